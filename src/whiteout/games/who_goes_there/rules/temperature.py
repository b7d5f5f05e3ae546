"""The Temperature Drop: specification 6.9 (TEMP)."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Choice, Step
from whiteout.core.clock import ANSWER_KIND, Clock
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.who_goes_there.options import KEEP, USE
from whiteout.games.who_goes_there.position import TEMPERATURE_STEP, CampPosition
from whiteout.games.who_goes_there.rules.items import has_item, spend_item
from whiteout.games.who_goes_there.rules.stamina import lose
from whiteout.games.who_goes_there.rules.strikes import strike
from whiteout.games.who_goes_there.tables import DOOR, OUTSIDE, THERMAL_BLANKET, TILES


def loss_of(p: CampPosition, player: int) -> int:
    """As much as the phase says, less what coats are worth (WG-TEMP-02)."""
    coats = 0
    for tile in p.tiles[player]:
        coats += TILES[tile].coat
    return max(0, p.phase - coats)


class TemperatureDrop(Step[CampPosition]):
    """Pre-round step 3: players outside, and with a broken Door all (WG-TEMP-01)."""

    __slots__ = ()

    def run(self, p: CampPosition) -> None:
        p.step = TEMPERATURE_STEP
        exposed = [
            player
            for player in p.living()
            if (p.location(player) == OUTSIDE or p.is_broken(DOOR)) and loss_of(p, player) > 0
        ]
        if p.history is not None:
            p.emit(Event("temperature_dropped", {"players": exposed}))
        p.then_all([Freeze(player) for player in exposed])


class Freeze(Step[CampPosition]):
    """One player freezes; who has a Thermal Blanket is asked first (WG-TEMP-05)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, p: CampPosition) -> None:
        if has_item(p, self.player, THERMAL_BLANKET):
            p.then(Blanket(self.player))
        else:
            freeze(p, self.player)


class Blanket(Choice[CampPosition]):
    """D10: use the Thermal Blanket, or keep it."""

    __slots__ = ()
    POINT: ClassVar = "D10"
    RULE: ClassVar = "WG-TEMP-05"
    SECRET: ClassVar = False

    def clock(self, p: CampPosition) -> Clock:
        return Clock(ANSWER_KIND, 20)

    def options(self, p: CampPosition, seat: int) -> list[Option]:
        return [USE, KEEP]

    def resolve(self, p: CampPosition, option: Option) -> None:
        if option is USE:
            spend_item(p, self.seat, THERMAL_BLANKET)
        else:
            freeze(p, self.seat)


def freeze(p: CampPosition, player: int) -> None:
    """Stamina is lost, or a Strike taken where there is none (WG-TEMP-03, WG-TEMP-04)."""
    if p.stamina[player]:
        lose(p, player, loss_of(p, player), "cold")
    else:
        strike(p, player, 1, "cold")


TEMPERATURE_DROP: Final = TemperatureDrop()
