"""`paranoid`: trusts nobody, and plays every role of both modes.

It sees its seat's view and events and nothing else. Between decisions it keeps who may be an alien
(memory.py); at a decision it reads its view once (sight.py) and weighs every option.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.bot import Eyes, Thinker
from whiteout.core.chance import Chance
from whiteout.core.choice import SharedChoice
from whiteout.core.option import Option
from whiteout.core.position import Position
from whiteout.games.the_thing.bots.alien import AlienJudgement
from whiteout.games.the_thing.bots.crew import CrewJudgement
from whiteout.games.the_thing.bots.human import HumanJudgement
from whiteout.games.the_thing.bots.judgement import Judgement
from whiteout.games.the_thing.bots.memory import Memory
from whiteout.games.the_thing.bots.outlook import features, humans_win
from whiteout.games.the_thing.bots.sight import Sight
from whiteout.games.the_thing.position import SETUP, ThingPosition
from whiteout.games.the_thing.rules.ending import HUMANS, SIDE_OF_END
from whiteout.games.the_thing.tables import HUMAN

WHIM: Final = 0.05
"""Options that differ by less than this many points are taken by whim."""

FOR_HUMANS: Final = 0
FOR_ALIENS: Final = 1
FOR_NOBODY: Final = 2
"""Before the deal no seat has a side."""


class Paranoid(Thinker):
    """The heuristic player of The Thing."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.listens = True
        self._memory: Memory | None = None

    def _remember(self, eyes: Eyes) -> Memory:
        """Take in the news."""
        memory = self._memory
        if memory is None:
            auto_end = bool(eyes.box()["options"]["auto_end"])
            memory = self._memory = Memory(eyes.seats, eyes.seat, auto_end)
        memory.take_in(eyes.news())
        return memory

    def choose(self, eyes: Eyes) -> Option:
        options = eyes.options()
        if len(options) == 1:
            return options[0]
        return self._best(options, self._judge(eyes))

    def weigh(self, eyes: Eyes, options: list[Option]) -> list[float]:
        judgement = self._judge(eyes)
        return [judgement.weigh(option) for option in options]

    def _judge(self, eyes: Eyes) -> Judgement:
        """How the seat's side judges what lies before it."""
        memory = self._remember(eyes)
        sight = Sight(eyes.view())
        if sight.coop:
            return CrewJudgement(sight, memory)
        return AlienJudgement(sight, memory) if sight.alien else HumanJudgement(sight, memory)

    def _best(self, options: list[Option], judgement: Judgement) -> Option:
        """The option of most points; whim breaks ties."""
        whim = (self.seed + judgement.sight.number * 40503) & 0xFFFF
        best = options[0]
        most = -1e9
        for option in options:
            whim = (whim * 25173 + 13849) & 0xFFFF
            points = judgement.weigh(option) + WHIM * whim / 0x10000
            if points > most:
                most = points
                best = option
        return best

    # -- what a search asks ------------------------------------------------------------------------

    def attend(self) -> None:
        """It always notes what all have seen."""

    def hear(self, eyes: Eyes) -> None:
        self._remember(eyes)

    def determinize(self, eyes: Eyes, chance: Chance) -> Position:
        self._remember(eyes)
        sample = eyes.determinize(chance)
        choice = sample.choice
        if isinstance(choice, SharedChoice):  # what others have answered is unknown
            sample.answers = [None] * sample.seats
            sample.asked = choice.everybody(sample)
        return sample

    def supposed(self, sample: Position) -> list[Thinker]:
        assert isinstance(sample, ThingPosition)
        memory = self._memory
        assert memory is not None, "it has heard"
        thinkers: list[Thinker] = []
        for seat in range(sample.seats):
            if seat == memory.seat:
                thinkers.append(self.copy(self.seed))
            else:
                thinkers.append(remembering(memory.suppose(sample, seat), seat))
        return thinkers

    def copy(self, seed: int) -> Thinker:
        assert self._memory is not None
        return remembering(self._memory.copy(), seed)

    def stake(self, sample: Position, seat: int) -> int:
        assert isinstance(sample, ThingPosition)
        if sample.settings.coop:
            return FOR_HUMANS
        if sample.step == SETUP:
            return FOR_NOBODY
        return FOR_HUMANS if sample.role[seat] == HUMAN else FOR_ALIENS

    def milestone(self, p: Position) -> int:
        """A round is long and counts twice: who looks one ahead looks to its end."""
        assert isinstance(p, ThingPosition)
        return 2 * p.round

    def features(self, p: Position, thinkers: list[Thinker]) -> list[float]:
        assert isinstance(p, ThingPosition)
        return features(p)

    def outlook(self, p: Position, thinkers: list[Thinker], stake: int) -> float:
        assert isinstance(p, ThingPosition)
        if stake == FOR_NOBODY:
            return 0.5
        chance = float(SIDE_OF_END[p.end_reason] == HUMANS) if p.over else humans_win(p)
        return chance if stake == FOR_HUMANS else 1.0 - chance


def remembering(memory: Memory, seed: int) -> Paranoid:
    """A bot that remembers so much."""
    bot = Paranoid(seed)
    bot._memory = memory
    return bot
