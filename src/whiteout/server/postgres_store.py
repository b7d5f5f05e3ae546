"""The logs in a PostgreSQL database: `--database postgresql://...`.

A table belongs to one server at a time: its row says to which, and under which epoch. What is
appended must carry on the log (the number of the first entry), by the table's owner, under its
epoch; anything else is refused by the database itself. A server alone also holds an advisory lock,
so that a second one does not even start; servers that share a database hold it together.

Needs the extra `postgres` (psycopg 3), loaded only here.
"""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any, Final

from whiteout.core.refusal import BadSetting
from whiteout.server.store import Elsewhere, Found, Stage, Taken, Write, migrations
from whiteout.server.thread_store import ThreadStore

if TYPE_CHECKING:
    import psycopg

_LOCK: Final = 0x57484954
"""The advisory lock that keeps a second server off the same logs."""
_AGAIN_S: Final = 0.1
STATEMENT_S: Final = 5.0
"""How long a statement may take before the connection counts as lost."""
RECONNECT_S: Final = 5.0
"""How long to try for another connection: a database that is started anew takes a moment."""
LEASE_S: Final = 3
"""How long a server that is not heard of keeps its tables."""

_APPEND: Final = """
INSERT INTO entries (code, n, entry)
SELECT item.code, item.n, item.entry
FROM unnest(%s::text[], %s::bigint[], %s::bigint[], %s::bigint[], %s::text[])
    AS item (code, epoch, first, n, entry)
JOIN tables ON tables.code = item.code AND tables.node = %s AND tables.epoch = item.epoch
WHERE item.first = 0 OR EXISTS (
    SELECT 1 FROM entries AS last WHERE last.code = item.code AND last.n = item.first - 1
)
ON CONFLICT DO NOTHING
"""
_OWNER: Final = """
SELECT node, COALESCE(extract(epoch FROM alive_until)::float8, 0)
FROM tables LEFT JOIN nodes ON nodes.id = tables.node WHERE code = %s
"""
_ORPHANS: Final = """
SELECT code FROM tables WHERE stage = 'playing' AND node <> '' AND NOT EXISTS (
    SELECT 1 FROM nodes WHERE id = tables.node AND alive_until > now()
) ORDER BY random() LIMIT ?
"""
_TAKE: Final = """
UPDATE tables SET node = %(node)s, epoch = epoch + CASE WHEN node = %(node)s THEN 0 ELSE 1 END
WHERE code = %(code)s AND (NOT %(shared)s OR node = %(node)s OR NOT EXISTS (
    SELECT 1 FROM nodes WHERE id = tables.node AND alive_until > now()
))
RETURNING epoch
"""


class PostgresStore(ThreadStore):
    """The same writer thread and the same group commit over one connection."""

    def __init__(self, url: str, shared: bool = False) -> None:
        self._url = url
        self.shared = shared
        self.node = secrets.token_hex(8)
        self._epochs: dict[str, int] = {}
        """The tables this server has, each with its epoch."""
        super().__init__()

    # -- the connection --------------------------------------------------------------------------

    def open(self) -> psycopg.Connection[Any]:
        db = self._connect_and_lock()
        try:
            _migrate(db)
        except BaseException:
            db.close()
            raise
        return db

    def _connect(self) -> psycopg.Connection[Any]:
        try:
            import psycopg

            from whiteout.server.postgres_link import Bounded
        except ImportError:
            raise BadSetting(
                "PostgreSQL needs the package psycopg", 'pip install "whiteout[postgres]"'
            ) from None
        try:
            return Bounded.connect(self._url, autocommit=True, connect_timeout=int(STATEMENT_S))
        except psycopg.Error as error:
            said = " ".join(str(error).split())
            raise BadSetting(
                f"the database does not let us in: {said}", "postgresql://USER@HOST/NAME"
            ) from None

    def _lock(self, db: psycopg.Connection[Any]) -> None:
        """The database may take a moment to notice that a server has died."""
        kind = "pg_try_advisory_lock_shared" if self.shared else "pg_try_advisory_lock"
        for _ in range(20):
            if db.execute(f"SELECT {kind}(%s)", (_LOCK,)).fetchone() == (True,):
                return
            time.sleep(_AGAIN_S)
        raise BadSetting(
            "another server uses this database", "a database of its own, or --nats for all of them"
        )

    def is_lost(self, db: psycopg.Connection[Any]) -> bool:
        return db.closed

    def reconnect(self, db: psycopg.Connection[Any]) -> psycopg.Connection[Any]:
        end = time.monotonic() + RECONNECT_S
        while True:
            try:
                return self._connect_and_lock()
            except Exception:
                if time.monotonic() > end:
                    raise
                time.sleep(_AGAIN_S)

    def _connect_and_lock(self) -> psycopg.Connection[Any]:
        db = self._connect()
        try:
            self._lock(db)
        except BaseException:
            db.close()
            raise
        return db

    def begin(self, db: psycopg.Connection[Any]) -> None:
        db.execute("BEGIN")

    def commit(self, db: psycopg.Connection[Any]) -> None:
        db.execute("COMMIT")

    def rollback(self, db: psycopg.Connection[Any]) -> None:
        db.execute("ROLLBACK")

    def query(
        self, db: psycopg.Connection[Any], sql: str, *values: object
    ) -> list[tuple[Any, ...]]:
        cursor = db.execute(sql.replace("?", "%s"), values)
        return cursor.fetchall() if cursor.description else []

    def shut(self, db: psycopg.Connection[Any]) -> None:
        db.close()

    # -- tables ----------------------------------------------------------------------------------

    async def append(
        self, table: str, first: int, entries: list[str], stage: Stage = "", at: float = 0.0
    ) -> None:
        if first == 0:
            self._epochs[table] = 1
        await super().append(table, first, entries, stage, at)

    def write_all(self, db: psycopg.Connection[Any], writes: list[Write]) -> None:
        fresh = [write for write in writes if write.first == 0]
        if fresh:
            db.execute(
                "INSERT INTO tables (code, touched, node, epoch) "
                "SELECT code, touched, %s, 1 FROM unnest(%s::text[], %s::float8[]) "
                "AS item (code, touched) ON CONFLICT DO NOTHING",
                (self.node, [write.table for write in fresh], [write.at for write in fresh]),
            )
        rows = [
            (write.table, self._epochs.get(write.table, -1), write.first, write.first + index, text)
            for write in writes
            for index, text in enumerate(write.entries)
        ]
        columns = [list(column) for column in zip(*rows, strict=True)] or [[]] * 5
        kept = db.execute(_APPEND, (*columns, self.node)).rowcount
        if kept != len(rows):
            _check_repeat(db, writes, kept)
            return
        for write in writes:
            if write.stage:
                db.execute(
                    "UPDATE tables SET stage = %s, matches = matches + %s, touched = %s "
                    "WHERE code = %s",
                    (write.stage, int(write.stage == "playing"), write.at, write.table),
                )

    async def take(self, table: str) -> Found:
        return await self._ask(lambda db: self._take(db, table))

    def _take(self, db: psycopg.Connection[Any], table: str) -> Found:
        owner = db.execute(_OWNER, (table,)).fetchone()
        if owner is None and self._thaw(db, table):
            owner = db.execute(_OWNER, (table,)).fetchone()
        if owner is None:
            return Found([])
        node, left = owner
        about = {"node": self.node, "code": table, "shared": self.shared}
        row = db.execute(_TAKE, about).fetchone()
        if row is None:
            raise Elsewhere(node)
        self._epochs[table] = row[0]
        return Found(self._log(db, table), left - LEASE_S if node != self.node else 0.0)

    async def release(self, table: str) -> None:
        epoch = self._epochs.pop(table, None)
        if epoch is not None:
            sql = "UPDATE tables SET node = '' WHERE code = ? AND node = ? AND epoch = ?"
            await self._ask(lambda db: self.query(db, sql, table, self.node, epoch))

    # -- lives -----------------------------------------------------------------------------------

    async def beat(self) -> set[str]:
        """Say that this server lives; all that do."""
        return await self._ask(self._beat)

    def _beat(self, db: psycopg.Connection[Any]) -> set[str]:
        db.execute(
            "INSERT INTO nodes (id, alive_until) VALUES (%s, now() + %s * interval '1 second') "
            "ON CONFLICT (id) DO UPDATE SET alive_until = excluded.alive_until",
            (self.node, LEASE_S),
        )
        return {row[0] for row in db.execute("SELECT id FROM nodes WHERE alive_until > now()")}

    async def retire(self) -> None:
        """This server lives no more: its tables are anybody's at once."""
        sql = "UPDATE nodes SET alive_until = now() WHERE id = ?"
        await self._ask(lambda db: self.query(db, sql, self.node))

    async def orphans(self, most: int) -> list[str]:
        """Some tables of servers that are dead, at which a match runs."""
        rows = await self._ask(lambda db: self.query(db, _ORPHANS, most))
        return [row[0] for row in rows]


def _check_repeat(db: psycopg.Connection[Any], writes: list[Write], kept: int) -> None:
    """Whether nothing was written because it is all there already, from a try whose answer was
    lost. Several are looked at one by one."""
    write = writes[0]
    sql = "SELECT entry FROM entries WHERE code = %s AND n >= %s ORDER BY n"
    found = [row[0] for row in db.execute(sql, (write.table, write.first))]
    if kept or len(writes) > 1 or found != write.entries:
        raise Taken(f"the log of {write.table} has gone on without this server")


def _migrate(db: psycopg.Connection[Any]) -> None:
    """As for SQLite; the version lies in a table of one row. Servers that start together take
    turns."""
    with db.transaction():
        db.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK + 1,))
        db.execute("CREATE TABLE IF NOT EXISTS version (number integer NOT NULL)")
        row = db.execute("SELECT number FROM version").fetchone()
        version = row[0] if row else 0
        newest = 0
        for number, sql in migrations("postgres"):
            newest = number
            if number > version:
                db.execute(sql)
                db.execute("DELETE FROM version")
                db.execute("INSERT INTO version VALUES (%s)", (number,))
    if version > newest:
        raise BadSetting(
            f"the database has version {version}", f"{newest}: it was written by a newer server"
        )
