"""Setup: specification 4."""

from __future__ import annotations

from typing import Any

import pytest

from whiteout.core.chance import SeededChance
from whiteout.core.match import Match, Seeded
from whiteout.core.refusal import BadSetting
from whiteout.games.the_thing.game import GAME
from whiteout.games.the_thing.position import ThingPosition
from whiteout.games.the_thing.rules import setup
from whiteout.games.the_thing.settings import Settings
from whiteout.games.the_thing.tables import (
    ALIEN,
    BOILER,
    COMMS,
    GENERATOR,
    GREEN,
    HELICOPTER,
    REC_ROOM,
    SNOWCAT,
)


def start(seats: int, seed: int = 1, **options: Any) -> ThingPosition:
    """The table as it stands before the first round."""
    p = setup.set_up(seats, Settings(seats, options), SeededChance(seed), True)
    while p.step == "setup" and p.stack and p.round == 0 and type(p.stack[-1]).__name__ != "Round":
        p.stack.pop().run(p)
    return p


@pytest.mark.rules(
    "TT-SET-01", "TT-SET-02", "TT-SET-03", "TT-SET-05", "TT-SET-06", "TT-SET-07", "TT-SET-08",
    "TT-SET-09", "TT-SET-10", "TT-SET-12", "TT-SET-13", "TT-SET-14", "TT-SET-15", "TT-INV-02",
)  # fmt: skip
@pytest.mark.parametrize(
    ("seats", "underground", "outdoor", "damage", "operations", "weapons", "objects", "blood"),
    [
        (4, 10, 3, (2, 1, 4), 13, 8, 9, 8),
        (5, 10, 4, (3, 1, 5), 11, 8, 9, 10),
        (6, 14, 5, (4, 1, 6), 9, 10, 10, 12),
        (7, 18, 6, (5, 1, 7), 7, 10, 13, 14),
        (8, 18, 7, (6, 1, 8), 5, 12, 15, 16),
    ],
)
def test_a_hidden_game_is_set_up_by_the_table(
    seats: int,
    underground: int,
    outdoor: int,
    damage: tuple[int, int, int],
    operations: int,
    weapons: int,
    objects: int,
    blood: int,
) -> None:
    p = start(seats)
    assert (p.underground, p.outdoor, p.operations) == (underground, outdoor, operations)
    assert (p.damage[HELICOPTER], p.damage[SNOWCAT], p.damage[COMMS]) == damage
    assert (p.fuel[BOILER], p.fuel[GENERATOR], sum(p.fuel)) == (4, 4, 8)
    assert (len(p.weapon_deck), len(p.object_deck)) == (weapons, objects)
    assert (p.bag.count(9), p.bag.count(10)) == (blood, 3 * blood // 2)
    assert (p.pantry, p.kitchen, p.rescue_fuel, p.sos) == (16, 0, 1, 0)
    assert (p.charges_supply, p.fire_supply) == (12, 6)
    assert p.suspicion == [1] * seats
    assert [len(hand) for hand in p.hands] == [2] * seats
    assert len(p.deck) == 51 - 2 * seats
    assert p.role.count(ALIEN) == 1
    assert p.infections == [p.role.index(ALIEN)]
    assert p.dogs == [-1] * 4
    assert p.place == [REC_ROOM] * seats
    storm = [row for row in p.settings.weather if row[3] == 1]
    assert storm == [[2, 2, 3, 1]]


@pytest.mark.rules("TT-SET-04", "TT-SET-11", "TT-SET-16", "TT-SET-17", "TT-SET-18")
def test_leader_marker_and_characters_come_by_chance() -> None:
    tables = [start(5, seed) for seed in range(40)]
    assert len({p.leader for p in tables}) == 5
    assert {p.marker_place for p in tables} == set(range(GREEN))
    assert len({tuple(p.character) for p in tables}) > 30
    assert all(not p.kennel_card and p.owner == list(range(5)) for p in tables)
    assert start(5, first_leader=3).leader == 3
    with pytest.raises(BadSetting, match="first_leader cannot be 7"):
        start(5, first_leader=7)
    colours = [row["colour"] for row in GAME.view(start(5), -1)["characters"]]
    assert colours == ["red", "yellow", "green", "blue", "white"]


@pytest.mark.rules("TT-SET-11", "TT-CSET-02", "TT-CSET-08")
@pytest.mark.parametrize(("seats", "figures"), [(1, 6), (2, 6), (3, 6), (4, 4)])
def test_characters_are_chosen_one_at_a_time(seats: int, figures: int) -> None:
    match = Match(GAME, seats, {"character_choice": "choose"}, Seeded(3))
    p = match.position
    assert isinstance(p, ThingPosition)
    asked = []
    while p.choice is not None and p.choice.point(p) == "D01":
        assert "role" not in match.view(p.asked[0])
        asked.append(p.asked[0])
        match.answer(p.asked[0], p.number, p.options(p.asked[0])[0].text)
    assert asked == [figure % seats for figure in range(figures)]
    assert p.owner == asked
    assert len(set(p.character)) == figures


@pytest.mark.rules(
    "TT-CSET-01", "TT-CSET-02", "TT-CSET-03", "TT-CSET-04", "TT-CSET-05", "TT-CSET-06",
    "TT-CSET-07", "TT-CGEN-02", "TT-CGEN-03", "TT-CGEN-11", "TT-INF-09",
)  # fmt: skip
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_cooperative_game_is_set_up_for_six(seats: int) -> None:
    p = start(seats)
    assert (p.underground, p.outdoor, p.operations) == (14, 5, 9)
    assert (p.damage[HELICOPTER], p.damage[SNOWCAT], p.damage[COMMS]) == (4, 1, 6)
    assert (len(p.weapon_deck), len(p.object_deck)) == (10, 13)
    assert (p.bag.count(9), p.bag.count(10)) == (12, 18)
    assert p.suspicion == [1] * 6
    assert p.threat == 6
    assert sorted(p.role + p.spare_roles) == [0] * 6 + [1] * 2
    assert p.marker_place == -1
    assert p.deck == []
    assert [p.owner.count(seat) for seat in range(seats)] == [6 // seats] * seats
    assert "role" not in GAME.view(p, 0)
    assert GAME.view(p, 0)["roles_known"] == [None] * 6
    assert {start(seats, seed).leader for seed in range(30)} == set(range(seats))
    assert start(seats, first_leader=seats - 1).leader == seats - 1
    counts = [start(1, seed).role.count(ALIEN) for seed in range(60)]
    assert set(counts) == {0, 1, 2}
