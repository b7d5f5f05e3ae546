"""The answer taken for a player who does not answer in time, or who is away: the column "Auto" of
specification 7.1 (TT-GEN-16)."""

from __future__ import annotations

from typing import Final

from whiteout.core.chance import Chance
from whiteout.core.option import BACK, PASS, Option, without_back
from whiteout.games.the_thing.options import (
    BOARD,
    CONFIRM,
    FINISH,
    KEEP,
    KEEP_TOKEN,
    MOVE,
    ONE_MORE,
    TOKENS_HUMAN,
)
from whiteout.games.the_thing.position import ThingPosition
from whiteout.games.the_thing.rules.weather import fuel_use
from whiteout.games.the_thing.tables import BOILER, GENERATOR, SABOTAGE

_QUIET: Final = ("no", "stop", "abstain", "refuse", "nothing", "pass")
"""Answers that do nothing."""
_BY_NAME: Final = {
    "D02": "roll",
    "D18": TOKENS_HUMAN.text,
    "D20": CONFIRM.text,
    "D28": ONE_MORE.text,
    "D29": KEEP_TOKEN.text,
    "D45": BOARD.text,
}
_RANDOM: Final = ("D01", "D19", "D42", "D51")
_NOT_SABOTAGE: Final = ("D10", "D13")
_LAST: Final = ("D25",)


def default(p: ThingPosition, seat: int, chance: Chance) -> Option:
    """The automatic answer of the decision that is open to this seat. It is always the same in
    what it looks at: the seat's own options, and what is public."""
    choice = p.choice
    assert choice is not None
    options = p.options(seat)
    point = choice.prompt(p, seat)[0]
    if p.draft(seat):
        return in_draft(options, point)
    if point in _BY_NAME:
        return next(option for option in options if option.text == _BY_NAME[point])
    if point in ("D08", "D12", "D47", "D48"):
        return MOVE if point == "D08" else options[0]
    if point in _NOT_SABOTAGE:
        return not_sabotage(options, chance)
    for option in options:
        if option.verb in _QUIET:
            return option
    if point in _RANDOM:
        return options[chance.below(len(options), "default")]
    return required(p, seat, point, options)


def in_draft(options: list[Option], point: str) -> Option:
    """A begun draft: a move goes to the first place, a card change is finished as it is, anything
    else is taken back."""
    if point in ("D09", "D48"):
        return without_back(options)[0]
    if point == "D12":
        return FINISH if FINISH in options else without_back(options)[0]
    return BACK


def not_sabotage(options: list[Option], chance: Chance) -> Option:
    """A card that is no Sabotage, if there is one."""
    harmless = [option for option in options if option.value != SABOTAGE] or options
    return harmless[chance.below(len(harmless), "default")]


def required(p: ThingPosition, seat: int, point: str, options: list[Option]) -> Option:
    """Where doing nothing is no answer."""
    if point in ("D03", "D30"):
        return min(options, key=lambda option: fuel_use(p, option.value))
    if point == "D11":
        clean = [option for option in options if option.value != SABOTAGE]
        return (clean or options)[0]
    if point in ("D26", "D27"):
        return KEEP[p.looking[0]]
    if point == "D31":
        emptier = p.fuel[GENERATOR] < p.fuel[BOILER]
        return options[1] if emptier else options[0]
    if point == "D41":
        others = [option for option in options if option.value != seat] or options
        return max(others, key=lambda option: p.suspicion[option.value])
    if point == "D61":
        return max(options, key=lambda option: p.suspicion[p.figure_of(option.value)])
    if point == "D62":
        return next(option for option in options if option.verb == "leave_as")
    if point in _LAST:
        return options[-1]
    return options[0] if options else PASS
