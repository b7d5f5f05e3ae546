"""Specification 6.6: the torch vote."""

from __future__ import annotations

from typing import Any

import pytest
from tests.outpost_31.stage import (
    answer,
    equip,
    kinds,
    load_dice,
    mission,
    offered,
    point,
    room,
    run,
    seen,
    table,
)

from whiteout.games.outpost_31.position import HUMAN, IMITATION, OutpostPosition
from whiteout.games.outpost_31.rules.contagion import RAISE_CONTAGION
from whiteout.games.outpost_31.rules.gear_window import OPEN_GEAR_WINDOW
from whiteout.games.outpost_31.tables import SMOKE
from whiteout.games.outpost_31.written_codes import FLAMETHROWER


def accused(target: int, players: int = 6, holder: int = 0, **options: Any) -> OutpostPosition:
    """The vote on a target is open; contagion stands at 1, the room die shows 4."""
    p = table(players, **options)
    mission(p, "ml04")
    p.contagion = 1
    load_dice(p, [4])
    equip(p, holder, "flamethrower")
    run(p, OPEN_GEAR_WINDOW)
    while p.asked != [holder]:
        answer(p, f"{p.asked[0]} pass")
    return answer(p, f"{holder} torch", f"{holder} target {target}")


def vote(p: OutpostPosition, *yes: int) -> OutpostPosition:
    """These vote yes, all others no."""
    for player in p.asked[:]:
        answer(p, f"{player} {'yes' if player in yes else 'no'}")
    return p


@pytest.mark.rules("OP-TORCH-01", "OP-GAP-17")
def test_the_uses_are_spent_whatever_the_result() -> None:
    p = accused(3)
    assert seen(p, "accused") == [{"event": "accused", "player": 0, "target": 3}]
    assert p.gear[0][FLAMETHROWER] == []
    vote(p)
    assert p.gear[0][FLAMETHROWER] == []
    assert p.living[3]
    assert point(p) == "D04"


@pytest.mark.rules("OP-TORCH-01")
def test_one_other_living_player_is_accused() -> None:
    p = table()
    mission(p, "ml04")
    p.tied[1] = True
    p.living[2] = False
    equip(p, 0, "flamethrower")
    run(p, OPEN_GEAR_WINDOW)
    answer(p, "0 torch")
    assert point(p) == "D07"
    assert offered(p, 0) == ["target 1", "target 3", "target 4", "target 5", "back"]


@pytest.mark.rules("OP-TORCH-02", "OP-GAP-18")
def test_all_living_players_vote_at_once() -> None:
    p = table()
    mission(p, "ml04")
    p.living[1] = False
    p.tied[2] = True
    equip(p, 0, "flamethrower")
    run(p, OPEN_GEAR_WINDOW)
    answer(p, "0 torch", "0 target 3")
    assert point(p) == "D08"
    assert p.asked == [0, 2, 3, 4, 5]
    for player in p.asked:
        assert offered(p, player) == ["yes", "no"]
    assert p.choice is not None
    assert p.choice.about(p) == {"player": 0, "target": 3}


@pytest.mark.rules("OP-TORCH-03")
def test_votes_are_shown_by_name_once_all_are_in() -> None:
    p = accused(5)
    answer(p, "0 yes", "1 no", "2 no", "3 no", "4 yes")
    assert "voted" not in kinds(p)
    answer(p, "5 no")
    expected = {"event": "voted", "about": "torch", "target": 5, "yes": 2, "no": 4}
    expected |= {"passed": False, "in_favour": [0, 4], "against": [1, 2, 3, 5]}
    assert seen(p, "voted") == [expected]
    assert p.votes == [1, 0, 0, 0, 1, 0]


@pytest.mark.rules("OP-TORCH-03")
def test_with_secret_votes_only_totals_are_shown() -> None:
    p = accused(5, secret_votes=True)
    vote(p, 0, 4)
    (facts,) = seen(p, "voted")
    assert facts == {
        "event": "voted",
        "about": "torch",
        "target": 5,
        "yes": 2,
        "no": 4,
        "passed": False,
        "in_favour": None,
        "against": None,
    }


@pytest.mark.rules("OP-TORCH-04")
@pytest.mark.parametrize("yes", range(7))
def test_more_yes_than_no_burns_and_a_tie_does_not(yes: int) -> None:
    p = accused(4)
    vote(p, *range(yes))
    assert p.living[4] == (yes <= 3)
    assert p.torched_total == (yes > 3)
    assert seen(p, "voted")[0]["passed"] == (yes > 3)


@pytest.mark.rules("OP-TORCH-05", "OP-ELIM-02")
@pytest.mark.parametrize("target", [4, 5])
def test_the_blood_of_the_torched_lies_open(target: int) -> None:
    p = accused(target, 6)
    vote(p, 0, 1, 2, 3)
    assert p.blood_shown[target]
    assert p.blood_shown.count(True) == 1
    blood = "human" if target == 4 else "imitation"
    (facts,) = seen(p, "torched")
    assert facts == {"event": "torched", "player": target, "blood": blood, "count": 5}
    assert p.assimilation_deck.count(HUMAN) == 5, "it stays out of the game"
    assert p.assimilation_deck.count(IMITATION) == 1


@pytest.mark.rules("OP-TORCH-06")
def test_a_torched_human_raises_contagion_and_strikes_a_room_by_the_die() -> None:
    p = accused(4)
    vote(p, 0, 1, 2, 3)
    assert p.torched_humans == 1
    assert p.contagion == 2
    assert p.hazard[room("r14")] == SMOKE, "level 2 of the large side"
    assert [code for code, hazard in enumerate(p.hazard) if hazard] == [room("r14")]
    order = [kind for kind in kinds(p) if kind in ("torched", "contagion_rose", "room_rolled")]
    assert order == ["torched", "contagion_rose", "room_rolled"]


@pytest.mark.rules("OP-TORCH-06")
def test_the_die_is_for_the_highest_open_sector_and_rolled_again_for_ruins() -> None:
    p = accused(4)
    p.unlocked_sector = 2
    p.destroyed[room("r24")] = True
    load_dice(p, [4, 6])
    vote(p, 0, 1, 2, 3)
    assert p.hazard[room("r26")] == SMOKE
    assert p.hazard.count(SMOKE) == 1


@pytest.mark.rules("OP-TORCH-06")
def test_at_the_maximum_there_is_no_fallout() -> None:
    p = accused(4)
    p.contagion = 7
    vote(p, 0, 1, 2, 3)
    assert p.over
    assert p.end_reason == "contagion"
    assert "room_rolled" not in kinds(p)
    assert p.torched_humans == 1


@pytest.mark.rules("OP-TORCH-07", "OP-GAP-20")
def test_the_rise_is_beside_the_one_of_the_turn() -> None:
    p = accused(4)
    vote(p, 0, 1, 2, 3)
    assert p.contagion == 2
    assert not p.failed_this_turn
    p.failed_this_turn = True
    p.room = room("r11")
    p.stack.clear()
    p.close()
    run(p, RAISE_CONTAGION)
    assert p.contagion == 3


@pytest.mark.rules("OP-TORCH-08")
def test_the_last_imitation_burned_may_end_the_game() -> None:
    p = accused(5)
    p.assimilation_deck.remove(IMITATION)
    vote(p, 0, 1, 2, 3)
    assert p.over
    assert p.end_reason == "all_burned"
    assert p.winners == [0, 1, 2, 3, 4]


@pytest.mark.rules("OP-TORCH-08")
def test_an_imitation_costs_no_contagion() -> None:
    p = accused(5)
    vote(p, 0, 1, 2, 3)
    assert not p.over, "an Imitation card is left in the deck"
    assert p.contagion == 1
    assert p.torched_humans == 0
    assert p.torched_total == 1
    assert point(p) == "D04"


@pytest.mark.rules("OP-TORCH-08")
def test_without_a_living_human_the_imitations_win_before_anything_else() -> None:
    p = accused(5)
    p.assimilation_deck = [HUMAN] * 6
    p.blood = [IMITATION] * 6
    vote(p, 0, 1, 2, 3)
    assert p.end_reason == "no_human_left"


@pytest.mark.rules("OP-TORCH-09")
@pytest.mark.parametrize("players", [4, 5])
def test_one_torched_player_at_most_in_a_small_game(players: int) -> None:
    p = accused(1, players)
    equip(p, 0, "flamethrower")
    vote(p)
    assert p.torched_total == 0
    assert "torch" in offered(p, 0), "a failed vote does not count"
    answer(p, "0 torch", "0 target 1")
    equip(p, 0, "flamethrower")
    vote(p, *range(players))
    assert p.torched_total == 1
    assert offered(p, 0) == ["pass", "blood_test"]


@pytest.mark.rules("OP-TORCH-09")
def test_the_limit_of_a_small_game_may_be_set() -> None:
    p = accused(1, 5, torch_limit_small=2)
    equip(p, 0, "flamethrower")
    vote(p, 0, 2, 3)
    assert "torch" in offered(p, 0)


@pytest.mark.rules("OP-TORCH-10")
@pytest.mark.parametrize("players", [6, 7, 8])
def test_no_limit_in_a_large_game(players: int) -> None:
    p = accused(1, players)
    equip(p, 0, "flamethrower")
    vote(p, *range(players))
    answer(p, "0 torch", "0 target 2")
    equip(p, 0, "flamethrower")
    vote(p, *range(players))
    assert p.torched_total == 2
    assert offered(p, 0) == ["pass", "blood_test", "torch"]


@pytest.mark.rules("OP-TORCH-11")
def test_a_torched_captain_is_followed_by_the_next_available_player() -> None:
    p = table()
    mission(p, "ml04")
    p.tied[1] = True
    equip(p, 3, "flamethrower")
    equip(p, 0, "dynamite", 1)
    investigation = p.mission
    run(p, OPEN_GEAR_WINDOW)
    answer(p, "0 pass", "2 pass", "3 torch", "3 target 0")
    vote(p, 1, 2, 3, 4)
    assert p.captain == 2
    assert p.mission == investigation
    assert p.asked == [2]
    assert p.gear[2][1] == [1]
    assert seen(p, "captain_moved") == [{"event": "captain_moved", "captain": 2}]
