"""One table as folded from its log: who sits where, what has been said, which match runs.

Nothing here looks at a clock, a socket or chance: the same log gives the same table, always.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from whiteout.core.chance import commitment
from whiteout.core.talk import PUBLIC
from whiteout.server import entries as log
from whiteout.server.wire import ChatLine, Pace, SeatKind, Stage

KEYS_KEPT: Final = 400
"""Keys of messages remembered per table; older repeats are stale anyway."""
CHAT_KEPT: Final = 400
DEVICES: Final = 4
"""Browsers of one sitting that are called; the newest ones."""
SPECTATORS: Final = "spectators"
"""The channel of those who watch; all others are the game's."""
BOT_NAMES: Final = (
    "Aurora", "Borealis", "Cirrus", "Drift", "Ember", "Fjord",
    "Glacier", "Halo", "Iceberg", "Juniper", "Kayak", "Lumen",
)  # fmt: skip


class Seat:
    """A seat of the table and whoever is on it."""

    __slots__ = (
        "always_ask", "entropy", "filler", "gen", "held", "kind", "level", "muted", "name",
        "stand_in", "who",
    )  # fmt: skip

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Nobody sits here."""
        self.kind: SeatKind = "open"
        self.name = ""
        self.level = ""
        self.filler = False
        self.gen = 0
        """The number of the sitting down; 0 when no person sits here."""
        self.held = False
        self.muted = False
        self.always_ask = False
        self.stand_in = False
        self.entropy = ""
        self.who = ""
        """Whence the person came who sits here (`entries.Joined`)."""


class Audience(NamedTuple):
    """Who may read a line: some sittings (0: those who watch), or everybody but some."""

    only: frozenset[int] | None = None
    but: frozenset[int] = frozenset()

    def has(self, gen: int) -> bool:
        """Whether a sitting may read it."""
        return gen not in self.but and (self.only is None or gen in self.only)


class Line(NamedTuple):
    """A line of chat, who may read it, and the match in which it was written."""

    facts: ChatLine
    audience: Audience
    match: int


class Table:
    """The state of a table; `apply` is the only way to change it."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.game = ""
        self.options: dict[str, Any] = {}
        self.listed = False
        self.locked = False
        self.pace: Pace = "normal"
        self.closed = False
        self.seats: list[Seat] = []
        self.host = 0
        """The sitting that has the host's rights."""
        self.host_gen = 1
        self.next_gen = 1
        self.stage: Stage = "lobby"
        self.match = 0
        self.commitment = ""
        self.sealed: log.Sealed | None = None
        self.keys: dict[tuple[int, str], int] = {}
        """Message keys with an effect; the value is the seat taken, for joins."""
        self.barred: set[str] = set()
        """Whence nobody may join."""
        self.created = 0.0
        self.touched = 0.0
        """When anything happened last, secret or not: nothing that others see may depend on it."""
        self.visited = 0.0
        """When somebody last did something that everybody may know of."""
        self.ended_at = 0.0
        self.subscriptions: dict[int, list[log.Subscribed]] = {}
        """By sitting: the browsers that may be called."""
        self.called: dict[int, log.Called] = {}
        """By sitting: the last call."""
        self.version = 0
        """How many entries have changed the table itself; moves of the match do not."""
        self._places: dict[int, int] | None = None
        self._chat: list[Line] = []
        self._dropped: dict[Audience, int] = {}

    # -- reading ---------------------------------------------------------------------------------

    def seat_of(self, gen: int) -> int:
        """Where a sitting is now, or -1."""
        if self._places is None:
            self._places = {seat.gen: number for number, seat in enumerate(self.seats) if seat.gen}
        return self._places.get(gen, -1)

    def next_commitment(self) -> str:
        """What is published of the match to come."""
        sealed = self.sealed
        if sealed is None:
            return ""
        return commitment(bytes.fromhex(sealed.secret), bytes.fromhex(sealed.salt))

    def chat(self, gen: int, since: int) -> tuple[int, list[ChatLine]]:
        """The lines a sitting may read from its own number `since` on, and the first's number."""
        if not self._chat:
            return 0, []
        first = sum(count for audience, count in self._dropped.items() if audience.has(gen))
        lines = [line.facts for line in self._chat if line.audience.has(gen)]
        if not first <= since <= first + len(lines):
            since = first
        return since, lines[since - first :]

    # -- folding ---------------------------------------------------------------------------------

    def apply(self, entry: log.Any_) -> None:
        """Take an entry of the log."""
        self.touched = max(self.touched, entry.at)
        if entry.key:
            self.keys[entry.by, entry.key] = entry.gen if isinstance(entry, log.Joined) else 0
            if len(self.keys) > KEYS_KEPT:
                del self.keys[next(iter(self.keys))]
        fold = _FOLDS.get(type(entry))
        if fold is not None:
            self.visited = self.touched
            self.version += 1
            self._places = None
            fold(self, entry)

    def _created(self, entry: log.Created) -> None:
        self.game = entry.game
        self.created = entry.at
        self.options = entry.options
        self.listed = entry.listed
        self.seats = [Seat() for _ in range(entry.seats)]

    def _sealed(self, entry: log.Sealed) -> None:
        self.sealed = entry

    def _joined(self, entry: log.Joined) -> None:
        seat = self.seats[entry.seat]
        seat.clear()
        seat.kind = "person"
        seat.name = entry.name
        seat.gen = entry.gen
        seat.who = entry.who
        self.next_gen = entry.gen + 1
        self.host = self.host or entry.gen

    def _bot(self, entry: log.Bot) -> None:
        seat = self.seats[entry.seat]
        name = seat.name if seat.kind == "bot" else self.bot_name()
        self._empty(seat)
        seat.kind = "bot"
        seat.name = name
        seat.level = entry.level
        seat.filler = entry.filler

    def bot_name(self) -> str:
        """The first name that nobody at the table has."""
        taken = {seat.name for seat in self.seats}
        names = [*BOT_NAMES, *(f"{name} {n}" for n in range(2, 9) for name in BOT_NAMES)]
        return next(name for name in names if name not in taken)

    def _opened(self, entry: log.Opened) -> None:
        self._empty(self.seats[entry.seat])

    def _empty(self, seat: Seat) -> None:
        """Nobody is left on the seat; a host who goes leaves the rights to the next who joins."""
        if seat.gen and seat.gen == self.host:
            self.host = 0
            self.host_gen += 1
        self.subscriptions.pop(seat.gen, None)
        self.called.pop(seat.gen, None)
        seat.clear()

    def _renamed(self, entry: log.Renamed) -> None:
        self.seats[entry.seat].name = entry.name

    def _barred(self, entry: log.Barred) -> None:
        self.barred.add(entry.who)

    def _locked(self, entry: log.Locked) -> None:
        self.locked = entry.locked
        if not entry.locked:
            self.barred.clear()

    def _listed(self, entry: log.Listed) -> None:
        self.listed = entry.listed

    def _options(self, entry: log.Options) -> None:
        self.options = entry.options

    def _seats(self, entry: log.Seats) -> None:
        self.seats = self.seats[: entry.seats]
        self.seats += [Seat() for _ in range(entry.seats - len(self.seats))]

    def _ordered(self, entry: log.Ordered) -> None:
        self.seats = [self.seats[old] for old in entry.order]

    def _host(self, entry: log.Host) -> None:
        self.host = self.seats[entry.seat].gen
        self.host_gen += 1

    def _muted(self, entry: log.Muted) -> None:
        self.seats[entry.seat].muted = entry.muted

    def _paced(self, entry: log.Paced) -> None:
        self.pace = entry.pace

    def _always_ask(self, entry: log.AlwaysAsk) -> None:
        self.seats[entry.seat].always_ask = entry.on

    def _entropy(self, entry: log.Entropy) -> None:
        self.seats[entry.seat].entropy = entry.text

    def _held(self, entry: log.Held) -> None:
        self.seats[entry.seat].held = entry.held

    def _stand_in(self, entry: log.StandIn) -> None:
        self.seats[entry.seat].stand_in = entry.on

    def _subscribed(self, entry: log.Subscribed) -> None:
        others = [kept for kept in self._callable(entry.gen) if kept.endpoint != entry.endpoint]
        self.subscriptions[entry.gen] = [*others, entry][-DEVICES:]

    def _unsubscribed(self, entry: log.Unsubscribed) -> None:
        others = [kept for kept in self._callable(entry.gen) if kept.endpoint != entry.endpoint]
        self.subscriptions[entry.gen] = others
        if not others:
            del self.subscriptions[entry.gen]

    def _callable(self, gen: int) -> list[log.Subscribed]:
        return self.subscriptions.get(gen, [])

    def _called(self, entry: log.Called) -> None:
        self.called[entry.gen] = entry

    def _started(self, entry: log.Started) -> None:
        self.stage = "playing"
        self.match = entry.number
        self.commitment = commitment(bytes.fromhex(entry.secret), bytes.fromhex(entry.salt))
        self.sealed = None
        for seat in self.seats:
            seat.entropy = ""
            seat.held = False

    def _said(self, entry: log.Said) -> None:
        channel = PUBLIC.id if entry.channel == log.LIVING else entry.channel
        facts = ChatLine(
            from_=entry.seat, name=entry.name, channel=channel, text=entry.text, at=entry.at
        )
        only = frozenset([0] if channel == SPECTATORS else entry.to)
        audience = Audience() if channel == PUBLIC.id else Audience(only)
        self._write(Line(facts, audience, self.match))

    def _write(self, line: Line) -> None:
        """One more line; the oldest is forgotten, and each reader's numbers go on as before."""
        self._chat.append(line)
        if len(self._chat) > CHAT_KEPT:
            audience = self._chat.pop(0).audience
            self._dropped[audience] = self._dropped.get(audience, 0) + 1

    def _ended(self, entry: log.Ended) -> None:
        self.stage = "ended"
        self.ended_at = entry.at
        for seat in self.seats:
            seat.held = False
        for line in self._chat[:]:
            if line.match == self.match and line.facts.channel in entry.opens:
                readers = line.audience.only or frozenset()
                self._write(line._replace(audience=Audience(but=readers)))

    def _abandoned(self, entry: log.Abandoned) -> None:
        self.stage = "lobby"

    def _closed(self, entry: log.Closed) -> None:
        self.closed = True


_FOLDS: Final[dict[type, Callable[[Table, Any], None]]] = {
    log.Created: Table._created,
    log.Sealed: Table._sealed,
    log.Joined: Table._joined,
    log.Bot: Table._bot,
    log.Opened: Table._opened,
    log.Renamed: Table._renamed,
    log.Barred: Table._barred,
    log.Locked: Table._locked,
    log.Listed: Table._listed,
    log.Options: Table._options,
    log.Seats: Table._seats,
    log.Ordered: Table._ordered,
    log.Host: Table._host,
    log.Muted: Table._muted,
    log.Paced: Table._paced,
    log.AlwaysAsk: Table._always_ask,
    log.Entropy: Table._entropy,
    log.Held: Table._held,
    log.StandIn: Table._stand_in,
    log.Subscribed: Table._subscribed,
    log.Unsubscribed: Table._unsubscribed,
    log.Called: Table._called,
    log.Started: Table._started,
    log.Said: Table._said,
    log.Ended: Table._ended,
    log.Abandoned: Table._abandoned,
    log.Closed: Table._closed,
}
