"""Specification 6.24: elimination."""

from __future__ import annotations

from typing import Any

import pytest
from tests.outpost_31.stage import (
    answer,
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

from whiteout.core.chance import SeededChance
from whiteout.core.match import Match, Seeded
from whiteout.core.refusal import Refusal
from whiteout.games.outpost_31.game import GAME
from whiteout.games.outpost_31.position import IMITATION, OutpostPosition
from whiteout.games.outpost_31.rules.assimilation import UNLOCK
from whiteout.games.outpost_31.rules.elimination import burn
from whiteout.games.outpost_31.rules.ending import end
from whiteout.games.outpost_31.rules.gear_window import OPEN_GEAR_WINDOW
from whiteout.games.outpost_31.rules.team import GATHER_TEAM
from whiteout.games.outpost_31.rules.turn import EndTurn
from whiteout.games.outpost_31.tables import MISSION_IDS


def burned(player: int, players: int = 6, **options: Any) -> OutpostPosition:
    """A table with ml04 face up from which a player has just been burned."""
    p = table(players, **options)
    mission(p, "ml04")
    burn(p, player)
    return p


@pytest.mark.rules("OP-ELIM-01")
def test_nothing_but_the_torch_eliminates() -> None:
    """Matches at random, in which some are burned: everybody else lives to the end."""
    torched = 0
    for seed in range(30):
        match = Match(GAME, 6, {}, Seeded(seed))
        chance = SeededChance(seed, 1)
        p = match.position
        assert isinstance(p, OutpostPosition)
        while not p.over:
            seat = p.asked[0]
            options = p.options(seat)
            wanted = [option for option in options if option.verb in ("torch", "yes")] or options
            p.apply(seat, wanted[chance.below(len(wanted), "answer")])
        burnings = [event for event in p.history or [] if event.kind == "torched"]
        assert p.living.count(False) == len(burnings) == p.torched_total
        torched += len(burnings)
    assert torched


@pytest.mark.rules("OP-ELIM-02")
def test_the_hand_goes_to_the_discard_pile_unseen() -> None:
    p = table()
    mission(p, "ml04")
    hand = p.hands[5][:]
    burn(p, 5)
    assert p.hands[5] == []
    assert p.discard == hand
    assert not p.living[5]
    assert seen(p, "torched", 5)[0]["only_you"]["cards"] == [
        "axe",
        "fire_extinguisher",
        "flashlight",
        "copper_wire",
        "petri_dish",
    ]
    for viewer in (-1, 0, 4):
        assert "only_you" not in seen(p, "torched", viewer)[0]


@pytest.mark.rules("OP-ELIM-03")
def test_the_eliminated_are_skipped() -> None:
    p = burned(1, captain_powers=False)
    equip(p, 0, "flamethrower")
    equip(p, 0, "rope")
    missions(p, "ml02")
    run(p, OPEN_GEAR_WINDOW)
    for action in ("blood_test", "torch", "rope_player"):
        copy = p.clone()
        answer(copy, f"0 {action}")
        assert "target 1" not in offered(copy, 0)
    copy = p.clone()
    answer(copy, "0 torch", "0 target 4")
    assert copy.asked == [0, 2, 3, 4, 5]
    run(p, GATHER_TEAM)
    p.stack.clear()
    p.close()
    run(p, EndTurn())
    assert p.captain == 2, "Captain after 0"


@pytest.mark.rules("OP-ELIM-03")
def test_an_eliminated_player_gets_no_blood_in_an_assimilation() -> None:
    p = burned(1)
    p.completed = 1
    run(p, UNLOCK)
    dealt = seen(p, "assimilated", 0)
    assert p.assimilations == 1
    assert dealt
    assert seen(p, "assimilated", 1) == seen(p, "assimilated")


@pytest.mark.rules("OP-ELIM-04", "OP-GAP-33")
def test_gear_goes_to_the_captain_with_its_uses() -> None:
    p = table()
    mission(p, "ml04")
    equip(p, 4, "rope", 1)
    equip(p, 4, "dynamite", 2)
    equip(p, 0, "rope", 2)
    burn(p, 4)
    assert p.gear[0] == [[1, 2], [2], []]
    assert p.gear[4] == [[], [], []]
    assert seen(p, "gear_inherited") == [
        {"event": "gear_inherited", "player": 0, "giver": 4, "gear": "rope", "uses": [1]},
        {"event": "gear_inherited", "player": 0, "giver": 4, "gear": "dynamite", "uses": [2]},
    ]


@pytest.mark.rules("OP-ELIM-04")
def test_gear_of_a_burned_captain_goes_to_the_new_one() -> None:
    p = table()
    mission(p, "ml04")
    equip(p, 0, "flamethrower", 1)
    burn(p, 0)
    assert p.captain == 1
    assert p.gear[1] == [[], [], [1]]
    assert [kind for kind in kinds(p) if kind in ("captain_moved", "gear_inherited")] == [
        "captain_moved",
        "gear_inherited",
    ]


@pytest.mark.rules("OP-ELIM-05")
def test_the_department_is_no_longer_supplied() -> None:
    """ml04 wants Maintenance: with Childs and Palmer gone nobody can fill the slot."""
    p = burned(1, captain_powers=False)
    burn(p, 4)
    run(p, GATHER_TEAM)
    assert offered(p, 0) == ["join 2", "join 3", "join 5"]
    answer(p, "0 join 2", "0 join 3")
    assert not p.requirements_met


@pytest.mark.rules("OP-ELIM-06")
@pytest.mark.parametrize("may_talk", [False, True])
def test_the_eliminated_watch_in_silence(may_talk: bool) -> None:
    match = Match(GAME, 6, {"dead_may_talk": may_talk}, Seeded(1))
    p = match.position
    assert isinstance(p, OutpostPosition)
    while p.mission < 0 or p.choice is None:
        seat = p.asked[0]
        match.answer(seat, p.number, p.options(seat)[0].text)
    burn(p, 3)
    assert match.view(3)["mission"]["id"] == MISSION_IDS[p.mission]
    if may_talk:
        match.claim(3, {"claim": "trusts", "seat": 0})
    else:
        with pytest.raises(Refusal) as refusal:
            match.claim(3, {"claim": "trusts", "seat": 0})
        assert refusal.value.rule == "OP-ELIM-06"


@pytest.mark.rules("OP-ELIM-06")
def test_the_eliminated_win_or_lose_with_their_side() -> None:
    p = burned(4)
    p.blood[3] = IMITATION
    burn(p, 3)
    end(p, "escaped")
    assert p.winners == [0, 1, 2, 4]


@pytest.mark.rules("OP-ELIM-07", "OP-GAP-48")
def test_a_player_who_left_is_played_on_by_default_answers() -> None:
    """Player 2 answers by "Auto" throughout: the match ends, and player 2 was never eliminated
    for it."""
    for seed in range(5):
        match = Match(GAME, 5, {"torch_limit_small": 0}, Seeded(seed))
        p = match.position
        assert isinstance(p, OutpostPosition)
        chance = SeededChance(seed, 1)
        while not p.over:
            seat = p.asked[0]
            options = p.options(seat)
            if seat == 2:
                option = GAME.default(p, 2, chance)
                assert option in options
            else:
                option = options[chance.below(len(options), "answer")]
            match.answer(seat, p.number, option.text)
        assert p.living[2]


@pytest.mark.rules("OP-ELIM-03", "OP-ROPE-03")
def test_a_torched_player_who_was_tied_is_no_longer_tied() -> None:
    p = table()
    mission(p, "ml04")
    p.tied[2] = True
    burn(p, 2)
    assert p.tied == [False] * 6
    assert point(p) == ""
