"""Small rolls, and the actions that roll one die: specification 6.2 (ACT), WG-XP-08."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.option import Option
from whiteout.games.who_goes_there.options import STAND
from whiteout.games.who_goes_there.position import (
    FLASK_ROLL,
    NO_ROLL,
    NOTHING,
    REPAIR_ROLL,
    STAMINA_ROLL,
    XP_ROLL,
    CampPosition,
)
from whiteout.games.who_goes_there.rules.dice import pay_flare, reroll_by, rerolls, roll_dice
from whiteout.games.who_goes_there.rules.infection import spend
from whiteout.games.who_goes_there.rules.own_choice import OwnChoice
from whiteout.games.who_goes_there.rules.stamina import gain, is_full
from whiteout.games.who_goes_there.rules.unlocks import gain_xp
from whiteout.games.who_goes_there.rules.utilities import repair, utility_here
from whiteout.games.who_goes_there.tables import BOILER, INSIDE, MCREADY, OUTSIDE, T_TOOLBOX

SURE_COST: Final = 2


def may_gain_stamina(p: CampPosition, player: int) -> bool:
    """Inside, with the Boiler whole (WG-ACT-05, WG-UTL-03)."""
    inside = p.location(player) == INSIDE
    return inside and not p.is_broken(BOILER) and not is_full(p, player) and affords(p, player, 1)


def may_gain_xp(p: CampPosition, player: int) -> bool:
    """Outside (WG-ACT-05)."""
    return p.location(player) == OUTSIDE and affords(p, player, 1)


def may_repair(p: CampPosition, player: int, cost: int) -> bool:
    """The utility of the own location, if it has a Strike (WG-ACT-05, WG-UTL-07)."""
    return p.strikes_on(utility_here(p, player)) > 0 and affords(p, player, cost)


def sure_cost(p: CampPosition, player: int) -> int:
    """2 Actions, 1 with a Toolbox (3.13)."""
    return 1 if T_TOOLBOX in p.tiles[player] else SURE_COST


def affords(p: CampPosition, player: int, cost: int) -> bool:
    """Whether so many Actions are left."""
    return p.all_actions(player) >= cost


def may_use_flask(p: CampPosition, player: int) -> bool:
    """McReady outside, once per turn (WG-XP-08)."""
    ready = p.unique(player, MCREADY) and not p.flask_used
    return ready and p.location(player) == OUTSIDE and not is_full(p, player)


def repair_sure(p: CampPosition, player: int) -> None:
    """One Strike less, without a roll."""
    spend(p, player, sure_cost(p, player), "repair")
    repair(p, utility_here(p, player), 1, "repair")


def roll_small(p: CampPosition, player: int, what: str) -> None:
    """One Action and one die (WG-ACT-07)."""
    spend(p, player, 1, what)
    p.repaired = utility_here(p, player) if what == REPAIR_ROLL else NOTHING
    throw(p, player, what)


def use_flask(p: CampPosition, player: int) -> None:
    """Once per turn, for no Action (WG-XP-08). Inside a roll window the open roll is not touched,
    and no Flare turns this die (WG-ACT-08)."""
    p.flask_used = True
    if p.roll == NO_ROLL:
        throw(p, player, FLASK_ROLL)
        return
    dice, turned = p.dice, p.turned
    p.dice, p.turned = [], []
    roll_dice(p, player, 1, FLASK_ROLL)
    won = p.dice[0]
    p.dice, p.turned = dice, turned
    if won:
        take(p, player, FLASK_ROLL)


_NAMES: Final = {STAMINA_ROLL: ("stamina",), XP_ROLL: ("xp",)}
"""The rerolls that name a small roll (3.13)."""


def throw(p: CampPosition, player: int, what: str) -> None:
    """Roll; a Miss may be rolled anew where a tile names this roll (D45), else it stands, and only
    a Flare can turn it later (WG-ACT-08)."""
    p.dice, p.turned = [], []
    roll_dice(p, player, 1, what)
    judge(p, player, what)


def judge(p: CampPosition, player: int, what: str) -> None:
    """What the die brings."""
    if p.dice[0]:
        take(p, player, what)
        p.dice, p.turned = [], []
    elif rerolls(p, player, _NAMES.get(what, ())):
        p.then(SmallRoll(player, what))
    else:
        let_stand(p, what)


def let_stand(p: CampPosition, what: str) -> None:
    """A Miss that a Flare can still turn."""
    p.dice, p.turned = [], []
    p.last_roll = what


def take(p: CampPosition, player: int, what: str) -> None:
    """What a Success brings (6.2)."""
    if what == XP_ROLL:
        gain_xp(p, player, 1, what)
    elif what == REPAIR_ROLL:
        if p.strikes_on(p.repaired):
            repair(p, p.repaired, 1, "repair")
    else:
        gain(p, player, 1, what)


def can_flare(p: CampPosition, player: int) -> bool:
    """Whether turning the last small roll would still change something (WG-HAND-09)."""
    if p.last_roll in (STAMINA_ROLL, FLASK_ROLL):
        return not is_full(p, player)
    if p.last_roll == REPAIR_ROLL:
        return p.strikes_on(p.repaired) > 0
    return p.last_roll == XP_ROLL


def flare_last(p: CampPosition, player: int, option: Option) -> None:
    """A Flare on the last small roll brings at once what the Success would have (WG-ACT-08)."""
    what = p.last_roll
    p.last_roll = NO_ROLL
    pay_flare(p, player, option)
    take(p, player, what)


class SmallRoll(OwnChoice):
    """D45: a fitting reroll, or let it stand."""

    __slots__ = ("what",)
    POINT: ClassVar = "D45"
    RULE: ClassVar = "WG-ACT-08"
    SECRET: ClassVar = False

    def __init__(self, seat: int, what: str) -> None:
        super().__init__(seat)
        self.what = what

    def about(self, p: CampPosition) -> dict[str, int | str]:
        return {"roll": self.what}

    def answers(self, p: CampPosition, seat: int) -> list[Option]:
        return [*rerolls(p, seat, _NAMES[self.what]), STAND]

    def carry_out(self, p: CampPosition, option: Option) -> None:
        if option is STAND:
            let_stand(p, self.what)
        else:
            reroll_by(p, self.seat, [option])
            judge(p, self.seat, self.what)
