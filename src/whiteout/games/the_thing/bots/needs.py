"""What the station needs: how much a Use, a Repair or a Sabotage in a location matters to those who
want to get away. Points of a bot's own; the aliens see the same with the other sign."""

from __future__ import annotations

from typing import Final

from whiteout.games.the_thing.bots.sight import Sight
from whiteout.games.the_thing.tables import (
    ARMORY,
    BOILER,
    COMMS,
    GENERATOR,
    HELICOPTER,
    KITCHEN,
    LABORATORY,
    REPAIR,
    SABOTAGE,
    SNOWCAT,
    STATION,
    STORAGE,
    USE,
)

_USES: Final = {ARMORY: 1.2, STORAGE: 1.6, LABORATORY: 2.2, STATION: 1.3}
_HARM: Final = {ARMORY: 0.5, STORAGE: 1.0, LABORATORY: 1.2, STATION: 0.8}


def worth(sight: Sight, place: int, action: int) -> float:
    """How much an action in a location helps, or a Sabotage harms."""
    if sight.destroyed[place]:
        return 0.0
    if action == REPAIR:
        return repair_worth(sight, place)
    if action == SABOTAGE:
        return harm(sight, place)
    return use_worth(sight, place)


def repair_worth(sight: Sight, place: int) -> float:
    """Damage that is in the way."""
    damage = sight.damage[place]
    if not damage:
        return 0.0
    if place == BOILER:
        return 2.0 + 2.0 * damage
    if place == GENERATOR:
        return 4.0 if sight.view["outage"] else 1.0 + damage
    if place == COMMS:
        return 3.0 if sight.sos == 0 else 0.1
    if place == SNOWCAT:
        return 2.0
    return 1.2


def use_worth(sight: Sight, place: int) -> float:
    """What the function of a location brings."""
    view = sight.view
    if place == BOILER:
        return 1.5 + 1.5 * sight.missing_fuel(place) if can_load(sight, place) else 0.0
    if place == GENERATOR:
        return 1.0 + 1.0 * sight.missing_fuel(place) if can_load(sight, place) else 0.0
    if place == COMMS:
        return 9.0 if sight.sos == 0 and not sight.damage[place] else 0.0
    if place == KITCHEN:
        return 3.0 if view["kitchen"] == 0 and view["pantry"] > 0 else 0.0
    if place in (HELICOPTER, SNOWCAT):
        return 2.0 if can_load(sight, place) else 1.0 * sight.ready[place == SNOWCAT]
    empty = {ARMORY: "weapons", STORAGE: "objects", LABORATORY: "bag"}
    if place in empty and not view["sizes"][empty[place]]:
        return 0.0
    return _USES.get(place, 0.0)


def can_load(sight: Sight, place: int) -> bool:
    """A free space, and a barrel for it."""
    reserve = "outdoor" if place in (HELICOPTER, SNOWCAT) else "underground"
    return sight.missing_fuel(place) > 0 and sight.view[reserve] > 0


def harm(sight: Sight, place: int) -> float:
    """What a Sabotage costs the crew."""
    if place == BOILER:
        return 3.0 + 2.0 * sight.damage[place]
    if place == GENERATOR:
        return 2.0 + sight.damage[place]
    if place == COMMS:
        return 3.0 if sight.sos == 0 else 0.0
    if place == KITCHEN:
        return 2.0
    if place in (HELICOPTER, SNOWCAT):
        return 1.5
    return _HARM.get(place, 0.5)


def best_action(sight: Sight, place: int) -> int:
    """Which card a location wants most."""
    repair = repair_worth(sight, place)
    return REPAIR if repair > use_worth(sight, place) else USE
