"""`paranoid`: trusts nobody, remembers everything, and plays all three roles.

It sees its seat's view and events and nothing else. Between decisions it keeps only what follows
from its events (knowledge.py, belief.py, talk.py); at a decision it reads its view once and weighs
every option by the judgement of its role (mind.py and the module of each role).
"""

from __future__ import annotations

from typing import Final

from whiteout.core.bot import Bot, Eyes
from whiteout.core.event import Facts
from whiteout.core.option import Option
from whiteout.games.stay_away.bots.human import HumanMind
from whiteout.games.stay_away.bots.infected import InfectedMind
from whiteout.games.stay_away.bots.knowledge import Knowledge
from whiteout.games.stay_away.bots.mind import Mind
from whiteout.games.stay_away.bots.sight import ROLE_CODES, Sight
from whiteout.games.stay_away.bots.thing import ThingMind
from whiteout.games.stay_away.options import DECLARE
from whiteout.games.stay_away.position import HUMAN, NOBODY, THING_ROLE

WHIM: Final = 0.1
"""Options that differ by less than this many points are taken by whim."""


class Paranoid(Bot):
    """The heuristic player of Stay Away!."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.listens = True
        self._known: Knowledge | None = None

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
        return known

    def choose(self, eyes: Eyes) -> Option:
        options = eyes.options()
        if len(options) == 1:
            return options[0]
        known = self._catch_up(eyes)
        return self._best(options, self._mind(Sight(eyes.view()), known))

    def _mind(self, sight: Sight, known: Knowledge) -> Mind:
        """The judgement of my role."""
        if sight.role == THING_ROLE:
            return ThingMind(sight, known)
        known.belief.settle()
        if sight.role != HUMAN:
            return InfectedMind(sight, known)
        if sight.point == "D-02":
            known.talk.suspect(known.belief.weight)
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
