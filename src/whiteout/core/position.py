"""Positions and steps: a rulebook is a stack of procedures.

A position owns its mutable data, its chance and a stack of immutable steps. `advance` runs steps
until a choice waits for a seat, the match is over, or (where the driver asked for it) a stable
point has been reached at which seats may be asked for asides.

The class may be subclassed by interpreted code when it is compiled, so that a game from another
package runs on either build; so may the steps of core.choice, core.open_choice and core.draft.

Steps hold only what everybody may know. Hidden facts lie in the position, so that resampling a
position never has to rewrite a step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from whiteout.core.chance import Chance
from whiteout.core.event import Event
from whiteout.core.option import Option

if TYPE_CHECKING:
    from whiteout.core.choice import Choice, Step
    from whiteout.core.zones.observer import Observer

_ALONE: Final[list[list[int]]] = [[seat] for seat in range(64)]
"""The seats asked by a choice of one seat: shared, never changed."""
_NOBODY: Final[list[int]] = []
"""The seats asked when nothing is open: shared, never changed."""


def alone(seat: int) -> list[int]:
    """The list of one seat: shared, so do not change it."""
    return _ALONE[seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The full hidden state of a match at one moment. Games add their own data to it."""

    __slots__ = (
        "acted",
        "answers",
        "asked",
        "chance",
        "choice",
        "drafts",
        "forced",
        "history",
        "number",
        "observers",
        "opened",
        "opening",
        "over",
        "pauses",
        "paused",
        "seats",
        "stable",
        "stack",
    )

    APART: ClassVar[tuple[str, ...]] = ("forced", "history", "observers")
    """Slots that are no part of the position: what was told, what can be worked out from it again,
    and what was taken by itself since the last answer. A clone begins without them."""

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.stack: list[Step[Any]] = []
        self.choice: Choice[Any] | None = None
        """The open choice, if one waits."""
        self.number = 0
        """How many choices have been opened: the id of the open one. An open choice (OpenChoice)
        moves it on with every act."""
        self.opened = 0
        """The number under which the open choice was opened."""
        self.acted: list[int] = []
        """In an open choice, by seat: the number under which the seat last had its say."""
        self.asked: list[int] = []
        """The seats that have still to answer the open choice."""
        self.answers: list[Option | None] = []
        """Answers of a simultaneous choice so far, by seat."""
        self.drafts: list[list[Option]] = []
        """By seat, the parts of an answer that is being put together; hidden from all others."""
        self.forced: tuple[tuple[str, int, str], ...] = ()
        """Choices with a single option that were taken by themselves since the last answer: the
        point, the seat, the option's text. Kept where somebody listens, for the errors of scenarios
        alone."""
        self.history: list[Event] | None = None
        """The events so far, or None when nobody listens: then events cost nothing."""
        self.opening: Event | None = None
        """How the match began, if in the middle: told to observers in place of a deal."""
        self.observers: dict[int, Observer] = {}
        """By viewer, what it has made of the history so far; no part of the position."""
        self.over = False
        self.stable = False
        """Whether nothing is being resolved, so that seats may be given the word for asides."""
        self.pauses = False
        """Whether to stop at stable points where no choice waits, to give seats the word."""
        self.paused = False

    # -- the stack ------------------------------------------------------------------------------

    def then(
        self,
        first: Step[Any],
        second: Step[Any] | None = None,
        third: Step[Any] | None = None,
        fourth: Step[Any] | None = None,
        fifth: Step[Any] | None = None,
    ) -> None:
        """What happens next, in reading order, before anything pushed earlier. Written out: a
        tuple of arguments would cost more than what is done with it."""
        stack = self.stack
        if second is not None:
            if third is not None:
                if fourth is not None:
                    if fifth is not None:
                        stack.append(fifth)
                    stack.append(fourth)
                stack.append(third)
            stack.append(second)
        stack.append(first)

    def then_all(self, steps: Sequence[Step[Any]]) -> None:
        """What happens next, of any number of steps."""
        self.stack.extend(steps[::-1])

    def advance(self) -> None:
        """Run steps until a choice waits, the match is over, or a pause was asked for."""
        self.paused = False
        self.stable = False
        stack = self.stack
        while self.choice is None and stack and not self.paused:
            stack.pop().run(self)

    def finish(self) -> None:
        """The match is over: nothing further is resolved."""
        self.over = True
        self.stable = False
        self.close()
        self.stack.clear()

    # -- choices --------------------------------------------------------------------------------

    def ask(self, choice: Choice[Any], seat: int) -> None:
        """Wait for one seat."""
        self.number += 1
        self.opened = self.number
        self.choice = choice
        self.asked = _ALONE[seat]

    def ask_all(self, choice: Choice[Any], asked: list[int]) -> None:
        """Wait for several seats at once; the list becomes the position's own."""
        self.number += 1
        self.opened = self.number
        self.choice = choice
        self.asked = asked

    def options(self, seat: int) -> list[Option]:
        """The legal answers of a seat that is asked; nothing for anybody else."""
        choice = self.choice
        if choice is None or seat not in self.asked:
            return []
        return choice.options(self, seat)

    def apply(self, seat: int, option: Option) -> None:
        """Take a legal answer of a seat that is asked, and go on. Checks nothing: see `Match`."""
        choice = self.choice
        assert choice is not None
        self.stable = False
        self.forced = ()
        choice.take(self, seat, option)
        if self.choice is None:
            self.advance()

    def close(self) -> None:
        """The open choice has been answered, or lapses, and drafts with it."""
        self.choice = None
        self.asked = _NOBODY
        if self.drafts:
            self.drafts = []

    def takes(self, seat: int, number: int) -> bool:
        """Whether an answer of this seat to the choice of this number still counts. An act of
        somebody else in an open choice does not make it stale; one of the seat's own does."""
        if number == self.number or number == self.number_for(seat):
            return True
        return (
            bool(self.acted) and self.opened <= number < self.number and self.acted[seat] < number
        )

    def number_for(self, seat: int) -> int:
        """The number of the seat's next answer in a record: that of the open choice, or some parts
        further on for whoever is in the middle of a counted draft."""
        choice = self.choice
        if self.drafts and choice is not None and choice.COUNTED:
            return self.number + len(self.drafts[seat])
        return self.number

    def draft(self, seat: int) -> list[Option]:
        """What the seat has put together so far of the answer it is asked for."""
        return self.drafts[seat] if self.drafts else []

    def force(self, point: str, seat: int, option: Option) -> None:
        """A choice with a single option is not opened: the caller carries the option out."""
        if self.history is not None:
            self.forced += ((point, seat, option.text),)

    # -- events ---------------------------------------------------------------------------------

    def emit(self, event: Event) -> None:
        """Tell those who may know. Callers build events only when somebody listens."""
        if self.history is not None:
            self.history.append(event)

    # -- copies ---------------------------------------------------------------------------------

    def clone(self) -> Position:
        """An independent copy that behaves the same, and to which nobody listens."""
        raise NotImplementedError

    def copy_core(self, source: Position) -> None:
        """Copy what the core owns; steps are immutable and shared."""
        self.stack = source.stack[:]
        self.choice = source.choice
        self.number = source.number
        self.asked = source.asked[:]
        self.opened = source.opened
        self.acted = source.acted[:]
        self.answers = source.answers[:]
        self.drafts = [draft[:] for draft in source.drafts]
        self.opening = source.opening
        self.over = source.over
        self.stable = source.stable
        self.pauses = source.pauses
        self.paused = source.paused
