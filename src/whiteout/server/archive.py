"""Tables that are over, packed into one row each: they take a tenth of the room, and the tables in
use stay few. Whoever asks for one has it back as it was.

All of this is called by the store's writer thread, inside a transaction.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from typing import Any

Query = Callable[..., list[tuple[Any, ...]]]
"""Runs a statement with `?` for values."""


def pack(lines: list[str]) -> bytes:
    """A log as one row."""
    return zlib.compress(json.dumps(lines).encode(), 6)


def unpack(data: bytes) -> list[str]:
    """The log of a row."""
    found: list[str] = json.loads(zlib.decompress(data))
    return found


def finished(query: Query, before: float, most: int = 100) -> list[str]:
    """Tables that ended or were closed, and were not touched since then."""
    sql = (
        "SELECT code FROM tables WHERE stage IN ('ended', 'closed') AND touched < ? "
        "ORDER BY touched LIMIT ?"
    )
    return [row[0] for row in query(sql, before, most)]


def put_away(query: Query, code: str) -> None:
    """Move a table into the archive."""
    lines = [row[0] for row in query("SELECT entry FROM entries WHERE code = ? ORDER BY n", code)]
    rows = query("SELECT stage, matches, touched FROM tables WHERE code = ?", code)
    if not lines or not rows:
        return
    query("DELETE FROM archive WHERE code = ?", code)
    query(
        "INSERT INTO archive (code, stage, matches, touched, log) VALUES (?, ?, ?, ?, ?)",
        code, *rows[0], pack(lines),
    )  # fmt: skip
    query("DELETE FROM entries WHERE code = ?", code)
    query("DELETE FROM tables WHERE code = ?", code)


def archived(query: Query, code: str) -> list[str]:
    """The log of a table in the archive, or nothing."""
    rows = query("SELECT log FROM archive WHERE code = ?", code)
    return unpack(bytes(rows[0][0])) if rows else []


def take_out(query: Query, code: str) -> bool:
    """Move a table back; whether there was one."""
    rows = query("SELECT stage, matches, touched, log FROM archive WHERE code = ?", code)
    if not rows:
        return False
    stage, matches, touched, data = rows[0]
    query(
        "INSERT INTO tables (code, stage, matches, touched) VALUES (?, ?, ?, ?)",
        code, stage, matches, touched,
    )  # fmt: skip
    for number, line in enumerate(unpack(bytes(data))):
        query("INSERT INTO entries (code, n, entry) VALUES (?, ?, ?)", code, number, line)
    query("DELETE FROM archive WHERE code = ?", code)
    return True


def evict(query: Query, before: float) -> None:
    """Forget what has lain in the archive for so long."""
    query("DELETE FROM archive WHERE touched < ?", before)
