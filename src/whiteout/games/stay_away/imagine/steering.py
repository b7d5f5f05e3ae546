"""Steering: known cards go where they must go, to be seen where they will be seen.

Only cards of which nobody can hold another copy unseen are steered; of all others a blank can turn
out to be the one that is seen.
"""

from __future__ import annotations

from typing import Final

from whiteout.games.stay_away.imagine.dream import Dream, Token
from whiteout.games.stay_away.imagine.zones import APART, IN_PILE, ON_TOP

AHEAD: Final = 2
"""How many of the next sightings of a face are looked at."""

STAYS: Final = 1
GOES: Final = 2


def leave_one(dream: Dream, player: int, index: int, zone: int) -> Token | None:
    """The card that leaves a hand unseen into a zone: one that must go, or any that need not
    stay; nothing where all must stay."""
    hand = dream.hands[player]
    free = []
    bound = []
    for token in hand:
        way = destiny(dream, player, token, index, zone) if token.face >= 0 else 0
        if way == GOES:
            bound.append(token)
        elif way == 0:
            free.append(token)
    choice = bound or free
    if not choice:
        return None
    token = choice[dream.draw_lot(len(choice))]
    hand.remove(token)
    return token


def must_go(dream: Dream, player: int, index: int, zone: int) -> bool:
    """Whether some card of a hand must leave it now."""
    for token in dream.hands[player]:
        if token.face >= 0 and destiny(dream, player, token, index, zone) == GOES:
            return True
    return False


def destiny(dream: Dream, player: int, token: Token, index: int, zone: int) -> int:
    """Whether a card must stay or go, or 0 where it may do either."""
    face = token.face
    if dream.stock.blanks[face] > 0:
        return 0
    for skip in range(AHEAD):
        sighting = dream.sightings.next(face, index, skip)
        if sighting is None:
            return 0
        zones = sighting.after(index)
        stays = zones >> player & 1
        goes = zones >> zone & 1
        if stays != goes and copies_in(dream, token, zones) < sighting.count:
            return STAYS if stays else GOES
    return 0


def copies_in(dream: Dream, token: Token, zones: int) -> int:
    """How many other cards of the same face are in these zones."""
    face = token.face
    count = 0
    for player, hand in enumerate(dream.hands):
        if zones >> player & 1:
            for other in hand:
                if other.face == face and other is not token:
                    count += 1
    if zones >> IN_PILE & 1:
        for other in dream.pile:
            if other.face == face:
                count += 1
    if zones >> APART & 1:
        for other in dream.apart:
            if other.face == face:
                count += 1
    if zones >> ON_TOP & 1 and dream.top is not None and dream.top.face == face:
        count += 1
    return count
