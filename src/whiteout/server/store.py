"""Where the logs of all tables are kept. The log is the truth; everything else is folded from it.

A store appends durably and reads back in order. Whoever appends says which number the first of the
entries will have: where the log has gone on without it, nothing is written. So two servers can
never both write at a table, and an entry whose fate is unknown can be written again and is there
once.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from typing import Literal, NamedTuple

Stage = Literal["", "lobby", "playing", "ended", "closed"]
"""What an append makes of a table; empty where it stays what it was."""


class StoreClosed(Exception):
    """The store takes nothing any more."""


class Taken(Exception):
    """Somebody else has written at this table, or has it now. Nothing was kept."""


class Unsure(Exception):
    """The answer was lost: the entries may have been kept, or may be kept yet. Only the log says
    which; until it can be read, nothing may be said about them."""


class Elsewhere(Exception):
    """Another server has the table."""

    def __init__(self, node: str) -> None:
        super().__init__(node)
        self.node = node


class Write(NamedTuple):
    """Entries on their way into a log."""

    table: str
    first: int
    """The number of the first: how many the log holds already."""
    entries: list[str]
    stage: Stage
    at: float


class Found(NamedTuple):
    """A table that was taken."""

    lines: list[str]
    left: float = 0.0
    """When the server that had it before was last heard of; 0: not known."""


class Store:
    """What the server asks of a store."""

    async def append(
        self, table: str, first: int, entries: list[str], stage: Stage = "", at: float = 0.0
    ) -> None:
        """Add entries to a table's log; returns when they would survive a loss of power. Raises
        `Taken` where the log does not end before `first`, `Unsure` where the outcome is not known;
        with any other error nothing was kept. The same again is no error and changes nothing."""
        raise NotImplementedError

    async def take(self, table: str) -> Found:
        """Have a table to oneself, and its log; `Elsewhere` where another server has it. The log
        is empty where there is no such table."""
        raise NotImplementedError

    async def release(self, table: str) -> None:
        """Let others have a table."""

    async def read(self, table: str) -> list[str]:
        """The log of one table."""
        raise NotImplementedError

    async def live(self, since: float) -> list[str]:
        """The tables at which a match runs, and those touched since then."""
        raise NotImplementedError

    async def touch(self, tables: dict[str, float]) -> None:
        """Keep when tables were last in use."""
        raise NotImplementedError

    async def unused(self, before: float) -> list[str]:
        """Tables at which no match was ever played, not touched since then."""
        raise NotImplementedError

    async def exists(self, table: str) -> bool:
        """Whether there is such a table, in use or in the archive."""
        raise NotImplementedError

    async def finished(self, before: float) -> list[str]:
        """Some tables that ended or were closed, not touched since then."""
        raise NotImplementedError

    async def put_away(self, table: str) -> None:
        """Move a table into the archive, from which `take` and `read` have it back."""
        raise NotImplementedError

    async def evict(self, before: float) -> None:
        """Forget what is in the archive and was not touched since then."""
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
        self.heads: dict[str, tuple[Stage, int, float]] = {}
        """Stage, matches begun, last touched."""
        self.away: set[str] = set()

    async def append(
        self, table: str, first: int, entries: list[str], stage: Stage = "", at: float = 0.0
    ) -> None:
        log = self.logs.get(table, [])
        if first != len(log):
            if entries == log[first:]:
                return
            raise Taken(table)
        self.logs[table] = log + entries
        before, matches, _ = self.heads.get(table, ("lobby", 0, at))
        self.heads[table] = (stage or before, matches + (stage == "playing"), at)

    async def take(self, table: str) -> Found:
        self.away.discard(table)
        return Found(await self.read(table))

    async def read(self, table: str) -> list[str]:
        return self.logs.get(table, [])[:]

    async def live(self, since: float) -> list[str]:
        return [
            table
            for table, (stage, _, touched) in self.heads.items()
            if stage == "playing" or (stage != "closed" and touched > since)
        ]

    async def touch(self, tables: dict[str, float]) -> None:
        for table, at in tables.items():
            stage, matches, _ = self.heads[table]
            self.heads[table] = (stage, matches, at)

    async def unused(self, before: float) -> list[str]:
        return [
            table
            for table, (_, matches, touched) in self.heads.items()
            if not matches and touched < before
        ]

    async def exists(self, table: str) -> bool:
        return table in self.logs

    async def finished(self, before: float) -> list[str]:
        return [
            table
            for table, (stage, _, touched) in self.heads.items()
            if stage in ("ended", "closed") and touched < before and table not in self.away
        ]

    async def put_away(self, table: str) -> None:
        self.away.add(table)

    async def evict(self, before: float) -> None:
        for table in [table for table in self.away if self.heads[table][2] < before]:
            self.away.discard(table)
            await self.forget(table)

    async def note(self, name: str, value: str) -> None:
        self.named[name] = value

    async def notes(self) -> dict[str, str]:
        return dict(self.named)

    async def forget(self, table: str) -> None:
        self.logs.pop(table, None)
        self.heads.pop(table, None)

    async def close(self) -> None:
        pass


def migrations(kind: str) -> Iterator[tuple[int, str]]:
    """The numbered SQL files of a kind of database, in order: `0001_first.sql` is number 1."""
    folder = resources.files(__package__ or "whiteout.server") / "migrations" / kind
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".sql"):
            yield int(file.name.split("_")[0]), file.read_text(encoding="utf-8")
