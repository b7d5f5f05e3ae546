"""A bot that is looked at whenever it is asked, and has whims."""

from __future__ import annotations

import random
from collections.abc import Callable

from whiteout.core.bot import Bot, Eyes
from whiteout.core.event import Facts
from whiteout.core.option import Option


class Watched(Bot):
    """Plays as another bot does but for a share of its answers, which are any at all; before every
    answer somebody looks at the match."""

    def __init__(self, bot: Bot, look: Callable[[], None], whims: float = 0.0) -> None:
        super().__init__(bot.seed)
        self.listens = True
        self.bot = bot
        self.look = look
        self.whims = whims
        self.draw = random.Random(bot.seed)

    def choose(self, eyes: Eyes) -> Option:
        self.look()
        option = self.bot.choose(eyes)
        if self.draw.random() < self.whims:
            return self.draw.choice(eyes.options())
        return option

    def aside(self, eyes: Eyes) -> Option | None:
        return self.bot.aside(eyes)

    def speak(self, eyes: Eyes) -> list[Facts]:
        return self.bot.speak(eyes)
