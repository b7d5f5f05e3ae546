"""uvicorn's WebSocket connection with less memory: a table's people mostly sit and look.

A deque takes 600 bytes even when it is empty, and asyncio's queue and event have four of them; the
headers of a browser's handshake are kept three times over. None of it is needed by a connection
that waits, and there are six or more at every table.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent


WIRE: Final = "whiteout.wire"
"""Where a connection stands in its scope."""
_READ_AHEAD: Final = 8
"""Messages of one connection that may wait before its reading is paused."""


def framed(text: bytes) -> bytes:
    """A text as one final frame of a server: no mask, no extension."""
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + text
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


class Mailbox:
    """What `asyncio.Queue` is to uvicorn: any number may put in, one takes out."""

    __slots__ = ("_items", "_waiting")

    def __init__(self) -> None:
        self._items: list[ASGIReceiveEvent] = []
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        """Put in; whoever waits is woken."""
        self._items.append(item)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def __len__(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        """Whether there is nothing to take."""
        return not self._items

    async def get(self) -> ASGIReceiveEvent:
        """Take the oldest, or wait for it."""
        while not self._items:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._items.pop(0)


class Gate:
    """What `asyncio.Event` is to uvicorn, and nothing while it is open."""

    __slots__ = ("_shut",)

    def __init__(self) -> None:
        self._shut: asyncio.Event | None = None

    @property
    def is_open(self) -> bool:
        """Whether nobody has to wait."""
        return self._shut is None

    def set(self) -> None:
        """Open."""
        if self._shut is not None:
            self._shut.set()
            self._shut = None

    def clear(self) -> None:
        """Shut."""
        if self._shut is None:
            self._shut = asyncio.Event()

    async def wait(self) -> None:
        """Until it is open."""
        if self._shut is not None:
            await self._shut.wait()


class Frugal(WebSocketsSansIOProtocol):
    """Keeps only what an open connection needs."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.mailbox = Mailbox()
        self.gate = Gate()
        self.queue = self.mailbox  # type: ignore[assignment]
        self.writable = self.gate  # type: ignore[assignment]

    def handle_connect(self, event: Any) -> None:
        """The handshake; the application finds this connection in its scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope[WIRE] = self  # type: ignore[typeddict-unknown-key]

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; reading is paused only where several wait: pausing and going on cost
        a call of the system each."""
        if len(self.mailbox) < _READ_AHEAD and not self.read_paused:
            self.read_paused = True
            super().send_receive_event_to_app()
            self.read_paused = False
        else:
            super().send_receive_event_to_app()

    def put(self, frames: bytes) -> bool:
        """Send frames at once, unless the other side is behind or gone."""
        if not self.gate.is_open or self.close_sent or self.disconnected:
            return False
        self.transport.write(frames)
        return True

    def start_keepalive(self) -> None:
        """Called once the handshake is over; uvicorn has no more use for it."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"].clear()  # type: ignore[attr-defined]
