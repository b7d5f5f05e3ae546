"""What can be done where: specification 6.12 (LOC). All conditions use public facts only, but for
the option `lab_sabotage` = `blood_only` (TT-ACT-06)."""

from __future__ import annotations

from whiteout.core.event import Facts
from whiteout.games.the_thing.position import ThingPosition
from whiteout.games.the_thing.rules.asking import tell
from whiteout.games.the_thing.rules.food import pantry_changed
from whiteout.games.the_thing.rules.maintenance import add_damage
from whiteout.games.the_thing.tables import (
    ALIEN_SABOTAGE,
    ARMORY,
    BLOOD_BAG,
    BOILER,
    COMMS,
    GENERATOR,
    HELICOPTER,
    KITCHEN,
    LABORATORY,
    LOCATION_IDS,
    REPAIR,
    REPAIRABLE,
    SNOWCAT,
    STATION,
    STORAGE,
    USE,
)


def reserve_of(p: ThingPosition, place: int) -> int:
    """Barrels that can still be brought to a room."""
    return p.outdoor if place in (HELICOPTER, SNOWCAT) else p.underground


def can_load(p: ThingPosition, place: int) -> bool:
    """A free fuel space, and a barrel for it (TT-LOC-08 to TT-LOC-11)."""
    if p.destroyed[place] or p.fuel[place] >= p.fuel_capacity(place):
        return False
    return reserve_of(p, place) > 0


def load(p: ThingPosition, place: int, count: int) -> int:
    """Barrels from the reserve of a room, as many as fit; how many."""
    moved = 0
    while moved < count and can_load(p, place):
        moved += 1
        p.fuel[place] += 1
        if place in (HELICOPTER, SNOWCAT):
            p.outdoor -= 1
        else:
            p.underground -= 1
    return moved


def can_act(p: ThingPosition, figure: int, action: int) -> bool:
    """Whether a standing character can carry out this action where it is (TT-ACT-06)."""
    place = p.place[figure]
    if action == REPAIR:
        return REPAIRABLE[place] and p.damage[place] > 0
    return can_use_place(p, place) if action == USE else can_sabotage(p, place)


def can_use_place(p: ThingPosition, place: int) -> bool:
    """Whether the Use of a location is possible now."""
    if place == ARMORY:
        return bool(p.weapon_deck)
    if place == STORAGE:
        return bool(p.object_deck)
    if place == KITCHEN:
        return p.pantry > 0 and (p.kitchen == 0 or p.settings.kitchen_repeat)
    if place == LABORATORY:
        return bool(p.bag)
    if place in (BOILER, GENERATOR):
        return can_load(p, place)
    if place in (HELICOPTER, SNOWCAT):
        return p.is_ready(place) or can_load(p, place)
    if place == COMMS:
        return p.damage[COMMS] == 0 and p.sos == 0
    return place == STATION


def can_sabotage(p: ThingPosition, place: int) -> bool:
    """Whether a location can still be sabotaged."""
    if place == ARMORY:
        return bool(p.weapon_deck)
    if place == STORAGE:
        return bool(p.object_deck)
    if place == KITCHEN:
        return p.pantry > 0
    if place == LABORATORY:
        return BLOOD_BAG in p.bag if p.settings.blood_only else bool(p.bag)
    if place == STATION:
        return p.underground > 0
    return p.damage[place] < p.damage_limit(place)


def sabotage(p: ThingPosition, place: int) -> None:
    """The sabotage of an action card or die (TT-LOC-02, -05, -07, -15, -16)."""
    if not can_sabotage(p, place):
        return
    count = 1
    facts: Facts = {"location": LOCATION_IDS[place]}
    if place == LABORATORY:
        blood = BLOOD_BAG in p.bag
        count = int(blood)
        if blood:
            p.bag.remove(BLOOD_BAG)
        else:
            p.bag_bloodless = True
        facts["blood"] = blood
    elif place == KITCHEN:
        count = min(2, p.pantry)
        remove_food(p, count)
    elif place in (ARMORY, STORAGE):
        remove_cards(p, place, 1)
    elif place == STATION:
        p.underground -= 1
        p.fuel_removed += 1
    else:
        add_damage(p, place, 1)
    facts["count"] = count
    tell(p, "sabotaged", facts)
    pantry_changed(p)


def alien_sabotage(p: ThingPosition, place: int, force: int) -> None:
    """The sabotage of a revealed alien, as much as possible (TT-LOC-18, TT-GEN-06)."""
    kind = ALIEN_SABOTAGE[place]
    count = 0
    if kind in ("weapons", "objects"):
        count = remove_cards(p, place, force)
    elif kind == "food":
        count = min(2 * force, p.pantry)
        remove_food(p, count)
    elif kind == "damage":
        count = add_damage(p, place, force)
    elif kind == "one_damage":
        count = add_damage(p, place, 1)
    elif kind == "tokens":
        count = min(force, len(p.bag))
        for _ in range(count):
            token = p.bag.pop(p.chance.below(len(p.bag), "laboratory bag"))
            p.removed_unseen.append(token)
    elif kind == "fuel":
        count = min(force, p.underground)
        p.underground -= count
        p.fuel_removed += count
    facts = {"location": LOCATION_IDS[place], "force": force, "count": count}
    tell(p, "alien_sabotaged", facts)
    pantry_changed(p)


def remove_food(p: ThingPosition, count: int) -> None:
    """Food is taken out of the pantry."""
    p.pantry -= count
    p.food_removed += count


def remove_cards(p: ThingPosition, place: int, count: int) -> int:
    """The top cards of the deck of the armory or the storage leave unseen; how many."""
    deck = p.weapon_deck if place == ARMORY else p.object_deck
    seen = p.weapon_seen if place == ARMORY else p.object_seen
    removed = min(count, len(deck))
    for _ in range(removed):
        p.removed_unseen.append(deck.pop())
        seen.pop()
    return removed
