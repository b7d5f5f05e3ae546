"""Fit the weights by which a search judges a position: games/GAME/data/outlook.toml.

    python -m benchmarks.fit_outlook stay_away --matches 1000
    python -m benchmarks.fit_outlook outpost_31 --matches 2000 --whims 0.03

Plays so many matches of the game's strongest quick bot at every number of seats, notes the features
of positions on the way and who won in the end, and fits a logistic regression. With whims the bots
take any answer now and then, so that positions are seen to which they would not come by themselves.
Prints how well the outlook tells the winner, on matches it was not fitted to, and writes the file.
Needs numpy (the `research` extra).
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from pathlib import Path

import numpy as np
import numpy.typing as npt
from benchmarks.watched import Watched

from whiteout.bots.drive import Table
from whiteout.bots.levels import make_bot, usual_bot
from whiteout.core.bot import Bot, Thinker
from whiteout.core.chance import SeededChance
from whiteout.core.game import Game
from whiteout.games.registry import find_game

Matrix = npt.NDArray[np.float64]
FILE = Path(__file__).parents[1] / "src" / "whiteout" / "games"
KEPT = 3.0
"""About so many positions are kept of every round of a match, fewer of long matches."""
HELD_BACK = 10
"""One match in so many is not fitted to."""


class Sample:
    """A match, and the features of some of its positions."""

    def __init__(self, game: Game, seats: int, seed: int, whims: float) -> None:
        self.position = game.start(seats, {}, SeededChance(seed, seats), True)
        self.thinkers: list[Thinker] = []
        for seat in range(seats):
            bot = make_bot(game, usual_bot(game), seed * seats + seat)
            assert isinstance(bot, Thinker)
            self.thinkers.append(bot)
        bots: list[Bot] = [Watched(thinker, self.look, whims) for thinker in self.thinkers]
        self.table = Table(game, self.position, bots)
        self.draw = random.Random(seed)
        self.rows: list[list[float]] = []
        self.reached = 0

    def look(self) -> None:
        """Note the features, if the match has come further since."""
        first = self.thinkers[0]
        reached = first.milestone(self.position)
        if reached > self.reached:
            self.reached = reached
            if self.draw.random() < KEPT / (KEPT + reached / self.position.seats):
                for thinker, eyes in zip(self.thinkers, self.table.eyes, strict=True):
                    thinker.hear(eyes)
                self.rows.append(first.features(self.position, self.thinkers))

    def won(self) -> float:
        """Whether the first side has won."""
        return self.thinkers[0].outlook(self.position, self.thinkers, 0)


def gather(game: Game, matches: int, whims: float) -> tuple[Matrix, Matrix, Matrix]:
    """Features, who won, and the number of the match, by row."""
    rows: list[list[float]] = []
    won: list[float] = []
    which: list[int] = []
    for seats in range(game.fewest, game.most + 1):
        for seed in range(matches):
            sample = Sample(game, seats, seed, whims)
            sample.table.play()
            rows += sample.rows
            won += [sample.won()] * len(sample.rows)
            which += [seed] * len(sample.rows)
        print(f"{seats} seats: {len(rows):,} positions so far", file=sys.stderr)
    return np.array(rows), np.array(won), np.array(which, dtype=np.float64)


def fit(rows: Matrix, won: Matrix, steps: int = 15, ridge: float = 1.0) -> Matrix:
    """Logistic regression by Newton's method; the ridge keeps useless weights small."""
    weights = np.zeros(rows.shape[1])
    for _ in range(steps):
        chance = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (chance - won) + ridge * weights
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows + ridge * np.eye(len(weights))
        weights -= np.linalg.solve(bend, slope)
    return weights


def surprise(chance: Matrix, won: Matrix) -> float:
    """The mean log-loss."""
    sure = np.clip(chance, 1e-6, 1 - 1e-6)
    return float(-np.mean(won * np.log(sure) + (1 - won) * np.log(1 - sure)))


def main() -> None:
    """Gather, fit, say how well it went, write."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=1500, help="at every number of seats")
    parser.add_argument("--whims", type=float, default=0.0, help="share of answers taken at random")
    parser.add_argument("--dry", action="store_true", help="do not write the file")
    wish = parser.parse_args()
    game = find_game(wish.game)
    rows, won, which = gather(game, wish.matches, wish.whims)
    held = which % HELD_BACK == 0
    weights = fit(rows[~held], won[~held])
    chance = 1 / (1 + np.exp(-rows[held] @ weights))
    plain = np.full(len(chance), won[~held].mean())
    print(
        f"log-loss {surprise(chance, won[held]):.4f}, without features "
        f"{surprise(plain, won[held]):.4f}, on {held.sum():,} of {len(won):,} positions"
    )
    file = FILE / game.id / "data" / "outlook.toml"
    left = iter(weights)
    text = re.sub(r"(?m)^weight = .*$", lambda _: f"weight = {next(left):.3f}", file.read_text())
    if not wish.dry:
        file.write_text(text)


if __name__ == "__main__":
    main()
