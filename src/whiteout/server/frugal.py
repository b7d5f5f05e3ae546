"""uvicorn's WebSocket connection with less memory: a table's people mostly sit and look.

A deque takes 600 bytes even when it is empty, and asyncio's queue and event have four of them; the
headers of a browser's handshake are kept three times over. None of it is needed by a connection
that waits, and there are six or more at every table.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent


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
        self.queue = Mailbox()  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]

    def start_keepalive(self) -> None:
        """Called once the handshake is over; uvicorn has no more use for it."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"].clear()  # type: ignore[attr-defined]
