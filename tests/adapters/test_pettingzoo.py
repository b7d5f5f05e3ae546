"""PettingZoo's own checks on every game, and what is ours to promise beyond them."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from tests.adapters.aid import GAMES, SEATS

from whiteout.adapters.pettingzoo_env import env, parallel_env, raw_env
from whiteout.core.open_choice import OpenChoice
from whiteout.core.option import PASS
from whiteout.core.refusal import NotOffered
from whiteout.games.registry import find_game

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # they import a game of their own in a way they deprecate
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

# PettingZoo's checks would rather have plain arrays, but masks need a dictionary.
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("history", [0, 64])
def test_pettingzoo_api(name: str, history: int) -> None:
    api_test(env(name, SEATS, history=history), num_cycles=300)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_seeds(name: str) -> None:
    seed_test(lambda: env(name, SEATS), num_cycles=100)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_parallel_api_and_seeds(name: str) -> None:
    parallel_api_test(parallel_env(name, SEATS), num_cycles=100)
    parallel_seed_test(lambda: parallel_env(name, SEATS), num_cycles=100)


def play(environment: Any, seed: int) -> tuple[list[Any], dict[str, float]]:
    """A match at random: all that was observed, and what everybody got."""
    environment.reset(seed=seed)
    draw = np.random.default_rng(seed)
    seen, total = [], {}
    for agent in environment.agent_iter():
        observation, reward, over, cut, _ = environment.last()
        total[agent] = reward
        seen.append(observation["observation"].tobytes() + observation["action_mask"].tobytes())
        legal = np.flatnonzero(observation["action_mask"])
        environment.step(None if over or cut else int(draw.choice(legal)))
    return seen, total


@pytest.mark.parametrize("name", GAMES)
def test_a_match_ends_with_everybodys_reward(name: str) -> None:
    environment = raw_env(name, SEATS)
    seen, total = play(environment, 3)
    assert total == dict(zip(environment.possible_agents, environment.arena.rewards(), strict=True))
    assert seen == play(raw_env(name, SEATS), 3)[0]
    assert seen != play(raw_env(name, SEATS), 4)[0]


@pytest.mark.parametrize("name", GAMES)
def test_both_forms_play_the_same_match(name: str) -> None:
    """The answers that one form takes one after the other, the other takes together."""
    one, other = raw_env(name, SEATS), parallel_env(name, SEATS)
    one.reset(seed=6)
    other.reset(seed=6)
    draw = np.random.default_rng(6)
    alphabet = find_game(name).alphabet()
    together = 0
    for _ in range(60):
        if not other.agents:
            break
        answers = dict.fromkeys(other.agents, other.nothing)
        asked = other.arena.position.asked[:]
        passes = isinstance(other.arena.position.choice, OpenChoice)
        together += len(asked) > 1
        for seat in asked:
            agent = f"seat_{seat}"
            assert one.agent_selection == agent
            answers[agent] = int(draw.choice(np.flatnonzero(one.observe(agent)["action_mask"])))
            if passes:  # an act would change who is asked, and what
                answers[agent] = alphabet.index(PASS)
            one.step(answers[agent])
        other.step(answers)
        assert one.render() == other.render()
    assert together


def test_a_match_ends_with_a_loss_for_an_illegal_action() -> None:
    environment = env(GAMES[0], SEATS)
    environment.reset(seed=1)
    agent = environment.agent_selection
    observation, *_ = environment.last()
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    environment.step(wrong)
    assert environment.terminations[agent]
    assert environment.rewards[agent] == -1


def test_the_strict_form_refuses_an_illegal_action() -> None:
    environment = raw_env(GAMES[0], SEATS, strict=True)
    environment.reset(seed=1)
    wrong = int(
        np.flatnonzero(environment.observe(environment.agent_selection)["action_mask"] == 0)[0]
    )
    with pytest.raises(NotOffered):
        environment.step(wrong)


def test_the_parallel_form_ends_with_a_loss_for_an_illegal_action() -> None:
    environment = parallel_env(GAMES[0], SEATS)
    environment.reset(seed=1)
    _, rewards, over, _, _ = environment.step(
        dict.fromkeys(environment.agents, environment.nothing)
    )
    asked = environment.arena.position.asked
    assert all(over.values())
    assert [agent for agent, got in rewards.items() if got] == [f"seat_{seat}" for seat in asked]


def test_without_a_seed_every_reset_deals_another_match() -> None:
    environment = raw_env(GAMES[0], SEATS)
    environment.reset(seed=2)
    first = environment.observe("seat_0")["observation"]
    environment.reset()
    assert not np.array_equal(first, environment.observe("seat_0")["observation"])


def test_a_matter_of_names() -> None:
    environment = env(GAMES[0], SEATS)
    environment.reset(seed=0)
    assert str(environment.metadata["name"]).startswith(f"whiteout_{GAMES[0]}_v")
    assert '"viewer":-1' in environment.render()
    environment.close()
