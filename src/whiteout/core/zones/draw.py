"""Drawing where everything lies, in one world.

What is sure is placed first, then what a zone is tied to hold, then those of the things last seen
in a zone that are still there. The others fill zone after zone, the smallest first. All this is
systematic sampling: every thing is taken with the chance that the table gives it, and of things
last seen in one zone no more are missing than can have left. What a limit forbids, or lies where it
cannot, changes places with something else. Where that fails all is drawn again, and in the end by
force, which is counted.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.chance import Chance
from whiteout.core.zones.lots import Limit, Lot, Tie, even, fit
from whiteout.core.zones.tables import SURE, TINY, UNIT, UNSEEN, Row, Tables

RESTARTS: Final = 6
AS_SEEN: Final = 0
BOTH_CAN: Final = 1
ONE_CAN: Final = 2
"""With how much care things change places: neither leaves the zone where it was last seen; both can
lie where they come to; one of them can."""


class Draw:
    """Draws from one viewer's tables in one world."""

    def __init__(self, k: Tables, world: int, ties: list[Tie], limits: list[Limit]) -> None:
        self.k = k
        self.ties = ties
        self.limits = limits
        self.fixed: list[list[int]] = [[] for _ in range(k.zones)]
        self.lots: list[Lot] = []
        self.things: list[Lot] = []
        """By thing that is not placed for sure: its lot."""
        self.where: list[int] = []
        """By thing: its zone in the attempt being made."""
        self.tied: list[int] = []
        start = world * k.zones
        for row in k.shared:
            self.take_in(row, row.cells, False)
        for row in k.split:
            self.take_in(row, row.cells[start : start + k.zones], True)
        for tie in ties:
            self.set_apart(tie)

    # -- before drawing --------------------------------------------------------------------------

    def take_in(self, row: Row, cells: list[float], firm: bool) -> None:
        """A row of the table: placed where it is sure."""
        zone = row.zone
        if zone == UNSEEN and firm:
            for place in range(self.k.zones):
                if cells[place] >= row.copies - SURE:
                    zone = place
        if zone != UNSEEN:
            self.fixed[zone] += [row.face] * row.copies
        else:
            lot = Lot(row, cells, firm)
            self.lots.append(lot)
            self.things += [lot] * row.copies

    def set_apart(self, tie: Tie) -> None:
        """What a tie may hold is not expected there a second time; what was last seen there is what
        it holds, if anything."""
        if tie.chance <= 0 or tie.face in self.fixed[tie.zone]:
            return
        apart = tie.chance
        expected = 0.0
        for lot in self.lots:
            if lot.face == tie.face and lot.home == tie.zone:
                apart -= lot.cells[tie.zone]
            elif lot.face == tie.face:
                expected += lot.cells[tie.zone]
        if expected > TINY and apart > 0:
            scale = max(0.0, expected - apart) / expected
            for lot in self.lots:
                if lot.face == tie.face and lot.home != tie.zone:
                    lot.cells = lot.cells[:]
                    lot.cells[tie.zone] *= scale

    # -- drawing ---------------------------------------------------------------------------------

    def deal(self, chance: Chance, restarts: int = RESTARTS) -> list[list[int]]:
        """By zone, what lies there."""
        flaws = self.attempt(chance)
        while flaws and restarts > 0:
            self.k.restarts += 1
            restarts -= 1
            flaws = self.attempt(chance)
        if flaws:
            self.k.relaxed += flaws
            self.mend(chance, BOTH_CAN)
            self.mend(chance, ONE_CAN)
        zones = [held[:] for held in self.fixed]
        for index, lot in enumerate(self.things):
            zones[self.where[index]].append(lot.face)
        even(zones, self.k.sizes)
        return zones

    def attempt(self, chance: Chance) -> int:
        """Place everything once. How many things are not as they should be."""
        things = self.things
        order = list(range(len(things)))
        chance.shuffle(order, "determinize")
        where = self.where = [UNSEEN] * len(things)
        self.tied = []
        need = [size - len(held) for size, held in zip(self.k.sizes, self.fixed, strict=True)]
        flaws = 0
        for tie in self.ties:
            if tie.holds and tie.face not in self.fixed[tie.zone]:
                flaws += self.hold(tie, order, need, chance)
        for zone in range(self.k.zones):
            self.stay(zone, need, order, chance)
        order = [index for index in order if where[index] == UNSEEN]
        todo = [zone for zone in range(self.k.zones) if need[zone] > 0]
        todo.sort(key=need.__getitem__)
        for lot in self.lots:
            lot.rest = 0.0
            for zone in todo:
                if zone != lot.home:
                    lot.rest += lot.cells[zone]
        for zone in todo[:-1]:
            self.fill(zone, need[zone], order, chance)
            order = [index for index in order if where[index] == UNSEEN]
            for lot in self.lots:
                if zone != lot.home:
                    lot.rest -= lot.cells[zone]
        last = todo[-1] if todo else self.k.zones - 1
        for index in order:
            where[index] = last
        return flaws + self.mend(chance, AS_SEEN)

    def stay(self, zone: int, need: list[int], order: list[int], chance: Chance) -> None:
        """Which of the things last seen in a zone are still there: systematic sampling over them
        alone, so that no more have left than can have."""
        group = [index for index, lot in enumerate(self.things) if lot.home == zone]
        if not group:
            return
        stays = 0.0
        free = 0.0
        for index in group:
            lot = self.things[index]
            stays += lot.able[zone] / lot.copies
            if self.where[index] == UNSEEN:
                free += lot.able[zone] / lot.copies
            elif self.where[index] == zone:
                stays -= 1.0  # a tie holds it
        scale = max(0.0, stays) / free if free > TINY else 0.0
        point = chance.word("determinize") * UNIT
        total = 0.0
        for index in order:
            lot = self.things[index]
            if lot.home == zone and self.where[index] == UNSEEN:
                total += scale * lot.able[zone] / lot.copies
                if total > point + SURE and need[zone] > 0:
                    self.where[index] = zone
                    need[zone] -= 1
                    point += 1.0

    def hold(self, tie: Tie, order: list[int], need: list[int], chance: Chance) -> int:
        """Place what the zone is tied to hold: a copy by its chance to be there. 1 if there is
        none that can be."""
        able = [index for index in order if self.things[index].face == tie.face]
        home = [index for index in able if self.things[index].home == tie.zone]
        able = home or able
        if not able or need[tie.zone] <= 0:
            return 1
        total = 0.0
        for index in able:
            total += self.things[index].able[tie.zone]
        point = chance.word("determinize") * UNIT * total
        found = able[0]
        for index in able:
            amount = self.things[index].able[tie.zone]
            if amount > 0:
                found = index
                point -= amount
                if point < 0:
                    break
        order.remove(found)
        self.where[found] = tie.zone
        self.tied.append(found)
        need[tie.zone] -= 1
        return int(total <= TINY)

    def fill(self, zone: int, need: int, order: list[int], chance: Chance) -> None:
        """Choose what fills the zone: surely what can be nowhere else, and by its chance what can
        be in other zones too."""
        things = self.things
        where = self.where
        for lot in self.lots:
            amount = lot.cells[zone] if lot.home != zone else 0.0
            lot.chance = amount / lot.rest if amount > SURE and lot.rest > amount else 0.0
            if amount > SURE and lot.rest - amount < SURE:
                lot.chance = 2.0
        able: list[int] = []
        for index in order:
            likely = things[index].chance
            if likely > 1.0 and need > 0:
                where[index] = zone
                need -= 1
            elif likely > 0.0:
                able.append(index)
        if need >= len(able):
            for index in able:
                where[index] = zone
            need -= len(able)
        elif need > 0:
            need = self.sample(zone, need, able, chance)
        for index in order:
            if need > 0 and where[index] == UNSEEN:
                where[index] = zone  # it cannot be there: to be mended
                need -= 1

    def sample(self, zone: int, need: int, able: list[int], chance: Chance) -> int:
        """Systematic sampling. Things that are counted in this world keep their chances; the others
        are fitted to the places left. How many are lacking."""
        things = self.things
        where = self.where
        chances = [min(1.0, things[index].chance) for index in able]
        fit(chances, [things[index].firm for index in able], need)
        point = chance.word("determinize") * UNIT
        total = 0.0
        for place, index in enumerate(able):
            total += chances[place]
            if total > point and need > 0:
                where[index] = zone
                need -= 1
                point += 1.0
        for index in reversed(able):
            if need > 0 and where[index] == UNSEEN:
                where[index] = zone
                need -= 1
        return need

    # -- putting right ---------------------------------------------------------------------------

    def mend(self, chance: Chance, care: int) -> int:
        """What lies where it cannot, or is too much there, changes places with something else. How
        much remains."""
        flaws = 0
        things = self.things
        for index, lot in enumerate(things):
            if lot.able[self.where[index]] <= TINY and index not in self.tied:
                flaws += not self.swap(index, chance, care)
        for limit in self.limits:
            surplus = self.count(limit.zone, limit.face) - limit.most
            for index, lot in enumerate(things):
                if surplus <= 0:
                    break
                here = lot.face == limit.face and self.where[index] == limit.zone
                if here and index not in self.tied and self.swap(index, chance, care):
                    surplus -= 1
            flaws += max(0, surplus)
        return flaws

    def swap(self, index: int, chance: Chance, care: int) -> bool:
        """One thing changes places with another, if there is one with which it can."""
        things = self.things
        where = self.where
        mine = things[index]
        zone = where[index]
        first = chance.below(len(things), "determinize")
        for step in range(len(things)):
            other = (first + step) % len(things)
            theirs = things[other]
            place = where[other]
            if place == zone or theirs.face == mine.face or other in self.tied:
                continue
            if care == AS_SEEN and (mine.home == zone or theirs.home == place):
                continue
            can = (mine.able[place] > TINY) + (theirs.able[zone] > TINY)
            if can < (1 if care == ONE_CAN else 2):
                continue
            if self.has_room(place, mine.face) and self.has_room(zone, theirs.face):
                where[index] = place
                where[other] = zone
                return True
        return False

    def has_room(self, zone: int, face: int) -> bool:
        """Whether the limits allow one more of a face in a zone."""
        for limit in self.limits:
            if limit.zone == zone and limit.face == face:
                return self.count(zone, face) < limit.most
        return True

    def count(self, zone: int, face: int) -> int:
        """How many of a face lie in a zone."""
        count = self.fixed[zone].count(face)
        for index, lot in enumerate(self.things):
            if lot.face == face and self.where[index] == zone:
                count += 1
        return count
