"""Zones: where a card can be. The hands are numbered by player."""

from __future__ import annotations

from typing import Final

IN_PILE: Final = 20
APART: Final = 21
PUT_ASIDE: Final = 22
ON_TOP: Final = 23
IN_DECK: Final = 30
"""In the first deck; later decks count on from here."""
OPEN: Final = 24
"""On the table, played."""
