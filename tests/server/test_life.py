"""The life of a server: what happens when it opens, while it runs, and when its store fails."""

from __future__ import annotations

import asyncio
import random

import pytest
from tests.server.aid import QUIET, SIGNER, FakeTime, Table, open_table, play_out, run
from tests.server.test_rooms import started

from whiteout.core.event import Facts
from whiteout.core.match import Match
from whiteout.core.record import play_move
from whiteout.core.refusal import Refusal
from whiteout.server import clocks, wire
from whiteout.server import entries as log
from whiteout.server import house as houses
from whiteout.server import play as plays
from whiteout.server.answers import time_out
from whiteout.server.config import Rate
from whiteout.server.house import ALIVE, House
from whiteout.server.limits import Buckets
from whiteout.server.refusals import TooFast
from whiteout.server.store import MemoryStore, Stage


async def wait_for(what: object, most: int = 500) -> None:
    """Let the event loop run until something is so."""
    assert callable(what)
    for _ in range(most):
        if what():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it did not happen")


async def open_again(table: Table, now: float) -> tuple[House, Table]:
    """A server that starts on what another has left."""
    store = table.house.store
    assert isinstance(store, MemoryStore)
    time = FakeTime(now)
    house = House(store, SIGNER, QUIET, time)
    await house.open()
    again = Table(house, time, await house.shelf.find(table.room.code))
    again.secrets = table.secrets
    return house, again


@run
async def test_bots_move_and_clocks_run_on_when_a_server_opens() -> None:
    table, _ = await started(1, 6, options={"decision_timer_s": 50}, level="paranoid", seed=2)
    await table.house.store.note(ALIVE, str(table.time.now() + 3))
    house, again = await open_again(table, table.time.now() + 1000)
    await wait_for(lambda: any(isinstance(entry, log.Paused) for entry in again.entries()))
    (pause,) = [entry for entry in again.entries() if isinstance(entry, log.Paused)]
    assert pause.seconds == 997.0
    play = again.room.play
    assert play is not None
    assert play.timer.run is not None
    assert play.timer.run.remaining(again.time.now()) == 47.0
    before = len(again.lines)
    if play.match.position.asked != [0]:
        await again.bots()
        assert len(again.lines) > before
    await house.close()
    assert float((await house.store.notes())[ALIVE]) == again.time.now()


@run
async def test_bots_talk(monkeypatch: pytest.MonkeyPatch) -> None:
    claims = 0
    for seed in range(1, 8):
        table, taps = await started(1, 6, level="paranoid", seed=seed)
        await play_out(table, taps, random.Random(seed))
        said = [entry for entry in table.entries() if isinstance(entry, log.Claimed)]
        claims += len(said)
        assert {entry.why for entry in said} <= {"bot"}
        heard = [event for event in taps[0].story if event["event"] == "claimed"]
        assert len(heard) == len(said)
    assert claims > 0


@run
async def test_the_beat_says_alive_drops_idle_matches_and_forgets_unused_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(houses, "BEAT_S", 0.001)
    table, taps = await started(2, 4)
    for tap in taps.values():
        table.room.leave(tap)
    await table.bots()
    store = table.house.store
    assert isinstance(store, MemoryStore)
    unused = await table.house.create(wire.Create(game="stay_away", seats=4, name="Never"))
    house, again = await open_again(table, table.time.now() + 10)
    await wait_for(lambda: again.room.play is not None)
    await again.bots()
    again.time.set(again.time.now() + 1000)
    await wait_for(lambda: again.room.play is None)
    assert unused.code in house.rooms
    again.time.set(again.time.now() + 4 * 86400)
    await wait_for(lambda: unused.code not in house.rooms)
    assert unused.code not in store.logs
    assert again.room.code not in house.rooms, "nobody needs it now"
    assert (await house.shelf.find(again.room.code)).table.match == 1
    await house.close()


@run
async def test_closed_tables_stay_closed() -> None:
    table = await open_table(1, 4)
    host = await table.enter(0)
    await table.host(host, "close")
    house = House(table.house.store, SIGNER, QUIET, FakeTime())
    await house.open()
    assert house.rooms == {}
    await house.close()


class Flaky(MemoryStore):
    """Fails when told to."""

    def __init__(self) -> None:
        super().__init__()
        self.fails = False

    async def append(
        self, table: str, first: int, entries: list[str], stage: Stage = "", at: float = 0.0
    ) -> None:
        if self.fails:
            raise OSError("disk full")
        await super().append(table, first, entries, stage, at)

    async def note(self, name: str, value: str) -> None:
        if self.fails:
            raise OSError("disk full")
        await super().note(name, value)


@run
async def test_a_table_that_cannot_be_kept_does_not_exist() -> None:
    store = Flaky()
    house = House(store, SIGNER, QUIET, FakeTime())
    store.fails = True
    with pytest.raises(Refusal, match="cannot keep"):
        await house.create(wire.Create(game="stay_away", seats=4, name="Ann"))
    assert house.rooms == {}


@run
async def test_bots_try_again_after_the_store_has_failed() -> None:
    store = Flaky()
    table, _ = await started(1, 4, store=store, seed=3)
    play = table.room.play
    assert play is not None
    if play.match.position.asked == [0]:
        position = play.match.position
        option = position.options(0)[0].text
        tap = await table.enter(0)
        await table.send(tap, "answer", choice=position.number, option=option)
    before = len(table.lines)
    store.fails = True
    await table.later(3)
    assert len(table.lines) == before
    store.fails = False
    await table.later(6)
    assert len(table.lines) > before


@run
async def test_a_beat_that_cannot_be_kept_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "BEAT_S", 0.001)
    store = Flaky()
    house = House(store, SIGNER, QUIET, FakeTime(5.0))
    await house.open()
    store.fails = True
    await asyncio.sleep(0.02)
    store.fails = False
    house.time.set(9.0)  # type: ignore[attr-defined]
    await wait_for(lambda: store.named.get(ALIVE) == "9.0")
    await house.close()


@run
async def test_a_fault_beside_everything_is_counted_and_stops_nothing() -> None:
    house = House(MemoryStore(), SIGNER, QUIET, FakeTime())

    async def fail() -> None:
        raise RuntimeError("oh")

    house.spawn(fail())
    await wait_for(lambda: house.metrics.counts["faults"] == 1)


def test_full_buckets_are_forgotten_first() -> None:
    buckets = Buckets(Rate(1, 1))
    buckets.MOST = 10
    for number in range(100):
        buckets.check(number, float(number))
    assert len(buckets._buckets) <= 10
    crowd = Buckets(Rate(0.0001, 1))
    crowd.MOST = 10
    for number in range(30):
        crowd.check(number, 0.0)
    assert len(crowd._buckets) <= 10
    with pytest.raises(TooFast):
        crowd.check(29, 0.0)


@run
async def test_rules_that_fail_after_the_log_was_written_leave_log_and_table_in_step(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever is in the log counts: the table is folded again, and goes on."""
    table, taps = await started(4, 4)
    position = table.room.play.match.position  # type: ignore[union-attr]
    seat, number = position.asked[0], position.number
    kept = play_move
    broken = 1

    def fails_once(match: Match, move: Facts) -> None:
        nonlocal broken
        broken -= 1
        if broken == 0:
            raise RuntimeError("a rule with a fault")
        kept(match, move)

    monkeypatch.setattr(plays, "play_move", fails_once)
    option = position.options(seat)[0].text
    answer = await table.send(taps[seat], "answer", choice=number, option=option)
    assert answer["type"] == "ack"
    play = table.room.play
    assert play is not None
    assert play.match.position.number == number + 1
    assert taps[seat].update["view"]["choice"]["id"] == number + 1
    assert table.house.metrics.counts["faults"] == 1


@run
async def test_rules_that_always_fail_end_the_match_and_not_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, taps = await started(4, 4)
    position = table.room.play.match.position  # type: ignore[union-attr]
    seat, option = position.asked[0], position.options(position.asked[0])[0].text

    def fails(match: Match, move: Facts) -> None:
        raise RuntimeError("a rule with a fault")

    monkeypatch.setattr(plays, "play_move", fails)
    await table.send(taps[seat], "answer", choice=position.number, option=option)
    assert taps[0].update["table"]["state"] == "lobby"
    assert (await table.host(taps[0], "start"))["type"] == "ack"


@run
async def test_a_table_of_a_game_that_is_gone_is_still_listed() -> None:
    table = await open_table(1, 4)
    table.room.table.game = "gone"
    table.room.table.listed = True
    table.room.table.seats[3].clear()
    assert table.house.listed()[0].title == "gone"
    tap = await table.enter(0)
    table.room.table.seats[3].kind = "bot"
    assert (await table.host(tap, "start"))["error"] == "bad_setting"


@run
async def test_a_duty_that_fails_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = await started(4, 4, options={"decision_timer_s": 5})
    kept = time_out

    def fails(*args: object) -> list[log.Any_]:
        raise RuntimeError("oh")

    monkeypatch.setattr(clocks, "time_out", fails)
    await table.later(8)
    assert table.house.metrics.counts["faults"] == 1
    monkeypatch.setattr(clocks, "time_out", kept)
    await table.later(6)
    assert any(isinstance(entry, log.Answered) for entry in table.entries())
