"""What a client must know of a game to offer it, play it and talk at its table: all of it comes
from the game, so that no client keeps lists of its own."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from whiteout.bots.levels import bot_names, usual_bot
from whiteout.core.clock import KINDS
from whiteout.core.game import Game
from whiteout.core.settings import Setting
from whiteout.core.talk import Blank
from whiteout.games.registry import find_game
from whiteout.server import wire

PACE = "decision_timer_s"
"""The setting by which a table is played by the clock; 0: it is not."""


@lru_cache(maxsize=100)
def title_of(game: str) -> str:
    """The game's name in English; clients have the others. A game that is no longer at hand, or
    has no words, is called by its id."""
    from whiteout.core.refusal import Refusal
    from whiteout.words import Words

    try:
        words = Words("en", game)
    except Refusal:
        return game
    return words.say("game-title") if words.has("game-title") else game


def clock_keys(game: Game) -> list[str]:
    """The settings of a game that are clocks: the pace, then the lengths of single kinds."""
    keys = {setting.key for setting in game.settings()}
    return [key for key in (PACE, *(f"{kind}_timer_s" for kind in KINDS)) if key in keys]


def game_facts(name: str) -> wire.GameFacts:
    """What `GET /api/games` says of a game."""
    game = find_game(name)
    return wire.GameFacts(
        id=game.id,
        title=title_of(game.id),
        version=game.version,
        fewest=game.fewest,
        most=game.most,
        settings=[_setting(setting) for setting in game.settings()],
        clocks=clock_keys(game),
        bots=bot_names(game),
        usual_bot=usual_bot(game),
        roles=game.roles,
        cards=game.cards,
        allegiances=game.allegiances,
        ends=game.ends,
        longest=game.longest,
        claims=[
            wire.ClaimFacts(key=claim.key, blanks=[_blank(blank) for blank in claim.blanks])
            for claim in game.claims()
        ],
        channels=[
            wire.ChannelFacts(id=channel.id, open_after=channel.open_after)
            for channel in game.channels()
        ],
        types=game.types(),
    )


def _setting(setting: Setting) -> wire.SettingFacts:
    by_seats: dict[str, Any] = {str(seats): value for seats, value in setting.by_seats.items()}
    return wire.SettingFacts(
        key=setting.key,
        kind=setting.kind,  # type: ignore[arg-type]
        default=setting.default,  # type: ignore[arg-type]
        default_by_seats=by_seats,
        choices=setting.choices,
        minimum=_whole(setting.lowest),
        maximum=_whole(setting.highest),
        step=_whole(setting.step),
        fewest=setting.fewest,
        most=setting.most,
    )


def _whole(number: float) -> float:
    """Without a point where there is nothing behind it."""
    return int(number) if number == int(number) else number


def _blank(blank: Blank) -> wire.BlankFacts:
    return wire.BlankFacts(
        name=blank.name, family=blank.family, choices=blank.choices, most=blank.most
    )
