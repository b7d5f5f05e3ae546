"""A seat played by a program: one socket, kept through lost connections (see `client.py`)."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec

from whiteout.core.refusal import Refusal
from whiteout.server import wire
from whiteout.server.changes import apply

Choose = Callable[[dict[str, Any]], Awaitable[str]]
_server_message = msgspec.json.Decoder(wire.ServerMessage)


def new_key() -> str:
    """A key for a message: random, so that no two are the same."""
    return secrets.token_hex(8)


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


class Seat:
    """One viewer's place at a table, kept through lost connections. Use it with `async with`."""

    def __init__(self, address: str, secret: str, host: str) -> None:
        self._address = address
        self._secret = secret
        self._host = host
        self._socket: Any = None
        self._waiting: dict[str, tuple[bytes, asyncio.Future[None]]] = {}
        self._news = asyncio.Event()
        self._asking: asyncio.Future[None] | None = None
        self._reader: asyncio.Task[None] | None = None
        self._gone = ""
        self._pause = 0.1
        """Before the next try to connect; longer each time, until one succeeds."""
        self.update: wire.Update | None = None
        """The last update: table, view, clock, who you are."""
        self._parts: dict[str, Any] = {}
        """The same as plain JSON, to which changes are applied."""
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
        answered: tuple[object, ...] = ()
        while True:
            view = self.view
            choice = view.get("choice") or {}
            number = self.update.match if self.update is not None else 0
            if view.get("over"):
                return view
            asked = (number, choice.get("id"), view.get("draft"), view.get("options"))
            if view.get("options") and answered != asked:  # every part of a draft is asked for
                option = await choose(view)
                answered = asked
                with contextlib.suppress(Refused):  # a clock or a bot was quicker
                    await self.answer(choice["id"], option)
                continue
            await self.changed()

    # -- what can be done ------------------------------------------------------------------------

    async def answer(self, choice: int, option: str) -> None:
        """Answer the open choice."""
        await self.send("answer", choice=choice, option=option)

    async def say(self, text: str, channel: str = "") -> None:
        """Chat; without a channel, to the usual one."""
        await self.send("say", text=text, channel=channel)

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
                changes=True,
            )
            await socket.send(wire.encode(hello).decode())
            for message, _ in list(self._waiting.values()):
                await socket.send(message.decode())
            self._socket = socket
            async for text in socket:
                self.hear(text)
                if self._gone:
                    return

    def hear(self, text: str | bytes) -> None:
        """Take a message of the server."""
        message: wire.ServerMessage = _server_message.decode(text)
        if isinstance(message, wire.Update):
            self._parts = msgspec.to_builtins(message)
            self._renew(message)
        elif isinstance(message, wire.Change):
            self._change(message)
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

    def _change(self, message: wire.Change) -> None:
        """What has changed since the last update; where one is missing, ask for everything."""
        if message.n != self._parts.get("n", 0) + 1:
            self._ask_for_everything()
            return
        parts = {**self._parts, "n": message.n, "events": message.events, "chat": message.chat}
        parts["first"] = message.first if message.first >= 0 else len(self.events)
        chat_end = len(self.chat)
        parts["chat_first"] = message.chat_first if message.chat_first >= 0 else chat_end
        for name, change in message.changed.items():
            parts[name] = apply(parts[name], change)
        self._parts = parts
        self._renew(msgspec.convert(parts, wire.Update))

    def _ask_for_everything(self) -> None:
        ask = wire.Whole(key=new_key())
        self._asking = asyncio.ensure_future(self._put(wire.encode(ask)))

    def _renew(self, update: wire.Update) -> None:
        if self.update is not None and self.update.match != update.match:
            self.events = []
        self.events[update.first :] = update.events
        self.chat[update.chat_first :] = update.chat
        self.update = update
        self._pause = 0.1
        self._news.set()
