"""Handing in cards, and the pool they make: specification 6.10 (POOL), steps 4 and 5.

Hand cards are traded the same way: secretly and at the same time (OP-CHIP-05, OP-BASE-03).
"""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Choice, Step, VeiledChoice
from whiteout.core.codes import bits_of, codes_of, distinct
from whiteout.core.event import Event, Facts
from whiteout.core.option import Option
from whiteout.games.outpost_31.options import DECLINE, DISCARD, USE
from whiteout.games.outpost_31.options import HAND_IN as HAND_IN_CARD
from whiteout.games.outpost_31.position import HAND_IN, HUMAN, NOTHING, OutpostPosition
from whiteout.games.outpost_31.rules import powers
from whiteout.games.outpost_31.rules import supply as deck
from whiteout.games.outpost_31.rules.offers import holders
from whiteout.games.outpost_31.rules.supply import discard_down
from whiteout.games.outpost_31.tables import IDS, IS_SABOTAGE, ids_of
from whiteout.games.outpost_31.written_codes import FUC_A

_SABOTAGE: Final = bits_of([card for card, sabotage in enumerate(IS_SABOTAGE) if sabotage])


class PutDown(VeiledChoice[OutpostPosition]):
    """D36, D41: each of these players puts one hand card down, or none. With `second`, a second
    card: everybody is asked again, so that being asked tells nothing."""

    __slots__ = ("cited", "decision", "players", "second")

    def __init__(self, decision: str, cited: str, players: list[int], second: bool) -> None:
        super().__init__()
        self.decision = decision
        self.cited = cited
        self.players = players
        self.second = second

    def point(self, p: OutpostPosition) -> str:
        return self.decision

    def rule(self, p: OutpostPosition) -> str:
        return self.cited

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"round": 2 if self.second else 1}

    def everybody(self, p: OutpostPosition) -> list[int]:
        return sorted(self.players)

    def run(self, p: OutpostPosition) -> None:
        if not self.second:
            p.offers = [[] for _ in range(p.seats)]
        if self.players:
            super().run(p)

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        down = p.offers[seat]
        if self.second and not down:
            return [DECLINE]
        hand = p.hands[seat]
        if down:
            hand = hand[:]
            for card in down:
                hand.remove(card)
        options = [DECLINE]
        for card in distinct(hand):
            options.append(DISCARD[card])  # noqa: PERF401
        return options

    def resolve_all(self, p: OutpostPosition, answers: list[Option | None]) -> None:
        for player in self.players:
            answer = answers[player]
            if answer is not None and answer is not DECLINE:
                p.offers[player].append(answer.value)


def holding(p: OutpostPosition, players: list[int], cards: int) -> list[int]:
    """Those of the players who hold so many cards: hand sizes are public, so nobody else need be
    asked."""
    return [player for player in players if len(p.hands[player]) >= cards]


def discard_put_down(p: OutpostPosition, cause: str) -> list[int]:
    """Everything put down goes to the discard pile, face down, before anybody draws (OP-BASE-06).
    Gives back how many cards each player has put down."""
    counts = [0] * p.seats
    for player in p.from_captain():
        down = p.offers[player]
        if down:
            counts[player] = len(down)
            p.offers[player] = []
            discard_down(p, player, down, cause)
    return counts


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
    cards = bits_of(p.hands[player])
    if p.blood[player] == HUMAN and p.settings.sabotage_ban:
        clean = cards & ~_SABOTAGE
        if clean:
            cards = clean
    return codes_of(cards)


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
    POINT: ClassVar = "D22"
    RULE: ClassVar = "OP-POOL-11"

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
    POINT: ClassVar = "D22"
    RULE: ClassVar = "OP-POOL-11"

    def run(self, p: OutpostPosition) -> None:
        if p.power_used == FUC_A:
            p.ask(self, self.seat)

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
