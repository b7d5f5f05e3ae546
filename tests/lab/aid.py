"""What the tests of the laboratory share."""

import os
from collections.abc import Callable
from importlib.util import find_spec

import pytest

from whiteout.core.event import Facts
from whiteout.core.game import Game
from whiteout.games.registry import find_game, game_ids

GAMES = game_ids()
TIMINGS = ("seconds", "workers", "games_per_s", "decisions_per_s")


def game_of(name: str) -> Game:
    """A registered game."""
    return find_game(name)


def own_bot(game: Game) -> str:
    """A bot that knows the game, or the one that knows nothing."""
    return next(iter(game.bots()), "random")


def timeless(facts: Facts) -> Facts:
    """A result without what depends on the machine."""
    return {key: value for key, value in facts.items() if key not in TIMINGS}


def need(*modules: str) -> pytest.MarkDecorator:
    """Skip where an extra is not installed; CI has all of them, and skips nothing."""
    missing = [name for name in modules if find_spec(name) is None]
    wanted = os.environ.get("CI", "").lower() not in ("", "0", "false")
    return pytest.mark.skipif(bool(missing) and not wanted, reason=f"not installed: {missing}")


class Stop(Exception):
    """The power fails."""


def failing_after(matches: int) -> Callable[[int], None]:
    """A progress that stops the run once so many matches have ended."""
    seen = 0

    def progress(more: int) -> None:
        nonlocal seen
        seen += more
        if seen >= matches:
            raise Stop

    return progress
