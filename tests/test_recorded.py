"""Recorded matches: every way to end, every number of seats, replayed and checked in full.

After a change of the rules that is meant: `python -m tests.make_records` renews them.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.make_records import HOME, RECIPES, make

from whiteout.core import record
from whiteout.core.match import Match
from whiteout.core.refusal import BrokenRecord
from whiteout.games.registry import find_game

FILES = {name: sorted((HOME / name).glob("*.jsonl")) for name in RECIPES}
SAMPLES = {
    "stay_away": "thing_never_came-4",
    "outpost_31": "ruins-4",
    "the_thing": "nobody_left-2",
}
SAMPLE = HOME / "stay_away" / "thing_never_came-4.jsonl"
ASIDES: dict[str, set[str]] = {
    "stay_away": {"leave", "declare_victory"},
    "outpost_31": set(),
    "the_thing": set(),
}


def parts(path: Path) -> tuple[str, int]:
    """The end and the number of seats that a file is named after."""
    end, _, seats = path.stem.rpartition("-")
    return end, int(seats)


def check(path: Path) -> Match:
    """The commitment, every answer, the end, and all that every viewer saw."""
    end, seats = parts(path)
    read = record.parse(path.read_text("utf-8"))
    assert read.header["chance"]["kind"] == "fair"
    match = record.verify(read, find_game(path.parent.name))
    assert match.outcome().reason == end
    assert match.seats == seats
    assert (record.header_of(match), match.moves) == (read.header, read.moves)
    return match


@pytest.mark.rules("SA-END-11", "I-38")
@pytest.mark.parametrize("path", FILES["stay_away"], ids=lambda path: path.stem)
def test_recorded_match_of_stay_away(path: Path) -> None:
    check(path)


@pytest.mark.rules("OP-END-10", "OP-END-17")
@pytest.mark.parametrize("path", FILES["outpost_31"], ids=lambda path: path.stem)
def test_recorded_match_of_outpost_31(path: Path) -> None:
    match = check(path)
    for viewer in range(-1, match.seats):
        players = match.view(viewer)["players"]
        assert all("blood" in facts and "hand" in facts for facts in players)


@pytest.mark.rules("TT-WIN-11", "TT-WIN-13", "TT-WIN-18", "TT-INF-08")
@pytest.mark.parametrize("path", FILES["the_thing"], ids=lambda path: path.stem)
def test_recorded_match_of_the_thing(path: Path) -> None:
    match = check(path)
    won = match.outcome().winners
    coop = match.seats < 4
    assert not coop or won in ([], list(range(match.seats)))
    for viewer in range(-1, match.seats):
        view = match.view(viewer)
        assert len(view["roles"]) == len(view["hands"]) == len(view["held_by_all"])
        assert view["end"]["winners"] == won


@pytest.mark.parametrize("name", RECIPES)
def test_every_end_with_every_number_of_seats_is_recorded(name: str) -> None:
    recipe = RECIPES[name]
    recorded = {parts(path) for path in FILES[name]}
    assert recorded == {(end, count) for end in recipe.game.ends for count in recipe.seats(end)}


@pytest.mark.parametrize("name", RECIPES)
def test_records_stay_small(name: str) -> None:
    assert sum(path.stat().st_size for path in FILES[name]) < 1_000_000


@pytest.mark.parametrize("name", RECIPES)
def test_records_hold_answers_asides_and_claims(name: str) -> None:
    kinds = set()
    for path in FILES[name]:
        for move in record.parse(path.read_text("utf-8")).moves:
            kinds.add("answer" if "answer" in move else move.get("aside", "claim"))
    assert kinds == {"answer", "claim"} | ASIDES[name]


@pytest.mark.parametrize("name", RECIPES)
def test_records_can_be_made_again_byte_for_byte(name: str) -> None:
    sample = HOME / name / f"{SAMPLES[name]}.jsonl"
    end, seats = parts(sample)
    assert make(RECIPES[name], end, seats) == sample.read_text("utf-8")


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
        record.verify(record.parse(tampered(old, new)), find_game("stay_away"))
