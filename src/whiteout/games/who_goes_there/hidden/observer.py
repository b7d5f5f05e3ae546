"""What one viewer makes of events: who may be infected, and which cards were seen in whose hand."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Event, Facts
from whiteout.core.zones.counts import Sighting
from whiteout.core.zones.observer import Observer
from whiteout.games.who_goes_there.hidden.infection import InfectionBelief
from whiteout.games.who_goes_there.position import CampPosition
from whiteout.games.who_goes_there.tables import IDS

CODES: Final[dict[str, int]] = {card: code for code, card in enumerate(IDS)}


class CampObserver(Observer):
    """The belief of one viewer about the infection, and cards that passed through its hands."""

    def __init__(self, viewer: int, history: list[Event], p: CampPosition) -> None:
        super().__init__(viewer, history)
        self.infection = InfectionBelief(p.seats, viewer)
        self.sizes = [0] * p.seats
        self.sightings: list[Sighting] = []

    def hear(self, facts: Facts) -> None:
        kind = str(facts["event"])
        for listener in (self, self.infection):
            react = getattr(listener, f"on_{kind}", None)
            if react is not None:
                react(facts)

    # -- hands -----------------------------------------------------------------------------------

    def on_arranged(self, facts: Facts) -> None:
        self.sizes = [player["cards"] for player in facts["players"]]

    def on_cards_drawn(self, facts: Facts) -> None:
        self.sizes[facts["player"]] += facts["count"]

    def on_put_under(self, facts: Facts) -> None:
        self.sizes[facts["player"]] += 1

    def on_cards_discarded(self, facts: Facts) -> None:
        self.leave(facts["player"], facts["count"])

    def on_bonfire_fed(self, facts: Facts) -> None:
        if facts["kindling"]:
            self.show(facts["player"], CODES["kindling"])
        else:
            self.leave(facts["player"], facts["count"])

    def on_card_played(self, facts: Facts) -> None:
        self.show(facts["player"], CODES[facts["card"]])

    def on_landmark_changed(self, facts: Facts) -> None:
        if facts["played"]:
            self.show(facts["player"], CODES[facts["landmark"]])

    def on_built(self, facts: Facts) -> None:
        for card in facts["cards"]:
            if card != "locker":
                self.show(facts["player"], CODES[card])

    def on_meals_shown(self, facts: Facts) -> None:
        for row in facts["meals"]:
            for meal in (row["meal"], row.get("jack")):
                if meal in ("canned_food", "snack"):
                    self.show(row["player"], CODES[meal])

    def on_trade_done(self, facts: Facts) -> None:
        """Cards pass between two players: the viewer knows what it gave."""
        one, two = facts["player"], facts["to"]
        own = facts.get("only_you")
        given, got = facts["give"], facts["want"]
        if own is None:
            self.leave(one, given)
            self.leave(two, got)
        else:
            other, out = (two, got) if self.viewer == one else (one, given)
            for card in own["got"]:
                self.forget(other, CODES[card])
            self.sizes[other] -= out
            self.sizes[self.viewer] -= len(own["given"])
            self.sightings += [Sighting(other, CODES[card]) for card in own["given"]]
        self.sizes[one] += got
        self.sizes[two] += given

    def show(self, player: int, kind: int) -> None:
        """A card has left a hand for all to see."""
        self.sizes[player] -= 1
        self.forget(player, kind)

    def forget(self, player: int, kind: int) -> None:
        """A card that was seen in a hand is no longer there."""
        for seen in self.sightings:
            if seen.seat == player and seen.face == kind:
                self.sightings.remove(seen)
                return

    def leave(self, player: int, count: int) -> None:
        """So many cards have left a hand unseen: any of them, as far as the viewer can tell."""
        size = self.sizes[player]
        self.sizes[player] = size - count
        if player == self.viewer or count == 0:
            return
        left = (size - count) / size if size > 0 else 0.0
        for seen in self.sightings:
            if seen.seat == player:
                seen.kept *= left
