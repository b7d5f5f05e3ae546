"""Stock: the faces of cards that moved unseen, left open as long as possible.

A card whose face the seat has not seen is a *blank* of the deck it came from. Which face it bears
is decided only when the seat sees it, or at the very end: until then all blanks of one deck are
alike, and any card of that deck may be any of them. The discard pile becomes a deck of its own, in
which older blanks may lie among known cards.

A face is a card's code (0 and up), or a blank (`blank(deck)`, -2 and down). Infected! cards are
never blanks: whether a card is one is decided when it is drawn.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.chance import Chance
from whiteout.games.stay_away.cards import CARDS

NONE: Final = -1
FACES: Final = len(CARDS)


class DeadEnd(Exception):
    """What has been imagined so far cannot lead to what was seen."""


def blank(deck: int) -> int:
    """A card from that deck, of unknown face but no Infected! card."""
    return -2 - deck


class Stock:
    """For every deck so far: what its blanks can turn out to be."""

    __slots__ = ("blanks", "counts", "current", "infected", "luck", "older", "others")

    def __init__(self, luck: Chance) -> None:
        self.luck = luck
        self.blanks = [0] * FACES
        """How many blanks of all decks bear each face."""
        self.counts: list[list[int]] = []
        """By deck: how many blanks bear each face."""
        self.older: list[list[int]] = []
        """By deck: blanks of earlier decks that its blanks can turn out to be."""
        self.current = -1
        self.infected = 0
        """Infected! cards in the deck of the table."""
        self.others = 0
        """STAY AWAY! cards in it that are no Infected! cards."""

    def copy(self) -> Stock:
        """An independent copy with the same luck."""
        twin = Stock(self.luck)
        twin.blanks = self.blanks[:]
        twin.counts = [counts[:] for counts in self.counts]
        twin.older = [older[:] for older in self.older]
        twin.current = self.current
        twin.infected = self.infected
        twin.others = self.others
        return twin

    def add_deck(self, counts: list[int], older: list[int], infected: int, others: int) -> None:
        """A new deck lies on the table."""
        self.counts.append(counts)
        blanks = self.blanks
        for face, count in enumerate(counts):
            if count:
                blanks[face] += count
        self.older.append(older)
        self.infected = infected
        self.others = others
        self.current += 1

    def put(self, deck: int, face: int) -> None:
        """One more card that blanks of this deck can turn out to be."""
        if face < 0:
            self.older[deck].append(face)
        else:
            self.counts[deck][face] += 1
            self.blanks[face] += 1

    def holds(self, deck: int, face: int) -> bool:
        """Whether such a card is among those that blanks of this deck can turn out to be."""
        return face in self.older[deck] if face < 0 else self.counts[deck][face] > 0

    def drop(self, deck: int, face: int) -> None:
        """One card less that blanks of this deck can turn out to be."""
        if face < 0:
            self.older[deck].remove(face)
        else:
            self.counts[deck][face] -= 1
            self.blanks[face] -= 1

    def can_be(self, face: int, wanted: int) -> bool:
        """Whether a card can turn out to bear the face wanted."""
        if face >= 0:
            return face == wanted
        deck = -2 - face
        if self.counts[deck][wanted] > 0:
            return True
        asked = NONE
        for older in self.older[deck]:
            if older != asked:
                asked = older
                if self.can_be(older, wanted):
                    return True
        return False

    def settle(self, face: int, wanted: int) -> None:
        """A blank turns out to bear the face wanted."""
        deck = -2 - face
        if self.older[deck]:
            older = self.choose_older(deck, wanted)
            if older != NONE:
                self.older[deck].remove(older)
                self.settle(older, wanted)
                return
        if self.counts[deck][wanted] == 0:
            raise DeadEnd
        self.counts[deck][wanted] -= 1
        self.blanks[wanted] -= 1

    def choose_older(self, deck: int, wanted: int) -> int:
        """The older blank that it turns out to be, or NONE where it is a card known to lie in the
        deck: each as likely as it can bear the face."""
        able = [older for older in self.older[deck] if self.can_be(older, wanted)]
        if not able:
            return NONE
        known = self.counts[deck][wanted] << 10
        total = 0
        shares = []
        for older in able:
            counts = self.counts[-2 - older]
            total += 1 + (counts[wanted] << 10) // max(1, sum(counts))
            shares.append(total)
        drawn = self.luck.below(total + known, "imagine")
        for number, share in enumerate(shares):
            if drawn < share:
                return able[number]
        return NONE
