"""The position of Frost."""

from __future__ import annotations

from whiteout.core.chance import Chance
from whiteout.core.position import Position


class FrostPosition(Position):
    """The pile, the hands, who still stands."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.pile: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.ash: list[int] = []
        self.standing = list(range(seats))

    def clone(self) -> FrostPosition:
        copy = FrostPosition(self.seats, self.chance.clone())
        copy.copy_core(self)
        copy.pile = self.pile[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.ash = self.ash[:]
        copy.standing = self.standing[:]
        return copy
