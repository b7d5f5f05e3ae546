"""A bot for Frost."""

from __future__ import annotations

from whiteout.core.bot import Bot, Eyes
from whiteout.core.option import Option


class Careful(Bot):
    """Gives the smallest number that beats half of what is left, or the largest it has."""

    def choose(self, eyes: Eyes) -> Option:
        view = eyes.view()
        seen = {*view["ash"], *view["hand"]}
        unseen = [number for number in range(30) if number not in seen]
        middle = unseen[len(unseen) // 2] if unseen else 0
        options = eyes.options()
        return next((option for option in options if option.value > middle), options[-1])
