"""Deeds: what one seat has seen happen to the cards, told in as few kinds as possible."""

from __future__ import annotations

from typing import Final

UNKNOWN: Final = -1
"""A face that the seat has not seen."""

# Kinds of deeds, in words of the cards.
DRAW: Final = 0  # from the deck into the hand of `player`, or (`apart`) among the three of Resolute
TRADE: Final = 1  # everybody of `chain` gives a card to the next in it, at the same moment
DISCARD: Final = 2  # from the hand of `player` to the discard pile
SPEND: Final = 3  # a card of the hand of `player` is played: it lies open and leaves no trace here
PILE: Final = 4  # an open card goes to the discard pile
SHOW: Final = 5  # the hand of `player` is seen: `faces`
HOLDS: Final = 6  # one card of the hand of `player` is seen
KEEP: Final = 7  # one of the three of Resolute into the hand, the others to the discard pile
ASIDE: Final = 8  # from the hand of `player` aside, for Blind Date
PLACE: Final = 9  # what was put aside goes on the deck, or (`apart`) to the discard pile
SHUFFLE: Final = 10  # the discard pile becomes the deck
OVERFLOW: Final = 11  # `player` held more Infected! cards than allowed and discards one
DIE: Final = 12  # `player` is eliminated: the hand goes to the discard pile
STUCK: Final = (
    13  # `player`, or else `other`, had nothing but Infected! cards to give; `face` counts
)
FREE: Final = 14  # `player` and `other` both had something to give each other
TURNED: Final = 15  # `player` was Infected by now, and `other` is The Thing


class Deed:
    """One thing that happened. Which fields mean something depends on the kind."""

    __slots__ = (
        "apart",
        "chain",
        "face",
        "faces",
        "kind",
        "other",
        "player",
        "sizes",
    )

    def __init__(self, kind: int, player: int = UNKNOWN, face: int = UNKNOWN) -> None:
        self.kind: Final = kind
        self.player: Final = player
        self.face = face
        self.other = UNKNOWN
        self.apart = False
        self.faces: list[int] = []
        self.chain: list[int] = []
        self.sizes: list[int] = []
        """Hand sizes before the deed: of `player` and `other`, or of the chain."""

    def __repr__(self) -> str:
        fields = [f"{name}={getattr(self, name)!r}" for name in self.__slots__]
        return f"Deed({', '.join(fields)})"
