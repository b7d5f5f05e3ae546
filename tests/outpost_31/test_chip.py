"""Specification 3.4 and 6.16: Room Chips and the Objective Tracker."""

from __future__ import annotations

from typing import Any

import pytest
from tests.outpost_31.rolling import about, rule, waiting
from tests.outpost_31.stage import (
    answer,
    deal,
    mission,
    offered,
    on_top,
    point,
    room,
    run,
    seen,
    send_out,
    table,
)

from whiteout.games.outpost_31.position import ESCAPE, NOTHING, OutpostPosition
from whiteout.games.outpost_31.rules.assimilation import Unlock
from whiteout.games.outpost_31.rules.chip import RevealChip
from whiteout.games.outpost_31.rules.objective import fill_slot
from whiteout.games.outpost_31.rules.room import legal_rooms
from whiteout.games.outpost_31.tables import CHIP_IDS, code_of
from whiteout.games.outpost_31.written_codes import DYNAMITE, FLAMETHROWER, ROPE


def found(chip: str, name: str = "r11", **options: Any) -> OutpostPosition:
    """The team of 0, 1 and 2 has passed in this room, where this chip lies."""
    p = table(6, **options)
    mission(p, "ml04")
    send_out(p, [0, 1, 2], name)
    code = CHIP_IDS.index(chip)
    here = room(name)
    there = p.chips.index(code)
    p.chips[here], p.chips[there] = p.chips[there], p.chips[here]
    return p


# -- the chip --------------------------------------------------------------------------------------


@pytest.mark.rules("OP-CHIP-01")
def test_the_chip_is_shown_to_all() -> None:
    p = found("c1_discard", "r13")
    run(p, RevealChip())
    for viewer in (*range(6), -1):
        assert seen(p, "chip_revealed", viewer) == [
            {"event": "chip_revealed", "room": "r13", "chip": "c1_discard"}
        ]


@pytest.mark.rules("OP-CHIP-02", "OP-GW-05")
@pytest.mark.parametrize(
    ("chip", "name", "kind"),
    [
        ("c1_rope", "r11", ROPE),
        ("c1_flame", "r12", FLAMETHROWER),
        ("c2_dynamite", "r21", DYNAMITE),
        ("c3_flame", "r34", FLAMETHROWER),
    ],
)
def test_the_captain_takes_a_gear_card_with_two_uses(chip: str, name: str, kind: int) -> None:
    p = found(chip, name)
    p.captain = 2
    p.gear[2][kind] = [1]
    run(p, RevealChip())
    assert p.gear[2][kind] == [1, 2]
    assert p.gear_left[kind] == 2
    assert p.gear[0] == [[], [], []]
    taken = seen(p, "gear_taken")
    assert [(event["player"], event["uses"]) for event in taken] == [(2, 2)]


@pytest.mark.rules("OP-CHIP-02", "OP-GAP-01", "OP-GAP-02")
def test_scarce_gear_and_short_ropes_are_options() -> None:
    p = found("c1_rope", "r11", gear_copies=1, rope_uses=1)
    assert p.gear_left == [1, 1, 1]
    run(p, RevealChip())
    assert (p.gear[0][ROPE], p.gear_left[ROPE]) == ([1], 0)
    p.room = room("r12")
    run(p, RevealChip())  # the second Rope chip: no card is left
    assert (p.gear[0][ROPE], p.chips[room("r12")]) == ([1], NOTHING)
    q = found("c1_rope", "r11", gear_copies=1)
    q.gear_left[ROPE] = 0
    run(q, RevealChip())
    assert q.objectives[0]  # it still fills its slot


@pytest.mark.rules("OP-CHIP-03", "OP-COMP-02")
def test_an_objective_fills_its_empty_slot() -> None:
    p = found("c1_rope")
    run(p, RevealChip())
    assert p.objectives == [True, False, False, False, False, False]
    assert seen(p, "slot_filled") == [{"event": "slot_filled", "slot": "o1_gear"}]
    assert p.completed == 0


@pytest.mark.rules("OP-CHIP-04")
def test_any_other_gear_chip_just_gives_its_card() -> None:
    for chip, slots in (("c1_flame", 0), ("c1_rope", 1)):
        p = found(chip, "r14")
        p.objectives[0] = chip == "c1_rope"
        run(p, RevealChip())
        assert p.chips[room("r14")] == NOTHING
        assert p.objectives.count(True) == slots
        assert seen(p, "slot_filled") == []
        assert len(seen(p, "gear_taken")) == 1
        assert p.chips.count(NOTHING) == 1


@pytest.mark.rules("OP-CHIP-05")
def test_a_discard_chip_lets_the_team_trade_secretly_at_the_same_time() -> None:
    p = found("c1_discard", "r13")
    on_top(p, "shotgun kerosene scalpel")
    run(p, RevealChip())
    assert (p.chips[room("r13")], p.step) == (NOTHING, "chip")
    assert (point(p), p.asked) == ("D36", [0, 1, 2])
    assert (rule(p), about(p)) == ("OP-CHIP-05", {"round": 1})
    assert offered(p, 1) == [
        "decline",
        "discard axe",
        "discard fire_extinguisher",
        "discard flashlight",
        "discard copper_wire",
        "discard petri_dish",
    ]
    answer(p, "2 discard axe", "1 decline")
    assert (p.discard, waiting(p, 5)) == ([], [0, 1, 2])  # nobody learns who has chosen
    answer(p, "0 discard axe")
    assert p.choice is None
    assert p.discard == [code_of("axe")] * 2
    assert code_of("shotgun") in p.hands[0]  # in seat order from the Captain
    assert code_of("kerosene") in p.hands[2]
    assert [len(p.hands[player]) for player in range(6)] == [5] * 6
    assert seen(p, "discarded_down", 0)[0]["only_you"] == {"cards": ["axe"]}
    assert all("only_you" not in event for event in seen(p, "discarded_down", 5))
    assert [event["player"] for event in seen(p, "drew")] == [0, 2]
    assert p.offers == [[], [], [], [], [], []]


@pytest.mark.rules("OP-CHIP-05")
def test_empty_hands_have_nothing_to_trade() -> None:
    p = found("c1_discard", "r13")
    deal(p, 1, "")
    deal(p, 2, "axe")
    p.offers = []  # what the test before has left
    run(p, RevealChip())
    assert p.asked == [0, 2]
    answer(p, "0 decline", "2 discard axe")
    assert [len(p.hands[player]) for player in (0, 1, 2)] == [5, 0, 1]
    q = found("c1_discard", "r13")
    for player in (0, 1, 2):
        deal(q, player, "")
    run(q, RevealChip())
    assert q.choice is None


@pytest.mark.rules("OP-CHIP-06", "OP-BAT-01")
def test_a_thing_chip_starts_a_battle_in_the_room() -> None:
    p = found("c1_thing", "r15")
    run(p, RevealChip())
    assert p.battle
    assert (point(p), p.asked) == ("D37", [0, 1, 2])
    assert p.chip_up[room("r15")]
    assert seen(p, "battle_began") == [{"event": "battle_began", "room": "r15", "need": 3}]


@pytest.mark.rules("OP-CHIP-07")
def test_a_room_whose_chip_is_gone_is_not_chosen_again() -> None:
    p = found("c1_flame", "r12")
    assert room("r12") in legal_rooms(p)
    p.chip_seen[room("r12")] = 1
    p.chip_up[room("r12")] = True
    run(p, RevealChip())
    assert room("r12") not in legal_rooms(p)
    assert (p.chip_seen[room("r12")], p.chip_up[room("r12")]) == (0, False)


# -- the Objective Tracker -------------------------------------------------------------------------


@pytest.mark.rules("OP-COMP-02")
def test_a_sector_needs_both_slots() -> None:
    for first in (True, False):
        p = table()
        fill_slot(p, 2, first)
        assert p.completed == 0
        fill_slot(p, 2, first)
        assert p.completed == 0
        fill_slot(p, 2, not first)
        assert p.completed == 2
        assert [event["slot"] for event in seen(p, "slot_filled")] == (
            ["o2_thing", "o2_gear"] if first else ["o2_gear", "o2_thing"]
        )


@pytest.mark.rules("OP-COMP-03", "OP-GAP-27")
def test_a_complete_sector_unlocks_the_next_and_the_third_starts_the_escape() -> None:
    for sector in (1, 2):
        p = table()
        fill_slot(p, sector, True)
        fill_slot(p, sector, False)
        run(p, Unlock())
        assert p.unlocked_sector == sector + 1
        assert p.step != ESCAPE
    p = table()
    fill_slot(p, 3, True)
    assert p.stack == []
    fill_slot(p, 3, False)
    p.advance()
    assert (p.step, p.completed, point(p)) == (ESCAPE, 0, "D45")


@pytest.mark.rules("OP-COMP-04")
def test_only_chips_of_the_sector_fill_its_slots() -> None:
    p = found("c1_flame", "r12")
    run(p, RevealChip())
    assert not any(p.objectives)
    for chip, name in (("c2_rope", "r24"), ("c3_dynamite", "r35")):
        p = found(chip, name)
        run(p, RevealChip())
        assert not any(p.objectives)
    for chip, name, slot in (("c2_dynamite", "r24", 2), ("c3_flame", "r35", 4)):
        p = found(chip, name)
        run(p, RevealChip())
        assert [index for index in range(6) if p.objectives[index]] == [slot]
