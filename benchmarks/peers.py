"""Random play here and on other platforms, side by side in one run.

    python3 dev.py bench-setup
    python3 dev.py compile
    PYTHONPATH=build/compiled .venv/bin/python -m benchmarks.peers [--rounds 5] [--seconds 2]

Every contestant plays whole matches at random through its own Python interface, as its users do:
ask for the legal actions, choose one uniformly, apply it. A decision is one such choice; chance
nodes are resolved but not counted. Time is that of the processor, since all of them play in one
thread. The contestants take turns within each round, so that whatever else the machine does hurts
all alike; the ratios of the medians are what counts. Platforms that are not installed are named and
left out.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import random
import statistics
import sys
import time
import warnings
from collections.abc import Callable
from typing import Any

from benchmarks.speed import random_play

from whiteout.build_kind import COMPILED
from whiteout.games.registry import find_game

Contestant = Callable[[float], float]
"""Plays for so many seconds; decisions per second of processor time."""


def whiteout(seconds: float) -> float:
    """Stay Away! with six seats, random bots."""
    _, decisions, _, worked = random_play(find_game("stay_away"), 6, seconds)
    return decisions / worked


def open_spiel(seconds: float) -> float:
    """OpenSpiel's `social_deduction` with its six players, through pyspiel."""
    import pyspiel

    game = pyspiel.load_game("social_deduction")
    draw = random.Random(1).random
    decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                weights = [weight for _, weight in outcomes]
                actions = [action for action, _ in outcomes]
                state.apply_action(random.choices(actions, weights)[0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
            decisions += 1
    return decisions / (time.process_time() - start)


def petting_zoo(module: str) -> Contestant:
    """A card game of PettingZoo through `agent_iter` and the action mask."""

    def play(seconds: float) -> float:
        import importlib

        env: Any = importlib.import_module(f"pettingzoo.classic.{module}").env()
        decisions = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            env.reset(seed=decisions)
            for agent in env.agent_iter():
                observation, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                mask = observation["action_mask"]
                legal = [action for action, allowed in enumerate(mask) if allowed]
                env.step(random.choice(legal))
                decisions += 1
                del agent
        return decisions / (time.process_time() - start)

    return play


def rlcard(name: str) -> Contestant:
    """A card game of RLCard through `step` and the legal actions of its state."""

    def play(seconds: float) -> float:
        import rlcard as library

        env: Any = library.make(name)
        decisions = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                decisions += 1
        return decisions / (time.process_time() - start)

    return play


CONTESTANTS: dict[str, tuple[str, Contestant]] = {
    "whiteout stay_away": ("whiteout", whiteout),
    "OpenSpiel social_deduction": ("pyspiel", open_spiel),
    "PettingZoo texas_holdem": ("pettingzoo", petting_zoo("texas_holdem_v4")),
    "PettingZoo leduc_holdem": ("pettingzoo", petting_zoo("leduc_holdem_v4")),
    "RLCard uno": ("rlcard", rlcard("uno")),
    "RLCard leduc-holdem": ("rlcard", rlcard("leduc-holdem")),
    "RLCard gin-rummy": ("rlcard", rlcard("gin-rummy")),
}
"""Each with the package that it needs. PettingZoo's card games are RLCard's."""


def is_installed(package: str) -> bool:
    """Whether a contestant with this package can play."""
    needed = {"pettingzoo": ["pettingzoo", "pygame", "rlcard"]}.get(package, [package])
    return all(importlib.util.find_spec(name) is not None for name in needed)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    warnings.filterwarnings("ignore")
    present = {name: play for name, (needs, play) in CONTESTANTS.items() if is_installed(needs)}
    for name in CONTESTANTS.keys() - present.keys():
        print(f"left out, because it is not installed: {name}", file=sys.stderr)
    rates: dict[str, list[float]] = {name: [] for name in present}
    for _ in range(options.rounds):
        for name, play in present.items():
            rates[name].append(play(options.seconds))
    medians = {name: statistics.median(values) for name, values in rates.items()}
    ours = medians["whiteout stay_away"]
    rows = [
        {"name": name, "decisions_per_s": round(rate), "ratio": round(ours / rate, 2)}
        for name, rate in medians.items()
    ]
    if options.json:
        print(json.dumps({"compiled": COMPILED, "rounds": options.rounds, "rows": rows}))
        return
    print(f"compiled: {COMPILED}; median of {options.rounds} rounds of {options.seconds:g} s")
    for row in rows:
        print(f"{row['name']:28} {row['decisions_per_s']:>10,} decisions/s   x{row['ratio']}")


if __name__ == "__main__":
    main()
