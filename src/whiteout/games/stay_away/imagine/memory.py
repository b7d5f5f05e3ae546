"""Memory: the deeds that one seat has seen, and the table as everybody sees it.

A memory is filled by listen.py from the events that reach the seat, and from nothing else. So what
is imagined from a memory cannot depend on anything the seat does not know.
"""

from __future__ import annotations

from typing import Final

from whiteout.games.stay_away.cards import IS_PANIC
from whiteout.games.stay_away.imagine.deed import DRAW, PILE, PLACE, UNKNOWN, Deed
from whiteout.games.stay_away.position import HUMAN
from whiteout.games.stay_away.settings import Settings

OUTSIDE: Final = -9
"""The seat of those who look on: no player, and not UNKNOWN either."""


class Start:
    """What the seat knew when the match began: usually the deal, else an arranged table."""

    def __init__(self, seats: int) -> None:
        self.arranged = False
        self.hand: list[int] = []
        self.role = HUMAN
        self.sizes = [0] * seats
        self.alive = [True] * seats
        self.deck = 0
        self.pile = 0
        self.table: list[int] = []
        """Arranged: cards that lie open."""
        self.top = UNKNOWN
        """Arranged: the top card of the deck, where the seat knows it."""
        self.roles: list[int] = []
        """Arranged: all roles, where the seat is The Thing."""


class Memory:
    """The deeds that one seat has seen, and what they tell about The Thing."""

    def __init__(self, seats: int, seat: int, settings: Settings) -> None:
        self.viewer = seat
        self.seat = seat if seat >= 0 else OUTSIDE
        self.seats = seats
        self.settings = settings
        self.read = 0
        """How many events have been read."""
        self.start: Start | None = None
        self.deeds: list[Deed] = []
        # The table as everybody sees it.
        self.sizes = [0] * seats
        self.deck = 0
        self.back = ""
        """The back of the top card of the deck."""
        self.pile = 0
        self.open: list[int] = []
        """Cards played and not yet known to be in the discard pile."""
        self.quarantined = [False] * seats
        self.active = UNKNOWN
        self.apart = 0
        """How many cards lie apart for Resolute."""
        self.aside: Deed | None = None
        self.on_top: Deed | None = None
        """The ASIDE whose card is the top of the deck."""
        self.decks = 0
        """How often the discard pile has become the deck."""
        self.early = 0
        """PANIC! cards passed over before a shuffle in the middle of a draw."""
        self.passed = 0
        """PANIC! cards passed over since the deck was shuffled."""
        self.panics: list[int] = []
        """PANIC! cards drawn since the deck was shuffled."""
        self.seen_drawn: list[list[int]] = [[]]
        """By deck: the faces seen drawn from it, but for Infected! cards and The Thing."""
        self.first_panics = 0
        """How many PANIC! cards the first deck held, once it has been used up."""
        # The exchange in progress.
        self.initiator = UNKNOWN
        self.offer = UNKNOWN
        """The face of the offer, where the seat knows it."""
        self.redirected = False
        self.unlocked_by = UNKNOWN
        """Who redirected the offer, until a fresh one is made."""
        self.foretold = False
        """Whether the last deed tells what a fresh offer will tell."""
        self.stuck = 0
        """How many exchanges failed because one of the two had nothing to give."""
        self.facing = [UNKNOWN] * seats
        """Whom a player had to exchange with when `superinfection` struck."""
        # The Thing.
        self.role = HUMAN
        self.thing = UNKNOWN
        """Who The Thing is, where the seat knows it."""
        self.thing_known_at = 0
        self.without = [UNKNOWN] * seats
        """The last deed that showed a hand without The Thing."""
        self.clean = [UNKNOWN] * seats
        """The last deed that showed a hand without any Infected! card."""
        self.sights: list[tuple[int, int]] = []
        """Deeds that showed The Thing's card, and in whose hand."""
        self.died = [UNKNOWN] * seats

    def add(self, kind: int, player: int, face: int = UNKNOWN) -> Deed:
        """One more deed of a player, or of nobody."""
        deed = Deed(kind, player, face)
        if player >= 0:
            deed.sizes.append(self.sizes[player])
        self.deeds.append(deed)
        return deed

    def to_pile(self, card: int) -> None:
        """An open card goes to the discard pile."""
        self.pile += 1
        if not IS_PANIC[card]:
            self.add(PILE, UNKNOWN, card)

    def clear_table(self) -> None:
        """Open cards have had their effect and are in the discard pile."""
        for card in self.open:
            self.to_pile(card)
        self.open = []

    def lay_down(self) -> None:
        """The card put aside for Blind Date goes on the deck or to the discard pile."""
        aside = self.aside
        if aside is None:
            return
        self.aside = None
        deed = self.add(PLACE, UNKNOWN)
        deed.apart = self.settings.blind_date_to_discard
        if deed.apart:
            self.pile += 1
        else:
            self.deck += 1
            self.on_top = aside

    def fewest_panics(self) -> int:
        """How many PANIC! cards the first deck held at least, while it is in use."""
        return len(self.panics) + self.passed + (self.back == "panic")

    def fewest_plain(self) -> int:
        """How many STAY AWAY! cards the first deck held at least, while it is in use."""
        drawn = sum(1 for deed in self.deeds if deed.kind == DRAW and deed.other == UNKNOWN)
        top = self.back == "stay_away" and self.on_top is None and self.aside is None
        return drawn + top

    def is_the_thing(self, player: int) -> None:
        """The seat knows from now on who The Thing is."""
        if self.thing == UNKNOWN:
            self.thing = player
            self.thing_known_at = len(self.deeds)
