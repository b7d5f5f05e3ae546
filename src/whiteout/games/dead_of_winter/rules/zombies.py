"""Zombies: adding, overruns, killing and removing them (specification 6.19, MO10)."""

from __future__ import annotations

from typing import ClassVar

from whiteout.core.choice import Step
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.dead_of_winter.options import ENTRANCE, ONE_MORE, STOP
from whiteout.games.dead_of_winter.position import WinterPosition
from whiteout.games.dead_of_winter.rules.general import KILLED, Ask, note, roll
from whiteout.games.dead_of_winter.rules.survivors import kill, kill_helpless
from whiteout.games.dead_of_winter.tables import (
    COLONY,
    COLONY_ENTRANCES,
    ENTRANCES_OF,
    LOCATION_IDS,
    OBJECTIVES,
)

SAMPLE_FROM = 4


class AddZombies(Step[WinterPosition]):
    """Zombies are added one at a time, at the colony from entrance 1 on in turn (DW-ZOM-01 to
    DW-ZOM-07). A death is finished before the next one is placed (DW-ZOM-09)."""

    __slots__ = ("at", "count", "location")

    def __init__(self, location: int, count: int, at: int = 0) -> None:
        self.location = location
        self.count = count
        self.at = at
        """Which entrance is next."""

    def run(self, p: WinterPosition) -> None:
        entrances = ENTRANCES_OF[self.location]
        placed: list[int] = []
        at = self.at
        for done in range(self.count):
            entrance = entrances[at % len(entrances)]
            at += 1
            if p.free_in(entrance) > 0:
                p.zombies[entrance] += 1
                placed.append(entrance)
            elif p.barricades[entrance] > 0:
                self.tell(p, placed)
                placed = []
                p.barricades[entrance] -= 1
                if p.history is not None:
                    facts = {"location": LOCATION_IDS[self.location], "entrance": number(entrance)}
                    p.emit(Event("barricade_destroyed", facts))
            else:
                self.tell(p, placed)
                left = self.count - done - 1
                if left:
                    p.then(AddZombies(self.location, left, at))
                overrun(p, self.location)
                return
        self.tell(p, placed)

    def tell(self, p: WinterPosition, placed: list[int]) -> None:
        """Say which entrances have got one."""
        if placed and p.history is not None:
            entrances = [number(entrance) for entrance in placed]
            facts = {"location": LOCATION_IDS[self.location], "count": len(placed)}
            p.emit(Event("zombies_added", {**facts, "entrances": entrances}))


def number(entrance: int) -> int:
    """The number that an entrance has at its location, from 1."""
    return entrance + 1 if entrance in COLONY_ENTRANCES else 1


def overrun(p: WinterPosition, location: int) -> None:
    """The survivor of least influence there dies, or else somebody helpless (DW-ZOM-05, -06)."""
    present = p.at(location)
    if present:
        kill(p, present[0], "overrun")
    elif location == COLONY:
        kill_helpless(p, 1, "overrun")


# -- killing and removing --------------------------------------------------------------------------


def take_zombie(p: WinterPosition, entrance: int, location: int, killing: bool) -> None:
    """One zombie less; a kill counts, and on Field Samples causes a roll (DW-OBJ-04)."""
    p.zombies[entrance] -= 1
    if p.history is not None:
        facts = {"location": LOCATION_IDS[location], "entrance": number(entrance)}
        p.emit(Event("zombie_killed" if killing else "zombie_removed", facts))
    if not killing:
        return
    p.kills += 1
    if OBJECTIVES[p.main].goal == "samples":
        face = roll(p, "sample")
        found = face >= SAMPLE_FROM
        p.samples += found
        if p.history is not None:
            p.emit(Event("sample_rolled", {"die": face, "samples": p.samples}))


class TakeZombies(Ask):
    """D10: which zombies are killed or removed, one by one (DW-ZOM-10, DW-ATK-06)."""

    __slots__ = ("begun", "count", "killing", "location", "up_to")
    POINT: ClassVar[str] = "D10"
    RULE: ClassVar[str] = "DW-ZOM-10"
    IN_TURN: ClassVar[bool] = True

    def __init__(
        self,
        seat: int,
        location: int,
        count: int,
        up_to: bool = False,
        killing: bool = True,
        begun: bool = False,
    ) -> None:
        super().__init__(seat)
        self.location = location
        self.count = count
        self.up_to = up_to
        self.killing = killing
        self.begun = begun

    def about(self, p: WinterPosition) -> dict[str, int | str]:
        return {"location": LOCATION_IDS[self.location], "count": self.count}

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        if self.count == 0:
            return []
        entrances = ENTRANCES_OF[self.location]
        with_zombie = [entrance for entrance in entrances if p.zombies[entrance] > 0]
        if not with_zombie:
            return []
        if self.location == COLONY:
            found = [ENTRANCE[entrance] for entrance in with_zombie]
        else:
            found = [ONE_MORE]
        return [*found, STOP] if self.up_to and self.begun else found

    def resolve(self, p: WinterPosition, option: Option) -> None:
        if option == STOP:
            return
        entrance = ENTRANCES_OF[self.location][0] if option == ONE_MORE else option.value
        take_zombie(p, entrance, self.location, self.killing)
        if self.count > 1:
            left = self.count - 1
            p.then(
                TakeZombies(self.seat, self.location, left, self.up_to, self.killing, begun=True)
            )


class CountKills(Step[WinterPosition]):
    """What has been killed is noted for the Crossroads card (3.12)."""

    __slots__ = ("by_attack", "location", "survivor")

    def __init__(self, survivor: int, location: int, by_attack: bool) -> None:
        self.survivor = survivor
        self.location = location
        self.by_attack = by_attack

    def run(self, p: WinterPosition) -> None:
        if p.kills:
            note(p, KILLED, self.survivor, self.location, int(self.by_attack))
