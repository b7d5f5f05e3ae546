"""Roles that many seats can have at once, beside the one that makes the worlds.

Worlds for every set of seats would be too many, so each world keeps a chance per seat.
"""

from __future__ import annotations

from math import exp
from typing import Final

from whiteout.core.chance import Chance
from whiteout.core.zones.tables import UNIT, Tables

UNLIKELY: Final = 0.05
"""No sight tells more than this against a world that it does not contradict: tables are no more
exact than that."""


class SeatChances:
    """By world and seat: how likely the seat has the role."""

    __slots__ = ("by_world",)

    def __init__(self, worlds: int, seats: int, chance: float = 0.0) -> None:
        self.by_world = [[chance] * seats for _ in range(worlds)]

    def settle(self, seat: int, chance: float) -> None:
        """In every world the same, as what the viewer knows for sure."""
        for chances in self.by_world:
            chances[seat] = chance

    def grow(self, world: int, seat: int, chance: float) -> None:
        """The seat may have come to the role just now."""
        chances = self.by_world[world]
        chances[seat] += (1.0 - chances[seat]) * min(1.0, chance)

    def mix(self, target: int, source: int, part: float) -> None:
        """A part of one world has come from another; see `Tables.branch`."""
        mine = self.by_world[target]
        for seat, theirs in enumerate(self.by_world[source]):
            mine[seat] += part * (theirs - mine[seat])

    def weigh(self, world: int, seat: int, seen: int, expected: float) -> float:
        """Whoever has the role holds one of a face for sure, and any number besides as others do.
        So many were seen; so many are expected beyond the one. How likely that was."""
        mine = self.by_world[world][seat]
        having = mine * at_least(seen - 1, expected)
        total = having + (1.0 - mine) * at_least(seen, expected)
        if having > 0:
            self.by_world[world][seat] = having / total
        return total

    def see(self, k: Tables, seat: int, face: int, seen: int) -> None:
        """So many of the face that goes with the role were seen in the seat's zone: what that says
        of the seat in each world, and of the worlds."""
        for world, chances in enumerate(self.by_world):
            if k.weights[world] > 0:
                spare = max(0.0, k.expected(world, seat, face) - chances[seat])
                k.weigh(world, max(self.weigh(world, seat, seen, spare), UNLIKELY))

    def draw(self, world: int, chance: Chance) -> list[bool]:
        """Who has the role in this world."""
        return [
            likely > 0 and chance.word("determinize") * UNIT < likely
            for likely in self.by_world[world]
        ]


def at_least(count: int, mean: float) -> float:
    """The chance of so many, where so many are expected (Poisson)."""
    term = exp(-mean)
    rest = 1.0
    for number in range(count):
        rest -= term
        term *= mean / (number + 1)
    return max(0.0, rest)
