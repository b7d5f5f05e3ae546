"""A dream: the hidden part of a match as it may be."""

from __future__ import annotations

from whiteout.core.chance import Chance
from whiteout.games.stay_away.imagine.reach import Sightings
from whiteout.games.stay_away.imagine.stock import Stock
from whiteout.games.stay_away.position import HUMAN, INFECTED_ROLE, NOBODY


class Token:
    """A card that is neither an Infected! card nor the living Thing: its face, or a blank.

    `seen` is the last deed at which the seat has seen it; `path` tells where it has been since it
    left the deck: deed and zone, deed and zone.
    """

    __slots__ = ("face", "path", "seen")

    def __init__(self, face: int, seen: int, index: int, zone: int) -> None:
        self.face = face
        self.seen = seen
        self.path = [index, zone]

    def copy(self) -> Token:
        """An independent copy."""
        twin = Token(self.face, self.seen, 0, 0)
        twin.path = self.path[:]
        return twin

    def move(self, index: int, zone: int) -> None:
        """From this deed on it is in that zone."""
        self.path.append(index)
        self.path.append(zone)


def copies(tokens: list[Token]) -> list[Token]:
    """Independent copies."""
    return [token.copy() for token in tokens]


class Dream:
    """Where every card is supposed to be. The hand of the seat that dreams is not kept here.

    Infected! cards are alike, so they are only counted.
    """

    __slots__ = (
        "apart",
        "apart_infected",
        "ashes",
        "aside",
        "aside_infected",
        "hands",
        "held",
        "last_infected",
        "luck",
        "order",
        "pile",
        "pile_infected",
        "roles",
        "sightings",
        "stock",
        "thing",
        "thing_apart",
        "top",
        "top_infected",
    )

    def __init__(self, seats: int, sightings: Sightings, luck: Chance) -> None:
        self.luck = luck
        self.sightings = sightings
        self.stock = Stock(luck)
        self.hands: list[list[Token]] = [[] for _ in range(seats)]
        self.held = [0] * seats
        """By hand: how many Infected! cards."""
        self.pile: list[Token] = []
        """The discard pile, but for PANIC! cards."""
        self.pile_infected = 0
        self.apart: list[Token] = []
        """The three cards of Resolute."""
        self.apart_infected = 0
        self.aside: Token | None = None
        self.aside_infected = False
        self.top: Token | None = None
        """The card that Blind Date has put on the deck."""
        self.top_infected = False
        self.ashes: list[list[Token]] = []
        """By deck: the cards of the discard pile that it was made of."""
        self.roles = [HUMAN] * seats
        self.order: list[int] = []
        self.last_infected = NOBODY
        self.thing = NOBODY
        """The Thing while it lives; its card is not among its tokens."""
        self.thing_apart = False
        """Whether that card lies among the three of Resolute."""

    def copy(self) -> Dream:
        """An independent copy with the same luck."""
        twin = Dream(0, self.sightings, self.luck)
        twin.stock = self.stock.copy()
        twin.hands = [copies(hand) for hand in self.hands]
        twin.held = self.held[:]
        twin.pile = copies(self.pile)
        twin.pile_infected = self.pile_infected
        twin.apart = copies(self.apart)
        twin.apart_infected = self.apart_infected
        twin.aside = None if self.aside is None else self.aside.copy()
        twin.aside_infected = self.aside_infected
        twin.top = None if self.top is None else self.top.copy()
        twin.top_infected = self.top_infected
        twin.ashes = [copies(tokens) for tokens in self.ashes]
        twin.roles = self.roles[:]
        twin.order = self.order[:]
        twin.last_infected = self.last_infected
        twin.thing = self.thing
        twin.thing_apart = self.thing_apart
        return twin

    def infect(self, player: int) -> None:
        """The Thing has passed an Infected! card to a Human (SA-INF-01)."""
        self.roles[player] = INFECTED_ROLE
        self.order.append(player)
        self.last_infected = player

    def draw_lot(self, count: int) -> int:
        """One of so many, each as likely as the other."""
        return self.luck.below(count, "imagine") if count > 1 else 0
