"""Fields of a layout: what a part of a view can be, and how it becomes numbers (core.layout).

Every field writes numbers between -1 and 1 to as many places as its size says, and never beyond.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

from mypy_extensions import mypyc_attr

from whiteout.core.event import Facts


class OffTheLayout(ValueError):
    """A view says something that the game's layout does not provide for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One part of a view: how many numbers it takes, and how it is written."""

    def __init__(self, size: int, choices: list[str] | None = None) -> None:
        self.size: Final = size
        self.choices: Final[list[str]] = choices or []

    def write(self, value: Any, out: array[float], at: int) -> None:
        """Write the value from place `at` on; the places are nought before."""
        raise NotImplementedError

    def meaning(self) -> str:
        """What the numbers are, in words."""
        raise NotImplementedError

    def parts(self) -> list[tuple[str, int, Field]]:
        """The fields inside: their names and how far from the start each lies."""
        return []

    def words(self) -> list[str]:
        """The words that can stand here."""
        return self.choices


class Flag(Field):
    """Yes or no."""

    def __init__(self) -> None:
        super().__init__(1)

    def write(self, value: Any, out: array[float], at: int) -> None:
        if value:
            out[at] = 1.0

    def meaning(self) -> str:
        return "1: yes"


class Number(Field):
    """A number as a part of the largest that matters; what lies beyond is cut off."""

    def __init__(self, most: int) -> None:
        super().__init__(1)
        self.most: Final = most

    def write(self, value: Any, out: array[float], at: int) -> None:
        number: int = value
        most = self.most
        out[at] = 1.0 if number >= most else -1.0 if number <= -most else number / most

    def meaning(self) -> str:
        return f"the number / {self.most}, at most 1"


class One(Field):
    """One of several words, or one of several numbers from 0: a single 1 among noughts."""

    def __init__(self, choices: list[str]) -> None:
        super().__init__(len(choices), choices)
        self._place: Final = {word: place for place, word in enumerate(choices)}

    def write(self, value: Any, out: array[float], at: int) -> None:
        place = self._place.get(value)
        if place is None:
            raise OffTheLayout(f"{value!r} is none of {', '.join(self.choices)}")
        out[at + place] = 1.0

    def meaning(self) -> str:
        return f"one of: {', '.join(self.choices)}"


def _below(number: int, size: int) -> int:
    if not 0 <= number < size:
        raise OffTheLayout(f"{number} is not below {size}")
    return number


class Which(Field):
    """One of so many things that are counted from 0, such as seats; below 0 it is none."""

    def __init__(self, count: int) -> None:
        super().__init__(count)

    def write(self, value: Any, out: array[float], at: int) -> None:
        if value >= 0:
            out[at + _below(value, self.size)] = 1.0

    def meaning(self) -> str:
        return f"one of 0 to {self.size - 1}"


class Bag(Field):
    """Some words in any order: how many of each, as a part of `most`."""

    def __init__(self, choices: list[str], most: int = 1) -> None:
        super().__init__(len(choices), choices)
        self.most: Final = most
        self._place: Final = {word: place for place, word in enumerate(choices)}

    def write(self, value: Any, out: array[float], at: int) -> None:
        share = 1.0 / self.most
        for word in value:
            place = self._place.get(word)
            if place is None:
                raise OffTheLayout(f"{word!r} is none of {', '.join(self.choices)}")
            out[at + place] = min(out[at + place] + share, 1.0)

    def meaning(self) -> str:
        return f"how many / {self.most} of each: {', '.join(self.choices)}"


class Set(Field):
    """Some of so many things that are counted from 0."""

    def __init__(self, count: int) -> None:
        super().__init__(count)

    def write(self, value: Any, out: array[float], at: int) -> None:
        for number in value:
            out[at + _below(number, self.size)] = 1.0

    def meaning(self) -> str:
        return f"1: in it, for 0 to {self.size - 1}"


class Order(Field):
    """Some of so many things that are counted from 0, in an order: 1 for the first, then less."""

    def __init__(self, count: int) -> None:
        super().__init__(count)

    def write(self, value: Any, out: array[float], at: int) -> None:
        for behind, number in enumerate(value):
            out[at + _below(number, self.size)] = 1.0 - behind / self.size

    def meaning(self) -> str:
        return f"for 0 to {self.size - 1}: 1 for the first, 1/{self.size} less for each after it"


class Rows(Field):
    """A list, member by member; members beyond `most` are left out."""

    def __init__(self, most: int, member: Field) -> None:
        super().__init__(most * member.size)
        self.most: Final = most
        self.member: Final = member

    def write(self, value: Any, out: array[float], at: int) -> None:
        member = self.member
        left = self.most
        for row in value:
            if left == 0:
                return
            left -= 1
            if row is not None:
                member.write(row, out, at)
            at += member.size

    def meaning(self) -> str:
        return f"{self.most} times"

    def parts(self) -> list[tuple[str, int, Field]]:
        size = self.member.size
        return [(f"[{row}]", row * size, self.member) for row in range(self.most)]

    def words(self) -> list[str]:
        return self.member.words()


class _Place:
    """Where a field of a record begins."""

    __slots__ = ("at", "field")

    def __init__(self, at: int, field: Field) -> None:
        self.at: Final = at
        self.field: Final = field


class Record(Field):
    """Named fields, one after the other."""

    def __init__(self, fields: dict[str, Field]) -> None:
        places: list[tuple[str, int, Field]] = []
        size = 0
        for name, field in fields.items():
            places.append((name, size, field))
            size += field.size
        super().__init__(size)
        self._places: Final = places
        self._at: Final = {name: _Place(at, field) for name, at, field in places if field.size}

    def write(self, value: Any, out: array[float], at: int) -> None:
        facts: Facts = value
        places = self._at
        for name, inner in facts.items():
            if inner is None or inner is False:
                continue
            found = places.get(name)
            if found is not None:
                found.field.write(inner, out, at + found.at)

    def meaning(self) -> str:
        return ""

    def parts(self) -> list[tuple[str, int, Field]]:
        return self._places

    def words(self) -> list[str]:
        return [word for _, _, field in self._places for word in field.words()]


class LeftOut(Field):
    """A field that is not written, and why."""

    def __init__(self, why: str) -> None:
        super().__init__(0)
        self.why: Final = why

    def write(self, value: Any, out: array[float], at: int) -> None:
        pass

    def meaning(self) -> str:
        return f"left out: {self.why}"
