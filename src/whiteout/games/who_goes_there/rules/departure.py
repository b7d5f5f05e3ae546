"""Reveal and Departure: specification 6.26 (REV, DEP)."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Choice, Step
from whiteout.core.clock import ANSWER_KIND, Clock
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.who_goes_there.options import KEEP, USE
from whiteout.games.who_goes_there.position import CampPosition
from whiteout.games.who_goes_there.rules.ending import (
    GROUNDED,
    HUMANS_CLEAN,
    HUMANS_DESPITE,
    INFECTED_FLY,
    NO_HUMAN,
    OVER_INFECTION,
    end,
)
from whiteout.games.who_goes_there.rules.items import has_item, spend_item
from whiteout.games.who_goes_there.tables import OVERSTOCK, RESCUE_BEACON

XP_FOR_ONE: Final = 5
MOST_OVERSTOCK: Final = 5


def reveal(p: CampPosition) -> None:
    """The status of all is shown (WG-REV-01); over-infection, boarding error, or nobody left
    (WG-REV-02 to WG-REV-04)."""
    tell_status(p)
    if False not in p.infected:
        end(p, OVER_INFECTION)
        return
    if all(p.infected[player] for player in p.aboard):
        humans = [player for player in p.living() if not p.infected[player]]
        if not humans:
            end(p, NO_HUMAN)
            return
        if p.history is not None:
            p.emit(Event("boarding_error", {"left": p.aboard[:], "boarded": humans}))
        p.aboard = humans
    p.then_all([RollBonus(player) for player in p.turn_order if player in p.aboard])
    p.stack.insert(0, DEPART)


def tell_status(p: CampPosition) -> None:
    """The status of all players, the dead too."""
    if p.history is not None:
        p.emit(Event("revealed", {"infected": p.infected[:]}))


class RollBonus(Step[CampPosition]):
    """One player's points; a Rescue Beacon may be used first (WG-DEP-02, WG-DEP-06)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, p: CampPosition) -> None:
        if has_item(p, self.player, RESCUE_BEACON):
            p.then(Beacon(self.player))
        else:
            roll_bonus(p, self.player, 1)


class Beacon(Choice[CampPosition]):
    """D42: roll the Helicopter die twice and keep the higher (3.15)."""

    __slots__ = ()
    POINT: ClassVar = "D42"
    RULE: ClassVar = "WG-DEP-02"
    SECRET: ClassVar = False

    def clock(self, p: CampPosition) -> Clock:
        return Clock(ANSWER_KIND, 20)

    def options(self, p: CampPosition, seat: int) -> list[Option]:
        return [USE, KEEP]

    def resolve(self, p: CampPosition, option: Option) -> None:
        if option is USE:
            spend_item(p, self.seat, RESCUE_BEACON)
        roll_bonus(p, self.seat, 2 if option is USE else 1)


def overstock(p: CampPosition, player: int) -> int:
    """Every full 5 XP held is a bonus, at most 5 (WG-XP-04)."""
    return min(MOST_OVERSTOCK, p.xp[player] // XP_FOR_ONE) if p.has(player, OVERSTOCK) else 0


def roll_bonus(p: CampPosition, player: int, dice: int) -> None:
    """Bonus cards, Overstock and the die (WG-DEP-02)."""
    faces = p.settings.helicopter_faces
    rolled = [faces[p.chance.below(len(faces), "helicopter")] for _ in range(dice)]
    p.points[player] = sum(p.bonus_values[player]) + overstock(p, player) + max(rolled)
    if p.history is not None:
        facts = {"player": player, "dice": rolled, "points": p.points[player]}
        p.emit(Event("bonus_rolled", facts))


class Depart(Step[CampPosition]):
    """Whether the humans bring enough; equality is enough (WG-DEP-01, -03 to -05, WG-END-12)."""

    __slots__ = ()

    def run(self, p: CampPosition) -> None:
        p.helicopter_total = p.settings.points_per_human * p.infected.count(False)
        p.human_total = 0
        for player in p.aboard:
            if p.infected[player]:
                p.helicopter_total += p.points[player]
            else:
                p.human_total += p.points[player]
        enough = p.human_total >= p.helicopter_total
        clean = not any(p.infected[player] for player in p.aboard)
        if clean:
            end(p, HUMANS_CLEAN if enough else GROUNDED)
        else:
            end(p, HUMANS_DESPITE if enough else INFECTED_FLY)


DEPART: Final = Depart()
