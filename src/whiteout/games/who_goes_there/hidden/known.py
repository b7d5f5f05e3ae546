"""What a player has been allowed to see of hidden things, as far as it still holds."""

from __future__ import annotations

from whiteout.core.zones.deal import seen_runs
from whiteout.games.who_goes_there.position import CampPosition
from whiteout.games.who_goes_there.tables import DECK_IDS, ORIGINS, SHARED


def proofs(p: CampPosition, viewer: int) -> list[int]:
    """Of whom the player has seen proof (W-48)."""
    return [other for other in range(p.seats) if p.known[viewer] >> other & 1]


def known_under(p: CampPosition, viewer: int) -> list[tuple[str, int, list[int]]] | None:
    """Cards that the player has put under a deck, with their place from the bottom; in which order
    those of one run lie is not known (W-31)."""
    found: list[tuple[str, int, list[int]]] = []
    for deck in range(min(SHARED, len(p.deck_seen))):
        for run in seen_runs(p.deck_seen[deck], viewer):
            cards = [card // ORIGINS for card in p.decks[deck][run.start : run.stop]]
            found.append((DECK_IDS[deck], run.start, cards))
    return found or None
