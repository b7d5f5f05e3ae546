"""OpenSpiel's own checks on every game, and that its observers see no more than a seat does."""

from __future__ import annotations

import pickle
import random
import unittest
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test  # by module: else pytest runs all they hold
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from whiteout.adapters.openspiel_game import read_options, register
from whiteout.core.chance import SeededChance
from whiteout.core.refusal import BadSetting

NAMES = register()
FEW = {"deals": 10, "most_steps": 60}


def load(name: str, **more: Any) -> Any:
    return pyspiel.load_game(name, {**FEW, **more})


def walk(game: Any, seed: int) -> Any:
    """A match at random, state by state."""
    draw = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(draw.choice(state.legal_actions()))
        yield state


@pytest.mark.parametrize("name", NAMES)
def test_random_simulation_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(load(name, most_steps=30), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_simulation_clones_and_pickles(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(load(name))


@pytest.mark.parametrize("name", NAMES)
def test_the_api_on_a_part_of_the_tree(name: str) -> None:
    """Sequence lengths, observers and their errors, legal actions, private and public parts."""
    given = {"game": load(name), "game_name": name}
    case = type("PartOfTheTree", (api_test.EnforceAPIOnPartialTreeBase,), given)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not result.errors + result.failures


@pytest.mark.parametrize("name", NAMES)
def test_every_number_of_players(name: str) -> None:
    kind = load(name).get_type()
    for players in (kind.min_num_players, kind.max_num_players):
        game = load(name, players=players)
        assert game.num_players() == players
        *_, last = walk(game, players)
        assert len(last.returns()) == players


@pytest.mark.parametrize("name", NAMES)
def test_an_information_state_is_the_same_whatever_the_player_cannot_know(name: str) -> None:
    observer = make_observation(load(name), pyspiel.IIGObservationType(perfect_recall=True))
    chance = SeededChance(5)
    for step, state in enumerate(walk(load(name), 5)):
        if state.is_terminal() or step > 25:
            break
        arena = state.arena
        player = step % arena.rules.seats
        text = observer.string_from(state, player)
        observer.set_from(state, player)
        numbers = observer.tensor.copy()
        truth = arena.position
        arena.position = arena.rules.game.determinize(truth, player, chance)
        observer.set_from(state, player)
        assert observer.string_from(state, player) == text
        assert (observer.tensor == numbers).all()
        arena.position = truth


@pytest.mark.parametrize("name", NAMES)
def test_an_information_state_recalls_every_own_action(name: str) -> None:
    own: dict[int, list[str]] = {}
    for state in walk(load(name), 6):
        for player, texts in own.items():
            recalled = state.information_state_string(player).splitlines()
            answers = [line for line in recalled if line.startswith('{"answer"')]
            assert len(answers) == len(texts)
        if not state.is_terminal():
            own.setdefault(state.current_player(), [])
            own = {p: texts + ["x"] * (p == state.current_player()) for p, texts in own.items()}


@pytest.mark.parametrize("name", NAMES)
def test_a_state_can_be_written_down_and_read_back(name: str) -> None:
    game = load(name)
    for step, state in enumerate(walk(game, 7)):
        if step % 20 == 0:
            again = game.deserialize_state(state.serialize())
            assert str(again) == str(state) == str(pickle.loads(pickle.dumps(state)))
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_no_observer_sees_what_all_players_see() -> None:
    everything = pyspiel.PrivateInfoType.ALL_PLAYERS
    with pytest.raises(ValueError, match="nobody sees"):
        load(NAMES[0]).make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=everything)
        )


def test_options_of_the_game_in_a_game_string() -> None:
    assert read_options("snow:on;turns:9") == {"snow": "on", "turns": "9"}
    with pytest.raises(BadSetting, match="has no value"):
        read_options("snow")
    with pytest.raises(BadSetting, match="no option 'snow'"):
        load(NAMES[0], options="snow:on")
