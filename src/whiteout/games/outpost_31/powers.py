"""Captain powers: specification 6.23 (PWR). Each power's effect stands in its chapter."""

from __future__ import annotations

from whiteout.core.event import Event
from whiteout.games.outpost_31.position import ESCAPE, NOTHING, OutpostPosition
from whiteout.games.outpost_31.tables import POWER_IDS


def may_use(p: OutpostPosition, power: int) -> bool:
    """Only the current Captain, a power of his own character, one power a turn in all, none in
    the Escape (OP-PWR-01, OP-PWR-02, OP-PWR-06). The caller looks after the printed window."""
    return (
        p.power_used == NOTHING
        and p.characters[p.captain] == power // 2
        and p.settings.captain_powers
        and p.step != ESCAPE
    )


def use(p: OutpostPosition, power: int) -> None:
    """The use is announced to all, and is this turn's one (OP-PWR-02, OP-PWR-04)."""
    p.power_used = power
    if p.history is not None:
        p.emit(Event("power_used", {"player": p.captain, "power": POWER_IDS[power]}))
