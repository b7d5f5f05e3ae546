"""Calling absent people: whose move it is at a table at which they are not.

Each call stands in the log, so that nobody is called twice for the same choice, not even after a
restart. It goes to the person's own browsers and changes nothing that anybody else sees.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from whiteout.server import entries as log
from whiteout.server.push import Why, text_of

if TYPE_CHECKING:
    from whiteout.server.room import Room

OVER: Final = -1
"""In place of a choice: the match is over."""
_DAY_S: Final = 86_400
_PAUSES_S: Final = (0.0, 30.0, 300.0)
"""Before each try of a call that fails."""


class Calls:
    """Who is called, and when: once a choice, some seconds after going away or being asked."""

    def __init__(self, room: Room) -> None:
        self._room = room

    def _wanted(self) -> list[tuple[float, int, int]]:
        """When which sitting is to be called for which choice."""
        room = self._room
        table, play = room.table, room.play
        if not (table.subscriptions and room.house.push.on and play is not None):
            return []
        found = []
        for seat in table.seats:
            if seat.gen not in table.subscriptions or room.is_there(seat.gen) or seat.held:
                continue
            choice = self._choice(seat.gen)
            if choice:
                found.append((self._when(seat.gen, choice), seat.gen, choice))
        return found

    def _choice(self, gen: int) -> int:
        """What the sitting is to be told of and has not been: a choice, the end, or nothing."""
        room = self._room
        table, play = room.table, room.play
        assert play is not None
        called = table.called.get(gen)
        last = called.choice if called is not None and called.match == play.number else 0
        choice = 0
        if table.stage == "playing" and play.waits_for(play.viewer(gen)):
            choice = play.match.position.number
        elif table.stage == "ended" and gen in play.started.gens:
            choice = OVER if room.away_since(gen) < table.ended_at else 0
        return choice if choice != last else 0

    def _when(self, gen: int, choice: int) -> float:
        room, config = self._room, self._room.config
        play = room.play
        assert play is not None
        left = room.away_since(gen)
        since = play.opened_at if choice != OVER else room.table.ended_at
        due = max(left, since) + config.call_after_s
        called = room.table.called.get(gen)
        if called is not None and left <= called.at:  # not been here since: no flood of calls
            due = max(due, called.at + config.call_pause_s)
        return due

    def due(self) -> float | None:
        wanted = self._wanted()
        return min(wanted)[0] if wanted else None

    def entries(self, now: float) -> list[log.Any_]:
        wanted = self._wanted()
        if not wanted or self._room.play is None:
            return []
        _, gen, choice = min(wanted)
        return [log.Called(gen=gen, match=self._room.play.number, choice=choice)]

    # -- making the call -------------------------------------------------------------------------

    def make(self, called: log.Called) -> None:
        """The call stands in the log: now it is made, beside everything else."""
        self._room.house.spawn(self._make(called))

    async def _make(self, called: log.Called) -> None:
        for subscription in self._room.table.subscriptions.get(called.gen, [])[:]:
            await self._try(called, subscription)

    async def _try(self, called: log.Called, to: log.Subscribed) -> None:
        room = self._room
        push = room.house.push
        why: Why = "over" if called.choice == OVER else "move"
        text = await asyncio.to_thread(text_of, why, room.table.game, room.code, to.lang)
        for pause in _PAUSES_S:
            await asyncio.sleep(pause)
            if pause and not self._still(called):
                return
            outcome = await push.send(to, text, self._ttl(), room.code)
            room.house.metrics.count(f"calls_{outcome}")
            if outcome == "gone":
                async with room.lock:
                    await room.commit([log.Unsubscribed(gen=to.gen, endpoint=to.endpoint)])
            if outcome != "failed":
                return

    def _still(self, called: log.Called) -> bool:
        """Whether the call has not been overtaken."""
        room = self._room
        return room.table.called.get(called.gen) is called and not room.is_there(called.gen)

    def _ttl(self) -> int:
        """For how long a push service keeps the call: as long as there is time to answer."""
        play = self._room.running()
        run = play.timer.run if play is not None else None
        if run is None:
            return _DAY_S
        return max(60, min(7 * _DAY_S, int(run.remaining(self._room.house.time.now()))))
