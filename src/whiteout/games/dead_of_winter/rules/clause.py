"""Decisions inside the clauses of Crossroads cards and crises (specification 3.12, section 7)."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Step
from whiteout.core.option import Option
from whiteout.games.dead_of_winter.options import (
    DIE,
    DONE,
    ENTRANCE,
    LOCATION,
    NO,
    NONE,
    ONE_MORE,
    PLAYER,
    STOP,
    SURVIVOR,
    YES,
)
from whiteout.games.dead_of_winter.position import NOBODY, WinterPosition
from whiteout.games.dead_of_winter.rules.ability import reroll
from whiteout.games.dead_of_winter.rules.exposure import heal
from whiteout.games.dead_of_winter.rules.general import (
    Ask,
    change_die,
    lose_die,
    roll,
    values,
)
from whiteout.games.dead_of_winter.rules.moving import destinations
from whiteout.games.dead_of_winter.rules.playing import tokens
from whiteout.games.dead_of_winter.rules.survivors import (
    relocate,
)
from whiteout.games.dead_of_winter.rules.works import build
from whiteout.games.dead_of_winter.tables import (
    COLONY,
    ENTRANCES_OF,
    FROSTBITE,
    LOCATION_IDS,
    SURVIVOR_IDS,
    WOUND,
)

WINDOW_S: Final = 30

# -- somebody, somewhere, some player --------------------------------------------------------------


class ChooseSurvivor(Ask):
    """D47: one of these survivors."""

    __slots__ = ("fitting", "healing")
    POINT: ClassVar[str] = "D47"
    RULE: ClassVar[str] = "DW-XR-06"

    def __init__(self, seat: int, fitting: tuple[int, ...], healing: bool = False) -> None:
        super().__init__(seat)
        self.fitting = fitting
        self.healing = healing

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        return [SURVIVOR[s] for s in self.fitting if p.owner[s] != NOBODY]

    def resolve(self, p: WinterPosition, option: Option) -> None:
        p.chosen_survivor = option.value


class ChooseLocation(Ask):
    """D48: one of these locations or decks."""

    __slots__ = ("entering", "fitting")
    POINT: ClassVar[str] = "D48"
    RULE: ClassVar[str] = "DW-XR-06"

    def __init__(self, seat: int, fitting: tuple[int, ...], entering: bool = False) -> None:
        super().__init__(seat)
        self.fitting = fitting
        self.entering = entering
        """Whether somebody is to go there, rather than draw or look."""

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        return [LOCATION[loc] for loc in self.fitting]

    def resolve(self, p: WinterPosition, option: Option) -> None:
        p.chosen_location = option.value


class ChoosePlayer(Ask):
    """D49: one of these players."""

    __slots__ = ("fitting",)
    POINT: ClassVar[str] = "D49"
    RULE: ClassVar[str] = "DW-XR-06"

    def __init__(self, seat: int, fitting: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.fitting = fitting

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        return [PLAYER[other] for other in self.fitting]

    def resolve(self, p: WinterPosition, option: Option) -> None:
        p.chosen_player = option.value


# -- board -----------------------------------------------------------------------------------------


class Build(Ask):
    """D14 in a Crossroads option: where the barricades go, as many as fit (DW-BAR-01)."""

    __slots__ = ("begun", "count", "location")
    POINT: ClassVar[str] = "D14"
    RULE: ClassVar[str] = "DW-BAR-01"

    def __init__(self, seat: int, location: int, count: int, begun: bool = False) -> None:
        super().__init__(seat)
        self.location = location
        self.count = count
        self.begun = begun

    def about(self, p: WinterPosition) -> dict[str, int | str]:
        return {"location": LOCATION_IDS[self.location], "count": self.count}

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        if self.count == 0 or p.free_at(self.location) <= 0:
            return []
        if self.location == COLONY:
            found = [ENTRANCE[e] for e in ENTRANCES_OF[COLONY] if p.free_in(e) > 0]
        else:
            found = [ONE_MORE]
        return [*found, STOP] if self.begun else found

    def resolve(self, p: WinterPosition, option: Option) -> None:
        if option != STOP:
            p.then(Build(self.seat, self.location, self.count - 1, begun=True))
            build(p, self.location, [option.value])


class Relocate(Ask):
    """D48: where a survivor goes without exposure (RELOCATE)."""

    __slots__ = ("goals", "survivor")
    POINT: ClassVar[str] = "D48"
    RULE: ClassVar[str] = "DW-MOVE-05"

    def __init__(self, seat: int, survivor: int, goals: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.survivor = survivor
        self.goals = goals

    def about(self, p: WinterPosition) -> dict[str, int | str]:
        return {"survivor": SURVIVOR_IDS[self.survivor]}

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        if p.owner[self.survivor] == NOBODY:
            return []
        return [LOCATION[loc] for loc in destinations(p, self.survivor) if loc in self.goals]

    def resolve(self, p: WinterPosition, option: Option) -> None:
        p.chosen_survivor = self.survivor
        p.chosen_location = option.value
        relocate(p, self.survivor, option.value)


class MayRelocate(Ask):
    """D51: whether somebody goes elsewhere (X29); then who, then where to."""

    __slots__ = ()
    POINT: ClassVar[str] = "D51"
    RULE: ClassVar[str] = "DW-XR-06"

    def able(self, p: WinterPosition) -> list[int]:
        """The own survivors outside that may go somewhere."""
        group = p.group(self.seat)
        return [s for s in group if p.place[s] != COLONY and destinations(p, s)]

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        return [YES, NO] if self.able(p) else []

    def resolve(self, p: WinterPosition, option: Option) -> None:
        if option == YES:
            p.then(ChooseSurvivor(self.seat, tuple(self.able(p))), SendChosen(self.seat))


class SendChosen(Step[WinterPosition]):
    """The survivor chosen goes to a location of choice."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, p: WinterPosition) -> None:
        everywhere = tuple(range(len(LOCATION_IDS)))
        p.then(Relocate(self.seat, p.chosen_survivor, everywhere))


class Heal(Ask):
    """D23: which token goes, where both kinds are there and none is prescribed (DW-WND-03)."""

    __slots__ = ("count", "survivor")
    POINT: ClassVar[str] = "D23"
    RULE: ClassVar[str] = "DW-WND-03"

    def __init__(self, seat: int, survivor: int, count: int) -> None:
        super().__init__(seat)
        self.survivor = survivor
        self.count = count

    def about(self, p: WinterPosition) -> dict[str, int | str]:
        return {"survivor": SURVIVOR_IDS[self.survivor]}

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        if p.owner[self.survivor] == NOBODY or self.count == 0:
            return []
        return tokens(p, self.survivor)

    def resolve(self, p: WinterPosition, option: Option) -> None:
        p.then(Heal(self.seat, self.survivor, self.count - 1))
        heal(p, self.survivor, option.value + 1)


class HealFrostFirst(Step[WinterPosition]):
    """One token of each, frostbite first (X06, X79)."""

    __slots__ = ("people",)

    def __init__(self, people: tuple[int, ...]) -> None:
        self.people = people

    def run(self, p: WinterPosition) -> None:
        for s in self.people:
            if p.owner[s] != NOBODY and p.hurt(s) > 0:
                heal(p, s, FROSTBITE if p.frost[s] > 0 else WOUND)


# -- dice ------------------------------------------------------------------------------------------


class LoseDice(Ask):
    """D52, D67: unused dice of own choice go to the used pool."""

    __slots__ = ("count", "each")
    RULE: ClassVar[str] = "DW-DICE-04"

    def __init__(self, seat: int, count: int, each: bool) -> None:
        super().__init__(seat)
        self.count = count
        self.each = each
        """Whether several players lose dice."""

    def point(self, p: WinterPosition) -> str:
        return "D67" if self.each else "D52"

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        return [DIE[face] for face in values(p.unused[seat])] if self.count else []

    def resolve(self, p: WinterPosition, option: Option) -> None:
        p.then(LoseDice(self.seat, self.count - 1, self.each))
        lose_die(p, self.seat, option.value)


class RerollAny(Ask):
    """D52: any number of unused dice, at least one, named first and rolled together."""

    __slots__ = ("dice",)
    POINT: ClassVar[str] = "D52"
    RULE: ClassVar[str] = "DW-DICE-04"

    def __init__(self, seat: int, dice: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.dice = dice

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        left = p.unused[seat][:]
        for face in self.dice:
            left.remove(face)
        found = [DIE[face] for face in values(left)]
        return [*found, DONE] if self.dice else found

    def resolve(self, p: WinterPosition, option: Option) -> None:
        if option == DONE:
            reroll(p, self.seat, list(self.dice))
        else:
            p.then(RerollAny(self.seat, (*self.dice, option.value)))


class MayReroll(Ask):
    """D61: one of the own unused dice, or none."""

    __slots__ = ()
    POINT: ClassVar[str] = "D61"
    RULE: ClassVar[str] = "DW-DICE-04"

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        found = [DIE[face] for face in values(p.unused[seat])]
        return [*found, NONE] if found else []

    def resolve(self, p: WinterPosition, option: Option) -> None:
        if option != NONE:
            change_die(p, self.seat, option.value, roll(p, "action"))
