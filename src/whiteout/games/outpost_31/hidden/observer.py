"""What one viewer makes of events: whose blood may be what, and which Supply cards lie where."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Event, Facts
from whiteout.core.zones.counts import CountObserver
from whiteout.games.outpost_31.events import EVENTS
from whiteout.games.outpost_31.hidden.blood import BloodBelief
from whiteout.games.outpost_31.position import OutpostPosition
from whiteout.games.outpost_31.tables import CARDS, IDS

CODES: Final[dict[str, int]] = {card: code for code, card in enumerate(IDS)}


class OutpostObserver(CountObserver):
    """Belief and counts of one viewer. The pool is not counted: the position says all of it."""

    def __init__(self, viewer: int, history: list[Event], p: OutpostPosition) -> None:
        self.blood = BloodBelief(p.settings, viewer)
        super().__init__(viewer, history, p.seats, EVENTS, CODES, self.blood)

    def on_dealt(self, facts: Facts) -> None:
        self.sizes = [facts["hand"]] * len(self.sizes)

    def on_arranged(self, facts: Facts) -> None:
        self.sizes = [player["cards"] for player in facts["players"]]

    def on_offered(self, facts: Facts) -> None:
        """Offered cards are in hand: for an entry their kinds are named, and most cures take one
        kind alone (OP-SAB-05, OP-ROOM-14)."""
        cards: list[str] | None = facts["kinds"]
        if cards is None:
            cure = CARDS[CODES[facts["cause"]]].cure
            cards = [cure] if cure in CODES else []
        self.saw(facts["player"], [CODES[card] for card in cards], False)
