"""What is wrong with a table that was set aside, and what of it can be read. Changes nothing, and
may be used while the server runs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from whiteout.core.refusal import BadSetting, Refusal
from whiteout.games.registry import find_game
from whiteout.server import entries as log
from whiteout.server import play as plays
from whiteout.server.backup import looking
from whiteout.server.table import Table


class Wrong(NamedTuple):
    """A table that cannot be read whole."""

    code: str
    number: int
    """The first entry that is wrong; -1 where it is the match that cannot be played again."""
    why: str


def check(data: Path, database: str, code: str = "") -> Iterator[Wrong]:
    """Every table whose log does not hold, or the one asked for."""
    with looking(data, database) as rows:
        codes = [row[0] for row in rows("SELECT code FROM tables ORDER BY code")]
        if code and code not in codes:
            raise BadSetting(f"there is no table {code} in use", "a code")
        for one in [code] if code else codes:
            sql = f"SELECT entry FROM entries WHERE code = '{one}' ORDER BY n"
            found = _wrong(one, [row[0] for row in rows(sql)])
            if found is not None:
                yield found


def _wrong(code: str, lines: list[str]) -> Wrong | None:
    table = Table(code)
    for number, line in enumerate(lines):
        try:
            table.apply(log.read(line))
        except Exception as error:  # noqa: BLE001 (whatever it is, it is what is wrong)
            return Wrong(code, number, f"{type(error).__name__}: {error}")
    if not lines:
        return Wrong(code, 0, "the log is empty")
    if table.match and table.stage == "playing":
        try:
            plays.rebuild(find_game(table.game), lines, table.match)
        except Refusal as refusal:
            return Wrong(code, -1, str(refusal))
        except Exception as error:  # noqa: BLE001
            return Wrong(code, -1, f"{type(error).__name__}: {error}")
    return None


def export(data: Path, database: str, code: str, file: Path) -> tuple[int, int]:
    """Write the entries that can be read into a new file, a line each; how many, of how many."""
    if file.exists():
        raise BadSetting(f"{file} is there already", "a new file")
    code = code.upper()
    if not code.isalnum():
        raise BadSetting(f"{code!r} is no code", "the code of a table")
    with looking(data, database) as rows:
        sql = f"SELECT entry FROM entries WHERE code = '{code}' ORDER BY n"
        lines = [row[0] for row in rows(sql)]
    if not lines:
        raise BadSetting(f"there is no table {code} in use", "a code")
    good = []
    for line in lines:
        try:
            log.read(line)
            good.append(line)
        except Exception:  # noqa: BLE001 (left out, and counted)
            continue
    file.touch(mode=0o600)
    file.write_text("".join(f"{line}\n" for line in good), encoding="utf-8")
    return len(good), len(lines)
