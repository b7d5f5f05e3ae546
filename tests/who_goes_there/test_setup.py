"""Setting up and the flow of rounds: WG-SET, WG-FLOW, WG-LDR."""

from __future__ import annotations

import pytest
from tests.who_goes_there.camp import Camp, new_match, started

from whiteout.core.refusal import BadSetting
from whiteout.games.who_goes_there.game import GAME
from whiteout.games.who_goes_there.position import CampPosition
from whiteout.games.who_goes_there.rules.flow import special_of
from whiteout.games.who_goes_there.tables import BUILT, EVENTS, METER, PHASE_CARDS, TILES


@pytest.mark.rules("WG-SET-01")
def test_the_pool_has_four_characters_or_eight() -> None:
    assert len(started(4).settings.characters) == 4
    assert len(started(5).settings.characters) == 8
    assert len(started(3, expansion_characters="on").settings.characters) == 8
    with pytest.raises(BadSetting, match="WG-SET-01"):
        started(5, expansion_characters="off")
    for seats in (2, 7):
        with pytest.raises(BadSetting):
            GAME.check_seats(seats)


@pytest.mark.rules("WG-SET-02", "WG-SET-03", "WG-SET-04", "WG-GAP-01")
def test_the_decks_have_their_sizes_and_phase_cards_leave_unseen() -> None:
    p = started(3, phase_cards_removed=7)
    assert [len(BUILT[deck]) for deck in range(10)] == [56, 56, *[15] * 8]
    assert [len(deck) for deck in p.phase_decks] == [29, 29, 29]
    assert [len(cards) for cards in p.removed] == [7, 7, 7]
    assert len(p.event_deck) == 32
    assert sorted(p.vulnerable_deck) == [0] * 11 + [1]
    assert sum(p.tray) == sum(tile.count for tile in TILES) == 80
    assert (p.boiler_strikes, p.door_strikes, p.bonfire, p.round) == (0, 0, [], 0)
    view = GAME.view(p, 0)
    assert "removed" not in view["phase_decks"][0]
    assert started(3, seed=2).decks[0] != p.decks[0]


@pytest.mark.rules("WG-SET-05", "WG-SET-08", "WG-SET-09", "WG-SET-10", "WG-SET-11", "WG-SET-12")
@pytest.mark.rules("WG-SET-13", "WG-SET-06", "WG-SET-07", "WG-GAP-30")
def test_a_match_begins_with_characters_a_leader_an_order_cards_and_places() -> None:
    """Worked example 1: the lowest rank names the leader, who puts the others in order."""
    match = new_match(3)
    p = match.position
    assert isinstance(p, CampPosition)
    for name in ("copper", "mcready", "kinner"):
        seat = p.asked[0]
        assert "take garry" in [option.text for option in p.options(seat)]
        match.answer(seat, p.number, f"take {name}")
    ranks = p.characters
    second = ranks.index(1)
    leader = ranks.index(3)
    third = ranks.index(2)
    assert p.asked == [second]
    match.answer(second, p.number, f"name {leader}")
    assert p.asked == [leader]  # cannot refuse
    assert {option.text for option in p.options(leader)} == {f"place {second}", f"place {third}"}
    match.answer(leader, p.number, f"place {third}")
    assert p.turn_order == [leader, third, second]
    assert [len(hand) for hand in p.hands] == [3, 3, 3]
    assert sum(len(p.decks[2 + code]) for code in ranks) == 3 * 14
    assert not p.decks[2]  # Garry's deck has left the game
    assert p.actions == [5, 5, 5]
    assert p.stamina == [3, 3, 3]
    assert p.locker_face == [0, 0, 0]
    for player in p.turn_order:
        assert p.asked == [player]
        offered = [option.text for option in p.options(player)]
        assert offered == ["start storage", "start workshop", "start phase1"]
        match.answer(player, p.number, "start storage")
    assert p.round == 1


@pytest.mark.rules("WG-SET-05")
def test_characters_can_be_dealt() -> None:
    p = started(4, character_assignment="random")
    assert sorted(p.characters) == [0, 1, 2, 3]


@pytest.mark.rules("WG-FLOW-01", "WG-FLOW-03", "WG-GAP-02", "WG-GAP-03")
def test_rounds_and_their_phases() -> None:
    assert len(started(3).settings.rounds) == 15
    assert len(started(3, extended_game=True).settings.rounds) == 18
    rounds = [METER[at] for at in started(3).settings.rounds]
    assert [space.phase for space in rounds] == [1] * 5 + [2] * 5 + [3] * 5
    assert [space.special for space in rounds[:5]] == ["none", "none", "none", "food", "sleep"]
    swapped = started(3, sleep_before_food=True)
    assert special_of(swapped, swapped.settings.rounds[3]) == "sleep"


@pytest.mark.rules("WG-FLOW-02", "WG-FLOW-04", "WG-FLOW-06", "WG-FLOW-09", "WG-FLOW-11")
@pytest.mark.rules("WG-LDR-03", "WG-TURN-07")
def test_a_round_is_a_pre_round_sequence_and_a_turn_each() -> None:
    camp = Camp(
        """
        dead C
        actions A 0
        event ev_rabid_dogs
        hand A: canned_food
        hand B: canned_food
        round 4
        step round
        """,
        seats=4,
    )
    assert camp.p.choice is not None
    camp.check("choice D05 A B D").do("A eat canned_food", "B eat canned_food", "D eat nothing")
    kinds = [facts["event"] for facts in camp.match.history(-1)]
    wanted = ["round_began", "meals_shown", "temperature_dropped", "actions_reset", "event_turned"]
    assert [kind for kind in kinds if kind in wanted] == wanted
    assert camp.p.actions[0] == 5
    assert camp.p.active == 0
    camp.do("A times out", "A times out", "A times out")


@pytest.mark.rules("WG-FLOW-08", "WG-SRCH-09")
def test_an_instant_is_applied_at_once_and_leaves_nothing_to_resolve() -> None:
    camp = Camp("event ev_air_drop\nstep round\nround 2")
    assert [len(hand) for hand in camp.p.hands] == [1, 1, 1]
    assert "resolve_event" not in camp.offered("A")
    assert "end_turn" in camp.offered("A")


@pytest.mark.rules("WG-FLOW-12", "WG-END-01")
def test_if_nobody_lives_everyone_loses_at_once() -> None:
    camp = Camp(
        """
        strikes A 2
        strikes B 2
        strikes C 2
        stamina A 0
        boiler 2
        event ev_pipes
        """
    )
    camp.do("A resolve_event", "A roll", "A stop").check("ended all_dead")


@pytest.mark.rules("WG-FLOW-13", "WG-HEL-01")
def test_the_helicopter_round_has_no_sequence_and_no_actions() -> None:
    camp = Camp("step helicopter\nhand A: first_aid\nstrikes A 1")
    assert camp.verbs("A") == {"invite", "call_departure", "step_off"}
    assert not camp.told("round_began")


@pytest.mark.rules("WG-EVT-19")
def test_the_event_deck_is_enough_for_eighteen_rounds() -> None:
    assert sum(event.count for event in EVENTS) == 32
    assert sum(card.count for card in PHASE_CARDS) == 108
