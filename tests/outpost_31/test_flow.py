"""Specification 5: the flow of a match; specification 9: what dice do."""

from __future__ import annotations

from math import sqrt

import pytest
from tests.outpost_31.rolling import battle
from tests.outpost_31.stage import (
    answer,
    cast,
    equip,
    kinds,
    missions,
    point,
    room,
    run,
    seen,
    table,
)

from whiteout.core.chance import SeededChance
from whiteout.games.outpost_31.game import GAME
from whiteout.games.outpost_31.position import ESCAPE, OutpostPosition
from whiteout.games.outpost_31.rules.automatic import default
from whiteout.games.outpost_31.rules.roll import RollTest
from whiteout.games.outpost_31.rules.turn import STEPS, TakeTurn
from whiteout.games.outpost_31.tables import FIRE, SMOKE


def play(seats: int, seed: int) -> OutpostPosition:
    """A whole match by random answers."""
    p = GAME.start(seats, {}, SeededChance(seed), True)
    assert isinstance(p, OutpostPosition)
    chance = SeededChance(seed, 1)
    while not p.over:
        seat = p.asked[chance.below(len(p.asked), "seat")]
        options = p.options(seat)
        p.apply(seat, options[chance.below(len(options), "answer")])
    return p


def by_default(p: OutpostPosition, turns: int = 1) -> OutpostPosition:
    """Everybody is played by the answers of the absent until this turn is over."""
    last = p.turn + turns
    chance = SeededChance(1, 2)
    while not p.over and p.turn < last:
        seat = p.asked[0]
        p.apply(seat, default(p, seat, chance))
    return p


@pytest.mark.rules("OP-FLOW-01")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_setup_then_turns_then_the_end(seats: int) -> None:
    for seed in range(8):
        p = play(seats, 10 * seats + seed)
        order = kinds(p)
        assert order.index("dealt") < order.index("turn_began")
        assert order[-1] == "ended"
        assert order.count("turn_began") == p.turn
        if "escape_began" in order:
            assert "turn_began" not in order[order.index("escape_began") :]


@pytest.mark.rules("OP-FLOW-02")
def test_a_turn_runs_its_steps_in_order() -> None:
    p = table(6)
    cast(p, 0, "nauls")
    missions(p, "ml03 ml04")
    p.hazard[room("r36")] = SMOKE
    run(p, TakeTurn(0))
    by_default(p)
    order = kinds(p)
    told = [
        "turn_began",
        "mission_revealed",
        "gear_passed",
        "team_gathered",
        "entered",
        "handed_in",
        "looked_at_pool",
        "no_swap",
        "revealed",
        "investigated",
        "hazard",
        "drew",
    ]
    places = [order.index(kind) for kind in told]
    assert places == sorted(places)
    assert seen(p, "turn_began")[1] == {"event": "turn_began", "captain": 1, "turn": 3}
    assert [type(step).__name__ for step in STEPS] == [
        "RevealMission",
        "OpenGearWindow",
        "GatherTeam",
        "ChooseRoom",
        "Investigate",
        "ResolveHazards",
        "ReturnToBase",
        "RaiseContagion",
        "Unlock",
        "EndTurn",
    ]


@pytest.mark.rules("OP-FLOW-03", "OP-FLOW-08", "OP-ROOM-12")
def test_a_turn_without_a_room_skips_what_belongs_to_it() -> None:
    p = table(6)
    cast(p, 0, "nauls")
    missions(p, "ml03 ml04")
    for index in range(6):
        p.hazard[index] = SMOKE
    run(p, TakeTurn(0))
    by_default(p)
    order = kinds(p)
    assert "turn_passed" in order
    for kind in ("entered", "handed_in", "investigated", "chip_revealed", "contagion_rose"):
        assert kind not in order
    assert (p.contagion, p.captain) == (0, 1)


@pytest.mark.rules("OP-FLOW-04")
def test_the_first_end_met_is_the_end() -> None:
    p = table(6)
    cast(p, 0, "nauls")
    missions(p, "ml03 ml04")
    p.destroyed_count = 3
    p.contagion = 7
    p.hazard[room("r21")] = FIRE
    run(p, TakeTurn(0))
    by_default(p)
    assert (p.over, p.end_reason, p.contagion) == (True, "ruins", 7)
    assert kinds(p)[-2:] == ["destroyed", "ended"]


@pytest.mark.rules("OP-FLOW-05")
def test_simultaneous_choices_are_applied_from_the_captain_whatever_came_first() -> None:
    results = []
    for order in ([3, 4, 5], [5, 3, 4], [4, 5, 3]):
        p = table(6)
        cast(p, 1, "nauls")
        p.captain = 1
        p.team = [1, 2, 0]
        p.entered = True
        run(p, STEPS[6])
        assert point(p) == "D41"
        answer(p, *[f"{player} discard petri_dish" for player in order])
        results.append((p.hands, p.discard, [event["player"] for event in seen(p, "drew")]))
    assert results[0] == results[1] == results[2]
    assert results[0][2] == [3, 4, 5]


@pytest.mark.rules("OP-FLOW-06", "OP-ROPE-09")
def test_the_living_may_talk_at_all_times() -> None:
    p = table(6)
    p.tied[2] = True
    for step in ("mission_log", "hand_in", "roll", "base", ESCAPE):
        p.step = step
        for player in range(6):
            assert GAME.silenced(p, player) == ""


# -- the reference values of specification 9 ------------------------------------------------------


def success(dice: int, contagion: int, fire: bool, trials: int) -> float:
    """How often a Battle is won, keeping one largest group."""
    p = battle(dice)
    p.history = None
    cast(p, 0, "nauls")
    p.contagion = contagion
    cards = p.revealed
    chance = SeededChance(1, 3)
    won = 0
    for seed in range(trials):
        q = p.clone()
        q.chance = SeededChance(seed, 5)
        q.revealed = cards[:]
        if fire:
            equip(q, 0, "flamethrower")
        run(q, RollTest())
        while q.choice is not None:
            q.apply(0, default(q, 0, chance))
        won += not q.test_failed
    return won / trials


@pytest.mark.rules("OP-ROLL-01", "OP-ROLL-03", "OP-FLAM-05")
@pytest.mark.parametrize(
    ("dice", "contagion", "fire", "percent"),
    [
        (3, 0, False, 22),
        (4, 0, False, 51),
        (5, 0, False, 75),
        (6, 0, False, 89),
        (4, 7, False, 10),
        (5, 7, False, 29),
        (6, 7, False, 50),
        (4, 7, True, 35),
        (5, 7, True, 70),
        (6, 7, True, 88),
    ],
)
def test_how_often_dice_come_alike(dice: int, contagion: int, fire: bool, percent: int) -> None:
    trials = 2000
    chance = percent / 100
    allowed = 0.005 + 4 * sqrt(chance * (1 - chance) / trials)
    assert abs(success(dice, contagion, fire, trials) - chance) < allowed
