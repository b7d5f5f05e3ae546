"""A table of Stay Away! set by the lines of a scenario, for tests that look at it in Python."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import dedent
from typing import Any

from whiteout.core.chance import SeededChance
from whiteout.core.event import ABOVE, SPECTATOR, Facts
from whiteout.core.given import Line
from whiteout.core.match import Match, Seeded
from whiteout.core.scenario import Player, parse
from whiteout.games.stay_away.game import GAME
from whiteout.games.stay_away.position import StayAwayPosition


class Stage:
    """A match arranged by the header and the `given` lines of a scenario."""

    def __init__(self, text: str) -> None:
        self.player = Player(parse("game: stay_away\n" + dedent(text)), GAME)
        self.match: Match = self.player.match
        self._marks = dict.fromkeys([*self.viewers(), ABOVE], 0)

    @property
    def position(self) -> StayAwayPosition:
        """The position behind all views."""
        position = self.match.position
        assert isinstance(position, StayAwayPosition)
        return position

    def viewers(self) -> list[int]:
        """Everybody who can look, but for the opened record."""
        return [*range(self.match.seats), SPECTATOR]

    def who(self, name: str) -> int:
        """A player by name, `spectator` or `above`."""
        return self.player.viewer(Line(0, []), name)

    def do(self, *lines: str) -> Stage:
        """Carry out lines of `when`; news are counted from here."""
        for viewer in self._marks:
            self._marks[viewer] = len(self.match.history(viewer))
        for line in lines:
            self.player.do(Line(0, line.split()))
        return self

    def check(self, *lines: str) -> None:
        """Check lines of `then`; of events, all since the beginning count."""
        for line in lines:
            self.player.check(Line(0, line.split()))

    def view(self, name: str) -> Facts:
        """What somebody sees of the position."""
        return self.match.view(self.who(name))

    def news(self, name: str) -> list[Facts]:
        """The events that somebody has seen since the last `do` began."""
        viewer = self.who(name)
        return self.match.history(viewer, self._marks[viewer])

    def options(self, name: str) -> list[str]:
        """The answers offered to a player."""
        return [option.text for option in self.match.position.options(self.who(name))]

    def asides(self, name: str) -> list[str]:
        """What stands open to a player beside the choices."""
        return [option.text for option in GAME.asides(self.match.position, self.who(name))]

    def everything(self) -> list[Any]:
        """All views and all events of all viewers, and the view from above."""
        seen: list[Any] = [self.match.view(viewer) for viewer in [*self.viewers(), ABOVE]]
        return seen + [self.match.history(viewer) for viewer in self.viewers()]


# Every decision point of specification §7 that waits for a player: how to get there, and who is
# asked. A is always the active player, B the one who is answered or aimed at, The Thing sits far.
_START = """
    seats: A B C D E F G H I J
    given
      {hands}
      deck: {deck}
      hand B: no_barbecue im_comfortable missed suspicious
      hand I: the_thing resolute scary scary
      hand J: change_places change_places youd_better_run youd_better_run
      active A
      step {step}
"""
_FOUR = "hand A: axe whiskey seduction analysis"


def _acting(card: str, more: str = "") -> str:
    hands = f"hand A: {card} whiskey seduction analysis suspicious\n      {more}"
    return _START.format(hands=hands, deck="suspicious infected missed suspicious", step="act")


def _panicking(card: str, more: str = "") -> str:
    return _START.format(hands=f"{_FOUR}\n      {more}", deck=f"{card} suspicious", step="draw")


DECISIONS: dict[str, tuple[str, list[str], str]] = {
    "D-02": (_acting("axe"), [], "A"),
    "D-03": (_acting("axe", "quarantine A 2"), [], "A"),
    "D-04": (_acting("flamethrower"), ["A play flamethrower"], "A"),
    "D-05": (_acting("axe", "door A B"), ["A play axe"], "A"),
    "D-06": (_acting("barred_door"), ["A play barred_door"], "A"),
    "D-07": (_acting("resolute"), ["A play resolute"], "A"),
    "D-08": (_acting("flamethrower"), ["A play flamethrower", "A target B"], "B"),
    "D-09": (_acting("change_places"), ["A play change_places", "A target B"], "B"),
    "D-10": (_START.format(hands=_FOUR, deck="suspicious", step="exchange"), [], "A"),
    "D-11": (_START.format(hands=_FOUR, deck="suspicious", step="exchange"), ["A offer axe"], "B"),
    "D-12": (_panicking("cant_we_be_friends"), [], "A"),
    "D-13": (_panicking("out_of_here"), [], "A"),
    "D-14": (_panicking("one_two"), [], "A"),
    "D-15": (_panicking("between_us"), [], "A"),
    "D-16": (_panicking("forgetful"), [], "A"),
    "D-17": (_panicking("blind_date"), [], "A"),
    "D-18": (_panicking("round_and_round"), [], "A"),
    "D-19": (_panicking("revelations"), ["A pass"], "B"),
}


def at_decision(point: str) -> Stage:
    """A table at which this decision is open."""
    text, lines, _ = DECISIONS[point]
    return Stage(text).do(*lines)


def decider(point: str) -> str:
    """The player who is asked at that table."""
    return DECISIONS[point][2]


def played_at_random(
    seats: int, seed: int, options: dict[str, Any] | None = None
) -> Iterator[tuple[Match, StayAwayPosition]]:
    """A match played by drawing every answer: yields before the first answer and after each."""
    match = Match(GAME, seats, options or {"turn_limit": 60}, Seeded(seed))
    chance = SeededChance(seed, 1)
    position = match.position
    assert isinstance(position, StayAwayPosition)
    yield match, position
    while not position.over:
        seat = position.asked[chance.below(len(position.asked), "seat")]
        options_now = position.options(seat)
        option = options_now[chance.below(len(options_now), "answer")]
        match.answer(seat, position.number, option.text)
        yield match, position
