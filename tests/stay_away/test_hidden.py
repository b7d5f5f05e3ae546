"""What is drawn depends on what the viewer knows and on fresh chance, and on nothing else; and what
tables cannot see by themselves is told to them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from whiteout.contract.walk import Walk
from whiteout.core.chance import SeededChance
from whiteout.core.event import SPECTATOR
from whiteout.core.match import Match, Seeded
from whiteout.core.scenario import run
from whiteout.games.stay_away.game import GAME
from whiteout.games.stay_away.hidden.determinize import determinize
from whiteout.games.stay_away.hidden.observer import StayAwayObserver
from whiteout.games.stay_away.position import INFECTED_ROLE, StayAwayPosition
from whiteout.games.stay_away.written_codes import INFECTED

RULES: list[dict[str, Any]] = [
    {},
    {"thing_in_deck": True},
    {"revenge": True, "blind_date_to": "discard"},
    {"infected_cap": "none", "superinfection": True, "missed_shields": True},
    {"quarantine_mode": "open_cards", "missed_offer": "locked"},
]


def everything(p: StayAwayPosition) -> list[object]:
    """All that is hidden in a position."""
    return [
        p.hands,
        p.deck,
        p.discard,
        p.drawn,
        p.roles,
        p.thing,
        p.offer,
        p.answers,
        p.infection_order,
        p.last_human_infected,
    ]


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: "-".join(rules) or "usual")
def test_twins_that_a_viewer_cannot_tell_apart_give_the_same_draw(rules: dict[str, Any]) -> None:
    """A twin is the position with all that is hidden drawn anew. Its observer reads the history at
    once, that of the position has read it bit by bit."""
    differ = 0
    for seed in range(4):
        match = Match(GAME, 4 + 2 * seed, rules, Seeded(seed))
        walk = Walk(match, random.Random(seed), 10**9)
        for p in walk:
            if walk.decisions % 9 or p.over:
                continue
            assert isinstance(p, StayAwayPosition)
            for viewer in (SPECTATOR, walk.decisions % p.seats):
                twin = determinize(p, viewer, SeededChance(walk.decisions))
                twin.history = p.history
                differ += everything(twin) != everything(p)
                one = determinize(p, viewer, SeededChance(5, walk.decisions))
                other = determinize(twin, viewer, SeededChance(5, walk.decisions))
                assert everything(one) == everything(other)
            if walk.decisions > 90:
                break
    assert differ > 20, "twins that do not differ prove nothing"


def observer_of(text: str, viewer: int) -> tuple[StayAwayPosition, StayAwayObserver]:
    p = run("game: stay_away\nseats: A B C D E\n" + text, GAME).match.position
    assert isinstance(p, StayAwayPosition)
    GAME.determinize(p, viewer, SeededChance(1))
    observer = p.observers[viewer]
    assert isinstance(observer, StayAwayObserver)
    return p, observer


def test_whoever_makes_somebody_overflow_is_the_thing() -> None:
    """B held three Infected! cards and gets a fourth from A: nobody else can have given it."""
    p, observer = observer_of(
        """
given
  hand A: the_thing infected axe whiskey
  hand B: infected infected infected suspicious
  deck: watch_your_back change_places no_thanks
  active A
  step exchange
when
  A offer infected
  B give suspicious
""",
        3,
    )
    assert [world for world, weight in enumerate(observer.k.weights) if weight > 0] == [0]
    assert observer.infected.by_world[0][1] == 1.0
    for number in range(40):
        q = determinize(p, 3, SeededChance(number))
        assert q.thing == 0
        assert q.roles[1] == INFECTED_ROLE
        assert 1 <= q.hands[1].count(INFECTED) <= 4  # one of them drawn since


def test_nobody_at_rest_holds_four_infected_cards() -> None:
    """Three Infected! cards of a hand are seen, a card is drawn and one discarded: the one drawn
    may be a fourth, but then one of them has gone."""
    p, observer = observer_of(
        """
given
  hand A: analysis axe missed resolute suspicious
  hand B: infected infected infected whiskey
  hand C: the_thing ...
  deck: watch_your_back change_places no_thanks
  active A
  step act
when
  A play analysis
  A target B
  A offer axe
  B give whiskey
  B discard axe
""",
        0,
    )
    held = [
        determinize(p, 0, SeededChance(number)).hands[1].count(INFECTED) for number in range(200)
    ]
    assert set(held) == {2, 3}
    assert observer.k.relaxed == 0
