"""The server's clock follows the option of this game."""

from __future__ import annotations

from whiteout.core.match import Match, Seeded
from whiteout.games.outpost_31.game import GAME
from whiteout.server.timer import Timer


def test_a_table_may_give_so_many_seconds_for_a_decision() -> None:
    p = Match(GAME, 6, {}, Seeded(1)).position
    assert Timer(GAME, {}, p, 0.0).run is None
    run = Timer(GAME, {"decision_timer_s": 45}, p, 100.0).run
    assert run is not None
    assert (run.total, run.ends()) == (45, 145.0)
