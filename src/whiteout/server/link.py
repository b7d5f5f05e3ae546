"""One socket as a room sees it: who it is for, what it has been sent, what waits to be sent."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from whiteout.server.frugal import WIRE, framed
from whiteout.server.wire import Gone, encode

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from whiteout.server.config import Limits
    from whiteout.server.far import FarRoom
    from whiteout.server.frugal import Frugal
    from whiteout.server.packing import Parts
    from whiteout.server.room import Room

SEND_S: Final = 10.0
"""How long one message may take to leave."""


class Link:
    """Messages leave at once; where the other side is behind they wait, and `pump` sends them in
    order. Whoever reads too slowly is sent away: nobody else waits, and a return finds
    everything."""

    __slots__ = (
        "_bytes",
        "_corked",
        "_finished",
        "_pumping",
        "_waiting",
        "_wire",
        "answers",
        "busy",
        "changes",
        "chat",
        "events",
        "gen",
        "host_gen",
        "limits",
        "match",
        "n",
        "room",
        "sent",
        "timing",
        "viewer",
        "why",
    )

    def __init__(self, limits: Limits) -> None:
        self.gen = 0
        """The sitting it speaks for; 0 for a spectator."""
        self.host_gen = 0
        """The generation of the host secret it has shown."""
        self.room: Room | FarRoom | None = None
        self.match = 0
        self.viewer = -1
        self.events = 0
        self.chat = 0
        self.changes = False
        """Whether it wants to be sent what has changed instead of everything."""
        self.n = 0
        """How many updates and changes it has been sent."""
        self.sent: Parts | None = None
        """What the last one said; None where everything has to be sent next."""
        self.timing: object = None
        """What the last one said of the clock, without the seconds."""
        self.answers: dict[str, bytes] = {}
        """First answers by key, for spectators, whom the log does not know."""
        self.why = ""
        self.limits = limits
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._pumping: asyncio.Future[None] | None = None
        self._finished = False
        self.busy = False
        """Whether a message of it is being handled, which nothing may cut short."""
        self._corked: list[bytes] | None = None
        self._wire: Frugal | None = None
        """The connection itself, where it takes frames without waiting."""

    @property
    def finished(self) -> bool:
        """Whether the other side has gone."""
        return self._finished

    def cork(self) -> None:
        """Keep what is sent from now on, to send it together."""
        if self._wire is not None and not self._waiting and not self.why:
            self._corked = []

    def uncork(self) -> None:
        """Send together what was kept."""
        kept, self._corked = self._corked, None
        if not kept:
            return
        if len(kept) == 1 or self._wire is None or not self._wire.put(b"".join(map(framed, kept))):
            for message in kept:
                self.send(message)

    def send(self, message: bytes) -> None:
        """Send at once where that is possible, else put into the queue."""
        if self.why:
            return
        if self._corked is not None:
            self._corked.append(message)
            return
        if self._wire is not None and not self._waiting and self._wire.put(framed(message)):
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
            self.uncork()
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
        self._wire = socket.scope.get(WIRE)
        while not self._finished:
            while self._waiting:
                async with asyncio.timeout(SEND_S):
                    await socket.send_text(self._next())
            if self.why:
                await socket.close(4000, self.why)
                return
            self._pumping = asyncio.get_running_loop().create_future()
            await self._pumping
