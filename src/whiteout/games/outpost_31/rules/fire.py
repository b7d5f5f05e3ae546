"""Step 12, Smoke and Fire: specification 6.18 (FIRE), and all that happens to rooms: Power Out,
destruction (6.1, 6.20)."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Choice, Step
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.outpost_31.options import DECLINE, HOLD, PAY
from whiteout.games.outpost_31.position import (
    HAZARDS_STEP,
    NOBODY,
    NOTHING,
    NOWHERE,
    OutpostPosition,
)
from whiteout.games.outpost_31.rules.ending import check_ruins
from whiteout.games.outpost_31.rules.powers import may_use, use
from whiteout.games.outpost_31.rules.supply import discard_up
from whiteout.games.outpost_31.tables import (
    CHIP_IDS,
    FIRE,
    HAZARDS,
    MOST_PLAYERS,
    NO_HAZARD,
    POWER_IDS,
    ROOM_IDS,
    ROOMS,
    ROOMS_PER_SECTOR,
    SMOKE,
)
from whiteout.games.outpost_31.written_codes import CHI_A, FIRE_EXTINGUISHER, FLASHLIGHT

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


class ResolveHazards(Step[OutpostPosition]):
    """First the lone player, if his room still has a hazard, then all hazards worsen
    (OP-FIRE-01, OP-FIRE-03, OP-FIRE-10)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        p.step = HAZARDS_STEP
        if p.lone != NOBODY and p.hazard[p.lone_room] != NO_HAZARD:
            p.then(_PUT_OUT[p.lone], _BEFORE_WORSENING)
        else:
            before_worsening(p)


class PutOut(Choice[OutpostPosition]):
    """D39: the lone player pays, or does nothing. Asked whatever he holds, so that being asked
    tells nothing (OP-FIRE-01, OP-TEAM-10, OP-INFO-05; option `lone_must_pay`)."""

    __slots__ = ()
    POINT: ClassVar = "D39"
    RULE: ClassVar = "OP-FIRE-01"

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"room": ROOM_IDS[p.lone_room]}

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        hand = p.hands[seat]
        for card in cards_due(p):
            if card not in hand:
                return [DECLINE]
        return [PAY] if p.settings.lone_must_pay else [DECLINE, PAY]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        paid = option is PAY
        if p.history is not None:
            facts = {"player": self.seat, "room": ROOM_IDS[p.lone_room], "paid": paid}
            p.emit(Event("lone_acted", facts))
        if paid:
            discard_up(p, self.seat, cards_due(p), "lone")
            clear_hazard(p, p.lone_room)


def cards_due(p: OutpostPosition) -> list[int]:
    """What the lone player has to pay: light as well where there is none (OP-FIRE-01)."""
    if p.power_out[p.lone_room]:
        return [FIRE_EXTINGUISHER, FLASHLIGHT]
    return [FIRE_EXTINGUISHER]


class BeforeWorsening(Step[OutpostPosition]):
    """The lone player has decided."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        before_worsening(p)


def before_worsening(p: OutpostPosition) -> None:
    """The first passed turn of the game spares the base (OP-ROOM-11; option `pass_skips`);
    pw_chi_a may spare one room."""
    if not p.entered and p.pass_skips_used < p.settings.pass_skips:
        p.pass_skips_used += 1
        if p.history is not None:
            p.emit(Event("worsening_skipped", {"used": p.pass_skips_used}))
    elif may_use(p, CHI_A) and p.hazard.count(NO_HAZARD) < ROOMS:
        p.then(_FIRE_WATCH[p.captain])
    else:
        worsen(p, NOWHERE)


class FireWatch(Choice[OutpostPosition]):
    """D40, pw_chi_a: one room of his choice does not worsen this turn."""

    __slots__ = ()
    POINT: ClassVar = "D40"
    RULE: ClassVar = "OP-FIRE-03"

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"power": POWER_IDS[CHI_A]}

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [DECLINE, *[HOLD[room] for room in range(ROOMS) if p.hazard[room] != NO_HAZARD]]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        if option is DECLINE:
            worsen(p, NOWHERE)
            return
        use(p, CHI_A)
        if p.history is not None:
            p.emit(Event("room_held", {"player": self.seat, "room": ROOM_IDS[option.value]}))
        worsen(p, option.value)


def worsen(p: OutpostPosition, held: int) -> None:
    """Fire destroys its room, Smoke turns to Fire, each room once and in order of their ids; the
    match may end between two of them (OP-FIRE-03 to OP-FIRE-05, OP-FIRE-08)."""
    for room in range(ROOMS):
        if room == held:
            continue
        if p.hazard[room] == FIRE:
            destroy(p, room)
            if p.over:
                return
        elif p.hazard[room] == SMOKE:
            set_hazard(p, room, FIRE)


RESOLVE_HAZARDS: Final = ResolveHazards()
_PUT_OUT: Final = [PutOut(player) for player in range(MOST_PLAYERS)]
_BEFORE_WORSENING: Final = BeforeWorsening()
_FIRE_WATCH: Final = [FireWatch(player) for player in range(MOST_PLAYERS)]
