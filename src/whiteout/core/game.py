"""Games: what a rule set must offer so that everything else can play it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic

from mypy_extensions import mypyc_attr

from whiteout.core.belief import Belief
from whiteout.core.chance import Chance
from whiteout.core.chapters import Chapters
from whiteout.core.choice import P
from whiteout.core.event import ABOVE, EventKind, Facts
from whiteout.core.facts import FactTable
from whiteout.core.given import Given
from whiteout.core.kinds import Id
from whiteout.core.layout import Layout
from whiteout.core.open_choice import OpenChoice
from whiteout.core.option import PASS, Option
from whiteout.core.position import Position
from whiteout.core.reading import Known
from whiteout.core.refusal import BadSetting
from whiteout.core.settings import Setting
from whiteout.core.talk import DEAD, PUBLIC, Channel, ClaimKind, usual_claims

if TYPE_CHECKING:
    from whiteout.core.bot import Bot


WON: Final = "won"
LOST: Final = "lost"
DRAWN: Final = "drawn"

USUAL_SEATS: Final = 6


class Outcome:
    """How a match ended: the reason, and what that means for every seat.

    `side` is the allegiance that the end belongs to, or nothing where everybody wins or loses
    alone. Whoever has neither won nor drawn has lost: a match that everybody loses is a loss for
    all.
    """

    __slots__ = ("drawn", "reason", "side", "winners")

    def __init__(
        self, reason: str, side: str, winners: list[int], drawn: list[int] | None = None
    ) -> None:
        self.reason = reason
        self.side = side
        self.winners = winners
        self.drawn: list[int] = drawn or []

    def result(self, seat: int) -> str:
        """What the end means for one seat."""
        return WON if seat in self.winners else DRAWN if seat in self.drawn else LOST

    def facts(self) -> Facts:
        """The outcome as written in records."""
        facts: Facts = {"reason": self.reason, "side": self.side, "winners": self.winners}
        if self.drawn:
            facts["drawn"] = self.drawn
        return facts


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[P]):
    """A rule set: its id, how many seats, its options, how a match starts, who sees what.

    What a method here does is bound by `chapters`, follows from `facts`, or is the usual thing; a
    game overrides it where it has more to say.

    The methods take positions of this very game, `P`. `view`, `asides`, `why_not` and `determinize`
    are the only places where hidden facts are weighed against a viewer.
    """

    def __init__(self) -> None:
        self.id = ""
        self.version = ""
        """The version of the rules; a record of another version is refused."""
        self.fewest = 0
        self.most = 0
        self.allegiances: list[str] = []
        """What a seat can play for, in the order of reports: sides, objectives of its own, exile.
        A game that is won or lost together has one."""
        self.ends: list[str] = []
        """Every way a match can end."""
        self.roles: list[str] = []
        """The roles a claim may name."""
        self.cards: list[str] = []
        """The cards a claim may name."""
        self.great_events: frozenset[str] = frozenset()
        """Kinds of events, seen by everybody, after which bots give the table time."""
        self.passing_events: frozenset[str] = frozenset()
        """Kinds of events by which nothing happens: bots go on quickly after these alone."""
        self.longest = 3000
        """How many decisions the longest matches take, for those who must set a limit."""
        self.facts: FactTable[Any] | None = None
        """What views and events can say, each thing once. `view`, `information`, `events`, `layout`
        and `types` follow from it; a game without it writes them itself."""
        self.chapters: Chapters[P] = Chapters()
        """The functions and tables of the rules that answer what is asked here."""
        self.sides: dict[str, str] = {}
        """To which side every end belongs, where each belongs to one; positions of such a game say
        `end_reason` and `winners`."""

    def settings(self) -> list[Setting]:
        """The options of the game."""
        if self.chapters.usual is None:
            raise NotImplementedError
        return self.chapters.usual.declared

    def events(self) -> dict[str, EventKind]:
        """Every kind of event, with its fields: the information table of events."""
        return self._declared().events

    def types(self) -> dict[str, Any]:
        """What the fields of views and events and the arguments of prompts and options are, for
        words and clients: `view` and `about` by path, `events` by kind and path, `options` by verb
        and name. See `core.kinds` for the types."""
        found: dict[str, Any] = {"view": {}, "about": {}}
        if self.facts is not None:
            found.update(self.facts.types())
        found["events"] = {kind: event.types() for kind, event in self.events().items()}
        options: dict[str, dict[str, str]] = {}
        for option in self.alphabet():
            options[option.verb] = dict(zip(option.names, option.types, strict=True))
        found["options"] = options
        return found

    def information(self) -> dict[str, list[str]]:
        """Every field of a view by its path, with the rows of the specification that allow it."""
        return self._declared().information()

    def _declared(self) -> FactTable[Any]:
        if self.facts is None:
            raise NotImplementedError(f"{self.id} declares no facts")
        return self.facts

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats the game is not made for."""
        if not self.fewest <= seats <= self.most:
            raise BadSetting(f"{self.id} cannot be played by {seats}", self.seat_range())

    def usual_seats(self) -> int:
        """How many sit down where nobody says how many: six, or as near to it as the game goes."""
        return max(self.fewest, min(self.most, USUAL_SEATS))

    def seat_range(self) -> str:
        """How many can play, in words."""
        return f"{self.fewest} to {self.most} seats"

    def start(self, seats: int, options: dict[str, Any], chance: Chance, listen: bool) -> Position:
        """A match at its first choice."""
        set_up, usual = self.chapters.set_up, self.chapters.usual
        if set_up is None or usual is None:
            raise NotImplementedError
        self.check_seats(seats)
        p = set_up(seats, usual.settings(seats, options), chance, listen)
        p.advance()
        return p

    def view(self, p: P, viewer: int) -> Facts:
        """What the viewer may know of the position: built by allow-list, see `core.view`."""
        written = self.chapters.view
        return self._declared().view(p, viewer) if written is None else written(p, viewer)

    def views(self, p: P, viewers: list[int]) -> list[Facts]:
        """The views of several viewers at once. They may share what all may know, so nobody changes
        anything in them. A game with a written view makes the shared part only once."""
        written = self.chapters.views
        if written is None:
            return [self.view(p, viewer) for viewer in viewers]
        return written(p, viewers)

    def box(self, p: P) -> Facts:
        """What is public from the start and never changes: the options in force, what the box
        holds for this number of seats."""
        box = self.chapters.box
        if box is None:
            return {}
        table: Any = p
        return box(table.settings)

    def asides(self, p: P, seat: int) -> list[Option]:
        """What a seat may do beside the open choices; known to that seat alone."""
        asides = self.chapters.asides
        return [] if asides is None else asides(p, seat)

    def aside_seats(self, p: P) -> list[int]:
        """The seats that have the word at a stable point beside the open choice, in the order of
        the word. Drivers that fetch answers one by one ask them first."""
        aside_seats = self.chapters.aside_seats
        return [] if aside_seats is None else aside_seats(p)

    def take_aside(self, p: P, seat: int, option: Option) -> None:
        """Carry out one of the asides."""
        take_aside = self.chapters.take_aside
        if take_aside is None:
            raise NotImplementedError
        take_aside(p, seat, option)

    def claims(self) -> list[ClaimKind]:
        """The sentences of table talk, with their blanks; see `core.talk`."""
        return usual_claims(self.roles, self.cards)

    def why_not_claim(self, p: P, seat: int, claim: str) -> str:
        """The rule that forbids this seat to make this claim now, or nothing. Beside `silenced`,
        for claims that belong to certain speakers or moments."""
        return ""

    def channels(self) -> list[Channel]:
        """Where people may write: for all, for the dead, for a faction."""
        return [PUBLIC, DEAD]

    def reads(self, p: P, seat: int, channel: str) -> bool:
        """Whether a seat reads what is written in a channel from now on, and so knows of it. Every
        seat reads the public channel, and whoever is out that of the dead."""
        return channel == PUBLIC.id or (channel == DEAD.id and self.is_out(p, seat))

    def silenced(self, p: P, seat: int, channel: str = PUBLIC.id) -> str:
        """The rule that forbids a seat that reads a channel to write in it now, or nothing. Claims
        are made in the public channel. Silence is not death: see `is_out`."""
        return ""

    def is_out(self, p: P, seat: int) -> bool:
        """Whether a seat takes no more part in the match, as everybody knows."""
        return False

    def why_not(self, p: P, seat: int, text: str) -> str:
        """The rule that forbids an answer which is not offered, or nothing; tells a seat nothing
        that its own view does not."""
        why_not = self.chapters.why_not
        return "" if why_not is None else why_not(p, seat, text)

    def default(self, p: P, seat: int, chance: Chance) -> Option:
        """The answer taken for a seat that does not answer in time: one that harms nobody and
        tells nothing. In the middle of a draft it may be `back`, and is asked for again. In an open
        choice it is `pass`; of any other choice the game should know better than any option."""
        known = self.chapters.default
        if known is not None:
            return known(p, seat, chance)
        if isinstance(p.choice, OpenChoice):
            return PASS
        options = p.options(seat)
        return options[chance.below(len(options), "default")]

    def outcome(self, p: P) -> Outcome:
        """How a match that is over has ended."""
        over: Any = p
        return Outcome(over.end_reason, self.sides[over.end_reason], over.winners[:])

    def allegiance(self, p: P, seat: int) -> str:
        """What a seat plays for, in truth, or nothing while that is not dealt yet; for reports,
        never for a view."""
        raise NotImplementedError

    def determinize(self, p: P, seat: int, chance: Chance, belief: Belief | None = None) -> P:
        """A position in which everything the seat cannot know is drawn anew, consistent with all
        that the seat has seen. Needs a position that was listened to from the start. A belief
        weighs what can be; without one the rules alone do."""
        determinize = self.chapters.determinize
        if determinize is None:
            raise NotImplementedError
        return determinize(p, seat, chance, belief)

    def arrange(self, given: Given, options: dict[str, Any], chance: Chance) -> Position:
        """A position described by the `given` lines of a scenario, at its first choice."""
        lines, arrange = self.chapters.lines, self.chapters.arrange
        if lines is None or arrange is None:
            raise NotImplementedError
        reading: Any = arrange(given, options, chance)
        p: Position = reading.p
        return lines.arrange(reading, p, self._declared(), chance, self.chapters.dice)

    def describe(
        self, view: Facts, names: list[str], options: dict[str, Any], truth: P | None = None
    ) -> Known | None:
        """The lines of a scenario that describe what a view tells, or None where `given` has no
        words for the moment; see `core.lines`. `truth` is the position itself, only beside the view
        from above."""
        describe = self.chapters.describe
        return None if describe is None else describe(view, names, options, truth)

    def families(self) -> dict[str, Id]:
        """Things that scenarios may call by other names than their ids, by family."""
        return {}

    def bots(self) -> dict[str, Callable[[int], Bot]]:
        """The bots that know this game, by name: each is made from a seed."""
        return self.chapters.bots

    def alphabet(self) -> list[Option]:
        """Every option that a seat can ever be offered, in an order that never changes, for those
        who must number them. Of the asides, those that are moves of the game: leaving for good is
        what people do. Empty where a game is not made for learners."""
        return self.chapters.alphabet

    def layout(self, seats: int) -> Layout:
        """Where the fields of a view lie in a row of numbers; see `core.layout`."""
        return self._declared().layout(seats)

    def open_truth(self) -> list[str]:
        """Fields of `truth` that are no secret although no view shows them, such as who has looked
        at what. The contract expects all other fields that views hide to be drawn anew."""
        return []

    def truth(self, p: P) -> Facts:
        """The view from above, for opened records and tests."""
        return self.view(p, ABOVE)
