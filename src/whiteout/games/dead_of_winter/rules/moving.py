"""Moving (specification 6.8)."""

from __future__ import annotations

from whiteout.core.choice import Step
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.dead_of_winter.options import ASK, FUEL_USED, LOCATION, NO_FUEL, SURVIVOR
from whiteout.games.dead_of_winter.position import NOBODY, WinterPosition
from whiteout.games.dead_of_winter.rules.attack import may_ask
from whiteout.games.dead_of_winter.rules.exposure import Expose
from whiteout.games.dead_of_winter.rules.general import MOVED, note
from whiteout.games.dead_of_winter.rules.items import play_for_nothing
from whiteout.games.dead_of_winter.rules.plan import UNSET, W_FUEL, W_LOCATION, W_SURVIVOR, Plan
from whiteout.games.dead_of_winter.rules.survivors import INES_CHECK, has
from whiteout.games.dead_of_winter.tables import (
    BRUNO,
    COLONY,
    FUEL,
    FUEL_SYMBOL,
    INES,
    LOCATION_IDS,
    NOWHERE,
    SPACES,
    SURVIVOR_IDS,
    WALT,
)


def destinations(p: WinterPosition, survivor: int) -> list[int]:
    """Locations that a survivor may enter (DW-MOVE-01, DW-MOVE-04)."""
    here = p.place[survivor]
    exiled = p.exiled[p.owner[survivor]]
    return [
        loc
        for loc in range(len(SPACES))
        if loc != here and p.free_spaces(loc) > 0 and not (exiled and loc == COLONY)
    ]


def movers(p: WinterPosition, seat: int) -> list[int]:
    """Survivors that may still move this turn."""
    return [s for s in p.group(seat) if not p.moved[s] and destinations(p, s)]


def parts(p: WinterPosition, plan: Plan) -> list[Option]:
    """D06, D28, D29."""
    if plan.survivor == UNSET or plan.location == UNSET:
        return way(p, plan)
    if plan.fuel == UNSET:
        found = [NO_FUEL]
        if FUEL in p.hands[plan.seat]:
            found.append(FUEL_USED)
        plan.symbol = FUEL_SYMBOL
        return plan.asks("D29", W_FUEL, found + [ASK[seat] for seat in may_ask(p, plan)])
    return []


def way(p: WinterPosition, plan: Plan) -> list[Option]:
    """D06, D28: who moves, and where to."""
    if plan.survivor == UNSET:
        able = movers(p, plan.seat)
        return plan.asks("D06", W_SURVIVOR, [SURVIVOR[s] for s in able])
    if plan.location == UNSET:
        found = destinations(p, plan.survivor)
        return plan.asks("D28", W_LOCATION, [LOCATION[loc] for loc in found])
    return []


def commit(p: WinterPosition, plan: Plan) -> None:
    """The move of an action, with Fuel of the own hand if it takes any."""
    carry_out(p, plan, -1)


def carry_out(p: WinterPosition, plan: Plan, giver: int) -> None:
    """A move, with Fuel or without (DW-MOVE-02, DW-MOVE-06)."""
    fuel = plan.fuel == 1 or giver >= 0
    if fuel:
        play_for_nothing(p, plan.seat, FUEL, giver)
    move(p, plan.survivor, plan.location, fuel)


def move(p: WinterPosition, survivor: int, location: int, fuel: bool) -> None:
    """The survivor goes, then exposure is rolled. Ines keeps the abilities of the place she leaves
    until that is over; without Bruno she has the usual limit at once (DW-ABL-09)."""
    start = p.place[survivor]
    safe = fuel or has(p, survivor, WALT)
    if survivor == INES:
        p.ines_at = start
    p.place[survivor] = location
    p.moved[survivor] = True
    if p.history is not None:
        facts = {"survivor": SURVIVOR_IDS[survivor], "start": LOCATION_IDS[start]}
        p.emit(Event("moved", {**facts, "location": LOCATION_IDS[location], "fuel": fuel}))
    p.then(Arrive(survivor, start, fuel))
    if not safe:
        p.then(Expose(survivor))
    if survivor == BRUNO:
        p.then(INES_CHECK)


class Arrive(Step[WinterPosition]):
    """The move is over; it is noted if the survivor is alive (3.12)."""

    __slots__ = ("fuel", "start", "survivor")

    def __init__(self, survivor: int, start: int, fuel: bool) -> None:
        self.survivor = survivor
        self.start = start
        self.fuel = fuel

    def run(self, p: WinterPosition) -> None:
        s = self.survivor
        p.ines_at = NOWHERE
        if s == INES:
            p.then(INES_CHECK)
        if p.owner[s] != NOBODY:
            # The number says where from and whether Fuel was used: read by trigger.py.
            note(p, MOVED, s, p.place[s], self.start * 2 + int(self.fuel))
