"""A crash at every index of the log: what a rebuilt server tells every viewer is, byte for byte,
what the server that did not crash told them."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.server.aid import Table, Tap, open_table, play_out, reopen, run

from whiteout.core.record import record_of, verify
from whiteout.games.registry import find_game
from whiteout.server import entries as log
from whiteout.server.store import MemoryStore, Stage

PEOPLE = 3


class Watched(MemoryStore):
    """Knows when something has been appended."""

    def __init__(self) -> None:
        super().__init__()
        self.lengths: list[int] = []

    async def append(
        self, table: str, first: int, entries: list[str], stage: Stage = "", at: float = 0.0
    ) -> None:
        await super().append(table, first, entries, stage, at)
        self.lengths.append(len(self.logs[table]))


async def all_seen(table: Table) -> dict[int, list[bytes]]:
    """What every viewer is told who comes in now, with everybody else away."""
    seen = {}
    table.room.links.clear()
    for viewer in (*range(len(table.secrets)), -1):
        tap = await table.enter(viewer)
        seen[viewer] = tap.raw[:1]
        table.room.links.clear()
    return seen


async def eventful_match(options: dict[str, Any], seed: int) -> tuple[Table, dict[int, Any]]:
    """A match with chat, claims, a bot, a leaver, more time; and what all see after each commit."""
    table = await open_table(PEOPLE, 4, store=Watched(), options=options, seed=seed)
    store = table.house.store
    assert isinstance(store, Watched)
    taps = {seat: await table.enter(seat) for seat in range(PEOPLE)}
    seen: dict[int, Any] = {}
    chance = random.Random(seed)

    async def note() -> None:
        links = set(table.room.links)
        table.room.links.clear()
        seen[len(table.lines)] = (await all_seen(table), table.time.now())
        table.room.links |= links
        for duty in table.room.agenda._duties:
            duty.due()

    await table.send(taps[1], "entropy", text="salt")
    await note()
    await table.host(taps[0], "start")
    await note()
    for _ in range(600):
        play = table.room.play
        assert play is not None
        if play.over:
            break
        await one_thing(table, taps, chance)
        await note()
    assert table.room.table.stage == "ended"
    await table.send(taps[1], "say", text="good game")
    await note()
    return table, seen


async def one_thing(table: Table, taps: dict[int, Tap], chance: random.Random) -> None:
    position = table.room.play.match.position  # type: ignore[union-attr]
    table.time.set(table.time.now() + chance.random() * 3)
    seat = position.asked[0]
    roll = chance.random()
    speaker = chance.randrange(PEOPLE)
    if roll < 0.1:
        await table.send(taps[speaker], "say", text=f"hm {roll}")
    elif roll < 0.15:
        await table.send(taps[speaker], "claim", claim={"claim": "suspects", "seat": seat})
    elif roll < 0.2:
        await table.send(taps[speaker], "more_time")
    elif seat not in taps:
        table.time.ring_next()
        await table.settle()
    else:
        option = chance.choice(position.options(seat)).text
        await table.send(taps[seat], "answer", choice=position.number, option=option)


@pytest.mark.parametrize(
    ("seed", "options"), [(1, {}), (2, {"decision_timer_s": 600}), (10, {"promos": True})]
)
@run
async def test_every_index_of_the_log(seed: int, options: dict[str, Any]) -> None:
    table, seen = await eventful_match(options, seed)
    lines = table.lines
    assert len(seen) > 20
    for length in range(3, len(lines) + 1):
        now = seen[length][1] if length in seen else table.time.now()
        again = await reopen(table, lines[:length], now)
        found = await all_seen(again)
        if length in seen:
            assert found == seen[length][0], f"after {length} entries"
        assert again.room.table.stage in ("lobby", "playing", "ended")


@run
async def test_a_match_goes_on_from_any_index_to_the_same_end() -> None:
    table, _ = await eventful_match({}, 4)
    whole = await all_seen(table)
    lines = table.lines
    for length in range(3, len(lines), 17):
        again = await reopen(table, lines[:length])
        marked = len(again.lines)
        for entry in [log.read(line) for line in lines[length:]]:
            if isinstance(entry, log.Ended) and again.room.table.stage == "ended":
                continue
            again.time.set(entry.at)
            at = again.room.length
            await again.house.store.append(again.room.code, at, [log.write(entry)])
            again.room.apply(entry)
        assert marked >= length
        assert await all_seen(again) == whole


@run
async def test_keys_keep_their_effect_after_a_restart() -> None:
    table = await open_table(4, 4)
    taps = {seat: await table.enter(seat) for seat in range(4)}
    await table.host(taps[0], "start", key="go")
    position = table.room.play.match.position  # type: ignore[union-attr]
    seat = position.asked[0]
    option = position.options(seat)[0].text
    await table.send(taps[seat], "answer", key="first", choice=position.number, option=option)
    again = await reopen(table)
    tap = await again.enter(seat)
    before = list(again.lines)
    answer = await again.send(tap, "answer", key="first", choice=1, option=option)
    assert answer == {"type": "ack", "key": "first"}
    host = await again.enter(0)
    assert (await again.host(host, "start", key="go"))["type"] == "ack"
    assert again.lines == before


@run
async def test_pending_answers_of_a_shared_choice_survive() -> None:
    """A simultaneous choice is answered by one seat, then the server dies."""
    for seed in range(1, 40):
        table = await open_table(4, 4, seed=seed)
        taps = {seat: await table.enter(seat) for seat in range(4)}
        await table.host(taps[0], "start")
        chance = random.Random(seed)
        for _ in range(300):
            play = table.room.play
            assert play is not None
            position = play.match.position
            if play.over or len(position.asked) > 1:
                break
            seat = position.asked[0]
            option = chance.choice(position.options(seat)).text
            await table.send(taps[seat], "answer", choice=position.number, option=option)
        if play is None or play.over:
            continue
        number, asked = position.number, position.asked[:]
        option = position.options(asked[0])[0].text
        await table.send(taps[asked[0]], "answer", choice=number, option=option)
        again = await reopen(table)
        fresh = {seat: await again.enter(seat) for seat in range(4)}
        assert fresh[asked[0]].update["view"]["chosen"] == option
        assert again.room.play.match.position.asked == asked[1:]  # type: ignore[union-attr]
        await play_out(again, fresh, chance)
        return
    raise AssertionError("no match had a shared choice")


@run
async def test_the_record_of_any_finished_match_can_be_had_and_holds() -> None:
    table = await open_table(2, 4)
    taps = {seat: await table.enter(seat) for seat in range(2)}
    for number in (1, 2):
        await table.host(taps[0], "start")
        await play_out(table, taps, random.Random(number))
    again = await reopen(table)
    game = find_game("stay_away")
    for number in (1, 2):
        match = await again.house.match(table.room.code, number)
        record = record_of(match)
        assert verify(record, game).outcome().facts() == match.outcome().facts()
        assert record.header["names"][:2] == ["Host", "P1"]
