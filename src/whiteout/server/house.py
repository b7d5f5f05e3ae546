"""The house: all tables of a server, the store behind them, and what they share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from whiteout.games.registry import find_game
from whiteout.server import entries as log
from whiteout.server import wire
from whiteout.server.config import Config, Time
from whiteout.server.hosting import check_level, check_options, seal
from whiteout.server.metrics import Metrics
from whiteout.server.refusals import NoTable, TooFast
from whiteout.server.room import Room
from whiteout.server.store import Store
from whiteout.server.table import Table
from whiteout.server.text import clean_name
from whiteout.server.tokens import HOST, Signer, new_code

logger = logging.getLogger("whiteout.server")
Result = TypeVar("Result")

ALIVE: Final = "alive"
"""The note that says until when the server ran: clocks stand still while it does not."""
BEAT_S: Final = 5.0


class House:
    """Opens the tables of a store and keeps them going."""

    def __init__(
        self, store: Store, signer: Signer, config: Config | None = None, time: Time | None = None
    ) -> None:
        self.store = store
        self.signer = signer
        self.config = config or Config()
        self.time = time or Time()
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._alive_until = 0.0
        self._gauges()

    def _gauges(self) -> None:
        rooms = self.rooms
        self.metrics.gauges = {
            "tables": ("Tables known.", lambda: len(rooms)),
            "matches_in_memory": (
                "Matches in memory.",
                lambda: sum(room.play is not None for room in rooms.values()),
            ),
            "sockets": ("Open sockets.", lambda: sum(len(room.links) for room in rooms.values())),
        }

    # -- life ------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Fold every log; then let matches that were running go on, one after the other."""
        notes = await self.store.notes()
        self._alive_until = float(notes.get(ALIVE, "0"))
        for code, lines in await self.store.load():
            self._fold(code, lines)
        await self.store.note(ALIVE, str(self.time.now()))
        self.spawn(self._resume())
        self.spawn(self._beat())

    def _fold(self, code: str, lines: list[str]) -> None:
        room = Room(code, self)
        table = room.table
        for line in lines:
            table.apply(log.read(line))
        if not table.closed:
            self.rooms[code] = room

    async def _resume(self) -> None:
        """Bots move and clocks run on where a match was under way."""
        for room in list(self.rooms.values()):
            if room.table.stage == "playing":
                async with room.lock:
                    await room.awake()
                    await self._pause(room)
                await asyncio.sleep(0)

    async def _pause(self, room: Room) -> None:
        """The time this server was away counts for nobody."""
        play = room.running()
        if play is not None and play.timeout and self._alive_until:
            stopped = max(self._alive_until, play.opened_at)
            lost = self.time.now() - stopped
            if lost > 0:
                await room.commit([log.Paused(seconds=round(lost, 3))])

    async def _beat(self) -> None:
        """Now and then: say that the server lives, and drop matches that nobody needs."""
        while True:
            await asyncio.sleep(BEAT_S)
            now = self.time.now()
            try:
                await self.store.note(ALIVE, str(now))
            except Exception as error:  # noqa: BLE001 (the next beat tries again)
                logger.error("note failed", extra={"fault": type(error).__name__})
            for room in list(self.rooms.values()):
                room.doze(now)
                if room.is_unused(now):
                    await self._sweep(room)

    async def _sweep(self, room: Room) -> None:
        """A table that was never played at and that nobody comes back to is forgotten."""
        self.rooms.pop(room.code, None)
        await self.store.forget(room.code)

    async def close(self) -> None:
        """Send everybody away and finish writing."""
        for room in self.rooms.values():
            for link in room.links:
                link.close("stopping")
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.note(ALIVE, str(self.time.now()))
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run beside everything else; a fault is logged, and nothing else stops."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def protect(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Finish what was begun even if whoever asked has gone: what is in the log must be
        applied."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.metrics.count("faults")
            logger.error("task failed", exc_info=task.exception())

    # -- tables ----------------------------------------------------------------------------------

    def room(self, code: str) -> Room:
        """The room of this code."""
        room = self.rooms.get(code.upper())
        if room is None:
            raise NoTable("there is no such table", "the code of a table")
        return room

    def forget(self, room: Room) -> None:
        """A table has been closed; its log stays."""
        self.rooms.pop(room.code, None)

    async def create(self, ask: wire.Create) -> wire.Created:
        """A new table with the host at seat 0."""
        game = find_game(ask.game)
        check_options(game, ask.seats, ask.options)
        if ask.bots:
            check_level(game, ask.bots)
        name = clean_name(ask.name, [])
        if len(self.rooms) >= self.config.limits.tables:
            raise TooFast("this server has no room for more tables", "another try later")
        code = new_code()
        while code in self.rooms:
            code = new_code()
        entries: list[log.Any_] = [
            log.Created(game=game.id, seats=ask.seats, options=ask.options, listed=ask.listed),
            seal(),
            log.Joined(seat=0, gen=1, name=name),
        ]
        if ask.bots:
            seats = range(1, ask.seats)
            entries += [log.Bot(seat=seat, level=ask.bots, filler=True) for seat in seats]
        room = self.rooms[code] = Room(code, self)
        try:
            async with room.lock:
                await room.commit(entries)
        except BaseException:
            self.rooms.pop(code, None)
            raise
        return wire.Created(
            code=code,
            seat=0,
            seat_secret=self.signer.sign(code, 0, 1),
            host_secret=self.signer.sign(code, HOST, room.table.host_gen),
        )

    async def join(self, code: str, ask: wire.Join) -> wire.Joined:
        """Take a seat."""
        room = self.room(code)
        seat, gen = await self.protect(room.join(ask))
        secret = self.signer.sign(room.code, seat, gen)
        return wire.Joined(code=room.code, seat=seat, seat_secret=secret)

    def listed(self) -> list[wire.TableState]:
        """The tables shown on the home page: newest first, with an open seat or a match."""

        def is_shown(table: Table) -> bool:
            free = any(seat.kind == "open" or seat.filler for seat in table.seats)
            return table.listed and (table.stage == "playing" or (free and not table.locked))

        rooms = [room for room in self.rooms.values() if is_shown(room.table)]
        rooms.sort(key=lambda room: room.table.touched, reverse=True)
        return [room.state() for room in rooms[:100]]

    async def match(self, code: str, number: int) -> Any:
        """A match of a table that has ended, rebuilt from the log."""
        from whiteout.server import play as plays

        room = self.room(code)
        play = room.play if room.play is not None and room.play.number == number else None
        if play is None:
            game = find_game(room.table.game)
            play = plays.rebuild(game, await self.store.read(room.code), number)
        if play is None or not play.over:
            raise NoTable(f"match {number} has not ended here", "a match that has ended")
        return play.match
