"""Specification 6.11 (LOOK, SAB) and 3.7: the Captain's look, Sabotage and its cures, offers, and
Jury Rig."""

from __future__ import annotations

from typing import Any

import pytest
from tests.outpost_31.rolling import loaded
from tests.outpost_31.stage import (
    CAST,
    NOTHING,
    all_viewers,
    answer,
    cards,
    cast,
    deal,
    equip,
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

from whiteout.core.event import history_of
from whiteout.core.view import encode, view
from whiteout.games.outpost_31.game import GAME
from whiteout.games.outpost_31.position import LOOK, OutpostPosition
from whiteout.games.outpost_31.rules.investigation import PASS_OR_FAIL, REVEAL, SWAP
from whiteout.games.outpost_31.rules.offers import CURES
from whiteout.games.outpost_31.rules.pool import begin_test
from whiteout.games.outpost_31.rules.sabotage import CaptainLooks, ResolveSabotage
from whiteout.games.outpost_31.tables import CARDS, IDS

WEAPONS = ["axe", "revolver", "shotgun", "scalpel", "molotov"]
TOOLS = [
    "fire_extinguisher",
    "flashlight",
    "copper_wire",
    "petri_dish",
    "blowtorch",
    "kerosene",
]
NOBODY_OFFERS = ["0 offer_nothing", "1 offer_nothing", "2 offer_nothing"]


def handed_in(pool: str, captain: str = "macready", **options: Any) -> OutpostPosition:
    """The team of 0, 1 and 2 has handed in this pool under ml03, the first card on top."""
    p = table(6, **options)
    if captain in CAST[:6]:
        cast(p, CAST.index(captain), "windows")
    cast(p, 0, captain)
    mission(p, "ml03")
    send_out(p, [0, 1, 2])
    begin_test(p, False)
    into_pool(p, pool)
    return p


def facing(card: str, captain: str = "macready", **options: Any) -> OutpostPosition:
    """One Sabotage lies face up and is about to be handled; axes are in the pool."""
    p = handed_in(f"axe {card} axe", captain, **options)
    return run(p, CaptainLooks())


# -- the look ------------------------------------------------------------------------------------


@pytest.mark.rules("OP-LOOK-01")
def test_the_captain_alone_sees_the_faces_of_the_pool() -> None:
    p = handed_in("petri_dish axe kerosene")
    run(p, CaptainLooks())
    assert p.step == LOOK
    assert p.choice is None
    public = {"event": "looked_at_pool", "player": 0}
    faces = ["axe", "petri_dish", "kerosene"]  # in the order of the card list
    for viewer in all_viewers(p):
        mine = {**public, "only_you": {"cards": faces}} if viewer == 0 else public
        assert seen(p, "looked_at_pool", viewer) == [mine]
        assert GAME.view(p, viewer)["pool"].get("cards") == (faces if viewer == 0 else None)


@pytest.mark.rules("OP-LOOK-01")
def test_the_order_of_the_pool_changes_nothing_for_the_captain() -> None:
    texts = set()
    for pool in ("petri_dish axe kerosene", "kerosene axe petri_dish"):
        p = handed_in(pool)
        run(p, CaptainLooks())
        assert p.history is not None
        texts.add(encode(view(GAME, p, 0)) + repr(history_of(p.history, 0)))
    assert len(texts) == 1


@pytest.mark.rules("OP-LOOK-02", "OP-SAB-02")
def test_every_sabotage_is_turned_up_for_all() -> None:
    p = handed_in("sab_whiteout axe sab_arson sab_arson axe")
    run(p, CaptainLooks())
    assert p.sabotage == cards("sab_whiteout sab_arson sab_arson")
    assert p.pool == cards("axe axe")
    found = {"event": "sabotage_found", "cards": ["sab_whiteout", "sab_arson", "sab_arson"]}
    for viewer in all_viewers(p):
        assert seen(p, "sabotage_found", viewer) == [found]
        assert GAME.view(p, viewer)["sabotage"] == found["cards"]


@pytest.mark.rules("OP-LOOK-02")
def test_a_clean_pool_turns_nothing_up() -> None:
    p = handed_in("axe axe axe")
    run(p, CaptainLooks())
    assert kinds(p) == ["looked_at_pool"]


@pytest.mark.rules("OP-SAB-03")
def test_a_failed_test_is_not_looked_at() -> None:
    p = handed_in("sab_arson axe")
    p.test_failed = True
    run(p, CaptainLooks(), SWAP, REVEAL)
    assert kinds(p) == []
    assert p.pool == cards("axe sab_arson")


# -- the order -----------------------------------------------------------------------------------


@pytest.mark.rules("OP-SAB-01")
def test_the_captain_takes_several_sabotage_cards_in_his_own_order() -> None:
    p = handed_in("sab_whiteout sab_arson sab_arson")
    run(p, CaptainLooks())
    assert point(p) == "D23"
    assert p.asked == [0]
    assert offered(p, 0) == ["cure sab_arson", "cure sab_whiteout"]
    answer(p, "0 cure sab_arson", "0 offer_nothing", "1 offer fire_extinguisher", "2 offer_nothing")
    assert p.sabotage == cards("sab_whiteout sab_arson")
    assert point(p) == "D23"  # and again for the rest
    answer(p, "0 cure sab_arson", "0 offer_nothing", "2 offer fire_extinguisher", "1 offer_nothing")
    assert point(p) != "D23"  # Whiteout alone is left: it is rolled for at once
    assert [facts["card"] for facts in seen(p, "sabotage_cured")][:2] == ["sab_arson"] * 2
    assert "rolled" in kinds(p)


@pytest.mark.rules("OP-SAB-01")
def test_equal_sabotage_cards_need_no_order() -> None:
    p = handed_in("sab_arson axe sab_arson")
    run(p, CaptainLooks())
    assert point(p) == "D24"


# -- cures ---------------------------------------------------------------------------------------


@pytest.mark.rules("OP-SAB-02")
@pytest.mark.parametrize(
    ("sabotage", "cures"),
    [
        ("sab_blown_fuse", ["flashlight"]),
        ("sab_arson", ["fire_extinguisher"]),
        ("sab_cut_wiring", ["copper_wire"]),
        ("sab_barred_door", WEAPONS),
        ("sab_ransacked", WEAPONS + TOOLS),
        ("sab_whiteout", []),
    ],
)
def test_what_cures_a_sabotage(sabotage: str, cures: list[str]) -> None:
    """Table 3.7, card by card."""
    accepted = CURES[IDS.index(sabotage)]
    assert [IDS[card] for card in range(len(CARDS)) if accepted[card]] == cures


@pytest.mark.rules("OP-SAB-02", "OP-SAB-05", "OP-SAB-07")
def test_a_cured_sabotage_is_discarded_and_not_replaced() -> None:
    p = facing("sab_arson")
    assert point(p) == "D24"
    assert view(GAME, p, 3)["choice"]["about"] == {"card": "sab_arson"}
    answer(p, "0 offer_nothing", "1 offer_nothing", "2 offer fire_extinguisher")
    assert p.choice is None
    assert not p.test_failed
    assert p.sabotage == []
    assert p.pool == cards("axe axe")
    assert p.discard == cards("fire_extinguisher sab_arson")
    cured = ["offered", "discarded_up", "sabotage_cured"]
    assert kinds(p)[-3:] == cured
    paid = seen(p, "discarded_up")[0]
    assert (paid["player"], paid["cards"], paid["cause"]) == (2, ["fire_extinguisher"], "sab_arson")


@pytest.mark.rules("OP-SAB-03", "OP-PASS-02")
def test_an_uncured_sabotage_fails_the_test_at_once() -> None:
    """Nothing further is handled, swapped or revealed; everything is discarded."""
    p = handed_in("axe sab_arson axe sab_arson")
    run(p, CaptainLooks(), SWAP, REVEAL, PASS_OR_FAIL)
    answer(p, *NOBODY_OFFERS)
    assert p.choice is None
    assert p.failed_this_turn
    assert seen(p, "sabotage_uncured") == [{"event": "sabotage_uncured", "card": "sab_arson"}]
    assert "revealed" not in kinds(p)
    assert sorted(p.discard) == sorted(cards("axe axe sab_arson sab_arson"))
    assert p.pool == p.sabotage == []


@pytest.mark.rules("OP-SAB-04")
def test_only_the_team_is_asked_and_only_hands_pay() -> None:
    p = handed_in("fire_extinguisher sab_arson axe")
    for player in (0, 1, 2):
        deal(p, player, "revolver kerosene")
    run(p, CaptainLooks())
    assert sorted(p.asked) == [0, 1, 2]
    assert [offered(p, player) for player in (0, 1, 2)] == [["offer_nothing"]] * 3
    answer(p, *NOBODY_OFFERS)
    assert p.test_failed


@pytest.mark.rules("OP-SAB-05", "OP-FLOW-05", "OP-INFO-04")
def test_offers_are_hidden_until_all_are_in() -> None:
    """Then all see who offers how many, and only the owner which card."""
    p = facing("sab_barred_door")
    deal(p, 1, "revolver shotgun")
    p.history = []
    answer(p, "1 offer shotgun")
    assert p.history == []
    for viewer in (0, 2, 3, -1):
        seen_now = view(GAME, p, viewer)
        assert "offers" not in seen_now
        assert seen_now["choice"]["waiting"] == [0, 1, 2]
    answer(p, "0 offer_nothing", "2 offer axe")
    offer = {"event": "offered", "count": 1, "cause": "sab_barred_door", "kinds": None}
    told = [{**offer, "player": 1}, {**offer, "player": 2}]
    for viewer in (0, 3, -1):
        assert seen(p, "offered", viewer) == told
    assert seen(p, "offered", 1)[0]["only_you"] == {"cards": ["shotgun"]}
    assert point(p) == "D25"
    assert GAME.view(p, 0)["offers"] == [{"player": 1, "cards": 1}, {"player": 2, "cards": 1}]
    assert GAME.view(p, 1)["offered"] == ["shotgun"]


@pytest.mark.rules("OP-SAB-06", "OP-SAB-07", "OP-GAP-26")
def test_the_captain_must_accept_and_only_chooses_whose_card() -> None:
    p = facing("sab_barred_door")
    deal(p, 1, "revolver shotgun")
    answer(p, "0 offer_nothing", "1 offer shotgun", "2 offer axe")
    assert p.asked == [0]
    assert offered(p, 0) == ["accept 1", "accept 2"]
    answer(p, "0 accept 2")
    assert seen(p, "discarded_up")[0]["player"] == 2
    assert p.hands[1] == cards("revolver shotgun")
    assert p.choice is None
    assert p.offers == [[] for _ in range(6)]
    texts = repr(seen(p, "offered", 0) + seen(p, "discarded_up", 0))
    assert "shotgun" not in texts  # what was not taken goes back unseen


@pytest.mark.rules("OP-SAB-06")
def test_a_single_offer_is_accepted_without_a_question() -> None:
    p = facing("sab_cut_wiring")
    answer(p, "0 offer copper_wire", "1 offer_nothing", "2 offer_nothing")
    assert p.choice is None
    assert p.discard == cards("copper_wire sab_cut_wiring")


@pytest.mark.rules("OP-SAB-08", "OP-INFO-05")
def test_no_eligible_card_looks_the_same_as_declining() -> None:
    told = set()
    for hand in ("fire_extinguisher axe", "axe axe"):
        p = handed_in("axe sab_arson")
        deal(p, 1, hand)
        run(p, CaptainLooks())
        assert sorted(p.asked) == [0, 1, 2]
        answer(p, "1 offer_nothing", "0 offer fire_extinguisher", "2 offer_nothing")
        assert p.history is not None
        told.add(repr([history_of(p.history, viewer) for viewer in (0, 2, 3, -1)]))
    assert len(told) == 1


@pytest.mark.rules("OP-SAB-08")
def test_members_with_an_empty_hand_are_not_asked() -> None:
    p = handed_in("axe sab_arson")
    for player in (0, 1, 2):
        deal(p, player, "")
    run(p, CaptainLooks())
    assert p.choice is None
    assert p.test_failed


# -- Ransacked Stores ----------------------------------------------------------------------------


@pytest.mark.rules("OP-SAB-09")
def test_ransacked_stores_take_two_cards_of_one_member() -> None:
    p = facing("sab_ransacked")
    deal(p, 1, "axe sab_arson kerosene")
    assert offered(p, 1) == ["offer_nothing", "offer axe", "offer kerosene"]
    answer(p, "0 offer_nothing", "1 offer kerosene", "2 offer_nothing")
    assert point(p) == "D24"
    assert sorted(p.asked) == [0, 1, 2]
    assert offered(p, 0) == ["stop"]
    assert offered(p, 1) == ["stop", "offer axe"]
    answer(p, "0 stop", "1 offer axe", "2 stop")
    assert p.choice is None
    assert seen(p, "offered")[0]["count"] == 2
    assert seen(p, "discarded_up")[0]["cards"] == ["kerosene", "axe"]
    assert p.hands[1] == cards("sab_arson")
    assert not p.test_failed


@pytest.mark.rules("OP-SAB-09")
def test_ransacked_stores_take_one_card_of_two_members() -> None:
    p = facing("sab_ransacked")
    answer(p, "0 offer axe", "1 offer petri_dish", "2 offer_nothing", "0 stop", "1 stop", "2 stop")
    assert p.choice is None
    assert [facts["cards"] for facts in seen(p, "discarded_up")] == [["axe"], ["petri_dish"]]


@pytest.mark.rules("OP-SAB-09")
def test_one_card_is_too_few_for_ransacked_stores() -> None:
    p = facing("sab_ransacked")
    answer(p, "0 offer axe", "1 offer_nothing", "2 offer_nothing", "0 stop", "1 stop", "2 stop")
    assert p.test_failed
    assert p.discard == []
    assert len(p.hands[0]) == 5
    assert p.offers == [[] for _ in range(6)]


@pytest.mark.rules("OP-SAB-09")
def test_without_any_offer_there_is_no_second_round() -> None:
    p = facing("sab_ransacked")
    answer(p, *NOBODY_OFFERS)
    assert p.choice is None
    assert p.test_failed


@pytest.mark.rules("OP-SAB-09")
def test_the_second_round_is_for_all_with_two_cards() -> None:
    """Who offered the first time stays hidden: hand sizes alone say who is asked."""
    p = facing("sab_ransacked")
    deal(p, 2, "kerosene")
    answer(p, "0 offer axe", "1 offer_nothing", "2 offer kerosene")
    assert sorted(p.asked) == [0, 1]
    assert seen(p, "offered") == []


@pytest.mark.rules("OP-SAB-09")
def test_two_cards_in_hand_are_enough_to_offer_both() -> None:
    p = facing("sab_ransacked")
    for player in (0, 1, 2):
        deal(p, player, "axe kerosene")
    answer(p, "0 offer_nothing", "1 offer axe", "2 offer_nothing")
    assert sorted(p.asked) == [0, 1, 2]
    assert offered(p, 1) == ["stop", "offer kerosene"]
    answer(p, "0 stop", "1 offer kerosene", "2 stop")
    assert p.hands[1] == []
    assert not p.test_failed


@pytest.mark.rules("OP-SAB-09")
def test_with_one_card_in_every_hand_there_is_no_second_round() -> None:
    p = facing("sab_ransacked")
    for player in (0, 1, 2):
        deal(p, player, "axe")
    answer(p, "0 offer axe", "1 offer_nothing", "2 offer axe")
    assert p.choice is None
    assert not p.test_failed


@pytest.mark.rules("OP-SAB-09")
def test_the_same_card_twice_needs_two_copies() -> None:
    p = facing("sab_ransacked")
    deal(p, 1, "axe axe kerosene")
    answer(p, "0 offer axe", "1 offer axe", "2 offer_nothing")
    assert "offer axe" not in offered(p, 0)
    assert offered(p, 1) == ["stop", "offer axe", "offer kerosene"]


@pytest.mark.rules("OP-SAB-06", "OP-SAB-09")
def test_the_captain_takes_two_of_three_cards_without_seeing_faces() -> None:
    """Of an offer of two the first goes first; nothing is shown before both are chosen."""
    p = facing("sab_ransacked")
    answer(p, "0 offer axe", "1 offer petri_dish", "2 offer_nothing")
    answer(p, "0 stop", "1 offer flashlight", "2 stop")
    assert point(p) == "D25"
    assert offered(p, 0) == ["accept 0", "accept 1"]
    answer(p, "0 accept 1")
    assert "discarded_up" not in kinds(p)
    assert offered(p, 0) == ["accept 0", "accept 1"]
    answer(p, "0 accept 0")
    paid = [(facts["player"], facts["cards"]) for facts in seen(p, "discarded_up")]
    assert paid == [(0, ["axe"]), (1, ["petri_dish"])]
    assert "flashlight" in [IDS[card] for card in p.hands[1]]


@pytest.mark.rules("OP-SAB-09")
def test_both_cards_of_one_offer_may_be_taken_although_others_offer() -> None:
    p = facing("sab_ransacked")
    answer(p, "0 offer axe", "1 offer petri_dish", "2 offer_nothing")
    answer(p, "0 stop", "1 offer flashlight", "2 stop", "0 accept 1", "0 accept 1")
    paid = [(facts["player"], facts["cards"]) for facts in seen(p, "discarded_up")]
    assert paid == [(1, ["petri_dish", "flashlight"])]
    assert len(p.hands[0]) == 5


@pytest.mark.rules("OP-SAB-06", "OP-SAB-09")
def test_after_the_first_card_a_lone_giver_needs_no_question() -> None:
    """Player 0 offers one card, player 1 two: with 0's taken, the other is 1's first."""
    p = facing("sab_ransacked")
    answer(p, "0 offer axe", "1 offer petri_dish", "2 offer_nothing")
    answer(p, "0 stop", "1 offer flashlight", "2 stop", "0 accept 0")
    assert p.choice is None
    paid = [(facts["player"], facts["cards"]) for facts in seen(p, "discarded_up")]
    assert paid == [(0, ["axe"]), (1, ["petri_dish"])]


# -- Whiteout ------------------------------------------------------------------------------------


@pytest.mark.rules("OP-SAB-10")
@pytest.mark.parametrize(("one", "two"), [(a, b) for a in range(1, 7) for b in range(a, 7)])
def test_whiteout_is_cured_by_a_total_of_seven(one: int, two: int) -> None:
    p = handed_in("axe sab_whiteout")
    run(loaded(p, one, two), CaptainLooks())
    assert p.choice is None
    assert kinds(p).count("rolled") == 1
    assert p.test_failed == (one + two < 7)
    assert ("sabotage_cured" in kinds(p)) == (one + two >= 7)
    assert p.dice == []
    assert p.dice_count == 0


@pytest.mark.rules("OP-SAB-10", "OP-DYN-01", "OP-FLAM-05")
def test_dynamite_helps_against_whiteout_and_a_flamethrower_does_not() -> None:
    p = handed_in("axe sab_whiteout")
    equip(p, 1, "dynamite")
    equip(p, 2, "flamethrower")
    run(loaded(p, 3, 3), CaptainLooks())
    assert point(p) == "D30"
    assert p.asked == [1]
    answer(p, "1 raise 3")
    assert p.choice is None
    assert "sabotage_cured" in kinds(p)


@pytest.mark.rules("OP-SAB-10")
def test_an_unused_dynamite_cures_nothing() -> None:
    p = handed_in("axe sab_whiteout")
    equip(p, 1, "dynamite")
    run(loaded(p, 3, 3), CaptainLooks())
    answer(p, "1 pass")
    assert p.test_failed


# -- Jury Rig ------------------------------------------------------------------------------------


@pytest.mark.rules("OP-SAB-11", "OP-PWR-03")
def test_childs_cures_instead_of_offers_by_any_two_cards() -> None:
    p = handed_in("axe sab_arson", "childs")
    deal(p, 0, "sab_whiteout axe axe kerosene")
    run(p, CaptainLooks())
    assert point(p) == "D26"
    assert offered(p, 0) == ["decline", "use pw_chi_b"]
    answer(p, "0 use pw_chi_b")
    assert point(p) == "D26"
    assert offered(p, 0) == ["discard axe", "discard kerosene", "discard sab_whiteout", "back"]
    answer(p, "0 discard sab_whiteout")
    assert offered(p, 0) == ["discard axe", "discard kerosene", "back"]
    answer(p, "0 discard axe")
    assert p.choice is None
    assert not p.test_failed
    assert p.hands[0] == cards("axe kerosene")
    assert [facts["cards"] for facts in seen(p, "discarded_up")] == [["sab_whiteout"], ["axe"]]
    assert {facts["cause"] for facts in seen(p, "discarded_up")} == {"pw_chi_b"}
    assert kinds(p)[-1] == "sabotage_cured"
    assert "offered" not in kinds(p)


@pytest.mark.rules("OP-SAB-11")
def test_childs_cures_after_offers_were_too_few() -> None:
    p = facing("sab_ransacked", "childs")
    answer(p, "0 decline", "0 offer axe", "1 offer_nothing", "2 offer_nothing")
    answer(p, "0 stop", "1 stop", "2 stop")
    assert point(p) == "D26"
    assert not p.test_failed
    assert len(p.hands[0]) == 5
    answer(p, "0 use pw_chi_b", "0 discard petri_dish", "0 discard flashlight")
    assert not p.test_failed
    assert p.sabotage == []


@pytest.mark.rules("OP-SAB-11", "OP-SAB-03")
def test_declined_twice_the_sabotage_stands() -> None:
    p = facing("sab_arson", "childs")
    answer(p, "0 decline", *NOBODY_OFFERS, "0 decline")
    assert p.choice is None
    assert p.test_failed


@pytest.mark.rules("OP-SAB-11")
def test_enough_offers_leave_no_second_question() -> None:
    p = facing("sab_arson", "childs")
    answer(p, "0 decline", "0 offer_nothing", "1 offer fire_extinguisher", "2 offer_nothing")
    assert p.choice is None
    assert not p.test_failed


@pytest.mark.rules("OP-SAB-11")
@pytest.mark.parametrize("before", [True, False])
def test_childs_against_whiteout(before: bool) -> None:
    """Instead of the roll, or after it failed."""
    p = handed_in("axe sab_whiteout", "childs")
    run(loaded(p, 1, 1), CaptainLooks())
    assert point(p) == "D26"
    if not before:
        answer(p, "0 decline")
        assert point(p) == "D26"
    answer(p, "0 use pw_chi_b", "0 discard axe", "0 discard petri_dish")
    assert not p.test_failed
    assert kinds(p).count("rolled") == (0 if before else 1)


@pytest.mark.rules("OP-SAB-11")
def test_two_cards_in_hand_are_paid_without_a_question() -> None:
    p = handed_in("axe sab_arson", "childs")
    deal(p, 0, "kerosene axe")
    run(p, CaptainLooks())
    answer(p, "0 use pw_chi_b")
    assert p.choice is None
    assert p.hands[0] == []
    paid = seen(p, "discarded_up")[0]
    assert (paid["cards"], paid["cause"]) == (["axe", "kerosene"], "pw_chi_b")
    assert not p.test_failed


@pytest.mark.rules("OP-SAB-11")
def test_one_card_in_hand_is_too_few_for_childs() -> None:
    p = handed_in("axe sab_arson", "childs")
    deal(p, 0, "axe")
    run(p, CaptainLooks())
    assert point(p) == "D24"


@pytest.mark.rules("OP-SAB-11", "OP-PWR-02")
def test_childs_helps_himself_once_a_turn() -> None:
    p = handed_in("axe sab_arson sab_arson", "childs")
    run(p, CaptainLooks())
    answer(p, "0 use pw_chi_b", "0 discard axe", "0 discard petri_dish")
    assert point(p) == "D24"
    answer(p, *NOBODY_OFFERS)
    assert p.choice is None
    assert p.test_failed


@pytest.mark.rules("OP-SAB-01", "OP-SAB-05", "OP-SAB-06", "OP-SAB-09", "OP-SAB-11")
def test_what_the_questions_cite() -> None:
    about = {"card": "sab_ransacked"}
    p = handed_in("sab_ransacked sab_whiteout", "childs")
    run(p, CaptainLooks())
    assert prompt(p) == ("D23", "OP-SAB-01", {})
    answer(p, "0 cure sab_ransacked")
    assert prompt(p) == ("D26", "OP-SAB-11", about)
    answer(p, "0 decline")
    assert prompt(p) == ("D24", "OP-SAB-05", about)
    answer(p, "0 offer axe", "1 offer axe", "2 offer axe")
    assert prompt(p) == ("D24", "OP-SAB-09", about)
    answer(p, "0 stop", "1 stop", "2 stop")
    assert prompt(p) == ("D25", "OP-SAB-06", about)
    answer(p, "0 accept 0", "0 accept 1", "0 use pw_chi_b")
    assert prompt(p) == ("D26", "OP-SAB-11", {"card": "sab_whiteout", "remaining": 2})


# -- Sabotage by the swap ------------------------------------------------------------------------


@pytest.mark.rules("OP-SAB-12", "OP-REV-03")
@pytest.mark.parametrize("cured", [True, False])
def test_a_sabotage_met_while_revealing_is_handled_at_that_moment(cured: bool) -> None:
    p = handed_in("petri_dish sab_arson axe")
    run(p, REVEAL, PASS_OR_FAIL)
    assert [facts["card"] for facts in seen(p, "revealed")] == ["petri_dish", "sab_arson"]
    assert p.sabotage == cards("sab_arson")
    assert point(p) == "D24"
    answer(p, "0 offer_nothing", "1 offer_nothing")
    answer(p, "2 offer fire_extinguisher" if cured else "2 offer_nothing")
    shown = [facts["card"] for facts in seen(p, "revealed")]
    assert shown == ["petri_dish", "sab_arson", *(["axe"] if cured else [])]
    assert seen(p, "investigated")[0]["passed"] == cured


@pytest.mark.rules("OP-SAB-12")
def test_a_sabotage_met_in_a_battle_is_handled_too() -> None:
    p = handed_in("axe sab_cut_wiring axe")
    p.battle = True
    run(p, REVEAL)
    assert point(p) == "D24"
    answer(p, "0 offer copper_wire", "1 offer_nothing", "2 offer_nothing")
    assert p.revealed == cards("axe axe")
    assert "rolled" in kinds(p)


@pytest.mark.rules("OP-SAB-13")
def test_a_sabotage_not_revealed_has_no_effect() -> None:
    p = handed_in("axe petri_dish kerosene sab_arson")
    run(p, REVEAL, PASS_OR_FAIL)
    assert seen(p, "investigated")[0]["passed"]
    assert seen(p, "pool_discarded")[0] == {
        "event": "pool_discarded",
        "shown": ["axe", "petri_dish", "kerosene"],
        "unseen": 1,
    }
    assert "sab_arson" not in repr(seen(p, "pool_discarded", 0))


@pytest.mark.rules("OP-SAB-12")
def test_resolving_leaves_the_pool_alone() -> None:
    p = handed_in("kerosene axe")
    p.sabotage = cards("sab_arson")
    run(p, ResolveSabotage(IDS.index("sab_arson")))
    answer(p, "0 offer fire_extinguisher", "1 offer_nothing", "2 offer_nothing")
    assert p.pool == cards("axe kerosene")
    assert p.sabotage == []
    assert p.power_used == NOTHING
