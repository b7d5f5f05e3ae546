"""What the server's tests share: a clock of their own, links without a network, quick tables."""

from __future__ import annotations

import asyncio
import functools
import itertools
import random
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from whiteout.server import entries as log
from whiteout.server import hosting, tokens, wire
from whiteout.server.config import UNLIMITED, Config, Time
from whiteout.server.house import House
from whiteout.server.link import Link
from whiteout.server.room import Room
from whiteout.server.store import MemoryStore, Store
from whiteout.server.tokens import Signer

QUIET = Config(bot_delay_s=0.0, limits=UNLIMITED)
SIGNER = Signer(b"k" * 32)
START = 1_700_000_000.0
_keys = itertools.count(1)


def run(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Let pytest run an async test."""

    @functools.wraps(test)
    def wrapped(*args: Any, **names: Any) -> None:
        asyncio.run(test(*args, **names))

    return wrapped


class Dice:
    """Stands in for the system's chance where secrets are drawn."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def token_hex(self, size: int) -> str:
        return self._chance.randbytes(size).hex()

    def randbits(self, bits: int) -> int:
        return self._chance.getrandbits(bits)

    def choice(self, letters: str) -> str:
        return self._chance.choice(letters)


class _Ring:
    def __init__(self, at: float, call: Callable[[], None]) -> None:
        self.at = at
        self.call = call
        self.on = True

    def cancel(self) -> None:
        self.on = False


class FakeTime(Time):
    """Stands still until it is moved."""

    def __init__(self, now: float = START) -> None:
        self._now = now
        self._rings: list[_Ring] = []

    def now(self) -> float:
        return self._now

    def not_before(self, when: float) -> None:
        self._now = max(self._now, when)

    def ring(self, seconds: float, call: Callable[[], None]) -> _Ring:
        ring = _Ring(self._now + max(0.0, seconds), call)
        self._rings.append(ring)
        return ring

    def next(self) -> float | None:
        """When the next alarm rings."""
        self._rings = [ring for ring in self._rings if ring.on]
        return min((ring.at for ring in self._rings), default=None)

    def ring_next(self) -> None:
        """Go to the next alarm and let it ring."""
        self._rings = [ring for ring in self._rings if ring.on]
        ring = min(self._rings, key=lambda ring: ring.at)
        self._rings.remove(ring)
        self._now = max(self._now, ring.at)
        ring.call()

    def set(self, now: float) -> None:
        self._now = now


class Tap(Link):
    """A link without a socket: keeps what it is sent."""

    def __init__(self, config: Config = QUIET) -> None:
        super().__init__(config.limits)
        self.raw: list[bytes] = []
        self._decoded: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        if not self.why:
            self.raw.append(message)

    def close(self, why: str) -> None:
        if not self.why:
            self.raw.append(wire.encode(wire.Gone(why=why)))  # type: ignore[arg-type]
            self.why = why

    def messages(self) -> list[dict[str, Any]]:
        done = self._decoded
        done += [msgspec.json.decode(raw) for raw in self.raw[len(done) :]]
        return done

    @property
    def updates(self) -> list[dict[str, Any]]:
        return [message for message in self.messages() if message["type"] == "update"]

    @property
    def update(self) -> dict[str, Any]:
        return next(found for found in reversed(self.messages()) if found["type"] == "update")

    @property
    def reply(self) -> dict[str, Any]:
        """The last message that is no update."""
        return next(found for found in reversed(self.messages()) if found["type"] != "update")

    @property
    def story(self) -> list[Any]:
        """All events of the last match, put together as a client does."""
        found: list[Any] = []
        match = 0
        for update in self.updates:
            if update["match"] != match:
                match, found = update["match"], []
            assert update["first"] <= len(found)
            found[update["first"] :] = update["events"]
        return found


class Table:
    """A table in memory, its people and their links."""

    def __init__(self, house: House, time: FakeTime, room: Room) -> None:
        self.house = house
        self.time = time
        self.room = room
        self.secrets: list[str] = []
        self.host_secret = ""

    @property
    def lines(self) -> list[str]:
        store = self.house.store
        assert isinstance(store, MemoryStore)
        return store.logs[self.room.code]

    def entries(self) -> list[log.Any_]:
        return [log.read(line) for line in self.lines]

    async def enter(self, seat: int = -1, host: bool = False, **hello: Any) -> Tap:
        """A link of a seat, or of a spectator."""
        tap = Tap(self.house.config)
        secret = self.secrets[seat] if seat >= 0 else ""
        paper = self.host_secret if host else ""
        await self.room.enter(tap, wire.Hello(secret=secret, host=paper, **hello))
        return tap

    async def send(self, tap: Tap, kind: str, **fields: Any) -> dict[str, Any]:
        """A message by way of the wire; the answer."""
        fields.setdefault("key", f"k{next(_keys)}")
        message = wire.read(wire.encode({"type": kind, **fields}))
        await self.room.handle(tap, message)
        return tap.reply

    async def host(self, tap: Tap, act: str, **fields: Any) -> dict[str, Any]:
        return await self.send(tap, "host", act=act, **fields)

    async def settle(self) -> None:
        """Let every task that was started come to its end."""
        for _ in range(200):
            await asyncio.sleep(0)
            ticking = self.room.agenda.ticking
            if not self.room.lock.locked() and (ticking is None or ticking.done()):
                return

    async def bots(self, most: int = 5000) -> None:
        """Let everything happen that is due now."""
        for _ in range(most):
            due = self.time.next()
            if due is None or due > self.time.now():
                return
            self.time.ring_next()
            await self.settle()

    async def later(self, seconds: float) -> None:
        """Let so many seconds pass."""
        end = self.time.now() + seconds
        while (due := self.time.next()) is not None and due <= end:
            self.time.ring_next()
            await self.settle()
        self.time.set(end)


async def open_table(
    people: int = 4,
    seats: int = 4,
    game: str = "stay_away",
    config: Config = QUIET,
    options: dict[str, Any] | None = None,
    store: Store | None = None,
    level: str = "random",
    seed: int = 1,
) -> Table:
    """A table with so many people and bots on the other seats; the same chance every time."""
    hosting.secrets = tokens.secrets = Dice(seed)  # type: ignore[attr-defined, assignment]
    time = FakeTime()
    house = House(store or MemoryStore(), SIGNER, config, time)
    ask = wire.Create(game=game, seats=seats, name="Host", options=options or {})
    created = await house.create(ask)
    table = Table(house, time, house.room(created.code))
    table.secrets = [created.seat_secret]
    table.host_secret = created.host_secret
    for number in range(1, people):
        joined = await house.join(created.code, wire.Join(name=f"P{number}"))
        table.secrets.append(joined.seat_secret)
    host = await table.enter(0)
    for number in range(people, seats):
        await table.host(host, "bot", seat=number, level=level)
    table.room.leave(host)
    return table


async def reopen(table: Table, lines: list[str] | None = None, now: float = 0.0) -> Table:
    """The table of another server that finds this log."""
    store = MemoryStore()
    store.logs[table.room.code] = (table.lines if lines is None else lines)[:]
    time = FakeTime(now or table.time.now())
    house = House(store, SIGNER, table.house.config, time)
    again = Table(house, time, await house.shelf.find(table.room.code))
    again.secrets, again.host_secret = table.secrets, table.host_secret
    async with again.room.lock:
        await again.room.awake()
    return again


async def play_out(
    table: Table, taps: dict[int, Tap], chance: random.Random, most: int = 3000
) -> None:
    """People at the taps answer at random until the match is over."""
    for _ in range(most):
        await table.bots()
        play = table.room.play
        assert play is not None
        if play.over:
            return
        position = play.match.position
        waiting = [seat for seat in position.asked if seat in taps]
        assert waiting, "somebody else is asked"
        seat = chance.choice(waiting)
        option = chance.choice(position.options(seat)).text
        answer = await table.send(taps[seat], "answer", choice=position.number, option=option)
        assert answer["type"] == "ack", answer
    raise AssertionError("no end")
