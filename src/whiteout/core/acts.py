"""The `when` part of a scenario: what is done, line by line. A line that cannot be carried out is
refused with the rule that forbids it, and says where the match stands instead."""

from __future__ import annotations

from typing import Final

from whiteout.core.chance import SeededChance
from whiteout.core.event import Facts
from whiteout.core.given import UNTIL_STABLE, Line, Words
from whiteout.core.match import Match
from whiteout.core.option import LEAVE
from whiteout.core.refusal import BrokenScenario, Refusal

GO_ON: Final = ["go", "on"]
_LEAVES: Final = ["leaves"]
_TIMES_OUT: Final = ["times", "out"]
_MOST_PARTS: Final = 100
"""Of an answer that is put together by the clock: more would never end."""


class Acts:
    """Carries out the lines of `when` in a match."""

    def __init__(self, match: Match, words: Words, seed: int) -> None:
        self.match = match
        self.words = words
        self._chance = SeededChance(seed, 1)
        """For answers that time out."""

    def do(self, line: Line) -> None:
        """One line: an answer, an aside, a claim, a departure, a time-out, or going on."""
        try:
            if line.words in (GO_ON, UNTIL_STABLE):
                self._go_on(line)
            elif line.words[-2:] == UNTIL_STABLE:
                self._stop_after(line)
            else:
                self.attempt(line, line.words[1:])
        except BrokenScenario:
            raise
        except Refusal as refusal:
            wrong = f"{refusal.wrong} ({refusal.rule})" if refusal.rule else refusal.wrong
            raise line.broken(wrong + self._taken(line), refusal.expected) from None

    def attempt(self, line: Line, words: list[str]) -> None:
        """What the seat at the head of the line tries to do, in these words."""
        seat = self.words.viewer(line, line.words[0])
        if not words:
            raise line.broken("nothing is done", "a seat and its answer")
        if words == _LEAVES:
            self.match.aside(seat, LEAVE.text)
        elif words == _TIMES_OUT:
            self._time_out(line, seat)
        elif words[0] == "aside":
            self.match.aside(seat, self.words.option(words[1:]))
        elif words[0] == "claims":
            self.match.claim(seat, self._claim(line, words[1:]))
        else:
            self._check_open(line)
            self.match.answer(seat, self.match.position.number, self.words.option(words))

    def _time_out(self, line: Line, seat: int) -> None:
        """The automatic answer; one that is put together is completed by the same clock."""
        p = self.match.position
        self._check_open(line)
        number = p.number
        for _ in range(_MOST_PARTS):
            if seat not in p.asked:  # refused by the match, with the seat that is asked
                self.match.check_answer(seat, number, "")
            option = self.match.game.default(p, seat, self._chance)
            self.match.answer(seat, number, option.text)
            if p.number != number or seat not in p.asked or not p.drafts:
                return
        raise line.broken("the automatic answers never end", "an answer in the end")

    def _claim(self, line: Line, words: list[str]) -> Facts:
        kinds = {kind.key: kind for kind in self.match.game.claims()}
        if not words or words[0] not in kinds or len(words) != len(kinds[words[0]].blanks) + 1:
            raise line.broken("no such claim", " or ".join(kinds))
        facts: Facts = {"claim": words[0]}
        for blank, word in zip(kinds[words[0]].blanks, words[1:], strict=True):
            facts[blank.name] = word if blank.choices else self.words.value(word)
        return facts

    # -- stable points ---------------------------------------------------------------------------

    def _check_open(self, line: Line) -> None:
        """A match that stands at a stable point waits for nobody's answer."""
        p = self.match.position
        if p.choice is None and not p.over:
            raise line.broken("the match stands at a stable point", "an aside, or go on")

    def _go_on(self, line: Line) -> None:
        """`go on` to the next choice, `until stable` to the next stable point."""
        p = self.match.position
        if p.choice is not None or p.over:
            raise line.broken(self.where(), "an answer, or WHO ANSWER until stable")
        p.pauses = line.words == UNTIL_STABLE
        p.advance()
        if p.pauses:
            self._check_stopped(line)

    def _stop_after(self, line: Line) -> None:
        """`WHO ANSWER until stable`: the match stops at the first stable point that follows."""
        p = self.match.position
        p.pauses = True
        try:
            self.attempt(line, line.words[1:-2])
        finally:
            p.pauses = False
        self._check_stopped(line)

    def _check_stopped(self, line: Line) -> None:
        p = self.match.position
        p.pauses = False
        if not p.stable:
            raise line.broken(f"{self.where()} before a stable point", "an answer to that")

    # -- where the match stands ------------------------------------------------------------------

    def where(self) -> str:
        """What the match waits for, in words."""
        p = self.match.position
        if p.over:
            return "the match is over"
        if p.choice is None:
            return "the match stands at a stable point"
        waiting = " ".join(self.words.names[seat] for seat in p.asked)
        return f"the choice {p.choice.point(p)} of {waiting} is open"

    def _taken(self, line: Line) -> str:
        """Choices that the line may have meant: they had one option, and were taken by themselves
        after the last answer."""
        names = self.words.names
        taken = [
            f"; the choice {point} of {names[seat]} had one option and was taken by itself: {text}"
            for point, seat, text in self.match.position.forced
            if names[seat] == line.words[0]
        ]
        return "".join(taken)
