"""Cards and hands: specification 6.13 (HAND), and drawing from the inside decks (WG-SRCH-06)."""

from __future__ import annotations

from bisect import insort

from whiteout.core.event import Event
from whiteout.games.who_goes_there.position import FACE_UP, CampPosition
from whiteout.games.who_goes_there.tables import (
    DECK_IDS,
    IDS,
    ORIGINS,
    SHARED,
    T_BACKPACK,
    home_of,
    ids_of,
)

BACKPACK_CARDS = 3


def kinds_in(cards: list[int]) -> list[int]:
    """The kinds of sorted cards, each once, in the order of the tables (WG-DEC-11)."""
    found: list[int] = []
    last = -1
    for card in cards:
        code = card // ORIGINS
        if code != last:
            found.append(code)
            last = code
    return found


def holds(p: CampPosition, player: int, kind: int) -> bool:
    """Whether a card of this kind is in hand."""
    return kind in [card // ORIGINS for card in p.hands[player]]


def count_of(cards: list[int], kind: int) -> int:
    """How many cards of this kind there are."""
    return len([card for card in cards if card // ORIGINS == kind])


def take_kind(p: CampPosition, player: int, kind: int) -> int:
    """Of several equal cards the one of a shared deck leaves first, then by rank: hands are sorted
    that way (WG-HAND-10)."""
    hand = p.hands[player]
    for place, card in enumerate(hand):
        if card // ORIGINS == kind:
            del hand[place]
            return card
    raise AssertionError(f"no {IDS[kind]} in hand")


def limit_of(p: CampPosition, player: int) -> int:
    """The hand limit, 3 more with each Backpack (WG-HAND-03)."""
    return p.settings.hand_limit + BACKPACK_CARDS * p.tiles[player].count(T_BACKPACK)


def lay_down(p: CampPosition, card: int, by: int) -> None:
    """A card goes on top of the Camp Discard: face up, or face down by a player."""
    p.discard.append(card)
    p.discard_by.append(by)


def play_up(p: CampPosition, player: int, kind: int, use: str = "played") -> None:
    """A card is played face up (WG-HAND-02)."""
    lay_down(p, take_kind(p, player, kind), FACE_UP)
    if p.history is not None:
        p.emit(Event("card_played", {"player": player, "card": IDS[kind], "use": use}))


def discard_down(p: CampPosition, player: int, kind: int, cause: str) -> None:
    """A card is discarded face down (WG-HAND-05, WG-EVT-14)."""
    lay_down(p, take_kind(p, player, kind), player)
    if p.history is not None:
        public = {"player": player, "count": 1, "cause": cause}
        p.emit(Event("cards_discarded", public, {player: {"cards": [IDS[kind]]}}))


# -- drawing -------------------------------------------------------------------------------------


def can_draw(p: CampPosition, deck: int) -> bool:
    """Whether the deck has a card, or can be filled up: public (WG-SRCH-08, WG-SRCH-10)."""
    return bool(p.decks[deck]) or can_refill(p, deck)


def can_refill(p: CampPosition, deck: int) -> bool:
    """Shared decks, and with `refill_specialty` those of the living (WG-SRCH-06, WG-SRCH-07)."""
    if deck >= SHARED:
        owner = p.characters.index(deck - SHARED)
        if not p.settings.refill_specialty or not p.alive[owner]:
            return False
    return deck in [home_of(card) for card in p.discard]


def refill(p: CampPosition, deck: int) -> None:
    """All cards of that deck in the Camp Discard are shuffled and put under those left
    (WG-SRCH-06, WG-LMK-04)."""
    back = [card for card in p.discard if home_of(card) == deck]
    keep = [at for at, card in enumerate(p.discard) if home_of(card) != deck]
    p.discard_by = [p.discard_by[at] for at in keep]
    p.discard = [p.discard[at] for at in keep]
    back.sort()
    p.chance.shuffle(back, "refill")
    p.decks[deck] = back + p.decks[deck]
    p.deck_seen[deck] = [0] * len(back) + p.deck_seen[deck]
    if p.history is not None:
        facts = {"deck": DECK_IDS[deck], "size": len(p.decks[deck])}
        p.emit(Event("deck_refilled", facts))


def take_top(p: CampPosition, deck: int) -> int:
    """The top card, after filling up an empty deck; -1 where there is none."""
    if not p.decks[deck]:
        if not can_refill(p, deck):
            return -1
        refill(p, deck)
    p.deck_seen[deck].pop()
    return p.decks[deck].pop()


def draw(p: CampPosition, player: int, deck: int, count: int) -> None:
    """So many cards into the hand, as far as there are any; only the drawer sees them."""
    drawn: list[int] = []
    for _ in range(count):
        card = take_top(p, deck)
        if card < 0:
            break
        insort(p.hands[player], card)
        drawn.append(card)
    if drawn and p.history is not None:
        public = {"player": player, "deck": DECK_IDS[deck], "count": len(drawn)}
        p.emit(Event("cards_drawn", public, {player: {"cards": ids_of(drawn)}}))
