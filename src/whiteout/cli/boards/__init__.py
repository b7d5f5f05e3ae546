"""How tables are drawn: one board for any game, and boards of their own for those that have one."""

from __future__ import annotations

from importlib import import_module

from whiteout.cli.boards.board import Board
from whiteout.words import Words

OWN = {
    "stay_away": "whiteout.cli.boards.stay_away",
    "outpost_31": "whiteout.cli.boards.outpost_31",
}
"""Games with a board of their own: the module, which names it BOARD."""


def board_for(words: Words, names: list[str], me: int, symbols: bool = True) -> Board:
    """The board of the game these words belong to."""
    game = words.game
    kind: type[Board] = Board
    if game is not None and game.id in OWN:
        kind = import_module(OWN[game.id]).BOARD
    return kind(words, names, me, symbols)
