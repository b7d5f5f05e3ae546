"""The blood test by Flamethrower: specification 6.5 (FLAM). Extra rolls stand in roll.py, the
torch in torch.py."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Event, Facts
from whiteout.core.option import Option
from whiteout.core.position import Choice
from whiteout.games.outpost_31.gear import has_full_flamethrower, spend_full_flamethrower
from whiteout.games.outpost_31.options import TARGET
from whiteout.games.outpost_31.position import BLOODS, OutpostPosition
from whiteout.games.outpost_31.tables import MOST_PLAYERS


def others(p: OutpostPosition, player: int) -> list[int]:
    """Every other living player, tied or not (OP-FLAM-02, OP-TORCH-01)."""
    return [other for other in range(p.seats) if other != player and p.living[other]]


def may_test(p: OutpostPosition, holder: int) -> bool:
    """Only with a Flamethrower that has both uses (OP-FLAM-01, OP-FLAM-09)."""
    return has_full_flamethrower(p, holder) and bool(others(p, holder))


def blood_test(p: OutpostPosition, holder: int) -> None:
    """The holder names somebody (OP-FLAM-01)."""
    p.then(_BLOOD_TARGET[holder])


class BloodTarget(Choice[OutpostPosition]):
    """D06: whose Blood Sample to see; refusing is impossible. All see on whom, the holder alone
    what (OP-FLAM-02, OP-FLAM-03)."""

    __slots__ = ()

    def point(self, p: OutpostPosition) -> str:
        return "D06"

    def rule(self, p: OutpostPosition) -> str:
        return "OP-FLAM-01"

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [TARGET[player] for player in others(p, seat)]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        target = option.value
        spend_full_flamethrower(p, self.seat, 1)
        p.blood_seen[target] |= 1 << self.seat
        if p.history is not None:
            secret: dict[int, Facts] = {self.seat: {"blood": BLOODS[p.blood[target]]}}
            p.emit(Event("blood_tested", {"player": self.seat, "target": target}, secret))


_BLOOD_TARGET: Final = [BloodTarget(player) for player in range(MOST_PLAYERS)]
