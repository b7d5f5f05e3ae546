"""How The Thing judges: every Human it meets is one to infect; whoever knows it must go."""

from __future__ import annotations

from typing import Final

from whiteout.games.stay_away.bots.mind import Mind
from whiteout.games.stay_away.bots.worth import HARM, TO_THE_THING
from whiteout.games.stay_away.position import HUMAN
from whiteout.games.stay_away.written_codes import INFECTED

INFECTION: Final = 4.0
OFFERED: Final = 0.6
"""My own offer may be refused; who offers to me must take what I give."""

DEATH_OF_A_HUMAN: Final = 3.0
DEATH_OF_AN_INFECTED: Final = -4.0
DANGEROUS: Final = 1.6
"""How much more a Human matters who knows me."""

GUARDED: Final = 2.0
HUNTED: Final = -4.0
"""The worth of sitting beside an Infected player; beside a Human who knows me."""

SHUT_AWAY: Final = 4.0
EXPOSED: Final = -20.0


class ThingMind(Mind):
    """Knows every role; wants no Human left."""

    def is_human(self, q: int) -> bool:
        """Whether q is still to be infected."""
        return self.sight.roles[q] == HUMAN

    def threat(self, q: int) -> float:
        """How much a Human matters."""
        return DANGEROUS if self.known.knows_me[q] else 1.0

    def keep(self, card: int) -> float:
        return TO_THE_THING[card]

    def meeting(self, q: int, mine: bool) -> float:
        armed = self.sight.has(INFECTED)
        if not self.is_human(q):
            return 0.1 if armed else 0.4  # an Infected may bring Infected! cards
        if not armed:
            return 0.1
        return INFECTION * self.threat(q) * (OFFERED if mine else 1.0)

    def burn(self, q: int) -> float:
        return DEATH_OF_A_HUMAN * self.threat(q) if self.is_human(q) else DEATH_OF_AN_INFECTED

    def inspect(self, q: int) -> float:
        return 0.5 if self.is_human(q) else 0.3  # to look like a Human, and to lie about it

    def beside(self, q: int) -> float:
        if not self.is_human(q):
            return GUARDED
        return HUNTED if self.known.knows_me[q] else 0.0

    def isolate(self, q: int) -> float:
        if not self.is_human(q):
            return -0.5
        return SHUT_AWAY if self.known.knows_me[q] else 0.0

    def gift(self, card: int, q: int) -> float:
        if not self.is_human(q):
            return -self.spare(card)
        return 0.0 if card == INFECTED else -INFECTION - self.spare(card) - HARM[card]

    def refuse(self, card: int, q: int) -> float:
        return -0.2  # there is nothing to fear in an exchange

    def show(self) -> float:
        return EXPOSED

    def show_to(self, q: int) -> float:
        return EXPOSED if self.is_human(q) else 0.0
