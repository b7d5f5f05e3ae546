"""Faults on purpose: kill -9 in mid-match, lost connections, repeats, three tabs at once."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.server.aid import run
from tests.server.real import RealServer, real_server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from whiteout.core.record import parse, verify
from whiteout.games.registry import find_game
from whiteout.server.client import Refused, Seat, Server

OPTIONS = {"turn_limit": 12}


def answers_in(lines: list[str], match: int = 1) -> list[tuple[int, int]]:
    """The answers of a match that the log holds: seat and choice."""
    found: list[tuple[int, int]] = []
    number = 0
    for entry in map(json.loads, lines):
        number += entry["is"] == "started"
        if entry["is"] == "answered" and number == match:
            found.append((entry["seat"], entry["choice"]))
    return found


def log_in(server: RealServer, url: str = "") -> list[str]:
    """The log of the one table, as it lies in the database while no server runs."""
    sql = "SELECT entry FROM entries ORDER BY code, n"
    if url:
        import psycopg

        with psycopg.connect(url) as kept:
            return [row[0] for row in kept.execute(sql)]
    db = sqlite3.connect(server.data / "tables.db")
    lines = [row[0] for row in db.execute(sql)]
    db.close()
    return lines


async def person(seat: Seat, chance: random.Random, acked: list[int]) -> None:
    """Answers at random and remembers what the server said it has kept."""
    done = 0
    while seat.update is None or seat.update.table.state != "playing":
        await seat.changed()
    while not seat.view.get("over"):
        view = seat.view
        if view.get("options") and view["choice"]["id"] != done:
            number = view["choice"]["id"]
            await asyncio.sleep(0.02)
            try:
                await seat.answer(number, chance.choice(view["options"]))
                acked.append(number)
            except Refused as refused:
                if refused.error not in ("stale_choice", "wrong_stage"):
                    raise
            done = number
            continue
        await seat.changed()


@pytest.mark.parametrize(("database", "matches"), [("sqlite", 4), ("postgres", 2)])
@run
async def test_kill_9_loses_nothing_that_was_acknowledged(
    tmp_path: Path, database: str, matches: int, request: pytest.FixtureRequest
) -> None:
    chance = random.Random(1)
    url = request.getfixturevalue("fresh") if database == "postgres" else ""
    server = RealServer(tmp_path, *(("--database", url) if url else ()))
    server.start()
    try:
        ours = Server(server.url)
        created = await ours.create("stay_away", 5, "Ann", options=OPTIONS)
        others = [await ours.join(created.code, name) for name in ("Bo", "Cy")]
        papers = [created.seat_secret, *(joined.seat_secret for joined in others)]
        seats = [ours.sit(created.code, paper) for paper in papers]
        async with seats[0], seats[1], seats[2]:
            for empty in (3, 4):
                await seats[0].host("bot", seat=empty, level="paranoid")
            killed = 0
            for number in range(1, matches + 1):
                killed += await one_match(server, ours, seats, chance, number, url)
        assert killed >= matches - 1, "hardly ever killed in mid-match"
    finally:
        server.stop()


async def one_match(
    server: RealServer,
    ours: Server,
    seats: list[Seat],
    chance: random.Random,
    number: int,
    url: str,
) -> int:
    """A match during which the server is killed a few times; how often it was."""
    acked: list[list[int]] = [[] for _ in seats]
    await seats[0].host("start")
    people = [
        asyncio.create_task(person(seat, chance, kept))
        for seat, kept in zip(seats, acked, strict=True)
    ]
    killed = 0
    for length in (chance.randrange(3, 20), chance.randrange(25, 60)):
        while len(seats[0].events) < length and not seats[0].view.get("over"):
            await seats[0].changed()
        if seats[0].view.get("over"):
            break
        await asyncio.to_thread(server.kill)
        killed += 1
        kept = answers_in(log_in(server, url), number)
        for seat, done in enumerate(acked):
            assert all((seat, choice) in kept for choice in done)
        assert len(kept) == len(set(kept)), "an answer was counted twice"
        await asyncio.to_thread(server.start)
    await asyncio.wait_for(asyncio.gather(*people), 60)
    assert seats[0].update is not None
    code = seats[0].update.table.code
    match = verify(parse(await ours.record(code, number)), find_game("stay_away"))
    for seat, played in enumerate(seats):
        while not played.view.get("over"):
            await played.changed()
        assert played.events == json.loads(json.dumps(match.history(seat)))
    return killed


class Tab:
    """A tab of one seat that drops its connection now and then, repeats itself, and keeps what it
    has been told as a browser would."""

    def __init__(self, address: str, secret: str, chance: random.Random) -> None:
        self._address = address
        self._secret = secret
        self._chance = chance
        self.events: list[Any] = []
        self.match = 0
        self.view: dict[str, Any] = {}
        self.drops = 0

    async def run(self) -> None:
        """Until the match is over."""
        while not self.view.get("over"):
            try:
                async with connect(self._address, max_size=None, close_timeout=0.2) as socket:
                    await self._sit(socket)
            except (OSError, WebSocketException):
                await asyncio.sleep(0.01)

    async def _sit(self, socket: ClientConnection) -> None:
        hello = {
            "type": "hello", "secret": self._secret, "match": self.match,
            "events": len(self.events),
        }  # fmt: skip
        await socket.send(json.dumps(hello))
        while not self.view.get("over"):
            self._take(json.loads(await socket.recv()))
            roll = self._chance.random()
            if roll < 0.08:
                self.drops += 1
                if roll < 0.04:
                    socket.transport.abort()  # without a goodbye
                return
            await self._answer(socket)

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] != "update":
            assert message["type"] in ("ack", "refused", "pong"), message
            return
        if message["match"] != self.match:
            self.events = []
        self.match = message["match"]
        assert message["first"] <= len(self.events), "a gap"
        self.events[message["first"] :] = message["events"]
        self.view = message["view"] or {}

    async def _answer(self, socket: ClientConnection) -> None:
        """All tabs answer, each what it likes, some twice; one effect is allowed."""
        if not self.view.get("options"):
            return
        number = self.view["choice"]["id"]
        message = {
            "type": "answer",
            "key": f"{number}-{self._chance.randrange(3)}",
            "choice": number,
            "option": self._chance.choice(self.view["options"]),
        }
        copies = [json.dumps(message) for _ in range(self._chance.choice((1, 1, 2, 3)))]
        copies += [json.dumps({"type": "ping", "key": "p"})] * self._chance.randrange(2)
        self._chance.shuffle(copies)
        for copy in copies:
            await socket.send(copy)


@run
async def test_drops_repeats_and_three_tabs_lose_and_double_nothing(tmp_path: Path) -> None:
    chance = random.Random(7)
    with real_server(tmp_path) as server:
        ours = Server(server.url)
        created = await ours.create("stay_away", 5, "Ann", options=OPTIONS)
        bo = await ours.join(created.code, "Bo")
        async with ours.sit(created.code, created.seat_secret) as host:
            for empty in (2, 3, 4):
                await host.host("bot", seat=empty, level="random")
            await host.host("start")
        address = f"ws://127.0.0.1:{server.port}/ws/{created.code}"
        papers = [created.seat_secret] * 3 + [bo.seat_secret] * 3 + ["", ""]
        tabs = [Tab(address, paper, random.Random(chance.random())) for paper in papers]
        await asyncio.wait_for(asyncio.gather(*(tab.run() for tab in tabs)), 90)
        record = parse(await ours.record(created.code, 1))
        match = verify(record, find_game("stay_away"))
        assert sum(tab.drops for tab in tabs) > 5
        for tab, viewer in zip(tabs, (0, 0, 0, 1, 1, 1, -1, -1), strict=True):
            assert tab.events == json.loads(json.dumps(match.history(viewer)))
        kept = answers_in(log_in(server))
        assert len(kept) == len(set(kept)), "one choice, one answer of a seat"
        health = server.log.read_text()
        assert '"error"' not in health, health[-3000:]


@run
async def test_a_server_stopped_politely_goes_on_as_well(tmp_path: Path) -> None:
    server = RealServer(tmp_path)
    server.start()
    try:
        ours = Server(server.url)
        created = await ours.create("stay_away", 4, "Ann", bots="random")
        await asyncio.to_thread(server.stop)
        assert server.process is not None
        assert server.process.returncode in (0, -15)
        await asyncio.to_thread(server.start)
        state = await ours.table(created.code)
        assert [seat.kind for seat in state.seats] == ["person", "bot", "bot", "bot"]
    finally:
        server.stop()


def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    with real_server(tmp_path):
        second = RealServer(tmp_path)
        with pytest.raises(AssertionError, match="another server uses this data folder"):
            second.start()
        assert second.process is not None
        second.process.wait(10)


@run
async def test_sigterm_tells_everybody_before_it_ends(tmp_path: Path) -> None:
    with real_server(tmp_path) as server:
        ours = Server(server.url)
        created = await ours.create("stay_away", 4, "Ann")
        url = f"{server.url.replace('http', 'ws')}/ws/{created.code}"
        async with connect(url) as socket:
            await socket.send(json.dumps({"type": "hello", "secret": created.seat_secret}))
            assert json.loads(await socket.recv())["type"] == "update"
            assert server.process is not None
            server.process.terminate()
            said = []
            with contextlib.suppress(WebSocketException):
                while True:
                    said.append(json.loads(await socket.recv()))
        assert said[-1] == {"type": "gone", "why": "stopping"}
        assert await asyncio.to_thread(server.process.wait, 15) in (0, -15)
