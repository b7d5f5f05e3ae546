"""What a roll must show, and which dice may be kept for it: specification 3.9 and OP-ROLL-07 to
OP-ROLL-12."""

from __future__ import annotations

from typing import Final

from whiteout.core.option import Option
from whiteout.games.outpost_31.options import KEEP
from whiteout.games.outpost_31.position import OutpostPosition
from whiteout.games.outpost_31.tables import CARDS, HIGH, KIND, LEVELS, MISSIONS, SUM
from whiteout.games.outpost_31.written_codes import WHITEOUT


class Need:
    """`kind(count)`, `high(count, face)` or `sum(count)`. Dice are given falling throughout."""

    __slots__ = ("count", "face", "test")

    def __init__(self, test: int, need: list[int]) -> None:
        self.test: Final = test
        self.count: Final = need[0] if need else 0
        self.face: Final = need[1] if len(need) > 1 else 0

    def met(self, dice: list[int]) -> bool:
        """Whether the dice satisfy it."""
        count = self.count
        if self.test == SUM:
            return total_of(dice) >= count
        if self.test == HIGH:
            return len(dice) >= count and dice[count - 1] >= self.face
        for first in range(len(dice) - count + 1):  # noqa: SIM110
            if dice[first] == dice[first + count - 1]:
                return True
        return False

    def hopeless(self, dice: int) -> bool:
        """Whether so many dice can never satisfy it (OP-ROLL-13)."""
        return (6 * dice if self.test == SUM else dice) < self.count

    def shortfall(self, dice: list[int]) -> int:
        """The fewest shifts of one die by one that satisfy it (OP-ROLL-16)."""
        count = self.count
        if self.test == SUM:
            return max(0, count - sum(dice))
        if self.test == HIGH:
            return sum([max(0, self.face - die) for die in dice[:count]])
        fewest = 6 * count
        for face in range(1, 7):
            distances = sorted([abs(die - face) for die in dice])
            fewest = min(fewest, sum(distances[:count]))
        return fewest


def total_of(dice: list[int]) -> int:
    """The sum of the faces, as a plain loop: rolls are judged again and again."""
    total = 0
    for die in dice:
        total += die
    return total


def fall(dice: list[int]) -> None:
    """Put the dice in falling order."""
    dice.sort()
    dice.reverse()


_OF_MISSION: Final = [Need(mission.test, mission.need) for mission in MISSIONS]
_OF_BATTLE: Final = [Need(KIND, [alike]) for alike in range(7)]
CALM: Final = Need(SUM, [CARDS[WHITEOUT].need])
"""What cures Whiteout (OP-SAB-10)."""


def need_of(p: OutpostPosition) -> Need:
    """The requirement of the test in progress (OP-BAT-05)."""
    return _OF_BATTLE[battle_need(p)] if p.battle else _OF_MISSION[p.mission]


def battle_need(p: OutpostPosition) -> int:
    """Dice alike that a Battle needs at this contagion (OP-BAT-05)."""
    return LEVELS[p.contagion].battle[p.settings.side]


def keep_sets(need: Need, dice: list[int], fair: bool) -> list[Option]:
    """The legal keep sets; the first is the one that is taken for an absent Captain (D32).

    The dice stand falling, do not satisfy the need, and so are never all alike (`kind`), all high
    (`high`) or all 6 (`sum`): some set is always legal. `fair` is the option `fair_keep`. The list
    is shared: do not change it.
    """
    key = (need.test * 7 + need.face) * 2 + fair
    for die in dice:
        key = key * 7 + die
    known = _KEEP_SETS.get(key)
    if known is None:
        known = _KEEP_SETS[key] = make_keep_sets(need, dice, fair)
    return known


_KEEP_SETS: Final[dict[int, list[Option]]] = {}
"""By the kind of test, the face it asks for, and the dice, as one number."""


def make_keep_sets(need: Need, dice: list[int], fair: bool) -> list[Option]:
    """The legal keep sets of dice that have not been met before."""
    if need.test == SUM:
        sets = sum_sets(dice)
    elif need.test == HIGH:
        sets = [tuple([die for die in dice if die >= need.face])]
    else:
        sets = kind_sets(dice)
    if not fair:
        sets += [faces for faces in free_sets(dice) if faces not in sets]
    return [KEEP[faces] for faces in sets]


def groups_of(dice: list[int]) -> list[tuple[int, int]]:
    """The faces shown with how often each, falling by face."""
    groups: list[tuple[int, int]] = []
    for die in dice:
        if groups and groups[-1][0] == die:
            groups[-1] = (die, groups[-1][1] + 1)
        else:
            groups.append((die, 1))
    return groups


def kind_sets(dice: list[int]) -> list[tuple[int, ...]]:
    """One most frequent face, with any further face that shows at least twice; of dice that all
    differ at most one; never all dice (OP-ROLL-09, OP-ROLL-12)."""
    groups = groups_of(dice)
    most = max([count for _, count in groups])
    sets: list[tuple[int, ...]] = []
    if most == 1:
        sets += [(face,) for face in dice]
        sets.append(())
        return sets
    groups = [group for group in groups if group[1] > 1]
    for chosen in range(1, 1 << len(groups)):
        faces: list[int] = []
        frequent = False
        for index, (face, count) in enumerate(groups):
            if chosen >> index & 1:
                faces += [face] * count
                frequent = frequent or count == most
        if frequent and len(faces) < len(dice):
            sets.append(tuple(faces))
    return sets


def sum_sets(dice: list[int]) -> list[tuple[int, ...]]:
    """Every 6, any of the 5s and 4s, nothing lower, never all dice (OP-ROLL-11, OP-ROLL-12)."""
    sixes = (6,) * dice.count(6)
    sets: list[tuple[int, ...]] = []
    for fives in range(dice.count(5), -1, -1):
        for fours in range(dice.count(4), -1, -1):
            faces = sixes + (5,) * fives + (4,) * fours
            if len(faces) < len(dice):
                sets.append(faces)
    return sets


def free_sets(dice: list[int]) -> list[tuple[int, ...]]:
    """Anything but all dice: `fair_keep` off (OP-ROLL-07)."""
    sets: list[tuple[int, ...]] = [()]
    for face, count in groups_of(dice):
        sets = [faces + (face,) * kept for faces in sets for kept in range(count + 1)]
    return sets[:-1]
