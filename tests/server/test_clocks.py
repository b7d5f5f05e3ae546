"""Clocks, people who are away, bots: time is moved by hand."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import pytest
from tests.server.aid import Table, Tap, open_table, play_out, reopen, run
from tests.server.test_rooms import started

from whiteout.core.bot import Bot, Eyes
from whiteout.core.option import Option
from whiteout.server import bots
from whiteout.server import entries as log
from whiteout.server.config import UNLIMITED, Config, Time

SLOW_BOTS = Config(bot_delay_s=0.7, limits=UNLIMITED)
CLOCK = {"decision_timer_s": 30}


def position(table: Table) -> Any:
    play = table.room.play
    assert play is not None
    return play.match.position


def moves(table: Table) -> list[log.Answered]:
    return [entry for entry in table.entries() if isinstance(entry, log.Answered)]


async def answer_first(table: Table, taps: dict[int, Tap]) -> None:
    seat = position(table).asked[0]
    option = position(table).options(seat)[0].text
    await table.send(taps[seat], "answer", choice=position(table).number, option=option)


@run
async def test_no_clock_unless_the_table_wants_one() -> None:
    table, taps = await started(4, 4)
    assert taps[0].update["clock"] is None
    await table.later(100_000)
    assert moves(table) == []
    seat = position(table).asked[0]
    assert (await table.send(taps[seat], "more_time"))["error"] == "wrong_stage"


@run
async def test_who_is_late_gets_the_games_default() -> None:
    table, taps = await started(4, 4, options=CLOCK)
    seat = position(table).asked[0]
    clock = {
        "choice": 1, "kind": "answer", "total": 30.0, "seconds": 30.0, "more": True,
    }  # fmt: skip
    assert taps[seat].update["clock"] == clock
    assert taps[(seat + 1) % 4].update["clock"] == clock
    await table.later(31.9)  # the grace is two seconds
    assert moves(table) == []
    await table.later(0.2)
    (move,) = moves(table)
    assert (move.seat, move.choice, move.why) == (seat, 1, "clock")
    late = await table.send(taps[seat], "answer", choice=1, option=move.option)
    assert late["error"] == "stale_choice"


@run
async def test_a_table_of_an_older_version_keeps_its_clock() -> None:
    _, taps = await started(4, 4, options={"decision_timeout_s": 40})
    assert taps[0].update["clock"]["total"] == 40.0


@run
async def test_the_clock_starts_anew_with_every_choice() -> None:
    table, taps = await started(4, 4, options=CLOCK)
    await table.later(20)
    await answer_first(table, taps)
    assert taps[0].update["clock"]["seconds"] == 30.0
    await table.later(25)
    assert len(moves(table)) == 1
    assert (await table.enter()).update["clock"]["seconds"] == 5.0


@run
async def test_more_time_once_for_each_choice() -> None:
    table, taps = await started(4, 4, options=CLOCK)
    seat = position(table).asked[0]
    other = (seat + 1) % 4
    assert (await table.send(taps[other], "more_time"))["error"] == "not_allowed"
    await table.later(20)
    assert (await table.send(taps[seat], "more_time"))["type"] == "ack"
    clock = {
        "choice": 1, "kind": "answer", "total": 60.0, "seconds": 40.0, "more": False,
    }  # fmt: skip
    assert taps[other].update["clock"] == clock
    assert (await table.send(taps[seat], "more_time"))["error"] == "wrong_stage"
    await table.later(41.9)
    assert moves(table) == []
    await table.later(0.2)
    assert len(moves(table)) == 1
    assert taps[other].update["clock"]["total"] == 30.0


@run
async def test_a_match_of_nobody_in_time_still_ends() -> None:
    table, _ = await started(4, 4, options={"decision_timer_s": 1, "turn_limit": 3})
    await table.later(100_000)
    assert table.room.table.stage == "ended"
    assert {move.why for move in moves(table)} == {"clock"}


@run
async def test_clocks_go_on_after_a_restart_and_stand_still_while_the_server_is_away() -> None:
    table, taps = await started(4, 4, options=CLOCK)
    seat = position(table).asked[0]
    await table.later(20)
    await table.send(taps[seat], "more_time")
    await table.later(5)  # 35 seconds are left
    again = await reopen(table, now=table.time.now() + 1000)
    async with again.room.lock:
        await again.house.shelf.resume(again.room, table.time.now())
    tap = await again.enter(seat)
    clock = {
        "choice": 1, "kind": "answer", "total": 60.0, "seconds": 35.0, "more": False,
    }  # fmt: skip
    assert tap.update["clock"] == clock
    third = await reopen(again, now=again.time.now())  # another crash, at once
    assert (await third.enter(seat)).update["clock"] == clock
    await third.later(38)
    assert len(moves(third)) == 1


@run
async def test_a_bot_holds_an_absent_seat_and_gives_it_back() -> None:
    table, taps = await started(2, 4)
    table.room.leave(taps[1])
    assert taps[0].update["table"]["seats"][1]["connected"] is False
    await table.later(44)
    assert taps[0].update["table"]["seats"][1]["holding"] == 0
    await table.later(2)
    assert table.room.table.seats[1].held
    assert taps[0].update["table"]["seats"][1]["holding"]
    taps.pop(1)
    for _ in range(6):
        await table.bots()
        if table.room.play is None or table.room.play.over:
            break
        await answer_first(table, taps)
    held = [move for move in moves(table) if move.seat == 1]
    assert held
    assert {move.why for move in held} == {"bot"}
    back = await table.enter(1)
    assert back.update["you"] == {
        "seat": 1, "host": False, "held_by_bot": False, "channel": "table",
        "channels": [{"id": "table", "write": True, "rule": ""}],
        "always_ask": False, "stand_in": False, "called": False, "given": "",
            "lone": "",
    }  # fmt: skip
    assert back.update["table"]["seats"][1]["holding"] == 0
    assert back.story == table.room.play.match.history(1)  # type: ignore[union-attr]
    await table.later(1000)
    assert all(move.why == "bot" for move in moves(table) if move.seat == 1)


@run
async def test_a_second_tab_keeps_the_seat() -> None:
    table, taps = await started(2, 4)
    await table.enter(1)
    table.room.leave(taps[1])
    await table.later(1000)
    assert not table.room.table.seats[1].held


@run
async def test_when_everybody_is_away_the_match_waits() -> None:
    table, taps = await started(2, 4)
    table.room.leave(taps[1])
    await table.later(50)
    assert table.room.table.seats[1].held
    table.room.leave(taps[0])
    await table.bots()
    before = len(table.lines)
    await table.later(100_000)
    stuck = position(table).asked
    assert len(table.lines) == before
    assert all(table.room.table.seats[seat].kind == "person" for seat in stuck)
    await table.enter(0)
    await table.later(100)
    assert len(table.lines) >= before


@run
async def test_a_slow_table_is_never_held_by_bots() -> None:
    table, taps = await started(2, 4, options={"decision_timer_s": 86400})
    table.room.leave(taps[1])
    await table.later(3000)
    assert not table.room.table.seats[1].held


@run
async def test_who_is_out_is_not_held() -> None:
    table, taps = await started(4, 4)
    for seat in (1, 2):
        await table.send(taps[seat], "aside", option="leave")
        table.room.leave(taps[seat])
    await table.later(1000)
    play = table.room.play
    if play is not None and not play.over:
        assert not any(table.room.table.seats[seat].held for seat in play.out())
        assert play.out() == [1, 2]


@run
async def test_an_absent_host_is_followed_by_somebody_there() -> None:
    table = await open_table(3, 4)
    host, _guest, third = await table.enter(0), await table.enter(1), await table.enter(2)
    table.room.leave(host)
    await table.later(119)
    assert not any(tap.update["you"]["host"] for tap in (_guest, third))
    await table.later(2)
    assert _guest.update["you"]["host"]
    back = await table.enter(0, host=True)
    assert not back.update["you"]["host"]


@run
async def test_bots_take_the_same_time_whatever_they_hold() -> None:
    table, taps = await started(1, 4, config=SLOW_BOTS)
    times: list[tuple[float, float]] = []
    chance = random.Random(4)
    for _ in range(2000):
        play = table.room.play
        assert play is not None
        if play.over:
            break
        if 0 in play.match.position.asked:
            option = chance.choice(play.match.position.options(0)).text
            number = play.match.position.number
            await table.send(taps[0], "answer", choice=number, option=option)
            continue
        opened = play.opened_at
        due = opened + 0.7 * play.beat  # what everybody has seen may ask for more or less
        asked = len(play.match.position.asked)
        table.time.ring_next()
        await table.settle()
        if asked == 1:
            times.append((due, table.time.now()))
    assert len(times) > 20
    assert {round(moved - due, 6) for due, moved in times} == {0.0}


class Broken(Bot):
    """A bot that fails."""

    def choose(self, eyes: Eyes) -> Option:
        raise RuntimeError("thought too hard")

    def aside(self, eyes: Eyes) -> Option | None:
        raise RuntimeError("had too much to say")


@run
async def test_a_bot_that_fails_does_not_stop_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bots, "make_bot", lambda game, name, seed: Broken(seed))
    table, taps = await started(2, 4)
    await play_out(table, taps, random.Random(8))
    assert table.room.table.stage == "ended"


async def let_think(table: Table) -> None:
    """Let bots answer that take real time for it."""
    await table.bots()
    while (ticking := table.room.agenda.ticking) is not None and not ticking.done():
        await ticking
        await table.bots()


class Thoughtful(Bot):
    """A bot that thinks, and notes where."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.thinks = True
        self.thought = 0

    def think(self, eyes: Eyes) -> None:
        assert threading.current_thread() is not threading.main_thread()
        self.thought += 1

    def choose(self, eyes: Eyes) -> Option:
        assert self.thought, "asked before it had time to think"
        self.thought = 0
        return eyes.options()[0]


@run
async def test_a_bot_that_thinks_does_so_aside_and_always_takes_as_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bots, "make_bot", lambda game, name, seed: Thoughtful(seed))
    monkeypatch.setattr(bots, "THINKING_S", 0.05)
    table, taps = await started(1, 4)
    loop = asyncio.get_running_loop()
    for _ in range(3):
        begun = loop.time()
        before = len(moves(table))
        await let_think(table)
        assert loop.time() - begun >= 0.05 * (len(moves(table)) - before)
        await answer_first(table, taps)
    assert {move.why for move in moves(table)} == {"bot", "person"}


@run
async def test_the_strategist_can_be_chosen_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "THINKING_S", 0.0)
    table, taps = await started(1, 4, level="strategist")
    for _ in range(3):
        await let_think(table)
        if not position(table).over:
            await answer_first(table, taps)
    assert {move.why for move in moves(table)} == {"bot", "person"}


@run
async def test_bots_go_on_after_a_restart() -> None:
    table, taps = await started(1, 4)
    chance = random.Random(9)
    await table.bots()
    again = await reopen(table)
    tap = await again.enter(0)
    await play_out(again, {0: tap}, chance)
    assert again.room.table.stage == "ended"
    del taps


@run
async def test_a_match_nobody_needs_is_dropped_and_rebuilt() -> None:
    table, taps = await started(2, 4)
    await table.bots()
    before = taps[0].update
    for tap in taps.values():
        table.room.leave(tap)
    await table.bots()
    assert not table.room.doze(table.time.now() + 100)
    assert table.room.doze(table.time.now() + 1000)
    assert table.room.play is None
    again = await table.enter(0)
    assert again.update["view"] == before["view"]
    assert again.story == taps[0].story


@run
async def test_a_match_whose_rules_have_changed_is_given_up_and_the_table_goes_on() -> None:
    table, _ = await started(4, 4)
    lines = [line.replace('"rules":"1"', '"rules":"0"') for line in table.lines]
    again = await reopen(table, lines)
    tap = await again.enter(0)
    assert tap.update["table"]["state"] == "lobby"
    assert tap.update["view"] is None
    assert (await again.host(tap, "start"))["type"] == "ack"
    assert tap.update["match"] == 2


def test_time_runs_by_itself_once_it_has_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system clock that is set back freezes no table; a machine that sleeps for a night (its
    monotonic clock stands still meanwhile) takes nobody's time."""
    wall, steady = [1_000_000.0], [50.0]
    monkeypatch.setattr("time.time", lambda: wall[0])
    monkeypatch.setattr("time.monotonic", lambda: steady[0])
    time = Time()
    assert time.now() == 1_000_000.0
    wall[0] -= 3600
    steady[0] += 5
    assert time.now() == 1_000_005.0
    wall[0] += 8 * 3600
    steady[0] += 5
    assert time.now() == 1_000_010.0
    time.not_before(2_000_000.0)
    assert time.now() == 2_000_000.0, "the log of another start is not in the future"
    time.not_before(1.0)
    assert time.now() == 2_000_000.0
