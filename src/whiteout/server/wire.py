"""The types of everything that travels between a client and the server (docs/protocol.md).

Unknown fields are refused. The client's TypeScript types are generated from these (`schema.py`).
They stand in `wire_http.py`, `wire_learn.py`, `wire_client.py` and `wire_server.py`, and are all
named here.
"""

from __future__ import annotations

import msgspec
from msgspec import UNSET, Struct, UnsetType

from whiteout.server.wire_client import (
    AlwaysAsk,
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
    Notify,
    Open,
    Order,
    Ping,
    Rematch,
    Rename,
    Say,
    SetBot,
    SetOptions,
    SetPace,
    SetSeats,
    StandIn,
    Start,
    Whole,
)
from whiteout.server.wire_http import (
    Address,
    BlankFacts,
    ChannelFacts,
    ClaimFacts,
    Create,
    Created,
    Error,
    GameFacts,
    Games,
    Join,
    Joined,
    Mine,
    MineAsk,
    Moment,
    MomentAsk,
    MySeat,
    MySeatAsk,
    Options,
    Pace,
    PushFacts,
    ReplayAsk,
    Replayed,
    ReplayStep,
    SeatKind,
    SeatState,
    SettingFacts,
    Stage,
    Strict,
    Tables,
    TableState,
)
from whiteout.server.wire_learn import (
    LearnAsk,
    Learned,
    LearnFrame,
    LearnMove,
    Lesson,
    Lessons,
    RuleFacts,
    Rules,
)
from whiteout.server.wire_server import (
    Ack,
    Change,
    ChatLine,
    ClockFacts,
    Gone,
    Pong,
    RawChange,
    RawUpdate,
    Refused,
    Reply,
    ServerMessage,
    Update,
    Writes,
    You,
)

__all__ = [
    "Ack",
    "Address",
    "AlwaysAsk",
    "Answer",
    "Aside",
    "BlankFacts",
    "Change",
    "ChannelFacts",
    "ChatLine",
    "Claim",
    "ClaimFacts",
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
    "Mine",
    "MineAsk",
    "Moment",
    "MomentAsk",
    "MoreTime",
    "Mute",
    "MySeat",
    "MySeatAsk",
    "Notify",
    "Open",
    "Options",
    "Order",
    "Pace",
    "Ping",
    "Pong",
    "PushFacts",
    "RawChange",
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
    "SetPace",
    "SetSeats",
    "SettingFacts",
    "Stage",
    "StandIn",
    "Start",
    "Strict",
    "TableState",
    "Tables",
    "Update",
    "Whole",
    "Writes",
    "You",
    "encode",
    "key_of",
    "read",
]  # fmt: skip


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
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
    return key[:40] if isinstance(key, str) else ""
