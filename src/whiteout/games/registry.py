"""The games that can be played: ours, and those other packages bring along.

Another package registers its game under the entry point group `whiteout.games`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from whiteout.core.game import Game
from whiteout.core.refusal import BadSetting

OURS: Final[dict[str, str]] = {
    "stay_away": "whiteout.games.stay_away.game",
    "outpost_31": "whiteout.games.outpost_31.game",
    "the_thing": "whiteout.games.the_thing.game",
}


def game_ids() -> list[str]:
    """The ids of all games at hand."""
    return [*OURS, *sorted(entry.name for entry in entry_points(group="whiteout.games"))]


def find_game(name: str) -> Game:
    """The game of this id; an unknown one is refused with the ids at hand."""
    if name in OURS:
        game = import_module(OURS[name]).GAME
        assert isinstance(game, Game)
        return game
    for entry in entry_points(group="whiteout.games"):
        if entry.name == name:
            found = entry.load()
            assert isinstance(found, Game)
            return found
    raise BadSetting(f"there is no game {name!r}", " or ".join(game_ids()))
