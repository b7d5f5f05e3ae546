"""The words of a scenario: its lines, the seats by name, what a game is given to set up."""

from __future__ import annotations

import json
from typing import Any, Final

from whiteout.core.event import ABOVE, SPECTATOR
from whiteout.core.kinds import Id
from whiteout.core.refusal import BrokenScenario

UNTIL_STABLE: Final = ["until", "stable"]
"""Under `given`, and behind an answer: stop at the next stable point."""


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


def id_code(line: Line, kind: Id, word: str) -> int:
    """The code of a word that names one of a family of things."""
    code = kind.find(word)
    if code < 0:
        expected = f"the id of a {kind.family}"
        if kind.names:
            named = [f"{word} ({', '.join(kind.names[at])})" for at, word in enumerate(kind.ids)]
            expected += ": " + ", ".join(named)
        raise line.broken(f"there is no {kind.family} {word!r}", expected)
    return code


class Words:
    """What the words of a line stand for, once the seats have names. `families` are the things that
    have other names than their ids; `options` the types of the arguments of every answer."""

    def __init__(
        self,
        names: list[str],
        families: dict[str, Id] | None = None,
        options: dict[str, dict[str, str]] | None = None,
    ) -> None:
        self.names = names
        self._families = families or {}
        self._options = options or {}

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

    def value(self, word: str, family: str = "") -> Any:
        """What a word stands for: a seat, a thing of this family, a number, a JSON value, or
        itself."""
        if word in self.names:
            return self.names.index(word)
        if family in self._families:
            return self._canonical(word, family)
        try:
            return json.loads(word)
        except ValueError:
            return word

    def _canonical(self, word: str, family: str) -> str:
        kind = self._families[family]
        code = kind.find(word)
        return word if code < 0 else kind.ids[code]

    def is_member(self, word: str) -> bool:
        """Whether a part of a path names a member of a list: by seat, by number or as one of the
        game's things."""
        named = any(kind.find(word) >= 0 for kind in self._families.values())
        return named or isinstance(self.value(word), int)

    def option(self, words: list[str]) -> str:
        """The text of an option: seats by name turned into numbers, other things into ids."""
        found = [str(self.names.index(word)) if word in self.names else word for word in words]
        types = list(self._options.get(words[0], {}).values()) if words else []
        for place, type_of in enumerate(types[: len(found) - 1], start=1):
            family = type_of.removeprefix("id:")
            if family in self._families:
                found[place] = self._canonical(found[place], family)
        return " ".join(found)

    def answer(self, text: str) -> list[str]:
        """The words of a line that gives this answer: the other way round."""
        words = text.split()
        for place, type_of in enumerate(self._options.get(words[0], {}).values(), start=1):
            if type_of == "seat":
                words[place] = self.names[int(words[place])]
        return words


class Given:
    """The seats by name, and the lines that say what lies on the table.

    `number` is the line of the heading: a fault that no single line has is laid to it.
    """

    def __init__(self, names: list[str], lines: list[Line], number: int = 1) -> None:
        self.names = names
        self.lines = [line for line in lines if line.words != UNTIL_STABLE]
        self.number = number
        self.pauses = len(self.lines) < len(lines)
        """Whether the match stops at its first stable point."""

    def seat(self, line: Line, word: str) -> int:
        """The seat of this name."""
        return Words(self.names).seat(line, word)

    def broken(self, wrong: str, expected: str) -> BrokenScenario:
        """The refusal of the description as a whole."""
        return Line(self.number, []).broken(wrong, expected)
