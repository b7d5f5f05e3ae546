"""Results by seat as rewards: losing never pays, in any adapter. And games of one seat, of parts
and of open choices, which the registered games need not have."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.adapters.test_pettingzoo import play
from tests.dials import GAME as DIALS
from tests.dials import RIGHT, Dials, DialsPosition
from tests.kit.thaw.game import GAME as THAW
from tests.market import GAME as MARKET
from tests.market import MarketPosition

from whiteout.adapters.arena import Arena, Rules, rewards_of
from whiteout.adapters.gymnasium_env import SeatEnv
from whiteout.adapters.openspiel_game import register
from whiteout.adapters.pettingzoo_env import parallel_env, raw_env
from whiteout.adapters.text_player import Call, TextBot, Tool
from whiteout.bots.drive import Table
from whiteout.core.chance import SeededChance
from whiteout.core.game import DRAWN, LOST, WON, Game, Outcome
from whiteout.games import registry

SMALL = [DIALS, MARKET, THAW]

RESULTS = st.lists(st.sampled_from([WON, DRAWN, LOST]), min_size=1, max_size=12)


def outcome_of(results: list[str]) -> Outcome:
    """An outcome with these results by seat."""
    seats = {kind: [s for s, r in enumerate(results) if r == kind] for kind in (WON, DRAWN)}
    return Outcome("x", "", seats[WON], seats[DRAWN])


@given(RESULTS)
def test_who_lost_never_gets_more_than_who_drew_nor_that_one_more_than_who_won(
    results: list[str],
) -> None:
    rewards = rewards_of(outcome_of(results), len(results))
    by_result = {kind: {r for r, k in zip(rewards, results, strict=True) if k == kind} for kind in
                 (WON, DRAWN, LOST)}  # fmt: skip
    assert by_result[LOST] <= {-1.0}
    assert by_result[DRAWN] <= {0.0}
    assert by_result[WON] <= {1.0}


@given(st.integers(1, 12), st.sampled_from(["", "humans"]))
def test_a_match_that_everybody_loses_is_a_loss_for_all(seats: int, side: str) -> None:
    assert rewards_of(Outcome("x", side, []), seats) == [-1.0] * seats


@given(RESULTS, st.integers(0, 11))
def test_nobody_gains_by_ruining_everybody(results: list[str], seat: int) -> None:
    """Whatever a seat had coming, it has no less than in a match that all lose."""
    seat %= len(results)
    ruined = rewards_of(Outcome("x", "", []), len(results))
    assert rewards_of(outcome_of(results), len(results))[seat] >= ruined[seat]


# -- through every adapter -------------------------------------------------------------------------


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small games, known by their ids."""
    monkeypatch.setitem(registry.OURS, "dials", "tests.dials")
    monkeypatch.setitem(registry.OURS, "market", "tests.market")
    monkeypatch.setitem(registry.OURS, "thaw", "tests.kit.thaw.game")


def expected(arena: Arena) -> list[float]:
    outcome = arena.rules.game.outcome(arena.position)
    return rewards_of(outcome, arena.position.seats)


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("game", SMALL, ids=lambda game: game.id)
def test_pettingzoo_pays_every_seat_its_own_result(game: Game, seats: int) -> None:
    paid = set()
    for seed in range(12):
        environment = raw_env(game, seats)
        _, total = play(environment, seed)
        assert list(total.values()) == expected(environment.arena)
        paid |= set(total.values())
    assert paid >= {-1.0, 1.0} or (game is not DIALS and seats == 1)


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("game", SMALL, ids=lambda game: game.id)
def test_so_does_its_parallel_form(game: Game, seats: int) -> None:
    for seed in range(12):
        environment = parallel_env(game, seats)
        seen, _ = environment.reset(seed=seed)
        draw = np.random.default_rng(seed)
        rewards: dict[str, float] = {}
        for _ in range(100):
            if not environment.agents:
                break
            actions = {
                agent: int(draw.choice(np.flatnonzero(found["action_mask"])))
                for agent, found in seen.items()
            }
            seen, rewards, *_ = environment.step(actions)
        assert not environment.agents
        assert list(rewards.values()) == expected(environment.arena)


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("game", SMALL, ids=lambda game: game.id)
def test_so_does_gymnasium(game: Game, seats: int) -> None:
    environment = SeatEnv(game, seats, allegiance=game.allegiances[0])
    for seed in range(12):
        seen, info = environment.reset(seed=seed)
        over = cut = False
        reward = 0.0
        while not (over or cut):
            action = int(np.flatnonzero(seen["action_mask"])[-1])
            seen, reward, over, cut, _ = environment.step(action)
        assert reward == expected(environment.arena)[info["seat"]]


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("game", SMALL, ids=lambda game: game.id)
def test_so_does_openspiel(game: Game, seats: int) -> None:
    assert f"whiteout_{game.id}" in register()
    loaded = pyspiel.load_game(f"whiteout_{game.id}", {"players": seats, "deals": 5})
    kind = loaded.get_type()
    assert (kind.min_num_players, kind.max_num_players) == (game.fewest, game.most)
    assert kind.utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert loaded.max_game_length() == game.longest
    assert (loaded.min_utility(), loaded.max_utility()) == (-1.0, 1.0)
    pyspiel.random_sim_test(loaded, num_sims=4, serialize=True, verbose=False)
    for deal in range(5):
        state = loaded.new_initial_state()
        state.apply_action(deal)
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[-1])
        assert state.returns() == expected(state.arena)


def test_the_length_of_a_match_is_the_games_own_unless_told_otherwise() -> None:
    assert Rules(DIALS, 2).most_steps == DIALS.longest
    assert Rules(DIALS, 2, most_steps=7).most_steps == 7


def test_a_match_of_thousands_of_decisions_is_played_to_its_end() -> None:
    game = Dials(3, parts=1500)
    assert game.longest == 6000
    arena = Arena(Rules(game, 2, history=64), 1)
    while not arena.finished:
        arena.act(0)
    assert arena.position.over
    assert len(arena.taken) == 3000
    assert len(arena.observe(1)["history"]) == 64
    assert arena.rewards() == expected(arena)


# -- parts and open choices ------------------------------------------------------------------------


def test_a_learner_is_never_offered_to_take_a_part_back() -> None:
    arena = Arena(Rules(DIALS, 2), 1)
    names = [option.text for option in arena.rules.code.alphabet]
    assert "back" in names
    arena.act(3)
    assert arena.turn == 0, "the next part of the same draft"
    assert "back" in arena.view(0)["options"]
    assert [names[action] for action in arena.legal()] == [f"set {dial}" for dial in range(6)]
    assert arena.observe(0)["observation"].any()
    assert arena.view(0)["draft"] == ["set 3"]
    assert "draft" not in arena.view(1)


def test_a_part_of_a_draft_is_seen_by_its_own_seat_alone() -> None:
    arena = Arena(Rules(DIALS, 2), 1)
    before = [arena.observe(seat)["observation"].tobytes() for seat in range(2)]
    arena.act(3)
    after = [arena.observe(seat)["observation"].tobytes() for seat in range(2)]
    assert before[0] != after[0]
    assert before[1] == after[1]


def test_in_an_open_choice_seats_are_asked_in_the_order_of_the_word_and_again_after_an_act() -> (
    None
):
    take, keep, skip = range(3)
    arena = Arena(Rules(MARKET, 3), 1)
    asked = []
    for action in (skip, skip, take, take, skip, take, skip, skip, take):
        asked.append(arena.turn)
        arena.act(action)
    assert asked == [0, 1, 2, 0, 0, 1, 0, 1, 2]
    assert (arena.turn, arena.legal()) == (0, [skip, keep]), "the last one taken ends it"


def test_in_the_parallel_form_an_action_that_has_become_void_lapses() -> None:
    """The first to act ends the choice; the passes of the others are no answers to the next one."""
    take, _, skip = range(3)
    environment = parallel_env(MARKET, 3)
    environment.reset(seed=1)
    for seats in ((0, 1, 2), (1,)):
        actions = {f"seat_{seat}": take if seat in seats else skip for seat in range(3)}
        environment.step(actions)
    p = environment.arena.position
    assert isinstance(p, MarketPosition)
    assert environment.agents
    assert (p.goods, p.asked) == ([1, 2, 1], [2])
    assert environment.arena.taken[-1] == (1, take)


def test_the_parallel_form_takes_parts_of_several_matches_in_step() -> None:
    environment = parallel_env(Dials(8, parts=2), 2)
    environment.reset(seed=1)
    for _ in range(4):
        p = environment.arena.position
        actions = dict.fromkeys(environment.agents, environment.nothing)
        actions |= {f"seat_{seat}": RIGHT for seat in p.asked}
        environment.step(actions)
    p = environment.arena.position
    assert isinstance(p, DialsPosition)
    assert p.settings == [[RIGHT, RIGHT]] * 2


def test_a_text_player_is_asked_for_every_part() -> None:
    game = DIALS
    position = game.start(1, {}, SeededChance(1), True)
    asked: list[list[str]] = []

    def player(text: str, tools: list[Tool]) -> list[Call]:
        options: list[str] = tools[0]["input_schema"]["properties"]["option"]["enum"]
        asked.append(options)
        answers = ["set 2", "back", "set 4", "set 5"]
        return [("answer", {"option": answers[len(asked) - 1]})]

    Table(game, position, [Wordless(game, player)]).play()
    assert isinstance(position, DialsPosition)
    assert position.settings == [[4, 5]]
    assert ["back" in options for options in asked] == [False, True, False, True]


class Wordless(TextBot):
    """A text player of a game that has no words of its own: it is told the view alone."""

    def __init__(self, game: Game, player: Any) -> None:
        super().__init__(game, player)
        self.scribe.tell = lambda eyes, news: ""  # type: ignore[method-assign]
        self.scribe.words.prompt = lambda *told: ""  # type: ignore[method-assign]
        self.scribe._speech = lambda eyes, kind: {"name": kind.key}  # type: ignore[method-assign]
