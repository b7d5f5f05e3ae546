"""The server's clock follows the option of this game."""

from __future__ import annotations

from whiteout.games.outpost_31.game import GAME
from whiteout.server.play import timeout_of


def test_a_table_may_give_so_many_seconds_for_a_decision() -> None:
    assert timeout_of(GAME, {}) == 0
    assert timeout_of(GAME, {"decision_timer_s": 45}) == 45
