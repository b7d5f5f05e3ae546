"""The notebook: what one has been shown, seat by seat, with what others claim beside it."""

from __future__ import annotations

from whiteout.core.event import Facts
from whiteout.drawing.board import Board
from whiteout.words import Words

ABOUT = ("player", "target", "partner", "other", "by", "speaker", "seat")
"""The fields by which an event is about a seat."""


class Notebook:
    """Built from the events of one viewer and nothing else."""

    def __init__(self, board: Board, words: Words) -> None:
        self._board = board
        self._words = words
        self._turn = 0
        self._notes: dict[int, list[str]] = {}

    def read(self, facts: Facts, sentence: str) -> None:
        """Keep what is worth keeping of an event, under every other seat it is about."""
        if isinstance(facts.get("turn"), int):
            self._turn = facts["turn"]
        if not self._board.notable(facts):
            return
        about = {facts[field] for field in ABOUT if isinstance(facts.get(field), int)}
        for seat in sorted(about - {self._board.me}):
            when = self._words.say("turn", turn=self._turn)
            self._notes.setdefault(seat, []).append(f"{when}: {sentence}")

    def pages(self) -> list[tuple[str, list[str]]]:
        """Every seat there is something about, with its notes in order."""
        return [(self._board.names[seat], notes) for seat, notes in sorted(self._notes.items())]
