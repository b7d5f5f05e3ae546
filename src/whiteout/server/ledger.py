"""A table and its match as the log has them: append, then apply; rebuild whatever was dropped."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from whiteout.core.refusal import Refusal
from whiteout.games.registry import find_game
from whiteout.server import entries as log
from whiteout.server import play as plays
from whiteout.server.refusals import Doubtful, Unkept
from whiteout.server.store import Elsewhere, Stage, Taken, Unsure
from whiteout.server.table import Table

if TYPE_CHECKING:
    from whiteout.server.house import House
    from whiteout.server.play import Play

logger = logging.getLogger("whiteout.server")


class Ledger:
    """What is known of a table is what its log says; the lock keeps the two in step."""

    def __init__(self, code: str, house: House) -> None:
        self.code = code
        self.house = house
        self.lock = asyncio.Lock()
        self.table = Table(code)
        self.play: Play | None = None
        self.length = 0
        """How many entries of the log are in the table."""
        self.doubtful = False
        """Whether the log may hold more or other entries than these."""

    def running(self) -> Play | None:
        """The match, while it runs."""
        play = self.play
        return play if play is not None and self.table.stage == "playing" else None

    async def keep(self, entries: list[log.Any_], by: int = 0, key: str = "") -> None:
        """Append, then apply; the end of a match gets its mark. Called under the lock."""
        if entries:
            await self._append(entries, by, key)
        play = self.running()
        if play is not None and play.over:
            opens = [channel.id for channel in play.game.channels() if channel.open_after]
            await self._append([log.Ended(reason=play.match.outcome().reason, opens=opens)])

    async def _append(self, entries: list[log.Any_], by: int = 0, key: str = "") -> None:
        now = self.house.time.now()
        for entry in entries:
            entry.at = now
        if by:
            entries[-1].by = by
            entries[-1].key = key
        await self._write(entries, now)
        self.house.metrics.count("entries", len(entries))
        try:
            for entry in entries:
                self.apply(entry)
        except Exception as error:
            fault = type(error).__name__
            logger.exception("apply failed", extra={"table": self.code, "fault": fault})
            self.house.metrics.count("faults")
            await self._reread()

    async def _write(self, entries: list[log.Any_], now: float) -> None:
        """Where the log may have gone on without us, it is read before anything else happens."""
        lines = [log.write(entry) for entry in entries]
        stage: Stage = ""
        for entry in entries:
            stage = stage_of(entry) or stage
        began = time.perf_counter()
        try:
            await self.house.store.append(self.code, self.length, lines, stage, now)
            self.house.metrics.took(time.perf_counter() - began, "write")
        except Unsure as error:
            self._failed("outcome unknown", error)
            self.doubtful = True
            raise Doubtful(
                "the server does not know yet whether this was kept",
                "the same again, with the same key",
            ) from None
        except Taken as error:
            self._failed("table taken", error)
            self.doubtful = True
            raise Unkept("another server has this table now", "another try") from None
        except Exception as error:  # noqa: BLE001 (whatever it was, nothing was kept)
            self._failed("append failed", error)
            raise Unkept("the server cannot keep this now", "another try") from None

    def _failed(self, said: str, error: Exception) -> None:
        fault = type(error).__name__
        logger.error(said, extra={"table": self.code, "fault": fault}, exc_info=error)
        self.house.metrics.count("unkept")

    def apply(self, entry: log.Any_) -> None:
        """Take an entry that the log holds."""
        self.length += 1
        self.table.apply(entry)
        if isinstance(entry, log.Started):
            self.play = plays.Play(find_game(self.table.game), entry)
        elif isinstance(entry, log.Abandoned):
            self.play = None
        elif self.play is not None:
            self.play.apply(entry)

    async def settle(self) -> None:
        """See what the log says, where that is in doubt. Called under the lock, before anything is
        done; refuses while the log cannot be read."""
        if self.doubtful:
            await self._reread()

    def move_away(self) -> None:
        """Another server has the table."""

    async def _reread(self) -> None:
        """Back to what the log says."""
        try:
            found = await self.house.store.take(self.code)
        except Elsewhere:
            self.move_away()
            raise Unkept("another server has this table now", "another try") from None
        except Exception as error:  # noqa: BLE001 (nothing has been done yet)
            self._failed("log not read", error)
            self.doubtful = True
            raise Unkept("the server cannot read this table now", "another try") from None
        self.fold(found.lines)
        self.doubtful = False
        await self.awake()

    def fold(self, lines: list[str]) -> None:
        """Be what a log says; the match is rebuilt when somebody needs it."""
        table = Table(self.code)
        for line in lines:
            table.apply(log.read(line))
        self.table = table
        self.play = None
        self.length = len(lines)

    async def awake(self) -> None:
        """Have the match in memory, rebuilt from the log if need be. Called under the lock."""
        table = self.table
        if self.play is not None or not table.match or table.stage == "lobby":
            return
        lines = (await self.house.store.read(self.code))[: self.length]
        try:
            self.play = plays.rebuild(find_game(table.game), lines, table.match)
        except Exception as error:  # the match is lost, the table is not
            fault = error.code if isinstance(error, Refusal) else type(error).__name__
            logger.exception("match lost", extra={"table": self.code, "fault": fault})
            await self._append([log.Abandoned(why=fault)])
            return
        await self.keep([])  # the last move was kept, its mark perhaps not


_STAGES: Final[dict[type, Stage]] = {
    log.Started: "playing",
    log.Ended: "ended",
    log.Abandoned: "lobby",
    log.Closed: "closed",
}


def stage_of(entry: log.Any_) -> Stage:
    """What an entry makes of the table, for those who do not read its log."""
    return _STAGES.get(type(entry), "")
