"""The bots at hand for a game, by name: `random` for all, and those that know the game."""

from __future__ import annotations

from whiteout.bots.random_bot import RandomBot
from whiteout.core.bot import Bot
from whiteout.core.game import Game
from whiteout.core.refusal import BadSetting


def bot_names(game: Game) -> list[str]:
    """The names of the bots that can play this game, weakest first."""
    return ["random", *game.bots()]


def make_bot(game: Game, name: str, seed: int) -> Bot:
    """A bot of this name; an unknown one is refused with the names at hand."""
    if name == "random":
        return RandomBot(seed)
    makers = game.bots()
    if name not in makers:
        raise BadSetting(f"there is no bot {name!r}", " or ".join(bot_names(game)))
    return makers[name](seed)
