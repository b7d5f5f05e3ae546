"""Specification 6.21: unlocking and Assimilation; the reference values of specification 9."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

import pytest
from tests.outpost_31.stage import run, seen, table

from whiteout.core.chance import SeededChance
from whiteout.games.outpost_31.position import HUMAN, IMITATION, OutpostPosition
from whiteout.games.outpost_31.rules.assimilation import Unlock, assimilate, kept_of
from whiteout.games.outpost_31.rules.ending import ALL_BURNED, NO_HUMAN_LEFT
from whiteout.games.outpost_31.tables import BY_PLAYERS


def completed(sector: int, players: int = 6, **options: Any) -> OutpostPosition:
    """This Sector was completed this turn, 0 is Captain."""
    p = table(players, **options)
    p.unlocked_sector = sector
    p.completed = sector
    return p


@pytest.mark.rules("OP-ASM-01")
@pytest.mark.parametrize("sector", [1, 2])
def test_a_completed_sector_unlocks_the_next_and_brings_one_assimilation(sector: int) -> None:
    p = run(completed(sector), Unlock())
    assert (p.unlocked_sector, p.assimilations, p.step) == (sector + 1, 1, "assimilation")
    assert seen(p, "unlocked") == [{"event": "unlocked", "sector": sector + 1}]
    assert len(seen(p, "assimilated")) == 1


@pytest.mark.rules("OP-ASM-01", "OP-ASM-09")
def test_without_a_completed_sector_nothing_happens() -> None:
    p = completed(1)
    p.completed = 0
    before = p.assimilation_deck[:]
    run(p, Unlock())
    assert (p.unlocked_sector, p.assimilations, p.assimilation_deck) == (1, 0, before)
    assert p.history == []


@pytest.mark.rules("OP-ASM-02")
def test_one_card_each_clockwise_from_the_captains_left_the_tied_included() -> None:
    p = completed(1)
    p.captain = 3
    p.tied[5] = True
    p.assimilation_deck = [HUMAN, HUMAN, HUMAN, HUMAN, HUMAN, IMITATION]  # the top stands last
    run(p, Unlock())
    assert p.blood == [HUMAN, HUMAN, HUMAN, HUMAN, IMITATION, IMITATION]
    q = completed(1)
    q.captain = 4
    q.assimilation_deck = [HUMAN, HUMAN, HUMAN, HUMAN, HUMAN, IMITATION]
    run(q, Unlock())
    assert q.blood == [HUMAN] * 5 + [IMITATION]  # 5 was dealt it, and had one
    assert q.assimilation_deck.count(IMITATION) == 1


@pytest.mark.rules("OP-ASM-03", "OP-ASM-10")
def test_everybody_sees_the_own_two_cards_and_nobody_elses() -> None:
    p = completed(1)
    run(p, Unlock())
    for player in range(6):
        (event,) = seen(p, "assimilated", player)
        assert set(event["only_you"]) == {"held", "dealt", "kept"}
        assert event["number"] == 1
        assert event["deck"] == 6
    assert seen(p, "assimilated") == [{"event": "assimilated", "number": 1, "deck": 6}]


@pytest.mark.rules("OP-ASM-04", "OP-ASM-05", "OP-ASM-06", "OP-ASM-07", "OP-GAP-04")
def test_an_imitation_stays_one_and_a_human_dealt_one_turns() -> None:
    assert kept_of(HUMAN, HUMAN, True) == HUMAN
    assert kept_of(HUMAN, IMITATION, True) == IMITATION
    assert kept_of(IMITATION, IMITATION, True) == IMITATION
    assert kept_of(IMITATION, HUMAN, True) == IMITATION


@pytest.mark.rules("OP-ASM-07", "OP-GAP-04")
def test_turning_back_is_an_option() -> None:
    assert kept_of(IMITATION, HUMAN, False) == HUMAN
    assert kept_of(IMITATION, IMITATION, False) == IMITATION
    assert kept_of(HUMAN, IMITATION, False) == IMITATION
    p = completed(1, assimilation_return="literal")
    p.assimilation_deck = [HUMAN] * 6
    run(p, Unlock())
    assert p.blood == [HUMAN] * 6
    assert p.assimilation_deck.count(IMITATION) == 1


@pytest.mark.rules("OP-ASM-08", "OP-GAP-06", "OP-GAP-07")
def test_returned_and_undealt_cards_make_the_new_deck() -> None:
    orders: Counter[int] = Counter()
    for seed in range(400):
        p = completed(1, 4)
        p.chance = SeededChance(seed)
        p.assimilation_deck = [IMITATION] + [HUMAN] * 7  # the Imitation is not among the four dealt
        run(p, Unlock())
        assert p.assimilation_deck.count(HUMAN) == 7
        assert p.assimilation_deck.count(IMITATION) == 1
        orders[p.assimilation_deck.index(IMITATION)] += 1
    assert len(orders) == 8
    assert min(orders.values()) > 25
    q = completed(1, 4)
    q.assimilation_deck = [HUMAN] * 7 + [IMITATION]
    run(q, Unlock())
    assert q.blood == [HUMAN, IMITATION, HUMAN, IMITATION]
    assert q.assimilation_deck == [HUMAN] * 8


@pytest.mark.rules("OP-ASM-11", "OP-GAP-36")
def test_imitations_meet_only_by_an_option() -> None:
    p = completed(1)
    p.assimilation_deck = [HUMAN, HUMAN, HUMAN, HUMAN, IMITATION, HUMAN]
    run(p, Unlock())
    assert seen(p, "imitations_met", 5) == []
    p = completed(1, imitations_know=True)
    p.assimilation_deck = [HUMAN, HUMAN, HUMAN, HUMAN, IMITATION, HUMAN]
    run(p, Unlock())
    for imitation in (2, 5):
        assert seen(p, "imitations_met", imitation) == [
            {"event": "imitations_met", "players": [2, 5]}
        ]
    for other in (0, 1, 3, 4, -1):
        assert seen(p, "imitations_met", other) == []


@pytest.mark.rules("OP-ASM-12", "OP-ELIM-03", "OP-END-14")
def test_the_eliminated_take_no_part_and_the_deck_keeps_the_surplus() -> None:
    p = completed(1)
    p.living[1] = False
    p.living[5] = False
    p.torched_total = 2
    p.torched_humans = 2
    p.assimilation_deck = [HUMAN, IMITATION, HUMAN, HUMAN, HUMAN, HUMAN]
    p.assimilation_deck[1] = IMITATION
    run(p, Unlock())
    assert p.blood == [HUMAN] * 5 + [IMITATION]
    assert len(p.assimilation_deck) == 6
    assert seen(p, "assimilated", 1) == seen(p, "assimilated")  # nothing of one's own


@pytest.mark.rules("OP-ASM-10")
def test_what_a_blood_test_has_shown_may_be_over() -> None:
    p = completed(1)
    p.blood_seen[2] = 0b1001
    run(p, Unlock())
    assert p.blood_seen == [0] * 6


@pytest.mark.rules("OP-END-09", "OP-GAP-42")
def test_when_the_last_human_turns_the_imitations_have_won() -> None:
    p = completed(1)
    p.blood = [HUMAN] + [IMITATION] * 5
    p.assimilation_deck = [IMITATION] + [HUMAN] * 5
    run(p, Unlock())
    assert (p.end_reason, p.winners) == (NO_HUMAN_LEFT, [0, 1, 2, 3, 4, 5])


@pytest.mark.rules("OP-END-06", "OP-GAP-47")
@pytest.mark.parametrize(
    ("sector", "torched", "over"), [(2, True, True), (2, False, False), (1, True, False)]
)
def test_the_second_assimilation_may_bring_the_early_win(
    sector: int, torched: bool, over: bool
) -> None:
    p = completed(sector, 4)
    p.living[3] = not torched
    p.blood[3] = IMITATION if torched else HUMAN
    p.torched_total = 1 if torched else 0
    p.assimilation_deck = [IMITATION] + [HUMAN] * 7
    run(p, Unlock())
    assert (p.over, p.end_reason == ALL_BURNED) == (over, over)


@pytest.mark.rules("OP-END-06")
def test_a_torched_human_is_no_torched_imitation() -> None:
    p = completed(2, 5, assimilation_return="literal")
    p.living[3] = False
    p.torched_total = p.torched_humans = 1
    p.blood = [HUMAN] * 5
    p.assimilation_deck = [HUMAN] * 5
    run(p, Unlock())
    assert not p.over


# -- the reference values --------------------------------------------------------------------------


@pytest.mark.rules("OP-ASM-02", "OP-ASM-08")
@pytest.mark.parametrize(
    ("players", "fewest", "chance"),
    [(4, 1, 25 / 64), (5, 1, 1 / 25), (6, 1, 1 / 36), (7, 2, 4 / 49), (8, 2, 1 / 16)],
)
def test_the_number_of_imitations_after_both_assimilations(
    players: int, fewest: int, chance: float
) -> None:
    matches = 3000
    few = 0
    for seed in range(matches):
        p = table(players, seed)
        p.history = None
        p.blood = [HUMAN] * (players - 1) + [IMITATION]
        p.assimilation_deck = [HUMAN] * BY_PLAYERS[players].assimilation[0]
        p.assimilation_deck += [IMITATION] * BY_PLAYERS[players].assimilation[1]
        p.chance.shuffle(p.assimilation_deck, "assimilation")
        for _ in range(2):
            assimilate(p)
        imitations = p.blood.count(IMITATION)
        assert imitations in (fewest, fewest + 1)
        few += imitations == fewest
    error = sqrt(chance * (1 - chance) / matches)
    assert abs(few / matches - chance) < 4 * error
