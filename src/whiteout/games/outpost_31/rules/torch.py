"""The torch vote: specification 6.6 (TORCH). Votes of all living players serve the Escape too
(OP-ESC-05, OP-ESC-06)."""

from __future__ import annotations

from typing import ClassVar

from whiteout.core.choice import VeiledChoice
from whiteout.core.event import Event, Facts
from whiteout.core.option import Option
from whiteout.games.outpost_31.options import NO, YES
from whiteout.games.outpost_31.position import NOTHING, OutpostPosition
from whiteout.games.outpost_31.rules.elimination import burn
from whiteout.games.outpost_31.rules.flamethrower import others
from whiteout.games.outpost_31.rules.gear import (
    FULL,
    has_full_flamethrower,
    spend_full_flamethrower,
)


def voters(p: OutpostPosition) -> list[int]:
    """All living players, tied ones included (OP-ROPE-09, OP-TORCH-02, OP-ESC-05)."""
    return [player for player in range(p.seats) if p.living[player]]


def close_vote(p: OutpostPosition, answers: list[Option | None], about: str, target: int) -> bool:
    """Every vote is in: shown by name, or with `secret_votes` as totals only. True if there are
    more yes than no; a tie is a no."""
    votes = [NOTHING if answer is None else answer.value for answer in answers]
    p.votes = votes
    yes = votes.count(1)
    no = votes.count(0)
    if p.history is not None:
        facts: Facts = {"about": about, "target": target, "yes": yes, "no": no}
        facts["passed"] = yes > no
        shown = not p.settings.secret_votes
        facts["in_favour"] = who_voted(votes, 1) if shown else None
        facts["against"] = who_voted(votes, 0) if shown else None
        p.emit(Event("voted", facts))
    return yes > no


def who_voted(votes: list[int], vote: int) -> list[int]:
    """The players of this vote."""
    return [player for player, given in enumerate(votes) if given == vote]


def may_torch(p: OutpostPosition, holder: int) -> bool:
    """With both uses of a Flamethrower, and while the limit on torched players is not reached;
    failed votes do not count (OP-FLAM-08, OP-TORCH-09, OP-TORCH-10)."""
    return (
        p.torched_total < p.settings.torch_limit
        and has_full_flamethrower(p, holder)
        and bool(others(p, holder))
    )


def accuse(p: OutpostPosition, holder: int, target: int) -> None:
    """Both uses are spent whatever the result (OP-TORCH-01)."""
    if p.history is not None:
        p.emit(Event("accused", {"player": holder, "target": target}))
    spend_full_flamethrower(p, holder, FULL)
    p.then(TorchVote(holder, target))


class TorchVote(VeiledChoice[OutpostPosition]):
    """D08: all living players at once, accuser, accused and tied players included; nobody may
    abstain (OP-TORCH-02 to OP-TORCH-04)."""

    __slots__ = ("accused", "accuser")
    POINT: ClassVar = "D08"
    RULE: ClassVar = "OP-TORCH-02"

    def __init__(self, accuser: int, accused: int) -> None:
        super().__init__()
        self.accuser = accuser
        self.accused = accused

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"player": self.accuser, "target": self.accused}

    def everybody(self, p: OutpostPosition) -> list[int]:
        return voters(p)

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [YES, NO]

    def resolve_all(self, p: OutpostPosition, answers: list[Option | None]) -> None:
        if close_vote(p, answers, "torch", self.accused):
            burn(p, self.accused)
