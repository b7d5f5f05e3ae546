"""The position of The Thing: everything that lies on the table or is hidden in it.

A *figure* is one character on the board. In the hidden game the figures are the seats; in the
co-operative game there are six of them and every seat owns some.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.chance import Chance
from whiteout.core.position import Position
from whiteout.games.the_thing.settings import Settings
from whiteout.games.the_thing.tables import GREEN, HUMAN, KENNEL
from whiteout.games.the_thing.written_copy import copy_into

NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1

# What has become of a figure.
CHARACTER: Final = 0
REVEALED: Final = 1
DEAD: Final = 2
TURNED: Final = 3
STATES: Final = ["character", "revealed", "dead", "turned"]

# Where a dog is, if on no location.
ASIDE: Final = -1
REMOVED: Final = -2

# The public name of the step of the round (specification 5).
SETUP: Final = "setup"
WEATHER: Final = "weather"
MAINTENANCE: Final = "maintenance"
ALIEN_PLAN: Final = "alien_plan"
DRAWING: Final = "drawing"
MOVES: Final = "moves"
ENCOUNTERS: Final = "encounters"
ALIEN: Final = "alien"
ACTIONS: Final = "actions"
REC_ROOM_STEP: Final = "rec_room"
TESTS: Final = "tests"
FOOD_STEP: Final = "food"
DOGS_STEP: Final = "dogs"
ESCAPE: Final = "escape"
# fmt: off
STEPS: Final = [
    SETUP, WEATHER, MAINTENANCE, ALIEN_PLAN, DRAWING, MOVES, ENCOUNTERS, ALIEN, ACTIONS,
    REC_ROOM_STEP, TESTS, FOOD_STEP, DOGS_STEP, ESCAPE,
]
# fmt: on


class ThingPosition(Position):
    """All that is on the table; lists are by figure, by seat or by location, as comments say."""

    # fmt: off
    __slots__ = (
        "aboard", "alien_force", "alien_place", "bag", "bag_bloodless", "boarder", "boarding",
        "called", "changing", "character", "charges", "charges_removed", "charges_supply",
        "confirmed", "confirms", "damage", "dark", "deck", "destroyed", "dice", "discard_down",
        "discard_from", "discard_up", "dogs", "end_reason", "faction_force", "fire_supply",
        "first_alien", "flipped", "flipping", "food_removed", "forecast", "freezing", "fuel",
        "fuel_removed", "gains", "given", "handed", "hands", "heard", "held", "infections",
        "kennel_card", "kitchen", "known", "lab_discard", "lab_discard_from", "laid", "last_human",
        "leader", "looking", "looks", "lost", "made", "marker_holder", "marker_place", "met",
        "moved", "named", "object_deck", "object_seen", "offers", "offers_made", "open_cards",
        "operations", "outage", "outdoor", "owner", "pantry", "passed_over", "pile", "pile_from",
        "pile_up", "place", "plan_forces", "plan_open", "plan_places", "proposals",
        "removed_unseen", "rerolled", "rescue_fuel", "rescue_gone", "revealed", "role",
        "role_shown", "rolled_for", "round", "safe", "settings", "shown_human", "shown_in",
        "silent", "sos", "spare_roles", "standing", "starving", "status", "step", "suspicion",
        "threat", "todo", "torch_used", "underground", "vehicle", "weapon_deck", "weapon_seen",
        "weather", "winners",
    )
    # fmt: on

    def __init__(self, seats: int, chance: Chance, settings: Settings) -> None:
        super().__init__(seats, chance)
        self.settings = settings
        # Figures: lists by figure.
        self.owner: list[int] = []  # the seat
        self.character: list[int] = []
        self.status: list[int] = []
        self.role: list[int] = []
        self.role_shown: list[bool] = []  # coop: the role card was shown
        self.shown_human: list[bool] = []  # has shown a human role card (T-09)
        self.place: list[int] = []
        self.standing: list[bool] = []
        self.suspicion: list[int] = []
        self.hands: list[list[int]] = []  # action cards
        self.held: list[list[int]] = []  # pieces that lie face down
        self.known: list[list[int]] = []  # by knower * figures + holder: pieces known to be held
        self.open_cards: list[list[int]] = []  # used firearms, torches, wires, keys
        self.charges: list[list[int]] = []  # one number for every flamethrower
        self.moved: list[bool] = []
        self.handed: list[bool] = []  # a card was handed in this round
        self.given: list[int] = []  # which, or NOTHING
        self.spare_roles: list[int] = []  # coop: the two role cards that nobody has
        # The faction and the infections.
        self.first_alien = NOBODY
        self.infections: list[int] = []  # who became alien, in order, the first one first
        self.last_human = NOBODY  # who stopped being a living human last
        self.revealed: list[int] = []  # in order of reveal
        self.faction_force = 0
        self.plan_places: list[int] = []
        self.plan_forces: list[int] = []
        self.plan_open = False  # the cards are turned up
        self.proposals: list[list[int]] = []  # maker, place, force, place, force ...
        self.confirmed: list[int] = []  # by seat: the proposal confirmed, or NOTHING
        self.confirms: list[int] = []  # by seat: how often, besides own proposals
        self.made: list[int] = []  # by seat: proposals
        self.named: list[int] = []  # by seat: the option named, or NOTHING
        self.gains = 0  # force gained this round, usable from the next
        # Action cards; the top card stands last.
        self.deck: list[int] = []
        self.discard_up: list[int] = []
        self.discard_down: list[int] = []
        self.discard_from: list[int] = []  # parallel: the figure that knows it, or NOBODY
        self.pile: list[int] = []  # the active pile
        self.pile_up: list[bool] = []  # parallel: lies face up
        self.pile_from: list[int] = []  # parallel: the figure, while everybody can follow it
        self.shown_in: list[int] = []  # handed in face up this round
        self.flipping = NOTHING  # the card that is being resolved
        self.flipped: list[int] = []  # this round
        self.lost: list[int] = []  # active cards paid this round, unseen
        self.changing = 0  # cards still to be taken in a card change
        # Weapons, objects, laboratory tokens; the top card stands last.
        self.weapon_deck: list[int] = []
        self.weapon_seen: list[int] = []  # parallel: who knows it is there, by bits
        self.object_deck: list[int] = []
        self.object_seen: list[int] = []
        self.looking: list[int] = []  # cards looked at, the one that lay on top first
        self.removed_unseen: list[int] = []
        self.bag: list[int] = []
        self.bag_bloodless = False  # all know that no blood is in the bag
        self.lab_discard: list[int] = []
        self.lab_discard_from: list[int] = []  # parallel: the figure that knows it
        # The base: lists by location.
        self.fuel: list[int] = []
        self.damage: list[int] = []
        self.destroyed: list[bool] = []
        self.underground = 0
        self.outdoor = 0
        self.fuel_removed = 0
        self.pantry = 0
        self.kitchen = 0
        self.food_removed = 0
        self.operations = 0
        self.charges_supply = 0
        self.charges_removed = 0
        self.fire_supply = 0
        self.starving = False
        self.outage = False
        self.freezing = NOWHERE  # the space of the freezing marker
        self.weather = NOTHING
        self.forecast = NOTHING
        self.sos = 0  # the space of the rescue helicopter; 0 is the waiting box
        self.rescue_fuel = 1
        self.rescue_gone = False
        self.dogs: list[int] = []
        self.kennel_card = False  # in the location deck
        # The round.
        self.round = 0
        self.step = SETUP
        self.leader = NOBODY  # the seat
        self.marker_place = NOWHERE
        self.marker_holder = NOBODY
        self.dark = False
        self.boarder = NOBODY  # the figure that may board this round
        self.boarding = NOBODY  # the figure that has declared so
        self.todo: list[int] = []  # locations still to be resolved
        self.alien_place = NOWHERE
        self.alien_force = 0
        self.met: list[int] = []  # participants of the meeting
        self.laid: list[int] = []  # by figure: NOTHING, 0 two human tokens, 1 one of each
        self.looks: list[int] = []  # by figure: the owner looked at
        self.silent: list[int] = []  # seats of a check that is going on
        # The open step of Phase 5: lists by seat.
        self.offers: list[list[list[int]]] = []  # see offer.py
        self.offers_made: list[int] = []
        self.heard: list[bool] = []  # acted, or been ready at least once
        self.called = False
        # The escape.
        self.vehicle = NOWHERE
        self.aboard: list[int] = []
        self.passed_over: list[int] = []
        # The co-operative game.
        self.threat = 0
        self.safe: list[bool] = []  # by figure: on 0 by a test since the threat last moved
        self.dice: list[int] = []
        self.rerolled: list[bool] = []  # parallel
        self.rolled_for = NOBODY  # the figure
        self.torch_used = False
        # The end.
        self.winners: list[int] = []
        self.end_reason = ""

    def seat_figures(self, figures: int) -> None:
        """Everybody a human in the rec room with nothing; not done for a clone."""
        seats = self.seats
        self.character = [NOTHING] * figures
        self.owner = list(range(figures)) if figures == seats else [NOBODY] * figures
        self.status = [CHARACTER] * figures
        self.role = [HUMAN] * figures
        self.role_shown = [False] * figures
        self.shown_human = [False] * figures
        self.place = [NOWHERE] * figures
        self.standing = [True] * figures
        self.suspicion = [1] * figures
        self.hands = [[] for _ in range(figures)]
        self.held = [[] for _ in range(figures)]
        self.known = [[] for _ in range(figures * figures)]
        self.open_cards = [[] for _ in range(figures)]
        self.charges = [[] for _ in range(figures)]
        self.moved = [False] * figures
        self.handed = [False] * figures
        self.given = [NOTHING] * figures
        self.safe = [False] * figures
        self.laid = [NOTHING] * figures
        self.looks = [NOBODY] * figures
        self.fuel = [0] * GREEN
        self.damage = [0] * GREEN
        self.destroyed = [False] * GREEN
        self.confirmed = [NOTHING] * seats
        self.confirms = [0] * seats
        self.made = [0] * seats
        self.named = [NOTHING] * seats
        self.offers = [[] for _ in range(seats)]
        self.offers_made = [0] * seats
        self.heard = [False] * seats

    def clone(self) -> ThingPosition:
        copy = ThingPosition(self.seats, self.chance.clone(), self.settings)
        copy.copy_core(self)
        copy_into(copy, self)
        return copy

    # -- what the rules ask again and again ------------------------------------------------------

    def alive(self) -> list[int]:
        """The characters: living, not revealed."""
        return [figure for figure, status in enumerate(self.status) if status == CHARACTER]

    def in_turn_order(self) -> list[int]:
        """The characters clockwise from the leader's left, leader last (TT-GEN-02). In the
        co-operative game by player from the leader clockwise, a player's own in the order of
        colours (TT-CGEN-13)."""
        found: list[int] = []
        seats = self.seats
        if self.settings.coop:
            for step in range(seats):
                seat = (self.leader + step) % seats
                for figure, owner in enumerate(self.owner):
                    if owner == seat and self.status[figure] == CHARACTER:
                        found.append(figure)
            return found
        for step in range(1, seats + 1):
            figure = (self.leader + step) % seats
            if self.status[figure] == CHARACTER:
                found.append(figure)
        return found

    def left_of(self, seat: int) -> int:
        """The next seat clockwise that is still a character (TT-GEN-01), or NOBODY."""
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            if self.status[other] == CHARACTER:
                return other
        return NOBODY

    def standing_at(self, place: int) -> list[int]:
        """The standing characters in a location, in turn order."""
        return [
            figure
            for figure in self.in_turn_order()
            if self.place[figure] == place and self.standing[figure]
        ]

    def standing_in_green(self) -> list[int]:
        """The standing characters in green locations, in turn order."""
        return [
            figure
            for figure in self.in_turn_order()
            if self.standing[figure] and 0 <= self.place[figure] < GREEN
        ]

    def figure_of(self, character: int) -> int:
        """The figure of a character."""
        return self.character.index(character)

    def plays(self, figure: int, character: int) -> bool:
        """Whether a figure is this character (its power ends with reveal or death, TT-CHR-09)."""
        return self.character[figure] == character

    def hand_limit(self) -> int:
        """TT-DRW-01, TT-FOO-03."""
        return 2 if self.starving else 3

    def damage_limit(self, place: int) -> int:
        """The most damage a room takes (specification 3.2)."""
        return damage_limit(self.settings, place)

    def fuel_capacity(self, place: int) -> int:
        """The fuel spaces of a room (specification 3.2)."""
        return fuel_capacity(self.settings, place)

    def is_ready(self, vehicle: int) -> bool:
        """A vehicle with no damage and all its fuel (TT-LOC-12)."""
        full = self.fuel[vehicle] >= self.fuel_capacity(vehicle)
        return full and not self.damage[vehicle] and not self.destroyed[vehicle]

    def location_cards(self) -> list[int]:
        """The cards of the location deck, in board order."""
        cards = [place for place in range(GREEN) if not self.destroyed[place]]
        if self.kennel_card:
            cards.append(KENNEL)
        return cards


_DAMAGE: Final = {5: 3, 8: 2, 6: 1}
_FUEL: Final = {5: 4, 8: 4, 3: 1}
_VEHICLES: Final = (3, 7)


def damage_limit(settings: Settings, place: int) -> int:
    """Boiler, generator and snowcat have limits of their own; helicopter and communications room
    by the setting; the others take no damage."""
    if place == _VEHICLES[0]:
        return settings.helicopter_limit
    if place == _VEHICLES[1]:
        return settings.comms_limit
    return _DAMAGE.get(place, 0)


def fuel_capacity(settings: Settings, place: int) -> int:
    """Boiler and generator 4, the helicopter 1, the snowcat n - 2."""
    return settings.n - 2 if place == 6 else _FUEL.get(place, 0)
