"""What a balance run says: shares with intervals, lengths, effects; as one object."""

from __future__ import annotations

import math
from collections import Counter

from whiteout.core.event import Facts
from whiteout.core.game import Game
from whiteout.lab.balance import Cell, Sums, Survey, Tally
from whiteout.lab.stats import Z95, difference, wilson
from whiteout.lab.watch import NEVER

ENOUGH = 30
"""Seats that took their first chance, and seats that did not: with fewer, no effect is told."""

QUANTILES = (0.1, 0.25, 0.5, 0.75, 0.9)


def findings(survey: Survey) -> Facts:
    """Everything the report shows; all of it follows from the seed but the time."""
    plain = survey.plain()
    return {
        "game": survey.game.id,
        "rules": survey.game.version,
        "bots": survey.bot,
        "seed": survey.seed,
        "games": survey.games,
        "options": survey.options,
        "cells": [_cell(survey.game, cell, tally) for cell, tally in survey.cells],
        "use": {side: _use(side, plain) for side in survey.game.sides},
        "sensitivity": [
            _sensitivity(survey.game, key, cells, plain) for key, cells in survey.varied().items()
        ],
        "matches": sum(tally.games for _, tally in survey.cells),
        "seconds": round(survey.seconds, 2),
    }


# -- one way to play -------------------------------------------------------------------------------


def _cell(game: Game, cell: Cell, tally: Tally) -> Facts:
    counts = tally.counts
    timed = "turns" if counts["turns"] else "decisions"
    return {
        **cell.facts(),
        "games": tally.games,
        "wins": {side: _share(counts["wins"][side], tally.games) for side in game.sides},
        "ends": {end: counts["ends"][end] for end in game.ends if counts["ends"][end]},
        "unit": timed,
        "length": _spread(counts[timed]),
        "decisions": _spread(counts["decisions"]),
        "changes": _happened(counts["changed"], counts["first_change"], tally.games),
        "eliminations": _happened(counts["out"], counts["first_out"], tally.games),
        "histogram": _histogram(counts[timed]),
    }


def _share(hits: int, games: int) -> Facts:
    low, high = wilson(hits, games)
    return {
        "count": hits,
        "share": round(hits / games, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def _happened(seats: Counter[str], first: Counter[str], games: int) -> Facts:
    """To how many seats something happens in a match, in how many matches, and when first."""
    when = Counter({moment: count for moment, count in first.items() if int(moment) != NEVER})
    return {
        "matches": _share(games - first[str(NEVER)], games),
        "mean": round(sum(int(many) * count for many, count in seats.items()) / games, 3),
        "seats": {many: seats[many] for many in sorted(seats, key=int)},
        "first": _spread(when) if when else None,
        "histogram": _histogram(when),
    }


def _spread(counts: Counter[str]) -> Facts:
    """The quantiles of a counted number, and its mean."""
    total = sum(counts.values())
    values = sorted((int(value), count) for value, count in counts.items())
    found: Facts = {"mean": round(sum(value * count for value, count in values) / total, 2)}
    for quantile in QUANTILES:
        seen = 0
        for value, count in values:
            seen += count
            if seen >= quantile * total:
                found[f"p{round(100 * quantile)}"] = value
                break
    return {"min": values[0][0], **found, "max": values[-1][0]}


def _histogram(counts: Counter[str], most: int = 30) -> list[list[int]]:
    """How often, in at most so many bins of equal width: first value, last value, count."""
    if not counts:
        return []
    values = {int(value): count for value, count in counts.items()}
    least, largest = min(values), max(values)
    width = math.ceil((largest - least + 1) / most)
    bins = []
    for first in range(least, largest + 1, width):
        last = first + width - 1
        bins.append([first, last, sum(values.get(value, 0) for value in range(first, last + 1))])
    return bins


# -- what goes with winning ------------------------------------------------------------------------


def _use(side: str, cells: list[tuple[Cell, Tally]]) -> list[Facts]:
    """Everything this side did, most used first, and how its matches went with and without."""
    games = sum(tally.games for _, tally in cells)
    found: dict[str, list[Sums]] = {}
    for _, tally in cells:
        for thing, sums in tally.use.get(side, {}).items():
            found.setdefault(thing, []).append(sums)
    rows = []
    for thing, parts in found.items():
        effects = [effect for effect in map(_effect, parts) if effect is not None]
        row: Facts = {
            "thing": thing,
            "per_match": round(sum(sums[0] for sums in parts) / games, 4),
            "taken": sum(sums[1] + sums[6] for sums in parts),
            "left": sum(sums[2] + sums[7] for sums in parts),
            "effect": _pooled(effects),
        }
        rows.append(row)
    return sorted(rows, key=lambda row: (-row["per_match"], row["thing"]))


def _effect(sums: Sums) -> tuple[float, float] | None:
    """The difference in the side's share of wins between seats that took their first chance to use
    a thing and seats that did not, and its variance. Only first chances count, because who lives
    longer has more of them; seats of one match are one cluster, since they win together."""
    taken, left = sums[1] + sums[6], sums[2] + sums[7]
    if taken < ENOUGH or left < ENOUGH:
        return None
    with_it, without = sums[6] / taken, sums[7] / left
    variance = 0.0
    for won, place in ((0, 3), (1, 8)):
        one, none = (won - with_it) / taken, (won - without) / left
        both, cross, neither = sums[place : place + 3]
        variance += one * one * both - 2 * one * none * cross + none * none * neither
    return with_it - without, variance


def _pooled(effects: list[tuple[float, float]]) -> Facts | None:
    """Effects at several numbers of seats as one, each weighing as much as it is sure: compared
    are only seats at tables of the same size."""
    sure = [(gain, 1 / variance) for gain, variance in effects if variance > 0]
    if not sure:
        return None
    weight = sum(part for _, part in sure)
    gain = sum(gain * part for gain, part in sure) / weight
    reach = Z95 / math.sqrt(weight)
    return {
        "gain": round(gain, 4),
        "low": round(max(-1.0, gain - reach), 4),
        "high": round(min(1.0, gain + reach), 4),
    }


# -- what a varied number does ---------------------------------------------------------------------


def _sensitivity(
    game: Game, key: str, cells: list[tuple[Cell, Tally]], plain: list[tuple[Cell, Tally]]
) -> Facts:
    """Every value against the game as it is, at the same number of seats."""
    base = {cell.seats: tally for cell, tally in plain}
    rows = []
    for cell, tally in cells:
        other = base[cell.seats]
        shifts = {}
        for side in game.sides:
            won, before = tally.counts["wins"][side], other.counts["wins"][side]
            low, high = difference(won, tally.games, before, other.games)
            shifts[side] = {
                "shift": round(won / tally.games - before / other.games, 4),
                "low": round(low, 4),
                "high": round(high, 4),
            }
        rows.append({"seats": cell.seats, "value": cell.value, "shifts": shifts})
    return {"key": key, "rows": rows}
