"""Facts: each thing that a view can say is declared once, and everything else follows.

A game lists what lies on its table: where it stands in a view, of which kind it is (core.kinds),
the rows of the specification that allow it, how it is read from the position, and who sees it:

    Fact("deck.size", Count(120), "I-05", lambda p: len(p.deck)),
    Fact("hand", HAND, "I-04", to=OWNER, own=lambda p, v: p.hands[v]),

From the list follow the view, its information table, the learners' layout and the types of words.
The order of the list is the order of a view. The rules know nothing of it: they read and write
plain attributes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic

from whiteout.core.choice import P
from whiteout.core.event import ABOVE, SPECTATOR, Event, EventKind, Facts, types_of
from whiteout.core.fields import Field, LeftOut, Record, Rows
from whiteout.core.kinds import Count, Kind, Seat, Word
from whiteout.core.layout import Layout
from whiteout.core.position import Position
from whiteout.core.talk import ClaimKind

# -- who sees a fact: bits, so that one number says all that a viewer is ---------------------------

ALL: Final = 1
END: Final = 2
"""Everybody, once the match is over."""
OWNER: Final = 4
"""A seat, of itself."""
TRUTH: Final = 8
"""The view from above, which nobody has while a match runs."""
GAME: Final = 16
"""The first of the bits that a game may use for some of the seats; the others follow."""


class Fact(Generic[P]):
    """One thing that a view can say.

    `path` is where it stands: `turn`, `deck.size`, or `players[].cards` for one value per member of
    a row. One of four says how it is read:

    - `of(p)`: the value; in a row, the list of all values;
    - `at(p, s)`: the value of member `s` of a row;
    - `own(p, v)`: the value for the seat `v` that looks;
    - `seen(p, v, s)`: the value of member `s` of a row for the seat that looks.

    `when` says whether it is there at all; with `gaps`, None means that it is not. Where two facts
    have one path, the later one goes over the earlier. `unlearned` says why learners do not see it.
    """

    def __init__(
        self,
        path: str,
        kind: Kind,
        rows: str,
        of: Callable[[P], Any] | None = None,
        to: int = ALL,
        *,
        at: Callable[[P, int], Any] | None = None,
        own: Callable[[P, int], Any] | None = None,
        seen: Callable[[P, int, int], Any] | None = None,
        when: Callable[[P], bool] | None = None,
        gaps: bool = False,
        unlearned: str = "",
    ) -> None:
        self.path: Final = path.replace("[]", "")
        self.in_row: Final = "[]" in path
        record, _, key = self.path.rpartition(".")
        self.record: Final = record
        self.key: Final = key
        self.kind: Final = kind
        self.rows: Final = rows.split()
        self.to: Final = to
        self.of: Final[Callable[..., Any] | None] = of
        self.at: Final[Callable[..., Any] | None] = at
        self.own: Final[Callable[..., Any] | None] = own
        self.seen: Final[Callable[..., Any] | None] = seen
        self.when: Final[Callable[..., bool] | None] = when
        self.gaps: Final = gaps
        self.unlearned: Final = unlearned
        readers = [reader is not None for reader in (of, at, own, seen)]
        if sum(readers) != 1 or (not self.in_row and (at is not None or seen is not None)):
            raise ValueError(f"{path}: one of `of` and `own`, or in a row of the four, reads it")
        if to & (ALL | END | TRUTH) and (own is not None or seen is not None):
            raise ValueError(f"{path}: what depends on the seat that looks is for seats")

    def put(self, p: Position, viewer: int, out: Facts) -> None:
        """Add it to what the viewer sees."""
        when = self.when
        if (when is not None and not when(p)) or (self.record and out.get(self.record) is None):
            return
        if self.in_row:
            for place, row in enumerate(out[self.record]):
                self._show(self._read(p, viewer, place), row)
        else:
            self._show(self._read(p, viewer, 0), out[self.record] if self.record else out)

    def _read(self, p: Position, viewer: int, place: int) -> Any:
        if self.at is not None:
            return self.at(p, place)
        if self.seen is not None:
            return self.seen(p, viewer, place)
        if self.own is not None:
            found = self.own(p, viewer)
        else:
            assert self.of is not None
            found = self.of(p)
        return found[place] if self.in_row else found

    def _show(self, raw: Any, out: Facts) -> None:
        if raw is not None:
            out[self.key] = self.kind.show(raw)
        elif not self.gaps:
            out[self.key] = None


class Part(Generic[P]):
    """A named record inside a view, or (`players[]`) a row of records: one for each seat, or as
    many `times` as said. `when` says whether it is there at all; with `none`, None stands in its
    place when it is not."""

    def __init__(
        self,
        path: str,
        rows: str,
        to: int = ALL,
        *,
        when: Callable[[P], bool] | None = None,
        none: bool = False,
        times: int = 0,
        unlearned: str = "",
    ) -> None:
        self.path: Final = path.replace("[]", "")
        self.row: Final = "[]" in path
        self.rows: Final = rows.split()
        self.to: Final = to
        self.when: Final[Callable[..., bool] | None] = when
        self.none: Final = none
        self.times: Final = times
        self.unlearned: Final = unlearned

    def put(self, p: Position, out: Facts) -> None:
        """Make it, with nothing in it yet."""
        when = self.when
        if when is None or when(p):
            out[self.path] = [{} for _ in range(self.times or p.seats)] if self.row else {}
        elif self.none:
            out[self.path] = None


def answer_of(p: Position, viewer: int) -> str | None:
    """What a seat has answered to a choice that others still have to answer."""
    answer = p.answers[viewer] if p.answers else None
    return None if answer is None else answer.text


class FactTable(Generic[P]):
    """All facts of a game, in the order of its views.

    `standing` says what a seat that looks is, as bits: OWNER, and bits of the game's own. It is the
    one place where hidden facts are weighed against a viewer. `points` are the decision points and
    `about` the arguments of their prompts; `events` are all kinds of events; `drafted` are the
    options that drafts are made of.
    """

    def __init__(
        self,
        entries: list[Fact[P] | Part[P]],
        standing: Callable[[P, int], int],
        points: list[str],
        about: dict[str, Kind],
        events: dict[str, EventKind],
        drafted: list[str] | None = None,
    ) -> None:
        self.entries: Final = entries
        self.standing: Final[Callable[..., int]] = standing
        self.points: Final = points
        self.about: Final = about
        self.events: Final = events
        self.drafted: Final = drafted
        self.parts: Final = {entry.path: entry for entry in entries if isinstance(entry, Part)}
        self.facts: Final = [entry for entry in entries if isinstance(entry, Fact)]
        opened = [bool(entry.to & ALL) for entry in entries]
        if opened != sorted(opened, reverse=True):
            raise ValueError("what all see stands before what only some see")
        for fact in self.facts:
            part = self.parts.get(fact.record)
            if fact.record and (part is None or part.row != fact.in_row):
                raise ValueError(f"{fact.path}: its record is not declared as a Part")

    def view(self, p: Position, viewer: int) -> Facts:
        """What one viewer sees, by a plain loop."""
        bits = ALL | (END if p.over else 0)
        if viewer >= 0:
            bits |= self.standing(p, viewer)
        elif viewer == ABOVE:
            bits |= TRUTH
        out: Facts = {}
        for entry in self.entries:
            if entry.to & bits:
                if isinstance(entry, Part):
                    entry.put(p, out)
                else:
                    entry.put(p, viewer, out)
        return out

    def opening(self, p: Position) -> Event:
        """How a match begins that begins in the middle, told to observers in place of a deal: what
        all see, and to every seat its own view."""
        own = {seat: self.view(p, seat) for seat in range(p.seats)}
        return Event("arranged", self.view(p, SPECTATOR), own)

    # -- what follows besides ----------------------------------------------------------------------

    def information(self) -> dict[str, list[str]]:
        """Every field of a view by its path, with the rows of the specification that allow it."""
        found: dict[str, list[str]] = {}
        for path, entry in self._seen():
            known = found.setdefault(path, [])
            known.extend(row for row in entry.rows if row not in known)
        return found

    def who(self) -> dict[str, str]:
        """Who sees each field of a view, by its path: all, owner, end, or some."""
        bits: dict[str, int] = {}
        for path, entry in self._seen():
            bits[path] = bits.get(path, 0) | entry.to & ~TRUTH
        words = {0: "end", ALL: "all", OWNER: "owner"}
        return {path: words.get(seen & ~END, "some") for path, seen in bits.items()}

    def _seen(self) -> list[tuple[str, Fact[P] | Part[P]]]:
        """Every field that somebody may see: its path, and what declares it."""
        found: list[tuple[str, Fact[P] | Part[P]]] = []
        for entry in self.entries:
            if entry.to & ~TRUTH:
                if isinstance(entry, Fact):
                    found += [(path, entry) for path, _ in entry.kind.parts(entry.path)]
                else:
                    found.append((entry.path, entry))
        return found

    def layout(self, seats: int) -> Layout:
        """Where each field lies in a row of numbers."""
        about = {name: kind.field(seats) for name, kind in self.about.items()}
        words: list[str] = []
        for told in self.events.values():
            for kind in [*told.public_kinds.values(), *told.secret_kinds.values()]:
                words += kind.field(seats).words()
        return Layout(seats, self.points, about, self._fields(seats), words, self.drafted)

    def types(self) -> dict[str, dict[str, str]]:
        """The types of the fields of views by path, and of the arguments of prompts."""
        view: dict[str, str] = {}
        for fact in self.facts:
            if fact.to & ~TRUTH:
                view.update(types_of({fact.path: fact.kind}))
        about = {name: kind.type for name, kind in self.about.items()}
        return {"view": view, "about": about}

    def _fields(self, seats: int) -> dict[str, Field]:
        """As numbers; what the truth alone holds is not among them."""
        tops: dict[str, Field] = {}
        inner: dict[str, dict[str, Field]] = {}
        for entry in self.entries:
            if not entry.to & ~TRUTH:
                continue
            why = entry.unlearned
            if isinstance(entry, Part):
                tops.setdefault(entry.path, LeftOut(why))
                if not why:
                    inner.setdefault(entry.path, {})
                continue
            field = LeftOut(why) if why else entry.kind.field(seats)
            if not entry.record:
                tops.setdefault(entry.key, field)
            elif entry.record in inner:
                inner[entry.record].setdefault(entry.key, field)
        for path, members in inner.items():
            record = Record(members)
            part = self.parts[path]
            tops[path] = Rows(part.times or seats, record) if part.row else record
        return tops


def event(
    rows: str,
    /,
    secret: dict[str, Kind] | None = None,
    discloses: str | bool = "",
    moves: tuple[Any, ...] = (),
    **public: Kind,
) -> EventKind:
    """A kind of event with the fields that all see, and `secret` ones; see EventKind."""
    return EventKind(public, secret or {}, discloses, rows, moves)


def claimed(claims: list[ClaimKind], rows: str) -> EventKind:
    """The event of somebody saying something: the speaker, the key of the sentence, its blanks."""
    fields: dict[str, Kind] = {
        "speaker": Seat(),
        "claim": Word("", [claim.key for claim in claims]),
    }
    for claim in claims:
        for blank in claim.blanks:
            if blank.family == "seat":
                fields[blank.name] = Seat()
            elif blank.family == "number":
                fields[blank.name] = Count(blank.most)
            else:
                fields[blank.name] = Word(blank.family, blank.choices)
    return EventKind(fields, {}, "", rows)
