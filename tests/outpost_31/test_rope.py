"""Specification 6.3: Rope."""

from __future__ import annotations

from typing import Any

import pytest
from tests.outpost_31.stage import (
    answer,
    deal,
    equip,
    kinds,
    mission,
    missions,
    offered,
    point,
    run,
    seen,
    table,
)

from whiteout.games.outpost_31.position import OutpostPosition
from whiteout.games.outpost_31.rules.chip import take_gear
from whiteout.games.outpost_31.rules.gear_window import OPEN_GEAR_WINDOW
from whiteout.games.outpost_31.rules.return_to_base import RETURN_TO_BASE
from whiteout.games.outpost_31.rules.team import GATHER_TEAM
from whiteout.games.outpost_31.rules.turn import EndTurn
from whiteout.games.outpost_31.written_codes import ROPE


def window(players: int = 6, holder: int = 2, uses: int = 2, **options: Any) -> OutpostPosition:
    """A Gear window over ml04 (Maintenance) with one Rope on the table."""
    p = table(players, **options)
    mission(p, "ml04")
    equip(p, holder, "rope", uses)
    return p


def pass_to(p: OutpostPosition, player: int) -> OutpostPosition:
    """Everybody before this player passes."""
    while p.asked != [player]:
        answer(p, f"{p.asked[0]} pass")
    return p


@pytest.mark.rules("OP-ROPE-01")
def test_rope_is_used_in_the_gear_window_alone() -> None:
    """A holder on the team is never offered it later in the turn."""
    p = window(holder=0, captain_powers=False)
    missions(p, "ml01")
    run(p, OPEN_GEAR_WINDOW)
    assert "rope_player" in offered(p, 0)
    answer(p, *[f"{player} pass" for player in range(6)])
    run(p, GATHER_TEAM, RETURN_TO_BASE)
    verbs: set[str] = set()
    while p.choice is not None:
        seat = p.asked[0]
        verbs.update(text.split()[0] for text in offered(p, seat))
        answer(p, f"{seat} {offered(p, seat)[0]}")
    assert verbs == {"join", "decline", "discard"}
    assert p.gear[0][ROPE] == [2]


@pytest.mark.rules("OP-ROPE-02", "OP-ROPE-03", "OP-ROPE-12")
def test_the_captain_is_tied_without_consent() -> None:
    p = window()
    run(p, OPEN_GEAR_WINDOW)
    pass_to(p, 2)
    answer(p, "2 rope_captain")
    assert p.tied == [True, False, False, False, False, False]
    assert p.captain == 1
    assert p.gear[2][ROPE] == [1]
    assert p.mission >= 0
    assert seen(p, "tied") == [{"event": "tied", "player": 2, "target": 0}]
    assert seen(p, "captain_moved") == [{"event": "captain_moved", "captain": 1}]
    assert "mission_revealed" not in kinds(p), "the same Investigation stays in force"


@pytest.mark.rules("OP-ROPE-02")
def test_a_captain_cannot_rope_himself_nor_can_one_without_rope() -> None:
    p = window(holder=0)
    run(p, OPEN_GEAR_WINDOW)
    assert offered(p, 0) == ["pass", "rope_player"]
    answer(p, "0 pass")
    assert offered(p, 1) == ["pass"]


@pytest.mark.rules("OP-ROPE-03")
def test_the_indicator_skips_the_tied_and_the_dead() -> None:
    p = window(8, holder=2)
    p.captain = 7
    p.tied[0] = True
    p.living[1] = False
    run(p, OPEN_GEAR_WINDOW)
    pass_to(p, 2)
    answer(p, "2 rope_captain")
    assert p.captain == 2, "the holder himself may become Captain"


@pytest.mark.rules("OP-ROPE-04")
def test_the_captain_answers_a_proposal_in_public() -> None:
    p = window()
    run(p, OPEN_GEAR_WINDOW)
    pass_to(p, 2)
    answer(p, "2 rope_player")
    assert offered(p, 2) == ["target 1", "target 3", "target 4", "target 5", "back"]
    answer(p, "2 target 4")
    assert point(p) == "D05"
    assert p.asked == [0]
    assert p.choice is not None
    assert p.choice.about(p) == {"player": 2, "target": 4}
    assert offered(p, 0) == ["yes", "no"]
    assert True not in p.tied
    answer(p, "0 yes")
    assert p.tied[4]
    assert p.gear[2][ROPE] == [1]
    assert p.captain == 0
    assert seen(p, "rope_proposed") == [{"event": "rope_proposed", "player": 2, "target": 4}]
    assert seen(p, "tied") == [{"event": "tied", "player": 2, "target": 4}]


@pytest.mark.rules("OP-ROPE-04")
def test_only_available_players_can_be_named() -> None:
    p = window()
    p.tied[3] = True
    p.living[4] = False
    run(p, OPEN_GEAR_WINDOW)
    pass_to(p, 2)
    answer(p, "2 rope_player")
    assert offered(p, 2) == ["target 1", "target 5", "back"]


@pytest.mark.rules("OP-ROPE-05")
def test_a_captain_with_rope_needs_nobodys_consent() -> None:
    p = window(holder=0)
    run(p, OPEN_GEAR_WINDOW)
    answer(p, "0 rope_player")
    assert offered(p, 0) == ["target 1", "target 2", "target 3", "target 4", "target 5", "back"]
    answer(p, "0 target 1")
    assert p.tied[1]
    assert p.gear[0][ROPE] == [1]
    assert point(p) == "D04"


@pytest.mark.rules("OP-ROPE-06")
def test_a_refusal_spends_nothing_and_stands_for_the_turn() -> None:
    p = window()
    equip(p, 3, "rope")
    run(p, OPEN_GEAR_WINDOW)
    pass_to(p, 2)
    answer(p, "2 rope_player", "2 target 4", "0 no")
    assert not p.tied[4]
    assert p.gear[2][ROPE] == [2]
    assert seen(p, "rope_refused") == [{"event": "rope_refused", "player": 2, "target": 4}]
    assert p.asked == [0], "a proposal is an action"
    pass_to(p, 2)
    answer(p, "2 rope_player")
    assert offered(p, 2) == ["target 1", "target 3", "target 5", "back"]
    answer(p, "2 target 3", "0 no")
    pass_to(p, 3)
    answer(p, "3 rope_player")
    assert "target 4" in offered(p, 3), "another holder may still propose the same player"


@pytest.mark.rules("OP-ROPE-06")
def test_a_holder_refused_everybody_can_propose_nobody() -> None:
    p = window(4)
    run(p, OPEN_GEAR_WINDOW)
    for target in (1, 3):
        pass_to(p, 2)
        answer(p, "2 rope_player", f"2 target {target}", "0 no")
    pass_to(p, 2)
    assert offered(p, 2) == ["pass", "rope_captain"]


@pytest.mark.rules("OP-ROPE-06")
def test_the_next_turn_forgets_refusals() -> None:
    p = window(captain_powers=False)
    missions(p, "ml01")
    run(p, OPEN_GEAR_WINDOW)
    pass_to(p, 2)
    answer(p, "2 rope_player", "2 target 4", "0 no")
    pass_to(p, 5)
    answer(p, "5 pass")
    run(p, EndTurn())
    pass_to(p, 2)
    answer(p, "2 rope_player")
    assert "target 4" in offered(p, 2)


@pytest.mark.rules("OP-ROPE-07", "OP-GAP-19")
@pytest.mark.parametrize(
    ("narrow", "targets"),
    [(False, ["target 1", "target 3", "target 4", "target 5"]), (True, ["target 1", "target 4"])],
)
def test_the_target_need_not_be_required(narrow: bool, targets: list[str]) -> None:
    """ml04 asks for Maintenance, where 1 and 4 are."""
    p = window(rope_required_only=narrow)
    run(p, OPEN_GEAR_WINDOW)
    pass_to(p, 2)
    answer(p, "2 rope_player")
    assert offered(p, 2) == [*targets, "back"]


@pytest.mark.rules("OP-ROPE-07")
def test_where_no_required_player_is_left_the_narrow_rope_only_ties_captains() -> None:
    p = window(rope_required_only=True)
    p.tied[1] = p.tied[4] = True
    run(p, OPEN_GEAR_WINDOW)
    pass_to(p, 2)
    assert offered(p, 2) == ["pass", "rope_captain"]


@pytest.mark.rules("OP-ROPE-08")
def test_a_tied_player_joins_no_team_and_is_not_sent() -> None:
    p = window(captain_powers=False)
    p.tied[1] = True
    p.hazard[0] = p.hazard[1] = 1
    run(p, GATHER_TEAM)
    joins: list[str] = []
    while point(p) == "D13":
        joins += offered(p, 0)
        answer(p, f"0 {offered(p, 0)[0]}")
    assert "join 1" not in joins
    assert 1 not in p.team
    assert point(p) == "D14"
    assert offered(p, 0) == ["decline", "send 3", "send 5"]


@pytest.mark.rules("OP-ROPE-08")
def test_a_tied_player_neither_discards_nor_draws() -> None:
    p = window(captain_powers=False)
    p.tied[1] = True
    p.hands[1].pop()
    run(p, RETURN_TO_BASE)
    assert p.asked == [0, 2, 3, 4, 5]
    answer(p, *[f"{player} decline" for player in p.asked[:]])
    assert len(p.hands[1]) == 4


@pytest.mark.rules("OP-ROPE-08")
def test_a_tied_player_gets_no_redraw_from_a_molotov() -> None:
    p = window()
    p.tied[1] = True
    deal(p, 0, "molotov axe axe")
    run(p, OPEN_GEAR_WINDOW)
    answer(p, "0 play_molotov")
    assert p.asked == [0, 2, 3, 4, 5]


@pytest.mark.rules("OP-ROPE-09")
def test_a_tied_player_may_vote() -> None:
    p = window()
    p.tied[1] = True
    equip(p, 0, "flamethrower")
    run(p, OPEN_GEAR_WINDOW)
    answer(p, "0 torch", "0 target 3")
    assert 1 in p.asked
    assert offered(p, 1) == ["yes", "no"]


@pytest.mark.rules("OP-ROPE-10")
def test_the_tied_are_freed_at_the_end_of_the_turn() -> None:
    p = window(captain_powers=False)
    p.tied[1] = p.tied[3] = True
    run(p, EndTurn())
    assert True not in p.tied
    assert seen(p, "freed") == [{"event": "freed", "players": [1, 3]}]


@pytest.mark.rules("OP-ROPE-11")
@pytest.mark.parametrize(("free", "actions"), [(3, ["rope_captain", "rope_player"]), (2, [])])
def test_two_available_players_must_remain(free: int, actions: list[str]) -> None:
    p = window(4, holder=1)
    p.living[3] = False
    p.tied[2] = free == 2
    run(p, OPEN_GEAR_WINDOW)
    answer(p, "0 pass")
    assert offered(p, 1) == ["pass", *actions]


@pytest.mark.rules("OP-ROPE-12", "OP-GAP-02")
def test_the_second_tying_discards_the_card() -> None:
    p = window(holder=0)
    run(p, OPEN_GEAR_WINDOW)
    answer(p, "0 rope_player", "0 target 1")
    assert p.gear[0][ROPE] == [1]
    answer(p, "0 rope_player", "0 target 2")
    assert p.gear[0][ROPE] == []
    assert [facts["left"] for facts in seen(p, "gear_spent")] == [1, 0]
    assert offered(p, 0) == ["pass"]


@pytest.mark.rules("OP-ROPE-12", "OP-GAP-02")
@pytest.mark.parametrize("uses", [1, 2])
def test_a_rope_comes_with_the_uses_that_the_table_has_chosen(uses: int) -> None:
    p = table(rope_uses=uses)
    mission(p, "ml04")
    take_gear(p, ROPE)
    run(p, OPEN_GEAR_WINDOW)
    answer(p, "0 rope_player", "0 target 1")
    assert p.gear[0][ROPE] == [1] * (uses - 1)
