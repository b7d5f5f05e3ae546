"""How tables are drawn: one board for any game, and boards of their own that games bring along."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from whiteout.core.game import Game
from whiteout.drawing.board import Board
from whiteout.words import Words


def board_for(words: Words, names: list[str], me: int, symbols: bool = True) -> Board:
    """The board of the game these words belong to."""
    kind = Board if words.game is None else own_board(words.game)
    return kind(words, names, me, symbols)


def own_board(game: Game) -> type[Board]:
    """What the module `terminal` beside the game's own names BOARD, or the board for any game."""
    package = type(game).__module__.rpartition(".")[0]
    if not package or find_spec(f"{package}.terminal") is None:
        return Board
    board: type[Board] = import_module(f"{package}.terminal").BOARD
    return board
