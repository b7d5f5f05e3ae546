"""The log in a PostgreSQL database, for those who run one anyway: `--database postgresql://...`.

Needs the extra `postgres` (psycopg 3), loaded only here.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from whiteout.core.refusal import BadSetting
from whiteout.server.store import ThreadStore, migrations

if TYPE_CHECKING:
    import psycopg

_LOCK = 0x57484954
"""The advisory lock that keeps two servers off the same logs."""
_TRIES = 20
"""The database may take a moment to notice that a server has died."""


class PostgresStore(ThreadStore):
    """The same writer thread and the same group commit over one connection."""

    def __init__(self, url: str) -> None:
        self._url = url
        super().__init__()

    def open(self) -> psycopg.Connection[Any]:
        db = self._connect()
        try:
            _migrate(db)
        except BaseException:
            db.close()
            raise
        return db

    def _connect(self) -> psycopg.Connection[Any]:
        try:
            import psycopg
        except ImportError:
            raise BadSetting(
                "PostgreSQL needs the package psycopg", 'pip install "whiteout[postgres]"'
            ) from None
        db = psycopg.connect(self._url, autocommit=True)
        for _ in range(_TRIES):
            taken = db.execute("SELECT pg_try_advisory_lock(%s)", (_LOCK,)).fetchone()
            if taken == (True,):
                return db
            time.sleep(0.1)
        db.close()
        raise BadSetting("another server uses this database", "a database of its own")

    def begin(self, db: psycopg.Connection[Any]) -> None:
        db.execute("BEGIN")

    def commit(self, db: psycopg.Connection[Any]) -> None:
        db.execute("COMMIT")

    def rollback(self, db: psycopg.Connection[Any]) -> psycopg.Connection[Any]:
        """A connection that broke is made anew; while that fails, so does every write."""
        import psycopg

        try:
            db.execute("ROLLBACK")
        except psycopg.Error:
            db.close()
            try:
                return self._connect()
            except (psycopg.Error, BadSetting):
                return db
        return db

    def write(self, db: psycopg.Connection[Any], table: str, entries: list[str]) -> None:
        db.execute(
            "INSERT INTO entries (code, n, entry) "
            "SELECT %(code)s, first.n + item.n - 1, item.entry "
            "FROM (SELECT COALESCE(MAX(n) + 1, 0) AS n FROM entries WHERE code = %(code)s) first, "
            "unnest(%(entries)s::text[]) WITH ORDINALITY AS item (entry, n)",
            {"code": table, "entries": entries},
        )

    def query(self, db: psycopg.Connection[Any], sql: str, *values: str) -> list[tuple[Any, ...]]:
        cursor = db.execute(sql.replace("?", "%s"), values)
        return cursor.fetchall() if cursor.description else []

    def shut(self, db: psycopg.Connection[Any]) -> None:
        db.close()


def _migrate(db: psycopg.Connection[Any]) -> None:
    """As for SQLite; the version lies in a table of one row."""
    db.execute("CREATE TABLE IF NOT EXISTS version (number integer NOT NULL)")
    row = db.execute("SELECT number FROM version").fetchone()
    version = row[0] if row else 0
    newest = 0
    for number, sql in migrations("postgres"):
        newest = number
        if number > version:
            with db.transaction():
                db.execute(sql)
                db.execute("DELETE FROM version")
                db.execute("INSERT INTO version VALUES (%s)", (number,))
    if version > newest:
        raise BadSetting(
            f"the database has version {version}", f"{newest}: it was written by a newer server"
        )
