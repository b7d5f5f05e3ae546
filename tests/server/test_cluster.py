"""Several server processes on one PostgreSQL and one NATS, both real: a player may land on any of
them, and one that dies or is cut off loses nothing."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tests.server.aid import QUIET, SIGNER, Tap, run
from tests.server.line import Line
from tests.server.real import RealServer, free_port
from tests.server.test_faults import answers_in, person

from whiteout.core.refusal import BadSetting
from whiteout.server import entries as log
from whiteout.server import wire
from whiteout.server.client import Seat, Server
from whiteout.server.cluster import Cluster
from whiteout.server.far import FarRoom
from whiteout.server.house import House
from whiteout.server.postgres_store import PostgresStore
from whiteout.server.refusals import NoTable
from whiteout.server.room import Room
from whiteout.server.workers import check_workers, nats_for

SOON = 5.0
"""Within which tables of a dead process go on elsewhere."""


@pytest.fixture(scope="module")
def nats() -> Iterator[str]:
    with nats_for("") as url:
        yield url


class Node:
    """A process, without the process."""

    def __init__(self, database: str, nats: str) -> None:
        self.store = PostgresStore(database, shared=True)
        self.cluster = Cluster(self.store, nats, "tests" + str(abs(hash(database))))
        self.house = House(self.store, SIGNER, QUIET, cluster=self.cluster)

    async def die(self) -> None:
        """As kill -9 would: no word to anybody."""
        for task in self.house._tasks:
            task.cancel()
        await self.cluster.bus._nats._close("CLOSED", do_cbs=False)
        await self.store.close()


@asynccontextmanager
async def nodes(count: int, database: str, nats: str) -> AsyncIterator[list[Node]]:
    made = [Node(database, nats) for _ in range(count)]
    for node in made:
        await node.house.open()
    try:
        yield made
    finally:
        for node in made:
            if not node.store._closed:
                await node.house.close()


def has_come(seat: Seat, events: int) -> bool:
    """Whether more than so many events have come, or the match has ended before."""
    return len(seat.events) > events or bool(seat.view.get("over"))


async def wait_for(what: Any, seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.02)


class Guest:
    """A person whose socket is at some process."""

    def __init__(self, node: Node, code: str, seat: int) -> None:
        self.node, self.code, self.seat = node, code, seat
        self.tap = Tap()
        self.room: Room | FarRoom | None = None

    async def enter(self) -> bool:
        self.tap = Tap()
        self.room = await self.node.house.find(self.code)
        secret = SIGNER.sign(self.code, self.seat, self.seat + 1)
        return await self.room.enter(self.tap, wire.Hello(secret=secret, host=""))

    async def send(self, **message: Any) -> dict[str, Any]:
        assert self.room is not None
        before = len(self.tap.raw)
        await self.room.handle(self.tap, wire.read(wire.encode(message)))
        await wait_for(lambda: any(_is_reply(one) for one in self.tap.messages()[before:]), 15)
        return next(one for one in self.tap.messages()[before:] if _is_reply(one))


def _is_reply(message: dict[str, Any]) -> bool:
    return message["type"] in ("ack", "refused", "gone")


async def four_guests(made: list[Node]) -> list[Guest]:
    """A table of the first process, with people at all of them."""
    created = await made[0].house.create(
        wire.Create(game="stay_away", seats=4, name="P0", listed=True)
    )
    for number in range(1, 4):
        node = made[number % len(made)]
        joined = await node.house.join(created.code, wire.Join(name=f"P{number}"))
        assert joined.seat == number
    guests = [Guest(made[seat % len(made)], created.code, seat) for seat in range(4)]
    for guest in guests:
        assert await guest.enter()
    return guests


async def play_on(guests: list[Guest], room: Any, most: int, chance: random.Random) -> int:
    """Answer whatever is asked, so often; how often it was."""
    for done in range(most):
        if room().play.over:
            return done
        position = room().play.match.position
        number, seat = position.number, position.asked[0]
        option = chance.choice(position.options(seat)).text
        told = await guests[seat].send(
            type="answer", key=f"{seat}.{number}", choice=number, option=option
        )
        late = told.get("error") == "stale_choice"  # a lone option was taken meanwhile
        assert told["type"] == "ack" or late, told
    return most


@run
async def test_a_player_may_land_on_any_process(fresh: str, nats: str) -> None:
    async with nodes(3, fresh, nats) as made:
        guests = await four_guests(made)
        code = guests[0].code
        assert isinstance(guests[0].room, Room)
        assert isinstance(guests[1].room, FarRoom)
        assert (await guests[0].send(type="host", act="start", key="go"))["type"] == "ack"
        room = made[0].house.room(code)
        await play_on(guests, lambda: room, 400, random.Random(1))
        assert room.table.stage == "ended"
        for guest in guests:
            await wait_for(lambda guest=guest: guest.tap.update["view"]["over"])
        assert (await guests[2].send(type="say", key="s", text="well played"))["type"] == "ack"
        await wait_for(lambda: guests[1].tap.update["chat"])
        refused = await guests[1].send(type="host", act="start", key="no")
        assert refused["error"] == "not_allowed"
        states = [await (await node.house.find(code)).look() for node in made]
        assert states[0] == states[1] == states[2]
        secret = SIGNER.sign(code, 1, 2)
        mine = [await node.house.my_seat(wire.MySeatAsk(code=code, secret=secret)) for node in made]
        assert {one.state for one in mine} == {"ended"}
        for node in made:
            assert (await node.house.match(code, 1)).position.over
            with pytest.raises(NoTable):
                await node.house.find("AAAAAA")
        assert guests[3].room is not None
        guests[3].room.leave(guests[3].tap)
        await wait_for(lambda: not room.is_there(4))


@run
async def test_the_list_is_that_of_all_processes(fresh: str, nats: str) -> None:
    async with nodes(2, fresh, nats) as made:
        await wait_for(lambda: all(len(node.cluster._alive) == 2 for node in made))
        codes = []
        for node in (made[0], made[1], made[0]):
            ask = wire.Create(game="stay_away", seats=4, name="P", listed=True)
            codes.append((await node.house.create(ask)).code)
            await asyncio.sleep(0.01)
        for node in made:
            found = await node.house.listed_everywhere()
            assert [state.code for state in found] == codes[::-1]


@run
async def test_tables_of_a_dead_process_go_on_within_seconds(fresh: str, nats: str) -> None:
    async with nodes(2, fresh, nats) as made:
        guests = await four_guests(made)
        code = guests[0].code
        await guests[0].send(type="host", act="start", key="go")
        room = made[0].house.room(code)
        await play_on(guests, lambda: room, 10, random.Random(2))
        kept = await made[1].store.read(code)
        began = time.monotonic()
        await made[0].die()
        await wait_for(lambda: code in made[1].house.rooms)
        assert time.monotonic() - began < SOON
        await wait_for(lambda: guests[1].tap.why == "stopping")
        for guest in guests:
            guest.node = made[1]
            assert await guest.enter()
        assert await play_on(guests, lambda: made[1].house.room(code), 5, random.Random(3))
        after = await made[1].store.read(code)
        assert after[: len(kept)] == kept


@run
async def test_a_process_that_stops_politely_hands_over_at_once(fresh: str, nats: str) -> None:
    async with nodes(2, fresh, nats) as made:
        guests = await four_guests(made)
        await guests[0].send(type="host", act="start", key="go")
        await made[0].house.close()
        assert [guest.tap.why for guest in guests[::2]] == ["stopping", "stopping"]
        await wait_for(lambda: guests[1].tap.why == "stopping")
        for guest in guests:
            guest.node = made[1]
            assert await guest.enter()
        code = guests[0].code
        assert await play_on(guests, lambda: made[1].house.room(code), 5, random.Random(3)) == 5


@run
async def test_a_process_that_is_cut_off_writes_nothing_and_gives_up_its_tables(
    fresh: str, nats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("whiteout.server.postgres_store.RECONNECT_S", 0.3)
    line = Line(fresh)
    cut, other = Node(line.url, nats), Node(fresh, nats)
    other.cluster.bus._space = cut.cluster.bus._space
    for node in (cut, other):
        await node.house.open()
    guests = await four_guests([cut, other])
    code = guests[0].code
    await guests[0].send(type="host", act="start", key="go")
    await play_on(guests, lambda: cut.house.room(code), 6, random.Random(2))
    line.cut = True
    await wait_for(lambda: code in other.house.rooms)
    told = await guests[0].send(type="say", key="lost", text="anybody?")
    assert told["type"] in ("refused", "gone")
    await wait_for(lambda: code not in cut.house.rooms)
    for guest in guests:
        guest.node = other
        assert await guest.enter()
    assert await play_on(guests, lambda: other.house.room(code), 5, random.Random(3)) == 5
    line.cut = False
    back = Guest(cut, code, 0)
    await asyncio.sleep(0.5)
    assert await back.enter()
    assert isinstance(back.room, FarRoom), "it is the other's now"
    assert (await back.send(type="say", key="back", text="here again"))["type"] == "ack"
    entries = [log.read(text) for text in await other.store.read(code)]
    said = [entry.text for entry in entries if isinstance(entry, log.Said)]
    assert said == ["here again"]
    for node in (cut, other):
        await node.house.close()
    line.close()


@run
async def test_when_letters_may_be_lost_everybody_comes_back(fresh: str, nats: str) -> None:
    async with nodes(2, fresh, nats) as made:
        guests = await four_guests(made)
        room = made[0].house.room(guests[0].code)
        made[1].cluster.bus.broken()
        assert guests[1].tap.why == "stopping"
        assert guests[0].tap.why == ""
        assert await guests[1].enter()
        made[0].cluster.bus.broken()
        await wait_for(lambda: not room.is_there(2))


def test_several_processes_need_postgresql() -> None:
    with pytest.raises(BadSetting, match="SQLite"):
        check_workers(2, "")
    check_workers(1, "")


# -- real processes ------------------------------------------------------------------------------


class RealWorkers(RealServer):
    """`--workers`: the watching process and those it starts."""

    def workers(self) -> list[int]:
        assert self.process is not None
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                parent = int(stat.read_text().rpartition(")")[2].split()[1])
                words = stat.with_name("cmdline").read_bytes()
                if parent == self.process.pid and b"--fd" in words:
                    found.append(int(stat.parent.name))
        return found


@run
async def test_kill_9_of_a_worker_loses_nothing(tmp_path: Path, fresh: str, nats: str) -> None:
    words = ["--workers", "2", "--database", fresh, "--nats", nats]
    server = RealWorkers(tmp_path, *words, port=free_port())
    server.start()
    try:
        await wait_for(lambda: len(server.workers()) == 2, 20)
        ours = Server(server.url)
        created = await ours.create("stay_away", 4, "Ann", options={"turn_limit": 12})
        others = [await ours.join(created.code, name) for name in ("Bo", "Cy")]
        papers = [created.seat_secret, *(joined.seat_secret for joined in others)]
        seats = [ours.sit(created.code, paper) for paper in papers]
        async with seats[0], seats[1], seats[2]:
            await seats[0].host("bot", seat=3, level="random")
            await seats[0].host("start")
            acked: list[list[int]] = [[] for _ in seats]
            people = [
                asyncio.create_task(person(seat, random.Random(number), acked[number]))
                for number, seat in enumerate(seats)
            ]
            for _ in range(2):
                goal = len(seats[0].events) + 4
                await wait_for(lambda goal=goal: has_come(seats[0], goal), 60)
                os.kill(server.workers()[0], signal.SIGKILL)
                killed = time.monotonic()
                before = len(seats[0].events)
                while len(seats[0].events) == before and not seats[0].view.get("over"):
                    await asyncio.sleep(0.02)
                    assert time.monotonic() - killed < 20, "the match stands still"
            await asyncio.wait_for(asyncio.gather(*people), 60)
    finally:
        server.stop()
    with psycopg.connect(fresh) as db:
        rows = db.execute("SELECT entry FROM entries ORDER BY code, n").fetchall()
    kept = answers_in([row[0] for row in rows])
    for number, mine in enumerate(acked):
        for choice in mine:
            assert kept.count((number, choice)) == 1
