"""The table of Outpost 31 at a terminal: drawn, or told in sentences."""

from whiteout.games.outpost_31.terminal.board import BOARD

__all__ = ["BOARD"]
