"""Specification §6.11: elimination, and leaving for good in every kind of open decision."""

from __future__ import annotations

import pytest
from tests.stay_away.stage import DECISIONS, Stage, at_decision, decider

from whiteout.core.chance import SeededChance
from whiteout.core.event import ABOVE
from whiteout.core.match import Match, Seeded
from whiteout.core.refusal import Refusal
from whiteout.games.stay_away.game import GAME
from whiteout.games.stay_away.position import StayAwayPosition

SHARED = ["D-18"]
"""Decisions that wait for everybody: there is no bystander."""


def cards_in_play(p: StayAwayPosition) -> int:
    """Every card lies somewhere, wherever a player has left from."""
    lying = len(p.deck) + len(p.discard) + len(p.played) + len(p.drawn)
    obstacles = sum(p.doors) + sum(turns > 0 for turns in p.quarantine)
    return sum(len(hand) for hand in p.hands) + lying + obstacles


@pytest.mark.rules("SA-ELIM-07", "SA-ELIM-02", "SA-ELIM-05")
@pytest.mark.parametrize("point", DECISIONS)
def test_the_active_player_leaves(point: str) -> None:
    """Whatever is open: it is dropped, the turn ends at once and passes to the next player."""
    stage = at_decision(point)
    total = cards_in_play(stage.position)
    stage.do("A aside leave")
    p = stage.position
    kinds = [event["event"] for event in stage.news("spectator")]
    assert kinds[0] == "eliminated"
    assert "turn_began" in kinds
    assert set(kinds[: kinds.index("turn_began")]) <= {"eliminated", "exchange_off"}
    assert (p.active, p.turn, p.alive[0], p.hands[0]) == (1, 2, False, [])
    assert (p.played, p.drawn, p.chain, p.answers, p.target) == ([], [], [], [], -1)
    assert (p.cause, p.initiator, p.partner, p.offer) == ("", -1, -1, -1)
    assert cards_in_play(p) == total
    assert stage.match.view(ABOVE)["choice"]["waiting"] == [1]
    assert [repr(step) for step in p.stack] == ["EndTurn", "ExchangeWithNext"]
    off = [event for event in stage.news("spectator") if event["event"] == "exchange_off"]
    left = {"event": "exchange_off", "player": 0, "partner": 1, "reason": "left"}
    assert off == ([left] if point in ("D-10", "D-11") else [])


@pytest.mark.rules("SA-ELIM-07")
@pytest.mark.parametrize("point", [point for point in DECISIONS if decider(point) == "B"])
def test_the_player_asked_leaves_in_the_turn_of_another(point: str) -> None:
    """The action aimed at that player is spent without effect, the exchange is off; A goes on."""
    stage = at_decision(point)
    total = cards_in_play(stage.position)
    stage.do("B aside leave")
    p = stage.position
    assert cards_in_play(p) == total
    assert not p.alive[1]
    assert p.seat_of == list(range(10))
    following = {"D-08": "D-10", "D-09": "D-10", "D-11": "D-02", "D-19": "D-19"}[point]
    asked = [0] if following == "D-10" else [2]
    assert stage.view("spectator")["choice"]["point"] == following
    assert p.asked == asked
    if following == "D-10":
        assert stage.view("spectator")["exchange"]["partner"] == 2


@pytest.mark.rules("SA-ELIM-07")
@pytest.mark.parametrize("point", [point for point in DECISIONS if point not in SHARED])
def test_a_bystander_leaves(point: str) -> None:
    """The open decision stays open, with the same id, for the same player."""
    stage = at_decision(point)
    before = stage.view("spectator")["choice"]
    options = stage.options(decider(point))
    stage.do("E aside leave")
    assert stage.news("spectator") == [{"event": "eliminated", "player": 4, "cause": "left"}]
    assert stage.view("spectator")["choice"] == before
    assert stage.options(decider(point)) == [text for text in options if text != "target 4"]
    assert not stage.position.alive[4]


@pytest.mark.rules("SA-ELIM-07", "SA-PAN-12")
@pytest.mark.parametrize("leaver", "BCDEFGHJ")
def test_anybody_leaves_round_and_round(leaver: str) -> None:
    """The place is skipped; the one before it, and nobody else, chooses again."""
    stage = at_decision("D-18")
    everybody = "ABCDEFGHIJ"
    for name in everybody:
        if name != leaver and stage.position.asked != [stage.who(leaver)]:
            stage.do(f"{name} {stage.options(name)[0]}")
    stage.do(f"{leaver} aside leave")
    before = everybody[everybody.index(leaver) - 1]
    chain = [stage.who(name) for name in everybody if name != leaver]
    assert stage.view("spectator")["chain"] == chain
    assert stage.view("spectator")["choice"]["waiting"] == [stage.who(before)]
    stage.do(f"{before} {stage.options(before)[0]}")
    assert stage.news("spectator")[1]["event"] == "passed_on"
    assert stage.news("spectator")[1]["chain"] == chain


@pytest.mark.rules("SA-ELIM-07", "SA-END-01")
@pytest.mark.parametrize("point", DECISIONS)
def test_the_thing_leaves(point: str) -> None:
    """Whatever is open, the game ends, and nothing further is resolved."""
    stage = at_decision(point).do("I aside leave")
    outcome = stage.match.outcome()
    assert (outcome.reason, outcome.side) == ("thing_eliminated", "humans")
    assert outcome.winners == [0, 1, 2, 3, 4, 5, 6, 7, 9]
    assert [event["event"] for event in stage.news("spectator")] == ["eliminated", "ended"]
    assert stage.view("spectator")["choice"] is None
    assert stage.position.stack == []


@pytest.mark.rules("SA-ELIM-07", "SA-ELIM-05")
def test_nobody_leaves_twice() -> None:
    stage = at_decision("D-02").do("C aside leave")
    with pytest.raises(Refusal, match="SA-ELIM-05") as refused:
        stage.match.aside(2, "leave")
    assert refused.value.code == "not_offered"
    assert stage.asides("C") == []


@pytest.mark.rules("SA-ELIM-07")
@pytest.mark.parametrize(
    ("seats", "seed"), [(seats, seed) for seats in (4, 7, 12) for seed in (1, 2)]
)
def test_matches_end_although_people_leave_all_the_time(seats: int, seed: int) -> None:
    """Random play with many leavers: never stuck, no card lost, no open decision without
    options."""
    chance = SeededChance(seed, 7)
    match = Match(GAME, seats, {}, Seeded(seed))
    p = match.position
    assert isinstance(p, StayAwayPosition)
    total = cards_in_play(p)
    while not p.over:
        assert p.asked
        assert all(p.options(seat) for seat in p.asked)
        assert all(p.alive[seat] for seat in p.asked)
        assert cards_in_play(p) == total
        living = [seat for seat in range(seats) if p.alive[seat]]
        if chance.below(30, "leave") == 0:
            match.aside(living[chance.below(len(living), "who")], "leave")
        else:
            seat = p.asked[0]
            options = p.options(seat)
            match.answer(seat, p.number, options[chance.below(len(options), "what")].text)
    assert cards_in_play(p) == total


@pytest.mark.rules("SA-ELIM-02", "SA-ELIM-03", "I-27", "I-37")
def test_the_hand_of_the_eliminated_is_seen_by_its_owner_alone() -> None:
    stage = Stage(
        """
        seats: A B C D
        given
          hand A: the_thing flamethrower axe whiskey resolute
          hand B: infected seduction suspicious suspicious
          infected B
          active A
          step act
        """
    )
    stage.do("A play flamethrower", "A target B", "B decline")
    event = {"event": "eliminated", "player": 1, "cause": "flamethrower"}
    cards = ["infected", "suspicious", "suspicious", "seduction"]
    for name in ("A", "C", "D", "spectator"):
        assert stage.news(name)[-1] == event
    assert stage.news("B")[-1] == {**event, "only_you": {"cards": cards}}
    assert stage.view("B")["hand"] == []
    assert stage.view("B")["role"] == "infected"
    assert stage.view("A")["players"][1]["role"] == "infected"
    assert "role" not in stage.view("C")["players"][1]
    assert stage.view("A")["infection_order"] == [1]
