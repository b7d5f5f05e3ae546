"""Searching: specification 6.4 (SRCH), with the Galley and the Parts Bench of 6.23 (LMK)."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.who_goes_there.options import KEEP_CARD, SEARCH, SEARCHES
from whiteout.games.who_goes_there.position import CampPosition
from whiteout.games.who_goes_there.rules.hand import can_draw, can_refill, draw, kinds_in, refill
from whiteout.games.who_goes_there.rules.infection import spend
from whiteout.games.who_goes_there.rules.own_choice import OwnChoice
from whiteout.games.who_goes_there.rules.phase_card import draw_phase_card
from whiteout.games.who_goes_there.tables import (
    DECK_IDS,
    GALLEY,
    IDS,
    ORIGINS,
    PARTS_BENCH,
    PHASE_SPACE,
    SHARED,
    STORAGE,
    T_LANTERN,
    WORKSHOP,
    ids_of,
)

COST: Final = 2
_SPECIALTY: Final = SEARCHES.index("specialty")
_GALLEY: Final = SEARCHES.index("galley")
_BENCH: Final = SEARCHES.index("parts_bench")
GALLEY_CARDS: Final = 2
BENCH_CARDS: Final = 3


def search_cost(p: CampPosition, player: int) -> int:
    """2 Actions; the first of a turn costs 1 with a Lantern (3.13, WG-ACT-06)."""
    return 1 if not p.free_search_used and T_LANTERN in p.tiles[player] else COST


def searches(p: CampPosition, player: int) -> list[Option]:
    """What can be searched here and now (WG-SRCH-01, -03, -08; D13, D14)."""
    if p.all_actions(player) < search_cost(p, player):
        return []
    space = p.spaces[player]
    if space >= PHASE_SPACE:
        return [SEARCH[space + 1]] if p.phase_decks[space - PHASE_SPACE] else []
    found: list[Option] = []
    if can_draw(p, space):
        found.append(SEARCH[space])
    if can_draw(p, SHARED + p.characters[player]):
        found.append(SEARCH[_SPECIALTY])
    if can_draw(p, space):
        if space == STORAGE and p.landmarks[GALLEY] and not p.galley_used:
            found.append(SEARCH[_GALLEY])
        if space == WORKSHOP and p.landmarks[PARTS_BENCH] and not p.bench_used:
            found.append(SEARCH[_BENCH])
    return found


def search(p: CampPosition, player: int, source: int) -> None:
    """Pay, and draw from the deck named."""
    spend(p, player, search_cost(p, player), "search")
    p.free_search_used = True
    if p.history is not None:
        p.emit(Event("searched", {"player": player, "source": SEARCHES[source]}))
    if source in (_GALLEY, _BENCH):
        look_through(p, player, source == _GALLEY)
    elif source == _SPECIALTY:
        draw(p, player, SHARED + p.characters[player], 1)
    elif source < SHARED:
        draw(p, player, source, 1)
    else:
        draw_phase_card(p, player, source - _SPECIALTY - 1)


# -- Galley and Parts Bench ----------------------------------------------------------------------


def look_through(p: CampPosition, player: int, galley: bool) -> None:
    """Look at the top cards, after filling up a deck that has too few (3.12, WG-LMK-04)."""
    deck = STORAGE if galley else WORKSHOP
    count = GALLEY_CARDS if galley else BENCH_CARDS
    if galley:
        p.galley_used = True
    else:
        p.bench_used = True
    if len(p.decks[deck]) < count and can_refill(p, deck):
        refill(p, deck)
    count = min(count, len(p.decks[deck]))
    p.looked = p.decks[deck][-count:]
    del p.decks[deck][-count:]
    del p.deck_seen[deck][-count:]
    if p.history is not None:
        public = {"player": player, "deck": DECK_IDS[deck], "count": count}
        p.emit(Event("looked", public, {player: {"cards": ids_of(p.looked)}}))
    p.then(KeepCard(player, deck))


class KeepCard(OwnChoice):
    """D56: which of the cards looked at to keep."""

    __slots__ = ("deck",)
    POINT: ClassVar = "D56"
    RULE: ClassVar = "WG-LMK-04"

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(seat)
        self.deck = deck

    def about(self, p: CampPosition) -> dict[str, int | str]:
        return {"deck": DECK_IDS[self.deck]}

    def answers(self, p: CampPosition, seat: int) -> list[Option]:
        return [KEEP_CARD[kind] for kind in kinds_in(sorted(p.looked))]

    def carry_out(self, p: CampPosition, option: Option) -> None:
        """The others go under the deck, from the Parts Bench in random order (3.12)."""
        kept = next(card for card in sorted(p.looked) if card // ORIGINS == option.value)
        under = sorted(p.looked)
        under.remove(kept)
        p.looked = []
        insort(p.hands[self.seat], kept)
        p.chance.shuffle(under, "under")
        p.decks[self.deck] = under + p.decks[self.deck]
        seen = [1 << self.seat] * len(under)
        p.deck_seen[self.deck] = seen + p.deck_seen[self.deck]
        if p.history is not None:
            public = {"player": self.seat, "deck": DECK_IDS[self.deck], "count": len(under)}
            told = {"kept": IDS[option.value], "cards": ids_of(under)}
            p.emit(Event("put_under", public, {self.seat: told}))
