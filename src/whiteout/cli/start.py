"""How a match begins at the terminal: seats, names, bots, and a chance that can be checked."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from whiteout.bots.levels import check_bot, make_bot, usual_bot
from whiteout.cli.pick import pick
from whiteout.cli.terminal import Terminal
from whiteout.core.bot import Bot
from whiteout.core.chance import commitment
from whiteout.core.event import SPECTATOR
from whiteout.core.game import Game
from whiteout.core.match import Fair, Match, Seeded, Source
from whiteout.core.refusal import BadSetting
from whiteout.words import Words

NAMES = (
    "Ada", "Bruno", "Carla", "Dario", "Elsa", "Finn",
    "Greta", "Hugo", "Iris", "Jon", "Kira", "Luca",
)  # fmt: skip
LONGEST_NAME = 16
LONGEST_ENTROPY = 200


class Wish:
    """What a person wants to play, checked and completed."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        seat: int | None = 0,
        bots: list[str] | None = None,
        names: list[str] | None = None,
        options: dict[str, Any] | None = None,
        seed: int | None = None,
        asks_entropy: bool = False,
    ) -> None:
        self.game = game
        self.seats = game.usual_seats() if seats is None else seats
        game.check_seats(self.seats)
        self.viewer = SPECTATOR if seat is None else seat
        if seat is not None and not 0 <= seat < self.seats:
            raise BadSetting(f"there is no seat {seat}", f"a seat from 0 to {self.seats - 1}")
        self.bots = self._seat_bots(bots or [usual_bot(game)])
        self.names = check_names(names or list(NAMES[: self.seats]), self.seats)
        self.options = options or {}
        self.seed = seed
        self.asks_entropy = asks_entropy

    def _seat_bots(self, bots: list[str]) -> dict[int, str]:
        """A bot for every seat but the person's: one name for all, or one for each of them."""
        others = [seat for seat in range(self.seats) if seat != self.viewer]
        names = bots * len(others) if len(bots) == 1 else bots
        if len(names) != len(others):
            raise BadSetting(f"{len(names)} bots for {len(others)} seats", "one name, or one each")
        for name in names:
            check_bot(self.game, name)
        return dict(zip(others, names, strict=True))


def check_names(names: list[str], seats: int) -> list[str]:
    """One printable name for every seat, each different."""
    if len(names) != seats:
        raise BadSetting(f"{len(names)} names for {seats} seats", "one name a seat")
    for name in names:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise BadSetting(f"the name {name!r}", f"1 to {LONGEST_NAME} printable characters")
    if len(set(names)) != len(names):
        raise BadSetting("two seats of the same name", "a name of its own for every seat")
    return names


def begin(wish: Wish, words: Words, terminal: Terminal) -> tuple[Match, dict[int, Bot]]:
    """Publish what binds the chance, then deal."""
    source, bot_base = _source(wish, words, terminal)
    match = Match(wish.game, wish.seats, wish.options, source, wish.names)
    bots = {
        seat: make_bot(wish.game, name, _bot_seed(bot_base, seat))
        for seat, name in wish.bots.items()
    }
    return match, bots


def _source(wish: Wish, words: Words, terminal: Terminal) -> tuple[Source, str]:
    if wish.seed is not None:
        terminal.say(words.say("chosen-seed", seed=str(wish.seed)), "frost")
        return Seeded(wish.seed), str(wish.seed)
    secret, salt = secrets.token_bytes(32), secrets.token_bytes(16)
    terminal.say(words.say("commitment"), "frost")
    terminal.say(f"  {commitment(secret, salt)}")
    entropy = [""] * wish.seats
    if wish.asks_entropy:
        typed = terminal.ask(words.say("entropy"))[:LONGEST_ENTROPY]
        entropy[max(0, wish.viewer)] = typed.encode(errors="replace").decode()
    return Fair(secret, salt, entropy), secrets.token_hex(16)


def _bot_seed(base: str, seat: int) -> int:
    digest = hashlib.blake2b(f"{base}/{seat}".encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big")


def pick_game(terminal: Terminal, lang: str) -> str | None:
    """One of the games at hand; where there is only one, it is that one."""
    from whiteout.games.registry import game_ids

    ids = game_ids()
    if len(ids) == 1:
        return ids[0]
    titles = [Words(lang, name).title() for name in ids]
    index = pick(terminal, Words(lang), Words(lang).say("which-game"), titles)
    return None if index is None else ids[index]
