"""The suspicion track: specification 6.9 (SUS), and its place in the co-operative game."""

from __future__ import annotations

from whiteout.games.the_thing.position import ThingPosition
from whiteout.games.the_thing.rules.asking import tell, who


def advance(p: ThingPosition, figure: int, steps: int, why: str) -> None:
    """A disc moves right, up to maximum suspicion (TT-SUS-02, TT-SUS-03); in the co-operative game
    up to the threat (TT-CREV-03, TT-CREV-09)."""
    limit = p.threat if p.settings.coop else p.settings.n
    before = p.suspicion[figure]
    after = min(before + steps, max(limit, before))
    if after != before:
        put(p, figure, after, why)


def put(p: ThingPosition, figure: int, space: int, why: str) -> None:
    """A disc goes to a space."""
    before = p.suspicion[figure]
    p.suspicion[figure] = space
    if p.history is not None:
        facts = {**who(p, figure), "before": before, "space": space, "why": why}
        tell(p, "suspicion_moved", facts)


def in_green_zone(p: ThingPosition, figure: int) -> bool:
    """Publicly proven human, and not met anybody since (TT-SUS-01, TT-SUS-06)."""
    return p.suspicion[figure] == 0


def at_maximum(p: ThingPosition, figure: int) -> bool:
    """TT-SUS-04."""
    return not p.settings.coop and p.suspicion[figure] >= p.settings.n
