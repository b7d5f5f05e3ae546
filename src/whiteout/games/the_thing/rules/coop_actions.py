"""Phase 5 of the co-operative game, actions with dice: specification 6.27 (CACT)."""

from __future__ import annotations

from whiteout.core.choice import Step
from whiteout.core.option import Option
from whiteout.games.the_thing.options import (
    BURN,
    CANCEL,
    DO_REPAIR,
    DO_USE,
    GIVE_ROLL,
    NO,
    NOTHING,
    REROLL,
    ROLL,
    SET,
    STOP,
)
from whiteout.games.the_thing.position import ACTIONS, CHARACTER, NOBODY, ThingPosition
from whiteout.games.the_thing.rules.act import Act
from whiteout.games.the_thing.rules.actions import lay_down
from whiteout.games.the_thing.rules.asking import Ask, distinct, tell, who
from whiteout.games.the_thing.rules.bonus import BonusWindow, burn, burning_weapons
from whiteout.games.the_thing.rules.coop_moves import MeetAgain
from whiteout.games.the_thing.rules.coop_threat import CheckThreat, move_threat
from whiteout.games.the_thing.rules.dice import BAD, roll_dice, roll_die
from whiteout.games.the_thing.rules.items import holds, use_up
from whiteout.games.the_thing.rules.locations import can_act, sabotage
from whiteout.games.the_thing.rules.phase import begin
from whiteout.games.the_thing.rules.suspicion import advance
from whiteout.games.the_thing.tables import (
    CHARACTER_IDS,
    DORMITORY,
    FACE_IDS,
    GARRY,
    MOST_DICE,
    NORRIS,
    REPAIR,
    SABOTAGE,
    THREAT,
    TORCH,
    USE,
)


class CoopActions(Step[ThingPosition]):
    """The first roll is mandatory (TT-CACT-11); before it there is a bonus window (TT-CACT-17)."""

    def run(self, p: ThingPosition) -> None:
        begin(p, ACTIONS)
        p.then(MeetAgain(), BonusWindow(), FirstRoll())


class FirstRoll(Step[ThingPosition]):
    """A roll, if anybody stands in a green location."""

    def run(self, p: ThingPosition) -> None:
        if p.standing_in_green():
            p.then(StartRoll())


class NextRoll(Step[ThingPosition]):
    """Another roll for another character, or the end of the phase."""

    def run(self, p: ThingPosition) -> None:
        if p.standing_in_green():
            p.then(RollOrStop(p.leader))


class RollOrStop(Ask):
    """D57: roll again, or stop."""

    POINT = "D57"
    SECRET = False

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [ROLL, STOP]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        if option == ROLL:
            p.then(StartRoll())


class StartRoll(Step[ThingPosition]):
    """Lit: roll, then give; dark: give, then roll (TT-CACT-01, -02, -14, -16)."""

    def run(self, p: ThingPosition) -> None:
        p.dark = p.outage
        p.torch_used = False
        if not p.dark:
            roll(p)
        p.then(GiveRoll(), Rerolls())


def roll(p: ThingPosition) -> None:
    """Three dice, two when starving."""
    p.dice = roll_dice(p, MOST_DICE - p.starving, "action")
    p.rerolled = [False] * len(p.dice)


class GiveRoll(Step[ThingPosition]):
    """The whole roll goes to one standing character in a green location."""

    def run(self, p: ThingPosition) -> None:
        standing = p.standing_in_green()
        if len(standing) > 1:
            p.then(Give(p.leader))
        else:
            give(p, standing[0])


class Give(Ask):
    """D52: to whom."""

    POINT = "D52"
    SECRET = False

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [GIVE_ROLL[p.character[figure]] for figure in p.standing_in_green()]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        give(p, p.figure_of(option.value))


def give(p: ThingPosition, figure: int) -> None:
    """E-87; in the dark the dice are rolled now."""
    p.rolled_for = figure
    tell(p, "roll_given", who(p, figure))
    if p.dark:
        roll(p)


# -- before resolving ------------------------------------------------------------------------------


def rerolls_left(p: ThingPosition) -> int:
    """Norris, or a torch, in the dark: every die; Garry: one die, light or dark (TT-CACT-03)."""
    figure = p.rolled_for
    if p.dark and (p.plays(figure, NORRIS) or holds(p, figure, TORCH)):
        return p.rerolled.count(False)
    return int(p.plays(figure, GARRY) and True not in p.rerolled)


class Rerolls(Step[ThingPosition]):
    """One die at a time, each at most once."""

    def run(self, p: ThingPosition) -> None:
        if rerolls_left(p):
            p.then(Reroll(p.owner[p.rolled_for]))
        else:
            p.then(Dormitory())


class Reroll(Ask):
    """D53: a die that was not rerolled yet, or no more."""

    POINT = "D53"
    SECRET = False

    def about(self, p: ThingPosition) -> dict[str, int | str]:
        return {"character": CHARACTER_IDS[p.character[p.rolled_for]]}

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        fresh = [face for face, used in zip(p.dice, p.rerolled, strict=True) if not used]
        return [*[REROLL[face] for face in distinct(fresh)], NO]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        if option == NO:
            p.then(Dormitory())
            return
        figure = p.rolled_for
        if p.dark and not p.plays(figure, NORRIS) and holds(p, figure, TORCH):
            p.torch_used = True
        places = [
            place
            for place, face in enumerate(p.dice)
            if face == option.value and not p.rerolled[place]
        ]
        p.dice[places[0]] = roll_die(p)
        p.rerolled[places[0]] = True
        change_told(p, option.value, p.dice[places[0]], "rerolled")
        p.then(Rerolls())


def change_told(p: ThingPosition, before: int, after: int, how: str) -> None:
    """E-77."""
    if p.history is not None:
        facts = {"before": FACE_IDS[before], "face": FACE_IDS[after], "how": how}
        tell(p, "die_changed", {**facts, "faces": [FACE_IDS[face] for face in sorted(p.dice)]})


class Dormitory(Step[ThingPosition]):
    """Whoever stands in the dormitory may set a die (TT-CACT-04)."""

    def run(self, p: ThingPosition) -> None:
        resting = p.standing_at(DORMITORY)
        if resting:
            p.then(SetDie(p.owner[resting[0]]), Cancelling())
        else:
            p.then(Cancelling())


class SetDie(Ask):
    """D54: one die, and the face it is set to; or not."""

    POINT = "D54"
    SECRET = False

    def about(self, p: ThingPosition) -> dict[str, int | str]:
        return {"character": CHARACTER_IDS[p.character[p.rolled_for]]}

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        found: list[Option] = []
        for face in distinct(p.dice):
            found += [option for to, option in enumerate(SET[face]) if to != face]
        return [*found, NO]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        if option == NO:
            return
        before, after = option.value // 4, option.value % 4
        p.dice[p.dice.index(before)] = after
        change_told(p, before, after, "set")
        lay_down(p, p.standing_at(DORMITORY)[0])


def bad_dice(p: ThingPosition) -> list[int]:
    """Sabotage and threat."""
    return [face for face in p.dice if face in BAD]


class Cancelling(Step[ThingPosition]):
    """Bad dice can be cancelled one by one, at the price of suspicion; the threat is checked after
    each (TT-CACT-05, TT-CACT-12). Then what is left is resolved."""

    def run(self, p: ThingPosition) -> None:
        if not at_work(p):
            p.then(RollOver())
        elif bad_dice(p):
            p.then(CancelDie(p.owner[p.rolled_for]))
        else:
            p.then(ActOnRoll(p.owner[p.rolled_for]), RollOver())


def at_work(p: ThingPosition) -> bool:
    """Whether the character of the roll is still there."""
    return p.status[p.rolled_for] == CHARACTER


class CancelDie(Ask):
    """D55: a bad die to cancel, or no more."""

    POINT = "D55"
    SECRET = False

    def about(self, p: ThingPosition) -> dict[str, int | str]:
        return {"character": CHARACTER_IDS[p.character[p.rolled_for]]}

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [*[CANCEL[face] for face in distinct(bad_dice(p))], NO]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        if option == NO:
            p.then(Sabotages(), Threats(), RollOver())
            return
        place = p.dice.index(option.value)
        p.dice.pop(place)
        p.rerolled.pop(place)
        change_told(p, option.value, option.value, "cancelled")
        advance(p, p.rolled_for, 1, "cancelled")
        p.then(CheckThreat(), Cancelling())


# -- resolving -------------------------------------------------------------------------------------


class Sabotages(Step[ThingPosition]):
    """First all sabotage (TT-CACT-06, TT-CACT-07, TT-CACT-15)."""

    def run(self, p: ThingPosition) -> None:
        for _ in range(p.dice.count(SABOTAGE)):
            sabotage(p, p.place[p.rolled_for])


class Threats(Step[ThingPosition]):
    """Then the threats, one by one; a check after each, and the rest is void if the character is
    gone (TT-CACT-12)."""

    def run(self, p: ThingPosition) -> None:
        if at_work(p) and THREAT in p.dice:
            p.dice.remove(THREAT)
            move_threat(p, -1)
            p.then(CheckThreat(), self)


class ActOnRoll(Ask):
    """D56: one action with one of the dice, or a fire, or nothing (TT-CACT-08, TT-CACT-09)."""

    POINT = "D56"
    SECRET = False

    def about(self, p: ThingPosition) -> dict[str, int | str]:
        return {"character": CHARACTER_IDS[p.character[p.rolled_for]]}

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        figure = p.rolled_for
        found: list[Option] = []
        if USE in p.dice and can_act(p, figure, USE):
            found.append(DO_USE)
        if REPAIR in p.dice and can_act(p, figure, REPAIR):
            found.append(DO_REPAIR)
        if USE in p.dice or REPAIR in p.dice:
            found += [BURN[piece] for piece in burning_weapons(p, figure)]
        return [*found, NOTHING]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        figure = p.rolled_for
        if option in (DO_USE, DO_REPAIR):
            p.then(Act(figure, USE if option == DO_USE else REPAIR))
        elif option != NOTHING:
            use_up(p, figure, option.value)
            burn(p, figure, option.value)


class RollOver(Step[ThingPosition]):
    """The character lies down in every case (TT-CACT-10)."""

    def run(self, p: ThingPosition) -> None:
        figure = p.rolled_for
        if at_work(p):
            if p.torch_used and holds(p, figure, TORCH):
                use_up(p, figure, TORCH)
            lay_down(p, figure)
        p.dice = []
        p.rerolled = []
        p.torch_used = False
        p.rolled_for = NOBODY
        p.then(BonusWindow(), NextRoll())
