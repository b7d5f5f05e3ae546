"""Whiteout: a platform for hidden-role board games.

Names are loaded when first asked for, so that ``import whiteout`` stays quick
and a program that only wants the rules never loads the command line.
"""

import importlib
from typing import TYPE_CHECKING

__version__ = "0.1.0"

# A public name stands in three places, checked to agree: here for readers and type checkers
# (imported below TYPE_CHECKING), and in _HOMES for the running program.
__all__ = [
    "Bot",
    "Eyes",
    "Fair",
    "Game",
    "Match",
    "Refusal",
    "Seeded",
    "__version__",
    "find_game",
    "game_ids",
    "make_bot",
    "parse_record",
    "play",
    "record_of",
    "run_scenario",
    "simulate",
    "verify",
]

# Public name -> the module that defines it (and its name there, where it differs).
_HOMES: dict[str, str] = {
    "Bot": "whiteout.core.bot",
    "Eyes": "whiteout.core.bot",
    "Fair": "whiteout.core.match",
    "Game": "whiteout.core.game",
    "Match": "whiteout.core.match",
    "Refusal": "whiteout.core.refusal",
    "Seeded": "whiteout.core.match",
    "find_game": "whiteout.games.registry",
    "game_ids": "whiteout.games.registry",
    "make_bot": "whiteout.bots.levels",
    "parse_record": "whiteout.core.record:parse",
    "play": "whiteout.bots.drive",
    "record_of": "whiteout.core.record",
    "run_scenario": "whiteout.core.scenario:run",
    "simulate": "whiteout.lab.simulate",
    "verify": "whiteout.core.record",
}

if TYPE_CHECKING:
    from whiteout.bots.drive import play
    from whiteout.bots.levels import make_bot
    from whiteout.core.bot import Bot, Eyes
    from whiteout.core.game import Game
    from whiteout.core.match import Fair, Match, Seeded
    from whiteout.core.record import parse as parse_record
    from whiteout.core.record import record_of, verify
    from whiteout.core.refusal import Refusal
    from whiteout.core.scenario import run as run_scenario
    from whiteout.games.registry import find_game, game_ids
    from whiteout.lab.simulate import simulate
else:

    def __getattr__(name: str) -> object:
        """Load a public name from its module and keep it here."""
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        home, _, inner = _HOMES[name].partition(":")
        value = getattr(importlib.import_module(home), inner or name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        """List the public names before they are loaded, for completion."""
        return sorted({*globals(), *_HOMES})
