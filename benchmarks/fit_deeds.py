"""Fit how much each kind of deed speaks for The Thing: games/stay_away/data/deeds.toml.

    python -m benchmarks.fit_deeds --matches 1500

Plays so many matches of `paranoid` bots at every number of seats, notes what Humans have seen
everybody do and who The Thing is, and fits a conditional logistic regression (one of the players is
The Thing; which?). Prints how well it tells, on matches it was not fitted to, beside the belief
alone, and writes the file. Needs numpy (the `research` extra).
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import numpy.typing as npt
from benchmarks.watched import Watched

from whiteout.bots.drive import Table
from whiteout.core.bot import Bot
from whiteout.core.chance import SeededChance
from whiteout.games.registry import find_game
from whiteout.games.stay_away.bots.deeds import BELIEVED, LEAST, OFTEN, REFUTED, RULED_OUT, Deeds
from whiteout.games.stay_away.bots.knowledge import Knowledge
from whiteout.games.stay_away.bots.paranoid import Paranoid
from whiteout.games.stay_away.position import HUMAN, StayAwayPosition

Array = npt.NDArray[np.float64]
GAME = find_game("stay_away")
FILE = Path(__file__).parents[1] / "src/whiteout/games/stay_away/data/deeds.toml"
SELDOM = 300
"""Deeds seen less often than this get no weight."""
HELD_BACK = 8
"""One match in so many is not fitted to."""
MOST = 2.0
"""No weight is written that is larger: people need not have the habits of bots."""
HEAD = """\
# How much each kind of deed speaks for its player being The Thing, in log-odds (bots/deeds.py).
# Fitted by benchmarks/fit_deeds.py to matches of `paranoid` bots.
"""

Glance = tuple[int, int, list[dict[str, float]]]
"""The number of a match, which suspect is The Thing, and of every suspect the deeds."""


class Witnessed:
    """A match, and glances at it through the eyes of Humans."""

    def __init__(self, seats: int, seed: int) -> None:
        position = GAME.start(seats, {}, SeededChance(seed, seats), True)
        assert isinstance(position, StayAwayPosition)
        self.position = position
        self.draw = random.Random(seed * 100 + seats)
        seeds = [self.draw.getrandbits(30) for _ in range(seats)]
        bots: list[Bot] = [Watched(Paranoid(one), self.look) for one in seeds]
        self.table = Table(GAME, position, bots)
        self.seed = seed
        self.deeds = [Deeds(seats, seat) for seat in range(seats)]
        self.known = [Knowledge(seats, seat, 0) for seat in range(seats)]
        self.read = [0] * seats
        self.turn = 0
        self.glances: list[Glance] = []

    def look(self) -> None:
        """Now and then, when a turn begins, glance."""
        p = self.position
        if p.turn != self.turn:
            self.turn = p.turn
            if self.draw.random() < 2 / (p.seats * (1 + p.turn / 20)):
                self.glance(p)

    def glance(self, p: StayAwayPosition) -> None:
        """What a Human knows of everybody now."""
        humans = [q for q in range(p.seats) if p.alive[q] and p.roles[q] == HUMAN]
        me = self.draw.choice(humans)
        assert p.history is not None
        seen = [event.seen_by(me) for event in p.history[self.read[me] :]]
        self.read[me] = len(p.history)
        news = [facts for facts in seen if facts is not None]
        self.deeds[me].take_in(news)
        self.known[me].take_in(news)
        belief = self.known[me].belief
        belief.settle()
        suspects = [q for q in range(p.seats) if q != me and p.alive[q]]
        rows = []
        for q in suspects:
            row = {deed: float(min(n, OFTEN)) for deed, n in self.deeds[me].counts[q].items()}
            row[BELIEVED] = math.log(max(belief.weight[q], LEAST))
            row[REFUTED] = float(belief.weight[q] < RULED_OUT)
            rows.append(row)
        self.glances.append((self.seed, suspects.index(p.thing), rows))


class Glances:
    """All of them as arrays: glance, suspect, deed."""

    def __init__(self, glances: list[Glance], deeds: list[str]) -> None:
        place = {deed: index for index, deed in enumerate(deeds)}
        most = max(len(rows) for _, _, rows in glances)
        self.values: Array = np.zeros((len(glances), most, len(deeds)))
        self.absent = np.ones((len(glances), most), dtype=bool)
        self.thing = np.array([thing for _, thing, _ in glances])
        self.match = np.array([match for match, _, _ in glances])
        for index, (_, _, rows) in enumerate(glances):
            self.absent[index, : len(rows)] = False
            for suspect, row in enumerate(rows):
                for deed, value in row.items():
                    if deed in place:
                        self.values[index, suspect, place[deed]] = value

    def chances(self, weights: Array, which: npt.NDArray[np.bool_]) -> Array:
        """How likely every suspect is The Thing."""
        worth = self.values[which] @ weights
        worth[self.absent[which]] = -1e9
        shares = np.exp(worth - worth.max(axis=1, keepdims=True))
        return np.asarray(shares / shares.sum(axis=1, keepdims=True))

    def surprise(self, weights: Array, which: npt.NDArray[np.bool_]) -> float:
        """The mean log-loss."""
        chances = self.chances(weights, which)
        right = chances[np.arange(len(chances)), self.thing[which]]
        return float(-np.log(np.clip(right, 1e-9, 1)).mean())

    def fit(self, which: npt.NDArray[np.bool_], steps: int = 25) -> Array:
        """Newton's method with small steps and a ridge."""
        values = self.values[which]
        thing = self.thing[which]
        size = values.shape[2]
        weights = np.zeros(size)
        weights[0] = 0.7
        for _ in range(steps):
            chances = self.chances(weights, which)
            mean = (chances[:, :, None] * values).sum(axis=1)
            slope = (values[np.arange(len(thing)), thing] - mean).sum(axis=0) - weights
            bend = np.einsum("nm,nmi,nmj->ij", chances, values, values, optimize=True)
            weights += np.clip(
                np.linalg.solve(bend - mean.T @ mean + np.eye(size), slope), -0.5, 0.5
            )
        return weights


def gather(matches: int) -> list[Glance]:
    """Glances of matches at every number of seats."""
    glances = []
    for seats in range(GAME.fewest, GAME.most + 1):
        for seed in range(matches):
            match = Witnessed(seats, seed)
            match.table.play()
            glances += match.glances
        print(f"{seats} seats: {len(glances):,} glances so far", file=sys.stderr)
    return glances


def main() -> None:
    """Gather, fit, say how well it went, write."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--matches", type=int, default=1500, help="at every number of seats")
    parser.add_argument("--dry", action="store_true", help="do not write the file")
    wish = parser.parse_args()
    glances = gather(wish.matches)
    often: Counter[str] = Counter()
    for _, _, rows in glances:
        for row in rows:
            often.update(row.keys())
    common = sorted(deed for deed, count in often.items() if count > SELDOM)
    deeds = [BELIEVED, REFUTED, *(deed for deed in common if deed not in (BELIEVED, REFUTED))]
    arrays = Glances(glances, deeds)
    held = arrays.match % HELD_BACK == 0
    weights = np.clip(arrays.fit(~held), -MOST, MOST)
    alone = np.zeros(len(deeds))
    alone[0] = 1.0
    guess = float(np.log((~arrays.absent[held]).sum(axis=1)).mean())
    print(f"log-loss {arrays.surprise(weights, held):.3f}; the belief alone "
          f"{arrays.surprise(alone, held):.3f}; a blind guess {guess:.3f}")  # fmt: skip
    rows = [
        f'\n[[deed]]\ndeed = "{d}"\nweight = {w:.2f}\n' for d, w in zip(deeds, weights, strict=True)
    ]
    if not wish.dry:
        FILE.write_text(HEAD + "".join(rows))


if __name__ == "__main__":
    main()
