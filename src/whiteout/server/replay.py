"""Replays: a record played again, and what one viewer saw at every move of it.

A finished match is nobody's secret any more, so this needs no seat and no table: whoever has a
record may look at it. A record of a fair chance opens only with the secret that is revealed after
the end. Nothing is kept.
"""

from __future__ import annotations

from typing import Final

from msgspec import Raw

from whiteout.core.event import history_of
from whiteout.core.record import Record, Replay, parse
from whiteout.core.refusal import BrokenRecord, Malformed
from whiteout.games.registry import find_game
from whiteout.server import wire
from whiteout.server.changes import difference
from whiteout.server.fair import Budget
from whiteout.server.refusals import TooLarge

MOST_BYTES: Final = 2_000_000
"""A record of this size has some twenty thousand moves."""


def open_record(text: str) -> Replay:
    """A record before its first move; refuses what is too long to be a match."""
    if len(text) > MOST_BYTES:
        raise TooLarge(f"a record of {len(text)} characters", f"at most {MOST_BYTES}")
    record = parse(text)
    _check_names(record)
    name = record.header["game"]
    if not isinstance(name, str):
        raise BrokenRecord(f"line 1: a record of {name!r}", "the id of a game")
    return Replay(record, find_game(name))


def _check_names(record: Record) -> None:
    """Names are shown: nobody gets to hang a page with them."""
    if any(len(name) > 200 for name in record.header["names"]):
        raise BrokenRecord("line 1: a name of more than 200 characters", "shorter names")


def replay(text: str, viewer: int, budget: Budget | None = None) -> wire.Replayed:
    """What the replay page needs of a record; a broken one is refused with the line."""
    game = open_record(text)
    if viewer >= game.match.seats:
        raise Malformed(f"there is no seat {viewer}", f"a seat from 0 to {game.match.seats - 1}")
    eyes = _Eyes(game, viewer)
    budget = budget or Budget()
    eyes.look()
    while game.step():
        eyes.look()
        budget.check(f"line {game.done + 1}: ")
    record = game.record
    ending = record.ending or {}
    return wire.Replayed(
        game=game.match.game.id,
        names=game.match.names,
        options=game.match.options,
        moves=record.moves,
        end=ending.get("end", {}),
        chance=record.header["chance"],
        reveal=ending.get("reveal", {}),
        viewer=viewer,
        steps=eyes.steps,
    )


class _Eyes:
    """The viewer of a replay: what was new at every move."""

    def __init__(self, game: Replay, viewer: int) -> None:
        self.viewer = viewer
        self.steps: list[wire.ReplayStep] = []
        self._match = game.match
        self._read = 0
        self._view = b"{}"

    def look(self) -> None:
        """Take in what has happened."""
        happened = self._match.position.history or []
        events = history_of(happened[self._read :], self.viewer)
        self._read = len(happened)
        view = wire.encode(self._match.view(self.viewer))
        change = Raw(difference(self._view, view) or b"{}")
        self._view = view
        self.steps.append(wire.ReplayStep(events=events, change=change))
