"""What each socket is sent: only what its viewer may know, and only when it is new for that viewer.

An update that says nothing new would itself say something (that somebody did something secret),
so none is sent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Raw

from whiteout.core.event import SPECTATOR
from whiteout.server import wire
from whiteout.server.channels import channels_of, usual_channel
from whiteout.server.clocks import LoneOption
from whiteout.server.game_facts import title_of
from whiteout.server.packing import News, Now, Parts, change, whole
from whiteout.server.wire import encode

if TYPE_CHECKING:
    from whiteout.server.link import Link
    from whiteout.server.play import Play
    from whiteout.server.room import Room
    from whiteout.server.table import Table


class Publisher:
    """Builds the updates of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._of: Table | None = None
        self._play: Play | None = None
        self._standing: object = None
        self._table = self._match = self._names = b""
        self._viewers: dict[int, int] = {}
        """The viewer of each sitting that is there."""

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
            pace=table.pace,
        )

    def publish(self) -> None:
        """Tell every socket what is new for it."""
        room = self._room
        if not room.links:
            return
        play = room.play
        self._stand()
        now = Now(self._table, self._match, self._names, self._clock())
        viewers = sorted(set(self._viewers.values()))
        seen = play.match.views(viewers) if play is not None else [None] * len(viewers)
        now.views = {viewer: encode(facts) for viewer, facts in zip(viewers, seen, strict=True)}
        for link in room.links:
            self._tell(link, now)

    def _stand(self) -> None:
        """What changes only when the table, its seats or its sockets do, and not by moves."""
        room = self._room
        table, play = room.table, room.play
        crowd = [link.gen for link in room.links]
        standing = (table.version, crowd)
        if table is self._of and play is self._play and standing == self._standing:
            return
        self._of, self._play, self._standing = table, play, standing
        self._table = encode(self.state())
        self._match = encode(play.number if play is not None else 0)
        self._names = encode(play.match.names if play is not None else [])
        self._viewers = {gen: self._viewer(gen) for gen in crowd}

    def _tell(self, link: Link, now: Now) -> None:
        """One socket: what it has not been sent yet, if anything."""
        room = self._room
        play = room.play
        viewer = self._viewers[link.gen]
        match = play.number if play is not None else 0
        if link.match != match or link.viewer != viewer:
            link.match, link.viewer, link.events = match, viewer, 0
            link.sent = None
        count = play.count(viewer) if play is not None else 0
        first = link.events if link.events <= count else 0
        chat_first, chat = room.table.chat(link.gen, link.chat)
        you = encode(self._you(link))
        view = now.views[viewer]
        sent = link.sent
        same = sent is not None and (sent.view, sent.you, sent.table) == (view, you, now.table)
        if same and first == count and not chat and link.timing == now.timing:
            return  # the seconds of a clock alone are no news
        link.n += 1
        parts = Parts(now.table, now.match, now.names, view, now.clock, you)
        fresh = News(first, self._events(viewer, first, now), chat_first, chat)
        if link.changes and sent is not None:
            link.send(change(link.n, sent, parts, fresh, now))
        else:
            link.send(whole(link.n, parts, fresh))
        link.sent = parts
        link.timing = now.timing
        link.events = count
        link.chat = chat_first + len(chat)
        room.house.metrics.count("updates")

    def _viewer(self, gen: int) -> int:
        play = self._room.play
        seated = play is not None and self._room.table.seat_of(gen) >= 0
        return play.viewer(gen) if play is not None and seated else SPECTATOR

    def _events(self, viewer: int, first: int, now: Now) -> Raw:
        """The events from the viewer's own number `first` on."""
        found = now.events.get((viewer, first))
        if found is None:
            play = self._room.play
            seen = play.events(viewer, first) if play is not None else []
            found = now.events[viewer, first] = Raw(encode(seen))
        return found

    def _you(self, link: Link) -> wire.You:
        room = self._room
        number = room.table.seat_of(link.gen)
        seat = room.table.seats[number] if number >= 0 else None
        channels = channels_of(room.table, room.play, link.gen)
        return wire.You(
            seat=number,
            host=room.is_host(link),
            held_by_bot=seat is not None and seat.held,
            channel=usual_channel(channels),
            channels=channels,
            always_ask=seat is not None and seat.always_ask,
            stand_in=seat is not None and seat.stand_in,
            called=link.gen in room.table.subscriptions,
            given=self._given(link),
            lone=LoneOption(room).option_of(number) if number >= 0 else "",
        )

    def _clock(self) -> wire.ClockFacts | None:
        room = self._room
        play = room.running()
        run = play.timer.run if play is not None else None
        if play is None or run is None:
            return None
        return wire.ClockFacts(
            choice=play.match.position.number,
            kind=run.clock.kind,
            total=run.total,
            seconds=round(run.remaining(room.house.time.now()), 1),
            more=not (run.more or run.is_window),
        )

    def _given(self, link: Link) -> str:
        """The answer kept for this sitting until the window closes."""
        play = self._room.running()
        kept = play.kept.get(play.viewer(link.gen)) if play is not None else None
        return kept.option if kept is not None else ""
