"""The entries of a table's log: the only truth about a table.

Every entry is small, complete and public to nobody: it may hold secrets of the match. Entries are
never changed; a field may be added with a default.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from whiteout.server.wire_http import Pace

Why = Literal["person", "bot", "clock", "lone"]
"""Who answered: a person, a bot, the clock, or the server where there was a single option."""
LIVING: Final = "living"
"""What the public channel is called in older logs."""


class Entry(Struct, tag_field="is", tag=str.lower, kw_only=True, omit_defaults=True):
    """What happened at a table. `by` and `key` name the message that caused it, so that the same
    message after a crash has no second effect."""

    at: float = 0.0
    by: int = 0
    key: str = ""


class Created(Entry):
    """The table exists."""

    game: str
    seats: int
    options: dict[str, Any]
    listed: bool = False


class Sealed(Entry):
    """The secret of the next match is drawn, before any seat gives entropy."""

    secret: str
    salt: str


class Joined(Entry):
    """A person takes a seat; `gen` is the number of this sitting down, never used again."""

    seat: int
    gen: int
    name: str
    who: str = ""
    """Whence, so that who was sent away stays away: a tag of this table alone, no address."""


class Barred(Entry):
    """Whoever comes from there may not sit down here any more."""

    who: str


class Bot(Entry):
    """A bot takes a seat. A filler gives way to whoever joins."""

    seat: int
    level: str
    filler: bool = False


class Opened(Entry):
    """A seat is empty: a bot was taken away, or a person was sent away or left."""

    seat: int


class Renamed(Entry):
    """A person has another nickname."""

    seat: int
    name: str


class Locked(Entry):
    """Whether others may join."""

    locked: bool


class Listed(Entry):
    """Whether the table is shown."""

    listed: bool


class Options(Entry):
    """The options of the next match."""

    options: dict[str, Any]


class Seats(Entry):
    """How many seats there are."""

    seats: int


class Ordered(Entry):
    """Who sits where: old seat numbers in their new order."""

    order: list[int]


class Host(Entry):
    """A seat has the host's rights from now on; older host secrets are worth nothing."""

    seat: int


class Muted(Entry):
    """Whether a seat may chat."""

    seat: int
    muted: bool


class Paced(Entry):
    """How fast the bots of the table move."""

    pace: Pace


class AlwaysAsk(Entry):
    """Whether a person is asked even where there is a single option."""

    seat: int
    on: bool


class Entropy(Entry):
    """A seat's entropy for the next match."""

    seat: int
    text: str


class Started(Entry):
    """A match begins. Complete: a match is rebuilt from this and the moves after it."""

    number: int
    rules: str
    options: dict[str, Any]
    names: list[str]
    gens: list[int]
    """Who sits at each seat of the match; 0 for a bot."""
    secret: str
    salt: str
    entropy: list[str]
    seeds: list[int]
    """Of the bots that play at a seat or hold it."""


class Answered(Entry):
    """An answer to a choice."""

    seat: int
    choice: int
    option: str
    why: Why = "person"


class Kept(Entry):
    """An answer that takes effect when the window closes; a later one of the same seat replaces
    it."""

    seat: int
    choice: int
    option: str
    why: Why = "person"


class Aside(Entry):
    """An aside was taken."""

    seat: int
    option: str
    why: Why = "person"


class Claimed(Entry):
    """Table talk."""

    seat: int
    claim: dict[str, Any]
    why: Why = "person"


class MoreTime(Entry):
    """The open choice may take longer."""

    choice: int


class Paused(Entry):
    """The server was away for so long: the open choice's clock stood still."""

    seconds: float


class Held(Entry):
    """A bot plays for a person who is away, or no longer."""

    seat: int
    held: bool


class StandIn(Entry):
    """Whether a bot is to hold the seat while its person is away, also at a slow table."""

    seat: int
    on: bool


class Subscribed(Entry):
    """A browser of a sitting may be called by Web Push, in this language."""

    gen: int
    endpoint: str
    p256dh: str
    auth: str
    lang: str


class Unsubscribed(Entry):
    """That browser is not to be called any more, or cannot be."""

    gen: int
    endpoint: str


class Called(Entry):
    """An absent person is told that a choice is theirs; -1: that the match is over."""

    gen: int
    match: int
    choice: int


class Said(Entry):
    """A line of chat. `to` are the sittings that may read a channel which is not for all."""

    seat: int
    name: str
    channel: str
    text: str
    to: list[int] = []


class Ended(Entry):
    """The match is over. A mark for reading logs quickly; the moves say the same."""

    reason: str
    opens: list[str] = []
    """The channels whose lines everybody may read from now on."""


class Abandoned(Entry):
    """The match cannot go on: its rules are no longer at hand."""

    why: str


class Closed(Entry):
    """The table is no more."""


Any_ = (
    Created | Sealed | Joined | Barred | Bot | Opened | Renamed | Locked | Listed | Options | Seats
    | Ordered | Host | Muted | Paced | AlwaysAsk | Entropy | Started | Answered | Kept | Aside
    | Claimed | MoreTime | Paused | Held | StandIn | Subscribed | Unsubscribed | Called | Said
    | Ended | Abandoned | Closed
)  # fmt: skip
Move = Answered | Aside | Claimed

_decoder = msgspec.json.Decoder(Any_)


def write(entry: Any_) -> str:
    """The entry as a line of the log."""
    return msgspec.json.encode(entry).decode()


def read(line: str) -> Any_:
    """A line of the log."""
    entry: Any_ = _decoder.decode(line)
    return entry
