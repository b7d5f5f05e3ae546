"""Positions and steps: a rulebook is a stack of procedures.

A position owns its mutable data, its chance and a stack of immutable steps. `advance` runs steps
until a choice waits for a seat, the match is over, or (where the driver asked for it) a stable
point has been reached at which seats may be asked for asides.

All four classes may be subclassed by interpreted code when they are compiled, so that a game from
another package runs on either build.

Steps hold only what everybody may know. Hidden facts lie in the position, so that resampling a
position never has to rewrite a step.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from whiteout.core.chance import Chance
from whiteout.core.event import Event
from whiteout.core.option import Option

_ALONE: Final[list[list[int]]] = [[seat] for seat in range(64)]
"""The seats asked by a choice of one seat: shared, never changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The full hidden state of a match at one moment. Games add their own data to it."""

    __slots__ = (
        "answers",
        "asked",
        "chance",
        "choice",
        "history",
        "number",
        "over",
        "pauses",
        "paused",
        "seats",
        "stable",
        "stack",
    )

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.stack: list[Step[Any]] = []
        self.choice: Choice[Any] | None = None
        """The open choice, if one waits."""
        self.number = 0
        """How many choices have been opened: the id of the open one."""
        self.asked: list[int] = []
        """The seats that have still to answer the open choice."""
        self.answers: list[Option | None] = []
        """Answers of a simultaneous choice so far, by seat."""
        self.history: list[Event] | None = None
        """The events so far, or None when nobody listens: then events cost nothing."""
        self.over = False
        self.stable = False
        """Whether nothing is being resolved, so that seats may be given the word for asides."""
        self.pauses = False
        """Whether to stop at stable points where no choice waits, to give seats the word."""
        self.paused = False

    # -- the stack ------------------------------------------------------------------------------

    def then(self, *steps: Step[Any]) -> None:
        """What happens next, in reading order, before anything pushed earlier."""
        if len(steps) == 1:
            self.stack.append(steps[0])
        else:
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
        self.choice = choice
        self.asked = _ALONE[seat]

    def ask_all(self, choice: Choice[Any], asked: list[int]) -> None:
        """Wait for several seats at once; the list becomes the position's own."""
        self.number += 1
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
        choice.take(self, seat, option)
        if self.choice is None:
            self.advance()

    def close(self) -> None:
        """The open choice has been answered, or lapses."""
        self.choice = None
        self.asked = []

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
        self.answers = source.answers[:]
        self.over = source.over
        self.stable = source.stable
        self.pauses = source.pauses
        self.paused = source.paused


P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """One procedure of the rulebook. Immutable; its fields are its local variables."""

    __slots__ = ()

    def run(self, p: P) -> None:
        """Carry the procedure out, or push the steps it consists of."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return type(self).__name__


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[P]):
    """A step that waits for a seat: it lists its options and resolves the one chosen."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def point(self, p: P) -> str:
        """The decision point of the specification, such as D-02: the key of the prompt."""
        raise NotImplementedError

    def rule(self, p: P) -> str:
        """The rule behind the prompt."""
        raise NotImplementedError

    def about(self, p: P) -> dict[str, int | str]:
        """Public arguments of the prompt: the card in question, the other seat."""
        return {}

    def waiting(self, p: P, viewer: int) -> list[int]:
        """The seats that the viewer sees still to answer."""
        return p.asked[:]

    def run(self, p: P) -> None:
        p.ask(self, self.seat)

    def options(self, p: P, seat: int) -> list[Option]:
        """The legal answers, in an order that tells nothing hidden. Never empty."""
        raise NotImplementedError

    def resolve(self, p: P, option: Option) -> None:
        """Carry out the option chosen; runs after the choice has been closed."""
        raise NotImplementedError

    def take(self, p: P, seat: int, option: Option) -> None:
        """One seat has answered."""
        p.choice = None
        self.resolve(p, option)


@mypyc_attr(allow_interpreted_subclasses=True)
class SharedChoice(Choice[P]):
    """A secret choice of several seats at once: resolves when the last has answered.

    The order of arrival changes nothing, and tells nobody anything but who has answered.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(-1)

    def everybody(self, p: P) -> list[int]:
        """The seats asked."""
        raise NotImplementedError

    def resolve_all(self, p: P, answers: list[Option | None]) -> None:
        """Carry out all answers together; they stand by seat."""
        raise NotImplementedError

    def answered(self, p: P, seat: int) -> None:
        """A seat has answered: the place to say so, if the game does."""

    def resolve(self, p: P, option: Option) -> None:
        raise AssertionError("a shared choice is resolved by all answers together")

    def run(self, p: P) -> None:
        p.answers = [None] * p.seats
        p.ask_all(self, self.everybody(p))

    def take(self, p: P, seat: int, option: Option) -> None:
        p.answers[seat] = option
        p.asked.remove(seat)
        self.answered(p, seat)
        self.settle(p)

    def settle(self, p: P) -> None:
        """Resolve if nobody is left to answer."""
        if not p.asked:
            answers = p.answers
            p.answers = []
            p.choice = None
            self.resolve_all(p, answers)


@mypyc_attr(allow_interpreted_subclasses=True)
class VeiledChoice(SharedChoice[P]):
    """A shared choice in which nobody learns who has answered before all have."""

    __slots__ = ()

    def waiting(self, p: P, viewer: int) -> list[int]:
        """Everybody asked, but for the viewer once the viewer has answered."""
        return [seat for seat in self.everybody(p) if seat != viewer or seat in p.asked]
