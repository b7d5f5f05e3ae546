"""Golden transcripts: what every viewer saw in three matches, byte for byte.

If a change is meant, renew them with `python -m tests.make_golden` and read the difference.
"""

from __future__ import annotations

import pytest
from tests.make_golden import HOME, SEATS_BY_SEED, Transcript


@pytest.mark.rules("SA-INFO-02", "I-18", "I-35")
@pytest.mark.parametrize(("seed", "seats"), SEATS_BY_SEED.items())
def test_transcript(seed: int, seats: int) -> None:
    golden = (HOME / f"stay_away-{seed}.txt").read_text("utf-8")
    found = Transcript(seed, seats).text()
    for number, (new, old) in enumerate(zip(found.splitlines(), golden.splitlines(), strict=False)):
        assert new == old, f"line {number + 1}"
    assert found == golden


def test_nothing_else_is_golden() -> None:
    names = {f"stay_away-{seed}.txt" for seed in SEATS_BY_SEED}
    assert {path.name for path in HOME.iterdir()} == names
    assert len(set(SEATS_BY_SEED.values())) == len(names) == 3
