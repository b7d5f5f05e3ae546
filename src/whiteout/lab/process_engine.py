"""The engine of this machine: processes that are gone when the work is, however it ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Any

from whiteout.core.refusal import Refusal
from whiteout.lab.engine import Job

MOST_DEATHS = 3
"""So many times in a row workers may die without a single piece done: then it is no accident."""

AHEAD = 2
"""Pieces in hand for each worker: none waits for work, and few results wait for us."""


class ProcessEngine:
    """One process or several. A worker that dies takes down its pool; the pieces it had not
    finished are done by the next one."""

    name = "process"

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, job: Job, pieces: list[int]) -> Generator[tuple[int, Any], None, None]:
        """The results as they get done. Altered data needs a process of its own even for one
        worker: here the game is imported already."""
        if self.workers == 1 and not job.changes.texts:
            for piece in pieces:
                yield piece, job.do(piece)
            return
        left = dict.fromkeys(pieces)
        deaths = 0
        while left:
            before = len(left)
            try:
                for piece, result in self._with_one_pool(job, list(left)):
                    del left[piece]
                    yield piece, result
            except BrokenProcessPool:
                deaths = deaths + 1 if len(left) == before else 0
                if deaths == MOST_DEATHS:
                    raise Refusal(
                        "the worker processes die again and again", "fewer workers, or more memory"
                    ) from None

    def _with_one_pool(self, job: Job, pieces: list[int]) -> Generator[tuple[int, Any], None, None]:
        queue = iter(pieces)
        waiting: dict[Future[Any], int] = {}
        with _pool(min(self.workers, len(pieces))) as pool:
            while True:
                for piece in islice(queue, AHEAD * self.workers - len(waiting)):
                    waiting[pool.submit(job.do, piece)] = piece
                if not waiting:
                    return
                ready, _ = wait(waiting, return_when=FIRST_COMPLETED)
                # What is done counts, even if another piece has just taken the pool down.
                for future in sorted(ready, key=_has_failed):
                    yield waiting.pop(future), future.result()


def _has_failed(future: Future[Any]) -> bool:
    return future.exception() is not None


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
