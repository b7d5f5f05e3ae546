"""`paranoid`: trusts nobody, remembers everything, and plays all three roles.

It sees its seat's view and events and nothing else. Between decisions it keeps only what follows
from its events (knowledge.py, belief.py, talk.py); at a decision it reads its view once and weighs
every option by the judgement of its role (mind.py and the module of each role).
"""

from __future__ import annotations

from typing import Final

from whiteout.core.belief import Suspicion
from whiteout.core.bot import Eyes, Thinker
from whiteout.core.chance import Chance
from whiteout.core.event import Facts
from whiteout.core.option import Option
from whiteout.core.position import Position
from whiteout.games.stay_away.bots.deeds import Deeds
from whiteout.games.stay_away.bots.human import HumanMind
from whiteout.games.stay_away.bots.infected import InfectedMind
from whiteout.games.stay_away.bots.knowledge import Knowledge
from whiteout.games.stay_away.bots.mind import Mind
from whiteout.games.stay_away.bots.outlook import features, humans_win
from whiteout.games.stay_away.bots.sight import ROLE_CODES, Sight
from whiteout.games.stay_away.bots.supposed import suppose
from whiteout.games.stay_away.bots.thing import ThingMind
from whiteout.games.stay_away.options import DECLARE
from whiteout.games.stay_away.position import (
    HUMAN,
    NOBODY,
    THING_ROLE,
    StayAwayPosition,
)
from whiteout.games.stay_away.rules.ending import SIDE_OF_END

WHIM: Final = 0.1
"""Options that differ by less than this many points are taken by whim."""

FOR_HUMANS: Final = 0
FOR_THE_THING: Final = 1


class Paranoid(Thinker):
    """The heuristic player of Stay Away!."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.listens = True
        self._known: Knowledge | None = None
        self._open: Knowledge | None = None
        """What somebody knows who has only seen what all have; kept for a search alone."""
        self._deeds: Deeds | None = None
        """What everybody has done; kept for a search alone, too."""
        self._attends = False

    def _catch_up(self, eyes: Eyes) -> Knowledge:
        """Take in the news."""
        known = self._known
        news = eyes.news()
        if known is None:
            known = Knowledge(eyes.seats, eyes.seat, self.seed)
            self._known = known
            if not news or news[0]["event"] != "dealt":  # a position set up by hand
                view = eyes.view()
                known.become(ROLE_CODES[view["role"]], view.get("thing", NOBODY))
        known.take_in(news)
        if self._attends:
            self._look_on(eyes.seats, eyes.seat, news)
        return known

    def _look_on(self, seats: int, seat: int, news: list[Facts]) -> None:
        """What all have seen of the news, and what everybody has done."""
        if self._open is None or self._deeds is None:
            self._open = Knowledge(seats, NOBODY, self.seed)
            self._deeds = Deeds(seats, seat)
        self._deeds.take_in(news)
        self._open.take_in([in_the_open(facts) for facts in news if facts["event"] not in SECRET])

    # -- deciding --------------------------------------------------------------------------------

    def choose(self, eyes: Eyes) -> Option:
        options = eyes.options()
        if len(options) == 1:
            return options[0]
        known = self._catch_up(eyes)
        belief = known.belief
        weight = belief.weight
        belief.weight = self._suspicion(known)
        sight = Sight(eyes.view())
        best = self._best(options, self._mind(sight, known))
        if sight.role == HUMAN and sight.point == "D-02":
            known.talk.suspect(known.belief.weight)
        belief.weight = weight
        return best

    def weigh(self, eyes: Eyes, options: list[Option]) -> list[float]:
        known = self._catch_up(eyes)
        belief = known.belief
        weight = belief.weight
        belief.weight = self._suspicion(known)
        mind = self._mind(Sight(eyes.view()), known)
        worth = [mind.weigh(option) for option in options]
        belief.weight = weight
        return worth

    def _suspicion(self, known: Knowledge) -> list[float]:
        """How likely each is to be The Thing: as believed or, if it attends, by all deeds."""
        belief = known.belief
        if self._deeds is None or known.role != HUMAN:
            return belief.weight
        belief.settle()
        return self._deeds.suspicion(belief)

    def _mind(self, sight: Sight, known: Knowledge) -> Mind:
        """The judgement of my role."""
        if sight.role == THING_ROLE:
            return ThingMind(sight, known)
        known.belief.settle()
        if sight.role != HUMAN:
            return InfectedMind(sight, known)
        return HumanMind(sight, known)

    def _best(self, options: list[Option], mind: Mind) -> Option:
        whim = (self.seed + mind.sight.number * 40503) & 0xFFFF
        best = options[0]
        most = -1e9
        for option in options:
            whim = (whim * 25173 + 13849) & 0xFFFF
            worth = mind.weigh(option) + WHIM * whim / 0x10000
            if worth > most:
                most = worth
                best = option
        return best

    def aside(self, eyes: Eyes) -> Option | None:
        """The Thing declares as soon as it is true: then its side wins in every case
        (SA-END-02 to SA-END-04)."""
        known = self._catch_up(eyes)
        if known.complete and (known.role != THING_ROLE or known.humans_left() > 0):
            return None
        if eyes.view().get("humans_left") == 0 and DECLARE in eyes.asides():
            return DECLARE
        return None

    def speak(self, eyes: Eyes) -> list[Facts]:
        """What it has seen since it last spoke; once in a while, whom it suspects."""
        known = self._catch_up(eyes)
        return known.talk.speak(known)

    # -- what a search asks ------------------------------------------------------------------------

    def attend(self) -> None:
        self._attends = True

    def hear(self, eyes: Eyes) -> None:
        self._catch_up(eyes)

    def determinize(self, eyes: Eyes, chance: Chance) -> Position:
        known = self._catch_up(eyes)
        if known.role != HUMAN:
            return eyes.determinize(chance)
        return eyes.determinize(chance, Suspicion(self._suspicion(known)))

    def supposed(self, sample: Position) -> list[Thinker]:
        assert isinstance(sample, StayAwayPosition)
        assert self._known is not None, "it has heard"
        assert self._open is not None, "it attends"
        thinkers: list[Thinker] = []
        for q in range(sample.seats):
            if q == self._known.me:
                own = self._known.copy(q, self.seed)
                own.belief.weight = self._suspicion(self._known)[:]
                thinkers.append(knowing(own))
            else:
                thinkers.append(knowing(suppose(sample, self._open, q)))
        return thinkers

    def copy(self, seed: int) -> Thinker:
        assert self._known is not None
        return knowing(self._known.copy(self._known.me, seed))

    def stake(self, sample: Position, seat: int) -> int:
        """The Infected play for The Thing."""
        assert isinstance(sample, StayAwayPosition)
        return FOR_HUMANS if sample.roles[seat] == HUMAN else FOR_THE_THING

    def milestone(self, p: Position) -> int:
        assert isinstance(p, StayAwayPosition)
        return p.turn

    def features(self, p: Position, thinkers: list[Thinker]) -> list[float]:
        assert isinstance(p, StayAwayPosition)
        return features(p, minds(thinkers))

    def outlook(self, p: Position, thinkers: list[Thinker], stake: int) -> float:
        assert isinstance(p, StayAwayPosition)
        if p.over:
            side = SIDE_OF_END[p.end_reason]
            return float(side == "humans" if stake == FOR_HUMANS else side in FOES)
        chance = humans_win(p, minds(thinkers))
        return chance if stake == FOR_HUMANS else 1.0 - chance


FOES: Final = ("the_thing", "infected")
SECRET: Final = ("dealt", "infected", "became_the_thing")
"""Events that tell those who see them what the others do not know."""


def in_the_open(facts: Facts) -> Facts:
    """The part of an event that all have seen."""
    return {key: value for key, value in facts.items() if key != "only_you"}


def minds(thinkers: list[Thinker]) -> list[Knowledge]:
    """What each of them knows."""
    known = []
    for thinker in thinkers:
        assert isinstance(thinker, Paranoid)
        assert thinker._known is not None
        known.append(thinker._known)
    return known


def knowing(known: Knowledge) -> Paranoid:
    """A bot that knows so much."""
    bot = Paranoid(known.talk.seed)
    bot._known = known
    return bot
