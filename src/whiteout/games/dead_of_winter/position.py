"""The position of Dead of Winter: everything that lies on the table or is hidden in it.

The core's seat number is the player's number: seats are fixed and run clockwise (DW-SET-13).
Decks are lists whose last card is on top.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.chance import Chance
from whiteout.core.position import Position
from whiteout.games.dead_of_winter.settings import Settings
from whiteout.games.dead_of_winter.tables import (
    CARDS,
    COLONY,
    ENTRANCE_SPACES,
    ENTRANCES,
    ENTRANCES_OF,
    NOWHERE,
    PEOPLE,
    SPACES,
)
from whiteout.games.dead_of_winter.written_copy import copy_into

NOBODY: Final = -1
NOTHING: Final = -1

# How a player has left the game, if so.
IN_GAME: Final = 0
LOST_OUT: Final = 1
"""Eliminated, and the game is lost for that player (DW-VAR-05, DW-EXL-15)."""
JUDGED_OUT: Final = 2
"""Eliminated for want of survivors, and judged at the end all the same (DW-LAST-05)."""

# The public name of the step of the round (specification 5).
SETUP: Final = "setup"
CRISIS_STEP: Final = "reveal_crisis"
DICE_STEP: Final = "roll_dice"
TURNS: Final = "player_turns"
PAY_FOOD: Final = "pay_food"
CHECK_WASTE: Final = "check_waste"
RESOLVE_CRISIS: Final = "resolve_crisis"
ADD_ZOMBIES: Final = "add_zombies"
CHECK_OBJECTIVE: Final = "check_objective"
MOVE_TRACK: Final = "move_round_track"
PASS_TOKEN: Final = "pass_first_player"
# fmt: off
STEPS: Final = [
    SETUP, CRISIS_STEP, DICE_STEP, TURNS, PAY_FOOD, CHECK_WASTE, RESOLVE_CRISIS, ADD_ZOMBIES,
    CHECK_OBJECTIVE, MOVE_TRACK, PASS_TOKEN,
]
# fmt: on

Happened = list[int]
"""What a Crossroads card may wait for (specification 3.12): the event, its survivor, its location,
its number, its card, its player."""


class WinterPosition(Position):
    """All that is on the table; lists are by player, survivor or location as their comment says."""

    # fmt: off
    __slots__ = (
        "active", "barricades", "boxed", "chosen_location", "chosen_player", "chosen_survivor",
        "complete", "crisis", "crisis_deck", "crisis_seen", "crossroads_deck", "crossroads_in",
        "crossroads_out", "crossroads_seen", "dealt", "deck_seen", "decks", "declined", "delayed",
        "died", "drawn", "end_reason", "event_card", "event_location", "event_player",
        "event_survivor", "exile_cards", "exile_deck", "exiled", "first", "food", "frost",
        "fuel_stored", "given", "given_open", "goal", "hand_offs", "hands", "happened", "held",
        "helpless", "hold_morale", "holder", "ines_at", "items", "kills", "known", "leaders",
        "looked", "looked_at", "lost_hands", "main", "morale", "moved", "newcomers", "noise",
        "noise_made", "notes", "objective_cards", "objectives", "order", "out", "owner",
        "past_crises", "place", "played", "removed_cards", "removed_survivors", "returned", "round",
        "ruled_out", "samples", "settings", "sources", "spent", "starvation", "step",
        "survivor_deck", "track", "triggered", "turn", "turn_ending", "turned", "under", "unused",
        "used", "vote_used", "votes", "waste", "winners", "wounds", "zombies",
    )
    # fmt: on

    def __init__(self, seats: int, chance: Chance, settings: Settings) -> None:
        super().__init__(seats, chance)
        self.settings = settings
        # Players.
        self.hands: list[list[int]] = []  # in the order of the item list
        self.unused: list[list[int]] = []  # action dice, rising
        self.spent: list[list[int]] = []
        self.leaders: list[int] = []
        self.objectives: list[int] = []  # NOTHING in co-op modes
        self.exiled: list[bool] = []
        self.exile_cards: list[int] = []
        self.out: list[int] = []  # IN_GAME, LOST_OUT or JUDGED_OUT
        self.notes: list[list[int]] = []  # kinds that come into play as used (DW-PLAY-09)
        self.lost_hands: list[list[int]] = []  # hands removed with a last survivor
        self.known: list[list[list[int]]] = []
        """By viewer and owner: cards that the viewer has seen in that hand and that must still be
        there."""
        self.sources: list[int] = []  # the decks that hidden cards of a hand can come from, by bits
        self.dealt: list[list[int]] = []  # survivors dealt in setup; empty afterwards
        # Survivors, by number.
        self.owner: list[int] = []  # NOBODY where not in play
        self.place: list[int] = []  # NOWHERE where not in play
        self.wounds: list[int] = []
        self.frost: list[int] = []
        self.items: list[list[int]] = []  # equipped cards with their marks
        self.moved: list[bool] = []  # this turn
        self.used: list[int] = []  # abilities used this round: a bit for each survivor's
        self.survivor_deck: list[int] = []
        self.removed_survivors: list[int] = []  # survivor * 2, plus 1 if killed
        self.ines_at = NOWHERE  # the location whose abilities Ines has in the middle of a move
        # The board.
        self.zombies: list[int] = []  # by entrance
        self.barricades: list[int] = []  # by entrance
        self.noise: list[int] = []  # by location
        self.helpless = 0
        self.morale = 0
        self.track = 0
        self.round = 0
        self.food = 0
        self.starvation = 0
        self.waste: list[int] = []
        self.removed_cards: list[int] = []  # item cards out of the game after lying open
        self.boxed: list[list[int]] = []  # starter items, trimmed items by location, objectives
        # Decks.
        self.decks: list[list[int]] = []  # item decks by location; that of the colony is empty
        self.deck_seen: list[list[int]] = []  # parallel: who knows the card is there, by bits
        self.returned: list[list[int]] = []  # by location: equipment that was shuffled in
        self.crisis_deck: list[int] = []
        self.crisis_seen: list[int] = []  # parallel to crisis_deck
        self.exile_deck: list[int] = []
        self.crossroads_deck: list[int] = []
        self.crossroads_seen: list[int] = []  # parallel to crossroads_deck
        # The main objective.
        self.main = NOTHING
        self.goal: list[int] = []  # its numbers, see rules/objective.py
        self.objective_cards: list[int] = []
        self.samples = 0
        self.fuel_stored = 0
        # The crisis.
        self.crisis = NOTHING
        self.past_crises: list[int] = []
        self.given: list[list[int]] = []  # hand cards added by each player
        self.given_open: list[list[int]] = []  # equipment added by each player
        self.turned: list[int] = []  # contributions turned up so far
        # The turn.
        self.step = SETUP
        self.turn = 0
        self.first = NOBODY
        self.active = NOBODY
        self.order: list[int] = []  # who still has a turn in this round
        self.turn_ending = False  # the end has been declared once
        self.vote_used = False
        self.declined = 0
        self.hand_offs = 0
        self.kills = 0  # zombies killed by the effect that is being carried out
        self.noise_made = 0  # tokens placed by the running search
        self.played = NOTHING  # the card that a request has brought, while it is played
        self.drawn: list[int] = []  # by a running search, in the order drawn
        self.looked: list[int] = []  # cards that are being put back in any order, top first
        self.looked_at = NOTHING  # where they lie: a location, or the colony for crisis cards
        self.votes: list[int] = []  # the last closed vote: 1 yes, 0 no, NOTHING did not vote
        self.newcomers: list[int] = []  # survivors that the running bite chain cannot choose
        self.hold_morale = False  # inside Add Zombies with `morale_checkpoints`
        # Crossroads.
        self.held = NOTHING
        self.holder = NOBODY
        self.triggered = NOTHING  # the card that is being carried out
        self.crossroads_in: list[bool] = []  # by card: still in the game
        self.crossroads_out: list[int] = []
        self.ruled_out: list[bool] = []  # by card
        self.under: list[list[int]] = []  # turn, holder, then the cards ruled out
        self.died = False  # a survivor has died since the last check of this turn
        self.happened: list[list[int]] = []
        self.event_survivor = NOBODY
        self.event_location = NOWHERE
        self.event_card = NOTHING
        self.event_player = NOBODY
        self.chosen_survivor = NOBODY
        self.chosen_location = NOWHERE
        self.chosen_player = NOBODY
        self.delayed: list[list[int]] = []  # player, location, round
        # The end.
        self.complete = False
        self.winners: list[int] = []
        self.end_reason = ""

    def lay_out(self) -> None:
        """An empty table; not done for a clone, which copies it all (DW-SET-01, DW-SET-13)."""
        seats = self.seats
        self.hands = [[] for _ in range(seats)]
        self.unused = [[] for _ in range(seats)]
        self.spent = [[] for _ in range(seats)]
        self.leaders = [NOBODY] * seats
        self.objectives = [NOTHING] * seats
        self.exiled = [False] * seats
        self.exile_cards = [NOTHING] * seats
        self.out = [IN_GAME] * seats
        self.notes = [[] for _ in range(seats)]
        self.lost_hands = [[] for _ in range(seats)]
        self.known = [[[] for _ in range(seats)] for _ in range(seats)]
        self.sources = [1] * seats
        self.dealt = [[] for _ in range(seats)]
        self.owner = [NOBODY] * PEOPLE
        self.place = [NOWHERE] * PEOPLE
        self.wounds = [0] * PEOPLE
        self.frost = [0] * PEOPLE
        self.items = [[] for _ in range(PEOPLE)]
        self.moved = [False] * PEOPLE
        self.used = [0] * PEOPLE
        self.zombies = [0] * ENTRANCES
        self.barricades = [0] * ENTRANCES
        self.noise = [0] * len(SPACES)
        self.boxed = [[] for _ in range(len(SPACES) + 1)]
        self.decks = [[] for _ in SPACES]
        self.deck_seen = [[] for _ in SPACES]
        self.returned = [[] for _ in SPACES]
        self.given = [[] for _ in range(seats)]
        self.given_open = [[] for _ in range(seats)]
        self.crossroads_in = [True] * CARDS
        self.ruled_out = [False] * CARDS

    def clone(self) -> WinterPosition:
        copy = WinterPosition(self.seats, self.chance.clone(), self.settings)
        copy.copy_core(self)
        copy_into(copy, self)
        return copy

    # -- players -----------------------------------------------------------------------------------

    def players(self) -> list[int]:
        """Everybody still in the game, by seat."""
        return [seat for seat in range(self.seats) if self.out[seat] == IN_GAME]

    def from_first(self) -> list[int]:
        """Everybody still in the game, in turn order from the first player."""
        order = [(self.first + step) % self.seats for step in range(self.seats)]
        return [seat for seat in order if self.out[seat] == IN_GAME]

    def loyal(self) -> list[int]:
        """Everybody still in the game and not exiled, in turn order from the first player."""
        return [seat for seat in self.from_first() if not self.exiled[seat]]

    def left_of(self, seat: int) -> int:
        """The next player still in the game, clockwise; the same one if nobody else is."""
        for step in range(1, self.seats + 1):
            other = (seat + step) % self.seats
            if self.out[other] == IN_GAME:
                return other
        return seat

    def right_of(self, seat: int) -> int:
        """The previous player still in the game; the same one if nobody else is."""
        for step in range(1, self.seats + 1):
            other = (seat - step) % self.seats
            if self.out[other] == IN_GAME:
                return other
        return seat

    # -- survivors ---------------------------------------------------------------------------------

    def group(self, seat: int) -> list[int]:
        """The survivors a player controls, in ascending influence."""
        owner = self.owner
        return [s for s in range(PEOPLE) if owner[s] == seat]

    def at(self, location: int) -> list[int]:
        """The survivors at a location, in ascending influence."""
        place = self.place
        return [s for s in range(PEOPLE) if place[s] == location]

    def hurt(self, survivor: int) -> int:
        """Wound tokens of both kinds."""
        return self.wounds[survivor] + self.frost[survivor]

    def free_spaces(self, location: int) -> int:
        """Empty survivor spaces; below 0 where a newcomer had to enter (DW-LAST-04)."""
        taken = self.place.count(location)
        return SPACES[location] - taken - (self.helpless if location == COLONY else 0)

    # -- entrances ---------------------------------------------------------------------------------

    def free_in(self, entrance: int) -> int:
        """Empty spaces of an entrance."""
        return ENTRANCE_SPACES[entrance] - self.zombies[entrance] - self.barricades[entrance]

    def free_at(self, location: int) -> int:
        """Empty entrance spaces at a location."""
        return sum([self.free_in(entrance) for entrance in ENTRANCES_OF[location]])

    def zombies_at(self, location: int) -> int:
        """Zombies at a location."""
        return sum([self.zombies[entrance] for entrance in ENTRANCES_OF[location]])

    def barricades_at(self, location: int) -> int:
        """Barricades at a location."""
        return sum([self.barricades[entrance] for entrance in ENTRANCES_OF[location]])
