"""Moving: specification 6.3 (MOVE)."""

from __future__ import annotations

from whiteout.core.event import Event
from whiteout.games.who_goes_there.position import CampPosition
from whiteout.games.who_goes_there.rules.camp_event import is_lockdown
from whiteout.games.who_goes_there.rules.infection import spend
from whiteout.games.who_goes_there.tables import PHASE_SPACE, SPACES, T_SNOWSHOES


def open_spaces(p: CampPosition, player: int) -> list[int]:
    """Every other open space; another location only once per turn, and not in a Lockdown
    (WG-MOVE-01 to WG-MOVE-06)."""
    here = p.spaces[player]
    last = PHASE_SPACE + p.phase
    if p.changed_location or is_lockdown(p):
        spaces = range(PHASE_SPACE) if here < PHASE_SPACE else range(PHASE_SPACE, last)
    else:
        spaces = range(last)
    return [space for space in spaces if space != here]


def move_cost(p: CampPosition, player: int) -> int:
    """The first Move of a turn costs nothing with Snowshoes (3.13, WG-ACT-06)."""
    return 0 if not p.free_move_used and T_SNOWSHOES in p.tiles[player] else 1


def move(p: CampPosition, player: int, space: int, by_locker: bool) -> None:
    """To another space, for its cost; the Locker face is no Move of the Snowshoes (WG-TILE-08)."""
    if not by_locker:
        spend(p, player, move_cost(p, player), "move")
        p.free_move_used = True
    before = p.spaces[player]
    if (before < PHASE_SPACE) != (space < PHASE_SPACE):
        p.changed_location = True
    p.spaces[player] = space
    if p.history is not None:
        facts = {"player": player, "source": SPACES[before], "space": SPACES[space]}
        p.emit(Event("moved", facts))
