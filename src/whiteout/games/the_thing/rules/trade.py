"""Offers and exchanges of Phase 5: specification 6.15 (REC-08 to REC-12)."""

from __future__ import annotations

from whiteout.core.event import Facts
from whiteout.core.option import Option
from whiteout.games.the_thing.options import (
    ASK,
    ASK_FLAMES,
    ASK_OPEN,
    FINISH,
    GIVE,
    GIVE_FLAMES,
    GIVE_OPEN,
)
from whiteout.games.the_thing.options import PARTNER as PARTNER_OPTION
from whiteout.games.the_thing.position import CHARACTER, ThingPosition
from whiteout.games.the_thing.rules.asking import distinct, tell
from whiteout.games.the_thing.rules.items import backs_held
from whiteout.games.the_thing.rules.offer import (
    ASKED,
    ASKED_FLAMES,
    ASKED_OPEN,
    GIVEN,
    GIVEN_FLAMES,
    GIVEN_OPEN,
    PARTNER,
    Offer,
    given_backs,
    is_empty,
    new_offer,
)
from whiteout.games.the_thing.tables import (
    BACK_OF,
    BACKS,
    FLAMETHROWER,
    count_backs,
    pieces_of,
)

# -- drafts ----------------------------------------------------------------------------------------


def add_to(offer: Offer, part: Option) -> None:
    """One part more of an offer."""
    verb, value = part.verb, part.value
    if verb == "partner":
        offer[PARTNER][0] = value
    elif verb == "give":
        offer[GIVEN].append(value)
    elif verb == "give_open":
        offer[GIVEN_OPEN].append(value)
    elif verb == "give_flames":
        offer[GIVEN_FLAMES].append(value)
    elif verb == "ask":
        offer[ASKED][value] += 1
    elif verb == "ask_open":
        offer[ASKED_OPEN].append(value)
    elif verb == "ask_flames":
        offer[ASKED_FLAMES].append(value)


def drafted(draft: list[Option]) -> Offer:
    """The offer that a draft has come to."""
    offer = new_offer(-1)
    for part in draft[1:]:
        add_to(offer, part)
    return offer


def offer_parts(p: ThingPosition, seat: int, draft: list[Option]) -> list[Option]:
    """What can come next: the partner; then pieces to give, pieces to ask for (TT-REC-08)."""
    if len(draft) == 1:
        return [PARTNER_OPTION[other] for other in partners(p, seat)]
    offer = drafted(draft)
    partner = offer[PARTNER][0]
    parts = [GIVE[piece] for piece in distinct(rest(p.held[seat], offer[GIVEN]))]
    opened = distinct(rest(p.open_cards[seat], offer[GIVEN_OPEN]))
    parts += [GIVE_OPEN[piece] for piece in opened]
    flames = distinct(rest(p.charges[seat], offer[GIVEN_FLAMES]))
    parts += [GIVE_FLAMES[charges] for charges in flames]
    for back in range(len(BACKS)):
        if offer[ASKED][back] < backs_held(p, partner, back):
            parts.append(ASK[back])
    opened = distinct(rest(p.open_cards[partner], offer[ASKED_OPEN]))
    parts += [ASK_OPEN[piece] for piece in opened]
    flames = distinct(rest(p.charges[partner], offer[ASKED_FLAMES]))
    parts += [ASK_FLAMES[charges] for charges in flames]
    return parts if is_empty(offer) else [*parts, FINISH]


def partners(p: ThingPosition, seat: int) -> list[int]:
    """With whom there is anything to trade."""
    own = has_pieces(p, seat)
    others = [other for other in p.in_turn_order() if other != seat]
    return [other for other in others if own or has_pieces(p, other)]


def has_pieces(p: ThingPosition, figure: int) -> bool:
    """Whether anything lies before a character, as all can see."""
    return bool(p.held[figure] or p.open_cards[figure] or p.charges[figure])


def rest(pieces: list[int], used: list[int]) -> list[int]:
    """What is left of these without those."""
    left = pieces[:]
    for piece in used:
        if piece in left:
            left.remove(piece)
    return left


# -- offers ----------------------------------------------------------------------------------------


def propose(p: ThingPosition, maker: int, offer: Offer) -> None:
    """An offer is made; its numbers are public (TT-REC-10)."""
    p.offers[maker] = offer
    p.offers_made[maker] += 1
    if p.history is not None:
        secret = {maker: {"pieces": pieces_of(offer[GIVEN])}}
        tell(p, "offer_made", offer_facts(maker, offer), secret)


def offer_facts(maker: int, offer: Offer) -> Facts:
    """What all may know of an offer: numbers by back both ways, open cards by name (T-56)."""
    flames = [FLAMETHROWER]
    return {
        "player": maker,
        "partner": offer[PARTNER][0],
        "gives": given_backs(offer),
        "gives_open": pieces_of(offer[GIVEN_OPEN] + flames * len(offer[GIVEN_FLAMES])),
        "asks": offer[ASKED][:],
        "asks_open": pieces_of(offer[ASKED_OPEN] + flames * len(offer[ASKED_FLAMES])),
    }


def end_offer(p: ThingPosition, maker: int, how: str) -> None:
    """Nothing moves (TT-REC-12)."""
    partner = p.offers[maker][PARTNER][0]
    p.offers[maker] = []
    if p.drafts and p.drafts[partner]:
        first = p.drafts[partner][0]
        if first.verb == "accept" and first.value == maker:
            p.drafts[partner] = []
            tell(p, "draft_dropped", {"player": partner}, None, (partner,))
    tell(p, "offer_ended", {"player": maker, "partner": partner, "how": how})


def free_pieces(p: ThingPosition, seat: int) -> list[int]:
    """The face-down pieces that are not bound in an offer of one's own (TT-REC-10)."""
    own = p.offers[seat]
    return rest(p.held[seat], own[GIVEN]) if own else p.held[seat][:]


def can_accept(p: ThingPosition, maker: int) -> bool:
    """Enough free pieces, and no open card asked for is bound (TT-REC-11)."""
    offer = p.offers[maker]
    partner = offer[PARTNER][0]
    own = p.offers[partner]
    bound_open = own[GIVEN_OPEN] if own else []
    bound_flames = own[GIVEN_FLAMES] if own else []
    counts = count_backs(free_pieces(p, partner))
    enough = all(counts[back] >= offer[ASKED][back] for back in range(len(BACKS)))
    return (
        enough
        and contains(rest(p.open_cards[partner], bound_open), offer[ASKED_OPEN])
        and contains(rest(p.charges[partner], bound_flames), offer[ASKED_FLAMES])
    )


def contains(pieces: list[int], wanted: list[int]) -> bool:
    """Whether these hold all of those."""
    return len(rest(pieces, wanted)) == len(pieces) - len(wanted)


def still_possible(p: ThingPosition, maker: int, offer: Offer) -> bool:
    """Maker and partner are characters and hold what the offer speaks of (TT-REC-12)."""
    partner = offer[PARTNER][0]
    if p.status[maker] != CHARACTER or p.status[partner] != CHARACTER:
        return False
    backs = all(backs_held(p, partner, back) >= offer[ASKED][back] for back in range(len(BACKS)))
    return (
        backs
        and contains(p.open_cards[partner], offer[ASKED_OPEN])
        and contains(p.charges[partner], offer[ASKED_FLAMES])
        and contains(p.open_cards[maker], offer[GIVEN_OPEN])
        and contains(p.charges[maker], offer[GIVEN_FLAMES])
        and contains(p.held[maker], offer[GIVEN])
    )


# -- the exchange ----------------------------------------------------------------------------------


def exchange(p: ThingPosition, maker: int, picked: list[int]) -> None:
    """Everything changes hands at once, and each sees what he got (TT-REC-11, E-59)."""
    offer = p.offers[maker]
    partner = offer[PARTNER][0]
    p.offers[maker] = []
    given = offer[GIVEN]
    keep_track(p, maker, partner, given)
    keep_track(p, partner, maker, picked)
    move(p.held, maker, partner, given)
    move(p.held, partner, maker, picked)
    move(p.open_cards, maker, partner, offer[GIVEN_OPEN])
    move(p.open_cards, partner, maker, offer[ASKED_OPEN])
    move(p.charges, maker, partner, offer[GIVEN_FLAMES])
    move(p.charges, partner, maker, offer[ASKED_FLAMES])
    if p.history is not None:
        told: Facts = {"gave": pieces_of(given), "got": pieces_of(picked)}
        back: Facts = {"gave": pieces_of(picked), "got": pieces_of(given)}
        tell(p, "exchanged", offer_facts(maker, offer), {maker: told, partner: back})


def move(table: list[list[int]], giver: int, taker: int, pieces: list[int]) -> None:
    """Pieces pass from one to the other."""
    for piece in pieces:
        table[giver].remove(piece)
        table[taker].append(piece)
    table[taker].sort()


def keep_track(p: ThingPosition, giver: int, taker: int, pieces: list[int]) -> None:
    """Who knows what lies face down where, after pieces have passed: the two know it; for others a
    back is known on only if all pieces of it went (T-57, TT-INF-06, TT-INF-07)."""
    figures = len(p.held)
    counts = count_backs(pieces)
    for knower in range(figures):
        before = p.known[knower * figures + giver]
        after = p.known[knower * figures + taker]
        if knower == giver:
            after += pieces
        elif knower == taker:
            p.known[knower * figures + giver] = rest(before, pieces)
        else:
            for back in range(len(BACKS)):
                if counts[back]:
                    moving = [piece for piece in before if BACK_OF[piece] == back]
                    before = rest(before, moving)
                    if counts[back] == backs_held(p, giver, back):
                        after += moving
            p.known[knower * figures + giver] = before
        after.sort()
