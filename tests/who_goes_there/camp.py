"""A table of Who Goes There? set by the lines of a scenario, or played from its start."""

from __future__ import annotations

from textwrap import dedent

from whiteout.core.chance import SeededChance
from whiteout.core.given import Line
from whiteout.core.match import Match, Seeded
from whiteout.core.scenario import Player, parse
from whiteout.games.who_goes_there.game import GAME
from whiteout.games.who_goes_there.position import CampPosition


class Camp:
    """A match arranged by `given` lines; seats are called A, B, C, ..."""

    def __init__(self, given: str, seats: int = 3, **options: object) -> None:
        names = "ABCDEF"[:seats]
        head = [f"seats: {' '.join(names)}"]
        head += [f"option {key} = {value}" for key, value in options.items()]
        body = ["given", *dedent(given).strip().splitlines()]
        text = "\n".join(["game: who_goes_there", *head, *body])
        self.player = Player(parse(text), GAME)
        self.match: Match = self.player.match

    @property
    def p(self) -> CampPosition:
        position = self.match.position
        assert isinstance(position, CampPosition)
        return position

    def do(self, *lines: str) -> Camp:
        for line in lines:
            self.player.do(Line(0, line.split()))
        return self

    def check(self, *lines: str) -> Camp:
        for line in lines:
            self.player.check(Line(0, line.split()))
        return self

    def offered(self, name: str) -> list[str]:
        seat = "ABCDEF".index(name)
        return [option.text for option in self.p.options(seat)]

    def verbs(self, name: str) -> set[str]:
        return {text.split()[0] for text in self.offered(name)}

    def told(self, kind: str) -> list[dict[str, object]]:
        """Events of a kind as everybody sees them."""
        return [facts for facts in self.match.history(-1) if facts["event"] == kind]


def new_match(seats: int, seed: int = 1, **options: object) -> Match:
    """A match from its very start."""
    return Match(GAME, seats, dict(options), Seeded(seed))


def started(seats: int, seed: int = 1, **options: object) -> CampPosition:
    """The position of a match from its very start."""
    p = GAME.start(seats, dict(options), SeededChance(seed), True)
    assert isinstance(p, CampPosition)
    return p
