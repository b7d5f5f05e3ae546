"""How balanced a game is: bots play it at several numbers of seats, with numbers of it varied.

A cell is one way to play: so many seats, these options, this data. Everything noted of a match is a
whole number, and cells add up, so the order of the matches cannot matter.
"""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from typing import Any

from whiteout.core.bot import Bot
from whiteout.core.chance import SeededChance
from whiteout.core.event import Facts
from whiteout.core.game import WON, Game, Outcome
from whiteout.core.refusal import BadSetting
from whiteout.core.settings import read_settings
from whiteout.lab.altered import NO_CHANGES, Changes, change
from whiteout.lab.engine import Engine, Job, Progress, carry_out, cut
from whiteout.lab.journal import Journal
from whiteout.lab.results import Results, winning_side
from whiteout.lab.simulate import check_bots, check_games, play_out, seated, turn_of
from whiteout.lab.watch import Course, Watcher, watched

Sums = list[int]
"""How a thing was used by those of one allegiance: how often in all; seats that took their first
chance to, and how many of them won; seats that did not, and how many of them won; then the sums
over matches of the products of these four numbers, each with itself and with all after it (for the
interval of the difference)."""

PAIRS = [(one, other) for one in range(4) for other in range(one, 4)]
SUMS = 5 + len(PAIRS)

COUNTS = ("ends", "decisions", "turns", "changed", "first_change", "out", "first_out")


class Tally:
    """What the matches of one cell have come to: counts by value, and sums."""

    def __init__(self) -> None:
        self.games = 0
        self.results = Results()
        self.counts: dict[str, Counter[str]] = {name: Counter() for name in COUNTS}
        self.use: dict[str, dict[str, Sums]] = {}

    def add(self, facts: Facts) -> None:
        """Take in the matches of a piece."""
        self.games += facts["games"]
        self.results.add(Results.read(facts["results"]))
        for name, counts in facts["counts"].items():
            self.counts[name].update(counts)
        for allegiance, things in facts["use"].items():
            ours = self.use.setdefault(allegiance, {})
            for thing, sums in things.items():
                mine = ours.setdefault(thing, [0] * SUMS)
                for place, number in enumerate(sums):
                    mine[place] += number

    def facts(self) -> Facts:
        """The tally as JSON can hold it."""
        counts = {name: dict(counted) for name, counted in self.counts.items()}
        return {
            "games": self.games,
            "results": self.results.facts(),
            "counts": counts,
            "use": self.use,
        }

    def note(self, game: Game, course: Course, bots: list[Bot], decisions: int) -> None:
        """One match, ended."""
        course.look()
        outcome = game.outcome(course.position)
        turn = turn_of(game, course.position)
        noted = {
            "ends": outcome.reason,
            "decisions": decisions,
            "turns": turn,
            "changed": course.changed,
            "first_change": course.first_change,
            "out": course.out,
            "first_out": course.first_out,
        }
        self.games += 1
        self.results.note(game, course.position, outcome)
        for name, value in noted.items():
            if value is not None:
                self.counts[name][str(value)] += 1
        self._note_use(outcome, winning_side(game, course.position, outcome), bots)

    def _note_use(self, outcome: Outcome, side: str, bots: list[Bot]) -> None:
        seats: dict[tuple[str, str], Sums] = {}  # taken, of these won, left, of these won; times
        for seat, bot in enumerate(bots):
            assert isinstance(bot, Watcher)
            for allegiance, offered in bot.offered.items():
                won = has_won(outcome, side, allegiance, seat)
                for thing, at_once in offered.items():
                    found = seats.setdefault((allegiance, thing), [0] * 5)
                    found[0 if at_once else 2] += 1
                    found[1 if at_once else 3] += won
            for allegiance, times in bot.used.items():
                for thing, often in times.items():
                    seats.setdefault((allegiance, thing), [0] * 5)[4] += often
        for (allegiance, thing), found in seats.items():
            sums = self.use.setdefault(allegiance, {}).setdefault(thing, [0] * SUMS)
            sums[0] += found[4]
            for place in range(4):
                sums[1 + place] += found[place]
            for place, (one, other) in enumerate(PAIRS):
                sums[5 + place] += found[one] * found[other]


def has_won(outcome: Outcome, side: str, allegiance: str, seat: int) -> bool:
    """Whether a match was won by what a seat played for: by its side, dead or alive, where a side
    wins against the others; else by the seat itself."""
    return side == allegiance if side else outcome.result(seat) == WON


class Cell:
    """One way to play the game."""

    def __init__(self, seats: int, key: str, value: str, options: dict[str, Any]) -> None:
        self.seats = seats
        self.key = key
        """What is varied here, or nothing."""
        self.value = value
        self.options = options

    def facts(self) -> Facts:
        """The cell as reports name it."""
        return {"seats": self.seats, "vary": self.key, "value": self.value, "options": self.options}


class Balance(Job):
    """The cells that one set of data can play, in pieces."""

    def __init__(
        self, game: Game, cells: list[Cell], games: int, seed: int, bot: str, changes: Changes
    ) -> None:
        super().__init__(game, changes)
        self.cells = cells
        self.games = games
        self.seed = seed
        self.bot = bot
        self.spans = cut(games) * len(cells)

    def facts(self) -> Facts:
        return {
            "game": self.game_id,
            "rules": self.game.version,
            "cells": [cell.facts() for cell in self.cells],
            "games": self.games,
            "seed": self.seed,
            "bots": self.bot,
            "data": self.changes.texts,
        }

    def cell_of(self, piece: int) -> Cell:
        """The cell a piece belongs to."""
        return self.cells[piece * len(self.cells) // len(self.spans)]

    def do(self, piece: int) -> Facts:
        tally = Tally()
        cell = self.cell_of(piece)
        names: dict[str, str] = {}
        game = self.game
        for index in range(*self.spans[piece]):
            bots = seated(game, [self.bot] * cell.seats, self.seed, index)
            listen = any(bot.listens for bot in bots)
            chance = SeededChance(self.seed, index)
            position = game.start(cell.seats, cell.options, chance, listen)
            course = watched(game, position, bots, names)
            tally.note(game, course, bots, play_out(game, position, bots, index))
        return tally.facts()


class Survey:
    """A finished balance run: every cell with its tally."""

    def __init__(self, game: Game, jobs: list[Balance], results: list[list[Facts]]) -> None:
        self.game = game
        self.games = jobs[0].games
        self.seed = jobs[0].seed
        self.bot = jobs[0].bot
        self.options = jobs[0].cells[0].options
        self.cells: list[tuple[Cell, Tally]] = []
        self.seconds = 0.0
        for job, pieces in zip(jobs, results, strict=True):
            tallies = {id(cell): Tally() for cell in job.cells}
            for piece, facts in enumerate(pieces):
                tallies[id(job.cell_of(piece))].add(facts)
            self.cells += [(cell, tallies[id(cell)]) for cell in job.cells]

    def plain(self) -> list[tuple[Cell, Tally]]:
        """The cells in which nothing is varied, by number of seats."""
        return [(cell, tally) for cell, tally in self.cells if not cell.key]

    def varied(self) -> dict[str, list[tuple[Cell, Tally]]]:
        """What is varied -> its cells."""
        found: dict[str, list[tuple[Cell, Tally]]] = {}
        for cell, tally in self.cells:
            if cell.key:
                found.setdefault(cell.key, []).append((cell, tally))
        return found


def plan(
    game: Game,
    seats: list[int],
    games: int,
    seed: int,
    bot: str,
    options: dict[str, Any],
    vary: dict[str, list[str]],
) -> list[Balance]:
    """The work: the game as it is and with other options in one job, altered data in one each."""
    check_games(games)
    check_bots(game, [bot])
    for count in seats:
        game.check_seats(count)
    cells = [Cell(count, "", "", options) for count in seats]
    altered = []
    for key, values in vary.items():
        for value in values:
            if key.startswith("data."):
                these = [Cell(count, key, value, options) for count in seats]
                changes = change(game, key.removeprefix("data."), value)
                altered.append(Balance(game, these, games, seed, bot, changes))
            else:
                chosen = {**options, key: read_settings(game.settings(), {key: value})[key]}
                cells += [Cell(count, key, value, chosen) for count in seats]
    for cell in cells:
        game.start(cell.seats, cell.options, SeededChance(seed, 0), False)
    return [Balance(game, cells, games, seed, bot, NO_CHANGES), *altered]


def survey(
    jobs: list[Balance],
    engine: Engine,
    journal: Path | None = None,
    resume: bool = False,
    progress: Progress | None = None,
) -> Survey:
    """Do the work; with a journal, so that it can be resumed."""
    begun = time.perf_counter()
    work: list[Job] = list(jobs)
    kept = None if journal is None else Journal(journal, work, resume)
    results = carry_out(work, engine, kept, progress)
    found = Survey(jobs[0].game, jobs, results)
    found.seconds = time.perf_counter() - begun
    return found


def read_vary(words: list[str]) -> dict[str, list[str]]:
    """`key=a,b,c` as typed after --vary: what is varied, and its values."""
    found: dict[str, list[str]] = {}
    for word in words:
        key, _, values = word.partition("=")
        parts = [value.strip() for value in values.split(",") if value.strip()]
        if not key or not parts:
            raise BadSetting(f"--vary {word!r}", "KEY=A,B,C or data.FILE.ROW.FIELD=A,B,C")
        found.setdefault(key, []).extend(parts)
    return found
