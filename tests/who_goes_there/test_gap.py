"""Rulings on open points that no other test names: WG-GAP, and what was withdrawn."""

from __future__ import annotations

import pytest
from tests.who_goes_there.camp import Camp

from whiteout.core.chance import SeededChance
from whiteout.games.who_goes_there.game import GAME
from whiteout.games.who_goes_there.tables import CHARACTERS, EVENTS, PHASE_CARDS


@pytest.mark.rules("WG-HEL-24", "WG-TIME-05", "WG-TIME-06")
def test_who_is_gone_is_played_on_and_windows_last_for_all() -> None:
    """There is no rule of its own for the one in charge: the automatic answer is that of the
    decision. The assist window has a fixed length for everybody."""
    p = Camp("step helicopter").p
    assert GAME.default(p, 0, SeededChance(1)).text == "step_off"
    camp = Camp("character B garry\nstamina A 0\nevent ev_rabid_dogs")
    camp.do("A resolve_event", "A roll", "A stop")
    assert camp.p.choice is not None
    assert camp.p.choice.clock(camp.p).kind == "window"


@pytest.mark.rules("WG-GAP-07", "WG-GAP-57", "WG-GAP-45")
def test_food_and_the_dog() -> None:
    given = "character A clark\nunlocks A: unique\ntiles A: companion\nhand A: canned_food\n"
    given += "step food\nround 4"
    camp = Camp(given, expansion_characters="on")
    assert camp.offered("A") == ["eat canned_food", "eat nothing"]
    camp.do("A eat nothing").check("A is offered exactly: feed canned_food | back")
    camp.do("A feed canned_food", "B eat nothing", "C eat nothing")
    assert camp.p.stamina[0] == 3
    fed = Camp(given, expansion_characters="on", jack_meal_stamina="on")
    fed.do("A eat nothing", "A feed canned_food", "B eat nothing", "C eat nothing")
    assert fed.p.stamina[0] == 4
    assert "eat nothing" not in Camp("hand A: canned_food\nstep food\nround 4").offered("A")
    free = Camp("hand A: canned_food\nstep food\nround 4", force_food="off")
    assert "eat nothing" in free.offered("A")


@pytest.mark.rules("WG-GAP-15")
def test_a_narrow_event_is_a_lockdown() -> None:
    assert all(event.lockdown for event in EVENTS if event.scope != "all")


@pytest.mark.rules("WG-GAP-17", "WG-GAP-18", "WG-GAP-44")
def test_empty_decks() -> None:
    camp = Camp("whole storage:\ndiscard: wood\nspace B phase1\noutside only: p1_bonus1")
    assert "search storage" not in camp.offered("A")
    camp.p.phase_decks[0].clear()
    camp.do("A end_turn").check("B is not offered: search phase1")
    refilled = Camp("whole storage:\ndiscard: flare").do("A search storage")
    assert refilled.match.view(0)["hand"] == ["flare"]
    assert "origin" not in str(refilled.match.view(0))
    own = Camp("character A copper", refill_specialty="on")
    own.p.discard, own.p.discard_by = own.p.decks[5][:1], [-1]
    own.p.decks[5], own.p.deck_seen[5] = [], []
    own.do("A search specialty")
    assert len(own.p.hands[0]) == 1


@pytest.mark.rules("WG-GAP-20", "WG-GAP-33")
def test_thing_attacks() -> None:
    cast = "character A mcready\ncharacter B kinner\ncharacter C copper\nstamina A 0\n"
    given = "event ev_thing_attack\nvulnerable_left 0\ninfected B"
    camp = Camp(cast + given).do("A resolve_event", "A roll", "A stop")
    assert camp.p.strikes[0] == 1
    old = Camp(cast + "space A phase1\noutside: p1_thing\nround 12").do("A search phase1")
    assert old.p.need == 3


@pytest.mark.rules("WG-GAP-23", "WG-HEL-11")
def test_only_proof_counts() -> None:
    camp = Camp("infected A B\nstep helicopter").do("A invite B", "B board")
    camp.check("A is offered: call_departure")  # no proof of B


@pytest.mark.rules("WG-GAP-26")
def test_foreign_specialty_cards() -> None:
    camp = Camp("hand A: brute_force bullets\nevent ev_rabid_dogs", expansion_characters="on")
    camp.do("A resolve_event").check("A is offered: play brute_force")
    assert "play bullets" not in camp.offered("A")


@pytest.mark.rules("WG-GAP-27")
def test_who_has_a_landmark() -> None:
    with_one = {
        character.id
        for character in CHARACTERS
        if any(card.startswith("landmark_") for card in character.deck)
    }
    assert with_one == {"mcready", "kinner", "clark", "van_wall", "norris"}


@pytest.mark.rules("WG-GAP-28", "WG-GAP-65")
def test_every_overdue_critical_strike_counts() -> None:
    camp = Camp("criticals A 2\nhand A: first_aid").do("A play first_aid", "A end_turn")
    assert (camp.p.strikes[0], camp.p.criticals(0)) == (1, 1)


@pytest.mark.rules("WG-GAP-34")
def test_fixed_points_of_the_phase_decks() -> None:
    points = [
        sum(card.bonus * card.count for card in PHASE_CARDS if card.phase == phase)
        for phase in (1, 2, 3)
    ]
    assert points == [6, 10, 19]


@pytest.mark.rules("WG-GAP-36")
def test_the_repair_kit_works_like_a_repair() -> None:
    given = "character A van_wall\nunlocks A: locker\nlocker A icon\ndoor 1\n"
    assert "use_locker repair_kit" not in Camp(given, expansion_characters="on").offered("A")
    outside = Camp(given + "space A phase1", expansion_characters="on").do(
        "A use_locker repair_kit"
    )
    assert outside.p.door_strikes == 0


@pytest.mark.rules("WG-GAP-39", "WG-GAP-53")
def test_bullets_for_others_can_be_switched_off() -> None:
    given = "character B garry\nunlocks B: unique\nhand B: taking_control bullets\nstamina A 0\n"
    camp = Camp(given + "event ev_rabid_dogs\ndice: 1 1", assist_bullets="off")
    camp.do("A resolve_event", "A roll", "A stop", "B taking_control", "C pass")
    camp.check("choice D18 A")
    assert len(camp.p.dice) == 2


@pytest.mark.rules("WG-GAP-41")
def test_xp_instead_of_a_special_item() -> None:
    camp = Camp("space A phase1\noutside: p1_dynamite").do("A search phase1", "A take_xp")
    assert camp.p.xp[0] == 4
    assert camp.p.items[0] == []


@pytest.mark.rules("WG-GAP-42")
def test_the_log_repeats_public_acts_and_piles_stay_closed() -> None:
    camp = Camp("hand A: snack wood").do("A play snack", "A discard_card wood")
    assert [facts["card"] for facts in camp.told("card_played")] == ["snack"]
    assert camp.match.view(-1)["camp"]["discard_top"] is None


@pytest.mark.rules("WG-GAP-64")
def test_an_effect_is_carried_through() -> None:
    camp = Camp("boiler 2\nstrikes A 2\nstamina A 0\nevent ev_pipes")
    camp.do("A resolve_event", "A roll", "A stop")
    assert camp.p.alive == [False, True, True]
    assert camp.p.strikes[1:] == [1, 1]
    assert camp.p.active == 1
