"""The door of the server: connections that say nothing are closed, and nobody holds them all.

Whoever connects has a few seconds for a request and a minute for its body. Sockets are counted
elsewhere (`sockets.py`): they leave this protocol when they are upgraded.
"""

from __future__ import annotations

import asyncio
import os
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from whiteout.server.places import place_of

HEAD_S: Final = 10.0
BODY_S: Final = 60.0
LONGEST_PATH: Final = 2000


class Doorway(HttpToolsProtocol):
    """uvicorn's HTTP connection with a time limit and a count for each place."""

    most: ClassVar[int] = 100
    head_s: ClassVar[float] = HEAD_S
    open: ClassVar[dict[str, int]] = {}
    proxies: ClassVar[frozenset[str]] = frozenset()
    """They speak for many and are not counted; what they let in silently still ends in time."""

    _place = ""
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is at the door."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self._place = "" if host in self.proxies else place_of(host)
        count = self.open.get(self._place, 0)
        if self._place:
            self.open[self._place] = count + 1
        if self._place and count >= self.most:
            transport.close()
        else:
            self._wait(self.head_s)

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """No longer ours."""
        self._leave()
        super().handle_websocket_upgrade()

    def on_url(self, url: bytes) -> None:
        """An address as long as a book is nobody's page."""
        super().on_url(url)
        if len(self.url) > LONGEST_PATH:
            raise ValueError("the address is too long")

    def on_headers_complete(self) -> None:
        """The request is known; its body has longer."""
        self._wait(BODY_S)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All is there; now it is our turn, however long that takes."""
        self._stop()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """For the next request uvicorn itself waits a few seconds; its head has to come whole."""
        super().on_response_complete()
        self._wait(self.head_s)

    def _wait(self, seconds: float) -> None:
        self._stop()
        self._late = self.loop.call_later(seconds, self._too_late)

    def _stop(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _too_late(self) -> None:
        self._late = None
        if not self.transport.is_closing():
            self.transport.close()

    def _leave(self) -> None:
        self._stop()
        if self._place:
            self.open[self._place] -= 1
            if not self.open[self._place]:
                del self.open[self._place]
            self._place = ""


def doorway(most: int, head_s: float = HEAD_S) -> type[Doorway]:
    """The door of one server."""
    trusted = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    proxies = frozenset(name.strip() for name in trusted.split(","))
    about: dict[str, Any] = {"most": most, "head_s": head_s, "open": {}, "proxies": proxies}
    return type("OurDoorway", (Doorway,), about)


def allow_files() -> None:
    """As many open files as the system lets us have: every socket is one."""
    try:
        import resource
    except ImportError:  # Windows knows no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard or soft == resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
