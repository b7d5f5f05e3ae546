"""A seat played by one bot if it is dealt the first side of the game, and by another if not."""

from __future__ import annotations

from whiteout.core.bot import Bot, Eyes
from whiteout.core.event import Facts
from whiteout.core.game import Game
from whiteout.core.option import Option
from whiteout.core.position import Position


class BySide(Bot):
    """Two bots behind one seat. Who plays is decided by the side the seat is dealt, and stays so
    when it changes sides later. Each has eyes of its own, so neither misses what the other read;
    before the deal the first one plays."""

    def __init__(self, first: Bot, other: Bot) -> None:
        super().__init__(first.seed)
        self.listens = first.listens or other.listens
        self._pair = (first, other)
        self._decided = -1

    def sit(self, game: Game, position: Position, seat: int) -> None:
        """Take the seat, before the match begins."""
        self._game = game
        self._position = position
        self._eyes = (Eyes(game, position, seat), Eyes(game, position, seat))

    def choose(self, eyes: Eyes) -> Option:
        which = self._which(eyes.seat)
        return self._pair[which].choose(self._eyes[which])

    def aside(self, eyes: Eyes) -> Option | None:
        which = self._which(eyes.seat)
        return self._pair[which].aside(self._eyes[which])

    def speak(self, eyes: Eyes) -> list[Facts]:
        which = self._which(eyes.seat)
        return self._pair[which].speak(self._eyes[which])

    def _which(self, seat: int) -> int:
        if self._decided < 0:
            side = self._game.side_of(self._position, seat)
            if not side:
                return 0
            self._decided = 0 if side == self._game.sides[0] else 1
        return self._decided
