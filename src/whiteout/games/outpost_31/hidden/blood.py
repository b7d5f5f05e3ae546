"""Who may be an Imitation, by the rules alone: the chances of every set of Imitations.

There are few sets that can be (one Imitation at the start, at most two more), so all of them are
kept with their weights (core.zones.seat_sets). What bots guess besides stands in bots/guess.py.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Facts
from whiteout.core.zones.seat_sets import SeatSets, dealings, set_of
from whiteout.games.outpost_31.position import BLOODS, IMITATION
from whiteout.games.outpost_31.settings import Settings
from whiteout.games.outpost_31.tables import SECTORS

HAND_OF_SABOTAGE: Final = 0.015
"""How likely one Sabotage more comes from a Human whose whole hand was (OP-POOL-03)."""


class BloodBelief(SeatSets):
    """The sets of Imitations that can be, as one viewer must see it."""

    def __init__(self, settings: Settings, viewer: int) -> None:
        super().__init__({1 << player: 1.0 for player in range(settings.players)})
        self.settings = settings
        self.viewer = viewer
        self.living = (1 << settings.players) - 1
        self.shown = 0
        """The Imitations that all have seen to be one."""
        self.deck = sum(settings.table.assimilation)
        self.samples = settings.table.total[IMITATION]
        """Imitation cards in the match, held or in the Assimilation Deck."""
        self.sector = 1
        self.team = 0
        """Who has given to the pool."""
        self.own: list[str] = []
        """What the viewer has given to the pool."""

    def in_deck(self, players: int) -> int:
        """Imitations in the Assimilation Deck, if these are the Imitations."""
        return self.samples - players.bit_count()

    # -- blood that is seen ----------------------------------------------------------------------

    def on_dealt(self, facts: Facts) -> None:
        self.told(self.viewer, facts.get("only_you", {}).get("blood"))

    def on_arranged(self, facts: Facts) -> None:
        """A match that begins in the middle: anything can be that the viewer does not see."""
        assimilations: int = facts["trackers"]["assimilations"]
        start = self.settings.table.start[IMITATION]
        least = 0 if assimilations and not self.settings.sticky else start
        most = self.samples if assimilations else start
        self.deck = facts["assimilation_deck"]["size"]
        self.sector = assimilations + 1
        self.weights = {
            players: 1.0
            for players in range(1 << self.settings.players)
            if least <= players.bit_count() <= most and self.in_deck(players) <= self.deck
        }
        own = facts.get("only_you", facts)
        self.told(self.viewer, own.get("blood"))
        for player, seen in enumerate(facts["players"]):
            if not seen["living"]:
                self.living &= ~(1 << player)
            self.show(player, seen.get("blood"))
            self.told(player, own["players"][player].get("blood"))
        self.goes_on()

    def on_blood_tested(self, facts: Facts) -> None:
        """Whoever is tested shows it to the viewer alone, to all, or to others only."""
        self.told(facts["target"], facts.get("only_you", {}).get("blood"))

    def on_escape_tested(self, facts: Facts) -> None:
        self.on_blood_tested(facts)
        self.show(facts["target"], facts.get("blood"))

    def on_boarder_shown(self, facts: Facts) -> None:
        self.show(facts["player"], facts["blood"])

    def on_torched(self, facts: Facts) -> None:
        self.show(facts["player"], facts["blood"])
        self.living &= ~(1 << facts["player"])
        if facts["blood"] == BLOODS[IMITATION]:
            self.burned()
        self.goes_on()

    def on_imitations_met(self, facts: Facts) -> None:
        """The viewer has seen who they are."""
        self.only(self.shown & ~self.living | set_of(facts["players"]))

    def told(self, player: int, blood: str | None) -> None:
        """The viewer has seen a Blood Sample, if any."""
        if blood is not None:
            self.know(player, blood == BLOODS[IMITATION])

    def show(self, player: int, blood: str | None) -> None:
        """All have seen it, if it was shown."""
        if blood == BLOODS[IMITATION]:
            self.shown |= 1 << player
        self.told(player, blood)

    # -- Assimilation ----------------------------------------------------------------------------

    def on_assimilated(self, facts: Facts) -> None:
        """Everybody living is dealt a sample, and keeps an Imitation; the viewer knows its own
        (OP-ASM-02 to OP-ASM-08). With `assimilation_return = literal` everybody living is what was
        dealt."""
        self.sector = facts["number"] + 1
        own = facts.get("only_you")
        mine = own is not None and own["dealt"] == BLOODS[IMITATION]
        living = [seat for seat in range(self.settings.players) if self.living >> seat & 1]
        stay = -1 if self.settings.sticky else ~self.living
        before = self.weights
        self.weights = {}
        for players, weight in before.items():
            for dealt, chance in dealings(self.deck, self.in_deck(players), living):
                if own is None or bool(dealt >> self.viewer & 1) == mine:
                    self.add(players & stay | dealt, weight * chance)
        if self.shown & ~self.living and self.sector == SECTORS:
            self.burned()
        self.goes_on()

    def burned(self) -> None:
        """An Imitation has been torched and the game goes on: where it can be won early, somebody
        living is one, or the deck has one to come (OP-END-06, OP-END-16)."""
        if self.settings.early_win:
            dead_deck = self.settings.early_win_dead_deck and self.sector == SECTORS
            to_come = 0 if dead_deck else self.samples
            self.keep([s for s in self.weights if s & self.living or s.bit_count() < to_come])

    def goes_on(self) -> None:
        """Somebody living is Human, or it would be over (OP-END-09)."""
        self.keep([players for players in self.weights if self.living & ~players])

    # -- the pool --------------------------------------------------------------------------------

    def on_handed_in(self, facts: Facts) -> None:
        self.team |= set_of(facts["players"])
        if "only_you" in facts:
            self.own.append(facts["only_you"]["card"])

    def on_sabotage_found(self, facts: Facts) -> None:
        """A Human gives Sabotage only if the whole hand is (OP-POOL-03)."""
        own = len([card for card in self.own if card.startswith("sab_")])
        count = len(facts["cards"]) - own
        if count > 0:
            others = self.givers()
            self.weigh(others, [self.likely(n, count) for n in range(others.bit_count() + 1)])

    def on_pool_discarded(self, facts: Facts) -> None:
        self.team = 0
        self.own = []

    def givers(self) -> int:
        """Who has given to the pool, but for the viewer."""
        return self.team & ~(1 << self.viewer) if self.viewer >= 0 else self.team

    def likely(self, imitations: int, count: int) -> float:
        """How likely so many Imitations, among those who gave, make so much Sabotage. Without the
        ban it says nothing."""
        humans = max(0, count - imitations) if self.settings.sabotage_ban else 0
        return float(HAND_OF_SABOTAGE**humans)
