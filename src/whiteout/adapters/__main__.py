"""The layout of a game's observations: python -m whiteout.adapters GAME [--seats 6] [--actions]"""

from __future__ import annotations

import argparse
import sys

from whiteout.core.refusal import Refusal
from whiteout.games.registry import find_game


def main(words: list[str] | None = None) -> int:
    """Print which number means what, or what each action is."""
    parser = argparse.ArgumentParser(prog="python -m whiteout.adapters", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, help="as many as usually play, if not told otherwise")
    parser.add_argument("--actions", action="store_true")
    given = parser.parse_args(words)
    try:
        game = find_game(given.game)
        seats = game.usual_seats() if given.seats is None else given.seats
        game.check_seats(seats)
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 2
    if given.actions:
        for number, option in enumerate(game.alphabet()):
            print(f"{number:5}  {option.text}")
    else:
        for start, size, path, meaning in game.layout(seats).rows():
            print(f"{start:5} {size:4}  {path}: {meaning}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
