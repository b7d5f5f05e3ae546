"""Train a small policy on the CPU for two minutes, and see that it beats `random`.

    pip install "whiteout[research]"
    python examples/train_small_policy.py [--allegiance the_thing] [--seconds 120]

One seat of the allegiance asked for is played by a policy with one hidden layer, in nothing but
numpy; bots play all other seats. It learns by REINFORCE: after a batch of matches, what was done in
matches that went better than usual becomes more likely. Then it plays against the same bots, on
deals it has not seen; and so, on the same deals from the same seat, does the bot `random`.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

from whiteout.adapters.gymnasium_env import SeatEnv
from whiteout.bots.levels import make_bot

HIDDEN = 64
RATE = 0.01
BATCH = 40
PATIENCE = 0.97
"""An action is answerable for what comes of it, the less the later it comes."""

UNSEEN = 1_000_000
"""Deals are tried from this seed on; training stays below it."""


class Policy:
    """Numbers in, a chance for every legal action out."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        draw = np.random.default_rng(seed)
        self.first = draw.normal(0, 1 / np.sqrt(inputs), (inputs, HIDDEN))
        self.second = np.zeros((HIDDEN, actions))
        self.bias = np.zeros(actions)
        self.draw = draw
        self.moments = [np.zeros_like(part) for part in self.parts()]

    def parts(self) -> list[Any]:
        """Everything that is learned."""
        return [self.first, self.second, self.bias]

    def chances(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        """The chance of every action, and the hidden layer; for one observation or for many."""
        hidden = np.tanh(seen @ self.first)
        worth = np.where(mask, hidden @ self.second + self.bias, -np.inf)
        worth = np.exp(worth - worth.max(-1, keepdims=True))
        return worth / worth.sum(-1, keepdims=True), hidden

    def act(self, observation: dict[str, Any]) -> int:
        """One action, drawn by its chance."""
        chances, _ = self.chances(observation["observation"], observation["action_mask"])
        return int(np.searchsorted(chances.cumsum(), self.draw.random() * 0.999999))

    def learn(self, seen: Any, masks: Any, actions: Any, gains: Any) -> None:
        """Make what went better than usual more likely, each part at its own pace (RMSprop)."""
        chances, hidden = self.chances(seen, masks)
        pull = -chances
        pull[np.arange(len(actions)), actions] += 1
        pull *= gains[:, None] / len(actions)
        back = (pull @ self.second.T) * (1 - hidden**2)
        slopes = [seen.T @ back, hidden.T @ pull, pull.sum(0)]
        for number, slope in enumerate(slopes):
            self.moments[number] = 0.95 * self.moments[number] + 0.05 * slope**2
            step = RATE * slope / (np.sqrt(self.moments[number]) + 1e-6)
            np.add(self.parts()[number], step, out=self.parts()[number])


def play(env: SeatEnv, act: Any, seed: int) -> tuple[list[Any], float]:
    """One match: every observation with its action, and the reward at the end."""
    observation, _ = env.reset(seed=seed)
    steps = []
    while True:
        action = act(observation)
        steps.append((observation, action))
        observation, reward, over, cut, _ = env.step(action)
        if over or cut:
            return steps, reward


def train(env: SeatEnv, policy: Policy, seconds: float, most: int) -> int:
    """Learn until the time is up or the matches are played; how many there were."""
    matches, usual = 0, 0.0
    end = time.monotonic() + seconds
    while time.monotonic() < end and matches < most:
        batch = [play(env, policy.act, matches + number) for number in range(BATCH)]
        matches += BATCH
        steps = [step for taken, _ in batch for step in taken]
        got = [won * PATIENCE**left for taken, won in batch for left in range(len(taken))[::-1]]
        usual += 0.2 * (float(np.mean(got)) - usual)
        policy.learn(
            np.array([seen["observation"] for seen, _ in steps]),
            np.array([seen["action_mask"] for seen, _ in steps], bool),
            np.array([action for _, action in steps]),
            np.array(got) - usual,
        )
    return matches


def wins(env: SeatEnv, policy: Policy, games: int) -> float:
    """The part of unseen deals that the policy wins."""
    return sum(play(env, policy.act, UNSEEN + game)[1] > 0 for game in range(games)) / games


def random_wins(env: SeatEnv, games: int) -> float:
    """The part of the same deals that `random` wins from the same seat."""
    won = 0
    for game in range(games):
        env.reset(seed=UNSEEN + game)
        env.arena.leave_seat(env.me, make_bot(env.rules.game, "random", game))
        won += env.arena.rewards()[env.me] > 0
    return won / games


def main(words: list[str] | None = None) -> tuple[float, float]:
    """Train, then compare with `random`; the part of matches won by either."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="stay_away")
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--allegiance", default="the_thing", help="what its seat plays for")
    parser.add_argument("--bots", default="random")
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--matches", type=int, default=1_000_000, help="at most, for training")
    parser.add_argument("--games", type=int, default=500, help="played to compare")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    env = SeatEnv(given.game, given.seats, given.bots, allegiance=given.allegiance, most_steps=500)
    code = env.rules.code
    policy = Policy(code.size, code.actions, given.seed)
    matches = train(env, policy, given.seconds, given.matches)
    print(f"trained on {matches} matches")
    trained, chance = wins(env, policy, given.games), random_wins(env, given.games)
    error = 1.96 * float(np.sqrt((trained * (1 - trained) + chance * (1 - chance)) / given.games))
    print(f"{given.allegiance} wins, of {given.games} unseen deals against {given.bots}:")
    print(f"  random          {chance:.1%}")
    print(f"  trained policy  {trained:.1%}  ({trained - chance:+.1%} ± {error:.1%})")
    return trained, chance


if __name__ == "__main__":
    main()
