"""Weapons, objects and laboratory tokens: specification 6.13 (ITM)."""

from __future__ import annotations

from whiteout.core.event import Facts
from whiteout.games.the_thing.position import ThingPosition
from whiteout.games.the_thing.rules.asking import tell, who
from whiteout.games.the_thing.tables import (
    ACTIONS,
    BACK_OF,
    CHARGES_EACH,
    FLAMETHROWER,
    KEPT,
    OBJECT,
    TOKEN,
    TORCH,
    WEAPON,
    WIRE,
    count_backs,
    pieces_of,
)


def holds(p: ThingPosition, figure: int, piece: int) -> bool:
    """Whether a character has a piece, face down or open."""
    return piece in p.held[figure] or piece in p.open_cards[figure]


def has_charge(p: ThingPosition, figure: int) -> bool:
    """Whether a character has a flamethrower that still has a charge."""
    return any(charges > 0 for charges in p.charges[figure])


def backs_held(p: ThingPosition, figure: int, back: int) -> int:
    """How many pieces of this back lie face down before a character (TT-ITM-07)."""
    count = 0
    for piece in p.held[figure]:
        if BACK_OF[piece] == back:
            count += 1
    return count


def weapon_at_hand(p: ThingPosition, figure: int) -> bool:
    """A face-down weapon, or a charged flamethrower: what all can see (specification 7.3)."""
    return has_charge(p, figure) or backs_held(p, figure, WEAPON) > 0


def can_use(p: ThingPosition, figure: int, piece: int) -> bool:
    """Whether a character really has this piece to use."""
    return has_charge(p, figure) if piece == FLAMETHROWER else holds(p, figure, piece)


def pay_charge(p: ThingPosition, figure: int) -> None:
    """A charge goes back to the supply, from the flamethrower with the fewest (TT-ITM-05, -08)."""
    loaded = [charges for charges in p.charges[figure] if charges > 0]
    p.charges[figure][p.charges[figure].index(min(loaded))] -= 1
    p.charges_supply += 1


def is_kept(p: ThingPosition, piece: int) -> bool:
    """Whether a card lies open after its first use (TT-ITM-03, TT-ITM-06)."""
    if piece == TORCH:
        return p.settings.torch_kept
    if piece == WIRE:
        return p.settings.wire_kept
    return KEPT[piece]


def use_up(p: ThingPosition, figure: int, piece: int) -> None:
    """A card, token or charge is used, for all to see: it is paid, removed, or lies open."""
    if piece == FLAMETHROWER:
        pay_charge(p, figure)
        return
    if piece in p.open_cards[figure]:
        if not is_kept(p, piece):
            p.open_cards[figure].remove(piece)
        return
    p.held[figure].remove(piece)
    forget(p, figure, piece)
    if is_kept(p, piece):
        p.open_cards[figure].append(piece)
        p.open_cards[figure].sort()


def forget(p: ThingPosition, figure: int, piece: int) -> None:
    """A piece has left those that lie face down, for all to see."""
    figures = len(p.held)
    for knower in range(figures):
        known = p.known[knower * figures + figure]
        if piece in known:
            known.remove(piece)


def gain(p: ThingPosition, figure: int, piece: int) -> None:
    """A card from a deck or a token from the bag: a flamethrower lies open with its charges
    (TT-LOC-01, TT-ITM-02)."""
    if piece == FLAMETHROWER:
        charges = min(CHARGES_EACH, p.charges_supply)
        p.charges_supply -= charges
        p.charges[figure].append(charges)
        p.charges[figure].sort()
    else:
        p.held[figure].append(piece)


def give_up(p: ThingPosition, figure: int) -> None:
    """All that a character holds leaves it: cards go under their decks in any order, tokens and
    charges are removed (TT-REV-03, TT-ELI-02, TT-CREV-04)."""
    hand = p.hands[figure]
    held = p.held[figure]
    flames = [FLAMETHROWER] * len(p.charges[figure])
    opened = [*p.open_cards[figure], *flames]
    if p.history is not None:
        tell_given_up(p, figure, hand, held, opened)
    cards = sorted(hand)
    p.chance.shuffle(cards, "under the deck")
    p.deck[:0] = cards
    p.charges_removed += sum(p.charges[figure])
    everything = held + opened
    put_under(p, [piece for piece in everything if BACK_OF[piece] == WEAPON], WEAPON, 0)
    put_under(p, [piece for piece in everything if BACK_OF[piece] == OBJECT], OBJECT, 0)
    p.removed_unseen += [piece for piece in held if BACK_OF[piece] == TOKEN]
    p.hands[figure] = []
    p.held[figure] = []
    p.open_cards[figure] = []
    p.charges[figure] = []
    figures = len(p.held)
    for other in range(figures):
        p.known[other * figures + figure] = []
        p.known[figure * figures + other] = []


def tell_given_up(
    p: ThingPosition, figure: int, hand: list[int], held: list[int], opened: list[int]
) -> None:
    """E-34: numbers for all, kinds for the former owner."""
    weapons, objects, tokens = count_backs(held)
    facts: Facts = {
        **who(p, figure),
        "cards": len(hand),
        "weapons": weapons,
        "objects": objects,
        "tokens": tokens,
        "opened": pieces_of(opened),
    }
    tell(p, "pieces_given_up", facts, {p.owner[figure]: {"held": pieces_of(held)}})


def put_under(p: ThingPosition, pieces: list[int], back: int, seen_by: int) -> None:
    """Cards go under their deck in any order; who has seen them is told by bits."""
    cards = sorted(pieces)
    p.chance.shuffle(cards, "under the deck")
    if back == WEAPON:
        p.weapon_deck[:0] = cards
        p.weapon_seen[:0] = [seen_by] * len(cards)
    else:
        p.object_deck[:0] = cards
        p.object_seen[:0] = [seen_by] * len(cards)


def lose_active(p: ThingPosition) -> None:
    """The cost of a weapon or a fire: an active card that lies face down, unseen; any card if none
    does (TT-ENC-23, TT-BRN-01)."""
    closed = [place for place, up in enumerate(p.pile_up) if not up]
    places = closed or list(range(len(p.pile)))
    place = places[p.chance.below(len(places), "active card")]
    card = p.pile.pop(place)
    p.pile_up.pop(place)
    p.pile_from.pop(place)
    p.pile_from = [giver if up else -1 for giver, up in zip(p.pile_from, p.pile_up, strict=True)]
    facts: Facts = {"pile": len(p.pile), "action": None}
    if closed:
        p.lost.append(card)
    else:
        p.shown_in.remove(card)
        p.discard_up.append(card)
        facts["action"] = ACTIONS[card]
    tell(p, "active_card_lost", facts)
