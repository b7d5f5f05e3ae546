"""Specification 10: the end of the game and its winners."""

from __future__ import annotations

import pytest
from tests.outpost_31.stage import all_viewers, room, seen, table

from whiteout.games.outpost_31.game import GAME
from whiteout.games.outpost_31.position import HUMAN, IMITATION, NOTHING, OutpostPosition
from whiteout.games.outpost_31.rules.elimination import burn
from whiteout.games.outpost_31.rules.ending import (
    ALL_BURNED,
    CONTAGION_FULL,
    ESCAPED,
    HUMANS,
    IMITATIONS,
    LEFT_BEHIND,
    NO_HUMAN_LEFT,
    OUT_OF_REACH,
    RUINS,
    SIDE_OF_END,
    check_burned,
    check_contagion,
    check_humans,
    check_ruins,
    end,
    out_of_reach,
)
from whiteout.games.outpost_31.rules.fire import destroy
from whiteout.games.outpost_31.tables import CHIP_IDS, CHIPS


def take_away(p: OutpostPosition, chip: str) -> None:
    """One chip of this kind is gone from the board."""
    p.chips[p.chips.index(CHIP_IDS.index(chip))] = NOTHING


def burned(players: int, sector: int, deck: list[int], **options: bool | int) -> OutpostPosition:
    """The only Imitation has just been torched."""
    p = table(players, **options)
    p.unlocked_sector = sector
    p.assimilation_deck = deck
    p.living[players - 1] = False
    p.torched_total = 1
    check_burned(p)
    return p


@pytest.mark.rules("OP-END-01")
def test_imitation_conditions_come_first() -> None:
    p = table()
    p.objectives = [True] * 6
    p.destroyed_count = 3
    p.objectives[0] = False
    take_away(p, "c1_rope")
    destroy(p, p.chips.index(CHIP_IDS.index("c1_rope")))
    assert p.end_reason == RUINS  # the fourth ruin and an impossible Sector: the first of the list
    q = table(4)
    q.blood = [IMITATION, IMITATION, IMITATION, HUMAN]
    burn(q, 3)  # no Human is left, before contagion rises
    assert (q.end_reason, q.contagion) == (NO_HUMAN_LEFT, 0)


@pytest.mark.rules("OP-END-01", "OP-FLOW-04")
def test_nothing_is_resolved_after_the_end() -> None:
    p = table()
    p.destroyed_count = 3
    destroy(p, 0)
    assert (p.over, p.stack, p.choice) == (True, [], None)


@pytest.mark.rules("OP-END-02")
@pytest.mark.parametrize(("level", "over"), [(7, False), (8, True)])
def test_the_tracker_is_full(level: int, over: bool) -> None:
    p = table()
    p.contagion = level
    check_contagion(p)
    assert (p.over, p.end_reason) == (over, CONTAGION_FULL if over else "")


@pytest.mark.rules("OP-END-03")
@pytest.mark.parametrize(("limit", "count"), [(4, 3), (4, 4), (3, 3), (6, 5), (6, 6)])
def test_too_many_ruins(limit: int, count: int) -> None:
    p = table(destroyed_limit=limit)
    p.destroyed_count = count
    check_ruins(p)
    assert p.over is (count >= limit)
    assert p.end_reason == (RUINS if count >= limit else "")


@pytest.mark.rules("OP-END-05", "OP-GAP-28")
@pytest.mark.parametrize(
    "chip", ["c1_rope", "c1_thing", "c2_dynamite", "c2_thing", "c3_flame", "c3_thing"]
)
def test_a_slot_out_of_reach(chip: str) -> None:
    p = table()
    take_away(p, chip)
    assert not out_of_reach(p)
    take_away(p, chip)
    assert out_of_reach(p)
    slot = 2 * (CHIPS[CHIP_IDS.index(chip)].sector - 1) + ("thing" in chip)
    p.objectives[slot] = True
    assert not out_of_reach(p)
    p.objectives = [True] * 6
    p.objectives[slot] = False
    assert out_of_reach(p)


@pytest.mark.rules("OP-END-05", "OP-GAP-28")
def test_discards_and_other_gear_never_count() -> None:
    p = table()
    for chip in ("c1_flame", "c1_discard", "c2_rope", "c2_discard", "c3_dynamite", "c3_discard"):
        take_away(p, chip)
    check_ruins(p)
    assert not p.over


@pytest.mark.rules("OP-END-05", "OP-END-18")
def test_it_ends_the_moment_the_chip_is_lost() -> None:
    p = table()
    take_away(p, "c3_thing")
    destroy(p, p.chips.index(CHIP_IDS.index("c3_thing")))
    assert (p.end_reason, p.unlocked_sector) == (OUT_OF_REACH, 1)  # in a Sector still locked


@pytest.mark.rules("OP-END-06", "OP-GAP-09")
def test_the_early_win_needs_a_deck_without_imitations_or_a_dead_one() -> None:
    clean, dirty = [HUMAN] * 6, [HUMAN] * 5 + [IMITATION]
    assert burned(6, 1, clean[:]).end_reason == ALL_BURNED
    assert burned(6, 2, clean[:]).winners == [0, 1, 2, 3, 4]
    assert not burned(6, 2, dirty[:]).over
    assert burned(6, 3, dirty[:]).end_reason == ALL_BURNED
    assert not burned(6, 3, dirty[:], early_win_dead_deck=False).over
    assert burned(6, 3, clean[:], early_win_dead_deck=False).over
    assert burned(4, 1, clean[:]).over
    assert burned(5, 1, clean[:]).over


@pytest.mark.rules("OP-END-06")
def test_a_living_imitation_stands_in_its_way() -> None:
    p = table()
    p.blood[0] = IMITATION
    p.living[5] = False
    p.assimilation_deck = [HUMAN] * 6
    check_burned(p)
    assert not p.over


@pytest.mark.rules("OP-END-15")
def test_with_seven_or_eight_burning_all_ends_nothing() -> None:
    assert not burned(7, 3, [HUMAN] * 7).over
    assert not burned(8, 3, [HUMAN] * 8).over
    assert burned(7, 3, [HUMAN] * 7, early_win_players_max=8).over
    assert not burned(4, 3, [HUMAN] * 8, early_win_players_max=0).over


@pytest.mark.rules("OP-END-16")
def test_when_it_fails_nothing_is_told() -> None:
    p = burned(6, 2, [HUMAN] * 5 + [IMITATION])
    assert p.history == []


@pytest.mark.rules("OP-END-09")
def test_no_living_human() -> None:
    p = table()
    p.blood = [IMITATION] * 5 + [HUMAN]
    check_humans(p)
    assert not p.over
    p.living[5] = False
    check_humans(p)
    assert (p.end_reason, p.winners) == (NO_HUMAN_LEFT, [0, 1, 2, 3, 4])


@pytest.mark.rules("OP-END-10", "OP-END-07", "OP-END-08")
def test_every_end_has_a_side() -> None:
    assert set(SIDE_OF_END.values()) == {HUMANS, IMITATIONS}
    assert [reason for reason, side in SIDE_OF_END.items() if side == HUMANS] == [
        ALL_BURNED,
        ESCAPED,
    ]
    assert GAME.ends == list(SIDE_OF_END)


@pytest.mark.rules("OP-END-11", "OP-END-12", "OP-END-14", "OP-ELIM-06")
def test_a_side_wins_by_its_final_blood_the_eliminated_with_it() -> None:
    p = table()
    p.blood = [HUMAN, IMITATION, HUMAN, IMITATION, HUMAN, IMITATION]  # 1 and 3 were turned
    p.living[0] = p.living[5] = False
    end(p, ESCAPED)
    assert p.winners == [0, 2, 4]
    q = table()
    q.blood = p.blood[:]
    q.living[0] = q.living[5] = False
    end(q, LEFT_BEHIND)
    assert q.winners == [1, 3, 5]
    outcome = GAME.outcome(q)
    assert (outcome.reason, outcome.side) == (LEFT_BEHIND, IMITATIONS)


@pytest.mark.rules("OP-END-17")
def test_at_the_end_all_is_open() -> None:
    p = table()
    p.chips[room("r11")] = NOTHING
    end(p, ESCAPED)
    for viewer in all_viewers(p):
        (event,) = seen(p, "ended", viewer)
        assert event["reason"] == ESCAPED
        assert event["side"] == HUMANS
        assert event["winners"] == [0, 1, 2, 3, 4]
        assert event["blood"] == ["human"] * 5 + ["imitation"]
        assert [len(hand) for hand in event["hands"]] == [5] * 6
        view = GAME.view(p, viewer)
        assert [player["blood"] for player in view["players"]] == event["blood"]
        assert "hidden" not in [facts["chip"] for facts in view["rooms"]]
