"""The contract of games, on some matches of Dead of Winter; docs/testing.md has the whole run."""

import pytest

from whiteout.contract import check_game
from whiteout.games.dead_of_winter.game import GAME


@pytest.mark.rules("DW-INF-09", "DW-INF-04", "DW-XR-16")
def test_the_contract_is_kept() -> None:
    report = check_game(GAME, matches=8, watched=4, seed=3, bots=0.0, every=25)
    assert report.text()
