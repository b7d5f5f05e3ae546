"""Chance that a scenario has loaded: the next dice, and how the next shuffles come out.

A game names the purposes that can be loaded (docs/records.md lists purposes); every other draw, and
whatever comes after, is left to the chance behind.
"""

from __future__ import annotations

from whiteout.core.chance import Chance


class LoadedChance(Chance):
    """Gives the faces and orders named, then goes on as the chance behind it."""

    __slots__ = ("_behind", "_dice", "_faces", "_orders")

    def __init__(
        self,
        behind: Chance,
        dice: tuple[str, ...],
        faces: list[int],
        orders: dict[str, list[list[int]]] | None = None,
    ) -> None:
        self._behind = behind
        self._dice = dice
        """The purposes for which dice are rolled."""
        self._faces = faces
        """What the next of them show, from 1."""
        self._orders: dict[str, list[list[int]]] = orders or {}
        """By purpose: how the next shuffles come out, each from the top."""

    def word(self, purpose: str) -> int:
        if self._faces and purpose in self._dice:
            return self._faces.pop(0) - 1
        return self._behind.word(purpose)

    def shuffle(self, items: list[int], purpose: str) -> None:
        """The order named (the top stands last); what it does not name lies below in any order."""
        self._behind.shuffle(items, purpose)
        if self._orders.get(purpose):
            top: list[int] = []
            for item in self._orders[purpose].pop(0):
                if item in items:
                    items.remove(item)
                    top.insert(0, item)
            items += top

    def clone(self) -> LoadedChance:
        orders = {purpose: [order[:] for order in rest] for purpose, rest in self._orders.items()}
        return LoadedChance(self._behind.clone(), self._dice, self._faces[:], orders)
