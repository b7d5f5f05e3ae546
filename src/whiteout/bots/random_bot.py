"""The bot that knows nothing: any option, each as likely as the other."""

from __future__ import annotations

import random
from typing import Final

from whiteout.core.bot import Bot, Eyes
from whiteout.core.option import Option

ASIDE_RATE: Final = 0.001
"""How often a random bot takes an aside when it is given the word. Asides such as declaring the
end are offered again and again; taken as often as options, they would end every match at once."""


class RandomBot(Bot):
    """Chooses uniformly. Its generator is its own, so its thinking never shifts a deck."""

    def __init__(self, seed: int, aside_rate: float = ASIDE_RATE) -> None:
        super().__init__(seed)
        self._draw = random.Random(seed).random
        self._aside_rate = aside_rate

    def choose(self, eyes: Eyes) -> Option:
        options = eyes.options()
        return options[int(self._draw() * len(options))]

    def aside(self, eyes: Eyes) -> Option | None:
        if self._draw() >= self._aside_rate:
            return None
        options = eyes.asides()
        return options[int(self._draw() * len(options))] if options else None
