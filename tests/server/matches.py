"""Whole matches for the tests of records: played by chance, the same every time."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from whiteout.core.chance import SeededChance
from whiteout.core.event import Facts
from whiteout.core.match import Fair, Match, Seeded
from whiteout.core.record import record_of
from whiteout.games.stay_away.game import GAME
from whiteout.server import wire
from whiteout.server.changes import apply

NAMES = ["Ana", "Bo", "Cleo", "Dev", "Eli", "Fay", "Gus", "Hana", "Ivo", "Jun", "Kit", "Lou"]
LONGEST = 600


def play(match: Match, seed: int, most: int = LONGEST) -> Match:
    """Answer by chance until the end; now and then somebody says something."""
    chance = SeededChance(seed, 7)
    p = match.position
    while not p.over and len(match.moves) < most:
        seat = p.asked[chance.below(len(p.asked), "seat")]
        if chance.below(30, "talk") == 0:
            match.claim(seat, {"claim": "suspects", "seat": (seat + 1) % match.seats})
        options = p.options(seat)
        match.answer(seat, p.number, options[chance.below(len(options), "answer")].text)
        thing = next(iter(GAME.aside_seats(p)), -1)
        if thing >= 0 and (match.view(thing)["humans_left"] == 0 or len(match.moves) > most - 20):
            match.aside(thing, "declare_victory")
    return match


@lru_cache(maxsize=20)
def finished(seats: int, seed: int, fair: bool = True) -> Match:
    """A match to its end."""
    source = Fair(bytes([seed]) * 32, b"salt" * 4, [f"ice {seed}"] * seats)
    options: dict[str, Any] = {"turn_limit": 60}
    names = NAMES[:seats]
    return play(Match(GAME, seats, options, source if fair else Seeded(seed), names), seed)


def record(seats: int, seed: int, fair: bool = True) -> str:
    """Its record."""
    return record_of(finished(seats, seed, fair)).text()


def views_of(found: wire.Replayed) -> list[Facts]:
    """The whole view at every step of a replay, put together as the browser does it."""
    steps = msgspec.json.decode(wire.encode(found))["steps"]
    views: list[Facts] = []
    view: Facts = {}
    for step in steps:
        view = apply(view, step["change"])
        views.append(view)
    return views
