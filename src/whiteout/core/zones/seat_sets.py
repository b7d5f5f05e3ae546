"""Which seats have a hidden role, where several can have it: a weight for every set of seats.

Sets are numbers with a bit per seat. This is exact, and meant for few sets: one or two seats of
eight. Where too many sets can be, roles.py keeps a chance per seat instead.
"""

from __future__ import annotations

from itertools import combinations
from math import comb

from mypy_extensions import mypyc_attr

from whiteout.core.chance import Chance
from whiteout.core.event import Facts
from whiteout.core.zones.tables import UNIT

LEAST = 0.001
"""What is left of a suspicion, or of trust, that was refuted."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatSets:
    """The sets of seats that can have the role, each with its weight. What is known for certain
    leaves only the sets that agree with it; what speaks for some multiplies their weights."""

    def __init__(self, weights: dict[int, float]) -> None:
        self.weights = weights

    def hear(self, facts: Facts) -> None:
        """One event, as its viewer has seen it: the method `on_KIND`, if there is one."""
        react = getattr(self, f"on_{facts['event']}", None)
        if react is not None:
            react(facts)

    def keep(self, sets: list[int]) -> None:
        """Only these remain."""
        self.weights = {seats: self.weights[seats] for seats in sets}

    def know(self, seat: int, has: bool) -> None:
        """The viewer knows whether the seat has the role."""
        self.keep([seats for seats in self.weights if bool(seats >> seat & 1) == has])

    def only(self, seats: int) -> None:
        """The viewer knows who has it."""
        self.weights = {seats: self.weights.get(seats, 1.0)}

    def add(self, seats: int, weight: float) -> None:
        """One more way in which these can have come to it."""
        self.weights[seats] = self.weights.get(seats, 0.0) + weight

    def weigh(self, among: int, chances: list[float]) -> None:
        """How likely what was seen is, by how many of these seats have the role."""
        weights = self.weights
        for seats in weights:
            weights[seats] *= chances[(seats & among).bit_count()]

    def total(self) -> float:
        """The sum of all weights."""
        total = 0.0
        for weight in self.weights.values():
            total += weight
        return total

    def suspicion(self, seat: int) -> float:
        """How likely a seat has the role."""
        guilty = 0.0
        for seats, weight in self.weights.items():
            if seats >> seat & 1:
                guilty += weight
        total = self.total()
        return guilty / total if total > 0 else 0.0

    def draw(self, chance: Chance, suspicion: list[float] | None = None) -> int:
        """One of the sets by its weight, and by suspicion where there is one."""
        weights = self.weights
        if suspicion is not None:
            weights = {seats: weights[seats] * odds(seats, suspicion) for seats in weights}
        point = chance.word("determinize") * UNIT * sum(weights.values())
        drawn = -1
        for seats, weight in weights.items():
            if weight > 0:
                drawn = seats
                point -= weight
                if point < 0:
                    break
        assert drawn >= 0, "no set of seats agrees with what was seen"
        return drawn


def odds(seats: int, suspicion: list[float]) -> float:
    """How much likelier this set is than the empty one, if each seat is suspected for itself; no
    set is ruled out by suspicion alone."""
    product = 1.0
    for seat, likely in enumerate(suspicion):
        if seats >> seat & 1:
            product *= max(likely, LEAST) / max(1.0 - likely, LEAST)
    return product


def set_of(seats: list[int]) -> int:
    """These seats."""
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found


def dealings(cards: int, copies: int, seats: list[int]) -> list[tuple[int, float]]:
    """Each of these seats is dealt one of so many cards, some of them copies of the role's: every
    set of seats that can get one, with its chance."""
    total = comb(cards, copies)
    found: list[tuple[int, float]] = []
    for size in range(min(copies, len(seats)) + 1):
        chance = comb(cards - len(seats), copies - size) / total
        if chance > 0:
            found += [(set_of(list(chosen)), chance) for chosen in combinations(seats, size)]
    return found
