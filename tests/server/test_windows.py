"""Clocks by choice: spans, windows, open choices, single options. Time is moved by hand."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from tests.server.aid import Table, Tap, open_table, reopen, run
from tests.server.camp import (
    Camp,
    CampPosition,
    Debate,
    Lone,
    PlainLone,
    Plan,
    Reply,
    ShortDebate,
    Turn,
    Window,
    WindowPlan,
    register,
)

from whiteout.core.choice import Step
from whiteout.server import entries as log
from whiteout.server.config import UNLIMITED, Config

CLOCK = {"decision_timer_s": 30}
GRACE = 2.0
SLOW_BOTS = Config(bot_delay_s=0.7, limits=UNLIMITED)
Started = Callable[..., Coroutine[Any, Any, tuple[Table, dict[int, Tap]]]]


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> Started:
    """Start a match of a script, with people at every seat, or bots on the last ones."""

    async def start(
        *script: Step[CampPosition],
        options: dict[str, int] = CLOCK,
        people: int = 3,
        config: Config = SLOW_BOTS,
    ) -> tuple[Table, dict[int, Tap]]:
        register(Camp(*script), monkeypatch)
        table = await open_table(people, 3, game="camp", options=options, config=config)
        taps = {seat: await table.enter(seat) for seat in range(people)}
        await table.host(taps[0], "start")
        return table, taps

    return start


def position(table: Table) -> CampPosition:
    play = table.room.play
    assert play is not None
    assert isinstance(play.match.position, CampPosition)
    return play.match.position


async def answer(table: Table, tap: Tap, option: str) -> dict[str, Any]:
    return await table.send(tap, "answer", choice=position(table).number, option=option)


async def clock(table: Table) -> tuple[str, float, float]:
    """Kind, length and what is left, as somebody who has just come sees it."""
    facts = (await table.enter()).update["clock"]
    return facts["kind"], facts["total"], facts["seconds"]


@run
async def test_a_span_goes_on_from_choice_to_choice_and_stands_still_between(
    start: Started,
) -> None:
    table, taps = await start(Turn(0, "a"), Reply(1), Turn(0, "a"), Turn(1, "b"), Turn(0, "a"))
    assert await clock(table) == ("turn", 60, 60)
    await table.later(25)
    assert await clock(table) == ("turn", 60, 35)
    await answer(table, taps[0], "go")
    assert await clock(table) == ("answer", 30, 30)
    await table.later(20)
    await answer(table, taps[1], "go")
    assert await clock(table) == ("turn", 60, 35)
    await table.later(5)
    await answer(table, taps[0], "go")
    assert await clock(table) == ("turn", 60, 60)  # another span
    await table.later(1)
    again = await reopen(table)  # the log is the truth
    assert await clock(again) == ("turn", 60, 59)
    await again.later(10)
    await answer(again, await again.enter(1), "go")
    assert await clock(again) == ("turn", 60, 30)
    await again.later(30 + GRACE + 0.1)
    assert again.room.table.stage == "ended"
    assert moves(again)[-1].why == "clock"


def moves(table: Table) -> list[log.Answered]:
    return [entry for entry in table.entries() if isinstance(entry, log.Answered)]


@run
async def test_a_span_that_has_run_out_stays_so(start: Started) -> None:
    table, _ = await start(Turn(0, "a"), Turn(0, "a"))
    await table.later(60 + GRACE)
    assert len(moves(table)) == 1
    assert await clock(table) == ("turn", 60, 0)
    await table.later(GRACE)
    assert len(moves(table)) == 2


@run
async def test_more_time_is_given_once_for_a_whole_span(start: Started) -> None:
    table, taps = await start(Turn(0, "a"), Turn(0, "a"))
    await table.later(50)
    assert (await table.send(taps[0], "more_time"))["type"] == "ack"
    assert await clock(table) == ("turn", 120, 70)
    await answer(table, taps[0], "go")
    assert (await table.send(taps[0], "more_time"))["error"] == "wrong_stage"


@run
async def test_settings_replace_the_length_of_a_kind(start: Started) -> None:
    table, _ = await start(Window(), options={"decision_timer_s": 60, "window_timer_s": 7})
    assert await clock(table) == ("window", 7, 7)
    table, _ = await start(Window(), options={"decision_timer_s": 60})
    assert await clock(table) == ("window", 40, 40)
    table, taps = await start(Window(), options={"window_timer_s": 7})
    assert taps[0].update["clock"] is None


@run
async def test_an_act_in_an_open_choice_winds_nothing_up(start: Started) -> None:
    table, taps = await start(Debate())
    assert await clock(table) == ("discussion", 120, 120)
    await table.later(50)
    assert (await answer(table, taps[2], "shout"))["type"] == "ack"
    assert taps[0].update["clock"]["choice"] == 2
    assert await clock(table) == ("discussion", 120, 70)
    await table.later(70 + GRACE)
    assert table.room.table.stage == "ended"
    assert [move.option for move in moves(table)] == ["shout", "pass", "pass", "pass"]
    table, taps = await start(ShortDebate())
    await table.later(10)
    await answer(table, taps[0], "shout")
    assert await clock(table) == ("answer", 30, 20), "without a span neither"


# -- windows ------------------------------------------------------------------------------------


@run
async def test_a_window_closes_at_its_end_and_nobody_sees_who_has_answered(
    start: Started,
) -> None:
    table, taps = await start(Window(), Reply(0))
    sent = {seat: len(tap.raw) for seat, tap in taps.items()}
    for seat, option in ((0, "fire"), (1, "hold"), (2, "hold")):
        assert (await answer(table, taps[seat], option))["type"] == "ack"
        assert taps[seat].update["you"]["given"] == option
        assert taps[seat].update["view"]["choice"]["waiting"] == [0, 1, 2]
    for seat, tap in taps.items():
        assert len(tap.raw) == sent[seat] + 2, "one's own update and ack, and nothing else"
    await table.later(20 + GRACE - 0.1)
    assert position(table).done == []
    again = await reopen(table)
    assert (await again.enter(0)).update["you"]["given"] == "fire"
    for one in (table, again):
        await one.later(0.2)
        assert position(one).done == ["0 fire"]
        assert [move.why for move in moves(one)] == ["person"] * 3
        assert (await one.enter(0)).update["you"]["given"] == ""


@run
async def test_an_answer_in_a_window_can_be_changed_until_it_closes(start: Started) -> None:
    table, taps = await start(Window(), Reply(0))
    await answer(table, taps[0], "fire")
    await answer(table, taps[0], "hold")
    assert (await answer(table, taps[1], "fire"))["error"] == "not_offered"
    await table.later(20 + GRACE)
    assert position(table).done == []
    assert [(move.seat, move.option, move.why) for move in moves(table)] == [
        (0, "hold", "person"),
        (1, "hold", "clock"),
        (2, "hold", "clock"),
    ]


@run
async def test_a_window_takes_as_long_for_bots_and_no_more_time_is_given(start: Started) -> None:
    table, taps = await start(Window(), Reply(0), people=1)
    assert (await table.send(taps[0], "more_time"))["error"] == "wrong_stage"
    assert taps[0].update["clock"]["more"] is False
    await answer(table, taps[0], "hold")
    await table.later(20 + GRACE - 0.1)
    assert moves(table) == []
    kept = [entry for entry in table.entries() if isinstance(entry, log.Kept)]
    assert [(entry.seat, entry.why) for entry in kept] == [(0, "person"), (1, "bot"), (2, "bot")]
    await table.later(0.1)
    assert [move.why for move in moves(table)] == ["person", "bot", "bot"]


@run
async def test_without_a_clock_a_window_is_a_choice_like_any_other(start: Started) -> None:
    table, taps = await start(Window(), Reply(0), options={})
    for seat in range(3):
        await answer(table, taps[seat], "hold")
    assert isinstance(position(table).choice, Reply)


@run
async def test_parts_of_a_draft_count_at_once_and_the_answer_at_the_end(start: Started) -> None:
    table, taps = await start(WindowPlan(1), Reply(0))
    await answer(table, taps[1], "two")
    assert taps[1].update["view"]["draft"] == ["two"]
    await answer(table, taps[1], "back")
    await answer(table, taps[1], "two")
    await answer(table, taps[1], "two")
    assert taps[1].update["you"]["given"] == "two"
    assert position(table).done == []
    await table.later(20 + GRACE)
    assert position(table).done == ["1 two", "1 two"]


@run
async def test_the_automatic_answer_finishes_a_draft(start: Started) -> None:
    table, taps = await start(Plan(1), Reply(0))
    await answer(table, taps[1], "two")
    await table.later(30 + GRACE)
    assert position(table).done == ["1 two", "1 one"]
    assert [move.why for move in moves(table)] == ["person", "clock"]


@run
async def test_an_automatic_answer_that_only_takes_back_comes_to_an_end(
    start: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, taps = await start(Plan(1), Reply(0))
    monkeypatch.setattr(Camp, "default", lambda game, p, seat, chance: p.options(seat)[-1])
    await answer(table, taps[1], "two")
    await table.later(30 + GRACE)
    assert position(table).done[0].startswith("1 ")
    assert len(moves(table)) < 60


# -- single options -----------------------------------------------------------------------------


@pytest.mark.parametrize("options", [CLOCK, {}])
@run
async def test_a_single_option_is_taken_by_itself_where_it_is_no_secret(
    start: Started, options: dict[str, int]
) -> None:
    table, taps = await start(Lone(1), PlainLone(1), PlainLone(2), options=options)
    await table.later(20)
    assert moves(table) == [], "that there is a single option may be a secret"
    await table.send(taps[2], "always_ask", on=True)
    assert taps[2].update["you"]["always_ask"] is True
    assert taps[1].update["you"]["always_ask"] is False
    await answer(table, taps[1], "hold")
    await table.later(0.6)
    assert len(moves(table)) == 1, "as long as a bot takes"
    await table.later(0.2)
    assert [(move.seat, move.why) for move in moves(table)] == [(1, "person"), (1, "lone")]
    again = await reopen(table)
    await again.later(20)
    assert len(moves(again)) == 2, "who wants to be asked is asked"
    await again.send(await again.enter(2), "always_ask", on=False)
    await again.later(1)
    assert moves(again)[-1].why == "lone"


@run
async def test_a_single_option_does_not_close_a_window(
    start: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Window, "SECRET", False)
    table, taps = await start(Window(), Reply(0))
    await answer(table, taps[0], "hold")
    await table.later(20 + GRACE - 0.1)
    assert moves(table) == []
    await table.later(0.1)
    assert len(moves(table)) == 3
