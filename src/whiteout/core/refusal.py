"""Refusals: the typed answers to whatever cannot be done.

Each says what was wrong, what was expected, and the rule that forbids it where there is one. A
refusal changes nothing.
"""

from __future__ import annotations

from typing import ClassVar


class Refusal(Exception):
    """Something asked of a match that it does not do. The match is unchanged."""

    code: ClassVar[str] = "refused"

    def __init__(self, wrong: str, expected: str, rule: str = "") -> None:
        self.wrong = wrong
        self.expected = expected
        self.rule = rule
        law = f" ({rule})" if rule else ""
        super().__init__(f"{wrong}{law}; expected: {expected}")

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.wrong, self.expected, self.rule))


class WrongSeat(Refusal):
    """The seat is not asked, or there is no such seat."""

    code: ClassVar[str] = "wrong_seat"


class StaleChoice(Refusal):
    """The answer names a choice that is not open."""

    code: ClassVar[str] = "stale_choice"


class NotOffered(Refusal):
    """The option is not among those offered."""

    code: ClassVar[str] = "not_offered"


class Malformed(Refusal):
    """The value is not of the form asked for."""

    code: ClassVar[str] = "malformed"


class MatchOver(Refusal):
    """The match has ended; it takes no more answers."""

    code: ClassVar[str] = "match_over"


class BadSetting(Refusal):
    """A game, a number of seats or an option of the game that cannot be had."""

    code: ClassVar[str] = "bad_setting"


class BrokenRecord(Refusal):
    """A record that cannot be read or does not hold; names the line."""

    code: ClassVar[str] = "broken_record"


class BrokenScenario(Refusal):
    """A scenario that cannot be read, or whose `then` does not hold; names the line."""

    code: ClassVar[str] = "broken_scenario"
