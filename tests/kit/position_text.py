"""The canonical text of positions: what is written arranges the same position again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from whiteout.bots.drive import Table
from whiteout.bots.random_bot import RandomBot
from whiteout.core.chance import SeededChance
from whiteout.core.event import ABOVE, Facts
from whiteout.core.game import Game
from whiteout.core.position import Position
from whiteout.core.scenario import Player, lines_of, parse
from whiteout.core.view import view


def names(seats: int) -> list[str]:
    """A, B, C, ..."""
    return [chr(ord("A") + seat) for seat in range(seats)]


def walk(
    game: Game, seats: int, options: dict[str, Any], seed: int, bot: str
) -> Iterator[Position]:
    """A match between bots to its end, at every choice and every stable point."""
    p = game.start(seats, options, SeededChance(seed), True)
    makers = {"random": RandomBot, **game.bots()}
    table = Table(game, p, [makers[bot](seed + seat) for seat in range(seats)])
    while not p.over:
        yield p
        if p.stable and table.ask_aside():
            continue
        if p.choice is None:
            p.advance()
        else:
            table.decide(p.asked[0])


def arranged(game: Game, lines: list[str], seats: int, options: dict[str, Any]) -> Position:
    """The position that the lines describe."""
    head = [f"game: {game.id}", "seats: " + " ".join(names(seats))]
    head += [f"option {key} = {value}" for key, value in options.items()]
    return Player(parse("\n".join([*head, "given", *lines])), game).match.position


def truth(game: Game, p: Position) -> Facts:
    """The view from above; choices are numbered anew."""
    facts = view(game, p, ABOVE)
    return {**facts, "choice": facts["choice"] and {**facts["choice"], "id": 0}}


def check(game: Game, p: Position, options: dict[str, Any]) -> bool:
    """Whether the position has a text; if so, it comes back from it, and so does the text."""
    lines = lines_of(game, p, names(p.seats), options)
    if lines is None:
        return False
    again = arranged(game, lines, p.seats, options)
    found, wanted = truth(game, again), truth(game, p)
    for field in wanted:
        assert found[field] == wanted[field], (field, "\n".join(lines))
    assert found == wanted, lines
    assert lines_of(game, again, names(p.seats), options) == lines
    return True
