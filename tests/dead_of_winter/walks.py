"""Matches of Dead of Winter by random players, over every number of seats, mode and objective."""

from __future__ import annotations

import random
from typing import Any

from whiteout.core.match import Match, Seeded
from whiteout.core.option import BACK
from whiteout.games.dead_of_winter.game import GAME
from whiteout.games.dead_of_winter.position import WinterPosition
from whiteout.games.dead_of_winter.tables import OBJECTIVE_IDS

NAMES = [f"Name{seat}" for seat in range(5)]
SWITCHES = ["player_elimination", "mature_filter", "outsider_request_to_crisis"]


def table_for(number: int) -> tuple[int, dict[str, Any]]:
    """Seats and options of the match of this number: all of them come up."""
    draw = random.Random(number)
    seats = 2 + number % 4
    options: dict[str, Any] = {"main_objective": OBJECTIVE_IDS[number % 10]}
    coop = seats == 2 or draw.random() < 0.3
    if seats > 2:
        options["mode"] = "coop" if coop else "standard"
    options["side"] = draw.choice(["auto", "normal", "hardcore"])
    options["balance_profile"] = draw.choice(["printed", "tuned"])
    options["attract_count"] = draw.choice(["exact", "up_to"])
    options["crisis_threshold"] = draw.choice(["all", "non_exiled"])
    options["morale_offset"] = draw.randint(0, 3)
    options["requested_equip_to_crisis"] = draw.random() < 0.5
    options["morale_checkpoints"] = draw.random() < 0.3
    for key in SWITCHES:
        options[key] = draw.random() < 0.3
    options["betrayer" if not coop else "coop_open_hands"] = draw.random() < 0.4
    return seats, options


def step(match: Match, draw: random.Random) -> None:
    """One answer of somebody who would rather act than end the turn."""
    p = match.position
    seat = draw.choice(p.asked)
    options = [option for option in p.options(seat) if option != BACK] or p.options(seat)
    if len(options) > 1 and options[-1].verb == "end_turn" and draw.random() < 0.85:
        options = options[:-1]
    match.answer(seat, p.number, draw.choice(options).text)


def start(number: int) -> Match:
    """The match of this number, at its first decision."""
    seats, options = table_for(number)
    return Match(GAME, seats, options, Seeded(number), NAMES[:seats])


def play(number: int, most: int = 5000) -> Match:
    """The match of this number, to its end."""
    match = start(number)
    draw = random.Random(number)
    for _ in range(most):
        if match.position.over:
            return match
        step(match, draw)
    raise AssertionError(f"match {number} does not end")


def table_of(match: Match) -> WinterPosition:
    """The position behind all views."""
    assert isinstance(match.position, WinterPosition)
    return match.position
