"""A client for programs: sit down at a table over the network and play.

    async def choose(view: dict[str, Any]) -> str:
        return random.choice(view["options"])

    server = Server("http://localhost:8765")
    created = await server.create("stay_away", 4, "Robot", bots="random")
    async with server.sit(created.code, created.seat_secret, created.host_secret) as seat:
        await seat.host("start")
        end = await seat.play(choose)

A lost connection is made anew, and what was sent without an answer is sent again with the same
key, so nothing is lost or done twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from whiteout.core.refusal import Refusal
from whiteout.server import wire

Answer = TypeVar("Answer", bound=msgspec.Struct)
Choose = Callable[[dict[str, Any]], Awaitable[str]]
_server_message = msgspec.json.Decoder(wire.ServerMessage)


class Refused(Refusal):
    """What the server refused, as it said it."""

    def __init__(self, error: wire.Error | wire.Refused) -> None:
        super().__init__(error.wrong, error.expected, error.rule)
        self.error = error.error

    def __reduce__(self) -> tuple[object, ...]:
        found = wire.Error(
            error=self.error, wrong=self.wrong, expected=self.expected, rule=self.rule
        )
        return (Refused, (found,))


class Gone(Exception):
    """The server has closed the seat's connection for good: kicked, closed, unknown."""


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


class Seat:
    """One viewer's place at a table, kept through lost connections. Use it with `async with`."""

    def __init__(self, address: str, secret: str, host: str) -> None:
        self._address = address
        self._secret = secret
        self._host = host
        self._socket: Any = None
        self._waiting: dict[str, tuple[bytes, asyncio.Future[None]]] = {}
        self._news = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None
        self._gone = ""
        self._pause = 0.1
        """Before the next try to connect; longer each time, until one succeeds."""
        self.update: wire.Update | None = None
        """The last update: table, view, clock, who you are."""
        self.events: list[Any] = []
        """Every event of the match that this viewer has seen."""
        self.chat: list[wire.ChatLine] = []

    async def __aenter__(self) -> Seat:
        self._reader = asyncio.create_task(self._keep_reading())
        await self.changed()
        return self

    async def __aexit__(self, *error: object) -> None:
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)

    # -- what is there ---------------------------------------------------------------------------

    @property
    def view(self) -> dict[str, Any]:
        """The match as this viewer sees it; empty before the first."""
        return (self.update.view if self.update is not None else None) or {}

    async def changed(self) -> None:
        """Wait for the next update; raises `Gone` when there will be none."""
        await self._news.wait()
        self._news.clear()
        if self._gone:
            raise Gone(self._gone)

    async def updates(self) -> AsyncIterator[wire.Update]:
        """The newest update now and after every change."""
        while True:
            if self.update is not None:
                yield self.update
            await self.changed()

    async def play(self, choose: Choose) -> dict[str, Any]:
        """Answer every choice by `choose`, which gets the view and gives the text of an option;
        returns the view at the end of the match."""
        answered = (0, 0)
        while True:
            view = self.view
            choice = view.get("choice") or {}
            number = self.update.match if self.update is not None else 0
            if view.get("over"):
                return view
            if view.get("options") and answered != (number, choice["id"]):
                option = await choose(view)
                answered = (number, choice["id"])
                with contextlib.suppress(Refused):  # a clock or a bot was quicker
                    await self.answer(choice["id"], option)
                continue
            await self.changed()

    # -- what can be done ------------------------------------------------------------------------

    async def answer(self, choice: int, option: str) -> None:
        """Answer the open choice."""
        await self.send("answer", choice=choice, option=option)

    async def say(self, text: str) -> None:
        """Chat."""
        await self.send("say", text=text)

    async def claim(self, **claim: int | str) -> None:
        """Structured table talk, such as `claim="suspects", seat=2`."""
        await self.send("claim", claim=claim)

    async def host(self, act: str, **fields: Any) -> None:
        """An act of the host, such as `start`."""
        await self.send("host", act=act, **fields)

    async def send(self, kind: str, **fields: Any) -> None:
        """Send any message of the protocol and wait until it is done; raises `Refused`."""
        key = new_key()
        message = json.dumps({"type": kind, "key": key, **fields}).encode()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[key] = (message, done)
        await self._put(message)
        try:
            await done
        finally:
            self._waiting.pop(key, None)

    # -- the connection --------------------------------------------------------------------------

    async def _put(self, message: bytes) -> None:
        if self._socket is not None:
            with contextlib.suppress(Exception):  # it will be sent again after reconnecting
                await self._socket.send(message.decode())

    async def _keep_reading(self) -> None:
        from websockets.exceptions import WebSocketException

        while not self._gone:
            with contextlib.suppress(OSError, WebSocketException):  # not there, or no longer
                await self._read()
            self._socket = None
            if not self._gone:
                await asyncio.sleep(self._pause)
                self._pause = min(5.0, self._pause * 2)
        self._news.set()
        for _, done in self._waiting.values():
            if not done.done():
                done.set_exception(Gone(self._gone))

    async def _read(self) -> None:
        from websockets.asyncio.client import connect

        async with connect(self._address, max_size=None, compression=None) as socket:
            hello = wire.Hello(
                secret=self._secret,
                host=self._host,
                match=self.update.match if self.update is not None else 0,
                events=len(self.events),
                chat=len(self.chat),
            )
            await socket.send(wire.encode(hello).decode())
            for message, _ in list(self._waiting.values()):
                await socket.send(message.decode())
            self._socket = socket
            async for text in socket:
                self._take(_server_message.decode(text))
                if self._gone:
                    return

    def _take(self, message: wire.ServerMessage) -> None:
        if isinstance(message, wire.Update):
            if self.update is not None and self.update.match != message.match:
                self.events = []
            self.events[message.first :] = message.events
            self.chat[message.chat_first :] = message.chat
            self.update = message
            self._pause = 0.1
            self._news.set()
        elif isinstance(message, wire.Gone):
            if message.why not in ("slow", "stopping"):
                self._gone = message.why
                self._news.set()
        else:
            waiting = self._waiting.get(message.key)
            if waiting is not None and not waiting[1].done():
                if isinstance(message, wire.Refused):
                    waiting[1].set_exception(Refused(message))
                else:
                    waiting[1].set_result(None)


def new_key() -> str:
    """A key for a message: random, so that no two are the same."""
    return secrets.token_hex(8)
