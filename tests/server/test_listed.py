"""The list of tables: those that one can sit down at or watch, and none that people have left."""

from __future__ import annotations

from typing import Any

from tests.server.aid import QUIET, Table, open_table, run

from whiteout.server import wire

LONG = QUIET.deserted_after_s + 1


async def listed_table(people: int = 1, **more: Any) -> Table:
    table = await open_table(people, **more)
    host = await table.enter(0)
    await table.host(host, "listed", listed=True)
    table.room.leave(host)
    return table


def is_listed(table: Table) -> bool:
    return [state.code for state in table.house.listed()] == [table.room.code]


@run
async def test_a_lobby_that_everybody_has_left_is_not_listed_for_long() -> None:
    table = await listed_table()
    host = await table.enter(0)
    await table.host(host, "open", seat=3)
    await table.later(10 * LONG)
    assert is_listed(table), "somebody is there, however long nothing happens"
    table.room.leave(host)
    assert is_listed(table), "somebody who looks away for a moment comes back"
    await table.later(LONG)
    assert not is_listed(table)
    await table.enter()
    assert not is_listed(table), "a spectator is no company"
    await table.enter(0)
    assert is_listed(table), "the host is back"


@run
async def test_a_match_that_everybody_has_left_is_not_listed_for_long() -> None:
    table = await listed_table(2)
    taps = [await table.enter(0), await table.enter(1)]
    await table.host(taps[0], "start")
    assert is_listed(table)
    for tap in taps:
        table.room.leave(tap)
    await table.later(LONG)
    assert not is_listed(table)


@run
async def test_a_slow_table_is_listed_while_people_may_be_expected() -> None:
    hour = 3600
    table = await listed_table(options={"decision_timer_s": hour})
    host = await table.enter(0)
    await table.host(host, "open", seat=3)
    table.room.leave(host)
    await table.later(2 * hour - 1)
    assert is_listed(table)
    await table.later(2)
    assert not is_listed(table)


# -- one's own -----------------------------------------------------------------------------------


@run
async def test_how_the_matches_of_ones_seats_stand() -> None:
    table = await open_table(2)
    code = table.room.code

    async def seen(secret: str, code: str = code) -> tuple[str, bool]:
        found = await table.house.my_seat(wire.MySeatAsk(code=code, secret=secret))
        return found.state, found.asked

    assert await seen(table.secrets[0]) == ("lobby", False)
    host = await table.enter(0)
    await table.host(host, "start")
    await table.bots()
    play = table.room.play
    assert play is not None
    asked = play.match.position.asked
    for seat in (0, 1):
        assert await seen(table.secrets[seat]) == ("playing", seat in asked)
    assert asked
    table.room.leave(host)
    table.room.play = None  # nobody has needed the match for long
    states = [await seen(secret) for secret in table.secrets]
    assert states == [("playing", seat in asked) for seat in (0, 1)]
    for state, secret in (("gone", "nonsense"), ("gone", ""), ("gone", table.host_secret)):
        assert await seen(secret) == (state, False)
    assert await seen(table.secrets[0], "ZZZZZZ") == ("gone", False)


@run
async def test_asking_is_not_coming_back() -> None:
    table = await open_table(2)
    taps = [await table.enter(0), await table.enter(1)]
    await table.host(taps[0], "start")
    table.room.leave(taps[1])
    await table.later(QUIET.absent_after_s + 1)
    assert table.room.table.seats[1].held
    sent = len(taps[0].raw)
    await table.house.my_seat(wire.MySeatAsk(code=table.room.code, secret=table.secrets[1]))
    assert table.room.table.seats[1].held
    assert len(taps[0].raw) == sent
