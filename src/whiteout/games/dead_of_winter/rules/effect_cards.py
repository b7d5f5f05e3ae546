"""Effects on item cards, hands and decks (specification 3.12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whiteout.core.event import Event
from whiteout.games.dead_of_winter.position import IN_GAME, NOBODY, WinterPosition
from whiteout.games.dead_of_winter.rules import clause_cards
from whiteout.games.dead_of_winter.rules.attack import hand_over
from whiteout.games.dead_of_winter.rules.general import (
    discard,
    draw_from,
    gains_known,
    random_card,
    random_cards,
    shuffle_deck,
    top_cards,
)
from whiteout.games.dead_of_winter.rules.looking import (
    PutBack,
    look_at_crises,
    look_at_deck,
    look_at_hand,
    tell_shuffled,
)
from whiteout.games.dead_of_winter.rules.phrase import Phrase, acts, location
from whiteout.games.dead_of_winter.rules.works import remove_waste
from whiteout.games.dead_of_winter.tables import (
    COLONY,
    CRISIS_IDS,
    FUEL,
    ITEM_IDS,
    LOCATION_IDS,
    NOWHERE,
    OUTSIDE,
    SYMBOL_OF,
    SYMBOLS,
)

# -- cards -----------------------------------------------------------------------------------------


def draw(p: WinterPosition, seat: int, place: int, count: int) -> None:
    """Cards off a deck into a hand, unseen by others (F-30)."""
    if place <= COLONY or p.out[seat] != IN_GAME:
        return
    cards = top_cards(p, place, count)
    draw_from(p, seat, place, cards)
    if cards and p.history is not None:
        facts = {"player": seat, "location": LOCATION_IDS[place], "count": len(cards)}
        secret = {seat: {"cards": [ITEM_IDS[card] for card in sorted(cards)]}}
        p.emit(Event("cards_drawn", facts, secret))


def _draw(p: WinterPosition, c: Phrase) -> None:
    draw(p, p.active, location(p, c.what), c.number)


def _draw_other(p: WinterPosition, c: Phrase) -> None:
    draw(p, p.chosen_player, location(p, c.what), c.number)


def _discard(p: WinterPosition, c: Phrase) -> None:
    seat = p.active
    if not p.hands[seat]:
        return
    if c.what == "random":
        discard(p, seat, random_card(p, seat))
    else:
        symbol = SYMBOLS.index(c.what)
        p.then(clause_cards.ChooseCard(seat, clause_cards.DISCARD, symbol, NOBODY))


def _play(p: WinterPosition, c: Phrase) -> None:
    p.then(clause_cards.ChooseCard(p.active, clause_cards.PLAY, SYMBOLS.index(c.what), NOBODY))


def _give(p: WinterPosition, c: Phrase) -> None:
    to = p.left_of(p.active) if c.what == "left" else p.event_player
    if to not in (NOBODY, p.active) and p.out[to] == IN_GAME:
        p.then(clause_cards.ChooseCard(p.active, clause_cards.GIVE, -1, to))


def _giver_takes(p: WinterPosition, c: Phrase) -> None:
    if p.hands[p.active] and p.out[p.event_player] == IN_GAME:
        card = random_card(p, p.active)
        hand_over(p, p.active, p.event_player, card, "card_stolen")


def _trade(p: WinterPosition, c: Phrase) -> None:
    """Both cards are drawn before either moves (X24)."""
    other = p.chosen_player
    if p.hands[p.active] and p.hands[other]:
        taken = random_card(p, other)
        lost = random_card(p, p.active)
        hand_over(p, other, p.active, taken, "card_stolen")
        hand_over(p, p.active, other, lost, "card_stolen")


def _left_looks(p: WinterPosition, c: Phrase) -> None:
    left = p.left_of(p.active)
    if left != p.active:
        look_at_hand(p, left, p.active, p.hands[p.active])


def _shows_hand_to(p: WinterPosition, c: Phrase) -> None:
    look_at_hand(p, p.chosen_player, p.active, p.hands[p.active])


def _look_hand(p: WinterPosition, c: Phrase) -> None:
    """So many random cards of a hand, or the whole hand for 0."""
    owner = p.event_player if c.what == "voted" else p.chosen_player
    if p.out[owner] == IN_GAME:
        cards = random_cards(p, owner, c.number) if c.number else p.hands[owner]
        look_at_hand(p, p.active, owner, cards)


def _show_own(p: WinterPosition, c: Phrase) -> None:
    clause_cards.show_hand(p, p.active, random_cards(p, p.active, c.number))


def _show_hand(p: WinterPosition, c: Phrase) -> None:
    clause_cards.show_hand(p, p.chosen_player, random_cards(p, p.chosen_player, c.number))


def _each_shows(p: WinterPosition, c: Phrase) -> None:
    if c.what == "chosen":
        p.then(clause_cards.EachShows())
        return
    for seat in p.loyal():
        clause_cards.show_hand(p, seat, random_cards(p, seat, 1))


def _recover(p: WinterPosition, c: Phrase) -> None:
    """The Fuel card of the move goes back into the hand (X19)."""
    pile = p.removed_cards if p.exiled[p.active] else p.waste
    if FUEL in pile:
        del pile[len(pile) - 1 - pile[::-1].index(FUEL)]
        gains_known(p, p.active, [FUEL])
        if p.history is not None:
            p.emit(Event("card_recovered", {"player": p.active, "card": ITEM_IDS[FUEL]}))


def _fetch(p: WinterPosition, c: Phrase) -> None:
    """The card of a symbol nearest to the top, for all to see; then the deck is shuffled."""
    place = location(p, c.what)
    symbol = SYMBOLS.index(c.words[1])
    deck = p.decks[place]
    found = [at for at, card in enumerate(deck) if SYMBOL_OF[card] == symbol]
    if found and acts(p):
        card = deck.pop(found[-1])
        p.deck_seen[place].pop(found[-1])
        gains_known(p, p.active, [card])
    if p.history is not None:
        name = ITEM_IDS[card] if found else None
        facts = {"player": p.active, "card": name, "location": LOCATION_IDS[place]}
        p.emit(Event("card_taken", facts))
    shuffle_deck(p, place)
    tell_shuffled(p, place)


def _waste(p: WinterPosition, c: Phrase) -> None:
    """Cards off the pile, or the top cards of a deck on it."""
    if c.number < 0:
        remove_waste(p, -c.number)
    elif c.what == "each_deck":
        for place in OUTSIDE:
            waste_top(p, place, 1)
    else:
        waste_top(p, LOCATION_IDS.index(c.what), c.number)


def waste_top(p: WinterPosition, place: int, count: int) -> None:
    """The top cards of an item deck go on the waste pile, for all to see."""
    cards = top_cards(p, place, count)
    p.waste += cards
    if cards and p.history is not None:
        facts = {"location": LOCATION_IDS[place], "cards": [ITEM_IDS[card] for card in cards]}
        p.emit(Event("cards_wasted", facts))


def _lose_card(p: WinterPosition, c: Phrase) -> None:
    """Every player not exiled who has cards loses a random one (K17)."""
    for seat in p.loyal():
        if p.hands[seat]:
            discard(p, seat, random_card(p, seat))


# -- looking ahead ---------------------------------------------------------------------------------


def _look_deck(p: WinterPosition, c: Phrase) -> None:
    place = location(p, c.what)
    if acts(p) and p.decks[place]:
        look_at_deck(p, p.active, place, int(c.words[1]))
        p.then(PutBack(p.active))


def _look_crisis(p: WinterPosition, c: Phrase) -> None:
    if not acts(p) or not p.crisis_deck:
        return
    look_at_crises(p, p.active, int(c.what))
    p.then(PutBack(p.active) if c.words[1] == "order" else clause_cards.LeaveOrUnder(p.active))


def _look_two_decks(p: WinterPosition, c: Phrase) -> None:
    p.then(clause_cards.LookInto(p.active, c.number, 2, NOWHERE))


def _show_crisis(p: WinterPosition, c: Phrase) -> None:
    deck = p.crisis_deck
    count = min(c.number, len(deck))
    for place in range(len(deck) - count, len(deck)):
        p.crisis_seen[place] = (1 << p.seats) - 1
    if p.history is not None:
        cards = deck[len(deck) - count :][::-1]
        p.emit(Event("crises_shown", {"crises": [CRISIS_IDS[card] for card in cards]}))


def _store(p: WinterPosition, c: Phrase) -> None:
    """Carried out before food is paid in the next round (X11)."""
    p.delayed.append([p.active, p.event_location, p.round + 1])
    if p.history is not None:
        facts = {"player": p.active, "location": LOCATION_IDS[p.event_location]}
        p.emit(Event("effect_stored", {**facts, "round": p.round + 1}))


CARD_VERBS: Final[dict[str, Callable[[WinterPosition, Phrase], None]]] = {
    "draw": _draw,
    "draw_other": _draw_other,
    "discard": _discard,
    "play": _play,
    "give": _give,
    "giver_takes": _giver_takes,
    "trade": _trade,
    "left_looks": _left_looks,
    "shows_hand_to": _shows_hand_to,
    "look_hand": _look_hand,
    "show_own": _show_own,
    "show_hand": _show_hand,
    "each_shows": _each_shows,
    "recover": _recover,
    "fetch": _fetch,
    "waste": _waste,
    "lose_card": _lose_card,
    "look_deck": _look_deck,
    "look_crisis": _look_crisis,
    "look_two_decks": _look_two_decks,
    "show_crisis": _show_crisis,
    "store": _store,
}
