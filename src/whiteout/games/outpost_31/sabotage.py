"""The Captain's look and the Sabotage it turns up: specification 6.11 (LOOK, SAB), step 6."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Event, Facts
from whiteout.core.option import Option
from whiteout.core.position import Choice, Step
from whiteout.games.outpost_31 import powers
from whiteout.games.outpost_31.offers import accept, collect, on_offer, withdraw
from whiteout.games.outpost_31.options import CURE, DECLINE, DISCARD, USE
from whiteout.games.outpost_31.position import LOOK, NOTHING, OutpostPosition
from whiteout.games.outpost_31.roll import RollWhiteout
from whiteout.games.outpost_31.supply import discard_up
from whiteout.games.outpost_31.tables import CARDS, CHI_B, IDS, IS_SABOTAGE, POWER_IDS, ids_of

RIG_COST: Final = 2
"""The cards Childs pays for a cure of his own (pw_chi_b)."""

ROLL_WHITEOUT: Final = RollWhiteout()

_BY_ROLL: Final = [card.cure == "roll" for card in CARDS]


class CaptainLooks(Step[OutpostPosition]):
    """Step 6: the Captain alone sees the pool, without owners; every Sabotage in it is turned up
    for all (OP-LOOK-01, OP-LOOK-02)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        if p.test_failed:
            return
        p.step = LOOK
        p.looked = True
        captain = p.captain
        if p.history is not None:
            secret: dict[int, Facts] = {captain: {"cards": ids_of(p.pool)}}
            p.emit(Event("looked_at_pool", {"player": captain}, secret))
        found = [card for card in reversed(p.pool) if IS_SABOTAGE[card]]
        if found:
            p.pool = [card for card in p.pool if not IS_SABOTAGE[card]]
            p.sabotage = found
            if p.history is not None:
                p.emit(Event("sabotage_found", {"cards": [IDS[card] for card in found]}))
            p.then(HANDLE_SABOTAGE)


class HandleSabotage(Step[OutpostPosition]):
    """One after the other, in the Captain's order, until one is not cured (OP-SAB-01,
    OP-SAB-03)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        if p.test_failed or not p.sabotage:
            return
        p.then(HANDLE_SABOTAGE)
        if p.sabotage.count(p.sabotage[0]) == len(p.sabotage):
            p.then(ResolveSabotage(p.sabotage[0]))
        else:
            p.then(OrderSabotage(p.captain))


HANDLE_SABOTAGE: Final = HandleSabotage()


class OrderSabotage(Choice[OutpostPosition]):
    """D23: which Sabotage comes next (OP-SAB-01)."""

    __slots__ = ()

    def point(self, p: OutpostPosition) -> str:
        return "D23"

    def rule(self, p: OutpostPosition) -> str:
        return "OP-SAB-01"

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [CURE[card] for card in sorted(set(p.sabotage))]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        p.then(ResolveSabotage(option.value))


# -- one Sabotage --------------------------------------------------------------------------------


class ResolveSabotage(Step[OutpostPosition]):
    """A Sabotage among `p.sabotage` is cured, or fails the test (OP-SAB-02, OP-SAB-03,
    OP-SAB-12)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, p: OutpostPosition) -> None:
        if can_rig(p):
            p.then(JuryRig(p.captain, self.card, True))
        else:
            try_cure(p, self.card)


def try_cure(p: OutpostPosition, card: int) -> None:
    """As table 3.7 says: offers of the team, or a roll (OP-SAB-04, OP-SAB-10)."""
    if _BY_ROLL[card]:
        p.then(ROLL_WHITEOUT, JudgeRoll(card))
    else:
        p.then(JudgeOffers(card))
        collect(p, card)


class JudgeOffers(Step[OutpostPosition]):
    """If the offers suffice the Captain must accept enough of them (OP-SAB-06)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, p: OutpostPosition) -> None:
        need = CARDS[self.card].need
        if on_offer(p, NOTHING) >= need:
            p.then(Cured(self.card))
            accept(p, self.card, NOTHING, need, ())
        else:
            withdraw(p)
            last_resort(p, self.card)


class JudgeRoll(Step[OutpostPosition]):
    """Whiteout: the two dice, after Dynamite, total enough or not (OP-SAB-10)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, p: OutpostPosition) -> None:
        total = sum(p.dice)
        p.dice = []
        p.dice_count = 0
        if total >= CARDS[self.card].need:
            cure(p, self.card)
        else:
            last_resort(p, self.card)


class Cured(Step[OutpostPosition]):
    """The accepted cards have been paid."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, p: OutpostPosition) -> None:
        withdraw(p)
        cure(p, self.card)


def cure(p: OutpostPosition, card: int) -> None:
    """The Sabotage is discarded and not replaced: the pool has shrunk (OP-SAB-02)."""
    p.sabotage.remove(card)
    p.discard.append(card)
    if p.history is not None:
        p.emit(Event("sabotage_cured", {"card": IDS[card]}))


def last_resort(p: OutpostPosition, card: int) -> None:
    """No cure so far: Childs may still help himself, else the test fails at once (OP-SAB-03,
    OP-SAB-11)."""
    if can_rig(p):
        p.then(JuryRig(p.captain, card, False))
    else:
        fail(p, card)


def fail(p: OutpostPosition, card: int) -> None:
    """What is left of the pool stays unhandled and is discarded with it (OP-SAB-03)."""
    p.test_failed = True
    if p.history is not None:
        p.emit(Event("sabotage_uncured", {"card": IDS[card]}))


# -- Childs's Jury Rig ---------------------------------------------------------------------------


def can_rig(p: OutpostPosition) -> bool:
    """Childs as Captain, with cards enough in hand (pw_chi_b)."""
    return powers.may_use(p, CHI_B) and len(p.hands[p.captain]) >= RIG_COST


class JuryRig(Choice[OutpostPosition]):
    """D26: instead of offers or of the roll, or after they were in vain (OP-SAB-11)."""

    __slots__ = ("card", "first")

    def __init__(self, seat: int, card: int, first: bool) -> None:
        super().__init__(seat)
        self.card = card
        self.first = first

    def point(self, p: OutpostPosition) -> str:
        return "D26"

    def rule(self, p: OutpostPosition) -> str:
        return "OP-SAB-11"

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"card": IDS[self.card]}

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [DECLINE, USE[CHI_B]]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        if option is not DECLINE:
            powers.use(p, CHI_B)
            rig(p, self.card, RIG_COST)
        elif self.first:
            try_cure(p, self.card)
        else:
            fail(p, self.card)


def rig(p: OutpostPosition, card: int, left: int) -> None:
    """The cards are paid one at a time, face up; without a choice at once."""
    hand = p.hands[p.captain]
    if not left:
        cure(p, card)
    elif len(hand) == left:
        discard_up(p, p.captain, sorted(hand), POWER_IDS[CHI_B])
        cure(p, card)
    else:
        p.then(PayRig(p.captain, card, left))


class PayRig(Choice[OutpostPosition]):
    """D26: which card of his own hand, of any kind."""

    __slots__ = ("card", "left")

    def __init__(self, seat: int, card: int, left: int) -> None:
        super().__init__(seat)
        self.card = card
        self.left = left

    def point(self, p: OutpostPosition) -> str:
        return "D26"

    def rule(self, p: OutpostPosition) -> str:
        return "OP-SAB-11"

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"card": IDS[self.card], "remaining": self.left}

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [DISCARD[card] for card in sorted(set(p.hands[seat]))]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        discard_up(p, self.seat, [option.value], POWER_IDS[CHI_B])
        rig(p, self.card, self.left - 1)
