"""What both sides weigh alike: dice, rooms, trades. Each side overrides what it sees otherwise.

Every option gets points; passing and declining are worth nothing, so whatever is worth less is
left undone.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.option import Option
from whiteout.games.outpost_31.bots.memory import Memory
from whiteout.games.outpost_31.bots.sight import Sight
from whiteout.games.outpost_31.options import FACES_OF
from whiteout.games.outpost_31.tables import (
    CHARACTER_IDS,
    DEPARTMENTS,
    DICE,
    IS_SABOTAGE,
    KIND,
    MAINTENANCE,
    MISSION_IDS,
    MISSIONS,
    POWER_IDS,
)
from whiteout.games.outpost_31.written_codes import (
    AXE,
    BLOWTORCH,
    COPPER_WIRE,
    FIRE_EXTINGUISHER,
    FLASHLIGHT,
    KEROSENE,
    MOLOTOV,
    PETRI_DISH,
    REVOLVER,
    SCALPEL,
    SHOTGUN,
)

_STRONG: Final = ("copper", "macready", "childs", "garry", "blair", "clark")
"""Characters worth taking first."""


_WORTH: Final[dict[int, float]] = {
    AXE: 0.6,
    COPPER_WIRE: 0.5,
    PETRI_DISH: 0.5,
    FIRE_EXTINGUISHER: 0.6,
    FLASHLIGHT: 0.45,
    MOLOTOV: 0.45,
    SHOTGUN: 0.7,
    KEROSENE: 0.7,
    REVOLVER: 0.45,
    BLOWTORCH: 0.45,
    SCALPEL: 0.1,
}
"""What a card is worth in the hand of somebody who wants tests passed: missions ask for axes, wire
and dishes, rooms for extinguishers and light, everything else for dice."""

SECOND: Final = 0.2
"""How much less the second card of a kind is worth."""

NEVER: Final = -100.0
"""What has been begun was weighed with its best target, so there is no way back."""

WEAK: Final = 0.15
"""How much less a card of one die is worth in a hand that has few dice."""


def keep_value(card: int, hand: list[int]) -> float:
    """What a card of a hand is worth keeping."""
    if IS_SABOTAGE[card]:
        return -1.0
    worth = _WORTH[card]
    if hand.count(card) > 1:
        worth -= SECOND
    if DICE[card] == 1 and len([other for other in hand if DICE[other] > 1]) < 2:
        worth -= WEAK
    return worth


class Judgement:
    """Points for every option of a decision."""

    def __init__(self, sight: Sight, memory: Memory) -> None:
        self.sight = sight
        self.memory = memory

    def weigh(self, option: Option) -> float:
        """How good an option is."""
        verb = option.verb
        value = option.value
        if verb == "back":
            return NEVER
        if verb in ("pass", "decline", "stop", "offer_nothing", "leave_card", "pass_turn"):
            return 0.0
        if verb == "hand_in":
            return self.hand_in(value)
        if verb == "discard":
            return self.discard(value)
        if verb in ("offer", "offer_both", "pay"):
            return self.pay(verb, value)
        if verb in ("swap", "take", "cure"):
            return self.pool_card(verb, value)
        if verb in ("yes", "no"):
            return self.answer(value == 1)
        if verb == "use":
            return self.power(POWER_IDS[value])
        if verb in ("keep", "raise", "lower", "reroll", "extra_rolls"):
            return self.roll(verb, value, option.text)
        if verb in ("enter", "look_at", "go_to", "hold", "bottom_card", "count_as", "character"):
            return self.place(verb, value)
        return self.person(verb, value)

    # -- alike for both sides --------------------------------------------------------------------

    def place(self, verb: str, value: int) -> float:
        """Rooms, and the few choices that are nobody's secret."""
        sight = self.sight
        if verb == "character":
            return 1.0 if CHARACTER_IDS[value] in _STRONG else 0.5
        if verb == "count_as":
            return self.count_as(value)
        if verb == "bottom_card":
            return self.bottom()
        if verb == "enter":
            return self.enter(value)
        hazard = sight.room(value)["hazard"]
        worst = {"fire": 2.0, "smoke": 1.0}.get(hazard, 0.0)
        if verb == "look_at":
            return sight.wanted(value)
        return worst + 0.3 * sight.wanted(value)

    def count_as(self, department: int) -> float:
        """Palmer fills a slot that the others cannot, unless his own would be missed."""
        sight = self.sight
        assert sight.mission is not None
        spare = []
        for code, name in enumerate(DEPARTMENTS):
            spare.append(-sight.mission["departments"][code])
            for player in sight.available():
                if sight.players[player]["department"] == name:
                    spare[code] += 1
        return 0.5 if spare[department] < 0 < spare[MAINTENANCE] else -0.5

    def bottom(self) -> float:
        """An Event goes to the bottom."""
        known = self.sight.view["mission_log"].get("known", [])
        return 0.5 if known and MISSIONS[MISSION_IDS.index(known[0]["mission"])].event else -0.5

    def enter(self, room: int) -> float:
        """Rooms of the Sector that counts, burning ones first: somebody on the team will have what
        it takes, and if not, nothing is lost but the try (OP-ROOM-07)."""
        facts = self.sight.room(room)
        worth = self.sight.wanted(room)
        if facts["hazard"] != "none":
            worth += 0.9 if facts["hazard"] == "fire" else 0.6
        if facts["power_out"]:
            worth -= 0.2 if FLASHLIGHT in self.sight.hand else 0.4
        return worth

    # -- dice ------------------------------------------------------------------------------------

    def roll(self, verb: str, value: int, text: str) -> float:
        """Dice: what brings the test nearer."""
        if verb == "keep":
            return self.keep(FACES_OF[text])
        if verb == "extra_rolls":
            return 1.0
        dice = self.sight.dice[:]
        if verb == "reroll":
            return 1.0 - dice.count(value) - 0.01 * value
        need = self.sight.need()
        before = need.shortfall(dice)
        dice.remove(value)
        dice.append(value + 1 if verb == "raise" else value - 1)
        dice.sort(reverse=True)
        after = need.shortfall(dice)
        if after == 0:
            return 2.0
        spare = self.dynamite() - 1
        return 1.0 if after < before and after <= spare and not self.sight.rolls_left else -1.0

    def dynamite(self) -> int:
        """My uses of Dynamite."""
        uses = 0
        for gear in self.sight.players[self.sight.seat]["gear"]:
            if gear["kind"] == "dynamite":
                uses += gear["uses"]
        return uses

    def keep(self, faces: tuple[int, ...]) -> float:
        """The largest group and nothing else; for a sum whatever is above the average of what a
        die will show in the rolls left."""
        need = self.sight.need()
        if need.test == KIND:
            largest = 0
            for face in faces:
                largest = max(largest, faces.count(face))
            return 2.0 * largest - len(faces)
        hope = 4.25 if self.sight.rolls_left > 1 else 3.5
        worth = 0.0
        for face in faces:
            worth += face - hope
        return worth

    # -- swaps -----------------------------------------------------------------------------------

    def swap_gain(self, card: int) -> float:
        """How much likelier the test is passed if this card of the pool is swapped."""
        return self.sight.trial().gain(self.sight.pool(), card)

    def best_swap(self) -> float:
        """The most that any swap brings."""
        return max([self.swap_gain(card) for card in set(self.sight.pool())])

    # -- by side ---------------------------------------------------------------------------------

    def hand_in(self, card: int) -> float:
        raise NotImplementedError

    def discard(self, card: int) -> float:
        raise NotImplementedError

    def pay(self, verb: str, card: int) -> float:
        raise NotImplementedError

    def pool_card(self, verb: str, card: int) -> float:
        raise NotImplementedError

    def answer(self, yes: bool) -> float:
        raise NotImplementedError

    def power(self, power: str) -> float:
        raise NotImplementedError

    def person(self, verb: str, player: int) -> float:
        raise NotImplementedError
