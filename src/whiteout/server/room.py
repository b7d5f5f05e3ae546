"""The room of one table: the one way to change it. Check, append, apply, publish.

Everything that changes a table passes `commit` under the room's lock, so the log, the state and
what everybody sees go the same way in the same order.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from whiteout.core.refusal import Refusal
from whiteout.games.registry import find_game
from whiteout.server import entries as log
from whiteout.server import wire
from whiteout.server.acts import ACTS, Desk, join
from whiteout.server.agenda import Agenda
from whiteout.server.hosting import HOST_ACTS
from whiteout.server.ledger import Ledger
from whiteout.server.limits import Bucket, Buckets
from whiteout.server.publish import Publisher
from whiteout.server.refusals import NoTable, NotAllowed, TooFast, Unkept
from whiteout.server.replies import refused
from whiteout.server.wire import encode

if TYPE_CHECKING:
    from whiteout.server.house import House
    from whiteout.server.link import Link

logger = logging.getLogger("whiteout.server")

_REFUSALS_KEPT = 100


class Room(Ledger):
    """A table, its match while somebody needs it, and the sockets around it."""

    def __init__(self, code: str, house: House) -> None:
        super().__init__(code, house)
        self.config = house.config
        self.links: set[Link] = set()
        self._left: dict[int, float] = {}
        self._born = house.time.now()
        self.agenda = Agenda(self)
        self._publisher = Publisher(self)
        self._refused: dict[tuple[int, str], bytes] = {}
        limits = self.config.limits
        self._watchers_pace = Bucket(limits.watchers, self._born)
        self._seat_pace = Buckets(limits.seat)
        self._chat_pace = Buckets(limits.chat)

    # -- who is there ----------------------------------------------------------------------------

    def is_there(self, gen: int) -> bool:
        """Whether a sitting has a socket."""
        return gen != 0 and any(link.gen == gen for link in self.links)

    def someone_there(self) -> bool:
        """Whether any person at a seat has a socket."""
        return any(self.table.seat_of(link.gen) >= 0 for link in self.links)

    def host_is_there(self) -> bool:
        """Whether somebody shows the host's secret."""
        return any(link.host_gen == self.table.host_gen for link in self.links)

    def is_host(self, link: Link) -> bool:
        """Whether a socket has the host's rights: by the host's secret or by the host's seat."""
        table = self.table
        return link.host_gen == table.host_gen or (link.gen != 0 and link.gen == table.host)

    def away_since(self, gen: int) -> float:
        """When the last socket of a sitting closed; at the latest when this server started."""
        return self._left.get(gen, self._born)

    # -- changing --------------------------------------------------------------------------------

    async def commit(self, entries: list[log.Any_], by: int = 0, key: str = "") -> None:
        """Append, then apply, then publish. Called under the lock."""
        await self.keep(entries, by, key)
        self.publish()
        self.agenda.arm()

    def apply(self, entry: log.Any_) -> None:
        """Take an entry that the log holds."""
        super().apply(entry)
        if isinstance(entry, log.Started):
            self.agenda.new_match()

    async def awake(self) -> None:
        """Have the match in memory; bots and clocks go on. Called under the lock."""
        if self.play is None:
            await super().awake()
            self.agenda.arm()

    def doze(self, now: float) -> bool:
        """Drop the match from memory if nobody needs it; whether it was dropped."""
        idle = now - self.table.touched > self.config.idle_after_s
        if self.play is None or self.links or self.lock.locked() or not idle or self.agenda.due():
            return False
        self.play = None
        return True

    def is_unused(self, now: float) -> bool:
        """Whether nothing was ever played here and nobody has come for long."""
        idle = now - max(self.table.touched, self._born) > self.config.unused_after_s
        return idle and not self.table.match and not self.links and not self.lock.locked()

    # -- messages --------------------------------------------------------------------------------

    async def handle(self, link: Link, message: wire.ClientMessage | wire.HostMessage) -> None:
        """Answer a message: done and kept, or refused and nothing has changed."""
        if isinstance(message, wire.Hello):
            link.send(refused("", NotAllowed("hello was said", "other messages")))
            return
        if isinstance(message, wire.Ping):
            link.send(encode(wire.Pong(key=message.key)))
            return
        async with self.lock:
            before = [seat.gen for seat in self.table.seats]
            link.send(await self._answer(link, message))
            self._send_away(before, "left" if isinstance(message, wire.Leave) else "kicked")

    async def _answer(self, link: Link, message: wire.Keyed | wire.HostAct) -> bytes:
        key = message.key
        by = link.gen or (-1 if link.host_gen == self.table.host_gen else 0)
        before = link.answers.get(key) if not by else self._refused.get((by, key))
        if (by, key) in self.table.keys:
            return encode(wire.Ack(key=key))
        if before is not None:
            return before
        try:
            self._check_pace(by, isinstance(message, wire.Say))
        except TooFast as refusal:
            return refused(key, refusal)  # may be tried again with the same key
        try:
            entries = await self._entries(link, message)
            await self.commit(entries, by, key)
            answer = encode(wire.Ack(key=key))
        except Unkept as refusal:
            return refused(key, refusal)
        except Refusal as refusal:
            answer = refused(key, refusal)
            self.house.metrics.count("refused")
            if by:
                self._refused[by, key] = answer
                if len(self._refused) > _REFUSALS_KEPT:
                    del self._refused[next(iter(self._refused))]
        if not by:
            link.answers[key] = answer
            if len(link.answers) > 50:
                del link.answers[next(iter(link.answers))]
        return answer

    def _check_pace(self, by: int, chat: bool) -> None:
        """Each seat has its own measure; spectators share one, and never take from the seats'."""
        now = self.house.time.now()
        if not by:
            if not self._watchers_pace.take(now):
                raise TooFast("too much from those who watch", "a short pause")
            return
        self._seat_pace.check(by, now)
        if chat:
            self._chat_pace.check(by, now)

    async def _entries(self, link: Link, message: wire.Keyed | wire.HostAct) -> list[log.Any_]:
        if self.table.closed:
            raise NoTable("the table is closed", "another table")
        await self.awake()
        game = find_game(self.table.game)
        desk = Desk(self.table, game, self.play, link.gen, self.is_host(link))
        if isinstance(message, wire.HostAct):
            if not desk.host:
                raise NotAllowed("only the host may do this", "the host")
            return HOST_ACTS[type(message)](desk, message)
        return ACTS[type(message)](desk, message)

    def _send_away(self, before: list[int], why: str) -> None:
        """Close the sockets of those who no longer have a seat."""
        for gen in before:
            if gen and self.table.seat_of(gen) < 0:
                for link in [link for link in self.links if link.gen == gen]:
                    link.close(why)
                    self.links.discard(link)
        if self.table.closed:
            for link in self.links:
                link.close("closed")
            self.links.clear()
            self.house.forget(self)

    # -- coming and going ------------------------------------------------------------------------

    async def join(self, message: wire.Join) -> tuple[int, int]:
        """Sit down: the seat and the number of the sitting."""
        async with self.lock:
            if self.table.closed:
                raise NoTable("the table is closed", "another table")
            known = self.table.keys.get((-2, message.key)) if message.key else None
            if known and self.table.seat_of(known) >= 0:
                return self.table.seat_of(known), known
            desk = Desk(self.table, find_game(self.table.game), self.play, 0, False)
            entry = join(desk, message)
            await self.commit([entry], -2 if message.key else 0, message.key)
            return entry.seat, entry.gen

    async def enter(self, link: Link, hello: wire.Hello) -> bool:
        """A socket has said who it is; whether it may stay."""
        async with self.lock:
            signer = self.house.signer
            link.gen = signer.read(hello.secret, self.code, False)
            link.host_gen = signer.read(hello.host, self.code, True)
            if (hello.secret and self.table.seat_of(link.gen) < 0) or self.table.closed:
                link.close("closed" if self.table.closed else "unknown")
                return False
            await self.awake()
            link.match, link.events, link.chat = hello.match, hello.events, hello.chat
            if self.play is not None:
                link.viewer = self.play.viewer(link.gen)
            self.links.add(link)
            seat = self.table.seat_of(link.gen)
            if seat >= 0 and self.table.seats[seat].held:
                await self.commit([log.Held(seat=seat, held=False)])
            else:
                self.publish()
                self.agenda.arm()
            return True

    def leave(self, link: Link) -> None:
        """A socket has closed."""
        if link in self.links:
            self.links.discard(link)
            if not self.is_there(link.gen):
                self._left[link.gen] = self.house.time.now()
            self.publish()
            self.agenda.arm()

    def publish(self) -> None:
        """Tell every socket what is new for it; those that read too slowly have gone."""
        self._publisher.publish()
        for link in [link for link in self.links if link.why]:
            self.leave(link)

    def state(self) -> wire.TableState:
        """What everybody may know of the table."""
        return self._publisher.state()
