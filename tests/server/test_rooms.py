"""A table from the lobby to the rematch, without a network: who may do what, who sees what."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.server.aid import QUIET, Table, Tap, open_table, play_out, run

from whiteout.core.refusal import Refusal
from whiteout.server import wire
from whiteout.server.config import Config, Limits, Rate
from whiteout.server.store import MemoryStore, Stage


async def started(people: int = 4, seats: int = 4, **more: Any) -> tuple[Table, dict[int, Tap]]:
    table = await open_table(people, seats, **more)
    taps = {seat: await table.enter(seat) for seat in range(people)}
    assert (await table.host(taps[0], "start"))["type"] == "ack"
    return table, taps


@run
async def test_a_whole_match_and_a_rematch() -> None:
    table, taps = await started(2, 4)
    watcher = await table.enter()
    await play_out(table, taps, random.Random(1))
    assert table.room.table.stage == "ended"
    for tap in (*taps.values(), watcher):
        assert tap.update["table"]["state"] == "ended"
        assert tap.update["view"]["over"]
        seat = tap.update["you"]["seat"]
        assert tap.update["view"]["viewer"] == seat
        assert tap.story == table.room.play.match.history(seat)  # type: ignore[union-attr]
    assert (await table.host(taps[0], "rematch"))["type"] == "ack"
    assert watcher.update["match"] == 2
    await play_out(table, taps, random.Random(2))
    assert watcher.story == table.room.play.match.history(-1)  # type: ignore[union-attr]


@run
async def test_nobody_but_the_host_acts_as_host() -> None:
    table = await open_table(2, 4)
    guest, watcher = await table.enter(1), await table.enter()
    before = list(table.lines)
    for tap in (guest, watcher):
        for act in ("start", "rematch", "close"):
            assert (await table.host(tap, act))["error"] == "not_allowed"
    assert table.lines == before
    keeper = await table.enter(host=True)  # the host's paper, at no seat
    assert keeper.update["you"] == {
        "seat": -1, "host": True, "held_by_bot": False, "channel": "spectators",
        "channels": [
            {"id": "table", "write": False, "rule": ""},
            {"id": "spectators", "write": True, "rule": ""},
        ],
        "always_ask": False, "stand_in": False, "called": False, "given": "",
        "lone": "",
    }  # fmt: skip
    assert (await table.host(keeper, "lock", locked=True))["type"] == "ack"


@run
async def test_seats_bots_options_order_and_listing() -> None:
    table = await open_table(2, 4)
    host, guest = await table.enter(0), await table.enter(1)
    assert (await table.host(host, "seats", seats=6))["type"] == "ack"
    assert (await table.host(host, "seats", seats=3))["error"] == "bad_setting"
    assert (await table.host(host, "bot", seat=4, level="paranoid"))["type"] == "ack"
    assert (await table.host(host, "bot", seat=5, level="nobody"))["error"] == "bad_setting"
    assert (await table.host(host, "bot", seat=1, level="random"))["error"] == "not_allowed"
    assert (await table.host(host, "bot", seat=9, level="random"))["error"] == "malformed"
    assert (await table.host(host, "open", seat=4))["type"] == "ack"
    assert (await table.host(host, "open", seat=1))["error"] == "not_allowed"
    assert (await table.host(host, "options", options={"promos": True}))["type"] == "ack"
    assert (await table.host(host, "options", options={"nonsense": 1}))["error"] == "bad_setting"
    assert (await table.host(host, "order", order=[1, 0, 2, 3, 4, 5]))["type"] == "ack"
    assert (await table.host(host, "order", order=[0, 0, 2, 3, 4, 5]))["error"] == "malformed"
    assert (await table.host(host, "start"))["error"] == "wrong_stage"  # seats are empty
    assert host.update["you"]["seat"] == 1
    assert guest.update["you"]["seat"] == 0
    assert host.update["you"]["host"]
    names = [seat["name"] for seat in host.update["table"]["seats"]]
    assert names[:2] == ["P1", "Host"]
    assert (await table.host(host, "listed", listed=True))["type"] == "ack"
    assert [state.code for state in table.house.listed()] == [table.room.code]
    assert (await table.host(host, "lock", locked=True))["type"] == "ack"
    assert table.house.listed() == []
    with pytest.raises(Refusal, match="locked"):
        await table.house.join(table.room.code, wire.Join(name="Late"))


@run
async def test_nothing_about_seats_changes_while_a_match_runs() -> None:
    table, taps = await started(4, 4)
    before = list(table.lines)
    acts: list[tuple[str, dict[str, Any]]] = [
        ("start", {}), ("rematch", {}), ("seats", {"seats": 5}), ("options", {"options": {}}),
        ("bot", {"seat": 1, "level": "random"}), ("open", {"seat": 1}),
        ("order", {"order": [1, 0, 2, 3]}),
    ]  # fmt: skip
    for act, fields in acts:
        assert (await table.host(taps[0], act, **fields))["error"] == "wrong_stage", act
    assert (await table.send(taps[1], "name", name="X"))["error"] == "wrong_stage"
    assert (await table.send(taps[1], "entropy", text="X"))["error"] == "wrong_stage"
    with pytest.raises(Refusal):
        await table.house.join(table.room.code, wire.Join(name="Late"))
    assert table.lines == before


@run
async def test_kick_in_the_lobby_and_during_a_match() -> None:
    table = await open_table(4, 4)
    host, guest, other = await table.enter(0), await table.enter(1), await table.enter(2)
    assert (await table.host(host, "kick", seat=0))["error"] == "not_allowed"
    assert (await table.host(host, "kick", seat=1))["type"] == "ack"
    assert guest.reply == {"type": "gone", "why": "kicked"}
    assert host.update["table"]["seats"][1]["kind"] == "open"
    again = await table.enter(1)  # the old paper is worth nothing
    assert again.messages() == [{"type": "gone", "why": "unknown"}]
    joined = await table.house.join(table.room.code, wire.Join(name="New"))
    assert joined.seat == 1
    table.secrets[1] = joined.seat_secret
    await table.enter(1)
    await table.host(host, "start")
    assert (await table.host(host, "kick", seat=2))["type"] == "ack"
    assert other.reply["why"] == "kicked"
    seat = host.update["table"]["seats"][2]
    assert (seat["kind"], seat["level"]) == ("bot", "paranoid")
    assert host.update["names"][2] == "P2"  # the match keeps the name it began with


@run
async def test_hand_over_and_leave() -> None:
    table = await open_table(3, 4)
    host, guest = await table.enter(0, host=True), await table.enter(1)
    assert (await table.host(host, "hand_over", seat=3))["error"] == "malformed"
    assert (await table.host(host, "hand_over", seat=1))["type"] == "ack"
    assert not host.update["you"]["host"]
    assert guest.update["you"]["host"]
    assert (await table.host(host, "lock", locked=True))["error"] == "not_allowed"
    assert (await table.host(guest, "lock", locked=True))["type"] == "ack"
    assert (await table.send(guest, "leave")) == {"type": "gone", "why": "left"}
    assert host.update["table"]["seats"][1]["kind"] == "open"
    assert host.update["you"]["host"]  # the rights pass on, the table never freezes
    assert (await table.send(await table.enter(), "leave"))["error"] == "not_allowed"


@run
@pytest.mark.rules("OP-ELIM-07", "OP-GAP-48")
async def test_a_bot_plays_on_for_whoever_leaves_outpost_31() -> None:
    """The player is not eliminated: the seat stays in the match, and a bot answers for it."""
    table, taps = await started(2, 4, game="outpost_31")
    host, guest = taps[0], taps[1]
    play = table.room.play
    assert play is not None
    before = [move for move in play.match.moves if move.get("seat") == 1]
    assert (await table.send(guest, "leave")) == {"type": "gone", "why": "left"}
    seat = host.update["table"]["seats"][1]
    assert (seat["kind"], seat["level"]) == ("bot", "paranoid")
    assert not play.match.game.is_out(play.match.position, 1)
    await play_out(table, {0: host}, random.Random(1))
    assert play.match.position.over
    assert len([move for move in play.match.moves if move.get("seat") == 1]) > len(before)


@run
async def test_the_last_person_leaves_the_rights_to_the_next() -> None:
    table = await open_table(1, 4)
    host = await table.enter(0)
    await table.send(host, "leave")
    joined = await table.house.join(table.room.code, wire.Join(name="Next"))
    table.secrets = [joined.seat_secret]
    tap = await table.enter(0)
    assert tap.update["you"]["host"]


@run
async def test_joining_takes_open_seats_then_fillers_and_repeats_by_key() -> None:
    table = await open_table(1, 4)
    host = await table.enter(0)
    code = table.room.code
    for seat in (2, 3):
        await table.host(host, "open", seat=seat)
    created = await table.house.create(
        wire.Create(game="stay_away", seats=4, name="Host", bots="random")
    )
    room = table.house.room(created.code)
    assert [seat.filler for seat in room.table.seats] == [False, True, True, True]
    first = await table.house.join(created.code, wire.Join(name="Ann", key="once-and-for-all"))
    again = await table.house.join(created.code, wire.Join(name="Ann", key="once-and-for-all"))
    assert first == again
    assert room.table.seats[1].name == "Ann"
    third = await table.house.join(created.code, wire.Join(name="ann", seat=3))
    assert (third.seat, room.table.seats[3].name) == (3, "ann 2")
    with pytest.raises(Refusal, match="not open"):
        await table.house.join(created.code, wire.Join(name="Bo", seat=1))
    assert (await table.host(host, "bot", seat=1, level="random"))["type"] == "ack"
    await table.house.join(code, wire.Join(name="B"))
    await table.house.join(code, wire.Join(name="C"))
    with pytest.raises(Refusal, match="taken"):  # the host's own bot gives way to nobody
        await table.house.join(code, wire.Join(name="D"))


@run
async def test_close_sends_everybody_away() -> None:
    table = await open_table(2, 4)
    host, guest, watcher = await table.enter(0), await table.enter(1), await table.enter()
    await table.host(host, "close")
    for tap in (guest, watcher):
        assert tap.reply == {"type": "gone", "why": "closed"}
    with pytest.raises(Refusal):
        table.house.room(table.room.code)


@run
async def test_entropy_goes_into_the_match_and_the_commitment_stands_before_it() -> None:
    table = await open_table(2, 4)
    host, guest = await table.enter(0), await table.enter(1)
    promised = guest.update["table"]["next_commitment"]
    assert len(promised) == 64
    await table.send(guest, "entropy", text="dice: 4")
    assert [seat["entropy"] for seat in host.update["table"]["seats"]] == [
        False, True, False, False,
    ]  # fmt: skip
    assert "dice" not in str(host.messages())
    await table.host(host, "start")
    play = table.room.play
    assert play is not None
    assert guest.update["table"]["commitment"] == promised
    assert play.match.source.public()["commitment"] == promised
    assert play.match.source.public()["entropy"] == ["", "dice: 4", "", ""]
    assert guest.update["table"]["next_commitment"] not in ("", promised)


@run
async def test_three_tabs_get_the_same_stream_and_one_effect() -> None:
    table, taps = await started(4, 4)
    tabs = [taps[0], await table.enter(0), await table.enter(0)]
    play = table.room.play
    assert play is not None
    position = play.match.position
    seat = position.asked[0]
    taps[seat] = tabs[0] if seat == 0 else taps[seat]
    three = [taps[seat], await table.enter(seat), await table.enter(seat)]
    marks = [len(tap.raw) for tap in three]
    option = position.options(seat)[0].text
    before = len(table.lines)
    for tap in three:
        answer = await table.send(tap, "answer", key="one", choice=position.number, option=option)
        assert answer == {"type": "ack", "key": "one"}
    moves = [entry for entry in table.entries()[before:] if type(entry).__name__ == "Answered"]
    assert len(moves) == 1
    streams = [
        [{**found, "n": 0} for found in tap.messages()[mark:] if found["type"] == "update"]
        for tap, mark in zip(three, marks, strict=True)
    ]
    assert streams[0] == streams[1] == streams[2]
    assert streams[0]


@run
async def test_a_repeated_key_repeats_the_first_answer_also_if_refused() -> None:
    table, taps = await started(4, 4)
    play = table.room.play
    assert play is not None
    seat = play.match.position.asked[0]
    first = await table.send(taps[seat], "answer", key="x", choice=99, option="nothing")
    assert first["error"] == "stale_choice"
    option = play.match.position.options(seat)[0].text
    again = await table.send(
        taps[seat], "answer", key="x", choice=play.match.position.number, option=option
    )
    assert again == first
    watcher = await table.enter()
    one = await table.send(watcher, "say", key="y", text="hello")
    two = await table.send(watcher, "say", key="y", text="hello again")
    assert one == two == {"type": "ack", "key": "y"}
    assert [line["text"] for line in watcher.update["chat"]] == ["hello"]


@run
async def test_a_link_resumes_where_it_was() -> None:
    table, taps = await started(4, 4)
    chance = random.Random(3)
    await table.send(taps[0], "say", text="one")
    for _ in range(12):
        position = table.room.play.match.position  # type: ignore[union-attr]
        seat = position.asked[0]
        option = chance.choice(position.options(seat)).text
        await table.send(taps[seat], "answer", choice=position.number, option=option)
    await table.send(taps[0], "say", text="two")
    whole = await table.enter(2)
    total = len(whole.story)
    assert total > 3
    for known in range(total + 1):
        late = await table.enter(2, match=1, events=known, chat=1)
        assert late.update["first"] == known
        assert late.update["events"] == whole.story[known:]
        assert [line["text"] for line in late.update["chat"]] == ["two"]
        assert late.update["view"] == whole.update["view"]
        table.room.leave(late)
    for match, known in ((7, 2), (1, total + 5)):
        late = await table.enter(2, match=match, events=known)
        assert late.update["first"] == 0
        assert late.update["events"] == whole.story


@run
async def test_pass_and_play_on_one_browser() -> None:
    """One browser holds several secrets and opens a socket for each: each sees its own seat."""
    table, taps = await started(4, 4)
    await play_out(table, taps, random.Random(5))
    hands = [tap.story[0]["only_you"]["cards"] for tap in taps.values()]
    assert len({tuple(hand) for hand in hands}) == 4
    assert [tap.update["view"]["viewer"] for tap in taps.values()] == [0, 1, 2, 3]


@run
async def test_answers_of_others_and_of_spectators_are_refused() -> None:
    table, taps = await started(4, 4)
    watcher = await table.enter()
    position = table.room.play.match.position  # type: ignore[union-attr]
    seat = position.asked[0]
    option = position.options(seat)[0].text
    before = list(table.lines)
    for tap in [watcher, *(taps[other] for other in range(4) if other != seat)]:
        answer = await table.send(tap, "answer", choice=position.number, option=option)
        assert answer["error"] in ("not_allowed", "wrong_seat")
        assert (await table.send(tap, "more_time"))["type"] == "refused"
    assert (await table.send(watcher, "aside", option="leave"))["error"] == "not_allowed"
    assert (await table.send(watcher, "claim", claim={"claim": "trusts", "seat": 1}))["error"]
    assert table.lines == before


@run
async def test_a_store_that_fails_changes_nothing() -> None:
    class Full(MemoryStore):
        full = False

        async def append(
            self, table: str, first: int, entries: list[str], stage: Stage = "", at: float = 0.0
        ) -> None:
            if self.full:
                raise OSError("no space left")
            await super().append(table, first, entries, stage, at)

    store = Full()
    table, taps = await started(4, 4, store=store)
    position = table.room.play.match.position  # type: ignore[union-attr]
    seat = position.asked[0]
    option = position.options(seat)[0].text
    view = taps[seat].update["view"]
    store.full = True
    answer = await table.send(taps[seat], "answer", key="k", choice=position.number, option=option)
    assert answer["error"] == "unkept"
    assert taps[seat].update["view"] == view
    store.full = False
    answer = await table.send(taps[seat], "answer", key="k", choice=position.number, option=option)
    assert answer["type"] == "ack"


@run
async def test_limits_by_seat_by_chat_and_for_spectators() -> None:
    limits = Limits(seat=Rate(1, 8), chat=Rate(1, 2), watchers=Rate(1, 2))
    table = await open_table(2, 4, config=Config(bot_delay_s=0, limits=limits))
    one, two, watcher = await table.enter(0), await table.enter(1), await table.enter()
    assert [(await table.send(one, "say", text="x"))["type"] for _ in range(3)] == [
        "ack", "ack", "refused",
    ]  # fmt: skip
    assert one.reply["error"] == "too_fast"
    assert (await table.send(two, "say", text="x"))["type"] == "ack"
    for _ in range(5):
        await table.send(watcher, "say", text="x")
    assert watcher.reply["error"] == "too_fast"
    assert (await table.send(two, "say", text="x"))["type"] == "ack"
    for _ in range(12):
        await table.send(two, "name", name="Y")
    assert two.reply["error"] == "too_fast"
    table.time.set(table.time.now() + 10)
    assert (await table.send(two, "say", text="x"))["type"] == "ack"


@run
async def test_limits_are_off_where_nothing_is_said() -> None:
    assert QUIET.limits.sockets > 1000
