"""The rhythm of the bots: how long after a choice has opened the next of them moves.

The host sets the pace of a table. Within it a row of passes goes by quickly, and after a great
moment everybody has time to take it in. What counts is only what everybody has just seen: neither
what a bot holds, nor what it is about to answer, nor what single seats were shown changes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from whiteout.core.event import SPECTATOR, Event
from whiteout.core.game import Game

if TYPE_CHECKING:
    from whiteout.server.play import Play
    from whiteout.server.room import Room

PACES: Final = {"slow": 2.0, "normal": 1.0, "fast": 0.35}
PAUSED: Final = "paused"
PASSING: Final = 0.4
USUAL: Final = 1.0
GREAT: Final = 3.0


def beat_of(game: Game, events: list[Event]) -> float:
    """How long the table takes over what has just happened, as everybody has seen it."""
    kinds = {event.kind for event in events if event.reaches(SPECTATOR)}
    if kinds & game.great_events:
        return GREAT
    return PASSING if kinds and kinds <= game.passing_events else USUAL


def next_move(room: Room, play: Play) -> float | None:
    """When bots move, and single options are taken; None while the table is paused."""
    pace = room.table.pace
    if pace == PAUSED:
        return None
    return play.opened_at + room.config.bot_delay_s * PACES[pace] * play.beat
