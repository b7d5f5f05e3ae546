"""Specification 6.2: the Gear window, and pw_nau_b, which is used in it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.outpost_31.stage import (
    answer,
    cast,
    deal,
    equip,
    mission,
    missions,
    offered,
    on_top,
    point,
    run,
    seen,
    table,
)

from whiteout.games.outpost_31.position import NOTHING, OutpostPosition
from whiteout.games.outpost_31.rules.gear_window import OPEN_GEAR_WINDOW
from whiteout.games.outpost_31.rules.team import GATHER_TEAM
from whiteout.games.outpost_31.rules.turn import TakeTurn
from whiteout.games.outpost_31.tables import IDS
from whiteout.games.outpost_31.written_codes import FLAMETHROWER, NAU_B, ROPE


def window(players: int = 6, **options: Any) -> OutpostPosition:
    """A table with ml04 face up, before its Gear window."""
    p = table(players, **options)
    mission(p, "ml04")
    return p


@pytest.mark.rules("OP-GW-01")
def test_the_window_opens_after_the_investigation_and_closes_before_the_team() -> None:
    p = table()
    missions(p, "ml04")
    run(p, TakeTurn(0))
    assert point(p) == "D04"
    assert p.step == "gear_window"
    assert p.team == []
    answer(p, *[f"{player} pass" for player in range(6)])
    assert point(p) == "D13"
    assert p.step == "team"


@pytest.mark.rules("OP-GW-02")
def test_priority_goes_clockwise_from_the_captain_over_available_players() -> None:
    p = window()
    p.captain = 3
    p.living[4] = False
    p.tied[0] = True
    run(p, OPEN_GEAR_WINDOW)
    asked = []
    while p.choice is not None:
        (seat,) = p.asked
        asked.append(seat)
        assert point(p) == "D04"
        answer(p, f"{seat} pass")
    assert asked == [3, 5, 1, 2]
    assert [facts["player"] for facts in seen(p, "gear_passed")] == [3, 5, 1, 2]


@pytest.mark.rules("OP-GW-03")
def test_after_an_action_priority_starts_again_with_the_captain() -> None:
    p = window()
    equip(p, 2, "flamethrower")
    run(p, OPEN_GEAR_WINDOW)
    answer(p, "0 pass", "1 pass", "2 blood_test", "2 target 1")
    assert p.asked == [0]
    answer(p, *[f"{player} pass" for player in range(6)])
    assert p.choice is None


@pytest.mark.rules("OP-GW-03", "OP-ROPE-03")
def test_after_a_change_of_captain_priority_starts_with_the_new_one() -> None:
    p = window()
    equip(p, 2, "rope")
    run(p, OPEN_GEAR_WINDOW)
    answer(p, "0 pass", "1 pass", "2 rope_captain")
    assert p.captain == 1
    assert p.asked == [1]
    answer(p, "1 pass", "2 pass", "3 pass", "4 pass", "5 pass")
    assert p.choice is None, "the tied player 0 is not asked"


@pytest.mark.rules("OP-GW-04")
def test_every_legal_action_is_offered_and_nothing_else() -> None:
    p = window(8)
    cast(p, 2, "windows")
    cast(p, 6, "blair")
    p.captain = 2
    deal(p, 2, "molotov axe")
    for player in (2, 3):
        equip(p, player, "rope")
        equip(p, player, "flamethrower")
        equip(p, player, "dynamite")
    run(p, OPEN_GEAR_WINDOW)
    with_gear = ["rope_player", "blood_test", "torch"]
    assert offered(p, 2) == ["pass", *with_gear, "use pw_win_a", "play_molotov"]
    answer(p, "2 pass")
    assert offered(p, 3) == ["pass", "rope_captain", *with_gear]
    answer(p, "3 pass")
    assert offered(p, 4) == ["pass"]


@pytest.mark.rules("OP-GW-04")
def test_nobody_is_asked_who_can_only_pass_for_all_to_see() -> None:
    """A Molotov in hand is the player's own: as long as one could be played, all with cards are
    asked."""
    p = window()
    p.hands[3] = []
    run(p, OPEN_GEAR_WINDOW)
    answer(p, "0 pass", "1 pass", "2 pass")
    assert p.asked == [4]
    answer(p, "4 pass", "5 pass")
    p.molotov_played = True
    run(p, OPEN_GEAR_WINDOW)
    assert p.choice is None
    equip(p, 3, "flamethrower")
    run(p, OPEN_GEAR_WINDOW)
    assert p.asked == [3]


@pytest.mark.rules("OP-GW-05")
def test_gear_and_its_uses_are_told_to_all() -> None:
    p = window()
    equip(p, 2, "flamethrower")
    run(p, OPEN_GEAR_WINDOW)
    answer(p, "0 pass", "1 pass", "2 blood_test", "2 target 4")
    spent = {"event": "gear_spent", "player": 2, "gear": "flamethrower", "uses": 1, "left": 1}
    for viewer in (-1, 2, 4, 5):
        assert seen(p, "gear_spent", viewer) == [spent]


@pytest.mark.rules("OP-GW-06")
def test_gear_stays_with_its_holder() -> None:
    """No action gives, lends or takes it: a whole window leaves every other card where it was."""
    p = window()
    for player in range(3):
        equip(p, player, ["rope", "dynamite", "flamethrower"][player])
    run(p, OPEN_GEAR_WINDOW)
    verbs: set[str] = set()
    while p.choice is not None:
        (seat,) = p.asked
        verbs.update(text.split()[0] for text in offered(p, seat))
        answer(p, f"{seat} pass")
    assert verbs == {"pass", "rope_player", "blood_test", "torch"}
    assert p.gear[:3] == [[[2], [], []], [[], [2], []], [[], [], [2]]]


@pytest.mark.rules("OP-GW-07")
def test_a_tied_player_has_no_action() -> None:
    p = window()
    cast(p, 1, "windows")
    p.tied[1] = True
    deal(p, 1, "molotov")
    equip(p, 1, "rope")
    equip(p, 1, "flamethrower")
    run(p, OPEN_GEAR_WINDOW)
    answer(p, "0 pass")
    assert p.asked == [2]
    assert offered(p, 1) == []


@pytest.mark.rules("OP-GW-08")
@pytest.mark.parametrize("uses", [1, 2])
def test_a_card_without_uses_is_gone_for_good(uses: int) -> None:
    p = window()
    equip(p, 0, "rope", uses)
    left = p.gear_left[:]
    run(p, OPEN_GEAR_WINDOW)
    answer(p, "0 rope_player", "0 target 4")
    assert p.gear[0][ROPE] == [1] * (uses - 1)
    assert p.gear_left == left, "it does not return beside the board"
    assert ("rope_player" in offered(p, 0)) == (uses == 2)


@pytest.mark.rules("OP-GW-08")
def test_the_card_with_the_fewest_uses_is_spent_first() -> None:
    p = window()
    equip(p, 0, "rope", 2)
    equip(p, 0, "rope", 1)
    run(p, OPEN_GEAR_WINDOW)
    answer(p, "0 rope_player", "0 target 4")
    assert p.gear[0][ROPE] == [2]


@pytest.mark.rules("OP-FLAM-01", "OP-FLAM-08")
def test_a_blood_test_takes_a_full_flamethrower_although_an_older_one_lies_there() -> None:
    p = window()
    equip(p, 0, "flamethrower", 1)
    equip(p, 0, "flamethrower", 2)
    run(p, OPEN_GEAR_WINDOW)
    answer(p, "0 blood_test", "0 target 4")
    assert p.gear[0][FLAMETHROWER] == [1, 1]
    assert offered(p, 0) == ["pass"]


# -- Hot Meal ------------------------------------------------------------------------------------


def kitchen() -> OutpostPosition:
    """Nauls is Captain; player 3 is tied, player 4 has no cards."""
    p = window()
    cast(p, 0, "nauls")
    p.tied[3] = True
    p.hands[4] = []
    deal(p, 2, "axe scalpel shotgun")
    on_top(p, "kerosene kerosene revolver")
    run(p, OPEN_GEAR_WINDOW)
    answer(p, "0 use pw_nau_b")
    return p


def hand(p: OutpostPosition, player: int) -> list[str]:
    """A hand by its cards' ids, sorted."""
    return sorted(IDS[card] for card in p.hands[player])


@pytest.mark.rules("OP-PWR-03", "OP-GW-04")
def test_hot_meal_is_for_one_available_player_with_cards() -> None:
    p = kitchen()
    assert p.power_used == NOTHING, "nobody has been named"
    assert point(p) == "D11"
    assert offered(p, 0) == ["target 0", "target 1", "target 2", "target 5", "back"]
    answer(p, "0 target 5")
    assert p.power_used == NAU_B


@pytest.mark.rules("OP-PWR-04")
def test_hot_meal_trades_up_to_two_cards() -> None:
    p = kitchen()
    answer(p, "0 target 2")
    assert seen(p, "hot_meal") == [{"event": "hot_meal", "player": 0, "target": 2}]
    assert offered(p, 2) == ["decline", "discard axe", "discard shotgun", "discard scalpel"]
    answer(p, "2 discard axe")
    assert offered(p, 2) == ["decline", "discard shotgun", "discard scalpel"]
    assert hand(p, 2) == ["axe", "scalpel", "shotgun"], "nothing is seen before all is chosen"
    answer(p, "2 discard scalpel")
    assert hand(p, 2) == ["kerosene", "kerosene", "shotgun"]
    assert seen(p, "discarded_down") == [
        {"event": "discarded_down", "player": 2, "count": 2, "cause": "pw_nau_b"}
    ]
    assert [facts["count"] for facts in seen(p, "drew")] == [2]
    assert p.asked == [0]
    assert offered(p, 0) == ["pass"], "no second power"


@pytest.mark.rules("OP-PWR-03")
@pytest.mark.parametrize("first", ["discard axe", "decline"])
def test_hot_meal_may_trade_fewer(first: str) -> None:
    p = kitchen()
    answer(p, "0 target 2", f"2 {first}", "2 decline")
    traded = first != "decline"
    assert hand(p, 2) == (["kerosene"] if traded else ["axe"]) + ["scalpel", "shotgun"]
    assert len(seen(p, "drew")) == traded


@pytest.mark.rules("OP-PWR-03")
def test_hot_meal_of_a_last_card_and_with_nobody_else_to_feed() -> None:
    p = window(4)
    cast(p, 1, "nauls")
    p.captain = 1
    deal(p, 1, "axe")
    for player in (0, 2, 3):
        p.hands[player] = []
    on_top(p, "kerosene")
    run(p, OPEN_GEAR_WINDOW)
    answer(p, "1 use pw_nau_b")
    assert seen(p, "hot_meal")[0]["target"] == 1, "a single guest is not asked about"
    answer(p, "1 discard axe")
    assert hand(p, 1) == ["kerosene"]
    assert p.asked == [1]


@pytest.mark.rules("OP-PWR-01")
def test_hot_meal_needs_somebody_with_cards() -> None:
    p = window(4)
    cast(p, 0, "nauls")
    p.hands = [[] for _ in range(4)]
    run(p, OPEN_GEAR_WINDOW)
    assert p.choice is None
    assert p.power_used == NOTHING
    run(p, GATHER_TEAM)
    assert point(p) == "D13"
