"""The rhythm of the bots: a pace for the table, and only what everybody saw within it."""

from __future__ import annotations

import random

import pytest
from tests.server.aid import run
from tests.server.test_clocks import SLOW_BOTS, moves, position
from tests.server.test_rooms import started

from whiteout.core.event import Event
from whiteout.games.registry import find_game
from whiteout.server.rhythm import GREAT, PASSING, USUAL, beat_of

OUTPOST = find_game("outpost_31")


@run
async def test_the_host_sets_the_pace_and_may_pause() -> None:
    table, taps = await started(1, 4, config=SLOW_BOTS, options={"first_player": 1})
    assert taps[0].update["table"]["pace"] == "normal"
    await table.host(taps[0], "pace", pace="paused")
    before = len(moves(table))
    await table.later(600)
    assert len(moves(table)) == before, "nobody moves"
    await table.host(taps[0], "pace", pace="fast")
    assert taps[0].update["table"]["pace"] == "fast"
    await table.later(0.7)
    assert len(moves(table)) > before
    guest = await table.enter()
    assert (await table.host(guest, "pace", pace="slow"))["type"] == "refused"


@pytest.mark.parametrize(("pace", "times"), [("slow", 2.0), ("normal", 1.0), ("fast", 0.35)])
@run
async def test_bots_wait_by_the_pace(pace: str, times: float) -> None:
    table, taps = await started(1, 4, config=SLOW_BOTS, options={"turn_limit": 40})
    await table.host(taps[0], "pace", pace=pace)
    chance = random.Random(3)
    found = set()
    for _ in range(400):
        play = table.room.play
        assert play is not None
        if play.over:
            break
        if 0 in play.match.position.asked:
            number, options = position(table).number, position(table).options(0)
            option = chance.choice(options).text
            await table.send(taps[0], "answer", choice=number, option=option)
            continue
        due, asked = play.opened_at + 0.7 * times * play.beat, play.match.position.asked
        table.time.ring_next()
        await table.settle()
        if len(asked) == 1:
            found.add(round(table.time.now() - due, 6))
    assert found == {0.0}


@run
async def test_somebody_alone_among_bots_is_not_asked_for_an_only_answer() -> None:
    """Nobody is there who could draw conclusions; as soon as somebody watches, it is asked."""
    options = {"character_draft": "random"}
    table, taps = await started(1, 4, game=OUTPOST.id, config=SLOW_BOTS, options=options)

    def lone() -> list[int]:
        return [move.seat for move in moves(table) if move.why == "lone"]

    await table.later(60)
    assert set(lone()) == {0}
    watcher, before = await table.enter(), len(lone())
    for _ in range(20):
        await table.later(20)
        play = table.room.play
        if play is not None and 0 in play.match.position.asked:
            assert taps[0].update["you"]["lone"] == ""
            number, option = position(table).number, position(table).options(0)[0].text
            await table.send(taps[0], "answer", choice=number, option=option)
    assert len(lone()) == before
    assert watcher.update["you"]["lone"] == ""


def test_a_pass_is_short_and_a_great_moment_long() -> None:
    passed = Event("gear_passed", {"player": 1})
    burned = Event("torched", {"player": 1, "blood": "human", "count": 1})
    rolled = Event("room_rolled", {"die": 3, "room": "r11"})
    assert beat_of(OUTPOST, [passed, passed]) == PASSING
    assert beat_of(OUTPOST, [passed, rolled]) == USUAL
    assert beat_of(OUTPOST, [passed, burned]) == GREAT
    assert beat_of(OUTPOST, []) == USUAL


def test_what_single_seats_were_shown_changes_no_beat() -> None:
    for kind in OUTPOST.great_events | OUTPOST.passing_events:
        secret = Event(kind, {"player": 1}, {2: {}}, (2,))
        assert beat_of(OUTPOST, [secret]) == USUAL
