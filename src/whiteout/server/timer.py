"""The clock of the open choice, folded from the log like everything else.

A choice says by which clock it is played (`Choice.clock`); the table's settings say how long that
is. Clocks with a span keep what is left of them while a choice of another clock is open, and go on
with the next choice of their span. All others are wound up with each choice. What counts as one
choice is what was opened as one: an act in an open choice winds nothing up.
"""

from __future__ import annotations

from typing import Any

from whiteout.core.clock import KINDS, WINDOW, Clock
from whiteout.core.game import Game
from whiteout.core.position import Position
from whiteout.core.settings import read_settings
from whiteout.server.game_facts import PACE


class Run:
    """A clock that runs or stands still."""

    __slots__ = ("clock", "left", "more", "since", "total")

    def __init__(self, clock: Clock, total: float, at: float) -> None:
        self.clock = clock
        self.total = total
        """Its whole length in seconds."""
        self.left = total
        """What was left of it when it began to run."""
        self.since = at
        """Since when it runs, in seconds since 1970; moved on by pauses."""
        self.more = False
        """Whether more time has been given."""

    @property
    def is_window(self) -> bool:
        """Whether it has a fixed length and must not close before."""
        return self.clock.kind == WINDOW

    def ends(self) -> float:
        """When it will have run out."""
        return self.since + self.left

    def remaining(self, now: float) -> float:
        """What is left of it."""
        return max(0.0, self.ends() - now)

    def give_more(self) -> None:
        """As much again."""
        self.left += self.total
        self.total *= 2
        self.more = True


class Timer:
    """Knows which clock runs at a table, if any."""

    def __init__(self, game: Game, options: dict[str, Any], p: Position, at: float) -> None:
        values = read_settings(game.settings(), options, p.seats)
        self.pace = _seconds(values.get(PACE, 0))
        """Seconds for an answer at this table; 0: no clocks."""
        self._replaced = {kind: _seconds(values.get(f"{kind}_timer_s", 0)) for kind in KINDS}
        self._spans: dict[tuple[str, str], Run] = {}
        self._opened = 0
        self.run: Run | None = None
        """The clock of the open choice."""
        self.follow(p, at)

    def follow(self, p: Position, at: float) -> None:
        """Something has happened: the same clock goes on, or another one starts."""
        if not self.pace:
            return
        clock = p.choice.clock(p) if p.choice is not None else None
        run = self.run
        if clock is not None and run is not None and p.opened == self._opened and _same(clock, run):
            return
        if run is not None:
            run.left = run.remaining(at)
        self._opened = p.opened
        self.run = self._wind(clock, at) if clock is not None else None

    def _wind(self, clock: Clock, at: float) -> Run:
        """The clock of a span that has begun already, or a new one."""
        key = (clock.kind, clock.span)
        run = self._spans.get(key)
        if run is None:
            run = Run(clock, clock.length(self.pace, self._replaced[clock.kind]), at)
            if clock.span:
                self._spans[key] = run
        run.since = at
        return run

    def pause(self, seconds: float) -> None:
        """The clock stood still for so long."""
        if self.run is not None:
            self.run.since += seconds


def _same(clock: Clock, run: Run) -> bool:
    return (clock.kind, clock.span) == (run.clock.kind, run.clock.span)


def _seconds(value: object) -> int:
    return value if isinstance(value, int) else 0
