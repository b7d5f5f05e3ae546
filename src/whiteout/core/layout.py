"""Layouts: where each field of a view lies in a row of numbers of fixed length.

Learners want numbers. A game lists the fields of its views with what each can be, from its own
tables; everything else follows: how many numbers, which number means what, and the words that its
events are made of. A layout reads views and nothing else, so it can tell a seat no more than its
view does. A field that the layout does not name is left out; a word that it does not know is an
error, never a silent nought.

All numbers lie between -1 and 1. What is absent from a view is nought.
"""

from __future__ import annotations

from array import array
from typing import Final

from whiteout.core.event import Facts
from whiteout.core.fields import Bag, Field, Flag, LeftOut, One, Record, Set, Which

Row = tuple[int, int, str, str]
"""A line of a layout: the first number, how many, the path of the field, what they mean."""


class Layout:
    """The numbers of a game's views at a table of so many seats."""

    def __init__(
        self,
        seats: int,
        points: list[str],
        about: dict[str, Field],
        fields: dict[str, Field],
        words: list[str],
        parts: list[str] | None = None,
    ) -> None:
        """`parts` are the options that the drafts of the game are made of."""
        choice: dict[str, Field] = {
            "id": LeftOut("it only counts"),
            "point": One(points),
            "rule": LeftOut("it follows from the point and the options"),
            "about": Record(about),
            "waiting": Set(seats),
        }
        frame: dict[str, Field] = {
            "viewer": Which(seats),
            "over": Flag(),
            "choice": Record(choice),
            "draft": Bag(parts) if parts else LeftOut("the game has no drafts"),
            "options": LeftOut("they are the mask"),
            "asides": LeftOut("they are the mask"),
        }
        self.record: Final = Record({**frame, **fields})
        self.size: Final = self.record.size
        self.words: Final = list(dict.fromkeys([*self.record.words(), *words]))
        """Every word that can occur in the views and events of the game."""
        self._empty: Final = bytes(4 * self.size)

    def write(self, view: Facts) -> array[float]:
        """A view as numbers: 32-bit floats, always as many."""
        out = array("f", self._empty)
        self.record.write(view, out, 0)
        return out

    def rows(self) -> list[Row]:
        """The layout as a table."""
        found: list[Row] = []
        _describe(self.record, "", 0, found)
        return found


def _describe(field: Field, path: str, start: int, found: list[Row]) -> None:
    inner = field.parts()
    if not inner:
        found.append((start, field.size, path, field.meaning()))
    for name, place, part in inner:
        deeper = path + name if name.startswith("[") or not path else f"{path}.{name}"
        _describe(part, deeper, start + place, found)
