"""The torch vote: specification 6.6 (TORCH)."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.core.position import Choice, VeiledChoice
from whiteout.games.outpost_31.elimination import burn
from whiteout.games.outpost_31.flamethrower import others
from whiteout.games.outpost_31.gear import (
    FULL,
    has_full_flamethrower,
    spend_full_flamethrower,
)
from whiteout.games.outpost_31.options import NO, TARGET, YES
from whiteout.games.outpost_31.position import OutpostPosition
from whiteout.games.outpost_31.tables import MOST_PLAYERS
from whiteout.games.outpost_31.vote import close_vote, voters


def may_torch(p: OutpostPosition, holder: int) -> bool:
    """With both uses of a Flamethrower, and while the limit on torched players is not reached;
    failed votes do not count (OP-FLAM-08, OP-TORCH-09, OP-TORCH-10)."""
    return (
        p.torched_total < p.settings.torch_limit
        and has_full_flamethrower(p, holder)
        and bool(others(p, holder))
    )


def torch(p: OutpostPosition, holder: int) -> None:
    """The holder accuses somebody (OP-TORCH-01)."""
    p.then(_ACCUSE[holder])


class Accuse(Choice[OutpostPosition]):
    """D07: whom to burn; both uses are spent whatever the result (OP-TORCH-01)."""

    __slots__ = ()

    def point(self, p: OutpostPosition) -> str:
        return "D07"

    def rule(self, p: OutpostPosition) -> str:
        return "OP-TORCH-01"

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [TARGET[player] for player in others(p, seat)]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        if p.history is not None:
            p.emit(Event("accused", {"player": self.seat, "target": option.value}))
        spend_full_flamethrower(p, self.seat, FULL)
        p.then(TorchVote(self.seat, option.value))


class TorchVote(VeiledChoice[OutpostPosition]):
    """D08: all living players at once, accuser, accused and tied players included; nobody may
    abstain (OP-TORCH-02 to OP-TORCH-04)."""

    __slots__ = ("accused", "accuser")

    def __init__(self, accuser: int, accused: int) -> None:
        super().__init__()
        self.accuser = accuser
        self.accused = accused

    def point(self, p: OutpostPosition) -> str:
        return "D08"

    def rule(self, p: OutpostPosition) -> str:
        return "OP-TORCH-02"

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"player": self.accuser, "target": self.accused}

    def everybody(self, p: OutpostPosition) -> list[int]:
        return voters(p)

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [YES, NO]

    def resolve_all(self, p: OutpostPosition, answers: list[Option | None]) -> None:
        if close_vote(p, answers, "torch", self.accused):
            burn(p, self.accused)


_ACCUSE: Final = [Accuse(player) for player in range(MOST_PLAYERS)]
