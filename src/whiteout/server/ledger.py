"""A table and its match as the log has them: append, then apply; rebuild whatever was dropped."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from whiteout.core.refusal import Refusal
from whiteout.games.registry import find_game
from whiteout.server import entries as log
from whiteout.server import play as plays
from whiteout.server.refusals import Unkept
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
            await self._append([log.Ended(reason=play.match.outcome().reason)])

    async def _append(self, entries: list[log.Any_], by: int = 0, key: str = "") -> None:
        now = self.house.time.now()
        for entry in entries:
            entry.at = now
        if by:
            entries[-1].by = by
            entries[-1].key = key
        try:
            await self.house.store.append(self.code, [log.write(entry) for entry in entries])
        except Exception as error:
            fault = type(error).__name__
            logger.exception("append failed", extra={"table": self.code, "fault": fault})
            raise Unkept("the server cannot keep this now", "another try") from None
        self.house.metrics.count("entries", len(entries))
        try:
            for entry in entries:
                self.apply(entry)
        except Exception as error:
            fault = type(error).__name__
            logger.exception("apply failed", extra={"table": self.code, "fault": fault})
            self.house.metrics.count("faults")
            await self._mend()

    def apply(self, entry: log.Any_) -> None:
        """Take an entry that the log holds."""
        self.table.apply(entry)
        if isinstance(entry, log.Started):
            self.play = plays.Play(find_game(self.table.game), entry)
        elif isinstance(entry, log.Abandoned):
            self.play = None
        elif self.play is not None:
            self.play.apply(entry)

    async def _mend(self) -> None:
        """The rules have failed in the middle of something: back to what the log says."""
        table = Table(self.code)
        for line in await self.house.store.read(self.code):
            table.apply(log.read(line))
        self.table = table
        self.play = None
        await self.awake()

    async def awake(self) -> None:
        """Have the match in memory, rebuilt from the log if need be. Called under the lock."""
        table = self.table
        if self.play is not None or not table.match or table.stage == "lobby":
            return
        lines = await self.house.store.read(self.code)
        try:
            self.play = plays.rebuild(find_game(table.game), lines, table.match)
        except Exception as error:
            fault = error.code if isinstance(error, Refusal) else type(error).__name__
            logger.exception("match lost", extra={"table": self.code, "fault": fault})
            await self._append([log.Abandoned(why=fault)])
            return
        await self.keep([])  # the last move was kept, its mark perhaps not
