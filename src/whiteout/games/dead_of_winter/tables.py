"""The tables of the box (specification 3): board, survivors, items, crises, objectives, Crossroads.

Everything is a small number. Survivors are numbered by influence, so the lowest number at a place
is whoever is hit first. Copies of an item card are interchangeable: a card is its kind.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

# -- the board (3.1) -------------------------------------------------------------------------------

COLONY: Final = 0
NOWHERE: Final = -1
OUTSIDE: Final = range(1, 7)
"""The six non-colony locations in location order."""
ENTRANCES: Final = 12
"""Six at the colony, then one at each other location."""
COLONY_ENTRANCES: Final = range(6)


def load_rows(file: str, key: str) -> list[dict[str, Any]]:
    """The rows of a data file."""
    text = resources.files(__package__ or "").joinpath("data", file).read_text("utf-8")
    rows: list[dict[str, Any]] = tomllib.loads(text)[key]
    return rows


_LOCATIONS: Final = load_rows("locations.toml", "location")
LOCATION_IDS: Final[list[str]] = [row["id"] for row in _LOCATIONS]
SPACES: Final[list[int]] = [row["spaces"] for row in _LOCATIONS]
NOISE_SPACES: Final[list[int]] = [row["noise"] for row in _LOCATIONS]
ENTRANCE_SPACES: Final[list[int]] = [
    row["entrance_spaces"] for row in _LOCATIONS for _ in range(row["entrances"])
]
ENTRANCES_OF: Final[list[list[int]]] = [list(COLONY_ENTRANCES), *[[loc + 5] for loc in OUTSIDE]]
"""By location."""
LOCATION_OF: Final[list[int]] = [COLONY] * 6 + list(OUTSIDE)
"""By entrance."""

# -- symbols and item cards (3.5, 3.6) -------------------------------------------------------------

SYMBOLS: Final = ["weapon", "fuel", "education", "food", "medicine", "tool", "survivor"]
WEAPON: Final = 0
FUEL_SYMBOL: Final = 1
EDUCATION: Final = 2
FOOD: Final = 3
MEDICINE_SYMBOL: Final = 4
TOOL: Final = 5
SURVIVOR_SYMBOL: Final = 6

WASTE: Final = "waste"
EQUIP: Final = "equip"
OUTSIDER: Final = "outsider"

_ITEM_EFFECTS: Final = {
    "food", "heal", "set_die", "fuel", "reroll", "padlock", "scissors", "lamp", "megaphone",
    "extra_die", "trade_die", "no_bite", "hammer", "no_frostbite", "any_die", "kills", "clean",
    "flashlight", "safe", "rifle", "reroll_die", "cook", "raise_die", "joinery", "search",
    "outsider",
}  # fmt: skip


class Item:
    """A kind of item card."""

    def __init__(self, code: int, row: dict[str, Any]) -> None:
        self.code: Final = code
        self.id: Final[str] = row["id"]
        self.symbol: Final = SYMBOLS.index(row["symbol"])
        self.play: Final[str] = row["play"]
        self.each_round: Final = row.get("use") == "round"
        self.effect: Final[str] = row["effect"]
        self.where: Final = LOCATION_IDS.index(row["where"]) if "where" in row else NOWHERE
        self.look: Final[int] = row.get("look", 0)
        self.keep: Final[int] = row.get("keep", 0)
        self.amount: Final[int] = row.get("amount", 0)
        self.safe: Final[bool] = row.get("safe", False)
        """Kills by it cause no exposure rolls."""
        self.noise: Final[bool] = row.get("noise", False)
        self.up_to: Final[bool] = row.get("up_to", False)
        self.copies: Final[list[int]] = row["copies"]
        """In the starter deck, then at the six locations."""
        if self.effect not in _ITEM_EFFECTS or self.play not in (WASTE, EQUIP, OUTSIDER):
            raise ValueError(f"items.toml: {self.id} is played as {self.play}: {self.effect}")


ITEMS: Final = [Item(code, row) for code, row in enumerate(load_rows("items.toml", "item"))]
ITEM_IDS: Final = [item.id for item in ITEMS]
KINDS: Final = len(ITEMS)
SYMBOL_OF: Final = [item.symbol for item in ITEMS]
IS_EQUIP: Final = [item.play == EQUIP for item in ITEMS]
STARTER: Final = 0
ORIGINS: Final = [
    sum([1 << deck for deck, copies in enumerate(item.copies) if copies]) for item in ITEMS
]
"""By kind: the decks that it comes from, by bits."""
DECK_SIZE: Final = [sum(item.copies[deck] for item in ITEMS) for deck in range(7)]
if DECK_SIZE != [25, 20, 20, 20, 20, 20, 20]:
    raise ValueError(f"items.toml: the decks have {DECK_SIZE} cards")


def item(name: str) -> int:
    """The code of an item kind."""
    return ITEM_IDS.index(name)


FUEL: Final = item("fuel")
READING_LAMP: Final = item("reading_lamp")
HAMMER: Final = item("hammer")
MOP: Final = item("mop")
FLASHLIGHT: Final = item("flashlight")
SNOW_SHOES: Final = item("snow_shoes")
ROTTEN_FLESH: Final = item("rotten_flesh")
NIGHT_GOGGLES: Final = item("night_goggles")
LIGHTER: Final = item("lighter")

# An equipped card is its kind and what is marked on it.
USED: Final = 64
BARRED: Final = 128
"""It may not go to the crisis this round (`requested_equip_to_crisis`)."""
KIND: Final = 63

# -- survivors (3.4) -------------------------------------------------------------------------------

ANYWHERE: Final = -1
AWAY: Final = -2
_PLACES: Final = {"anywhere": ANYWHERE, "non_colony": AWAY}
_ABILITIES: Final = {
    "hardy", "search", "sacrifice", "steal", "understudy", "food", "clean", "forecast",
    "safe_attack", "no_frostbite", "kill", "tough", "pry", "safe_move", "poison", "look",
    "barricade", "reroll", "heal", "scout", "rescue", "raise",
}  # fmt: skip


class Survivor:
    """A survivor card."""

    def __init__(self, code: int, row: dict[str, Any]) -> None:
        self.code: Final = code
        self.id: Final[str] = row["id"]
        self.influence: Final[int] = row["influence"]
        self.attack: Final[int] = row["attack"]
        self.search: Final[int] = row["search"]
        where: str = row["where"]
        self.where: Final = _PLACES[where] if where in _PLACES else LOCATION_IDS.index(where)
        self.die: Final[int] = row["die"]
        self.use: Final[str] = row["use"]
        self.effect: Final[str] = row["effect"]
        self.amount: Final[int] = row.get("amount", 0)
        self.look: Final[int] = row.get("look", 0)
        self.keep: Final[int] = row.get("keep", 0)
        self.exposes: Final[bool] = row.get("exposes", False)
        self.non_coop: Final[bool] = row.get("non_coop", False)
        if self.effect not in _ABILITIES:
            raise ValueError(f"survivors.toml: {self.id} has the ability {self.effect}")


SURVIVORS: Final = [
    Survivor(c, row) for c, row in enumerate(load_rows("survivors.toml", "survivor"))
]
SURVIVOR_IDS: Final = [survivor.id for survivor in SURVIVORS]
PEOPLE: Final = len(SURVIVORS)
if [survivor.influence for survivor in SURVIVORS] != list(range(10, 70, 2)):
    raise ValueError("survivors.toml: not in ascending influence")
ATTACK: Final = [survivor.attack for survivor in SURVIVORS]
SEARCH: Final = [survivor.search for survivor in SURVIVORS]


def survivor(name: str) -> int:
    """The number of a survivor."""
    return SURVIVOR_IDS.index(name)


MOSS: Final = survivor("moss")
PERCIVAL: Final = survivor("percival_dunn")
INES: Final = survivor("ines_marlowe")
LARS: Final = survivor("lars_edgren")
KENJI: Final = survivor("kenji_morita")
SIGNE: Final = survivor("signe_halvorsen")
MARTHA: Final = survivor("martha_iyer")
BRUNO: Final = survivor("bruno_castellan")
WALT: Final = survivor("walt_jessop")
VIKTOR: Final = survivor("viktor_asante")
MARCUS: Final = survivor("marcus_thiele")
SAFFRON: Final = survivor("saffron_bell")

# -- crises, objectives (3.7 to 3.11) --------------------------------------------------------------


class Crisis:
    """A crisis card."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.symbols: Final = [SYMBOLS.index(symbol) for symbol in row["symbols"]]
        self.fails: Final[list[str]] = row["fails"]


CRISES: Final = [Crisis(row) for row in load_rows("crises.toml", "crisis")]
CRISIS_IDS: Final = [crisis.id for crisis in CRISES]

GOALS: Final = ("last_check", "clear", "cards", "walls", "empty_decks", "stoves", "samples")


class Objective:
    """A main objective: its numbers by side, and those of the tuned profile by players."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.goal: Final[str] = row["goal"]
        self.sides: Final[list[dict[str, int]]] = [row["normal"], row["hardcore"]]
        self.tuned: Final[list[dict[str, int]]] = row["tuned"]
        """For 2, 3, 4 and 5 players."""
        if self.goal not in GOALS or len(self.tuned) != 4:
            raise ValueError(f"objectives.toml: {self.id}")


OBJECTIVES: Final = [Objective(row) for row in load_rows("objectives.toml", "objective")]
OBJECTIVE_IDS: Final = [objective.id for objective in OBJECTIVES]
CLEAR_STREETS: Final = OBJECTIVE_IDS.index("MO02")
SIDES: Final = ["normal", "hardcore"]

Condition = tuple[str, str, int]
"""A condition of an objective: its name, a symbol where it has one, a number."""


def condition(text: str) -> Condition:
    """A condition as written in the data: `hand fuel 3`, `most_cards`."""
    name, *rest = text.split()
    number = int(rest.pop()) if rest and rest[-1].isdigit() else 0
    return name, rest[0] if rest else "", number


class Secret:
    """A secret objective; its first condition follows from its kind."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.betrayal: Final[bool] = row["kind"] == "betrayal"
        self.conditions: Final = [condition(text) for text in row["conditions"]]


SECRETS: Final = [Secret(row) for row in load_rows("secrets.toml", "secret")]
SECRET_IDS: Final = [secret.id for secret in SECRETS]
LOYAL: Final = [code for code, secret in enumerate(SECRETS) if not secret.betrayal]
BETRAYALS: Final = [code for code, secret in enumerate(SECRETS) if secret.betrayal]


class Exiled:
    """An exiled objective: what somebody loyal needs, and the new first condition of a betrayer."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.loyal: Final = [condition(text) for text in row["loyal"]]
        self.betrayal: Final = [condition(text) for text in row["betrayal"]]


EXILED: Final = [Exiled(row) for row in load_rows("exiled.toml", "exiled")]
EXILED_IDS: Final = [card.id for card in EXILED]

# -- Crossroads (3.13) and the words of the forecast (3.14) ----------------------------------------

ANYBODY: Final = "any"
APPLIES: Final = (ANYBODY, "non_exiled", "exiled")


class Side:
    """One of the two options of a Crossroads card."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.requires: Final[list[str]] = row["requires"]
        self.effects: Final[list[str]] = row["effects"]
        self.hidden: Final = any(text.startswith("holds ") for text in self.requires)
        """Whether it depends on which cards are in hand (DW-XR-14)."""


class Crossroads:
    """A Crossroads card; trigger.py and effect.py read its texts."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        flags: list[str] = row.get("flags", "").split()
        self.vote: Final = "V" in flags
        self.non_coop: Final = "N" in flags
        self.mature: Final = "M" in flags
        self.adds: Final = "A" in flags
        self.applies: Final[str] = row["applies"]
        self.auto: Final[int] = row.get("auto", 2)
        self.triggers: Final[list[list[str]]] = row["trigger"]
        self.options: Final = [Side(row["one"]), Side(row["two"])]
        if self.applies not in APPLIES:
            raise ValueError(f"crossroads.toml: {self.id} applies to {self.applies}")


CROSSROADS: Final = [Crossroads(row) for row in load_rows("crossroads.toml", "card")]
CROSSROADS_IDS: Final = [card.id for card in CROSSROADS]
CARDS: Final = len(CROSSROADS)
GREENHOUSE: Final = CROSSROADS_IDS.index("X11")

FORECAST: Final = [
    "food", "fuel", "medicine", "tool", "weapon", "education", "morale", "wounds", "deaths",
    "zombies", "hunger", "waste", "colony", "outside", "survivors", "helpless", "first", "second",
    "both", "neither", "good", "bad", "worse", "prepare",
]  # fmt: skip

# -- the exposure die (3.3) ------------------------------------------------------------------------

BLANK: Final = 0
WOUND: Final = 1
FROSTBITE: Final = 2
BITTEN: Final = 3
FACES: Final = ["blank", "wound", "frostbite", "bitten"]
EXPOSURE_DIE: Final = [BLANK] * 6 + [WOUND] * 3 + [FROSTBITE] * 2 + [BITTEN]
