"""Many matches by bots, on one core or on several, always with the same result.

Match i draws its chance and its bots' seeds from (seed, i) and from nothing else, so how the
matches are spread over processes changes nothing but the time.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any

from whiteout.bots.drive import Endless, Table
from whiteout.bots.levels import bot_names, make_bot
from whiteout.core.chance import SeededChance
from whiteout.core.event import SPECTATOR, Facts
from whiteout.core.game import Game
from whiteout.core.refusal import BadSetting, Refusal
from whiteout.games.registry import find_game
from whiteout.lab.stats import spread, wilson

CHUNKS_PER_WORKER = 16
LARGEST_CHUNK = 200
"""Matches handed to a worker at once: few enough that progress is seen and memory stays small."""


class Tally:
    """What some matches have come to."""

    def __init__(self) -> None:
        self.wins: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()
        self.decisions: list[int] = []
        self.turns: list[int] = []

    def add(self, other: Tally) -> None:
        """Take in the matches of another tally."""
        self.wins += other.wins
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
        self.wins = {side: tally.wins[side] for side in game.sides}
        self.ends = {reason: tally.ends[reason] for reason in game.ends}
        self.intervals = {side: wilson(won, self.games) for side, won in self.wins.items()}
        self.lengths = {"decisions": spread(tally.decisions)}
        if tally.turns:
            self.lengths["turns"] = spread(tally.turns)

    def facts(self) -> Facts:
        """The result as one object; everything but the timings follows from the seed."""
        return {
            "game": self.plan.game.id,
            "rules": self.plan.game.version,
            "seats": self.plan.seats,
            "games": self.games,
            "seed": self.plan.seed,
            "bots": self.plan.bots,
            "options": self.plan.options,
            "decisions": self.decisions,
            "wins": self.wins,
            "intervals": {
                side: [round(low, 4), round(high, 4)]
                for side, (low, high) in self.intervals.items()
            },
            "ends": self.ends,
            "lengths": self.lengths,
            "workers": self.workers,
            "seconds": round(self.seconds, 3),
            "decisions_per_s": round(self.decisions / self.seconds),
            "games_per_s": round(self.games / self.seconds, 1),
        }


class Plan:
    """What is to be played, checked before anything is."""

    def __init__(
        self, game: Game, seats: int, seed: int, bots: list[str], options: dict[str, Any]
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = dict(options)
        self.bots = seat_bots(game, seats, bots)
        game.start(seats, self.options, SeededChance(seed, 0), False)

    def __reduce__(self) -> tuple[object, ...]:
        """Another process finds the game by its id."""
        return (_plan_of, (self.game.id, self.seats, self.seed, self.bots, self.options))

    def play(self, first: int, last: int) -> Tally:
        """The matches from `first` up to but not including `last`."""
        tally = Tally()
        for index in range(first, last):
            self._play_one(index, tally)
        return tally

    def _play_one(self, index: int, tally: Tally) -> None:
        game = self.game
        bots = [
            make_bot(game, name, bot_seed(self.seed, index, seat))
            for seat, name in enumerate(self.bots)
        ]
        listen = any(bot.listens for bot in bots)
        position = game.start(self.seats, self.options, SeededChance(self.seed, index), listen)
        try:
            tally.decisions.append(Table(game, position, bots).play())
        except Endless as endless:
            raise Refusal(f"match {index}: {endless}", "bots that finish, or a limit") from None
        outcome = game.outcome(position)
        tally.wins[outcome.side] += 1
        tally.ends[outcome.reason] += 1
        turn = game.view(position, SPECTATOR).get("turn")
        if isinstance(turn, int):
            tally.turns.append(turn)


def _plan_of(game: str, seats: int, seed: int, bots: list[str], options: dict[str, Any]) -> Plan:
    return Plan(find_game(game), seats, seed, bots, options)


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
    for name in names:
        if name not in bot_names(game):
            raise BadSetting(f"there is no bot {name!r}", " or ".join(bot_names(game)))
    return names


def simulate(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    bots: list[str],
    options: dict[str, Any],
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Play so many matches; `progress` is told how many more have ended."""
    if games < 1:
        raise BadSetting(f"{games} games cannot be played", "at least 1")
    if workers < 1:
        raise BadSetting(f"{workers} workers cannot play", "at least 1")
    plan = Plan(game, seats, seed, bots, options)
    chunks = _chunks(games, workers)
    workers = min(workers, len(chunks))
    begun = time.perf_counter()
    tally = Tally()
    for part in _play_here(plan, chunks) if workers == 1 else _play_apart(plan, chunks, workers):
        tally.add(part)
        if progress is not None:
            progress(len(part.decisions))
    return Result(plan, tally, workers, time.perf_counter() - begun)


def _chunks(games: int, workers: int) -> list[tuple[int, int]]:
    size = max(1, min(LARGEST_CHUNK, games // (workers * CHUNKS_PER_WORKER)))
    return [(first, min(first + size, games)) for first in range(0, games, size)]


def _play_here(plan: Plan, chunks: list[tuple[int, int]]) -> Iterator[Tally]:
    for first, last in chunks:
        yield plan.play(first, last)


# -- several processes ---------------------------------------------------------------------------


def _play_apart(plan: Plan, chunks: list[tuple[int, int]], workers: int) -> Iterator[Tally]:
    """The chunks as they get done; counts and sorted spreads do not depend on their order."""
    try:
        with _pool(workers) as pool:
            waiting = [pool.submit(plan.play, first, last) for first, last in chunks]
            for done in as_completed(waiting):
                yield done.result()
    except BrokenProcessPool:
        raise Refusal("a worker process has died", "fewer workers, or more memory") from None


@contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """A pool of fresh processes that is gone when the block is left, however it is left."""
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_start_worker)
    try:
        yield pool
    except BaseException:
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _start_worker() -> None:
    """Ctrl-C is the parent's business; a worker whose parent is gone goes too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
