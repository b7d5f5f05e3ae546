"""The tables of the box: cards, tiles, events, characters, the Phase Meter (specification 3).

Everything is a small number. A kind of inside card is its row in cards.toml; a single card also
says in which deck it began, since that is where it goes when the deck is filled up again
(WG-SRCH-06). Cards of one kind and one deck cannot be told apart.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

STORAGE: Final = 0
WORKSHOP: Final = 1
SHARED: Final = 2
"""Decks below this number are shared; deck SHARED + c is the Specialty deck of character c."""
PHASE_SPACE: Final = 2
"""Spaces below this number are inside; space PHASE_SPACE + n is that of phase n + 1."""
SPACES: Final = ["storage", "workshop", "phase1", "phase2", "phase3"]
INSIDE: Final = 0
OUTSIDE: Final = 1
LOCATIONS: Final = ["inside", "outside"]
ORIGINS: Final = 10
"""A card is kind * ORIGINS + the place of its deck: 0 for a shared one, else the rank."""

# What an inside card does (cards.toml, `effect`).
MATERIAL: Final = "material"
ALCOHOL: Final = "alcohol"
MATCHES: Final = "matches"
HEAL: Final = "heal"
FOOD: Final = "food"
SNACK: Final = "snack"
FLARE: Final = "flare"
DEX: Final = "dex"
DICE: Final = "dice"
LIGHTER_CARD: Final = "lighter"
ITEM_CARD: Final = "item"
BULLETS: Final = "bullets"
TAKING_CONTROL: Final = "taking_control"
BLOOD_TEST: Final = "blood_test"
HOST_TEST: Final = "host_test"
SURGERY: Final = "surgery"
KINDLING: Final = "kindling"
TRAINING: Final = "training"
STAND_IN: Final = "stand_in"
LANDMARK: Final = "landmark"
# fmt: off
EFFECTS: Final = (
    MATERIAL, ALCOHOL, MATCHES, HEAL, FOOD, SNACK, FLARE, DEX, DICE, LIGHTER_CARD, ITEM_CARD,
    BULLETS, TAKING_CONTROL, BLOOD_TEST, HOST_TEST, SURGERY, KINDLING, TRAINING, STAND_IN, LANDMARK,
)
# fmt: on

# Characters by rank, and the face of the Locker die that is theirs.
GARRY: Final = 0
MCREADY: Final = 1
KINNER: Final = 2
COPPER: Final = 3
BLAIR: Final = 4
CLARK: Final = 5
VAN_WALL: Final = 6
NORRIS: Final = 7
_CHARACTERS: Final = [
    "garry",
    "mcready",
    "kinner",
    "copper",
    "blair",
    "clark",
    "van_wall",
    "norris",
]

# Unlocks (unlocks.toml).
UNIQUE: Final = 0
CARDIO: Final = 1
AGILITY: Final = 2
LOCKER: Final = 3
SLOTS: Final = 4
OVERSTOCK: Final = 5
_UNLOCKS: Final = ["unique", "cardio", "agility", "locker", "slots", "overstock"]

# Faces of the Locker die; ICON stands for the character's own (3.6).
ICON: Final = "icon"
XP2: Final = "xp2"
BUILDABLE_FACE: Final = "buildable"
FLARE_FACE: Final = "flare"

# Kinds of Phase card and of special item.
BONUS: Final = "helicopter_bonus"
INSTANT_TILE: Final = "instant_tile"
CHOICE: Final = "choice"
LOCKBOX: Final = "lockbox"
SPECIAL_ITEM: Final = "special_item"
DOOR_DAMAGE: Final = "door_damage"
THING_ATTACK: Final = "thing_attack"
_PHASE_KINDS: Final = (
    BONUS, INSTANT_TILE, CHOICE, LOCKBOX, SPECIAL_ITEM, DOOR_DAMAGE, THING_ATTACK,
)  # fmt: skip
DYNAMITE: Final = 0
THERMAL_BLANKET: Final = 1
RATION_TIN: Final = 2
MEDICAL_CASE: Final = 3
FIELD_RADIO: Final = 4
RESCUE_BEACON: Final = 5
WELDING_RIG: Final = 6
# fmt: off
ITEMS: Final = [
    "dynamite", "thermal_blanket", "ration_tin", "medical_case", "field_radio", "rescue_beacon",
    "welding_rig",
]
# fmt: on
_OFFERS: Final = ("", "draw_storage", "draw_workshop", "stamina", "heal")
_WON: Final = ("nothing", "storage", "xp4", "bonus1", "bonus2", "strike")
DYNAMITE_DICE: Final = 3
LOCKER_DICE: Final = 2

# Kinds of Camp Event, and what their parts do.
ATTACK: Final = "attack"
SETBACK: Final = "setback"
INSTANT: Final = "instant"
# fmt: off
_PARTS: Final = (
    "strike", "critical_strike", "discard", "thing", "door", "boiler", "hunger", "stamina",
    "frostbite", "ankle", "all_lose_stamina", "all_gain_stamina", "all_draw_storage",
    "all_draw_workshop",
)
# fmt: on
REROLLS: Final = ("", "attack", "setback", "roll", "stamina", "xp", "clicker")

BOILER: Final = 0
DOOR: Final = 1
UTILITIES: Final = ["boiler", "door"]
BROKEN: Final = 3
"""Strikes from which a utility is broken (WG-UTL-01), and a player dead (WG-STR-01)."""
MOST_PLAYERS: Final = 6
MOST_HAND: Final = 30
"""No hand grows beyond this; only for numbering options."""


def _data(name: str) -> dict[str, Any]:
    text = resources.files(__package__ or "").joinpath("data", name).read_text("utf-8")
    return tomllib.loads(text)


def load_rows(name: str, table: str) -> list[dict[str, Any]]:
    """The rows of one of this game's data files."""
    rows: list[dict[str, Any]] = _data(name)[table]
    return rows


class Card:
    """One row of cards.toml: a kind of inside card."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.deck: Final[str] = row["deck"]
        self.count: Final[int] = row["count"]
        self.effect: Final[str] = row["effect"]
        self.dice: Final[int] = row.get("dice", 0)
        self.tile_id: Final[str] = row.get("tile", "")
        self.location: Final[str] = row.get("location", "")
        self.buildable: Final[bool] = row.get("buildable", False)


class Tile:
    """One row of tiles.toml."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.red: Final[int] = row["red"]
        self.blue: Final[int] = row["blue"]
        self.trained_red: Final[int] = row.get("trained_red", row["red"])
        self.trained_blue: Final[int] = row.get("trained_blue", row["blue"])
        self.count: Final[int] = row["count"]
        self.need_ids: Final[list[str]] = row.get("needs", [])
        self.card_ids: Final[list[str]] = row.get("cards", [])
        self.reroll: Final[str] = row.get("reroll", "")
        self.coat: Final[int] = row.get("coat", 0)


class Character:
    """One row of characters.toml."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.rank: Final[int] = row["rank"]
        self.base: Final = row["set"] == "base"
        self.icon: Final[str] = row["icon"]
        self.deck: Final[dict[str, int]] = row["deck"]


class PhaseCard:
    """One row of phase_cards.toml."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.phase: Final[int] = row["phase"]
        self.kind: Final[str] = row["kind"]
        self.count: Final[int] = row["count"]
        self.xp: Final[int] = row["xp"]
        self.bonus: Final[int] = row.get("bonus", 0)
        self.tile_id: Final[str] = row.get("tile", "")
        self.offer: Final[str] = row.get("offer", "")
        self.item: Final[int] = ITEMS.index(row["item"]) if "item" in row else -1
        self.won: Final[list[str]] = row.get("table", [])


class CampEvent:
    """One row of camp_events.toml."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.kind: Final[str] = row["kind"]
        self.count: Final[int] = row["count"]
        self.lockdown: Final[bool] = row["lockdown"]
        self.scope: Final[str] = row["scope"]
        self.parts: Final[list[str]] = row["parts"]


class MeterSpace:
    """One row of meter.toml: a space of the Phase Meter."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.phase: Final[int] = row["phase"]
        self.grey: Final[bool] = row["grey"]
        self.special: Final[str] = row["special"]


CARDS: Final[list[Card]] = [Card(row) for row in load_rows("cards.toml", "card")]
IDS: Final[list[str]] = [card.id for card in CARDS]
TILES: Final[list[Tile]] = [Tile(row) for row in load_rows("tiles.toml", "tile")]
TILE_IDS: Final[list[str]] = [tile.id for tile in TILES]
CHARACTERS: Final[list[Character]] = [
    Character(row) for row in load_rows("characters.toml", "character")
]
CHARACTER_IDS: Final[list[str]] = [character.id for character in CHARACTERS]
PHASE_CARDS: Final[list[PhaseCard]] = [
    PhaseCard(row) for row in load_rows("phase_cards.toml", "card")
]
PHASE_IDS: Final[list[str]] = [card.id for card in PHASE_CARDS]
EVENTS: Final[list[CampEvent]] = [CampEvent(row) for row in load_rows("camp_events.toml", "event")]
EVENT_IDS: Final[list[str]] = [event.id for event in EVENTS]
METER: Final[list[MeterSpace]] = [MeterSpace(row) for row in load_rows("meter.toml", "space")]
UNLOCK_IDS: Final[list[str]] = [row["id"] for row in load_rows("unlocks.toml", "unlock")]
PRICES: Final[list[int]] = [row["xp"] for row in load_rows("unlocks.toml", "unlock")]
LOCKER_FACES: Final[list[str]] = _data("dice.toml")["locker"]["faces"]
HELICOPTER_FACES: Final[dict[str, list[int]]] = _data("dice.toml")["helicopter"]
FACES: Final = ["icon", "xp2", "buildable", "flare"]
DECK_IDS: Final = ["storage", "workshop", *CHARACTER_IDS]

EFFECT: Final[list[str]] = [card.effect for card in CARDS]
IS_BUILDABLE: Final[list[bool]] = [card.buildable for card in CARDS]
TILE_OF: Final[list[int]] = [TILE_IDS.index(card.tile_id) if card.tile_id else -1 for card in CARDS]
"""By kind of card: the tile that it brings."""
PHASE_TILE: Final[list[int]] = [
    TILE_IDS.index(card.tile_id) if card.tile_id else -1 for card in PHASE_CARDS
]
NEEDS: Final[list[list[int]]] = [[TILE_IDS.index(i) for i in tile.need_ids] for tile in TILES]
RECIPE: Final[list[list[int]]] = [[IDS.index(i) for i in tile.card_ids] for tile in TILES]


def kind(name: str) -> int:
    """The code of a kind of inside card that the rules name."""
    return IDS.index(name)


K_ALCOHOL: Final = kind("alcohol")
K_MATCHES: Final = kind("matches")
K_FIRST_AID: Final = kind("first_aid")
K_FOOD: Final = kind("canned_food")
K_SNACK: Final = kind("snack")
K_FLARE: Final = kind("flare")
K_EMPTY_LIGHTER: Final = kind("empty_lighter")
K_BULLETS: Final = kind("bullets")
K_TAKING_CONTROL: Final = kind("taking_control")
K_KINDLING: Final = kind("kindling")
K_ANY: Final = kind("any_buildable")
LANDMARKS: Final[list[int]] = [code for code, card in enumerate(CARDS) if card.effect == LANDMARK]
LANDMARK_IDS: Final[list[str]] = [IDS[code] for code in LANDMARKS]
SHACK: Final = 0
GALLEY: Final = 1
SLED_LINE: Final = 2
PARTS_BENCH: Final = 3
FIELD_FORGE: Final = 4


def tile(name: str) -> int:
    """The code of a tile that the rules name."""
    return TILE_IDS.index(name)


T_CROWBAR: Final = tile("crowbar")
T_SNOWSHOES: Final = tile("snowshoes")
T_BACKPACK: Final = tile("backpack")
T_LANTERN: Final = tile("lantern")
T_TOOLBOX: Final = tile("toolbox")
T_LIGHTER: Final = tile("lighter")
T_COMPANION: Final = tile("companion")


def card_of(kind_code: int, character: int = -1) -> int:
    """A card of this kind that began in its shared deck, or in a character's Specialty deck."""
    return kind_code * ORIGINS + character + 1


def kind_of(card: int) -> int:
    """The kind of a card."""
    return card // ORIGINS


def home_of(card: int) -> int:
    """The deck in which a card began."""
    origin = card % ORIGINS
    if origin:
        return SHARED + origin - 1
    return STORAGE if CARDS[card // ORIGINS].deck == "storage" else WORKSHOP


def deck_cards(deck: int) -> list[int]:
    """All cards of a deck as built, in the order of the table."""
    if deck >= SHARED:
        character = deck - SHARED
        counts = CHARACTERS[character].deck
        return [
            card_of(code, character)
            for code, name in enumerate(IDS)
            for _ in range(counts.get(name, 0))
        ]
    name = DECK_IDS[deck]
    return [
        card_of(code)
        for code, card in enumerate(CARDS)
        if card.deck == name
        for _ in range(card.count)
    ]


BUILT: Final[list[list[int]]] = [deck_cards(deck) for deck in range(SHARED + len(CHARACTERS))]
"""By deck: its cards."""


def check_tables() -> None:
    """A data file that does not fit the code is an error at start-up, never a silent default."""
    if CHARACTER_IDS != _CHARACTERS or UNLOCK_IDS != _UNLOCKS:
        raise ValueError("characters.toml or unlocks.toml do not fit the codes in tables.py")
    landmarks = ["shack", "galley", "sled_line", "parts_bench", "field_forge"]
    if [f"landmark_{name}" for name in landmarks] != LANDMARK_IDS:
        raise ValueError("cards.toml and the codes in tables.py do not name the same Landmarks")
    for card in CARDS:
        known = card.effect in EFFECTS and card.deck in ("storage", "workshop", "specialty")
        if not known or (card.effect == ITEM_CARD) != bool(card.tile_id):
            raise ValueError(f"cards.toml: {card.id}: effect {card.effect!r}")
        if card.effect == LANDMARK and card.location not in LOCATIONS:
            raise ValueError(f"cards.toml: {card.id}: location {card.location!r}")
    for row in TILES:
        if row.reroll not in REROLLS:
            raise ValueError(f"tiles.toml: {row.id}: reroll {row.reroll!r}")
    check_outside()


def check_outside() -> None:
    """The same for Phase cards, Camp Events and the Locker die."""
    for phase_card in PHASE_CARDS:
        known = phase_card.kind in _PHASE_KINDS and phase_card.offer in _OFFERS
        if not known or not set(phase_card.won) <= set(_WON):
            raise ValueError(f"phase_cards.toml: {phase_card.id}: {phase_card.kind!r}")
    scopes = ["all", *LOCATIONS]
    for event in EVENTS:
        if event.kind not in (ATTACK, SETBACK, INSTANT) or not set(event.parts) <= set(_PARTS):
            raise ValueError(f"camp_events.toml: {event.id}: {event.kind!r}, {event.parts}")
        if event.scope not in scopes or (event.scope != "all") > event.lockdown:
            raise ValueError(f"camp_events.toml: {event.id}: scope {event.scope!r}")
    if not set(LOCKER_FACES) <= set(FACES):
        raise ValueError(f"dice.toml: faces of the Locker die {LOCKER_FACES}")


check_tables()


def ids_of(cards: list[int]) -> list[str]:
    """The kinds of these cards in the order of the card list, which tells nothing else
    (WG-INFO-06)."""
    return [IDS[card // ORIGINS] for card in sorted(cards)]
