"""Messages between server processes, over NATS. A player may land on any process; the one that has
the table is reached from there.

Letters are small structs in MessagePack. They may get lost with a broken connection; then whoever
depends on them starts anew (`far.py`), and the log says what happened.

Needs the extra `cluster` (nats-py), loaded only here.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from whiteout.core.refusal import BadSetting

logger = logging.getLogger("whiteout.server")

ASK_S: Final = 5.0
_PENDING: Final = 64 * 1024 * 1024


class Letter(Struct, array_like=True, omit_defaults=True):
    """From one process to another."""

    what: str
    node: str
    """Who writes."""
    code: str = ""
    link: int = 0
    """The number of a socket at the process where it is open."""
    data: bytes = b""


class Lost(Exception):
    """Nobody has answered."""


_encode: Final = msgspec.msgpack.Encoder().encode
_decode: Final = msgspec.msgpack.Decoder(list[Letter]).decode

Hear = Callable[[Letter], None]
Answer = Callable[[Letter], Awaitable[bytes]]


class Bus:
    """One process's connection to all others that share its key."""

    def __init__(self, url: str, space: str, node: str) -> None:
        self._url = url
        self._space = f"whiteout.{space}"
        self.node = node
        self._nats: Any = None
        self._out: dict[str, list[Letter]] = {}
        self._wake = asyncio.Event()
        self._replies: set[asyncio.Task[None]] = set()
        self.broken: Callable[[], None] = lambda: None
        """Called when letters may have been lost."""

    async def open(self, hear: Hear, answer: Answer) -> None:
        """Connect; `hear` takes letters, `answer` those that want an answer."""
        try:
            import nats
        except ImportError:
            raise BadSetting(
                "more than one process needs the package nats-py", 'pip install "whiteout[cluster]"'
            ) from None

        async def hears(message: Any) -> None:
            letters = _decode(message.data)
            if not message.reply:
                for letter in letters:
                    hear(letter)
                return
            task = asyncio.create_task(self._reply(message, letters[0], answer))
            self._replies.add(task)
            task.add_done_callback(self._replies.discard)

        try:
            self._nats = await nats.connect(
                self._url,
                connect_timeout=5,
                max_reconnect_attempts=-1,
                reconnect_time_wait=0.2,
                ping_interval=5,
                max_outstanding_pings=2,
                disconnected_cb=self._disconnected,
                error_cb=self._error,
                allow_reconnect=True,
                pending_size=_PENDING,
            )
        except Exception as error:  # noqa: BLE001 (said in one sentence)
            raise BadSetting(
                f"NATS does not let us in: {type(error).__name__}", "--nats nats://HOST:4222"
            ) from None
        for name in (self.node, "all"):
            await self._nats.subscribe(f"{self._space}.{name}", cb=hears)
        await self._nats.flush()

    async def _reply(self, message: Any, letter: Letter, answer: Answer) -> None:
        try:
            await message.respond(await answer(letter))
        except Exception:
            logger.exception("letter not answered", extra={"why": letter.what})

    async def _disconnected(self) -> None:
        logger.warning("bus lost")
        self.broken()

    async def _error(self, error: Exception) -> None:
        logger.warning("bus failed", extra={"fault": type(error).__name__})
        self.broken()

    @property
    def is_up(self) -> bool:
        """Whether letters leave."""
        return self._nats is not None and bool(self._nats.is_connected)

    def post(self, to: str, letter: Letter) -> None:
        """Send without waiting; letters to one process arrive in their order. What is posted in
        one go (an update for each seat) travels together."""
        self._out.setdefault(to, []).append(letter)
        self._wake.set()

    async def carry(self) -> None:
        """Take posted letters away, for as long as the server runs."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            out, self._out = self._out, {}
            for to, letters in out.items():
                try:
                    await self._nats.publish(f"{self._space}.{to}", _encode(letters))
                except Exception as error:  # noqa: BLE001 (whoever waits for it starts anew)
                    logger.warning("letter lost", extra={"fault": type(error).__name__})

    async def ask(self, to: str, letter: Letter) -> bytes:
        """Send and wait for the answer."""
        try:
            answer = await self._nats.request(f"{self._space}.{to}", _encode([letter]), ASK_S)
        except Exception as error:  # noqa: BLE001 (whatever it was, nobody has answered)
            raise Lost(f"{letter.what}: {type(error).__name__}") from None
        found: bytes = answer.data
        return found

    async def ask_all(self, letter: Letter, count: int, wait: float) -> list[bytes]:
        """Ask everybody; the answers of so many, or of whoever answers in time."""
        found: list[bytes] = []
        inbox = self._nats.new_inbox()
        done = asyncio.Event()

        async def take(message: Any) -> None:
            found.append(message.data)
            if len(found) >= count:
                done.set()

        listening = await self._nats.subscribe(inbox, cb=take)
        try:
            await self._nats.publish(f"{self._space}.all", _encode([letter]), reply=inbox)
            await asyncio.wait_for(done.wait(), wait)
        except Exception as error:  # noqa: BLE001 (those who have answered are enough)
            logger.debug("not everybody has answered", extra={"fault": type(error).__name__})
        finally:
            await listening.unsubscribe()
        return found

    async def close(self) -> None:
        """Say goodbye."""
        if self._nats is not None:
            self.broken = lambda: None
            try:
                await asyncio.wait_for(self._nats.drain(), 2)
            except Exception as error:  # noqa: BLE001 (there is nobody to say it to)
                logger.debug("bus not drained", extra={"fault": type(error).__name__})
