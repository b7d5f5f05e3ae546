"""Specification 6.17: the Battle, and the power pw_cla_a."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.outpost_31.rolling import loaded
from tests.outpost_31.stage import (
    answer,
    cast,
    deal,
    mission,
    offered,
    point,
    room,
    run,
    seen,
    send_out,
    table,
)

from whiteout.core.chance import SeededChance
from whiteout.games.outpost_31.position import ESCAPE, NOTHING, OutpostPosition
from whiteout.games.outpost_31.rules.battle import BattleResult, Fight, mix_chips
from whiteout.games.outpost_31.rules.chip import RevealChip
from whiteout.games.outpost_31.tables import CHIP_IDS, CHIPS, THING_CHIP, code_of
from whiteout.games.outpost_31.written_codes import CLA_A

THING_1 = CHIP_IDS.index("c1_thing")


def found_thing(name: str = "r15", met: bool = True, **options: bool) -> OutpostPosition:
    """The team of 0, 1 and 2 has met a Thing of Sector 1; Nauls is Captain. Chips lie in order:
    r11 and r12 Rope, r13 Flamethrower, r14 and r15 Thing, r16 Discard."""
    p = table(6, **options)
    cast(p, 0, "nauls")
    mission(p, "ml04")
    send_out(p, [0, 1, 2], name, met)
    for player in (0, 1, 2):
        deal(p, player, "axe axe scalpel petri_dish copper_wire")
    return p


def fought(p: OutpostPosition, failed: bool) -> OutpostPosition:
    """A Battle that has come to its result."""
    p.battle = True
    p.test_failed = failed
    p.chip_up[p.room] = True
    return run(p, BattleResult())


def test_the_chips_of_the_table_lie_as_the_tests_expect() -> None:
    kinds = [CHIPS[code].kind for code in table().chips[:6]]
    assert [index for index, kind in enumerate(kinds) if kind == THING_CHIP] == [3, 4]


@pytest.mark.rules("OP-BAT-01", "OP-BAT-02", "OP-BAT-03", "OP-BAT-04")
def test_the_team_hands_in_once_more_and_everything_is_revealed_and_rolled() -> None:
    p = found_thing()
    run(loaded(p, 6, 6, 6, 1, 1), RevealChip())
    answer(p, "0 hand_in axe", "1 hand_in axe", "2 hand_in scalpel")
    assert (point(p), offered(p, 0)[0]) == ("D27", "decline")  # the swap, as in the Investigation
    answer(p, "0 decline")
    assert len(seen(p, "revealed")) == 3  # ml04 prints 3, the pool has 3
    assert p.dice_count == 5
    assert seen(p, "battle_over") == [{"event": "battle_over", "room": "r15", "won": True}]
    assert p.pool == p.revealed == []
    assert sorted(p.discard) == [code_of("axe"), code_of("axe"), code_of("scalpel")]


@pytest.mark.rules("OP-BAT-03", "OP-TEAM-06")
def test_without_the_requirements_nothing_is_swapped_in_the_battle_either() -> None:
    p = found_thing(met=False)
    run(loaded(p, 6, 6, 6, 1, 1, 1), RevealChip())
    answer(p, "0 hand_in axe", "1 hand_in axe", "2 hand_in axe")
    assert seen(p, "battle_over") != []
    assert not p.test_failed


@pytest.mark.rules("OP-BAT-04")
def test_the_whole_pool_counts_whatever_the_mission_prints() -> None:
    p = found_thing(met=False)
    p.mission = 1  # ml02 reveals two
    run(loaded(p, 6, 6, 6, 1, 1, 1), RevealChip())
    answer(p, "0 hand_in axe", "1 hand_in axe", "2 hand_in axe")
    assert len(seen(p, "revealed")) == 3
    assert p.dice_count == 6


@pytest.mark.rules("OP-BAT-05")
def test_the_need_follows_the_contagion() -> None:
    p = found_thing(met=False)
    p.contagion = 4
    run(loaded(p, 6, 6, 6, 1, 1, 1), Fight())
    assert seen(p, "battle_began")[0]["need"] == 4
    answer(p, "0 hand_in axe", "1 hand_in axe", "2 hand_in axe")
    assert point(p) == "D32"


@pytest.mark.rules("OP-BAT-07", "OP-COMP-02")
def test_a_win_fills_the_slot_of_the_thing() -> None:
    p = found_thing()
    p.chip_seen[room("r15")] = 2
    fought(p, False)
    assert p.chips[room("r15")] == NOTHING
    assert (p.chip_up[room("r15")], p.chip_seen[room("r15")]) == (False, 0)
    assert p.objectives == [False, True, False, False, False, False]
    assert not p.failed_this_turn
    assert seen(p, "chips_mixed") == []
    assert p.chips.count(NOTHING) == 1


@pytest.mark.rules("OP-BAT-07")
def test_a_surplus_thing_goes_back_to_the_box() -> None:
    p = found_thing()
    p.objectives[1] = True
    fought(p, False)
    assert p.chips[room("r15")] == NOTHING
    assert p.objectives == [False, True, False, False, False, False]
    assert seen(p, "slot_filled") == []


@pytest.mark.rules("OP-BAT-07", "OP-ESC-01", "OP-FLOW-07")
def test_the_last_thing_of_sector_three_starts_the_escape() -> None:
    p = found_thing("r34")
    p.objectives[4] = True
    p.then(Fight())  # stands for the rest of the turn
    fought(p, False)
    assert (p.step, point(p), p.stack) == (ESCAPE, "D45", [])


@pytest.mark.rules("OP-BAT-08")
def test_a_loss_fails_the_turn_and_the_thing_hides() -> None:
    p = fought(found_thing(), True)
    assert p.failed_this_turn
    assert not any(p.chip_up)
    assert p.chips.count(THING_1) == 2
    assert not any(p.objectives)
    assert seen(p, "battle_over") == [{"event": "battle_over", "room": "r15", "won": False}]


@pytest.mark.rules("OP-BAT-08", "OP-SAB-03")
def test_uncured_sabotage_loses_the_battle() -> None:
    p = found_thing()
    p.blood[1] = 1
    deal(p, 1, "sab_cut_wiring axe")
    for player in (0, 2):
        deal(p, player, "axe axe")
    run(p, RevealChip())
    answer(p, "0 hand_in axe", "1 hand_in sab_cut_wiring", "2 hand_in axe")
    answer(p, *[f"{player} offer_nothing" for player in (0, 1, 2)])
    assert seen(p, "battle_over")[0]["won"] is False
    assert seen(p, "rolled") == []
    assert p.failed_this_turn


@pytest.mark.rules("OP-BAT-09", "OP-BAT-10")
def test_all_chips_left_in_the_sector_are_mixed_over_their_rooms() -> None:
    places: Counter[tuple[int, ...]] = Counter()
    for seed in range(120):
        p = found_thing()
        p.chance = SeededChance(seed)
        p.chips[0] = p.chips[1] = NOTHING  # both Ropes were found
        p.chips[5] = NOTHING
        before = p.chips[6:]
        fought(p, True)
        assert p.chips[:2] == [NOTHING, NOTHING]
        assert p.chips[5] == NOTHING
        assert p.chips[6:] == before  # other Sectors are left alone
        assert seen(p, "chips_mixed")[0]["rooms"] == ["r13", "r14", "r15"]
        places[tuple(p.chips[2:5])] += 1
    assert len(places) == 3  # a Flamethrower among two Things, anywhere
    assert min(places.values()) >= 25


@pytest.mark.rules("OP-BAT-11", "OP-BAT-12")
def test_a_thing_lying_open_joins_and_what_was_seen_is_worth_nothing() -> None:
    open_things: set[int] = set()
    for seed in range(30):
        p = found_thing()
        p.chance = SeededChance(seed)
        p.chip_up[3] = True  # r14, left open by pw_cla_a
        p.chip_seen[0] = 0b100
        p.chip_seen[8] = 0b100
        fought(p, True)
        assert not any(p.chip_up)
        assert p.chip_seen[0] == 0
        assert p.chip_seen[8] == 0b100  # another Sector
        open_things.add(p.chips[3])
    assert len(open_things) > 1


@pytest.mark.rules("OP-BAT-09", "OP-PWR-01")
def test_handler_leaves_the_thing_open_in_its_room() -> None:
    p = found_thing()
    cast(p, 0, "clark")
    before = p.chips[:]
    fought(p, True)
    assert (point(p), offered(p, 0)) == ("D38", ["decline", "use pw_cla_a"])
    answer(p, "0 use pw_cla_a")
    assert p.chips == before
    assert p.chip_up[room("r15")]
    assert (p.failed_this_turn, p.power_used) == (True, CLA_A)
    assert seen(p, "chips_mixed") == []


@pytest.mark.rules("OP-BAT-09", "OP-PWR-03")
def test_handler_may_be_declined() -> None:
    p = found_thing()
    cast(p, 0, "clark")
    fought(p, True)
    answer(p, "0 decline")
    assert not p.chip_up[room("r15")]
    assert len(seen(p, "chips_mixed")) == 1


@pytest.mark.rules("OP-CHIP-08")
def test_an_open_thing_is_fought_only_after_a_passed_investigation() -> None:
    from whiteout.games.outpost_31.rules.investigation import PassOrFail

    p = found_thing()
    p.chip_up[p.room] = True
    p.test_failed = True
    run(p, PassOrFail())
    assert (p.choice, p.battle) == (None, False)
    p.test_failed = False
    run(p, PassOrFail())
    assert (point(p), p.battle) == ("D37", True)


@pytest.mark.rules("OP-BAT-09")
def test_mixing_needs_no_loss_of_chips() -> None:
    p = found_thing()
    before = sorted(p.chips)
    mix_chips(p)
    assert sorted(p.chips) == before
