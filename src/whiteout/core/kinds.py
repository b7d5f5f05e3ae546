"""Kinds: what a fact can be (core.facts).

A kind knows four things of its values: how they stand in a view, how learners read them
(core.fields), of which type they are for words and clients, and what is inside them.

Types are short texts: `seat`, `seats`, `id:FAMILY`, `ids:FAMILY` (FAMILY is a family of words, such
as card), `number`, `numbers`, `dice`, `flag`, `text`, `direction`, `edge`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from whiteout.core import fields

Namer = Callable[[list[str]], str]
"""The name by which source text reaches a list of ids."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What a value can be. `type` is for words and clients."""

    def __init__(self, type: str) -> None:  # noqa: A002
        self.type: Final = type

    def show(self, raw: Any) -> Any:
        """A value as it stands in a view; what is shown shares no list with the position."""
        return raw

    def code(self, value: str, namer: Namer) -> str:
        """The same as source text, from the text of an expression that is read once."""
        return value

    def field(self, seats: int) -> fields.Field:
        """As numbers."""
        raise NotImplementedError

    def inside(self) -> dict[str, Kind]:
        """The named parts of a value."""
        return {}

    def parts(self, path: str) -> list[tuple[str, Kind]]:
        """The value and all that is inside it, by path."""
        found = [(path, self)]
        for key, kind in self.inside().items():
            found += kind.parts(f"{path}.{key}")
        return found


class YesNo(Kind):
    """True or false."""

    def __init__(self) -> None:
        super().__init__("flag")

    def field(self, seats: int) -> fields.Field:
        return fields.Flag()


class Answer(YesNo):
    """True or false, in a list in which some have not answered."""

    def field(self, seats: int) -> fields.Field:
        return fields.Which(2)


class Count(Kind):
    """A number; `most` is the largest that matters, or `per_seat` of it for every seat."""

    def __init__(self, most: int = 0, per_seat: int = 0, type: str = "number") -> None:  # noqa: A002
        super().__init__(type)
        self.most: Final = most
        self.per_seat: Final = per_seat

    def field(self, seats: int) -> fields.Field:
        return fields.Number(self.most + self.per_seat * seats)


class Direction(Count):
    """The way round the table: 1 or -1."""

    def __init__(self) -> None:
        super().__init__(1, type="direction")


class Die(Kind):
    """The face of a die."""

    def __init__(self, faces: int = 6) -> None:
        super().__init__("dice")
        self.faces: Final = faces

    def field(self, seats: int) -> fields.Field:
        return fields.Which(self.faces + 1)


class Seat(Kind):
    """A seat; with `none`, a number below 0 shows as None. With another type, a place that is
    counted like the seats."""

    def __init__(self, type: str = "seat", none: bool = False) -> None:  # noqa: A002
        super().__init__(type)
        self.none: Final = none

    def show(self, raw: Any) -> Any:
        return None if self.none and raw < 0 else raw

    def code(self, value: str, namer: Namer) -> str:
        return f"None if {value} < 0 else {value}" if self.none else value

    def field(self, seats: int) -> fields.Field:
        return fields.Which(seats)


class Seats(Kind):
    """Several seats, or places counted like them; `ordered` where their order says something."""

    def __init__(self, ordered: bool = False, type: str = "seats") -> None:  # noqa: A002
        super().__init__(type)
        self.ordered: Final = ordered

    def show(self, raw: Any) -> Any:
        return list(raw)

    def code(self, value: str, namer: Namer) -> str:
        return value if value.startswith("[") else f"{value}[:]"

    def field(self, seats: int) -> fields.Field:
        return fields.Order(seats) if self.ordered else fields.Set(seats)


class Id(Kind):
    """One of the ids of a table, read as its code; with `none`, codes below 0 show as None. `names`
    are, by code, other words for the same things: scenarios accept them, nothing writes them."""

    def __init__(
        self,
        family: str,
        ids: list[str],
        none: bool = False,
        names: list[list[str]] | None = None,
    ) -> None:
        super().__init__(f"id:{family}")
        self.family: Final = family
        self.ids: Final = ids
        self.none: Final = none
        self.names: Final[list[list[str]]] = names or []

    def find(self, word: str) -> int:
        """The code of what has this id or this name, or -1."""
        if word in self.ids:
            return self.ids.index(word)
        return next((code for code, names in enumerate(self.names) if word in names), -1)

    def show(self, raw: Any) -> Any:
        return None if self.none and raw < 0 else self.ids[raw]

    def code(self, value: str, namer: Namer) -> str:
        shown = f"{namer(self.ids)}[{value}]"
        return f"None if {value} < 0 else {shown}" if self.none else shown

    def field(self, seats: int) -> fields.Field:
        return fields.One(self.ids)


class Word(Kind):
    """One of some words, read as it is; without a family they are no names, but plain text."""

    def __init__(self, family: str, words: list[str]) -> None:
        super().__init__(f"id:{family}" if family else "text")
        self.words: Final = words

    def field(self, seats: int) -> fields.Field:
        return fields.One(self.words)


SORTED: Final = "sorted"
"""In the order of the table of ids, which tells nothing."""
AS_THEY_LIE: Final = "as they lie"
TOP_FIRST: Final = "top first"
"""A pile whose top is its last card, from top to bottom."""


class Ids(Kind):
    """Some of the ids of a table, read as codes; learners see how many of each, up to `most`."""

    def __init__(self, family: str, ids: list[str], most: int = 1, order: str = SORTED) -> None:
        super().__init__(f"ids:{family}")
        self.ids: Final = ids
        self.most: Final = most
        self.order: Final = order

    def show(self, raw: Any) -> Any:
        codes: list[int] = raw
        if self.order == SORTED:
            codes = sorted(codes)
        elif self.order == TOP_FIRST:
            codes = codes[::-1]
        ids = self.ids
        return [ids[code] for code in codes]

    def code(self, value: str, namer: Namer) -> str:
        orders = {SORTED: f"sorted({value})", TOP_FIRST: f"{value}[::-1]"}
        return f"[{namer(self.ids)}[code] for code in {orders.get(self.order, value)}]"

    def field(self, seats: int) -> fields.Field:
        return fields.Bag(self.ids, self.most)


class Each(Kind):
    """A list of plain values of one kind, at most so many: numbers, faces of dice, answers."""

    def __init__(self, kind: Kind, most: int = 0) -> None:
        super().__init__("numbers" if kind.type == "number" else kind.type)
        self.kind: Final = kind
        self.most: Final = most
        """At most so many of them matter to learners; 0 for one for every seat."""

    def show(self, raw: Any) -> Any:
        return list(raw)

    def code(self, value: str, namer: Namer) -> str:
        return value if value.startswith("[") else f"{value}[:]"

    def field(self, seats: int) -> fields.Field:
        return fields.Rows(self.most or seats, self.kind.field(seats))


class Group(Kind):
    """A record, read as a tuple in the order of its members. A member that is one of the `gaps` is
    left out where it is None."""

    def __init__(self, members: dict[str, Kind], gaps: tuple[str, ...] = ()) -> None:
        super().__init__("")
        self.members: Final = members
        self.gaps: Final = gaps

    def show(self, raw: Any) -> Any:
        return self.record(raw)

    def record(self, raw: Any) -> dict[str, Any]:
        """One record as it is shown."""
        found: dict[str, Any] = {}
        for (key, kind), value in zip(self.members.items(), raw, strict=True):
            if value is not None or key not in self.gaps:
                found[key] = kind.show(value)
        return found

    def names(self) -> str:
        """The members as names for source text."""
        return ", ".join(f"{key}_" for key in self.members) + ","

    def literal(self, namer: Namer) -> str:
        """The record as source text, made of its names."""
        items = []
        for key, kind in self.members.items():
            item = f'"{key}": {kind.code(f"{key}_", namer)}'
            gap = key in self.gaps
            items.append(f"**({{}} if {key}_ is None else {{{item}}})" if gap else item)
        return f"{{{', '.join(items)}}}"

    def code(self, value: str, namer: Namer) -> str:
        return f"[{self.literal(namer)} for {self.names()} in [{value}]][0]"

    def field(self, seats: int) -> fields.Field:
        return fields.Record({key: kind.field(seats) for key, kind in self.members.items()})

    def inside(self) -> dict[str, Kind]:
        return self.members


class Many(Group):
    """A list of records, at most so many; 0 for one for every seat."""

    def __init__(self, most: int, members: dict[str, Kind], gaps: tuple[str, ...] = ()) -> None:
        super().__init__(members, gaps)
        self.most: Final = most

    def show(self, raw: Any) -> Any:
        return [self.record(row) for row in raw]

    def code(self, value: str, namer: Namer) -> str:
        return f"[{self.literal(namer)} for {self.names()} in {value}]"

    def field(self, seats: int) -> fields.Field:
        return fields.Rows(self.most or seats, super().field(seats))


class Unlearned(Kind):
    """A kind that learners do not see, and why."""

    def __init__(self, kind: Kind, why: str) -> None:
        super().__init__(kind.type)
        self.kind: Final = kind
        self.why: Final = why

    def show(self, raw: Any) -> Any:
        return self.kind.show(raw)

    def code(self, value: str, namer: Namer) -> str:
        return self.kind.code(value, namer)

    def field(self, seats: int) -> fields.Field:
        return fields.LeftOut(self.why)

    def inside(self) -> dict[str, Kind]:
        return self.kind.inside()
