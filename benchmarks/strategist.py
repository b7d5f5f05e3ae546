"""Does thinking ahead win: `strategist` in the place of `paranoid`, side by side, deal by deal.

    python -m benchmarks.strategist GAME --seats 6 --pairs 100 [--allegiance humans] [--workers 2]

Every deal is played twice, with the same chance and seeds: once by `paranoid` bots alone, and once
with `strategist` for all who are on one side, as long as they are on it. Deals put the roles on
other seats each time, so the seats rotate. Prints, for each side, how often it won with either bot,
the mean difference with its 95 % interval, and what an answer cost.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

from whiteout.bots.drive import Table
from whiteout.bots.levels import make_bot
from whiteout.build_kind import COMPILED
from whiteout.core.bot import Bot, Eyes
from whiteout.core.chance import SeededChance
from whiteout.core.event import Facts
from whiteout.core.option import Option
from whiteout.games.registry import find_game
from whiteout.lab.by_allegiance import ByAllegiance
from whiteout.lab.simulate import bot_seed
from whiteout.lab.stats import paired

USUAL = "paranoid"


class Timed(Bot):
    """A bot, and what its answers cost where there was something to decide."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.seed)
        self.listens = bot.listens
        self.bot = bot
        self.thought_s = 0.0
        self.answers = 0

    def choose(self, eyes: Eyes) -> Option:
        several = len(eyes.options()) > 1
        begun = time.thread_time()
        option = self.bot.choose(eyes)
        if several:
            self.thought_s += time.thread_time() - begun
            self.answers += 1
        return option

    def aside(self, eyes: Eyes) -> Option | None:
        return self.bot.aside(eyes)

    def speak(self, eyes: Eyes) -> list[Facts]:
        return self.bot.speak(eyes)


@dataclass
class Pair:
    """One deal, played both ways: whether it was won, and what thinking cost."""

    won: bool
    won_usually: bool
    thought_s: float
    answers: int


@dataclass
class Wish:
    """What to compare."""

    game: str
    seats: int
    allegiance: str
    seed: int
    bot: str


def play(wish: Wish, number: int) -> Pair:
    """Both matches of one deal."""
    won: list[bool] = []
    thinkers: list[Timed] = []
    game = find_game(wish.game)
    for name in (wish.bot, USUAL):
        position = game.start(wish.seats, {}, SeededChance(wish.seed, number), True)
        bots: list[Bot] = []
        for seat in range(wish.seats):
            seed = bot_seed(wish.seed, number, seat)
            timed = Timed(make_bot(game, name, seed))
            both = ByAllegiance(timed, make_bot(game, USUAL, seed), wish.allegiance, dealt=False)
            both.sit(game, position, seat)
            bots.append(both)
            if name == wish.bot:
                thinkers.append(timed)
        Table(game, position, bots).play()
        won.append(game.outcome(position).side == wish.allegiance)
    thought_s = sum(timed.thought_s for timed in thinkers)
    return Pair(won[0], won[1], thought_s, sum(timed.answers for timed in thinkers))


def report(wish: Wish, pairs: list[Pair]) -> str:
    """A row of the table in docs/bots.md."""
    count = len(pairs)
    won = sum(pair.won for pair in pairs) / count
    usually = sum(pair.won_usually for pair in pairs) / count
    mean, low, high = paired([pair.won - pair.won_usually for pair in pairs])
    cost = 1000 * sum(pair.thought_s for pair in pairs) / max(1, sum(p.answers for p in pairs))
    return (
        f"| {wish.seats} | {wish.allegiance} | {count} | {100 * usually:.0f} % | {100 * won:.0f} % "
        f"| {100 * mean:+.1f} ({100 * low:+.1f} to {100 * high:+.1f}) | {cost:.0f} ms |"
    )


def main() -> None:
    """Play the pairs, print the rows."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--allegiance", help="one side alone")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="strategist")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    known = find_game(asked.game).allegiances[:2]
    build = "compiled" if COMPILED else "interpreted"
    print(f"{asked.game}, {asked.bot}, {build}, seed {asked.seed}")
    with ProcessPoolExecutor(asked.workers) as pool:
        for allegiance in [asked.allegiance] if asked.allegiance else known:
            wish = Wish(asked.game, asked.seats, allegiance, asked.seed, asked.bot)
            pairs = list(pool.map(partial(play, wish), range(asked.pairs)))
            print(report(wish, pairs), flush=True)


if __name__ == "__main__":
    main()
