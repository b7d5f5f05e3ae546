"""The answer taken for a player who does not answer in time: the column "auto" of specification 7.2
(WG-DEC-05)."""

from __future__ import annotations

from typing import Final

from whiteout.core.chance import Chance
from whiteout.core.option import BACK, Option
from whiteout.core.view import find
from whiteout.games.who_goes_there.options import ALPHABET
from whiteout.games.who_goes_there.position import ASSAULT_ROLL, CampPosition
from whiteout.games.who_goes_there.rules.dice import successes
from whiteout.games.who_goes_there.rules.helicopter import next_in_charge

_QUIET: Final[dict[str, tuple[str, ...]]] = {
    "D02": ("lead",),
    "D03": ("place",),
    "D04": ("start storage",),
    "D05": ("eat",),
    "D06": ("feed",),
    "D07": ("pass", "alone"),
    "D08": ("refuse",),
    "D09": ("clean",),
    "D11": ("keep",),
    "D12": ("resolve_event", "end_turn"),
    "D15": ("take_xp",),
    "D19": ("die miss",),
    "D20": ("pass",),
    "D22": ("eat",),
    "D23": ("pass", "withdraw"),
    "D24": ("decline",),
    "D26": ("roll", "accept_clicker"),
    "D27": ("clean",),
    "D30": ("heal_critical",),
    "D32": ("heal_critical", "heal_strike"),
    "D38": ("board",),
    "D39": ("pass",),
    "D41": ("stay", "step_off"),
    "D42": ("use",),
    "D44": ("pass",),
    "D45": ("stand",),
    "D51": ("done",),
    "D57": ("to_discard",),
}
"""By decision: the first of these that is offered, by its text or its verb."""
_RANDOM: Final = ("D01", "D21", "D25", "D35", "D36")
_ASIDE: Final = ("unlock", "discard_tile")


def default(p: CampPosition, seat: int, chance: Chance) -> Option:
    """The "auto" of the decision that is open to this seat; what it has begun is taken back."""
    choice = p.choice
    assert choice is not None
    options = p.options(seat)
    point = choice.prompt(p, seat)[0]
    if point in _RANDOM:
        moves = [option for option in options if option.verb not in _ASIDE]
        fitting = [option for option in moves if option.verb != "back"]
        return fitting[chance.below(len(fitting), "default")]
    if p.draft(seat) and point not in ("D03", "D06", "D19"):
        return BACK
    for wanted in _QUIET.get(point, ()):
        for option in options:
            if wanted in (option.text, option.verb):
                return option
    return needed(p, seat, point, options)


def needed(p: CampPosition, seat: int, point: str, options: list[Option]) -> Option:
    """Where the answer depends on how things stand."""
    if point == "D10":  # use the blanket if Stamina is 0
        return options[0] if p.stamina[seat] == 0 else options[1]
    if point == "D18":
        return go_on_rolling(p, options)
    if point == "D37":  # WG-HEL-14
        call = find(options, "call_departure")
        company = len(p.aboard) > 1 or next_in_charge(p) < 0
        step_off = find(options, "step_off")
        assert step_off is not None
        return call if call is not None and company else step_off
    if point == "D56":  # the card that lay on top
        top = [option for option in options if option.value == p.looked[-1] // 10]
        return top[0]
    return options[0]


def go_on_rolling(p: CampPosition, options: list[Option]) -> Option:
    """D18: roll; while short, the first reroll of a tile; else stop."""
    if not p.rolled:
        return options[0]
    short = p.roll != ASSAULT_ROLL and successes(p) < p.need
    if short:
        for option in options:
            if option.verb == "reroll":
                return option
    return options[0]


_KNOWN: Final = {option.verb for option in ALPHABET}
_MISSING: Final = [
    verb
    for wanted in _QUIET.values()
    for verb in wanted
    if verb.split(" ", maxsplit=1)[0] not in _KNOWN
]
if _MISSING:
    raise ValueError(f"automatic answers that no option has: {_MISSING}")
