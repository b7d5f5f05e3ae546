"""What happens at a table when nothing happens: clocks run out, people are away, hosts are gone.

A duty says when it is due and which entries it then adds. A room has one alarm, for whichever
duty is due first; nothing else in the server waits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from whiteout.server import entries as log
from whiteout.server.answers import lone_option, time_out
from whiteout.server.rhythm import next_move

if TYPE_CHECKING:
    from whiteout.server.room import Room

SLOW_S: Final = 3600
"""Where a choice may take an hour or more, people come and go: their clock decides, and a bot only
where somebody has asked for one."""


class Duty(Protocol):
    """Something to be done at a certain time."""

    def due(self) -> float | None:
        """When, in seconds since 1970; None while there is nothing to do."""

    def entries(self, now: float) -> list[log.Any_]:
        """What then happens."""


class DecisionClock:
    """Whoever does not answer in time gets the game's default answer; a window closes."""

    def __init__(self, room: Room) -> None:
        self._room = room

    def due(self) -> float | None:
        play = self._room.running()
        run = play.timer.run if play is not None else None
        return run.ends() + self._room.config.clock_grace_s if run is not None else None

    def entries(self, now: float) -> list[log.Any_]:
        play = self._room.running()
        return time_out(play) if play is not None else []


class LoneOption:
    """Where a person has a single option the server takes it, unless the person wants to be asked.
    Others must know that it is the only one; or nobody else may be there who could draw conclusions
    from it: a person alone among bots, with nobody watching. It takes as long as a bot would.
    Windows close by their clock alone.
    """

    def __init__(self, room: Room) -> None:
        self._room = room

    def _unseen(self, gen: int) -> bool:
        """Whether this person is the only one at the table and in front of it."""
        people = {seat.gen for seat in self._room.table.seats if seat.kind == "person"}
        return people == {gen} and all(link.gen == gen for link in self._room.links)

    def option_of(self, seat: int) -> str:
        """What will be answered for this seat by itself, or nothing."""
        coming = self._next()
        return coming.option if coming is not None and coming.seat == seat else ""

    def _next(self) -> log.Answered | None:
        play = self._room.running()
        if play is None or (play.timer.run is not None and play.timer.run.is_window):
            return None
        for seat in play.match.position.asked:
            state = self._room.table.seats[seat]
            option = lone_option(play, seat, self._unseen(state.gen))
            if option and state.kind == "person" and not (state.always_ask or state.held):
                number = play.match.position.number
                return log.Answered(seat=seat, choice=number, option=option, why="lone")
        return None

    def due(self) -> float | None:
        play = self._room.running()
        if play is None or self._next() is None:
            return None
        return next_move(self._room, play)

    def entries(self, now: float) -> list[log.Any_]:
        found = self._next()
        return [found] if found is not None else []


class Absence:
    """A bot holds the seat of a person who is away, while others are there to play with; at a slow
    table whenever that person has asked for it, and never otherwise."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._spared: set[int] = set()

    def _away(self) -> list[tuple[float, int]]:
        """Since when which seats are empty chairs."""
        room = self._room
        play = room.running()
        if play is None:
            return []
        slow = play.timer.pace >= SLOW_S
        if not slow and not room.someone_there():
            return []
        there = {link.gen for link in room.links}
        return [
            (max(room.away_since(seat.gen), play.started.at), number)
            for number, seat in enumerate(room.table.seats)
            if seat.kind == "person"
            and not seat.held
            and (seat.stand_in or not slow)
            and seat.gen not in there
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
