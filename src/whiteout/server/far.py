"""Tables of other processes: what a socket here and a table there are to each other.

At the process where the socket is, the table is a `FarRoom`; at the process that has the table, the
socket is a `FarLink`. Neither knows more than it is told by letters, and either starts anew when
letters may have been lost: the client comes back and asks again, with the same keys.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec

from whiteout.core.refusal import Refusal
from whiteout.server import wire
from whiteout.server.bus import Letter, Lost
from whiteout.server.link import Link
from whiteout.server.refusals import NoTable, TooFast, Unkept

if TYPE_CHECKING:
    from whiteout.server.bus import Bus
    from whiteout.server.cluster import Cluster
    from whiteout.server.config import Limits
    from whiteout.server.room import Room

logger = logging.getLogger("whiteout.server")

_MOST_WAITING: Final = 200
"""Messages of a far socket that wait to be handled."""


class Told(msgspec.Struct, omit_defaults=True):
    """An answer from the process that has a table: what was asked for, or a refusal."""

    found: msgspec.Raw = msgspec.Raw(b"null")
    error: str = ""
    wrong: str = ""
    expected: str = ""
    rule: str = ""


class Refused(Refusal):
    """A refusal of another process, as it said it."""

    def __init__(self, told: Told) -> None:
        super().__init__(told.wrong, told.expected, told.rule)
        self.code = told.error  # type: ignore[misc]


def tell(found: object) -> bytes:
    """An answer."""
    return msgspec.json.encode(Told(found=msgspec.Raw(wire.encode(found))))


def tell_refusal(refusal: Refusal) -> bytes:
    """A refusal."""
    return msgspec.json.encode(
        Told(
            error=refusal.code,
            wrong=refusal.wrong,
            expected=refusal.expected,
            rule=refusal.rule,
        )
    )


def read_told(data: bytes) -> msgspec.Raw:
    """What was asked for; raises the refusal."""
    told = msgspec.json.decode(data, type=Told)
    if not told.error:
        return told.found
    if told.error == NoTable.code:
        raise NoTable(told.wrong, told.expected, told.rule)
    if told.error == Unkept.code:
        raise Unkept(told.wrong, told.expected, told.rule)
    raise Refused(told)


class FarRoom:
    """A table of another process, as sockets and requests here see it."""

    def __init__(self, code: str, owner: str, cluster: Cluster) -> None:
        self.code = code
        self.owner = owner
        self._cluster = cluster
        self._bus: Bus = cluster.bus

    # -- requests --------------------------------------------------------------------------------

    async def _ask(self, what: str, body: object) -> msgspec.Raw:
        letter = Letter(what, self._bus.node, self.code, data=wire.encode(body))
        try:
            return read_told(await self._bus.ask(self.owner, letter))
        except Lost:
            raise Unkept("the table's server does not answer", "another try") from None

    async def look(self) -> wire.TableState:
        """What everybody may know of the table."""
        return msgspec.json.decode(await self._ask("look", None), type=wire.TableState)

    async def sit(self, ask: wire.Join, who: str) -> tuple[int, int]:
        """Sit down: the seat and the number of the sitting."""
        found = await self._ask("sit", (ask.name, ask.seat, ask.key, who))
        return msgspec.json.decode(found, type=tuple[int, int])

    async def mine(self, gen: int) -> wire.MySeat | None:
        """How the match stands for a sitting."""
        return msgspec.json.decode(await self._ask("mine", gen), type=wire.MySeat | None)

    # -- sockets ---------------------------------------------------------------------------------

    async def enter(self, link: Link, hello: wire.Hello) -> bool:
        """A socket here says who it is; what the table says to it comes by letter."""
        number = self._cluster.note_link(link, self)
        letter = Letter("enter", self._bus.node, self.code, number, wire.encode(hello))
        try:
            read_told(await self._bus.ask(self.owner, letter))
        except (Lost, Refusal):
            link.close("stopping")
        return not link.why

    async def handle(self, link: Link, message: msgspec.Struct) -> None:
        """Pass a message on."""
        number = self._cluster.number_of(link)
        data = wire.encode(message)
        self._bus.post(self.owner, Letter("message", self._bus.node, self.code, number, data))

    def leave(self, link: Link) -> None:
        """A socket here has closed."""
        number = self._cluster.forget_link(link)
        if number:
            self._bus.post(self.owner, Letter("leave", self._bus.node, self.code, number))


class FarLink(Link):
    """A socket of another process, as a room here sees it."""

    __slots__ = ("_bus", "_inbox", "edge", "number")

    def __init__(self, limits: Limits, bus: Bus, edge: str, number: int) -> None:
        super().__init__(limits)
        self._bus = bus
        self.edge = edge
        self.number = number
        self._inbox: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        if not self.why:
            self._bus.post(self.edge, Letter("send", self._bus.node, "", self.number, message))

    def close(self, why: str) -> None:
        if not self.why:
            self.why = why
            data = why.encode()
            self._bus.post(self.edge, Letter("close", self._bus.node, "", self.number, data))
            self._inbox.put_nowait(None)

    def hear(self, data: bytes | None) -> None:
        """A message has come, or nothing more will."""
        if self._inbox.qsize() > _MOST_WAITING:
            self.close("flood")
        else:
            self._inbox.put_nowait(data)

    async def serve(self, room: Room) -> None:
        """Handle what comes, one after the other."""
        while not self.why:
            data = await self._inbox.get()
            if data is None:
                break
            try:
                await room.handle(self, wire.read(data))
            except (msgspec.MsgspecError, TooFast) as error:
                logger.warning("far message lost", extra={"fault": type(error).__name__})
        room.leave(self)
