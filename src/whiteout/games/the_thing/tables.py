"""The tables of the box: locations, pieces, weather, characters, dice (specification 3, 7.1).

Everything is a small number: a card's code is its row. Copies of a card are interchangeable, so
nothing in a match tells one copy from another, and no copy can be tracked through a shuffle.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from whiteout.core.clock import Clock

# Locations, in the fixed board order; the first ten are the green ones.
ARMORY: Final = 0
KITCHEN: Final = 1
STORAGE: Final = 2
HELICOPTER: Final = 3
LABORATORY: Final = 4
BOILER: Final = 5
SNOWCAT: Final = 6
COMMS: Final = 7
GENERATOR: Final = 8
STATION: Final = 9
KENNEL: Final = 10
REC_ROOM: Final = 11
DORMITORY: Final = 12
GREEN: Final = 10
"""How many green locations there are: their codes lie below."""
CARDS_OF_LOCATIONS: Final = 11
"""Every green location and the kennel has a location card."""
# fmt: off
_LOCATIONS: Final = [
    "armory", "kitchen", "storage", "base_helicopter", "laboratory", "boiler_room", "snowcat_shed",
    "comms_room", "generator_room", "weather_station", "kennel", "rec_room", "dormitory",
]
# fmt: on

# Action cards, and the faces of the action dice.
USE: Final = 0
REPAIR: Final = 1
SABOTAGE: Final = 2
THREAT: Final = 3
ACTIONS: Final = ["use", "repair", "sabotage"]
COPIES_OF_ACTIONS: Final = 17

# Pieces: weapons, objects, laboratory tokens.
FLAMETHROWER: Final = 0
DYNAMITE: Final = 1
FIREARM: Final = 2
MELEE: Final = 3
KEYS: Final = 4
TORCH: Final = 5
TOOLBOX: Final = 6
FUEL_CAN: Final = 7
WIRE: Final = 8
BLOOD_BAG: Final = 9
FAILURE: Final = 10
# fmt: off
_PIECES: Final = [
    "flamethrower", "dynamite", "firearm", "melee", "keys", "torch", "toolbox", "fuel_can", "wire",
    "blood_bag", "failure",
]
# fmt: on
WEAPON: Final = 0
OBJECT: Final = 1
TOKEN: Final = 2
BACKS: Final = ["weapon", "object", "token"]

SUN: Final = 0
CLOUDS: Final = 1
SNOW: Final = 2
STORM: Final = 3
_WEATHER: Final = ["sun", "clouds", "snow", "storm"]

BENNINGS: Final = 0
NORRIS: Final = 1
CLARK: Final = 2
BLAIR: Final = 3
GARRY: Final = 4
MACREADY: Final = 5
NAULS: Final = 6
WINDOWS: Final = 7
# fmt: off
_CHARACTERS: Final = [
    "bennings", "norris", "clark", "blair", "garry", "macready", "nauls", "windows",
]
# fmt: on

COLOURS: Final = ["red", "yellow", "green", "blue", "white", "black", "orange", "purple"]
"""By seat, or in the co-operative game by character (TT-SET-18, TT-CSET-08)."""

HUMAN: Final = 0
ALIEN: Final = 1
ROLES: Final = ["human", "alien"]

MOST_PLAYERS: Final = 8
COOP_CHARACTERS: Final = 6
COOP_ROLES: Final = [HUMAN] * 6 + [ALIEN] * 2
MOST_DICE: Final = 3

# The supply (specification 3.1).
BARRELS: Final = 34
DAMAGE_TOKENS: Final = 20
FOOD: Final = 16
CHARGES: Final = 12
CHARGES_EACH: Final = 6
FIRES: Final = 6
DOGS: Final = 4
DOG_TOKENS: Final = 9
ALIEN_DOG_TOKENS: Final = 2
ROOM_FUEL: Final = 4
"""What boiler and generator room hold."""
PRINTED_LIMITS: Final = (6, 8)
"""Helicopter and communications room, by the setting `vehicle_damage_limit` = `printed`."""
MOST_SUSPICION: Final = 8


def load_rows(name: str, table: str) -> list[dict[str, Any]]:
    """The rows of one of this game's data files."""
    text = resources.files(__package__ or "").joinpath("data", name).read_text("utf-8")
    rows: list[dict[str, Any]] = tomllib.loads(text)[table]
    return rows


class Location:
    """One row of locations.toml."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.alien: Final[str] = row["alien"]
        self.use_bonus: Final[bool] = row.get("use_bonus", False)
        self.repair_bonus: Final[bool] = row.get("repair_bonus", False)


class Piece:
    """One row of pieces.toml."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.back: Final[int] = BACKS.index(row["back"])
        self.kept: Final[bool] = row.get("kept", False)
        self.counts: Final[list[int]] = row["counts"]


class Weather:
    """One row of weather.toml."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.faces: Final[dict[str, int]] = row["faces"]
        self.tables: Final[dict[str, list[int]]] = {key: row[key] for key in ("a", "b", "c")}


class Players:
    """One row of players.toml."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.count: Final[int] = row["count"]
        self.weather: Final[str] = row["weather"]
        self.underground: Final[int] = row["underground"]
        self.outdoor: Final[int] = row["outdoor"]


LOCATIONS: Final[list[Location]] = [
    Location(row) for row in load_rows("locations.toml", "location")
]
PIECES: Final[list[Piece]] = [Piece(row) for row in load_rows("pieces.toml", "piece")]
WEATHERS: Final[list[Weather]] = [Weather(row) for row in load_rows("weather.toml", "weather")]
BY_PLAYERS: Final[dict[int, Players]] = {
    row["count"]: Players(row) for row in load_rows("players.toml", "players")
}
CHARACTER_IDS: Final[list[str]] = [row["id"] for row in load_rows("characters.toml", "character")]
_FACES: Final = load_rows("dice.toml", "face")
FACE_IDS: Final[list[str]] = [row["id"] for row in _FACES]
DIE: Final[list[int]] = [code for code, row in enumerate(_FACES) for _ in range(row["faces"])]
"""The six faces of an action die."""
_DECISIONS: Final = load_rows("decisions.toml", "decision")
POINTS: Final[list[str]] = [row["id"] for row in _DECISIONS]
RULE_OF: Final[dict[str, str]] = {row["id"]: row["rule"] for row in _DECISIONS}
CLOCK_OF: Final[dict[str, Clock]] = {
    row["id"]: Clock(row["clock"], row["seconds"]) for row in _DECISIONS
}

LOCATION_IDS: Final[list[str]] = [location.id for location in LOCATIONS]
PIECE_IDS: Final[list[str]] = [piece.id for piece in PIECES]
BACK_OF: Final[list[int]] = [piece.back for piece in PIECES]
KEPT: Final[list[bool]] = [piece.kept for piece in PIECES]
WEATHER_IDS: Final[list[str]] = [weather.id for weather in WEATHERS]
USE_BONUS: Final[list[bool]] = [location.use_bonus for location in LOCATIONS]
REPAIR_BONUS: Final[list[bool]] = [location.repair_bonus for location in LOCATIONS]
ALIEN_SABOTAGE: Final[list[str]] = [location.alien for location in LOCATIONS]
REPAIRABLE: Final[list[bool]] = REPAIR_BONUS
"""Damage lies in the rooms in which a Repair has the bonus, and nowhere else."""

_EFFECTS: Final = (
    "weapons",
    "food",
    "objects",
    "damage",
    "tokens",
    "one_damage",
    "fuel",
    "none",
)


def check_tables() -> None:
    """A data file that does not fit the code is an error at start-up, never a silent default."""
    for name, found, known in (
        ("locations", LOCATION_IDS, _LOCATIONS),
        ("pieces", PIECE_IDS, _PIECES),
        ("weather", WEATHER_IDS, _WEATHER),
        ("characters", CHARACTER_IDS, _CHARACTERS),
        ("dice", FACE_IDS, [*ACTIONS, "threat"]),
    ):
        if found != known:
            raise ValueError(f"{name}.toml and the codes in tables.py do not name the same things")
    for location in LOCATIONS:
        if location.alien not in _EFFECTS:
            raise ValueError(f"locations.toml: {location.id}: no effect {location.alien!r}")
    for weather in WEATHERS:
        if any(len(row) != 4 for row in weather.tables.values()):
            raise ValueError(f"weather.toml: {weather.id}: a table has four numbers")
    for faces in ("standard", "mild", "harsh"):
        if sum(weather.faces[faces] for weather in WEATHERS) != 6:
            raise ValueError(f"weather.toml: a die has six faces, not so with {faces!r}")
    if len(DIE) != 6 or sorted(BY_PLAYERS) != [4, 5, 6, 7, 8]:
        raise ValueError("dice.toml or players.toml: a die has six faces; 4 to 8 players")


check_tables()


def actions_of(cards: list[int]) -> list[str]:
    """The ids of action cards in the order of the list, which tells nothing else."""
    return [ACTIONS[card] for card in sorted(cards)]


def pieces_of(pieces: list[int]) -> list[str]:
    """The ids of pieces in the order of the table, which tells nothing else."""
    return [PIECE_IDS[piece] for piece in sorted(pieces)]


def count_backs(pieces: list[int]) -> list[int]:
    """How many of them have the back of a weapon, an object, a token."""
    counts = [0, 0, 0]
    for piece in pieces:
        counts[BACK_OF[piece]] += 1
    return counts
