"""Specification 6.19: back at the base, and the powers pw_ben_b and pw_pal_b."""

from __future__ import annotations

import pytest
from tests.outpost_31.rolling import about, rule, waiting
from tests.outpost_31.stage import (
    answer,
    cast,
    deal,
    offered,
    on_top,
    point,
    run,
    seen,
    send_out,
    table,
)

from whiteout.games.outpost_31.position import BASE, OutpostPosition
from whiteout.games.outpost_31.rules.return_to_base import ReturnToBase
from whiteout.games.outpost_31.tables import code_of
from whiteout.games.outpost_31.written_codes import BEN_B, PAL_B


def returning(captain: str = "nauls", players: int = 6) -> OutpostPosition:
    """0, 1 and 2 were out and hold three cards each; the others stayed."""
    p = table(players)
    cast(p, 0, captain)
    send_out(p, [0, 1, 2])
    for player in (0, 1, 2):
        deal(p, player, "petri_dish petri_dish scalpel")
    return p


def nobody_trades(p: OutpostPosition) -> OutpostPosition:
    """Everybody asked declines."""
    for player in p.asked[:]:
        answer(p, f"{player} decline")
    return p


def sizes(p: OutpostPosition) -> list[int]:
    """How many cards everybody holds."""
    return [len(hand) for hand in p.hands]


@pytest.mark.rules("OP-BASE-01", "OP-BASE-02")
def test_those_who_left_draw_up_to_five() -> None:
    p = returning()
    p.lone = 4
    deal(p, 4, "axe")
    run(p, ReturnToBase())
    assert (p.step, p.asked) == (BASE, [3, 5])  # whoever left has nothing to trade
    nobody_trades(p)
    assert sizes(p) == [5] * 6
    assert [(event["player"], event["count"]) for event in seen(p, "drew")] == [
        (0, 2),
        (1, 2),
        (2, 2),
        (4, 4),
    ]
    assert seen(p, "drew", 4)[-1]["only_you"]["cards"] != []
    assert all("only_you" not in event for event in seen(p, "drew", 3))


@pytest.mark.rules("OP-BASE-03", "OP-BASE-06")
def test_whoever_stayed_may_trade_one_card() -> None:
    p = returning()
    on_top(p, " ".join(["revolver"] * 6 + ["kerosene", "shotgun"]))
    run(p, ReturnToBase())
    assert (point(p), p.asked) == ("D41", [3, 4, 5])
    assert rule(p) == "OP-BASE-03"
    assert offered(p, 3)[:2] == ["decline", "discard axe"]
    answer(p, "5 discard petri_dish", "3 discard axe")
    assert (p.discard, waiting(p, 0)) == ([], [3, 4, 5])
    answer(p, "4 decline")
    assert p.discard == [code_of("axe"), code_of("petri_dish")]
    assert code_of("kerosene") in p.hands[3]
    assert code_of("shotgun") in p.hands[5]
    assert sizes(p) == [5] * 6
    assert [(event["player"], event["count"]) for event in seen(p, "discarded_down")] == [
        (3, 1),
        (5, 1),
    ]
    assert [event["player"] for event in seen(p, "drew")] == [0, 1, 2, 3, 5]


@pytest.mark.rules("OP-BASE-03")
def test_without_a_discard_there_is_no_draw() -> None:
    p = returning()
    before = [hand[:] for hand in p.hands]
    nobody_trades(run(p, ReturnToBase()))
    assert p.hands[3:] == before[3:]


@pytest.mark.rules("OP-BASE-04")
def test_a_small_hand_that_stayed_is_filled_up() -> None:
    p = returning()
    deal(p, 3, "axe axe")
    deal(p, 4, "")
    deal(p, 5, "axe axe axe")
    run(p, ReturnToBase())
    assert p.asked == [3, 5]  # 4 has nothing to trade
    answer(p, "3 discard axe", "5 decline")
    assert sizes(p) == [5] * 6
    drawn = {event["player"]: event["count"] for event in seen(p, "drew")}
    assert drawn == {0: 2, 1: 2, 2: 2, 3: 4, 4: 5, 5: 2}


@pytest.mark.rules("OP-BASE-05", "OP-ROPE-08")
def test_the_tied_neither_discard_nor_draw() -> None:
    p = returning()
    p.tied[3] = True
    deal(p, 3, "axe")
    run(p, ReturnToBase())
    assert p.asked == [4, 5]
    nobody_trades(p)
    assert p.hands[3] == [code_of("axe")]


@pytest.mark.rules("OP-BASE-06", "OP-DECK-05", "OP-FLOW-05")
def test_draws_run_in_seat_order_from_the_captain() -> None:
    p = returning()
    p.captain = 2
    on_top(p, "shotgun kerosene")
    nobody_trades(run(p, ReturnToBase()))
    assert [event["player"] for event in seen(p, "drew")] == [2, 0, 1]
    assert p.hands[2][3:] == [code_of("shotgun"), code_of("kerosene")]


@pytest.mark.rules("OP-BASE-07", "OP-GAP-35")
def test_a_large_hand_is_never_cut_down() -> None:
    p = returning()
    deal(p, 0, "revolver revolver revolver revolver revolver revolver")
    deal(p, 3, "shotgun shotgun shotgun shotgun shotgun revolver")
    run(p, ReturnToBase())
    answer(p, "3 discard revolver", "4 decline", "5 decline")
    assert sizes(p) == [6, 5, 5, 6, 5, 5]


@pytest.mark.rules("OP-ROOM-13", "OP-BASE-02")
def test_on_a_passed_turn_the_team_has_stayed() -> None:
    p = returning()
    p.entered = False
    p.lone = 4
    run(p, ReturnToBase())
    assert p.asked == [0, 1, 2, 3, 5]


@pytest.mark.rules("OP-BASE-03", "OP-ELIM-03")
def test_the_dead_have_no_part() -> None:
    p = returning()
    p.living[3] = False
    p.hands[3] = []
    run(p, ReturnToBase())
    assert p.asked == [4, 5]
    nobody_trades(p)
    assert p.hands[3] == []


# -- Ration Count --------------------------------------------------------------------------------


@pytest.mark.rules("OP-BASE-03", "OP-PWR-01")
def test_ration_count_lets_them_trade_two() -> None:
    p = returning("bennings")
    run(p, ReturnToBase())
    assert (point(p), offered(p, 0)) == ("D42", ["decline", "use pw_ben_b"])
    answer(p, "0 use pw_ben_b")
    assert p.power_used == BEN_B
    answer(p, "3 discard axe", "4 decline", "5 discard axe")
    assert (point(p), p.asked, p.discard) == ("D41", [3, 4, 5], [])
    assert about(p) == {"round": 2}
    assert "discard axe" not in offered(p, 3)  # it is down already
    assert "discard petri_dish" in offered(p, 3)
    assert offered(p, 4) == ["decline"]  # nothing put down in the first round
    answer(p, "3 discard petri_dish", "4 decline", "5 decline")
    assert [(event["player"], event["count"]) for event in seen(p, "discarded_down")] == [
        (3, 2),
        (5, 1),
    ]
    assert sizes(p) == [5] * 6


@pytest.mark.rules("OP-PWR-03")
def test_ration_count_declined_is_one_round() -> None:
    p = returning("bennings")
    answer(run(p, ReturnToBase()), "0 decline")
    answer(p, "3 discard axe", "4 decline", "5 decline")
    assert p.choice is None
    assert sizes(p) == [5] * 6


@pytest.mark.rules("OP-PWR-03")
def test_ration_count_needs_somebody_who_stayed_with_a_card() -> None:
    p = returning("bennings")
    for player in (3, 4, 5):
        deal(p, player, "")
    assert run(p, ReturnToBase()).choice is None
    q = returning("bennings")
    deal(q, 3, "axe")
    deal(q, 4, "axe axe")
    deal(q, 5, "")
    answer(run(q, ReturnToBase()), "0 use pw_ben_b", "3 decline", "4 decline")
    assert q.asked == [4]  # one card in hand: no second to trade
    q = returning("bennings")
    deal(q, 3, "axe")
    deal(q, 4, "")
    deal(q, 5, "")
    assert point(run(q, ReturnToBase())) == "D42"


# -- Scrounger -----------------------------------------------------------------------------------


@pytest.mark.rules("OP-PWR-01", "OP-PWR-04")
def test_scrounger_draws_two_after_his_draw_and_discards_two() -> None:
    p = returning("palmer")
    on_top(p, " ".join(["revolver"] * 6 + ["shotgun", "kerosene"]))
    nobody_trades(run(p, ReturnToBase()))
    assert (point(p), offered(p, 0), len(p.hands[0])) == ("D42", ["decline", "use pw_pal_b"], 5)
    answer(p, "0 use pw_pal_b")
    assert (len(p.hands[0]), p.power_used) == (7, PAL_B)
    assert (point(p), rule(p), about(p)) == ("D42", "OP-PWR-04", {"power": "pw_pal_b"})
    assert offered(p, 0) == [
        "discard revolver",
        "discard shotgun",
        "discard scalpel",
        "discard petri_dish",
        "discard kerosene",
    ]
    answer(p, "0 discard scalpel", "0 discard shotgun")
    assert (p.choice, len(p.hands[0])) == (None, 5)
    assert p.discard == [code_of("scalpel"), code_of("shotgun")]
    assert [event["count"] for event in seen(p, "discarded_down")] == [1, 1]
    assert all("only_you" not in event for event in seen(p, "discarded_down", 1))


@pytest.mark.rules("OP-PWR-03", "OP-DECK-02")
def test_scrounger_may_be_declined_and_needs_two_cards_to_draw() -> None:
    p = returning("palmer")
    nobody_trades(run(p, ReturnToBase()))
    answer(p, "0 decline")
    assert (p.choice, len(p.hands[0])) == (None, 5)
    for deck, pile, asked in ((1, 0, False), (1, 1, True), (0, 2, True)):
        p = returning("palmer")
        p.entered = False
        for player in range(6):
            deal(p, player, "")
        p.tied = [False, True, True, True, True, True]
        p.supply = [0] * (5 + deck)
        p.supply_seen = [0] * len(p.supply)
        p.discard = [0] * pile
        run(p, ReturnToBase())
        assert (p.choice is not None) is asked
