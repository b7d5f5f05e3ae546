"""One socket as a room sees it: who it is for, what it has been sent, what waits to be sent."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from whiteout.server.wire import Gone, encode

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from whiteout.server.config import Limits

SEND_S: Final = 10.0
"""How long one message may take to leave."""


class Link:
    """Messages are put in without waiting and sent in order by `pump`. Whoever reads too slowly
    is sent away: nobody else waits, and a return finds everything."""

    __slots__ = (
        "_bytes",
        "_finished",
        "_pumping",
        "_waiting",
        "answers",
        "chat",
        "events",
        "gen",
        "host_gen",
        "last",
        "limits",
        "match",
        "viewer",
        "why",
    )

    def __init__(self, limits: Limits) -> None:
        self.gen = 0
        """The sitting it speaks for; 0 for a spectator."""
        self.host_gen = 0
        """The generation of the host secret it has shown."""
        self.match = 0
        self.viewer = -1
        self.events = 0
        self.chat = 0
        self.last: object = None
        """What the last update said, to send none that says nothing new."""
        self.answers: dict[str, bytes] = {}
        """First answers by key, for spectators, whom the log does not know."""
        self.why = ""
        self.limits = limits
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._pumping: asyncio.Future[None] | None = None
        self._finished = False

    def send(self, message: bytes) -> None:
        """Put a message into the queue."""
        if self.why:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        limits = self.limits
        if len(self._waiting) > limits.waiting or self._bytes > limits.waiting_bytes:
            self._waiting.clear()
            self._bytes = 0
            self.close("slow")
        self._wake()

    def close(self, why: str) -> None:
        """Say why and send nothing more."""
        if not self.why:
            self.why = why
            gone = encode(Gone(why=why))  # type: ignore[arg-type]
            self._waiting.append(gone)
            self._bytes += len(gone)
            self._wake()

    def finish(self) -> None:
        """The other side has gone."""
        self._finished = True
        self._wake()

    def _next(self) -> str:
        """The message whose turn it is. A sleeping pump holds on to none: for many sockets the
        last one sent to each would be most of the memory of a table."""
        message = self._waiting.pop(0)
        self._bytes -= len(message)
        return message.decode()

    def _wake(self) -> None:
        if self._pumping is not None and not self._pumping.done():
            self._pumping.set_result(None)

    async def pump(self, socket: WebSocket) -> None:
        """Send until one of the two sides has gone, or takes too long to read."""
        while not self._finished:
            while self._waiting:
                async with asyncio.timeout(SEND_S):
                    await socket.send_text(self._next())
            if self.why:
                await socket.close(4000, self.why)
                return
            self._pumping = asyncio.get_running_loop().create_future()
            await self._pumping
