"""What can be set about a server, and the little it needs from the world: time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol


class Alarm(Protocol):
    """Something that will ring unless it is cancelled."""

    def cancel(self) -> None:
        """Do not ring."""


class Time:
    """The clock and the alarms of the server; tests bring their own.

    It starts with the system's clock and then runs by itself: a system clock that is set, or a
    machine that sleeps, takes nobody's time away and gives nobody more.
    """

    def __init__(self) -> None:
        self._start = time.time() - time.monotonic()

    def now(self) -> float:
        """Seconds since 1970."""
        return self._start + time.monotonic()

    def not_before(self, when: float) -> None:
        """It is at least so late: time never runs back, not even over a restart."""
        self._start += max(0.0, when - self.now())

    def ring(self, seconds: float, call: Callable[[], None]) -> Alarm:
        """Call after so many seconds."""
        return asyncio.get_running_loop().call_later(max(0.0, seconds), call)


@dataclass(frozen=True)
class Rate:
    """So many per second in the long run, so many at once."""

    per_second: float
    at_once: float


@dataclass(frozen=True)
class Limits:
    """What one seat, one address and one table may ask for."""

    seat: Rate = Rate(20, 60)
    chat: Rate = Rate(0.7, 5)
    watchers: Rate = Rate(2, 20)
    """All spectators of a table together."""
    address: Rate = Rate(20, 200)
    creation: Rate = Rate(0.5, 30)
    heavy: Rate = Rate(1, 40)
    """Replays and records: whole matches are played for them."""
    guesses: Rate = Rate(0.2, 30)
    """Codes of tables that are none; then no code of that address is looked up."""
    connections: int = 100
    """Open at once from one address, other than sockets."""
    sockets: int = 400
    """Open at once from one address."""
    tables: int = 50_000
    message: int = 8_192
    """The longest message on a socket, in bytes."""
    body: int = 65_536
    """The longest body over HTTP, other than records."""
    record: int = 2_500_000
    waiting: int = 256
    """Messages waiting for a slow reader; then the socket is closed."""
    waiting_bytes: int = 4_000_000


UNLIMITED = Limits(
    seat=Rate(1e9, 1e9),
    chat=Rate(1e9, 1e9),
    watchers=Rate(1e9, 1e9),
    address=Rate(1e9, 1e9),
    creation=Rate(1e9, 1e9),
    heavy=Rate(1e9, 1e9),
    guesses=Rate(1e9, 1e9),
    connections=1_000_000,
    sockets=1_000_000,
)
"""For load tests on loopback: sizes are still bounded."""


@dataclass(frozen=True)
class Config:
    """How a server behaves."""

    bot_delay_s: float = 0.7
    """How long a bot seems to think, whatever it holds."""
    absent_after_s: float = 45.0
    """How long a person may be away before a bot holds the seat."""
    host_after_s: float = 120.0
    """How long the host may be away before another person becomes host."""
    clock_grace_s: float = 2.0
    """Added to every decision's time for slow lines; not shown."""
    hello_s: float = 10.0
    """How long a new socket may keep silent."""
    call_after_s: float = 20.0
    """How long a person who is asked may be away before being called (Web Push)."""
    call_pause_s: float = 300.0
    """Between two calls of somebody who does not come."""
    contact: str = "mailto:whiteout@example.org"
    """Whom push services may ask about this server."""
    push_loopback: bool = False
    """For tests: a push service on this machine may be called."""
    idle_after_s: float = 300.0
    """How long a match without sockets stays in memory."""
    unused_after_s: float = 3 * 86400.0
    """How long a table is kept at which no match was ever played."""
    archive_after_s: float = 30 * 86400.0
    """How long after its last use a table that is over is put into the archive; 0: never."""
    evict_after_s: float = 0.0
    """How long after its last use a table in the archive is forgotten; 0: never."""
    deserted_after_s: float = 300.0
    """How long a listed table at which nobody is stays in the list; at a slow table, twice the
    time for a decision."""
    limits: Limits = field(default_factory=Limits)
    everywhere: bool = False
    """Whether the server listens to the whole network, not to this machine alone."""
    domains: tuple[str, ...] = ("*",)
    """The names this server answers to, besides addresses in figures; `*`: any."""
    origins: tuple[str, ...] = ()
    """Origins of pages that may connect besides the server's own host."""
