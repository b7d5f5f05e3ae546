"""The codes of a game's cards and other things as source text, made from its data files.

    python -m whiteout.lab.written_codes [GAME or PACKAGE ...]

writes `written_codes.py` beside the `tables.py` of each game that says in `CODED` which rows have
codes; a test compares the two. The code of a row is its number, so the data file alone says it. The
rules name it (`AXE`), and the compiler puts the number in its place.

`CODED` is a table of file names: `{"cards.toml": "card"}`. Behind the name of the rows may stand a
list in them that is meant instead, and a prefix that names leave away: `"character.powers pw_"`.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from typing import Final

from whiteout.games.registry import OURS
from whiteout.lab.declared_text import Unwritable
from whiteout.lab.written_copy import home
from whiteout.lab.written_view import package_of

FILE: Final = "written_codes.py"

_HEAD: Final = '''"""Codes, made from data files by whiteout.lab.written_codes: not to be edited."""

from typing import Final
'''


def written(package: str) -> str:
    """The text of the codes that a game's tables declare; nothing where they declare none."""
    parts = [part_of(package, file, rows) for file, rows in coded(package).items()]
    return "".join([_HEAD, *parts]) if parts else ""


def coded(package: str) -> dict[str, str]:
    """What `tables.py` says has codes. The module is read and not imported: it needs the codes."""
    path = home(package) / "tables.py"
    tree = ast.parse(path.read_text("utf-8") if path.is_file() else "")
    for step in tree.body:
        if isinstance(step, ast.AnnAssign) and ast.unparse(step.target) == "CODED":
            assert step.value is not None
            found: dict[str, str] = ast.literal_eval(step.value)
            return found
    return {}


def part_of(package: str, file: str, rows: str) -> str:
    """The codes of one file."""
    place, _, prefix = rows.partition(" ")
    table, _, inner = place.partition(".")
    data = tomllib.loads((home(package) / "data" / file).read_text("utf-8"))
    if table not in data:
        raise Unwritable(f"{file} has no rows {table!r}")
    ids: list[str] = []
    for row in data[table]:
        ids += row[inner] if inner else [row["id"]]
    lines = [f"{known.removeprefix(prefix).upper()}: Final = {at}" for at, known in enumerate(ids)]
    return f"\n# {file}\n" + "\n".join(lines) + "\n"


def main(names: list[str]) -> None:
    """Write the codes of these games, or of all of ours that have any."""
    for name in names or OURS:
        package = package_of(name)
        text = written(package)
        if text:
            (home(package) / FILE).write_text(text, "utf-8")
            print(home(package) / FILE)


if __name__ == "__main__":
    main(sys.argv[1:])
