"""PettingZoo: every seat an agent, one after the other (AEC) or all at each step (parallel).

An action that is not legal ends the match, and whoever took it loses: what PettingZoo's wrappers
do for its own card games is done here without a wrapper's cost. With `strict` it is refused.

Hidden-role games ask one seat at a time, so AEC is their natural form. In `parallel_env` every
agent acts at every step; whoever is not asked has one legal action, `nothing`, the last one. It
fits where a game lets many choose at once (votes, cards handed in); elsewhere it is for training
code that knows no other form. Where seats may act as they like, their actions are taken in the
order of the word; one that an act before it has made void lapses, and its agent is asked again.
"""

from __future__ import annotations

from typing import Any

from whiteout.adapters.arena import Arena, Rules, Seeds
from whiteout.adapters.extra import need
from whiteout.core.event import SPECTATOR
from whiteout.core.game import Game
from whiteout.core.view import encode

need("pettingzoo")

from pettingzoo import AECEnv, ParallelEnv  # noqa: E402 - after what says how to get it


def _name(seat: int) -> str:
    return f"seat_{seat}"


class _Seats:
    """What both forms share: the agents, their spaces, the spectator's picture."""

    form = ""
    more = 0
    """How many actions there are besides those of the game."""

    def __init__(
        self,
        game: Game | str,
        seats: int,
        options: dict[str, Any] | None = None,
        history: int = 0,
        most_steps: int | None = None,
    ) -> None:
        rules = self.rules = Rules(game, seats, options, history, most_steps)
        self.metadata = {
            "name": f"whiteout_{rules.game.id}{self.form}_v{rules.game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = "ansi"
        self.possible_agents = [_name(seat) for seat in range(rules.seats)]
        self.agents: list[str] = []
        self.seeds = Seeds()
        code = rules.code
        count = code.actions + self.more
        spaces = [code.spaces(rules.history, count) for _ in self.possible_agents]
        pairs = list(zip(self.possible_agents, spaces, strict=True))
        self.observation_spaces = {agent: seen for agent, (seen, _) in pairs}
        self.action_spaces = {agent: done for agent, (_, done) in pairs}

    def observation_space(self, agent: str) -> Any:
        """The same space object for an agent every time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same space object for an agent every time."""
        return self.action_spaces[agent]

    def render(self) -> str:
        """The spectator's view as JSON: nothing hidden is ever rendered."""
        return encode(self.arena.view(SPECTATOR))

    def close(self) -> None:
        """There is nothing to close."""

    def deal(self, seed: int | None) -> Arena:
        """A new match with everybody in it."""
        self.arena = Arena(self.rules, *self.seeds.next(seed))
        self.agents = self.possible_agents[:]
        return self.arena


class raw_env(_Seats, AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name
    """A match, asked seat by seat."""

    def __init__(
        self,
        game: Game | str,
        seats: int,
        options: dict[str, Any] | None = None,
        history: int = 0,
        most_steps: int | None = None,
        strict: bool = False,
    ) -> None:
        super().__init__(game, seats, options, history, most_steps)
        self.strict = strict
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match. The options of the game were given to the environment."""
        arena = self.deal(seed)
        agents = self.possible_agents
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.agent_selection = agents[arena.turn]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat sees, and what it may do if it is asked."""
        return self.arena.observe(self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """The answer of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        arena = self.arena
        chosen = -1 if action is None else int(action)
        self._cumulative_rewards[agent] = 0.0
        if chosen not in arena.legal() and not self.strict:
            self._finish([-1.0 if other == agent else 0.0 for other in self.agents], False)
            return
        arena.act(chosen)
        if arena.finished:
            self._finish(arena.rewards(), arena.truncated)
        else:
            self.agent_selection = self.possible_agents[arena.turn]

    def _finish(self, rewards: list[float], cut: bool) -> None:
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self.truncations = dict.fromkeys(self.agents, cut)
        self.terminations = dict.fromkeys(self.agents, not cut)
        self._accumulate_rewards()
        self._deads_step_first()


env = raw_env
"""The environment, under the name that PettingZoo's users expect: it needs no wrappers."""


class parallel_env(_Seats, ParallelEnv):  # type: ignore[misc]  # noqa: N801
    """A match in which every agent acts at every step."""

    form = "_parallel"
    more = 1

    @property
    def nothing(self) -> int:
        """The action of whoever is not asked."""
        return self.rules.code.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new match."""
        self.deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """The answers of all that are asked; the others do nothing. An answer that is not legal
        ends the match, and whoever gave it loses."""
        arena = self.arena
        asked = arena.position.asked[:]
        answers = {seat: int(actions[_name(seat)]) for seat in asked}
        wrong = [seat for seat in asked if answers[seat] not in arena.legal_of(seat)]
        opened = arena.position.opened
        for seat in asked:
            still_open = arena.position.opened == opened and not wrong
            if still_open and answers[seat] in arena.legal_of(seat):
                arena.act(answers[seat], seat)
        agents = self.agents
        if arena.finished or wrong:
            self.agents = []
        rewards = [-1.0 if seat in wrong else won for seat, won in enumerate(arena.rewards())]
        return (
            self._observations(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, arena.position.over or bool(wrong)),
            dict.fromkeys(agents, arena.truncated),
            {agent: {} for agent in agents},
        )

    def _observations(self) -> dict[str, Any]:
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            found[agent] = self.arena.observe(seat)
            legal = self.arena.legal_of(seat) or [self.nothing]
            found[agent]["action_mask"] = self.rules.code.mask(legal, 1)
        return found
