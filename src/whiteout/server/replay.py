"""Replays: a record played again, and what everybody saw at every move of it.

A finished match is nobody's secret any more, so this needs no seat and no table: whoever has a
record may look at it. A record of a fair chance opens only with the secret that is revealed after
the end. Nothing is kept.
"""

from __future__ import annotations

import json
from typing import Any, Final

from whiteout.core.event import ABOVE, SPECTATOR, Facts, history_of
from whiteout.core.record import Record, Replay, parse
from whiteout.core.refusal import BrokenRecord
from whiteout.games.registry import find_game
from whiteout.server import wire
from whiteout.server.refusals import TooLarge

MOST_BYTES: Final = 2_000_000
"""A record of this size has some twenty thousand moves."""
MOST_MOVES: Final = 5_000
"""Far more than a match has; every move costs a view for every viewer."""
MOST_FACTS: Final = 24_000_000
"""Characters of an answer; a match of twelve with 700 moves needs a fifth of it."""


def open_record(text: str) -> Replay:
    """A record before its first move; refuses what is too long to be a match."""
    if len(text) > MOST_BYTES:
        raise TooLarge(f"a record of {len(text)} characters", f"at most {MOST_BYTES}")
    record = parse(text)
    if len(record.moves) > MOST_MOVES:
        raise TooLarge(f"a record of {len(record.moves)} moves", f"at most {MOST_MOVES}")
    _check_names(record)
    name = record.header["game"]
    if not isinstance(name, str):
        raise BrokenRecord(f"line 1: a record of {name!r}", "the id of a game")
    return Replay(record, find_game(name))


def _check_names(record: Record) -> None:
    """Names are shown: nobody gets to hang a page with them."""
    if any(len(name) > 200 for name in record.header["names"]):
        raise BrokenRecord("line 1: a name of more than 200 characters", "shorter names")


def replay(text: str) -> wire.Replayed:
    """What the replay page needs of a record; a broken one is refused with the line."""
    game = open_record(text)
    eyes = [_Eyes(game, viewer) for viewer in [*range(game.match.seats), SPECTATOR, ABOVE]]
    size = 0
    more = True
    while more:
        size += sum(one.look() for one in eyes)
        if size > MOST_FACTS:
            raise TooLarge(f"line {game.done + 1}: too much to show", "a shorter match")
        more = game.step()
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
        viewers={str(one.viewer): one.steps for one in eyes},
    )


class _Eyes:
    """One viewer of a replay: what was new at every move."""

    def __init__(self, game: Replay, viewer: int) -> None:
        self.viewer = viewer
        self.steps: list[wire.ReplayStep] = []
        self._match = game.match
        self._read = 0
        self._view: Facts = {}

    def look(self) -> int:
        """Take in what has happened; how many characters it takes to tell."""
        happened = self._match.position.history or []
        events = history_of(happened[self._read :], self.viewer)
        self._read = len(happened)
        view = self._match.view(self.viewer)
        step = _changes(self._view, view, events)
        self._view = view
        self.steps.append(step)
        return len(json.dumps([step.events, step.view, step.gone]))


def _changes(before: Facts, view: Facts, events: list[Any]) -> wire.ReplayStep:
    new = {key: value for key, value in view.items() if key not in before or before[key] != value}
    gone = [key for key in before if key not in view]
    return wire.ReplayStep(events=events, view=new, gone=gone)
