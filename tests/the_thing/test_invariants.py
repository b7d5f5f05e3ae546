"""Whole matches at random, with every option, under the referee's eyes."""

from __future__ import annotations

import random

import pytest
from tests.the_thing import referee

from whiteout.contract.walk import random_match, walk_through
from whiteout.games.the_thing.game import GAME
from whiteout.games.the_thing.position import ThingPosition


@pytest.mark.rules(
    "TT-INV-01", "TT-INV-02", "TT-INV-03", "TT-INV-05", "TT-INV-06", "TT-INV-07", "TT-INV-08",
    "TT-INV-09", "TT-SUS-02", "TT-SUS-05", "TT-SUS-06", "TT-GEN-04", "TT-GEN-14", "TT-ITM-01",
    "TT-MOV-10", "TT-FLO-10",
)  # fmt: skip
@pytest.mark.parametrize("seed", range(24))
def test_invariants_hold_in_random_matches(seed: int) -> None:
    draw = random.Random(seed)
    match, _ = random_match(GAME, draw)
    position = match.position
    assert isinstance(position, ThingPosition)
    roles = position.role[:]
    for _ in walk_through(match, draw):
        referee.check(position)
        assert all(new >= old for new, old in zip(position.role, roles, strict=True))
        roles = position.role[:]
    assert position.over
