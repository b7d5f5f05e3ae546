"""Updates as bytes: everything, or what has changed since the last one on the same socket."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec import Raw

from whiteout.server import wire
from whiteout.server.changes import Memo, difference
from whiteout.server.wire import encode

_NO_EVENTS: Final = Raw(b"[]")
_NAMES: Final = (b'"table":', b'"match":', b'"names":', b'"view":', b'"clock":', b'"you":')
"""Of the parts, in their order, as they stand in a change."""


class Parts(NamedTuple):
    """The parts of an update that replace each other, as they are sent."""

    table: bytes
    match: bytes
    names: bytes
    view: bytes
    clock: bytes
    you: bytes


class News(NamedTuple):
    """The parts of an update that follow on each other: events and chat, with the numbers of the
    first ones."""

    first: int
    events: Raw
    chat_first: int
    chat: list[wire.ChatLine]


class Now:
    """What all updates of one moment share. Tabs of a seat and all spectators get the same bytes;
    only the number of the update is each socket's own."""

    __slots__ = ("clock", "events", "match", "memo", "names", "table", "timing", "views")

    def __init__(
        self, table: bytes, match: bytes, names: bytes, clock: wire.ClockFacts | None
    ) -> None:
        self.table = table
        self.match = match
        self.names = names
        self.clock = encode(clock)
        self.timing = clock and (clock.choice, clock.kind, clock.total, clock.more)
        """What makes a clock worth sending, besides the viewer's own news: not the seconds."""
        self.views: dict[int, bytes] = {}
        self.events: dict[tuple[int, int], Raw] = {}
        self.memo: Memo = {}


def whole(n: int, parts: Parts, news: News) -> bytes:
    """An update with everything."""
    return encode(
        wire.RawUpdate(
            n=n,
            table=Raw(parts.table),
            match=Raw(parts.match),
            names=Raw(parts.names),
            first=news.first,
            events=news.events,
            view=Raw(parts.view),
            chat_first=news.chat_first,
            chat=news.chat,
            clock=Raw(parts.clock),
            you=Raw(parts.you),
        )
    )


def change(n: int, sent: Parts, parts: Parts, news: News, now: Now) -> bytes:
    """What has changed since `sent`: an encoded `wire.RawChange`, put together from its parts."""
    changed = []
    for name, old, new in zip(_NAMES, sent, parts, strict=True):
        if old is not new and old != new:
            found = difference(old, new, now.memo)
            if found is not None:
                changed.append(name + found)
    events = chat = b""
    if news.events != _NO_EVENTS:
        events = b'"first":%d,"events":%b,' % (news.first, bytes(news.events))
    if news.chat:
        chat = b'"chat_first":%d,"chat":%b,' % (news.chat_first, encode(news.chat))
    return b'{"type":"change","n":%d,%b%b"changed":{%b}}' % (n, events, chat, b",".join(changed))
