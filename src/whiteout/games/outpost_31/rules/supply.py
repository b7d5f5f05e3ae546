"""The Supply deck and its discard pile: specification 6.25 (DECK)."""

from __future__ import annotations

from whiteout.core.event import Event
from whiteout.games.outpost_31.position import NOTHING, OutpostPosition
from whiteout.games.outpost_31.tables import IDS, ids_of


def can_draw(p: OutpostPosition) -> bool:
    """Whether a Supply card is left anywhere to be drawn (OP-DECK-01, OP-DECK-02)."""
    return bool(p.supply or p.discard)


def take_top(p: OutpostPosition) -> int:
    """The top Supply card, after a reshuffle of the discard pile if the deck is empty; NOTHING if
    both are (OP-DECK-01, OP-DECK-02, OP-DECK-04)."""
    if not p.supply:
        if not p.discard:
            return NOTHING
        reshuffle(p)
    p.supply_seen.pop()
    return p.supply.pop()


def reshuffle(p: OutpostPosition) -> None:
    """The discard pile becomes the deck (OP-DECK-01)."""
    p.supply = p.discard
    p.discard = []
    p.chance.shuffle(p.supply, "supply")
    p.supply_seen = [0] * len(p.supply)
    if p.history is not None:
        p.emit(Event("supply_reshuffled", {"cards": len(p.supply)}))


def draw(p: OutpostPosition, player: int, count: int, cause: str) -> None:
    """A player draws this many cards, as far as there are any; only the player sees them."""
    hand = p.hands[player]
    drawn: list[int] = []
    for _ in range(count):
        card = take_top(p)
        if card == NOTHING:
            break
        hand.append(card)
        drawn.append(card)
    if drawn and p.history is not None:
        public = {"player": player, "count": len(drawn), "cause": cause}
        p.emit(Event("drew", public, {player: {"cards": ids_of(drawn)}}))


def refill(p: OutpostPosition, player: int, cause: str) -> None:
    """Draw up to the hand size; a larger hand stays (OP-BASE-02, OP-BASE-07, OP-EOT-02)."""
    missing = p.settings.hand_size - len(p.hands[player])
    if missing > 0:
        draw(p, player, missing, cause)


def discard_up(p: OutpostPosition, player: int, cards: list[int], cause: str) -> None:
    """Hand cards go to the discard pile face up for all."""
    for card in cards:
        p.hands[player].remove(card)
        p.discard.append(card)
    if cards and p.history is not None:
        public = {"player": player, "cards": [IDS[card] for card in cards], "cause": cause}
        p.emit(Event("discarded_up", public))


def discard_down(p: OutpostPosition, player: int, cards: list[int], cause: str) -> None:
    """Hand cards go to the discard pile face down; all see how many, the owner which."""
    for card in cards:
        p.hands[player].remove(card)
        p.discard.append(card)
    if cards and p.history is not None:
        public = {"player": player, "count": len(cards), "cause": cause}
        p.emit(Event("discarded_down", public, {player: {"cards": ids_of(cards)}}))
