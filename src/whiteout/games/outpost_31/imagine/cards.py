"""Where Supply cards lie that a seat can name: in the discard pile, in the deck since the last
reshuffle, in somebody's hand. Kept up event by event, from what the seat has seen."""

from __future__ import annotations

from whiteout.core.event import Facts
from whiteout.games.outpost_31.settings import Settings
from whiteout.games.outpost_31.tables import CARDS, IDS, code_of


class Held:
    """A card somebody was seen to hold, and how likely it has not left the hand unseen since."""

    __slots__ = ("card", "kept", "player")

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card
        self.kept = 1.0


class CardSight:
    """What one viewer knows of the Supply cards."""

    def __init__(self, settings: Settings, viewer: int) -> None:
        self.viewer = viewer
        self.sizes = [0] * settings.players
        self.discards = [0] * len(CARDS)
        """By card: how many lie in the discard pile for certain."""
        self.fresh = [0] * len(CARDS)
        """By card: how many went into the deck at the last reshuffle for certain."""
        self.drawn = [0] * settings.players
        """Cards drawn since: no more of a hand can be fresh."""
        self.held: list[Held] = []

    def hear(self, facts: Facts) -> None:
        """One event, as the viewer has seen it."""
        kind: str = facts["event"]
        if kind == "drew":
            self.sizes[facts["player"]] += facts["count"]
            self.drawn[facts["player"]] += facts["count"]
        elif kind == "handed_in":
            for player in facts["players"]:
                self.lose(player, 1)
        elif kind == "discarded_up":
            self.discarded_up(facts["player"], facts["cards"])
        elif kind in ("discarded_down", "torched"):
            self.lose(facts["player"], facts["count"])
            if "only_you" in facts:  # face down, but the viewer's own
                self.discard(facts["only_you"]["cards"])
        elif kind == "offered":
            self.offered(facts)
        elif kind == "dealt":
            self.sizes = [facts["hand"]] * len(self.sizes)
        elif kind == "arranged":
            self.sizes = facts["sizes"][:]
        else:
            self.hear_piles(kind, facts)

    def hear_piles(self, kind: str, facts: Facts) -> None:
        """What happens to the pool, the discard pile and the deck; and Roll Call."""
        if kind == "pool_discarded":
            self.discard(facts["shown"])
        elif kind == "sabotage_cured":
            self.discard([facts["card"]])
        elif kind == "supply_reshuffled":
            self.reshuffle()
        elif kind == "swapped" and "only_you" in facts:
            self.discard([facts["only_you"]["card"]])
        elif kind == "roll_called" and facts["player"] == self.viewer:
            self.see(facts["target"], code_of(facts["only_you"]["card"]))

    def discard(self, cards: list[str]) -> None:
        """These lie in the discard pile now."""
        for card in cards:
            self.discards[code_of(card)] += 1

    def reshuffle(self) -> None:
        """The discard pile has become the deck (OP-DECK-01)."""
        self.fresh = self.discards
        self.discards = [0] * len(CARDS)
        self.drawn = [0] * len(self.drawn)

    def offered(self, facts: Facts) -> None:
        """Offered cards are in hand: for an entry their kinds are named, and most cures take one
        kind alone (OP-SAB-05, OP-ROOM-14)."""
        player: int = facts["player"]
        if player == self.viewer:
            return
        cards: list[str] = facts["kinds"] or []
        if facts["kinds"] is None:
            cure = CARDS[code_of(facts["cause"])].cure
            cards = [cure] if cure in IDS else []
        for card in cards:
            self.see(player, code_of(card))

    def see(self, player: int, card: int) -> None:
        """This card is in this hand now, whatever was known of it before."""
        for held in self.held:
            if held.player == player and held.card == card:
                held.kept = 1.0
                return
        self.held.append(Held(player, card))

    def discarded_up(self, player: int, cards: list[str]) -> None:
        """For all to see: what was known to be in hand has left it."""
        for card in cards:
            code = code_of(card)
            self.sizes[player] -= 1
            self.discards[code] += 1
            for held in self.held:
                if held.player == player and held.card == code:
                    self.held.remove(held)
                    break

    def lose(self, player: int, count: int) -> None:
        """So many cards have left a hand unseen: any of them, as far as the viewer can tell."""
        size = self.sizes[player]
        self.sizes[player] = size - count
        left = (size - count) / size if size > 0 else 0.0
        kept = []
        for held in self.held:
            if held.player == player:
                held.kept *= left
            if held.kept > 0:
                kept.append(held)
        self.held = kept
