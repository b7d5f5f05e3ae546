"""Step 12, Smoke and Fire: specification 6.18 (FIRE)."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.core.position import Choice, Step
from whiteout.games.outpost_31.damage import clear_hazard, destroy, set_hazard
from whiteout.games.outpost_31.options import DECLINE, HOLD, PAY
from whiteout.games.outpost_31.position import (
    HAZARDS_STEP,
    NOBODY,
    NOWHERE,
    OutpostPosition,
)
from whiteout.games.outpost_31.powers import may_use, use
from whiteout.games.outpost_31.supply import discard_up
from whiteout.games.outpost_31.tables import (
    CHI_A,
    FIRE,
    FIRE_EXTINGUISHER,
    FLASHLIGHT,
    MOST_PLAYERS,
    NO_HAZARD,
    POWER_IDS,
    ROOM_IDS,
    ROOMS,
    SMOKE,
)


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

    def point(self, p: OutpostPosition) -> str:
        return "D39"

    def rule(self, p: OutpostPosition) -> str:
        return "OP-FIRE-01"

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

    def point(self, p: OutpostPosition) -> str:
        return "D40"

    def rule(self, p: OutpostPosition) -> str:
        return "OP-FIRE-03"

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
