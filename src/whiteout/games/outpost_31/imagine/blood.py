"""Who may be an Imitation: the chances of every set of Imitations, kept up event by event.

Sets of players are numbers (sets.py). There are few sets that can be (one Imitation at
the start, at most two more), so all of them are kept with their weights, and every event that tells
something multiplies weights. What is known for certain leaves only the sets that agree with it.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from whiteout.core.event import Facts
from whiteout.games.outpost_31.imagine.sets import bit, bits, set_of, ways
from whiteout.games.outpost_31.position import BLOODS, IMITATION
from whiteout.games.outpost_31.settings import Settings
from whiteout.games.outpost_31.tables import (
    CARDS,
    DICE,
    ITEMS,
    MISSION_IDS,
    MISSIONS,
    SECTORS,
    code_of,
)

POOR: Final = (0.3, 0.85)
"""How often a Human, and how often an Imitation, gives a card that does not help the test."""

HAND_OF_SABOTAGE: Final = 0.015
"""How likely one Sabotage more comes from a Human whose whole hand was (OP-POOL-03)."""


def is_poor(card: int, mission: int, battle: bool) -> bool:
    """Whether a card does little for a test: no item of those asked for, or one die at most."""
    row = MISSIONS[mission]
    if battle or row.test != ITEMS:
        return DICE[card] <= 1
    names = (CARDS[card].id, CARDS[card].category)
    return not [item for item, _ in row.items if item in names]


class BloodBelief:
    """The sets of Imitations that can be, as one viewer must see it.

    `rate` is how often an Imitation hands in Sabotage, by the viewer's guess; 0 makes no guess and
    uses the rules alone.
    """

    def __init__(self, settings: Settings, viewer: int, rate: float) -> None:
        self.settings = settings
        self.viewer = viewer
        self.rate = rate
        self.seats = settings.players
        self.living = (1 << settings.players) - 1
        self.shown = 0
        """The Imitations that all have seen to be one."""
        self.deck = sum(settings.table.assimilation)
        self.samples = settings.table.start[IMITATION] + settings.table.assimilation[IMITATION]
        """Imitation cards in the match, held or in the Assimilation Deck."""
        self.sector = 1
        self.givers = 0
        self.mission = 0
        self.battle = False
        self.own: list[str] = []
        """What the viewer has given to the pool, as far as it has not been turned up."""
        self.looked = False
        """Whether the viewer, as Captain, has seen the pool already."""
        self.weights: dict[int, float] = {1 << player: 1.0 for player in range(self.seats)}

    def copy(self, viewer: int) -> BloodBelief:
        """The same belief, to go on as that of another viewer."""
        copy = BloodBelief(self.settings, viewer, self.rate)
        copy.living = self.living
        copy.shown = self.shown
        copy.deck = self.deck
        copy.sector = self.sector
        copy.givers = self.givers
        copy.mission = self.mission
        copy.battle = self.battle
        copy.own = self.own[:]
        copy.looked = self.looked
        copy.weights = self.weights.copy()
        return copy

    # -- events ----------------------------------------------------------------------------------

    def hear(self, facts: Facts) -> None:
        """One event, as the viewer has seen it."""
        kind: str = facts["event"]
        if kind in ("torched", "escape_tested", "boarder_shown", "blood_tested"):
            self.hear_blood(kind, facts)
        elif kind == "unlocked":
            self.sector = facts["sector"]
        elif kind == "assimilated":
            self.hear_assimilation(facts)
        elif kind == "imitations_met":
            self.keep_exactly(self.shown & ~self.living | set_of(facts["players"]))
        elif kind == "dealt":
            if self.viewer >= 0 and "only_you" in facts:
                self.know(self.viewer, facts["only_you"]["blood"] == BLOODS[IMITATION])
        elif kind == "arranged":
            self.hear_arranged(facts)
        else:
            self.hear_test(kind, facts)

    def hear_test(self, kind: str, facts: Facts) -> None:
        """What happens in an Investigation or a Battle."""
        if kind == "handed_in":
            self.hear_hand_in(facts)
        elif kind == "looked_at_pool":
            self.hear_look(facts.get("only_you"))
        elif kind == "sabotage_found":
            self.hear_sabotage(len(facts["cards"]))
        elif kind == "pool_discarded":
            self.givers = 0
            self.own = []
            self.looked = False
        elif kind == "revealed":
            self.hear_card(facts["card"])
        elif kind == "mission_revealed":
            self.mission = MISSION_IDS.index(facts["mission"])
            self.battle = False
        elif kind == "battle_began":
            self.battle = True

    def hear_arranged(self, facts: Facts) -> None:
        """A match that begins in the middle: anything can be that is not shown."""
        self.weights = {}
        self.deck = facts["assimilation"]
        self.sector = facts["assimilations"] + 1
        start = self.settings.table.start[IMITATION]
        for players in range(1 << self.seats):
            count = bits(players)
            turned = facts["assimilations"] > 0
            least = 0 if turned and not self.settings.sticky else start
            most = self.samples if turned else start
            if least <= count <= most and self.samples - count <= self.deck:
                self.weights[players] = 1.0
        for player, blood in enumerate(facts["blood"]):
            if not facts["living"][player]:
                self.living &= ~(1 << player)
            if blood is not None:
                self.show(player, blood == BLOODS[IMITATION])
        if self.viewer >= 0:
            own = facts["only_you"]
            self.know(self.viewer, own["blood"] == BLOODS[IMITATION])
            for tested, blood in own["tested"].items():
                self.know(int(tested), blood == BLOODS[IMITATION])
        self.goes_on()

    def hear_hand_in(self, facts: Facts) -> None:
        """Who has given a card to the pool; the viewer knows its own."""
        self.givers |= set_of(facts["players"])
        own = facts.get("only_you")
        if own is not None:
            self.own.append(own["card"])

    def hear_look(self, seen: Facts | None) -> None:
        """The pool is complete. Sabotage would be told next; until then there is none. The Captain
        sees all of it, and learns nothing more from what is turned up."""
        others = self.givers & ~bit(self.viewer)
        if self.rate > 0:
            self.weigh(others, [(1 - self.rate) ** guilty for guilty in range(bits(others) + 1)])
        if seen is not None:
            for card in seen["cards"]:
                self.hear_card(card)
            self.looked = True

    def hear_sabotage(self, count: int) -> None:
        """So many Sabotage cards: a Human gives one only if the whole hand is (OP-POOL-03)."""
        others = self.givers & ~bit(self.viewer)
        count -= len([card for card in self.own if card.startswith("sab_")])
        if count <= 0 or (self.rate <= 0 and not self.settings.sabotage_ban):
            return
        self.weigh(others, [self.likely(guilty, count) for guilty in range(bits(others) + 1)])

    def hear_card(self, card: str) -> None:
        """A card of the pool is seen: whoever gives little spoils a test quietly. By the rules
        alone it tells nothing."""
        if self.looked or card.startswith("sab_"):
            return
        if card in self.own:
            self.own.remove(card)
            return
        others = self.givers & ~bit(self.viewer)
        if self.rate <= 0 or not others:
            return
        clean, spoilt = POOR
        poor = is_poor(code_of(card), self.mission, self.battle)
        chances = []
        for guilty in range(bits(others) + 1):
            share = guilty / bits(others)
            chance = (1 - share) * clean + share * spoilt
            chances.append(chance if poor else 1 - chance)
        self.weigh(others, chances)

    def weigh(self, givers: int, chances: list[float]) -> None:
        """How likely something was, by how many of these givers are Imitations."""
        weights = self.weights
        for players in weights:
            weights[players] *= chances[bits(players & givers)]

    def likely(self, guilty: int, count: int) -> float:
        """How likely so many Imitations hand in so many Sabotage cards, beside the case that
        `hear_look` has weighed already."""
        theirs = min(guilty, count)
        odds = self.rate / (1 - self.rate) if self.rate > 0 else 1.0
        chosen = ways(guilty, theirs) if self.rate > 0 else 1
        return float(chosen * odds**theirs * HAND_OF_SABOTAGE ** (count - theirs))

    def hear_blood(self, kind: str, facts: Facts) -> None:
        """A Blood Sample: for all, or for the viewer alone."""
        player = facts["player"] if kind in ("torched", "boarder_shown") else facts["target"]
        own = facts.get("only_you")
        if facts.get("blood") is not None:
            self.show(player, facts["blood"] == BLOODS[IMITATION])
        elif own is not None and "blood" in own:
            self.know(player, own["blood"] == BLOODS[IMITATION])
        if kind == "torched":
            self.living &= ~(1 << player)
            if facts["blood"] == BLOODS[IMITATION]:
                self.burned()
            self.goes_on()

    def hear_assimilation(self, facts: Facts) -> None:
        """Everybody living is dealt a sample, and keeps an Imitation (OP-ASM-02 to OP-ASM-08)."""
        own = facts.get("only_you")
        dealt = [player for player in range(self.seats) if self.living >> player & 1]
        before = self.weights
        self.weights = {}
        for players, weight in before.items():
            if weight > 0:
                self.deal(players, weight, dealt, own)
        if self.shown & ~self.living and self.sector == SECTORS:
            self.burned()
        self.goes_on()

    def deal(self, players: int, weight: float, dealt: list[int], own: Facts | None) -> None:
        """All ways in which the Imitations of the deck can be dealt; the viewer knows its own."""
        mine = own is not None and own["dealt"] == BLOODS[IMITATION]
        in_deck = self.samples - bits(players)
        total = ways(self.deck, in_deck)
        for size in range(in_deck + 1):
            chance = weight * ways(self.deck - len(dealt), in_deck - size) / total
            if chance <= 0:
                continue
            for chosen in combinations(dealt, size):
                hand = set_of(list(chosen))
                if own is None or bool(hand >> self.viewer & 1) == mine:
                    after = self.turned(players, hand)
                    self.weights[after] = self.weights.get(after, 0.0) + chance

    def turned(self, players: int, hand: int) -> int:
        """The Imitations once these have been dealt one: nobody turns back, but with
        `assimilation_return = literal` everybody living is what was dealt."""
        return players | hand if self.settings.sticky else players & ~self.living | hand

    # -- what is certain -------------------------------------------------------------------------

    def show(self, player: int, imitation: bool) -> None:
        """All have seen it."""
        if imitation:
            self.shown |= 1 << player
        self.know(player, imitation)

    def know(self, player: int, imitation: bool) -> None:
        """Only the sets that agree remain."""
        self.weights = {
            players: weight
            for players, weight in self.weights.items()
            if bool(players >> player & 1) == imitation
        }

    def keep_exactly(self, imitations: int) -> None:
        """The viewer has seen who they are."""
        self.weights = {imitations: self.weights.get(imitations, 1.0)}

    def burned(self) -> None:
        """An Imitation has been torched and the game goes on: where it can be won early, somebody
        living is one, or the deck has one to come (OP-END-06, OP-END-16)."""
        settings = self.settings
        if not settings.early_win:
            return
        dead_deck = settings.early_win_dead_deck and self.sector == SECTORS
        self.weights = {
            players: weight
            for players, weight in self.weights.items()
            if players & self.living or (self.samples - bits(players) > 0 and not dead_deck)
        }

    def goes_on(self) -> None:
        """Somebody living is Human, or it would be over (OP-END-09)."""
        self.weights = {
            players: weight for players, weight in self.weights.items() if self.living & ~players
        }

    # -- what follows ----------------------------------------------------------------------------

    def total(self) -> float:
        """The sum of all weights."""
        total = 0.0
        for weight in self.weights.values():
            total += weight
        return total

    def suspicion(self, player: int) -> float:
        """How likely a player is an Imitation."""
        guilty = 0.0
        for players, weight in self.weights.items():
            if players >> player & 1:
                guilty += weight
        total = self.total()
        return guilty / total if total > 0 else 0.0
