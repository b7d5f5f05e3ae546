"""How fast the rules run: random play, setting up, cloning, viewing.

    python benchmarks/speed.py [--game outpost_31] [--seconds 3] [--json]

Interpreted as it stands; for the compiled build put build/compiled first on PYTHONPATH after
`python3 dev.py compile`. Figures are written down in docs/performance.md. On a busy machine the
figures per second of processor time say more than those per second of the clock.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable

from whiteout.bots.drive import Table
from whiteout.bots.random_bot import RandomBot
from whiteout.build_kind import COMPILED
from whiteout.core.chance import SeededChance
from whiteout.core.game import Game
from whiteout.core.position import Position
from whiteout.core.view import encode, view
from whiteout.games.registry import find_game, game_ids

MIDGAME = 80
"""How many decisions into a match the positions lie that are cloned and viewed."""


def random_play(game: Game, seats: int, seconds: float) -> tuple[int, int, float, float]:
    """Matches, decisions, seconds by the clock and of the processor, of random play from start to
    end, set-up included."""
    matches = decisions = 0
    start = time.perf_counter()
    worked = time.process_time()
    while time.perf_counter() - start < seconds:
        position = game.start(seats, {}, SeededChance(1, matches), False)
        bots = [RandomBot(matches * seats + seat) for seat in range(seats)]
        decisions += Table(game, position, list(bots)).play()
        matches += 1
    return matches, decisions, time.perf_counter() - start, time.process_time() - worked


def midgame(game: Game, seats: int) -> Position:
    """A position some way into a match, that is not over."""
    for seed in range(1000):
        position = game.start(seats, {}, SeededChance(seed), False)
        bots = [RandomBot(seed * seats + seat) for seat in range(seats)]
        table = Table(game, position, list(bots))
        while not position.over and table.decisions < MIDGAME:
            if position.choice is None:
                position.advance()
            else:
                table.decide(position.asked[0])
        if not position.over:
            return position
    raise RuntimeError(f"{game.id}: no match lasts {MIDGAME} decisions")


def microseconds(act: Callable[[], object], seconds: float) -> float:
    """The mean time of an act in the processor, over batches so that the clock costs nothing."""
    count = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(100):
            act()
        count += 100
    return (time.process_time() - start) / count * 1e6


def measure(name: str, seats: int, seconds: float) -> dict[str, object]:
    """All figures of one game."""
    game = find_game(name)
    random_play(game, seats, seconds / 10)  # warm up
    matches, decisions, spent, worked = random_play(game, seats, seconds)
    position = midgame(game, seats)
    short = seconds / 5
    return {
        "game": name,
        "seats": seats,
        "compiled": COMPILED,
        "matches": matches,
        "decisions": decisions,
        "decisions_per_s": round(decisions / spent),
        "decisions_per_cpu_s": round(decisions / worked),
        "games_per_s": round(matches / spent, 1),
        "games_per_cpu_s": round(matches / worked, 1),
        "start_us": round(
            microseconds(lambda: game.start(seats, {}, SeededChance(1), False), short), 2
        ),
        "clone_us": round(microseconds(position.clone, short), 2),
        "view_us": round(microseconds(lambda: view(game, position, 0), short), 2),
        "view_json_us": round(microseconds(lambda: encode(view(game, position, 0)), short), 2),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=game_ids(), action="append", help="default: all")
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    for name in options.game or game_ids():
        figures = measure(name, options.seats, options.seconds)
        if options.json:
            print(json.dumps(figures))
        else:
            for key, value in figures.items():
                print(f"{key:20} {value}")


if __name__ == "__main__":
    main()
