"""One match as an environment: who decides, what is legal, what came of it."""

from __future__ import annotations

import copy
import pickle
import random

import pytest
from tests.adapters.aid import GAMES, SEATS, random_arena

from whiteout.adapters.arena import Arena, Rules, Seeds
from whiteout.contract.walk import fingerprint
from whiteout.core.refusal import BadSetting, MatchOver, NotOffered
from whiteout.games.registry import find_game


@pytest.mark.parametrize("name", GAMES)
def test_random_actions_lead_to_an_end_and_to_rewards(name: str) -> None:
    arena = random_arena(name, 1)
    assert arena.position.over
    outcome = find_game(name).outcome(arena.position)
    worth = {"won": 1.0, "drawn": 0.0, "lost": -1.0}
    assert arena.rewards() == [worth[outcome.result(seat)] for seat in range(SEATS)]
    assert arena.legal() == []
    with pytest.raises(MatchOver):
        arena.act(0)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_actions_give_the_same_match(name: str) -> None:
    one, other = random_arena(name, 2, steps=30), random_arena(name, 2, steps=30)
    game = find_game(name)
    assert fingerprint(game, one.position) == fingerprint(game, other.position)
    assert one.taken == other.taken


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda arena: pickle.loads(pickle.dumps(arena))])
def test_copies_are_independent_and_behave_alike(name: str, copied: object) -> None:
    assert callable(copied)
    arena = random_arena(name, 3, steps=25)
    game = find_game(name)
    before = fingerprint(game, arena.position)
    twin = copied(arena)
    assert isinstance(twin, Arena)
    assert fingerprint(game, twin.position) == before
    draw = random.Random(4)
    actions: list[int] = []
    while not twin.finished and len(actions) < 20:
        actions.append(draw.choice(twin.legal()))
        twin.act(actions[-1])
    assert fingerprint(game, arena.position) == before
    for action in actions:
        arena.act(action)
    assert fingerprint(game, arena.position) == fingerprint(game, twin.position)
    for seat in range(SEATS):
        assert arena.recalls[seat].facts() == twin.recalls[seat].facts()


@pytest.mark.parametrize("name", GAMES)
def test_what_is_not_offered_is_refused_and_changes_nothing(name: str) -> None:
    arena = random_arena(name, 5, steps=3)
    before = fingerprint(find_game(name), arena.position)
    wrong = next(action for action in range(1000) if action not in arena.legal())
    for action in (wrong, -1, 10_000):
        with pytest.raises(NotOffered, match=f"seat {arena.turn}"):
            arena.act(action)
    assert fingerprint(find_game(name), arena.position) == before


def test_a_match_is_cut_short_after_the_most_steps() -> None:
    arena = Arena(Rules(GAMES[0], SEATS, most_steps=3), 6)
    for _ in range(3):
        assert not arena.finished
        arena.act(arena.legal()[0])
    assert arena.truncated
    assert arena.rewards() == [0.0] * SEATS


def test_wrong_seats_and_options_are_refused_before_anything_is_dealt() -> None:
    with pytest.raises(BadSetting, match="cannot be played by 99"):
        Rules(GAMES[0], 99)
    with pytest.raises(BadSetting, match="no option 'snow'"):
        Rules(GAMES[0], SEATS, {"snow": True})


def test_seeds_go_on_from_the_last_one_given() -> None:
    seeds = Seeds()
    assert [seeds.next(7), seeds.next(None), seeds.next(None)] == [(7, 0), (7, 1), (7, 2)]
    assert seeds.next(7) == (7, 0)


@pytest.mark.skipif("stay_away" not in GAMES, reason="only Stay Away! has such an aside")
def test_the_thing_may_declare_together_with_its_own_choices() -> None:
    declare = Rules("stay_away", SEATS).code.index["declare_victory"]
    for seed in range(40):
        arena = Arena(Rules("stay_away", SEATS), seed)
        while not arena.finished and declare not in arena.legal():
            arena.act(arena.legal()[0])
        if arena.finished:
            continue
        assert arena.view(arena.turn)["role"] == "the_thing"
        arena.act(declare)
        assert arena.position.over
        return
    raise AssertionError("The Thing never had the word")
