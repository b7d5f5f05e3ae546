"""The tables of the box: rooms, chips, characters, cards, missions, trackers (specification 3).

Everything is a small number: a card's code is its row. Copies of a card are interchangeable, so
nothing in a match tells one copy from another, and no copy can be tracked through a shuffle.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

AXE: Final = 0
REVOLVER: Final = 1
SHOTGUN: Final = 2
SCALPEL: Final = 3
MOLOTOV: Final = 4
FIRE_EXTINGUISHER: Final = 5
FLASHLIGHT: Final = 6
COPPER_WIRE: Final = 7
PETRI_DISH: Final = 8
BLOWTORCH: Final = 9
KEROSENE: Final = 10
BLOWN_FUSE: Final = 11
ARSON: Final = 12
CUT_WIRING: Final = 13
BARRED_DOOR: Final = 14
RANSACKED: Final = 15
WHITEOUT: Final = 16
# fmt: off
_SUPPLY: Final = [
    "axe", "revolver", "shotgun", "scalpel", "molotov", "fire_extinguisher", "flashlight",
    "copper_wire", "petri_dish", "blowtorch", "kerosene", "sab_blown_fuse", "sab_arson",
    "sab_cut_wiring", "sab_barred_door", "sab_ransacked", "sab_whiteout",
]
# fmt: on

WEAPON: Final = "weapon"
TOOL: Final = "tool"
SABOTAGE: Final = "sabotage"
_CATEGORIES: Final = (WEAPON, TOOL, SABOTAGE)

# Gear, and the kinds of Room Chips: a Gear chip has the code of its Gear.
ROPE: Final = 0
DYNAMITE: Final = 1
FLAMETHROWER: Final = 2
GEAR: Final = ["rope", "dynamite", "flamethrower"]
THING_CHIP: Final = 3
DISCARD_CHIP: Final = 4
CHIP_KINDS: Final = [*GEAR, "thing", "discard"]

OPERATIONS: Final = 0
MAINTENANCE: Final = 1
SCIENCE: Final = 2
DEPARTMENTS: Final = ["operations", "maintenance", "science"]

# Hazards of a room, and the Fallout that brings them.
NO_HAZARD: Final = 0
SMOKE: Final = 1
FIRE: Final = 2
HAZARDS: Final = ["none", "smoke", "fire"]
FALLOUTS: Final = ["none", "power_out", "smoke", "fire", "destroyed"]
"""From nothing to the worst: `pw_cop_a` lowers Fallout by one grade."""

# The tests of an Investigation.
ITEMS: Final = 0
KIND: Final = 1
HIGH: Final = 2
SUM: Final = 3
TESTS: Final = ["items", "kind", "high", "sum"]

# Captain powers: two a character, in the order of characters.toml.
MAC_A: Final = 0
MAC_B: Final = 1
GAR_A: Final = 2
GAR_B: Final = 3
WIN_A: Final = 4
WIN_B: Final = 5
BEN_A: Final = 6
BEN_B: Final = 7
CHI_A: Final = 8
CHI_B: Final = 9
PAL_A: Final = 10
PAL_B: Final = 11
NAU_A: Final = 12
NAU_B: Final = 13
CLA_A: Final = 14
CLA_B: Final = 15
BLA_A: Final = 16
BLA_B: Final = 17
COP_A: Final = 18
COP_B: Final = 19
FUC_A: Final = 20
FUC_B: Final = 21
NOR_A: Final = 22
NOR_B: Final = 23
# fmt: off
_POWERS: Final = [
    "pw_mac_a", "pw_mac_b", "pw_gar_a", "pw_gar_b", "pw_win_a", "pw_win_b", "pw_ben_a",
    "pw_ben_b", "pw_chi_a", "pw_chi_b", "pw_pal_a", "pw_pal_b", "pw_nau_a", "pw_nau_b",
    "pw_cla_a", "pw_cla_b", "pw_bla_a", "pw_bla_b", "pw_cop_a", "pw_cop_b", "pw_fuc_a",
    "pw_fuc_b", "pw_nor_a", "pw_nor_b",
]
# fmt: on

SECTORS: Final = 3
ROOMS_PER_SECTOR: Final = 6
ROOMS: Final = 18
MOST_DICE: Final = 6
MOST_PLAYERS: Final = 8


def load_rows(name: str, table: str) -> list[dict[str, Any]]:
    """The rows of one of this game's data files."""
    text = resources.files(__package__ or "").joinpath("data", name).read_text("utf-8")
    rows: list[dict[str, Any]] = tomllib.loads(text)[table]
    return rows


class Supply:
    """One row of supply.toml: a kind of Supply card."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.category: Final[str] = row["category"]
        self.dice: Final[int] = row["dice"]
        self.count: Final[int] = row["count"]
        self.cure: Final[str] = row.get("cure", "")
        self.need: Final[int] = row.get("need", 0)


class Chip:
    """One row of chips.toml: a kind of Room Chip of one Sector."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.sector: Final[int] = row["sector"]
        self.kind: Final[int] = CHIP_KINDS.index(row.get("gear", row["kind"]))
        self.count: Final[int] = row["count"]
        self.objective: Final[bool] = row["objective"]


class Character:
    """One row of characters.toml."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.department: Final[int] = DEPARTMENTS.index(row["department"])
        self.powers: Final[list[str]] = row["powers"]


class Mission:
    """One row of missions.toml: an Investigation, or an Event."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.min: Final[int] = row["min"]
        self.event: Final[str] = row.get("event", "")
        self.team: Final[int] = row.get("team", 0)
        self.departments: Final[list[int]] = row.get("departments", [0, 0, 0])
        self.reveal: Final[int] = row.get("reveal", 0)
        self.test: Final[int] = TESTS.index(row.get("test", "items"))
        self.need: Final[list[int]] = row.get("need", [])
        self.rolls: Final[int] = row.get("rolls", 0)
        self.items: Final[list[tuple[str, int]]] = [
            (name, count) for name, count in row.get("items", [])
        ]


class Level:
    """One row of infection.toml: a step of the Infection Tracker, small side and large side."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.fallout: Final = [FALLOUTS.index(row["small"]), FALLOUTS.index(row["large"])]
        self.battle: Final[list[int]] = [row["battle_small"], row["battle_large"]]
        self.declining: Final[list[int]] = [row["declining_small"], row["declining_large"]]


class Players:
    """One row of players.toml: what depends on the number of players."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.count: Final[int] = row["count"]
        self.start: Final[list[int]] = row["start"]
        self.assimilation: Final[list[int]] = row["assimilation"]
        self.box: Final[list[int]] = row["box"]
        self.target: Final[int] = row["target"]
        self.side: Final[int] = ("small", "large").index(row["side"])


CARDS: Final[list[Supply]] = [Supply(row) for row in load_rows("supply.toml", "card")]
CHIPS: Final[list[Chip]] = [Chip(row) for row in load_rows("chips.toml", "chip")]
CHARACTERS: Final[list[Character]] = [
    Character(row) for row in load_rows("characters.toml", "character")
]
MISSIONS: Final[list[Mission]] = [Mission(row) for row in load_rows("missions.toml", "mission")]
LEVELS: Final[list[Level]] = [Level(row) for row in load_rows("infection.toml", "level")]
BY_PLAYERS: Final[dict[int, Players]] = {
    row["count"]: Players(row) for row in load_rows("players.toml", "players")
}
GEAR_COPIES: Final[list[int]] = [row["copies"] for row in load_rows("gear.toml", "gear")]
GEAR_USES: Final[list[int]] = [row["uses"] for row in load_rows("gear.toml", "gear")]
ROOM_IDS: Final[list[str]] = [row["id"] for row in load_rows("rooms.toml", "room")]

IDS: Final[list[str]] = [card.id for card in CARDS]
DICE: Final[list[int]] = [card.dice for card in CARDS]
IS_SABOTAGE: Final[list[bool]] = [card.category == SABOTAGE for card in CARDS]
IS_WEAPON: Final[list[bool]] = [card.category == WEAPON for card in CARDS]
CHIP_IDS: Final[list[str]] = [chip.id for chip in CHIPS]
MISSION_IDS: Final[list[str]] = [mission.id for mission in MISSIONS]
CHARACTER_IDS: Final[list[str]] = [character.id for character in CHARACTERS]
POWER_IDS: Final[list[str]] = [power for row in CHARACTERS for power in row.powers]


def check_tables() -> None:
    """A data file that does not fit the code is an error at start-up, never a silent default."""
    if IDS != _SUPPLY:
        raise ValueError("supply.toml and the codes in tables.py do not name the same cards")
    if POWER_IDS != _POWERS:
        raise ValueError("characters.toml and the codes in tables.py do not name the same powers")
    if [row["id"] for row in load_rows("gear.toml", "gear")] != GEAR:
        raise ValueError("gear.toml and the codes in tables.py do not name the same Gear")
    names = [*_CATEGORIES, *IDS]
    cures = ["", "anything", "roll", *names]
    for card in CARDS:
        if card.category not in _CATEGORIES or (card.category == SABOTAGE) != bool(card.cure):
            raise ValueError(f"supply.toml: {card.id}: category {card.category!r}")
        if card.cure not in cures:
            raise ValueError(f"supply.toml: {card.id}: nothing is known to cure by {card.cure!r}")
    for mission in MISSIONS:
        if mission.event not in ("", "smoke", "power_out"):
            raise ValueError(f"missions.toml: {mission.id}: unknown event {mission.event!r}")
        for item, _ in mission.items:
            if item not in names:
                raise ValueError(f"missions.toml: {mission.id}: unknown item {item!r}")
    if len(ROOM_IDS) != ROOMS or sum(chip.count for chip in CHIPS) != ROOMS:
        raise ValueError("rooms.toml and chips.toml do not hold 18 rooms and 18 chips")


check_tables()


def code_of(card: str) -> int:
    """The code of a Supply card's id; an unknown id is a ValueError that names it."""
    if card not in IDS:
        raise ValueError(f"there is no card {card!r}")
    return IDS.index(card)


def ids_of(cards: list[int]) -> list[str]:
    """The ids of these cards in the order of the card list, which tells nothing else."""
    return [IDS[card] for card in sorted(cards)]


def sector_of(room: int) -> int:
    """The Sector of a room, 1 to 3."""
    return room // ROOMS_PER_SECTOR + 1
