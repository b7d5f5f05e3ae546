"""Many matches by bots, on one core or on several, always with the same result.

Match i draws its chance and its bots' seeds from (seed, i) and from nothing else, so how the
matches are spread over processes changes nothing but the time.
"""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from typing import Any

from whiteout.bots.drive import Endless, Table
from whiteout.bots.levels import check_bot, make_bot
from whiteout.core.bot import Bot
from whiteout.core.chance import SeededChance
from whiteout.core.event import SPECTATOR, Facts
from whiteout.core.game import Game
from whiteout.core.position import Position
from whiteout.core.refusal import BadSetting, Refusal
from whiteout.lab.engine import LARGEST_PIECE, Engine, Job, Progress, carry_out, cut, make_engine
from whiteout.lab.results import Results
from whiteout.lab.stats import spread, wilson


class Tally:
    """What some matches have come to."""

    def __init__(self) -> None:
        self.results = Results()
        self.ends: Counter[str] = Counter()
        self.decisions: list[int] = []
        self.turns: list[int] = []

    def add(self, other: Tally) -> None:
        """Take in the matches of another tally."""
        self.results.add(other.results)
        self.ends += other.ends
        self.decisions += other.decisions
        self.turns += other.turns


class Result:
    """A simulation: what was played, and what came of it."""

    def __init__(self, plan: Plan, tally: Tally, workers: int, seconds: float) -> None:
        self.plan = plan
        self.workers = workers
        self.seconds = seconds
        self.games = len(tally.decisions)
        self.decisions = sum(tally.decisions)
        game = plan.game
        self.results = tally.results
        self.wins = {name: tally.results.sides[name] for name in game.allegiances}
        """Matches by the allegiance that their end belongs to."""
        self.ends = {reason: tally.ends[reason] for reason in game.ends}
        self.intervals = {name: wilson(won, self.games) for name, won in self.wins.items()}
        self.lengths = {"decisions": spread(tally.decisions)}
        if tally.turns:
            self.lengths["turns"] = spread(tally.turns)

    def facts(self) -> Facts:
        """The result as one object; everything but the timings follows from the seed."""
        return {
            **self.plan.facts(),
            "games": self.games,
            "decisions": self.decisions,
            "wins": self.wins,
            "intervals": {
                name: [round(low, 4), round(high, 4)]
                for name, (low, high) in self.intervals.items()
            },
            "seats_won": self.results.by_seat(self.plan.game),
            "everybody": self.results.everybody(),
            "ends": self.ends,
            "lengths": self.lengths,
            "workers": self.workers,
            "seconds": round(self.seconds, 3),
            "decisions_per_s": round(self.decisions / self.seconds),
            "games_per_s": round(self.games / self.seconds, 1),
        }


class Matches(Job):
    """Matches of one game by bots who keep their seats; checked before anything is played."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        bots: list[str],
        options: dict[str, Any],
        games: int = 0,
        largest: int = LARGEST_PIECE,
    ) -> None:
        super().__init__(game)
        self.seats = seats
        self.seed = seed
        self.options = dict(options)
        self.bots = seat_bots(game, seats, bots)
        self.spans = cut(games, largest)
        game.start(seats, self.options, SeededChance(seed, 0), False)

    def facts(self) -> Facts:
        """All that the result depends on, but for the number of matches."""
        return {
            "game": self.game_id,
            "rules": self.game.version,
            "seats": self.seats,
            "seed": self.seed,
            "bots": self.bots,
            "options": self.options,
        }


class Plan(Matches):
    """Matches of which only the ends and lengths are counted."""

    def do(self, piece: int) -> Tally:
        """The matches of a piece."""
        return self.play(*self.spans[piece])

    def play(self, first: int, last: int) -> Tally:
        """The matches from `first` up to but not including `last`."""
        tally = Tally()
        for index in range(first, last):
            self._play_one(index, tally)
        return tally

    def _play_one(self, index: int, tally: Tally) -> None:
        game = self.game
        bots = seated(game, self.bots, self.seed, index)
        listen = any(bot.listens for bot in bots)
        position = game.start(self.seats, self.options, SeededChance(self.seed, index), listen)
        tally.decisions.append(play_out(game, position, bots, index))
        outcome = game.outcome(position)
        tally.results.note(game, position, outcome)
        tally.ends[outcome.reason] += 1
        turn = turn_of(game, position)
        if turn is not None:
            tally.turns.append(turn)


def seated(game: Game, names: list[str], seed: int, index: int) -> list[Bot]:
    """The bots of one match, a name for every seat."""
    return [make_bot(game, name, bot_seed(seed, index, seat)) for seat, name in enumerate(names)]


def play_out(game: Game, position: Position, bots: list[Bot], index: int) -> int:
    """A match to its end; how many decisions it took."""
    try:
        return Table(game, position, bots).play()
    except Endless as endless:
        raise Refusal(f"match {index}: {endless}", "bots that finish, or a limit") from None


def turn_of(game: Game, position: Position) -> int | None:
    """The number of the turn, where a game counts turns in the open."""
    turn = game.view(position, SPECTATOR).get("turn")
    return turn if isinstance(turn, int) else None


def bot_seed(seed: int, index: int, seat: int) -> int:
    """The seed of the bot at one seat of one match."""
    return int.from_bytes(
        hashlib.blake2b(b"%d/%d/%d" % (seed, index, seat), digest_size=6).digest()
    )


def seat_bots(game: Game, seats: int, bots: list[str]) -> list[str]:
    """A bot's name for every seat: one name stands for all."""
    game.check_seats(seats)
    names = bots * seats if len(bots) == 1 else list(bots)
    if len(names) != seats:
        raise BadSetting(f"{len(names)} bots for {seats} seats", f"one name, or {seats}")
    check_bots(game, names)
    return names


def check_bots(game: Game, names: list[str]) -> None:
    """Refuse bots that this game has not."""
    for name in names:
        check_bot(game, name)


def check_games(games: int) -> None:
    """Refuse to play nothing."""
    if games < 1:
        raise BadSetting(f"{games} games cannot be played", "at least 1")


def simulate(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    bots: list[str],
    options: dict[str, Any],
    workers: int = 1,
    progress: Progress | None = None,
    engine: Engine | None = None,
) -> Result:
    """Play so many matches; `progress` is told how many more have ended. Without an engine, on so
    many processes of this machine."""
    check_games(games)
    engine = engine or make_engine("process", workers)
    plan = Plan(game, seats, seed, bots, options, games)
    begun = time.perf_counter()
    tally = Tally()
    for part in carry_out([plan], engine, None, progress)[0]:
        tally.add(part)
    workers = min(engine.workers, len(plan.spans))
    return Result(plan, tally, workers, time.perf_counter() - begun)
