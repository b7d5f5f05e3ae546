"""The position of Who Goes There?: everything that lies on the table or is hidden in it.

The core's seat number is the player's number; the turn order is a list of seats (WG-SET-11).
"""

from __future__ import annotations

from typing import Final

from whiteout.core.chance import Chance
from whiteout.core.position import Position
from whiteout.games.who_goes_there.settings import Settings
from whiteout.games.who_goes_there.tables import (
    AGILITY,
    BROKEN,
    CARDIO,
    CHARACTERS,
    FACES,
    ICON,
    INSIDE,
    OUTSIDE,
    PHASE_SPACE,
    TILES,
    UNIQUE,
)
from whiteout.games.who_goes_there.written_copy import copy_into

NOBODY: Final = -1
NOTHING: Final = -1
IN_FAN: Final = -2
"""In place of the Host: the contaminated card lies in the fan of an Infection Attack."""

# Who knows a card that lies face down: a seat, or these.
FACE_UP: Final = -1
"""In place of a seat: the card lies face up."""
KNOWN: Final = -2
"""In place of a seat: face down, but all have seen it go there."""

# What has become of the Camp Event of the round, by player (W-41).
DUE: Final = 0
PASSED: Final = 1
FAILED: Final = 2
NOT_CONCERNED: Final = 3
EVENT_STATES: Final = ["due", "passed", "failed", "none"]

# The public name of the step of the round (specification 5).
SETUP: Final = "setup"
FOOD_STEP: Final = "food"
SLEEP_STEP: Final = "sleep"
TEMPERATURE_STEP: Final = "temperature"
RESET_STEP: Final = "reset"
EVENT_STEP: Final = "event"
TURNS: Final = "turns"
HELICOPTER: Final = "helicopter"
STEPS: Final = [
    SETUP, FOOD_STEP, SLEEP_STEP, TEMPERATURE_STEP, RESET_STEP, EVENT_STEP, TURNS, HELICOPTER,
]  # fmt: skip

# What a roll is for.
NO_ROLL: Final = ""
EVENT_ROLL: Final = "event"
THING_ROLL: Final = "thing"
ASSAULT_ROLL: Final = "assault"
LOCKBOX_ROLL: Final = "lockbox"
STAMINA_ROLL: Final = "stamina"
XP_ROLL: Final = "xp"
REPAIR_ROLL: Final = "repair"
FLASK_ROLL: Final = "flask"
CLICKER_ROLL: Final = "clicker"
ROLLS: Final = [
    NO_ROLL, EVENT_ROLL, THING_ROLL, ASSAULT_ROLL, LOCKBOX_ROLL, STAMINA_ROLL, XP_ROLL,
    REPAIR_ROLL, FLASK_ROLL, CLICKER_ROLL,
]  # fmt: skip

ACTIONS: Final = 5
STAMINA_MAX: Final = 5


class CampPosition(Position):
    """All that is on the table; lists are by player unless their comment says otherwise."""

    # fmt: off
    __slots__ = (
        "aboard", "actions", "active", "alive", "alone", "asked_offers", "assist_bullets_by",
        "attacked", "bench_used", "been_in_charge", "bonfire", "bonfire_by", "bonus_cards",
        "bonus_values", "bunk", "bunk_from", "bunk_sent", "bunk_to", "calls", "changed_location",
        "characters", "charge", "clickers", "counted_dice", "criticals_due", "criticals_new",
        "deck_seen", "decks", "dex", "dice", "discard", "discard_by", "door_strikes",
        "boiler_strikes", "end_reason", "event", "event_deck", "event_state", "events_past", "fan",
        "fan_targets", "fan_taken", "flask_used", "free_move_used", "free_search_used", "fresh",
        "galley_used", "hands", "helicopter_total", "host", "human_total", "infected", "invited",
        "invites", "items", "known", "landmarks", "last_roll", "leader", "locker_face",
        "locker_spent", "looked", "meter", "controls_played", "need", "offered", "offer_from",
        "offer_give", "offer_give_kinds", "offer_to", "offer_want", "offer_want_kinds", "partners",
        "phase", "phase_card", "phase_decks", "phase_discard", "picks", "pool_left", "points",
        "radio", "removed", "repaired", "roll", "roll_target", "rolled", "rolled_die", "round",
        "settings", "sleep_last", "spaces", "stamina", "stayed", "step", "strikes", "taken_looks",
        "tiles", "tile_used", "trade_give", "trade_give_kinds", "trade_partner", "trade_want",
        "trade_want_kinds", "trained", "tray", "turn_done", "turn_order", "turned", "unlocks",
        "unseated", "vulnerable", "vulnerable_deck", "winners", "xp",
    )
    # fmt: on

    def __init__(self, seats: int, chance: Chance, settings: Settings) -> None:
        super().__init__(seats, chance)
        self.settings = settings
        # People, by player.
        self.characters: list[int] = []
        self.alive: list[bool] = []
        self.infected: list[bool] = []
        self.known: list[int] = []  # whom the player has seen proof about, as bits (WG-HEL-11)
        self.vulnerable: list[int] = []  # how many Vulnerable cards
        self.hands: list[list[int]] = []  # cards, sorted
        self.spaces: list[int] = []
        self.actions: list[int] = []
        self.dex: list[int] = []  # extra Actions of this turn, spent first
        self.stamina: list[int] = []
        self.xp: list[int] = []
        self.unlocks: list[int] = []  # as bits
        self.locker_face: list[int] = []
        self.locker_spent: list[bool] = []
        self.strikes: list[int] = []
        self.criticals_due: list[int] = []  # Critical Strikes that were there at the turn's begin
        self.criticals_new: list[int] = []
        self.tiles: list[list[int]] = []
        self.tile_used: list[list[bool]] = []  # beside `tiles`: the reroll is used this turn
        self.trained = False  # the side of the Companion
        self.items: list[list[int]] = []  # special items, as Phase cards
        self.bonus_cards: list[list[int]] = []
        self.bonus_values: list[list[int]] = []
        self.turn_done: list[bool] = []
        self.event_state: list[int] = []
        # The camp.
        self.host = NOBODY  # holder of the contaminated card, also if dead; NOBODY: in the deck
        self.vulnerable_deck: list[int] = []  # 1 is contaminated; the top card stands last
        self.boiler_strikes = 0
        self.door_strikes = 0
        self.decks: list[list[int]] = []  # by deck: storage, workshop, specialties; top last
        self.deck_seen: list[list[int]] = []  # beside `decks`: who knows the card, by bits
        self.discard: list[int] = []
        self.discard_by: list[int] = []  # beside `discard`: who knows the card
        self.bonfire: list[int] = []
        self.bonfire_by: list[int] = []
        self.landmarks: list[bool] = [False] * 5
        self.tray: list[int] = []  # by tile
        self.phase_decks: list[list[int]] = []
        self.removed: list[list[int]] = []  # by phase: taken out at setup, unseen
        self.phase_discard: list[int] = []
        self.event_deck: list[int] = []
        self.event = NOTHING
        self.events_past: list[int] = []
        # The round.
        self.round = 0
        self.meter = NOTHING
        self.phase = 0
        self.step = SETUP
        self.turn_order: list[int] = []
        self.unseated: list[int] = []  # who has yet to take a character, in order
        self.leader = NOBODY
        self.active = NOBODY
        # The turn.
        self.changed_location = False
        self.free_move_used = False
        self.free_search_used = False
        self.flask_used = False
        self.galley_used = False
        self.bench_used = False
        self.attacked = False
        self.radio = False
        self.controls_played = 0  # Taking Control cards played in the match (WG-EVT-21)
        self.last_roll = NO_ROLL  # the small roll that a Flare can still turn (WG-ACT-08)
        self.repaired = NOTHING  # the utility of a lucky Repair
        self.looked: list[int] = []  # cards looked at with a Landmark, the top one last
        self.phase_card = NOTHING  # the Phase card being resolved
        # The open roll.
        self.roll = NO_ROLL
        self.roll_target = NOBODY
        self.need = 0
        self.rolled = False
        self.counted_dice = 0  # Natural and tile dice counted so far (WG-EVT-08)
        self.pool_left = 0  # dice of cards, not yet rolled
        self.dice: list[bool] = []
        self.turned: list[bool] = []  # beside `dice`: turned by a Flare
        self.assist_bullets_by = NOBODY
        # Proposals of this turn, the oldest first, and the trade that is locked.
        self.offer_from: list[int] = []
        self.offer_to: list[int] = []
        self.offer_give: list[int] = []
        self.offer_want: list[int] = []
        self.offer_give_kinds: list[list[int]] = []
        self.offer_want_kinds: list[list[int]] = []
        self.offered: list[list[int]] = []  # by sender and receiver: proposals sent this turn
        self.asked_offers = 0
        self.fresh: list[bool] = []
        self.partners: list[int] = []  # possible partners, as of the last act
        self.trade_partner = NOBODY
        self.trade_give = 0
        self.trade_want = 0
        self.trade_give_kinds: list[int] = []
        self.trade_want_kinds: list[int] = []
        self.picks: list[list[int]] = []  # by giver: cards laid apart
        self.taken_looks: list[bool] = []  # by receiver: the other's clicker is taken
        self.rolled_die = False  # the last avoidance die has been rolled and missed
        self.clickers: list[int] = []  # by giver: 1 infected, 0 clean, NOTHING not asked
        # The Infection Attack.
        self.fan: list[int] = []  # 1 is contaminated
        self.fan_targets: list[int] = []
        self.fan_taken: list[int] = []  # beside `fan`: who took the card, or NOBODY
        # Sleep.
        self.bunk: list[int] = []
        self.alone: list[bool] = []
        self.bunk_sent: list[list[int]] = []
        self.bunk_from: list[int] = []
        self.bunk_to: list[int] = []
        self.sleep_last = NOBODY
        # The Helicopter round.
        self.charge = NOBODY
        self.been_in_charge: list[bool] = []
        self.aboard: list[int] = []
        self.invites: list[int] = []  # open, the oldest first
        self.invited: list[int] = []  # by player: invitations of this charge
        self.stayed: list[bool] = []
        self.calls = 0
        # The end.
        self.points: list[int] = []
        self.helicopter_total = 0
        self.human_total = 0
        self.winners: list[int] = []
        self.end_reason = ""

    def seat_players(self) -> None:
        """Everybody human, with an empty board (WG-SET-06); not done for a clone."""
        seats = self.seats
        settings = self.settings
        self.characters = [NOTHING] * seats
        self.alive = [True] * seats
        self.infected = [False] * seats
        self.known = [0] * seats
        self.vulnerable = [0] * seats
        self.hands = [[] for _ in range(seats)]
        self.spaces = [NOTHING] * seats
        self.actions = [ACTIONS] * seats
        self.dex = [0] * seats
        self.stamina = [settings.start_stamina] * seats
        self.xp = [0] * seats
        self.unlocks = [0] * seats
        self.locker_face = [FACES.index(ICON)] * seats
        self.locker_spent = [False] * seats
        self.strikes = [0] * seats
        self.criticals_due = [0] * seats
        self.criticals_new = [0] * seats
        self.tiles = [[] for _ in range(seats)]
        self.tile_used = [[] for _ in range(seats)]
        self.items = [[] for _ in range(seats)]
        self.bonus_cards = [[] for _ in range(seats)]
        self.bonus_values = [[] for _ in range(seats)]
        self.turn_done = [False] * seats
        self.event_state = [NOT_CONCERNED] * seats
        self.tray = [tile.count for tile in TILES]
        self.offered = [[0] * seats for _ in range(seats)]
        self.fresh = [False] * seats
        self.picks = [[] for _ in range(seats)]
        self.taken_looks = [False] * seats
        self.clickers = [NOTHING] * seats
        self.bunk = [NOBODY] * seats
        self.alone = [False] * seats
        self.bunk_sent = [[0] * seats for _ in range(seats)]
        self.been_in_charge = [False] * seats
        self.invited = [0] * seats
        self.stayed = [False] * seats
        self.points = [0] * seats

    def clone(self) -> CampPosition:
        copy = CampPosition(self.seats, self.chance.clone(), self.settings)
        copy.copy_core(self)
        copy_into(copy, self)
        return copy

    # -- what the rules ask again and again ------------------------------------------------------

    def location(self, player: int) -> int:
        """INSIDE or OUTSIDE."""
        return INSIDE if self.spaces[player] < PHASE_SPACE else OUTSIDE

    def has(self, player: int, unlock: int) -> bool:
        """Whether an Unlock has been bought."""
        return self.unlocks[player] >> unlock & 1 == 1

    def unique(self, player: int, character: int) -> bool:
        """Whether the player has this character's unique Unlock."""
        return self.characters[player] == character and self.unlocks[player] >> UNIQUE & 1 == 1

    def stamina_max(self, player: int) -> int:
        """5, or 6 with Cardio."""
        return STAMINA_MAX + (self.unlocks[player] >> CARDIO & 1)

    def actions_max(self, player: int) -> int:
        """5, or 6 with Agility."""
        return ACTIONS + (self.unlocks[player] >> AGILITY & 1)

    def all_actions(self, player: int) -> int:
        """What the player can still spend."""
        return self.actions[player] + self.dex[player]

    def criticals(self, player: int) -> int:
        """Critical Strikes."""
        return self.criticals_due[player] + self.criticals_new[player]

    def icon(self, player: int) -> str:
        """The character's own face of the Locker die."""
        return CHARACTERS[self.characters[player]].icon

    def living(self) -> list[int]:
        """The living in turn order (WG-FLOW-10)."""
        return [player for player in self.turn_order if self.alive[player]]

    def living_in(self, location: int) -> list[int]:
        """The living of one location, in turn order."""
        return [player for player in self.living() if self.location(player) == location]

    def after(self, player: int) -> list[int]:
        """The living in turn order after a player, all round; the player is not among them."""
        order = self.turn_order
        at = order.index(player)
        return [other for other in order[at + 1 :] + order[:at] if self.alive[other]]

    def is_broken(self, utility: int) -> bool:
        """WG-UTL-01."""
        return self.strikes_on(utility) >= BROKEN

    def strikes_on(self, utility: int) -> int:
        """Strikes of the Boiler or the Door."""
        return self.door_strikes if utility else self.boiler_strikes
