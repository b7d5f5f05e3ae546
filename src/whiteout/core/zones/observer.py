"""Observers: what one viewer makes of a match, event by event.

A game subclasses `ZoneObserver`, or `CountObserver` (counts.py), declares what its events move and
show (carry.py), and writes a method `on_KIND` for events that tell more than that, `before_KIND` if
it comes before the move.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar, cast

from mypy_extensions import mypyc_attr

from whiteout.core.event import Event, EventKind, Facts
from whiteout.core.zones.carry import Carry, Sight, told_all
from whiteout.core.zones.knowledge import Keeps, Knowledge, Move
from whiteout.core.zones.seat_sets import SeatSets
from whiteout.core.zones.tables import UNSEEN

if TYPE_CHECKING:
    from whiteout.core.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Hears what its viewer has seen, each event once, and keeps what follows from it.

    A position keeps its observers (`Position.observers`), so that the past is read once. What an
    observer knows must not depend on when it was asked to catch up.
    """

    def __init__(self, viewer: int, history: list[Event]) -> None:
        self.viewer = viewer
        self.history = history
        self.read = 0
        """How many events have been read."""
        self.begun = False
        """Whether the first of them was heard."""

    def hear(self, facts: Facts) -> None:
        """One event, as the viewer saw it."""
        raise NotImplementedError

    def catch_up(self, p: Position) -> None:
        """Hear all that has happened since. A match that began in the middle began with its
        opening."""
        if self.read == 0 and p.opening is not None and not self.begun:
            self.tell(p.opening)
        history = self.history
        while self.read < len(history):
            self.read += 1
            self.tell(history[self.read - 1])
        if not self.begun:
            raise ValueError("determinize needs a position that was listened to from its start")

    def heeds(self, kind: str) -> bool:
        """Whether an event of this kind can tell something."""
        return True

    def tell(self, event: Event) -> None:
        """Hear an event, if the viewer saw it and it can tell something."""
        facts = event.seen_by(self.viewer) if self.heeds(event.kind) else None
        if facts is not None:
            self.begun = True
            self.hear(facts)


@mypyc_attr(allow_interpreted_subclasses=True)
class MovesObserver(Observer):
    """An observer that follows what events are declared to move and show."""

    def __init__(
        self,
        viewer: int,
        history: list[Event],
        zone: dict[str, int],
        events: dict[str, EventKind],
        codes: dict[str, int],
        roles: SeatSets | None = None,
    ) -> None:
        super().__init__(viewer, history)
        self.zone = zone
        """The zones that are no seat's, by name."""
        self.events = events
        self.codes = codes
        """Faces by the names that events give them."""
        self.roles = roles
        """A belief about roles that hears the same events."""
        self.heeded: dict[str, bool] = {}

    def heeds(self, kind: str) -> bool:
        known = self.heeded.get(kind)
        if known is None:
            known = kind in self.events and len(self.events[kind].moves) > 0
            known = known or hasattr(self, f"before_{kind}") or hasattr(self, f"on_{kind}")
            known = known or (self.roles is not None and hasattr(self.roles, f"on_{kind}"))
            self.heeded[kind] = known
        return known

    def hear(self, facts: Facts) -> None:
        kind: str = facts["event"]
        before = getattr(self, f"before_{kind}", None)
        if before is not None:
            before(facts)
        declared = self.events.get(kind)
        for move in declared.moves if declared is not None else ():
            if isinstance(move, Carry):
                self.carry_out(move, facts)
            elif isinstance(move, Sight):
                faces = told_all(facts, move.field, self.codes)
                if faces is not None:
                    self.saw(self.place(move.zone, facts), faces, move.whole)
        after = getattr(self, f"on_{kind}", None)
        if after is not None:
            after(facts)
        if self.roles is not None:
            self.roles.hear(facts)

    def told(self, facts: Facts, field: str) -> int:
        """The face that an event tells its viewer, or UNSEEN."""
        faces = told_all(facts, field, self.codes)
        return UNSEEN if faces is None else faces[0]

    def place(self, name: str, facts: Facts) -> int:
        """A zone by its name, or the zone of the seat in that field."""
        zone: int = self.zone[name] if name in self.zone else facts[name]
        return zone

    def carry_out(self, carry: Carry, facts: Facts) -> None:
        """Move what the event moves."""
        raise NotImplementedError

    def saw(self, zone: int, faces: list[int], whole: bool) -> None:
        """The viewer has seen these faces in a zone; with `whole`, and that there are no more."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class ZoneObserver(MovesObserver):
    """An observer that keeps tables of zones: a hand for each seat, then those that are named, in
    that order. Faces are numbered by their ids; see Knowledge for `worlds` and `split`."""

    def __init__(
        self,
        viewer: int,
        history: list[Event],
        seats: int,
        zones: tuple[str, ...],
        events: dict[str, EventKind],
        ids: list[str],
        worlds: int = 1,
        split: list[int] | None = None,
    ) -> None:
        zone = {name: seats + number for number, name in enumerate(zones)}
        super().__init__(viewer, history, zone, events, {name: at for at, name in enumerate(ids)})
        self.seats = seats
        self.k = Knowledge([0] * (seats + len(zones)), len(ids), worlds, split)

    def deal(self, sizes: list[int], own: list[str]) -> None:
        """So many things lie in every hand, and the viewer knows the own ones."""
        self.k.sizes[: self.seats] = sizes
        for name in own:
            self.k.put(self.codes[name], self.viewer, 1)

    def others(self) -> list[int]:
        """The hands of everybody else."""
        return [seat for seat in range(self.seats) if seat != self.viewer]

    def carry_out(self, carry: Carry, facts: Facts) -> None:
        source = self.place(carry.source, facts)
        target = self.place(carry.target, facts)
        if carry.pours:
            self.k.pour(source, target)
            return
        keeps = self.bound(source) if carry.bound else None
        faces = carry.faces_in(facts, self.codes)
        if faces is None:
            self.k.move([Move(source, target, UNSEEN, carry.count_in(facts), keeps)])
        else:
            self.k.move([Move(source, target, face, 1, keeps) for face in faces])

    def saw(self, zone: int, faces: list[int], whole: bool) -> None:
        self.k.see(zone, faces, whole)

    def pour(self, source: str, target: str) -> None:
        """Everything in one zone goes to another, both by name."""
        self.k.pour(self.zone[source], self.zone[target])

    def bound(self, zone: int) -> Keeps:
        """What cannot leave a zone by a move that is bound."""
        raise NotImplementedError


Kind = TypeVar("Kind", bound=Observer)
P = TypeVar("P", bound="Position")


def observer_of(p: P, viewer: int, kind: Callable[[int, list[Event], P], Kind]) -> Kind:
    """The viewer's observer of this kind, brought up to date; a new one where none has read this
    position's history so far."""
    if p.history is None:
        raise ValueError("determinize needs a position that was listened to from its start")
    observer = p.observers.get(viewer)
    if observer is None or observer.history is not p.history:
        observer = p.observers[viewer] = kind(viewer, p.history, p)
    observer.catch_up(p)
    return cast("Kind", observer)
