"""Counting what a viewer has seen, where things come from one deck and go to one pile.

Hands are counted backs: what was seen in one stays there, until so many things have left unseen
that it may have been among them. This takes a hundredth of the time of tables (knowledge.py), which
are for games in which things pass unseen from hand to hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from whiteout.core.event import Event, EventKind, Facts
from whiteout.core.zones.carry import Carry, told_all
from whiteout.core.zones.observer import MovesObserver
from whiteout.core.zones.seat_sets import SeatSets

DECK = -1
PILE = -2
ELSEWHERE = -3
ZONES: dict[str, int] = {"deck": DECK, "pile": PILE, "elsewhere": ELSEWHERE}
"""The zones that are no seat's, as moves name them. Nothing is counted elsewhere."""


class Sighting:
    """A thing that was seen in a hand, and how likely it has not left unseen since."""

    __slots__ = ("face", "kept", "seat")

    def __init__(self, seat: int, face: int) -> None:
        self.seat = seat
        self.face = face
        self.kept = 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class CountObserver(MovesObserver):
    """What one viewer knows of hands, deck and pile by counting."""

    def __init__(
        self,
        viewer: int,
        history: list[Event],
        seats: int,
        events: dict[str, EventKind],
        codes: dict[str, int],
        roles: SeatSets | None = None,
    ) -> None:
        super().__init__(viewer, history, ZONES, events, codes, roles)
        self.sizes = [0] * seats
        self.pile: list[int] = []
        """What lies in the pile for certain."""
        self.fresh: list[int] = []
        """What went into the deck for certain when it was last shuffled."""
        self.drawn = [0] * seats
        """How many things each hand has drawn since: no more of it can be fresh."""
        self.sightings: list[Sighting] = []

    def carry_out(self, carry: Carry, facts: Facts) -> None:
        """Count what the event moves. A field of several seats says that each gives one."""
        if carry.pours:
            self.fresh = self.pile
            self.pile = []
            self.drawn = [0] * len(self.drawn)
            return
        faces = told_all(facts, carry.field, self.codes)
        if carry.source not in self.zone and isinstance(facts[carry.source], list):
            for seat in facts[carry.source]:
                self.leave(seat, 1)
            return
        source = self.place(carry.source, facts)
        target = self.place(carry.target, facts)
        count = carry.count_in(facts)
        if source >= 0 and (faces is None or source == self.viewer):
            self.leave(source, count)
        elif source >= 0:
            self.leave_seen(source, faces or [])
        if target >= 0:
            self.sizes[target] += count
            self.drawn[target] += count if source == DECK else 0
        elif target == PILE:
            self.pile += faces or []

    def saw(self, zone: int, faces: list[int], whole: bool) -> None:
        """These are in this hand now, whatever was known of it before."""
        if zone == self.viewer:
            return
        for face in faces:
            for seen in self.sightings:
                if seen.seat == zone and seen.face == face:
                    seen.kept = 1.0
                    break
            else:
                self.sightings.append(Sighting(zone, face))

    def leave_seen(self, seat: int, faces: list[int]) -> None:
        """For the viewer to see: what was known to be in hand has left it."""
        self.sizes[seat] -= len(faces)
        for face in faces:
            for seen in self.sightings:
                if seen.seat == seat and seen.face == face:
                    self.sightings.remove(seen)
                    break

    def leave(self, seat: int, count: int) -> None:
        """So many things have left a hand unseen: any of them, as far as the viewer can tell."""
        size = self.sizes[seat]
        self.sizes[seat] = size - count
        left = (size - count) / size if size > 0 else 0.0
        for seen in self.sightings:
            if seen.seat == seat:
                seen.kept *= left
        if left <= 0:
            self.sightings = [seen for seen in self.sightings if seen.seat != seat]


def take_out(things: list[int], wanted: Sequence[int]) -> list[int]:
    """Take these out of the things, as far as they are there; those taken."""
    found: list[int] = []
    for face in wanted:
        if face in things:
            things.remove(face)
            found.append(face)
    return found
