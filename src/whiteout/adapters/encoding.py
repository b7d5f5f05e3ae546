"""The numbers of a game: what a seat sees as a row of floats, what it may do as a mask."""

from __future__ import annotations

from array import array
from functools import cache
from typing import Any

from whiteout.adapters.extra import need
from whiteout.adapters.recall import Vocabulary
from whiteout.core.event import Facts
from whiteout.core.game import Game
from whiteout.core.refusal import BadSetting
from whiteout.games.registry import find_game


class Encoding:
    """Numbers for the views and options of one game at a table of so many seats.

    Action i is `alphabet[i]`; the row is laid out by `layout`. Both follow from the game's tables
    alone, so they are the same in every process and for as long as the rules' version is.
    """

    def __init__(self, game: Game, seats: int) -> None:
        game.check_seats(seats)
        self.game = game
        self.seats = seats
        self.alphabet = game.alphabet()
        if not self.alphabet:
            raise BadSetting(f"{game.id} has no alphabet", "a game made for learners")
        self.index = {option.text: number for number, option in enumerate(self.alphabet)}
        self.layout = game.layout(seats)
        self.vocabulary = Vocabulary(game, self.layout.words)
        self.actions = len(self.alphabet)
        self.size = self.layout.size
        self._np = need("numpy")

    def observation(self, view: Facts) -> Any:
        """A view as a row of 32-bit floats between -1 and 1."""
        return self._np.frombuffer(self.layout.write(view), self._np.float32)

    def mask(self, legal: list[int], more: int = 0) -> Any:
        """1 for every action that may be taken, 0 for all others, of which there may be more than
        the game knows."""
        marks = bytearray(self.actions + more)
        for action in legal:
            marks[action] = 1
        return self._np.frombuffer(marks, self._np.int8)

    def row(self, tokens: array[int]) -> Any:
        """Tokens as a row of 32-bit integers."""
        return self._np.frombuffer(tokens, self._np.int32)

    def spaces(self, history: int, actions: int) -> tuple[Any, Any]:
        """The spaces of observations and of actions, as Gymnasium and PettingZoo name them."""
        spaces = need("gymnasium").spaces
        np = self._np
        parts = {
            "observation": spaces.Box(-1.0, 1.0, (self.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
        if history:
            most = self.vocabulary.size - 1
            parts["history"] = spaces.Box(0, most, (history,), np.int32)
        return spaces.Dict(parts), spaces.Discrete(actions)


@cache
def _of_ours(game: str, seats: int) -> Encoding:
    return Encoding(find_game(game), seats)


def encoding(game: Game | str, seats: int) -> Encoding:
    """The encoding of a game; for games by id it is made once."""
    return _of_ours(game, seats) if isinstance(game, str) else Encoding(game, seats)
