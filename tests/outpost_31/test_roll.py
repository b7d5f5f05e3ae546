"""Specification 6.14: rolls, and the powers pw_cop_b, pw_mac_b and pw_gar_b."""

from __future__ import annotations

import pytest
from tests.outpost_31.rolling import DICE, about, battle, investigation, loaded, roll, rolls, rule
from tests.outpost_31.stage import (
    answer,
    cards,
    cast,
    equip,
    offered,
    point,
    run,
    seen,
    table,
)

from whiteout.core.chance import SeededChance
from whiteout.games.outpost_31.position import OutpostPosition
from whiteout.games.outpost_31.rules.dice import CALM, Need, keep_sets, need_of
from whiteout.games.outpost_31.rules.roll import RollTest, RollWhiteout
from whiteout.games.outpost_31.tables import HIGH, KIND, SUM
from whiteout.games.outpost_31.written_codes import COP_B, DYNAMITE, FLAMETHROWER, GAR_B, MAC_B


def kept(test: int, need: list[int], dice: list[int], fair: bool = True) -> list[str]:
    """What may be kept of these dice, without the verb."""
    return [option.text.split()[1] for option in keep_sets(Need(test, need), dice, fair)]


def without_power(p: OutpostPosition) -> OutpostPosition:
    """Nauls is Captain: none of his powers touches a roll."""
    cast(p, 0, "nauls")
    return p


# -- how often -----------------------------------------------------------------------------------


@pytest.mark.rules("OP-ROLL-01", "OP-BAT-06")
def test_a_battle_allows_three_rolls() -> None:
    p = roll(without_power(battle(4)), 1, 2, 3, 4)
    assert p.rolls_left == 2
    for _ in range(2):
        assert not p.test_failed
        answer(loaded(p, 1, 2, 3, 4), "0 keep nothing")
    assert p.test_failed
    assert rolls(p) == 3


@pytest.mark.rules("OP-ROLL-02", "OP-GAP-14")
@pytest.mark.parametrize(("name", "printed"), [("ml11", 2), ("ml01", 3), ("ml24", 4)])
def test_an_investigation_allows_what_is_printed(name: str, printed: int) -> None:
    p = roll(without_power(investigation(name, 5)), 1, 1, 2, 2, 3)
    for left in range(printed - 1, 0, -1):
        assert (point(p), p.rolls_left) == ("D32", left)
        answer(loaded(p, 2, 2, 3), "0 keep 11")
    assert p.test_failed
    assert rolls(p) == printed


@pytest.mark.rules("OP-ROLL-03")
def test_first_all_dice_then_those_not_kept_and_kept_ones_may_be_rolled_later() -> None:
    p = roll(investigation("ml01", 5), 2, 5, 5, 2, 1)
    assert p.dice == [5, 5, 2, 2, 1]
    assert point(p) == "D32"
    assert rule(p) == "OP-ROLL-08"
    answer(loaded(p, 3, 3, 1), "0 keep 55")
    assert p.dice == [5, 5, 3, 3, 1]
    answer(loaded(p, 3, 6, 6), "0 keep 33")
    assert p.dice == [6, 6, 3, 3, 3]
    assert not p.test_failed
    assert p.choice is None
    assert seen(p, "rolled") == [
        {"event": "rolled", "player": 0, "rolled": [2, 5, 5, 2, 1], "kept": [], "rolls_left": 2},
        {"event": "rolled", "player": 0, "rolled": [3, 3, 1], "kept": [5, 5], "rolls_left": 1},
        {"event": "rolled", "player": 0, "rolled": [3, 6, 6], "kept": [3, 3], "rolls_left": 0},
    ]


@pytest.mark.rules("OP-ROLL-04")
def test_success_ends_the_test_at_once() -> None:
    p = investigation("ml01", 4)
    equip(p, 0, "dynamite")
    equip(p, 1, "flamethrower")
    roll(p, 4, 2, 4, 4)
    assert (p.choice, p.test_failed, rolls(p)) == (None, False, 1)


@pytest.mark.rules("OP-ROLL-05")
def test_nobody_stops_while_rolls_remain() -> None:
    p = roll(investigation("ml01", 4), 6, 5, 4, 3)
    assert offered(p, 0) == ["keep 6", "keep 5", "keep 4", "keep 3", "keep nothing"]
    q = roll(investigation("ml02", 3), 6, 1, 1, 1, 1, 1, 1)
    # `high` leaves one way only: rolled without a question
    assert (q.test_failed, rolls(q), q.choice) == (True, 3, None)


@pytest.mark.rules("OP-ROLL-06")
def test_when_no_roll_remains_fire_is_offered_then_one_more_go_then_it_fails() -> None:
    p = battle(3)
    equip(p, 1, "flamethrower", 1)
    roll(p, 1, 2, 3)
    answer(loaded(p, 1, 2, 3), "0 keep nothing")
    answer(loaded(p, 1, 2, 3), "0 keep nothing")
    assert (point(p), offered(p, 1)) == ("D33", ["decline", "extra_rolls"])
    assert rule(p) == "OP-FLAM-07"
    answer(p, "1 decline")
    assert (point(p), offered(p, 0)) == ("D34", ["decline", "use pw_mac_b"])
    answer(p, "0 decline")
    assert p.test_failed
    assert p.gear[1][FLAMETHROWER] == [1]


@pytest.mark.rules("OP-ROLL-06", "OP-FLAM-05")
def test_a_flamethrower_adds_three_rolls() -> None:
    p = battle(3)
    equip(p, 1, "flamethrower", 1)
    roll(p, 1, 2, 3)
    for _ in range(2):
        answer(loaded(p, 1, 2, 3), "0 keep nothing")
    answer(p, "1 extra_rolls")
    assert (p.gear[1][FLAMETHROWER], p.rolls_left, p.extra_rolls_used) == ([], 3, True)
    assert seen(p, "extra_rolls") == [{"event": "extra_rolls", "player": 1, "rolls_left": 3}]
    for _ in range(3):
        assert point(p) == "D32"
        answer(loaded(p, 1, 2, 3), "0 keep nothing")
    assert point(p) == "D34"
    assert rolls(p) == 6


# -- what may be kept ----------------------------------------------------------------------------


@pytest.mark.rules("OP-ROLL-07")
def test_every_roll_has_a_die() -> None:
    for fair in (True, False):
        assert "664" not in kept(SUM, [18], [6, 6, 4], fair)
        assert "2255" not in kept(KIND, [3], [5, 5, 2, 2], fair)


@pytest.mark.rules("OP-ROLL-08", "OP-GAP-13")
def test_free_keeping_is_an_option_of_the_table() -> None:
    p = roll(investigation("ml01", 4, fair_keep=False), 6, 5, 5, 2)
    assert rule(p) == "OP-ROLL-07"
    texts = [text.split()[1] for text in offered(p, 0)]
    assert texts[0] == "55"
    assert sorted(texts) == sorted(
        ["nothing", "6", "5", "2", "65", "62", "55", "52", "655", "652", "552"]
    )
    assert kept(HIGH, [3, 5], [6, 5, 1], False)[0] == "65"
    assert len(kept(HIGH, [3, 5], [6, 5, 1], False)) == 7
    assert kept(SUM, [18], [6, 5, 1], False)[0] == "65"


@pytest.mark.rules("OP-ROLL-09")
@pytest.mark.parametrize(
    ("dice", "legal"),
    [
        ([6, 5, 5, 2, 2, 1], ["55", "22", "5522"]),
        ([6, 6, 6, 2, 2, 1], ["666", "66622"]),
        ([6, 5, 4], ["6", "5", "4", "nothing"]),
        ([6, 6, 5, 5, 4, 4], ["66", "55", "44", "6655", "6644", "5544"]),
        ([5, 5, 3, 2, 1], ["55"]),
    ],
)
def test_a_most_frequent_face_and_only_pairs_beside_it(dice: list[int], legal: list[str]) -> None:
    found = kept(KIND, [4], dice)
    assert found[0] == legal[0]
    assert sorted(found) == sorted(legal)


@pytest.mark.rules("OP-ROLL-10")
def test_high_keeps_all_that_is_high_and_nothing_else() -> None:
    assert kept(HIGH, [4, 5], [6, 5, 5, 4, 1]) == ["655"]
    assert kept(HIGH, [4, 4], [3, 2, 1, 1]) == ["nothing"]
    p = roll(without_power(investigation("ml02", 3)), 6, 5, 4, 3, 5)
    assert (p.dice, p.test_failed, rolls(p)) == ([6, 5, 5], False, 3)


@pytest.mark.rules("OP-ROLL-11")
def test_sum_keeps_sixes_never_what_is_low() -> None:
    assert kept(SUM, [24], [6, 5, 4, 3, 1]) == ["654", "65", "64", "6"]
    assert kept(SUM, [24], [6, 5, 5, 2]) == ["655", "65", "6"]
    assert kept(SUM, [24], [3, 2, 1, 1]) == ["nothing"]


@pytest.mark.rules("OP-ROLL-12")
def test_one_die_or_group_is_given_up_where_all_could_stay() -> None:
    assert kept(SUM, [24], [6, 5, 4, 4]) == ["654", "65", "644", "64", "6"]
    assert kept(SUM, [24], [5, 5, 5, 5]) == ["555", "55", "5", "nothing"]
    assert sorted(kept(KIND, [3], [5, 5, 2, 2])) == ["22", "55"]
    assert kept(KIND, [4], [5, 5, 5, 2, 2]) == ["555"]


# -- dice that cannot, dice that are too many ------------------------------------------------------


@pytest.mark.rules("OP-ROLL-13")
@pytest.mark.parametrize(
    ("name", "dice"), [("ml07", 3), ("ml24", 3), ("ml02", 2), ("ml01", 0), ("ml10", 2)]
)
def test_what_cannot_succeed_fails_without_a_roll(name: str, dice: int) -> None:
    p = roll(investigation(name, dice))
    assert (p.test_failed, rolls(p)) == (True, 0)
    assert seen(p, "too_few_dice") == [{"event": "too_few_dice", "dice": dice}]


@pytest.mark.rules("OP-ROLL-13")
@pytest.mark.parametrize(("name", "dice"), [("ml07", 4), ("ml24", 4), ("ml02", 3), ("ml10", 3)])
def test_what_can_just_succeed_is_rolled(name: str, dice: int) -> None:
    p = roll(investigation(name, dice), *([6] * dice))
    assert (p.test_failed, rolls(p)) == (False, 1)
    assert Need(SUM, [19]).hopeless(3)
    assert not Need(SUM, [18]).hopeless(3)


@pytest.mark.rules("OP-ROLL-14", "OP-REV-07", "OP-BAT-04")
def test_six_dice_at_most() -> None:
    p = investigation("ml01", 6)
    p.revealed = cards("shotgun kerosene axe")
    roll(p, 1, 1, 2, 2, 3, 3)
    assert len(p.dice) == p.dice_count == 6
    for count in range(7):
        q = investigation("ml01", count)
        run(q, RollTest())
        assert q.dice_count == count


# -- requirements ----------------------------------------------------------------------------------


@pytest.mark.rules("OP-ROLL-04", "OP-BAT-05")
@pytest.mark.parametrize(
    ("test", "need", "dice", "met"),
    [
        (KIND, [3], [6, 6, 6, 1], True),
        (KIND, [3], [6, 3, 3, 3], True),
        (KIND, [3], [6, 6, 3, 3], False),
        (KIND, [4], [5, 5, 5, 1], False),
        (HIGH, [3, 5], [6, 5, 5, 1], True),
        (HIGH, [3, 5], [6, 5, 4, 1], False),
        (HIGH, [3, 5], [6, 5], False),
        (SUM, [18], [6, 6, 6], True),
        (SUM, [18], [6, 6, 5], False),
    ],
)
def test_what_meets_a_need(test: int, need: list[int], dice: list[int], met: bool) -> None:
    assert Need(test, need).met(dice) is met
    assert (Need(test, need).shortfall(dice) == 0) is met or len(dice) < need[0]


@pytest.mark.rules("OP-BAT-05")
def test_the_need_of_a_battle_stands_on_the_tracker() -> None:
    for players, threshold in ((4, 5), (5, 5), (6, 4), (8, 4)):
        for level in range(8):
            p = battle(4, players)
            p.contagion = level
            assert need_of(p).test == KIND
            assert need_of(p).count == (4 if level >= threshold else 3)


# -- the Captain's duty ----------------------------------------------------------------------------


@pytest.mark.rules("OP-ROLL-15", "OP-FLAM-10", "OP-GAP-15")
def test_the_captain_must_save_his_last_roll_by_dynamite() -> None:
    p = without_power(investigation("ml11", 4))
    equip(p, 0, "dynamite")
    roll(p, 6, 6, 4, 1)
    assert offered(p, 0)[0] == "pass"  # a roll remains: he is free
    answer(loaded(p, 4, 1), "0 pass")  # the only set to keep is 66, the only way to win 4 to 6
    assert (p.dice, p.test_failed, p.choice) == ([6, 6, 6, 1], False, None)
    assert p.gear[0][DYNAMITE] == []


@pytest.mark.rules("OP-ROLL-15")
def test_where_dynamite_does_not_suffice_the_captain_gives_his_fire() -> None:
    p = without_power(investigation("ml11", 3))
    equip(p, 0, "dynamite", 1)
    equip(p, 0, "flamethrower", 1)
    roll(p, 6, 6, 1, 2)
    answer(p, "0 pass")  # the second roll: 6 6 2, four shifts short
    assert p.dice == [6, 6, 2]
    assert "pass" in offered(p, 0)
    answer(loaded(p, 6), "0 pass")  # not asked for the Flamethrower: it is given
    assert (p.gear[0][FLAMETHROWER], p.extra_rolls_used) == ([], True)
    assert (p.dice, p.test_failed) == ([6, 6, 6], False)


@pytest.mark.rules("OP-ROLL-15", "OP-FLAM-10")
def test_without_the_duty_the_captain_may_let_it_fail() -> None:
    p = without_power(investigation("ml11", 3, captain_gear_duty=False))
    equip(p, 0, "dynamite")
    equip(p, 0, "flamethrower")
    roll(p, 6, 6, 1, 5)
    answer(p, "0 pass")
    assert (p.dice, offered(p, 0)[0]) == ([6, 6, 5], "pass")
    answer(p, "0 pass")
    assert (point(p), offered(p, 0)) == ("D33", ["decline", "extra_rolls"])
    answer(p, "0 decline")
    assert p.test_failed


@pytest.mark.rules("OP-ROLL-16", "OP-FLAM-10")
def test_others_are_asked_first_and_are_free() -> None:
    p = without_power(investigation("ml11", 3))
    for player in (0, 1, 2):
        equip(p, player, "dynamite")
    roll(p, 6, 6, 1, 5)
    for player in (1, 2, 0, 1, 2):
        assert (point(p), p.asked) == ("D30", [player])
        assert "pass" in offered(p, player)
        answer(p, f"{player} pass")
    assert (p.dice, p.test_failed) == ([6, 6, 6], False)
    assert [len(p.gear[player][DYNAMITE]) for player in (0, 1, 2)] == [1, 1, 1]
    assert p.gear[0][DYNAMITE] == [1]


@pytest.mark.rules("OP-ROLL-16")
def test_the_captain_chooses_among_the_ways_of_fewest_uses() -> None:
    p = without_power(investigation("ml11", 4))
    equip(p, 0, "dynamite")
    roll(p, 1, 2, 5, 6)
    answer(p, "0 pass")
    answer(loaded(p, 4, 3, 1), "0 keep 5")
    assert p.dice == [5, 4, 3, 1]
    assert rule(p) == "OP-ROLL-15"
    assert offered(p, 0) == ["raise 3", "lower 5"]  # 4 4 4 by two shifts, nothing else
    answer(p, "0 lower 5")
    assert (p.dice, p.test_failed, p.choice) == ([4, 4, 4, 1], False, None)
    assert p.gear[0][DYNAMITE] == []


@pytest.mark.rules("OP-ROLL-16", "OP-SAB-10")
def test_whiteout_binds_the_captains_dynamite_only() -> None:
    p = table()
    p.team = [0, 1, 2]
    equip(p, 0, "dynamite")
    equip(p, 0, "flamethrower")
    run(loaded(p, 2, 3), RollWhiteout())
    assert offered(p, 0) == ["raise 2", "raise 3"]
    answer(p, "0 raise 2")  # 3 3: the next shift is the same whichever die, so it is made
    assert (sum(p.dice), p.gear[0][DYNAMITE], p.gear[0][FLAMETHROWER]) == (7, [], [2])
    assert p.choice is None
    q = table()
    q.team = [0, 1, 2]
    equip(q, 0, "dynamite")
    run(loaded(q, 2, 2), RollWhiteout())
    assert "pass" in offered(q, 0)  # three short: two uses do not suffice


@pytest.mark.rules("OP-SAB-10")
def test_whiteout_is_two_dice_once() -> None:
    p = table()
    p.team = [0, 1, 2]
    run(loaded(p, 4, 3), RollWhiteout())
    assert (p.dice, p.choice, p.rolls_left) == ([4, 3], None, 0)
    p.rolls_left = 2
    run(loaded(p, 1, 3), RollWhiteout())
    assert (p.dice, p.choice, rolls(p), p.rolls_left) == ([3, 1], None, 2, 0)
    assert CALM.shortfall([5, 1]) == 1


@pytest.mark.parametrize(
    ("test", "need", "dice", "short"),
    [
        (KIND, [3], [6, 6, 1], 5),
        (KIND, [3], [5, 4, 3, 1], 2),
        (KIND, [4], [6, 5, 4, 3, 2], 4),
        (KIND, [3], [4, 4, 4], 0),
        (KIND, [3], [6, 2, 1, 1], 1),
        (HIGH, [3, 5], [6, 4, 3, 1], 3),
        (HIGH, [2, 5], [6, 5, 1], 0),
        (SUM, [18], [6, 5, 4], 3),
        (SUM, [10], [6, 6], 0),
    ],
)
@pytest.mark.rules("OP-ROLL-16")
def test_how_many_shifts_are_missing(
    test: int, need: list[int], dice: list[int], short: int
) -> None:
    assert Need(test, need).shortfall(dice) == short


# -- powers ----------------------------------------------------------------------------------------


@pytest.mark.rules("OP-ROLL-04", "OP-PWR-01")
def test_steady_hand_rolls_one_die_for_nothing() -> None:
    p = investigation("ml01", 4)
    cast(p, 0, "copper")
    roll(p, 6, 6, 2, 1)
    assert (point(p), offered(p, 0)) == ("D31", ["decline", "reroll 1", "reroll 2", "reroll 6"])
    assert (rule(p), about(p)) == ("OP-ROLL-04", {"power": "pw_cop_b"})
    answer(loaded(p, 2), "0 reroll 1")
    assert (p.dice, p.rolls_left, p.power_used) == ([6, 6, 2, 2], 2, COP_B)
    assert seen(p, "die_rerolled") == [
        {"event": "die_rerolled", "player": 0, "die": 1, "became": 2, "dice": [6, 6, 2, 2]}
    ]
    assert (point(p), rolls(p)) == ("D32", 1)


@pytest.mark.rules("OP-ROLL-04")
def test_steady_hand_stands_between_two_windows_for_dynamite() -> None:
    p = investigation("ml01", 4)
    cast(p, 0, "copper")
    equip(p, 1, "dynamite")
    roll(p, 6, 5, 3, 1)
    answer(p, "1 pass")
    assert point(p) == "D31"
    answer(loaded(p, 6), "0 reroll 1")
    assert (p.dice, point(p), p.asked) == ([6, 6, 5, 3], "D30", [1])
    answer(p, "1 raise 5")
    assert (p.dice, p.choice, p.test_failed) == ([6, 6, 6, 3], None, False)


@pytest.mark.rules("OP-ROLL-04")
def test_steady_hand_after_any_roll_but_never_after_success_and_once_a_turn() -> None:
    p = investigation("ml01", 4)
    cast(p, 0, "copper")
    roll(p, 6, 5, 3, 1)
    answer(p, "0 decline")
    answer(loaded(p, 4, 2, 1), "0 keep 6")
    assert point(p) == "D31"
    answer(loaded(p, 1, 5, 4), "0 reroll 2")  # 6 4 1 1: only 11 can be kept, and no third window
    assert (p.dice, p.test_failed, rolls(p)) == ([5, 4, 1, 1], True, 3)
    q = investigation("ml01", 4)
    cast(q, 0, "copper")
    equip(q, 1, "dynamite")
    roll(q, 6, 6, 5, 1)
    answer(q, "1 raise 5")
    assert (q.choice, q.test_failed, q.power_used) == (None, False, -1)


@pytest.mark.rules("OP-PWR-01")
def test_steady_hand_is_for_investigations() -> None:
    p = battle(4)
    cast(p, 0, "copper")
    roll(p, 6, 5, 3, 1)
    assert point(p) == "D32"


@pytest.mark.rules("OP-ROLL-06", "OP-PWR-01")
def test_one_more_go_is_one_more_roll_of_a_battle() -> None:
    p = roll(battle(3), 6, 6, 1, 1, 1)
    assert (point(p), p.rolls_left) == ("D34", 0)
    assert about(p) == {"power": "pw_mac_b"}
    answer(loaded(p, 6), "0 use pw_mac_b")
    assert (p.dice, p.test_failed, p.power_used) == ([6, 6, 6], False, MAC_B)
    q = roll(battle(3), 6, 6, 1, 1, 1)
    answer(loaded(q, 1), "0 use pw_mac_b")
    assert (q.test_failed, rolls(q)) == (True, 4)
    assert roll(investigation("ml02", 3), 6, 6, 1, 1, 1).test_failed  # not in an Investigation


@pytest.mark.rules("OP-ROLL-06", "OP-FLAM-07")
def test_one_more_go_is_not_asked_for_while_fire_gives_rolls() -> None:
    p = battle(3)
    equip(p, 1, "flamethrower")
    roll(p, 6, 6, 1, 1, 1)
    answer(loaded(p, 1, 1, 1), "1 extra_rolls")
    assert (point(p), rolls(p)) == ("D34", 6)


@pytest.mark.rules("OP-FLAM-07")
def test_fire_is_offered_again_when_one_more_go_has_failed() -> None:
    p = battle(3)
    equip(p, 1, "flamethrower")
    roll(p, 6, 6, 1, 1, 1)
    answer(p, "1 decline")
    answer(loaded(p, 1), "0 use pw_mac_b")
    assert (point(p), p.asked) == ("D33", [1])


@pytest.mark.rules("OP-FLAM-07", "OP-GAP-16", "OP-ROLL-16")
def test_fire_comes_from_the_team_in_seat_order_and_once() -> None:
    p = without_power(battle(3))
    for player in (1, 2, 4):
        p.gear[player][FLAMETHROWER].append(1)
    roll(p, 6, 6, 1, 1, 1)
    assert p.asked == [1]
    answer(p, "1 decline")
    assert p.asked == [2]
    answer(loaded(p, 1, 1, 1), "2 extra_rolls")
    assert (p.test_failed, p.gear[4][FLAMETHROWER]) == (True, [1])


@pytest.mark.rules("OP-FLAM-06", "OP-FLAM-07")
def test_when_somebody_has_given_rolls_nobody_else_is_asked() -> None:
    p = without_power(battle(3))
    equip(p, 1, "flamethrower")
    equip(p, 2, "flamethrower")
    roll(p, 6, 6, 1, 1, 1)
    answer(loaded(p, 2, 6), "1 extra_rolls")
    assert (p.choice, p.test_failed, p.gear[2][FLAMETHROWER]) == (None, False, [2])


@pytest.mark.rules("OP-ROLL-03", "OP-ROLL-04")
def test_dice_have_six_faces_each_as_likely() -> None:
    counts = [0] * 7
    again = [0] * 7
    for seed in range(600):
        p = investigation("ml01", 4)
        cast(p, 0, "copper")
        p.chance = SeededChance(seed)
        run(p, RollTest())
        for face in seen(p, "rolled")[0]["rolled"]:
            counts[face] += 1
        if point(p) == "D31":
            answer(p, f"0 {offered(p, 0)[1]}")
            again[seen(p, "die_rerolled")[0]["became"]] += 1
    assert counts[0] == again[0] == 0
    assert min(counts[1:]) > 330  # 400 expected
    assert min(again[1:]) > 60  # about 90


@pytest.mark.rules("OP-GAP-16")
def test_gear_from_outside_the_team_is_an_option() -> None:
    p = without_power(battle(3, gear_roll_scope="any"))
    equip(p, 4, "flamethrower")
    equip(p, 5, "dynamite")
    p.tied[3] = True
    equip(p, 3, "flamethrower")
    roll(p, 6, 6, 1)
    assert (point(p), p.asked) == ("D30", [5])
    answer(loaded(p, 1, 1), "5 pass", "5 pass", "5 pass")
    assert (point(p), p.asked) == ("D33", [4])


@pytest.mark.rules("OP-PWR-01", "OP-BAT-04")
def test_sidearm_adds_a_die_before_the_first_roll_of_a_battle() -> None:
    p = battle(2)
    cast(p, 0, "garry")
    p.dice = [6, 5]  # of a Whiteout
    roll(p, 6, 6, 6)
    assert (point(p), p.dice, rolls(p), p.step) == ("D35", [], 0, "roll")
    answer(p, "0 use pw_gar_b")
    assert (p.dice, p.test_failed, p.power_used) == ([6, 6, 6], False, GAR_B)
    q = battle(2)
    cast(q, 0, "garry")
    answer(roll(q), "0 decline")
    assert (q.test_failed, rolls(q)) == (True, 0)


@pytest.mark.rules("OP-ROLL-14")
def test_sidearm_is_not_offered_with_six_dice_or_outside_a_battle() -> None:
    p = battle(6)
    cast(p, 0, "garry")
    roll(p, 6, 6, 6, 1, 1, 1)
    assert rolls(p) == 1
    q = investigation("ml01", 3)
    cast(q, 0, "garry")
    roll(q, 6, 6, 6)
    assert rolls(q) == 1


@pytest.mark.rules("OP-ROLL-01")
def test_a_failed_test_rolls_nothing() -> None:
    p = investigation("ml01", 4)
    p.test_failed = True
    roll(p)
    assert (rolls(p), p.dice_count, len(DICE)) == (0, 0, 7)
