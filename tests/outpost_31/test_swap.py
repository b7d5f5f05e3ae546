"""Specification 6.12 (SWAP): the Captain's swap, Double Check and Sorted Stock."""

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

from whiteout.core.event import history_of
from whiteout.core.view import encode, view
from whiteout.games.outpost_31.game import GAME
from whiteout.games.outpost_31.position import SWAP as SWAP_STEP
from whiteout.games.outpost_31.position import OutpostPosition
from whiteout.games.outpost_31.rules.battle import FIGHT
from whiteout.games.outpost_31.rules.investigation import SWAP, Investigate
from whiteout.games.outpost_31.rules.pool import begin_test
from whiteout.games.outpost_31.tables import IDS
from whiteout.games.outpost_31.written_codes import BLA_B, FUC_B


def looked(
    pool: str = "axe petri_dish kerosene",
    captain: str = "macready",
    seed: int = 1,
    battle: bool = False,
    **options: Any,
) -> OutpostPosition:
    """The Captain has looked at this pool of the team 0, 1 and 2, the first card on top."""
    p = table(6, seed, **options)
    if captain in CAST[:6]:
        cast(p, CAST.index(captain), "windows")
    cast(p, 0, captain)
    mission(p, "ml01")
    send_out(p, [0, 1, 2])
    begin_test(p, battle)
    into_pool(p, pool)
    p.looked = True
    return p


def empty_deck(p: OutpostPosition, left: str = "", discard: str = "") -> None:
    """Nothing is left to draw but these cards of the deck and of the discard pile."""
    p.supply = cards(left)[::-1]
    p.supply_seen = [0] * len(p.supply)
    p.discard = cards(discard)


# -- the swap ------------------------------------------------------------------------------------


@pytest.mark.rules("OP-SWAP-01", "OP-SWAP-02", "OP-SWAP-03")
def test_one_card_of_the_pool_is_replaced_by_the_top_of_the_deck() -> None:
    p = looked()
    on_top(p, "shotgun scalpel")
    run(p, SWAP)
    assert p.step == SWAP_STEP
    assert point(p) == "D27"
    assert p.asked == [0]
    assert offered(p, 0) == ["decline", "swap axe", "swap petri_dish", "swap kerosene"]
    answer(p, "0 swap petri_dish")
    assert p.choice is None
    assert sorted(p.pool) == sorted(cards("axe kerosene shotgun"))
    assert p.discard == cards("petri_dish")
    assert p.supply[-1] == cards("scalpel")[0]
    assert p.swapped == 1


@pytest.mark.rules("OP-SWAP-01", "OP-SWAP-02", "OP-SWAP-03")
def test_all_see_the_swap_and_only_the_captain_what_went_out() -> None:
    p = looked()
    on_top(p, "shotgun")
    run(p, SWAP)
    answer(p, "0 swap petri_dish")
    public = {"event": "swapped", "player": 0}
    for viewer in all_viewers(p):
        mine = {**public, "only_you": {"card": "petri_dish"}} if viewer == 0 else public
        assert seen(p, "swapped", viewer) == [mine]
        assert view(GAME, p, viewer)["swapped"] == 1
        assert "shotgun" not in encode(view(GAME, p, viewer))
    assert view(GAME, p, 0)["pool"]["cards"] == ["axe", "kerosene"]


@pytest.mark.rules("OP-SWAP-02", "OP-SWAP-01")
def test_nothing_tells_which_card_went_out_or_came_in() -> None:
    told: dict[int, set[str]] = {viewer: set() for viewer in (1, 2, 3, -1)}
    for out, new in (("axe", "shotgun"), ("petri_dish", "scalpel")):
        p = looked()
        on_top(p, new)
        run(p, SWAP)
        answer(p, f"0 swap {out}")
        assert p.history is not None
        for viewer, texts in told.items():
            texts.add(repr(history_of(p.history, viewer)) + encode(view(GAME, p, viewer)))
    assert [viewer for viewer, texts in told.items() if len(texts) > 1] == []


@pytest.mark.rules("OP-SWAP-01", "OP-SWAP-03")
def test_the_captain_may_leave_the_pool_alone() -> None:
    p = looked()
    run(p, SWAP)
    answer(p, "0 decline")
    assert p.pool == cards("kerosene petri_dish axe")
    assert p.swapped == 0
    assert p.discard == []
    assert seen(p, "no_swap") == [{"event": "no_swap", "player": 0}]


@pytest.mark.rules("OP-SWAP-01", "OP-TEAM-06")
def test_no_swap_if_the_requirements_are_not_met() -> None:
    p = looked(captain="fuchs")
    p.requirements_met = False
    run(p, SWAP)
    assert p.choice is None
    assert kinds(p) == []


@pytest.mark.rules("OP-SWAP-04")
def test_the_pool_is_shuffled_again() -> None:
    """The new card comes up in every place."""
    places: Counter[int] = Counter()
    for seed in range(200):
        p = looked(seed=seed)
        p.history = None
        on_top(p, "shotgun")
        run(p, SWAP)
        answer(p, "0 swap axe")
        places[p.pool.index(IDS.index("shotgun"))] += 1
    assert sorted(places) == [0, 1, 2]
    assert min(places.values()) > 40


@pytest.mark.rules("OP-SWAP-05", "OP-BAT-03")
def test_one_swap_in_the_investigation_and_one_in_the_battle() -> None:
    p = looked()
    p.chips[p.room] = p.chips.index(0) + 2  # c1_thing
    mission(p, "ml03")
    run(p, Investigate())
    answer(p, "0 hand_in axe", "1 hand_in axe", "2 hand_in axe")
    assert point(p) == "D27"
    answer(p, "0 swap axe")
    assert point(p) == "D37"
    assert p.swapped == 0
    answer(p, "0 hand_in petri_dish", "1 hand_in petri_dish", "2 hand_in petri_dish")
    assert point(p) == "D27"
    answer(p, "0 swap petri_dish")
    assert kinds(p).count("swapped") == 2
    assert point(p) != "D27"


@pytest.mark.rules("OP-SWAP-06")
def test_no_swap_of_an_empty_pool() -> None:
    p = looked("")
    run(p, SWAP)
    assert p.choice is None


@pytest.mark.rules("OP-SWAP-06")
def test_no_swap_without_a_card_to_draw() -> None:
    p = looked()
    empty_deck(p)
    run(p, SWAP)
    assert p.choice is None
    assert kinds(p) == []


@pytest.mark.rules("OP-SWAP-06", "OP-DECK-01")
def test_the_discard_pile_is_enough_to_draw_from() -> None:
    p = looked("axe")
    empty_deck(p, discard="shotgun shotgun shotgun")
    run(p, SWAP)
    answer(p, "0 swap axe")
    assert len(p.pool) == 1
    assert len(p.supply) + len(p.discard) == 3
    assert sorted(p.pool + p.supply) == sorted(cards("axe shotgun shotgun shotgun"))


@pytest.mark.rules("OP-SWAP-01", "OP-SAB-03")
def test_no_swap_after_a_failure() -> None:
    p = looked()
    p.test_failed = True
    run(p, SWAP)
    assert p.choice is None


# -- Double Check --------------------------------------------------------------------------------


@pytest.mark.rules("OP-PWR-01", "OP-PWR-07", "OP-SWAP-03")
def test_blair_swaps_two_cards() -> None:
    """Both go out before anything comes in, so that he names only cards he has seen."""
    p = looked(captain="blair")
    on_top(p, "shotgun scalpel revolver")
    run(p, SWAP)
    assert offered(p, 0)[-1] == "use pw_bla_b"
    answer(p, "0 use pw_bla_b")
    assert p.power_used == NOTHING, "announced with what he swaps"
    cards_seen = ["swap axe", "swap petri_dish", "swap kerosene"]
    assert offered(p, 0) == ["decline", *cards_seen, "back"]
    answer(p, "0 swap axe")
    assert point(p) == "D27"
    assert offered(p, 0) == ["stop", "swap petri_dish", "swap kerosene", "back"]
    assert len(p.pool) == 3, "nothing has left it yet"
    answer(p, "0 swap kerosene")
    assert p.power_used == BLA_B
    assert p.choice is None
    assert sorted(p.pool) == sorted(cards("petri_dish shotgun scalpel"))
    assert p.discard == cards("axe kerosene")
    assert p.swapped == 2
    assert [facts["only_you"]["card"] for facts in seen(p, "swapped", 0)] == ["axe", "kerosene"]
    assert len(seen(p, "swapped")) == 2


@pytest.mark.rules("OP-PWR-01")
@pytest.mark.parametrize(("answers", "count"), [(["swap axe", "stop"], 1), (["decline"], 0)])
def test_blair_may_swap_fewer(answers: list[str], count: int) -> None:
    p = looked(captain="blair")
    run(p, SWAP)
    answer(p, "0 use pw_bla_b", *[f"0 {text}" for text in answers])
    assert p.choice is None
    assert p.swapped == count
    assert len(p.pool) == 3
    assert len(p.discard) == count


@pytest.mark.rules("OP-PWR-01")
def test_an_ordinary_swap_of_blair_is_one_card() -> None:
    p = looked(captain="blair")
    run(p, SWAP)
    answer(p, "0 swap axe")
    assert p.choice is None
    assert p.power_used == NOTHING


@pytest.mark.rules("OP-PWR-01")
def test_double_check_is_not_for_battles() -> None:
    p = looked(captain="blair", battle=True)
    run(p, SWAP)
    assert "use pw_bla_b" not in offered(p, 0)


@pytest.mark.rules("OP-PWR-01", "OP-SWAP-06")
@pytest.mark.parametrize(
    ("pool", "left", "discard", "may"),
    [
        ("axe", "axe axe", "", False),
        ("axe axe", "axe", "", False),
        ("axe axe", "", "axe", False),
        ("axe axe", "axe", "axe", True),
        ("axe axe", "axe axe", "", True),
    ],
)
def test_double_check_needs_two_cards_on_either_side(
    pool: str, left: str, discard: str, may: bool
) -> None:
    p = looked(captain="blair")
    p.pool = cards(pool)
    empty_deck(p, left, discard)
    run(p, SWAP)
    assert ("use pw_bla_b" in offered(p, 0)) == may


# -- Sorted Stock --------------------------------------------------------------------------------


def stock(pool: str = "axe petri_dish kerosene", **options: Any) -> OutpostPosition:
    """Fuchs has used his power and thrown out the axe; shotgun, scalpel and axe lie on top."""
    p = looked(pool, "fuchs", **options)
    on_top(p, "shotgun scalpel axe revolver")
    run(p, SWAP)
    answer(p, "0 use pw_fuc_b")
    return p


@pytest.mark.rules("OP-PWR-01", "OP-PWR-04", "OP-PWR-07")
@pytest.mark.parametrize("battle", [False, True])
def test_fuchs_picks_the_replacement_among_three(battle: bool) -> None:
    p = stock(battle=battle)
    assert p.power_used == NOTHING
    assert offered(p, 0) == ["swap axe", "swap petri_dish", "swap kerosene", "back"]
    answer(p, "0 swap petri_dish")
    assert p.power_used == FUC_B
    assert point(p) == "D28"
    assert p.asked == [0]
    assert offered(p, 0) == ["take axe", "take shotgun", "take scalpel"]
    before = len(p.supply)
    answer(p, "0 take scalpel")
    assert p.choice is None
    assert sorted(p.pool) == sorted(cards("axe kerosene scalpel"))
    assert p.discard == cards("petri_dish")
    assert sorted(p.supply[:2]) == sorted(cards("shotgun axe"))
    assert p.supply[-1] == cards("revolver")[0]
    assert len(p.supply) == len(p.supply_seen) == before - 1
    assert p.supply_seen[:3] == [1, 1, 0]
    assert p.supply_seen[-1] == 0
    assert p.swapped == 1
    assert p.swapped_in == []  # he knows every card of the pool


@pytest.mark.rules("OP-PWR-04", "OP-SWAP-02")
def test_only_fuchs_sees_the_three_cards() -> None:
    p = stock()
    answer(p, "0 swap petri_dish")
    look = {"event": "looked_at_supply", "player": 0, "count": 3}
    faces = {"cards": ["shotgun", "scalpel", "axe"]}
    for viewer in all_viewers(p):
        mine = {**look, "only_you": faces} if viewer == 0 else look
        assert seen(p, "looked_at_supply", viewer) == [mine]
    answer(p, "0 take shotgun")
    took = {"event": "took_from_supply", "player": 0}
    own = {"card": "shotgun", "bottom": ["axe", "scalpel"]}
    for viewer in all_viewers(p):
        mine = {**took, "only_you": own} if viewer == 0 else took
        assert seen(p, "took_from_supply", viewer) == [mine]
    assert view(GAME, p, 0)["pool"]["cards"] == ["axe", "shotgun", "kerosene"]
    assert "cards" not in view(GAME, p, 1)["pool"]


@pytest.mark.rules("OP-SWAP-04")
def test_the_pool_and_the_two_cards_below_are_shuffled() -> None:
    below: Counter[tuple[int, ...]] = Counter()
    places: Counter[int] = Counter()
    for seed in range(200):
        p = stock(seed=seed)
        answer(p, "0 swap petri_dish", "0 take scalpel")
        below[tuple(p.supply[:2])] += 1
        places[p.pool.index(IDS.index("scalpel"))] += 1
    assert len(below) == 2
    assert min(below.values()) > 60
    assert sorted(places) == [0, 1, 2]


@pytest.mark.rules("OP-PWR-04")
def test_what_fuchs_has_seen_is_known_to_his_seat() -> None:
    p = looked()
    cast(p, 2, "fuchs")
    p.captain = 2
    run(p, SWAP)
    answer(p, "2 use pw_fuc_b", "2 swap axe")
    assert p.supply_seen[-4:] == [0, 4, 4, 4]
    answer(p, f"2 {offered(p, 2)[0]}")
    assert p.supply_seen[:3] == [4, 4, 0]


@pytest.mark.rules("OP-SWAP-04")
@pytest.mark.parametrize("captain", ["macready", "fuchs"])
def test_the_shuffle_is_one_of_the_pool(captain: str) -> None:
    """Every draw names its purpose: a chance loaded for pools sets this order."""
    p = looked(captain=captain)
    on_top(p, "scalpel scalpel scalpel")
    load_pool(p, cards("kerosene scalpel axe"))
    run(p, SWAP)
    if captain == "fuchs":
        answer(p, "0 use pw_fuc_b", "0 swap petri_dish", "0 take scalpel")
    else:
        answer(p, "0 swap petri_dish")
    assert p.pool == cards("axe scalpel kerosene")


@pytest.mark.rules("OP-SWAP-01")
def test_what_the_questions_cite() -> None:
    p = looked(captain="blair")
    run(p, SWAP)
    assert prompt(p) == ("D27", "OP-SWAP-01", {"most": 1})
    answer(p, "0 use pw_bla_b")
    assert prompt(p) == ("D27", "OP-SWAP-01", {"most": 2})
    answer(p, "0 swap axe")
    assert prompt(p) == ("D27", "OP-SWAP-01", {"most": 1})
    p = stock()
    assert prompt(p) == ("D27", "OP-SWAP-01", {"most": 1})
    answer(p, "0 swap axe")
    assert prompt(p) == ("D28", "OP-SWAP-01", {})


@pytest.mark.rules("OP-DECK-01")
def test_a_short_deck_is_refilled_below_what_is_left() -> None:
    """Two cards in the deck, others discarded: the third comes from the new deck."""
    p = looked("axe petri_dish", "fuchs")
    empty_deck(p, "shotgun scalpel", "kerosene kerosene")
    run(p, SWAP)
    answer(p, "0 use pw_fuc_b", "0 swap axe")
    faces = seen(p, "looked_at_supply", 0)[0]["only_you"]["cards"]
    assert faces[:2] == ["shotgun", "scalpel"]
    assert faces[2] in ("kerosene", "axe")
    assert p.discard == []
    answer(p, "0 take scalpel")
    assert len(p.supply) == 4
    assert sorted([*p.supply, *p.pool]) == sorted(
        cards("shotgun scalpel kerosene kerosene axe petri_dish")
    )


@pytest.mark.rules("OP-DECK-02", "OP-SWAP-06")
def test_fewer_than_three_cards_are_seen_if_there_are_no_more() -> None:
    p = looked("axe axe", "fuchs")
    empty_deck(p, "shotgun")
    run(p, SWAP)
    answer(p, "0 use pw_fuc_b", "0 swap axe")
    assert seen(p, "looked_at_supply")[0]["count"] == 2  # the card thrown out came back
    assert offered(p, 0) == ["take axe", "take shotgun"]
    answer(p, "0 take shotgun")
    assert sorted(p.pool) == sorted(cards("axe shotgun"))
    assert p.supply == cards("axe")
    assert p.supply_seen == [1]


@pytest.mark.rules("OP-PWR-02")
@pytest.mark.parametrize("captain", ["blair", "fuchs"])
def test_no_second_power_in_the_turn(captain: str) -> None:
    p = looked(captain=captain)
    p.power_used = 0
    run(p, SWAP)
    assert offered(p, 0) == ["decline", "swap axe", "swap petri_dish", "swap kerosene"]


@pytest.mark.rules("OP-BAT-03", "OP-SWAP-05")
def test_a_battle_without_requirements_met_has_no_swap() -> None:
    p = looked()
    p.requirements_met = False
    run(p, FIGHT)
    answer(p, "0 hand_in axe", "1 hand_in axe", "2 hand_in axe")
    assert "no_swap" not in kinds(p)
    assert kinds(p).count("revealed") == 3
