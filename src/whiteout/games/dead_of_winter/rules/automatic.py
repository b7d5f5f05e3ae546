"""The answer taken for a player who does not answer in time, or who left: the column "auto" of
specification 7 (DW-DEC-07)."""

from __future__ import annotations

from typing import Final

from whiteout.core.chance import Chance
from whiteout.core.option import BACK, Option
from whiteout.games.dead_of_winter.options import (
    ACTION,
    CARD,
    CHOOSE,
    CRISIS,
    DIE,
    DONE,
    END_TURN,
    ENTRANCE,
    GO,
    LEADER,
    STOP,
    ZOMBIE,
)
from whiteout.games.dead_of_winter.position import WinterPosition
from whiteout.games.dead_of_winter.rules.clause import (
    ChooseLocation,
    ChooseSurvivor,
    Relocate,
)
from whiteout.games.dead_of_winter.rules.crossroads import ChooseOption
from whiteout.games.dead_of_winter.rules.looking import Forecast, PutBack
from whiteout.games.dead_of_winter.rules.request import PlayGiven
from whiteout.games.dead_of_winter.rules.search import KeepCards
from whiteout.games.dead_of_winter.rules.setup import KeepSurvivors
from whiteout.games.dead_of_winter.rules.survivors import EnterOutside
from whiteout.games.dead_of_winter.rules.trigger import possible
from whiteout.games.dead_of_winter.rules.turn import Act
from whiteout.games.dead_of_winter.rules.vote import GoOutside
from whiteout.games.dead_of_winter.tables import COLONY, CROSSROADS

_QUIET: Final = (
    "none", "no", "decline", "refuse", "roll", "leave_it", "ability_first", "play",
)  # fmt: skip
"""Answers that do nothing, or what the table names where there are but two."""
_FIRST: Final = (GO, STOP, ZOMBIE)
"""What a requested card is played with, where it is offered (DW-DEC-07)."""


def default(p: WinterPosition, seat: int, chance: Chance) -> Option:
    """The "auto" of the decision that is open to this seat. A draft of an action is dropped: what
    was begun is taken back, and the turn ends."""
    choice = p.choice
    assert choice is not None
    options = p.options(seat)
    draft = p.draft(seat)
    if isinstance(choice, Act):
        return BACK if draft else ACTION[END_TURN]
    if isinstance(choice, KeepSurvivors):
        return keep_survivor(p, seat, options, draft)
    if isinstance(choice, KeepCards):
        return on_course(options, draft, [CARD[card] for card in p.drawn])
    if isinstance(choice, PutBack):
        kinds = CRISIS if p.looked_at == COLONY else CARD
        return on_course(options, draft, [kinds[card] for card in p.looked])
    if isinstance(choice, Forecast) and draft:
        return BACK
    if isinstance(choice, ChooseOption):
        return crossroads_option(p, options)
    if isinstance(choice, PlayGiven):
        return next((option for option in options if option in _FIRST), options[0])
    for option in options:
        if option.verb in _QUIET:
            return option
    return required(p, seat, options, chance)


def keep_survivor(
    p: WinterPosition, seat: int, options: list[Option], draft: list[Option]
) -> Option:
    """The first dealt survivors, led by whoever has most influence (D01, D02)."""
    wanted = p.dealt[seat]
    for place, part in enumerate(draft):
        if part.value != wanted[place]:
            return BACK
    if options[0].verb == "leader":
        return LEADER[max([part.value for part in draft])]
    return next(option for option in options if option.value == wanted[len(draft)])


def on_course(options: list[Option], draft: list[Option], wanted: list[Option]) -> Option:
    """The next part of the wanted answer; whatever else was begun is taken back (D13, D50)."""
    for place, part in enumerate(draft):
        if part != wanted[place]:
            return BACK
    return wanted[len(draft)]


def crossroads_option(p: WinterPosition, options: list[Option]) -> Option:
    """DW-XR-19: the option named, unless it depends on cards in hand; else the other one."""
    card = CROSSROADS[p.triggered]
    first = card.auto - 1
    for side in (first, 1 - first):
        if not card.options[side].hidden and possible(p, p.triggered, side):
            return CHOOSE[side + 1]
    return options[0]


def required(p: WinterPosition, seat: int, options: list[Option], chance: Chance) -> Option:
    """Where doing nothing is no answer."""
    verb = options[0].verb
    if verb == "entrance":
        return crowded(p, options)
    if verb == "survivor":
        return survivor(p, seat, options)
    if verb == "location":
        return location(p, options)
    if verb == "leader":
        return max(options, key=_value)
    if verb == "card":
        return random_card(p, seat, options, chance)
    if verb == "die":
        return DONE if DONE in options else DIE[min([option.value for option in options])]
    if verb == "wound":
        return options[-1]
    if verb == "noise":
        return STOP
    return options[0]


def _value(option: Option) -> int:
    return option.value


def crowded(p: WinterPosition, options: list[Option]) -> Option:
    """The entrance with most zombies, the lowest number on a tie (D10, D14)."""
    entrances = [option.value for option in options if option.verb == "entrance"]
    most = max([p.zombies[entrance] for entrance in entrances])
    return ENTRANCE[next(e for e in entrances if p.zombies[e] == most)]


def survivor(p: WinterPosition, seat: int, options: list[Option]) -> Option:
    """To be healed: most wound tokens, otherwise fewest; ties by influence (D47, D53, D54)."""
    choice = p.choice
    assert choice is not None
    point = choice.point(p)
    codes = [option.value for option in options]
    if point in ("D42", "D44", "D57"):
        wanted = min(codes)
    elif point == "D53":
        followers = [s for s in codes if s != p.leaders[seat]]
        wanted = min(followers or codes)
    elif point == "D54":
        fewest = min([p.hurt(s) for s in codes])
        wanted = max([s for s in codes if p.hurt(s) == fewest])
    else:
        healing = isinstance(choice, ChooseSurvivor) and choice.healing
        tokens = [p.hurt(s) for s in codes]
        best = max(tokens) if healing else min(tokens)
        wanted = min([s for s in codes if p.hurt(s) == best])
    return next(option for option in options if option.value == wanted)


def location(p: WinterPosition, options: list[Option]) -> Option:
    """Most empty survivor spaces to enter, most cards to draw; the colony last (D43, D45, D48)."""
    choice = p.choice
    entering = isinstance(choice, Relocate | GoOutside | EnterOutside)
    entering = entering or (isinstance(choice, ChooseLocation) and choice.entering)
    outside = [option for option in options if option.value != COLONY] or options
    best = outside[0]
    for option in outside:
        one, other = option.value, best.value
        if entering:
            better = p.free_spaces(one) > p.free_spaces(other)
        else:
            better = len(p.decks[one]) > len(p.decks[other])
        if better:
            best = option
    return best


def random_card(p: WinterPosition, seat: int, options: list[Option], chance: Chance) -> Option:
    """Uniform over the fitting cards, not over their kinds (D62, D63)."""
    kinds = [option.value for option in options]
    cards = [card for card in p.hands[seat] if card in kinds] or kinds
    return CARD[cards[chance.below(len(cards), "default")]]
