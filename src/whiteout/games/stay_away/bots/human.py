"""How a Human judges: fear the likely Thing, look for it, burn it."""

from __future__ import annotations

from typing import Final

from whiteout.games.stay_away.bots.mind import Mind
from whiteout.games.stay_away.bots.worth import HARM, TO_A_HUMAN
from whiteout.games.stay_away.written_codes import FLAMETHROWER, INFECTED, MISSED, NO_THANKS, SCARY

INFECTION: Final = 6.0
"""What it costs to become infected."""

VICTORY: Final = 11.0
LOSS_OF_A_HUMAN: Final = 5.0
LOSS_OF_AN_INFECTED: Final = 1.5
"""What a death is worth, by what the dead turn out to have been."""

CERTAIN: Final = 0.9
NEW_HAND: Final = 0.15
"""An exchange also gets rid of the worst card."""

ARMED: Final = 0.4
"""What is left of the fear of an exchange that I can refuse."""

HUNT: Final = 0.4
"""The worth of sitting beside a target for my Flamethrower, beside burning it."""


class HumanMind(Mind):
    """Fears infection most, and wants The Thing burned."""

    def keep(self, card: int) -> float:
        return TO_A_HUMAN[card]

    def meeting(self, q: int, mine: bool) -> float:
        fear = INFECTION * self.belief.weight[q] * self.belief.passes(q)
        return NEW_HAND - (fear if mine or not self.armed() else ARMED * fear)

    def armed(self) -> bool:
        """Whether I can refuse an exchange that somebody else starts."""
        counts = self.sight.counts
        return counts[SCARY] + counts[NO_THANKS] + counts[MISSED] > 0

    def burn(self, q: int) -> float:
        thing = self.belief.weight[q]
        infected = self.belief.ill[q]
        human = max(0.0, 1.0 - thing - infected)
        return VICTORY * thing + LOSS_OF_AN_INFECTED * infected - LOSS_OF_A_HUMAN * human

    def inspect(self, q: int) -> float:
        thing = self.belief.weight[q]
        if thing > CERTAIN:
            return 0.0
        return 0.5 + 5.0 * thing * (1.0 - thing) + 0.5 * self.belief.ill[q]

    def beside(self, q: int) -> float:
        if not self.sight.has(FLAMETHROWER):
            return 0.0
        return HUNT * max(0.0, self.burn(q))

    def isolate(self, q: int) -> float:
        return 2.5 * self.belief.weight[q] - 0.5

    def gift(self, card: int, q: int) -> float:
        foe = self.belief.weight[q] + self.belief.ill[q]
        return -self.spare(card) - foe * HARM[card]

    def refuse(self, card: int, q: int) -> float:
        if card == SCARY:
            return self.belief.weight[q]  # the look at the offer
        return -0.1 if card == MISSED else 0.0  # somebody else gets the card instead

    def show(self) -> float:
        return -2.0 if self.sight.has(INFECTED) else 0.9

    def show_to(self, q: int) -> float:
        return -self.belief.weight[q] - self.belief.ill[q]
