"""`paranoid`: trusts nobody, counts Sabotage, and plays both sides.

It sees its seat's view and events and nothing else. Between decisions it keeps what follows from
its events (memory.py); at a decision it reads its view once (sight.py) and weighs every option by
the judgement of its side.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.bot import Eyes, Thinker
from whiteout.core.chance import Chance
from whiteout.core.event import Facts
from whiteout.core.option import Option
from whiteout.core.position import Position
from whiteout.games.outpost_31.bots.human import HumanJudgement
from whiteout.games.outpost_31.bots.imitation import ImitationJudgement
from whiteout.games.outpost_31.bots.judgement import Judgement
from whiteout.games.outpost_31.bots.memory import Memory
from whiteout.games.outpost_31.bots.outlook import features, humans_win
from whiteout.games.outpost_31.bots.sight import Sight
from whiteout.games.outpost_31.bots.supposed import draw_blood, reopen, suppose
from whiteout.games.outpost_31.position import HUMAN, SETUP, OutpostPosition
from whiteout.games.outpost_31.rules.ending import HUMANS, SIDE_OF_END
from whiteout.games.outpost_31.settings import Settings

WHIM: Final = 0.05
"""Options that differ by less than this many points are taken by whim."""

FOR_HUMANS: Final = 0
FOR_IMITATIONS: Final = 1
FOR_NOBODY: Final = 2
"""Before the deal no seat has a side."""


class Paranoid(Thinker):
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
        return self._best(options, self._judgement(eyes))

    def weigh(self, eyes: Eyes, options: list[Option]) -> list[float]:
        judgement = self._judgement(eyes)
        return [judgement.weigh(option) for option in options]

    def _judgement(self, eyes: Eyes) -> Judgement:
        """How the seat's side judges what lies before it."""
        memory = self._catch_up(eyes)
        sight = Sight(eyes.view())
        memory.look(sight)
        if sight.human:
            return HumanJudgement(sight, memory)
        return ImitationJudgement(sight, memory)

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

    # -- what a search asks ------------------------------------------------------------------------

    def attend(self) -> None:
        """It always notes what all have seen: that is how it looks to others."""

    def hear(self, eyes: Eyes) -> None:
        self._catch_up(eyes)

    def determinize(self, eyes: Eyes, chance: Chance) -> Position:
        memory = self._catch_up(eyes)
        sample = eyes.determinize(chance)
        assert isinstance(sample, OutpostPosition)
        draw_blood(sample, memory.mine, chance)
        reopen(sample)
        return sample

    def supposed(self, sample: Position) -> list[Thinker]:
        assert isinstance(sample, OutpostPosition)
        memory = self._memory
        assert memory is not None, "it has heard"
        thinkers: list[Thinker] = []
        for q in range(sample.seats):
            if q == memory.seat:
                thinkers.append(self.copy(self.seed))
            else:
                thinkers.append(remembering(suppose(sample, memory, q)))
        return thinkers

    def copy(self, seed: int) -> Thinker:
        assert self._memory is not None
        return remembering(self._memory.copy(self._memory.seat, seed))

    def stake(self, sample: Position, seat: int) -> int:
        assert isinstance(sample, OutpostPosition)
        if sample.step == SETUP:
            return FOR_NOBODY
        return FOR_HUMANS if sample.blood[seat] == HUMAN else FOR_IMITATIONS

    def milestone(self, p: Position) -> int:
        """A turn is long and counts twice: who looks one ahead looks to the end of the turn. The
        Escape has no more of them, and is played out."""
        assert isinstance(p, OutpostPosition)
        return 2 * p.turn

    def features(self, p: Position, thinkers: list[Thinker]) -> list[float]:
        assert isinstance(p, OutpostPosition)
        return features(p, memories(thinkers))

    def outlook(self, p: Position, thinkers: list[Thinker], stake: int) -> float:
        assert isinstance(p, OutpostPosition)
        if stake == FOR_NOBODY:
            return 0.5
        if p.over:
            chance = float(SIDE_OF_END[p.end_reason] == HUMANS)
        else:
            chance = humans_win(p, memories(thinkers))
        return chance if stake == FOR_HUMANS else 1.0 - chance


def memories(thinkers: list[Thinker]) -> list[Memory]:
    """What each of them remembers."""
    found = []
    for thinker in thinkers:
        assert isinstance(thinker, Paranoid)
        assert thinker._memory is not None
        found.append(thinker._memory)
    return found


def remembering(memory: Memory) -> Paranoid:
    """A bot that remembers so much."""
    bot = Paranoid(memory.seed)
    bot._memory = memory
    return bot
