"""What things are worth to a bot: cards, tiles, Unlocks."""

from __future__ import annotations

from typing import Final

from whiteout.games.who_goes_there.bots.sight import Sight

CARDS: Final[dict[str, float]] = {
    "first_aid": 5.0,
    "canned_food": 4.0,
    "dex": 4.5,
    "flare": 3.0,
    "shotgun": 4.0,
    "one_in_the_chamber": 3.0,
    "brute_force": 3.0,
    "taking_control": 2.0,
    "bullets": 2.0,
    "snack": 2.5,
    "alcohol": 2.0,
    "matches": 1.5,
    "any_buildable": 2.5,
    "blood_test": 4.0,
    "host_test": 2.0,
    "field_surgery": 2.0,
    "metal": 1.8,
    "wood": 1.5,
    "cloth": 1.6,
    "rope": 1.4,
    "screws": 1.4,
}
"""By card; what is not here is worth 1."""

TILES: Final[dict[str, float]] = {
    "club": 2.0,
    "spear": 2.0,
    "crowbar": 2.2,
    "shield": 1.5,
    "flare_gun": 4.0,
    "torch": 3.5,
    "barricade": 2.5,
    "ice_axe": 4.0,
    "flamethrower": 6.0,
    "bulwark": 5.0,
    "harpoon_gun": 7.0,
    "live_wire": 7.0,
    "parka": 4.0,
    "expedition_coat": 6.0,
    "snowshoes": 2.5,
    "backpack": 1.0,
    "lantern": 5.0,
    "toolbox": 1.0,
    "goggles": 1.0,
    "gloves": 1.0,
    "lighter": 0.5,
    "companion": 1.5,
}
_ORDER: Final = ("cardio", "agility", "slots", "locker", "overstock", "unique")


def card_worth(sight: Sight, card: str) -> float:
    """What a card in hand is worth to keep; the fourth of a kind is worth little."""
    worth = CARDS.get(card, 1.0)
    if card == "canned_food" and sight.count(card) > 2:
        worth = 1.0
    if card.startswith("item_card_"):
        worth = TILES.get(card[10:], 1.0)
    if card.startswith("landmark_"):
        worth = 1.2
    return worth


def unlock_rank(unlock: str) -> int:
    """The order in which Unlocks are bought."""
    return _ORDER.index(unlock)
