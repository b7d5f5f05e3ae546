"""The bot that knows nothing: any option that leads on, each as likely as the other."""

from __future__ import annotations

from typing import Final

from whiteout.core.bot import Bot, Eyes
from whiteout.core.option import BACK, Option, without_back

ASIDES_IN: Final = 1000
"""A random bot takes an aside once in so many times when it is given the word. Asides such as
declaring the end are offered again and again; taken as often as options, they would end every
match at once."""

_MASK: Final = 0xFFFFFFFF


class RandomBot(Bot):
    """Chooses uniformly among all options but `back`: to take back what was just put together only
    wastes decisions. Its generator is its own, so its thinking never shifts a deck; it is
    Marsaglia's 32-bit xorshift, because random play should cost next to nothing."""

    def __init__(self, seed: int, asides_in: int = ASIDES_IN) -> None:
        super().__init__(seed)
        word = (seed ^ (seed >> 32)) & _MASK
        # Neighbouring seeds must not give neighbouring first draws.
        word = ((word & 0xFFFF) * 0x9E3779B1 + (word >> 16) * 0x85EB + 0x2545F491) & _MASK
        self._word = word or 1
        self._asides_in = asides_in
        for _ in range(8):
            self.below(2)

    def below(self, count: int) -> int:
        """A number below count; the bias of 32 bits over a few options is far below notice."""
        word = self._word
        word ^= (word << 13) & _MASK
        word ^= word >> 17
        word ^= (word << 5) & _MASK
        self._word = word
        return ((word >> 2) * count) >> 30  # factors below 2^30 multiply without big integers

    def choose(self, eyes: Eyes) -> Option:
        options = eyes.options()
        word = self._word  # as in `below`, written out: this is all that random play does
        word ^= (word << 13) & _MASK
        word ^= word >> 17
        word ^= (word << 5) & _MASK
        self._word = word
        option = options[((word >> 2) * len(options)) >> 30]
        if option is BACK:
            onward = without_back(options)
            return onward[self.below(len(onward))]
        return option

    def aside(self, eyes: Eyes) -> Option | None:
        if self.below(self._asides_in):
            return None
        options = eyes.asides()
        return options[self.below(len(options))] if options else None
