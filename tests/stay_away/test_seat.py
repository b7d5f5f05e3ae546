"""Specification §6.1: seats, adjacency, direction. The scenarios seat-*.scenario tell the stories;
here all small tables are compared with the definitions, and random play with a referee."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from tests.stay_away.referee import Referee
from tests.stay_away.stage import played_at_random

from whiteout.core.chance import SeededChance
from whiteout.core.event import SPECTATOR
from whiteout.games.stay_away.position import NOBODY, StayAwayPosition
from whiteout.games.stay_away.rules.seats import (
    barred,
    edges_to_left,
    neighbours,
    next_from_seat,
    next_player,
    survey,
    swap_seats,
)
from whiteout.games.stay_away.rules.setup import empty_table
from whiteout.games.stay_away.settings import Settings

WALKS = [(players, seed) for players in (4, 5, 7, 9, 12) for seed in range(5)]
NEIGHBOUR_CARDS = {"flamethrower", "analysis", "suspicious", "change_places"}

walks = pytest.mark.parametrize(("players", "seed"), WALKS)


def table_of(referee: Referee) -> StayAwayPosition:
    """The same table, as the rules see it."""
    players = len(referee.seats)
    p = empty_table(players, Settings(players, {}), SeededChance(1))
    p.seat_of = referee.seats[:]
    p.player_at = [NOBODY] * players
    for player in referee.living():
        p.player_at[referee.seats[player]] = player
    p.alive = referee.alive[:]
    p.living = len(referee.living())
    p.doors = [edge in referee.doors for edge in range(players)]
    p.direction = referee.direction
    survey(p)
    return p


def small_tables(players: int) -> list[Referee]:
    """Every set of at least two living players, with every set of at most two doors."""
    found = []
    edges = range(players)
    some_doors = [doors for size in range(3) for doors in combinations(edges, size)]
    for size in range(2, players + 1):
        for living in combinations(range(players), size):
            for doors in some_doors:
                referee = Referee()
                referee.seats = [(3 * player + 1) % players for player in range(players)]
                if players % 3 == 0:
                    referee.seats = list(reversed(range(players)))
                referee.alive = [player in living for player in range(players)]
                referee.doors = set(doors)
                found.append(referee)
    return found


@pytest.mark.rules("SA-SEAT-02", "SA-SEAT-03", "SA-SEAT-04", "SA-SEAT-05", "SA-SEAT-06")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_every_small_table(players: int) -> None:
    for referee in small_tables(players):
        p = table_of(referee)
        living = referee.living()
        for one in living:
            assert (p.left[one], edges_to_left(p, one)) == referee.step(one, 1)
            assert p.right[one] == referee.step(one, -1)[0]
            found = neighbours(p, one)
            assert set(found) == referee.neighbours(one)
            assert len(found) == (1 if len(living) == 2 else 2)
            for other in living:
                if other != one:
                    assert barred(p, one, other) == referee.barred(one, other)


@pytest.mark.rules("SA-SEAT-02", "SA-SEAT-03", "SA-SEAT-09")
@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("direction", [1, -1])
def test_next_player_on_every_small_table(players: int, direction: int) -> None:
    for referee in small_tables(players):
        if referee.doors:
            continue
        referee.direction = direction
        p = table_of(referee)
        for player in range(players):
            # From a seat it can be asked for the dead too: whose turn follows theirs.
            assert next_from_seat(p, p.seat_of[player]) == referee.next(player)
            if referee.alive[player]:
                assert next_player(p, player) == referee.next(player)


@pytest.mark.rules("SA-SEAT-07", "SA-SEAT-08")
def test_a_swap_moves_the_two_and_nothing_else() -> None:
    for referee in small_tables(5):
        for one, other in combinations(referee.living(), 2):
            p = table_of(referee)
            doors, hands, quarantine = (
                p.doors[:],
                [[player] for player in range(5)],
                [1, 2, 3, 0, 0],
            )
            p.hands, p.quarantine = [hand[:] for hand in hands], quarantine[:]
            p.roles = [0, 1, 2, 0, 0]
            swap_seats(p, one, other)
            moved = Referee()
            moved.seats, moved.alive, moved.doors = referee.seats[:], referee.alive, referee.doors
            moved.watch({"event": "swapped", "player": one, "other": other})
            assert p.seat_of == moved.seats
            assert (p.doors, p.hands, p.quarantine) == (doors, hands, quarantine)
            assert p.roles == [0, 1, 2, 0, 0]
            for player in referee.living():
                assert p.left[player] == moved.step(player, 1)[0]
                assert barred(p, player, p.left[player]) == moved.barred(player, p.left[player])


@walks
@pytest.mark.rules("SA-SEAT-01", "SA-SEAT-07")
def test_seats_in_random_play(players: int, seed: int) -> None:
    """Nobody ever shares a seat; a vacant seat stays vacant; everybody sees who sits where."""
    referee = Referee()
    seen = 0
    for match, position in played_at_random(players, seed):
        events = match.history(SPECTATOR, seen)
        seen += len(events)
        for event in events:
            referee.watch(event)
        facts = match.view(SPECTATOR)
        assert [player["seat"] for player in facts["players"]] == referee.seats
        assert [player["alive"] for player in facts["players"]] == referee.alive
        assert facts["doors"] == sorted(referee.doors)
        assert sorted(referee.seats) == list(range(players))
        for seat in range(players):
            holder = position.player_at[seat]
            expected = [player for player in referee.living() if referee.seats[player] == seat]
            assert expected == ([] if holder == NOBODY else [holder])


@walks
@pytest.mark.rules("SA-SEAT-03", "SA-SEAT-04", "SA-SEAT-05", "SA-SEAT-06")
def test_targets_in_random_play(players: int, seed: int) -> None:
    """Whom a card can be aimed at follows from neighbours, doors and Quarantine."""
    referee = Referee()
    seen = 0
    for match, position in played_at_random(players, seed):
        events = match.history(SPECTATOR, seen)
        seen += len(events)
        for event in events:
            referee.watch(event)
        choice = position.choice
        if choice is None or choice.point(position) != "D-04":
            continue
        actor, card = position.asked[0], choice.about(position)["card"]
        found = {option.value for option in position.options(actor)}
        if card in NEIGHBOUR_CARDS:
            assert found == referee.near(actor), card
        elif card == "quarantine":
            assert found == referee.near(actor) | {actor}
        else:
            assert found == referee.anyone(actor, doors=card == "seduction"), card


def test_the_walks_cover_what_is_asked_of_them() -> None:
    """Swaps, deaths, doors and few survivors must occur, or the walks would prove little."""
    seen: Counter[str] = Counter()
    for players, seed in WALKS:
        for match, position in played_at_random(players, seed):
            if position.over:
                seen.update(event["event"] for event in match.history(SPECTATOR))
                seen["few survivors"] += position.living <= 3
    for wanted in ("swapped", "eliminated", "door_laid", "quarantined", "reversed"):
        assert seen[wanted] >= 5, (wanted, seen)
    assert seen["few survivors"] >= 1
