"""What each socket is sent: only what its viewer may know, and only when it is new for that viewer.

An update that says nothing new would itself say something (that somebody did something secret),
so none is sent.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Raw

from whiteout.core.event import SPECTATOR
from whiteout.server import wire
from whiteout.server.acts import channel_of
from whiteout.server.wire import encode

if TYPE_CHECKING:
    from whiteout.server.link import Link
    from whiteout.server.room import Room

_NOTHING = Raw(b"null")


@lru_cache(maxsize=100)
def title_of(game: str) -> str:
    """The game's name in English; clients have the others. A game that is no longer at hand, or
    has no words, is called by its id."""
    from whiteout.core.refusal import Refusal
    from whiteout.words import Words

    try:
        words = Words("en", game)
    except Refusal:
        return game
    return words.say("game-title") if words.has("game-title") else game


class Now:
    """What all updates of one moment share."""

    __slots__ = ("clock", "mark", "out", "packed", "table", "views")

    def __init__(self, table: Raw, clock: wire.ClockFacts | None) -> None:
        self.table = table
        self.clock = clock
        timing = (clock.choice, clock.total, clock.more) if clock is not None else None
        self.mark = (hash(bytes(table)), timing)
        """What makes an update worth sending, besides the viewer's own news: not the seconds."""
        self.out: list[int] = []
        self.views: dict[int, Raw] = {}
        self.packed: dict[tuple[int, bool, int, int], bytes] = {}
        """Tabs of a seat, and all spectators, get the same bytes."""


class Publisher:
    """Builds the updates of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room

    def state(self) -> wire.TableState:
        """What everybody may know of the table."""
        room = self._room
        table = room.table
        there = {link.gen for link in room.links}
        return wire.TableState(
            code=table.code,
            game=table.game,
            title=title_of(table.game),
            seats=[
                wire.SeatState(
                    name=seat.name,
                    kind=seat.kind,
                    level=seat.level,
                    connected=seat.gen != 0 and seat.gen in there,
                    holding=seat.held,
                    muted=seat.muted,
                    is_host=seat.gen != 0 and seat.gen == table.host,
                    entropy=seat.entropy != "",
                )
                for seat in table.seats
            ],
            options=table.options,
            locked=table.locked,
            listed=table.listed,
            state=table.stage,
            match=table.match,
            commitment=table.commitment,
            next_commitment=table.next_commitment(),
            spectators=sum(1 for link in room.links if not link.gen),
        )

    def publish(self) -> None:
        """Tell every socket what is new for it."""
        room = self._room
        if not room.links:
            return
        play = room.play
        now = Now(Raw(encode(self.state())), self._clock())
        if play is not None and room.table.stage == "playing":
            now.out = play.out()
        for link in room.links:
            seated = play is not None and room.table.seat_of(link.gen) >= 0
            viewer = play.viewer(link.gen) if play is not None and seated else SPECTATOR
            if viewer not in now.views:
                now.views[viewer] = Raw(encode(play.match.view(viewer))) if play else _NOTHING
            self._tell(link, viewer, now)

    def _tell(self, link: Link, viewer: int, now: Now) -> None:
        """One socket: what it has not been sent yet, if anything."""
        room = self._room
        play = room.play
        match = play.number if play is not None else 0
        if (link.match, link.viewer) != (match, viewer):
            link.match, link.viewer, link.events = match, viewer, 0
        count = play.count(viewer) if play is not None else 0
        first = link.events if link.events <= count else 0
        chat_first, chat = room.table.chat(link.gen, link.chat)
        you = self._you(link, now.out)
        last = (now.mark, hash(bytes(now.views[viewer])), you.channel, you.host, you.seat)
        if last == link.last and first == count and not chat:
            return
        same = (link.gen, you.host, first, chat_first)
        packed = now.packed.get(same)
        if packed is None:
            packed = now.packed[same] = self._pack(viewer, first, chat_first, chat, you, now)
        link.last = last
        link.events = count
        link.chat = chat_first + len(chat)
        link.send(packed)
        room.house.metrics.count("updates")

    def _pack(
        self,
        viewer: int,
        first: int,
        chat_first: int,
        chat: list[wire.ChatLine],
        you: wire.You,
        now: Now,
    ) -> bytes:
        play = self._room.play
        return encode(
            wire.RawUpdate(
                table=now.table,
                match=play.number if play is not None else 0,
                names=play.match.names if play is not None else [],
                first=first,
                events=play.events(viewer, first) if play is not None else [],
                view=now.views[viewer],
                chat_first=chat_first,
                chat=chat,
                clock=now.clock,
                you=you,
            )
        )

    def _you(self, link: Link, out: list[int]) -> wire.You:
        room = self._room
        seat = room.table.seat_of(link.gen)
        return wire.You(
            seat=seat,
            host=room.is_host(link),
            held_by_bot=seat >= 0 and room.table.seats[seat].held,
            channel=channel_of(room.table, room.play, link.gen, out),
        )

    def _clock(self) -> wire.ClockFacts | None:
        room = self._room
        play = room.running()
        if play is None or not play.timeout or play.match.position.choice is None:
            return None
        return wire.ClockFacts(
            choice=play.match.position.number,
            seconds=round(play.remaining(room.house.time.now()), 1),
            total=play.total(),
            more=not play.more,
        )
