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
from whiteout.server.game_facts import PACE
from whiteout.server.hosting import HOST_ACTS
from whiteout.server.ledger import Ledger
from whiteout.server.limits import Bucket, Buckets
from whiteout.server.publish import Publisher
from whiteout.server.refusals import Doubtful, NoTable, NotAllowed, TooFast, Unkept
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
        self._asking: Link | None = None
        """The socket whose message is being handled."""
        self._left: dict[int, float] = {}
        self._born = self.used = house.time.now()
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

    def is_deserted(self, now: float) -> bool:
        """Whether nobody has sat here for so long that nobody is expected back."""
        if self.someone_there():
            return False
        seen = [at for gen, at in self._left.items() if gen]
        last = max([self.table.visited, *seen])
        pace = self.table.options.get(PACE, 0)
        patience = 2 * pace if isinstance(pace, int) else 0
        return now - last > max(self.config.deserted_after_s, patience)

    async def is_asked(self, gen: int) -> bool:
        """Whether the match waits for a sitting."""
        if self.table.stage != "playing":
            return False
        async with self.lock:
            await self.settle()
            await self.awake()
            play = self.running()
            return play is not None and play.waits_for(play.viewer(gen))

    # -- changing --------------------------------------------------------------------------------

    async def commit(self, entries: list[log.Any_], by: int = 0, key: str = "") -> None:
        """Append, then apply, then publish. Called under the lock."""
        await self.keep(entries, by, key)
        if self._asking is not None:  # its answer follows at once: both leave together
            self._asking.cork()
        self.publish()
        self.agenda.arm()

    def apply(self, entry: log.Any_) -> None:
        """Take an entry that the log holds."""
        super().apply(entry)
        if isinstance(entry, log.Started):
            self.agenda.new_match()
        elif isinstance(entry, log.Called):
            self.agenda.call(entry)

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

    def is_idle(self, now: float) -> bool:
        """Whether nobody has needed this room for long, and nothing will happen by itself."""
        last = max(self.table.touched, self.used, *self._left.values(), 0.0)
        quiet = now - last > self.config.idle_after_s and self.play is None
        return quiet and not self.links and not self.lock.locked() and self.agenda.due() is None

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
            try:
                await self.settle()
            except Unkept as refusal:
                link.send(refused(message.key, refusal))
                return
            if isinstance(message, wire.Whole):
                self._repeat(link, message)
                return
            version = self.table.version
            before = [seat.gen for seat in self.table.seats]
            self._asking = link
            try:
                answer = await self._answer(link, message)
                if answer:
                    link.send(answer)
                else:
                    link.close("stopping")  # comes back and asks again, with the same key
            finally:
                self._asking = None
                link.uncork()
            if self.table.version != version:
                self._send_away(before, "left" if isinstance(message, wire.Leave) else "kicked")

    def _repeat(self, link: Link, message: wire.Whole) -> None:
        """Send everything to one socket again."""
        try:
            self._check_pace(link.gen, False)
        except TooFast as refusal:
            link.send(refused(message.key, refusal))
            return
        link.match, link.events, link.chat = message.match, message.events, message.chat
        link.sent = None
        link.send(encode(wire.Ack(key=message.key)))
        self.publish()

    async def _answer(self, link: Link, message: wire.Keyed | wire.HostAct) -> bytes:
        """The answer; none while nobody knows whether it was kept."""
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
        except Doubtful:
            return b""
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
        if isinstance(message, wire.Notify):
            self.house.push.check(message)
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

    def move_away(self) -> None:
        """Another server has the table: everybody finds it there, and nothing happens here."""
        for link in self.links:
            link.close("stopping")
        self.links.clear()
        self.doubtful = True
        self.agenda.rest()
        self.house.forget(self)

    def doubt(self) -> None:
        """Whoever had the table before may have written a last entry while we read."""
        self.doubtful = True
        self.house.spawn(self._look_again())

    async def _look_again(self) -> None:
        async with self.lock:
            try:
                await self.settle()
            except Unkept:
                return
            self.publish()
            self.agenda.arm()

    async def look(self) -> wire.TableState:
        """What everybody may know of the table."""
        return self.state()

    async def mine(self, gen: int) -> wire.MySeat | None:
        """How the match stands for a sitting."""
        table = self.table
        if table.seat_of(gen) < 0:
            return None
        asked = await self.is_asked(gen)
        return wire.MySeat(
            code=self.code, game=table.game, state=table.stage, match=table.match, asked=asked
        )

    async def sit(self, message: wire.Join, who: str = "") -> tuple[int, int]:
        """Sit down: the seat and the number of the sitting."""
        async with self.lock:
            await self.settle()
            if self.table.closed:
                raise NoTable("the table is closed", "another table")
            known = self.table.keys.get((-2, message.key)) if message.key else None
            if known and self.table.seat_of(known) >= 0:
                return self.table.seat_of(known), known
            desk = Desk(self.table, find_game(self.table.game), self.play, 0, False)
            entry = join(desk, message, who)
            await self.commit([entry], -2 if message.key else 0, message.key)
            return entry.seat, entry.gen

    async def enter(self, link: Link, hello: wire.Hello) -> bool:
        """A socket has said who it is; whether it may stay."""
        async with self.lock:
            try:
                await self.settle()
            except Unkept:
                link.close("stopping")
                return False
            signer = self.house.signer
            link.gen = signer.read(hello.secret, self.code, False)
            link.host_gen = signer.read(hello.host, self.code, True)
            if (hello.secret and self.table.seat_of(link.gen) < 0) or self.table.closed:
                link.close("closed" if self.table.closed else "unknown")
                return False
            await self.awake()
            link.match, link.events, link.chat = hello.match, hello.events, hello.chat
            link.changes = hello.changes
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
