"""The types of the HTTP part, and the small types that both parts share (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Level = Annotated[str, Meta(max_length=24)]
Key = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Option = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Secret = Annotated[str, Meta(max_length=120)]
Options = dict[Annotated[str, Meta(max_length=60)], Any]
Stage = Literal["lobby", "playing", "ended"]
Channel = Literal["living", "dead", "spectators"]
SeatKind = Literal["person", "bot", "open"]


class Strict(Struct, forbid_unknown_fields=True, kw_only=True):
    """Whoever sends what is not in the protocol is told so."""


class SettingFacts(Strict):
    """One option of a game; its words are `setting-KEY` of the game's catalogue."""

    key: str
    kind: Literal["switch", "choice", "number", "seat", "cards"]
    default: bool | int | str
    choices: list[str]
    minimum: int
    maximum: int


class GameFacts(Strict):
    """One game that can be played here."""

    id: str
    title: str
    version: str
    fewest: int
    most: int
    settings: list[SettingFacts]
    bots: list[str]
    """From weak to strong."""
    usual_bot: str
    """The one to offer first: it answers at once."""
    roles: list[str]
    cards: list[str]


class Games(Strict):
    """`GET /api/games`."""

    games: list[GameFacts]


class Create(Strict):
    """`POST /api/tables`."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=1, le=64)]
    name: Name
    options: Options = {}
    listed: bool = False
    bots: Level = ""
    """The level of bots for the empty seats, or nothing to leave them open."""


class Created(Strict):
    """The answer to `Create`: the only time these secrets are sent."""

    code: str
    seat: int
    seat_secret: str
    host_secret: str


class Join(Strict):
    """`POST /api/tables/{code}/join`. Repeating `key` gives the same seat again, so it must be one
    that nobody guesses."""

    name: Name
    seat: SeatNumber | None = None
    key: Annotated[str, Meta(min_length=16, max_length=40)] = ""


class Joined(Strict):
    """The answer to `Join`: the only time this secret is sent."""

    code: str
    seat: int
    seat_secret: str


class SeatState(Strict):
    """What everybody may know of a seat."""

    name: str
    kind: SeatKind
    level: str
    connected: bool
    holding: bool
    """Whether a bot plays for a person who is away."""
    muted: bool
    is_host: bool
    entropy: bool
    """Whether the seat has given entropy for the next match."""


class TableState(Strict):
    """What everybody may know of a table."""

    code: str
    game: str
    title: str
    seats: list[SeatState]
    options: Options
    locked: bool
    listed: bool
    state: Stage
    match: int
    """The number of the match that runs or ended last; 0 before the first."""
    commitment: str
    """The commitment of that match."""
    next_commitment: str
    """The commitment of the match to come, published before any seat gives entropy."""
    spectators: int


class Tables(Strict):
    """`GET /api/tables`: the listed ones."""

    tables: list[TableState]


class ReplayAsk(Strict):
    """`POST /api/replay`: a record as text."""

    record: str


class ReplayStep(Strict):
    """What one viewer saw of one move: new events, and what has changed in the view: the fields
    with a new value, and those that are gone. The first step has the whole view."""

    events: list[Any]
    view: dict[str, Any]
    gone: list[str]


class Replayed(Strict):
    """The answer: by viewer (`"0"`..., `"-1"` spectator, `"-2"` from above) a step for the start
    and one for every move."""

    game: str
    names: list[str]
    options: Options
    moves: list[dict[str, Any]]
    end: dict[str, Any]
    chance: dict[str, Any]
    reveal: dict[str, Any]
    viewers: dict[str, list[ReplayStep]]


class MomentAsk(Strict):
    """`POST /api/moment`: a moment of an opened record (`record`, `move`, `viewer`), or one that
    the asker sees anyway (`game`, `names`, `options`, `view`)."""

    record: str = ""
    move: Count = 0
    viewer: Annotated[int, Meta(ge=-2, le=63)] = -2
    game: Annotated[str, Meta(max_length=60)] = ""
    names: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=64)] = []
    options: Options = {}
    view: dict[str, Any] = {}


class Moment(Strict):
    """A moment as the text of a scenario file."""

    scenario: str


class Lesson(Strict):
    """A scenario to be played by the learner; its words are `lesson-ID` of the client."""

    id: str
    title: str
    rules: list[str]


class Lessons(Strict):
    """`GET /api/learn/{game}`: in the order in which they are best taken."""

    game: str
    lessons: list[Lesson]


class LearnMove(Strict):
    """A move of the learner."""

    kind: Literal["answer", "aside"]
    option: Option


class LearnAsk(Strict):
    """`POST /api/learn/{game}/{lesson}`: all that the learner has done so far."""

    moves: Annotated[list[LearnMove], Meta(max_length=60)] = []


class LearnFrame(Strict):
    """What the learner saw of one move, the own or another's."""

    events: list[Any]
    view: dict[str, Any]


class Learned(Strict):
    """Where a lesson stands."""

    id: str
    title: str
    names: list[str]
    you: int
    rules: list[str]
    options: Options
    moves: int
    """How many of the learner's moves have been played."""
    total: int
    """How many the lesson has."""
    astray: bool
    """Whether the learner has done something legal that is not in the script."""
    done: bool
    hint: LearnMove | None
    """The move that the lesson hopes for next."""
    before: list[Any]
    """The events up to the learner's last move."""
    frames: list[LearnFrame]
    """From the learner's last move on (at first: the start), one for every move of anybody."""


class RuleFacts(Strict):
    """One entry of a game's specification."""

    id: str
    section: str
    text: str


class Rules(Strict):
    """`GET /api/rules/{game}`: every entry in its order."""

    game: str
    rules: list[RuleFacts]


class Address(Strict):
    """`GET /api/address`: where others reach this server, for links to share."""

    url: str


class Error(Strict):
    """Every refusal over HTTP."""

    error: str
    wrong: str
    expected: str
    rule: str = ""
