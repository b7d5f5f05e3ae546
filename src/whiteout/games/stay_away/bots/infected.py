"""How an Infected player judges: The Thing must live, Humans need not."""

from __future__ import annotations

from typing import Final

from whiteout.games.stay_away.bots.mind import Mind
from whiteout.games.stay_away.bots.worth import HARM, TO_AN_INFECTED
from whiteout.games.stay_away.written_codes import INFECTED

DEATH_OF_A_HUMAN: Final = 4.0
DEATH_OF_A_FRIEND: Final = -4.0
BETRAYAL: Final = -100.0
FEEDING: Final = 2.0
"""The worth of bringing The Thing an Infected! card."""

GUARDING: Final = 1.0
"""The worth of sitting beside The Thing, where a Human with a Flamethrower cannot sit then."""


class InfectedMind(Mind):
    """Knows The Thing, guesses who else has been infected."""

    def keep(self, card: int) -> float:
        return TO_AN_INFECTED[card]

    def meeting(self, q: int, mine: bool) -> float:
        if q != self.sight.thing:
            return 0.0
        return FEEDING if self.sight.counts[INFECTED] > 1 else 0.3

    def burn(self, q: int) -> float:
        if q == self.sight.thing:
            return BETRAYAL
        ill = self.belief.ill[q]
        return DEATH_OF_A_HUMAN * (1.0 - ill) + DEATH_OF_A_FRIEND * ill

    def inspect(self, q: int) -> float:
        return 0.2 if q == self.sight.thing else 1.0 - self.belief.ill[q]

    def beside(self, q: int) -> float:
        return GUARDING if q == self.sight.thing else 0.0

    def isolate(self, q: int) -> float:
        return -1.0 if q == self.sight.thing else -0.2

    def gift(self, card: int, q: int) -> float:
        if q == self.sight.thing:
            return FEEDING if card == INFECTED else -self.spare(card)
        return -self.spare(card) - (1.0 - self.belief.ill[q]) * HARM[card]

    def refuse(self, card: int, q: int) -> float:
        return -0.5  # there is nothing left to fear in an exchange

    def show(self) -> float:
        return -3.0

    def show_to(self, q: int) -> float:
        return 0.0 if q == self.sight.thing else self.belief.ill[q] - 1.0
