"""Choices in which several seats act as they like, until nobody wants to."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from whiteout.core.choice import Choice, P
from whiteout.core.option import PASS, Option


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenChoice(Choice[P]):
    """A choice in which several seats may act, each as often as the rules allow.

    An act takes effect at once and gives everybody the word again. Whoever has nothing to do
    passes, and is asked no more until the next act. The choice is over when nobody is asked any
    more, or when an act ends it. The rules must bound the acts: a match ends with all clocks off.

    `p.number` moves on with every act, for clocks, for the pauses of bots and for moving pictures;
    an answer to an earlier number counts all the same as long as the seat itself has not acted
    since (`Position.takes`). Seats are asked in the order of `everybody`, so that whoever fetches
    answers one by one asks them in the order of the word.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(-1)

    def everybody(self, p: P) -> list[int]:
        """The seats that may act now, in the order of the word."""
        raise NotImplementedError

    def acts(self, p: P, seat: int) -> list[Option]:
        """What a seat may do now, besides passing."""
        raise NotImplementedError

    def act(self, p: P, seat: int, option: Option) -> None:
        """Carry out an act. `again`, `finish_open` or `p.then` say how it goes on; an act that says
        nothing leaves the choice as it is, such as a part of a draft that nobody else may see."""
        raise NotImplementedError

    def done(self, p: P) -> None:
        """Nobody wants to act any more."""
        raise NotImplementedError

    def options(self, p: P, seat: int) -> list[Option]:
        return [*self.acts(p, seat), PASS]

    def run(self, p: P) -> None:
        p.acted = [0] * p.seats
        p.ask_all(self, self.everybody(p))
        if not p.asked:
            self.finish_open(p)
            self.done(p)

    def take(self, p: P, seat: int, option: Option) -> None:
        if option is not PASS and option != PASS:
            p.acted[seat] = p.number
            self.act(p, seat, option)
            return
        p.acted[seat] = p.number
        p.asked.remove(seat)
        if not p.asked:
            self.finish_open(p)
            self.done(p)

    def again(self, p: P) -> None:
        """An act has taken effect: everybody has the word again. Ends where nobody can act."""
        p.number += 1
        p.asked = self.everybody(p)
        if not p.asked:
            self.finish_open(p)
            self.done(p)

    def finish_open(self, p: P) -> None:
        """The choice is over; what happens next is for the caller to say."""
        p.close()
        p.acted = []

    def resolve(self, p: P, option: Option) -> None:
        raise AssertionError("an open choice carries out acts, one by one")
