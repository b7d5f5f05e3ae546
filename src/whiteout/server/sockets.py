"""The socket part: from the first hello to the last goodbye of one connection."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocketDisconnect

from whiteout.server import wire
from whiteout.server.api import address_of, origin_fits
from whiteout.server.limits import Bucket
from whiteout.server.link import Link
from whiteout.server.replies import unreadable

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

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
        if count >= house.config.limits.sockets or not origin_fits(socket, house.config.origins):
            await socket.close(4003)  # before it was accepted: the handshake is refused
            return
        before, _, code = socket.scope["path"].rpartition("/")
        room = house.rooms.get(code.upper()) if before == "/ws" else None
        await socket.accept()
        self._open[address] = count + 1
        link = Link(house.config.limits)
        reader = asyncio.create_task(self._read(socket, link, room))
        try:
            await link.pump(socket)
        except (WebSocketDisconnect, TimeoutError, RuntimeError):
            pass  # gone, or as good as gone
        finally:
            reader.cancel()
            if room is not None:
                room.leave(link)
            if link.why == "slow":
                house.metrics.count("slow")
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
        await asyncio.wait([reader])

    async def _read(self, socket: WebSocket, link: Link, room: Room | None) -> None:
        """Take in messages until the other side has gone; a fault ends this socket alone."""
        try:
            await self._serve(socket, link, room)
        except Exception as error:
            self.house.metrics.count("faults")
            logger.exception("socket failed", extra={"fault": type(error).__name__})
            link.close("flood")
        finally:
            if not link.why:
                link.finish()

    async def _serve(self, socket: WebSocket, link: Link, room: Room | None) -> None:
        if room is None:
            link.close("unknown")
            return
        hello = await self._hello(socket, link)
        if hello is None or not await self.house.protect(room.enter(link, hello)):
            return
        bad = 0
        pace = Bucket(self.house.config.limits.seat, self.house.time.now())
        while not link.why:
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
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            link.send(unreadable("", str(error)))
            link.close("unknown")
            return None
        if not isinstance(message, wire.Hello):
            link.send(unreadable(wire.key_of(text), "the first message is not hello"))
            link.close("unknown")
            return None
        return message

    async def _message(self, room: Room, link: Link, text: str) -> bool:
        """Handle one message; whether it could be read."""
        began = time.perf_counter()
        try:
            message = wire.read(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            link.send(unreadable(wire.key_of(text), str(error)))
            return False
        await self.house.protect(room.handle(link, message))
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
