"""Sockets: the first hello, what cannot be read, slow readers, limits; over the test client and
over real connections."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.aid import QUIET, run
from tests.server.real import RealServer, real_server
from tests.server.test_http import TABLE, client, make_client
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from whiteout.server.client import Gone, Refused, Server
from whiteout.server.config import Config, Limits
from whiteout.server.link import Link

__all__ = ["client"]


def table_of(client: TestClient, **more: Any) -> dict[str, Any]:
    made: dict[str, Any] = client.post("/api/tables", json={**TABLE, **more}).json()
    return made


def is_turned_away(client: TestClient, code: str, **headers: str) -> bool:
    try:
        with client.websocket_connect(f"/ws/{code}", headers=headers):
            return False
    except WebSocketDisconnect:
        return True


def test_a_spectator_says_hello_and_is_told_the_table(client: TestClient) -> None:
    table = table_of(client)
    with client.websocket_connect(f"/ws/{table['code']}") as socket:
        socket.send_json({"type": "hello"})
        update = socket.receive_json()
        assert update["type"] == "update"
        assert update["view"] is None
        assert update["you"]["seat"] == -1
        socket.send_json({"type": "ping", "key": "p"})
        assert socket.receive_json() == {"type": "pong", "key": "p"}
        socket.send_json({"type": "hello"})
        assert socket.receive_json()["error"] == "not_allowed"


@pytest.mark.parametrize(
    "first",
    ["", "{", "[]", "null", '{"type":"hello","extra":1}', '{"type":"say","key":"k","text":"x"}'],
)
def test_whoever_does_not_say_hello_is_sent_away(client: TestClient, first: str) -> None:
    table = table_of(client)
    with client.websocket_connect(f"/ws/{table['code']}") as socket:
        socket.send_text(first)
        assert socket.receive_json()["error"] == "malformed"
        assert socket.receive_json() == {"type": "gone", "why": "unknown"}
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_unknown_tables_and_false_secrets(client: TestClient) -> None:
    with client.websocket_connect("/ws/ZZZZZZ") as socket:
        assert socket.receive_json() == {"type": "gone", "why": "unknown"}
    one, two = table_of(client), table_of(client)
    for secret in ("nonsense", two["seat_secret"], one["host_secret"], one["seat_secret"] + "A"):
        with client.websocket_connect(f"/ws/{one['code']}") as socket:
            socket.send_json({"type": "hello", "secret": secret})
            assert socket.receive_json() == {"type": "gone", "why": "unknown"}
    with client.websocket_connect(f"/ws/{one['code']}") as socket:
        socket.send_json({"type": "hello", "host": one["seat_secret"]})  # no host's secret
        assert socket.receive_json()["you"]["host"] is False


def test_silence_is_not_waited_for() -> None:
    with make_client(Config(hello_s=0.05)) as client:
        table = table_of(client)
        with client.websocket_connect(f"/ws/{table['code']}") as socket:
            assert socket.receive_json() == {"type": "gone", "why": "silent"}


def test_pages_of_other_sites_cannot_connect(client: TestClient) -> None:
    code = table_of(client)["code"]
    for origin in ("https://evil.example", "null", "https://table.example.evil.example", "x"):
        assert is_turned_away(client, code, origin=origin)
    good = {"origin": "https://table.example"}
    with client.websocket_connect(f"/ws/{code}", headers=good) as socket:
        socket.send_json({"type": "hello"})
        assert socket.receive_json()["type"] == "update"
    with make_client(Config(origins=("https://other.example",))) as other:
        code = table_of(other)["code"]
        named = {"origin": "https://other.example"}
        with other.websocket_connect(f"/ws/{code}", headers=named) as socket:
            socket.send_json({"type": "hello"})
            assert socket.receive_json()["type"] == "update"


def test_unknown_fields_and_wrong_types_are_refused_by_name(client: TestClient) -> None:
    table = table_of(client)
    with client.websocket_connect(f"/ws/{table['code']}") as socket:
        socket.send_json({"type": "hello", "secret": table["seat_secret"]})
        socket.receive_json()
        cases: list[tuple[dict[str, Any], str]] = [
            ({"type": "say", "key": "a", "text": "x", "colour": "red"}, "colour"),
            ({"type": "say", "key": "b", "text": 5}, "$.text"),
            ({"type": "say", "key": "c", "text": "x" * 301}, "$.text"),
            ({"type": "dance", "key": "d"}, "dance"),
            ({"type": "host", "key": "e", "act": "fly"}, "fly"),
            ({"type": "host", "key": "f", "act": "kick", "seat": 1, "why": "x"}, "why"),
            ({"type": "answer", "key": "g", "choice": True, "option": "x"}, "$.choice"),
            ({"type": "say", "key": "h" * 50, "text": "x"}, "$.key"),
        ]
        for message, word in cases:
            socket.send_json(message)
            answer = socket.receive_json()
            assert answer["error"] == "malformed"
            assert answer["key"] == message["key"][:40]
            assert word in answer["wrong"], answer
        socket.send_json({"type": "say", "text": "no key"})
        assert socket.receive_json()["key"] == ""
        socket.send_bytes(b'{"type":"ping","key":"x"}')
        assert socket.receive_json()["error"] == "malformed"
        assert socket.receive_json()["type"] == "gone"


def test_a_message_too_long_and_nonsense_without_end(client: TestClient) -> None:
    table = table_of(client)
    with client.websocket_connect(f"/ws/{table['code']}") as socket:
        socket.send_json({"type": "hello"})
        socket.receive_json()
        socket.send_text("x" * 9000)
        assert socket.receive_json()["error"] == "malformed"
        assert socket.receive_json() == {"type": "gone", "why": "flood"}
    with client.websocket_connect(f"/ws/{table['code']}") as socket:
        socket.send_json({"type": "hello"})
        socket.receive_json()
        for _ in range(100):
            socket.send_text("nonsense")
        answers = [socket.receive_json() for _ in range(101)]
        assert answers[-1] == {"type": "gone", "why": "flood"}


def test_an_address_has_only_so_many_sockets() -> None:
    with make_client(Config(limits=Limits(sockets=2))) as client:
        code = table_of(client)["code"]
        with client.websocket_connect(f"/ws/{code}") as one:
            with client.websocket_connect(f"/ws/{code}"):
                assert is_turned_away(client, code)
            one.send_json({"type": "hello"})
            assert one.receive_json()["type"] == "update"
        with client.websocket_connect(f"/ws/{code}") as again:
            again.send_json({"type": "hello"})
            assert again.receive_json()["type"] == "update"


def test_a_slow_reader_is_sent_away_and_nothing_else_waits() -> None:
    async def scene() -> None:
        link = Link(Limits(waiting=10))
        for number in range(30):
            link.send(b"%d" % number)
        assert link.why == "slow"
        link = Link(Limits(waiting_bytes=1000))
        for _ in range(3):
            link.send(b"x" * 400)
        assert link.why == "slow"

    asyncio.run(scene())
    assert QUIET.limits.waiting


@run
async def test_a_real_slow_reader(tmp_path: Path) -> None:
    """One spectator stops reading; the table goes on, and the spectator is cut off."""
    with real_server(tmp_path) as server:
        ours = Server(server.url)
        created = await ours.create("stay_away", 4, "Ann")
        lazy = sockets.socket()
        lazy.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        lazy.connect(("127.0.0.1", server.port))
        lazy.sendall(
            f"GET /ws/{created.code} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        await asyncio.sleep(0.2)
        hello = b'{"type":"hello"}'
        frame = bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello
        lazy.sendall(frame)
        async with ours.sit(created.code, created.seat_secret) as seat:
            while seat.update is None or seat.update.table.spectators == 0:
                await seat.changed()
            for _ in range(60):
                await asyncio.gather(*(seat.say("x" * 300) for _ in range(100)))
                if seat.update.table.spectators == 0:
                    break
            assert seat.update.table.spectators == 0
        lazy.close()


@run
async def test_real_sockets_refuse_other_origins_and_huge_frames(tmp_path: Path) -> None:
    with real_server(tmp_path) as server:
        ours = Server(server.url)
        created = await ours.create("stay_away", 4, "Ann")
        address = f"ws://127.0.0.1:{server.port}/ws/{created.code}"
        with pytest.raises(InvalidStatus):
            async with connect(address, origin="https://evil.example"):  # type: ignore[arg-type]
                pass
        async with connect(address) as socket:
            await socket.send(json.dumps({"type": "hello"}))
            await socket.recv()
            await socket.send("x" * 1_000_000)
            await asyncio.wait_for(socket.wait_closed(), 10)
        text = server.log.read_text()
        assert created.seat_secret not in text
        assert created.seat_secret.rpartition(".")[2] not in text
        for line in text.splitlines()[1:]:
            assert set(json.loads(line)) >= {"at", "level", "said"}


@run
async def test_the_python_client(tmp_path: Path) -> None:
    with real_server(tmp_path) as server:
        ours = Server(server.url)
        with pytest.raises(Refused, match="stay_away"):
            await ours.create("chess", 4, "Ann")
        created = await ours.create("stay_away", 4, "Ann")
        joined = await ours.join(created.code, "Bo")
        async with (
            ours.sit(created.code, created.seat_secret) as ann,
            ours.sit(created.code, joined.seat_secret) as bo,
            ours.sit(created.code) as watcher,
        ):
            with pytest.raises(Refused):
                await bo.host("start")
            await bo.say("hello")
            while not ann.chat:
                await ann.changed()
            assert [line.text for line in ann.chat] == ["hello"]
            await ann.host("kick", seat=1)
            with pytest.raises(Gone):
                async for _ in bo.updates():
                    pass
            await ann.host("close")
            with pytest.raises(Gone):
                async for _ in watcher.updates():
                    pass


@run
async def test_the_client_finds_its_seat_again_after_a_restart(tmp_path: Path) -> None:
    server = RealServer(tmp_path)
    server.start()
    try:
        ours = Server(server.url)
        created = await ours.create("stay_away", 4, "Ann", bots="random")
        async with ours.sit(created.code, created.seat_secret) as seat:
            await seat.say("before")
            await asyncio.to_thread(server.stop)
            saying = asyncio.create_task(seat.say("while you were away"))
            await asyncio.to_thread(server.start)
            await saying
            while len(seat.chat) < 2:
                await seat.changed()
            assert [line.text for line in seat.chat] == ["before", "while you were away"]
    finally:
        server.stop()
