"""Specification 6.9 (ROOM) and 3.2: the room of the turn, entry costs, Early Look, Night Eyes and
Hold Your Breath."""

from __future__ import annotations

from typing import Any

import pytest
from tests.outpost_31.stage import (
    CAST,
    NOTHING,
    all_viewers,
    answer,
    cast,
    deal,
    kinds,
    mission,
    offered,
    on_top,
    point,
    prompt,
    room,
    run,
    seen,
    table,
)

from whiteout.core.event import history_of
from whiteout.core.view import view
from whiteout.games.outpost_31.game import GAME
from whiteout.games.outpost_31.position import NOWHERE, OutpostPosition
from whiteout.games.outpost_31.rules.room import ChooseRoom
from whiteout.games.outpost_31.rules.turn import STEPS
from whiteout.games.outpost_31.tables import FIRE, IDS, NO_HAZARD, ROOM_IDS, SMOKE
from whiteout.games.outpost_31.written_codes import CLA_B, NOR_A


def about_to_go(captain: str = "macready", **options: Any) -> OutpostPosition:
    """The Captain, player 0, stands before step 3 with 1 and 2 on the team."""
    p = table(6, **options)
    if captain in CAST[:6]:
        cast(p, CAST.index(captain), "windows")
    cast(p, 0, captain)
    mission(p, "ml01")
    p.team = [0, 1, 2]
    p.requirements_met = True
    return p


def damage(p: OutpostPosition, name: str, hazard: int, dark: bool) -> None:
    p.hazard[room(name)] = hazard
    p.power_out[room(name)] = dark


def enterable(p: OutpostPosition) -> list[str]:
    return [text.split()[1] for text in offered(p, p.captain) if text.startswith("enter")]


# -- which rooms ---------------------------------------------------------------------------------


@pytest.mark.rules("OP-COMP-01", "OP-ROOM-01")
@pytest.mark.parametrize("unlocked", [1, 2, 3])
def test_every_room_with_a_chip_in_an_open_sector_can_be_named(unlocked: int) -> None:
    p = about_to_go()
    p.unlocked_sector = unlocked
    p.chips[room("r12")] = NOTHING
    p.chips[room("r21")] = NOTHING
    p.destroyed[room("r21")] = True
    run(p, ChooseRoom())
    assert point(p) == "D17"
    assert p.asked == [0]
    gone = {"r12", "r21"}
    assert enterable(p) == [name for name in ROOM_IDS[: 6 * unlocked] if name not in gone]
    assert offered(p, 0) == [f"enter {name}" for name in enterable(p)]


@pytest.mark.rules("OP-ROOM-01", "OP-ROOM-10")
def test_a_captain_cannot_pass_of_his_own_will() -> None:
    p = about_to_go()
    damage(p, "r11", SMOKE, False)
    run(p, ChooseRoom())
    assert "pass_turn" not in offered(p, 0)
    answer(p, "0 enter r11", "0 offer_nothing", "1 offer_nothing", "2 offer_nothing")
    assert point(p) == "D17"
    assert "pass_turn" not in offered(p, 0)
    assert "enter r11" not in offered(p, 0)


@pytest.mark.rules("OP-ROOM-09")
def test_a_room_that_needs_no_card_is_entered_at_once() -> None:
    p = about_to_go()
    run(p, ChooseRoom())
    answer(p, "0 enter r13")
    assert p.entered
    assert p.room == room("r13")
    assert kinds(p) == ["room_named", "entered"]
    assert seen(p, "room_named") == [{"event": "room_named", "player": 0, "room": "r13"}]
    assert seen(p, "entered") == [{"event": "entered", "room": "r13"}]


@pytest.mark.rules("OP-ROOM-09")
def test_the_only_legal_room_is_not_asked_for() -> None:
    p = about_to_go()
    for name in ROOM_IDS[:5]:
        p.chips[room(name)] = NOTHING
    run(p, ChooseRoom())
    assert p.entered
    assert p.room == room("r16")


# -- what it costs -------------------------------------------------------------------------------


@pytest.mark.rules("OP-ROOM-02", "OP-ROOM-05", "OP-ROOM-06")
@pytest.mark.parametrize("hazard", [SMOKE, FIRE])
def test_a_hazard_costs_an_extinguisher_which_clears_the_room(hazard: int) -> None:
    p = about_to_go()
    damage(p, "r12", hazard, False)
    run(p, ChooseRoom())
    answer(p, "0 enter r12")
    assert point(p) == "D18"
    assert sorted(p.asked) == [0, 1, 2]
    assert offered(p, 1) == ["offer_nothing", "offer fire_extinguisher"]
    answer(p, "0 offer_nothing", "1 offer fire_extinguisher", "2 offer_nothing")
    assert p.entered
    assert p.hazard[room("r12")] == NO_HAZARD
    assert seen(p, "hazard") == [{"event": "hazard", "room": "r12", "hazard": "none"}]
    paid = {"event": "discarded_up", "player": 1, "cards": ["fire_extinguisher"], "cause": "entry"}
    assert seen(p, "discarded_up") == [paid]
    assert p.discard == [IDS.index("fire_extinguisher")]
    assert len(p.hands[1]) == 4
    assert p.pool == []


@pytest.mark.rules("OP-ROOM-03")
def test_darkness_costs_a_flashlight_and_stays() -> None:
    p = about_to_go()
    damage(p, "r12", NO_HAZARD, True)
    run(p, ChooseRoom())
    answer(p, "0 enter r12")
    assert offered(p, 0) == ["offer_nothing", "offer flashlight"]
    answer(p, "0 offer flashlight", "1 offer_nothing", "2 offer_nothing")
    assert p.entered
    assert p.power_out[room("r12")]
    assert p.discard == [IDS.index("flashlight")]
    assert seen(p, "hazard") == []


@pytest.mark.rules("OP-ROOM-04", "OP-ROOM-14")
@pytest.mark.parametrize(
    ("first", "second", "who_paid"),
    [
        ("1 offer_both", "2 offer_nothing", [1, 1]),
        ("1 offer flashlight", "2 offer fire_extinguisher", [2, 1]),
    ],
)
def test_both_cards_come_from_one_member_or_from_two(
    first: str, second: str, who_paid: list[int]
) -> None:
    p = about_to_go()
    damage(p, "r12", FIRE, True)
    run(p, ChooseRoom())
    answer(p, "0 enter r12")
    both = ["offer_nothing", "offer fire_extinguisher", "offer flashlight", "offer_both"]
    assert offered(p, 2) == both
    answer(p, "0 offer_nothing", first, second)
    assert p.entered
    assert p.paid_extinguisher
    assert p.paid_flashlight
    assert [facts["player"] for facts in seen(p, "discarded_up")] == who_paid
    faces = [facts["cards"] for facts in seen(p, "discarded_up")]
    assert faces == [["fire_extinguisher"], ["flashlight"]]
    assert p.hazard[room("r12")] == NO_HAZARD
    assert p.power_out[room("r12")]


@pytest.mark.rules("OP-ROOM-14")
def test_all_see_who_offers_which_kind() -> None:
    p = about_to_go()
    damage(p, "r12", FIRE, True)
    run(p, ChooseRoom())
    answer(p, "0 enter r12", "0 offer flashlight", "1 offer_both", "2 offer_nothing")
    told = [
        {"event": "offered", "player": 0, "count": 1, "cause": "entry", "kinds": ["flashlight"]},
        {
            "event": "offered",
            "player": 1,
            "count": 2,
            "cause": "entry",
            "kinds": ["fire_extinguisher", "flashlight"],
        },
    ]
    for viewer in (2, 3, -1):
        assert seen(p, "offered", viewer) == told
    assert point(p) == "D19"
    offers = GAME.view(p, 3)["offers"]  # what is left of them: the extinguisher is paid
    assert [(offer["player"], offer["kinds"]) for offer in offers] == [
        (0, ["flashlight"]),
        (1, ["flashlight"]),
    ]


@pytest.mark.rules("OP-ROOM-14", "OP-SAB-06", "OP-SAB-07")
def test_the_captain_chooses_between_offers_of_a_kind_only() -> None:
    """Only player 1 offers an extinguisher, so whose flashlight it is remains the only question."""
    p = about_to_go()
    damage(p, "r12", SMOKE, True)
    run(p, ChooseRoom())
    answer(p, "0 enter r12", "0 offer_nothing", "1 offer_both", "2 offer flashlight")
    assert point(p) == "D19"
    assert view(GAME, p, 3)["choice"]["about"] == {"card": "flashlight"}
    assert offered(p, 0) == ["accept 1", "accept 2"]
    assert GAME.view(p, 1)["offered"] == ["flashlight"]  # the extinguisher is paid already
    answer(p, "0 accept 2")
    assert p.entered
    assert len(p.hands[1]) == 4
    assert len(p.hands[2]) == 4
    assert "flashlight" in [IDS[card] for card in p.hands[1]]


@pytest.mark.rules("OP-ROOM-07", "OP-ROOM-08")
def test_too_few_offers_cost_nothing_and_the_room_is_tried() -> None:
    p = about_to_go()
    damage(p, "r12", FIRE, True)
    run(p, ChooseRoom())
    hands = [hand[:] for hand in p.hands]
    answer(p, "0 enter r12", "0 offer flashlight", "1 offer flashlight", "2 offer_nothing")
    assert p.hands == hands
    assert p.discard == []
    assert p.tried == [room("r12")]
    assert p.room == NOWHERE
    assert p.hazard[room("r12")] == FIRE
    assert not p.entered
    assert p.offers == [[] for _ in range(6)]
    assert seen(p, "entry_failed") == [{"event": "entry_failed", "room": "r12"}]
    assert point(p) == "D17"
    assert enterable(p) == ["r11", "r13", "r14", "r15", "r16"]
    answer(p, "0 enter r11")
    assert p.entered


@pytest.mark.rules("OP-ROOM-07")
@pytest.mark.parametrize("missing", ["flashlight", "fire_extinguisher"])
def test_one_kind_alone_does_not_open_a_dark_and_burning_room(missing: str) -> None:
    p = about_to_go()
    damage(p, "r12", FIRE, True)
    run(p, ChooseRoom())
    other = "flashlight" if missing == "fire_extinguisher" else "fire_extinguisher"
    answer(p, "0 enter r12", *[f"{player} offer {other}" for player in (0, 1, 2)])
    assert p.tried == [room("r12")]


@pytest.mark.rules("OP-SAB-08", "OP-ROOM-07", "OP-INFO-05")
def test_members_are_asked_whatever_they_hold() -> None:
    """Nobody is left out but those whose empty hand all can see."""
    p = about_to_go()
    deal(p, 1, "axe")
    deal(p, 2, "")
    damage(p, "r12", FIRE, False)
    run(p, ChooseRoom())
    answer(p, "0 enter r12")
    assert sorted(p.asked) == [0, 1]
    assert offered(p, 1) == ["offer_nothing"]


@pytest.mark.rules("OP-ROOM-07", "OP-ROOM-08")
def test_a_team_with_empty_hands_has_tried_at_once() -> None:
    p = about_to_go()
    for player in (0, 1, 2):
        deal(p, player, "")
    damage(p, "r12", FIRE, False)
    run(p, ChooseRoom())
    answer(p, "0 enter r12")
    assert p.tried == [room("r12")]
    assert point(p) == "D17"


@pytest.mark.rules("OP-ROOM-01", "OP-ROOM-07", "OP-SAB-06")
def test_what_the_questions_cite() -> None:
    p = about_to_go("blair")
    damage(p, "r12", FIRE, False)
    run(p, ChooseRoom())
    answer(p, "0 use pw_bla_a")
    assert prompt(p) == ("D16", "OP-PWR-04", {})
    answer(p, "0 look_at r11")
    assert prompt(p) == ("D17", "OP-ROOM-01", {})
    answer(p, "0 enter r12")
    assert prompt(p) == ("D18", "OP-ROOM-07", {"room": "r12"})
    answer(p, *[f"{player} offer fire_extinguisher" for player in (0, 1, 2)])
    assert prompt(p) == ("D19", "OP-SAB-06", {"card": "fire_extinguisher"})


# -- passing -------------------------------------------------------------------------------------


def nothing_enterable(**options: Any) -> OutpostPosition:
    """Two rooms are left, both dark, and nobody on the team has light."""
    p = about_to_go(**options)
    for name in ROOM_IDS[:4]:
        p.chips[room(name)] = NOTHING
    for name in ("r15", "r16"):
        damage(p, name, NO_HAZARD, True)
    for player in (0, 1, 2):
        deal(p, player, "axe axe")
    return p


REFUSE = ["0 offer_nothing", "1 offer_nothing", "2 offer_nothing"]


@pytest.mark.rules("OP-ROOM-10", "OP-FLOW-08")
def test_the_turn_is_passed_when_every_legal_room_was_tried_in_vain() -> None:
    p = nothing_enterable()
    run(p, ChooseRoom())
    answer(p, "0 enter r16", *REFUSE)
    assert point(p) == "D18"  # r15 is the only one left: no question
    assert p.room == room("r15")
    answer(p, *REFUSE)
    assert not p.entered
    assert p.room == NOWHERE
    assert p.choice is None
    assert seen(p, "turn_passed") == [{"event": "turn_passed", "player": 0}]


@pytest.mark.rules("OP-ROOM-11", "OP-ROOM-12", "OP-ROOM-13", "OP-FLOW-08")
@pytest.mark.parametrize("used", [0, 1])
def test_a_passed_turn(used: int) -> None:
    """The first one spares the base; no contagion rises; the team counts as having stayed."""
    p = nothing_enterable()
    p.pass_skips_used = used
    damage(p, "r11", SMOKE, False)
    run(p, *STEPS[3:])
    answer(p, "0 enter r16", *REFUSE, *REFUSE)
    assert p.hazard[room("r11")] == (FIRE if used else SMOKE)
    assert p.pass_skips_used == 1
    assert point(p) == "D41"
    assert sorted(p.asked) == [0, 1, 2, 3, 4, 5]
    assert offered(p, 0) == ["decline", "discard axe"]
    assert "handed_in" not in kinds(p)
    answer(p, *[f"{player} decline" for player in range(6)])
    assert p.contagion == 0
    assert "fallout" not in kinds(p)


@pytest.mark.rules("OP-ROOM-10")
def test_with_pass_choice_after_try_the_captain_may_pass_after_a_failed_try() -> None:
    p = nothing_enterable(pass_choice="after_try")
    run(p, ChooseRoom())
    assert offered(p, 0) == ["enter r15", "enter r16"]
    answer(p, "0 enter r15", *REFUSE)
    assert offered(p, 0) == ["enter r16", "pass_turn"]
    answer(p, "0 pass_turn")
    assert not p.entered
    assert p.choice is None
    assert seen(p, "turn_passed") == [{"event": "turn_passed", "player": 0}]


# -- Captain powers ------------------------------------------------------------------------------


@pytest.mark.rules("OP-PWR-01", "OP-PWR-04", "OP-BAT-12")
def test_early_look_shows_one_chip_to_blair_alone() -> None:
    p = about_to_go("blair")
    p.chip_up[room("r13")] = True
    p.chips[room("r12")] = NOTHING
    run(p, ChooseRoom())
    assert point(p) == "D16"
    assert offered(p, 0) == ["decline", "use pw_bla_a"]
    answer(p, "0 use pw_bla_a")
    assert point(p) == "D16"
    assert offered(p, 0) == ["look_at r11", "look_at r14", "look_at r15", "look_at r16", "back"]
    answer(p, "0 look_at r14")
    public = {"event": "looked_at_chip", "player": 0, "room": "r14"}
    for viewer in all_viewers(p):
        mine = {**public, "only_you": {"chip": "c1_thing"}} if viewer == 0 else public
        assert seen(p, "looked_at_chip", viewer) == [mine]
    assert GAME.view(p, 0)["rooms"][3]["seen"] == "c1_thing"
    assert "seen" not in GAME.view(p, 1)["rooms"][3]
    assert point(p) == "D17"


@pytest.mark.rules("OP-PWR-04")
def test_an_early_look_leaves_what_others_have_seen() -> None:
    p = about_to_go("macready")
    cast(p, 2, "windows")
    cast(p, 1, "blair")
    p.captain = 1
    p.chip_seen[room("r14")] = 1 << 4
    run(p, ChooseRoom())
    answer(p, "1 use pw_bla_a", "1 look_at r14")
    assert p.chip_seen[room("r14")] == (1 << 4) | (1 << 1)


@pytest.mark.rules("OP-PWR-03")
def test_early_look_may_be_declined_and_kept() -> None:
    p = about_to_go("blair")
    run(p, ChooseRoom())
    answer(p, "0 decline")
    assert point(p) == "D17"
    assert p.power_used == NOTHING
    assert p.chip_seen == [0] * 18


@pytest.mark.rules("OP-PWR-01")
def test_early_look_reaches_only_open_sectors() -> None:
    p = about_to_go("blair")
    p.unlocked_sector = 2
    run(p, ChooseRoom())
    answer(p, "0 use pw_bla_a")
    assert offered(p, 0) == [*[f"look_at {name}" for name in ROOM_IDS[:12]], "back"]


@pytest.mark.rules("OP-PWR-01")
def test_the_only_face_down_chip_is_looked_at_without_a_question() -> None:
    p = about_to_go("blair")
    for name in ROOM_IDS[:5]:
        p.chips[room(name)] = NOTHING
    run(p, ChooseRoom())
    answer(p, "0 use pw_bla_a")
    assert p.chip_seen[room("r16")] == 1
    assert p.entered


@pytest.mark.rules("OP-PWR-01")
def test_early_look_is_not_offered_without_a_face_down_chip() -> None:
    p = about_to_go("blair")
    for name in ROOM_IDS[:4]:
        p.chips[room(name)] = NOTHING
    p.chip_up[room("r15")] = p.chip_up[room("r16")] = True
    run(p, ChooseRoom())
    assert point(p) == "D17"
    assert enterable(p) == ["r15", "r16"]


@pytest.mark.rules("OP-PWR-07", "OP-PWR-08")
@pytest.mark.parametrize(
    ("captain", "power", "hazard", "dark"),
    [("clark", CLA_B, NO_HAZARD, True), ("norris", NOR_A, SMOKE, False)],
)
def test_an_entry_power_opens_the_room_and_leaves_it_as_it_is(
    captain: str, power: int, hazard: int, dark: bool
) -> None:
    p = about_to_go(captain)
    damage(p, "r12", hazard, dark)
    run(p, ChooseRoom())
    answer(p, "0 enter r12")
    assert point(p) == "D20"
    assert p.asked == [0]
    answer(p, f"0 {offered(p, 0)[1]}")
    assert p.entered
    assert p.power_used == power
    assert p.hazard[room("r12")] == hazard
    assert p.power_out[room("r12")] == dark
    assert p.discard == []
    assert kinds(p) == ["room_named", "power_used", "entered"]


@pytest.mark.rules("OP-PWR-08", "OP-ROOM-04")
@pytest.mark.parametrize(
    ("captain", "still_due"), [("clark", "fire_extinguisher"), ("norris", "flashlight")]
)
def test_an_entry_power_leaves_the_other_card_due(captain: str, still_due: str) -> None:
    p = about_to_go(captain)
    damage(p, "r12", SMOKE, True)
    run(p, ChooseRoom())
    answer(p, "0 enter r12", f"0 use {'pw_cla_b' if captain == 'clark' else 'pw_nor_a'}")
    assert point(p) == "D18"
    assert offered(p, 1) == ["offer_nothing", f"offer {still_due}"]
    answer(p, "0 offer_nothing", f"1 offer {still_due}", "2 offer_nothing")
    assert p.entered
    assert [IDS[card] for card in p.discard] == [still_due]
    assert p.hazard[room("r12")] == (NO_HAZARD if captain == "clark" else SMOKE)
    assert p.power_out[room("r12")]


@pytest.mark.rules("OP-PWR-08")
def test_an_entry_power_declined_leads_to_the_offers() -> None:
    p = about_to_go("norris")
    damage(p, "r12", SMOKE, False)
    run(p, ChooseRoom())
    answer(p, "0 enter r12", "0 decline")
    assert point(p) == "D18"
    assert offered(p, 0) == ["offer_nothing", "offer fire_extinguisher"]
    answer(p, "0 offer fire_extinguisher", "1 offer_nothing", "2 offer_nothing")
    assert p.hazard[room("r12")] == NO_HAZARD
    assert p.power_used == NOTHING


@pytest.mark.rules("OP-PWR-01")
@pytest.mark.parametrize(
    ("captain", "hazard", "dark"), [("norris", FIRE, False), ("norris", NO_HAZARD, True)]
)
def test_hold_your_breath_is_for_smoke_only(captain: str, hazard: int, dark: bool) -> None:
    p = about_to_go(captain)
    damage(p, "r12", hazard, dark)
    run(p, ChooseRoom())
    answer(p, "0 enter r12")
    assert point(p) == "D18"


@pytest.mark.rules("OP-PWR-01")
def test_night_eyes_are_for_dark_rooms_only() -> None:
    p = about_to_go("clark")
    damage(p, "r12", SMOKE, False)
    run(p, ChooseRoom())
    answer(p, "0 enter r12")
    assert point(p) == "D18"


@pytest.mark.rules("OP-PWR-02")
@pytest.mark.parametrize("captain", ["blair", "clark", "norris"])
def test_no_second_power_in_a_turn(captain: str) -> None:
    p = about_to_go(captain)
    p.power_used = 0
    damage(p, "r12", SMOKE, True)
    run(p, ChooseRoom())
    assert point(p) == "D17"
    answer(p, "0 enter r12")
    assert point(p) == "D18"


# -- who learns what -----------------------------------------------------------------------------


@pytest.mark.rules("OP-SAB-07", "OP-SAB-08")
def test_a_hand_without_the_card_looks_like_a_refusal() -> None:
    """Player 2 offers nothing, once with a flashlight in hand and once without."""
    told: set[str] = set()
    for hand in ("flashlight axe", "axe axe"):
        p = about_to_go()
        deal(p, 2, hand)
        damage(p, "r12", NO_HAZARD, True)
        on_top(p, "axe")
        run(p, ChooseRoom())
        answer(p, "0 enter r12", "1 offer flashlight", "0 offer_nothing", "2 offer_nothing")
        assert p.history is not None
        told.add(repr([history_of(p.history, viewer) for viewer in (0, 1, 3, -1)]))
    assert len(told) == 1
