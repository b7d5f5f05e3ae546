"""Channels that a game declares: who reads, who may write, what is opened after the end."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.aid import Table, Tap, open_table, reopen, run
from tests.server.camp import Camp, CampPosition, Do, Reply, Turn, register
from tests.server.test_chat import heard

from whiteout.bots.random_bot import RandomBot
from whiteout.core.bot import Eyes
from whiteout.core.choice import Step
from whiteout.core.option import Option
from whiteout.server import entries as log
from whiteout.server.table import Table as Folded


async def start(
    patch: pytest.MonkeyPatch, *script: Step[CampPosition]
) -> tuple[Table, dict[int, Tap]]:
    """Four people: seats 0 and 1 are aliens."""
    register(Camp(*script), patch)
    table = await open_table(4, 4, game="camp")
    taps = {seat: await table.enter(seat) for seat in range(4)}
    taps[-1] = await table.enter()
    await table.host(taps[0], "start")
    return table, taps


async def say(table: Table, tap: Tap, text: str, channel: str = "") -> dict[str, Any]:
    return await table.send(tap, "say", text=text, channel=channel)


async def go_on(table: Table, taps: dict[int, Tap]) -> None:
    play = table.room.play
    assert play is not None
    p = play.match.position
    seat = p.asked[0]
    option = p.options(seat)[0].text
    await table.send(taps[seat], "answer", choice=p.number, option=option)


def writable(tap: Tap) -> dict[str, str | bool]:
    """By channel: whether one may write, or the rule that forbids it."""
    return {one["id"]: one["rule"] or one["write"] for one in tap.update["you"]["channels"]}


@run
async def test_a_channel_is_read_by_whom_the_game_says_from_then_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, taps = await start(monkeypatch, Reply(0), Do("aliens", [0, 1, 2]), Reply(0))
    assert writable(taps[0]) == {"table": True, "aliens": True}
    assert writable(taps[2]) == {"table": True}
    assert writable(taps[-1]) == {"table": False, "spectators": True}
    sent = {viewer: len(tap.raw) for viewer, tap in taps.items()}
    assert (await say(table, taps[0], "brother", "aliens"))["type"] == "ack"
    for viewer in (2, 3, -1):
        assert len(taps[viewer].raw) == sent[viewer], "not even an empty update"
    refused = await say(table, taps[2], "me too", "aliens")
    assert (refused["error"], refused["expected"]) == ("not_allowed", "table")
    assert (await say(table, taps[2], "x", "no such"))["error"] == refused["error"]
    await go_on(table, taps)
    assert writable(taps[2]) == {"table": True, "aliens": True}
    await say(table, taps[1], "welcome", "aliens")
    await say(table, taps[2], "to all")
    again = await reopen(table)
    for one in (table, again):
        said = {viewer: heard(await one.enter(viewer)) for viewer in taps}
        assert said[0] == said[1] == ["brother", "welcome", "to all"]
        assert said[2] == ["welcome", "to all"]
        assert said[3] == said[-1] == ["to all"]


@run
async def test_what_was_said_in_secret_is_opened_after_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, taps = await start(monkeypatch, Reply(0), Do("dead", [3]), Reply(0))
    await say(table, taps[0], "brother", "aliens")
    await go_on(table, taps)
    await say(table, taps[3], "boo")
    await go_on(table, taps)
    assert table.room.table.stage == "ended"
    again = await reopen(table)
    for one in (table, again):
        said = {viewer: heard(await one.enter(viewer)) for viewer in taps}
        assert said[0] == said[1] == ["brother"]
        assert said[2] == said[-1] == ["brother"]
        assert said[3] == ["boo", "brother"], "the channel of the dead stays closed"
    assert heard(taps[2]) == ["brother"]
    await table.host(taps[0], "rematch")
    await say(table, taps[0], "once more", "aliens")
    assert heard(taps[2]) == ["brother"]
    for _ in range(2):
        await go_on(table, taps)
    assert heard(taps[2]) == ["brother", "once more"]


@run
async def test_a_living_seat_that_a_rule_silences_is_refused_and_stays_among_the_living(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    script = (Do("gagged", [1, 2]), Turn(0, "a"), Do("gagged", []), Reply(0))
    table, taps = await start(monkeypatch, *script)
    assert writable(taps[2]) == {"table": "CA-01"}
    assert taps[2].update["you"]["channel"] == "table"
    for message in ("say", "claim"):
        fields: dict[str, Any] = {"text": "mm"} if message == "say" else {
            "claim": {"claim": "trusts", "seat": 0}
        }  # fmt: skip
        refused = await table.send(taps[2], message, **fields)
        assert refused["rule"] == "CA-01"
    play = table.room.play
    assert play is not None
    assert play.out() == []
    assert (await say(table, taps[1], "mm", "aliens"))["type"] == "ack"
    assert heard(taps[2]) == []
    await go_on(table, taps)
    assert (await say(table, taps[2], "ah"))["type"] == "ack"
    assert heard(taps[3]) == ["ah"]


def test_lines_of_older_logs_are_read() -> None:
    table = Folded("ABCDEF")
    old = '{"is":"said","at":1.0,"seat":0,"name":"A","channel":"living","text":"hello"}'
    table.apply(log.read(old))
    (line,) = table.chat(0, 0)[1]
    assert (line.channel, line.text) == ("table", "hello")


@run
async def test_every_bot_that_has_the_word_is_asked_for_an_aside(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []
    register(Camp(Do("words", [3, 1, 2]), Reply(0), Reply(0)), monkeypatch)
    table = await open_table(1, 4, game="camp")

    def aside(self: RandomBot, eyes: Eyes) -> Option | None:
        asked.append(eyes.seat)
        return eyes.asides()[0] if eyes.seat != 1 else None

    monkeypatch.setattr(RandomBot, "aside", aside)
    tap = await table.enter(0)
    await table.host(tap, "start")
    await table.bots()
    play = table.room.play
    assert play is not None
    assert isinstance(play.match.position, CampPosition)
    assert asked == [3, 1, 2]
    assert play.match.position.nods == [3, 2]
    await go_on(table, {0: tap})  # another choice: whoever still has the word is asked again
    await table.bots()
    assert asked == [3, 1, 2, 1]
