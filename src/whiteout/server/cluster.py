"""Several server processes on one database: who lives, who has which table, and letters between
them.

A process says every second that it lives; one that has not said so for three is dead, and its
tables are anybody's. Whoever is asked for a table takes it, if it is nobody's, or passes everything
on to the process that has it. Tables of the dead at which a match runs are taken without being
asked for.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec

from whiteout.core.refusal import Refusal
from whiteout.server import wire
from whiteout.server.bus import Bus, Letter
from whiteout.server.far import FarLink, FarRoom, tell, tell_refusal
from whiteout.server.postgres_store import LEASE_S, PostgresStore
from whiteout.server.refusals import NoTable, Unkept
from whiteout.server.store import Elsewhere

if TYPE_CHECKING:
    from whiteout.server.house import House
    from whiteout.server.link import Link
    from whiteout.server.room import Room

logger = logging.getLogger("whiteout.server")

BEAT_S: Final = 1.0
LIST_S: Final = 0.5
"""How long to wait for the lists of all processes."""
ORPHANS: Final = 100
"""Tables of the dead that are taken in one beat."""


_Sit = tuple[str, int | None, str, str]
"""Name, seat, key and place of whoever sits down."""


class Listed(msgspec.Struct):
    """A table in the list, and when it was opened."""

    created: float
    state: wire.TableState


class Cluster:
    """One process among several."""

    def __init__(self, store: PostgresStore, url: str, space: str) -> None:
        self.store = store
        self.bus = Bus(url, space, store.node)
        self.bus.broken = self._start_anew
        self._house: House | None = None
        self._numbers = itertools.count(1)
        self._links: dict[int, tuple[Link, FarRoom]] = {}
        """Sockets that are open here and whose table is elsewhere."""
        self._number_of: dict[Link, int] = {}
        self._far: dict[tuple[str, int], FarLink] = {}
        """Sockets that are open elsewhere and whose table is here."""
        self._alive: set[str] = set()
        self._seen = time.monotonic()
        """When the database last heard of us."""

    @property
    def house(self) -> House:
        """The tables of this process."""
        assert self._house is not None
        return self._house

    # -- life ------------------------------------------------------------------------------------

    async def open(self, house: House) -> None:
        """Join the others."""
        self._house = house
        self._alive = await self.store.beat()
        await self.bus.open(self._hear, self._answer)
        house.spawn(self.bus.carry())
        house.spawn(self._live())

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            try:
                self._alive = await self.store.beat()
                self._seen = time.monotonic()
                self._part_from_the_dead()
                await self._take_orphans()
            except Exception as error:  # noqa: BLE001 (the next beat tries again)
                logger.error("beat failed", extra={"fault": type(error).__name__})
                if time.monotonic() - self._seen > LEASE_S:
                    self._step_down()

    def _part_from_the_dead(self) -> None:
        for link, room in list(self._links.values()):
            if room.owner not in self._alive:
                link.close("stopping")
        for far in list(self._far.values()):
            if far.edge not in self._alive:
                self._drop_far(far)

    async def _take_orphans(self) -> None:
        for code in await self.store.orphans(ORPHANS):
            try:
                await self.house.shelf.find(code)
                logger.info("table taken over", extra={"table": code})
            except (Elsewhere, Refusal):
                continue  # somebody else was quicker, or it has been logged
            await asyncio.sleep(0)

    def _step_down(self) -> None:
        """The others believe that we are dead, and our tables are theirs by now."""
        rooms = list(self.house.rooms.values())
        if rooms:
            logger.error("stepping down: the database has not heard of us", extra={})
        for room in rooms:
            room.move_away()

    def _start_anew(self) -> None:
        """Letters may have been lost: every socket that depends on them comes back."""
        for link, _ in list(self._links.values()):
            link.close("stopping")
        for far in list(self._far.values()):
            self._drop_far(far)

    def _drop_far(self, far: FarLink) -> None:
        self._far.pop((far.edge, far.number), None)
        far.hear(None)

    async def retire(self) -> None:
        """Our tables are anybody's from now on."""
        try:
            await self.store.retire()
        except Exception as error:  # noqa: BLE001 (then they are in a few seconds)
            logger.error("not retired", extra={"fault": type(error).__name__})

    # -- sockets here, tables elsewhere ----------------------------------------------------------

    def far_room(self, code: str, owner: str) -> FarRoom:
        """A table that another process has."""
        return FarRoom(code, owner, self)

    def note_link(self, link: Link, room: FarRoom) -> int:
        """A number for a socket, by which letters name it."""
        number = next(self._numbers)
        self._links[number] = (link, room)
        self._number_of[link] = number
        return number

    def number_of(self, link: Link) -> int:
        """The number of a socket; 0 where it has none any more."""
        return self._number_of.get(link, 0)

    def forget_link(self, link: Link) -> int:
        """A socket has closed; the number it had."""
        number = self._number_of.pop(link, 0)
        self._links.pop(number, None)
        return number

    # -- letters ---------------------------------------------------------------------------------

    def _hear(self, letter: Letter) -> None:
        if letter.what in ("send", "close"):
            link, _ = self._links.get(letter.link, (None, None))
            if link is not None and letter.what == "send":
                link.send(letter.data)
            elif link is not None:
                link.close(letter.data.decode())
            return
        far = self._far.get((letter.node, letter.link))
        if far is not None:
            far.hear(letter.data if letter.what == "message" else None)
        elif letter.what == "message":
            close = Letter("close", self.bus.node, "", letter.link, b"stopping")
            self.bus.post(letter.node, close)

    async def _answer(self, letter: Letter) -> bytes:
        try:
            if letter.what == "list":
                return tell([Listed(*found) for found in self.house.listed_here()])
            room = await self._own(letter.code)
            return tell(await self._do(room, letter))
        except Refusal as refusal:
            return tell_refusal(refusal)

    async def _own(self, code: str) -> Room:
        try:
            return await self.house.shelf.find(code)
        except Elsewhere:
            raise Unkept("another server has this table now", "another try") from None

    async def _do(self, room: Room, letter: Letter) -> Any:
        if letter.what == "enter":
            return await self._enter(room, letter)
        if letter.what == "look":
            return room.state()
        if letter.what == "sit":
            name, seat, key, who = msgspec.json.decode(letter.data, type=_Sit)
            ask = wire.Join(name=name, seat=seat, key=key)
            return await self.house.protect(room.sit(ask, who))
        if letter.what == "mine":
            return await room.mine(msgspec.json.decode(letter.data, type=int))
        raise NoTable(f"there is no letter {letter.what!r}", "a server of the same version")

    async def _enter(self, room: Room, letter: Letter) -> bool:
        far = FarLink(self.house.config.limits, self.bus, letter.node, letter.link)
        self._far[far.edge, far.number] = far
        hello = msgspec.json.decode(letter.data, type=wire.Hello)
        good = await self.house.protect(room.enter(far, hello))
        if good:
            self.house.spawn(self._serve(far, room))
        else:
            self._far.pop((far.edge, far.number), None)
        return good

    async def _serve(self, far: FarLink, room: Room) -> None:
        try:
            await far.serve(room)
        finally:
            self._far.pop((far.edge, far.number), None)

    # -- the list --------------------------------------------------------------------------------

    async def listed(self) -> list[tuple[float, wire.TableState]]:
        """The listed tables of all processes."""
        letter = Letter("list", self.bus.node)
        answers = await self.bus.ask_all(letter, len(self._alive), LIST_S)
        found: dict[str, tuple[float, wire.TableState]] = {}
        for data in answers:
            told = msgspec.json.decode(data, type=_ListTold)
            for one in told.found:
                found[one.state.code] = (one.created, one.state)
        return list(found.values())


class _ListTold(msgspec.Struct):
    found: list[Listed] = []
