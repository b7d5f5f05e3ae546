"""One table as folded from its log: who sits where, what has been said, which match runs.

Nothing here looks at a clock, a socket or chance: the same log gives the same table, always.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from whiteout.core.chance import commitment
from whiteout.server import entries as log
from whiteout.server.wire import ChatLine, SeatKind, Stage

KEYS_KEPT: Final = 400
"""Keys of messages remembered per table; older repeats are stale anyway."""
CHAT_KEPT: Final = 400
BOT_NAMES: Final = (
    "Aurora", "Borealis", "Cirrus", "Drift", "Ember", "Fjord",
    "Glacier", "Halo", "Iceberg", "Juniper", "Kayak", "Lumen",
)  # fmt: skip


class Seat:
    """A seat of the table and whoever is on it."""

    __slots__ = ("entropy", "filler", "gen", "held", "kind", "level", "muted", "name")

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
        self.entropy = ""


class Line:
    """A line of chat and who may read it: everybody, spectators, or some sittings."""

    __slots__ = ("facts", "to")

    def __init__(self, facts: ChatLine, to: frozenset[int]) -> None:
        self.facts = facts
        self.to = to

    def reaches(self, gen: int) -> bool:
        """Whether a sitting (0: a spectator) may read it."""
        channel = self.facts.channel
        return channel == "living" or (gen in self.to if channel == "dead" else gen == 0)


class Table:
    """The state of a table; `apply` is the only way to change it."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.game = ""
        self.options: dict[str, Any] = {}
        self.listed = False
        self.locked = False
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
        self.touched = 0.0
        self._chat: list[Line] = []
        self._dropped: dict[str | int, int] = {}

    # -- reading ---------------------------------------------------------------------------------

    def seat_of(self, gen: int) -> int:
        """Where a sitting is now, or -1."""
        if gen:
            for number, seat in enumerate(self.seats):
                if seat.gen == gen:
                    return number
        return -1

    def next_commitment(self) -> str:
        """What is published of the match to come."""
        sealed = self.sealed
        if sealed is None:
            return ""
        return commitment(bytes.fromhex(sealed.secret), bytes.fromhex(sealed.salt))

    def chat(self, gen: int, since: int) -> tuple[int, list[ChatLine]]:
        """The lines a sitting may read from its own number `since` on, and the first's number."""
        dropped = self._dropped
        first = dropped.get("living", 0) + dropped.get(gen or "spectators", 0)
        lines = [line.facts for line in self._chat if line.reaches(gen)]
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
            fold(self, entry)

    def _created(self, entry: log.Created) -> None:
        self.game = entry.game
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
        seat.clear()

    def _renamed(self, entry: log.Renamed) -> None:
        self.seats[entry.seat].name = entry.name

    def _locked(self, entry: log.Locked) -> None:
        self.locked = entry.locked

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

    def _entropy(self, entry: log.Entropy) -> None:
        self.seats[entry.seat].entropy = entry.text

    def _held(self, entry: log.Held) -> None:
        self.seats[entry.seat].held = entry.held

    def _started(self, entry: log.Started) -> None:
        self.stage = "playing"
        self.match = entry.number
        self.commitment = commitment(bytes.fromhex(entry.secret), bytes.fromhex(entry.salt))
        self.sealed = None
        for seat in self.seats:
            seat.entropy = ""
            seat.held = False

    def _said(self, entry: log.Said) -> None:
        facts = ChatLine(
            from_=entry.seat,
            name=entry.name,
            channel=entry.channel,
            text=entry.text,
            at=entry.at,
        )
        self._chat.append(Line(facts, frozenset(entry.to)))
        if len(self._chat) > CHAT_KEPT:
            self._drop(self._chat.pop(0))

    def _drop(self, line: Line) -> None:
        """Forget an old line; each reader's numbers go on as before."""
        channel = line.facts.channel
        readers: list[str | int] = [*line.to] if channel == "dead" else [channel]
        for reader in readers:
            self._dropped[reader] = self._dropped.get(reader, 0) + 1

    def _ended(self, entry: log.Ended) -> None:
        self.stage = "ended"
        for seat in self.seats:
            seat.held = False

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
    log.Locked: Table._locked,
    log.Listed: Table._listed,
    log.Options: Table._options,
    log.Seats: Table._seats,
    log.Ordered: Table._ordered,
    log.Host: Table._host,
    log.Muted: Table._muted,
    log.Entropy: Table._entropy,
    log.Held: Table._held,
    log.Started: Table._started,
    log.Said: Table._said,
    log.Ended: Table._ended,
    log.Abandoned: Table._abandoned,
    log.Closed: Table._closed,
}
