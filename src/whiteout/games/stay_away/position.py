"""The position of Stay Away!: everything that lies on the table or is hidden in it.

The core's seat number k is player k here. The specification's *seat* is the chair at the round
table: players change chairs, and `seat_of` says who sits where.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.chance import Chance
from whiteout.core.position import Position
from whiteout.games.stay_away.settings import Settings
from whiteout.games.stay_away.written_copy import SLOTS, copy_into

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
STEPS: Final = [START, DRAW, ACT, PANIC_STEP, EXCHANGE, END]


class StayAwayPosition(Position):
    """All that is on the table, by player unless said otherwise."""

    __slots__ = SLOTS

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

    def clone(self) -> StayAwayPosition:
        copy = StayAwayPosition(self.seats, self.chance.clone(), self.settings)
        copy.copy_core(self)
        copy_into(copy, self)
        return copy
