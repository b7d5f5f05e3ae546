"""Going through a memory once more: every deed, with what was hidden drawn by lot."""

from __future__ import annotations

from typing import Final

from whiteout.games.stay_away.imagine.deed import (
    ASIDE,
    DIE,
    DISCARD,
    DRAW,
    FREE,
    HOLDS,
    KEEP,
    OVERFLOW,
    PILE,
    PLACE,
    SHOW,
    SHUFFLE,
    SPEND,
    STUCK,
    TRADE,
    TURNED,
    UNKNOWN,
    Deed,
)
from whiteout.games.stay_away.imagine.dream import Dream, Token
from whiteout.games.stay_away.imagine.memory import Memory
from whiteout.games.stay_away.imagine.plan import Plan
from whiteout.games.stay_away.imagine.relive_deck import draw, place, shuffle
from whiteout.games.stay_away.imagine.relive_hands import (
    die,
    do_own,
    keep,
    leave_hand,
    overflow,
    see,
)
from whiteout.games.stay_away.imagine.stock import DeadEnd
from whiteout.games.stay_away.imagine.trading import trade
from whiteout.games.stay_away.imagine.zones import IN_PILE
from whiteout.games.stay_away.position import INFECTED_ROLE


def relive(dream: Dream, memory: Memory, plan: Plan, index: int) -> None:
    """One deed."""
    deed = memory.deeds[index]
    kind = deed.kind
    if kind == DRAW:
        draw(dream, memory, plan, index, deed)
    elif kind == TRADE:
        trade(dream, memory, plan, index, deed)
    elif kind == PILE:
        dream.pile.append(Token(deed.face, index, index, IN_PILE))
    elif deed.player == memory.seat and kind not in _PAIRS:
        do_own(dream, index, deed)
    elif kind in (DISCARD, ASIDE):
        leave_hand(dream, memory, plan, index, deed)
    elif kind in (SPEND, HOLDS, SHOW):
        see(dream, index, deed)
    else:
        relive_rare(dream, memory, plan, index)


_PAIRS: Final = (TURNED, STUCK, FREE)


def relive_rare(dream: Dream, memory: Memory, plan: Plan, index: int) -> None:
    """The deeds that do not happen in every turn."""
    deed = memory.deeds[index]
    kind = deed.kind
    if kind == SHUFFLE:
        shuffle(dream, memory, plan, index)
    elif kind == KEEP:
        keep(dream, plan, index, deed)
    elif kind == PLACE:
        place(dream, index, deed)
    elif kind == OVERFLOW:
        overflow(dream, deed)
    elif kind == DIE:
        die(dream, index, deed)
    elif kind == TURNED:
        check_turned(dream, memory, deed)
    elif kind == STUCK:
        check_stuck(dream, memory, deed)
    else:
        check_free(dream, memory, deed)


def check_turned(dream: Dream, memory: Memory, deed: Deed) -> None:
    """Somebody gave an Infected! card, and is Infected if not The Thing."""
    player = deed.player
    if player in (dream.thing, memory.seat):
        return
    if dream.roles[player] != INFECTED_ROLE or dream.held[player] < 2:
        raise DeadEnd


def gives_nothing(dream: Dream, player: int, facing: int) -> bool:
    """Whether a player has no card that may be given (§6.9)."""
    if player == dream.thing or dream.hands[player]:
        return False
    infected = dream.roles[player] == INFECTED_ROLE
    return not infected or facing != dream.thing or dream.held[player] < 2


def check_stuck(dream: Dream, memory: Memory, deed: Deed) -> None:
    """At least one of the two had nothing to give; the seat would know if it was itself."""
    for one, facing in ((deed.player, deed.other), (deed.other, deed.player)):
        if one not in (memory.seat, UNKNOWN) and gives_nothing(dream, one, facing):
            return
    raise DeadEnd


def check_free(dream: Dream, memory: Memory, deed: Deed) -> None:
    """Both had something to give."""
    for one, facing in ((deed.player, deed.other), (deed.other, deed.player)):
        if one != memory.seat and gives_nothing(dream, one, facing):
            raise DeadEnd
