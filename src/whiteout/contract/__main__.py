"""`python -m whiteout.contract GAME`: the contract suite from the command line."""

from __future__ import annotations

import argparse
import sys
import time

from whiteout.contract.suite import check_game
from whiteout.contract.walk import Broken
from whiteout.core.refusal import Refusal
from whiteout.games.registry import find_game


def main() -> int:
    """Run the suite; 0 if the contract is kept."""
    parser = argparse.ArgumentParser(prog="python -m whiteout.contract", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=1000, help="matches to play")
    parser.add_argument("--watched", type=int, default=20, help="of them under all checks")
    parser.add_argument(
        "--bots", type=float, default=0.5, help="share of the matches that bots steer, 0 to 1"
    )
    parser.add_argument(
        "--every", type=int, default=1, help="check once in so many decisions of a watched match"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the watched matches, such as turn_limit=40",
    )
    options = parser.parse_args()
    start = time.perf_counter()

    def progress(done: int) -> None:
        if done % 50 == 0 or done <= options.watched:
            print(f"\r{done} of {options.matches}", end="", file=sys.stderr, flush=True)

    try:
        game = find_game(options.game)
        fixed = dict(pair.split("=", 1) for pair in options.option)
        report = check_game(
            game,
            options.matches,
            options.watched,
            options.seed,
            progress,
            fixed,
            options.bots,
            options.every,
        )
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 2
    except Broken as broken:
        print(f"\nbroken: {broken}", file=sys.stderr)
        return 1
    print(f"\nkept: {report.text()}, {time.perf_counter() - start:.0f} s, seed {options.seed}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
