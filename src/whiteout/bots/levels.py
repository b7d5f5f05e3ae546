"""The bots at hand for a game, by name: `random` for all, those that know the game, and
`strategist`, which thinks ahead with the judgement of the strongest of these.

`strategist` thinks 50 ms about an answer; `strategist:200ms` so long, `strategist:64` so many
tries.
"""

from __future__ import annotations

import re
from typing import Final

from whiteout.bots.random_bot import RandomBot
from whiteout.bots.strategist import Budget, Strategist
from whiteout.core.bot import Bot, Thinker
from whiteout.core.game import Game
from whiteout.core.refusal import BadSetting

STRATEGIST: Final = "strategist"
LONGEST_MS: Final = 60_000
MOST_TRIES: Final = 1_000_000


def bot_names(game: Game) -> list[str]:
    """The names of the bots that can play this game, weakest first."""
    return ["random", *game.bots(), *([STRATEGIST] if thinks_ahead(game) else [])]


def usual_bot(game: Game) -> str:
    """The strongest bot that answers at once: it holds seats, and is offered first."""
    return ["random", *game.bots()][-1]


def thinks_ahead(game: Game) -> bool:
    """Whether a search can build on a bot of this game."""
    makers = game.bots()
    return bool(makers) and isinstance(makers[usual_bot(game)](0), Thinker)


def check_bot(game: Game, name: str) -> None:
    """Refuse a name that is no bot's, with the names at hand."""
    plain, colon, budget = name.partition(":")
    if plain not in bot_names(game) or (colon and plain != STRATEGIST):
        raise BadSetting(f"there is no bot {name!r}", " or ".join(bot_names(game)))
    if colon:
        read_budget(budget)


def read_budget(text: str) -> Budget:
    """What stands behind the colon: `200ms`, or a number of tries."""
    found = re.fullmatch(r"([1-9][0-9]{0,8})(ms)?", text)
    most = LONGEST_MS if found and found[2] else MOST_TRIES
    if found is None or int(found[1]) > most:
        likes = f"{STRATEGIST}:200ms (up to {LONGEST_MS} ms) or {STRATEGIST}:64 (tries)"
        raise BadSetting(f"{text!r} is no time to think", likes)
    return Budget(int(found[1]) / 1000, 0) if found[2] else Budget(0.0, int(found[1]))


def make_bot(game: Game, name: str, seed: int) -> Bot:
    """A bot of this name; an unknown one is refused with the names at hand."""
    check_bot(game, name)
    plain, colon, budget = name.partition(":")
    if plain == "random":
        return RandomBot(seed)
    if plain != STRATEGIST:
        return game.bots()[plain](seed)
    mind = game.bots()[usual_bot(game)](seed)
    assert isinstance(mind, Thinker)
    return Strategist(game, mind, read_budget(budget) if colon else Budget())
