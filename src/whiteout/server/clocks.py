"""What happens at a table when nothing happens: clocks run out, people are away, hosts are gone.

A duty says when it is due and which entries it then adds. A room has one alarm, for whichever
duty is due first; nothing else in the server waits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from whiteout.server import entries as log
from whiteout.server.bots import default_answer

if TYPE_CHECKING:
    from whiteout.server.room import Room

SLOW_S: Final = 3600
"""Where a choice may take an hour or more, people come and go: their clock decides, no bot."""


class Duty(Protocol):
    """Something to be done at a certain time."""

    def due(self) -> float | None:
        """When, in seconds since 1970; None while there is nothing to do."""

    def entries(self, now: float) -> list[log.Any_]:
        """What then happens."""


class DecisionClock:
    """Whoever does not answer in time gets the game's default answer."""

    def __init__(self, room: Room) -> None:
        self._room = room

    def due(self) -> float | None:
        play = self._room.running()
        if play is None or not play.timeout or play.match.position.choice is None:
            return None
        return play.opened_at + play.total() + self._room.config.clock_grace_s

    def entries(self, now: float) -> list[log.Any_]:
        play = self._room.running()
        if play is None or not play.match.position.asked:
            return []
        return [default_answer(play, play.match.position.asked[0], "clock")]


class Absence:
    """A bot holds the seat of a person who is away, while others are there to play with."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._spared: set[int] = set()

    def _away(self) -> list[tuple[float, int]]:
        """Since when which seats are empty chairs."""
        room = self._room
        play = room.running()
        if play is None or not room.someone_there() or play.timeout >= SLOW_S:
            return []
        return [
            (max(room.away_since(seat.gen), play.started.at), number)
            for number, seat in enumerate(room.table.seats)
            if seat.kind == "person"
            and not seat.held
            and not room.is_there(seat.gen)
            and seat.gen not in self._spared
        ]

    def due(self) -> float | None:
        away = self._away()
        return min(away)[0] + self._room.config.absent_after_s if away else None

    def entries(self, now: float) -> list[log.Any_]:
        room = self._room
        play = room.running()
        if play is None:
            return []
        _, number = min(self._away(), default=(now, -1))
        if number < 0:
            return []
        if number in play.out():  # who is out has nothing to decide
            self._spared.add(room.table.seats[number].gen)
            return []
        return [log.Held(seat=number, held=True)]

    def new_match(self) -> None:
        """Everybody is in again."""
        self._spared.clear()


class HostAway:
    """A table whose host is gone gets another, so that it never freezes."""

    def __init__(self, room: Room) -> None:
        self._room = room

    def due(self) -> float | None:
        room = self._room
        table = room.table
        if not room.someone_there() or room.is_there(table.host) or room.host_is_there():
            return None
        if not table.host:
            return 0.0
        return room.away_since(table.host) + room.config.host_after_s

    def entries(self, now: float) -> list[log.Any_]:
        for number, seat in enumerate(self._room.table.seats):
            if seat.gen and self._room.is_there(seat.gen):
                return [log.Host(seat=number)]
        return []
