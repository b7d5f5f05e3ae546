"""What a draw is made from: ties and limits that the game declares, and lots of alike copies."""

from __future__ import annotations

from typing import Final

from whiteout.core.zones.tables import SURE, Row

FITS: Final = 4


class Tie:
    """A zone holds a face for a reason of its own with a certain chance, and `holds` says whether
    it does in the position being drawn. The Infected keep an Infected!, for instance."""

    __slots__ = ("chance", "face", "holds", "zone")

    def __init__(self, zone: int, face: int, chance: float, holds: bool) -> None:
        self.zone = zone
        self.face = face
        self.chance = chance
        self.holds = holds


class Limit:
    """A zone holds at most so many of a face."""

    __slots__ = ("face", "most", "zone")

    def __init__(self, zone: int, face: int, most: int) -> None:
        self.zone = zone
        self.face = face
        self.most = most


class Lot:
    """Alike copies of a face that are still to be placed, and their chances."""

    __slots__ = ("able", "cells", "chance", "copies", "face", "firm", "home", "rest")

    def __init__(self, row: Row, cells: list[float], firm: bool) -> None:
        self.face = row.face
        self.copies = row.copies
        self.home = row.home
        self.firm = firm
        """Counted in this world on its own, so that its chances need no fitting to it."""
        self.cells = cells
        self.able = cells
        """Where copies can be at all; ties change the chances alone."""
        self.rest = 0.0
        """How much of a copy lies in the zones still to be filled."""
        self.chance = 0.0


def fit(chances: list[float], firm: list[bool], need: int) -> None:
    """Scale chances until they add up to the need: those that are firm only if they must be."""
    for _ in range(FITS):
        fixed = 0.0
        loose = 0.0
        for place, amount in enumerate(chances):
            if firm[place]:
                fixed += amount
            else:
                loose += amount
        if abs(fixed + loose - need) < SURE:
            return
        for place, amount in enumerate(chances):
            if fixed > need:
                chances[place] = amount * need / fixed if firm[place] else 0.0
            elif not firm[place]:
                chances[place] = min(1.0, amount * (need - fixed) / loose)
            elif loose < SURE:
                chances[place] = min(1.0, amount * need / fixed)


def even(zones: list[list[int]], sizes: list[int]) -> None:
    """By force: what a zone holds too many of goes where something is lacking."""
    spare: list[int] = []
    for held, size in zip(zones, sizes, strict=True):
        while len(held) > size:
            spare.append(held.pop())
    for held, size in zip(zones, sizes, strict=True):
        while len(held) < size and spare:
            held.append(spare.pop())
