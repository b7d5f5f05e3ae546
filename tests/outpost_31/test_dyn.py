"""Specification 6.4: Dynamite."""

from __future__ import annotations

import pytest
from tests.outpost_31.rolling import battle, investigation, loaded, roll, rule
from tests.outpost_31.stage import answer, cast, equip, missions, offered, point, run, seen, table

from whiteout.games.outpost_31.rules.mission_log import RevealMission
from whiteout.games.outpost_31.rules.roll import RollWhiteout
from whiteout.games.outpost_31.rules.setup import roll_first_captain
from whiteout.games.outpost_31.written_codes import DYNAMITE


@pytest.mark.rules("OP-DYN-01")
@pytest.mark.parametrize("kind", ["investigation", "battle", "whiteout"])
def test_after_any_roll_of_a_test_a_holder_on_the_team_may_shift_a_die(kind: str) -> None:
    p = investigation("ml01", 3) if kind == "investigation" else battle(3)
    equip(p, 1, "dynamite")
    equip(p, 4, "dynamite")
    if kind == "whiteout":
        run(loaded(p, 5, 1), RollWhiteout())
    else:
        roll(p, 5, 5, 1)
    assert (point(p), p.asked) == ("D30", [1])  # 4 has stayed at home
    assert rule(p) == "OP-DYN-01"
    answer(p, "1 raise 1")
    assert p.gear[1][DYNAMITE] == [1]
    changed = [5, 2] if kind == "whiteout" else [5, 5, 2]
    assert p.dice == changed
    assert seen(p, "die_shifted") == [
        {"event": "die_shifted", "player": 1, "way": "raise", "die": 1, "dice": changed}
    ]


@pytest.mark.rules("OP-DYN-01")
def test_after_every_roll_not_only_the_first() -> None:
    p = investigation("ml01", 3)
    equip(p, 1, "dynamite")
    roll(p, 5, 5, 1, 2, 3)
    answer(p, "1 pass", "1 pass")
    assert (p.dice, p.asked, p.rolls_left) == ([5, 5, 3], [1], 0)


@pytest.mark.rules("OP-DYN-01")
def test_the_tied_have_no_part_in_a_roll() -> None:
    p = investigation("ml01", 3, gear_roll_scope="any")
    equip(p, 4, "dynamite")
    equip(p, 5, "dynamite")
    p.tied[4] = True
    roll(p, 5, 5, 1)
    assert p.asked == [5]


@pytest.mark.rules("OP-DYN-02")
def test_a_die_stays_between_one_and_six() -> None:
    p = investigation("ml01", 4)
    equip(p, 1, "dynamite")
    roll(p, 6, 3, 3, 1)
    assert offered(p, 1) == ["pass", "raise 1", "raise 3", "lower 3", "lower 6"]


@pytest.mark.rules("OP-DYN-03")
def test_several_uses_after_one_roll_on_one_die_by_several_holders() -> None:
    p = investigation("ml01", 3)
    equip(p, 1, "dynamite")
    equip(p, 2, "dynamite", 1)
    roll(p, 5, 5, 2)
    answer(p, "1 raise 2", "1 raise 3")
    assert (p.dice, p.asked) == ([5, 5, 4], [2])
    answer(p, "2 raise 4")
    assert (p.dice, p.choice, p.test_failed) == ([5, 5, 5], None, False)
    assert p.gear[1][DYNAMITE] == p.gear[2][DYNAMITE] == []


@pytest.mark.rules("OP-DYN-03")
def test_several_cards_are_spent_one_after_the_other() -> None:
    p = investigation("ml01", 4)
    equip(p, 1, "dynamite", 1)
    equip(p, 1, "dynamite", 2)
    roll(p, 6, 5, 1, 1)
    answer(p, "1 raise 5")
    assert p.gear[1][DYNAMITE] == [2]
    answer(p, "1 raise 1")
    assert (p.dice, p.gear[1][DYNAMITE], p.asked) == ([6, 6, 2, 1], [1], [1])


@pytest.mark.rules("OP-DYN-04")
def test_the_holder_alone_decides() -> None:
    p = investigation("ml01", 3)
    equip(p, 1, "dynamite")
    roll(p, 5, 5, 1)
    assert offered(p, 0) == []
    answer(p, "1 lower 5")
    assert p.dice == [5, 4, 1]


@pytest.mark.rules("OP-DYN-05")
def test_a_changed_die_counts_and_may_be_kept() -> None:
    p = investigation("ml01", 4)
    equip(p, 1, "dynamite", 1)
    roll(p, 6, 5, 2, 1)
    answer(loaded(p, 6, 3), "1 raise 5")
    assert (p.dice, p.test_failed) == ([6, 6, 6, 3], False)
    assert seen(p, "rolled")[-1]["kept"] == [6, 6]


@pytest.mark.rules("OP-DYN-06")
def test_room_dice_and_the_dice_of_setup_are_not_tests() -> None:
    p = table()
    cast(p, 0, "nauls")
    for player in range(6):
        p.gear[player][DYNAMITE].append(2)
    missions(p, "ml33 ml04")
    run(loaded(p, 5), RevealMission())
    assert (p.choice, len(seen(p, "room_rolled"))) == (None, 1)
    roll_first_captain(p)
    assert p.choice is None
