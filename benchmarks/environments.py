"""Steps per second through PettingZoo, ours and PettingZoo's own Texas hold'em, in one run.

    python3 dev.py bench-setup
    python3 dev.py compile
    PYTHONPATH=build/compiled .venv/bin/python -m benchmarks.environments [--rounds 5] [--seconds 2]

Every contestant is what its `env()` makes, played as its users do: `agent_iter`, `last`, the
observation and its mask, one legal action drawn at random, `step`. A step is one action taken. The
contestants take turns within each round, and seconds are those of the processor, so that whatever
else the machine does hurts little and all alike; the ratios of the medians are what counts.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import random
import statistics
import sys
import time
import warnings
from typing import Any

from whiteout.adapters.pettingzoo_env import env
from whiteout.build_kind import COMPILED
from whiteout.games.registry import find_game, game_ids

PEER = "PettingZoo texas_holdem"
SEATS = 6
MOST_STEPS = 2000


def steps_per_second(environment: Any, seconds: float) -> float:
    """Random play from reset to the end, again and again."""
    draw = random.Random(1)
    steps = matches = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        environment.reset(seed=matches)
        matches += 1
        for _ in environment.agent_iter():
            observation, _, over, cut, _ = environment.last()
            if over or cut:
                environment.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            environment.step(legal[int(draw.random() * len(legal))])
            steps += 1
    return steps / (time.process_time() - start)


def contestants() -> dict[str, Any]:
    """Every game of ours with six seats, without and with perfect recall, and the peer."""
    found: dict[str, Any] = {}
    if importlib.util.find_spec("rlcard") is not None:  # PettingZoo's card games are RLCard's
        found[PEER] = importlib.import_module("pettingzoo.classic.texas_holdem_v4").env()
    else:
        print(f"left out, because RLCard is not installed: {PEER}", file=sys.stderr)
    for name in game_ids():
        game = find_game(name)
        if game.alphabet():
            seats = min(max(SEATS, game.fewest), game.most)
            found[f"whiteout {name}"] = env(name, seats, most_steps=MOST_STEPS)
            found[f"whiteout {name}, history 256"] = env(name, seats, None, 256, MOST_STEPS)
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    warnings.filterwarnings("ignore")
    environments = contestants()
    rates: dict[str, list[float]] = {name: [] for name in environments}
    for _ in range(options.rounds):
        for name, environment in environments.items():
            rates[name].append(steps_per_second(environment, options.seconds))
    medians = {name: statistics.median(values) for name, values in rates.items()}
    peer = medians.get(PEER, 0.0)
    rows = [
        {
            "name": name,
            "steps_per_s": round(rate),
            "ratio": round(rate / peer, 2) if peer else None,
        }
        for name, rate in medians.items()
    ]
    if options.json:
        print(json.dumps({"compiled": COMPILED, "rounds": options.rounds, "rows": rows}))
        return
    print(f"compiled: {COMPILED}; median of {options.rounds} rounds of {options.seconds:g} s")
    for row in rows:
        ratio = "" if row["ratio"] is None else f"   x{row['ratio']}"
        print(f"{row['name']:36} {row['steps_per_s']:>9,} steps/s{ratio}")


if __name__ == "__main__":
    main()
