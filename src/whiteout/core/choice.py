"""Steps, and the choices among them: what a rulebook is made of (core.position).

A `Choice` waits for one seat, a `SharedChoice` for several at once. Seats that act as they like
have `core.open_choice`, answers put together from parts `core.draft`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from whiteout.core.clock import ANSWER, Clock
from whiteout.core.option import Option
from whiteout.core.position import Position

Prompt = tuple[str, str, dict[str, int | str]]
"""A decision point, the rule behind it, and its arguments."""

P = TypeVar("P", bound=Position, default=Any)


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

    POINT: ClassVar[str] = ""
    """The decision point of the specification, such as D-02, where it is always the same."""
    RULE: ClassVar[str] = ""
    """The rule behind the prompt, where it is always the same."""
    COUNTED: ClassVar[bool] = False
    """Whether the parts of a draft have numbers of their own; see `DraftChoice`."""
    SECRET: ClassVar[bool] = True
    """Whether what a seat is offered can tell something that not everybody knows, such as what a
    hand holds. Where it cannot, a seat with a single option need not be asked: a table may answer
    for it."""

    def point(self, p: P) -> str:
        """The decision point of the specification: the key of the prompt."""
        return self.POINT

    def rule(self, p: P) -> str:
        """The rule behind the prompt."""
        return self.RULE

    def about(self, p: P) -> dict[str, int | str]:
        """Public arguments of the prompt: the card in question, the other seat."""
        return {}

    def prompt(self, p: P, viewer: int) -> Prompt:
        """Point, rule and arguments as this viewer sees them. Whoever is in the middle of a draft
        may be asked something else than the others see."""
        return self.point(p), self.rule(p), self.about(p)

    def clock(self, p: P) -> Clock:
        """How long the seat may take, where the table plays by the clock; see `core.clock`."""
        return ANSWER

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
