"""Chat: text only, and the living, the dead and the spectators kept apart."""

from __future__ import annotations

import pytest
from tests.server.aid import Tap, open_table, reopen, run
from tests.server.test_rooms import started

from whiteout.core.refusal import Malformed
from whiteout.server.table import CHAT_KEPT
from whiteout.server.text import clean_chat, clean_name


def heard(tap: Tap) -> list[str]:
    lines: list[str] = []
    for update in tap.updates:
        assert update["chat_first"] <= len(lines)
        lines[update["chat_first"] :] = [line["text"] for line in update["chat"]]
    return lines


@run
async def test_channels_are_kept_apart() -> None:
    table, taps = await started(6, 6)
    watcher = await table.enter()
    await table.send(taps[0], "say", text="all")
    assert (await table.send(taps[1], "aside", option="leave"))["type"] == "ack"
    assert taps[1].update["you"]["channel"] == "dead"
    marks = {seat: len(tap.raw) for seat, tap in taps.items()}
    await table.send(taps[1], "say", text="ghosts")
    await table.send(watcher, "say", text="crowd")
    assert heard(taps[1]) == ["all", "ghosts"]
    assert heard(watcher) == ["all", "crowd"]
    for seat in (0, 2, 3, 4, 5):
        assert heard(taps[seat]) == ["all"]
        assert len(taps[seat].raw) == marks[seat], "not even an empty update"
    await table.send(taps[2], "aside", option="leave")
    await table.send(taps[2], "say", text="boo")
    assert heard(taps[1]) == ["all", "ghosts", "boo"]
    assert heard(taps[2]) == ["all", "boo"]  # not what was said before
    assert (await table.send(taps[1], "claim", claim={"claim": "trusts", "seat": 0}))["error"]
    again = await reopen(table)
    for seat, tap in taps.items():
        assert heard(await again.enter(seat)) == heard(tap)
    assert heard(await again.enter()) == heard(watcher)


@run
async def test_lines_say_who_and_from_where() -> None:
    table = await open_table(2, 4)
    tap, watcher = await table.enter(1), await table.enter()
    await table.send(tap, "say", text="  hello <b>there</b> ")
    (line,) = watcher.update["chat"]
    assert line.pop("at") == table.time.now()
    assert line == {
        "from": 1, "name": "P1", "channel": "table", "text": "hello <b>there</b>",
    }  # fmt: skip
    await table.send(watcher, "say", text="from the stands")
    assert watcher.update["chat"][0]["from"] == -1


@run
async def test_the_host_mutes() -> None:
    table = await open_table(2, 4)
    host, guest = await table.enter(0), await table.enter(1)
    assert (await table.host(host, "mute", seat=1, muted=True))["type"] == "ack"
    assert guest.update["table"]["seats"][1]["muted"]
    assert (await table.send(guest, "say", text="x"))["error"] == "not_allowed"
    await table.host(host, "mute", seat=1, muted=False)
    assert (await table.send(guest, "say", text="x"))["type"] == "ack"


@run
async def test_old_lines_are_forgotten_and_numbers_go_on() -> None:
    table = await open_table(2, 4)
    tap = await table.enter(0)
    for number in range(CHAT_KEPT + 25):
        await table.send(tap, "say", text=f"line {number}")
    late = await table.enter(1)
    assert late.update["chat_first"] == 25
    assert len(late.update["chat"]) == CHAT_KEPT
    near = await table.enter(1, chat=CHAT_KEPT + 24)
    assert [line["text"] for line in near.update["chat"]] == [f"line {CHAT_KEPT + 24}"]


HOSTILE = [
    "a\nb", "a\x00b", "a\x1b[31m", "\u202eevil", "\u2066x", "a\u2028b", "\ufeffx", "  ", "\u200d",
    "x" + "\u0301" * 9, "\u200b", "\ue000",
]  # fmt: skip
HARMLESS = [
    "<script>alert(1)</script>", "'; DROP TABLE entries; --", "{{7*7}}", "${x}", "</textarea>",
    "Zoë", "Ångström", "日本語", "👩\u200d🚀", "javascript:alert(1)", "\"><img src=x onerror=y>",
]  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE)
def test_what_is_no_text_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        clean_chat(text)
    with pytest.raises(Malformed):
        clean_name(text, [])


@pytest.mark.parametrize("text", HARMLESS)
def test_what_looks_like_code_stays_text(text: str) -> None:
    assert clean_chat(text) == text
    assert clean_name(text[:24], []) == text[:24].strip()


def test_names_at_a_table_can_be_told_apart() -> None:
    assert clean_name(" Ann   Lee ", []) == "Ann Lee"
    assert clean_name("ANN", ["Ann", "ann 2"]) == "ANN 3"
    assert clean_name("\uff21nn", ["Ann"]) == "\uff21nn 2"
    assert len(clean_name("x" * 24, ["x" * 24])) <= 24


@run
async def test_hostile_names_and_chat_travel_as_text() -> None:
    table = await open_table(2, 4)
    tap, watcher = await table.enter(1), await table.enter()
    for text in HARMLESS:
        assert (await table.send(tap, "name", name=text[:24]))["type"] == "ack"
        assert watcher.update["table"]["seats"][1]["name"] == text[:24].strip()
        assert (await table.send(tap, "say", text=text))["type"] == "ack"
        assert watcher.update["chat"][-1]["text"] == text
    for text in HOSTILE:
        before = list(table.lines)
        assert (await table.send(tap, "say", text=text))["error"] == "malformed"
        assert table.lines == before
