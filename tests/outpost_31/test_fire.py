"""Specification 6.18: Smoke and Fire, and the power pw_chi_a."""

from __future__ import annotations

from typing import Any

import pytest
from tests.outpost_31.rolling import about, loaded, rule
from tests.outpost_31.stage import (
    answer,
    cast,
    deal,
    missions,
    offered,
    point,
    room,
    run,
    seen,
    send_out,
    table,
)

from whiteout.games.outpost_31.position import NOTHING, OutpostPosition
from whiteout.games.outpost_31.rules.ending import OUT_OF_REACH, RUINS
from whiteout.games.outpost_31.rules.fire import (
    ResolveHazards,
    add_smoke,
    cut_power,
    destroy,
    roll_room,
    set_hazard,
)
from whiteout.games.outpost_31.rules.mission_log import RevealMission
from whiteout.games.outpost_31.tables import CHIP_IDS, FIRE, NO_HAZARD, SMOKE, code_of
from whiteout.games.outpost_31.written_codes import CHI_A


def burning(fire: str = "", smoke: str = "", **options: Any) -> OutpostPosition:
    """A team is out in r11; there is Fire here and Smoke there. Nauls is Captain."""
    p = table(6, **options)
    cast(p, 0, "nauls")
    send_out(p, [0, 1, 2])
    for name in fire.split():
        p.hazard[room(name)] = FIRE
    for name in smoke.split():
        p.hazard[room(name)] = SMOKE
    return p


def send_lone(p: OutpostPosition, player: int, name: str, hand: str) -> OutpostPosition:
    """A lone player is out in this room with this hand."""
    p.lone = player
    p.lone_room = room(name)
    deal(p, player, hand)
    return p


def hazards(p: OutpostPosition) -> dict[str, int]:
    """Where there is Smoke or Fire."""
    return {
        name: p.hazard[room(name)]
        for name in [f"r{sector}{face}" for sector in (1, 2, 3) for face in range(1, 7)]
        if p.hazard[room(name)] != NO_HAZARD
    }


# -- the lone player -----------------------------------------------------------------------------


@pytest.mark.rules("OP-FIRE-01", "OP-FIRE-02", "OP-TEAM-10")
def test_the_lone_player_pays_or_not_and_all_see_it() -> None:
    p = send_lone(burning("r12", "r13"), 4, "r12", "axe fire_extinguisher")
    run(p, ResolveHazards())
    assert (point(p), p.asked, offered(p, 4)) == ("D39", [4], ["decline", "pay"])
    assert rule(p) == "OP-FIRE-01"
    assert about(p) == {"room": "r12"}
    answer(p, "4 pay")
    assert hazards(p) == {"r13": FIRE}
    assert p.hands[4] == [code_of("axe")]
    assert p.discard == [code_of("fire_extinguisher")]
    assert seen(p, "lone_acted") == [
        {"event": "lone_acted", "player": 4, "room": "r12", "paid": True}
    ]
    assert seen(p, "discarded_up")[0]["cards"] == ["fire_extinguisher"]
    assert [(event["room"], event["hazard"]) for event in seen(p, "hazard")] == [
        ("r12", "none"),
        ("r13", "fire"),
    ]
    q = send_lone(burning("", "r12"), 4, "r12", "axe fire_extinguisher")
    run(q, ResolveHazards())
    answer(q, "4 decline")
    assert hazards(q) == {"r12": FIRE}
    assert len(q.hands[4]) == 2
    assert seen(q, "lone_acted")[0]["paid"] is False


@pytest.mark.rules("OP-FIRE-01", "OP-GAP-41")
def test_a_dark_room_takes_light_as_well() -> None:
    for hand, paid in (
        ("fire_extinguisher", False),
        ("flashlight", False),
        ("fire_extinguisher flashlight axe", True),
    ):
        p = send_lone(burning("", "r12"), 4, "r12", hand)
        p.power_out[room("r12")] = True
        run(p, ResolveHazards())
        assert offered(p, 4) == (["decline", "pay"] if paid else ["decline"])
        if paid:
            answer(p, "4 pay")
            assert p.hands[4] == [code_of("axe")]
            assert p.power_out[room("r12")]
            assert hazards(p) == {}


@pytest.mark.rules("OP-INFO-05", "OP-GAP-46")
def test_the_lone_player_is_asked_whatever_he_holds() -> None:
    p = send_lone(burning("", "r12"), 4, "r12", "axe")
    run(p, ResolveHazards())
    assert (point(p), offered(p, 4)) == ("D39", ["decline"])


@pytest.mark.rules("OP-GAP-46")
def test_that_he_must_pay_is_an_option() -> None:
    p = send_lone(burning("", "r12", lone_must_pay=True), 4, "r12", "fire_extinguisher")
    run(p, ResolveHazards())
    assert offered(p, 4) == ["pay"]
    q = send_lone(burning("", "r12", lone_must_pay=True), 4, "r12", "axe")
    run(q, ResolveHazards())
    assert offered(q, 4) == ["decline"]


@pytest.mark.rules("OP-FIRE-10", "OP-GAP-49")
def test_where_nothing_burns_any_more_he_is_not_asked() -> None:
    p = send_lone(burning("", "r13"), 4, "r12", "fire_extinguisher")
    run(p, ResolveHazards())
    assert p.choice is None
    assert len(p.hands[4]) == 1
    assert hazards(p) == {"r13": FIRE}


# -- worsening -----------------------------------------------------------------------------------


@pytest.mark.rules("OP-FIRE-03", "OP-FIRE-04")
def test_fire_destroys_smoke_turns_to_fire_and_waits_a_turn() -> None:
    p = burning("r21", "r12 r13")
    p.objectives[2] = True
    run(p, ResolveHazards())
    assert p.destroyed[room("r21")]
    assert hazards(p) == {"r12": FIRE, "r13": FIRE}
    assert p.destroyed_count == 1
    assert p.step == "hazards"
    assert seen(p, "hazard") == [
        {"event": "hazard", "room": "r12", "hazard": "fire"},
        {"event": "hazard", "room": "r13", "hazard": "fire"},
    ]


@pytest.mark.rules("OP-FIRE-05")
def test_what_an_event_lit_in_step_one_worsens_in_the_same_turn() -> None:
    p = table()
    cast(p, 0, "nauls")
    missions(p, "ml33 ml04")
    run(loaded(p, 6), RevealMission())
    assert hazards(p) == {"r16": SMOKE}
    p.entered = True
    run(p, ResolveHazards())
    assert hazards(p) == {"r16": FIRE}


@pytest.mark.rules("OP-FIRE-06")
def test_a_destroyed_room_loses_what_marked_it() -> None:
    p = burning("r13")
    p.power_out[room("r13")] = True
    run(p, ResolveHazards())
    here = room("r13")
    assert (p.destroyed[here], p.hazard[here], p.power_out[here]) == (True, NO_HAZARD, False)
    assert p.destroyed_count == 1


@pytest.mark.rules("OP-FIRE-07", "OP-GAP-38")
def test_its_chip_is_shown_and_lost() -> None:
    p = burning("r15")  # a Thing
    p.chip_up[room("r15")] = True
    p.chip_seen[room("r15")] = 4
    run(p, ResolveHazards())
    assert p.chips[room("r15")] == NOTHING
    assert (p.chip_up[room("r15")], p.chip_seen[room("r15")]) == (False, 0)
    assert [CHIP_IDS[chip] for chip in p.lost_chips] == ["c1_thing"]
    assert not any(p.objectives)
    assert seen(p, "destroyed") == [{"event": "destroyed", "room": "r15", "chip": "c1_thing"}]
    q = burning("r15")
    q.chips[room("r15")] = NOTHING
    run(q, ResolveHazards())
    assert seen(q, "destroyed")[0]["chip"] is None
    assert q.lost_chips == []


@pytest.mark.rules("OP-FIRE-08", "OP-END-03", "OP-FLOW-04")
def test_rooms_fall_in_order_and_the_end_is_checked_after_each() -> None:
    p = burning("r23 r13 r33 r31", "r11", destroyed_limit=3)
    p.objectives = [True] * 6
    run(p, ResolveHazards())
    assert [event["room"] for event in seen(p, "destroyed")] == ["r13", "r23", "r31"]
    assert (p.over, p.end_reason) == (True, RUINS)
    assert not p.destroyed[room("r33")]


@pytest.mark.rules("OP-FIRE-08", "OP-END-05", "OP-END-18")
def test_a_sector_that_can_no_longer_be_completed_ends_the_match_in_mid_step() -> None:
    p = burning("r15 r16")
    p.lost_chips = [p.chips[room("r14")]]
    p.chips[room("r14")] = NOTHING
    run(p, ResolveHazards())
    assert (p.end_reason, p.destroyed[room("r16")]) == (OUT_OF_REACH, False)


@pytest.mark.rules("OP-MLOG-03", "OP-MLOG-04", "OP-GAP-22")
def test_the_room_die_is_fair_over_the_standing_rooms_of_the_highest_sector() -> None:
    counts = [0] * 18
    p = table()
    p.unlocked_sector = 2
    p.destroyed[room("r22")] = True
    for _ in range(1000):
        counts[roll_room(p)] += 1
    assert sum(counts[6:12]) == 1000
    assert counts[room("r22")] == 0
    assert sorted(counts[6:12])[1] > 150  # 200 expected


@pytest.mark.rules("OP-FIRE-09")
def test_ten_tokens_and_ten_cards_are_all_there_are() -> None:
    p = table()
    for index in range(10):
        set_hazard(p, index, SMOKE)
    add_smoke(p, 17)
    set_hazard(p, 16, FIRE)
    assert p.hazard.count(NO_HAZARD) == 8
    add_smoke(p, 0)  # the token is turned over
    assert p.hazard[0] == FIRE
    for index in range(8):
        cut_power(p, index)
    p.destroyed[17] = p.destroyed[16] = True
    p.destroyed_count = 2
    cut_power(p, 8)
    assert p.power_out.count(True) == 8
    p.objectives = [True] * 6
    destroy(p, 15)
    assert (p.destroyed[15], p.destroyed_count) == (True, 3)
    assert [event["room"] for event in seen(p, "power_out")][-1] == "r22"


@pytest.mark.rules("OP-FIRE-09")
def test_the_tenth_token_and_card_are_still_there() -> None:
    p = table()
    for index in range(9):
        set_hazard(p, index, SMOKE)
        cut_power(p, index)
    add_smoke(p, 17)
    cut_power(p, 17)
    assert (p.hazard[17], p.power_out[17]) == (SMOKE, True)


@pytest.mark.rules("OP-ROOM-11", "OP-GAP-24")
def test_the_first_passed_turn_spares_the_base_later_ones_do_not() -> None:
    p = burning("", "r12")
    p.entered = False
    run(p, ResolveHazards())
    assert (hazards(p), p.pass_skips_used) == ({"r12": SMOKE}, 1)
    assert seen(p, "worsening_skipped") == [{"event": "worsening_skipped", "used": 1}]
    run(p, ResolveHazards())
    assert (hazards(p), p.pass_skips_used) == ({"r12": FIRE}, 1)
    q = burning("", "r12", pass_skips=0)
    q.entered = False
    run(q, ResolveHazards())
    assert hazards(q) == {"r12": FIRE}


@pytest.mark.rules("OP-ROOM-11")
def test_the_lone_player_acts_on_a_passed_turn_too() -> None:
    p = send_lone(burning("", "r12 r13"), 4, "r12", "fire_extinguisher")
    p.entered = False
    run(p, ResolveHazards())
    answer(p, "4 pay")
    assert (hazards(p), p.pass_skips_used) == ({"r13": SMOKE}, 1)


@pytest.mark.rules("OP-ROOM-11")
def test_a_turn_that_enters_a_room_keeps_the_skip() -> None:
    p = burning("", "r12")
    run(p, ResolveHazards())
    assert p.pass_skips_used == 0


# -- Fire Watch ------------------------------------------------------------------------------------


@pytest.mark.rules("OP-FIRE-03", "OP-PWR-01")
def test_fire_watch_holds_one_room() -> None:
    p = burning("r13", "r12")
    cast(p, 0, "childs")
    run(p, ResolveHazards())
    assert (point(p), offered(p, 0)) == ("D40", ["decline", "hold r12", "hold r13"])
    assert (rule(p), about(p)) == ("OP-FIRE-03", {"power": "pw_chi_a"})
    answer(p, "0 hold r13")
    assert (hazards(p), p.destroyed_count, p.power_used) == ({"r12": FIRE, "r13": FIRE}, 0, CHI_A)
    assert seen(p, "room_held") == [{"event": "room_held", "player": 0, "room": "r13"}]


@pytest.mark.rules("OP-PWR-02", "OP-PWR-03")
def test_fire_watch_may_be_declined_and_is_not_offered_for_nothing() -> None:
    p = burning("r13", "r12")
    cast(p, 0, "childs")
    run(p, ResolveHazards())
    answer(p, "0 decline")
    assert (hazards(p), p.destroyed_count) == ({"r12": FIRE}, 1)
    q = burning()
    cast(q, 0, "childs")
    assert run(q, ResolveHazards()).choice is None
    q = burning("", "r12")
    cast(q, 0, "childs")
    q.entered = False
    assert run(q, ResolveHazards()).choice is None  # nothing worsens on this passed turn


@pytest.mark.rules("OP-FIRE-01")
def test_fire_watch_comes_after_the_lone_player() -> None:
    p = send_lone(burning("r13", "r12"), 4, "r13", "fire_extinguisher")
    cast(p, 0, "childs")
    run(p, ResolveHazards())
    answer(p, "4 pay")
    assert offered(p, 0) == ["decline", "hold r12"]
