"""Work cut into numbered pieces, done by any engine, always with the same result.

A piece follows from its job and its number alone, and results are put together in the order of
the numbers. So neither the engine nor the number of workers changes a figure, a piece whose
worker has died is simply done again, and a run that was interrupted goes on from its journal.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from typing import TYPE_CHECKING, Any, Protocol

from whiteout.core.event import Facts
from whiteout.core.game import Game
from whiteout.core.refusal import BadSetting
from whiteout.lab.altered import NO_CHANGES, Changes, open_game

if TYPE_CHECKING:
    from whiteout.lab.journal import Journal

ENGINES = ("process", "ray")
PIECES = 64
LARGEST_PIECE = 100
"""A run has at least so many pieces, and none is larger than this: progress is seen, workers come
out even, and little is done again when one dies."""

Progress = Callable[[int], None]
Keep = Callable[[int, int, Any], Any]
"""What becomes of the result of (job, piece) before it is put by: it may be written away."""


class Job:
    """Work on one game, in pieces. Subclasses are pickled; the game is found again by its id."""

    def __init__(self, game: Game, changes: Changes = NO_CHANGES) -> None:
        self.game_id = game.id
        self.changes = changes
        self._game: Game | None = game
        self.spans: list[tuple[int, int]] = []
        """The pieces: the first match of each, and the one after its last."""

    @property
    def game(self) -> Game:
        """The game, in another process with the data this job wants."""
        if self._game is None:
            self._game = open_game(self.game_id, self.changes)
        return self._game

    def __getstate__(self) -> Facts:
        return {**self.__dict__, "_game": None}

    def facts(self) -> Facts:
        """All that the result depends on: a journal of other facts is not this job's."""
        raise NotImplementedError

    def do(self, piece: int) -> Any:
        """One piece. What it gives can be written as JSON, or is written away by a `Keep`."""
        raise NotImplementedError

    def matches(self, piece: int) -> int:
        """How many matches a piece has, for the progress bar."""
        first, last = self.spans[piece]
        return last - first


class Engine(Protocol):
    """Whatever can do pieces."""

    name: str
    workers: int

    def run(self, job: Job, pieces: list[int]) -> Generator[tuple[int, Any], None, None]:
        """The results, each with its piece's number, as they get done."""
        ...


def make_engine(name: str, workers: int, address: str = "") -> Engine:
    """The engine of this name; `address` is a cluster's, for Ray alone."""
    if workers < 1:
        raise BadSetting(f"{workers} workers cannot play", "at least 1")
    if name == "process":
        from whiteout.lab.process_engine import ProcessEngine

        if address:
            raise BadSetting("the engine process has no address", "--engine ray")
        return ProcessEngine(workers)
    if name == "ray":
        from whiteout.lab.ray_engine import RayEngine

        return RayEngine(workers, address)
    raise BadSetting(f"there is no engine {name!r}", " or ".join(ENGINES))


def cut(matches: int, largest: int = LARGEST_PIECE) -> list[tuple[int, int]]:
    """Matches in pieces; how many workers there are plays no part, so any of them can resume."""
    size = max(1, min(largest, matches // PIECES))
    return [(first, min(first + size, matches)) for first in range(0, matches, size)]


def carry_out(
    jobs: list[Job],
    engine: Engine,
    journal: Journal | None = None,
    progress: Progress | None = None,
    keep: Keep | None = None,
) -> list[list[Any]]:
    """The results of all pieces, by job, in the order of their numbers."""
    everything = []
    for number, job in enumerate(jobs):
        done = journal.done(number) if journal is not None else {}
        if progress is not None:
            progress(sum(job.matches(piece) for piece in done))
        missing = [piece for piece in range(len(job.spans)) if piece not in done]
        with closing(engine.run(job, missing)) as results:
            for piece, result in results:
                kept = result if keep is None else keep(number, piece, result)
                if journal is not None:
                    journal.add(number, piece, kept)
                done[piece] = kept
                if progress is not None:
                    progress(job.matches(piece))
        everything.append([done[piece] for piece in range(len(job.spans))])
    return everything
