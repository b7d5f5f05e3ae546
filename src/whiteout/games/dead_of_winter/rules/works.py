"""Barricade, Clean Waste and Attract (specification 6.5)."""

from __future__ import annotations

from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.dead_of_winter.options import (
    ABILITY,
    DIE,
    ENTRANCE,
    ITEM,
    LOCATION,
    NEITHER,
    ONE_MORE,
    STOP,
    SURVIVOR,
)
from whiteout.games.dead_of_winter.position import WinterPosition
from whiteout.games.dead_of_winter.rules.general import (
    ATTRACTED,
    BARRICADED,
    CLEANED,
    note,
    spend_die,
    values,
)
from whiteout.games.dead_of_winter.rules.items import mark_item, ready
from whiteout.games.dead_of_winter.rules.plan import (
    UNSET,
    W_BOOST,
    W_DIE,
    W_PUT,
    W_SOURCE,
    W_SURVIVOR,
    W_TAKE,
    Plan,
)
from whiteout.games.dead_of_winter.rules.zombies import number
from whiteout.games.dead_of_winter.tables import (
    COLONY,
    ENTRANCES_OF,
    HAMMER,
    ITEM_IDS,
    ITEMS,
    LARS,
    LOCATION_IDS,
    MOP,
    SPACES,
    SURVIVOR_IDS,
    SURVIVORS,
)

WASTE_CARDS = 3
ATTRACTED_ZOMBIES = 2


def any_die(p: WinterPosition, plan: Plan) -> list[Option]:
    """D05 where every die will do."""
    if plan.die:
        return []
    return plan.asks("D05", W_DIE, [DIE[face] for face in values(p.unused[plan.seat])])


# -- Barricade -------------------------------------------------------------------------------------


def barricade_parts(p: WinterPosition, plan: Plan) -> list[Option]:
    """D06, D14, D05 (DW-BAR-01)."""
    if not p.unused[plan.seat]:
        return []
    if plan.survivor == UNSET:
        able = [s for s in p.group(plan.seat) if p.free_at(p.place[s]) > 0]
        return plan.asks("D06", W_SURVIVOR, [SURVIVOR[s] for s in able])
    return wall_of(p, plan, plan.survivor) or any_die(p, plan)


def wall_of(p: WinterPosition, plan: Plan, survivor: int) -> list[Option]:
    """D14 of a Barricade action: one, or with a Hammer up to two."""
    most = 2 if HAMMER in ready(p, survivor) else 1
    return wall(p, plan, p.place[survivor], most)


def wall(p: WinterPosition, plan: Plan, location: int, most: int) -> list[Option]:
    """D14: a place for each barricade; nothing once all have one."""
    placed = len(plan.puts)
    if plan.stopped or placed == most:
        return []
    if location == COLONY:
        entrances = ENTRANCES_OF[COLONY]
        found = [ENTRANCE[e] for e in entrances if p.free_in(e) > plan.puts.count(e)]
    else:
        found = [ONE_MORE] if p.free_at(location) > placed else []
    if not found:
        return []
    return plan.asks("D14", W_PUT, [*found, STOP] if placed else found)


def build(p: WinterPosition, location: int, puts: list[int]) -> None:
    """Barricades are placed on empty entrance spaces."""
    entrances = puts if location == COLONY else ENTRANCES_OF[location] * len(puts)
    for entrance in entrances:
        p.barricades[entrance] += 1
    if entrances and p.history is not None:
        facts = {"location": LOCATION_IDS[location], "count": len(entrances)}
        p.emit(Event("barricades_placed", {**facts, "entrances": [number(e) for e in entrances]}))


def barricade(p: WinterPosition, plan: Plan, survivor: int) -> None:
    """A Barricade action, with a die or without (Joan Kovac, Joinery Made Plain)."""
    if plan.die:
        spend_die(p, plan.seat, plan.die)
    if len(plan.puts) > 1:
        mark_item(p, survivor, HAMMER)
    build(p, p.place[survivor], plan.puts)
    note(p, BARRICADED, survivor, p.place[survivor])


def barricade_action(p: WinterPosition, plan: Plan) -> None:
    """A Barricade action that takes a die."""
    barricade(p, plan, plan.survivor)


# -- Clean Waste -----------------------------------------------------------------------------------


def clean_parts(p: WinterPosition, plan: Plan) -> list[Option]:
    """D66, D05 (DW-CLN-01, DW-CLN-02)."""
    seat = plan.seat
    here = [s for s in p.group(seat) if p.place[s] == COLONY]
    if not here or not p.waste or not p.unused[seat]:
        return []
    if plan.boost is None:
        found = [ABILITY[LARS]] if LARS in here and not p.used[LARS] >> LARS & 1 else []
        if any(MOP in ready(p, s) for s in here):
            found.append(ITEM[MOP])
        if found:
            return plan.asks("D66", W_BOOST, [*found, NEITHER])
    return any_die(p, plan)


def clean(p: WinterPosition, plan: Plan) -> None:
    """The top cards of the waste pile are out of the game."""
    spend_die(p, plan.seat, plan.die)
    count = WASTE_CARDS
    if plan.boost == ABILITY[LARS]:
        p.used[LARS] |= 1 << LARS
        count = SURVIVORS[LARS].amount
    elif plan.boost == ITEM[MOP]:
        bearer = [s for s in p.group(plan.seat) if p.place[s] == COLONY and MOP in ready(p, s)]
        mark_item(p, bearer[0], MOP)
        count = ITEMS[MOP].amount
    remove_waste(p, count)
    note(p, CLEANED)


def remove_waste(p: WinterPosition, count: int) -> None:
    """The top cards of the waste pile leave the game, or all if there are fewer."""
    cards = [p.waste.pop() for _ in range(min(count, len(p.waste)))]
    p.removed_cards += cards
    if cards and p.history is not None:
        facts = {"cards": [ITEM_IDS[card] for card in cards], "waste": len(p.waste)}
        p.emit(Event("waste_removed", facts))


# -- Attract ---------------------------------------------------------------------------------------


def attract_parts(p: WinterPosition, plan: Plan) -> list[Option]:
    """D06, D15, D16, D17, D05 (DW-ATR-01 to DW-ATR-04)."""
    if not p.unused[plan.seat]:
        return []
    if plan.survivor == UNSET:
        able = [s for s in p.group(plan.seat) if sources(p, p.place[s])]
        return plan.asks("D06", W_SURVIVOR, [SURVIVOR[s] for s in able])
    here = p.place[plan.survivor]
    up_to = p.settings.up_to
    return lure(p, plan, here, ATTRACTED_ZOMBIES, up_to, up_to) or any_die(p, plan)


def sources(p: WinterPosition, to: int) -> list[int]:
    """Where zombies can be drawn from to this location."""
    if p.free_at(to) <= 0:
        return []
    return [loc for loc in range(len(SPACES)) if loc != to and p.zombies_at(loc) > 0]


def lure(
    p: WinterPosition, plan: Plan, to: int, most: int, fewer: bool, none: bool
) -> list[Option]:
    """D15 to D17: the source, the zombies taken, where they go. `fewer` says whether the number is
    free after the first, `none` whether it is from the start."""
    if plan.source == UNSET:
        return plan.asks("D15", W_SOURCE, [LOCATION[loc] for loc in sources(p, to)])
    start = plan.source
    count = min(most, p.zombies_at(start), p.free_at(to))
    if not plan.stopped and len(plan.takes) < count:
        if start == COLONY:
            entrances = ENTRANCES_OF[COLONY]
            found = [ENTRANCE[e] for e in entrances if p.zombies[e] > plan.takes.count(e)]
        else:
            found = [ONE_MORE]
        if none or (fewer and plan.takes):
            found.append(STOP)
        return plan.asks("D16", W_TAKE, found)
    if to == COLONY and len(plan.puts) < len(plan.takes):
        free = [e for e in ENTRANCES_OF[COLONY] if p.free_in(e) > plan.puts.count(e)]
        return plan.asks("D17", W_PUT, [ENTRANCE[e] for e in free])
    return []


def shift(p: WinterPosition, plan: Plan, to: int) -> int:
    """Zombies change their location; how many."""
    start = plan.source
    count = len(plan.takes)
    takes = plan.takes if start == COLONY else ENTRANCES_OF[start] * count
    puts = plan.puts if to == COLONY else ENTRANCES_OF[to] * count
    for entrance in takes:
        p.zombies[entrance] -= 1
    for entrance in puts:
        p.zombies[entrance] += 1
    if p.history is not None:
        facts = {"start": LOCATION_IDS[start], "location": LOCATION_IDS[to], "count": count}
        ways = {"taken": [number(e) for e in takes], "entrances": [number(e) for e in puts]}
        p.emit(Event("zombies_moved", {**facts, **ways}))
    return count


def attract(p: WinterPosition, plan: Plan) -> None:
    """Zombies are drawn to the survivor's location."""
    spend_die(p, plan.seat, plan.die)
    here = p.place[plan.survivor]
    if p.history is not None:
        facts = {"survivor": SURVIVOR_IDS[plan.survivor], "location": LOCATION_IDS[here]}
        p.emit(Event("attracted", facts))
    note(p, ATTRACTED, plan.survivor, here, shift(p, plan, here))
