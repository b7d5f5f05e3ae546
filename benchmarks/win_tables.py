"""Who wins: the bots of Stay Away! against each other, at every number of seats.

    python benchmarks/win_tables.py [--games 1000] [--seats 4-12] [--seed 1] [--workers 1]

Prints the tables and, unless --dry is given, writes them into docs/bots.md between its markers.
Match i of a line-up draws its deal from (seed, i) and its bots' seeds from (seed, i, seat), so all
line-ups play the same deals, and neither the number of workers nor the build changes a figure.

The side of a seat is its role at the deal: the seat that is dealt The Thing plays the one bot, all
others the other. A Human who is infected later keeps playing the Humans' bot, for the other side.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from whiteout.bots.drive import Table
from whiteout.bots.levels import make_bot
from whiteout.core.chance import SeededChance
from whiteout.games.registry import find_game
from whiteout.lab.simulate import bot_seed
from whiteout.lab.stats import wilson

GAME = "stay_away"
SIDES = ["humans", "the_thing", "nobody"]
LINE_UPS = [
    ("paranoid", "random"),
    ("random", "paranoid"),
    ("paranoid", "paranoid"),
    ("random", "random"),
]
"""The bot of the Humans, the bot of The Thing."""

CHUNK = 100
DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "bots.md"
BEGIN = "<!-- win tables: begin -->"
END = "<!-- win tables: end -->"

Job = tuple[int, str, str, int, int, int]
"""Seats, the Humans' bot, The Thing's bot, seed, first match, last match."""


def play(job: Job) -> Counter[str]:
    """The matches of one job: how often each side won, and all turns under `turns`."""
    seats, humans, thing, seed, first, last = job
    game = find_game(GAME)
    listen = "paranoid" in (humans, thing)
    tally: Counter[str] = Counter()
    for index in range(first, last):
        position = game.start(seats, {}, SeededChance(seed, index), listen)
        dealt = game.truth(position)["thing"]
        names = [thing if seat == dealt else humans for seat in range(seats)]
        bots = [
            make_bot(game, name, bot_seed(seed, index, seat)) for seat, name in enumerate(names)
        ]
        Table(game, position, bots).play()
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


def run(seats: list[int], games: int, seed: int, workers: int) -> dict[str, Counter[str]]:
    """All line-ups at all numbers of seats, by `seats humans thing`."""
    jobs = [
        (count, humans, thing, seed, first, min(first + CHUNK, games))
        for count in seats
        for humans, thing in LINE_UPS
        for first in range(0, games, CHUNK)
    ]
    found: dict[str, Counter[str]] = {}
    for job, tally in zip(jobs, played(jobs, workers), strict=True):
        key = f"{job[0]} {job[1]} {job[2]}"
        found.setdefault(key, Counter()).update(tally)
        if job[5] == games:
            shares = ", ".join(f"{side} {found[key][side]}" for side in SIDES)
            print(f"{key}: {shares}", file=sys.stderr, flush=True)
    return found


def share(hits: int, games: int) -> str:
    """A share in per cent, with its 95 % interval."""
    low, high = wilson(hits, games)
    return f"{100 * hits / games:.1f} ({100 * low:.1f} to {100 * high:.1f})"


def tables(seats: list[int], games: int, seed: int, found: dict[str, Counter[str]]) -> str:
    """The tables as text."""
    span = f"{seats[0]}-{seats[-1]}" if len(seats) > 1 else str(seats[0])
    lines = [
        f"Made by `python benchmarks/win_tables.py --games {games} --seats {span} --seed {seed}`:",
        f"{games:,} matches in each row, dealt from (seed {seed}, match 0 to {games - 1}).",
        "Wins in per cent, with 95 % intervals.",
    ]
    for humans, thing in LINE_UPS:
        lines += ["", f"### Humans `{humans}`, The Thing `{thing}`", ""]
        lines += [
            "| seats | Humans win | The Thing wins | nobody | turns |",
            "|---|---|---|---|---|",
        ]
        for count in seats:
            tally = found[f"{count} {humans} {thing}"]
            shares = " | ".join(share(tally[side], games) for side in SIDES)
            lines.append(f"| {count} | {shares} | {tally['turns'] / games:.0f} |")
    return "\n".join(lines)


def write(text: str) -> None:
    """Put the tables between the markers of the document."""
    document = DOCUMENT.read_text("utf-8")
    head, _, rest = document.partition(BEGIN)
    _, mark, tail = rest.partition(END)
    if not mark:
        sys.exit(f"{DOCUMENT.name} needs the lines {BEGIN} and {END}")
    DOCUMENT.write_text(f"{head}{BEGIN}\n{text}\n{END}{tail}", "utf-8")


def main() -> None:
    """Read the command line, play, print and write."""
    parser = argparse.ArgumentParser(description="Win tables of the bots of Stay Away!.")
    parser.add_argument("--games", type=int, default=1000, help="matches in each row")
    parser.add_argument("--seats", default="4-12", help="a number, or a range such as 4-12")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--dry", action="store_true", help="do not write docs/bots.md")
    given = parser.parse_args()
    first, _, last = given.seats.partition("-")
    seats = list(range(int(first), int(last or first) + 1))
    text = tables(
        seats, given.games, given.seed, run(seats, given.games, given.seed, given.workers)
    )
    print(text)
    if not given.dry:
        write(text)


if __name__ == "__main__":
    main()
