"""The Objective Tracker: specification 3.4 (COMP)."""

from __future__ import annotations

from whiteout.core.event import Event
from whiteout.games.outpost_31.position import OutpostPosition
from whiteout.games.outpost_31.rules.escape import BEGIN_ESCAPE
from whiteout.games.outpost_31.tables import SECTORS


def fill_slot(p: OutpostPosition, sector: int, thing: bool) -> None:
    """A chip of this Sector fills its slot, if that is empty (OP-CHIP-03, OP-BAT-07,
    OP-COMP-04). With both slots filled the Sector is complete (OP-COMP-02)."""
    gear_slot = 2 * (sector - 1)
    slot = gear_slot + 1 if thing else gear_slot
    if p.objectives[slot]:
        return
    p.objectives[slot] = True
    if p.history is not None:
        what = "thing" if thing else "gear"
        p.emit(Event("slot_filled", {"slot": f"o{sector}_{what}"}))
    if p.objectives[gear_slot] and p.objectives[gear_slot + 1]:
        complete(p, sector)


def complete(p: OutpostPosition, sector: int) -> None:
    """The last Sector starts the Escape at once, dropping the rest of the turn; the others unlock
    the next one in step 16 (OP-COMP-03, OP-FLOW-07, OP-ESC-01)."""
    if sector == SECTORS:
        p.stack.clear()
        p.then(BEGIN_ESCAPE)
    else:
        p.completed = sector
