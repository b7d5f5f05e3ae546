"""The house: all tables of a server, the store behind them, and what they share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final, TypeVar

from whiteout.games.registry import find_game
from whiteout.server import entries as log
from whiteout.server import wire
from whiteout.server.config import Config, Time
from whiteout.server.hosting import check_level, check_options, seal
from whiteout.server.limits import Buckets
from whiteout.server.metrics import Metrics
from whiteout.server.push import Push
from whiteout.server.refusals import NoTable, SetAside, TooFast, Unkept
from whiteout.server.room import Room
from whiteout.server.shelf import Shelf
from whiteout.server.store import Elsewhere, Store
from whiteout.server.table import Table
from whiteout.server.text import clean_name
from whiteout.server.tokens import HOST, Signer, new_code

if TYPE_CHECKING:
    from whiteout.server.cluster import Cluster
    from whiteout.server.far import FarRoom

logger = logging.getLogger("whiteout.server")
Result = TypeVar("Result")

ALIVE: Final = "alive"
"""The note that says until when the server ran: clocks stand still while it does not."""
BEAT_S: Final = 5.0
SWEEP_S: Final = 600.0
PULSE_S: Final = 0.5
LISTED: Final = 100
"""Tables in the list."""
STOP_S: Final = 5.0
"""How long a stopping server waits for what has begun."""


class House:
    """Opens the tables of a store and keeps them going."""

    def __init__(
        self,
        store: Store,
        signer: Signer,
        config: Config | None = None,
        time: Time | None = None,
        push_key: str = "",
        cluster: Cluster | None = None,
    ) -> None:
        self.store = store
        self.signer = signer
        self.config = config or Config()
        self.time = time or Time()
        self.metrics = Metrics()
        self.push = Push(push_key, self.config.contact, self.config.push_loopback)
        self.shelf = Shelf(self)
        self.rooms = self.shelf.rooms
        self.cluster = cluster
        self._listed: list[wire.TableState] = []
        self._listed_at = 0.0
        self.stopping = False
        self._retired = False
        self._looked = 0.0
        self._wrong = ""
        self._guesses = Buckets(self.config.limits.guesses)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._gauges()

    def _gauges(self) -> None:
        rooms = self.rooms
        self.metrics.gauges |= {
            "tables": ("Tables known.", lambda: len(rooms)),
            "matches_in_memory": (
                "Matches in memory.",
                lambda: sum(room.play is not None for room in rooms.values()),
            ),
            "sockets": ("Open sockets.", lambda: sum(len(room.links) for room in rooms.values())),
        }

    # -- life ------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Let matches that were running go on, one after the other; all other tables are loaded
        when somebody asks for them."""
        if self.cluster is not None:
            await self.cluster.open(self)
        else:
            notes = await self.store.notes()
            self.shelf.alive_until = float(notes.get(ALIVE, "0"))
            self.time.not_before(self.shelf.alive_until)
            self.spawn(self.shelf.open())
        await self.store.note(ALIVE, str(self.time.now()))
        self.spawn(self._beat())
        self.spawn(self._pulse())

    async def health(self) -> str:
        """What is wrong, in a few words; nothing while entries can be kept. Looked up at most once
        a second, however many ask."""
        now = self.time.now()
        if now - self._looked >= 1.0:
            self._looked = now
            try:
                await asyncio.wait_for(self.store.note(ALIVE, str(now)), 3)
                down = self.cluster is not None and not self.cluster.bus.is_up
                self._wrong = "no connection to NATS" if down else ""
            except Exception as error:  # noqa: BLE001 (told to whoever asked)
                self._wrong = f"nothing can be written: {type(error).__name__}"
        return self._wrong

    async def _pulse(self) -> None:
        """Measure how late the event loop is."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + PULSE_S
            await asyncio.sleep(PULSE_S)
            self.metrics.took(max(0.0, loop.time() - due), "loop_delay")

    async def _beat(self) -> None:
        """Now and then: say that the server lives, and drop what nobody needs."""
        swept = 0.0
        while True:
            await asyncio.sleep(BEAT_S)
            now = self.time.now()
            try:
                await self.store.note(ALIVE, str(now))
                await self.shelf.tidy(now)
                if now > swept + SWEEP_S:
                    await self.shelf.sweep(now)
                    await self.shelf.put_away(now)
                    swept = now
            except Exception as error:  # noqa: BLE001 (the next beat tries again)
                logger.error("beat failed", extra={"fault": type(error).__name__})

    async def stop(self) -> None:
        """Tell everybody that the server stops, and let what has begun come to its end; whoever
        comes now is sent to come back later."""
        self.stopping = True
        rooms = list(self.rooms.values())
        for room in rooms:
            for link in room.links:
                link.close("stopping")
        busy = [asyncio.create_task(_settled(room)) for room in rooms if room.lock.locked()]
        if busy:
            _, late = await asyncio.wait(busy, timeout=STOP_S)
            for task in late:
                task.cancel()
        if self.cluster is not None and not self._retired:
            self._retired = True
            await self.cluster.retire()
        await asyncio.sleep(0.05)  # what was said last leaves

    async def close(self) -> None:
        """Send everybody away and finish writing."""
        await self.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self.store.note(ALIVE, str(self.time.now()))
        except Exception as error:  # noqa: BLE001 (a database that is away must not keep us)
            logger.error("note failed", extra={"fault": type(error).__name__})
        if self.cluster is not None:
            await self.cluster.bus.close()
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

    async def find(self, code: str, place: str = "") -> Room | FarRoom:
        """The room of this code, loaded if need be. A place that has named many codes of no table
        is told nothing about any code for a while."""
        now = self.time.now()
        if place and not self._guesses.has_left(place, now):
            raise TooFast("too many codes that are none", "a pause")
        try:
            return await self.shelf.find(code)
        except NoTable:
            if place:
                self._guesses.spend(place, now)
            raise
        except Elsewhere as elsewhere:
            if self.cluster is None:
                raise Unkept("another server has this table", "that server") from None
            return self.cluster.far_room(code.upper(), elsewhere.node)

    def room(self, code: str) -> Room:
        """The room of this code, where it is in memory."""
        room = self.rooms.get(code.upper())
        if room is None:
            raise NoTable("there is no such table", "the code of a table")
        return room

    def forget(self, room: Room) -> None:
        """A table has been closed; its log stays."""
        self.rooms.pop(room.code, None)

    async def create(self, ask: wire.Create, place: str = "") -> wire.Created:
        """A new table with the host at seat 0."""
        game = find_game(ask.game)
        check_options(game, ask.seats, ask.options)
        if ask.bots:
            check_level(game, ask.bots)
        name = clean_name(ask.name, [])
        if len(self.rooms) >= self.config.limits.tables:
            raise TooFast("this server has no room for more tables", "another try later")
        code = new_code()
        while code in self.rooms or await self.store.exists(code):
            code = new_code()
        entries: list[log.Any_] = [
            log.Created(game=game.id, seats=ask.seats, options=ask.options, listed=ask.listed),
            seal(),
            log.Joined(seat=0, gen=1, name=name, who=self.signer.tag(code, place)),
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

    async def join(self, code: str, ask: wire.Join, place: str = "") -> wire.Joined:
        """Take a seat."""
        room = await self.find(code, place)
        seat, gen = await self.protect(room.sit(ask, self.signer.tag(room.code, place)))
        secret = self.signer.sign(room.code, seat, gen)
        return wire.Joined(code=room.code, seat=seat, seat_secret=secret)

    async def my_seat(self, ask: wire.MySeatAsk) -> wire.MySeat:
        """How a match stands for the holder of a seat's secret."""
        code = ask.code.upper()
        gen = self.signer.read(ask.secret, code, False)
        gone = wire.MySeat(code=code, game="", state="gone", match=0, asked=False)
        if not gen:
            return gone
        try:
            room = await self.find(code)
        except NoTable:
            return gone
        except SetAside:  # not gone for good: somebody may mend it
            return wire.MySeat(code=code, game="", state="ended", match=0, asked=False)
        return await room.mine(gen) or gone

    async def listed_everywhere(self) -> list[wire.TableState]:
        """The tables shown on the home page, of all processes."""
        if self.cluster is None:
            return self.listed()
        now = self.time.now()
        if now - self._listed_at > 1.0:
            found = await self.cluster.listed()
            found.sort(key=lambda one: (-one[0], one[1].code))
            self._listed_at = now
            self._listed = [state for _, state in found[:LISTED]]
        return self._listed

    def listed(self) -> list[wire.TableState]:
        """The tables shown on the home page: newest first."""
        return [state for _, state in self.listed_here()]

    def listed_here(self) -> list[tuple[float, wire.TableState]]:
        """Listed tables with an open seat or a match, and with people who are there or may be
        expected; each with the time at which it was opened."""
        now = self.time.now()

        def is_shown(room: Room) -> bool:
            table = room.table
            free = any(seat.kind == "open" or seat.filler for seat in table.seats)
            open_ = table.stage == "playing" or (free and not table.locked)
            return table.listed and open_ and not room.is_deserted(now)

        rooms = [room for room in self.rooms.values() if is_shown(room)]
        rooms.sort(key=lambda room: (-room.table.created, room.code))
        return [(room.table.created, room.state()) for room in rooms[:LISTED]]

    async def match(self, code: str, number: int) -> Any:
        """A match of a table that has ended, rebuilt from the log."""
        from whiteout.server import play as plays

        room = self.rooms.get(code.upper())
        play = room.play if room is not None else None
        if play is None or play.number != number:
            lines = await self.store.read(code.upper())
            table = Table(code)
            for line in lines[:1]:
                table.apply(log.read(line))
            play = plays.rebuild(find_game(table.game), lines, number) if lines else None
        if play is None or not play.over:
            raise NoTable(f"match {number} has not ended here", "a match that has ended")
        return play.match


async def _settled(room: Room) -> None:
    """Wait until nothing is under way in a room."""
    async with room.lock:
        return
