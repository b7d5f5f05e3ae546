"""Positions from the `given` lines of a scenario: what the lines have put is completed, checked by
possible.py, and started."""

from __future__ import annotations

from typing import Any, Final

from whiteout.core.choice import Step
from whiteout.games.outpost_31 import tables
from whiteout.games.outpost_31.position import (
    HUMAN,
    IMITATION,
    MISSION_LOG,
    NOBODY,
    NOTHING,
    NOWHERE,
    OutpostPosition,
)
from whiteout.games.outpost_31.rules.battle import FIGHT, BattleResult
from whiteout.games.outpost_31.rules.escape import BEGIN_ESCAPE, TEST_BLOOD
from whiteout.games.outpost_31.rules.investigation import (
    LOOK,
    PASS_OR_FAIL,
    REVEAL,
    REVEAL_CHIP,
    SWAP,
)
from whiteout.games.outpost_31.rules.setup import largest_stacks
from whiteout.games.outpost_31.rules.turn import STEPS as TURN
from whiteout.games.outpost_31.rules.turn import TakeTurn
from whiteout.games.outpost_31.scenario.knowledge import STEPS
from whiteout.games.outpost_31.scenario.possible import Checked, best_team

_BATTLE_RESULT: Final = BattleResult()
_AFTER_TEST: Final = 5
"""In the steps of a turn: the first one after the test."""

# fmt: off
_IN_TURN: Final = {
    "gear_window": 1, "team": 2, "room": 3, "hand_in": 4, "hazards": 5, "base": 6,
    "contagion": 7, "assimilation": 8, "end_of_turn": 9,
}
# fmt: on
"""Steps of the turn by their place in it."""

_IN_TEST: Final[list[Step[Any]]] = [LOOK, SWAP, REVEAL]
"""Steps of a test, up to its result; the words for them stand side by side, too."""


class Arrangement(Checked):
    """What the lines have put, on its way to a position that can be played."""

    def complete(self) -> None:
        """People, chips, blood, hands, decks, and what the step says of the turn."""
        p = self.p
        if self.at("escape"):  # every Sector is complete
            p.unlocked_sector = tables.SECTORS
            p.objectives = [True] * len(p.objectives)
        p.assimilations = p.unlocked_sector - 1
        p.destroyed_count = p.destroyed.count(True)
        p.blood_shown = [not living for living in p.living]
        p.votes = [vote - 1 for vote in self.votes]
        for player in range(p.seats):
            if p.characters[player] == NOTHING:  # the first of a largest stack (OP-SET-06)
                self.seat_character(player, largest_stacks(p)[0])
        for player, department in self.counted.items():
            p.department[player] = department
        self.fill_chips()
        self.fill_blood()
        self.fill_hands()
        self.fill_supply()
        self.fill_missions()
        self.fill_turn()

    def fill_chips(self) -> None:
        """Filled slots have taken a chip off the board; what is left lies in the rooms that no line
        names."""
        p = self.p
        for slot in range(2 * (p.unlocked_sector - 1)):
            p.objectives[slot] = True
        for sector in range(1, tables.SECTORS + 1):
            first = tables.ROOMS_PER_SECTOR * (sector - 1)
            rooms = range(first, first + tables.ROOMS_PER_SECTOR)
            free = [room for room in rooms if f"chip {tables.ROOM_IDS[room]}" not in self.lines]
            left = self.chips_left[sector - 1]
            for slot in (0, 1):
                if p.objectives[first // 3 + slot] and (sector, slot) not in self.found:
                    self.take_objective(free, left, slot)
            p.chance.shuffle(left, "chips")
            for room in free:
                p.chips[room] = left.pop()

    def take_objective(self, free: list[int], left: list[int], slot: int) -> None:
        """The chip that filled this slot comes from the last room that no line names."""
        for code in left:
            chip = tables.CHIPS[code]
            if free and chip.objective and (chip.kind == tables.THING_CHIP) == (slot == 1):
                left.remove(code)
                free.pop()
                return
        self.demand(False, "objectives", "no chip is left that filled this slot", "a chip of it")

    def fill_blood(self) -> None:
        """The last player is the Imitation unless others are named; the Assimilation Deck holds
        what no player does, the Imitations at the bottom."""
        p, total = self.p, self.p.settings.table.total
        elsewhere = self.assimilation.count(IMITATION) == total[IMITATION]
        if IMITATION not in p.blood and not elsewhere:
            p.blood[p.seats - 1] = IMITATION
        rest = [total[blood] - p.blood.count(blood) for blood in (HUMAN, IMITATION)]
        p.assimilation_deck = self.assimilation[::-1]
        if not self.assimilation:
            p.assimilation_deck = [IMITATION] * rest[IMITATION] + [HUMAN] * rest[HUMAN]
        torched = [p.blood[player] for player in range(p.seats) if not p.living[player]]
        p.torched_total = len(torched)
        p.torched_humans = torched.count(HUMAN)

    def fill_hands(self) -> None:
        """Open hands get cards other than Sabotage, in a seeded order."""
        p = self.p
        pool = self.unplaced("CARD", p.chance, tables.IS_CLEAN)
        for player, name in enumerate(self.names):
            if p.living[player] and self.leaves_open(f"hand {name}"):
                self.fill(p.hands[player], p.settings.hand_size, "CARD", pool)

    def fill_supply(self) -> None:
        """The rest lies under the named cards, or with `only` in the discard pile."""
        p = self.p
        p.supply = self.deck_of("deck", self.deck, self.unplaced("CARD", p.chance), p.discard)
        p.supply_seen = [self.deck_seen.get(place, 0) for place in range(len(p.supply))][::-1]

    def fill_missions(self) -> None:
        """The same with the Mission Log, but for the Investigation that lies face up."""
        p = self.p
        missions = self.unplaced("MISSION", p.chance)
        if self.past("turn") and not self.at("escape") and p.mission == NOTHING:
            tests = [code for code in missions if not tables.MISSIONS[code].event]
            self.demand(bool(tests), "", "no Investigation is left", "mission MISSION")
            p.mission = tests[0]
            missions.remove(p.mission)
        p.mission_deck = self.deck_of("missions", self.missions, missions, p.mission_discard)
        self.missions_seen[0] |= self.top_seen
        p.mission_seen = [self.missions_seen.get(at, 0) for at in range(len(p.mission_deck))][::-1]

    def fill_turn(self) -> None:
        """The team that nobody names is the one whose members sit nearest; the room named has been
        entered; a Sector that is full was completed this turn."""
        p = self.p
        p.step = MISSION_LOG if self.at("turn") else STEPS[self.step]
        p.first_captain = p.captain if self.first == NOBODY else self.first
        if self.at("escape"):
            return
        if self.past("team"):
            p.team = p.team or best_team(p)
        if self.past("room"):
            p.entered = p.paid_extinguisher = p.paid_flashlight = p.room != NOWHERE
        slot = 2 * (p.unlocked_sector - 1)
        if p.objectives[slot] and p.objectives[slot + 1]:
            p.completed = p.unlocked_sector

    def begin(self) -> None:
        """Start where the lines say."""
        p, step = self.p, STEPS[self.step]
        if step == "turn":
            p.then(TakeTurn(p.captain))
            return
        if step == "escape":
            begin_escape(p)
            return
        p.turn += 1
        if step in _IN_TURN:
            p.then_all(TURN[_IN_TURN[step] :])
            return
        p.then_all(TURN[_AFTER_TEST:])
        if step == "chip":
            p.then(REVEAL_CHIP)
        elif step == "battle":
            p.chip_up[p.room] = True
            p.then(FIGHT)
        else:
            self.begin_in_test(step)

    def begin_in_test(self, step: str) -> None:
        """The cards have been handed in, one by each member and again from the first."""
        p = self.p
        p.battle = self.battle
        p.given = [[] for _ in range(p.seats)]
        p.looked = step != "look"
        p.then(_BATTLE_RESULT if p.battle else PASS_OR_FAIL)
        if p.battle:
            p.chip_up[p.room] = True
        for index, card in enumerate(reversed(p.pool)):
            p.given[p.team[index % len(p.team)]].append(card)
        p.then_all(_IN_TEST[STEPS.index(step) - STEPS.index("look") :])


def begin_escape(p: OutpostPosition) -> None:
    """The nomination, or the tests of a Final Captain already elected."""
    if p.final_captain == NOBODY:
        p.then(BEGIN_ESCAPE)
        return
    for player in p.tested:
        p.blood_shown[player] = p.settings.public_tests
    p.nominator = p.captain
    p.nominee = p.final_captain
    p.then(TEST_BLOOD[p.final_captain])
