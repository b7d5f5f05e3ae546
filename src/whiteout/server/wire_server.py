"""The types of what the server sends on a socket (docs/protocol.md)."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Raw, Struct, UnsetType, field

from whiteout.server.wire_http import Strict, TableState


class ChatLine(Strict, rename={"from_": "from"}):
    """One line of chat."""

    from_: int
    """The seat, or -1 for a spectator."""
    name: str
    channel: str
    """A channel of the game, or `spectators`."""
    text: str
    at: float


class ClockFacts(Strict):
    """The clock of the open choice: public, and the same for everybody."""

    choice: int
    kind: str
    """turn, answer, window or discussion (`core.clock`)."""
    total: float
    """Its whole length in seconds."""
    seconds: float
    """What is left of it."""
    more: bool
    """Whether more time may still be asked for."""


class Writes(Strict):
    """A channel that the viewer reads, and whether it may write there now."""

    id: str
    write: bool
    rule: str
    """The rule that forbids it, where one does."""


class You(Strict):
    """Who the server takes this socket for."""

    seat: int
    """Seat at the table, or -1."""
    host: bool
    held_by_bot: bool
    channel: str
    """Where a line goes that names no channel."""
    channels: list[Writes]
    always_ask: bool
    """Whether this person is asked even where there is a single option (`always_ask`)."""
    stand_in: bool
    """Whether a bot holds the seat of this person when away, also at a slow table."""
    called: bool
    """Whether a browser of this person is called when the match waits for it."""
    given: str
    """The answer that is kept for this seat until the window closes, or nothing."""
    lone: str
    """The only answer of this seat, which the server is about to give by itself, or nothing."""


class Reply(Strict, tag_field="type"):
    """A message of the server."""


class Update(Reply, tag="update"):
    """Everything this viewer may know. `first` is the number of the first event below."""

    n: int
    """Updates and changes sent on this socket, this one included."""
    table: TableState
    match: int
    names: list[str]
    """The names of the match's seats, as it began; empty before the first match."""
    first: int
    events: list[Any]
    view: dict[str, Any] | None
    chat_first: int
    chat: list[ChatLine]
    clock: ClockFacts | None
    you: You


class RawUpdate(Struct, tag="update", tag_field="type"):
    """`Update` with parts that have been encoded already."""

    n: int
    table: Raw
    match: Raw
    names: Raw
    first: int
    events: Raw
    view: Raw
    chat_first: int
    chat: list[ChatLine]
    clock: Raw
    you: Raw


class Change(Reply, tag="change"):
    """What has changed since the update or change before (`changes.py`), for sockets that said
    `changes` in their hello."""

    n: int
    """One more than the one before; otherwise something is missing: ask for the `whole`."""
    first: int = -1
    """-1 where no events are new."""
    events: list[Any] = field(default_factory=list)
    chat_first: int = -1
    """-1 where no lines are new."""
    chat: list[ChatLine] = field(default_factory=list)
    changed: dict[str, Any] = field(default_factory=dict)
    """By part (table, match, names, view, clock, you): its difference."""


class RawChange(Struct, tag="change", tag_field="type", omit_defaults=True):
    """`Change` with parts that have been encoded already."""

    n: int
    first: int = -1
    events: Raw | UnsetType = UNSET
    chat_first: int = -1
    chat: list[ChatLine] = []
    changed: dict[str, Raw] = {}


class Ack(Reply, tag="ack"):
    """Done, and kept."""

    key: str


class Refused(Reply, tag="refused"):
    """Not done; nothing has changed."""

    key: str
    error: str
    wrong: str
    expected: str
    rule: str


class Pong(Reply, tag="pong"):
    """The answer to `ping`."""

    key: str


class Gone(Reply, tag="gone"):
    """The server closes this socket."""

    why: Literal["kicked", "closed", "slow", "flood", "silent", "unknown", "left", "stopping"]


ServerMessage = Update | Change | Ack | Refused | Pong | Gone
