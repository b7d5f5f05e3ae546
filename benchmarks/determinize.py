"""How true are the positions that `determinize` draws, and what do they cost?

    python -m benchmarks.determinize stay_away --seats 6 --positions 400 [--draws 100] [--out FILE]
    python -m benchmarks.determinize compare ONE.json OTHER.json

Positions are taken from matches of `paranoid` bots, each from the eyes of one seat or from outside.
For every hidden fact (a role, a card in a hand) the share of draws in which it holds is compared
with the truth by the Brier score: the mean squared distance, lower is better. With `--out` the
shares are written down, so that two builds can be compared on the same positions.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import defaultdict
from pathlib import Path
from statistics import mean, median, quantiles
from typing import Any

from whiteout.bots.drive import Table
from whiteout.bots.levels import make_bot
from whiteout.core.chance import SeededChance
from whiteout.core.event import SPECTATOR
from whiteout.core.game import Game
from whiteout.core.position import Position
from whiteout.games.registry import find_game

LONGEST = 160
"""Positions are taken from the first so many decisions of a match."""

PER_MATCH = 5
CARDS = {
    "stay_away": [1, 2, 3, 7, 11, 14, 15],
    "outpost_31": [0, 1, 2, 3, 4, 5, 6],
}


def facts_of(game: Game, p: Any) -> dict[str, list[bool]]:
    """The hidden facts of a position, by what they are about."""
    seats = range(p.seats)
    held = [[card in p.hands[seat] for seat in seats] for card in CARDS[game.id]]
    if game.id == "stay_away":
        return {
            "is The Thing": [p.thing == seat for seat in seats],
            "is Infected": [p.roles[seat] == 1 for seat in seats],
            "holds an Infected!": held[0],
            "holds another card": [fact for facts in held[1:] for fact in facts],
        }
    return {
        "is an Imitation": [p.blood[seat] == 1 for seat in seats],
        "holds a card": [fact for facts in held for fact in facts],
    }


class Study(Table):
    """A match of bots that stops now and then to draw positions."""

    def __init__(self, game: Game, seats: int, number: int, draws: int) -> None:
        position = game.start(seats, {}, SeededChance(number, seats), True)
        bots = [make_bot(game, "paranoid", 1000 * number + seat) for seat in range(seats)]
        super().__init__(game, position, bots)
        draw = random.Random(number)
        self.stops = set(draw.sample(range(2, LONGEST), PER_MATCH))
        self.viewers = [draw.randrange(SPECTATOR, seats) for _ in range(LONGEST)]
        self.draws = draws
        self.number = number
        self.found: list[dict[str, Any]] = []
        self.first_s: list[float] = []
        self.draw_s: list[float] = []

    def decide(self, seat: int) -> None:
        if self.decisions in self.stops and not self.position.over:
            self.stops.remove(self.decisions)
            self.study(self.viewers[self.decisions])
        super().decide(seat)

    def study(self, viewer: int) -> None:
        """Draw from what the viewer knows now."""
        p = self.position
        chance = SeededChance(self.number, self.decisions)
        begun = time.thread_time()
        self.game.determinize(p, viewer, chance)
        self.first_s.append(time.thread_time() - begun)
        counts: dict[str, list[float]] = {}
        for _ in range(self.draws):
            begun = time.thread_time()
            sample: Position = self.game.determinize(p, viewer, chance)
            self.draw_s.append(time.thread_time() - begun)
            for name, facts in facts_of(self.game, sample).items():
                sums = counts.setdefault(name, [0.0] * len(facts))
                for index, fact in enumerate(facts):
                    sums[index] += fact
        shares = {name: [total / self.draws for total in sums] for name, sums in counts.items()}
        place = [self.number, self.decisions, viewer]
        self.found.append({"place": place, "shares": shares, "truth": facts_of(self.game, p)})


def brier(rows: list[dict[str, Any]], name: str) -> float:
    """The score of one kind of fact over all positions."""
    return mean(
        (share - fact) ** 2
        for row in rows
        for share, fact in zip(row["shares"][name], row["truth"][name], strict=True)
    )


def study(game: Game, seats: int, positions: int, draws: int) -> list[dict[str, Any]]:
    """So many positions; prints what they cost and how true they are."""
    rows: list[dict[str, Any]] = []
    first: list[float] = []
    each: list[float] = []
    number = 0
    while len(rows) < positions:
        table = Study(game, seats, number, draws)
        table.play()
        rows += table.found
        first += table.first_s
        each += table.draw_s
        number += 1
    rows = rows[:positions]
    print(f"{game.id}, {seats} seats: {len(rows)} positions, {draws} draws each")
    for name in rows[0]["shares"]:
        print(f"  {name:20} Brier {brier(rows, name):.4f}")
    tail = quantiles(each, n=100)[98]
    print(f"  a draw {1000 * median(each):.3f} ms in the median, {1000 * tail:.2f} at the 99th")
    print(f"  the first draw of a viewer {1000 * median(first):.2f} ms in the median")
    return rows


def compare(one: Path, other: Path) -> None:
    """Two studies of the same positions."""
    rows = json.loads(one.read_text())
    others = json.loads(other.read_text())
    assert [row["place"] for row in rows] == [row["place"] for row in others], "other positions"
    apart: dict[str, list[float]] = defaultdict(list)
    for left, right in zip(rows, others, strict=True):
        for name in left["shares"]:
            for a, b in zip(left["shares"][name], right["shares"][name], strict=True):
                apart[name].append(abs(a - b))
    print(f"{len(rows)} positions: mean and largest difference, Brier of one and of the other")
    for name, gaps in apart.items():
        print(
            f"  {name:20} {mean(gaps):.4f} {max(gaps):.2f}"
            f"  {brier(rows, name):.4f} {brier(others, name):.4f}"
        )


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", help="a game, or compare")
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--draws", type=int, default=100)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    if args.game == "compare":
        compare(*args.files)
        return 0
    rows = study(find_game(args.game), args.seats, args.positions, args.draws)
    if args.out:
        args.out.write_text(json.dumps(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
