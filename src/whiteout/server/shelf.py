"""The tables that are in memory: loaded when somebody asks for them, dropped when nobody does.

At the start only those are loaded at which a match runs or somebody was a moment ago.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from whiteout.core.refusal import Refusal
from whiteout.server import entries as log
from whiteout.server.refusals import NoTable, SetAside, Unkept
from whiteout.server.room import Room
from whiteout.server.store import Elsewhere, Found
from whiteout.server.tokens import is_code

if TYPE_CHECKING:
    from whiteout.server.house import House

logger = logging.getLogger("whiteout.server")

DOUBT_S: Final = 3.0
"""When to look again at a log that was taken over from another server."""
TOUCH_S: Final = 60.0
"""How exactly the store knows when a table was last in use."""


class Shelf:
    """Finds, loads and drops rooms."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._touched: dict[str, float] = {}
        """When the store was last told that a table was in use."""
        self.alive_until = 0.0
        """Until when a server ran before this one: clocks stood still since."""

    async def find(self, code: str) -> Room:
        """The room of this code, loaded if need be; everybody who asks meanwhile waits for the
        same one."""
        code = code.upper()
        room = self.rooms.get(code)
        if room is not None:
            room.used = self._house.time.now()
            return room
        if not is_code(code):
            raise NoTable("there is no such table", "the code of a table")
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.create_task(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> Room:
        """Fold a log and let its match go on."""
        room = Room(code, self._house)
        async with room.lock:
            found = await self._take(code)
            try:
                room.fold(found.lines)
            except Exception as error:  # noqa: BLE001 (one bad row stops one table)
                raise self._set_aside(code, error) from None
            if room.table.closed or not found.lines:
                await self._house.store.release(code)
                raise NoTable("there is no such table", "the code of a table")
            self.rooms[code] = room
            if room.table.stage == "playing":
                await self.resume(room, found.left or self.alive_until)
        if found.left:
            self._house.time.ring(DOUBT_S, room.doubt)
        return room

    async def _take(self, code: str) -> Found:
        try:
            return await self._house.store.take(code)
        except (Elsewhere, Refusal):
            raise
        except Exception as error:
            logger.exception("log not read", extra={"table": code, "fault": type(error).__name__})
            raise Unkept("the server cannot read this table now", "another try") from None

    def _set_aside(self, code: str, error: Exception) -> SetAside:
        """The log stays as it is, for `whiteout tables check`; everything else goes on."""
        self.rooms.pop(code, None)
        about = {"table": code, "fault": type(error).__name__}
        logger.error("table set aside: whiteout tables check says why", extra=about)
        self._house.metrics.count("set_aside")
        return SetAside("the log of this table cannot be read", "whoever runs this server")

    async def resume(self, room: Room, stopped: float) -> None:
        """Bots move and clocks run on; the time in which no server ran counts for nobody."""
        try:
            await room.awake()
        except Unkept:
            room.doubtful = True
            return
        play = room.running()
        run = play.timer.run if play is not None else None
        if run is not None and stopped:
            lost = self._house.time.now() - max(stopped, run.since)
            if lost > 0:
                await room.commit([log.Paused(seconds=round(lost, 3))])

    async def open(self) -> None:
        """Load the tables at which something may happen by itself, one after the other."""
        house = self._house
        since = house.time.now() - house.config.deserted_after_s
        for code in await house.store.live(since):
            try:
                await self.find(code)
            except (Refusal, Elsewhere):
                continue  # it has been logged, or another server has it
            await asyncio.sleep(0)

    async def tidy(self, now: float) -> None:
        """Drop what nobody needs: matches first, then whole rooms."""
        touched = {}
        for room in list(self.rooms.values()):
            if room.table.touched > self._touched.get(room.code, 0.0) + TOUCH_S:
                touched[room.code] = self._touched[room.code] = room.table.touched
            room.doze(now)
            if room.is_idle(now):
                await self.drop(room)
        if touched:
            await self._house.store.touch(touched)

    async def drop(self, room: Room) -> None:
        """Out of memory; the log stays."""
        self.rooms.pop(room.code, None)
        self._touched.pop(room.code, None)
        await self._house.store.release(room.code)

    async def sweep(self, now: float) -> None:
        """Tables that were never played at and that nobody comes back to are forgotten."""
        house = self._house
        for code in await house.store.unused(now - house.config.unused_after_s):
            room = self.rooms.get(code)
            if room is None or room.is_unused(now):
                try:
                    await house.store.take(code)
                except Elsewhere:
                    continue
                self.rooms.pop(code, None)
                await house.store.forget(code)

    async def put_away(self, now: float) -> None:
        """Tables that are over go into the archive, and out of it for good, where that is asked
        for."""
        house = self._house
        after, evict = house.config.archive_after_s, house.config.evict_after_s
        for code in await house.store.finished(now - after) if after else []:
            room = self.rooms.get(code)
            if room is not None and not room.is_idle(now):
                continue
            try:
                await house.store.take(code)
            except Elsewhere:
                continue
            self.rooms.pop(code, None)
            await house.store.put_away(code)
        if evict:
            await house.store.evict(now - evict)
