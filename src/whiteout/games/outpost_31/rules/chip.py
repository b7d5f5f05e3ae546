"""Step 10, the Room Chip, and the Objective Tracker: specification 6.16 (CHIP), 3.4 (COMP)."""

from __future__ import annotations

from typing import Final

from whiteout.core.choice import Step
from whiteout.core.event import Event
from whiteout.games.outpost_31.position import CHIP, NOTHING, OutpostPosition
from whiteout.games.outpost_31.rules.battle import FIGHT
from whiteout.games.outpost_31.rules.objective import fill_slot
from whiteout.games.outpost_31.rules.pool import PutDown, discard_put_down, holding
from whiteout.games.outpost_31.rules.supply import draw
from whiteout.games.outpost_31.tables import (
    CHIP_IDS,
    CHIPS,
    DISCARD_CHIP,
    GEAR,
    GEAR_USES,
    ROOM_IDS,
    THING_CHIP,
)
from whiteout.games.outpost_31.written_codes import ROPE

CAUSE: Final = "discard_chip"


class RevealChip(Step[OutpostPosition]):
    """The chip of the room is shown to all, and does what it is for (OP-CHIP-01)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        p.step = CHIP
        room = p.room
        code = p.chips[room]
        if p.history is not None:
            p.emit(Event("chip_revealed", {"room": ROOM_IDS[room], "chip": CHIP_IDS[code]}))
        kind = CHIPS[code].kind
        if kind == THING_CHIP:
            p.chip_up[room] = True
            p.then(FIGHT)
            return
        remove_chip(p, room)
        if kind == DISCARD_CHIP:
            p.then(PutDown("D36", "OP-CHIP-05", holding(p, p.team, 1), False), _DRAW_TRADED)
            return
        take_gear(p, kind)
        if CHIPS[code].objective:
            fill_slot(p, CHIPS[code].sector, False)


def remove_chip(p: OutpostPosition, room: int) -> None:
    """The chip leaves the board; the room counts as investigated (OP-CHIP-07)."""
    p.chips[room] = NOTHING
    p.chip_up[room] = False
    p.chip_seen[room] = 0


def chips_left(p: OutpostPosition) -> list[tuple[int, int]]:
    """Of each kind of chip, how many lie on the board: public, since all that is gone was shown."""
    left = [0] * len(CHIPS)
    for code in p.chips:
        if code != NOTHING:
            left[code] += 1
    return [(code, left[code]) for code in range(len(CHIPS))]


def take_gear(p: OutpostPosition, kind: int) -> None:
    """The Captain takes a fresh Gear card of that kind, if one is left (OP-CHIP-02, OP-CHIP-04;
    options `gear_copies`, `rope_uses`)."""
    if not p.gear_left[kind]:
        return
    p.gear_left[kind] -= 1
    uses = p.settings.rope_uses if kind == ROPE else GEAR_USES[kind]
    p.gear[p.captain][kind].append(uses)
    if p.history is not None:
        p.emit(Event("gear_taken", {"player": p.captain, "gear": GEAR[kind], "uses": uses}))


class DrawTraded(Step[OutpostPosition]):
    """Every card put down is replaced, in seat order from the Captain (OP-CHIP-05)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        counts = discard_put_down(p, CAUSE)
        for player in p.from_captain():
            if counts[player]:
                draw(p, player, counts[player], CAUSE)


REVEAL_CHIP: Final = RevealChip()
_DRAW_TRADED: Final = DrawTraded()
