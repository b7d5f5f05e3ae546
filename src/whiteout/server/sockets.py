"""The socket part: from the first hello to the last goodbye of one connection."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocketDisconnect

from whiteout.core.refusal import Refusal
from whiteout.server import wire
from whiteout.server.api import address_of, origin_fits
from whiteout.server.limits import Bucket
from whiteout.server.link import Link
from whiteout.server.refusals import TooFast, Unkept
from whiteout.server.replies import unreadable
from whiteout.server.share import answers_to

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from whiteout.server.far import FarRoom
    from whiteout.server.house import House
    from whiteout.server.room import Room

logger = logging.getLogger("whiteout.server")

_BAD_IN_A_ROW = 100
"""Messages refused one after the other before a socket is closed."""


class Sockets:
    """Takes connections for all rooms."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._open: dict[str, int] = {}

    async def connect(self, socket: WebSocket) -> None:
        """One connection."""
        house = self.house
        address = address_of(socket)
        count = self._open.get(address, 0)
        fits = origin_fits(socket, house.config.origins) and answers_to(
            socket.headers.get("host", ""), house.config.domains
        )
        if count >= house.config.limits.sockets or not fits:
            await socket.close(4003)  # before it was accepted: the handshake is refused
            return
        before, _, code = socket.scope["path"].rpartition("/")
        await socket.accept()
        self._open[address] = count + 1
        link = Link(house.config.limits)
        reader = asyncio.create_task(
            self._read(socket, link, code if before == "/ws" else "", address)
        )
        try:
            await link.pump(socket)
        except (WebSocketDisconnect, TimeoutError, RuntimeError):
            pass  # gone, or as good as gone
        finally:
            if not link.busy:  # what has begun comes to its end
                reader.cancel()
            if link.room is not None:
                link.room.leave(link)
            if link.why == "slow":
                house.metrics.count("slow")
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
        await asyncio.wait([reader])

    async def _read(self, socket: WebSocket, link: Link, code: str, place: str) -> None:
        """Take in messages until the other side has gone; a fault ends this socket alone."""
        try:
            await self._serve(socket, link, code, place)
        except Exception as error:
            self.house.metrics.count("faults")
            logger.exception("socket failed", extra={"fault": type(error).__name__})
            link.close("flood")
        finally:
            if not link.why:
                link.finish()

    async def _room(self, link: Link, code: str, place: str) -> Room | FarRoom | None:
        """The room somebody comes to."""
        if self.house.stopping:
            link.close("stopping")
            return None
        try:
            link.room = await self.house.find(code, place)
        except Unkept:
            link.close("stopping")
        except TooFast:
            link.close("flood")
        except Refusal:
            link.close("unknown")
        return link.room

    async def _serve(self, socket: WebSocket, link: Link, code: str, place: str) -> None:
        room = await self._room(link, code, place)
        hello = await self._hello(socket, link) if room is not None else None
        if room is None or hello is None:
            return
        if not await self.house.protect(room.enter(link, hello)):
            return
        bad = 0
        pace = Bucket(self.house.config.limits.seat, self.house.time.now())
        while not link.why and not link.finished:
            text = await _receive(socket, link)
            if text is None:
                return
            self.house.metrics.count("messages")
            good = await self._message(room, link, text)
            if not pace.take(self.house.time.now()):
                await asyncio.sleep(0.2)  # reads no faster than it may be told
            bad = 0 if good else bad + 1
            if bad >= _BAD_IN_A_ROW:
                link.close("flood")

    async def _hello(self, socket: WebSocket, link: Link) -> wire.Hello | None:
        try:
            wait = self.house.config.hello_s
            text = await asyncio.wait_for(_receive(socket, link), wait)
        except TimeoutError:
            link.close("silent")
            return None
        if text is None:
            return None
        try:
            message = wire.read(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            link.send(unreadable("", str(error)))
            link.close("unknown")
            return None
        if not isinstance(message, wire.Hello):
            link.send(unreadable(wire.key_of(text), "the first message is not hello"))
            link.close("unknown")
            return None
        return message

    async def _message(self, room: Room | FarRoom, link: Link, text: str) -> bool:
        """Handle one message; whether it could be read."""
        began = time.perf_counter()
        try:
            message = wire.read(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            link.send(unreadable(wire.key_of(text), str(error)))
            return False
        link.busy = True
        try:
            await room.handle(link, message)
        finally:
            link.busy = False
        self.house.metrics.took(time.perf_counter() - began)
        return True


async def _receive(socket: WebSocket, link: Link) -> str | None:
    """The next text; None when the other side has gone, sends no text, or sends too much."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        return None
    text = event.get("text")
    if not isinstance(text, str):
        link.send(unreadable("", "a message is a text"))
        link.close("unknown")
        return None
    if len(text) > link.limits.message:
        link.send(unreadable("", f"a message of {len(text)} characters"))
        link.close("flood")
        return None
    return text
