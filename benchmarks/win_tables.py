"""Who wins: the bots of a game against each other, at every number of seats.

    python benchmarks/win_tables.py [--game stay_away] [--games 1000] [--seats 4-12] [--seed 1]
        [--workers 1]

Prints the tables and, unless --dry is given, writes them into docs/bots.md between the markers of
the game. Match i of a line-up draws its deal from (seed, i) and its bots' seeds from (seed, i,
seat), so all line-ups play the same deals, and neither the number of workers nor the build changes
a figure.

In Stay Away! the side of a seat is its role at the deal: the seat that is dealt The Thing plays the
one bot, all others the other. A Human who is infected later keeps playing the Humans' bot, for the
other side. In Outpost 31 a player who turns is played by the Imitations' bot from then on.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from whiteout.bots.drive import Table
from whiteout.bots.levels import make_bot
from whiteout.core.bot import Bot
from whiteout.core.chance import SeededChance
from whiteout.core.game import Game
from whiteout.core.position import Position
from whiteout.games.registry import find_game
from whiteout.lab.by_allegiance import ByAllegiance
from whiteout.lab.simulate import bot_seed
from whiteout.lab.stats import wilson

LINE_UPS = [
    ("paranoid", "random"),
    ("random", "paranoid"),
    ("paranoid", "paranoid"),
    ("random", "random"),
]
"""The bot of the Humans, the bot of the others."""

HUMANS = "humans"
CHUNK = 100
DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "bots.md"


@dataclass
class Sides:
    """How a game is played for its tables, and how they are headed."""

    seats: str
    others: str
    """Who plays against the Humans."""
    names: dict[str, str]
    """A column for every side that can win."""
    mark: str
    """What its markers in the document begin with."""
    dealt: bool
    """Whether the deal decides for good which bot plays a seat."""


GAMES = {
    "stay_away": Sides(
        "4-12",
        "The Thing",
        {"humans": "Humans win", "the_thing": "The Thing wins", "nobody": "nobody"},
        "win tables",
        True,
    ),
    "outpost_31": Sides(
        "4-8",
        "Imitations",
        {"humans": "Humans win", "imitations": "Imitations win"},
        "win tables outpost_31",
        False,
    ),
}

Job = tuple[str, int, str, str, int, int, int]
"""Game, seats, the Humans' bot, the others' bot, seed, first match, last match."""


def seated(game: Game, position: Position, names: tuple[str, str], seeds: list[int]) -> list[Bot]:
    """The bots of the two sides at their places."""
    dealt = GAMES[game.id].dealt
    bots: list[Bot] = []
    for seat, seed in enumerate(seeds):
        human, other = (make_bot(game, name, seed) for name in names)
        if names[0] == names[1]:
            bots.append(human)
            continue
        both = ByAllegiance(human, other, HUMANS, dealt)
        both.sit(game, position, seat)
        bots.append(both)
    return bots


def play(job: Job) -> Counter[str]:
    """The matches of one job: how often each side won, and all turns under `turns`."""
    name, seats, humans, others, seed, first, last = job
    game = find_game(name)
    listen = "paranoid" in (humans, others)
    tally: Counter[str] = Counter()
    for index in range(first, last):
        position = game.start(seats, {}, SeededChance(seed, index), listen)
        seeds = [bot_seed(seed, index, seat) for seat in range(seats)]
        Table(game, position, seated(game, position, (humans, others), seeds)).play()
        tally[game.outcome(position).side] += 1
        tally["turns"] += game.truth(position)["turn"]
    return tally


def played(jobs: list[Job], workers: int) -> Iterator[Counter[str]]:
    """The results in the order of the jobs."""
    if workers == 1:
        yield from map(play, jobs)
        return
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(play, jobs)


def run(
    name: str, seats: list[int], games: int, seed: int, workers: int
) -> dict[str, Counter[str]]:
    """All line-ups at all numbers of seats, by `seats humans others`."""
    jobs = [
        (name, count, humans, others, seed, first, min(first + CHUNK, games))
        for count in seats
        for humans, others in LINE_UPS
        for first in range(0, games, CHUNK)
    ]
    found: dict[str, Counter[str]] = {}
    for job, tally in zip(jobs, played(jobs, workers), strict=True):
        key = f"{job[1]} {job[2]} {job[3]}"
        found.setdefault(key, Counter()).update(tally)
        if job[6] == games:
            shares = ", ".join(f"{side} {found[key][side]}" for side in GAMES[name].names)
            print(f"{key}: {shares}", file=sys.stderr, flush=True)
    return found


def share(hits: int, games: int) -> str:
    """A share in per cent, with its 95 % interval."""
    low, high = wilson(hits, games)
    return f"{100 * hits / games:.1f} ({100 * low:.1f} to {100 * high:.1f})"


def tables(
    name: str, seats: list[int], games: int, seed: int, found: dict[str, Counter[str]]
) -> str:
    """The tables as text."""
    sides = GAMES[name]
    span = f"{seats[0]}-{seats[-1]}" if len(seats) > 1 else str(seats[0])
    which = "" if name == "stay_away" else f"--game {name} "
    command = f"python benchmarks/win_tables.py {which}--games {games} --seats {span} --seed {seed}"
    lines = [
        f"Made by `{command}`:",
        f"{games:,} matches in each row, dealt from (seed {seed}, match 0 to {games - 1}).",
        "Wins in per cent, with 95 % intervals.",
    ]
    for humans, others in LINE_UPS:
        lines += ["", f"### Humans `{humans}`, {sides.others} `{others}`", ""]
        lines += [
            f"| seats | {' | '.join(sides.names.values())} | turns |",
            "|---" * (len(sides.names) + 2) + "|",
        ]
        for count in seats:
            tally = found[f"{count} {humans} {others}"]
            shares = " | ".join(share(tally[side], games) for side in sides.names)
            lines.append(f"| {count} | {shares} | {tally['turns'] / games:.0f} |")
    return "\n".join(lines)


def write(mark: str, text: str) -> None:
    """Put the tables between the markers of the document."""
    begin, end = f"<!-- {mark}: begin -->", f"<!-- {mark}: end -->"
    document = DOCUMENT.read_text("utf-8")
    head, _, rest = document.partition(begin)
    _, found, tail = rest.partition(end)
    if not found:
        sys.exit(f"{DOCUMENT.name} needs the lines {begin} and {end}")
    DOCUMENT.write_text(f"{head}{begin}\n{text}\n{end}{tail}", "utf-8")


def main() -> None:
    """Read the command line, play, print and write."""
    parser = argparse.ArgumentParser(description="Win tables of the bots of a game.")
    parser.add_argument("--game", choices=list(GAMES), default="stay_away")
    parser.add_argument("--games", type=int, default=1000, help="matches in each row")
    parser.add_argument("--seats", default="", help="a number, or a range such as 4-12")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--dry", action="store_true", help="do not write docs/bots.md")
    given = parser.parse_args()
    first, _, last = (given.seats or GAMES[given.game].seats).partition("-")
    seats = list(range(int(first), int(last or first) + 1))
    found = run(given.game, seats, given.games, given.seed, given.workers)
    text = tables(given.game, seats, given.games, given.seed, found)
    print(text)
    if not given.dry:
        write(GAMES[given.game].mark, text)


if __name__ == "__main__":
    main()
