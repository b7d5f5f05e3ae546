"""Inside cards that a viewer cannot name, gathered and dealt again to where they may lie.

Cards are exchanged only for others that began in the same deck: so every deck holds what it can
hold, and nothing is made or lost.
"""

from __future__ import annotations

from whiteout.core.chance import Chance
from whiteout.core.zones.deal import mix, seen_runs
from whiteout.games.who_goes_there.hidden.observer import CampObserver
from whiteout.games.who_goes_there.position import CampPosition
from whiteout.games.who_goes_there.tables import BUILT, ORIGINS, SHARED, home_of

Slot = tuple[list[int], int]
"""A list of cards, and a place in it."""


class CardDeal:
    """One deal into a sample."""

    def __init__(self, p: CampPosition, observer: CampObserver, chance: Chance) -> None:
        self.p = p
        self.viewer = observer.viewer
        self.observer = observer
        self.chance = chance
        self.slots: list[list[Slot]] = [[] for _ in BUILT]
        """By deck: the places of its cards that the viewer cannot name."""
        self.cards: list[list[int]] = [[] for _ in BUILT]

    def deal(self) -> None:
        """Gather, put what was seen where it still is, and deal the rest."""
        p = self.p
        for player in range(p.seats):
            if player != self.viewer:
                self.gather(p.hands[player], [False] * len(p.hands[player]))
        for deck, cards in enumerate(p.decks):
            seen = p.deck_seen[deck] if p.deck_seen else [0] * len(cards)
            me = 1 << self.viewer if self.viewer >= 0 else 0
            self.gather(cards, [bool(bits & me) for bits in seen])
        self.gather(p.discard, [by < 0 or by == self.viewer for by in p.discard_by])
        self.gather(p.bonfire, [by < 0 or by == self.viewer for by in p.bonfire_by])
        if p.looked and p.active != self.viewer:
            self.gather(p.looked, [False] * len(p.looked))
        for cards in self.cards:
            cards.sort()
            self.chance.shuffle(cards, "determinize")
        for sure in (True, False):
            self.hold(sure)
        for slots, cards in zip(self.slots, self.cards, strict=True):
            for (place, at), card in zip(slots, cards, strict=True):
                place[at] = card
        self.tidy()

    def gather(self, cards: list[int], known: list[bool]) -> None:
        """Take up the cards that the viewer cannot name."""
        for at, card in enumerate(cards):
            if not known[at]:
                home = home_of(card)
                self.slots[home].append((cards, at))
                self.cards[home].append(card)

    def hold(self, sure: bool) -> None:
        """Cards seen in a hand, each as often as it has not left unseen."""
        for seen in self.observer.sightings:
            if sure != (seen.kept >= 1) or seen.seat == self.viewer:
                continue
            if sure or self.chance.below(1000, "determinize") < 1000 * seen.kept:
                self.put(self.p.hands[seen.seat], seen.face)

    def put(self, hand: list[int], kind: int) -> None:
        """A card of this kind into a place of a hand where it can be."""
        for home, slots in enumerate(self.slots):
            places = [at for at, (cards, _) in enumerate(slots) if cards is hand]
            copies = [card for card in self.cards[home] if card // ORIGINS == kind]
            if places and copies:
                self.cards[home].remove(copies[0])
                cards, at = slots.pop(places[0])
                cards[at] = copies[0]
                return

    def tidy(self) -> None:
        """Hands are sorted; in which order cards lie under a deck is not known (W-31). What others
        have laid apart is drawn from their hands."""
        p = self.p
        for hand in p.hands:
            hand.sort()
        for deck in range(min(SHARED, len(p.deck_seen))):
            for run in seen_runs(p.deck_seen[deck], self.viewer):
                mix(p.decks[deck], run, self.chance)
        for player in range(p.seats):
            if player != self.viewer and p.picks[player]:
                p.picks[player] = self.lay_apart(player)

    def lay_apart(self, player: int) -> list[int]:
        """As many cards as were laid apart; where kinds bind, those first (WG-TRD-20)."""
        p = self.p
        hand = p.hands[player][:]
        self.chance.shuffle(hand, "determinize")
        named = p.trade_give_kinds if player == p.active else p.trade_want_kinds
        if p.settings.binding and p.trade_partner >= 0:
            for kind in reversed(named):
                for card in hand:
                    if card // ORIGINS == kind:
                        hand.remove(card)
                        hand.insert(0, card)
                        break
        return sorted(hand[: len(p.picks[player])])
