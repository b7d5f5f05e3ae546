"""The types of everything that travels between a client and the server (docs/protocol.md).

Unknown fields are refused. The client's TypeScript types are generated from these (`schema.py`).
What the server sends on a socket stands here; the types of the HTTP part and of clients' messages
stand in `wire_http.py` and `wire_client.py` and are named here too.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from whiteout.server.wire_client import (
    Answer,
    Aside,
    Claim,
    ClientMessage,
    Close,
    Entropy,
    HandOver,
    Hello,
    HostAct,
    HostMessage,
    Keyed,
    Kick,
    Leave,
    List,
    Lock,
    Message,
    MoreTime,
    Mute,
    Open,
    Order,
    Ping,
    Rematch,
    Rename,
    Say,
    SetBot,
    SetOptions,
    SetSeats,
    Start,
)
from whiteout.server.wire_http import (
    Address,
    Channel,
    Create,
    Created,
    Error,
    GameFacts,
    Games,
    Join,
    Joined,
    LearnAsk,
    Learned,
    LearnFrame,
    LearnMove,
    Lesson,
    Lessons,
    Moment,
    MomentAsk,
    Options,
    ReplayAsk,
    Replayed,
    ReplayStep,
    RuleFacts,
    Rules,
    SeatKind,
    SeatState,
    SettingFacts,
    Stage,
    Strict,
    Tables,
    TableState,
)

__all__ = [
    "Ack",
    "Address",
    "Answer",
    "Aside",
    "Channel",
    "ChatLine",
    "Claim",
    "ClientMessage",
    "ClockFacts",
    "Close",
    "Create",
    "Created",
    "Entropy",
    "Error",
    "GameFacts",
    "Games",
    "Gone",
    "HandOver",
    "Hello",
    "HostAct",
    "HostMessage",
    "Join",
    "Joined",
    "Keyed",
    "Kick",
    "LearnAsk",
    "LearnFrame",
    "LearnMove",
    "Learned",
    "Leave",
    "Lesson",
    "Lessons",
    "List",
    "Lock",
    "Message",
    "Moment",
    "MomentAsk",
    "MoreTime",
    "Mute",
    "Open",
    "Options",
    "Order",
    "Ping",
    "Pong",
    "RawUpdate",
    "Refused",
    "Rematch",
    "Rename",
    "ReplayAsk",
    "ReplayStep",
    "Replayed",
    "Reply",
    "RuleFacts",
    "Rules",
    "Say",
    "SeatKind",
    "SeatState",
    "ServerMessage",
    "SetBot",
    "SetOptions",
    "SetSeats",
    "SettingFacts",
    "Stage",
    "Start",
    "Strict",
    "TableState",
    "Tables",
    "Update",
    "You",
    "encode",
    "key_of",
    "read",
]  # fmt: skip


class ChatLine(Strict, rename={"from_": "from"}):
    """One line of chat."""

    from_: int
    """The seat, or -1 for a spectator."""
    name: str
    channel: Channel
    text: str
    at: float


class ClockFacts(Strict):
    """How long the open choice may still take."""

    choice: int
    seconds: float
    total: float
    more: bool
    """Whether more time may still be asked for."""


class You(Strict):
    """Who the server takes this socket for."""

    seat: int
    """Seat at the table, or -1."""
    host: bool
    held_by_bot: bool
    channel: Channel


class Reply(Strict, tag_field="type"):
    """A message of the server."""


class Update(Reply, tag="update"):
    """What has changed for this viewer. `first` is the number of the first event below."""

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

    table: Raw
    match: int
    names: list[str]
    first: int
    events: list[Any]
    view: Raw
    chat_first: int
    chat: list[ChatLine]
    clock: ClockFacts | None
    you: You


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


ServerMessage = Update | Ack | Refused | Pong | Gone

# -- reading and writing -------------------------------------------------------------------------


class _Peek(Struct):
    type: str
    key: str | UnsetType = UNSET


_peek = msgspec.json.Decoder(_Peek)
_client = msgspec.json.Decoder(ClientMessage)
_host = msgspec.json.Decoder(HostMessage)
encode = msgspec.json.encode


def read(text: str | bytes) -> ClientMessage | HostMessage:
    """A client's message; raises `msgspec.DecodeError` with the reason."""
    kind = _peek.decode(text).type
    found: ClientMessage | HostMessage = (_host if kind == "host" else _client).decode(text)
    return found


def key_of(text: str | bytes) -> str:
    """The key of a message that cannot be read otherwise, so that its sender learns which."""
    try:
        key = _peek.decode(text).key
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ""
    return key[:40] if isinstance(key, str) else ""
