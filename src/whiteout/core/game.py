"""Games: what a rule set must offer so that everything else can play it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from whiteout.core.chance import Chance
from whiteout.core.event import ABOVE, EventKind, Facts
from whiteout.core.given import Given
from whiteout.core.layout import Layout
from whiteout.core.option import Option
from whiteout.core.position import Position
from whiteout.core.refusal import BadSetting
from whiteout.core.settings import Setting

if TYPE_CHECKING:
    from whiteout.core.bot import Bot


class Outcome:
    """How a match ended: the reason, the side it belongs to, the seats that won."""

    __slots__ = ("reason", "side", "winners")

    def __init__(self, reason: str, side: str, winners: list[int]) -> None:
        self.reason = reason
        self.side = side
        self.winners = winners

    def facts(self) -> Facts:
        """The outcome as written in records."""
        return {"reason": self.reason, "side": self.side, "winners": self.winners}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A rule set: its id, how many seats, its options, how a match starts, who sees what.

    The methods take positions of this very game. `view`, `asides`, `why_not` and `determinize`
    are the only places where hidden facts are weighed against a viewer.
    """

    def __init__(self) -> None:
        self.id = ""
        self.version = ""
        """The version of the rules; a record of another version is refused."""
        self.fewest = 0
        self.most = 0
        self.sides: list[str] = []
        """The sides a match can be won by, in the order of reports."""
        self.ends: list[str] = []
        """Every way a match can end."""
        self.roles: list[str] = []
        """The roles a claim may name."""
        self.cards: list[str] = []
        """The cards a claim may name."""

    def settings(self) -> list[Setting]:
        """The options of the game."""
        raise NotImplementedError

    def events(self) -> dict[str, EventKind]:
        """Every kind of event, with its fields: the information table of events."""
        raise NotImplementedError

    def information(self) -> dict[str, list[str]]:
        """Every field of a view by its path, with the rows of the specification that allow it."""
        raise NotImplementedError

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats the game is not made for."""
        if not self.fewest <= seats <= self.most:
            raise BadSetting(f"{self.id} cannot be played by {seats}", self.seat_range())

    def seat_range(self) -> str:
        """How many can play, in words."""
        return f"{self.fewest} to {self.most} seats"

    def start(self, seats: int, options: dict[str, Any], chance: Chance, listen: bool) -> Position:
        """A match at its first choice."""
        raise NotImplementedError

    def view(self, p: Position, viewer: int) -> Facts:
        """What the viewer may know of the position: built by allow-list, see `core.view`."""
        raise NotImplementedError

    def box(self, p: Position) -> Facts:
        """What is public from the start and never changes: the options in force, what the box
        holds for this number of seats."""
        return {}

    def asides(self, p: Position, seat: int) -> list[Option]:
        """What a seat may do beside the open choices; known to that seat alone."""
        return []

    def aside_seat(self, p: Position) -> int:
        """The seat that has the word at this moment beside the open choice, or -1. Drivers that
        fetch answers one by one ask it first."""
        return -1

    def take_aside(self, p: Position, seat: int, option: Option) -> None:
        """Carry out one of the asides."""
        raise NotImplementedError

    def silenced(self, p: Position, seat: int) -> str:
        """The rule that forbids a seat to speak to the table now, or nothing."""
        return ""

    def is_out(self, p: Position, seat: int) -> bool:
        """Whether a seat takes no more part in the match; for reports. As a rule, whoever may not
        speak to the table any more; a game in which that differs says so here."""
        return self.silenced(p, seat) != ""

    def why_not(self, p: Position, seat: int, text: str) -> str:
        """The rule that forbids an answer which is not offered, or nothing; tells a seat nothing
        that its own view does not."""
        return ""

    def default(self, p: Position, seat: int, chance: Chance) -> Option:
        """The answer taken for a seat that does not answer in time."""
        options = p.options(seat)
        return options[chance.below(len(options), "default")]

    def outcome(self, p: Position) -> Outcome:
        """How a match that is over has ended."""
        raise NotImplementedError

    def side_of(self, p: Position, seat: int) -> str:
        """The side a seat is on, in truth, or nothing while sides are not dealt yet; for reports
        and rewards, never for a view."""
        raise NotImplementedError

    def determinize(
        self, p: Position, seat: int, chance: Chance, suspicion: list[float] | None = None
    ) -> Position:
        """A position in which everything the seat cannot know is drawn anew, consistent with all
        that the seat has seen. Needs a position that was listened to from the start. `suspicion`
        weighs the seats that can have the hidden role; without it all are alike."""
        raise NotImplementedError

    def arrange(self, given: Given, options: dict[str, Any], chance: Chance) -> Position:
        """A position described by the `given` lines of a scenario, at its first choice."""
        raise NotImplementedError

    def bots(self) -> dict[str, Callable[[int], Bot]]:
        """The bots that know this game, by name: each is made from a seed."""
        return {}

    def alphabet(self) -> list[Option]:
        """Every option that a seat can ever be offered, in an order that never changes, for those
        who must number them. Of the asides, those that are moves of the game: leaving for good is
        what people do. Empty where a game is not made for learners."""
        return []

    def layout(self, seats: int) -> Layout:
        """Where the fields of a view lie in a row of numbers; see `core.layout`."""
        raise NotImplementedError

    def truth(self, p: Position) -> Facts:
        """The view from above, for opened records and tests."""
        return self.view(p, ABOVE)
