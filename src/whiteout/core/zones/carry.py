"""What events move and show, said once, in the `moves` of the declared event.

    "discarded": event(..., moves=(Carry("player", "pile", "card"),))
    "glimpsed": event(..., moves=(Sight("target", "card"),))

A zone is named as the game names it; any other name is a field of the event, and stands for the
zone of the seat in it. The face is what the event shows (`shown`), what all are told, or what the
viewer alone is told; else the move is unseen, and nothing was seen.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Facts
from whiteout.core.zones.tables import UNSEEN


class Carry:
    """What an event moves: one thing or as many as it says, or with `pours` all in the zone."""

    __slots__ = ("bound", "count", "face", "field", "pours", "source", "target")

    def __init__(
        self,
        source: str,
        target: str,
        field: str = "",
        face: int = UNSEEN,
        bound: bool = False,
        pours: bool = False,
        count: str = "",
    ) -> None:
        self.source: Final = source
        self.target: Final = target
        self.field: Final = field
        self.face: Final = face
        """The face, where it is always the same."""
        self.bound: Final = bound
        """Whether the rules keep some things from going; the game says which."""
        self.pours: Final = pours
        self.count: Final = count
        """The field that says how many, or lists them; without one it is a single thing."""

    def faces_in(self, facts: Facts, codes: dict[str, int]) -> list[int] | None:
        """The faces that the viewer learns, if any."""
        return told_all(facts, self.field, codes) if self.face == UNSEEN else [self.face]

    def count_in(self, facts: Facts) -> int:
        """How many things move."""
        found: int | list[str] = facts[self.count] if self.count else 1
        return found if isinstance(found, int) else len(found)


class Sight:
    """What an event shows of a zone: one face or several, and whether that is all there is."""

    __slots__ = ("field", "whole", "zone")

    def __init__(self, zone: str, field: str, whole: bool = False) -> None:
        self.zone: Final = zone
        self.field: Final = field
        self.whole: Final = whole


def told_all(facts: Facts, field: str, codes: dict[str, int]) -> list[int] | None:
    """The faces that an event tells its viewer, if any."""
    found = facts.get("shown", facts.get(field, facts.get("only_you", {}).get(field)))
    if found is None:
        return None
    return [codes[found]] if isinstance(found, str) else [codes[name] for name in found]
