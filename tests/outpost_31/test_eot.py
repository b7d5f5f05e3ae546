"""Specification 6.22 and 6.25: the end of the turn, the power pw_mac_a, and the Supply deck."""

from __future__ import annotations

import pytest
from tests.outpost_31.rolling import rule
from tests.outpost_31.stage import (
    answer,
    cast,
    deal,
    mission,
    offered,
    on_top,
    point,
    run,
    seen,
    table,
)

from whiteout.core.chance import SeededChance
from whiteout.games.outpost_31.position import NOTHING, OutpostPosition
from whiteout.games.outpost_31.rules.supply import (
    can_draw,
    discard_down,
    discard_up,
    draw,
    refill,
    take_top,
)
from whiteout.games.outpost_31.rules.turn import EndTurn, begin_turn
from whiteout.games.outpost_31.tables import CHARACTERS, MAINTENANCE, MISSION_IDS, SCIENCE
from whiteout.games.outpost_31.written_codes import (
    AXE,
    FIRE_EXTINGUISHER,
    MAC_A,
    PETRI_DISH,
    SHOTGUN,
)


def ending(captain: str = "nauls", **options: int) -> OutpostPosition:
    """The turn of player 0 comes to its end."""
    p = table(6, **options)
    cast(p, 0, captain)
    mission(p, "ml04")
    return p


def stack(p: OutpostPosition, deck: list[int], pile: list[int]) -> OutpostPosition:
    """The Supply deck, its top last, and the discard pile."""
    p.supply = deck
    p.supply_seen = [0] * len(deck)
    p.discard = pile
    return p


# -- the end of the turn ---------------------------------------------------------------------------


@pytest.mark.rules("OP-EOT-01", "OP-ROPE-10")
def test_the_tied_are_freed() -> None:
    p = ending()
    p.tied[2] = p.tied[4] = True
    run(p, EndTurn())
    assert p.tied == [False] * 6
    assert seen(p, "freed") == [{"event": "freed", "players": [2, 4]}]
    q = run(ending(), EndTurn())
    assert seen(q, "freed") == []


@pytest.mark.rules("OP-EOT-02", "OP-DECK-05")
def test_every_small_hand_is_filled_up_in_seat_order_the_freed_included() -> None:
    p = ending()
    p.captain = 2
    cast(p, 2, "clark")
    p.tied[1] = True
    deal(p, 1, "axe")
    deal(p, 4, "axe axe")
    deal(p, 5, "revolver revolver revolver revolver revolver revolver")
    p.living[3] = False
    p.hands[3] = []
    run(p, EndTurn())
    assert [len(hand) for hand in p.hands] == [5, 5, 5, 0, 5, 6]
    drawn = [event for event in seen(p, "drew") if event["cause"] == "end_of_turn"]
    assert [(event["player"], event["count"]) for event in drawn] == [(4, 3), (1, 4)]


@pytest.mark.rules("OP-EOT-02")
def test_the_size_of_a_hand_is_an_option() -> None:
    for size in (4, 6):
        p = ending(hand_size=size)
        deal(p, 1, "axe")
        run(p, EndTurn())
        assert len(p.hands[1]) == size


@pytest.mark.rules("OP-EOT-03", "OP-GAP-35")
def test_spare_round_draws_a_card_above_the_hand() -> None:
    p = ending("macready")
    on_top(p, "shotgun")
    run(p, EndTurn())
    assert (point(p), offered(p, 0)) == ("D44", ["decline", "use pw_mac_a"])
    assert (rule(p), p.step, p.turn) == ("OP-PWR-03", "end_of_turn", 1)
    answer(p, "0 use pw_mac_a")
    assert (len(p.hands[0]), SHOTGUN in p.hands[0], p.turn) == (6, True, 2)
    assert seen(p, "power_used") == [{"event": "power_used", "player": 0, "power": "pw_mac_a"}]


@pytest.mark.rules("OP-EOT-03", "OP-PWR-02", "OP-PWR-05")
def test_spare_round_may_be_declined_and_is_not_offered_with_six_cards() -> None:
    p = ending("macready")
    answer(run(p, EndTurn()), "0 decline")
    assert (len(p.hands[0]), p.turn) == (5, 2)
    p = ending("macready")
    deal(p, 0, "revolver revolver revolver revolver revolver revolver")
    assert run(p, EndTurn()).turn == 2
    p = ending("macready")
    p.power_used = MAC_A
    assert run(p, EndTurn()).turn == 2
    assert p.power_used == NOTHING  # a new turn, a new power
    p = stack(ending("macready"), [], [])
    assert run(p, EndTurn()).turn == 2


@pytest.mark.rules("OP-EOT-04", "OP-ELIM-03")
def test_the_indicator_passes_to_the_next_living_player_to_the_left() -> None:
    p = ending()
    p.living[1] = False
    run(p, EndTurn())
    assert (p.captain, p.turn) == (2, 2)
    assert seen(p, "turn_began") == [{"event": "turn_began", "captain": 2, "turn": 2}]
    q = ending()
    q.captain = 5
    cast(q, 5, "clark")
    run(q, EndTurn())
    assert q.captain == 0


@pytest.mark.rules("OP-EOT-05")
def test_who_was_tied_as_captain_has_lost_the_captaincy() -> None:
    p = ending()
    p.tied[0] = True
    p.captain = 1  # acting Captain
    cast(p, 1, "clark")
    run(p, EndTurn())
    assert p.captain == 2


@pytest.mark.rules("OP-MLOG-10")
def test_the_investigation_goes_to_its_discard_pile() -> None:
    p = ending()
    run(p, EndTurn())
    assert p.mission_discard[0] == MISSION_IDS.index("ml04")
    assert p.mission != MISSION_IDS.index("ml04")


@pytest.mark.rules("OP-FLOW-02")
def test_a_new_turn_begins_clean() -> None:
    p = ending("palmer")
    fresh = table(6)
    cast(fresh, 0, "palmer")
    p.department[0] = SCIENCE
    p.completed = 1
    p.power_used = MAC_A
    p.molotov_played = True
    p.refused_ropes = [9]
    p.team = [0, 1]
    p.requirements_met = True
    p.lone, p.lone_room, p.room = 3, 4, 5
    p.entered = True
    p.tried = [1]
    p.paid_extinguisher = p.paid_flashlight = True
    p.failed_this_turn = p.rose_this_turn = True
    p.battle = p.test_failed = True
    p.swapped = 1
    p.dice, p.dice_count, p.rolls_left = [6, 6], 2, 1
    p.extra_rolls_used = True
    p.votes = [1, 0, 1, 1, 1, 1]
    begin_turn(p, 1)
    assert (p.captain, p.turn, p.department[0]) == (1, 2, MAINTENANCE)
    for field in [
        "completed",
        "power_used",
        "molotov_played",
        "refused_ropes",
        "team",
        "requirements_met",
        "lone",
        "lone_room",
        "room",
        "entered",
        "tried",
        "paid_extinguisher",
        "paid_flashlight",
        "failed_this_turn",
        "rose_this_turn",
        "battle",
        "test_failed",
        "swapped",
        "dice",
        "dice_count",
        "rolls_left",
        "extra_rolls_used",
        "votes",
        "department",
        "mission",
    ]:
        assert getattr(p, field) == getattr(fresh, field), field
    assert CHARACTERS[p.characters[0]].department == MAINTENANCE


# -- the Supply deck -------------------------------------------------------------------------------


@pytest.mark.rules("OP-DECK-01", "OP-GAP-34")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    p = stack(table(), [AXE], [SHOTGUN, PETRI_DISH, PETRI_DISH])
    p.hands[0] = []
    draw(p, 0, 3, "base")
    assert p.hands[0][0] == AXE
    assert len(p.hands[0]) == 3
    assert (p.discard, len(p.supply), p.supply_seen) == ([], 1, [0])  # nobody knows its order
    assert seen(p, "supply_reshuffled") == [{"event": "supply_reshuffled", "cards": 3}]
    assert [event["count"] for event in seen(p, "drew")] == [3]


@pytest.mark.rules("OP-DECK-01")
def test_the_new_deck_is_shuffled() -> None:
    tops = set()
    for seed in range(60):
        p = stack(table(), [], [AXE, SHOTGUN, PETRI_DISH])
        p.chance = SeededChance(seed)
        tops.add(take_top(p))
    assert tops == {AXE, SHOTGUN, PETRI_DISH}


@pytest.mark.rules("OP-DECK-02")
def test_without_deck_and_pile_the_draw_is_skipped() -> None:
    p = stack(table(), [AXE], [])
    p.hands[0] = []
    assert can_draw(p)
    draw(p, 0, 3, "base")
    assert p.hands[0] == [AXE]
    assert not can_draw(p)
    assert take_top(p) == NOTHING
    draw(p, 0, 3, "base")
    assert len(seen(p, "drew")) == 1
    assert can_draw(stack(table(), [], [AXE]))


@pytest.mark.rules("OP-DECK-03")
def test_the_discard_pile_is_a_number_to_everybody() -> None:
    from whiteout.games.outpost_31.game import GAME

    p = stack(table(), [AXE], [SHOTGUN, PETRI_DISH])
    for viewer in range(-1, 6):
        assert GAME.view(p, viewer)["supply"] == {"size": 1, "discard": 2}


@pytest.mark.rules("OP-DECK-04")
def test_hands_pools_and_offers_stay_out_of_a_reshuffle() -> None:
    p = stack(table(), [], [SHOTGUN])
    p.pool = [AXE]
    p.offers[1] = [FIRE_EXTINGUISHER]
    held = [hand[:] for hand in p.hands]
    assert take_top(p) == SHOTGUN
    assert (p.supply, p.pool, p.hands) == ([], [AXE], held)


@pytest.mark.rules("OP-DECK-05")
def test_up_to_five_is_dealt_one_player_at_a_time() -> None:
    p = stack(table(), [AXE, SHOTGUN, PETRI_DISH], [])
    p.hands[0] = [AXE] * 3
    refill(p, 0, "base")
    assert p.hands[0] == [AXE, AXE, AXE, PETRI_DISH, SHOTGUN]
    refill(p, 1, "base")
    assert len(p.supply) == 1
    p.hands[1].pop()
    refill(p, 1, "base")
    assert (len(p.hands[1]), len(p.supply)) == (5, 0)


@pytest.mark.rules("OP-DECK-03", "OP-ROOM-06")
def test_discards_face_up_and_face_down() -> None:
    p = stack(table(), [], [])
    discard_up(p, 0, [PETRI_DISH, AXE], "entry")
    discard_down(p, 1, [AXE, PETRI_DISH], "base")
    discard_up(p, 0, [], "entry")
    discard_down(p, 0, [], "base")
    assert sorted(p.discard) == [AXE, AXE, PETRI_DISH, PETRI_DISH]
    assert (len(p.hands[0]), len(p.hands[1])) == (3, 3)
    (up,) = seen(p, "discarded_up")
    assert (up["cards"], up["cause"]) == (["petri_dish", "axe"], "entry")
    (down,) = seen(p, "discarded_down")
    assert down == {"event": "discarded_down", "player": 1, "count": 2, "cause": "base"}
    assert seen(p, "discarded_down", 1)[0]["only_you"] == {"cards": ["axe", "petri_dish"]}
