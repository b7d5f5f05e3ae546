"""Phase 2, maintenance and rescue: specification 6.2 (MNT)."""

from __future__ import annotations

from whiteout.core.choice import Step
from whiteout.games.the_thing.position import (
    ASIDE,
    MAINTENANCE,
    NOWHERE,
    ThingPosition,
)
from whiteout.games.the_thing.rules.asking import tell
from whiteout.games.the_thing.rules.ending import FROZEN, check_exits, end
from whiteout.games.the_thing.rules.phase import begin
from whiteout.games.the_thing.tables import BOILER, GENERATOR, LOCATION_IDS


class Maintenance(Step[ThingPosition]):
    """Boiler, generator, rescue helicopter, in this order (TT-MNT-01)."""

    def run(self, p: ThingPosition) -> None:
        begin(p, MAINTENANCE)
        boiler, generator, freezing, rescue = p.settings.weather[p.weather]
        if p.freezing != NOWHERE:
            freeze(p, freezing)
            if p.over:
                return
        else:
            consume(p, BOILER, boiler)
            if p.damage[BOILER] >= p.damage_limit(BOILER):
                lose_boiler(p)
        if not p.outage:
            consume(p, GENERATOR, generator)
            if p.damage[GENERATOR] >= p.damage_limit(GENERATOR):
                set_outage(p, True)
        move_rescue(p, rescue)
        check_exits(p)


def consume(p: ThingPosition, room: int, barrels: int) -> None:
    """Barrels burn; for each missing one the room takes damage (TT-MNT-02, TT-MNT-07)."""
    burned = min(barrels, p.fuel[room])
    p.fuel[room] -= burned
    p.fuel_removed += burned
    added = add_damage(p, room, barrels - burned)
    facts = {"location": LOCATION_IDS[room], "barrels": burned, "damage": added}
    tell(p, "maintained", facts)


def add_damage(p: ThingPosition, room: int, count: int) -> int:
    """Damage from the operations room, up to the limit (TT-GEN-06); how much was added."""
    added = max(0, min(count, p.damage_limit(room) - p.damage[room]))
    p.damage[room] += added
    p.operations -= added
    return added


def remove_damage(p: ThingPosition, room: int, count: int) -> int:
    """Damage goes back to the operations room; light returns at once (TT-MNT-10)."""
    removed = min(count, p.damage[room])
    p.damage[room] -= removed
    p.operations += removed
    if removed and room == GENERATOR and p.outage:
        set_outage(p, False)
    return removed


def set_outage(p: ThingPosition, on: bool) -> None:
    """The power outage token is laid or taken away (TT-MNT-08 to TT-MNT-10)."""
    if p.outage != on:
        p.outage = on
        tell(p, "outage_changed", {"on": on})


def lose_boiler(p: ThingPosition) -> None:
    """The boiler is lost for good (TT-MNT-03, TT-MNT-04, TT-MNT-17)."""
    destroy(p, BOILER)
    p.freezing = 0
    tell(p, "boiler_lost", {"location": LOCATION_IDS[BOILER]})


def destroy(p: ThingPosition, room: int) -> None:
    """A location is out of play (TT-GEN-05): what lies there leaves it. The dog goes beside the
    board, the leader marker aside, until Phase 8."""
    p.destroyed[room] = True
    p.operations += p.damage[room]
    p.damage[room] = 0
    p.fuel_removed += p.fuel[room]
    p.fuel[room] = 0
    p.dogs = [ASIDE if place == room else place for place in p.dogs]
    if p.marker_place == room:
        p.marker_place = NOWHERE


def freeze(p: ThingPosition, steps: int) -> None:
    """The freezing marker goes on; at the skull the aliens win (TT-MNT-05)."""
    p.freezing = min(p.freezing + steps, p.settings.skull)
    tell(p, "froze", {"steps": steps, "space": p.freezing})
    if p.freezing >= p.settings.skull:
        end(p, FROZEN)


def move_rescue(p: ThingPosition, steps: int) -> None:
    """After the S.O.S.: fuel first, then the way (TT-MNT-11 to TT-MNT-16)."""
    if p.sos == 0 or p.rescue_gone:
        return
    if p.rescue_fuel >= p.settings.rescue_fuel_length:
        p.rescue_gone = True
    else:
        p.rescue_fuel += 1
        p.sos = min(p.sos + steps, p.settings.sos_length)
    tell(p, "rescue_moved", {"fuel": p.rescue_fuel, "space": p.sos, "left": p.rescue_gone})


def has_landed(p: ThingPosition) -> bool:
    """TT-ESC-01."""
    return p.sos >= p.settings.sos_length and not p.rescue_gone
