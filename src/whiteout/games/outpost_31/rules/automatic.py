"""The answer taken for a player who does not answer in time, or who left: the column "Auto" of
specification 7 (OP-ELIM-07)."""

from __future__ import annotations

from typing import Final

from whiteout.core.chance import Chance
from whiteout.core.option import BACK, Option
from whiteout.core.view import find
from whiteout.games.outpost_31.options import BOARD, CURE, NOMINATE, STOP, TAKE
from whiteout.games.outpost_31.position import HUMAN, OutpostPosition
from whiteout.games.outpost_31.rules.escape import may_board, seats_to_fill
from whiteout.games.outpost_31.tables import IS_SABOTAGE, NO_HAZARD

_QUIET: Final = ("decline", "pass", "no", "stop", "offer_nothing", "leave_card")
"""Answers that do nothing."""

_LOUD: Final = ("use",)
_USED: Final = ("D34", "D44")
"""Where a power is used for an absent Captain: an extra roll, an extra card."""


def default(p: OutpostPosition, seat: int, chance: Chance) -> Option:
    """The "Auto" of the decision that is open to this seat. What the seat has begun is taken back
    first, so that nobody is accused or named who was not (OP-FLOW-09)."""
    options = p.options(seat)
    choice = p.choice
    assert choice is not None
    point = choice.point(p)
    if point == "D48":
        return board_proven(p, p.draft(seat))
    if p.draft(seat):
        return BACK
    wanted = _LOUD if point in _USED else _QUIET
    for option in options:
        if option.verb in wanted:
            return option
    if point == "D01":
        return options[chance.below(len(options), "default")]
    return required(p, seat, options, chance)


def required(p: OutpostPosition, seat: int, options: list[Option], chance: Chance) -> Option:
    """Where doing nothing is no answer."""
    verb = options[0].verb
    if verb == "hand_in":
        clean = [option for option in options if not IS_SABOTAGE[option.value]] or options
        return clean[chance.below(len(clean), "default")]
    if verb in ("join", "accept"):
        return nearest(p, options)
    if verb == "enter":
        return easiest(p, options)
    if verb == "keep":
        return options[0]  # keep.py lists the wanted one first (D32)
    wanted = ""
    if verb == "cure":
        wanted = CURE[p.sabotage[0]].text
    elif verb == "take":
        wanted = TAKE[p.supply[-1]].text
    elif verb == "nominate":
        wanted = NOMINATE[seat].text
    return find(options, wanted) or lowest(options)


def lowest(options: list[Option]) -> Option:
    """The lowest die, room, seat or card (D30, D40, D45)."""
    best = options[0]
    for option in options:
        if option.value < best.value:
            best = option
    return best


def nearest(p: OutpostPosition, options: list[Option]) -> Option:
    """The player who sits earliest, clockwise from the Captain (D13, D19, D25)."""
    for player in p.from_captain():
        for option in options:
            if option.value == player:
                return option
    return options[0]


def easiest(p: OutpostPosition, options: list[Option]) -> Option:
    """The lowest room that needs no card, else the lowest (D17)."""
    open_rooms = [
        option
        for option in options
        if p.hazard[option.value] == NO_HAZARD and not p.power_out[option.value]
    ]
    return lowest(open_rooms or options)


def board_proven(p: OutpostPosition, draft: list[Option]) -> Option:
    """Everybody proven Human boards, and nobody else unless the table demands more (D48). A list
    that was begun otherwise is taken back name by name."""
    eligible = may_board(p)
    wanted = [player for player in eligible if p.blood_shown[player] and p.blood[player] == HUMAN]
    for player in eligible:
        if player not in wanted and len(wanted) < seats_to_fill(p):
            wanted.append(player)
    listed = [part.value for part in draft]
    if listed != wanted[: len(listed)]:
        return BACK
    return STOP if listed == wanted else BOARD[wanted[len(listed)]]
