"""Drawing action cards: specification 6.4 (DRW), with the power of Garry (TT-CHR-05)."""

from __future__ import annotations

from whiteout.core.choice import Step
from whiteout.core.option import Option
from whiteout.games.the_thing.options import EXCHANGE, NO
from whiteout.games.the_thing.position import DRAWING, NOBODY, ThingPosition
from whiteout.games.the_thing.rules.asking import Ask, distinct, tell, who
from whiteout.games.the_thing.rules.phase import begin
from whiteout.games.the_thing.tables import ACTIONS, GARRY, actions_of


def draw_card(p: ThingPosition) -> int:
    """The top card of the action deck, or -1 where there is none at all (TT-DRW-03)."""
    if not p.deck:
        refill(p)
    return p.deck.pop() if p.deck else -1


def refill(p: ThingPosition) -> None:
    """The discard pile is shuffled into the deck."""
    p.deck += p.discard_up + p.discard_down
    p.discard_up = []
    p.discard_down = []
    p.discard_from = []
    p.deck.sort()
    p.chance.shuffle(p.deck, "action deck")
    tell(p, "deck_refilled", {"deck": len(p.deck)})


def draw_cards(p: ThingPosition, figure: int, count: int) -> list[int]:
    """So many cards, or as many as there are."""
    drawn: list[int] = []
    for _ in range(count):
        card = draw_card(p)
        if card < 0:
            break
        drawn.append(card)
    p.hands[figure] += drawn
    if drawn and p.history is not None:
        facts = {**who(p, figure), "count": len(drawn)}
        tell(p, "cards_drawn", facts, {figure: {"cards": actions_of(drawn)}})
    return drawn


def discard_down(p: ThingPosition, figure: int, card: int) -> None:
    """A card goes face down onto the discard pile; whose it was knows it (T-16)."""
    p.discard_down.append(card)
    p.discard_from.append(figure)


def lay_active(p: ThingPosition, card: int, figure: int, up: bool) -> None:
    """A card onto the active pile."""
    p.pile.append(card)
    p.pile_up.append(up)
    p.pile_from.append(figure)


class Drawing(Step[ThingPosition]):
    """4.0: everybody draws, the leader lays one more unseen (TT-DRW-01, TT-DRW-02)."""

    def run(self, p: ThingPosition) -> None:
        begin(p, DRAWING)
        limit = p.hand_limit()
        order = p.in_turn_order()
        for figure in order[-1:] + order[:-1]:
            missing = limit - len(p.hands[figure])
            if missing > 0:
                draw_cards(p, figure, missing)
        card = draw_card(p)
        if card >= 0:
            lay_active(p, card, NOBODY, False)
            tell(p, "extra_card_laid", {"pile": len(p.pile)})
        for figure in order:
            if p.plays(figure, GARRY) and p.hands[figure]:
                p.then(Exchange(figure))


class Exchange(Ask):
    """D07: Garry may discard a card, then draws one (TT-CHR-05, TT-DRW-04)."""

    POINT = "D07"

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [*[EXCHANGE[card] for card in distinct(p.hands[seat])], NO]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        if option == NO:
            return
        seat = self.seat
        p.hands[seat].remove(option.value)
        discard_down(p, seat, option.value)
        card = draw_card(p)
        p.hands[seat].append(card)
        if p.history is not None:
            swap = {"out": ACTIONS[option.value], "into": ACTIONS[card]}
            tell(p, "hand_exchanged", who(p, seat), {seat: swap})
