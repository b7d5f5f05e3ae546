"""What a balance run says: shares with intervals, lengths, effects; as one object."""

from __future__ import annotations

import math
from collections import Counter

from whiteout.core.event import Facts
from whiteout.core.game import Game
from whiteout.lab.balance import PAIRS, Cell, Sums, Survey, Tally
from whiteout.lab.results import share
from whiteout.lab.stats import Z95, between
from whiteout.lab.watch import NEVER

ENOUGH = 30
"""Seats that took their first chance, and seats that did not: with fewer, no effect is told."""

MATCHES = "matches_won"
SEATS = "seats_won"
"""What stands for winning: the share of matches, where in every match one allegiance wins against
another; else the share of seats."""

QUANTILES = (0.1, 0.25, 0.5, 0.75, 0.9)


def findings(survey: Survey) -> Facts:
    """Everything the report shows; all of it follows from the seed but the time."""
    plain = survey.plain()
    contested = all(tally.results.contested(survey.game) for _, tally in survey.cells)
    measure = MATCHES if contested else SEATS
    return {
        "game": survey.game.id,
        "rules": survey.game.version,
        "bots": survey.bot,
        "seed": survey.seed,
        "games": survey.games,
        "options": survey.options,
        "cells": [_cell(survey.game, cell, tally) for cell, tally in survey.cells],
        "measure": measure,
        "use": {name: _use(name, plain) for name in survey.game.allegiances},
        "sensitivity": [
            _sensitivity(survey.game, measure, key, cells, plain)
            for key, cells in survey.varied().items()
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
        MATCHES: tally.results.by_match(game),
        SEATS: tally.results.by_seat(game),
        "everybody": tally.results.everybody(),
        "ends": {end: counts["ends"][end] for end in game.ends if counts["ends"][end]},
        "unit": timed,
        "length": _spread(counts[timed]),
        "decisions": _spread(counts["decisions"]),
        "changes": _happened(counts["changed"], counts["first_change"], tally.games),
        "eliminations": _happened(counts["out"], counts["first_out"], tally.games),
        "histogram": _histogram(counts[timed]),
    }


def _happened(seats: Counter[str], first: Counter[str], games: int) -> Facts:
    """To how many seats something happens in a match, in how many matches, and when first."""
    when = Counter({moment: count for moment, count in first.items() if int(moment) != NEVER})
    return {
        "matches": share(games - first[str(NEVER)], games),
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


def _use(allegiance: str, cells: list[tuple[Cell, Tally]]) -> list[Facts]:
    """Everything that those of an allegiance did, most used first, and how their matches went with
    and without."""
    games = sum(tally.games for _, tally in cells)
    found: dict[str, list[Sums]] = {}
    for _, tally in cells:
        for thing, sums in tally.use.get(allegiance, {}).items():
            found.setdefault(thing, []).append(sums)
    rows = []
    for thing, parts in found.items():
        effects = [effect for effect in map(_effect, parts) if effect is not None]
        row: Facts = {
            "thing": thing,
            "per_match": round(sum(sums[0] for sums in parts) / games, 4),
            "taken": sum(sums[1] for sums in parts),
            "left": sum(sums[3] for sums in parts),
            "effect": _pooled(effects),
        }
        rows.append(row)
    return sorted(rows, key=lambda row: (-row["per_match"], row["thing"]))


def _effect(sums: Sums) -> tuple[float, float] | None:
    """The difference in the share of wins between seats that took their first chance to use a thing
    and seats of the same allegiance that did not, and its variance. Only first chances count,
    because who lives longer has more of them; seats of one match are one cluster (`Clusters`)."""
    _, taken, won, left, won_without, *products = sums
    if taken < ENOUGH or left < ENOUGH:
        return None
    with_it, without = won / taken, won_without / left
    # A match adds its own (won - with_it * taken) / all taken - (the same of those left).
    weights = (-with_it / taken, 1 / taken, without / left, -1 / left)
    variance = 0.0
    for (one, other), product in zip(PAIRS, products, strict=True):
        twice = 1 if one == other else 2
        variance += twice * weights[one] * weights[other] * product
    return with_it - without, max(0.0, variance)


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
    game: Game,
    measure: str,
    key: str,
    cells: list[tuple[Cell, Tally]],
    plain: list[tuple[Cell, Tally]],
) -> Facts:
    """Every value against the game as it is, at the same number of seats."""
    base = {cell.seats: tally for cell, tally in plain}
    rows = []
    for cell, tally in cells:
        mine = tally.results.estimates(game, measure == SEATS)
        usual = base[cell.seats].results.estimates(game, measure == SEATS)
        shifts = {}
        for name in [name for name in mine if name in usual]:
            low, high = between(mine[name], usual[name])
            shifts[name] = {
                "shift": round(mine[name][0] - usual[name][0], 4),
                "low": round(low, 4),
                "high": round(high, 4),
            }
        rows.append({"seats": cell.seats, "value": cell.value, "shifts": shifts})
    return {"key": key, "rows": rows}
