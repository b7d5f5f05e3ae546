"""The room of the turn and what it costs to enter: specification 6.9 (ROOM).

From the Rec Room every room of an unlocked Sector can be reached (OP-COMP-01).
"""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Choice, Step
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.outpost_31.options import ENTER, LOOK_AT, PASS_TURN
from whiteout.games.outpost_31.position import NOTHING, NOWHERE, ROOM, OutpostPosition
from whiteout.games.outpost_31.rules import powers
from whiteout.games.outpost_31.rules.fire import clear_hazard
from whiteout.games.outpost_31.rules.offers import ENTRY, accept, collect, on_offer, withdraw
from whiteout.games.outpost_31.rules.powers import AimPower, AskPower
from whiteout.games.outpost_31.tables import CHIP_IDS, NO_HAZARD, ROOM_IDS, ROOMS_PER_SECTOR, SMOKE
from whiteout.games.outpost_31.written_codes import (
    BLA_A,
    CLA_B,
    FIRE_EXTINGUISHER,
    FLASHLIGHT,
    NOR_A,
)


def legal_rooms(p: OutpostPosition) -> list[int]:
    """Rooms with a chip in unlocked Sectors that were not tried in vain this turn (OP-ROOM-01,
    OP-ROOM-08). A destroyed room has no chip."""
    chips = p.chips
    tried = p.tried
    return [
        room
        for room in range(ROOMS_PER_SECTOR * p.unlocked_sector)
        if chips[room] != NOTHING and room not in tried
    ]


class ChooseRoom(Step[OutpostPosition]):
    """Step 3: the Captain names a room, and the team tries to enter it."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        p.step = ROOM
        if powers.may_use(p, BLA_A) and face_down_rooms(p):
            p.then(LookAt(p.captain), NAME_ROOM)
        else:
            p.then(NAME_ROOM)


# -- Blair's Early Look --------------------------------------------------------------------------


def face_down_rooms(p: OutpostPosition) -> list[int]:
    """Rooms of unlocked Sectors with a chip that lies face down."""
    return [
        room
        for room in range(ROOMS_PER_SECTOR * p.unlocked_sector)
        if p.chips[room] != NOTHING and not p.chip_up[room]
    ]


class LookAt(AimPower):
    """D16: Blair may look at one chip before the room is named (pw_bla_a)."""

    __slots__ = ()
    POINT: ClassVar = "D16"
    POWER: ClassVar = BLA_A

    def targets(self, p: OutpostPosition) -> list[Option]:
        return [LOOK_AT[room] for room in face_down_rooms(p)]

    def aim(self, p: OutpostPosition, target: int) -> None:
        look_at_chip(p, target)


def look_at_chip(p: OutpostPosition, room: int) -> None:
    """All see which room; only the Captain sees the chip (OP-PWR-04)."""
    captain = p.captain
    p.chip_seen[room] |= 1 << captain
    if p.history is not None:
        chip = CHIP_IDS[p.chips[room]]
        public = {"player": captain, "room": ROOM_IDS[room]}
        p.emit(Event("looked_at_chip", public, {captain: {"chip": chip}}))


# -- naming a room -------------------------------------------------------------------------------


class NameRoom(Choice[OutpostPosition]):
    """D17: which room; a lone legal one needs no question, and without any the turn is passed
    (OP-ROOM-01, OP-ROOM-08, OP-ROOM-10)."""

    __slots__ = ()
    POINT: ClassVar = "D17"
    RULE: ClassVar = "OP-ROOM-01"

    def run(self, p: OutpostPosition) -> None:
        rooms = legal_rooms(p)
        may_pass = p.settings.pass_after_try and p.tried
        if not rooms:
            pass_turn(p)
        elif len(rooms) == 1 and not may_pass:
            p.force("D17", p.captain, ENTER[rooms[0]])
            name_room(p, rooms[0])
        else:
            p.ask(self, p.captain)

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        options = [ENTER[room] for room in legal_rooms(p)]
        if p.settings.pass_after_try and p.tried:
            options.append(PASS_TURN)
        return options

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        if option is PASS_TURN:
            pass_turn(p)
        else:
            name_room(p, option.value)


NAME_ROOM: Final = NameRoom(NOTHING)


def pass_turn(p: OutpostPosition) -> None:
    """No room is entered this turn. What that spares the base is seen in step 12 (OP-ROOM-10,
    OP-ROOM-11, OP-FLOW-08)."""
    if p.history is not None:
        p.emit(Event("turn_passed", {"player": p.captain}))


def name_room(p: OutpostPosition, room: int) -> None:
    """The Captain has named a room: entered at once, or there is something to pay (OP-ROOM-02 to
    OP-ROOM-04, OP-ROOM-09). A power of his comes before the offers (OP-PWR-08)."""
    hazard = p.hazard[room]
    p.room = room
    p.paid_extinguisher = hazard == NO_HAZARD
    p.paid_flashlight = not p.power_out[room]
    if p.history is not None:
        p.emit(Event("room_named", {"player": p.captain, "room": ROOM_IDS[room]}))
    if p.power_out[room] and powers.may_use(p, CLA_B):
        p.then(AskPower(p.captain, CLA_B, "D20", WAIVE_COST), PAY_ENTRY)
    elif hazard == SMOKE and powers.may_use(p, NOR_A):
        p.then(AskPower(p.captain, NOR_A, "D20", WAIVE_COST), PAY_ENTRY)
    else:
        pay_entry(p)


class WaiveCost(Step[OutpostPosition]):
    """D20: Clark sees in the dark, Norris holds his breath; the room stays as it is (pw_cla_b,
    pw_nor_a, OP-PWR-08)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        if p.power_used == CLA_B:
            p.paid_flashlight = True
        else:
            p.paid_extinguisher = True


WAIVE_COST: Final = WaiveCost()


# -- paying --------------------------------------------------------------------------------------


class PayEntry(Step[OutpostPosition]):
    """After a power was offered: what is still due."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        pay_entry(p)


PAY_ENTRY: Final = PayEntry()


def pay_entry(p: OutpostPosition) -> None:
    """Offers of the team, or the room at once if nothing is due (OP-ROOM-07, OP-ROOM-09)."""
    if p.paid_extinguisher and p.paid_flashlight:
        enter(p)
    else:
        p.then(JUDGE_ENTRY)
        collect(p, ENTRY)


class JudgeEntry(Step[OutpostPosition]):
    """The offers are in: they cover everything, or nothing is discarded (OP-ROOM-07)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        lit = p.paid_flashlight or on_offer(p, FLASHLIGHT)
        safe = p.paid_extinguisher or on_offer(p, FIRE_EXTINGUISHER)
        if not (lit and safe):
            self.fail(p)
            return
        p.then(ENTER_ROOM)
        if not p.paid_flashlight:
            p.then(TAKE_FLASHLIGHT)
        if not p.paid_extinguisher:
            p.then(TAKE_EXTINGUISHER)

    def fail(self, p: OutpostPosition) -> None:
        """The room is tried; the Captain names another (OP-ROOM-07, OP-ROOM-08)."""
        p.tried.append(p.room)
        if p.history is not None:
            p.emit(Event("entry_failed", {"room": ROOM_IDS[p.room]}))
        p.room = NOWHERE
        withdraw(p)
        p.then(NAME_ROOM)


JUDGE_ENTRY: Final = JudgeEntry()


class TakeEntryCard(Step[OutpostPosition]):
    """One of the cards due is paid; an extinguisher clears the room (OP-ROOM-04 to OP-ROOM-06)."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, p: OutpostPosition) -> None:
        if self.kind == FIRE_EXTINGUISHER:
            p.then(CLEAR_ROOM)
        accept(p, ENTRY, self.kind, 1, ())


TAKE_EXTINGUISHER: Final = TakeEntryCard(FIRE_EXTINGUISHER)
TAKE_FLASHLIGHT: Final = TakeEntryCard(FLASHLIGHT)


class ClearRoom(Step[OutpostPosition]):
    """The extinguisher has been paid: the hazard is gone (OP-ROOM-05)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        clear_hazard(p, p.room)


CLEAR_ROOM: Final = ClearRoom()


class EnterRoom(Step[OutpostPosition]):
    """Everything is paid."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        enter(p)


ENTER_ROOM: Final = EnterRoom()


def enter(p: OutpostPosition) -> None:
    """The team is in the room."""
    p.entered = True
    p.paid_extinguisher = True
    p.paid_flashlight = True
    withdraw(p)
    if p.history is not None:
        p.emit(Event("entered", {"room": ROOM_IDS[p.room]}))
