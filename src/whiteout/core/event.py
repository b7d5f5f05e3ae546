"""Events: what happened, and who may see which part of it.

An event has a public part, and for some seats a secret part that only they are owed. An event may
also be addressed to a few seats; the others never learn that it took place.
"""

from __future__ import annotations

from typing import Any, Final

Facts = dict[str, Any]
"""Named values that can be written as JSON: numbers, words, lists of them."""

SPECTATOR: Final = -1
"""The viewer who sits at no seat: sees what everybody sees."""

ABOVE: Final = -2
"""The opened record: sees everything. Never given to anybody while a match runs."""


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

    `public` and `secret` name every field that may occur. `discloses` marks kinds by which hidden
    facts become known by the rules themselves (a drawn card, the end); all other kinds must look
    the same to a viewer whatever is hidden from that viewer.
    """

    __slots__ = ("discloses", "public", "rows", "secret")

    def __init__(
        self, public: list[str], secret: list[str], discloses: bool, rows: list[str]
    ) -> None:
        self.public: Final = public
        self.secret: Final = secret
        self.discloses: Final = discloses
        self.rows: Final = rows


def read_kinds(rows: list[dict[str, Any]]) -> dict[str, EventKind]:
    """The kinds that a game declares in the rows of its data file."""
    return {
        row["kind"]: EventKind(
            row.get("public", []), row.get("secret", []), row.get("discloses", False), row["rows"]
        )
        for row in rows
    }


def history_of(events: list[Event], viewer: int) -> list[Facts]:
    """Everything the viewer has seen happen, in order."""
    seen = []
    for event in events:
        facts = event.seen_by(viewer)
        if facts is not None:
            seen.append(facts)
    return seen
