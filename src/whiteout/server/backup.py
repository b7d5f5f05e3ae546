"""Backups: everything a server keeps, in one packed file of lines, whichever database it is.

Made while the server runs, in one look at the database; brought back into an empty place, of the
same or the other kind. The file holds the secrets of running matches and the server's key.
"""

from __future__ import annotations

import contextlib
import gzip
import json
import sqlite3
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

from whiteout.core.refusal import BadSetting
from whiteout.server.archive import pack, unpack
from whiteout.server.tokens import load_key

FORM: Final = 1
_KEYS: Final = ("key", "push-key.pem")
"""The files of the data folder without which people lose their seats, or their calls."""

Rows = Callable[[str], Iterator[tuple[Any, ...]]]


@contextlib.contextmanager
def looking(data: Path, database: str) -> Iterator[Rows]:
    """One look at the database, whatever happens to it meanwhile; changes nothing."""
    if database:
        import psycopg

        try:
            with psycopg.connect(database, connect_timeout=5) as db:
                db.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
                yield lambda sql: iter(db.execute(sql))
        except psycopg.OperationalError as error:
            said = " ".join(str(error).split())
            raise BadSetting(f"the database does not let us in: {said}", "--database") from None
        return
    path = data / "tables.db"
    if not path.exists():
        raise BadSetting(f"there are no tables in {data}", "--data DIR")
    file = sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)
    try:
        file.execute("BEGIN")
        yield lambda sql: iter(file.execute(sql))
    except sqlite3.DatabaseError as error:
        raise BadSetting(f"{path} cannot be read: {error}", "a backup in its place") from None
    finally:
        file.close()


def backup(data: Path, database: str, file: Path) -> int:
    """Write everything into a new file; how many tables."""
    if file.exists():
        raise BadSetting(f"{file} is there already", "a new file")
    count = 0
    fresh = file.with_name(file.name + ".part")
    fresh.touch(mode=0o600)
    with looking(data, database) as rows, gzip.open(fresh, "wt", encoding="utf-8") as out:

        def put(**facts: object) -> None:
            out.write(json.dumps(facts) + "\n")

        put(whiteout_backup=FORM)
        for name in _KEYS:
            if (data / name).exists():
                put(file=name, text=(data / name).read_text(encoding="ascii"))
        for name, value in rows("SELECT name, value FROM notes"):
            put(note=name, value=value)
        for code, stage, matches, touched, lines in _tables(rows):
            put(table=code, stage=stage, matches=matches, touched=touched, log=lines)
            count += 1
        sql = "SELECT code, stage, matches, touched, log FROM archive ORDER BY code"
        for code, stage, matches, touched, log in rows(sql):
            lines = unpack(bytes(log))
            put(archived=code, stage=stage, matches=matches, touched=touched, log=lines)
            count += 1
        put(end=count)
    fresh.replace(file)
    return count


def _tables(rows: Rows) -> Iterator[tuple[str, str, int, float, list[str]]]:
    heads = {row[0]: row[1:] for row in rows("SELECT code, stage, matches, touched FROM tables")}
    code = ""
    lines: list[str] = []
    for found, entry in rows("SELECT code, entry FROM entries ORDER BY code, n"):
        if found != code:
            if lines:
                yield (code, *heads[code], lines)
            code, lines = found, []
        lines.append(entry)
    if lines:
        yield (code, *heads[code], lines)


def restore(data: Path, database: str, file: Path) -> int:
    """Bring everything back into an empty place; how many tables."""
    import asyncio

    return asyncio.run(_restore(data, database, file))


async def _restore(data: Path, database: str, file: Path) -> int:
    from whiteout.server.run import open_store
    from whiteout.server.thread_store import ThreadStore

    facts = _read(file)
    _put_keys(data, facts)
    store = open_store(data, database)
    assert isinstance(store, ThreadStore)
    try:
        if await store._ask(lambda db: store.query(db, _ANY)):
            raise BadSetting("there are tables already", "an empty folder or database")
        for fact in facts:
            if "note" in fact:
                await store.note(fact["note"], fact["value"])
            elif "table" in fact or "archived" in fact:
                await store._ask(partial(_put, store, fact))
    finally:
        await store.close()
    return int(facts[-1]["end"])


_ANY: Final = "SELECT code FROM tables UNION SELECT code FROM archive LIMIT 1"


def _put(store: Any, fact: dict[str, Any], db: Any) -> None:
    head = (fact["stage"], fact["matches"], fact["touched"])
    if "archived" in fact:
        sql = "INSERT INTO archive (code, stage, matches, touched, log) VALUES (?, ?, ?, ?, ?)"
        store.query(db, sql, fact["archived"], *head, pack(fact["log"]))
        return
    code = fact["table"]
    sql = "INSERT INTO tables (code, stage, matches, touched) VALUES (?, ?, ?, ?)"
    store.query(db, sql, code, *head)
    for number, entry in enumerate(fact["log"]):
        sql = "INSERT INTO entries (code, n, entry) VALUES (?, ?, ?)"
        store.query(db, sql, code, number, entry)


def _read(file: Path) -> list[dict[str, Any]]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            facts = [json.loads(line) for line in lines]
    except (OSError, EOFError, ValueError) as error:
        raise BadSetting(f"{file} is no backup: {error}", "a file of whiteout backup") from None
    if not facts or facts[0].get("whiteout_backup") != FORM or "end" not in facts[-1]:
        raise BadSetting(f"{file} is no whole backup", "a file of whiteout backup")
    return facts


def _put_keys(data: Path, facts: list[dict[str, Any]]) -> None:
    data.mkdir(parents=True, exist_ok=True)
    for fact in facts:
        if "file" not in fact:
            continue
        if fact["file"] not in _KEYS:
            raise BadSetting(f"a backup with a file {fact['file']!r}", "a file of whiteout backup")
        path = data / fact["file"]
        if path.exists() and path.read_text(encoding="ascii") != fact["text"]:
            raise BadSetting(f"{path} is another key than the backup's", "an empty data folder")
        path.touch(mode=0o600)
        path.write_text(fact["text"], encoding="ascii")
    load_key(data)
