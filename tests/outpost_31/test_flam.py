"""Specification 6.5: the Flamethrower. The torch is in test_torch.py."""

from __future__ import annotations

from typing import Any

import pytest
from tests.outpost_31.stage import (
    answer,
    equip,
    load_dice,
    mission,
    offered,
    point,
    run,
    seen,
    send_out,
    table,
)

from whiteout.core.match import Match, Seeded
from whiteout.games.outpost_31.game import GAME
from whiteout.games.outpost_31.position import OutpostPosition
from whiteout.games.outpost_31.rules.gear_window import OPEN_GEAR_WINDOW
from whiteout.games.outpost_31.rules.roll import RollTest
from whiteout.games.outpost_31.written_codes import FLAMETHROWER, SHOTGUN


def window(uses: int = 2, **options: Any) -> OutpostPosition:
    """The Gear window of ml04, where the Captain has a Flamethrower."""
    p = table(**options)
    mission(p, "ml04")
    equip(p, 0, "flamethrower", uses)
    return run(p, OPEN_GEAR_WINDOW)


def rolling(*holders: int, battle: bool = False, **options: Any) -> OutpostPosition:
    """Players 0, 1 and 2 roll three dice for high(3,5), or for three of a kind in a Battle, in
    vain; each of the holders has a Flamethrower."""
    p = table(captain_powers=False, **options)
    mission(p, "ml02")
    send_out(p, [0, 1, 2])
    p.revealed = [SHOTGUN]
    p.battle = battle
    for holder in holders:
        equip(p, holder, "flamethrower")
    load_dice(p, [1, 2, 4] * 12)
    return run(p, RollTest())


def roll_on(p: OutpostPosition) -> OutpostPosition:
    """The Captain keeps nothing until something else is to be decided."""
    while point(p) == "D32":
        answer(p, "0 keep nothing")
    return p


# -- blood tests ---------------------------------------------------------------------------------


@pytest.mark.rules("OP-FLAM-01", "OP-FLAM-09")
@pytest.mark.parametrize(("uses", "actions"), [(2, ["blood_test", "torch"]), (1, [])])
def test_a_blood_test_needs_both_uses_and_spends_one(uses: int, actions: list[str]) -> None:
    p = window(uses)
    assert offered(p, 0) == ["pass", *actions]
    if actions:
        answer(p, "0 blood_test", "0 target 3")
        assert p.gear[0][FLAMETHROWER] == [1]
        assert offered(p, 0) == ["pass"]


@pytest.mark.rules("OP-FLAM-01")
def test_no_blood_test_outside_the_gear_window() -> None:
    p = rolling(0, captain_gear_duty=False)
    assert offered(p, 0) == ["decline", "extra_rolls"]


@pytest.mark.rules("OP-FLAM-02")
def test_any_other_living_player_can_be_tested_and_is_not_asked() -> None:
    p = table()
    mission(p, "ml04")
    equip(p, 0, "flamethrower")
    p.tied[2] = True
    p.living[3] = False
    run(p, OPEN_GEAR_WINDOW)
    answer(p, "0 blood_test")
    assert point(p) == "D06"
    assert offered(p, 0) == ["target 1", "target 2", "target 4", "target 5", "back"]
    answer(p, "0 target 2")
    assert len(seen(p, "blood_tested")) == 1
    assert p.asked == [0]
    assert point(p) == "D04"


@pytest.mark.rules("OP-FLAM-03")
@pytest.mark.parametrize(("target", "blood"), [(4, "human"), (5, "imitation")])
def test_only_the_holder_sees_the_blood(target: int, blood: str) -> None:
    p = window()
    answer(p, "0 blood_test", f"0 target {target}")
    public = {"event": "blood_tested", "player": 0, "target": target}
    for viewer in (-1, 1, 2, target):
        assert seen(p, "blood_tested", viewer) == [public]
    assert seen(p, "blood_tested", 0) == [{**public, "only_you": {"blood": blood}}]
    assert not p.blood_shown[target]
    assert GAME.view(p, 0)["players"][target]["blood"] == blood
    for viewer in (-1, 1, target):
        assert "blood" not in GAME.view(p, viewer)["players"][target]


@pytest.mark.rules("OP-FLAM-04")
def test_the_holder_may_say_anything_about_the_result() -> None:
    """A claim is taken whatever the truth, and nothing in the rules can show the card."""
    match = Match(GAME, 6, {}, Seeded(1))
    for role in ("human", "imitation"):
        match.claim(0, {"claim": "is", "seat": 3, "role": role})
    claims = [facts for facts in match.history(5) if facts["event"] == "claimed"]
    assert len(claims) == 2


# -- extra rolls ---------------------------------------------------------------------------------


@pytest.mark.rules("OP-FLAM-05", "OP-FLAM-07")
@pytest.mark.parametrize("battle", [False, True])
def test_a_holder_on_the_team_may_add_three_rolls_when_the_last_has_failed(battle: bool) -> None:
    p = roll_on(rolling(1, battle=battle))
    assert point(p) == "D33"
    assert p.rolls_left == 0
    assert len(seen(p, "rolled")) == 3
    assert offered(p, 1) == ["decline", "extra_rolls"]
    answer(p, "1 extra_rolls")
    assert p.gear[1][FLAMETHROWER] == [1]
    roll_on(p)
    assert len(seen(p, "rolled")) == 6
    assert p.test_failed
    assert p.choice is None, "the Captain was not asked whether he wants them"


@pytest.mark.rules("OP-FLAM-05", "OP-FLAM-09")
def test_a_flamethrower_with_one_use_gives_rolls_too() -> None:
    p = table(captain_powers=False)
    mission(p, "ml02")
    send_out(p, [0, 1, 2])
    p.revealed = [SHOTGUN]
    equip(p, 1, "flamethrower", 1)
    load_dice(p, [1, 2, 4] * 4)
    run(p, RollTest())
    answer(p, "1 extra_rolls")
    assert p.gear[1][FLAMETHROWER] == []


@pytest.mark.rules("OP-FLAM-06")
@pytest.mark.parametrize("battle", [False, True])
def test_one_flamethrower_per_test(battle: bool) -> None:
    p = roll_on(rolling(1, 2, battle=battle))
    answer(p, "1 extra_rolls")
    roll_on(p)
    assert p.test_failed
    assert p.choice is None
    assert p.gear[2][FLAMETHROWER] == [2]


@pytest.mark.rules("OP-FLAM-07", "OP-GAP-16")
@pytest.mark.parametrize("scope", ["team", "any"])
def test_who_is_not_on_the_team_gives_no_rolls(scope: str) -> None:
    p = rolling(4, gear_roll_scope=scope)
    assert (point(p) == "D33") == (scope == "any")
    assert p.test_failed == (scope == "team")


@pytest.mark.rules("OP-FLAM-07", "OP-FLAM-10")
def test_nobody_but_the_captain_must_spend_a_use() -> None:
    p = rolling(0, 1)
    assert p.asked == [1], "others first"
    answer(p, "1 decline")
    assert p.gear[1][FLAMETHROWER] == [2]
    assert p.gear[0][FLAMETHROWER] == [1], "the Captain in his own roll is not asked"
    assert len(seen(p, "rolled")) == 6


@pytest.mark.rules("OP-FLAM-10")
def test_a_holder_may_pass_the_whole_window() -> None:
    p = window()
    answer(p, "0 pass")
    assert p.gear[0][FLAMETHROWER] == [2]


@pytest.mark.rules("OP-FLAM-08")
def test_the_torch_spends_both_uses() -> None:
    p = window()
    answer(p, "0 torch")
    assert point(p) == "D07"
    assert p.gear[0][FLAMETHROWER] == [2]
    answer(p, "0 target 3")
    assert p.gear[0][FLAMETHROWER] == []
    assert seen(p, "gear_spent") == [
        {"event": "gear_spent", "player": 0, "gear": "flamethrower", "uses": 2, "left": 0}
    ]
