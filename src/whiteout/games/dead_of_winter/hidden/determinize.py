"""Determinize: positions in which everything that a viewer cannot know is drawn anew (DW-INF-09).

Secret objectives are drawn by what can be; decks that lie face down change their order; item cards
that nobody has shown to the viewer change places (cards.py).
"""

from __future__ import annotations

from whiteout.core.chance import Chance, SeededChance
from whiteout.core.draft import SharedDraft
from whiteout.core.zones.answers import draw_answers
from whiteout.core.zones.deal import mix
from whiteout.games.dead_of_winter.hidden.cards import CardDeal
from whiteout.games.dead_of_winter.position import IN_GAME, NOTHING, WinterPosition
from whiteout.games.dead_of_winter.rules.clause_cards import LeaveOrUnder
from whiteout.games.dead_of_winter.rules.looking import PutBack
from whiteout.games.dead_of_winter.tables import (
    BETRAYALS,
    CARDS,
    CLEAR_STREETS,
    COLONY,
    LOYAL,
    SECRETS,
)

PURPOSE = "determinize"
TRIES = 1000


def determinize(p: WinterPosition, seat: int, chance: Chance) -> WinterPosition:
    """A position that the viewer cannot tell from the true one. Whoever is eliminated sees what
    everybody sees (DW-INF-11)."""
    sample = p.clone()
    sample.chance = SeededChance(chance.word(PURPOSE), chance.word(PURPOSE))
    viewer = seat if seat >= 0 and p.out[seat] == IN_GAME else -1
    if not p.over:
        draw_objectives(sample, viewer, chance)
        draw_exiled(sample, viewer, chance)
        draw_survivors(sample, viewer, chance)
        draw_crises(sample, viewer, chance)
        draw_crossroads(sample, viewer, chance)
        CardDeal(sample, viewer, chance).deal()
        renew_looked(sample, viewer)
    draw_answers(sample, seat, chance, anew=not isinstance(p.choice, SharedDraft))
    return sample


# -- objectives ------------------------------------------------------------------------------------


def draw_objectives(p: WinterPosition, viewer: int, chance: Chance) -> None:
    """Who may have the betrayal objective, and which cards the others have (DW-SET-04)."""
    if p.settings.coop:
        return
    for _ in range(TRIES):
        found = one_deal(p, viewer, chance)
        innocent = [s for s in range(p.seats) if p.exiled[s] and not SECRETS[found[s]].betrayal]
        if len(innocent) < 2:  # or morale would have collapsed (DW-EXL-13)
            p.objectives = found
            return


def one_deal(p: WinterPosition, viewer: int, chance: Chance) -> list[int]:
    """The objectives of one deal that the viewer may expect."""
    found = [NOTHING] * p.seats
    betrayer = NOTHING
    unknown: list[int] = []
    for seat in range(p.seats):
        card = p.objectives[seat]
        betrayal = SECRETS[card].betrayal
        shown = p.exiled[seat] and p.main != CLEAR_STREETS
        if seat == viewer or (shown and not betrayal):
            found[seat] = card
        else:
            unknown.append(seat)
        if betrayal and (seat == viewer or shown):
            betrayer = seat
    if betrayer == NOTHING and p.settings.betrayal_card:
        pool = p.seats if p.settings.betrayer else 2 * p.seats
        left = pool + 1 - (p.seats - len(unknown))
        place = chance.below(left, PURPOSE)
        betrayer = unknown[place] if place < len(unknown) else NOTHING
    loyal = [card for card in LOYAL if card not in found]
    betrayals = [card for card in BETRAYALS if card not in found]
    for seat in unknown:
        cards = betrayals if seat == betrayer else loyal
        found[seat] = cards.pop(chance.below(len(cards), PURPOSE))
    return found


def draw_exiled(p: WinterPosition, viewer: int, chance: Chance) -> None:
    """The exiled objectives of others, and the order of the deck."""
    seats = [s for s in range(p.seats) if s != viewer and p.exile_cards[s] != NOTHING]
    cards = sorted([*p.exile_deck, *[p.exile_cards[seat] for seat in seats]])
    chance.shuffle(cards, PURPOSE)
    for seat in seats:
        p.exile_cards[seat] = cards.pop()
    p.exile_deck = cards


# -- decks -----------------------------------------------------------------------------------------


def draw_survivors(p: WinterPosition, viewer: int, chance: Chance) -> None:
    """The survivor deck, and in setup what others were dealt."""
    cards = p.survivor_deck[:]
    others = [seat for seat in range(p.seats) if seat != viewer]
    for seat in others:
        cards += p.dealt[seat]
    cards.sort()
    chance.shuffle(cards, PURPOSE)
    for seat in others:
        p.dealt[seat] = [cards.pop() for _ in p.dealt[seat]]
    p.survivor_deck = cards


def draw_crises(p: WinterPosition, viewer: int, chance: Chance) -> None:
    """The crisis deck, but for cards that the viewer, or everybody, has seen."""
    everybody = (1 << p.seats) - 1
    me = 1 << viewer if viewer >= 0 else 0
    places = [
        at
        for at, seen in enumerate(p.crisis_seen)
        if not seen & me and seen & everybody != everybody
    ]
    mix(p.crisis_deck, places, chance)


def draw_crossroads(p: WinterPosition, viewer: int, chance: Chance) -> None:
    """The Crossroads deck and the held card. A card that was put under the deck, or is held, is
    none of those ruled out in its turn (DW-XR-17, DW-XR-18)."""
    me = 1 << viewer if viewer >= 0 else 0
    deck = p.crossroads_deck
    places = [at for at, seen in enumerate(p.crossroads_seen) if not seen & me]
    held = p.held != NOTHING and (viewer < 0 or p.holder != viewer)
    cards = sorted([*[deck[at] for at in places], *([p.held] if held else [])])
    chance.shuffle(cards, PURPOSE)
    if held:
        ruled = [card for card in range(CARDS) if p.ruled_out[card]]
        p.held = take_other(cards, ruled)
    count = len(p.under)
    for at in [at for at in places if at < count]:
        deck[at] = take_other(cards, p.under[count - 1 - at][2:])
    for at in [at for at in places if at >= count]:
        deck[at] = cards.pop()


def take_other(cards: list[int], ruled: list[int]) -> int:
    """The first card that is none of those ruled out."""
    for at, card in enumerate(cards):
        if card not in ruled:
            return cards.pop(at)
    return cards.pop()


def renew_looked(p: WinterPosition, viewer: int) -> None:
    """What somebody else is putting back is what lies on top now."""
    choice = p.choice
    if isinstance(choice, PutBack | LeaveOrUnder) and choice.seat != viewer and p.looked:
        deck = p.crisis_deck if p.looked_at == COLONY else p.decks[p.looked_at]
        p.looked = deck[len(deck) - len(p.looked) :][::-1]
