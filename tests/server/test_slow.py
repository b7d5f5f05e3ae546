"""Slow play: a match may run for days. Nobody's seat is held by a bot unless its person has asked
for it, and whoever is away is called when the match waits for them."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.aid import QUIET, Table, Tap, open_table, play_out, reopen, run
from tests.server.push_service import Browser, push_service
from tests.server.real import RealServer
from tests.server.test_absence import held, held_after
from tests.server.test_push import PEM
from tests.server.test_rooms import started

from whiteout.server import entries as log
from whiteout.server.calls import OVER
from whiteout.server.client import Server
from whiteout.server.push import Outcome, Push, text_of
from whiteout.server.table import DEVICES

DAY = 86_400
SLOW = {"decision_timer_s": DAY}
GRACE = QUIET.absent_after_s
SOON, PAUSE = QUIET.call_after_s, QUIET.call_pause_s


class Silent(Push):
    """Notes whom it would call."""

    def __init__(self) -> None:
        super().__init__(PEM, "mailto:host@example.org", loopback=True)
        self.called: list[str] = []
        self.outcome: Outcome = "sent"

    async def send(self, to: log.Subscribed, message: bytes, ttl: int, topic: str) -> Outcome:
        self.called.append(to.endpoint)
        return self.outcome


async def slow_table(people: int = 2, **more: Any) -> tuple[Table, dict[int, Tap], Silent]:
    """A slow table at which seat 0 is asked first; bots sit at the other seats."""
    options = SLOW | {"first_player": 0}
    table, taps = await started(people, 4, options=options, **more)
    push = table.house.push = Silent()
    return table, taps, push


async def subscribe(table: Table, tap: Tap, endpoint: str = "http://127.0.0.1:9/a") -> None:
    fields = Browser(endpoint).fields
    assert (await table.send(tap, "notify", **fields))["type"] == "ack"


def calls(table: Table) -> list[int]:
    return [entry.choice for entry in table.entries() if isinstance(entry, log.Called)]


def asked_now(table: Table) -> int:
    play = table.room.play
    assert play is not None
    return play.match.position.number


async def tick(table: Table, seconds: float) -> None:
    """Time passes, and calls that have been decided on are made."""
    await table.later(seconds)
    for _ in range(100):
        await asyncio.sleep(0.001)


# -- seats ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["stay_away", "outpost_31"])
@run
async def test_clocks_may_run_for_a_week(game: str) -> None:
    options = {"decision_timer_s": 7 * DAY}
    _, taps = await started(4, 4, game=game, options=options)
    assert taps[0].update["clock"]["total"] == 7 * DAY


@run
async def test_no_bot_holds_a_seat_at_a_slow_table() -> None:
    table, taps, _ = await slow_table(3)
    table.room.leave(taps[1])
    await table.later(DAY / 2)
    assert held(table) == []
    number = asked_now(table)
    await table.later(DAY / 2 + 3)
    assert held(table) == []
    assert asked_now(table) > number, "the clock has answered, not a bot"


@run
async def test_a_bot_holds_the_seat_of_whoever_asks_for_it() -> None:
    table, taps, _ = await slow_table(3)
    assert (await table.send(taps[1], "stand_in", on=True))["type"] == "ack"
    assert taps[1].update["you"]["stand_in"] is True
    assert taps[2].update["you"]["stand_in"] is False
    for tap in taps.values():
        table.room.leave(tap)
    await held_after(table, 1, GRACE)
    assert held(table) == [1], "also while nobody else is there"
    again = await reopen(table)
    back = await again.enter(1)
    assert held(again) == []
    await again.send(back, "stand_in", on=False)
    again.room.leave(back)
    await again.later(2 * GRACE)
    assert held(again) == []


# -- calls ---------------------------------------------------------------------------------------


@run
async def test_an_absent_person_is_called_once_for_a_choice() -> None:
    table, taps, push = await slow_table()
    await subscribe(table, taps[0])
    await tick(table, 1000)
    assert push.called == [], "who is there needs no call"
    table.room.leave(taps[0])
    await tick(table, SOON - 0.01)
    assert push.called == []
    await tick(table, 0.01)
    assert push.called == ["http://127.0.0.1:9/a"]
    assert calls(table) == [asked_now(table)]
    await tick(table, DAY / 2)
    assert len(push.called) == 1


@run
async def test_who_has_not_asked_for_calls_gets_none() -> None:
    table, taps, push = await slow_table()
    assert taps[0].update["you"]["called"] is False
    table.room.leave(taps[0])
    await tick(table, DAY / 2)
    assert push.called == []


@run
async def test_who_is_not_asked_is_not_called() -> None:
    table, taps, push = await slow_table()
    await subscribe(table, taps[1])
    assert taps[1].update["you"]["called"] is True
    table.room.leave(taps[1])
    await tick(table, DAY / 2)
    assert push.called == []


@run
async def test_a_call_is_not_repeated_after_a_restart_and_subscriptions_are_kept() -> None:
    table, taps, push = await slow_table()
    await subscribe(table, taps[0])
    table.room.leave(taps[0])
    await tick(table, SOON)
    assert len(push.called) == 1
    again = await reopen(table)
    push = again.house.push = Silent()
    again.room.agenda.arm()
    await tick(again, 2 * PAUSE)
    assert push.called == []
    back = await again.enter(0)
    option = back.update["view"]["options"][0]
    await again.send(back, "answer", choice=asked_now(again), option=option)
    again.room.leave(back)
    await tick(again, SOON)
    await tick(again, DAY)
    assert push.called, "the next choice is another call"
    assert set(push.called) == {"http://127.0.0.1:9/a"}


@run
async def test_calls_keep_their_distance() -> None:
    """At a table with a quick clock one choice follows the other: no flood."""
    options = {"decision_timer_s": 5, "first_player": 0}
    table, taps = await started(1, 4, options=options)
    push = table.house.push = Silent()
    await subscribe(table, taps[0])
    table.room.leave(taps[0])
    await tick(table, SOON + PAUSE - 1)
    assert len(push.called) <= 1
    await tick(table, 2 * PAUSE)
    assert len(push.called) <= 4


@run
async def test_a_browser_that_is_no_more_is_forgotten() -> None:
    table, taps, push = await slow_table()
    push.outcome = "gone"
    await subscribe(table, taps[0])
    table.room.leave(taps[0])
    await tick(table, SOON)
    assert push.called == ["http://127.0.0.1:9/a"]
    assert table.room.table.subscriptions == {}
    assert [entry for entry in table.entries() if isinstance(entry, log.Unsubscribed)]


@run
async def test_subscriptions_come_and_go() -> None:
    table, taps, _ = await slow_table()
    for number in range(DEVICES + 2):
        await subscribe(table, taps[0], f"http://127.0.0.1:9/{number}")
    (kept,) = table.room.table.subscriptions.values()
    assert [one.endpoint[-1] for one in kept] == ["2", "3", "4", "5"]
    lines = len(table.lines)
    again = {"endpoint": kept[0].endpoint, "p256dh": kept[0].p256dh, "auth": kept[0].auth}
    assert (await table.send(taps[0], "notify", **again))["type"] == "ack"
    assert len(table.lines) == lines, "what is known is not written again"
    for one in kept:
        answer = await table.send(taps[0], "notify", endpoint=one.endpoint, on=False)
        assert answer["type"] == "ack"
    assert table.room.table.subscriptions == {}
    await subscribe(table, taps[1])
    await table.send(taps[1], "leave")
    assert table.room.table.subscriptions == {}, "who leaves the table is not called from there"


@run
async def test_an_inner_address_is_refused_and_nothing_is_kept() -> None:
    table, taps, _ = await slow_table()
    table.house.push = Push(PEM)
    lines = table.lines[:]
    for endpoint in ("http://127.0.0.1:9/a", "https://10.0.0.1/x", "https://169.254.169.254/"):
        answer = await table.send(taps[0], "notify", **Browser(endpoint).fields)
        assert answer["type"] == "refused"
    spectator = await table.enter()
    answer = await table.send(spectator, "notify", **Browser("https://push.example/x").fields)
    assert answer["type"] == "refused"
    assert table.lines == lines


@run
async def test_nobody_else_learns_of_subscriptions_or_calls() -> None:
    table, taps, push = await slow_table(3)
    watcher = await table.enter()
    await table.bots()
    before = [len(taps[2].raw), len(watcher.raw)]
    await subscribe(table, taps[1])
    await table.send(taps[1], "stand_in", on=True)
    assert [len(taps[2].raw), len(watcher.raw)] == before
    await subscribe(table, taps[0])
    table.room.leave(taps[0])
    before = [len(taps[2].raw), len(watcher.raw)]
    await tick(table, SOON)
    assert push.called
    assert [len(taps[2].raw), len(watcher.raw)] == before


@run
async def test_the_end_is_told_to_those_who_have_missed_it() -> None:
    table, taps, push = await slow_table(3)
    await subscribe(table, taps[1], "http://127.0.0.1:9/there")
    await subscribe(table, taps[2], "http://127.0.0.1:9/away")
    await table.send(taps[2], "aside", option="leave")
    table.room.leave(taps[2])
    await table.later(1)
    await play_out(table, {0: taps[0], 1: taps[1]}, random.Random(3))
    await table.later(1)
    table.room.leave(taps[1])
    await tick(table, 2 * PAUSE)
    assert push.called[-1:] == ["http://127.0.0.1:9/away"]
    assert "http://127.0.0.1:9/there" not in push.called
    assert calls(table)[-1:] == [OVER]
    await tick(table, 10 * PAUSE)
    assert calls(table).count(OVER) == 1


# -- the whole way -------------------------------------------------------------------------------


@run
async def test_a_real_server_calls_a_real_push_service_also_after_a_crash(tmp_path: Path) -> None:
    with push_service() as service:
        server = RealServer(tmp_path, "--push-loopback", "--call-after", "0.1")
        server.start()
        try:
            browser = service.subscribe()
            made = await Server(server.url).create(
                "stay_away", 4, "Ana", bots="random", options={**SLOW, "first_player": 0}
            )
            async with Server(server.url).sit(made.code, made.seat_secret) as seat:
                await seat.send("notify", **browser.fields, language="es")
                await seat.host("start")
            await asyncio.to_thread(service.wait, 1)
            text = browser.read(service.calls[0][2])
            assert text["code"] == made.code
            assert text == json.loads(text_of("move", "stay_away", made.code, "es"))
            server.kill()
            server.start()
            async with Server(server.url).sit(made.code, made.seat_secret) as seat:
                while not seat.view.get("options"):
                    await seat.changed()
                view = seat.view
                await seat.answer(view["choice"]["id"], view["options"][0])
            await asyncio.to_thread(service.wait, 2)
            assert browser.read(service.calls[1][2]) == text
            keys = {headers["authorization"].rpartition("k=")[2] for _, headers, _ in service.calls}
            assert len(keys) == 1, "the key has survived, too"
        finally:
            server.stop()


@run
async def test_a_table_without_push_is_a_table_like_others() -> None:
    table = await open_table(2, 4, options=SLOW)
    tap = await table.enter(0)
    answer = await table.send(tap, "notify", **Browser("https://push.example/x").fields)
    assert answer["type"] == "refused"
    assert "cannot call anybody" in answer["wrong"]
