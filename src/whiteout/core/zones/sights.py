"""Sights: a face is seen in a zone, or is known not to be there.

A seen face is bound to one copy, which from then on is followed in a row of its own.
"""

from __future__ import annotations

from whiteout.core.zones.fitting import balance, groups, regroup, thin
from whiteout.core.zones.tables import SURE, TINY, UNSEEN, Row, Tables


def clear(k: Tables, row: Row, zone: int) -> None:
    """No copy of this row is in the zone."""
    cells = row.cells
    if row.home == zone:
        row.home = UNSEEN
    for start in range(0, len(cells), k.zones):
        amount = cells[start + zone]
        if amount <= 0:
            continue
        left = row.copies - amount
        cells[start + zone] = 0.0
        if left > SURE:
            scale = row.copies / left
            for place in range(start, start + k.zones):
                cells[place] *= scale
            continue
        cells[start + k.zones - 1] = float(row.copies)
        if len(cells) > k.zones:
            k.rule_out(start // k.zones)
        else:
            k.relaxed += 1
    k.recheck(row)


def bind(k: Tables, zone: int, face: int, taken: list[Row]) -> Row:
    """A copy of this face is in the zone: the row that stands for it alone from now on."""
    rows = [row for row in k.of_face[face] if row not in taken]
    assert rows, f"no copy of face {face} is left"
    total = 0.0
    found = 0.0
    for row in rows:
        if row.zone == zone:
            return row if row.copies == 1 else single_out(k, row, zone)
        total += likely(k, row, zone)
        if row.home == zone:
            found += likely(k, row, zone)
    if total < TINY:
        k.relaxed += 1
    known = found / total if total > TINY else 0.0
    if k.is_split[face]:
        rule_out_without(k, face, zone)
    sums = groups(k)
    sums[zone] = max(0.0, sums[zone] - known)
    donor = likeliest(k, rows, zone)
    crowd(k, donor, zone, known)
    doubt(k, donor, rows, zone)
    row = single_out(k, donor, zone)
    regroup(k, sums)
    balance(k)
    return row


def bind_among(k: Tables, zones: list[int], face: int) -> Row:
    """A copy of this face is in one of these zones, in each as likely as before: a row of its own
    that is nowhere else."""
    best = k.of_face[face][0]
    most = -1.0
    for row in k.of_face[face]:
        if row.zone in zones:
            return row if row.copies == 1 else single_out(k, row, row.zone)
        found = sum([likely(k, row, zone) for zone in zones]) / row.copies
        if found > most:
            most = found
            best = row
    if most < TINY:
        k.relaxed += 1
    shares = [row.cells[:] for row in k.of_face[face]]
    seen = single_out(k, best, zones[0])
    seen.zone = seen.home = UNSEEN
    for start in range(0, len(seen.cells), k.zones):
        amounts = [sum([cells[start + zone] for cells in shares]) for zone in zones]
        total = sum(amounts)
        for zone, amount in zip(zones, amounts, strict=True):
            seen.cells[start + zone] = amount / total if total > TINY else 1.0 / len(zones)
    balance(k)
    return seen


def likeliest(k: Tables, rows: list[Row], zone: int) -> Row:
    """The row that the copy seen is taken from: the likeliest, rather not one that is known to
    have been elsewhere, which goes on to stand for that."""
    best = rows[0]
    most = -1.0
    for row in rows:
        found = likely(k, row, zone) / row.copies
        if found > TINY and row.home in (UNSEEN, zone):
            found += 1.0
        if found > most:
            most = found
            best = row
    return best


def single_out(k: Tables, row: Row, zone: int) -> Row:
    """One copy of the row is in the zone; the others are as they were."""
    if row.copies > 1:
        rest = (row.copies - 1) / row.copies
        one = k.add(row.face, 1)
        for place in range(len(row.cells)):
            row.cells[place] *= rest
        row.copies -= 1
        if row.zone == zone:
            for start in range(0, len(row.cells), k.zones):
                row.cells[start + zone] = float(row.copies)
        row = one
    k.place(row, zone)
    return row


def likely(k: Tables, row: Row, zone: int) -> float:
    """How many copies of the row are expected in the zone, over all worlds."""
    if len(row.cells) == k.zones:
        return row.cells[zone]
    found = 0.0
    for world, weight in enumerate(k.weights):
        if weight > 0:
            found += weight * row.cells[world * k.zones + zone]
    return found / sum(k.weights)


def rule_out_without(k: Tables, face: int, zone: int) -> None:
    """Worlds in which none of these can be there are not the true one."""
    without = [
        world
        for world in range(k.worlds)
        if k.weights[world] > 0 and k.expected(world, zone, face) < TINY
    ]
    if len(without) < sum(1 for weight in k.weights if weight > 0):
        for world in without:
            k.rule_out(world)


def crowd(k: Tables, donor: Row, zone: int, known: float) -> None:
    """A place of the zone is about to be taken: all split faces that may be there have so much
    less room, but for what was last seen there, and so far as this was."""
    room = float(k.sizes[zone])
    for row in k.shared:
        if row.zone == zone:
            room -= row.copies
        elif row.home == zone and row.zone == UNSEEN:
            room -= row.cells[zone]
    for world in range(k.worlds):
        if k.weights[world] > 0:
            crowd_world(k, donor, zone, known, room, world * k.zones)


def crowd_world(k: Tables, donor: Row, zone: int, known: float, room: float, start: int) -> None:
    """The same in one world, given the room in it but for split faces."""
    for row in k.split:
        amount = row.cells[start + zone]
        if row.home == zone or amount >= row.copies - SURE:
            room -= amount
    before = room
    if donor.home != zone:
        before -= donor.cells[(start if len(donor.cells) > k.zones else 0) + zone] / donor.copies
    scale = max(0.0, room - 1.0 + known) / before if before > SURE else 1.0
    if scale < 1.0:
        for row in k.split:
            if row.zone == UNSEEN and row.home != zone and row is not donor:
                thin(row, start, k.zones, zone, scale)


def doubt(k: Tables, donor: Row, rows: list[Row], zone: int) -> None:
    """The copy seen may be one of another row: then that row has one less, and a copy of the
    donor is in its place. Copies are alike, so the rows may be mixed."""
    for start in range(0, len(donor.cells), k.zones):
        if len(donor.cells) > k.zones and k.weights[start // k.zones] <= 0:
            continue
        total = 0.0
        for row in rows:
            total += row.cells[start + zone]
        elsewhere = donor.copies - donor.cells[start + zone]
        if total < TINY or elsewhere < SURE:
            continue
        for row in rows:
            share = row.cells[start + zone] / total
            if row is not donor and share > TINY:
                each = 1.0 - share / row.copies
                for place in range(start, start + k.zones):
                    row.cells[place] *= each
                    if place != start + zone:
                        row.cells[place] += share * donor.cells[place] / elsewhere
