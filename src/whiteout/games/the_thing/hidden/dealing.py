"""Cards, pieces and tokens that a viewer cannot name, gathered and dealt again."""

from __future__ import annotations

from whiteout.core.chance import Chance
from whiteout.core.zones.deal import mix, seen_runs, unseen
from whiteout.games.the_thing.position import NOTHING, ThingPosition
from whiteout.games.the_thing.rules.act import KeepOne, KeepToken
from whiteout.games.the_thing.rules.moves import TakeCard
from whiteout.games.the_thing.rules.offer import GIVEN
from whiteout.games.the_thing.rules.tests import A, PickTarget, PickTester
from whiteout.games.the_thing.rules.trade import rest
from whiteout.games.the_thing.tables import BACK_OF, BACKS, BLOOD_BAG, TOKEN, WEAPON, WIRE

PURPOSE = "determinize"


# -- action cards ----------------------------------------------------------------------------------


def deal_actions(p: ThingPosition, viewer: int, chance: Chance) -> None:
    """Hands of others, deck, what lies face down on the discard pile, and the active pile."""
    known = active_known(p, viewer)
    looks = isinstance(p.choice, TakeCard) and p.choice.seat == viewer
    pool = [] if looks else p.deck[:]
    others = [seat for seat in range(p.seats) if seat != viewer]
    for seat in others:
        pool += p.hands[seat]
    hidden = [place for place, owner in enumerate(p.discard_from) if owner != viewer or viewer < 0]
    pool += [p.discard_down[place] for place in hidden]
    slots = active_slots(p, viewer)
    pool += [p.pile[slot] if slot >= 0 else p.lost[-slot - 1] for slot in slots]
    pool.sort()
    for card in known:
        pool.remove(card)
    chance.shuffle(pool, PURPOSE)
    fill_active(p, slots, known, pool, chance)
    for place in hidden:
        p.discard_down[place] = pool.pop()
    for seat in others:
        p.hands[seat] = sorted([pool.pop() for _ in p.hands[seat]])
    if looks:
        p.deck.sort()
        chance.shuffle(p.deck, PURPOSE)
    else:
        p.deck = pool
    draw_given(p, viewer, chance)


def active_slots(p: ThingPosition, viewer: int) -> list[int]:
    """The places of active cards that the viewer cannot name: in the pile from 0, among those that
    were paid from -1 down."""
    slots = [
        place
        for place in range(len(p.pile))
        if not p.pile_up[place] and (p.pile_from[place] != viewer or viewer < 0)
    ]
    return slots + [-place - 1 for place in range(len(p.lost))]


def active_known(p: ThingPosition, viewer: int) -> list[int]:
    """Cards that surely lie somewhere among those slots: what was handed in face up, and what the
    viewer has handed in, as far as it cannot have been flipped or is followed in its place."""
    known: list[int] = []
    if True not in p.pile_up:
        known = p.shown_in[:]
    if viewer >= 0 and p.given[viewer] != NOTHING and viewer not in p.pile_from:
        own = p.given[viewer]
        shown = p.suspicion[viewer] >= p.settings.n and own in p.shown_in
        if not shown:
            known.append(own)
    left = known[:]
    flipped = [*p.flipped, *([p.flipping] if p.flipping != NOTHING else [])]
    for card in flipped:
        if card in left:
            left.remove(card)
    room = len(active_slots(p, viewer))
    return left[:room] if p.pile or p.lost else []


def fill_active(
    p: ThingPosition, slots: list[int], known: list[int], pool: list[int], chance: Chance
) -> None:
    """The known cards go to any of the slots, the rest is filled up."""
    cards = sorted([*known, *[pool.pop() for _ in range(len(slots) - len(known))]])
    chance.shuffle(cards, PURPOSE)
    for slot, card in zip(slots, cards, strict=True):
        if slot >= 0:
            p.pile[slot] = card
        else:
            p.lost[-slot - 1] = card


def draw_given(p: ThingPosition, viewer: int, chance: Chance) -> None:
    """Who handed in what: in its place as long as that can be followed, else anything (T-18)."""
    cards = sorted(p.pile + p.flipped + p.lost + p.discard_down) or [0]
    for seat in range(p.seats):
        if seat == viewer or p.given[seat] == NOTHING:
            continue
        if seat in p.pile_from:
            p.given[seat] = p.pile[p.pile_from.index(seat)]
        else:
            p.given[seat] = cards[chance.below(len(cards), PURPOSE)]


# -- weapons, objects, tokens ----------------------------------------------------------------------


def deal_pieces(p: ThingPosition, viewer: int, chance: Chance) -> None:
    """For each back: decks, the bag, what others hold face down, what has left unseen."""
    holdings = [holdings_of(p, viewer, figure) for figure in range(len(p.held))]
    for back in range(len(BACKS)):
        deal_back(p, viewer, back, holdings, chance)
    if not p.settings.coop:
        for figure, held in enumerate(holdings):
            if figure != viewer:
                p.held[figure] = sorted(held)
        redraw_offers(p, viewer, chance)


def holdings_of(p: ThingPosition, viewer: int, figure: int) -> list[int]:
    """The pieces of a figure that the viewer can name."""
    if p.settings.coop or figure == viewer:
        return p.held[figure][:]
    known = p.known[viewer * len(p.held) + figure][:] if viewer >= 0 else []
    piece = offered_for_test(p, figure)
    if piece != NOTHING and piece not in known:
        known.append(piece)
    return known


def offered_for_test(p: ThingPosition, figure: int) -> int:
    """What somebody who will test has for sure, until the test is paid for (TT-TST-09)."""
    choice = p.choice
    if isinstance(choice, PickTarget):
        ready, test = figure == choice.seat, choice.test
    elif isinstance(choice, PickTester):
        ready, test = figure in choice.willing, choice.test
    else:
        return NOTHING
    return (BLOOD_BAG if test == A else WIRE) if ready else NOTHING


def deal_back(
    p: ThingPosition, viewer: int, back: int, holdings: list[list[int]], chance: Chance
) -> None:
    """Gather what the viewer cannot name, and deal it again."""
    pool: list[int] = []
    sizes: list[int] = []
    for figure, known in enumerate(holdings):
        own = [piece for piece in p.held[figure] if BACK_OF[piece] == back]
        hidden = rest(own, [piece for piece in known if BACK_OF[piece] == back])
        sizes.append(len(hidden))
        pool += hidden
    gone = [place for place, piece in enumerate(p.removed_unseen) if BACK_OF[piece] == back]
    pool += [p.removed_unseen[place] for place in gone]
    looked = looked_at(p, viewer, back)
    pool += looked
    deck: list[int] = []
    places: list[int] = []
    if back == TOKEN:
        deck = p.bag
        places = list(range(len(p.bag)))
    else:
        deck = p.weapon_deck if back == WEAPON else p.object_deck
        seen = p.weapon_seen if back == WEAPON else p.object_seen
        places = unseen(seen, viewer)
    pool += [deck[place] for place in places]
    thrown: list[int] = []
    if back == TOKEN and not p.settings.coop:
        owners = p.lab_discard_from
        thrown = [place for place, owner in enumerate(owners) if owner != viewer or viewer < 0]
        pool += [p.lab_discard[place] for place in thrown]
    pool.sort()
    chance.shuffle(pool, PURPOSE)
    if back == TOKEN:
        bag_first(p, pool, len(places))
    for place in places:
        deck[place] = pool.pop()
    for figure, count in enumerate(sizes):
        holdings[figure] += [pool.pop() for _ in range(count)]
    for place in gone:
        p.removed_unseen[place] = pool.pop()
    for place in thrown:
        p.lab_discard[place] = pool.pop()
    if looked:
        p.looking = pool
    if back == TOKEN:
        p.bag.sort()
    else:
        for run in seen_runs(p.weapon_seen if back == WEAPON else p.object_seen, viewer):
            mix(deck, run, chance)


def bag_first(p: ThingPosition, pool: list[int], size: int) -> None:
    """What all know of the bag: that it holds no blood (T-35), or, where a Sabotage may be assigned
    only while it holds some, whether it does."""
    wanted = BLOOD_BAG in p.bag
    if not p.bag_bloodless and not (p.settings.blood_only and size):
        return
    if p.bag_bloodless:
        wanted = False
    bag = pool[len(pool) - size :]
    others = pool[: len(pool) - size]
    while not wanted and BLOOD_BAG in bag:
        place = next(at for at, piece in enumerate(others) if piece != BLOOD_BAG)
        at = bag.index(BLOOD_BAG)
        bag[at], others[place] = others[place], bag[at]
    if wanted and BLOOD_BAG not in bag:
        place = others.index(BLOOD_BAG)
        bag[0], others[place] = others[place], bag[0]
    pool[:] = others + bag


def looked_at(p: ThingPosition, viewer: int, back: int) -> list[int]:
    """Cards that somebody else looks at right now."""
    choice = p.choice
    if p.settings.coop or not isinstance(choice, KeepOne | KeepToken) or choice.seat == viewer:
        return []
    kind = TOKEN if isinstance(choice, KeepToken) else choice.back
    return p.looking if kind == back else []


def redraw_offers(p: ThingPosition, viewer: int, chance: Chance) -> None:
    """What lies face down in the offers of others: any pieces of these backs that they hold."""
    for maker in range(p.seats):
        if maker == viewer or not p.offers[maker]:
            continue
        given: list[int] = []
        left = p.held[maker][:]
        for back in sorted([BACK_OF[piece] for piece in p.offers[maker][GIVEN]]):
            fits = [piece for piece in left if BACK_OF[piece] == back]
            piece = fits[chance.below(len(fits), PURPOSE)]
            left.remove(piece)
            given.append(piece)
        p.offers[maker][GIVEN] = sorted(given)
