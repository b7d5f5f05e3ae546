"""Bots: players without a person. They look through their seat's eyes and nothing else."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from whiteout.core.event import Facts
from whiteout.core.game import Game
from whiteout.core.option import Option
from whiteout.core.position import Position
from whiteout.core.view import view


class Eyes:
    """What one seat may see and do: its view, its events, its options.

    A bot is handed eyes, never a position. The contract suite checks that every bot decides the
    same when all that its seat cannot know is drawn anew.
    """

    __slots__ = ("_game", "_position", "_read", "seat", "seats")

    def __init__(self, game: Game, position: Position, seat: int) -> None:
        self._game = game
        self._position = position
        self._read = 0
        self.seat = seat
        self.seats = position.seats

    def view(self) -> Facts:
        """The seat's view of the position."""
        return view(self._game, self._position, self.seat)

    def box(self) -> Facts:
        """What is public from the start: the options in force, what the box holds."""
        return self._game.box(self._position)

    def options(self) -> list[Option]:
        """The answers open to the seat, if it is asked."""
        p = self._position
        choice = p.choice
        if choice is None or self.seat not in p.asked:
            return []
        return choice.options(p, self.seat)

    def asides(self) -> list[Option]:
        """What stands open to the seat beside the choices."""
        return self._game.asides(self._position, self.seat)

    def news(self) -> list[Facts]:
        """The events this seat has seen since it was last asked for news."""
        history = self._position.history
        if history is None:
            return []
        seat = self.seat
        news = []
        for index in range(self._read, len(history)):
            facts = history[index].seen_by(seat)
            if facts is not None:
                news.append(facts)
        self._read = len(history)
        return news


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player: chooses among options, may take asides, may speak."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.listens = False
        """Whether the bot reads events; where no bot does, none are made."""

    def choose(self, eyes: Eyes) -> Option:
        """One of `eyes.options()`."""
        raise NotImplementedError

    def aside(self, eyes: Eyes) -> Option | None:
        """One of `eyes.asides()`, or nothing. Asked where the rules give the seat the word."""
        return None

    def speak(self, eyes: Eyes) -> list[Facts]:
        """Claims to make now, before choosing; see `core.claim`."""
        return []
