"""Turning up the pool and judging it: specification 6.13 (REV), step 8."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Choice, Step
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.outpost_31.options import DECLINE, USE
from whiteout.games.outpost_31.position import NOTHING, REVEAL, OutpostPosition
from whiteout.games.outpost_31.rules import powers
from whiteout.games.outpost_31.rules.pool import fail_if_empty
from whiteout.games.outpost_31.rules.roll import RollTest
from whiteout.games.outpost_31.rules.sabotage import ResolveSabotage
from whiteout.games.outpost_31.tables import (
    CARDS,
    IDS,
    IS_SABOTAGE,
    ITEMS,
    MISSIONS,
    POWER_IDS,
    Mission,
)
from whiteout.games.outpost_31.written_codes import NOR_B


class Reveal(Step[OutpostPosition]):
    """Step 8, and the same in a Battle: the printed number of cards, at most the whole pool; in a
    Battle all of them (OP-REV-01, OP-REV-02, OP-BAT-04). Cures may have emptied the pool
    (OP-POOL-08)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        fail_if_empty(p)
        if p.test_failed:
            return
        p.step = REVEAL
        size = len(p.pool)
        printed = size if p.battle else MISSIONS[p.mission].reveal
        if printed >= size:
            p.then(RevealCards(size))
        elif powers.may_use(p, NOR_B):
            p.then(CloseReading(p.captain))
        else:
            p.then(RevealCards(printed))


class CloseReading(Choice[OutpostPosition]):
    """D29: Norris may have one card more turned up (pw_nor_b)."""

    __slots__ = ()
    POINT: ClassVar = "D29"
    RULE: ClassVar = "OP-PWR-03"

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"power": POWER_IDS[NOR_B]}

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [DECLINE, USE[NOR_B]]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        count = MISSIONS[p.mission].reveal
        if option is not DECLINE:
            powers.use(p, NOR_B)
            count += 1
        p.then(RevealCards(count))


class RevealCards(Step[OutpostPosition]):
    """The cards still to be turned up, from the top, all of them whatever they show (OP-REV-01,
    OP-REV-04). A Sabotage is one of them and is handled when it appears (OP-SAB-12, OP-REV-03)."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, p: OutpostPosition) -> None:
        if p.test_failed:
            return
        for left in range(self.left - 1, -1, -1):
            card = p.pool.pop()
            if p.history is not None:
                p.emit(Event("revealed", {"card": IDS[card]}))
            if IS_SABOTAGE[card]:
                p.sabotage.append(card)
                p.then(ResolveSabotage(card), RevealCards(left))
                return
            p.revealed.append(card)
        judge(p)


def judge(p: OutpostPosition) -> None:
    """An item test is decided by what lies there; else dice are rolled (OP-REV-05, OP-REV-07)."""
    if MISSIONS[p.mission].test == ITEMS and not p.battle:
        p.test_failed = not has_items(p.revealed, p.mission)
        return
    p.then(ROLL_TEST)


ROLL_TEST: Final = RollTest()


def _accepts(item: str) -> list[bool]:
    """By card: whether it is of this kind or category (OP-REV-06)."""
    return [item in (card.id, card.category) for card in CARDS]


def _needs(mission: Mission) -> list[tuple[list[bool], int]]:
    """The required items, kinds before categories: a card of a kind serves no other kind, so
    whoever takes in this order wastes nothing."""
    kinds = [(_accepts(item), count) for item, count in mission.items if item in IDS]
    return kinds + [(_accepts(item), count) for item, count in mission.items if item not in IDS]


NEEDS: Final = [_needs(mission) for mission in MISSIONS]


def has_items(revealed: list[int], mission: int) -> bool:
    """Whether the cards can be matched to all required items, each to one only (OP-REV-05)."""
    left = revealed[:]
    for accepts, count in NEEDS[mission]:
        for _ in range(count):
            card = first_of(left, accepts)
            if card == NOTHING:
                return False
            left.remove(card)
    return True


def first_of(cards: list[int], accepts: list[bool]) -> int:
    """A card that is accepted, or NOTHING."""
    for card in cards:
        if accepts[card]:
            return card
    return NOTHING
