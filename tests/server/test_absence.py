"""The absence clock: a bot holds the seat of a person who has been away for 45 seconds of a match
while somebody else is there, not sooner and not later."""

from __future__ import annotations

import random

import pytest
from tests.server.aid import QUIET, Table, open_table, play_out, reopen, run
from tests.server.test_rooms import started

from whiteout.server import entries as log

GRACE = QUIET.absent_after_s
SHORT = 0.01


def held(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.room.table.seats) if seat.held]


async def held_after(table: Table, seat: int, seconds: float) -> None:
    """The seat is held after exactly so many seconds."""
    await table.later(seconds - SHORT)
    assert seat not in held(table)
    await table.later(SHORT)
    assert seat in held(table)


@run
async def test_a_seat_is_held_when_the_grace_is_over_and_not_before() -> None:
    assert GRACE == 45
    table, taps = await started(3, 4)
    await table.later(1000)
    assert held(table) == [], "whoever is there is never held"
    table.room.leave(taps[1])
    await held_after(table, 1, GRACE)
    assert held(table) == [1]


@run
async def test_who_comes_back_in_time_has_the_whole_grace_again() -> None:
    table, taps = await started(3, 4)
    table.room.leave(taps[1])
    await table.later(GRACE - 1)
    back = await table.enter(1)
    await table.later(GRACE)
    assert held(table) == []
    table.room.leave(back)
    await held_after(table, 1, GRACE)


@run
async def test_each_absence_is_counted_by_itself() -> None:
    table, taps = await started(3, 4)
    table.room.leave(taps[2])
    await table.later(20)
    table.room.leave(taps[1])
    await held_after(table, 2, GRACE - 20)
    assert held(table) == [2]
    await held_after(table, 1, 20)
    entries = [entry for entry in table.entries() if isinstance(entry, log.Held)]
    assert [(entry.seat, entry.held) for entry in entries] == [(2, True), (1, True)]


@run
async def test_absence_before_a_match_does_not_count() -> None:
    table = await open_table(3, 4)
    host = await table.enter(0)
    gone = await table.enter(1)
    await table.later(10)
    table.room.leave(gone)
    await table.later(1000)
    assert held(table) == []
    await table.host(host, "start")
    await held_after(table, 1, GRACE)
    assert held(table) == [1, 2], "who was never there has the same grace"


@run
async def test_after_a_restart_everybody_has_the_whole_grace_to_come_back() -> None:
    table, _ = await started(3, 4)
    await table.later(1000)
    again = await reopen(table, now=table.time.now() + 500)
    await again.enter(0)
    await held_after(again, 1, GRACE)


@run
async def test_a_restart_in_the_middle_of_a_grace_starts_it_anew() -> None:
    table, taps = await started(2, 4)
    table.room.leave(taps[1])
    await table.later(GRACE - 5)
    again = await reopen(table)
    await again.enter(0)
    await held_after(again, 1, GRACE)


@run
async def test_while_nobody_is_there_nobody_is_held() -> None:
    table, taps = await started(2, 4)
    for tap in taps.values():
        table.room.leave(tap)
    await table.later(10 * GRACE)
    assert held(table) == []
    await table.enter()  # a spectator waits for nobody
    await table.later(10 * GRACE)
    assert held(table) == []
    await table.enter(0)
    await table.bots()
    assert held(table) == [1], "who has been away for long is held as soon as somebody waits"


@run
async def test_who_is_out_is_spared_and_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    table, taps = await started(4, 4)
    await table.send(taps[1], "aside", option="leave")
    table.room.leave(taps[1])
    await table.later(5)
    table.room.leave(taps[2])
    await held_after(table, 2, GRACE)
    assert held(table) == [2]
    await table.enter(2)
    taps = {0: taps[0], 2: await table.enter(2), 3: taps[3]}
    await play_out(table, taps, random.Random(3))
    await table.host(taps[0], "rematch")
    await held_after(table, 1, GRACE)
    assert held(table) == [1], "in the next match everybody is in again"
