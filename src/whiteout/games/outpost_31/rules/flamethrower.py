"""The blood test by Flamethrower: specification 6.5 (FLAM). Extra rolls stand in roll.py, the
torch in torch.py."""

from __future__ import annotations

from whiteout.core.event import Event, Facts
from whiteout.games.outpost_31.position import BLOODS, OutpostPosition
from whiteout.games.outpost_31.rules.gear import has_full_flamethrower, spend_full_flamethrower


def others(p: OutpostPosition, player: int) -> list[int]:
    """Every other living player, tied or not (OP-FLAM-02, OP-TORCH-01)."""
    return [other for other in range(p.seats) if other != player and p.living[other]]


def may_test(p: OutpostPosition, holder: int) -> bool:
    """Only with a Flamethrower that has both uses (OP-FLAM-01, OP-FLAM-09)."""
    return has_full_flamethrower(p, holder) and bool(others(p, holder))


def blood_test(p: OutpostPosition, holder: int, target: int) -> None:
    """Refusing is impossible. All see on whom, the holder alone what (OP-FLAM-01 to
    OP-FLAM-03)."""
    spend_full_flamethrower(p, holder, 1)
    p.blood_seen[target] |= 1 << holder
    if p.history is not None:
        secret: dict[int, Facts] = {holder: {"blood": BLOODS[p.blood[target]]}}
        p.emit(Event("blood_tested", {"player": holder, "target": target}, secret))
