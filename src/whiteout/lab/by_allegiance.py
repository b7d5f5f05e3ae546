"""A seat played by one bot while it plays for one thing, and by another while it does not."""

from __future__ import annotations

from whiteout.core.bot import Bot, Eyes
from whiteout.core.event import Facts
from whiteout.core.game import Game
from whiteout.core.option import Option
from whiteout.core.position import Position


class ByAllegiance(Bot):
    """Two bots behind one seat: the first plays for `allegiance`, the other for anything else.

    With `dealt`, who plays is decided once, by what the seat is dealt; without it, at every
    decision by what the seat plays for then. Before the deal the other one plays. Each has eyes of
    its own, so neither misses what the other has read.
    """

    def __init__(self, first: Bot, other: Bot, allegiance: str, dealt: bool) -> None:
        super().__init__(first.seed)
        self.listens = first.listens or other.listens
        self._pair = (first, other)
        self._allegiance = allegiance
        self._dealt = dealt
        self._decided = -1

    def sit(self, game: Game, position: Position, seat: int) -> None:
        """Take the seat, before the match begins."""
        self._game = game
        self._position = position
        self._eyes = (Eyes(game, position, seat), Eyes(game, position, seat))

    def choose(self, eyes: Eyes) -> Option:
        which = self.which()
        return self._pair[which].choose(self._eyes[which])

    def aside(self, eyes: Eyes) -> Option | None:
        which = self.which()
        return self._pair[which].aside(self._eyes[which])

    def speak(self, eyes: Eyes) -> list[Facts]:
        which = self.which()
        return self._pair[which].speak(self._eyes[which])

    def which(self) -> int:
        """The bot whose decision it is: 0 or 1."""
        if self._decided >= 0:
            return self._decided
        mine = self._game.allegiance(self._position, self._eyes[0].seat)
        which = 0 if mine == self._allegiance else 1
        if self._dealt and mine:
            self._decided = which
        return which
