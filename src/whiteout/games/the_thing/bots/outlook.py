"""How an unfinished match stands: the chance of the humans, from what lies on the table in truth.

Only for samples and for reports: it looks at everything. The weights of the features stand in
data/outlook.toml; benchmarks/fit_outlook.py fits them to matches of `paranoid` bots.
"""

from __future__ import annotations

import math
from typing import Final

from whiteout.games.the_thing.position import CHARACTER, DEAD, NOWHERE, ThingPosition
from whiteout.games.the_thing.tables import (
    ALIEN,
    BOILER,
    COMMS,
    GENERATOR,
    HUMAN,
    KEYS,
    SNOWCAT,
    load_rows,
)

MODES: Final = ["hidden", "coop"]
SIGNS: Final = [
    "always",
    "humans",
    "aliens",
    "dead",
    "proven",
    "force",
    "freezing",
    "boiler",
    "generator",
    "radio",
    "rescue",
    "landed",
    "rescue_gone",
    "snowcat",
    "keys",
    "suspicion_of_humans",
    "suspicion_of_aliens",
    "least_suspected_is_alien",
    "threat",
    "starving",
    "late",
]
FEATURES: Final = [f"{sign}: {mode}" for mode in MODES for sign in SIGNS]


def load_weights() -> list[float]:
    """The weights by feature; a feature without one, or one unknown, is an error."""
    rows = load_rows("outlook.toml", "feature")
    if [row["name"] for row in rows] != FEATURES:
        raise ValueError("outlook.toml and outlook.py do not name the same features in order")
    return [float(row["weight"]) for row in rows]


WEIGHTS: Final[list[float]] = load_weights()


def humans_win(p: ThingPosition) -> float:
    """The chance that the humans win."""
    total = 0.0
    index = len(SIGNS) if p.settings.coop else 0
    for value in signs(p):
        total += WEIGHTS[index] * value
        index += 1
    return 1.0 / (1.0 + math.exp(-total))


def features(p: ThingPosition) -> list[float]:
    """The values of FEATURES: those of the other mode are 0."""
    nothing = [0.0] * len(SIGNS)
    return nothing + signs(p) if p.settings.coop else signs(p) + nothing


def signs(p: ThingPosition) -> list[float]:
    """What speaks for and against the humans."""
    n = float(p.settings.n)
    living = [figure for figure, status in enumerate(p.status) if status == CHARACTER]
    humans = [figure for figure in living if p.role[figure] == HUMAN]
    aliens = [figure for figure in living if p.role[figure] == ALIEN]
    least = min(living, key=lambda figure: p.suspicion[figure], default=-1)
    boiler = 0.0 if p.freezing != NOWHERE else (p.fuel[BOILER] - p.damage[BOILER]) / 4
    snowcat = (p.fuel[SNOWCAT] / p.fuel_capacity(SNOWCAT)) * (p.damage[SNOWCAT] == 0)
    keys = any(KEYS in p.held[figure] or KEYS in p.open_cards[figure] for figure in humans)
    return [
        1.0,
        len(humans) / n,
        len(aliens) / n,
        p.status.count(DEAD) / n,
        sum(p.shown_human[figure] for figure in humans) / n,
        p.faction_force / n,
        (p.freezing + 1) / p.settings.skull,
        boiler,
        (p.fuel[GENERATOR] - p.damage[GENERATOR]) / 4,
        p.damage[COMMS] / n if p.sos == 0 else 0.0,
        p.sos / p.settings.sos_length,
        float(p.sos >= p.settings.sos_length and not p.rescue_gone),
        float(p.rescue_gone),
        snowcat,
        float(keys),
        sum(p.suspicion[figure] for figure in humans) / (n * n),
        sum(p.suspicion[figure] for figure in aliens) / (n * n),
        float(least >= 0 and p.role[least] == ALIEN),
        p.threat / 8,
        float(p.starving),
        p.round / 10,
    ]
