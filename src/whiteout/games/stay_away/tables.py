"""The cards: their codes, and what the box holds (specification §3).

A card is a small number. Copies of a card are interchangeable, so nothing in a match tells one
copy from another, and no copy can be tracked through a shuffle.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.tables import DataFolder, Row, check_codes, code_in
from whiteout.games.stay_away import written_codes

CODED: Final = {"cards.toml": "card"}
"""What written_codes.py is made from."""

MOST_PLAYERS: Final = 12

CONTAGION: Final = "contagion"
ACTION: Final = "action"
DEFENSE: Final = "defense"
OBSTACLE: Final = "obstacle"
PANIC: Final = "panic"
_KINDS: Final = (CONTAGION, ACTION, DEFENSE, OBSTACLE, PANIC)
_TARGETS: Final = ("none", "neighbour", "anyone", "self_or_neighbour", "obstacle", "side")


DATA: Final = DataFolder(__package__)
_ROWS: Final = DATA.rows("cards.toml", "card")
IDS: Final[list[str]] = [row.id for row in _ROWS]
check_codes("cards.toml", vars(written_codes), IDS)


class Card:
    """One row of cards.toml."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.id
        self.kind: Final = row.word("kind", _KINDS)
        self.back: Final = row.word("back", ["panic" if self.kind == PANIC else "stay_away"])
        self.minimum_players: Final = row.numbers("minimum_players")
        aimed = self.kind in (ACTION, OBSTACLE)
        self.target: Final = row.word("target", _TARGETS if aimed else [""], "")
        self.answered_by: Final = row.codes("answered_by", IDS)
        self.promo: Final = row.flag("promo")


CARDS: Final[list[Card]] = [Card(row) for row in _ROWS]
IS_PANIC: Final[list[bool]] = [card.kind == PANIC for card in CARDS]
IS_DEFENSE: Final[list[bool]] = [card.kind == DEFENSE for card in CARDS]
IS_PLAYABLE: Final[list[bool]] = [card.kind in (ACTION, OBSTACLE) for card in CARDS]


def code_of(card: str) -> int:
    """The code of a card's id; an unknown id is a ValueError that names it."""
    return code_in(IDS, card)


def ids_of(cards: list[int]) -> list[str]:
    """The ids of these cards in the order of the card list, which tells nothing else."""
    return [IDS[card] for card in sorted(cards)]
