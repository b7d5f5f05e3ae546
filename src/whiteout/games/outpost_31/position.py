"""The position of Outpost 31: everything that lies on the table or is hidden in it.

The core's seat number is the player's number: seats are fixed and run clockwise (OP-SET-02).
"""

from __future__ import annotations

from typing import Final

from whiteout.core.chance import Chance
from whiteout.core.position import Position
from whiteout.games.outpost_31.settings import Settings
from whiteout.games.outpost_31.written_copy import SLOTS, copy_into

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
# fmt: off
STEPS: Final = [
    SETUP, MISSION_LOG, GEAR_WINDOW, TEAM, ROOM, HAND_IN, LOOK, SWAP, REVEAL, ROLL, CHIP,
    HAZARDS_STEP, BASE, CONTAGION, ASSIMILATION, END_OF_TURN, ESCAPE,
]
# fmt: on


class OutpostPosition(Position):
    """All that is on the table; lists are by player or by room (0 to 17) as their comment says."""

    __slots__ = SLOTS

    def __init__(self, seats: int, chance: Chance, settings: Settings) -> None:
        super().__init__(seats, chance)
        self.settings = settings
        # People, by player.
        self.characters: list[int] = []
        self.department: list[int] = []  # this turn's; Palmer may change his
        self.blood: list[int] = []
        self.blood_seen: list[int] = []  # who else knows it by a test: a bit per player
        self.blood_shown: list[bool] = []  # face up for all
        self.living: list[bool] = []
        self.tied: list[bool] = []
        self.hands: list[list[int]] = []
        self.gear: list[list[list[int]]] = []
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

    def clone(self) -> OutpostPosition:
        copy = OutpostPosition(self.seats, self.chance.clone(), self.settings)
        copy.copy_core(self)
        copy_into(copy, self)
        return copy

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
        found: list[int] = []
        player = self.captain
        for _ in range(self.seats):
            if self.living[player]:
                found.append(player)
            player += 1
            if player == self.seats:
                player = 0
        return found
