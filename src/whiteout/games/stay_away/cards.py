"""The cards: their codes, and what the box holds (specification §3).

A card is a small number. Copies of a card are interchangeable, so nothing in a match tells one
copy from another, and no copy can be tracked through a shuffle.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

THE_THING: Final = 0
INFECTED: Final = 1
FLAMETHROWER: Final = 2
ANALYSIS: Final = 3
AXE: Final = 4
SUSPICIOUS: Final = 5
WHISKEY: Final = 6
RESOLUTE: Final = 7
WATCH_YOUR_BACK: Final = 8
CHANGE_PLACES: Final = 9
YOUD_BETTER_RUN: Final = 10
SEDUCTION: Final = 11
SCARY: Final = 12
IM_COMFORTABLE: Final = 13
NO_THANKS: Final = 14
MISSED: Final = 15
NO_BARBECUE: Final = 16
QUARANTINE: Final = 17
BARRED_DOOR: Final = 18
ROTTEN_ROPES: Final = 19
ONE_TWO: Final = 20
THREE_FOUR: Final = 21
THE_PARTY: Final = 22
OUT_OF_HERE: Final = 23
FORGETFUL: Final = 24
ROUND_AND_ROUND: Final = 25
CANT_WE_BE_FRIENDS: Final = 26
BLIND_DATE: Final = 27
OOOPS: Final = 28
BETWEEN_US: Final = 29
REVELATIONS: Final = 30
LOVECRAFT: Final = 31
NECRONOMICON: Final = 32

_CODES: Final[dict[str, int]] = {
    "the_thing": THE_THING,
    "infected": INFECTED,
    "flamethrower": FLAMETHROWER,
    "analysis": ANALYSIS,
    "axe": AXE,
    "suspicious": SUSPICIOUS,
    "whiskey": WHISKEY,
    "resolute": RESOLUTE,
    "watch_your_back": WATCH_YOUR_BACK,
    "change_places": CHANGE_PLACES,
    "youd_better_run": YOUD_BETTER_RUN,
    "seduction": SEDUCTION,
    "scary": SCARY,
    "im_comfortable": IM_COMFORTABLE,
    "no_thanks": NO_THANKS,
    "missed": MISSED,
    "no_barbecue": NO_BARBECUE,
    "quarantine": QUARANTINE,
    "barred_door": BARRED_DOOR,
    "rotten_ropes": ROTTEN_ROPES,
    "one_two": ONE_TWO,
    "three_four": THREE_FOUR,
    "the_party": THE_PARTY,
    "out_of_here": OUT_OF_HERE,
    "forgetful": FORGETFUL,
    "round_and_round": ROUND_AND_ROUND,
    "cant_we_be_friends": CANT_WE_BE_FRIENDS,
    "blind_date": BLIND_DATE,
    "ooops": OOOPS,
    "between_us": BETWEEN_US,
    "revelations": REVELATIONS,
    "lovecraft": LOVECRAFT,
    "necronomicon": NECRONOMICON,
}

CONTAGION: Final = "contagion"
ACTION: Final = "action"
DEFENSE: Final = "defense"
OBSTACLE: Final = "obstacle"
PANIC: Final = "panic"
_KINDS: Final = (CONTAGION, ACTION, DEFENSE, OBSTACLE, PANIC)
_TARGETS: Final = ("none", "neighbour", "anyone", "self_or_neighbour", "obstacle", "side")


class Card:
    """One row of cards.toml."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.kind: Final[str] = row["kind"]
        self.back: Final[str] = row["back"]
        self.minimum_players: Final[list[int]] = row["minimum_players"]
        self.target: Final[str] = row.get("target", "")
        self.answered_by: Final[list[int]] = [_CODES[card] for card in row.get("answered_by", [])]
        self.promo: Final[bool] = row.get("promo", False)


def load_rows(name: str, table: str) -> list[dict[str, Any]]:
    """The rows of one of this game's data files."""
    text = resources.files(__package__ or "").joinpath("data", name).read_text("utf-8")
    rows: list[dict[str, Any]] = tomllib.loads(text)[table]
    return rows


def check_cards(cards: list[Card]) -> None:
    """A data file that does not fit the code is an error at start-up, never a silent default."""
    if [card.id for card in cards] != list(_CODES):
        raise ValueError("cards.toml and the codes in cards.py do not name the same cards in order")
    for card in cards:
        if card.kind not in _KINDS:
            raise ValueError(f"cards.toml: {card.id}: unknown kind {card.kind!r}")
        if card.back != ("panic" if card.kind == PANIC else "stay_away"):
            raise ValueError(f"cards.toml: {card.id}: back {card.back!r} does not fit its kind")
        if (card.kind in (ACTION, OBSTACLE)) != (card.target in _TARGETS):
            raise ValueError(f"cards.toml: {card.id}: target {card.target!r}")


CARDS: Final[list[Card]] = [Card(row) for row in load_rows("cards.toml", "card")]
check_cards(CARDS)

IDS: Final[list[str]] = [card.id for card in CARDS]
IS_PANIC: Final[list[bool]] = [card.kind == PANIC for card in CARDS]
IS_DEFENSE: Final[list[bool]] = [card.kind == DEFENSE for card in CARDS]
IS_PLAYABLE: Final[list[bool]] = [card.kind in (ACTION, OBSTACLE) for card in CARDS]


def code_of(card: str) -> int:
    """The code of a card's id; an unknown id is a ValueError that names it."""
    if card not in _CODES:
        raise ValueError(f"there is no card {card!r}")
    return _CODES[card]


def ids_of(cards: list[int]) -> list[str]:
    """The ids of these cards in the order of the card list, which tells nothing else."""
    return [IDS[card] for card in sorted(cards)]
