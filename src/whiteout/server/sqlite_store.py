"""The log in an SQLite file: nothing to install, safe against a loss of power."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from whiteout.core.refusal import BadSetting
from whiteout.server.store import ThreadStore, migrations


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
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._guard = _lock(self._path.with_suffix(".lock"))
        db = sqlite3.connect(self._path, isolation_level=None)
        try:
            db.execute("PRAGMA journal_mode = WAL")
            db.execute(f"PRAGMA synchronous = {'FULL' if self._durable else 'OFF'}")
            _migrate(db)
        except BaseException:
            self.shut(db)
            raise
        return db

    def begin(self, db: sqlite3.Connection) -> None:
        db.execute("BEGIN")

    def commit(self, db: sqlite3.Connection) -> None:
        db.execute("COMMIT")

    def rollback(self, db: sqlite3.Connection) -> sqlite3.Connection:
        if db.in_transaction:
            db.execute("ROLLBACK")
        return db

    def write(self, db: sqlite3.Connection, table: str, entries: list[str]) -> None:
        db.executemany(
            "INSERT INTO entries (code, n, entry) VALUES "
            "(?1, (SELECT COALESCE(MAX(n) + 1, 0) FROM entries WHERE code = ?1), ?2)",
            [(table, entry) for entry in entries],
        )

    def query(self, db: sqlite3.Connection, sql: str, *values: str) -> list[tuple[object, ...]]:
        return db.execute(sql, values).fetchall()

    def shut(self, db: sqlite3.Connection) -> None:
        db.close()
        if self._guard is not None:
            self._guard.close()


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
