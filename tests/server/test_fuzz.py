"""Nonsense on the socket: the server never fails, and what is refused changes nothing."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.aid import SIGNER, Table, Tap, open_table, reopen, run
from tests.server.test_rooms import started

from whiteout.core.record import parse
from whiteout.core.refusal import Refusal
from whiteout.server.sockets import Sockets

WORDS = [
    "answer", "aside", "claim", "say", "more_time", "entropy", "name", "leave", "ping", "host",
    "hello", "start", "kick", "lock", "order", "hand_over", "mute", "close", "seats", "bot",
    "discard axe", "play flamethrower", "decline", "request", "__proto__", "constructor", "",
    "\u202e", "x" * 500, "suspects", "seat", "is", "role", "card", "the_thing",
]  # fmt: skip
FIELDS = [
    "type", "key", "choice", "option", "claim", "text", "act", "seat", "level", "locked", "order",
    "options", "seats", "muted", "listed", "name", "secret", "host", "match", "events", "chat",
]  # fmt: skip

scalars = (
    st.sampled_from(WORDS)
    | st.integers(-3, 8)
    | st.integers()
    | st.booleans()
    | st.none()
    | st.floats(allow_nan=False)
    | st.text(max_size=20)
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=6,
)
messages = st.dictionaries(st.sampled_from(FIELDS), values, max_size=6)


def state_of(table: Table) -> tuple[Any, ...]:
    """All there is to a table: its log and what everybody sees."""
    play = table.room.play
    views = [play.match.view(viewer) for viewer in (-2, -1, 0, 1, 2, 3)] if play else []
    return len(table.lines), table.room.state(), views


async def try_message(table: Table, tap: Tap, text: str) -> dict[str, Any]:
    """One text through the very path of a socket; the answer."""
    sent = len(tap.raw)
    before = state_of(table)
    await Sockets(table.house)._message(table.room, tap, text)
    answers = [
        answer for answer in map(msgspec.json.decode, tap.raw[sent:]) if answer["type"] != "update"
    ]
    assert answers, "every message gets an answer"
    if answers[-1]["type"] == "refused":
        assert state_of(table) == before, text
        assert len(tap.raw) == sent + 1
    found: dict[str, Any] = answers[-1]
    return found


@settings(max_examples=150)
@given(st.lists(messages, min_size=1, max_size=6), st.integers(0, 4))
def test_random_messages(batch: list[dict[str, Any]], who: int) -> None:
    @run
    async def scene() -> None:
        table, taps = await started(4, 4)
        tap = taps[who] if who < 4 else await table.enter()
        for message in batch:
            if not tap.why:
                await try_message(table, tap, json.dumps(message))

    scene()


@settings(max_examples=150)
@given(st.text() | st.binary().map(lambda data: data.decode("latin-1")))
def test_random_text(text: str) -> None:
    @run
    async def scene() -> None:
        table, taps = await started(4, 4)
        try:
            text.encode()
        except UnicodeEncodeError:
            return  # cannot travel on a text frame
        answer = await try_message(table, taps[0], text)
        assert answer["error"] == "malformed"

    scene()


def mutate(text: str, chance: random.Random) -> str:
    """A good message with something wrong somewhere."""
    roll = chance.random()
    at = chance.randrange(len(text))
    if roll < 0.3:
        return text[:at] + chance.choice('{}[]",:\\0x\x7fé') + text[at + 1 :]
    if roll < 0.5:
        return text[:at]
    message: dict[str, Any] = json.loads(text)
    name = chance.choice(list(message))
    if roll < 0.7:
        message[name] = chance.choice([None, -1, 10**30, "x" * 400, [], {}, True, 1.5, *WORDS])
    elif roll < 0.85:
        del message[name]
    else:
        message[chance.choice(FIELDS)] = chance.choice(WORDS)
    return json.dumps(message)


@run
async def test_mutated_messages_of_whole_matches() -> None:
    chance = random.Random(11)
    refused = 0
    for seed in range(1, 4):
        table, taps = await started(4, 4, seed=seed)
        watcher = await table.enter()
        for number in range(150):
            play = table.room.play
            if play is None or play.over or not all(not tap.why for tap in taps.values()):
                break
            position = play.match.position
            seat = position.asked[0]
            option = chance.choice(position.options(seat)).text
            good = {
                "type": "answer", "key": f"m{number}", "choice": position.number, "option": option,
            }  # fmt: skip
            for _ in range(5):
                tap = chance.choice([*taps.values(), watcher])
                if tap.why:
                    continue
                answer = await try_message(table, tap, mutate(json.dumps(good), chance))
                refused += answer["type"] == "refused"
            if position.number == good["choice"] and not play.over:
                await try_message(table, taps[seat], json.dumps(good))
    assert refused > 500


@run
async def test_what_was_kept_after_all_this_can_be_opened_again() -> None:
    chance = random.Random(12)
    table = await open_table(3, 4)
    taps = [await table.enter(seat) for seat in range(3)]
    for number in range(400):
        tap = chance.choice(taps)
        if tap.why:
            taps.remove(tap)
            if not taps:
                break
            continue
        kind = chance.choice(["say", "name", "entropy", "host", "answer", "claim", "more_time"])
        message: dict[str, Any] = {"type": kind, "key": f"f{number}"}
        message |= {"say": {"text": "x"}, "name": {"name": "N"}, "entropy": {"text": "e"}}.get(
            kind, {}
        )
        if kind == "host":
            act = chance.choice(
                ["start", "lock", "listed", "seats", "bot", "open", "order", "mute"]
            )
            message |= {"act": act, "seat": chance.randrange(6), "seats": chance.randrange(4, 7)}
            message |= {"locked": True, "listed": True, "level": "random", "muted": True}
            message |= {"order": chance.sample(range(6), 6)}

            fields = {
                "start": [], "lock": ["locked"], "listed": ["listed"], "seats": ["seats"],
                "bot": ["seat", "level"], "open": ["seat"], "order": ["order"],
                "mute": ["seat", "muted"],
            }[act]  # fmt: skip
            message = {name: message[name] for name in ("type", "key", "act", *fields)}
        await try_message(table, tap, json.dumps(message))
        await table.bots(3)
    again = await reopen(table)
    assert again.room.table.stage == table.room.table.stage
    there = await again.enter()
    assert there.update["table"]["options"] == table.room.table.options


@settings(max_examples=200)
@given(st.text(max_size=60) | st.sampled_from(["v1.A.0.1.x", "v1.AAAAAA.host.1."]))
def test_random_secrets(secret: str) -> None:
    assert SIGNER.read(secret, "AAAAAA", False) == 0
    assert SIGNER.read(secret, "AAAAAA", True) == 0


@given(st.text(max_size=200))
def test_random_records_are_refused_with_a_line(text: str) -> None:
    with pytest.raises(Refusal, match="line"):
        parse(text)
