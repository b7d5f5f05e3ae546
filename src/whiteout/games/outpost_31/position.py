"""The position of Outpost 31: everything that lies on the table or is hidden in it.

The core's seat number is the player's number: seats are fixed and run clockwise (OP-SET-02).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from whiteout.core.chance import Chance
from whiteout.core.event import Event
from whiteout.core.position import Position
from whiteout.games.outpost_31.settings import Settings
from whiteout.games.outpost_31.tables import LEVELS

if TYPE_CHECKING:
    from whiteout.games.outpost_31.imagine.mind import Mind

HUMAN: Final = 0
IMITATION: Final = 1
BLOODS: Final = ["human", "imitation"]

NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1

# The public name of the step of the turn (specification 5).
SETUP: Final = "setup"
MISSION_LOG: Final = "mission_log"
GEAR_WINDOW: Final = "gear_window"
TEAM: Final = "team"
ROOM: Final = "room"
HAND_IN: Final = "hand_in"
LOOK: Final = "look"
SWAP: Final = "swap"
REVEAL: Final = "reveal"
ROLL: Final = "roll"
CHIP: Final = "chip"
HAZARDS_STEP: Final = "hazards"
BASE: Final = "base"
CONTAGION: Final = "contagion"
ASSIMILATION: Final = "assimilation"
END_OF_TURN: Final = "end_of_turn"
ESCAPE: Final = "escape"


class OutpostPosition(Position):
    """All that is on the table; lists are by player or by room (0 to 17) as their comment says."""

    __slots__ = (
        "assimilation_deck",
        "assimilations",
        "battle",
        "blood",
        "blood_seen",
        "blood_shown",
        "boarders",
        "captain",
        "characters",
        "chip_up",
        "chips",
        "chip_seen",
        "completed",
        "contagion",
        "department",
        "destroyed",
        "destroyed_count",
        "dice",
        "dice_count",
        "discard",
        "end_reason",
        "entered",
        "extra_rolls_used",
        "failed_this_turn",
        "final_captain",
        "first_captain",
        "gear",
        "gear_left",
        "given",
        "hands",
        "hazard",
        "living",
        "lone",
        "lone_room",
        "looked",
        "lost_chips",
        "minds",
        "mission",
        "mission_deck",
        "mission_discard",
        "mission_seen",
        "molotov_played",
        "nominee",
        "nominator",
        "objectives",
        "offers",
        "opening",
        "paid_extinguisher",
        "paid_flashlight",
        "pass_skips_used",
        "pool",
        "power_out",
        "power_used",
        "rejected",
        "rejections",
        "refused_ropes",
        "requirements_met",
        "revealed",
        "rolls_left",
        "room",
        "rose_this_turn",
        "sabotage",
        "settings",
        "stack_left",
        "step",
        "supply",
        "supply_seen",
        "swapped",
        "swapped_in",
        "team",
        "test_failed",
        "tested",
        "tied",
        "torched_humans",
        "torched_total",
        "tried",
        "turn",
        "unlocked_sector",
        "votes",
        "winners",
    )

    def __init__(self, seats: int, chance: Chance, settings: Settings) -> None:
        super().__init__(seats, chance)
        self.settings = settings
        # People, by player.
        self.characters: list[int] = [NOTHING] * seats
        self.department: list[int] = [NOTHING] * seats  # this turn's; Palmer may change his
        self.blood: list[int] = [HUMAN] * seats
        self.blood_seen: list[int] = [0] * seats  # who else knows it by a test: a bit per player
        self.blood_shown: list[bool] = [False] * seats  # face up for all
        self.living: list[bool] = [True] * seats
        self.tied: list[bool] = [False] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.gear: list[list[list[int]]] = [[[], [], []] for _ in range(seats)]
        """By player and kind of Gear: the uses left of each card, fewest first."""
        self.gear_left: list[int] = [0, 0, 0]  # Gear cards beside the board, by kind
        self.stack_left: list[int] = []  # characters not yet taken, in the order of the table
        # The base, by room.
        self.chips: list[int] = []  # the chip's row in chips.toml, or NOTHING where it is gone
        self.chip_up: list[bool] = []  # lies face up (pw_cla_a)
        self.chip_seen: list[int] = []  # who has seen it face down: a bit per player (pw_bla_a)
        self.hazard: list[int] = []
        self.power_out: list[bool] = []
        self.destroyed: list[bool] = []
        self.lost_chips: list[int] = []  # shown and lost with their rooms, in order
        # Trackers.
        self.contagion = 0
        self.destroyed_count = 0
        self.objectives: list[bool] = [False] * 6  # o1_gear, o1_thing, o2_gear, ...
        self.unlocked_sector = 1
        self.completed = 0  # the Sector completed this turn, if any
        self.assimilations = 0
        self.pass_skips_used = 0
        self.torched_humans = 0
        self.torched_total = 0
        # Decks; the top card stands last.
        self.supply: list[int] = []
        self.supply_seen: list[int] = []  # parallel to supply: who knows it is there, by bits
        self.discard: list[int] = []
        self.mission_deck: list[int] = []
        self.mission_seen: list[int] = []  # parallel to mission_deck: who knows it, by bits
        self.mission_discard: list[int] = []
        self.assimilation_deck: list[int] = []
        # The turn.
        self.turn = 0
        self.step = SETUP
        self.first_captain = NOBODY
        self.captain = NOBODY
        self.mission = NOTHING  # the Investigation that lies face up
        self.power_used = NOTHING  # the power used this turn (OP-PWR-02)
        self.molotov_played = False
        self.refused_ropes: list[int] = []  # holder * 8 + target, refused this turn
        self.team: list[int] = []  # in seat order from the Captain
        self.requirements_met = False
        self.lone = NOBODY
        self.lone_room = NOWHERE
        self.room = NOWHERE  # the room named; entered once `entered` is true
        self.entered = False
        self.tried: list[int] = []  # rooms tried in vain this turn
        self.paid_extinguisher = False  # what the entry to `room` still lacks, once paid or waived
        self.paid_flashlight = False
        self.failed_this_turn = False
        self.rose_this_turn = False
        # The test in progress.
        self.battle = False  # the pool is that of a Battle
        self.test_failed = False
        self.pool: list[int] = []  # shuffled; the top card stands last
        self.given: list[list[int]] = []  # by player: what was handed in to this pool
        self.looked = False  # the Captain knows the faces of the pool (OP-LOOK-01)
        self.sabotage: list[int] = []  # face up, still to be cured, out of the pool
        self.offers: list[list[int]] = []  # by player: hand cards offered, in the owner's order
        self.swapped = 0
        self.swapped_in: list[int] = []  # cards of the pool that the Captain has not seen
        self.revealed: list[int] = []
        self.dice: list[int] = []  # faces, falling
        self.dice_count = 0
        self.rolls_left = 0
        self.extra_rolls_used = False
        # Votes and the Escape.
        self.votes: list[int] = []  # the last closed vote: 1 yes, 0 no, NOTHING did not vote
        self.nominator = NOBODY
        self.nominee = NOBODY
        self.rejected: list[int] = []  # this cycle
        self.rejections = 0
        self.final_captain = NOBODY
        self.tested: list[int] = []
        self.boarders: list[int] = []
        # The end.
        self.winners: list[int] = []
        self.end_reason = ""
        # How the match began, if in the middle: for determinize.py, no part of the position.
        self.opening: Event | None = None
        # What viewers make of the history: for determinize.py too.
        self.minds: dict[int, Mind] = {}

    def clone(self) -> OutpostPosition:
        copy = OutpostPosition(self.seats, self.chance.clone(), self.settings)
        copy.copy_core(self)
        copy.copy_table(self)
        copy.copy_turn(self)
        copy.copy_test(self)
        return copy

    def copy_table(self, source: OutpostPosition) -> None:
        """People, base, trackers and decks."""
        self.characters = source.characters[:]
        self.department = source.department[:]
        self.blood = source.blood[:]
        self.blood_seen = source.blood_seen[:]
        self.blood_shown = source.blood_shown[:]
        self.living = source.living[:]
        self.tied = source.tied[:]
        self.hands = [hand[:] for hand in source.hands]
        self.gear = [[uses[:] for uses in kinds] for kinds in source.gear]
        self.gear_left = source.gear_left[:]
        self.stack_left = source.stack_left[:]
        self.chips = source.chips[:]
        self.chip_up = source.chip_up[:]
        self.chip_seen = source.chip_seen[:]
        self.hazard = source.hazard[:]
        self.power_out = source.power_out[:]
        self.destroyed = source.destroyed[:]
        self.lost_chips = source.lost_chips[:]
        self.contagion = source.contagion
        self.destroyed_count = source.destroyed_count
        self.objectives = source.objectives[:]
        self.unlocked_sector = source.unlocked_sector
        self.completed = source.completed
        self.assimilations = source.assimilations
        self.pass_skips_used = source.pass_skips_used
        self.torched_humans = source.torched_humans
        self.torched_total = source.torched_total
        self.supply = source.supply[:]
        self.supply_seen = source.supply_seen[:]
        self.discard = source.discard[:]
        self.mission_deck = source.mission_deck[:]
        self.mission_seen = source.mission_seen[:]
        self.mission_discard = source.mission_discard[:]
        self.assimilation_deck = source.assimilation_deck[:]

    def copy_turn(self, source: OutpostPosition) -> None:
        """The turn, and the Escape."""
        self.turn = source.turn
        self.step = source.step
        self.first_captain = source.first_captain
        self.captain = source.captain
        self.mission = source.mission
        self.power_used = source.power_used
        self.molotov_played = source.molotov_played
        self.refused_ropes = source.refused_ropes[:]
        self.team = source.team[:]
        self.requirements_met = source.requirements_met
        self.lone = source.lone
        self.lone_room = source.lone_room
        self.room = source.room
        self.entered = source.entered
        self.tried = source.tried[:]
        self.paid_extinguisher = source.paid_extinguisher
        self.paid_flashlight = source.paid_flashlight
        self.failed_this_turn = source.failed_this_turn
        self.rose_this_turn = source.rose_this_turn
        self.votes = source.votes[:]
        self.nominator = source.nominator
        self.nominee = source.nominee
        self.rejected = source.rejected[:]
        self.rejections = source.rejections
        self.final_captain = source.final_captain
        self.tested = source.tested[:]
        self.boarders = source.boarders[:]
        self.winners = source.winners[:]
        self.end_reason = source.end_reason
        self.opening = source.opening

    def copy_test(self, source: OutpostPosition) -> None:
        """The test in progress."""
        self.battle = source.battle
        self.test_failed = source.test_failed
        self.pool = source.pool[:]
        self.given = [cards[:] for cards in source.given]
        self.looked = source.looked
        self.sabotage = source.sabotage[:]
        self.offers = [cards[:] for cards in source.offers]
        self.swapped = source.swapped
        self.swapped_in = source.swapped_in[:]
        self.revealed = source.revealed[:]
        self.dice = source.dice[:]
        self.dice_count = source.dice_count
        self.rolls_left = source.rolls_left
        self.extra_rolls_used = source.extra_rolls_used

    # -- what the rules ask again and again ------------------------------------------------------

    def available(self, player: int) -> bool:
        """Living and not tied."""
        return self.living[player] and not self.tied[player]

    def next_living(self, player: int) -> int:
        """The next living player to the left."""
        seats = self.seats
        player = (player + 1) % seats
        while not self.living[player]:
            player = (player + 1) % seats
        return player

    def next_available(self, player: int) -> int:
        """The next available player to the left."""
        seats = self.seats
        player = (player + 1) % seats
        while not self.living[player] or self.tied[player]:
            player = (player + 1) % seats
        return player

    def from_captain(self) -> list[int]:
        """The living players in seat order, the Captain first (OP-FLOW-05)."""
        seats = self.seats
        captain = self.captain
        living = self.living
        return [
            player % seats for player in range(captain, captain + seats) if living[player % seats]
        ]

    def battle_need(self) -> int:
        """Dice alike that a Battle needs at this contagion (OP-BAT-05)."""
        return LEVELS[self.contagion].battle[self.settings.side]
