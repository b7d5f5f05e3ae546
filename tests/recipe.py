"""What the maker of recorded matches must know about a game."""

from __future__ import annotations

from typing import Any

from whiteout.core.chance import SeededChance
from whiteout.core.game import Game
from whiteout.core.match import Match

SPEECH = 40
"""Once in so many moves somebody says something."""


class Players:
    """All players of a match: they draw their answers in the manner of an end."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match = match
        self.chance = SeededChance(seed, 1)

    def once_in(self, times: int) -> bool:
        """Draw whether something happens that happens once in so many times."""
        return times > 0 and self.chance.below(times, "aside") == 0

    def living(self) -> list[int]:
        """The players who can speak."""
        raise NotImplementedError

    def take_aside(self) -> bool:
        """Do something beside the choices, if the manner says so."""
        return False

    def answer(self, seat: int) -> str:
        """The answer of a seat that is asked."""
        raise NotImplementedError

    def move(self) -> None:
        """One claim, one aside or one answer."""
        p = self.match.position
        if self.once_in(SPEECH):
            living = self.living()
            speaker = living[self.chance.below(len(living), "speaker")]
            self.match.claim(speaker, {"claim": "is", "seat": speaker, "role": "human"})
        elif not self.take_aside():
            seat = p.asked[self.chance.below(len(p.asked), "seat")]
            self.match.answer(seat, p.number, self.answer(seat))

    def one_of(self, texts: list[str]) -> str:
        """One of some answers."""
        return texts[self.chance.below(len(texts), "answer")]


class Recipe:
    """How matches of a game are made to come to each of its ends."""

    longest = 900
    """Moves after which a match is given up."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def seats(self, end: str) -> list[int]:
        """The numbers of seats with which the game can end so."""
        return list(range(self.game.fewest, self.game.most + 1))

    def options(self, end: str, seats: int) -> dict[str, Any]:
        """The options of such a match."""
        raise NotImplementedError

    def players(self, match: Match, end: str, seed: int) -> Players:
        """Those who play it."""
        raise NotImplementedError
