"""The writer thread that both real stores share: it takes everything that waits and commits it
together, one flush to the disk for many tables.

A group whose connection broke is run once more on a new one. That is safe even where the first
try may have been kept: every append names the number of its first entry, so it is there once. Only
where there is no new connection either does nobody know, and then whoever waits is told so.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, Final, TypeVar

from whiteout.server import archive
from whiteout.server.store import Found, Stage, Store, StoreClosed, Unsure, Write

Result = TypeVar("Result")

MOST_AT_ONCE: Final = 1000
ANSWER_S: Final = 15.0
"""How long anybody waits for the writer thread, whatever the database does."""
CLOSE_S: Final = 12.0


class _Job:
    """Something for the writer thread; it may share a commit with others."""

    __slots__ = ("done", "loop", "work")

    def __init__(self, work: Callable[[Any], Any] | Write) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()

    def settle(self, result: object, error: BaseException | None) -> None:
        """Tell whoever waits."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(result)
        else:
            self.done.set_exception(error)


def _tell(jobs: list[_Job], results: list[Any], error: BaseException | None = None) -> None:
    """Wake the event loop once for all; it may be gone by now, and then nobody waits."""

    def settle() -> None:
        for job, result in zip(jobs, results, strict=True):
            job.settle(result, error)

    try:
        jobs[0].loop.call_soon_threadsafe(settle)
    except RuntimeError:
        return


class ThreadStore(Store):
    """One thread owns the connection and commits in groups. Subclasses know the database."""

    def __init__(self) -> None:
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closed = False
        self.commits = 0
        self._ready: queue.SimpleQueue[BaseException | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="whiteout-store", daemon=True)
        self._thread.start()
        error = self._ready.get()
        if error is not None:
            raise error

    # -- what a database must offer, all called by the writer thread ------------------------------

    def open(self) -> Any:
        """Connect and bring the tables to the newest form."""
        raise NotImplementedError

    def begin(self, db: Any) -> None:
        """Start a transaction."""
        raise NotImplementedError

    def commit(self, db: Any) -> None:
        """Make it durable."""
        raise NotImplementedError

    def rollback(self, db: Any) -> None:
        """Undo the transaction."""
        raise NotImplementedError

    def is_lost(self, db: Any) -> bool:
        """Whether the connection is of no more use."""
        return False

    def reconnect(self, db: Any) -> Any:
        """Another connection in place of one that is lost."""
        raise NotImplementedError

    def write_all(self, db: Any, writes: list[Write]) -> None:
        """Add entries to logs: all of them, or an error."""
        raise NotImplementedError

    def query(self, db: Any, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Run a statement with `?` for values, and fetch its rows if it has any."""
        raise NotImplementedError

    def shut(self, db: Any) -> None:
        """Disconnect."""
        raise NotImplementedError

    # -- the thread ------------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            db = self.open()
        except BaseException as error:  # noqa: BLE001 (handed to whoever opens the store)
            self._ready.put(error)
            return
        self._ready.put(None)
        going = True
        while going:
            jobs, going = self._gather()
            if jobs:
                db = self._work(db, jobs)
        self.shut(db)

    def _gather(self) -> tuple[list[_Job], bool]:
        """Everything waiting, at least one; and whether to go on."""
        jobs: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) >= MOST_AT_ONCE:
                return jobs, True
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return jobs, True
        return jobs, False

    def _work(self, db: Any, jobs: list[_Job]) -> Any:
        """All jobs in one transaction, on a second connection where the first is lost; gives the
        connection to go on with."""
        unsure = False
        error: Exception
        for _ in range(2):
            committing = False
            try:
                self.begin(db)
                results = self._do(db, jobs)
                committing = True
                self.commit(db)
                self.commits += 1
                _tell(jobs, results)
                return db
            except Exception as caught:  # noqa: BLE001 (whoever waits is told)
                error = caught
            if not self.is_lost(db):
                return self._one_by_one(db, jobs, error)
            unsure = unsure or committing
            try:
                db = self.reconnect(db)
            except Exception as caught:  # noqa: BLE001 (whoever waits is told)
                error = caught
                break
        _tell(jobs, [None] * len(jobs), Unsure(str(error)) if unsure else error)
        return db

    def _do(self, db: Any, jobs: list[_Job]) -> list[Any]:
        writes = [job.work for job in jobs if isinstance(job.work, Write)]
        if writes:
            self.write_all(db, writes)
        return [None if isinstance(job.work, Write) else job.work(db) for job in jobs]

    def _one_by_one(self, db: Any, jobs: list[_Job], error: Exception) -> Any:
        """The transaction has failed and nothing of it happened. Each job is tried alone, so that
        nobody pays for another's fault."""
        self.rollback(db)
        if len(jobs) == 1:
            _tell(jobs, [None], error)
        else:
            for job in jobs:
                db = self._work(db, [job])
        return db

    async def _ask(self, work: Callable[[Any], Result] | Write) -> Result:
        if self._closed:
            raise StoreClosed("the store is closed")
        job = _Job(work)
        self._jobs.put(job)
        late = job.loop.call_later(
            ANSWER_S, job.settle, None, Unsure("the database does not answer")
        )
        try:
            result: Result = await job.done
        finally:
            late.cancel()
        return result

    # -- the interface ---------------------------------------------------------------------------

    async def append(
        self, table: str, first: int, entries: list[str], stage: Stage = "", at: float = 0.0
    ) -> None:
        await self._ask(Write(table, first, entries, stage, at))

    async def take(self, table: str) -> Found:
        def work(db: Any) -> Found:
            return Found(self._log(db, table) or self._thaw(db, table))

        return await self._ask(work)

    def _thaw(self, db: Any, table: str) -> list[str]:
        """A table that was put away is in use again."""
        return self._log(db, table) if archive.take_out(self._asker(db), table) else []

    def _asker(self, db: Any) -> archive.Query:
        return lambda sql, *values: self.query(db, sql, *values)

    async def read(self, table: str) -> list[str]:
        def work(db: Any) -> list[str]:
            return self._log(db, table) or archive.archived(self._asker(db), table)

        return await self._ask(work)

    async def exists(self, table: str) -> bool:
        sql = "SELECT 1 FROM tables WHERE code = ? UNION SELECT 1 FROM archive WHERE code = ?"
        return bool(await self._ask(lambda db: self.query(db, sql, table, table)))

    async def finished(self, before: float) -> list[str]:
        return await self._ask(lambda db: archive.finished(self._asker(db), before))

    async def put_away(self, table: str) -> None:
        await self._ask(lambda db: archive.put_away(self._asker(db), table))

    async def evict(self, before: float) -> None:
        await self._ask(lambda db: archive.evict(self._asker(db), before))

    def _log(self, db: Any, table: str) -> list[str]:
        sql = "SELECT entry FROM entries WHERE code = ? ORDER BY n"
        return [row[0] for row in self.query(db, sql, table)]

    async def live(self, since: float) -> list[str]:
        sql = (
            "SELECT code FROM tables "
            "WHERE stage = 'playing' OR (stage <> 'closed' AND touched > ?) ORDER BY code"
        )
        return [row[0] for row in await self._ask(lambda db: self.query(db, sql, since))]

    async def touch(self, tables: dict[str, float]) -> None:
        sql = "UPDATE tables SET touched = ? WHERE code = ?"

        def work(db: Any) -> None:
            for table, at in sorted(tables.items()):
                self.query(db, sql, at, table)

        await self._ask(work)

    async def unused(self, before: float) -> list[str]:
        sql = "SELECT code FROM tables WHERE matches = 0 AND touched < ? ORDER BY code LIMIT 1000"
        return [row[0] for row in await self._ask(lambda db: self.query(db, sql, before))]

    async def note(self, name: str, value: str) -> None:
        sql = (
            "INSERT INTO notes (name, value) VALUES (?, ?) "
            "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        )
        await self._ask(lambda db: self.query(db, sql, name, value))

    async def notes(self) -> dict[str, str]:
        rows = await self._ask(lambda db: self.query(db, "SELECT name, value FROM notes"))
        return dict(rows)

    async def forget(self, table: str) -> None:
        def work(db: Any) -> None:
            self.query(db, "DELETE FROM entries WHERE code = ?", table)
            self.query(db, "DELETE FROM tables WHERE code = ?", table)

        await self._ask(work)

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join, CLOSE_S)
