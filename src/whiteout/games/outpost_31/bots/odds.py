"""How likely dice and pools pass a test: what a Captain reckons before a swap.

Rolls are reckoned as if one kept the largest group, every die that counts, or every die above the
average of what it would become (OP-ROLL-09 to OP-ROLL-11); that is a little less than the best
play, never more.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from whiteout.games.outpost_31.rules.dice import Need
from whiteout.games.outpost_31.rules.reveal import has_items
from whiteout.games.outpost_31.tables import (
    CARDS,
    DICE,
    HIGH,
    IS_SABOTAGE,
    ITEMS,
    KIND,
    MISSIONS,
    MOST_DICE,
    SUM,
)

CURED: Final = 0.5
"""How often a Sabotage that is turned up late gets cured."""

BATTLE_ROLLS: Final = 3

_FACES: Final = range(1, 7)

_known: Final[dict[int, float]] = {}
"""Odds already reckoned: there are few needs, and they come again and again."""


class Trial:
    """A test as far as its pool matters: a mission, or a Battle of so many alike."""

    def __init__(self, mission: int, battle_need: int) -> None:
        row = MISSIONS[mission]
        self.mission: Final = mission
        self.battle: Final = battle_need > 0
        self.items: Final = row.test == ITEMS and not self.battle
        self.reveal: Final = 99 if self.battle else row.reveal
        self.rolls: Final = BATTLE_ROLLS if self.battle else row.rolls
        self.need: Final = Need(KIND, [battle_need]) if self.battle else Need(row.test, row.need)

    def odds(self, pool: list[int]) -> float:
        """How likely a pool of these cards passes, over all that may be turned up."""
        shown = min(len(pool), self.reveal)
        total = 0.0
        ways = 0
        for revealed in combinations(sorted(pool), shown):
            total += self.odds_of(list(revealed))
            ways += 1
        return total / ways

    def odds_of(self, revealed: list[int]) -> float:
        """How likely exactly these cards pass."""
        cured = 1.0
        dice = 0
        for card in revealed:
            dice += DICE[card]
            if IS_SABOTAGE[card]:
                cured *= CURED
        if self.items:
            return cured if has_items(revealed, self.mission) else 0.0
        return cured * roll_odds(self.need, min(dice, MOST_DICE), self.rolls)

    def gain(self, pool: list[int], out: int) -> float:
        """What it brings to throw this card out for whatever the Supply deck holds."""
        rest = pool[:]
        rest.remove(out)
        worth = 0.0
        copies = 0
        for card, row in enumerate(CARDS):
            worth += row.count * self.odds([*rest, card])
            copies += row.count
        return worth / copies - self.odds(pool)


def roll_odds(need: Need, dice: int, rolls: int) -> float:
    """How likely so many dice satisfy a need within so many rolls."""
    if need.hopeless(dice) or not dice:
        return 0.0
    key = (((need.test * 40 + need.count) * 7 + need.face) * 7 + dice) * 10 + rolls
    odds = _known.get(key)
    if odds is None:
        if need.test == KIND:
            odds = _kind_odds(need.count, dice, rolls)
        elif need.test == HIGH:
            odds = _high_odds(need, dice, rolls)
        else:
            assert need.test == SUM
            odds = _sum_odds(need.count, dice, rolls)
        _known[key] = odds
    return odds


def _high_odds(need: Need, dice: int, rolls: int) -> float:
    """Every die has all rolls to become high enough."""
    high = 1 - ((need.face - 1) / 6) ** rolls
    spread = [1.0]
    for _ in range(dice):
        spread = convolved(spread, [1 - high, high])
    return sum(spread[need.count :])


def _sum_odds(count: int, dice: int, rolls: int) -> float:
    """Dice below what one more roll would bring on average are rolled again."""
    faces = [0.0] + [1 / 6] * 6
    for _ in range(rolls - 1):
        mean = sum([face * faces[face] for face in _FACES])
        again = sum([1 / 6 for face in _FACES if face < mean])
        faces = [
            again * chance + (1 / 6 if face >= mean else 0.0) for face, chance in enumerate(faces)
        ]
    spread = [1.0]
    for _ in range(dice):
        spread = convolved(spread, faces)
    return sum(spread[count:])


def _kind_odds(count: int, dice: int, rolls: int) -> float:
    """The largest group is kept and grows."""
    largest = [0.0] * (dice + 1)
    before = 0.0
    for size in range(1, dice + 1):
        upto = _no_group_above(size, dice)
        largest[size] = upto - before
        before = upto
    for _ in range(rolls - 1):
        grown = [0.0] * (dice + 1)
        for size in range(1, dice + 1):
            spread = [1.0]
            for _ in range(dice - size):
                spread = convolved(spread, [5 / 6, 1 / 6])
            for more, chance in enumerate(spread):
                grown[size + more] += largest[size] * chance
        largest = grown
    return sum(largest[count:])


def _no_group_above(size: int, dice: int) -> float:
    """How likely no face shows on more than so many dice: by the number of orders of the dice."""
    spread = [1.0]
    fewest = [1.0]
    for more in range(1, size + 1):
        fewest.append(fewest[-1] / more)
    for _ in _FACES:
        spread = convolved(spread, fewest)
    chance = spread[dice]
    for die in range(1, dice + 1):
        chance *= die / 6
    return chance


def convolved(one: list[float], other: list[float]) -> list[float]:
    """The chances of the sum of two."""
    both = [0.0] * (len(one) + len(other) - 1)
    for index, chance in enumerate(one):
        for more, with_that in enumerate(other):
            both[index + more] += chance * with_that
    return both
