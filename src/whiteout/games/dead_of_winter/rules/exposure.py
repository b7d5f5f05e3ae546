"""Exposure, wounds and the bite effect (specification 6.13, 6.14)."""

from __future__ import annotations

from typing import ClassVar

from whiteout.core.choice import Step
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.dead_of_winter.options import KILL, ROLL
from whiteout.games.dead_of_winter.position import NOBODY, WinterPosition
from whiteout.games.dead_of_winter.rules.general import Ask
from whiteout.games.dead_of_winter.rules.survivors import has, kill, limit
from whiteout.games.dead_of_winter.tables import (
    BITTEN,
    BLANK,
    EXPOSURE_DIE,
    FACES,
    FROSTBITE,
    KIND,
    LOCATION_IDS,
    MOSS,
    ROTTEN_FLESH,
    SIGNE,
    SNOW_SHOES,
    SURVIVOR_IDS,
    WOUND,
)

# -- wounds ----------------------------------------------------------------------------------------


def wears(p: WinterPosition, survivor: int, item: int) -> bool:
    """Whether a survivor has this card equipped."""
    return any(worn & KIND == item for worn in p.items[survivor])


def place_wound(p: WinterPosition, survivor: int, kind: int) -> None:
    """A token, without looking at what it does; frostbite is turned into a regular wound by Signe
    Halvorsen's ability and by Snow Shoes."""
    if kind == FROSTBITE and (has(p, survivor, SIGNE) or wears(p, survivor, SNOW_SHOES)):
        kind = WOUND
    if kind == FROSTBITE:
        p.frost[survivor] += 1
    else:
        p.wounds[survivor] += 1
    if p.history is not None:
        p.emit(Event("wounded", {"survivor": SURVIVOR_IDS[survivor], "kind": FACES[kind]}))


def wound(p: WinterPosition, survivor: int, kind: int) -> None:
    """One wound token; at the limit the survivor dies at once (DW-WND-01, DW-GEN-11)."""
    if p.owner[survivor] == NOBODY:
        return
    place_wound(p, survivor, kind)
    if p.hurt(survivor) >= limit(p, survivor):
        kill(p, survivor, "wounds")


def heal(p: WinterPosition, survivor: int, kind: int) -> None:
    """One token of the kind chosen (DW-WND-03)."""
    if kind == FROSTBITE:
        p.frost[survivor] -= 1
    else:
        p.wounds[survivor] -= 1
    if p.history is not None:
        p.emit(Event("healed", {"survivor": SURVIVOR_IDS[survivor], "kind": FACES[kind]}))


class Wounds(Step[WinterPosition]):
    """So many wounds one at a time; each death is finished first."""

    __slots__ = ("count", "kind", "survivor")

    def __init__(self, survivor: int, kind: int, count: int = 1) -> None:
        self.survivor = survivor
        self.kind = kind
        self.count = count

    def run(self, p: WinterPosition) -> None:
        if p.owner[self.survivor] == NOBODY:
            return
        if self.count > 1:
            p.then(Wounds(self.survivor, self.kind, self.count - 1))
        wound(p, self.survivor, self.kind)


class Frostbite(Step[WinterPosition]):
    """The start of a turn: whoever has frostbite gets a wound; all are placed first, then those at
    their limit die in ascending influence (DW-TURN-03)."""

    __slots__ = ()

    def run(self, p: WinterPosition) -> None:
        hit = [s for s in p.group(p.active) if p.frost[s] > 0]
        if not hit:
            return
        if p.history is not None:
            p.emit(Event("frostbite_drain", {"survivors": [SURVIVOR_IDS[s] for s in hit]}))
        for s in hit:
            place_wound(p, s, WOUND)
        p.then_all([DieAtLimit(s) for s in hit])


class DieAtLimit(Step[WinterPosition]):
    """A survivor dies if it has too many wounds."""

    __slots__ = ("survivor",)

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def run(self, p: WinterPosition) -> None:
        s = self.survivor
        if p.owner[s] != NOBODY and p.hurt(s) >= limit(p, s):
            kill(p, s, "frostbite")


# -- exposure --------------------------------------------------------------------------------------


class Expose(Step[WinterPosition]):
    """Exposure rolls for a survivor; they stop if it leaves play (DW-EXP-01, DW-ATK-04)."""

    __slots__ = ("survivor", "times")

    def __init__(self, survivor: int, times: int = 1) -> None:
        self.survivor = survivor
        self.times = times

    def run(self, p: WinterPosition) -> None:
        s = self.survivor
        if p.owner[s] == NOBODY or self.times == 0:
            return
        if self.times > 1:
            p.then(Expose(s, self.times - 1))
        face = roll_exposure(p, s)
        if face == BITTEN and has(p, s, MOSS):
            face = WOUND
        if face == BITTEN:
            location = p.place[s]
            p.newcomers = []
            p.then(Spread(location))
            kill(p, s, "bite")
        elif face != BLANK:
            wound(p, s, face)


def roll_exposure(p: WinterPosition, survivor: int) -> int:
    """The exposure die (3.3)."""
    face = EXPOSURE_DIE[p.chance.below(len(EXPOSURE_DIE), "exposure")]
    if p.history is not None:
        facts = {"survivor": SURVIVOR_IDS[survivor], "face": FACES[face]}
        p.emit(Event("exposure_rolled", facts))
    return face


# -- the bite effect -------------------------------------------------------------------------------


class Spread(Step[WinterPosition]):
    """The bite spreads to the survivor of least influence there (DW-BITE-01, DW-BITE-03): not to
    Moss, nor to a bearer of Rotten Flesh, nor to the replacement of a victim (DW-BITE-05)."""

    __slots__ = ("location",)

    def __init__(self, location: int) -> None:
        self.location = location

    def run(self, p: WinterPosition) -> None:
        for s in p.at(self.location):
            if s in p.newcomers or has(p, s, MOSS) or wears(p, s, ROTTEN_FLESH):
                continue
            if p.history is not None:
                facts = {"survivor": SURVIVOR_IDS[s], "location": LOCATION_IDS[self.location]}
                p.emit(Event("bite_spread", facts))
            p.then(AnswerBite(p.owner[s], s))
            return


class AnswerBite(Ask):
    """D40: kill the survivor, or roll for it (DW-BITE-02, DW-BITE-04)."""

    __slots__ = ("survivor",)
    POINT: ClassVar[str] = "D40"
    RULE: ClassVar[str] = "DW-BITE-02"

    def __init__(self, seat: int, survivor: int) -> None:
        super().__init__(seat)
        self.survivor = survivor

    def about(self, p: WinterPosition) -> dict[str, int | str]:
        return {"survivor": SURVIVOR_IDS[self.survivor]}

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        return [KILL, ROLL]

    def resolve(self, p: WinterPosition, option: Option) -> None:
        s = self.survivor
        if p.history is not None:
            facts = {"survivor": SURVIVOR_IDS[s], "rolls": option == ROLL}
            p.emit(Event("bite_answered", facts))
        if option == KILL:
            kill(p, s, "bite")
        elif roll_exposure(p, s) != BLANK:
            p.then(Spread(p.place[s]))
            kill(p, s, "bite")
