"""Golden transcripts: what every viewer saw in a few matches of each game, byte for byte.

If a change is meant, renew them with `python -m tests.make_golden` and read the difference.
"""

from __future__ import annotations

import pytest
from tests.make_golden import AIMED, HOME, STAY_AWAY, Transcript, transcript

NAMES = sorted(path.stem for path in HOME.iterdir())


def of(game: str) -> list[str]:
    return [name for name in NAMES if name.startswith(f"{game}-")]


def check(name: str) -> Transcript:
    golden = (HOME / f"{name}.txt").read_text("utf-8")
    match = transcript(name)
    found = match.text()
    for number, (new, old) in enumerate(zip(found.splitlines(), golden.splitlines(), strict=False)):
        assert new == old, f"line {number + 1}"
    assert found == golden
    return match


@pytest.mark.rules("SA-INFO-02", "I-18", "I-35")
@pytest.mark.parametrize("name", of("stay_away"))
def test_transcript_of_stay_away(name: str) -> None:
    check(name)


@pytest.mark.rules("OP-INFO-01", "OP-INFO-02")
@pytest.mark.parametrize("name", of("outpost_31"))
def test_transcript_of_outpost_31(name: str) -> None:
    match = check(name).match
    assert match.outcome().reason == name.split("-")[1]


@pytest.mark.rules("TT-INF-01", "TT-INF-02", "TT-INF-05", "TT-INF-07")
@pytest.mark.parametrize("name", of("the_thing"))
def test_transcript_of_the_thing(name: str) -> None:
    match = check(name).match
    assert match.outcome().reason == name.split("-")[1]


def test_all_that_should_be_golden_is() -> None:
    assert set(of("stay_away")) == {f"stay_away-{seed}" for seed in STAY_AWAY}
    for game, ends in AIMED.items():
        assert sorted(name.split("-")[1] for name in of(game)) == sorted(ends)
    assert len(NAMES) == len(STAY_AWAY) + sum(map(len, AIMED.values())) == 10
