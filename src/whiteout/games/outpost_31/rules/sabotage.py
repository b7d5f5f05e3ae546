"""The Captain's look and the Sabotage it turns up: specification 6.11 (LOOK, SAB), step 6."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Choice, Prompt, Step
from whiteout.core.codes import distinct
from whiteout.core.draft import DraftChoice
from whiteout.core.event import Event, Facts
from whiteout.core.option import Option
from whiteout.games.outpost_31.options import CURE, DECLINE, DISCARD, USE
from whiteout.games.outpost_31.position import LOOK, NOTHING, OutpostPosition
from whiteout.games.outpost_31.rules import powers
from whiteout.games.outpost_31.rules.offers import accept, collect, on_offer, withdraw
from whiteout.games.outpost_31.rules.roll import RollWhiteout
from whiteout.games.outpost_31.rules.supply import discard_up
from whiteout.games.outpost_31.tables import CARDS, IDS, IS_SABOTAGE, POWER_IDS, ids_of
from whiteout.games.outpost_31.written_codes import CHI_B

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
    POINT: ClassVar = "D23"
    RULE: ClassVar = "OP-SAB-01"

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [CURE[card] for card in distinct(p.sabotage)]

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


class JuryRig(DraftChoice[OutpostPosition]):
    """D26: instead of offers or of the roll, or after they were in vain. He pays with cards of his
    own hand, of any kind, shown when the last is chosen; a hand of as many cards goes as it is
    (OP-SAB-11, OP-FLOW-09)."""

    __slots__ = ("card", "first")
    POINT: ClassVar = "D26"
    RULE: ClassVar = "OP-SAB-11"
    COUNTED: ClassVar = True

    def __init__(self, seat: int, card: int, first: bool) -> None:
        super().__init__(seat)
        self.card = card
        self.first = first

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"card": IDS[self.card]}

    def prompt(self, p: OutpostPosition, viewer: int) -> Prompt:
        about = self.about(p)
        draft = p.draft(viewer) if viewer == self.seat else []
        if draft:
            about["remaining"] = RIG_COST + 1 - len(draft)
        return self.POINT, self.RULE, about

    def parts(self, p: OutpostPosition, seat: int, draft: list[Option]) -> list[Option]:
        if not draft:
            return [DECLINE, USE[CHI_B]]
        hand = p.hands[seat][:]
        for part in draft[1:]:
            hand.remove(part.value)
        return [DISCARD[card] for card in distinct(hand)]

    def is_complete(self, p: OutpostPosition, seat: int, draft: list[Option]) -> bool:
        if draft[0] is DECLINE or len(p.hands[seat]) == RIG_COST:
            return True
        return len(draft) == RIG_COST + 1

    def resolve_draft(self, p: OutpostPosition, seat: int, draft: list[Option]) -> None:
        if draft[0] is not DECLINE:
            powers.use(p, CHI_B)
            rig(p, seat, [part.value for part in draft[1:]])
            cure(p, self.card)
        elif self.first:
            try_cure(p, self.card)
        else:
            fail(p, self.card)


def rig(p: OutpostPosition, player: int, cards: list[int]) -> None:
    """The cards are paid face up, one at a time; without a choice at once."""
    if not cards:
        discard_up(p, player, sorted(p.hands[player]), POWER_IDS[CHI_B])
    for card in cards:
        discard_up(p, player, [card], POWER_IDS[CHI_B])
