"""The crisis: adding cards and resolving it (specification 6.11)."""

from __future__ import annotations

from whiteout.core.choice import Step
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.dead_of_winter.options import CARD, DONE, FROM, ITEM
from whiteout.games.dead_of_winter.position import NOTHING, WinterPosition
from whiteout.games.dead_of_winter.rules.general import (
    GAVE_CRISIS,
    change_morale,
    forget,
    kinds,
    note,
)
from whiteout.games.dead_of_winter.rules.items import take_item
from whiteout.games.dead_of_winter.rules.plan import UNSET, W_GIVE, W_WORN, Plan
from whiteout.games.dead_of_winter.tables import (
    BARRED,
    CRISES,
    CRISIS_IDS,
    ITEM_IDS,
    KIND,
    SYMBOL_OF,
)

WELL_PREVENTED = 2

# -- adding ----------------------------------------------------------------------------------------


def parts(p: WinterPosition, plan: Plan) -> list[Option]:
    """D26, once per card: hand cards by kind, equipment by its bearer and then its kind. Always
    asked, for what is given is a secret (DW-CRI-01, DW-CRI-03, DW-DEC-06)."""
    seat = plan.seat
    if p.exiled[seat] or p.crisis == NOTHING or plan.stopped:
        return []
    if plan.bearer != UNSET:
        worn = left_on(p, plan, plan.bearer)
        found = plan.asks("D26", W_WORN, [ITEM[kind] for kind in kinds(worn)])
        plan.always = True
        return found
    hand = p.hands[seat][:]
    for card in plan.cards:
        hand.remove(card)
    found = [CARD[card] for card in kinds(hand)]
    found += [FROM[s] for s in p.group(seat) if left_on(p, plan, s)]
    if plan.cards or plan.worn:
        found.append(DONE)
    found = plan.asks("D26", W_GIVE, found)
    plan.always = True
    return found


def left_on(p: WinterPosition, plan: Plan, survivor: int) -> list[int]:
    """The kinds of equipped cards that can still be added, in order."""
    worn = sorted([item & KIND for item in p.items[survivor] if not item & BARRED])
    for bearer, kind in plan.worn:
        if bearer == survivor:
            worn.remove(kind)
    return worn


def carry_out(p: WinterPosition, plan: Plan) -> None:
    """The cards lie face down on the crisis; everybody knows what was equipped."""
    for card in plan.cards:
        p.hands[plan.seat].remove(card)
    if plan.cards:
        forget(p, plan.seat)
    worn = [take_item(p, bearer, kind, barred=False) & KIND for bearer, kind in plan.worn]
    contribute(p, plan.seat, sorted(plan.cards), worn)


def contribute(p: WinterPosition, seat: int, cards: list[int], shown: list[int]) -> None:
    """Cards that nobody has seen, and cards that all know (DW-CRI-01, DW-CRI-02)."""
    p.given[seat] += cards
    p.given[seat].sort()
    p.given_open[seat] += shown
    count = len(cards) + len(shown)
    if p.history is not None:
        facts = {"player": seat, "count": count, "items": [ITEM_IDS[card] for card in shown]}
        secret = {seat: {"cards": [ITEM_IDS[card] for card in cards]}}
        p.emit(Event("contributed_to_crisis", facts, secret))
    note(p, GAVE_CRISIS, -1, -1, count, -1, seat)


# -- resolving -------------------------------------------------------------------------------------


def threshold(p: WinterPosition) -> int:
    """The number of players still in the game, or of those not exiled (DW-CRI-07)."""
    return len(p.players() if p.settings.all_count else p.loyal())


def total(p: WinterPosition) -> int:
    """Fitting cards less all others (DW-CRI-04, DW-CRI-05)."""
    symbols = CRISES[p.crisis].symbols
    return sum([1 if SYMBOL_OF[card] in symbols else -1 for card in p.turned])


def turn_up(p: WinterPosition) -> bool:
    """Contributions are shuffled and turned up one by one, then leave the game (DW-CRI-04,
    DW-CRI-06, DW-CRI-08). Whether the crisis fails."""
    cards = sorted([card for given in [*p.given, *p.given_open] for card in given])
    p.chance.shuffle(cards, "contributions")
    for seat in range(p.seats):
        p.given[seat] = []
        p.given_open[seat] = []
    p.turned = []
    for card in cards:
        p.turned.append(card)
        if p.history is not None:
            facts = {"card": ITEM_IDS[card], "total": total(p)}
            p.emit(Event("crisis_card_turned", facts))
    p.removed_cards += cards
    result = total(p)
    need = threshold(p)
    if p.history is not None:
        facts = {"crisis": CRISIS_IDS[p.crisis], "total": result, "threshold": need}
        p.emit(Event("crisis_resolved", {**facts, "prevented": result >= need}))
    if result >= need + WELL_PREVENTED:
        change_morale(p, 1, "crisis")
    return result < need


class PutAwayCrisis(Step[WinterPosition]):
    """The crisis card is out of the game too (DW-CRI-08)."""

    __slots__ = ()

    def run(self, p: WinterPosition) -> None:
        p.past_crises.append(p.crisis)
        p.crisis = NOTHING
        p.turned = []
