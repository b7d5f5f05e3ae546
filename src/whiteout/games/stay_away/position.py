"""The position of Stay Away!: everything that lies on the table or is hidden in it.

The core's seat number k is player k here. The specification's *seat* is the chair at the round
table: players change chairs, and `seat_of` says who sits where.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from whiteout.core.chance import Chance
from whiteout.core.event import Event
from whiteout.core.position import Position
from whiteout.games.stay_away.settings import Settings

if TYPE_CHECKING:
    from whiteout.games.stay_away.imagine.imagine import Imagination

HUMAN: Final = 0
INFECTED_ROLE: Final = 1
THING_ROLE: Final = 2
ROLES: Final = ["human", "infected", "the_thing"]

NOBODY: Final = -1

# What the table is doing: the public name of the current part of a turn (I-02).
START: Final = "start"
DRAW: Final = "draw"
ACT: Final = "act"
PANIC_STEP: Final = "panic"
EXCHANGE: Final = "exchange"
END: Final = "end"


class StayAwayPosition(Position):
    """All that is on the table, by player unless said otherwise."""

    __slots__ = (
        "active",
        "alive",
        "barred_left",
        "cause",
        "chain",
        "deck",
        "direction",
        "discard",
        "doors",
        "drawn",
        "drew_in_quarantine",
        "end_reason",
        "hands",
        "imaginations",
        "infection_order",
        "initiator",
        "known_top",
        "last_human_infected",
        "left",
        "living",
        "offer",
        "opening",
        "partner",
        "played",
        "player_at",
        "quarantine",
        "quarantine_counts",
        "redirected",
        "request",
        "right",
        "roles",
        "seat_of",
        "settings",
        "skip_exchange",
        "starting_seat",
        "step",
        "target",
        "thing",
        "turn",
        "winners",
    )

    def __init__(self, seats: int, chance: Chance, settings: Settings) -> None:
        super().__init__(seats, chance)
        self.settings = settings
        # People and chairs.
        self.hands: list[list[int]] = []
        self.roles: list[int] = []
        self.alive: list[bool] = []
        self.living = 0
        self.seat_of: list[int] = []
        self.player_at: list[int] = []  # by seat; NOBODY where vacant
        self.left: list[int] = []  # first living player at rising seats (SA-SEAT-02)
        self.right: list[int] = []
        self.barred_left: list[bool] = []  # a door in the gap to the left neighbour
        self.direction = 1
        # Obstacles.
        self.doors: list[bool] = []  # by edge: edge i lies between seats i and i + 1
        self.quarantine: list[int] = []  # own turns left; 0 where there is none
        self.quarantine_counts: list[bool] = []  # this turn began under this Quarantine
        # Cards.
        self.deck: list[int] = []  # the top card stands last
        self.discard: list[int] = []
        self.played: list[int] = []  # face up, not yet discarded (I-35)
        self.drawn: list[int] = []  # the cards looked at for Resolute
        self.known_top = NOBODY  # who knows the top card after Blind Date (I-07)
        # The turn.
        self.turn = 0
        self.active = NOBODY
        self.starting_seat = 0
        self.step = START
        self.skip_exchange = False  # the turn ends without step 3 (SA-FLOW-07)
        self.drew_in_quarantine = False
        self.target = NOBODY
        # The exchange in progress.
        self.cause = ""
        self.initiator = NOBODY
        self.partner = NOBODY
        self.offer = NOBODY
        self.redirected = False
        self.chain: list[int] = []  # who takes part in Round and Round, in order of passing
        # The Thing and the end.
        self.thing = NOBODY  # NOBODY while The Thing is still in the deck
        self.infection_order: list[int] = []
        self.last_human_infected = NOBODY  # the last Human to disappear, if by infection
        self.request = False  # The Thing asked to declare at the next stable point (I-36)
        self.winners: list[int] = []
        self.end_reason = ""
        # How the match began, if in the middle; and what seats make of the history since. Both are
        # for determinize.py, and no part of the position.
        self.opening: Event | None = None
        self.imaginations: dict[int, Imagination] = {}

    def clone(self) -> StayAwayPosition:
        copy = StayAwayPosition(self.seats, self.chance.clone(), self.settings)
        copy.copy_core(self)
        copy.hands = [hand[:] for hand in self.hands]
        copy.roles = self.roles[:]
        copy.alive = self.alive[:]
        copy.living = self.living
        copy.seat_of = self.seat_of[:]
        copy.player_at = self.player_at[:]
        copy.left = self.left[:]
        copy.right = self.right[:]
        copy.barred_left = self.barred_left[:]
        copy.direction = self.direction
        copy.doors = self.doors[:]
        copy.quarantine = self.quarantine[:]
        copy.quarantine_counts = self.quarantine_counts[:]
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.played = self.played[:]
        copy.drawn = self.drawn[:]
        copy.known_top = self.known_top
        copy.turn = self.turn
        copy.active = self.active
        copy.starting_seat = self.starting_seat
        copy.step = self.step
        copy.skip_exchange = self.skip_exchange
        copy.drew_in_quarantine = self.drew_in_quarantine
        copy.target = self.target
        copy.cause = self.cause
        copy.initiator = self.initiator
        copy.partner = self.partner
        copy.offer = self.offer
        copy.redirected = self.redirected
        copy.chain = self.chain[:]
        copy.thing = self.thing
        copy.infection_order = self.infection_order[:]
        copy.last_human_infected = self.last_human_infected
        copy.request = self.request
        copy.winners = self.winners[:]
        copy.end_reason = self.end_reason
        copy.opening = self.opening
        return copy

    # -- what the rules ask again and again --------------------------------------------------------

    def isolated(self, player: int) -> bool:
        """Quarantined in the sense of the rulebook: no exchange, no play, no target (SA-OBS-03)."""
        return self.quarantine[player] > 0 and not self.settings.open_cards

    def in_the_open(self, player: int) -> bool:
        """Quarantined in the sense of the later edition: cards move face up."""
        return self.quarantine[player] > 0 and self.settings.open_cards

    def humans_alive(self) -> int:
        """How many Humans remain (I-28)."""
        count = 0
        for player in range(self.seats):
            if self.alive[player] and self.roles[player] == HUMAN:
                count += 1
        return count
