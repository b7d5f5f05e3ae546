"""A client for programs: sit down at a table over the network and play.

    async def choose(view: dict[str, Any]) -> str:
        return random.choice(view["options"])

    server = Server("http://localhost:8765")
    created = await server.create(game, 4, "Robot", bots="random")
    async with server.sit(created.code, created.seat_secret, created.host_secret) as seat:
        await seat.host("start")
        end = await seat.play(choose)

A lost connection is made anew, and what was sent without an answer is sent again with the same
key, so nothing is lost or done twice.
"""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.parse
import urllib.request
from typing import Any, TypeVar

import msgspec

from whiteout.server import wire
from whiteout.server.client_seat import Choose, Gone, Refused, Seat, new_key

__all__ = ["Choose", "Gone", "Refused", "Seat", "Server", "new_key"]

Answer = TypeVar("Answer", bound=msgspec.Struct)


class Server:
    """The HTTP part of a server."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")

    async def create(
        self,
        game: str,
        seats: int,
        name: str,
        *,
        options: dict[str, Any] | None = None,
        bots: str = "",
        listed: bool = False,
    ) -> wire.Created:
        """Open a table and take seat 0 as its host."""
        ask = wire.Create(
            game=game, seats=seats, name=name, options=options or {}, bots=bots, listed=listed
        )
        return await self._ask(wire.Created, "/api/tables", ask)

    async def join(self, code: str, name: str, seat: int | None = None) -> wire.Joined:
        """Take a seat at a table; a repeated request takes no second one."""
        ask = wire.Join(name=name, seat=seat, key=new_key())
        return await self._ask(wire.Joined, f"/api/tables/{code}/join", ask)

    async def table(self, code: str) -> wire.TableState:
        """A table's public state."""
        return await self._ask(wire.TableState, f"/api/tables/{code}")

    async def record(self, code: str, match: int) -> str:
        """The record of a match that has ended."""
        path = f"/api/tables/{code}/matches/{match}/record"
        return (await asyncio.to_thread(self._fetch, path, None)).decode()

    def sit(self, code: str, secret: str = "", host: str = "") -> Seat:
        """A seat to play at; without a secret, a place to watch from."""
        parts = urllib.parse.urlsplit(self.url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        return Seat(f"{scheme}://{parts.netloc}/ws/{code}", secret, host)

    async def _ask(
        self, kind: type[Answer], path: str, body: msgspec.Struct | None = None
    ) -> Answer:
        found = await asyncio.to_thread(self._fetch, path, body)
        return msgspec.json.decode(found, type=kind)

    def _fetch(self, path: str, body: msgspec.Struct | None) -> bytes:
        data = wire.encode(body) if body is not None else None
        request = urllib.request.Request(
            self.url + path, data, {"content-type": "application/json"}
        )
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                found: bytes = answer.read()
                return found
        except urllib.error.HTTPError as error:
            with error:
                refusal = msgspec.json.decode(error.read(), type=wire.Error)
            raise Refused(refusal) from None
