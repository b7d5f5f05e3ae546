"""The tables of the box: rooms, chips, characters, cards, missions, trackers (specification 3).

Everything is a small number: a card's code is its row. Copies of a card are interchangeable, so
nothing in a match tells one copy from another, and no copy can be tracked through a shuffle.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.tables import DataFolder, Row, check_codes, code_in
from whiteout.games.outpost_31 import written_codes

CODED: Final = {
    "supply.toml": "card sab_",
    "gear.toml": "gear",
    "characters.toml": "character.powers pw_",
}
"""What written_codes.py is made from."""

WEAPON: Final = "weapon"
TOOL: Final = "tool"
SABOTAGE: Final = "sabotage"
_CATEGORIES: Final = (WEAPON, TOOL, SABOTAGE)

# Gear, and the kinds of Room Chips: a Gear chip has the code of its Gear.
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

SECTORS: Final = 3
SLOTS: Final = ["o1_gear", "o1_thing", "o2_gear", "o2_thing", "o3_gear", "o3_thing"]
"""The slots of the Objective Tracker (specification 3.4)."""
ROOMS_PER_SECTOR: Final = 6
ROOMS: Final = 18
MOST_DICE: Final = 6
MOST_PLAYERS: Final = 8


DATA: Final = DataFolder(__package__)
_CARDS: Final = DATA.rows("supply.toml", "card")
_GEAR: Final = DATA.rows("gear.toml", "gear")
_ROOMS: Final = DATA.rows("rooms.toml", "room")

IDS: Final[list[str]] = [row.id for row in _CARDS]
_NAMES: Final = [*_CATEGORIES, *IDS]
"""What an Investigation or a cure may ask for."""


class Supply:
    """One row of supply.toml: a kind of Supply card."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.id
        self.category: Final = row.word("category", _CATEGORIES)
        self.dice: Final = row.number("dice")
        self.count: Final = row.number("count")
        cures = ["anything", "roll", *_NAMES] if self.category == SABOTAGE else [""]
        self.cure: Final = row.word("cure", cures, "")
        self.need: Final = row.number("need", 0)


class Chip:
    """One row of chips.toml: a kind of Room Chip of one Sector."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.id
        self.sector: Final = row.number("sector")
        self.kind: Final = row.code("gear" if "gear" in row.values else "kind", CHIP_KINDS)
        self.count: Final = row.number("count")
        self.objective: Final = row.flag("objective", None)


class Character:
    """One row of characters.toml."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.id
        self.department: Final = row.code("department", DEPARTMENTS)
        self.powers: Final[list[str]] = row.values["powers"]


class Mission:
    """One row of missions.toml: an Investigation, or an Event."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.id
        self.min: Final = row.number("min")
        self.event: Final = row.word("event", ["", "smoke", "power_out"], "")
        self.team: Final = row.number("team", 0)
        self.departments: Final = row.numbers("departments", [0, 0, 0])
        self.reveal: Final = row.number("reveal", 0)
        self.test: Final = row.code("test", TESTS, "items")
        self.need: Final = row.numbers("need", [])
        self.rolls: Final = row.number("rolls", 0)
        self.items: Final[list[tuple[str, int]]] = [
            (_NAMES[code_in(_NAMES, name, "item")], count)
            for name, count in row.values.get("items", [])
        ]


class Level:
    """One row of infection.toml: a step of the Infection Tracker, small side and large side."""

    def __init__(self, row: Row) -> None:
        self.fallout: Final = [row.code("small", FALLOUTS), row.code("large", FALLOUTS)]
        self.battle: Final = [row.number("battle_small"), row.number("battle_large")]
        self.declining: Final = [row.number("declining_small"), row.number("declining_large")]


class Players:
    """One row of players.toml: what depends on the number of players."""

    def __init__(self, row: Row) -> None:
        self.count: Final = row.number("count")
        self.start: Final = row.numbers("start")
        self.assimilation: Final = row.numbers("assimilation")
        self.total: Final = [a + b for a, b in zip(self.start, self.assimilation, strict=True)]
        self.box: Final = row.numbers("box")
        self.target: Final = row.number("target")
        self.side: Final = row.code("side", ["small", "large"])


CARDS: Final[list[Supply]] = [Supply(row) for row in _CARDS]
CHIPS: Final[list[Chip]] = [Chip(row) for row in DATA.rows("chips.toml", "chip")]
CHARACTERS: Final = [Character(row) for row in DATA.rows("characters.toml", "character")]
MISSIONS: Final[list[Mission]] = [Mission(row) for row in DATA.rows("missions.toml", "mission")]
LEVELS: Final[list[Level]] = [Level(row) for row in DATA.rows("infection.toml", "level")]
BY_PLAYERS: Final = {
    players.count: players for players in map(Players, DATA.rows("players.toml", "players"))
}
GEAR_COPIES: Final[list[int]] = [row.number("copies") for row in _GEAR]
GEAR_USES: Final[list[int]] = [row.number("uses") for row in _GEAR]
ROOM_IDS: Final[list[str]] = [row.id for row in _ROOMS]
ROOM_NAMES: Final[list[str]] = [row.word("name") for row in _ROOMS]
"""What a scenario may call the rooms instead."""

DICE: Final[list[int]] = [card.dice for card in CARDS]
IS_SABOTAGE: Final[list[bool]] = [card.category == SABOTAGE for card in CARDS]
IS_CLEAN: Final[list[bool]] = [not sabotage for sabotage in IS_SABOTAGE]
CHIP_IDS: Final[list[str]] = [chip.id for chip in CHIPS]
MISSION_IDS: Final[list[str]] = [mission.id for mission in MISSIONS]
CHARACTER_IDS: Final[list[str]] = [character.id for character in CHARACTERS]
POWER_IDS: Final[list[str]] = [power for row in CHARACTERS for power in row.powers]

check_codes("supply.toml", vars(written_codes), IDS, "sab_")
check_codes("characters.toml", vars(written_codes), POWER_IDS, "pw_")
check_codes("gear.toml", vars(written_codes), GEAR)
if [row.id for row in _GEAR] != GEAR:
    raise ValueError("gear.toml and the codes in tables.py do not name the same Gear")
if len(ROOM_IDS) != ROOMS or sum(chip.count for chip in CHIPS) != ROOMS:
    raise ValueError("rooms.toml and chips.toml do not hold 18 rooms and 18 chips")


def code_of(card: str) -> int:
    """The code of a Supply card's id; an unknown id is a ValueError that names it."""
    return code_in(IDS, card)


def ids_of(cards: list[int]) -> list[str]:
    """The ids of these cards in the order of the card list, which tells nothing else."""
    return [IDS[card] for card in sorted(cards)]


def sector_of(room: int) -> int:
    """The Sector of a room, 1 to 3."""
    return room // ROOMS_PER_SECTOR + 1
