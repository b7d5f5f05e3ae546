"""Fitting tables to what is known: zones add up to their sizes, rows to their copies.

What was last seen in a zone and may have left since is a group: how many of it have left is known
better than which of them.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.zones.tables import SURE, TINY, UNSEEN, Row, Tables

ROUNDS: Final = 3


def balance(k: Tables, rounds: int = ROUNDS) -> None:
    """Iterative proportional fitting of the faces that all worlds share. What is sure stays, and so
    do the groups."""
    wanted = room(k)
    loose: list[Row] = []
    firm: list[float] = []
    for row in k.shared:
        if row.zone != UNSEEN:
            wanted[row.zone] -= row.copies
            continue
        stays = 0.0
        if row.home != UNSEEN:
            stays = row.cells[row.home]
            row.cells[row.home] = 0.0
            wanted[row.home] -= stays
        loose.append(row)
        firm.append(stays)
    for _ in range(rounds):
        fit_once(loose, firm, wanted)
    for index, row in enumerate(loose):
        if row.home != UNSEEN:
            row.cells[row.home] = firm[index]


def fit_once(rows: list[Row], firm: list[float], wanted: list[float]) -> None:
    """Zones first, then rows, of which a firm part is set aside."""
    held = [0.0] * len(wanted)
    for row in rows:
        held = [have + amount for have, amount in zip(held, row.cells, strict=True)]
    scales = [
        max(TINY, want) / have if have > TINY else 1.0
        for want, have in zip(wanted, held, strict=True)
    ]
    for index, row in enumerate(rows):
        cells = [amount * scale for amount, scale in zip(row.cells, scales, strict=True)]
        total = sum(cells)
        if total > 0:
            scale = (row.copies - firm[index]) / total
            row.cells = [amount * scale for amount in cells]


def room(k: Tables) -> list[float]:
    """By zone, how many places the faces that all worlds share have on average."""
    room = [float(size) for size in k.sizes]
    total = sum(k.weights)
    for world in range(k.worlds):
        if k.weights[world] > 0:
            share = k.weights[world] / total
            start = world * k.zones
            for row in k.split:
                cells = row.cells
                for zone in range(k.zones):
                    if cells[start + zone] > 0:
                        room[zone] -= share * cells[start + zone]
    return room


def groups(k: Tables) -> list[float]:
    """By zone: how much of its group is still there."""
    sums = [0.0] * k.zones
    for row in k.shared:
        if row.zone == UNSEEN and row.home != UNSEEN:
            sums[row.home] += row.cells[row.home]
    return sums


def regroup(k: Tables, sums: list[float]) -> None:
    """As many have left their zone as before: if one of them is found there, another has left; if
    one is found elsewhere, the others have stayed."""
    for _ in range(2):
        now = groups(k)
        for row in k.shared:
            home = row.home
            if row.zone == UNSEEN and home != UNSEEN and now[home] > TINY:
                scale = sums[home] / now[home]
                if abs(scale - 1.0) > SURE:
                    thin(row, 0, k.zones, home, scale)


def thin(row: Row, start: int, zones: int, zone: int, scale: float) -> None:
    """Fewer of a row are in a zone of one world, so more of them elsewhere; or the reverse."""
    cells = row.cells
    amount = cells[start + zone]
    if amount <= 0 or amount >= row.copies - SURE:
        return
    less = min(float(row.copies), amount * scale)
    rest = (row.copies - less) / (row.copies - amount)
    for place in range(start, start + zones):
        cells[place] *= rest
    cells[start + zone] = less
