"""Secret acts leave no trace in anything that everybody can ask for: not in lists, their order,
counters, or the health of the server."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.aid import QUIET, SIGNER, FakeTime, Tap, run
from tests.server.camp import Camp, Window, register
from tests.server.test_http import make_client

from whiteout.server import wire
from whiteout.server.app import build
from whiteout.server.house import House
from whiteout.server.schema import openapi
from whiteout.server.store import MemoryStore
from whiteout.server.watch import watch

PUBLIC = ("/metrics", "/healthz", "/api/tables", "/api/games", "/openapi.json", "/api/address")


async def window_table(house: House) -> tuple[Any, list[Tap]]:
    """A listed table in a window: who is armed may fire, and nobody learns who could have."""
    ask = wire.Create(
        game="camp", seats=3, name="Ann", listed=True, options={"decision_timer_s": 30}
    )
    made = await house.create(ask)
    room = house.room(made.code)
    for name in ("Bo", "Cy"):
        await house.join(made.code, wire.Join(name=name))
    taps = [Tap() for _ in range(3)]
    for seat, tap in enumerate(taps):
        await room.enter(tap, wire.Hello(secret=SIGNER.sign(room.code, seat, seat + 1), host=""))
    await room.handle(taps[0], wire.read(b'{"type":"host","act":"start","key":"go"}'))
    return room, taps


def seen(client: TestClient, code: str) -> dict[str, tuple[int, bytes]]:
    """Everything that anybody can ask for."""
    paths = [*PUBLIC, f"/api/tables/{code}"]
    paths += [path for path in openapi()["paths"] if "{" not in path and path not in paths]
    found = {path: client.get(path) for path in paths}
    return {path: (answer.status_code, answer.content) for path, answer in found.items()}


@run
async def test_secret_acts_change_nothing_that_anybody_can_ask_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    register(Camp(Window(), Window()), monkeypatch)
    clock = FakeTime()
    house = House(MemoryStore(), SIGNER, QUIET, clock)
    quiet, _ = await window_table(house)
    clock.set(clock.now() + 5)
    busy, taps = await window_table(house)
    client = TestClient(build(house), raise_server_exceptions=False)
    before = seen(client, quiet.code)
    assert before["/metrics"][0] != 200 or b"whiteout_" not in before["/metrics"][1]
    for room, acts in ((quiet, 3), (busy, 1)):
        tap = next(iter(room.links))
        for number in range(acts):
            clock.set(clock.now() + 1)
            choice = room.play.match.position.number
            text = f'{{"type":"answer","key":"{number}","choice":{choice},"option":"hold"}}'
            await room.handle(tap, wire.read(text.encode()))
            assert seen(client, quiet.code) == before, "a secret answer can be seen from outside"
    await busy.handle(taps[0], wire.read(b'{"type":"host","act":"lock","locked":true,"key":"l"}'))
    assert seen(client, quiet.code) != before, "what is public is seen"


def test_players_cannot_reach_the_figures() -> None:
    with make_client() as client:
        answer = client.get("/metrics")
        assert b"whiteout_" not in answer.content
        assert "/metrics" not in openapi()["paths"]


@run
async def test_the_figures_have_an_address_of_their_own() -> None:
    import asyncio

    house = House(MemoryStore(), SIGNER, QUIET, FakeTime())
    server = await watch(house, "127.0.0.1:0")
    port = server.sockets[0].getsockname()[1]

    async def ask(path: str) -> str:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        text = (await reader.read()).decode()
        writer.close()
        return text

    figures = await ask("/metrics")
    assert figures.startswith("HTTP/1.1 200 OK")
    for name in ("unkept_total", "write_seconds_count", "loop_delay_seconds_sum", "open_files"):
        assert f"whiteout_{name} " in figures
    assert (await ask("/healthz")).endswith("\r\n\r\nok\n")
    assert (await ask("/")).startswith("HTTP/1.1 404")
    server.close()


@run
async def test_healthz_says_when_nothing_can_be_written() -> None:
    class Full(MemoryStore):
        full = False

        async def note(self, name: str, value: str) -> None:
            if self.full:
                raise OSError("no space left")
            await super().note(name, value)

    store = Full()
    clock = FakeTime()
    house = House(store, SIGNER, QUIET, clock)
    client = TestClient(build(house))
    assert client.get("/healthz").text == "ok\n"
    store.full = True
    clock.set(clock.now() + 2)
    answer = client.get("/healthz")
    assert (answer.status_code, answer.text) == (503, "nothing can be written: OSError\n")
    store.full = False
    clock.set(clock.now() + 2)
    assert client.get("/healthz").status_code == 200
