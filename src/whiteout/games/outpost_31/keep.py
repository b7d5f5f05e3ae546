"""Which dice may be kept for the next roll: OP-ROLL-07 to OP-ROLL-12."""

from __future__ import annotations

from whiteout.core.option import Option
from whiteout.games.outpost_31.need import Need
from whiteout.games.outpost_31.options import KEEP
from whiteout.games.outpost_31.tables import HIGH, SUM


def keep_sets(need: Need, dice: list[int], fair: bool) -> list[Option]:
    """The legal keep sets; the first is the one that is taken for an absent Captain (D32).

    The dice stand falling, do not satisfy the need, and so are never all alike (`kind`), all high
    (`high`) or all 6 (`sum`): some set is always legal. `fair` is the option `fair_keep`.
    """
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
