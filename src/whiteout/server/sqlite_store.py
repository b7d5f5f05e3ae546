"""The log in an SQLite file: nothing to install, safe against a loss of power."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from whiteout.core.refusal import BadSetting
from whiteout.server.store import Taken, Write, migrations
from whiteout.server.thread_store import ThreadStore

_APPEND: Final = (
    "INSERT INTO entries (code, n, entry) SELECT ?1, ?2, ?3 "
    "WHERE ?2 = 0 OR EXISTS (SELECT 1 FROM entries WHERE code = ?1 AND n = ?2 - 1) "
    "ON CONFLICT DO NOTHING"
)


class SqliteStore(ThreadStore):
    """WAL and `synchronous=FULL`: a commit is on the disk when it returns.

    A second, empty database is held locked while the server runs, so that two servers never write
    the same logs; the system frees it when the process ends, however it ends.
    """

    def __init__(self, path: Path, durable: bool = True) -> None:
        self._path = path
        self._durable = durable
        self._guard: sqlite3.Connection | None = None
        super().__init__()

    def open(self) -> sqlite3.Connection:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._guard = _lock(self._path.with_suffix(".lock"))
            self._path.touch(mode=0o600)
            self._path.chmod(0o600)  # it holds the secrets of running matches
            db = sqlite3.connect(self._path, isolation_level=None)
        except (OSError, sqlite3.Error) as error:
            raise self._unusable(error) from None
        try:
            db.execute("PRAGMA journal_mode = WAL")
            db.execute(f"PRAGMA synchronous = {'FULL' if self._durable else 'OFF'}")
            _migrate(db)
        except BaseException as error:
            self.shut(db)
            if isinstance(error, sqlite3.Error):
                raise self._unusable(error) from None
            raise
        return db

    def _unusable(self, error: Exception) -> BadSetting:
        said = getattr(error, "strerror", None) or str(error)
        return BadSetting(
            f"the tables in {self._path} cannot be opened: {said}",
            "a folder of one's own, or a backup in its place",
        )

    def begin(self, db: sqlite3.Connection) -> None:
        db.execute("BEGIN")

    def commit(self, db: sqlite3.Connection) -> None:
        db.execute("COMMIT")

    def rollback(self, db: sqlite3.Connection) -> None:
        if db.in_transaction:
            db.execute("ROLLBACK")

    def write_all(self, db: sqlite3.Connection, writes: list[Write]) -> None:
        rows = [
            (write.table, write.first + index, entry)
            for write in writes
            for index, entry in enumerate(write.entries)
        ]
        if db.executemany(_APPEND, rows).rowcount != len(rows):
            _check_repeat(db, writes)
            return
        for write in writes:
            if write.first == 0:
                sql = "INSERT INTO tables (code, touched) VALUES (?, ?)"
                db.execute(sql, (write.table, write.at))
            if write.stage:
                db.execute(
                    "UPDATE tables SET stage = ?, matches = matches + ?, touched = ? "
                    "WHERE code = ?",
                    (write.stage, write.stage == "playing", write.at, write.table),
                )

    def query(self, db: sqlite3.Connection, sql: str, *values: object) -> list[tuple[object, ...]]:
        return db.execute(sql, values).fetchall()

    def shut(self, db: sqlite3.Connection) -> None:
        db.close()
        if self._guard is not None:
            self._guard.close()


def _check_repeat(db: sqlite3.Connection, writes: list[Write]) -> None:
    """Whether nothing was written because it is all there already. Several are looked at one by
    one."""
    write = writes[0]
    sql = "SELECT entry FROM entries WHERE code = ? AND n >= ? ORDER BY n"
    found = [row[0] for row in db.execute(sql, (write.table, write.first))]
    if len(writes) > 1 or found != write.entries:
        raise Taken(f"the log of {write.table} has gone on without this server")


def _lock(path: Path) -> sqlite3.Connection:
    guard = sqlite3.connect(path, isolation_level=None, timeout=0, check_same_thread=False)
    try:
        guard.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        guard.close()
        raise BadSetting(
            "another server uses this data folder", "a folder of its own: --data DIR"
        ) from None
    return guard


def _migrate(db: sqlite3.Connection) -> None:
    """Run the files above the version that the database says it has, each with its version."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    newest = 0
    for number, sql in migrations("sqlite"):
        newest = number
        if number > version:
            db.executescript(f"BEGIN;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;")
    if version > newest:
        raise BadSetting(
            f"the database has version {version}", f"{newest}: it was written by a newer server"
        )
