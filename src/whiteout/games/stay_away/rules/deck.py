"""Deck and discard pile: specification §6.2 (DECK)."""

from __future__ import annotations

from typing import Final

from whiteout.core.choice import Step
from whiteout.core.event import Event, Facts
from whiteout.games.stay_away.position import NOBODY, THING_ROLE, StayAwayPosition
from whiteout.games.stay_away.rules.quarantine import in_the_open
from whiteout.games.stay_away.tables import IDS, IS_PANIC
from whiteout.games.stay_away.written_codes import THE_THING


def take_top(p: StayAwayPosition) -> int:
    """The top card of the deck; an empty deck is refilled first (SA-DECK-03, SA-DECK-04)."""
    if not p.deck:
        reshuffle(p)
    p.known_top = NOBODY
    return p.deck.pop()


def reshuffle(p: StayAwayPosition) -> None:
    """The whole discard pile becomes the deck; cards in use are not part of it (SA-DECK-04)."""
    p.deck = p.discard
    p.discard = []
    p.chance.shuffle(p.deck, "reshuffle")
    if p.history is not None:
        p.emit(Event("reshuffled", {"cards": len(p.deck)}))


def skip_panic(p: StayAwayPosition) -> int:
    """Discard PANIC! cards from the top, unseen and without effect (SA-DECK-05). How many."""
    passed = 0
    if not p.deck:
        reshuffle(p)
    while IS_PANIC[p.deck[-1]]:
        p.discard.append(take_top(p))
        passed += 1
        if not p.deck:
            reshuffle(p)
    return passed


def draw_stay_away(p: StayAwayPosition, player: int, cause: str) -> int:
    """Take the top STAY AWAY! card into the hand, passing over PANIC! cards (SA-DECK-05)."""
    passed = skip_panic(p)
    card = take_top(p)
    p.hands[player].append(card)
    tell_draw(p, player, card, cause, passed)
    if card == THE_THING:
        become_the_thing(p, player)
    return card


def tell_draw(p: StayAwayPosition, player: int, card: int, cause: str, passed: int) -> None:
    """That a STAY AWAY! card was drawn is public, its face is the drawer's (I-21, I-22).

    A player quarantined under `open_cards` draws face up.
    """
    if p.history is not None:
        public: Facts = {"player": player, "cause": cause, "passed_over": passed}
        if in_the_open(p, player):
            public["shown"] = IDS[card]
        p.emit(Event("drew", public, {player: {"card": IDS[card]}}))


def become_the_thing(p: StayAwayPosition, player: int) -> None:
    """With `thing_in_deck`, whoever draws The Thing becomes The Thing at once (§11).

    With `revenge` the card of a dead Thing can be drawn again; it makes nobody The Thing.
    """
    if p.thing != NOBODY:
        return
    p.thing = player
    p.roles[player] = THING_ROLE
    if p.history is not None:
        p.emit(Event("became_the_thing", {"player": player}, None, (player,)))


class DiscardPlayed(Step[StayAwayPosition]):
    """Cards that have had their effect go to the discard pile (SA-PLAY-06, SA-DECK-04)."""

    __slots__ = ()

    def run(self, p: StayAwayPosition) -> None:
        p.discard.extend(p.played)
        p.played.clear()
        p.target = NOBODY


DISCARD_PLAYED: Final = DiscardPlayed()
