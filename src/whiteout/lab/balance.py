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
from whiteout.core.game import Game, Outcome
from whiteout.core.refusal import BadSetting
from whiteout.core.settings import read_settings
from whiteout.lab.altered import NO_CHANGES, Changes, change
from whiteout.lab.engine import Engine, Job, Progress, carry_out, cut
from whiteout.lab.journal import Journal
from whiteout.lab.simulate import check_bots, check_games, play_out, seated, turn_of
from whiteout.lab.watch import Course, Watcher, watched

Sums = list[int]
"""How a thing was used by one side: how often in all; then, for matches that the side lost and for
those it won: seats that took their first chance to, seats that did not, and the sums over matches
of taken², taken x left, left² (for the interval of the difference)."""

COUNTS = ("wins", "ends", "decisions", "turns", "changed", "first_change", "out", "first_out")


class Tally:
    """What the matches of one cell have come to: counts by value, and sums."""

    def __init__(self) -> None:
        self.games = 0
        self.counts: dict[str, Counter[str]] = {name: Counter() for name in COUNTS}
        self.use: dict[str, dict[str, Sums]] = {}

    def add(self, facts: Facts) -> None:
        """Take in the matches of a piece."""
        self.games += facts["games"]
        for name, counts in facts["counts"].items():
            self.counts[name].update(counts)
        for side, things in facts["use"].items():
            ours = self.use.setdefault(side, {})
            for thing, sums in things.items():
                mine = ours.setdefault(thing, [0] * 11)
                for place, number in enumerate(sums):
                    mine[place] += number

    def facts(self) -> Facts:
        """The tally as JSON can hold it."""
        counts = {name: dict(counted) for name, counted in self.counts.items()}
        return {"games": self.games, "counts": counts, "use": self.use}

    def note(self, game: Game, course: Course, bots: list[Bot], decisions: int) -> None:
        """One match, ended."""
        course.look()
        outcome = game.outcome(course.position)
        turn = turn_of(game, course.position)
        noted = {
            "wins": outcome.side,
            "ends": outcome.reason,
            "decisions": decisions,
            "turns": turn,
            "changed": course.changed,
            "first_change": course.first_change,
            "out": course.out,
            "first_out": course.first_out,
        }
        self.games += 1
        for name, value in noted.items():
            if value is not None:
                self.counts[name][str(value)] += 1
        self._note_use(outcome, bots)

    def _note_use(self, outcome: Outcome, bots: list[Bot]) -> None:
        seats: dict[tuple[str, str], Sums] = {}  # taken, left, times
        for bot in bots:
            assert isinstance(bot, Watcher)
            for side, offered in bot.offered.items():
                for thing, at_once in offered.items():
                    seats.setdefault((side, thing), [0, 0, 0])[0 if at_once else 1] += 1
            for side, times in bot.used.items():
                for thing, often in times.items():
                    seats.setdefault((side, thing), [0, 0, 0])[2] += often
        for (side, thing), (taken, left, often) in seats.items():
            sums = self.use.setdefault(side, {}).setdefault(thing, [0] * 11)
            sums[0] += often
            place = 6 if outcome.side == side else 1
            for more in (taken, left, taken * taken, taken * left, left * left):
                sums[place] += more
                place += 1


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
