"""Specification 6.7: the Molotov."""

from __future__ import annotations

import pytest
from tests.outpost_31.stage import (
    answer,
    deal,
    into_pool,
    kinds,
    load_dice,
    mission,
    missions,
    offered,
    on_top,
    point,
    run,
    seen,
    send_out,
    table,
)

from whiteout.games.outpost_31.game import GAME
from whiteout.games.outpost_31.position import OutpostPosition
from whiteout.games.outpost_31.rules.gear_window import OPEN_GEAR_WINDOW
from whiteout.games.outpost_31.rules.reveal import Reveal
from whiteout.games.outpost_31.rules.turn import TakeTurn
from whiteout.games.outpost_31.tables import IDS
from whiteout.games.outpost_31.written_codes import MOLOTOV

FRESH = ["kerosene", "blowtorch", "scalpel", "revolver"]
"""On top of the deck, in this order."""


def window(user: int = 2) -> OutpostPosition:
    """Player 2 of four has a Molotov; player 0 is Captain; it is the user's turn to act."""
    p = table(4)
    mission(p, "ml04")
    deal(p, user, "molotov axe shotgun")
    on_top(p, " ".join(FRESH))
    run(p, OPEN_GEAR_WINDOW)
    while p.asked != [user]:
        answer(p, f"{p.asked[0]} pass")
    return p


def hand(p: OutpostPosition, player: int) -> set[str]:
    """A hand by its cards' ids."""
    return {IDS[card] for card in p.hands[player]}


@pytest.mark.rules("OP-MOLO-01", "OP-GW-04")
def test_a_molotov_is_discarded_from_hand_face_up() -> None:
    p = window()
    assert offered(p, 2) == ["pass", "play_molotov"]
    answer(p, "2 play_molotov")
    assert seen(p, "discarded_up") == [
        {"event": "discarded_up", "player": 2, "cards": ["molotov"], "cause": "molotov"}
    ]
    assert p.discard == [MOLOTOV]
    assert hand(p, 2) == {"axe", "shotgun"}
    assert p.molotov_played


@pytest.mark.rules("OP-MOLO-01")
def test_only_who_holds_one_is_offered_it() -> None:
    p = window()
    answer(p, "2 pass")
    assert offered(p, 3) == ["pass"]


@pytest.mark.rules("OP-MOLO-02")
def test_one_molotov_a_turn_for_the_whole_table() -> None:
    p = table(4, captain_powers=False)
    missions(p, "ml04 ml05")
    deal(p, 0, "molotov molotov")
    deal(p, 1, "molotov axe axe axe axe")
    run(p, TakeTurn(0))
    answer(p, "0 play_molotov", *[f"{player} decline" for player in range(4)])
    assert point(p) == "D13", "nobody could do anything but pass"
    p.stack.clear()
    p.close()
    run(p, TakeTurn(1))
    assert offered(p, 1) == ["pass", "play_molotov"], "a new turn, a new Molotov"


@pytest.mark.rules("OP-MOLO-03")
def test_every_available_player_may_trade_one_card_and_the_user_two() -> None:
    p = window()
    answer(p, "2 play_molotov")
    assert point(p) == "D09"
    assert p.asked == [0, 1, 2, 3]
    assert offered(p, 2) == ["decline", "discard axe", "discard shotgun"]
    answer(p, "0 discard axe", "1 decline", "2 discard axe", "3 discard petri_dish")
    assert point(p) == "D09"
    assert p.asked == [2]
    assert offered(p, 2) == ["decline", "discard shotgun"]
    answer(p, "2 discard shotgun")
    assert hand(p, 1) == {"axe", "fire_extinguisher", "flashlight", "copper_wire", "petri_dish"}
    assert [(facts["player"], facts["count"]) for facts in seen(p, "discarded_down")] == [
        (0, 1),
        (2, 2),
        (3, 1),
    ]
    assert p.choice is None, "nobody could do anything more in this window"


@pytest.mark.rules("OP-MOLO-03")
def test_without_a_discard_there_is_no_draw() -> None:
    p = window()
    answer(p, "2 play_molotov", *[f"{player} decline" for player in range(4)])
    assert offered(p, 2) == ["decline"], "asked again, so that being asked tells nothing"
    answer(p, "2 decline")
    assert [facts["player"] for facts in seen(p, "drew")] == [2]
    assert hand(p, 2) == {"axe", "shotgun", FRESH[0]}


@pytest.mark.rules("OP-MOLO-03")
def test_who_has_no_cards_is_not_asked() -> None:
    p = window()
    p.hands[3] = []
    answer(p, "2 play_molotov")
    assert p.asked == [0, 1, 2]


@pytest.mark.rules("OP-MOLO-03", "OP-MOLO-04")
def test_a_last_card_played_by_the_only_player_with_cards() -> None:
    p = window()
    for player in (0, 1, 3):
        p.hands[player] = []
    p.hands[2] = [MOLOTOV]
    answer(p, "2 play_molotov")
    assert hand(p, 2) == {FRESH[0]}


@pytest.mark.rules("OP-MOLO-04")
def test_the_user_draws_one_for_the_molotov_itself() -> None:
    p = window()
    answer(p, "2 play_molotov", "0 decline", "1 decline", "2 discard axe", "3 decline")
    answer(p, "2 decline")
    assert hand(p, 2) == {"shotgun", FRESH[0], FRESH[1]}
    assert seen(p, "drew") == [{"event": "drew", "player": 2, "count": 2, "cause": "molotov"}]


@pytest.mark.rules("OP-MOLO-05")
def test_nothing_is_seen_before_all_have_chosen_and_faces_never() -> None:
    p = window()
    answer(p, "2 play_molotov", "0 discard axe", "1 discard axe", "2 discard axe", "3 decline")
    assert "discarded_down" not in kinds(p)
    for viewer in (-1, 1, 3):
        assert [facts["cards"] for facts in GAME.view(p, viewer)["players"]] == [5, 5, 2, 5]
    answer(p, "2 decline")
    for viewer in (-1, 2, 3):
        assert all("only_you" not in facts for facts in seen(p, "discarded_down", viewer)[:2])
    assert seen(p, "discarded_down", 0)[0]["only_you"] == {"cards": ["axe"]}


@pytest.mark.rules("OP-MOLO-05", "OP-FLOW-05")
def test_draws_follow_all_discards_in_seat_order_from_the_captain() -> None:
    p = table(4)
    mission(p, "ml04")
    p.captain = 1
    deal(p, 2, "molotov axe shotgun")
    on_top(p, " ".join(FRESH))
    run(p, OPEN_GEAR_WINDOW)
    answer(p, "1 pass", "2 play_molotov")
    answer(p, "0 discard axe", "1 discard axe", "2 decline", "3 discard axe", "2 decline")
    order = [kind for kind in kinds(p) if kind in ("discarded_down", "drew")]
    assert order == ["discarded_down"] * 3 + ["drew"] * 4
    assert [facts["player"] for facts in seen(p, "drew")] == [1, 2, 3, 0]
    for place, player in enumerate((1, 2, 3, 0)):
        assert FRESH[place] in hand(p, player)


@pytest.mark.rules("OP-MOLO-06")
def test_in_a_pool_it_is_a_weapon_with_two_dice() -> None:
    p = table(captain_powers=False)
    mission(p, "ml06")  # item(weapon,2), reveal 2
    send_out(p, [0, 1, 2])
    into_pool(p, "molotov axe")
    run(p, Reveal())
    assert not p.test_failed
    p = table(captain_powers=False)
    mission(p, "ml02")  # high(3,5), reveal 2
    send_out(p, [0, 1, 2])
    into_pool(p, "molotov scalpel")
    load_dice(p, [5, 5, 5])
    run(p, Reveal())
    assert p.dice == [5, 5, 5]
    assert not p.molotov_played
