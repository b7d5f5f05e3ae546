"""How fast this build is on this machine: a few numbers, each from about a second of work."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable

from whiteout.bots.drive import Table
from whiteout.bots.random_bot import RandomBot
from whiteout.build_kind import COMPILED
from whiteout.core.bot import Bot
from whiteout.core.chance import SeededChance
from whiteout.core.event import Facts
from whiteout.core.game import Game
from whiteout.core.position import Position
from whiteout.core.view import encode, view

BATCHES = 5


def measure(game: Game, seconds: float = 1.0) -> Facts:
    """Random play, and what a position costs to set up, to copy and to look at."""
    seats = game.usual_seats()
    position = _halfway(game, seats)
    micro = {
        "setup_us": lambda: game.start(seats, {}, SeededChance(1), False),
        "clone_us": position.clone,
        "view_us": lambda: view(game, position, 0),
        "encode_us": lambda: encode(view(game, position, 0)),
    }
    return {
        "game": game.id,
        "seats": seats,
        "compiled": COMPILED,
        "python": platform.python_version(),
        "decisions_per_s": _random_play(game, seats, seconds),
        **{name: _time(work, seconds / 4) for name, work in micro.items()},
    }


def _halfway(game: Game, seats: int) -> Position:
    """A position in the middle of a match, with its history."""
    position = game.start(seats, {}, SeededChance(7), True)
    bots: list[Bot] = [RandomBot(seat) for seat in range(seats)]
    table = Table(game, position, bots)
    while not position.over and table.decisions < 40:
        if position.choice is None:
            position.advance()
        else:
            table.decide(position.asked[0])
    return position


def _random_play(game: Game, seats: int, seconds: float) -> int:
    """Decisions per second of whole matches by random bots, set-up included."""
    decisions = 0
    index = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        position = game.start(seats, {}, SeededChance(1, index), False)
        bots: list[Bot] = [RandomBot(index * seats + seat) for seat in range(seats)]
        decisions += Table(game, position, bots).play()
        index += 1
    return round(decisions / (time.perf_counter() - begun))


def _time(work: Callable[[], object], seconds: float) -> float:
    """Microseconds a call takes: the best of a few batches, so that a busy machine weighs less."""
    count = 1
    while _batch(work, count) < seconds / (4 * BATCHES):
        count *= 2
    return round(min(_batch(work, count) for _ in range(BATCHES)) / count * 1e6, 2)


def _batch(work: Callable[[], object], count: int) -> float:
    begun = time.perf_counter()
    for _ in range(count):
        work()
    return time.perf_counter() - begun
