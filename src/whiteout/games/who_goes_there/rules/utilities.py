"""Boiler, Camp Door and their repair: specification 6.15 (UTL)."""

from __future__ import annotations

from whiteout.core.event import Event
from whiteout.games.who_goes_there.position import CampPosition
from whiteout.games.who_goes_there.rules.infection import become_vulnerable
from whiteout.games.who_goes_there.rules.strikes import strike
from whiteout.games.who_goes_there.tables import BOILER, BROKEN, DOOR, INSIDE, UTILITIES


def damage(p: CampPosition, utility: int, cause: str) -> None:
    """One Strike more. The third makes the Boiler explode (WG-UTL-02) or the Door break
    (WG-UTL-04) over all inside, whoever dies on the way (WG-FLOW-14); further ones do nothing at
    once (WG-UTL-06)."""
    set_strikes(p, utility, p.strikes_on(utility) + 1, cause)
    if p.strikes_on(utility) != BROKEN:
        return
    for player in p.living_in(INSIDE):
        if p.over:
            return
        if utility == BOILER:
            strike(p, player, 1, "explosion")
        else:
            become_vulnerable(p, player, "door_broke")


def repair(p: CampPosition, utility: int, count: int, cause: str) -> None:
    """So many Strikes less."""
    set_strikes(p, utility, p.strikes_on(utility) - count, cause)


def set_strikes(p: CampPosition, utility: int, strikes: int, cause: str) -> None:
    """The Strikes of a utility have changed."""
    if utility == DOOR:
        p.door_strikes = strikes
    else:
        p.boiler_strikes = strikes
    if p.history is not None:
        facts = {"utility": UTILITIES[utility], "strikes": strikes, "cause": cause}
        p.emit(Event("utility_changed", facts))


def utility_here(p: CampPosition, player: int) -> int:
    """The utility that can be repaired from where the player stands (WG-UTL-07)."""
    return BOILER if p.location(player) == INSIDE else DOOR
