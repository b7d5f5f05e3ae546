"""What a card is worth in the hand, in points, to each role; and what harm it does with a foe."""

from __future__ import annotations

from typing import Final

from whiteout.games.stay_away.tables import CARDS, PANIC

_ROWS: Final[dict[str, list[float]]] = {
    # card: to a Human, to an Infected, to The Thing; harm in the hand of a foe
    "the_thing": [0.0, 0.0, 0.0, 0.0],
    "infected": [-0.6, 0.4, 2.0, 0.0],
    "flamethrower": [1.6, 1.4, 1.2, 2.0],
    "analysis": [1.0, 0.4, 0.4, 0.0],
    "axe": [0.1, 0.3, 0.4, 0.0],
    "suspicious": [0.3, 0.1, 0.1, 0.0],
    "whiskey": [0.2, 0.1, 0.3, 0.0],
    "resolute": [0.8, 0.8, 0.6, 0.0],
    "watch_your_back": [0.2, 0.3, 0.5, 0.0],
    "change_places": [0.25, 0.3, 0.5, 0.0],
    "youd_better_run": [0.35, 0.4, 0.7, 0.0],
    "seduction": [0.25, 0.3, 0.9, 0.8],
    "scary": [0.9, 0.4, 0.5, 0.0],
    "im_comfortable": [0.15, 0.1, 0.3, 0.0],
    "no_thanks": [0.85, 0.4, 0.5, 0.0],
    "missed": [0.7, 0.3, 0.4, 0.0],
    "no_barbecue": [0.7, 0.9, 1.8, 1.5],
    "quarantine": [0.5, 0.3, 0.4, 0.0],
    "barred_door": [0.45, 0.3, 0.4, 0.0],
    "lovecraft": [1.0, 0.4, 0.4, 0.0],
    "necronomicon": [2.0, 2.0, 2.0, 3.0],
}
_PANIC: Final = [0.0, 0.0, 0.0, 0.0]

for _card in CARDS:
    if (_card.kind == PANIC) == (_card.id in _ROWS):
        raise ValueError(f"{_card.id}: STAY AWAY! cards, and no others, have a row in worth.py")

TO_A_HUMAN: Final[list[float]] = [_ROWS.get(card.id, _PANIC)[0] for card in CARDS]
TO_AN_INFECTED: Final[list[float]] = [_ROWS.get(card.id, _PANIC)[1] for card in CARDS]
TO_THE_THING: Final[list[float]] = [_ROWS.get(card.id, _PANIC)[2] for card in CARDS]
HARM: Final[list[float]] = [_ROWS.get(card.id, _PANIC)[3] for card in CARDS]
