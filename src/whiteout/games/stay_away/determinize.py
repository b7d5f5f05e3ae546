"""Determinize: a position in which everything that a seat cannot know is drawn anew.

The result is a function of what the seat knows (its own log of events, the settings, the public
part of the position, its own view) and of the generator, and of nothing else. How it is drawn:

1. listen.py turns the seat's log into deeds, once;
2. suspects.py names who can be The Thing; plan.py and reach.py note what each deed must leave
   possible for later ones;
3. replay.py goes through the deeds with a token for every card, drawing by lot what was hidden:
   who is The Thing, which card of a hand was discarded or given, who was infected;
   where a replay ends in a contradiction it goes back a little and draws again, and in the end
   mending.py exchanges cards until what was seen can have happened;
4. here the faces still open are drawn, and the position is built.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.chance import Chance, SeededChance
from whiteout.games.stay_away.cards import CARDS, INFECTED, IS_PANIC, THE_THING
from whiteout.games.stay_away.exchange import MakeOffer
from whiteout.games.stay_away.imagine.dream import Dream, Token
from whiteout.games.stay_away.imagine.imagine import Imagination
from whiteout.games.stay_away.imagine.stock import FACES, NONE, blank
from whiteout.games.stay_away.infection import giveable
from whiteout.games.stay_away.options import PASS_ON
from whiteout.games.stay_away.position import NOBODY, THING_ROLE, StayAwayPosition
from whiteout.games.stay_away.round_and_round import receiver_of

EFFORT: Final = 30
"""How often, on average, each deed may be gone through before a dream is mended by force."""


def determinize(
    p: StayAwayPosition,
    seat: int,
    chance: Chance,
    suspicion: list[float] | None = None,
    effort: int = EFFORT,
) -> StayAwayPosition:
    """See above. The position must have been listened to from its start. With a suspicion, The
    Thing is drawn among the suspects by it."""
    if p.history is None:
        raise ValueError("determinize needs a position that was listened to from its start")
    luck = SeededChance(chance.word("determinize"), chance.word("determinize"))
    if p.over:
        return after_end(p, seat, luck)
    imagination = recall(p, seat)
    imagination.suspicion = suspicion
    dream = imagination.dream(luck, effort)
    return wake(p, seat, imagination, dream, luck)


def recall(p: StayAwayPosition, seat: int) -> Imagination:
    """What the seat remembers of this position, brought up to date."""
    assert p.history is not None
    imagination = p.imaginations.get(seat)
    if imagination is None or imagination.history is not p.history:
        imagination = Imagination(p.seats, seat, p.settings, p.history)
        p.imaginations[seat] = imagination
    fresh = p.redirected and isinstance(p.choice, MakeOffer)
    back = CARDS[p.deck[-1]].back if p.deck else ""
    giving: list[tuple[int, int]] = []
    if not p.settings.capped:
        if p.cause:
            giving = [(p.initiator, p.partner), (p.partner, p.initiator)]
        giving += [(player, receiver_of(p, player)) for player in p.chain]
    imagination.catch_up(p.opening, fresh, back, giving)
    return imagination


def wake(
    p: StayAwayPosition, seat: int, imagination: Imagination, dream: Dream, luck: SeededChance
) -> StayAwayPosition:
    """The position in which the dream is true."""
    q = p.clone()
    q.chance = luck
    q.deck, q.discard = piles(p, imagination, dream, luck)
    q.discard += [token.face for token in dream.pile]
    zones = [q.deck, q.discard]
    for player in range(q.seats):
        if player != seat:
            q.hands[player] = hand_of(dream, player)
            zones.append(q.hands[player])
    if q.active != seat:
        q.drawn = [token.face for token in dream.apart] + [INFECTED] * dream.apart_infected
        if dream.thing_apart:
            q.drawn.append(THE_THING)
        zones.append(q.drawn)
    turn_up(zones, dream, luck)
    if seat < 0 or seat != p.thing:  # else the seat knows all this
        q.roles = dream.roles
        q.thing = dream.roles.index(THING_ROLE) if THING_ROLE in dream.roles else NOBODY
        q.infection_order = dream.order
        q.last_human_infected = dream.last_infected
        q.request = False  # nobody else can know of one, and it would end the match
    hide_choices(q, seat, imagination, luck)
    return q


def hand_of(dream: Dream, player: int) -> list[int]:
    """The cards of a hand, blanks still among them."""
    hand = [token.face for token in dream.hands[player]] + [INFECTED] * dream.held[player]
    if player == dream.thing and not dream.thing_apart:
        hand.append(THE_THING)
    return hand


def piles(
    p: StayAwayPosition, imagination: Imagination, dream: Dream, luck: SeededChance
) -> tuple[list[int], list[int]]:
    """The deck with its top card last, and the discard pile but for its blanks and known cards."""
    memory = imagination.memory
    stock = dream.stock
    plain = [INFECTED] * stock.infected + [blank(stock.current)] * stock.others
    if THING_ROLE not in dream.roles:
        plain.append(THE_THING)
    top = face_of(dream.top, dream.top_infected)
    aside = face_of(dream.aside, dream.aside_infected)
    panics = [
        code for code in range(FACES) if IS_PANIC[code] for _ in range(p.settings.copies[code])
    ]
    discard = [INFECTED] * dream.pile_infected
    for card in memory.panics:
        panics.remove(card)
        discard.append(card)
    for card in memory.open:
        if IS_PANIC[card] and card in p.played:
            discard.remove(card)  # still being resolved
        elif not IS_PANIC[card] and card not in p.played:
            discard.append(card)  # no longer so
    if aside != NONE and p.settings.blind_date_to_discard:
        discard.append(aside)
    elif aside != NONE:
        top = aside
    luck.shuffle(panics, "imagine")
    in_deck = len(p.deck) - len(plain) - (top != NONE)
    discard += panics[in_deck:]
    del panics[in_deck:]
    if top == NONE and p.deck:
        backs = panics if IS_PANIC[p.deck[-1]] else plain
        top = backs.pop(luck.below(len(backs), "imagine"))
    deck = plain + panics
    luck.shuffle(deck, "imagine")
    if top != NONE:
        deck.append(top)
    return deck, discard


def face_of(token: Token | None, infected: bool) -> int:
    """The face of a card that may be an Infected! card, or NONE where there is no card."""
    if token is not None:
        return token.face
    return INFECTED if infected else NONE


def turn_up(zones: list[list[int]], dream: Dream, luck: SeededChance) -> None:
    """Every blank gets a face: those of later decks first, since they may turn out to be blanks of
    earlier ones."""
    stock = dream.stock
    places: list[list[tuple[list[int], int]]] = [[] for _ in stock.counts]
    for zone in zones:
        for place, face in enumerate(zone):
            if face < 0:
                places[-2 - face].append((zone, place))
    for number in range(stock.current, -1, -1):
        cards = stock.older[number]
        for face, count in enumerate(stock.counts[number]):
            if count:
                cards.extend([face] * count)
        luck.shuffle(cards, "imagine")
        for zone, place in places[number]:
            face = cards.pop()
            zone[place] = face
            if face < 0:
                places[-2 - face].append((zone, place))


def hide_choices(
    q: StayAwayPosition, seat: int, imagination: Imagination, luck: SeededChance
) -> None:
    """Offers and answers that the seat has not seen are drawn among the legal ones."""
    if q.offer != NOBODY and q.initiator != seat:
        q.offer = imagination.memory.offer
        if q.offer == NOBODY:
            legal = giveable(q, q.initiator, q.partner)
            q.offer = legal[luck.below(len(legal), "imagine")]
    for player in q.chain:
        if q.answers and q.answers[player] is not None and player != seat:
            legal = giveable(q, player, receiver_of(q, player))
            q.answers[player] = PASS_ON[legal[luck.below(len(legal), "imagine")]]


def after_end(p: StayAwayPosition, seat: int, luck: SeededChance) -> StayAwayPosition:
    """When the match is over all hands and roles are open; hidden are the deck but for its top
    card's back, the discard pile, and what was being resolved."""
    q = p.clone()
    q.chance = luck
    unseen = p.deck + p.discard
    if p.active != seat:
        unseen += p.drawn
    unseen.sort()
    luck.shuffle(unseen, "imagine")
    if p.deck:
        top = next(card for card in unseen if IS_PANIC[card] == IS_PANIC[p.deck[-1]])
        unseen.remove(top)
        unseen.append(top)
    q.discard = unseen[: len(p.discard)]
    q.deck = unseen[len(unseen) - len(p.deck) :]
    if p.active != seat:
        q.drawn = unseen[len(p.discard) : len(unseen) - len(p.deck)]
    if p.initiator != seat:
        q.offer = NOBODY
    if p.thing != seat:
        q.infection_order = sorted(p.infection_order)
        q.last_human_infected = NOBODY
        q.request = False
    return q
