"""Who may be an Imitation, as a bot guesses it from how people play, beside the rules."""

from __future__ import annotations

from math import comb
from typing import Final

from whiteout.core.event import Facts
from whiteout.games.outpost_31.hidden.blood import HAND_OF_SABOTAGE, BloodBelief
from whiteout.games.outpost_31.settings import Settings
from whiteout.games.outpost_31.tables import CARDS, DICE, ITEMS, MISSION_IDS, MISSIONS, code_of

POOR: Final = (0.3, 0.85)
"""How often a Human, and how often an Imitation, gives a card that does not help the test."""


def is_poor(card: int, mission: int, battle: bool) -> bool:
    """Whether a card does little for a test: no item of those asked for, or one die at most."""
    row = MISSIONS[mission]
    if battle or row.test != ITEMS:
        return DICE[card] <= 1
    names = (CARDS[card].id, CARDS[card].category)
    return not [item for item, _ in row.items if item in names]


class BloodGuess(BloodBelief):
    """A belief that also weighs what people hand in; `rate` is how often an Imitation is thought to
    hand in Sabotage."""

    def __init__(self, settings: Settings, viewer: int, rate: float) -> None:
        super().__init__(settings, viewer)
        self.rate = rate
        self.mission = 0
        self.battle = False
        self.looked = False
        """Whether the viewer, as Captain, has seen the pool already."""

    def copy(self, viewer: int) -> BloodGuess:
        """The same belief, to go on as that of another viewer."""
        copy = BloodGuess(self.settings, viewer, self.rate)
        copy.living = self.living
        copy.shown = self.shown
        copy.deck = self.deck
        copy.sector = self.sector
        copy.team = self.team
        copy.mission = self.mission
        copy.battle = self.battle
        copy.own = self.own[:]
        copy.looked = self.looked
        copy.weights = self.weights.copy()
        return copy

    def on_mission_revealed(self, facts: Facts) -> None:
        self.mission = MISSION_IDS.index(facts["mission"])
        self.battle = False

    def on_battle_began(self, facts: Facts) -> None:
        self.battle = True

    def on_looked_at_pool(self, facts: Facts) -> None:
        """The pool is complete. Sabotage would be told next; until then there is none. The Captain
        sees all of it, and learns nothing more from what is turned up."""
        others = self.givers()
        self.weigh(others, [(1 - self.rate) ** count for count in range(others.bit_count() + 1)])
        if "only_you" in facts:
            for card in facts["only_you"]["cards"]:
                self.hear_card(card)
            self.looked = True

    def on_revealed(self, facts: Facts) -> None:
        self.hear_card(facts["card"])

    def on_pool_discarded(self, facts: Facts) -> None:
        super().on_pool_discarded(facts)
        self.looked = False

    def hear_card(self, card: str) -> None:
        """A card of the pool is seen: whoever gives little spoils a test quietly."""
        if self.looked or card.startswith("sab_"):
            return
        if card in self.own:
            self.own.remove(card)
            return
        others = self.givers()
        count = others.bit_count()
        if count:
            clean, spoilt = POOR
            shares = [guilty / count for guilty in range(count + 1)]
            chances = [(1 - share) * clean + share * spoilt for share in shares]
            if not is_poor(code_of(card), self.mission, self.battle):
                chances = [1 - chance for chance in chances]
            self.weigh(others, chances)

    def likely(self, imitations: int, count: int) -> float:
        """Beside the case that `on_looked_at_pool` has weighed already."""
        theirs = min(imitations, count)
        odds = self.rate / (1 - self.rate)
        return float(comb(imitations, theirs) * odds**theirs * HAND_OF_SABOTAGE ** (count - theirs))
