"""Events: what happened, and who may see which part of it.

An event has a public part, and for some seats a secret part that only they are owed. An event may
also be addressed to a few seats; the others never learn that it took place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from whiteout.core.kinds import Kind

Facts = dict[str, Any]
"""Named values that can be written as JSON: numbers, words, lists of them."""

SPECTATOR: Final = -1
"""The viewer who sits at no seat: sees what everybody sees."""

ABOVE: Final = -2
"""The opened record: sees everything. Never given to anybody while a match runs."""


HAPPENING: Final = "event"
"""The field that names the kind: that it happens at all."""


class Event:
    """Something that happened: its kind, what all may see, what single seats may see besides."""

    __slots__ = ("audience", "kind", "public", "secret")

    def __init__(
        self,
        kind: str,
        public: Facts,
        secret: dict[int, Facts] | None = None,
        audience: tuple[int, ...] | None = None,
    ) -> None:
        self.kind: Final = kind
        self.public: Final = public
        self.secret: Final = secret
        self.audience: Final = audience

    def reaches(self, viewer: int) -> bool:
        """Whether the viewer learns of this event at all."""
        return self.audience is None or viewer in self.audience or viewer == ABOVE

    def seen_by(self, viewer: int) -> Facts | None:
        """The event as this viewer sees it, or None where it does not reach the viewer."""
        if not self.reaches(viewer):
            return None
        seen: Facts = {"event": self.kind, **self.public}
        if self.secret is not None:
            if viewer == ABOVE:
                seen["secret"] = {str(seat): facts for seat, facts in self.secret.items()}
            elif viewer in self.secret:
                seen["only_you"] = self.secret[viewer]
        return seen

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.public!r})"


class EventKind:
    """What the game declares about one kind of event.

    `public` names every field that all see, `secret` those that only some seats are owed, each with
    its kind (core.kinds); a game without declared kinds lists the names alone. `discloses` names
    the fields by which hidden facts become known by the rules themselves (a card drawn), separated
    by blanks, with `event` for the happening itself; True means all of them. Everything else must
    look the same to a viewer whatever is hidden from that viewer. `moves` says which hidden things
    change their place (core.zones).
    """

    __slots__ = (
        "discloses",
        "moves",
        "public",
        "public_kinds",
        "rows",
        "secret",
        "secret_kinds",
        "tells",
    )

    def __init__(
        self,
        public: dict[str, Kind] | list[str],
        secret: dict[str, Kind] | list[str],
        discloses: str | bool,
        rows: str | list[str],
        moves: tuple[Any, ...] = (),
    ) -> None:
        self.public: Final = list(public)
        self.secret: Final = list(secret)
        self.public_kinds: Final[dict[str, Kind]] = public if isinstance(public, dict) else {}
        self.secret_kinds: Final[dict[str, Kind]] = secret if isinstance(secret, dict) else {}
        self.rows: Final = rows.split() if isinstance(rows, str) else rows
        self.moves: Final = moves
        fields = [HAPPENING, *self.public, *self.secret]
        named = discloses.split() if isinstance(discloses, str) else fields if discloses else []
        self.tells: Final = frozenset(named)
        """The fields that disclose hidden facts; HAPPENING where it does so by happening."""
        self.discloses: Final = bool(named)
        """Whether anything about it discloses hidden facts."""
        if not self.tells <= {*fields}:
            raise ValueError(
                f"an event discloses {sorted(self.tells - {*fields})}, which it has not"
            )

    def types(self) -> dict[str, str]:
        """The type of every field, by its path."""
        return {**types_of(self.public_kinds), **types_of(self.secret_kinds)}


def types_of(kinds: dict[str, Kind]) -> dict[str, str]:
    """The types of values and of all that is inside them, by path."""
    found: dict[str, str] = {}
    for name, kind in kinds.items():
        found.update({path: part.type for path, part in kind.parts(name) if part.type})
    return found


def may_differ(kinds: dict[str, EventKind], one: Facts | None, other: Facts | None) -> bool:
    """Whether what a viewer sees at one place of two histories may differ: only in fields that are
    declared to disclose hidden facts, and in what happens only where that discloses them."""
    if one is None or other is None or one[HAPPENING] != other[HAPPENING]:
        told = [facts[HAPPENING] for facts in (one, other) if facts is not None]
        return any(HAPPENING in kinds[kind].tells for kind in told)
    left = {**one, **one.get("only_you", {})}
    right = {**other, **other.get("only_you", {})}
    fields = {*left, *right} - {"only_you"}
    differing = {field for field in fields if left.get(field) != right.get(field)}
    return differing <= kinds[one[HAPPENING]].tells


def history_of(events: list[Event], viewer: int) -> list[Facts]:
    """Everything the viewer has seen happen, in order."""
    seen = []
    for event in events:
        facts = event.seen_by(viewer)
        if facts is not None:
            seen.append(facts)
    return seen
