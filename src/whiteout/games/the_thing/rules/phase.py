"""The flow of a round: specification 5 (FLO, CFLO)."""

from __future__ import annotations

from whiteout.games.the_thing.position import ThingPosition
from whiteout.games.the_thing.rules.asking import tell


def begin(p: ThingPosition, step: str) -> None:
    """A phase, or a part of one, begins."""
    p.step = step
    tell(p, "phase_began", {"round": p.round, "step": step})
