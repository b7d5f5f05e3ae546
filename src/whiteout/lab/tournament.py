"""Tournaments: which bot is better, and how sure that is.

The unit is a round: one deal, played again and again with the bots seated otherwise, until each has
had each seat of it, and with the seat its role, its cards and its luck. So no bot owes its place to
the deal; rounds are compared, not matches.

Where all win or lose together, bots at one table cannot be told apart: there each plays the deal by
itself, at all seats (the line-up `alone`).
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from whiteout.core.bot import Bot
from whiteout.core.chance import Chance, SeededChance
from whiteout.core.event import Facts
from whiteout.core.game import Game
from whiteout.core.refusal import BadSetting
from whiteout.lab.by_allegiance import ByAllegiance
from whiteout.lab.engine import Engine, Job, Progress, carry_out, cut
from whiteout.lab.journal import Journal
from whiteout.lab.simulate import check_bots, check_games, play_out, seated
from whiteout.lab.watch import Course, watched

MIXED = "mixed"
SIDES = "sides"
ALONE = "alone"
LINE_UPS = (MIXED, SIDES, ALONE)
"""How bots sit down: all at one table; one bot for the first allegiance of the game against one for
all others; or each by itself, at all seats."""


class Tournament(Job):
    """Rounds at one number of seats, in pieces."""

    def __init__(
        self,
        game: Game,
        seats: int,
        rounds: int,
        seed: int,
        bots: list[str],
        options: dict[str, Any],
        line_up: str,
    ) -> None:
        super().__init__(game)
        self.seats = seats
        self.seed = seed
        self.bots = bots
        self.options = dict(options)
        self.line_up = line_up
        self.spans = cut(rounds, largest=20)
        game.check_seats(seats)
        if line_up == SIDES and len(game.allegiances) < 2:
            raise BadSetting(f"in {game.id} all play for the same", f"the line-up {MIXED}")
        game.start(seats, self.options, SeededChance(seed, 0), False)

    def facts(self) -> Facts:
        return {
            "game": self.game_id,
            "rules": self.game.version,
            "seats": self.seats,
            "rounds": self.spans[-1][1],
            "seed": self.seed,
            "bots": self.bots,
            "options": self.options,
            "line_up": self.line_up,
        }

    def matches(self, piece: int) -> int:
        return super().matches(piece) * round_size(len(self.bots), self.line_up)

    def do(self, piece: int) -> list[list[Facts]]:
        """The matches of each round: who sat where, for what, who won."""
        first, last = self.spans[piece]
        return [self._round(index) for index in range(first, last)]

    def _round(self, index: int) -> list[Facts]:
        return [self._match(index, seating) for seating in self.seatings(index)]

    def seatings(self, index: int) -> list[list[int]]:
        """The matches of a round, as bots by number: one for every seat; by sides, one for the
        first allegiance and one for the others."""
        count = len(self.bots)
        if self.line_up == ALONE:
            return [[bot] * self.seats for bot in range(count)]
        if self.line_up == SIDES:
            return [[ours, theirs] for ours in range(count) for theirs in range(count)]
        # A stream beside those of the deals: who sits where shifts no card.
        pattern = shuffled(count, self.seats, SeededChance(self.seed ^ 0x5EA7, index))
        return [[(bot + turn) % count for bot in pattern] for turn in range(count)]

    def _match(self, index: int, seating: list[int]) -> Facts:
        game = self.game
        bots = self._bots(index, seating)
        listen = any(bot.listens for bot in bots)
        position = game.start(self.seats, self.options, SeededChance(self.seed, index), listen)
        for seat, bot in enumerate(bots):
            if isinstance(bot, ByAllegiance):
                bot.sit(game, position, seat)
        course = Course(game, position)
        if "" in course.begun:  # dealt later: somebody must watch
            course = watched(game, position, bots, {})
        decisions = play_out(game, position, bots, index)
        outcome = game.outcome(position)
        return {
            "bots": self._places(seating, course.begun),
            "allegiances": course.begun,
            "winners": outcome.winners,
            "drawn": outcome.drawn,
            "side": outcome.side,
            "reason": outcome.reason,
            "decisions": decisions,
        }

    def _bots(self, index: int, seating: list[int]) -> list[Bot]:
        if self.line_up != SIDES:
            return seated(self.game, [self.bots[bot] for bot in seating], self.seed, index)
        first, other = (
            seated(self.game, [self.bots[bot]] * self.seats, self.seed, index) for bot in seating
        )
        ours = self.game.allegiances[0]
        return [ByAllegiance(*pair, ours, True) for pair in zip(first, other, strict=True)]

    def _places(self, seating: list[int], allegiances: list[str]) -> list[int]:
        """Who has played where."""
        if self.line_up != SIDES:
            return seating
        first, other = seating
        ours = self.game.allegiances[0]
        return [first if allegiance == ours else other for allegiance in allegiances]


def shuffled(bots: int, seats: int, chance: Chance) -> list[int]:
    """A bot's number for every seat, each as often as the others as far as seats go, mixed."""
    start = chance.below(bots, "line-up")
    pattern = [(start + seat) % bots for seat in range(seats)]
    chance.shuffle(pattern, "line-up")
    return pattern


def round_size(bots: int, line_up: str) -> int:
    """How many matches a round has."""
    return bots * bots if line_up == SIDES else bots


def plan(
    game: Game,
    seats: list[int],
    games: int,
    seed: int,
    bots: list[str],
    options: dict[str, Any],
    line_up: str = MIXED,
) -> list[Tournament]:
    """The work, checked: whole rounds, as many as hold so many matches at each number of seats."""
    check_games(games)
    check_bots(game, bots)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadSetting(f"a tournament of {', '.join(bots)}", "two bots or more, each once")
    if line_up not in LINE_UPS:
        raise BadSetting(f"there is no line-up {line_up!r}", " or ".join(LINE_UPS))
    rounds = -(-games // round_size(len(bots), line_up))
    return [Tournament(game, count, rounds, seed, bots, options, line_up) for count in seats]


class Played:
    """A finished tournament: every round of it."""

    def __init__(self, jobs: list[Tournament], results: list[list[Any]], seconds: float) -> None:
        self.jobs = jobs
        self.seconds = seconds
        self.rounds: list[list[list[Facts]]] = [
            [matches for piece in pieces for matches in piece] for pieces in results
        ]
        """By number of seats: rounds, each a list of matches."""

    def in_turn(self) -> list[list[Facts]]:
        """All rounds, those of each number of seats by turns: the order in which they are rated."""
        return [matches for deal in zip(*self.rounds, strict=True) for matches in deal]


def tournament(
    jobs: list[Tournament],
    engine: Engine,
    journal: Path | None = None,
    resume: bool = False,
    progress: Progress | None = None,
) -> Played:
    """Play it; with a journal, so that it can be resumed."""
    begun = time.perf_counter()
    work: list[Job] = list(jobs)
    kept = None if journal is None else Journal(journal, work, resume)
    results = carry_out(work, engine, kept, progress)
    return Played(jobs, results, time.perf_counter() - begun)
