"""Specification 6.10 (POOL): handing in, the shuffled pool, and Extra Sample."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.outpost_31.stage import (
    CAST,
    NOTHING,
    all_viewers,
    answer,
    cards,
    cast,
    deal,
    into_pool,
    kinds,
    load_pool,
    mission,
    offered,
    on_top,
    point,
    prompt,
    run,
    seen,
    send_out,
    table,
)

from whiteout.core.chance import SeededChance
from whiteout.core.event import history_of
from whiteout.core.match import Match, Seeded
from whiteout.core.view import encode, view
from whiteout.games.outpost_31.game import GAME
from whiteout.games.outpost_31.position import HUMAN, IMITATION, OutpostPosition
from whiteout.games.outpost_31.rules.battle import FIGHT
from whiteout.games.outpost_31.rules.investigation import Investigate
from whiteout.games.outpost_31.rules.pool import SHUFFLE_POOL, HandIn, begin_test, discard_pool
from whiteout.games.outpost_31.tables import IDS
from whiteout.games.outpost_31.written_codes import FUC_A

SABOTAGES = "sab_blown_fuse sab_arson sab_cut_wiring sab_barred_door sab_whiteout"


def in_the_room(captain: str = "macready", seed: int = 1, **options: Any) -> OutpostPosition:
    """The team of 0, 1 and 2 has entered r11 under ml03, which asks for an axe."""
    p = table(6, seed, **options)
    if captain in CAST[:6]:
        cast(p, CAST.index(captain), "windows")
    cast(p, 0, captain)
    mission(p, "ml03")
    send_out(p, [0, 1, 2])
    begin_test(p, False)
    return p


@pytest.mark.rules("OP-POOL-01")
def test_every_member_gives_one_hand_card() -> None:
    p = in_the_room()
    run(p, HandIn())
    assert point(p) == "D21"
    assert sorted(p.asked) == [0, 1, 2]
    faces = ["axe", "fire_extinguisher", "flashlight", "copper_wire", "petri_dish"]
    assert offered(p, 1) == [f"hand_in {face}" for face in faces]
    answer(p, "1 hand_in petri_dish", "0 hand_in axe")
    assert p.pool == []  # nothing moves before all have chosen
    answer(p, "2 hand_in petri_dish")
    assert sorted(p.pool) == sorted(cards("axe petri_dish petri_dish"))
    assert [len(hand) for hand in p.hands] == [4, 4, 4, 5, 5, 5]
    assert "petri_dish" not in [IDS[card] for card in p.hands[1]]


@pytest.mark.rules("OP-POOL-01", "OP-POOL-05")
def test_only_the_giver_sees_what_was_given() -> None:
    p = in_the_room()
    run(p, HandIn())
    answer(p, "0 hand_in axe", "1 hand_in flashlight", "2 hand_in axe")
    public = {"event": "handed_in", "players": [0, 1, 2]}
    own = {0: "axe", 1: "flashlight", 2: "axe"}
    for viewer in all_viewers(p):
        mine = {**public, "only_you": {"card": own[viewer]}} if viewer in own else public
        assert seen(p, "handed_in", viewer) == [mine]
        assert GAME.view(p, viewer).get("handed_in") == ([own[viewer]] if viewer in own else None)


@pytest.mark.rules("OP-POOL-02", "OP-LOOK-03")
def test_anything_may_be_said_about_cards_and_nothing_shown() -> None:
    """Lies are told like truths; the only way to show a card would be an option, and there is
    none."""
    match = Match(GAME, 4, {}, Seeded(5))
    while match.view(0)["step"] != "hand_in":
        seat = match.position.asked[0]
        option = GAME.default(match.position, seat, SeededChance(3))
        match.answer(seat, match.position.number, option.text)
    seat = match.position.asked[0]
    hand = match.view(seat)["hand"]
    lie = next(card for card in IDS if card not in hand)
    for card in (lie, hand[0]):
        match.claim(seat, {"claim": "holds", "card": card})
    said = [event for event in match.history(-1) if event["event"] == "claimed"]
    assert [event["card"] for event in said[-2:]] == [lie, hand[0]]
    verbs = {text.split()[0] for text in match.view(seat)["options"]}
    assert verbs == {"hand_in"}
    assert GAME.asides(match.position, seat) == []


@pytest.mark.rules("OP-POOL-03", "OP-POOL-04")
@pytest.mark.parametrize("blood", [HUMAN, IMITATION])
def test_who_may_hand_in_sabotage(blood: int) -> None:
    p = in_the_room()
    p.blood[1] = blood
    deal(p, 1, "sab_arson axe sab_ransacked kerosene axe")
    run(p, HandIn())
    clean = ["hand_in axe", "hand_in kerosene"]
    all_of_them = [*clean, "hand_in sab_arson", "hand_in sab_ransacked"]
    assert offered(p, 1) == (all_of_them if blood == IMITATION else clean)


@pytest.mark.rules("OP-POOL-03")
def test_a_human_with_nothing_else_hands_in_sabotage() -> None:
    p = in_the_room()
    deal(p, 1, SABOTAGES)
    run(p, HandIn())
    assert offered(p, 1) == [f"hand_in {face}" for face in SABOTAGES.split()]


@pytest.mark.rules("OP-POOL-03")
def test_the_ban_can_be_switched_off() -> None:
    p = in_the_room(human_sabotage_ban=False)
    deal(p, 1, "sab_arson axe")
    run(p, HandIn())
    assert offered(p, 1) == ["hand_in axe", "hand_in sab_arson"]


@pytest.mark.rules("OP-POOL-05", "OP-INFO-03")
def test_nobody_else_sees_who_is_barred_from_sabotage() -> None:
    """Player 1 as a Human and as an Imitation, with the same cards: nobody else can tell."""
    views: dict[int, set[str]] = {viewer: set() for viewer in (0, 2, 3, -1)}
    for blood in (HUMAN, IMITATION):
        p = in_the_room()
        p.blood[1] = blood
        p.blood[5] = IMITATION + HUMAN - blood
        deal(p, 1, "sab_arson axe")
        run(p, HandIn())
        for viewer, texts in views.items():
            texts.add(encode(view(GAME, p, viewer)))
    assert [viewer for viewer, texts in views.items() if len(texts) > 1] == []


@pytest.mark.rules("OP-POOL-06")
def test_an_empty_hand_gives_nothing() -> None:
    p = in_the_room()
    deal(p, 1, "")
    run(p, HandIn())
    assert sorted(p.asked) == [0, 2]
    answer(p, "0 hand_in axe", "2 hand_in axe")
    assert p.pool == cards("axe axe")
    assert p.given[1] == []
    assert not p.test_failed


@pytest.mark.rules("OP-POOL-07")
def test_the_pool_is_shuffled() -> None:
    """Every order of three different cards comes up, each about as often."""
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(600):
        p = in_the_room(seed=seed)
        p.history = None
        run(p, HandIn())
        answer(p, "0 hand_in axe", "1 hand_in flashlight", "2 hand_in petri_dish")
        orders[tuple(p.pool)] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 60
    assert max(orders.values()) < 145


@pytest.mark.rules("OP-POOL-07", "OP-LOOK-01")
def test_nobody_can_tell_who_gave_what() -> None:
    """Players 1 and 2 change cards: nobody else sees a difference, not even the Captain."""
    seen_by: dict[int, set[str]] = {viewer: set() for viewer in (0, 3, -1)}
    for one, two in (("flashlight", "petri_dish"), ("petri_dish", "flashlight")):
        p = in_the_room()
        for player in (1, 2):
            deal(p, player, "flashlight petri_dish")
        run(p, Investigate())
        answer(p, "0 hand_in axe", f"1 hand_in {one}", f"2 hand_in {two}")
        assert point(p) == "D27"
        assert p.history is not None
        for viewer, texts in seen_by.items():
            texts.add(repr(history_of(p.history, viewer)) + encode(view(GAME, p, viewer)))
    assert [viewer for viewer, texts in seen_by.items() if len(texts) > 1] == []


@pytest.mark.rules("OP-POOL-08")
def test_an_empty_pool_fails_the_test() -> None:
    p = in_the_room()
    for player in (0, 1, 2):
        deal(p, player, "")
    run(p, Investigate())
    assert p.choice is None
    assert p.test_failed
    assert p.failed_this_turn
    assert kinds(p) == ["pool_empty", "pool_discarded", "investigated"]
    assert seen(p, "investigated") == [{"event": "investigated", "room": "r11", "passed": False}]


@pytest.mark.rules("OP-POOL-08")
def test_a_pool_emptied_by_cures_fails_the_test() -> None:
    """The only card is an Arson, cured: nothing is left to reveal."""
    p = in_the_room()
    p.blood[0] = IMITATION
    deal(p, 0, "sab_arson fire_extinguisher")
    for player in (1, 2):
        deal(p, player, "")
    run(p, Investigate())
    answer(p, "0 hand_in sab_arson", "0 offer fire_extinguisher")
    assert "sabotage_cured" in kinds(p)
    assert kinds(p).count("pool_empty") == 1
    assert p.choice is None
    assert p.failed_this_turn


@pytest.mark.rules("OP-POOL-09")
@pytest.mark.parametrize("found", ["axe", "axe axe petri_dish kerosene"])
def test_a_pool_of_the_wrong_size_is_replaced(found: str) -> None:
    p = in_the_room()
    p.given = [cards("axe"), cards("axe"), cards("petri_dish"), [], [], []]
    into_pool(p, found)
    on_top(p, "shotgun scalpel revolver sab_arson")
    before = len(p.supply)
    run(p, SHUFFLE_POOL)
    assert sorted(p.pool) == sorted(cards("shotgun scalpel revolver"))
    assert p.supply[-1] == cards("sab_arson")[0]
    count = len(found.split())
    assert sorted(p.supply[:count]) == sorted(cards(found))
    assert p.supply_seen == [0] * (before + count - 3)
    assert len(p.supply) == before + count - 3
    assert seen(p, "pool_repaired") == [{"event": "pool_repaired", "cards": 3}]
    assert p.given == [[] for _ in range(6)]  # nobody's any more


@pytest.mark.rules("OP-POOL-09")
def test_a_pool_of_the_right_size_is_left_alone() -> None:
    p = in_the_room()
    p.given = [cards("axe"), cards("axe"), cards("petri_dish"), [], [], []]
    into_pool(p, "axe axe petri_dish")
    run(p, SHUFFLE_POOL)
    assert sorted(p.pool) == sorted(cards("axe axe petri_dish"))
    assert kinds(p) == []


@pytest.mark.rules("OP-POOL-10")
def test_after_the_test_all_cards_are_discarded_and_the_unrevealed_stay_unseen() -> None:
    p = in_the_room()
    into_pool(p, "kerosene scalpel")
    p.revealed = cards("shotgun axe")
    p.sabotage = cards("sab_arson")
    p.given = [cards("kerosene"), [], [], [], [], []]
    p.looked = True
    p.swapped_in = cards("kerosene")
    p.discard = cards("molotov")
    discard_pool(p)
    assert sorted(p.discard) == sorted(cards("kerosene scalpel shotgun axe sab_arson molotov"))
    assert (p.pool, p.revealed, p.sabotage, p.given, p.swapped_in) == ([], [], [], [], [])
    assert not p.looked
    shown = ["axe", "shotgun", "sab_arson"]
    for viewer in all_viewers(p):
        told = {"event": "pool_discarded", "shown": shown, "unseen": 2}
        assert seen(p, "pool_discarded", viewer) == [told]


@pytest.mark.rules("OP-POOL-01", "OP-POOL-11", "OP-BAT-02")
def test_what_the_questions_cite() -> None:
    p = in_the_room("fuchs")
    run(p, HandIn())
    assert prompt(p) == ("D22", "OP-POOL-11", {})
    answer(p, "0 use pw_fuc_a")
    assert prompt(p) == ("D21", "OP-POOL-01", {})
    answer(p, "0 hand_in axe", "1 hand_in axe", "2 hand_in axe")
    assert prompt(p) == ("D22", "OP-POOL-11", {})
    p = in_the_room()
    run(p, FIGHT)
    assert prompt(p) == ("D37", "OP-BAT-02", {})


@pytest.mark.rules("OP-POOL-07")
def test_the_shuffle_is_one_of_the_pool() -> None:
    """Every draw names its purpose: a chance loaded for pools sets this order."""
    p = in_the_room()
    load_pool(p, cards("flashlight petri_dish axe"))
    run(p, HandIn())
    answer(p, "0 hand_in axe", "1 hand_in flashlight", "2 hand_in petri_dish")
    assert p.pool == cards("axe petri_dish flashlight")


# -- Extra Sample --------------------------------------------------------------------------------


@pytest.mark.rules("OP-POOL-11", "OP-PWR-01", "OP-PWR-04")
def test_fuchs_hands_in_two_cards() -> None:
    p = in_the_room("fuchs")
    run(p, HandIn())
    assert point(p) == "D22"
    assert p.asked == [0]
    assert offered(p, 0) == ["decline", "use pw_fuc_a"]
    answer(p, "0 use pw_fuc_a")
    assert p.power_used == FUC_A
    assert point(p) == "D21"
    answer(p, "0 hand_in axe", "1 hand_in axe", "2 hand_in axe")
    assert point(p) == "D22"
    assert p.asked == [0]
    assert "hand_in axe" not in offered(p, 0)  # he had one
    answer(p, "0 hand_in petri_dish")
    assert sorted(p.pool) == sorted(cards("axe axe axe petri_dish"))
    assert len(p.hands[0]) == 3
    assert [facts["players"] for facts in seen(p, "handed_in")] == [[0, 1, 2], [0]]
    assert seen(p, "handed_in", 0)[1]["only_you"] == {"card": "petri_dish"}
    assert "only_you" not in seen(p, "handed_in", 1)[1]
    assert GAME.view(p, 0)["handed_in"] == ["axe", "petri_dish"]


@pytest.mark.rules("OP-PWR-03")
def test_fuchs_may_decline() -> None:
    p = in_the_room("fuchs")
    run(p, HandIn())
    answer(p, "0 decline", "0 hand_in axe", "1 hand_in axe", "2 hand_in axe")
    assert p.choice is None
    assert len(p.pool) == 3
    assert p.power_used == NOTHING


@pytest.mark.rules("OP-POOL-11")
@pytest.mark.parametrize(
    ("hand", "blood", "may"),
    [
        ("axe sab_arson sab_whiteout", HUMAN, False),
        ("axe axe sab_whiteout", HUMAN, True),
        ("axe petri_dish sab_whiteout", HUMAN, True),
        ("axe sab_arson sab_whiteout", IMITATION, True),
        ("sab_barred_door sab_arson", HUMAN, True),
    ],
)
def test_who_can_hand_in_a_second_card(hand: str, blood: int, may: bool) -> None:
    """He is asked in every case: what he cannot do is his own secret."""
    p = in_the_room("fuchs")
    p.blood[0] = blood
    deal(p, 0, hand)
    run(p, HandIn())
    assert point(p) == "D22"
    assert offered(p, 0) == (["decline", "use pw_fuc_a"] if may else ["decline"])


@pytest.mark.rules("OP-POOL-11", "OP-POOL-03")
def test_the_second_card_is_bound_like_the_first() -> None:
    p = in_the_room("fuchs")
    deal(p, 0, "axe petri_dish sab_arson")
    run(p, HandIn())
    answer(p, "0 use pw_fuc_a", "0 hand_in axe", "1 hand_in axe", "2 hand_in axe")
    assert offered(p, 0) == ["hand_in petri_dish"]


@pytest.mark.rules("OP-PWR-01")
def test_extra_sample_needs_two_cards() -> None:
    p = in_the_room("fuchs")
    deal(p, 0, "axe")
    run(p, HandIn())
    assert point(p) == "D21"


@pytest.mark.rules("OP-PWR-01", "OP-BAT-02")
def test_extra_sample_is_not_for_battles() -> None:
    p = in_the_room("fuchs")
    run(p, FIGHT)
    assert point(p) == "D37"
    assert sorted(p.asked) == [0, 1, 2]


@pytest.mark.rules("OP-PWR-02", "OP-BAT-02")
def test_after_extra_sample_the_battle_takes_one_card_each() -> None:
    p = in_the_room("fuchs")
    p.power_used = FUC_A
    run(p, FIGHT)
    answer(p, "0 hand_in axe", "1 hand_in axe", "2 hand_in axe")
    assert point(p) == "D27"
    assert len(p.pool) == 3
