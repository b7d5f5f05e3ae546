"""Handing in cards, and the pool they make: specification 6.10 (POOL), steps 4 and 5."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Event, Facts
from whiteout.core.option import Option
from whiteout.core.position import Choice, Step, VeiledChoice
from whiteout.games.outpost_31 import powers
from whiteout.games.outpost_31 import supply as deck
from whiteout.games.outpost_31.offers import holders
from whiteout.games.outpost_31.options import DECLINE, USE
from whiteout.games.outpost_31.options import HAND_IN as HAND_IN_CARD
from whiteout.games.outpost_31.position import HAND_IN, HUMAN, NOTHING, OutpostPosition
from whiteout.games.outpost_31.tables import FUC_A, IDS, IS_SABOTAGE, ids_of


def begin_test(p: OutpostPosition, battle: bool) -> None:
    """A fresh test: that of the Investigation, or a Battle."""
    p.battle = battle
    p.test_failed = False
    p.pool = []
    p.given = [[] for _ in range(p.seats)]
    p.looked = False
    p.sabotage = []
    p.swapped = 0
    p.swapped_in = []
    p.revealed = []
    p.dice = []
    p.dice_count = 0
    p.rolls_left = 0
    p.extra_rolls_used = False


def legal_cards(p: OutpostPosition, player: int) -> list[int]:
    """What a player may hand in, each card named once: a Human no Sabotage unless the whole hand
    is, an Imitation anything (OP-POOL-03, OP-POOL-04). The list is the player's own business
    (OP-POOL-05)."""
    cards = sorted(set(p.hands[player]))
    if p.blood[player] == HUMAN and p.settings.sabotage_ban:
        clean = [card for card in cards if not IS_SABOTAGE[card]]
        if clean:
            return clean
    return cards


class HandIn(Step[OutpostPosition]):
    """Steps 4 and 5: every member gives a card, then the pool is shuffled. An empty hand gives
    nothing (OP-POOL-01, OP-POOL-06)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        p.step = HAND_IN
        captain = p.captain
        if not holders(p, 1):
            p.then(SHUFFLE_POOL)
        elif not p.battle and powers.may_use(p, FUC_A) and len(p.hands[captain]) >= 2:
            p.then(ExtraSample(captain), HAND_IN_CARDS, SecondCard(captain), SHUFFLE_POOL)
        else:
            p.then(HAND_IN_CARDS, SHUFFLE_POOL)


class HandInCards(VeiledChoice[OutpostPosition]):
    """D21, D37: which card to hand in, all at the same time (OP-POOL-01, OP-BAT-02)."""

    __slots__ = ()

    def point(self, p: OutpostPosition) -> str:
        return "D37" if p.battle else "D21"

    def rule(self, p: OutpostPosition) -> str:
        return "OP-BAT-02" if p.battle else "OP-POOL-01"

    def everybody(self, p: OutpostPosition) -> list[int]:
        return holders(p, 1)

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [HAND_IN_CARD[card] for card in legal_cards(p, seat)]

    def resolve_all(self, p: OutpostPosition, answers: list[Option | None]) -> None:
        for player, answer in enumerate(answers):
            if answer is not None:
                give(p, player, answer.value)
        if p.history is not None:
            secret: dict[int, Facts] = {
                player: {"card": IDS[answer.value]}
                for player, answer in enumerate(answers)
                if answer is not None
            }
            p.emit(Event("handed_in", {"players": list(secret)}, secret))


HAND_IN_CARDS: Final = HandInCards()


def give(p: OutpostPosition, player: int, card: int) -> None:
    """A hand card goes into the pool."""
    p.hands[player].remove(card)
    p.given[player].append(card)
    p.pool.append(card)


# -- Fuchs's Extra Sample ------------------------------------------------------------------------


class ExtraSample(Choice[OutpostPosition]):
    """D22: Fuchs may hand in two cards (pw_fuc_a).

    A Human whose only other cards are Sabotage cannot; he is asked all the same (OP-POOL-11).
    """

    __slots__ = ()

    def point(self, p: OutpostPosition) -> str:
        return "D22"

    def rule(self, p: OutpostPosition) -> str:
        return "OP-POOL-11"

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        legal = legal_cards(p, seat)
        count = 0
        for card in p.hands[seat]:
            if card in legal:
                count += 1
        return [DECLINE, USE[FUC_A]] if count >= 2 else [DECLINE]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        if option is not DECLINE:
            powers.use(p, FUC_A)


class SecondCard(Choice[OutpostPosition]):
    """D22: Fuchs's second card, if he used his power, by the same rules as the first
    (OP-POOL-11)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        if p.power_used == FUC_A:
            p.ask(self, self.seat)

    def point(self, p: OutpostPosition) -> str:
        return "D22"

    def rule(self, p: OutpostPosition) -> str:
        return "OP-POOL-11"

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [HAND_IN_CARD[card] for card in legal_cards(p, seat)]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        give(p, self.seat, option.value)
        if p.history is not None:
            secret: dict[int, Facts] = {self.seat: {"card": IDS[option.value]}}
            p.emit(Event("handed_in", {"players": [self.seat]}, secret))


# -- the pool as a whole -------------------------------------------------------------------------


class ShufflePool(Step[OutpostPosition]):
    """Step 5: nobody knows the order or who gave what (OP-POOL-07)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        due = 0
        for cards in p.given:
            due += len(cards)
        if len(p.pool) != due:
            repair_pool(p, due)
        p.chance.shuffle(p.pool, "pool")
        fail_if_empty(p)


SHUFFLE_POOL: Final = ShufflePool()


def fail_if_empty(p: OutpostPosition) -> None:
    """An empty pool fails the test (OP-POOL-08)."""
    if not p.pool and not p.test_failed:
        p.test_failed = True
        if p.history is not None:
            p.emit(Event("pool_empty", {}))


def repair_pool(p: OutpostPosition, due: int) -> None:
    """A pool of the wrong size goes under the deck, and the right number comes from the top; it is
    nobody's any more. Never in regular play (OP-POOL-09)."""
    p.supply[:0] = p.pool
    p.supply_seen[:0] = [0] * len(p.pool)
    p.pool = []
    p.given = [[] for _ in range(p.seats)]
    for _ in range(due):
        card = deck.take_top(p)
        if card != NOTHING:
            p.pool.append(card)
    if p.history is not None:
        p.emit(Event("pool_repaired", {"cards": len(p.pool)}))


def discard_pool(p: OutpostPosition) -> None:
    """After the test everything left goes to the discard pile; what was not turned up stays
    unseen (OP-POOL-10)."""
    if p.history is not None:
        shown = ids_of(p.revealed + p.sabotage)
        p.emit(Event("pool_discarded", {"shown": shown, "unseen": len(p.pool)}))
    p.discard += p.revealed
    p.discard += p.sabotage
    p.discard += p.pool
    p.pool = []
    p.revealed = []
    p.sabotage = []
    p.given = []
    p.swapped_in = []
    p.looked = False
