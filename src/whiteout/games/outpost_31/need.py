"""What a roll must show: the requirement of an Investigation, a Battle or Whiteout (3.9, 6.14)."""

from __future__ import annotations

from typing import Final

from whiteout.games.outpost_31.position import OutpostPosition
from whiteout.games.outpost_31.tables import CARDS, HIGH, KIND, MISSIONS, SUM, WHITEOUT


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
            return sum(dice) >= count
        if self.test == HIGH:
            return len(dice) >= count and dice[count - 1] >= self.face
        runs = range(len(dice) - count + 1)
        return True in [dice[first] == dice[first + count - 1] for first in runs]

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


_OF_MISSION: Final = [Need(mission.test, mission.need) for mission in MISSIONS]
_OF_BATTLE: Final = [Need(KIND, [alike]) for alike in range(7)]
CALM: Final = Need(SUM, [CARDS[WHITEOUT].need])
"""What cures Whiteout (OP-SAB-10)."""


def need_of(p: OutpostPosition) -> Need:
    """The requirement of the test in progress (OP-BAT-05)."""
    return _OF_BATTLE[p.battle_need()] if p.battle else _OF_MISSION[p.mission]
