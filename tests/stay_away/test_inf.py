"""Specification §6.9: who may give what to whom, and what infects."""

from __future__ import annotations

import pytest
from tests.stay_away.stage import Stage, played_at_random

from whiteout.core.event import ABOVE
from whiteout.games.stay_away.position import HUMAN, INFECTED_ROLE, THING_ROLE

# The table of §6.9: giver, receiver, Infected! cards in the giver's hand -> may one be given?
GIVING = [
    ("human", "human", 2, False),
    ("human", "infected", 2, False),
    ("human", "the_thing", 2, False),
    ("infected", "human", 2, False),
    ("infected", "infected", 2, False),
    ("infected", "the_thing", 1, False),
    ("infected", "the_thing", 2, True),
    ("infected", "the_thing", 3, True),
    ("the_thing", "human", 1, True),
    ("the_thing", "human", 3, True),
    ("the_thing", "infected", 1, True),
    ("the_thing", "infected", 2, True),
]
OTHERS = ["axe", "whiskey", "seduction"]


def table(giver: str, receiver: str, copies: int, more: str) -> Stage:
    """A gives to B; C, D and E stand by, and one of them is The Thing if need be."""
    lines = []
    size = 4 - copies - (giver == "the_thing")
    cards = ["the_thing"] * (giver == "the_thing") + ["infected"] * copies + OTHERS[:size]
    lines.append(f"hand A: {' '.join(cards)}")
    roles = {"A": giver, "B": receiver}
    if receiver == "the_thing":
        lines.append("hand B: the_thing suspicious suspicious resolute")
    elif receiver == "infected":
        lines.append("hand B: infected suspicious suspicious resolute")
    else:
        lines.append("hand B: suspicious suspicious resolute change_places")
    if "the_thing" not in roles.values():
        lines.append("hand D: the_thing suspicious suspicious change_places")
    lines += [f"infected {name}" for name, role in roles.items() if role == "infected"]
    lines.append(more)
    return Stage("seats: A B C D E\ngiven\n" + "\n".join(lines))


def expected(verb: str, giver: str, copies: int, allowed: bool) -> list[str]:
    cards = ["infected"] * allowed + OTHERS[: 4 - copies - (giver == "the_thing")]
    return sorted(f"{verb} {card}" for card in cards)


@pytest.mark.rules("SA-INF-01", "SA-INF-03", "SA-INF-04", "SA-INF-05", "SA-HAND-03", "SA-HAND-04")
@pytest.mark.parametrize(("giver", "receiver", "copies", "allowed"), GIVING)
def test_giving_table_for_an_offer(giver: str, receiver: str, copies: int, allowed: bool) -> None:
    stage = table(giver, receiver, copies, "active A\nstep exchange")
    assert sorted(stage.options("A")) == expected("offer", giver, copies, allowed)


@pytest.mark.rules("SA-INF-01", "SA-INF-03", "SA-INF-04", "SA-INF-05", "SA-HAND-03", "SA-HAND-04")
@pytest.mark.parametrize(("giver", "receiver", "copies", "allowed"), GIVING)
def test_giving_table_for_an_answer(giver: str, receiver: str, copies: int, allowed: bool) -> None:
    stage = table(giver, receiver, copies, "direction counterclockwise\nactive B\nstep exchange")
    stage.do("B offer suspicious")
    assert sorted(stage.options("A")) == expected("give", giver, copies, allowed)


@pytest.mark.rules("SA-INF-01", "SA-INF-03", "SA-INF-04", "SA-INF-05", "SA-PAN-12")
@pytest.mark.parametrize(("giver", "receiver", "copies", "allowed"), GIVING)
def test_giving_table_for_a_pass(giver: str, receiver: str, copies: int, allowed: bool) -> None:
    stage = table(giver, receiver, copies, "active E\ndeck: round_and_round")
    assert sorted(stage.options("A")) == expected("pass_on", giver, copies, allowed)


@pytest.mark.rules("SA-INF-01", "SA-INF-02", "SA-EXCH-07")
def test_only_humans_are_infected_and_only_by_the_thing() -> None:
    """The Thing and an Infected player swap Infected! cards: nobody's role changes."""
    stage = Stage(
        """
        seats: A B C D
        given
          hand A: the_thing infected axe whiskey
          hand B: infected infected suspicious resolute
          infected B
          active A
          step exchange
        """
    )
    stage.do("A offer infected", "B give infected")
    roles = stage.position.roles
    assert roles == [THING_ROLE, INFECTED_ROLE, HUMAN, HUMAN]
    assert stage.position.infection_order == [1]
    assert [event["event"] for event in stage.news("above")][:3] == [
        "offered",
        "exchanged",
        "turn_began",
    ]


@pytest.mark.rules("SA-INF-02")
def test_infection_is_told_to_giver_and_receiver_alone() -> None:
    stage = Stage(
        """
        seats: A B C D
        given
          hand A: the_thing infected axe whiskey
          hand B: suspicious suspicious resolute resolute
          hand C: suspicious suspicious change_places change_places
          deck: flamethrower
          active A
          step exchange
        """
    )
    stage.do("A offer infected", "B give resolute")
    offered = {"event": "offered", "player": 0, "partner": 1, "cause": "turn_end"}
    exchanged = {"event": "exchanged", "player": 0, "partner": 1}
    infected = {"event": "infected", "player": 1, "by": 0}
    began = {"event": "turn_began", "player": 1, "turn": 2}
    drew = {"event": "drew", "player": 1, "cause": "turn", "passed_over": 0}
    for bystander in ("C", "D", "spectator"):
        assert stage.news(bystander) == [offered, exchanged, began, drew]
    assert stage.news("A") == [
        {**offered, "only_you": {"card": "infected"}},
        {**exchanged, "only_you": {"gave": "infected", "received": "resolute"}},
        infected,
        began,
        drew,
    ]
    assert stage.news("B") == [
        offered,
        {**exchanged, "only_you": {"gave": "resolute", "received": "infected"}},
        infected,
        began,
        {**drew, "only_you": {"card": "flamethrower"}},
    ]


@pytest.mark.rules("SA-INF-01", "SA-INF-02", "SA-INF-03", "SA-INF-07", "SA-HAND-04")
def test_roles_change_only_by_infection_and_for_good() -> None:
    """Whole matches: every change of a role is an infection by The Thing, told as it happens."""
    infections = 0
    for seed in range(12):
        infections += watch_roles(4 + seed % 9, seed)
    assert infections > 12


def watch_roles(seats: int, seed: int) -> int:
    """Play one match; how many were infected in it."""
    before: list[int] = []
    seen = 0
    infected: list[int] = []
    for match, position in played_at_random(seats, seed):
        told = [event for event in match.history(ABOVE, seen) if event["event"] == "infected"]
        seen = len(match.history(ABOVE))
        changed = [seat for seat in range(seats) if before and before[seat] != position.roles[seat]]
        assert [event["player"] for event in told] == changed
        assert all(event["by"] == position.thing for event in told)
        for seat in changed:
            assert (before[seat], position.roles[seat]) == (HUMAN, INFECTED_ROLE)
        infected += changed
        assert position.infection_order == infected
        before = position.roles[:]
    return len(infected)
