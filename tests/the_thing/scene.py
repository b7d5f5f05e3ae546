"""A table of The Thing set by the lines of a scenario."""

from __future__ import annotations

from textwrap import dedent

from whiteout.core.event import ABOVE, SPECTATOR, Facts
from whiteout.core.given import Line
from whiteout.core.match import Match
from whiteout.core.scenario import Player, parse
from whiteout.games.the_thing.game import GAME
from whiteout.games.the_thing.position import ThingPosition


class Scene:
    """A match arranged by the header and the `given` lines of a scenario."""

    def __init__(self, text: str) -> None:
        self.player = Player(parse("game: the_thing\n" + dedent(text)), GAME)
        self.match: Match = self.player.match
        self._marks = dict.fromkeys([*self.viewers(), ABOVE], 0)

    @property
    def position(self) -> ThingPosition:
        """The position behind all views."""
        position = self.match.position
        assert isinstance(position, ThingPosition)
        return position

    def viewers(self) -> list[int]:
        """Everybody who can look, but for the opened record."""
        return [*range(self.match.seats), SPECTATOR]

    def who(self, name: str) -> int:
        """A player by name, `spectator` or `above`."""
        return self.player.viewer(Line(0, []), name)

    def do(self, *lines: str) -> Scene:
        """Carry out lines of `when`; news are counted from here."""
        for viewer in self._marks:
            self._marks[viewer] = len(self.match.history(viewer))
        for line in lines:
            self.player.do(Line(0, line.split()))
        return self

    def check(self, *lines: str) -> Scene:
        """Check lines of `then`; of events, all since the beginning count."""
        for line in lines:
            self.player.check(Line(0, line.split()))
        return self

    def view(self, name: str) -> Facts:
        """What somebody sees of the position."""
        return self.match.view(self.who(name))

    def news(self, name: str) -> list[Facts]:
        """The events that somebody has seen since the last `do` began."""
        viewer = self.who(name)
        return self.match.history(viewer, self._marks[viewer])
