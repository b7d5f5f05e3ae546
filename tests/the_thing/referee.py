"""What must hold of every position of The Thing (specification 6.26), whatever is played."""

from __future__ import annotations

from collections import Counter

from whiteout.games.the_thing.position import ASIDE, CHARACTER, REMOVED, ThingPosition
from whiteout.games.the_thing.rules.moves import room_for
from whiteout.games.the_thing.rules.offer import GIVEN
from whiteout.games.the_thing.tables import (
    ALIEN,
    BARRELS,
    CHARGES,
    DAMAGE_TOKENS,
    DOGS,
    FIRES,
    FOOD,
    GREEN,
    HUMAN,
    KENNEL,
)


def check(p: ThingPosition) -> None:
    """Every invariant at once."""
    check_cards(p)
    check_supplies(p)
    check_pieces(p)
    check_board(p)


def check_cards(p: ThingPosition) -> None:
    """TT-INV-01."""
    if p.settings.coop:
        return
    piles = [p.deck, p.discard_up, p.discard_down, p.pile, p.lost, *p.hands]
    flipping = [p.flipping] if p.flipping >= 0 else []
    counts = Counter(card for pile in [*piles, flipping] for card in pile)
    assert counts == {0: 17, 1: 17, 2: 17}
    assert len(p.pile) == len(p.pile_up) == len(p.pile_from)
    assert len(p.discard_down) == len(p.discard_from)


def check_supplies(p: ThingPosition) -> None:
    """TT-INV-02, TT-INV-03, TT-INV-07."""
    spare = BARRELS - start_barrels(p)
    assert sum(p.fuel) + p.underground + p.outdoor + 1 + p.fuel_removed + spare == BARRELS
    assert sum(p.damage) + p.operations == DAMAGE_TOKENS
    assert p.operations >= 0
    assert p.pantry + p.kitchen + p.food_removed == FOOD
    assert p.charges_supply + sum(map(sum, p.charges)) + p.charges_removed == CHARGES
    burned = sum(p.destroyed) - (p.freezing >= 0 and p.fire_supply + sum(p.destroyed) > FIRES)
    assert p.fire_supply + burned == FIRES
    places = [p.dogs.count(place) for place in (*range(GREEN), KENNEL, ASIDE, REMOVED)]
    assert sum(places) == DOGS
    assert max(places[:GREEN]) <= 1


def start_barrels(p: ThingPosition) -> int:
    """Barrels that were on the table at the start."""
    return 4 + 4 + 1 + p.settings.row.underground + p.settings.row.outdoor


def check_pieces(p: ThingPosition) -> None:
    """TT-INV-07, TT-INV-08."""
    everywhere = [*p.weapon_deck, *p.object_deck, *p.bag, *p.lab_discard, *p.removed_unseen]
    everywhere += [piece for pieces in (*p.held, *p.open_cards, p.looking) for piece in pieces]
    everywhere += [0] * sum(len(charges) for charges in p.charges)
    settings = p.settings
    box = Counter(settings.weapons + settings.objects + settings.tokens)
    assert not Counter(everywhere) - box
    for maker, offer in enumerate(p.offers):
        if offer:
            assert not Counter(offer[GIVEN]) - Counter(p.held[maker])
    figures = len(p.held)
    for knower in range(figures):
        for holder in range(figures):
            known = p.known[knower * figures + holder]
            assert not Counter(known) - Counter(p.held[holder])


def check_board(p: ThingPosition) -> None:
    """TT-INV-05, TT-INV-06, TT-INV-09, TT-SUS-02, TT-SUS-05, TT-SUS-06."""
    alive = p.alive()
    for place in range(GREEN):
        assert sum(p.place[figure] == place for figure in alive) <= 3
    assert sum(not gone for gone in p.destroyed) >= 3
    assert any(room_for(p, place) for place in range(GREEN))
    for figure, status in enumerate(p.status):
        if status == CHARACTER:
            assert 0 <= p.suspicion[figure] <= (8 if p.settings.coop else p.settings.n)
        else:
            assert p.suspicion[figure] == -1
            assert not p.held[figure]
            assert not p.hands[figure]
    if not p.settings.coop and alive and p.step != "setup":
        assert p.status[p.leader] == CHARACTER
        for figure in alive:
            assert p.suspicion[figure] or p.role[figure] == HUMAN
        assert sorted(p.infections) == [s for s in range(p.seats) if p.role[s] == ALIEN]
