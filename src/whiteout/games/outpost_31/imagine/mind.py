"""What one viewer makes of all that it has seen so far."""

from __future__ import annotations

from whiteout.core.event import Event, Facts
from whiteout.games.outpost_31.imagine.blood import BloodBelief
from whiteout.games.outpost_31.imagine.cards import CardSight
from whiteout.games.outpost_31.settings import Settings


class Mind:
    """Belief and sight, and how far the history has been read."""

    def __init__(self, settings: Settings, viewer: int, opening: Event | None) -> None:
        self.viewer = viewer
        self.blood = BloodBelief(settings, viewer, 0.0)
        self.cards = CardSight(settings, viewer)
        self.read = 0
        if opening is not None:
            facts = opening.seen_by(viewer)
            assert facts is not None
            self.hear(facts)

    def listen(self, history: list[Event]) -> None:
        """Read on to the end of the history."""
        for index in range(self.read, len(history)):
            facts = history[index].seen_by(self.viewer)
            if facts is not None:
                self.hear(facts)
        self.read = len(history)

    def hear(self, facts: Facts) -> None:
        """One event."""
        self.blood.hear(facts)
        self.cards.hear(facts)
