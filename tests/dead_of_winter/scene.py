"""A table of Dead of Winter set by the lines of a scenario."""

from __future__ import annotations

from textwrap import dedent

from whiteout.core.given import Line
from whiteout.core.scenario import Player, parse
from whiteout.games.dead_of_winter.game import GAME
from whiteout.games.dead_of_winter.position import WinterPosition

PEOPLE = """
    group A: joan_kovac cole_barrington
    group B: gus_petrakis
    group C: lars_edgren
    group D: kenji_morita
"""


class Scene:
    """A match of four arranged by `given` lines, with four small groups unless others are named."""

    def __init__(self, given: str = "", header: str = "", seats: str = "A B C D") -> None:
        people = "" if "group A" in given else PEOPLE
        text = f"game: dead_of_winter\nseats: {seats}\n{dedent(header)}\ngiven\n{people}{given}"
        self.player = Player(parse(text), GAME)
        self.match = self.player.match

    @property
    def p(self) -> WinterPosition:
        """The position behind all views."""
        assert isinstance(self.match.position, WinterPosition)
        return self.match.position

    def do(self, *lines: str) -> Scene:
        """Carry out lines of `when`."""
        for line in lines:
            self.player.do(Line(0, line.split()))
        return self

    def check(self, *lines: str) -> Scene:
        """Check lines of `then`."""
        for line in lines:
            self.player.check(Line(0, line.split()))
        return self
