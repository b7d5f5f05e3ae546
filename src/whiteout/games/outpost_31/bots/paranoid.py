"""`paranoid`: trusts nobody, counts Sabotage, and plays both sides.

It sees its seat's view and events and nothing else. Between decisions it keeps what follows from
its events (memory.py); at a decision it reads its view once (sight.py) and weighs every option by
the judgement of its side.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.bot import Bot, Eyes
from whiteout.core.event import Facts
from whiteout.core.option import Option
from whiteout.games.outpost_31.bots.human import HumanJudgement
from whiteout.games.outpost_31.bots.imitation import ImitationJudgement
from whiteout.games.outpost_31.bots.judgement import Judgement
from whiteout.games.outpost_31.bots.memory import Memory
from whiteout.games.outpost_31.bots.sight import Sight
from whiteout.games.outpost_31.settings import Settings

WHIM: Final = 0.05
"""Options that differ by less than this many points are taken by whim."""


class Paranoid(Bot):
    """The heuristic player of Outpost 31."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.listens = True
        self._memory: Memory | None = None

    def _catch_up(self, eyes: Eyes) -> Memory:
        """Take in the news."""
        memory = self._memory
        if memory is None:
            memory = Memory(Settings(eyes.seats, eyes.box()["options"]), eyes.seat, self.seed)
            self._memory = memory
        memory.take_in(eyes.news())
        return memory

    def choose(self, eyes: Eyes) -> Option:
        options = eyes.options()
        if len(options) == 1:
            return options[0]
        memory = self._catch_up(eyes)
        sight = Sight(eyes.view())
        memory.look(sight)
        judgement: Judgement
        if sight.human:
            judgement = HumanJudgement(sight, memory)
        else:
            judgement = ImitationJudgement(sight, memory)
        return self._best(options, judgement)

    def _best(self, options: list[Option], judgement: Judgement) -> Option:
        whim = (self.seed + judgement.sight.number * 40503) & 0xFFFF
        best = options[0]
        most = -1e9
        for option in options:
            whim = (whim * 25173 + 13849) & 0xFFFF
            worth = judgement.weigh(option) + WHIM * whim / 0x10000
            if worth > most:
                most = worth
                best = option
        return best

    def speak(self, eyes: Eyes) -> list[Facts]:
        """The results of its blood tests, true or false."""
        return self._catch_up(eyes).speak()
