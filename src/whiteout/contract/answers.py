"""What must hold of answers: drafts that nobody else sees, results for every seat."""

from __future__ import annotations

import random

from whiteout.contract.compare import difference, state
from whiteout.contract.walk import Broken, Walk
from whiteout.core.event import SPECTATOR
from whiteout.core.game import Game
from whiteout.core.match import Match
from whiteout.core.option import BACK, Option
from whiteout.core.position import Position
from whiteout.core.view import view


def check_draft(walk: Walk, draw: random.Random) -> bool:
    """A part of a draft changes nothing that others see, and `back` takes it away without a
    trace. Whether there was a part to add."""
    game = walk.match.game
    p = walk.match.position
    seat = draw.choice(p.asked)
    parts = [option for option in p.options(seat) if option != BACK]
    if not parts:
        raise Broken(f"seat {seat} can only go back: {walk.where()}")
    part = draw.choice(parts)
    copy = p.clone()
    copy.history = []
    copy.apply(seat, part)
    if copy.over or copy.choice is not p.choice or len(copy.draft(seat)) <= len(p.draft(seat)):
        return False
    where = f"{part.text!r} of seat {seat} is part of a draft: {walk.where()}"
    if copy.history:
        raise Broken(f"{copy.history[0]!r} tells of it, though {where}")
    for viewer in [*range(p.seats), SPECTATOR]:
        found = difference(view(game, p, viewer), view(game, copy, viewer))
        if viewer != seat and found:
            raise Broken(f"viewer {viewer} sees {found}, though {where}")
    if seat not in copy.asked:
        return True  # that was the last part of a draft that is complete
    if BACK not in copy.options(seat):
        raise Broken(f"no way back, though {where}")
    check_back(walk, copy, seat, part)
    return True


def check_back(walk: Walk, copy: Position, seat: int, part: Option) -> None:
    """After a part and `back`, everything is as it was."""
    game = walk.match.game
    p = walk.match.position
    copy.apply(seat, BACK)
    found = difference(view(game, p, seat), view(game, copy, seat))
    found = found or difference(state(p), state(copy))
    if found:
        raise Broken(f"{part.text!r} and back leave a trace at {found}: {walk.where()}")


def check_results(match: Match) -> None:
    """The end has a reason that the game declares, and one result for every seat."""
    game = match.game
    outcome = match.outcome()
    where = f"{game.id}, seed {match.source.public()}"
    if outcome.reason not in game.ends:
        raise Broken(f"end {outcome.reason!r} is not among {game.ends}: {where}")
    if outcome.side and outcome.side not in game.allegiances:
        raise Broken(f"side {outcome.side!r} is not among {game.allegiances}: {where}")
    for name, seats in (("winners", outcome.winners), ("drawn", outcome.drawn)):
        if len(set(seats)) != len(seats) or not set(seats) <= set(range(match.seats)):
            raise Broken(f"{name} {seats} are not some of {match.seats} seats: {where}")
    both = sorted(set(outcome.winners) & set(outcome.drawn))
    if both:
        raise Broken(f"seats {both} have won and drawn: {where}")
    for seat in range(match.seats):
        check_allegiance(game, match.position, seat, where)


def check_allegiance(game: Game, p: Position, seat: int, where: str) -> None:
    """What a seat plays for is among what the game declares, once it is dealt."""
    found = game.allegiance(p, seat)
    if found and found not in game.allegiances:
        raise Broken(f"seat {seat} plays for {found!r}, not among {game.allegiances}: {where}")
