"""The action dice of the co-operative game: specification 3.12."""

from __future__ import annotations

from typing import Final

from whiteout.games.the_thing.position import ThingPosition
from whiteout.games.the_thing.rules.asking import tell
from whiteout.games.the_thing.tables import DIE, FACE_IDS, SABOTAGE, THREAT

BAD: Final = (SABOTAGE, THREAT)


def roll_die(p: ThingPosition) -> int:
    """One face."""
    return DIE[p.chance.below(len(DIE), "action die")]


def roll_dice(p: ThingPosition, count: int, why: str) -> list[int]:
    """So many dice, for an action or against an escape (E-76)."""
    faces = sorted([roll_die(p) for _ in range(count)])
    tell(p, "dice_rolled", {"faces": [FACE_IDS[face] for face in faces], "why": why})
    return faces
