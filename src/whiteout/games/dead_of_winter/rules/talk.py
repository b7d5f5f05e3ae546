"""Who may make a claim, and how often (DW-INF-12)."""

from __future__ import annotations

from typing import Final

from whiteout.games.dead_of_winter.position import IN_GAME, WinterPosition

MOST_CLAIMS: Final = 20
_BEGINS: Final = ("turn_started", "step_began")


def why_not_claim(p: WinterPosition, seat: int) -> str:
    """Not before the first turn, not by whoever is out, at most 20 times in one turn or phase."""
    if p.turn == 0 or p.out[seat] != IN_GAME:
        return "DW-INF-12"
    made = 0
    for event in reversed(p.history or []):
        if event.kind in _BEGINS:
            break
        if event.kind == "claimed" and event.public["speaker"] == seat:
            made += 1
    return "DW-INF-12" if made >= MOST_CLAIMS else ""
