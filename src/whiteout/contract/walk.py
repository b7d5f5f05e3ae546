"""Matches for the contract: every number of seats, any options, asides now and then. Played at
random, or by the game's bots, who get as far as matches between people do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from whiteout.core.bot import Eyes
from whiteout.core.event import ABOVE
from whiteout.core.game import Game
from whiteout.core.match import Match, Seeded
from whiteout.core.option import Option
from whiteout.core.position import Position
from whiteout.core.refusal import BadSetting
from whiteout.core.settings import (
    CARDS,
    CHOICE,
    FRACTION,
    NUMBER_OR_WORD,
    NUMBERS,
    SEAT,
    SWITCH,
    Setting,
)
from whiteout.core.view import encode, view

LONGEST = 20_000
"""Decisions after which a random match counts as stalled."""

ODD_SETTINGS = 0.15
"""How often a setting differs from its default."""


PROBES = 8
"""How many answers that may not be offered are tried at once."""

BOT_ANSWERS = 0.9
"""How often a seat of a match that is steered by bots does what its bot says."""


class Broken(AssertionError):
    """The game breaks the contract."""


def random_value(setting: Setting, draw: random.Random, seats: int) -> Any:
    """Some value that the setting takes."""
    if setting.kind == SWITCH:
        return draw.random() < 0.5
    if setting.kind == CHOICE:
        return draw.choice(setting.choices)
    if setting.kind == SEAT:
        return draw.randrange(seats)
    if setting.kind == CARDS:
        return setting.default
    if setting.kind == FRACTION:
        steps = int((setting.highest - setting.lowest) / setting.step + 0.5)
        return setting.read(setting.lowest + setting.step * draw.randint(0, steps))
    if setting.kind == NUMBER_OR_WORD and draw.random() < 0.5:
        return draw.choice(setting.choices)
    if setting.kind == NUMBERS:
        count = draw.randint(setting.fewest, min(setting.most, setting.fewest + 6))
        return [random_number(setting, draw) for _ in range(count)]
    return random_number(setting, draw)


def random_number(setting: Setting, draw: random.Random) -> int:
    """A whole number near the lowest that the setting takes, or near nought."""
    low = max(setting.minimum, -3)
    return draw.randint(low, min(setting.maximum, low + 6))


def random_options(game: Game, draw: random.Random, seats: int) -> dict[str, Any]:
    """Options as a table might choose them, mostly the defaults."""
    options = {}
    for setting in game.settings():
        if draw.random() < ODD_SETTINGS:
            options[setting.key] = random_value(setting, draw, seats)
    return options


def random_match(
    game: Game, draw: random.Random, fixed: dict[str, Any] | None = None
) -> tuple[Match, int]:
    """A new match with seats and options drawn, but for those fixed. Combinations that the game
    refuses are drawn again: how many."""
    refused = 0
    while True:
        seats = draw.randint(game.fewest, game.most)
        options = {**random_options(game, draw, seats), **(fixed or {})}
        try:
            return Match(game, seats, options, Seeded(draw.getrandbits(48))), refused
        except BadSetting:
            refused += 1


class Walk:
    """A random walk through one match, decision by decision."""

    def __init__(self, match: Match, draw: random.Random, asides_in: int = 200) -> None:
        self.match = match
        self.draw = draw
        self.asides_in = asides_in
        self.decisions = 0
        self.texts = [option.text for option in match.game.alphabet()]
        """What may be tried as an answer: the game's alphabet, or what has been offered so far."""

    def where(self) -> str:
        """Where the walk stands, for messages."""
        match = self.match
        return (
            f"{match.game.id}, {match.seats} seats, options {match.options}, "
            f"seed {match.source.public()}, decision {self.decisions}"
        )

    def probes(self, draw: random.Random) -> list[str]:
        """Some texts that a seat might try although they are not offered."""
        p = self.match.position
        if not self.match.game.alphabet():
            offered = [option.text for seat in p.asked for option in p.options(seat)]
            self.texts = list(dict.fromkeys([*self.texts, *offered]))
        asides = [
            option.text for seat in range(p.seats) for option in self.match.game.asides(p, seat)
        ]
        some = draw.sample(self.texts, min(PROBES, len(self.texts)))
        return [*some, *dict.fromkeys(asides), "no such"]

    def step(self) -> None:
        """One random answer, or now and then an aside."""
        match = self.match
        p = match.position
        if self.draw.randrange(self.asides_in) == 0:
            seat = self.draw.randrange(match.seats)
            asides = match.game.asides(p, seat)
            if asides:
                match.aside(seat, self.draw.choice(asides).text)
                return
        seat = self.draw.choice(p.asked)
        match.answer(seat, p.number, self.choose(seat).text)
        self.decisions += 1
        if self.decisions > LONGEST:
            raise Broken(f"no end: {self.where()}")

    def choose(self, seat: int) -> Option:
        """A random option of a seat that is asked."""
        options = self.match.position.options(seat)
        if not options:
            raise Broken(f"no option for seat {seat}, which is asked: {self.where()}")
        return self.draw.choice(options)

    def __iter__(self) -> Iterator[Position]:
        """The position before every decision, until the end."""
        while not self.match.position.over:
            yield self.match.position
            self.step()


class Steered(Walk):
    """A walk that mostly follows the game's bots, and lets them speak. Where random play hardly
    ever comes to the later parts of a match, this does."""

    def __init__(self, match: Match, draw: random.Random, asides_in: int = 200) -> None:
        super().__init__(match, draw, asides_in)
        makers = list(match.game.bots().values())
        seats = range(match.seats)
        self.bots = [draw.choice(makers)(draw.getrandbits(30)) for _ in seats]
        self.eyes = [Eyes(match.game, match.position, seat) for seat in seats]

    def choose(self, seat: int) -> Option:
        if self.draw.random() >= BOT_ANSWERS:
            return super().choose(seat)
        for words in self.bots[seat].speak(self.eyes[seat]):
            self.match.claim(seat, words)
        return self.bots[seat].choose(self.eyes[seat])


def walk_through(
    match: Match, draw: random.Random, asides_in: int = 200, steered: bool = False
) -> Walk:
    """A walk by the game's bots, if it has any and they are wanted, or at random."""
    if steered and match.game.bots():
        return Steered(match, draw, asides_in)
    return Walk(match, draw, asides_in)


def fingerprint(game: Game, p: Position) -> str:
    """Everything there is to a position: the truth, what waits, what is to come, the chance."""
    chance = p.chance.clone()
    draws = [chance.word("fingerprint") for _ in range(4)]
    answers = [option.text if option else None for option in p.answers]
    return "\n".join(
        [
            encode(view(game, p, ABOVE)),
            repr((p.number, p.asked, answers, p.over, p.stable)),
            repr(p.choice),
            repr(p.stack),
            repr(draws),
        ]
    )


def finish(game: Game, p: Position, draw: random.Random) -> None:
    """Play a position to its end at random."""
    for _ in range(LONGEST):
        if p.over:
            return
        if p.choice is None:
            p.advance()
            continue
        seat = draw.choice(p.asked)
        p.apply(seat, draw.choice(p.options(seat)))
    raise Broken(f"{game.id}: no end after {LONGEST} decisions")
