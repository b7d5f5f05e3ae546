"""The agenda of a room: one alarm for whatever is due next, so that a quiet table costs nothing."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from whiteout.server.bots import Bots
from whiteout.server.calls import Calls
from whiteout.server.clocks import Absence, DecisionClock, Duty, HostAway, LoneOption
from whiteout.server.refusals import Unkept

if TYPE_CHECKING:
    import asyncio

    from whiteout.server import entries as log
    from whiteout.server.config import Alarm
    from whiteout.server.room import Room

logger = logging.getLogger("whiteout.server")

_RETRY_S: Final = 5.0
"""How long to wait when the store has failed."""


class Agenda:
    """Knows what comes next at a table and sees that it happens."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._absence = Absence(room)
        self._bots = Bots(room)
        self._calls = Calls(room)
        self._duties: tuple[Duty, ...] = (
            self._bots,
            LoneOption(room),
            DecisionClock(room),
            self._absence,
            HostAway(room),
            self._calls,
        )
        self._alarm: Alarm | None = None
        self.ticking: asyncio.Task[None] | None = None

    def new_match(self) -> None:
        """What was known of the last match is forgotten."""
        self._absence.new_match()

    def call(self, called: log.Called) -> None:
        """An absent person is told."""
        self._calls.make(called)

    def due(self) -> float | None:
        """When something has to happen next, if anything."""
        due = [when for duty in self._duties if (when := duty.due()) is not None]
        return min(due) if due else None

    def arm(self, wait: float = 0.0) -> None:
        """Set the alarm, at the earliest in so many seconds."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = self.due()
        if due is not None and not self._room.table.closed:
            time = self._room.house.time
            self._alarm = time.ring(max(wait, due - time.now()), self._ring)

    def rest(self) -> None:
        """Nothing happens by itself any more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        self.ticking = self._room.house.spawn(self.tick())

    async def tick(self) -> None:
        """Do the first thing that is due, then let other rooms have their turn."""
        room = self._room
        async with room.lock:
            try:
                await room.settle()
            except Unkept:
                self.arm(_RETRY_S)
                return
            now = room.house.time.now()
            for duty in self._duties:
                due = duty.due()
                if due is not None and due <= now + 0.001:
                    await self._do(duty, now)
                    return
            self.arm()

    async def _do(self, duty: Duty, now: float) -> None:
        """A duty that fails is tried again later: no table stands still for good."""
        try:
            if duty is self._bots:
                await self._bots.think()
            entries = duty.entries(now)
            if entries:
                await self._room.commit(entries)
            else:
                self.arm()
        except Unkept:
            self.arm(_RETRY_S)
        except Exception:
            logger.exception("duty failed", extra={"table": self._room.code})
            self._room.house.metrics.count("faults")
            self.arm(_RETRY_S)
