"""The load tool of benchmarks/: it must not load anybody else, and its figures must be right."""

from __future__ import annotations

import resource
from pathlib import Path

import pytest
from benchmarks.load_contestant import Setting, whiteout
from benchmarks.load_driver import Told
from benchmarks.load_process import allow_files, check_host
from benchmarks.load_report import Row, broken, percentile, ratios
from benchmarks.load_socket import frame_at, masked


@pytest.mark.parametrize("host", ["0.0.0.0", "192.168.1.5", "example.org", ""])
def test_it_loads_this_machine_and_no_other(host: str) -> None:
    assert check_host("localhost") == "127.0.0.1"
    with pytest.raises(SystemExit, match="only"):
        check_host(host)


def test_too_few_open_files_are_said_in_plain_words(monkeypatch: pytest.MonkeyPatch) -> None:
    raised: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (1024, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda kind, limit: raised.append(limit))
    allow_files(500)
    assert raised == []
    allow_files(3000)
    assert raised == [(3200, 4096)]
    with pytest.raises(SystemExit, match="6200 open files, and this system allows 4096"):
        allow_files(6000)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_frames_of_every_size_are_found_and_waited_for(size: int) -> None:
    payload = b"x" * size
    if size < 126:
        head = bytes((0x81, size))
    elif size < 65_536:
        head = bytes((0x81, 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((0x81, 127)) + size.to_bytes(8, "big")
    data = b"??" + head + payload + b"next"
    begin = 2 + len(head)
    assert frame_at(data, 2) == (1, begin, begin + size)
    whole = begin + size
    assert all(frame_at(data[:short], 2) is None for short in {2, 3, begin - 1, whole - 1})


def test_a_frame_in_parts_is_not_read_as_a_whole_one() -> None:
    with pytest.raises(ValueError, match="parts"):
        frame_at(bytes((0x01, 0)), 0)


def test_a_seat_knows_what_changes_have_told_it() -> None:
    told = Told()
    assert told.view() is None
    told.hear(b'{"type":"update","n":1,"view":{"over":false,"options":["a","b"]}}', True)
    told.hear(b'{"type":"change","n":2,"changed":{"clock":[null]}}', False)
    told.hear(b'{"type":"change","n":3,"changed":{"view":{"options":[1,1,["c"]]}}}', False)
    assert told.view() == {"over": False, "options": ["a", "c"]}
    told.hear(b'{"type":"change","n":4,"changed":{"view":{"over":[true]}}}', False)
    assert told.view() == {"over": True, "options": ["a", "c"]}
    told.hear(b'{"type":"update","n":5,"view":null}', True)
    assert told.view() is None


def test_what_it_sends_is_what_the_protocol_asks_of_a_client() -> None:
    from websockets.frames import Frame, Opcode
    from websockets.streams import StreamReader

    for size in (3, 200):
        reader = StreamReader()
        reader.feed_data(masked(1, b"y" * size))
        reading = Frame.parse(reader.read_exact, mask=True)
        with pytest.raises(StopIteration) as end:
            next(reading)
        assert (end.value.value.opcode, end.value.value.data) == (Opcode.TEXT, b"y" * size)


def test_percentiles_are_values_that_occurred() -> None:
    hundred = [float(n) for n in range(100, 0, -1)]
    assert [percentile(hundred, share) for share in (0.5, 0.95, 0.99)] == [50.0, 95.0, 99.0]
    assert percentile([7.0], 0.99) == 7.0
    assert percentile([], 0.5) == 0.0


def row(tables: int, p95: float, **errors: int) -> Row:
    count = sum(errors.values())
    return {"tables": tables, "p95_ms": p95, "errors": count, "error_kinds": errors}


def test_a_step_breaks_by_time_or_by_a_single_error() -> None:
    assert broken(row(500, 100.0)) == ""
    assert broken(row(500, 100.1)) == "500 tables: p95 of 100.1 ms"
    assert "2 errors, most of them: closed" in broken(row(500, 1.0, closed=2))


def test_a_ratio_over_one_is_in_our_favour() -> None:
    ours = {"name": "a", "held": 1000, "rows": [row(500, 10.0)], "idle": {"lobby_kB": 100.0}}
    theirs = {"name": "b", "held": 500, "rows": [row(500, 40.0)], "idle": {"lobby_kB": 250.0}}
    assert ratios(ours, theirs)[1:] == [
        "  tables held: 2.00",
        "  p95 at 500 tables: 4.00",
        "  lobby_kB per idle table: 2.50",
    ]


def test_people_play_at_a_real_server_and_every_action_is_measured(tmp_path: Path) -> None:
    with whiteout(tmp_path, Setting()) as contestant:
        contestant.open(2, 4)
        assert (contestant.tables, contestant.sockets) == (2, 8)
        contestant.start()
        found = contestant.play(4.0, 1.0)
    assert found["errors"] == {}
    assert len(found["latencies"]) == 8
    assert all(0.0 < latency < 2000.0 for latency in found["latencies"])
    assert 8 < found["updates"] <= 8 * 4
