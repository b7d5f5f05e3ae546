"""Where the logs of all tables are kept. The log is the truth; everything else is folded from it.

A store appends durably and reads back in order. The two real ones share one writer thread that
takes everything waiting and commits it together: one flush to the disk for many tables.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Iterator
from importlib import resources
from typing import Any, TypeVar

Result = TypeVar("Result")
Log = tuple[str, list[str]]
"""A table's code and its entries in order."""


class StoreClosed(Exception):
    """The store takes nothing any more."""


class Store:
    """What the server asks of a store."""

    async def append(self, table: str, entries: list[str]) -> None:
        """Add entries to a table's log; returns when they would survive a loss of power."""
        raise NotImplementedError

    async def read(self, table: str) -> list[str]:
        """The log of one table."""
        raise NotImplementedError

    async def load(self) -> list[Log]:
        """The logs of all tables that are not closed."""
        raise NotImplementedError

    async def note(self, name: str, value: str) -> None:
        """Keep a small named value, in place of the one before."""
        raise NotImplementedError

    async def notes(self) -> dict[str, str]:
        """All named values."""
        raise NotImplementedError

    async def forget(self, table: str) -> None:
        """Delete a table's log."""
        raise NotImplementedError

    async def close(self) -> None:
        """Finish what has been taken, then take nothing more."""
        raise NotImplementedError


class MemoryStore(Store):
    """For tests: as durable as the process."""

    def __init__(self) -> None:
        self.logs: dict[str, list[str]] = {}
        self.named: dict[str, str] = {}

    async def append(self, table: str, entries: list[str]) -> None:
        self.logs.setdefault(table, []).extend(entries)

    async def read(self, table: str) -> list[str]:
        return self.logs.get(table, [])[:]

    async def load(self) -> list[Log]:
        return [(table, log[:]) for table, log in self.logs.items()]

    async def note(self, name: str, value: str) -> None:
        self.named[name] = value

    async def notes(self) -> dict[str, str]:
        return dict(self.named)

    async def forget(self, table: str) -> None:
        self.logs.pop(table, None)

    async def close(self) -> None:
        pass


class _Job:
    """Something for the writer thread; it may share a commit with others."""

    __slots__ = ("done", "loop", "work")

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()

    def finish(self, result: object, error: BaseException | None) -> None:
        """Tell the event loop; it may be gone by now, and then nobody waits."""
        try:
            self.loop.call_soon_threadsafe(self._settle, result, error)
        except RuntimeError:
            return

    def _settle(self, result: object, error: BaseException | None) -> None:
        if self.done.cancelled():
            return
        if error is None:
            self.done.set_result(result)
        else:
            self.done.set_exception(error)


class ThreadStore(Store):
    """One thread owns the connection and commits in groups. Subclasses know the database."""

    MOST_AT_ONCE = 1000

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

    def rollback(self, db: Any) -> Any:
        """Undo the transaction; gives the connection to go on with."""
        raise NotImplementedError

    def write(self, db: Any, table: str, entries: list[str]) -> None:
        """Add entries to a log."""
        raise NotImplementedError

    def query(self, db: Any, sql: str, *values: str) -> list[tuple[Any, ...]]:
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
            jobs, going = self._take()
            db = self._work(db, jobs)
        self.shut(db)

    def _take(self) -> tuple[list[_Job], bool]:
        """Everything waiting, at least one; and whether to go on."""
        jobs: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) >= self.MOST_AT_ONCE:
                return jobs, True
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return jobs, True
        return jobs, False

    def _work(self, db: Any, jobs: list[_Job]) -> Any:
        """All jobs in one transaction. Where that fails none has happened, and each is tried alone,
        so that nobody pays for another's fault."""
        if not jobs:
            return db
        try:
            self.begin(db)
            results = [job.work(db) for job in jobs]
            self.commit(db)
            self.commits += 1
        except Exception as error:  # noqa: BLE001 (whoever waits is told)
            db = self.rollback(db)
            if len(jobs) == 1:
                jobs[0].finish(None, error)
            else:
                for job in jobs:
                    db = self._work(db, [job])
            return db
        for job, result in zip(jobs, results, strict=True):
            job.finish(result, None)
        return db

    async def _ask(self, work: Callable[[Any], Result]) -> Result:
        if self._closed:
            raise StoreClosed("the store is closed")
        job = _Job(work)
        self._jobs.put(job)
        result: Result = await asyncio.shield(job.done)
        return result

    # -- the interface ---------------------------------------------------------------------------

    async def append(self, table: str, entries: list[str]) -> None:
        await self._ask(lambda db: self.write(db, table, entries))

    async def read(self, table: str) -> list[str]:
        sql = "SELECT entry FROM entries WHERE code = ? ORDER BY n"
        return [row[0] for row in await self._ask(lambda db: self.query(db, sql, table))]

    async def load(self) -> list[Log]:
        sql = "SELECT code, entry FROM entries ORDER BY code, n"
        logs: dict[str, list[str]] = {}
        for code, entry in await self._ask(lambda db: self.query(db, sql)):
            logs.setdefault(code, []).append(entry)
        return list(logs.items())

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
        sql = "DELETE FROM entries WHERE code = ?"
        await self._ask(lambda db: self.query(db, sql, table))

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)


def migrations(kind: str) -> Iterator[tuple[int, str]]:
    """The numbered SQL files of a kind of database, in order: `0001_first.sql` is number 1."""
    folder = resources.files(__package__ or "whiteout.server") / "migrations" / kind
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".sql"):
            yield int(file.name.split("_")[0]), file.read_text(encoding="utf-8")
