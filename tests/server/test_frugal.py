"""The connection that keeps little: it must behave as uvicorn's own does."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from whiteout.server.frugal import Frugal, Gate, Mailbox

HANDSHAKE = (
    b"GET /ws/ABCDEF HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
    b"user-agent: a browser\r\n\r\n"
)


class Wire(asyncio.Transport):
    """The other end of a connection."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


def test_the_mailbox_keeps_the_order_and_wakes_whoever_waits() -> None:
    async def scene() -> None:
        box = Mailbox()
        taking = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        box.put_nowait({"type": "websocket.receive", "text": "1"})
        box.put_nowait({"type": "websocket.receive", "text": "2"})
        assert (await taking)["text"] == "1"  # type: ignore[typeddict-item]
        assert not box.empty()
        assert (await box.get())["text"] == "2"  # type: ignore[typeddict-item]
        assert box.empty()

    asyncio.run(scene())


def test_a_letter_is_not_lost_when_whoever_waited_has_gone() -> None:
    async def scene() -> None:
        box = Mailbox()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(box.get(), 0.001)
        box.put_nowait({"type": "websocket.connect"})
        assert (await box.get())["type"] == "websocket.connect"

    asyncio.run(scene())


def test_the_gate_holds_all_while_it_is_shut() -> None:
    async def scene() -> None:
        gate = Gate()
        await gate.wait()
        gate.clear()
        passing = [asyncio.create_task(gate.wait()) for _ in range(2)]
        await asyncio.sleep(0)
        assert not any(task.done() for task in passing)
        gate.clear()
        gate.set()
        await asyncio.gather(*passing)
        await gate.wait()

    asyncio.run(scene())


def test_an_open_connection_has_let_go_of_its_handshake() -> None:
    agents: list[list[bytes]] = []
    texts: list[object] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        agents.append([value for name, value in scope["headers"] if name == b"user-agent"])
        await receive()
        await send({"type": "websocket.accept"})
        texts.append((await receive())["text"])
        await send({"type": "websocket.send", "text": "heard"})
        assert (await receive())["type"] == "websocket.disconnect"

    async def scene() -> None:
        config = Config(app, ws=Frugal, log_config=None)
        config.load()
        wire = Wire()
        connection = Frugal(config, ServerState(), {}, asyncio.get_running_loop())
        connection.connection_made(wire)
        connection.data_received(HANDSHAKE)
        while b"101 Switching Protocols" not in wire.written:
            await asyncio.sleep(0)
        assert agents == [[b"a browser"]]
        assert connection.scope["headers"] == []
        assert not list(connection.request.headers.raw_items())
        connection.data_received(b"\x81\x82\0\0\0\0hi")
        while b"\x81\x05heard" not in wire.written:
            await asyncio.sleep(0)
        connection.connection_lost(None)
        await asyncio.gather(*connection.tasks)

    asyncio.run(asyncio.wait_for(scene(), 10))
    assert texts == ["hi"]
