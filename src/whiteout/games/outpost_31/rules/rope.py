"""Rope: specification 6.3 (ROPE)."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Choice
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.outpost_31.options import NO, YES
from whiteout.games.outpost_31.position import OutpostPosition
from whiteout.games.outpost_31.rules.gear import spend
from whiteout.games.outpost_31.tables import MISSIONS, MOST_PLAYERS
from whiteout.games.outpost_31.written_codes import ROPE

LEAST_FREE: Final = 2
"""Available players who must remain after a tying (OP-ROPE-11)."""


def may_tie(p: OutpostPosition) -> bool:
    """Whether enough players would remain available (OP-ROPE-11)."""
    free = 0
    for player in range(p.seats):
        if p.living[player] and not p.tied[player]:
            free += 1
    return free > LEAST_FREE


def rope_targets(p: OutpostPosition, holder: int) -> list[int]:
    """Whom a holder may propose to tie: available players but for the Captain, the holder and
    those refused him this turn; with `rope_required_only` only of a printed department
    (OP-ROPE-04, OP-ROPE-06, OP-ROPE-07)."""
    printed = MISSIONS[p.mission].departments
    return [
        player
        for player in range(p.seats)
        if p.available(player)
        and player != p.captain
        and player != holder
        and holder * MOST_PLAYERS + player not in p.refused_ropes
        and (not p.settings.rope_required_only or printed[p.department[player]])
    ]


def tie(p: OutpostPosition, holder: int, target: int) -> None:
    """One use; the target is tied until the end of the turn (OP-ROPE-10, OP-ROPE-12). A tied
    Captain loses the Indicator, the Investigation stays (OP-ROPE-03)."""
    spend(p, holder, ROPE)
    p.tied[target] = True
    if p.history is not None:
        p.emit(Event("tied", {"player": holder, "target": target}))
    if target == p.captain:
        pass_indicator(p)


def pass_indicator(p: OutpostPosition) -> None:
    """Inside a turn: to the next available player on the left (OP-ROPE-03, OP-TORCH-11)."""
    p.captain = p.next_available(p.captain)
    if p.history is not None:
        p.emit(Event("captain_moved", {"captain": p.captain}))


def rope_captain(p: OutpostPosition, holder: int) -> None:
    """Without consent (OP-ROPE-02)."""
    tie(p, holder, p.captain)


def rope_player(p: OutpostPosition, holder: int, target: int) -> None:
    """The holder names somebody (OP-ROPE-04). The Captain's own use is his consent
    (OP-ROPE-05)."""
    if holder == p.captain:
        tie(p, holder, target)
        return
    if p.history is not None:
        p.emit(Event("rope_proposed", {"player": holder, "target": target}))
    p.then(Consent(p.captain, holder, target))


class Consent(Choice[OutpostPosition]):
    """D05: the Captain answers in public; a refusal spends nothing and stands for the turn
    (OP-ROPE-04, OP-ROPE-06)."""

    __slots__ = ("holder", "target")
    POINT: ClassVar = "D05"
    RULE: ClassVar = "OP-ROPE-04"

    def __init__(self, captain: int, holder: int, target: int) -> None:
        super().__init__(captain)
        self.holder = holder
        self.target = target

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"player": self.holder, "target": self.target}

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [YES, NO]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        if option is YES:
            tie(p, self.holder, self.target)
            return
        p.refused_ropes.append(self.holder * MOST_PLAYERS + self.target)
        if p.history is not None:
            p.emit(Event("rope_refused", {"player": self.holder, "target": self.target}))
