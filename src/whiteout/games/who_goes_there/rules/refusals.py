"""Why an answer is not offered: the rule behind a refusal (WG-DEC-01, WG-DEC-04).

Looks only at the asker's own cards and status and at public facts, so a refusal tells nothing new
(WG-DEC-02).
"""

from __future__ import annotations

from typing import Final

from whiteout.games.who_goes_there.options import SEARCHES
from whiteout.games.who_goes_there.position import DUE, HELICOPTER, TURNS, CampPosition
from whiteout.games.who_goes_there.rules.camp_event import is_lockdown
from whiteout.games.who_goes_there.rules.trading import FOR_A_PAIR, may_meet, open_between
from whiteout.games.who_goes_there.tables import (
    IDS,
    INSIDE,
    PHASE_SPACE,
    SPACES,
    TILE_IDS,
    UNLOCK_IDS,
)

_RULES: Final[dict[str, str]] = {
    "take": "WG-SET-05",
    "lead": "WG-SET-09",
    "name": "WG-SET-09",
    "place": "WG-SET-11",
    "start": "WG-SET-13",
    "eat": "WG-FOOD-08",
    "feed": "WG-FOOD-08",
    "bunk": "WG-SLP-04",
    "infected": "WG-CLK-03",
    "gain_stamina": "WG-ACT-05",
    "gain_xp": "WG-ACT-05",
    "repair_sure": "WG-UTL-07",
    "repair_lucky": "WG-UTL-07",
    "flask": "WG-XP-08",
    "play": "WG-HAND-09",
    "shack": "WG-HAND-09",
    "use_locker": "WG-HAND-09",
    "locker_move": "WG-MOVE-05",
    "use_item": "WG-HAND-09",
    "flare": "WG-ACT-08",
    "locker_flare": "WG-ACT-08",
    "burn": "WG-BON-01",
    "kindle": "WG-BON-01",
    "light_matches": "WG-BON-02",
    "light_lighter": "WG-BON-02",
    "discard_tile": "WG-TILE-05",
    "assault": "WG-AST-01",
    "infect": "WG-INF-03",
    "accept": "WG-TRD-05",
    "counter": "WG-TRD-18",
    "withdraw": "WG-TRD-13",
    "ask_offers": "WG-TRD-18",
    "taking_control": "WG-EVT-11",
    "take_offer": "WG-PHC-02",
    "call_departure": "WG-HEL-10",
    "invite": "WG-HEL-18",
    "stay": "WG-HEL-20",
    "pay_roll": "WG-CLK-07",
}
"""By the verb: the rule that says when it is offered, where no other comes first."""


def why_not(p: CampPosition, player: int, text: str) -> str:
    """The id of the rule that forbids this answer, or WG-DEC-04 where none fits."""
    if not p.alive[player]:
        return "WG-DTH-02"
    verb, _, rest = text.partition(" ")
    if p.step == TURNS and player == p.active:
        found = why_not_in_turn(p, player, verb, rest)
        if found:
            return found
    if verb in ("propose", "counter", "accept"):
        return why_not_trade(p, player, rest) or _RULES.get(verb, "WG-TRD-01")
    if player not in p.asked:
        return "WG-ACT-01" if p.step == TURNS else "WG-DEC-04"
    return _RULES.get(verb, "WG-DEC-04")


def why_not_in_turn(p: CampPosition, player: int, verb: str, rest: str) -> str:
    """The own turn: what a command lacks."""
    if verb == "end_turn":
        return "WG-TURN-03" if p.event_state[player] == DUE else "WG-TURN-02"
    if verb == "resolve_event":
        return "WG-EVT-01"
    if verb == "move" and rest in SPACES:
        return why_not_move(p, player, SPACES.index(rest))
    if verb == "search" and rest in SEARCHES:
        return "WG-SRCH-08" if p.all_actions(player) > 1 else "WG-ACT-02"
    if verb == "build" and rest in TILE_IDS:
        return why_not_build(p, player, TILE_IDS.index(rest))
    if verb == "unlock" and rest in UNLOCK_IDS:
        return "WG-XP-03" if rest == "overstock" else "WG-XP-02"
    if verb == "discard_card" and rest in IDS:
        return "WG-HAND-05"
    return ""


def why_not_move(p: CampPosition, player: int, space: int) -> str:
    """A Move that is not to be had."""
    if space == p.spaces[player]:
        return "WG-MOVE-06"
    if space >= PHASE_SPACE + p.phase:
        return "WG-MOVE-04"
    if (space < PHASE_SPACE) != (p.location(player) == INSIDE):
        if is_lockdown(p):
            return "WG-MOVE-05"
        if p.changed_location:
            return "WG-MOVE-02"
    return "WG-MOVE-01"


def why_not_build(p: CampPosition, player: int, tile: int) -> str:
    """A tile that cannot be built."""
    if not p.tray[tile]:
        return "WG-BLD-05"
    return "WG-BLD-01" if p.location(player) != INSIDE else "WG-BLD-02"


def why_not_trade(p: CampPosition, player: int, rest: str) -> str:
    """A trade that is not to be had."""
    if p.step == HELICOPTER or p.active < 0:
        return "WG-HEL-01" if p.step == HELICOPTER else "WG-FOOD-06"
    if not (rest.isascii() and rest.isdigit() and int(rest) < p.seats):
        return ""
    other = int(rest)
    if p.active not in (player, other) or not p.alive[other]:
        return "WG-TRD-01"
    if not may_meet(p, other if player == p.active else player):
        return "WG-TRD-01"
    if p.offered[player][other] >= FOR_A_PAIR:
        return "WG-TRD-18"
    if open_between(p, player, other) >= 0:
        return "WG-TRD-13"
    return "WG-TRD-05"
