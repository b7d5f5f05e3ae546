"""Specification 6.20: contagion and Fallout, and the power pw_cop_a."""

from __future__ import annotations

import pytest
from tests.outpost_31.stage import answer, cast, mission, offered, point, room, run, seen, table

from whiteout.games.outpost_31.position import OutpostPosition
from whiteout.games.outpost_31.rules.contagion import RaiseContagion, fall_out
from whiteout.games.outpost_31.rules.ending import CONTAGION_FULL
from whiteout.games.outpost_31.rules.fire import ResolveHazards
from whiteout.games.outpost_31.rules.return_to_base import ReturnToBase
from whiteout.games.outpost_31.tables import FALLOUTS, FIRE, LEVELS, NO_HAZARD, SMOKE
from whiteout.games.outpost_31.written_codes import COP_A


def failed(contagion: int, players: int = 6, **options: int) -> OutpostPosition:
    """A test has failed in r13 at this contagion; Nauls is Captain."""
    p = table(players, **options)
    cast(p, 0, "nauls")
    mission(p, "ml04")
    p.team = [0, 1, 2]
    p.entered = True
    p.room = room("r13")
    p.contagion = contagion
    p.failed_this_turn = True
    return p


def state(p: OutpostPosition) -> tuple[int, bool, bool]:
    """Hazard, power and ruin of r13."""
    here = room("r13")
    return p.hazard[here], p.power_out[here], p.destroyed[here]


# -- contagion -----------------------------------------------------------------------------------


@pytest.mark.rules("OP-CON-01")
def test_a_failed_turn_raises_contagion_by_one() -> None:
    p = run(failed(0), RaiseContagion())
    assert (p.contagion, p.step) == (1, "contagion")
    assert seen(p, "contagion_rose") == [{"event": "contagion_rose", "level": 1}]
    q = failed(0)
    q.failed_this_turn = False
    run(q, RaiseContagion())
    assert (q.contagion, state(q)) == (0, (NO_HAZARD, False, False))


@pytest.mark.rules("OP-CON-02", "OP-SAB-14")
def test_failures_raise_it_once_a_turn() -> None:
    p = run(failed(0), RaiseContagion(), RaiseContagion())
    assert p.contagion == 1


@pytest.mark.rules("OP-CON-03", "OP-GAP-08", "OP-FALL-06")
def test_it_rises_after_the_hazards_have_worsened_and_hands_are_full() -> None:
    p = failed(1)
    for player in range(6):
        p.hands[player] = p.hands[player][:3]
    run(p, ResolveHazards(), ReturnToBase(), RaiseContagion())
    assert (p.contagion, point(p)) == (1, "D41")
    answer(p, *[f"{player} decline" for player in (3, 4, 5)])
    assert p.contagion == 2
    assert state(p)[0] == SMOKE  # the large side; it has not worsened
    assert [len(hand) for hand in p.hands] == [5] * 6
    run(p, ResolveHazards())
    assert state(p)[0] == FIRE


@pytest.mark.rules("OP-CON-04", "OP-END-02")
def test_the_last_level_ends_the_game_without_fallout() -> None:
    p = run(failed(7), RaiseContagion())
    assert (p.contagion, p.end_reason) == (8, CONTAGION_FULL)
    assert state(p) == (NO_HAZARD, False, False)
    assert seen(p, "fallout") == []


@pytest.mark.rules("OP-CON-04", "OP-GAP-29")
def test_how_many_levels_there_are_is_an_option_of_each_side() -> None:
    for players, key in ((5, "max_contagion_small"), (6, "max_contagion_large")):
        p = run(failed(5, players, **{key: 6}), RaiseContagion())
        assert p.end_reason == CONTAGION_FULL
        p = run(failed(4, players, **{key: 6}), RaiseContagion())
        assert not p.over


# -- Fallout -------------------------------------------------------------------------------------


@pytest.mark.rules("OP-FALL-01", "OP-SET-03")
def test_fallout_is_that_of_the_level_just_reached_on_the_side_in_play() -> None:
    small = ["power_out", "power_out", "smoke", "power_out", "smoke", "fire", "destroyed"]
    large = ["power_out", "smoke", "power_out", "smoke", "smoke", "fire", "destroyed"]
    for players, fallouts in ((4, small), (5, small), (6, large), (7, large), (8, large)):
        for level, fallout in enumerate(fallouts):
            p = run(failed(level, players), RaiseContagion())
            assert seen(p, "fallout") == [
                {"event": "fallout", "room": "r13", "fallout": fallout},
            ]


@pytest.mark.rules("OP-FALL-02")
def test_power_out_marks_the_room_once() -> None:
    p = run(failed(0), RaiseContagion())
    assert state(p) == (NO_HAZARD, True, False)
    q = failed(0)
    q.power_out[room("r13")] = True
    run(q, RaiseContagion())
    assert (state(q), seen(q, "power_out")) == ((NO_HAZARD, True, False), [])


@pytest.mark.rules("OP-FALL-03")
def test_smoke_comes_only_where_nothing_burns() -> None:
    assert state(run(failed(1), RaiseContagion())) == (SMOKE, False, False)
    for hazard in (SMOKE, FIRE):
        p = failed(1)
        p.hazard[room("r13")] = hazard
        run(p, RaiseContagion())
        assert state(p) == (hazard, False, False)


@pytest.mark.rules("OP-FALL-04")
def test_fire_replaces_smoke() -> None:
    for hazard in (NO_HAZARD, SMOKE, FIRE):
        p = failed(5)
        p.hazard[room("r13")] = hazard
        run(p, RaiseContagion())
        assert state(p) == (FIRE, False, False)


@pytest.mark.rules("OP-FALL-05")
def test_destruction_loses_the_room_with_its_chip() -> None:
    p = failed(6)
    p.hazard[room("r13")] = SMOKE
    p.power_out[room("r13")] = True
    run(p, RaiseContagion())
    assert state(p) == (NO_HAZARD, False, True)
    assert (p.destroyed_count, len(p.lost_chips)) == (1, 1)


@pytest.mark.rules("OP-FALL-07")
def test_a_room_destroyed_this_turn_takes_no_fallout() -> None:
    p = failed(0)
    p.destroyed[room("r13")] = True
    run(p, RaiseContagion())
    assert (p.contagion, state(p)) == (1, (NO_HAZARD, False, True))


@pytest.mark.rules("OP-FALL-01")
def test_nothing_is_no_fallout() -> None:
    p = table()
    fall_out(p, 0, FALLOUTS.index("none"))
    assert p.history == []
    assert LEVELS[0].fallout == [0, 0]


# -- Contain -------------------------------------------------------------------------------------


@pytest.mark.rules("OP-FALL-01", "OP-PWR-01")
@pytest.mark.parametrize(
    ("level", "players", "after"),
    [
        (0, 6, (NO_HAZARD, False, False)),  # power_out: nothing
        (1, 6, (NO_HAZARD, True, False)),  # smoke: power_out
        (5, 6, (SMOKE, False, False)),  # fire: smoke
        (6, 6, (FIRE, False, False)),  # destroyed: fire
    ],
)
def test_contain_lowers_the_fallout(
    level: int, players: int, after: tuple[int, bool, bool]
) -> None:
    p = failed(level, players)
    cast(p, 0, "copper")
    run(p, RaiseContagion())
    assert (point(p), offered(p, 0), p.contagion) == (
        "D43",
        ["decline", "use pw_cop_a"],
        level + 1,
    )
    answer(p, "0 use pw_cop_a")
    assert (state(p), p.power_used, p.choice) == (after, COP_A, None)


@pytest.mark.rules("OP-PWR-03")
def test_contain_may_be_declined() -> None:
    p = failed(1)
    cast(p, 0, "copper")
    answer(run(p, RaiseContagion()), "0 decline")
    assert (state(p)[0], p.power_used) == (SMOKE, -1)


@pytest.mark.rules("OP-FALL-07", "OP-CON-04")
def test_contain_is_not_offered_without_fallout() -> None:
    p = failed(7)
    cast(p, 0, "copper")
    assert run(p, RaiseContagion()).over
    q = failed(0)
    cast(q, 0, "copper")
    q.destroyed[room("r13")] = True
    assert run(q, RaiseContagion()).choice is None
