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
ChannelId = Annotated[str, Meta(max_length=40)]
SeatKind = Literal["person", "bot", "open"]


class Strict(Struct, forbid_unknown_fields=True, kw_only=True):
    """Whoever sends what is not in the protocol is told so."""


Value = bool | int | float | str | list[int]


class SettingFacts(Strict):
    """One setting of a game; its words are `setting-KEY` of the game's catalogue."""

    key: str
    kind: Literal[
        "switch", "choice", "number", "number_or_word", "fraction", "numbers", "seat", "cards"
    ]
    default: Value
    default_by_seats: dict[str, Value]
    """The default where the number of seats makes it another one."""
    choices: list[str]
    """The words of a `choice` or a `number_or_word`."""
    minimum: float
    maximum: float
    step: float
    """Of a `fraction`."""
    fewest: int
    most: int
    """How many `numbers`."""


class BlankFacts(Strict):
    """A blank of a claim, as in `core.talk`."""

    name: str
    family: str
    """`seat`, `number`, or a family of words whose ids are `choices`."""
    choices: list[str]
    most: int
    """The largest number that fits."""


class ClaimFacts(Strict):
    """A sentence of table talk; its words are `claim-KEY` of the catalogue."""

    key: str
    blanks: list[BlankFacts]


class ChannelFacts(Strict):
    """A place to write in; its words are `channel-ID` of the catalogue."""

    id: str
    open_after: bool
    """Whether everybody reads after the end what was written there."""


class GameFacts(Strict):
    """One game that can be played here."""

    id: str
    title: str
    version: str
    fewest: int
    most: int
    settings: list[SettingFacts]
    clocks: list[str]
    """The keys of those settings that are clocks: the pace first, then lengths by kind."""
    bots: list[str]
    """From weak to strong."""
    usual_bot: str
    """The one to offer first: it answers at once."""
    roles: list[str]
    cards: list[str]
    allegiances: list[str]
    """What a seat can play for."""
    ends: list[str]
    """Every way a match can end."""
    longest: int
    """How many decisions the longest matches take."""
    claims: list[ClaimFacts]
    channels: list[ChannelFacts]
    types: dict[str, Any]
    """The types of options, events, prompts and views; see docs/protocol.md."""


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


class MySeatAsk(Strict):
    """A seat of whoever asks, and its secret."""

    code: Annotated[str, Meta(max_length=20)]
    secret: Secret


class MineAsk(Strict):
    """`POST /api/mine`: how do the matches stand in which I have seats? Asking is not coming back:
    a bot goes on holding a seat, and nobody sees that it was asked."""

    seats: Annotated[list[MySeatAsk], Meta(max_length=20)]


class MySeat(Strict):
    """How a match stands for one seat."""

    code: str
    game: str
    state: Literal["lobby", "playing", "ended", "gone"]
    """`gone`: there is no such table, or the seat is somebody else's."""
    match: int
    asked: bool
    """Whether the match waits for this seat."""


class Mine(Strict):
    """The answer to `MineAsk`, in the order asked."""

    seats: list[MySeat]


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


Pace = Literal["slow", "normal", "fast", "paused"]


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
    pace: Pace
    """How fast the bots of the table move, or that they wait."""


class Tables(Strict):
    """`GET /api/tables`: the listed ones."""

    tables: list[TableState]


class ReplayAsk(Strict):
    """`POST /api/replay`: a record as text, and whose eyes to see it with: a seat, -1 for a
    spectator, -2 for the view from above."""

    record: str
    viewer: Annotated[int, Meta(ge=-2, le=63)] = -2


class ReplayStep(Strict):
    """What the viewer saw of one move: new events, and the difference of the view to the one
    before (`changes.py`); the first step's is to an empty object. `{}`: nothing has changed."""

    events: list[Any]
    change: Any


class Replayed(Strict):
    """The answer: a step for the start and one for every move."""

    game: str
    names: list[str]
    options: Options
    moves: list[dict[str, Any]]
    end: dict[str, Any]
    chance: dict[str, Any]
    reveal: dict[str, Any]
    viewer: int
    steps: list[ReplayStep]


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


class Address(Strict):
    """`GET /api/address`: where others reach this server, for links to share."""

    url: str
    here_only: bool
    """Whether only this machine can open it."""


class PushFacts(Strict):
    """`GET /api/push`: what a browser subscribes to."""

    key: str
    """The server's public key in base64url; empty where it cannot call anybody."""


class Error(Strict):
    """Every refusal over HTTP."""

    error: str
    wrong: str
    expected: str
    rule: str = ""
