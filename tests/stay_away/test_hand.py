"""Specification §6.3: the hand. The scenarios hand-*.scenario tell the stories; here stands what
holds at every moment of random play, and the overflow of several players at once."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.stay_away.stage import Stage, played_at_random

from whiteout.core.event import SPECTATOR
from whiteout.games.stay_away.position import HUMAN, INFECTED_ROLE, THING_ROLE
from whiteout.games.stay_away.rules.hand import overflow_everybody
from whiteout.games.stay_away.tables import IS_PANIC
from whiteout.games.stay_away.written_codes import AXE, INFECTED, MISSED, THE_THING, WHISKEY

WALKS = [(players, seed) for players in (4, 5, 7, 10, 12) for seed in range(6)]

walks = pytest.mark.parametrize(("players", "seed"), WALKS)


@walks
@pytest.mark.rules("SA-HAND-01")
def test_four_cards_and_five_in_step_2(players: int, seed: int) -> None:
    """Everybody holds four; the active player five while choosing in step 2. In the midst of
    Forgetful and Resolute, and there alone, an active player holds fewer."""
    for match, p in played_at_random(players, seed):
        if p.over or p.choice is None:
            continue
        point = p.choice.point(p)
        sizes = [player["cards"] for player in match.view(SPECTATOR)["players"]]
        for player in range(players):
            expected = 4 if p.alive[player] else 0
            if player == p.active and point in ("D-02", "D-03"):
                expected = 5
            if player == p.active and point == "D-16":
                expected = 1 + int(p.choice.about(p)["remaining"])
            assert sizes[player] == expected, (point, player)


@walks
@pytest.mark.rules("SA-HAND-03", "SA-HAND-04", "SA-HAND-07", "SA-HAND-09")
def test_what_must_and_what_cannot_be_held(players: int, seed: int) -> None:
    for _, p in played_at_random(players, seed):
        if p.over:
            continue
        for player in range(players):
            hand = p.hands[player]
            acts = p.choice is not None and p.choice.point(p) in ("D-02", "D-03")
            most = 4 if acts and player == p.active else 3
            assert hand.count(INFECTED) <= most
            assert (THE_THING in hand) == (p.roles[player] == THING_ROLE)
            if p.alive[player] and p.roles[player] == INFECTED_ROLE:
                assert INFECTED in hand
            assert not any(IS_PANIC[card] for card in hand)


@walks
@pytest.mark.rules("SA-HAND-10")
def test_everybody_has_a_card_to_give(players: int, seed: int) -> None:
    for _, p in played_at_random(players, seed):
        if p.choice is None or p.choice.point(p) not in ("D-10", "D-11", "D-18"):
            continue
        for player in p.asked:
            verbs = {option.verb for option in p.options(player)}
            assert verbs & {"offer", "give", "pass_on"}


@walks
@pytest.mark.rules("SA-HAND-03", "SA-HAND-04", "SA-HAND-05", "SA-HAND-06", "SA-HAND-08")
@pytest.mark.rules("SA-HAND-11")
def test_what_may_be_discarded(players: int, seed: int) -> None:
    """Everything but The Thing and the last Infected! card of an Infected player; with four
    Infected! cards, only one of these."""
    for _, p in played_at_random(players, seed):
        if p.choice is None or p.choice.point(p) not in ("D-02", "D-03"):
            continue
        options = p.options(p.active)
        hand = p.hands[p.active]
        discards = {option.value for option in options if option.verb == "discard"}
        if hand.count(INFECTED) > 3:
            assert [option.text for option in options] == ["discard infected"]
            continue
        legal = set(hand) - {THE_THING}
        if p.roles[p.active] == INFECTED_ROLE and hand.count(INFECTED) == 1:
            legal.remove(INFECTED)
        assert discards == legal


def test_the_walks_cover_what_is_asked_of_them() -> None:
    """Hands that these rules are about must occur, or the walks would prove nothing."""
    seen: Counter[str] = Counter()
    for players, seed in WALKS:
        for match, p in played_at_random(players, seed):
            if p.over:
                seen.update(event["event"] for event in match.history(SPECTATOR))
            elif p.choice is not None and p.choice.point(p) in ("D-02", "D-03"):
                infected = p.hands[p.active].count(INFECTED)
                role = {HUMAN: "human", INFECTED_ROLE: "infected", THING_ROLE: "the thing"}
                seen[f"{role[p.roles[p.active]]} with {min(infected, 4)}"] += 1
    for wanted in ("human with 1", "infected with 1", "infected with 2", "the thing with 1"):
        assert seen[wanted] >= 5, (wanted, seen)
    for wanted in ("human with 4", "overflowed"):
        assert seen[wanted] >= 1, (wanted, seen)


SEVERAL = """
    seats: A B C D E
    given
      hand B: suspicious suspicious suspicious suspicious
      hand D: the_thing seduction seduction resolute
      deck: axe whiskey missed
      direction {direction}
      active B
      step exchange
"""


@pytest.mark.rules("SA-HAND-09")
@pytest.mark.parametrize(
    ("direction", "order"),
    [("clockwise", ["C", "E", "A"]), ("counterclockwise", ["A", "E", "C"])],
)
def test_several_overflow_in_turn_order(direction: str, order: list[str]) -> None:
    """In turn order from the active player. The rules of today never let two players overflow at
    once, since only The Thing passes Infected! cards; the procedure must still be right."""
    stage = Stage(SEVERAL.format(direction=direction))
    p = stage.position
    for name in order:
        p.hands[stage.who(name)] = [INFECTED] * 4
    stage.do()
    overflow_everybody(p)
    found = [(event["event"], event["player"]) for event in stage.news("spectator")]
    expected = [(kind, stage.who(name)) for name in order for kind in ("overflowed", "drew")]
    assert found == expected
    for name, card in zip(order, (AXE, WHISKEY, MISSED), strict=True):
        assert p.hands[stage.who(name)] == [INFECTED, INFECTED, INFECTED, card]
