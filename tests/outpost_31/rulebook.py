"""The tables of the specification, read from docs/rules/outpost_31.md itself."""

from __future__ import annotations

import re
from functools import cache

from whiteout.words.rulebook import rules_folder

Row = dict[str, str]


@cache
def _tables() -> list[list[list[str]]]:
    tables: list[list[list[str]]] = [[]]
    for line in (rules_folder() / "outpost_31.md").read_text("utf-8").splitlines():
        if line.startswith("|"):
            tables[-1].append([cell.strip() for cell in line.strip("|").split("|")])
        elif tables[-1]:
            tables.append([])
    return [table for table in tables if table]


def table(*columns: str) -> list[Row]:
    """The rows of the one table whose header begins with these columns."""
    found = [table for table in _tables() if table[0][: len(columns)] == list(columns)]
    assert len(found) == 1, f"{len(found)} tables begin with {columns}"
    head, _, *rows = found[0]
    assert all(len(row) == len(head) for row in rows), f"a ragged table: {columns}"
    return [dict(zip(head, row, strict=True)) for row in rows]


def plain(cell: str) -> str:
    """A cell without its marks: `id`, and without the tag of its source."""
    return re.sub(r" *\[[SPR]\]", "", cell).strip().strip("`*")


def numbers(cell: str) -> list[int]:
    """The numbers of a cell."""
    return [int(word) for word in re.findall(r"\d+", cell)]
