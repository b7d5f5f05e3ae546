"""Whole matches are played for whoever asks for a replay: one at a time, places take turns, and
nothing is played for somebody who has gone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from whiteout.core.refusal import Malformed
from whiteout.server.refusals import TooFast, TooLarge

Result = TypeVar("Result")

MOST_EACH: Final = 4
"""Requests of one place that wait at once."""
MOST: Final = 64
MOST_S: Final = 5.0
"""Processor time for one request; a match of 3,000 moves takes a second or two."""
_LOOK_S: Final = 0.25


class Gone(Exception):
    """Nobody waits for it any more."""


class Budget:
    """What one request may cost. Whoever works for it asks now and then."""

    __slots__ = ("_end", "_most", "stopped")

    def __init__(self, most: float = MOST_S) -> None:
        self._most = most
        self._end = 0.0
        self.stopped = False

    def check(self, where: str = "") -> None:
        """Raise where it has cost too much, or nobody waits for it."""
        if self.stopped:
            raise Gone
        now = time.thread_time()
        self._end = self._end or now + self._most
        if now > self._end:
            raise TooLarge(f"{where}too much to play", "a shorter match")


class Fair:
    """The queue."""

    def __init__(self) -> None:
        self._waiting: dict[str, list[asyncio.Future[None]]] = {}
        self._busy = False

    async def run(
        self,
        place: str,
        work: Callable[[Budget], Result],
        has_gone: Callable[[], Awaitable[bool]],
    ) -> Result:
        """Do the work in a thread when it is this place's turn."""
        budget = Budget()
        task = asyncio.create_task(self._work(place, work, budget))
        try:
            while not task.done():
                await asyncio.wait([task], timeout=_LOOK_S)
                if not task.done() and await has_gone():
                    raise Gone
        except BaseException:
            budget.stopped = True
            task.cancel()
            raise
        return task.result()

    async def _work(self, place: str, work: Callable[[Budget], Result], budget: Budget) -> Result:
        await self._turn(place)
        try:
            return await asyncio.to_thread(work, budget)
        except RecursionError:
            raise Malformed("this is nested too deeply", "a record") from None
        finally:
            self._busy = False
            self._call_next()

    async def _turn(self, place: str) -> None:
        ours = self._waiting.get(place, [])
        if len(ours) >= MOST_EACH or sum(map(len, self._waiting.values())) >= MOST:
            raise TooFast("too many replays at once", "a short pause")
        ticket: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(place, []).append(ticket)
        self._call_next()
        try:
            await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled():
                self._busy = False
                self._call_next()
            else:
                self._waiting[place].remove(ticket)
                if not self._waiting[place]:
                    del self._waiting[place]
            raise

    def _call_next(self) -> None:
        """The place that has waited longest; it then goes to the end."""
        if self._busy or not self._waiting:
            return
        place = next(iter(self._waiting))
        tickets = self._waiting.pop(place)
        ticket = tickets.pop(0)
        if tickets:
            self._waiting[place] = tickets
        self._busy = True
        ticket.set_result(None)
