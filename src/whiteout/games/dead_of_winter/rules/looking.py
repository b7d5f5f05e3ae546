"""Looking at hidden cards, putting them back, and showing them (F-21, F-28, F-37, F-66)."""

from __future__ import annotations

from typing import ClassVar

from whiteout.core.choice import Prompt
from whiteout.core.draft import DraftChoice
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.dead_of_winter.options import CARD, CRISIS, NONE, WORD
from whiteout.games.dead_of_winter.position import WinterPosition
from whiteout.games.dead_of_winter.rules.general import (
    Ask,
    gains_known,
    kinds,
    learn,
    shuffle_deck,
    top_cards,
)
from whiteout.games.dead_of_winter.tables import (
    COLONY,
    CRISIS_IDS,
    ITEM_IDS,
    LOCATION_IDS,
    SURVIVOR_SYMBOL,
    SYMBOL_OF,
)

RESCUE_CARDS = 4

# -- looking (F-21, F-28, F-37) --------------------------------------------------------------------


def look_at_hand(p: WinterPosition, seat: int, owner: int, cards: list[int]) -> None:
    """Cards of a hand are seen by the looker; the owner learns which."""
    learn(p, seat, owner, cards)
    if p.history is not None:
        ids = [ITEM_IDS[card] for card in cards]
        facts = {"player": seat, "target": owner, "count": len(cards)}
        secret = {viewer: {"cards": ids[:]} for viewer in (seat, owner)}
        p.emit(Event("hand_looked_at", facts, secret))


def look_at_deck(p: WinterPosition, seat: int, location: int, count: int) -> list[int]:
    """The top cards of an item deck, which stay there; the first is on top."""
    deck = p.decks[location]
    seen = p.deck_seen[location]
    count = min(count, len(deck))
    for place in range(len(deck) - count, len(deck)):
        seen[place] |= 1 << seat
    cards = deck[len(deck) - count :][::-1]
    if p.history is not None:
        facts = {"player": seat, "location": LOCATION_IDS[location], "count": count}
        secret = {seat: {"cards": [ITEM_IDS[card] for card in cards]}}
        p.emit(Event("deck_looked_at", facts, secret))
    p.looked = cards
    p.looked_at = location
    return cards


def look_at_crises(p: WinterPosition, seat: int, count: int) -> None:
    """The top crisis cards, which stay there."""
    deck = p.crisis_deck
    count = min(count, len(deck))
    for place in range(len(deck) - count, len(deck)):
        p.crisis_seen[place] |= 1 << seat
    cards = deck[len(deck) - count :][::-1]
    if p.history is not None:
        secret = {seat: {"crises": [CRISIS_IDS[card] for card in cards]}}
        p.emit(Event("crises_looked_at", {"player": seat, "count": count}, secret))
    p.looked = cards
    p.looked_at = COLONY


class PutBack(DraftChoice[WinterPosition]):
    """D50: cards that were looked at go back on top in any order; the last place follows."""

    __slots__ = ()
    POINT: ClassVar[str] = "D50"
    RULE: ClassVar[str] = "DW-ABL-07"

    def run(self, p: WinterPosition) -> None:
        if len(p.looked) > 1:
            super().run(p)
        else:
            self.finish(p, p.looked)

    def parts(self, p: WinterPosition, seat: int, draft: list[Option]) -> list[Option]:
        left = sorted(p.looked)
        for part in draft:
            left.remove(part.value)
        options = CRISIS if p.looked_at == COLONY else CARD
        return [options[card] for card in kinds(left)]

    def is_complete(self, p: WinterPosition, seat: int, draft: list[Option]) -> bool:
        return len(draft) == len(p.looked) - 1

    def resolve_draft(self, p: WinterPosition, seat: int, draft: list[Option]) -> None:
        order = [part.value for part in draft]
        left = p.looked[:]
        for card in order:
            left.remove(card)
        self.finish(p, order + left)

    def finish(self, p: WinterPosition, order: list[int]) -> None:
        """Only the looker knows what lies where; nobody else does any longer."""
        crises = p.looked_at == COLONY
        deck = p.crisis_deck if crises else p.decks[p.looked_at]
        seen = p.crisis_seen if crises else p.deck_seen[p.looked_at]
        count = len(order)
        for place, card in enumerate(order):
            deck[-1 - place] = card
            seen[-1 - place] = 1 << self.seat if count > 1 else seen[-1 - place]
        if count > 1 and p.history is not None:
            ids = CRISIS_IDS if crises else ITEM_IDS
            facts = {"player": self.seat, "location": LOCATION_IDS[p.looked_at], "count": count}
            name = "crises" if crises else "cards"
            secret = {self.seat: {name: [ids[card] for card in order]}}
            p.emit(Event("deck_reordered", facts, secret))
        p.looked = []


class Forecast(DraftChoice[WinterPosition]):
    """D58, D59: a public message of at most two words (DW-ABL-07)."""

    __slots__ = ()
    RULE: ClassVar[str] = "DW-ABL-07"

    def point(self, p: WinterPosition) -> str:
        return "D58"

    def prompt(self, p: WinterPosition, viewer: int) -> Prompt:
        """The speaker is asked for one word, then for the other."""
        second = viewer == self.seat and bool(p.draft(viewer))
        return "D59" if second else "D58", self.RULE, {}

    def parts(self, p: WinterPosition, seat: int, draft: list[Option]) -> list[Option]:
        return [*WORD, NONE]

    def is_complete(self, p: WinterPosition, seat: int, draft: list[Option]) -> bool:
        return len(draft) == 2 or NONE in draft

    def resolve_draft(self, p: WinterPosition, seat: int, draft: list[Option]) -> None:
        words = [str(part.args[0]) for part in draft if part != NONE]
        if words and p.history is not None:
            p.emit(Event("message_posted", {"player": seat, "words": words}))


# -- Teresa Okafor ---------------------------------------------------------------------------------


def rescue(p: WinterPosition, seat: int, location: int) -> None:
    """The top cards are shown to all; one Outsider may be taken, the rest is shuffled back."""
    cards = top_cards(p, location, RESCUE_CARDS)
    show_cards(p, cards, location)
    p.then(TakeRescued(seat, location, tuple(cards)))


def show_cards(p: WinterPosition, cards: list[int], location: int) -> None:
    """Everybody sees cards of a deck (F-66)."""
    if p.history is not None:
        facts = {"location": LOCATION_IDS[location], "cards": [ITEM_IDS[card] for card in cards]}
        p.emit(Event("cards_shown", facts))


class TakeRescued(Ask):
    """D60: one of the survivor-symbol cards shown, or none."""

    __slots__ = ("cards", "location")
    POINT: ClassVar[str] = "D60"
    RULE: ClassVar[str] = "DW-ABL-08"
    IN_TURN: ClassVar[bool] = True

    def __init__(self, seat: int, location: int, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.location = location
        self.cards = cards

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        found = [card for card in sorted(self.cards) if SYMBOL_OF[card] == SURVIVOR_SYMBOL]
        return [*[CARD[card] for card in kinds(found)], NONE]

    def resolve(self, p: WinterPosition, option: Option) -> None:
        rest = list(self.cards)
        if option != NONE:
            rest.remove(option.value)
            gains_known(p, self.seat, [option.value])
            if p.history is not None:
                facts = {"player": self.seat, "card": ITEM_IDS[option.value]}
                p.emit(Event("card_taken", {**facts, "location": LOCATION_IDS[self.location]}))
        p.decks[self.location] += rest
        shuffle_deck(p, self.location)
        tell_shuffled(p, self.location)


def tell_shuffled(p: WinterPosition, location: int) -> None:
    """A deck has been shuffled."""
    if p.history is not None:
        p.emit(Event("deck_shuffled", {"location": LOCATION_IDS[location]}))
