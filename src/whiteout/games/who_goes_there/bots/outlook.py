"""How an unfinished match stands: the chance of the humans by data/outlook.toml."""

from __future__ import annotations

import math
from typing import Final

from whiteout.games.who_goes_there.position import CampPosition
from whiteout.games.who_goes_there.rules.departure import overstock
from whiteout.games.who_goes_there.rules.strikes import wounds
from whiteout.games.who_goes_there.tables import load_rows

FOR_HUMANS: Final = 0
FOR_INFECTED: Final = 1
DIE: Final = 2.0
"""What a roll of the Helicopter die brings."""
FEATURES: Final = ["always", "points", "infected", "dead", "stamina", "wounds"]
_ROWS: Final = load_rows("outlook.toml", "feature")
WEIGHTS: Final[list[float]] = [float(row["weight"]) for row in _ROWS]
if [row["name"] for row in _ROWS] != FEATURES:
    raise ValueError("outlook.toml and bots/outlook.py do not name the same features")


def features(p: CampPosition) -> list[float]:
    """What `humans_win` looks at: points of the living humans against what is needed by now, the
    share of the infected and of the dead, how the living are."""
    humans = [s for s in range(p.seats) if not p.infected[s]]
    alive = [s for s in humans if p.alive[s]]
    need = max(1, p.settings.points_per_human * len(humans))
    share = max(0.2, p.round / len(p.settings.rounds))
    points = 0.0
    stamina = 0.0
    hurt = 0.0
    for seat in alive:
        points += sum(p.bonus_values[seat]) + overstock(p, seat)
        stamina += p.stamina[seat]
        hurt += wounds(p, seat)
    points = points / share + DIE * len(alive)
    count = max(1, len(alive))
    return [
        1.0,
        min(2.0, points / need) - 1.0,
        p.infected.count(True) / p.seats,
        p.alive.count(False) / p.seats,
        stamina / count / 5,
        hurt / count / 3,
    ]


def humans_win(p: CampPosition) -> float:
    """The chance of the humans."""
    total = 0.0
    for weight, value in zip(WEIGHTS, features(p), strict=True):
        total += weight * value
    return 1.0 / (1.0 + math.exp(-total))
