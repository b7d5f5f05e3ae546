"""The tables of a game: rows of its data files, each value read by its type and checked at once.

A data file that does not fit the code is an error at start-up that names the file, the row and what
would be right, never a silent default:

    DATA: Final = DataFolder(__package__)
    CARDS: Final = [Card(row) for row in DATA.rows("cards.toml", "card")]

where `Card` reads its row: `self.kind = row.word("kind", KINDS)`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib import resources
from typing import Any, Final


class Row:
    """One row of a data file. A value that is left out takes the default; where there is none, it
    must be there."""

    def __init__(self, file: str, values: dict[str, Any]) -> None:
        self.file: Final = file
        self.values: Final = values
        self.id: Final = str(values.get("id", ""))

    def broken(self, wrong: str) -> ValueError:
        """The error that names this row."""
        return ValueError(": ".join(part for part in (self.file, self.id, wrong) if part))

    def _value(self, key: str, kind: type, default: Any) -> Any:
        value = self.values.get(key, default)
        if value is None:
            raise self.broken(f"{key} is missing")
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.broken(f"{key} {value!r} is no {kind.__name__}")
        return value

    def word(self, key: str, among: Sequence[str] = (), default: str | None = None) -> str:
        """A text; one of these, if there are any."""
        value: str = self._value(key, str, default)
        if among and value not in among:
            raise self.broken(f"{key} {value!r}, not {' or '.join(map(repr, among))}")
        return value

    def code(self, key: str, among: list[str], default: str | None = None) -> int:
        """One of these texts, as its place among them."""
        return among.index(self.word(key, among, default))

    def number(self, key: str, default: int | None = None) -> int:
        """A whole number."""
        value: int = self._value(key, int, default)
        return value

    def flag(self, key: str, default: bool | None = False) -> bool:
        """True or false."""
        value: bool = self._value(key, bool, default)
        return value

    def numbers(self, key: str, default: list[int] | None = None) -> list[int]:
        """A list of whole numbers."""
        values: list[Any] = self._value(key, list, default)
        if not all(type(value) is int for value in values):
            raise self.broken(f"{key} {values!r} has something else than whole numbers")
        return values

    def codes(self, key: str, among: list[str]) -> list[int]:
        """Some of these texts, or none, as their places among them."""
        values: list[Any] = self._value(key, list, [])
        for value in values:
            if value not in among:
                raise self.broken(f"{key}: there is no {value!r}")
        return [among.index(value) for value in values]


class DataFolder:
    """The `data` folder of a game's package."""

    def __init__(self, package: str | None) -> None:
        self.package: Final = package or ""

    def read(self, name: str, table: str) -> list[dict[str, Any]]:
        """The rows of a table of one of the files, as they stand."""
        text = resources.files(self.package).joinpath("data", name).read_text("utf-8")
        rows: list[dict[str, Any]] = tomllib.loads(text)[table]
        return rows

    def rows(self, name: str, table: str) -> list[Row]:
        """The same, for reading by type."""
        return [Row(name, values) for values in self.read(name, table)]


def check_codes(file: str, constants: dict[str, Any], ids: list[str], prefix: str = "") -> None:
    """Each id of a data file has the constant of its name, whose value is its place:
    `AXE: Final = 3` for the fourth row, `axe`. A prefix is left away in the name."""
    for place, known in enumerate(ids):
        name = known.removeprefix(prefix).upper()
        if constants.get(name) != place:
            found = constants.get(name, "not there")
            raise ValueError(
                f"{file}: {known!r} stands in row {place}, but its code {name} is {found}"
            )


def code_in(ids: list[str], word: str, family: str = "card") -> int:
    """The code of an id; an unknown one is a ValueError that names it."""
    if word not in ids:
        raise ValueError(f"there is no {family} {word!r}")
    return ids.index(word)
