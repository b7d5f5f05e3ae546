"""Specification 6.13 (REV) and 6.15 (PASS): revealing, item tests, the result, Close Reading."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from tests.outpost_31.stage import (
    CAST,
    NOTHING,
    answer,
    cards,
    cast,
    deal,
    into_pool,
    kinds,
    mission,
    offered,
    point,
    prompt,
    run,
    seen,
    send_out,
    table,
)

from whiteout.core.chance import SeededChance
from whiteout.games.outpost_31.position import REVEAL as REVEAL_STEP
from whiteout.games.outpost_31.position import ROLL, OutpostPosition
from whiteout.games.outpost_31.rules.investigation import PASS_OR_FAIL, REVEAL, Investigate
from whiteout.games.outpost_31.rules.pool import begin_test
from whiteout.games.outpost_31.rules.reveal import has_items
from whiteout.games.outpost_31.tables import CARDS, DICE, IDS, MISSION_IDS, MISSIONS
from whiteout.games.outpost_31.written_codes import NOR_B


def swapped(
    pool: str, investigation: str = "ml03", captain: str = "macready", **options: Any
) -> OutpostPosition:
    """The swap is over, this pool waits to be revealed, the first card on top. Hands are empty but
    for those of 0, 1 and 2."""
    p = table(8, **options)
    for player in range(3, 8):
        deal(p, player, "")
    if captain in CAST:
        cast(p, CAST.index(captain), "bennings")
    cast(p, 0, captain)
    mission(p, investigation)
    send_out(p, list(range(MISSIONS[p.mission].team)))
    begin_test(p, False)
    into_pool(p, pool)
    return p


def faces(p: OutpostPosition) -> list[str]:
    return [facts["card"] for facts in seen(p, "revealed")]


@pytest.mark.rules("OP-REV-01", "OP-REV-04")
@pytest.mark.parametrize("investigation", ["ml02", "ml03", "ml24", "ml32"])
def test_the_printed_number_is_revealed_from_the_top(investigation: str) -> None:
    """From two cards to five; all of them whatever the first ones show."""
    pool = ["axe", "revolver", "kerosene", "copper_wire", "scalpel", "shotgun"]
    p = swapped(" ".join(pool), investigation)
    count = MISSIONS[p.mission].reveal
    run(p, REVEAL)
    assert p.step in (REVEAL_STEP, ROLL)
    assert faces(p) == pool[:count]
    assert p.revealed == cards(" ".join(pool[:count]))
    assert p.pool == cards(" ".join(pool[count:]))[::-1]


@pytest.mark.rules("OP-REV-02")
def test_a_smaller_pool_is_revealed_in_full() -> None:
    p = swapped("kerosene axe", "ml03")
    run(p, REVEAL)
    assert faces(p) == ["kerosene", "axe"]
    assert p.pool == []
    assert not p.test_failed


@pytest.mark.rules("OP-REV-01", "OP-BAT-04")
def test_a_battle_reveals_the_whole_pool() -> None:
    p = swapped("kerosene axe axe scalpel", "ml06")
    p.battle = True
    run(p, REVEAL)
    assert faces(p) == ["kerosene", "axe", "axe", "scalpel"]
    assert p.dice_count == 6


@pytest.mark.rules("OP-REV-03")
def test_a_sabotage_takes_a_place_and_gives_nothing() -> None:
    """Under ml01, three cards are revealed: the Sabotage is one of them, two give dice."""
    p = swapped("axe sab_arson scalpel shotgun", "ml01")
    run(p, REVEAL)
    answer(p, "0 offer fire_extinguisher", "1 offer_nothing", "2 offer_nothing")
    assert faces(p) == ["axe", "sab_arson", "scalpel"]
    assert p.dice_count == 3
    assert p.pool == cards("shotgun")


@pytest.mark.rules("OP-REV-07")
@pytest.mark.parametrize("pool", ["axe scalpel kerosene", "scalpel scalpel petri_dish"])
def test_a_roll_test_has_the_dice_of_its_cards(pool: str) -> None:
    p = swapped(pool, "ml01")
    run(p, REVEAL)
    assert p.dice_count == sum(DICE[card] for card in cards(pool))
    assert len(seen(p, "rolled")[0]["rolled"]) == p.dice_count


@pytest.mark.rules("OP-REV-07", "OP-ROLL-14")
def test_six_dice_are_the_most() -> None:
    p = swapped("shotgun shotgun kerosene", "ml01")
    run(p, REVEAL)
    assert p.dice_count == 6


# -- item tests ----------------------------------------------------------------------------------


@pytest.mark.rules("OP-REV-05", "OP-REV-06")
@pytest.mark.parametrize(
    ("investigation", "revealed", "passed"),
    [
        ("ml03", "kerosene axe scalpel", True),
        ("ml03", "kerosene revolver scalpel", False),
        ("ml12", "copper_wire copper_wire axe axe", True),
        ("ml12", "copper_wire axe axe axe", False),
        ("ml06", "axe scalpel", True),
        ("ml06", "axe kerosene", False),
        ("ml15", "kerosene flashlight petri_dish", True),
        ("ml16", "axe axe kerosene", True),
        ("ml16", "axe axe revolver", False),
        ("ml08", "petri_dish petri_dish petri_dish", False),
        ("ml08", "petri_dish petri_dish scalpel", True),
        ("ml20", "copper_wire scalpel kerosene", True),
        ("ml27", "axe axe kerosene kerosene", True),
        ("ml27", "axe axe axe kerosene", False),
        ("ml23", "axe copper_wire kerosene kerosene", True),
        ("ml23", "axe axe axe kerosene", False),
    ],
)
def test_items(investigation: str, revealed: str, passed: bool) -> None:
    p = swapped(revealed, investigation)
    run(p, REVEAL)
    assert p.choice is None
    assert p.test_failed != passed
    assert "rolled" not in kinds(p)


def matched(revealed: list[int], needs: list[str]) -> bool:
    """OP-REV-05 word for word: some assignment of different cards serves every requirement."""
    for order in itertools.permutations(revealed, len(needs)):
        pairs = zip(order, needs, strict=True)
        if all(need in (CARDS[card].id, CARDS[card].category) for card, need in pairs):
            return True
    return False


@pytest.mark.rules("OP-REV-05", "OP-REV-06")
@pytest.mark.parametrize("code", [c for c, m in enumerate(MISSIONS) if m.items])
def test_items_against_every_assignment(code: int) -> None:
    needs = [item for item, count in MISSIONS[code].items for _ in range(count)]
    chance = SeededChance(code)
    wanted = [card for card in range(len(CARDS)) if CARDS[card].id in needs]
    results = set()
    for _ in range(150):
        revealed = [chance.below(11, "card") for _ in range(MISSIONS[code].reveal)]
        if wanted and chance.below(2, "help"):
            revealed[0] = wanted[0]
        passed = has_items(revealed, code)
        assert passed == matched(revealed, needs), (revealed, needs)
        results.add(passed)
    assert results == {True, False}


@pytest.mark.rules("OP-REV-05")
def test_a_card_serves_one_requirement_only_whatever_their_order() -> None:
    """ml16 asks for an axe and a tool, ml08 for a petri dish and a weapon; a lone axe or dish
    never serves twice."""
    assert not has_items(cards("axe"), MISSION_IDS.index("ml16"))
    assert not has_items(cards("petri_dish"), MISSION_IDS.index("ml08"))
    assert has_items(cards("petri_dish axe"), MISSION_IDS.index("ml16"))
    assert has_items(cards("axe petri_dish"), MISSION_IDS.index("ml08"))


# -- Close Reading -------------------------------------------------------------------------------


@pytest.mark.rules("OP-PWR-01", "OP-PWR-07", "OP-REV-01")
@pytest.mark.parametrize(("reply", "count"), [("use pw_nor_b", 4), ("decline", 3)])
def test_norris_may_have_one_card_more_revealed(reply: str, count: int) -> None:
    pool = ["kerosene", "revolver", "copper_wire", "axe", "scalpel"]
    p = swapped(" ".join(pool), "ml03", "norris")
    run(p, REVEAL)
    assert point(p) == "D29"
    assert p.asked == [0]
    assert faces(p) == []
    assert prompt(p) == ("D29", "OP-PWR-03", {"power": "pw_nor_b"})
    assert offered(p, 0) == ["decline", "use pw_nor_b"]
    answer(p, f"0 {reply}")
    assert faces(p) == pool[:count]
    assert p.test_failed == (count == 3)
    assert p.power_used == (NOR_B if count == 4 else NOTHING)


@pytest.mark.rules("OP-PWR-01", "OP-REV-02")
@pytest.mark.parametrize("battle", [False, True])
def test_close_reading_is_not_offered_where_all_cards_are_revealed(battle: bool) -> None:
    p = swapped("kerosene revolver axe" + (" axe axe" if battle else ""), "ml03", "norris")
    p.battle = battle
    run(p, REVEAL)
    assert "D29" not in point(p)
    assert p.pool == []


@pytest.mark.rules("OP-PWR-02")
def test_close_reading_after_another_power_is_not_offered() -> None:
    p = swapped("kerosene revolver axe axe", "ml03", "norris")
    p.power_used = 0
    run(p, REVEAL)
    assert faces(p) == ["kerosene", "revolver", "axe"]


# -- pass or fail --------------------------------------------------------------------------------


@pytest.mark.rules("OP-PASS-01")
def test_passing_turns_up_the_chip_of_the_same_room() -> None:
    p = swapped("axe kerosene kerosene")
    run(p, REVEAL, PASS_OR_FAIL)
    assert seen(p, "investigated") == [{"event": "investigated", "room": "r11", "passed": True}]
    assert seen(p, "chip_revealed")[0]["room"] == "r11"
    assert not p.failed_this_turn
    assert p.chips[0] == NOTHING


@pytest.mark.rules("OP-PASS-02")
def test_failing_leaves_the_chip_and_skips_steps_10_and_11() -> None:
    p = swapped("revolver kerosene kerosene")
    chip = p.chips[0]
    run(p, REVEAL, PASS_OR_FAIL)
    assert seen(p, "investigated") == [{"event": "investigated", "room": "r11", "passed": False}]
    assert p.failed_this_turn
    assert p.chips[0] == chip
    assert not p.chip_up[0]
    assert "chip_revealed" not in kinds(p)
    assert p.choice is None
    assert sorted(p.discard) == sorted(cards("revolver kerosene kerosene"))


@pytest.mark.rules("OP-FLOW-08")
def test_without_a_room_there_is_no_test() -> None:
    p = swapped("")
    p.entered = False
    run(p, Investigate())
    assert p.choice is None
    assert kinds(p) == []
    assert not p.failed_this_turn


@pytest.mark.rules("OP-FLOW-02", "OP-PASS-01")
def test_the_steps_of_a_test_come_in_their_order() -> None:
    p = swapped("", "ml03")
    run(p, Investigate())
    answer(p, "0 hand_in axe", "1 hand_in axe", "2 hand_in axe", "0 decline")
    order = ["handed_in", "looked_at_pool", "no_swap", "revealed", "revealed", "revealed"]
    assert kinds(p)[: len(order) + 2] == [*order, "pool_discarded", "investigated"]
    assert IDS[p.discard[0]] == "axe"
