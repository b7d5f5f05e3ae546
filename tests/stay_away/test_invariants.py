"""What holds at every decision of every match, whatever the table has chosen and whoever leaves."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whiteout.contract.walk import Walk
from whiteout.core.chance import SeededChance
from whiteout.core.event import SPECTATOR
from whiteout.core.match import Match, Seeded
from whiteout.core.settings import CHOICE, SWITCH
from whiteout.core.view import encode, view
from whiteout.games.stay_away.game import GAME
from whiteout.games.stay_away.position import (
    HUMAN,
    INFECTED_ROLE,
    NOBODY,
    THING_ROLE,
    StayAwayPosition,
)
from whiteout.games.stay_away.rules.infection import giveable
from whiteout.games.stay_away.tables import IDS, IS_PANIC
from whiteout.games.stay_away.written_codes import BARRED_DOOR, INFECTED, QUARANTINE, THE_THING

TURNS = 40

seats = st.integers(GAME.fewest, GAME.most)
seeds = st.integers(0, 2**32)
tables = st.fixed_dictionaries(
    {"turn_limit": st.just(TURNS)},
    optional={
        setting.key: st.booleans() if setting.kind == SWITCH else st.sampled_from(setting.choices)
        for setting in GAME.settings()
        if setting.kind in (SWITCH, CHOICE)
    },
)


def walk(players: int, seed: int, options: dict[str, Any]) -> Walk:
    """A match at random, in which players leave and declare now and then."""
    match = Match(GAME, players, options, Seeded(seed))
    return Walk(match, random.Random(seed), asides_in=60)


def ours(walk: Walk) -> StayAwayPosition:
    p = walk.match.position
    assert isinstance(p, StayAwayPosition)
    return p


def card_count(p: StayAwayPosition) -> Counter[int]:
    """Every card of the game, wherever it lies."""
    piles = [p.deck, p.discard, p.played, p.drawn, *p.hands]
    count = Counter(card for pile in piles for card in pile)
    count[BARRED_DOOR] += p.doors.count(True)
    count[QUARANTINE] += sum(1 for turns in p.quarantine if turns > 0)
    return count


@pytest.mark.rules("SA-SETUP-01", "SA-DECK-02", "SA-DECK-04", "SA-FLOW-04", "SA-ELIM-02")
@given(seats, seeds, tables)
def test_no_card_is_lost_or_made(players: int, seed: int, options: dict[str, Any]) -> None:
    moves = walk(players, seed, options)
    for _ in moves:
        p = ours(moves)
        count = card_count(p)
        for code, copies in enumerate(p.settings.copies):
            assert count[code] == copies, f"{count[code]} {IDS[code]} of {copies}"
        assert not [card for hand in [*p.hands, p.drawn] for card in hand if IS_PANIC[card]]


@pytest.mark.rules("SA-HAND-01", "SA-HAND-04", "SA-HAND-07", "SA-HAND-08", "SA-PAN-10")
@given(seats, seeds, tables)
def test_every_hand_is_one_the_rules_allow(
    players: int, seed: int, options: dict[str, Any]
) -> None:
    moves = walk(players, seed, options)
    for _ in moves:
        p = ours(moves)
        assert p.choice is not None
        point = p.choice.point(p)
        for player in range(players):
            hand = p.hands[player]
            size = 4 if p.alive[player] else 0
            most = 3
            if player == p.active and p.alive[player]:
                if point in ("D-02", "D-03"):
                    size = 5
                    most = 4
                elif point == "D-16":
                    size = 1 + int(p.choice.about(p)["remaining"])
            assert len(hand) == size, (point, player, hand)
            if p.settings.capped:
                assert hand.count(INFECTED) <= most
            if p.alive[player] and p.roles[player] == INFECTED_ROLE:
                assert INFECTED in hand


@pytest.mark.rules("SA-SETUP-06", "SA-HAND-03", "SA-INF-01", "SA-INF-02", "SA-END-03")
@given(seats, seeds, tables)
def test_there_is_one_thing_and_everybody_else_was_human(
    players: int, seed: int, options: dict[str, Any]
) -> None:
    moves = walk(players, seed, options)
    infected: list[int] = []
    for _ in moves:
        p = ours(moves)
        things = [player for player in range(players) if p.roles[player] == THING_ROLE]
        assert things == ([] if p.thing == NOBODY else [p.thing])
        if p.thing == NOBODY:
            assert p.settings.thing_in_deck
            assert THE_THING in p.deck
            assert p.roles == [HUMAN] * players
        elif p.alive[p.thing]:
            assert THE_THING in p.hands[p.thing] + p.drawn
        else:
            assert p.settings.revenge
        assert p.infection_order[: len(infected)] == infected, "once Infected, always Infected"
        infected = p.infection_order[:]
        assert {q for q in range(players) if p.roles[q] == INFECTED_ROLE} == set(infected)
        assert p.last_human_infected in (NOBODY, *infected)


@pytest.mark.rules("SA-SEAT-01", "SA-SEAT-03", "SA-SEAT-07", "SA-ELIM-04", "SA-ELIM-05")
@given(seats, seeds, tables)
def test_every_living_player_has_one_chair(
    players: int, seed: int, options: dict[str, Any]
) -> None:
    moves = walk(players, seed, options)
    for _ in moves:
        p = ours(moves)
        assert sorted(p.seat_of) == list(range(players))
        for player in range(players):
            chair = p.player_at[p.seat_of[player]]
            assert chair == (player if p.alive[player] else NOBODY)
            if not p.alive[player]:
                assert p.quarantine[player] == 0
                assert player not in p.asked
        assert p.living == sum(p.alive)
        for player in range(players):
            if p.alive[player]:
                assert p.alive[p.left[player]]
                assert p.right[p.left[player]] == player


@pytest.mark.rules("SA-DECK-05", "SA-DECK-06")
@given(seats, seeds)
def test_draws_always_find_a_card(players: int, seed: int) -> None:
    moves = walk(players, seed, {"turn_limit": TURNS})
    for _ in moves:
        p = ours(moves)
        left = sum(1 for card in p.deck + p.discard if not IS_PANIC[card])
        assert left >= (8 if p.drawn else 11)
        if p.known_top != NOBODY:
            assert not IS_PANIC[p.deck[-1]]


@pytest.mark.rules("SA-EXCH-04", "SA-EXCH-07", "SA-EXCH-10", "SA-PAN-12")
@given(seats, seeds, tables)
def test_what_lies_face_down_may_be_given(players: int, seed: int, options: dict[str, Any]) -> None:
    moves = walk(players, seed, options)
    for _ in moves:
        p = ours(moves)
        assert p.choice is not None
        assert (p.offer != NOBODY) == (p.choice.point(p) == "D-11")
        if p.offer != NOBODY:
            assert p.offer in giveable(p, p.initiator, p.partner)
        for place, player in enumerate(p.chain):
            chosen = p.answers[player]
            if chosen is not None:
                receiver = p.chain[(place + 1) % len(p.chain)]
                assert chosen.value in giveable(p, player, receiver)


@pytest.mark.rules("SA-INFO-03", "SA-DECK-01")
@given(seats, seeds)
def test_where_a_card_lies_in_a_hidden_pile_tells_nobody_anything(players: int, seed: int) -> None:
    """Copies are alike and piles have no order that shows: no card can be followed through a
    shuffle, because nothing that leaves the core names a single card."""
    moves = walk(players, seed, {"turn_limit": 12})
    chance = SeededChance(seed)
    for _ in moves:
        p = ours(moves)
        q = p.clone()
        top = q.deck[-1:]
        del q.deck[-1:]
        chance.shuffle(q.deck, "reorder")
        q.deck += top
        chance.shuffle(q.discard, "reorder")
        for viewer in [*range(players), SPECTATOR]:
            for player in range(players):
                if player != viewer:
                    chance.shuffle(q.hands[player], "reorder")
            assert encode(view(GAME, q, viewer)) == encode(view(GAME, p, viewer))
            q.hands = [hand[:] for hand in p.hands]
