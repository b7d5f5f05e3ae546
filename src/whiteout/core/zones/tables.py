"""Tables of where things are expected to lie, and the weights of worlds.

Rows are alike copies of one face, and their cells say how many of them are expected in each zone.
Rows add up to their copies, zones to their sizes.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.chance import Chance

UNSEEN: Final = -1
TINY: Final = 1e-9
SURE: Final = 1e-6
"""Amounts as small as this are rounding."""

UNIT: Final = 1.0 / 4294967296.0


class Row:
    """Alike copies of one face, and how many of them are expected where."""

    __slots__ = ("cells", "copies", "face", "home", "zone")

    def __init__(self, face: int, copies: int, cells: list[float]) -> None:
        self.face = face
        self.copies = copies
        self.cells = cells
        """By zone; for a face that worlds treat differently, one world after the other."""
        self.zone = UNSEEN
        """Where all copies are for sure, in every world."""
        self.home = UNSEEN
        """Where they were last known to be for sure."""


class Tables:
    """Tables, weights of worlds, and sizes of zones."""

    def __init__(
        self, sizes: list[int], faces: int, worlds: int = 1, split: list[int] | None = None
    ) -> None:
        self.sizes = sizes
        self.zones: Final = len(sizes)
        self.worlds: Final = worlds
        self.weights = [1.0] * worlds
        self.is_split = [False] * faces
        for face in split or []:
            self.is_split[face] = True
        self.of_face: list[list[Row]] = [[] for _ in range(faces)]
        self.shared: list[Row] = []
        self.split: list[Row] = []
        self.relaxed = 0
        """How often something seen fitted no world, or a draw had to be forced."""
        self.restarts = 0
        """How often a draw came to a dead end."""

    # -- setting up ------------------------------------------------------------------------------

    def add(self, face: int, copies: int) -> Row:
        """A row whose cells are still to be filled."""
        width = self.zones * self.worlds if self.is_split[face] else self.zones
        row = Row(face, copies, [0.0] * width)
        self.of_face[face].append(row)
        (self.split if self.is_split[face] else self.shared).append(row)
        return row

    def put(self, face: int, zone: int, copies: int) -> None:
        """The viewer knows that so many are there."""
        if copies:
            self.place(self.add(face, copies), zone)

    def lay(self, face: int, zone: int) -> None:
        """One more thing that the viewer sees in a zone."""
        self.sizes[zone] += 1
        self.put(face, zone, 1)

    def put_by_world(self, face: int, zones: list[int]) -> None:
        """One copy, in each world in another zone."""
        row = self.add(face, 1)
        for world, zone in enumerate(zones):
            row.cells[world * self.zones + zone] = 1.0
        self.recheck(row)

    def spread(self, face: int, copies: int, zones: list[int]) -> None:
        """So many copies that may lie in any of these zones: in proportion to what is free there,
        so the sure ones come first. `balance` sets the sums right when all are in."""
        if not copies:
            return
        free = [max(0.0, self.sizes[zone] - self.taken(zone)) for zone in zones]
        total = sum(free)
        if total <= 0:
            free = [1.0] * len(zones)
            total = float(len(zones))
        row = self.add(face, copies)
        for start in range(0, len(row.cells), self.zones):
            for zone, room in zip(zones, free, strict=True):
                row.cells[start + zone] = copies * room / total
        self.recheck(row)

    def fill(self, copies: list[int], zones: list[list[int]]) -> None:
        """All copies of every face that have not been put: in the zones where that face can be."""
        for face, count in enumerate(copies):
            put = sum([row.copies for row in self.of_face[face]])
            self.spread(face, count - put, zones[face])

    def known(self, zone: int) -> list[int]:
        """The faces that are in a zone for sure."""
        rows = [row for row in self.shared + self.split if row.zone == zone]
        return [row.face for row in rows for _ in range(row.copies)]

    def taken(self, zone: int) -> int:
        """How many places of a zone are taken for sure."""
        return sum(row.copies for row in self.shared + self.split if row.zone == zone)

    # -- worlds ----------------------------------------------------------------------------------

    def rule_out(self, world: int) -> None:
        """The viewer knows better; the last world standing stays."""
        if self.weights[world] > 0:
            if sum(1 for weight in self.weights if weight > 0) > 1:
                self.weights[world] = 0.0
                self.recheck_split()
            else:
                self.relaxed += 1

    def only(self, world: int) -> None:
        """The viewer knows which world it is."""
        if self.weights[world] <= 0:
            self.relaxed += 1
            self.revive(world)
        for other in range(self.worlds):
            if other != world:
                self.weights[other] = 0.0
        self.recheck_split()

    def among(self, worlds: list[int]) -> None:
        """It is one of these worlds."""
        for world in range(self.worlds):
            if world not in worlds:
                self.rule_out(world)

    def weigh(self, world: int, likelihood: float) -> None:
        """How likely what was seen is in a world, beside the others."""
        self.weights[world] *= likelihood

    def revive(self, world: int) -> None:
        """A world that was ruled out is the true one after all: things stand there as in the
        likeliest of the others."""
        other = max(range(self.worlds), key=self.weights.__getitem__)
        for row in self.split:
            row.cells[world * self.zones : (world + 1) * self.zones] = row.cells[
                other * self.zones : (other + 1) * self.zones
            ]
        self.weights[world] = 1.0

    def snapshot(self, world: int) -> list[list[float]]:
        """How things stand in a world now, for `branch`."""
        start = world * self.zones
        return [row.cells[start : start + self.zones] for row in self.split]

    def branch(
        self,
        source: int,
        target: int,
        share: float,
        before: list[list[float]],
        face: int,
        zone: int,
    ) -> float:
        """A share of one world goes over into another, in which things stand as in the snapshot
        but for a face that is in the zone: the two are mixed by weight. The part that is new."""
        moved = self.weights[source] * share
        if moved <= 0:
            return 0.0
        part = moved / (moved + self.weights[target])
        start = target * self.zones
        for row, cells in zip(self.split, before, strict=True):
            for place in range(self.zones):
                amount = cells[place]
                if row.face == face:
                    amount = float(row.copies) if place == zone else 0.0
                mine = row.cells[start + place]
                row.cells[start + place] = mine + part * (amount - mine)
        self.weights[target] += moved
        self.weights[source] -= moved
        self.recheck_split()
        return part

    def expected(self, world: int, zone: int, face: int) -> float:
        """How many of a face are expected in a zone."""
        start = world * self.zones if self.is_split[face] else 0
        total = 0.0
        for row in self.of_face[face]:
            total += row.cells[start + zone]
        return total

    def draw_world(self, chance: Chance, favour: list[float] | None = None) -> int:
        """A world by weight, or by the favour given to those that can be."""
        weights = self.weights
        if favour is not None:
            able = [f if w > 0 else 0.0 for w, f in zip(weights, favour, strict=True)]
            if sum(able) > 0:
                weights = able
        point = chance.word("determinize") * UNIT * sum(weights)
        for world, weight in enumerate(weights):
            point -= weight
            if point < 0 and weight > 0:
                return world
        return max(range(self.worlds), key=weights.__getitem__)

    # -- rows ------------------------------------------------------------------------------------

    def place(self, row: Row, zone: int) -> None:
        """All copies of the row are in the zone, whatever the world."""
        cells = row.cells
        for place in range(len(cells)):
            cells[place] = 0.0
        for start in range(0, len(cells), self.zones):
            cells[start + zone] = float(row.copies)
        row.zone = zone
        row.home = zone

    def recheck(self, row: Row) -> None:
        """Whether the row is in one zone for sure now."""
        zone = self.sure_zone(row)
        if zone != UNSEEN:
            self.place(row, zone)
        row.zone = zone

    def sure_zone(self, row: Row) -> int:
        """The zone that holds all copies in every world that can be, if there is one."""
        need = row.copies - SURE
        cells = row.cells
        if len(cells) == self.zones:
            for zone in range(self.zones):
                if cells[zone] >= need:
                    return zone
            return UNSEEN
        found = UNSEEN
        for world in range(self.worlds):
            if self.weights[world] > 0:
                start = world * self.zones
                if found == UNSEEN:
                    while found + 1 < self.zones and cells[start + found + 1] < need:
                        found += 1
                    found += 1
                if found == self.zones or cells[start + found] < need:
                    return UNSEEN
        return found

    def recheck_split(self) -> None:
        """The worlds that can be are others: what differed between them may be sure now, or what
        was sure differ."""
        for row in self.split:
            self.recheck(row)

    def merge(self, row: Row) -> None:
        """Rows of one face that are surely in the same zone become one."""
        rows = self.of_face[row.face]
        if row.zone == UNSEEN or row not in rows:
            return
        for other in rows[:]:
            if other is not row and other.zone == row.zone:
                row.copies += other.copies
                rows.remove(other)
                (self.split if self.is_split[row.face] else self.shared).remove(other)
        self.place(row, row.zone)

    def merge_all(self, zone: int) -> None:
        """All rows that are surely in this zone."""
        for rows in self.of_face:
            if len(rows) > 1:
                for row in rows:
                    if row.zone == zone:
                        self.merge(row)
                        break
