"""Recorded matches: every way to end, every number of seats, replayed and checked in full.

After a change of the rules that is meant: `python -m tests.make_records` renews them.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.make_records import make

from whiteout.core import record
from whiteout.core.refusal import BrokenRecord
from whiteout.games.stay_away.game import GAME

HOME = Path(__file__).parent / "recorded" / "stay_away"
FILES = sorted(HOME.glob("*.jsonl"))
SAMPLE = HOME / "thing_never_came-4.jsonl"


def parts(path: Path) -> tuple[str, int]:
    """The end and the number of seats that a file is named after."""
    end, _, seats = path.stem.rpartition("-")
    return end, int(seats)


@pytest.mark.rules("SA-END-11", "I-38")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_recorded_match(path: Path) -> None:
    """The commitment, every answer, the end, and all that every viewer saw."""
    end, seats = parts(path)
    read = record.parse(path.read_text("utf-8"))
    assert read.header["chance"]["kind"] == "fair"
    match = record.verify(read, GAME)
    assert match.outcome().reason == end
    assert match.seats == seats
    assert (record.header_of(match), match.moves) == (read.header, read.moves)


def test_every_end_with_every_number_of_seats_is_recorded() -> None:
    recorded = {parts(path) for path in FILES}
    seats = range(GAME.fewest, GAME.most + 1)
    assert recorded == {(end, count) for end in GAME.ends for count in seats}


def test_records_stay_small() -> None:
    assert sum(path.stat().st_size for path in FILES) < 1_000_000


def test_records_hold_answers_asides_and_claims() -> None:
    kinds = set()
    for path in FILES:
        for move in record.parse(path.read_text("utf-8")).moves:
            kinds.add("answer" if "answer" in move else move.get("aside", "claim"))
    assert kinds == {"answer", "leave", "declare_victory", "claim"}


def test_records_can_be_made_again_byte_for_byte() -> None:
    end, seats = parts(SAMPLE)
    assert make(end, seats) == SAMPLE.read_text("utf-8")


def tampered(old: str, new: str) -> str:
    text = SAMPLE.read_text("utf-8")
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ('"reason":"thing_never_came"', '"reason":"turn_limit"', "the match ended with"),
        ('"secret":"', '"secret":"00', "bad reveal: a secret of 33 bytes"),
        ('"commitment":"', '"commitment":"0', "does not fit the commitment"),
        ('"entropy":["Ada ', '"entropy":["Eve ', "line "),
        ('"views":"', '"views":"0', "the views differ"),
        ('"winners":[', '"winners":[9,', "the match ended with"),
        ('"rules":"1"', '"rules":"0"', "a record of stay_away with rules version 0"),
    ],
)
def test_a_tampered_record_is_found_out(old: str, new: str, wrong: str) -> None:
    with pytest.raises(BrokenRecord, match=wrong):
        record.verify(record.parse(tampered(old, new)), GAME)
