"""What all know from the start (W-02): the options in force, decks as built, the Build Menu."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Facts
from whiteout.games.who_goes_there.settings import Settings
from whiteout.games.who_goes_there.tables import (
    CARDS,
    CHARACTERS,
    EVENTS,
    METER,
    PHASE_CARDS,
    PRICES,
    TILES,
    UNLOCK_IDS,
)

_CARDS: Final = {card.id: card.count for card in CARDS if card.count}
_TILES: Final = [
    {
        "tile": tile.id,
        "red": tile.red,
        "blue": tile.blue,
        "needs": tile.need_ids,
        "cards": tile.card_ids,
        "reroll": tile.reroll,
        "count": tile.count,
    }
    for tile in TILES
]


def box(settings: Settings) -> Facts:
    """All of it, for this number of players."""
    return {
        "options": dict(settings.values),
        "rounds": [METER[at].id for at in settings.rounds],
        "total": settings.points_per_human * settings.players,
        "cards": dict(_CARDS),
        "specialties": {CHARACTERS[code].id: CHARACTERS[code].deck for code in settings.characters},
        "tiles": _TILES,
        "unlocks": dict(zip(UNLOCK_IDS, PRICES, strict=True)),
        "phase_cards": {card.id: card.count for card in PHASE_CARDS},
        "camp_events": {event.id: event.count for event in EVENTS},
    }
