"""The lines under `given`, declared once by each game: what FEN is to chess.

A `Form` names a line by its words and typed parts (`quarantine NAME NUMBER`), how it is put into a
position, and how it is read back. Reading a scenario, writing the canonical text of a position and
writing down what one viewer knows all follow from the same declaration.

Lines are read back from a view, so that nothing can be written that the viewer does not know. The
canonical text is written from the view from above, with the position itself beside it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, Generic

from typing_extensions import TypeVar

from whiteout.core.chance import Chance
from whiteout.core.choice import P
from whiteout.core.facts import FactTable
from whiteout.core.given import UNTIL_STABLE, Line, id_code
from whiteout.core.kinds import Id
from whiteout.core.reading import FILL, Known, Reading, Said

Rows = list[list[Any]]
"""The parts of each line that a form has to say: seats, numbers, ids, or lists of them."""


def one(part: Any) -> Rows:
    """A single line with this part, unless there is nothing to say."""
    return [[part]] if part else []


R = TypeVar("R", bound=Reading, default=Any)
K = TypeVar("K", bound=Known, default=Any)


class Form(Generic[R, K]):
    """One line of `given`.

    The pattern is what a reader is shown: small words stand for themselves, `a|b` for one of them,
    and capitals for a part: NAME (a seat), NUMBER, or one of the game's families of ids. `CARD...`
    is a list, and `[...]` lets it end with dots. A list behind a colon may be empty.

    `put` carries the line out. A text names the attribute of the reading that takes the last part,
    or the `value` where there is none: `p.turn`; `p.hands[]`, the member that the first part names;
    `p.tied[]` where the list is the only part, all members named by it. Behind `|` the seats of the
    list are put as bits: `p.blood_seen[]|`.
    `say` finds the parts of every such line in a view, where `when` allows it. A text names the
    field, and nothing is said where that is empty or not there, but with `empty` of an empty list.
    `players[].tied` is said of every member of which it is so, in one line if the pattern lists
    them, else in a line for each, with the value behind; `rooms[].hazard=fire` where it has this
    value. Members are seats, or named by their first field. `supply.seen_by[]|` is a list
    of bits: for each place the seats. `p.discard` is read from the position itself, where the view
    is that from above. Where words stand for `values`, the word of the value is said of a field,
    but for the first, which goes without saying.

    `key` is what may be said only once: the first word, unless another is named. A key with the
    list of the line in it counts for every member. What the line `takes` comes out of the box. An
    `early` line is put first wherever it stands, since others depend on it.
    """

    def __init__(
        self,
        pattern: str,
        put: Callable[[R, Said], None] | str,
        say: Callable[[K], Rows] | str = "",
        key: str | None = None,
        takes: bool = False,
        early: bool = False,
        value: Any = True,
        when: Callable[[K], bool] | None = None,
        empty: bool = False,
        values: tuple[int, ...] = (),
    ) -> None:
        self.pattern: Final = pattern
        self.words: Final = [word.rstrip(":") for word in pattern.split() if word != "[...]"]
        self.head: Final = self.words[0]
        self.takes: Final = takes
        self.early: Final = early
        self._put: Final = put
        self._value: Final = value
        self._say: Final = say
        of_view = isinstance(say, str) and not say.startswith("p.")
        path = say.partition("=")[0] if isinstance(say, str) and of_view else ""
        self.field: Final = path.replace("[]", "").rstrip("|")
        """The field of a view that is said, where a text names one."""
        self._when: Final = when
        self._empty: Final = empty
        self._values: Final = values
        self._key: Final = self.words[0] if key is None else key
        self._fill: Final = pattern.endswith("[...]")
        self._fewest: Final = 0 if ":" in pattern else 1
        self.literal: Final = sum(1 for word in self.words if word.islower() and "|" not in word)

    def fits(self, words: list[str]) -> bool:
        """Whether a line is built like this one; what its parts name is not looked at."""
        if self._fill and words[-1] == FILL:
            words = words[:-1]
        if self.words[-1].endswith(FILL):
            if len(words) < len(self.words) - 1 + self._fewest:
                return False
        elif len(words) != len(self.words):
            return False
        return all(
            word in wanted.split("|")
            for word, wanted in zip(words, self.words, strict=False)
            if wanted.islower()
        )

    def read(self, reading: R, line: Line, kinds: dict[str, Id]) -> None:
        """Understand the line, remember it by its key, take what it names, and carry it out."""
        words = [word.rstrip(":") for word in line.words]
        filled = self._fill and words[-1] == FILL
        if filled:
            words.pop()
        codes: list[list[int]] = []
        key = self._key.split()
        members: list[str] = []
        for index, wanted in enumerate(self.words):
            if "|" in wanted:
                place = wanted.split("|").index(words[index])
                codes.append([self._values[place] if self._values else place])
            elif not wanted.islower():
                kind = wanted.removesuffix(FILL)
                named = words[index:] if wanted != kind else words[index : index + 1]
                found = [_code(reading, line, kinds, kind, word, self.pattern) for word in named]
                codes.append(found)
                if self.takes and kind in kinds:
                    reading.take(line, kind, kinds[kind], found)
                if kind in key:
                    ids = reading.names if kind == "NAME" else kinds[kind].ids
                    members = [ids[code] for code in found]
                    key.remove(kind)
        if key:
            for name in [[member] for member in members] or [[]]:
                reading.once(line, " ".join([*key, *name]))
        if not isinstance(self._put, str):
            self._put(reading, Said(line, codes))
        else:
            _set(reading, self._put, codes, self.words[-1].endswith(FILL), self._value)

    def write(self, known: K, kinds: dict[str, Id]) -> list[str]:
        """The lines of this form that the view tells."""
        if self._when is not None and not self._when(known):
            return []
        if not isinstance(self._say, str):
            rows = self._say(known)
        elif self._say.startswith("p."):
            codes = getattr(known.p, self._say[2:], [])
            rows = one([kinds[self.words[-1].removesuffix(FILL)].ids[code] for code in codes])
        elif self._values:
            place = self._values.index(known.at(self._say))
            rows = one(self.words[-1].split("|")[place] if place else "")
        elif "[]" in self._say:
            rows = self._members(known, self._say)
        else:
            rows = self._rows(known.at(self._say)) if self._say else []
        return [self._text(row, known.names) for row in rows]

    def _rows(self, value: Any) -> Rows:
        """A field of a view: nothing where it is empty, but seat 0 is somebody."""
        if value == [] and self._empty:
            return [[value]]
        if value is None or value is False or value == []:
            return []
        if value == (-1 if "NAME" in self.words else 0):
            return []
        return [[]] if value is True else [[value]]

    def _members(self, known: K, path: str) -> Rows:
        """A field of every member of a list: those of which there is something to say."""
        place, _, field = path.partition("[]")
        members = known.at(place) or []
        if field == "|":
            return [[at, known.who(bits)] for at, bits in enumerate(members) if bits]
        field, _, wanted = field.removeprefix(".").partition("=")
        rows: Rows = []
        for at, member in enumerate(members):
            value = member.get(field)
            if (json.dumps(value).strip('"') == wanted) if wanted else bool(value):
                about = at if self.words[1].startswith("NAME") else _first(member)
                rows.append([about] if value is True else [about, value])
        return one([row[0] for row in rows]) if self.words[1].endswith(FILL) else rows

    def _text(self, row: list[Any], names: list[str]) -> str:
        parts = iter(row)
        words: list[str] = []
        for written in self.pattern.replace(" [...]", "").split():
            wanted = written.rstrip(":")
            if wanted.islower() and "|" not in wanted:
                words.append(written)
                continue
            part = next(parts)
            members = part if isinstance(part, list) else [part]
            if wanted.startswith("NAME"):
                members = [names[seat] for seat in members]
            words += [str(member) for member in members]
            if written.endswith(":"):
                words[-1] += ":"
        return " ".join(words)


def _first(member: dict[str, Any]) -> Any:
    """What a member of a list is about, which is its first field."""
    return next(iter(member.values()))


def _code(
    reading: Reading, line: Line, kinds: dict[str, Id], kind: str, word: str, pattern: str
) -> int:
    """What a word stands for in a part of this kind."""
    if kind == "NAME":
        return reading.given.seat(line, word)
    if kind in kinds:
        return id_code(line, kinds[kind], word)
    if not word.isdigit():
        raise line.broken(f"{line.text()!r} is not understood: {word!r} is no number", pattern)
    return int(word)


def _set(reading: Reading, path: str, codes: list[list[int]], many: bool, value: Any) -> None:
    """Put the parts where the path says."""
    owner: Any = reading
    *owners, name = path.rstrip("|[]").split(".")
    for part in owners:
        owner = getattr(owner, part)
    last: Any = (codes[-1] if many else codes[-1][0]) if codes else value
    if path.endswith("|"):
        last = sum(1 << seat for seat in codes[-1])
    if "[]" not in path:
        setattr(owner, name, last)
        return
    members = getattr(owner, name)
    if len(codes) == 1:
        for code in codes[0]:
            members[code] = value
    elif path.endswith("|"):
        members[codes[0][0]] |= last
    else:
        members[codes[0][0]] = last


class Lines(Generic[R, K]):
    """All the lines of a game, and the families of ids that their parts name."""

    def __init__(self, kinds: dict[str, Id], forms: list[Form[R, K]]) -> None:
        self.kinds: Final = kinds
        self.forms: Final = forms

    def read(self, reading: R) -> None:
        """Carry out every line, in the order of the file but for those that others depend on."""
        found = [(self._form(line), line) for line in reading.given.lines]
        for early in (True, False):
            for form, line in found:
                if form.early == early:
                    form.read(reading, line, self.kinds)

    def arrange(
        self, reading: R, p: P, facts: FactTable[Any], chance: Chance, dice: tuple[str, ...] = ()
    ) -> P:
        """The position `p` of this reading as the lines describe it, at its first choice. `dice`
        are the purposes of the rolls that a scenario can load."""
        self.read(reading)
        reading.complete()
        reading.check()
        reading.ready(p, facts, chance, dice)
        reading.begin()
        p.advance()
        p.pauses = False
        return p

    def _form(self, line: Line) -> Form[R, K]:
        words = [word.rstrip(":") for word in line.words]
        alike = [form for form in self.forms if form.head == words[0]]
        fitting = [form for form in alike if form.fits(words)]
        if not fitting:
            expected = ", ".join(form.pattern for form in alike or self.forms)
            raise line.broken(f"{line.text()!r} is not understood", expected)
        return max(fitting, key=lambda form: form.literal)

    def describe(self, known: K, step: str | None) -> K | None:
        """Everything that the view tells of a match that begins with this step, if any."""
        if not step:
            return None
        known.step = step
        self.write(known)
        return known

    def write(self, known: K) -> None:
        """Everything that the view tells, in the order of the declaration."""
        for form in self.forms:
            known.given += form.write(known, self.kinds)
        if known.paused:
            known.given.append(" ".join(UNTIL_STABLE))


# -- lines that load chance ------------------------------------------------------------------------


def dice_line(most: int = 6) -> Form[Any, Any]:
    """What the next dice show."""

    def put(reading: Any, said: Said) -> None:
        for face in said.codes[0]:
            if not 1 <= face <= most:
                raise said.line.broken(f"a die cannot show {face}", f"1 to {most}")
            reading.faces.append(face)

    return Form("dice: NUMBER...", put)


def order_line(pattern: str, purpose: str) -> Form[Any, Any]:
    """How the next shuffle for this purpose comes out, from the top; may stand several times, once
    for each shuffle."""

    def put(reading: Any, said: Said) -> None:
        reading.orders.setdefault(purpose, []).append(said.codes[0])

    return Form(pattern, put, key="")
