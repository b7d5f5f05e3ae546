"""What the tests of the research environments share."""

from __future__ import annotations

import random
from collections.abc import Iterator

from whiteout.adapters.arena import Arena, Rules
from whiteout.contract.walk import Walk, random_match
from whiteout.core.match import Match
from whiteout.games.registry import find_game, game_ids

GAMES = [name for name in game_ids() if find_game(name).alphabet()]
"""Every registered game that is made for learners."""

SEATS = 6


def matches(name: str, count: int, seed: int = 1) -> Iterator[Match]:
    """Random matches of all numbers of seats and of odd options, played to their end."""
    draw = random.Random(seed)
    for _ in range(count):
        match, _ = random_match(find_game(name), draw)
        yield match


def walk(match: Match, seed: int = 1) -> Iterator[int]:
    """Play a match at random; before every decision, a seat to look through."""
    draw = random.Random(seed)
    for index, _ in enumerate(Walk(match, draw, asides_in=400)):
        if index > 150:
            return
        if draw.random() < 0.05:
            speaker = draw.randrange(match.seats)
            game, p = match.game, match.position
            if not (game.silenced(p, speaker) or game.why_not_claim(p, speaker, "suspects")):
                match.claim(speaker, {"claim": "suspects", "seat": draw.randrange(match.seats)})
        yield draw.randrange(match.seats)


def random_arena(name: str, seed: int, steps: int = 10_000, history: int = 0) -> Arena:
    """A match played at random by actions, to its end or for so many of them."""
    draw = random.Random(seed)
    arena = Arena(Rules(name, SEATS, history=history), seed, recalls=True)
    while not arena.finished and len(arena.taken) < steps:
        arena.act(draw.choice(arena.legal()))
    return arena
