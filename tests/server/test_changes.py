"""Differences: whoever applies them has, byte for byte, what the whole update says."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.aid import Table, Tap, open_table, run

from whiteout.games.registry import game_ids
from whiteout.server.changes import apply, difference
from whiteout.server.client_seat import Seat

PARTS = ("table", "match", "names", "view", "clock", "you")


def exact(value: object) -> bytes:
    """JSON with sorted keys: equal values are equal bytes, and 1, 1.0 and true are not equal."""
    return msgspec.json.encode(value, order="sorted")


def turn(old: Any, new: Any) -> Any:
    """The difference, as it arrives."""
    found = difference(msgspec.json.encode(old), msgspec.json.encode(new))
    return None if found is None else msgspec.json.decode(found)


@pytest.mark.parametrize(
    ("old", "new", "change"),
    [
        ({"a": 1}, {"a": 1}, None),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, None),
        ({"a": "x", "b": "kept as it is"}, {"a": 2, "b": "kept as it is"}, {"a": [2]}),
        ({"a": [1, 2, 3], "b": "kept as it is"}, {"b": "kept as it is"}, {"a": 0}),
        ({"b": "kept as it is"}, {"b": "kept as it is", "c": [0]}, {"c": [[0]]}),
        ({"a": 0, "b": "kept as it is"}, {"a": False, "b": "kept as it is"}, {"a": [False]}),
        ([10, 20, 30, 40, 50], [10, 20, 50], [2, 2, []]),
        ([10, 20, 30, 40, 50], [10, 20, 30, 40, 50, 60], [5, 0, [60]]),
        (
            [{"name": "Ana", "cards": 4}, {"name": "Bo", "cards": 4}],
            [{"name": "Ana", "cards": 4}, {"name": "Bo", "cards": 5}],
            {"1": {"cards": [5]}},
        ),
        ({"a": {"b": 1}}, {"a": {"c": 2}}, [{"a": {"c": 2}}]),
        ("x", [0], [[0]]),
        (None, {"a": 1}, [{"a": 1}]),
    ],
)
def test_the_forms_of_a_difference(old: Any, new: Any, change: Any) -> None:
    assert turn(old, new) == change
    if change is not None:
        assert exact(apply(old, change)) == exact(new)


plain = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "0", "ä"]),
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("ab01"), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(plain, plain)
def test_any_value_becomes_any_other_and_the_old_one_stays(old: Any, new: Any) -> None:
    kept = exact(old)
    change = turn(old, new)
    if change is None:
        assert exact(old) == exact(new)
    else:
        assert exact(apply(old, change)) == exact(new)
        assert len(exact(change)) <= len(exact(new)) + 2
    assert exact(old) == kept


class Reader:
    """A client that keeps what it is sent, as a browser does."""

    def __init__(self, tap: Tap) -> None:
        self.tap = tap
        self.parts: dict[str, Any] = {}
        self.changes = 0
        self._read = 0

    def read(self) -> None:
        for message in self.tap.messages()[self._read :]:
            if message["type"] == "update":
                self.parts = {name: message[name] for name in (*PARTS, "n")}
            elif message["type"] == "change":
                assert message["n"] == self.parts["n"] + 1
                self.parts["n"] = message["n"]
                for name, change in message.get("changed", {}).items():
                    self.parts[name] = apply(self.parts[name], change)
                self.changes += 1
        self._read = len(self.tap.messages())


async def compare(table: Table, readers: dict[int, Reader], seats: int) -> None:
    """What readers have put together against what somebody who has just come is sent."""
    for viewer, reader in readers.items():
        reader.read()
        fresh = await table.enter(viewer) if viewer >= 0 else reader.tap
        if viewer >= 0:
            whole = fresh.update
            table.room.leave(fresh)
            assert exact([reader.parts[name] for name in PARTS]) == exact(
                [whole[name] for name in PARTS]
            )
        play = table.room.play
        assert play is not None
        assert exact(reader.parts["view"]) == exact(play.match.view(viewer))


@pytest.mark.parametrize("game", game_ids())
@run
async def test_changes_add_up_to_the_whole_in_every_game(game: str) -> None:
    table = await open_table(4, 4, game=game, options={})
    taps = {seat: await table.enter(seat, changes=True) for seat in range(4)}
    taps[-1] = await table.enter(changes=True)
    readers = {viewer: Reader(tap) for viewer, tap in taps.items()}
    await table.host(taps[0], "start")
    play = table.room.play
    assert play is not None
    chance = random.Random(5)
    for number in range(150):
        p = play.match.position
        if p.over:
            break
        seat = chance.choice(p.asked)
        option = chance.choice(p.options(seat)).text
        answer = await table.send(taps[seat], "answer", choice=p.number, option=option)
        assert answer["type"] == "ack"
        if number % 9 == 0:
            await table.send(taps[seat], "say", text="hm")
        await compare(table, readers, 4)
    assert min(reader.changes for reader in readers.values()) > 30
    for viewer, tap in taps.items():
        story = [event for found in tap.messages() for event in found.get("events", [])]
        assert story == play.match.history(viewer)


@run
async def test_whoever_missed_something_asks_for_everything() -> None:
    table = await open_table(4, 4)
    tap = await table.enter(0, changes=True)
    await table.host(tap, "start")
    assert tap.messages()[-2]["type"] == "update"  # a new match begins with everything
    await table.send(tap, "say", text="one")
    change = tap.messages()[-2]
    assert (change["type"], change["chat"][0]["text"]) == ("change", "one")
    assert "events" not in change
    other = await table.enter(1, changes=True)
    sent = len(other.raw)
    assert (await table.send(tap, "whole", match=1, events=2, chat=1))["type"] == "ack"
    whole = tap.messages()[-1]
    assert (whole["type"], whole["first"], whole["chat"]) == ("update", 2, [])
    assert len(other.raw) == sent, "nobody else hears of it"
    await table.send(tap, "say", text="two")
    assert tap.messages()[-2]["n"] == whole["n"] + 1


@run
async def test_a_program_puts_changes_together_and_notices_a_gap() -> None:
    table = await open_table(4, 4)
    tap = await table.enter(0, changes=True)
    await table.host(tap, "start")
    seat = Seat("ws://nowhere", "", "")
    asked: list[bytes] = []

    async def put(message: bytes) -> None:
        asked.append(message)

    seat._put = put  # type: ignore[method-assign]
    for text in ("one", "two", "three"):
        await table.send(tap, "say", text=text)
    heard = [msgspec.json.decode(raw) for raw in tap.raw]
    updates = [found for found in heard if found["type"] in ("update", "change")]
    for found in (*updates[:-2], updates[-1]):
        seat.hear(msgspec.json.encode(found).decode())
    assert [line.text for line in seat.chat] == ["one"]
    assert seat._asking is not None
    await seat._asking
    assert msgspec.json.decode(asked[0])["type"] == "whole"
    assert exact(seat.view) == exact(tap.update["view"])
