"""Rolls of Investigations and Battles, and of Whiteout: specification 6.14 (ROLL)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from whiteout.core.choice import Choice, Step
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.outpost_31.options import DECLINE, EXTRA_ROLLS, FACES_OF, REROLL
from whiteout.games.outpost_31.position import ROLL, OutpostPosition
from whiteout.games.outpost_31.rules.dice import CALM, Need, fall, keep_sets, need_of
from whiteout.games.outpost_31.rules.dynamite import helpers, shift_window
from whiteout.games.outpost_31.rules.gear import spend
from whiteout.games.outpost_31.rules.powers import AskPower, may_use, use
from whiteout.games.outpost_31.tables import DICE, MISSIONS, MOST_DICE, POWER_IDS
from whiteout.games.outpost_31.written_codes import COP_B, FLAMETHROWER, GAR_B, MAC_B

BATTLE_ROLLS: Final = 3
EXTRA: Final = 3
"""Rolls that a Flamethrower adds (OP-FLAM-05)."""

CALMING_DICE: Final = 2
"""Dice rolled against Whiteout (OP-SAB-10)."""


class RollTest(Step[OutpostPosition]):
    """The revealed cards give dice, six at most; then the rolls. Leaves `test_failed` set if they
    are in vain (OP-REV-07, OP-BAT-04, OP-ROLL-14)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        if p.test_failed:
            return
        p.step = ROLL
        dice = 0
        for card in p.revealed:
            dice += DICE[card]
        p.dice_count = min(dice, MOST_DICE)
        p.dice = []
        if p.battle and p.dice_count < MOST_DICE and may_use(p, GAR_B):
            p.then(AskPower(p.captain, GAR_B, "D35", _SIDEARM), _BEGIN_ROLLS)
        else:
            begin_rolls(p)


class Sidearm(Step[OutpostPosition]):
    """pw_gar_b: one die more."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        p.dice_count += 1


class BeginRolls(Step[OutpostPosition]):
    """The dice are counted."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        begin_rolls(p)


def begin_rolls(p: OutpostPosition) -> None:
    """The first roll is made with all dice, unless it cannot succeed (OP-ROLL-01 to OP-ROLL-03,
    OP-ROLL-13)."""
    if need_of(p).hopeless(p.dice_count):
        p.test_failed = True
        if p.history is not None:
            p.emit(Event("too_few_dice", {"dice": p.dice_count}))
        return
    p.rolls_left = BATTLE_ROLLS if p.battle else MISSIONS[p.mission].rolls
    throw(p, [])


def throw(p: OutpostPosition, kept: list[int]) -> None:
    """Roll all dice but those kept, then look at the result (OP-ROLL-03)."""
    p.rolls_left -= 1
    roll_dice(p, kept)
    after_roll(p)


def roll_dice(p: OutpostPosition, kept: list[int]) -> None:
    """The dice fall."""
    rolled = [p.chance.below(6, "dice") + 1 for _ in range(p.dice_count - len(kept))]
    p.dice = kept + rolled
    fall(p.dice)
    if p.history is not None:
        facts = {"player": p.captain, "rolled": rolled, "kept": kept, "rolls_left": p.rolls_left}
        p.emit(Event("rolled", facts))


def after_roll(p: OutpostPosition) -> None:
    """Success ends the test at once; else Dynamite, then pw_cop_b in an Investigation and Dynamite
    once more, then the next roll (OP-ROLL-04)."""
    need = need_of(p)
    if need.met(p.dice):
        return
    windows = shift_window(p, need)
    if not p.battle and may_use(p, COP_B):
        windows += [SteadyHand(p.captain), *windows]
    if windows:
        p.then_all([*windows, _GO_ON])
    else:
        go_on(p, need)


class SteadyHand(Choice[OutpostPosition]):
    """D31, pw_cop_b: roll exactly one die again, without spending a roll."""

    __slots__ = ()
    POINT: ClassVar = "D31"
    RULE: ClassVar = "OP-ROLL-04"

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"power": POWER_IDS[COP_B]}

    def run(self, p: OutpostPosition) -> None:
        if not need_of(p).met(p.dice):
            p.ask(self, self.seat)

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [DECLINE, *[REROLL[face] for face in range(1, 7) if face in p.dice]]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        if option is DECLINE:
            return
        use(p, COP_B)
        face = p.chance.below(6, "dice") + 1
        p.dice[p.dice.index(option.value)] = face
        fall(p.dice)
        if p.history is not None:
            facts = {"player": self.seat, "die": option.value, "became": face, "dice": p.dice[:]}
            p.emit(Event("die_rerolled", facts))


class GoOn(Step[OutpostPosition]):
    """The windows after a roll are closed."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        need = need_of(p)
        if not need.met(p.dice):
            go_on(p, need)


def go_on(p: OutpostPosition, need: Need) -> None:
    """While rolls remain the Captain must roll again; he cannot stop early (OP-ROLL-05). Then the
    last resorts: a Flamethrower, and in a Battle pw_mac_b (OP-ROLL-06)."""
    if p.rolls_left:
        roll_again(p, need)
        return
    resorts: list[Step[Any]] = []
    if not p.extra_rolls_used:
        resorts += [GiveRolls(player) for player in helpers(p, FLAMETHROWER)]
    if p.battle and may_use(p, MAC_B):
        resorts.append(OneMoreGo(p.captain))
    if resorts:
        p.then_all([*resorts, _VERDICT])
    else:
        p.test_failed = True


def roll_again(p: OutpostPosition, need: Need) -> None:
    """The Captain chooses what to keep, where there is a choice."""
    sets = keep_sets(need, p.dice, p.settings.fair_keep)
    if len(sets) == 1:
        p.force("D32", p.captain, sets[0])
        throw(p, list(FACES_OF[sets[0].text]))
    else:
        p.then(KeepDice(p.captain))


class KeepDice(Choice[OutpostPosition]):
    """D32: which dice stay for the next roll; all others are rolled (OP-ROLL-03, OP-ROLL-08)."""

    __slots__ = ()
    POINT: ClassVar = "D32"

    def rule(self, p: OutpostPosition) -> str:
        return "OP-ROLL-08" if p.settings.fair_keep else "OP-ROLL-07"

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return keep_sets(need_of(p), p.dice, p.settings.fair_keep)[:]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        throw(p, list(FACES_OF[option.text]))


class GiveRolls(Choice[OutpostPosition]):
    """D33: three more rolls for one use of a Flamethrower, once per test. A Captain bound by
    OP-ROLL-15 is not asked (OP-FLAM-05 to OP-FLAM-07)."""

    __slots__ = ()
    POINT: ClassVar = "D33"
    RULE: ClassVar = "OP-FLAM-07"

    def run(self, p: OutpostPosition) -> None:
        if p.rolls_left:
            return  # somebody has given some
        if self.seat == p.captain and p.settings.captain_gear_duty:
            self.resolve(p, EXTRA_ROLLS)
        else:
            p.ask(self, self.seat)

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [DECLINE, EXTRA_ROLLS]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        if option is DECLINE:
            return
        spend(p, self.seat, FLAMETHROWER)
        p.extra_rolls_used = True
        p.rolls_left += EXTRA
        if p.history is not None:
            facts = {"player": self.seat, "rolls_left": p.rolls_left}
            p.emit(Event("extra_rolls", facts))


class OneMoreGo(AskPower):
    """D34, pw_mac_b: one more roll of a Battle, where no Flamethrower has given any."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(seat, MAC_B, "D34", _ONE_ROLL)

    def run(self, p: OutpostPosition) -> None:
        if not p.rolls_left:
            p.ask(self, self.seat)


class OneRoll(Step[OutpostPosition]):
    """One roll more."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        p.rolls_left += 1


class Verdict(Step[OutpostPosition]):
    """No help, no roll: the test fails (OP-ROLL-06)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        if p.rolls_left:
            roll_again(p, need_of(p))
        else:
            p.test_failed = True


class RollWhiteout(Step[OutpostPosition]):
    """The Captain rolls two dice once; Dynamite may help, and binds him (OP-SAB-10, OP-DYN-01,
    OP-ROLL-16). Leaves the dice in the position."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        p.dice_count = CALMING_DICE
        p.rolls_left = 0
        roll_dice(p, [])
        if not CALM.met(p.dice):
            windows = shift_window(p, CALM)
            if windows:
                p.then_all(windows)


# Steps without fields are immutable and alike: one of each is enough for all matches.
_SIDEARM: Final = Sidearm()
_BEGIN_ROLLS: Final = BeginRolls()
_GO_ON: Final = GoOn()
_ONE_ROLL: Final = OneRoll()
_VERDICT: Final = Verdict()
