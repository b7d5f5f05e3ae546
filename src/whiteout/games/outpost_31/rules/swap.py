"""The Captain's swap: specification 6.12 (SWAP), step 7."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Choice, Prompt, Step
from whiteout.core.codes import distinct
from whiteout.core.draft import DraftChoice
from whiteout.core.event import Event, Facts
from whiteout.core.option import Option
from whiteout.games.outpost_31.options import DECLINE, STOP, TAKE, USE
from whiteout.games.outpost_31.options import SWAP as SWAP_CARD
from whiteout.games.outpost_31.position import NOTHING, SWAP, OutpostPosition
from whiteout.games.outpost_31.rules import powers
from whiteout.games.outpost_31.rules import supply as deck
from whiteout.games.outpost_31.tables import IDS, ids_of
from whiteout.games.outpost_31.written_codes import BLA_B, FUC_B

STOCK: Final = 3
"""The cards Fuchs sees (pw_fuc_b)."""


class Swap(Step[OutpostPosition]):
    """Step 7: possible if the requirements are met, the pool holds a card and the deck or its
    discard pile another (OP-SWAP-01, OP-SWAP-06, OP-TEAM-06)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        if p.test_failed or not p.requirements_met or not p.pool or not deck.can_draw(p):
            return
        p.step = SWAP
        p.then(SwapCard(p.captain))


def can_double(p: OutpostPosition) -> bool:
    """Blair's Double Check, in an Investigation: there must be two cards on either side
    (pw_bla_b)."""
    if p.battle or not powers.may_use(p, BLA_B):
        return False
    return len(p.pool) >= 2 and len(p.supply) + len(p.discard) >= 2


class SwapCard(DraftChoice[OutpostPosition]):
    """D27: which card of the pool goes, if any; or a power that widens the swap, and then which
    cards: two with Double Check (pw_bla_b), one with Sorted Stock (pw_fuc_b). A power is announced
    with the first card and can be taken back until then (OP-SWAP-01, OP-FLOW-09)."""

    __slots__ = ()
    POINT: ClassVar = "D27"
    RULE: ClassVar = "OP-SWAP-01"
    COUNTED: ClassVar = True

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"most": 1}

    def prompt(self, p: OutpostPosition, viewer: int) -> Prompt:
        draft = p.draft(viewer) if viewer == self.seat else []
        double = len(draft) == 1 and draft[0] is USE[BLA_B]
        return self.POINT, self.RULE, {"most": 2 if double else 1}

    def parts(self, p: OutpostPosition, seat: int, draft: list[Option]) -> list[Option]:
        pool = p.pool[:]
        if len(draft) == 2:  # Blair's second card, of those he has seen
            pool.remove(draft[1].value)
            return [STOP, *[SWAP_CARD[card] for card in distinct(pool)]]
        cards = [SWAP_CARD[card] for card in distinct(pool)]
        if draft:
            return cards if draft[0] is USE[FUC_B] else [DECLINE, *cards]
        options = [DECLINE, *cards]
        if can_double(p):
            options.append(USE[BLA_B])
        if powers.may_use(p, FUC_B):
            options.append(USE[FUC_B])
        return options

    def is_complete(self, p: OutpostPosition, seat: int, draft: list[Option]) -> bool:
        if len(draft) == 1:
            return draft[0].verb != "use"
        return len(draft) == 3 or draft[0] is USE[FUC_B] or draft[1] is DECLINE

    def resolve_draft(self, p: OutpostPosition, seat: int, draft: list[Option]) -> None:
        power = draft[0].value if draft[0].verb == "use" else NOTHING
        if power != NOTHING:
            powers.use(p, power)
        for part in draft:
            if part.verb == "swap":
                throw_out(p, part.value)
        if power == FUC_B:
            p.then(TakeFromStock(seat, look_at_stock(p)))
        elif p.swapped:
            p.then(ADD_CARDS)
        elif p.history is not None:
            p.emit(Event("no_swap", {"player": seat}))


def throw_out(p: OutpostPosition, card: int) -> None:
    """A card leaves the pool face down: all see that, only the Captain which (OP-SWAP-02,
    OP-SWAP-03)."""
    p.pool.remove(card)
    p.discard.append(card)
    p.swapped += 1
    if p.history is not None:
        secret: dict[int, Facts] = {p.captain: {"card": IDS[card]}}
        p.emit(Event("swapped", {"player": p.captain}, secret))


class AddCards(Step[OutpostPosition]):
    """As many cards come from the top of the deck, unseen, and the pool is shuffled again
    (OP-SWAP-01, OP-SWAP-04)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        for _ in range(p.swapped):
            card = deck.take_top(p)
            p.pool.append(card)
            p.swapped_in.append(card)
        p.chance.shuffle(p.pool, "pool")


ADD_CARDS: Final = AddCards()


# -- Fuchs's Sorted Stock ------------------------------------------------------------------------


def look_at_stock(p: OutpostPosition) -> int:
    """Fuchs sees the top of the deck, which stays where it is; how many cards that are. At least
    two: one could be drawn before, and one has been thrown out since."""
    top: list[int] = []
    for _ in range(STOCK):
        card = deck.take_top(p)
        if card == NOTHING:
            break
        top.append(card)
    captain = p.captain
    for card in reversed(top):
        p.supply.append(card)
        p.supply_seen.append(1 << captain)
    if p.history is not None:
        secret: dict[int, Facts] = {captain: {"cards": [IDS[card] for card in top]}}
        p.emit(Event("looked_at_supply", {"player": captain, "count": len(top)}, secret))
    return len(top)


class TakeFromStock(Choice[OutpostPosition]):
    """D28: which of them goes into the pool."""

    __slots__ = ("seen",)
    POINT: ClassVar = "D28"
    RULE: ClassVar = "OP-SWAP-01"

    def __init__(self, seat: int, seen: int) -> None:
        super().__init__(seat)
        self.seen = seen

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [TAKE[card] for card in distinct(p.supply[-self.seen :])]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        take_from_stock(p, option.value, self.seen)


def take_from_stock(p: OutpostPosition, card: int, seen: int) -> None:
    """One goes into the pool, which is shuffled; the others under the deck in random order, known
    to Fuchs alone (pw_fuc_b, OP-SWAP-04)."""
    top = p.supply[-seen:]
    del p.supply[-seen:]
    del p.supply_seen[-seen:]
    top.remove(card)
    p.chance.shuffle(top, "stock")
    p.supply[:0] = top
    p.supply_seen[:0] = [1 << p.captain] * len(top)
    p.pool.append(card)
    p.chance.shuffle(p.pool, "pool")
    if p.history is not None:
        secret: dict[int, Facts] = {p.captain: {"card": IDS[card], "bottom": ids_of(top)}}
        p.emit(Event("took_from_supply", {"player": p.captain}, secret))
