"""Perfect recall: all that a seat has seen and answered, as facts and as a row of small numbers.

A token is a number that stands for a word, a bracket or a number. The tokens of what a seat has
seen can be read back to the very same facts, so nothing is lost but what no longer fits into a
row of fixed length; there the oldest goes first.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any

from whiteout.core.bot import Eyes
from whiteout.core.event import Facts
from whiteout.core.fields import OffTheLayout
from whiteout.core.game import Game

NOTHING = 0
"""The token in front of a row that is not full."""

_SIGNS = ["", "{", "}", "[", "]", "-", "+256*", "null", "false", "true"]
_NUMBERS = len(_SIGNS)
_WORDS = _NUMBERS + 256
_CONSTANTS: dict[Any, int] = {None: 7, False: 8, True: 9}


class Vocabulary:
    """Every token of a game: signs, the numbers below 256, then words in an order that holds as
    long as the game's tables do."""

    def __init__(self, game: Game, words: list[str]) -> None:
        found = ["event", "only_you", "answer", *[claim.key for claim in game.claims()]]
        for kind, declared in game.events().items():
            found += [kind, *declared.public, *declared.secret]
        found += [*words, *game.cards, *game.roles, *game.allegiances, *game.ends]
        found += [option.text for option in game.alphabet()]
        for claim in game.claims():
            for blank in claim.blanks:
                found += [blank.name, *blank.choices]
        self.words = list(dict.fromkeys(found))
        self._tokens = {word: _WORDS + place for place, word in enumerate(self.words)}
        self.size = _WORDS + len(self.words)

    def encode(self, value: Any) -> list[int]:
        """The tokens of a fact."""
        out: list[int] = []
        self._put(value, out)
        return out

    def _put(self, value: Any, out: list[int]) -> None:
        if isinstance(value, str):
            token = self._tokens.get(value)
            if token is None:
                raise OffTheLayout(f"{value!r} stands in no table of the game")
            out.append(token)
        elif value is None or isinstance(value, bool):
            out.append(_CONSTANTS[value])
        elif isinstance(value, int):
            self._put_number(value, out)
        elif isinstance(value, list):
            out.append(3)
            for member in value:
                self._put(member, out)
            out.append(4)
        else:
            out.append(1)
            for key, member in value.items():
                self._put(key, out)
                self._put(member, out)
            out.append(2)

    def _put_number(self, number: int, out: list[int]) -> None:
        if number < 0:
            out.append(5)
            number = -number
        if number >= 256:
            out.append(6)
            self._put_number(number // 256, out)
            number %= 256
        out.append(_NUMBERS + number)

    def decode(self, tokens: Iterable[int]) -> list[Any]:
        """The facts of some tokens; empty places in front are passed over."""
        rest = [token for token in tokens if token != NOTHING][::-1]
        facts = []
        while rest:
            facts.append(self._take(rest))
        return facts

    def _take(self, rest: list[int]) -> Any:
        token = rest.pop()
        if token >= _WORDS:
            return self.words[token - _WORDS]
        if token >= _NUMBERS:
            return token - _NUMBERS
        sign = _SIGNS[token]
        if sign == "{":
            found: Facts = {}
            while rest[-1] != 2:
                key = self._take(rest)
                found[key] = self._take(rest)
            rest.pop()
            return found
        if sign == "[":
            members = []
            while rest[-1] != 4:
                members.append(self._take(rest))
            rest.pop()
            return members
        if sign == "-":
            return -self._take(rest)
        if sign == "+256*":
            return 256 * self._take(rest) + self._take(rest)
        return {"null": None, "false": False, "true": True}[sign]


class Recall:
    """What one seat has seen and answered so far."""

    def __init__(self, eyes: Eyes, vocabulary: Vocabulary) -> None:
        self._eyes = eyes
        self._vocabulary = vocabulary
        self._facts: list[Facts] = []
        self._tokens = array("i")
        self._coded = 0

    def answered(self, text: str) -> None:
        """The seat answers: what it has seen comes first."""
        self.facts().append({"answer": text})

    def facts(self) -> list[Facts]:
        """Everything, in order."""
        self._facts += self._eyes.news()
        return self._facts

    def tokens(self, length: int) -> array[int]:
        """The last `length` tokens, with nothing in front where there are fewer."""
        facts = self.facts()
        for index in range(self._coded, len(facts)):
            self._tokens.extend(self._vocabulary.encode(facts[index]))
        self._coded = len(facts)
        last = self._tokens[-length:]
        return array("i", bytes(4 * (length - len(last)))) + last

    def clone(self, eyes: Eyes) -> Recall:
        """A copy that listens through other eyes, from here on."""
        copy = Recall(eyes, self._vocabulary)
        copy._facts = self.facts()[:]
        eyes.news()  # heard already
        return copy
