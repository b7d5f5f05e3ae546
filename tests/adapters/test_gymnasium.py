"""One learner among bots: Gymnasium's own checks, seats, sides and seeds."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.adapters.aid import GAMES, SEATS

from whiteout.adapters.gymnasium_env import SeatEnv
from whiteout.bots.levels import bot_names
from whiteout.core.refusal import BadSetting
from whiteout.games.registry import find_game


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("history", [0, 32])
def test_gymnasium_checks(name: str, history: int) -> None:
    check_env(SeatEnv(name, SEATS, history=history), skip_render_check=True)


def play(environment: SeatEnv, seed: int) -> tuple[list[bytes], float]:
    """A match at random: what the learner saw, and what it got."""
    draw = np.random.default_rng(seed)
    observation, _ = environment.reset(seed=seed)
    seen = []
    while True:
        seen.append(observation["observation"].tobytes())
        action = int(draw.choice(np.flatnonzero(observation["action_mask"])))
        assert environment.action_masks()[action]
        observation, reward, over, cut, info = environment.step(action)
        if over or cut:
            assert over == ("outcome" in info)
            return seen, reward


@pytest.mark.parametrize("name", GAMES)
def test_against_every_bot_and_the_same_for_the_same_seed(name: str) -> None:
    for bots in bot_names(find_game(name))[:2]:
        environment = SeatEnv(name, SEATS, bots=bots, history=16)
        assert play(environment, 3) == play(environment, 3)
        assert play(environment, 3)[1] in (-1.0, 0.0, 1.0)


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_of_the_allegiance_asked_for(name: str) -> None:
    """Some may have changed sides by their first decision, but not many."""
    game = find_game(name)
    for wanted in game.allegiances[:2]:
        environment = SeatEnv(name, SEATS, allegiance=wanted)
        seats, right = set(), 0
        for seed in range(20):
            _, info = environment.reset(seed=seed)
            right += game.allegiance(environment.arena.position, info["seat"]) == wanted
            seats.add(info["seat"])
        assert right >= 17
        assert len(seats) > 1


@pytest.mark.parametrize("name", GAMES)
def test_the_learner_is_asked_for_its_own_seat_alone(name: str) -> None:
    environment = SeatEnv(name, SEATS, seat=2)
    observation, info = environment.reset(seed=9)
    assert info == {"seat": 2}
    for _ in range(10):
        assert environment.arena.turn == 2
        action = int(np.flatnonzero(observation["action_mask"])[0])
        observation, _, over, _, _ = environment.step(action)
        if over:
            break


def test_an_illegal_action_loses() -> None:
    environment = SeatEnv(GAMES[0], SEATS)
    observation, _ = environment.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, _, info = environment.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_what_cannot_be_had_is_refused() -> None:
    with pytest.raises(BadSetting, match="no seat 9"):
        SeatEnv(GAMES[0], SEATS, seat=9)
    with pytest.raises(BadSetting, match="plays for 'penguins'"):
        SeatEnv(GAMES[0], SEATS, allegiance="penguins")
    with pytest.raises(BadSetting, match="no bot 'penguin'"):
        SeatEnv(GAMES[0], SEATS, bots="penguin")


@pytest.mark.skipif("stay_away" not in GAMES, reason="needs one that nobody is dealt")
def test_an_allegiance_that_nobody_is_dealt_is_refused() -> None:
    with pytest.raises(BadSetting, match="of infected"):
        SeatEnv("stay_away", SEATS, allegiance="infected").reset(seed=1)


def test_the_picture_is_the_spectators() -> None:
    environment = SeatEnv(GAMES[0], SEATS)
    environment.reset(seed=1)
    assert '"viewer":-1' in environment.render()
