"""What happens to rooms: Smoke, Fire, Power Out, destruction (specification 6.1, 6.18, 6.20)."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Event
from whiteout.games.outpost_31.ending import check_ruins
from whiteout.games.outpost_31.position import NOTHING, OutpostPosition
from whiteout.games.outpost_31.tables import (
    CHIP_IDS,
    FIRE,
    HAZARDS,
    NO_HAZARD,
    ROOM_IDS,
    ROOMS,
    ROOMS_PER_SECTOR,
    SMOKE,
)

TOKENS: Final = 10
"""Smoke and Fire tokens, and as many Power Out / Room Destroyed cards (specification 3.1)."""


def roll_room(p: OutpostPosition) -> int:
    """One die names a room of the highest unlocked Sector; a destroyed one is rolled again
    (OP-MLOG-03, OP-MLOG-04, OP-TORCH-06)."""
    first = ROOMS_PER_SECTOR * (p.unlocked_sector - 1)
    while True:
        face = p.chance.below(6, "room die") + 1
        room = first + face - 1
        if p.history is not None:
            p.emit(Event("room_rolled", {"die": face, "room": ROOM_IDS[room]}))
        if not p.destroyed[room]:
            return room


def set_hazard(p: OutpostPosition, room: int, hazard: int) -> None:
    """Smoke or Fire in a room; without a free token nothing happens (OP-FIRE-09)."""
    if p.hazard[room] == NO_HAZARD and ROOMS - p.hazard.count(NO_HAZARD) >= TOKENS:
        return
    if p.hazard[room] != hazard:
        p.hazard[room] = hazard
        if p.history is not None:
            p.emit(Event("hazard", {"room": ROOM_IDS[room], "hazard": HAZARDS[hazard]}))


def add_smoke(p: OutpostPosition, room: int) -> None:
    """A Smoke event: Smoke, or Fire where there is Smoke (OP-MLOG-05)."""
    if p.hazard[room] != FIRE:
        set_hazard(p, room, SMOKE if p.hazard[room] == NO_HAZARD else FIRE)


def cut_power(p: OutpostPosition, room: int) -> None:
    """Power Out, for good; without a free card nothing happens (OP-MLOG-06, OP-MLOG-07,
    OP-FIRE-09)."""
    cards = p.power_out.count(True) + p.destroyed.count(True)
    if not p.power_out[room] and cards < TOKENS:
        p.power_out[room] = True
        if p.history is not None:
            p.emit(Event("power_out", {"room": ROOM_IDS[room]}))


def clear_hazard(p: OutpostPosition, room: int) -> None:
    """The hazard is put out."""
    p.hazard[room] = NO_HAZARD
    if p.history is not None:
        p.emit(Event("hazard", {"room": ROOM_IDS[room], "hazard": HAZARDS[NO_HAZARD]}))


def destroy(p: OutpostPosition, room: int) -> None:
    """The room is gone with what marked it; its chip is shown and lost; then the ends are checked
    (OP-FIRE-06 to OP-FIRE-08)."""
    chip = p.chips[room]
    p.destroyed[room] = True
    p.destroyed_count += 1
    p.hazard[room] = NO_HAZARD
    p.power_out[room] = False
    if chip != NOTHING:
        p.chips[room] = NOTHING
        p.chip_up[room] = False
        p.chip_seen[room] = 0
        p.lost_chips.append(chip)
    if p.history is not None:
        lost = None if chip == NOTHING else CHIP_IDS[chip]
        p.emit(Event("destroyed", {"room": ROOM_IDS[room], "chip": lost}))
    check_ruins(p)
