"""Telling what happened: events as lines of the log, the same in play and in replays."""

from __future__ import annotations

from rich.text import Text

from whiteout.cli.terminal import Terminal
from whiteout.core.event import Facts
from whiteout.drawing.board import Board
from whiteout.words import Words


class Teller:
    """Says events in sentences, as one viewer sees them."""

    def __init__(self, words: Words, board: Board, terminal: Terminal) -> None:
        self.words = words
        self.board = board
        self.terminal = terminal
        self.mark = "◆" if terminal.symbols else "*"

    def tell(self, facts: Facts, view: Facts, tables: bool = False) -> str:
        """Say one event; a new turn gets a headline and, if wanted, the table. The sentence."""
        sentence = self.words.event(facts, self.board.names, self.board.seating(view))
        secret = "only_you" in facts
        if secret and self.terminal.plain:
            sentence = f"{sentence} ({self.words.say('only-you')})"
        if "turn" in facts:
            self.terminal.rule(sentence)
            if tables and not self.terminal.plain:
                self.terminal.show(self.board.table(view, self.terminal.width))
        elif facts["event"] != "ended" and not self.board.quiet(facts):  # the reveal says the end
            mark = f"{self.mark} " if secret and not self.terminal.plain else "  "
            style = "secret" if secret else self.board.tone(facts)
            self.terminal.show(Text(mark + sentence, style=style), hanging=2)
        return sentence
