"""What one viewer knows of where things lie: moves and sights, told one after the other.

An unseen move takes an equal share of everything that can have moved; what contradicts a world
rules it out. Nothing here reads a position.
"""

from __future__ import annotations

from whiteout.core.zones.fitting import ROUNDS, balance, groups, regroup
from whiteout.core.zones.sights import bind, bind_among, clear
from whiteout.core.zones.tables import SURE, TINY, UNSEEN, Row, Tables

Keeps = list[dict[int, float]]
"""How much of a face cannot have moved: by world, or once for all worlds."""


class Move:
    """Things that go from one zone to another: one of a known face, or some unseen."""

    __slots__ = ("count", "face", "keeps", "source", "target")

    def __init__(
        self,
        source: int,
        target: int,
        face: int = UNSEEN,
        count: int = 1,
        keeps: Keeps | None = None,
    ) -> None:
        self.source = source
        self.target = target
        self.face = face
        self.count = count
        self.keeps = keeps


class Change:
    """An amount that leaves a cell for another, once all moves are worked out."""

    __slots__ = ("amount", "row", "source", "target")

    def __init__(self, row: Row, source: int, target: int, amount: float) -> None:
        self.row = row
        self.source = source
        self.target = target
        self.amount = amount


class Knowledge(Tables):
    """The tables of one viewer, kept up by what that viewer sees."""

    # -- moves -----------------------------------------------------------------------------------

    def move(self, moves: list[Move], watch: int = UNSEEN) -> list[list[float]]:
        """Things move, all at once. By move and world: how many of the split face watched."""
        taken: list[Row] = []
        bound: list[Row | None] = []
        for one in moves:
            row = None
            if one.face != UNSEEN:
                row = bind(self, one.source, one.face, taken)
                taken.append(row)
            bound.append(row)
        changes: list[Change] = []
        watched: list[list[float]] = []
        for index, one in enumerate(moves):
            if bound[index] is None:
                watched.append(self.flow(one, taken, changes, watch))
            else:
                watched.append([1.0 if one.face == watch else 0.0] * self.worlds)
        for index, one in enumerate(moves):
            row = bound[index]
            if row is not None:
                self.place(row, one.target)
            self.sizes[one.source] -= one.count
            self.sizes[one.target] += one.count
        self.carry_out(changes)
        for row in taken:
            self.merge(row)
        return watched

    def draw(self, one: Move, maker: int, nobody: int, drawer: int) -> float:
        """A move out of a deck in which, in the world `nobody`, the face that makes the worlds may
        still lie: if that is what goes, the world of the drawer has come about. The part of that
        world which is new, for roles that are kept beside it (`SeatChances.mix`)."""
        if self.weights[nobody] <= 0:
            self.move([one])
            return 0.0
        before = self.snapshot(nobody)
        part = 0.0
        if one.face == maker:
            self.only(nobody)
            part = self.branch(nobody, drawer, 1.0, before, maker, one.source)
        lies_there = one.face == UNSEEN and self.expected(nobody, one.source, maker) > SURE
        share = 1.0 / max(1, self.sizes[one.source])
        self.move([one])
        if lies_there:
            part = self.branch(nobody, drawer, share, before, maker, one.target)
        return part

    def carry_out(self, changes: list[Change]) -> None:
        """Amounts go over, and rows that are sure or no longer sure say so."""
        differs = False
        for change in changes:
            row = change.row
            cells = row.cells
            cells[change.source] -= change.amount
            cells[change.target] += change.amount
            if len(cells) > self.zones:
                differs = True
            else:
                if row.zone == change.source:
                    row.zone = UNSEEN
                if cells[change.target] >= row.copies - SURE:
                    self.place(row, change.target)
        if differs:
            for row in self.split:
                self.recheck(row)

    def flow(self, one: Move, taken: list[Row], changes: list[Change], watch: int) -> list[float]:
        """An unseen move: an equal share of all that can have gone, in each world."""
        source = one.source
        room = float(self.sizes[source])
        for row in taken:
            if row.zone == source:
                room -= row.copies
        factors = self.free_shared(one)
        kept = 0.0
        free_sum = 0.0
        free: list[Row] = []
        amounts: list[float] = []
        for row in self.shared:
            amount = row.cells[source]
            if amount > TINY and row not in taken:
                if factors and row.face in factors:
                    kept += amount * (1.0 - factors[row.face])
                    amount *= factors[row.face]
                if amount > TINY:
                    free_sum += amount
                    free.append(row)
                    amounts.append(amount)
        watched = [0.0] * self.worlds
        total = sum(self.weights)
        going = 0.0
        for world in range(self.worlds):
            weight = self.weights[world]
            if weight > 0:
                going += weight * self.flow_split(
                    world, one, taken, changes, room - kept, watched, watch
                )
        if free_sum > TINY:
            rate = min(1.0, going / total / free_sum)
            for index, row in enumerate(free):
                changes.append(Change(row, source, one.target, amounts[index] * rate))
        return watched

    def flow_split(
        self,
        world: int,
        one: Move,
        taken: list[Row],
        changes: list[Change],
        room: float,
        watched: list[float],
        watch: int,
    ) -> float:
        """The faces of one world that are counted on their own; how many of the others go."""
        start = world * self.zones
        source = start + one.source
        held = 0.0
        able = 0.0
        first = len(changes)
        for row in self.split:
            amount = row.cells[source]
            if amount > TINY and row not in taken:
                held += amount
                if one.keeps is not None:
                    amount *= self.free_split(one, row.face, world)
                if amount > TINY:
                    able += amount
                    changes.append(Change(row, source, start + one.target, amount))
        others = max(0.0, room - held)
        if able + others < TINY:
            self.rule_out(world)
            return 0.0
        share = min(1.0, one.count / (able + others))
        for index in range(first, len(changes)):
            change = changes[index]
            change.amount *= share
            if change.row.face == watch:
                watched[world] += change.amount
        return others * share

    def free_split(self, one: Move, face: int, world: int) -> float:
        """The part of a split face that can have moved in a world."""
        assert one.keeps is not None
        kept = one.keeps[world if len(one.keeps) > 1 else 0].get(face, 0.0)
        if kept <= 0:
            return 1.0
        held = self.expected(world, one.source, face)
        return max(0.0, held - kept) / held if held > TINY else 0.0

    def free_shared(self, one: Move) -> dict[int, float]:
        """By shared face that the giver keeps something of: the part of it that can have moved,
        over all worlds."""
        kept: dict[int, float] = {}
        total = sum(self.weights)
        for world, keeps in enumerate(one.keeps or []):
            weight = self.weights[world] / total if len(one.keeps or []) > 1 else 1.0
            for face, amount in keeps.items():
                if not self.is_split[face] and weight > 0:
                    kept[face] = kept.get(face, 0.0) + weight * amount
        free: dict[int, float] = {}
        for face, amount in kept.items():
            held = self.expected(0, one.source, face)
            free[face] = max(0.0, held - amount) / held if held > TINY else 0.0
        return free

    def pour(self, source: int, target: int) -> None:
        """Everything in one zone goes to another."""
        zones = self.zones
        for row in self.shared + self.split:
            cells = row.cells
            for start in range(0, len(cells), zones):
                cells[start + target] += cells[start + source]
                cells[start + source] = 0.0
            if row.home == source:
                row.home = target
            self.recheck(row)
        self.sizes[target] += self.sizes[source]
        self.sizes[source] = 0
        self.merge_all(target)

    # -- sights and setting up -------------------------------------------------------------------

    def see(self, zone: int, faces: list[int], whole: bool) -> None:
        """These faces are in the zone now; with `whole`, and no others."""
        taken: list[Row] = []
        for face in faces:
            taken.append(bind(self, zone, face, taken))
        if whole:
            sums = groups(self)
            sums[zone] = 0.0
            for row in self.shared + self.split:
                if row not in taken:
                    clear(self, row, zone)
            regroup(self, sums)
            balance(self)
        for row in taken:
            self.merge(row)

    def see_among(self, zones: list[int], face: int) -> None:
        """This face is in one of the zones: turned up from a pile that several have given to, one
        zone each. The things stay in the zones of their givers until the pile is cleared."""
        self.recheck(bind_among(self, zones, face))

    def balance(self, rounds: int = ROUNDS) -> None:
        """Set the sums right; see `fitting`. To be called when all faces have been put."""
        balance(self, rounds)
