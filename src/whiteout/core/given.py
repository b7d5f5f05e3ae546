"""The words of a scenario: its lines, the seats by name, what a game is given to set up."""

from __future__ import annotations

import json
from typing import Any

from whiteout.core.event import ABOVE, SPECTATOR
from whiteout.core.refusal import BrokenScenario


class Line:
    """One line of a scenario: its number and its words."""

    __slots__ = ("number", "words")

    def __init__(self, number: int, words: list[str]) -> None:
        self.number = number
        self.words = words

    def text(self) -> str:
        """The line as a person would write it."""
        return " ".join(self.words)

    def broken(self, wrong: str, expected: str) -> BrokenScenario:
        """The refusal that names this line."""
        return BrokenScenario(f"line {self.number}: {wrong}", expected)


class Words:
    """What the words of a line stand for, once the seats have names."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def seat(self, line: Line, word: str) -> int:
        """The seat of this name."""
        if word not in self.names:
            raise line.broken(f"there is no seat {word!r}", " or ".join(self.names))
        return self.names.index(word)

    def viewer(self, line: Line, word: str) -> int:
        """A seat by name, `spectator`, or `above`."""
        if word == "spectator":
            return SPECTATOR
        if word == "above":
            return ABOVE
        return self.seat(line, word)

    def value(self, word: str) -> Any:
        """What a word stands for: a seat, a number, a JSON value, or itself."""
        if word in self.names:
            return self.names.index(word)
        try:
            return json.loads(word)
        except ValueError:
            return word

    def option(self, words: list[str]) -> str:
        """The text of an option, with seats by name turned into numbers."""
        return " ".join(
            str(self.names.index(word)) if word in self.names else word for word in words
        )


class Given:
    """The seats by name, and the lines that say what lies on the table.

    `number` is the line of the heading: a fault that no single line has is laid to it.
    """

    def __init__(self, names: list[str], lines: list[Line], number: int = 1) -> None:
        self.names = names
        self.lines = lines
        self.number = number

    def seat(self, line: Line, word: str) -> int:
        """The seat of this name."""
        return Words(self.names).seat(line, word)

    def broken(self, wrong: str, expected: str) -> BrokenScenario:
        """The refusal of the description as a whole."""
        return Line(self.number, []).broken(wrong, expected)
