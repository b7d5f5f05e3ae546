"""The `given` part of a scenario: lines of words that a game turns into a position."""

from __future__ import annotations

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


class Given:
    """The seats by name, and the lines that say what lies on the table."""

    def __init__(self, names: list[str], lines: list[Line]) -> None:
        self.names = names
        self.lines = lines

    def seat(self, line: Line, word: str) -> int:
        """The seat of this name."""
        if word not in self.names:
            raise line.broken(f"there is no seat {word!r}", " or ".join(self.names))
        return self.names.index(word)
