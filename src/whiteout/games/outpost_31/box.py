"""What the box holds for a match: public from the start and never changing (O-36)."""

from __future__ import annotations

from whiteout.core.event import Facts
from whiteout.games.outpost_31.position import BLOODS
from whiteout.games.outpost_31.settings import Settings
from whiteout.games.outpost_31.setup import mission_cards, supply_cards
from whiteout.games.outpost_31.tables import (
    CHARACTERS,
    CHIPS,
    DEPARTMENTS,
    GEAR,
    IDS,
    MISSION_IDS,
)


def box(settings: Settings) -> Facts:
    """The options in force, the make-up of every deck as built in setup, the characters."""
    table = settings.table
    supply = supply_cards(settings)
    return {
        "options": dict(settings.values),
        "supply": {card: supply.count(code) for code, card in enumerate(IDS)},
        "missions": [MISSION_IDS[mission] for mission in mission_cards(settings)],
        "start_blood": dict(zip(BLOODS, table.start, strict=True)),
        "assimilation_blood": dict(zip(BLOODS, table.assimilation, strict=True)),
        "unused_blood": dict(zip(BLOODS, table.box, strict=True)),
        "chips": {chip.id: chip.count for chip in CHIPS},
        "gear": dict.fromkeys(GEAR, settings.gear_copies),
        "characters": [
            {
                "id": row.id,
                "department": DEPARTMENTS[row.department],
                "powers": row.powers[:],
            }
            for row in CHARACTERS
        ],
        "tracker": ("small", "large")[settings.side],
        "target": settings.target,
        "early_win": settings.early_win,
    }
