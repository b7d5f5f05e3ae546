"""Chance that a scenario has loaded: the next dice, and the next orders of a pool."""

from __future__ import annotations

from typing import Final

from whiteout.core.chance import Chance

_DICE: Final = ("dice", "room die")


class LoadedChance(Chance):
    """Gives the faces and orders named, then goes on as the chance behind it."""

    __slots__ = ("_behind", "_faces", "_orders")

    def __init__(self, behind: Chance, faces: list[int], orders: list[list[int]]) -> None:
        self._behind = behind
        self._faces = faces
        self._orders = orders

    def word(self, purpose: str) -> int:
        if self._faces and purpose in _DICE:
            return self._faces.pop(0) - 1
        return self._behind.word(purpose)

    def shuffle(self, items: list[int], purpose: str) -> None:
        """The order named, first card on top (the top card stands last); unnamed cards follow in
        any order."""
        self._behind.shuffle(items, purpose)
        if purpose == "pool" and self._orders:
            top: list[int] = []
            for card in self._orders.pop(0):
                if card in items:
                    items.remove(card)
                    top.insert(0, card)
            items += top

    def clone(self) -> LoadedChance:
        orders = [order[:] for order in self._orders]
        return LoadedChance(self._behind.clone(), self._faces[:], orders)
