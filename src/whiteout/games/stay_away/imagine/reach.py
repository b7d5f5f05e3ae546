"""Reach: from where a card can have come to be seen where it was seen.

A card that is seen at one deed lay somewhere before it. One pass backwards tells for every earlier
moment from which hands or piles it can have got there: sets of zones, as bits of an integer.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from whiteout.games.stay_away.imagine.deed import (
    ASIDE,
    DIE,
    DISCARD,
    DRAW,
    HOLDS,
    KEEP,
    PILE,
    PLACE,
    SHOW,
    SHUFFLE,
    SPEND,
    TRADE,
    UNKNOWN,
    Deed,
)
from whiteout.games.stay_away.imagine.zones import (
    APART,
    IN_DECK,
    IN_PILE,
    ON_TOP,
    OPEN,
    PUT_ASIDE,
)

_PILE: Final = 1 << IN_PILE
_DECK: Final = 1 << IN_DECK
_APART: Final = 1 << APART
_ASIDE: Final = 1 << PUT_ASIDE
_TOP: Final = 1 << ON_TOP
_OPEN: Final = 1 << OPEN
_EVERYWHERE: Final = (1 << 31) - 1

_SEEN_IN_HAND: Final = (SPEND, HOLDS, DISCARD, ASIDE)


class Sighting:
    """A face that was seen at a deed, so many times at once."""

    __slots__ = ("count", "first", "zones")

    def __init__(self, deeds: list[Deed], index: int, face: int, places: list[int], hands: int):
        self.count: Final = len(places)
        """How many cards of this face were seen."""
        zone = 0
        for place in places:
            zone |= 1 << place
        zones = [zone]
        index -= 1
        while index >= 0 and zone & hands != hands:
            zone = back(deeds[index], face, zone)
            zones.append(zone)
            index -= 1
        zones.reverse()
        self.zones: Final = zones
        """By deed from `first` on: the zones after it from which a card can have got there."""
        self.first: Final = index

    def after(self, index: int) -> int:
        """The zones after a deed; long before, a card can have been anywhere."""
        return self.zones[index - self.first] if index >= self.first else _EVERYWHERE


def back(deed: Deed, face: int, zones: int) -> int:
    """The zones before a deed from which a card of this face gets to those after it."""
    kind = deed.kind
    if kind == TRADE:
        return back_trade(deed, face, zones)
    moves = deed.face in (UNKNOWN, face)
    hand = 1 << deed.player if deed.player >= 0 else 0
    if kind == DRAW:
        if moves and zones & (_APART if deed.apart else hand):
            zones |= _DECK if deed.other == UNKNOWN else _TOP
        return zones
    if kind == DIE:
        return zones | hand if zones & _PILE else zones & ~hand
    if kind == DISCARD:
        return zones | hand if moves and zones & _PILE else zones
    if kind == SPEND:
        return zones | hand if moves and zones & _OPEN else zones
    if kind == PILE:
        return zones | _OPEN if moves and zones & _PILE else zones
    if kind == SHOW:
        return zones if face in deed.faces else zones & ~hand
    return back_rare(deed, zones, moves, hand)


def back_rare(deed: Deed, zones: int, moves: bool, hand: int) -> int:
    """The same for the deeds that do not happen in every turn."""
    kind = deed.kind
    if kind == SHUFFLE:
        before = zones & ~(_DECK | _TOP | _PILE)
        return before | _PILE if zones & _DECK else before
    if kind == KEEP:
        return zones | _APART if zones & (hand | _PILE) else zones
    if kind == ASIDE:
        before = zones & ~_ASIDE
        return before | hand if moves and zones & _ASIDE else before
    if kind == PLACE:
        onto = _PILE if deed.apart else _TOP
        before = zones if deed.apart else zones & ~_TOP
        return before | _ASIDE if zones & onto else before
    return zones


def back_trade(deed: Deed, face: int, zones: int) -> int:
    """A card stays in a hand, or comes from the one before in the chain."""
    before = zones
    chain = deed.chain
    for place, giver in enumerate(chain):
        if deed.faces[place] in (UNKNOWN, face):
            receiver = chain[place + 1 if place + 1 < len(chain) else 0]
            if zones >> receiver & 1:
                before |= 1 << giver
    return before


class Sightings:
    """By face, all deeds at which it was seen, in order; worked out when asked for."""

    __slots__ = ("deeds", "found", "hands", "indexes", "places")

    def __init__(self, deeds: list[Deed], seats: int, seat: int, faces: int) -> None:
        self.deeds: Final = deeds
        self.hands: Final = ((1 << seats) - 1) & ~(1 << seat if seat >= 0 else 0)
        self.indexes: list[list[int]] = [[] for _ in range(faces)]
        """By face: the deeds at which it was seen."""
        self.places: list[list[list[int]]] = [[] for _ in range(faces)]
        """By face and deed: the zones in which it was seen."""
        self.found: dict[int, Sighting] = {}
        for index, deed in enumerate(deeds):
            self.note(index, deed, seat)

    def note(self, index: int, deed: Deed, seat: int) -> None:
        """What is seen at this deed, and where it lay before."""
        kind = deed.kind
        if kind == TRADE:
            for place, face in enumerate(deed.faces):
                if face != UNKNOWN and deed.chain[place] != seat:
                    self.add(index, face, deed.chain[place])
        elif kind == DRAW:
            if deed.face != UNKNOWN:
                self.add(index, deed.face, IN_DECK if deed.other == UNKNOWN else ON_TOP)
        elif deed.player == seat or deed.player < 0:
            return
        elif kind == SHOW:
            for face in deed.faces:
                self.add(index, face, deed.player)
        elif kind in _SEEN_IN_HAND and deed.face != UNKNOWN:
            self.add(index, deed.face, deed.player)

    def add(self, index: int, face: int, zone: int) -> None:
        """One card of this face was seen in that zone."""
        indexes = self.indexes[face]
        if indexes and indexes[-1] == index:
            self.places[face][-1].append(zone)
        else:
            indexes.append(index)
            self.places[face].append([zone])

    def next(self, face: int, index: int, skip: int) -> Sighting | None:
        """The next sighting of a face after a deed, or one of those after it."""
        indexes = self.indexes[face]
        number = bisect_right(indexes, index) + skip
        if number >= len(indexes):
            return None
        key = number * 64 + face
        found = self.found.get(key)
        if found is None:
            places = self.places[face][number]
            found = Sighting(self.deeds, indexes[number], face, places, self.hands)
            self.found[key] = found
        return found
