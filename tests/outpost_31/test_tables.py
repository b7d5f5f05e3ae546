"""The data of the game against the tables of its specification: component by component."""

from __future__ import annotations

import re

import pytest
from tests.outpost_31.rulebook import numbers, plain, table
from tests.outpost_31.scene import DECISIONS

from whiteout.games.outpost_31.rules.setup import mission_cards
from whiteout.games.outpost_31.settings import Settings
from whiteout.games.outpost_31.tables import (
    BY_PLAYERS,
    CARDS,
    CHARACTERS,
    CHIP_KINDS,
    CHIPS,
    DEPARTMENTS,
    FALLOUTS,
    GEAR,
    GEAR_COPIES,
    GEAR_USES,
    IDS,
    LEVELS,
    MISSIONS,
    POWER_IDS,
    ROOM_IDS,
    SABOTAGE,
    SLOTS,
    TESTS,
    sector_of,
)


@pytest.mark.rules("OP-COMP-01")
def test_rooms() -> None:
    rows = table("room id")
    assert [plain(row["room id"]) for row in rows] == ROOM_IDS
    for room, row in enumerate(rows):
        assert int(row["sector"]) == sector_of(room)
        assert int(row["die face"]) == room % 6 + 1


@pytest.mark.rules("OP-GAP-27")
def test_chips() -> None:
    rows = table("chip id")
    assert [plain(row["chip id"]) for row in rows] == [chip.id for chip in CHIPS]
    for row, chip in zip(rows, CHIPS, strict=True):
        kind = row["kind"] if row["Gear kind"] == "-" else row["Gear kind"]
        assert (chip.sector, chip.count) == (int(row["sector"]), int(row["count"]))
        assert CHIP_KINDS[chip.kind] == kind
        assert chip.objective == (row["is a Sector objective"] == "yes")


@pytest.mark.rules("OP-COMP-02", "OP-COMP-04")
def test_every_slot_is_filled_by_two_chips_of_its_sector() -> None:
    assert [plain(row["slot id"]) for row in table("slot id")] == SLOTS
    for slot, row in enumerate(table("slot id")):
        sector, thing = slot // 2 + 1, slot % 2 == 1
        assert int(row["sector"]) == sector
        (chip,) = [
            chip
            for chip in CHIPS
            if chip.sector == sector
            and chip.objective
            and (CHIP_KINDS[chip.kind] == "thing") == thing
        ]
        assert chip.count == 2
        assert CHIP_KINDS[chip.kind] in row["filled by"].lower()


@pytest.mark.rules("OP-SET-05")
def test_characters_and_powers() -> None:
    rows = table("character id")
    assert [plain(row["character id"]) for row in rows] == [row.id for row in CHARACTERS]
    for row, character in zip(rows, CHARACTERS, strict=True):
        assert DEPARTMENTS[character.department] == row["department"]
    powers = {plain(row["power id"]): row["owner"].lower() for row in table("power id")}
    assert list(powers) == POWER_IDS
    for number, power in enumerate(POWER_IDS):
        assert powers[power] == CHARACTERS[number // 2].id


@pytest.mark.rules("OP-GAP-40", "OP-GAP-45")
def test_supply_cards() -> None:
    rows = table("card id", "name")
    assert [plain(row["card id"]) for row in rows] == IDS
    for row, card in zip(rows, CARDS, strict=True):
        found = (card.category, card.dice, card.count)
        assert found == (row["category"], int(row["dice"]), int(row["count"]))
    assert sum(card.count for card in CARDS) == 100


@pytest.mark.rules("OP-SAB-02")
def test_cures() -> None:
    words = {
        "flashlight": "1 Flashlight",
        "fire_extinguisher": "1 Fire Extinguisher",
        "copper_wire": "1 Copper Wire",
        "weapon": "1 Weapon",
        "anything": "exactly 2 non-Sabotage cards",
        "roll": "Captain rolls 2 dice once; total 7 or more",
    }
    rows = table("sabotage id")
    cards = [card for card in CARDS if card.category == SABOTAGE]
    for row, card in zip(rows, cards, strict=True):
        assert plain(row["sabotage id"]) == card.id
        assert row["what cures it"].startswith(words[card.cure])
        assert card.need in numbers(row["what cures it"])


@pytest.mark.rules("OP-GAP-01", "OP-GAP-02")
def test_gear() -> None:
    for row in table("card id", "copies"):
        kind = GEAR.index(plain(row["card id"]))
        assert GEAR_COPIES[kind] == int(plain(row["copies"]))
        assert GEAR_USES[kind] == int(plain(row["uses each"]))


def requirement(text: str) -> tuple[str, list[int], list[tuple[str, int]]]:
    """The test of a Mission Log card as its cell codes it."""
    if text.startswith("item"):
        found = re.findall(r"item\((\w+),(\d+)\)", text)
        return "items", [], [(item, int(count)) for item, count in found]
    word, _, rest = text.partition("(")
    return word, numbers(rest), []


@pytest.mark.rules("OP-ROLL-02", "OP-GAP-14")
@pytest.mark.parametrize("row", table("id", "name", "type"), ids=lambda row: plain(row["id"]))
def test_missions(row: dict[str, str]) -> None:
    (mission,) = [mission for mission in MISSIONS if mission.id == plain(row["id"])]
    kind, _, event = row["type"].partition(": ")
    assert mission.event == event
    assert (mission.min, int(row["count"])) == (int(row["min"]), 1)
    if kind == "event":
        return
    slots = dict(re.findall(r"([OMS])(\d)", row["departments"]))
    assert mission.departments == [int(slots.get(letter, 0)) for letter in "OMS"]
    assert (mission.team, mission.reveal) == (int(row["team"]), int(row["reveal"]))
    test, need, items = requirement(row["requirement"])
    assert (TESTS[mission.test], mission.need, mission.items) == (test, need, items)
    assert mission.rolls == (0 if row["rolls"] == "-" else int(row["rolls"]))


def test_there_are_forty_missions() -> None:
    assert len(MISSIONS) == len(table("id", "name", "type")) == 40


@pytest.mark.rules("OP-SET-10", "OP-GAP-30")
def test_mission_decks() -> None:
    for row in table("players", "investigations in deck"):
        cards = [MISSIONS[code] for code in mission_cards(Settings(int(row["players"]), {}))]
        events = [mission.event for mission in cards]
        assert events.count("") == int(row["investigations in deck"])
        assert events.count("smoke") == int(row["smoke events"])
        assert events.count("power_out") == int(row["power_out events"])
        assert len(cards) == int(row["deck size"])


@pytest.mark.rules("OP-BAT-05", "OP-FALL-01", "OP-SET-03", "OP-GAP-29")
def test_the_infection_tracker() -> None:
    rows = table("level")
    assert len(rows) == len(LEVELS) + 1 == 9
    for level, row in zip(LEVELS, rows, strict=False):
        cells = list(row.values())
        for side in (0, 1):
            fallout = FALLOUTS[level.fallout[side]]
            assert fallout == ("none" if cells[1 + side] == "- (start)" else cells[1 + side])
            assert level.battle[side] == numbers(cells[3 + side])[0]
    for side, name in enumerate(["small", "large"]):
        option = next(row for row in table("option") if row["option"] == "`escape_tests`")
        (tests,) = re.findall(rf"{name} side ([\d,]+)", option["effect"])
        assert [level.declining[side] for level in LEVELS] == numbers(tests)


@pytest.mark.rules("OP-SET-12", "OP-SET-13", "OP-GAP-05", "OP-GAP-06")
def test_blood_samples() -> None:
    rows = table("players", "Game Start Deck H / I [S]")
    for row in rows:
        entry = BY_PLAYERS[int(row["players"])]
        cells = list(row.values())
        assert entry.start == numbers(cells[1])
        assert entry.assimilation == numbers(cells[2])
        assert entry.box == numbers(cells[4])
        samples = zip(entry.start, entry.assimilation, entry.box, strict=True)
        assert [sum(kind) for kind in samples] == [13, 3]
    assert len(rows) == len(BY_PLAYERS) == 5


@pytest.mark.rules("OP-SET-03", "OP-ESC-15", "OP-GAP-12")
def test_the_table_of_setup() -> None:
    for row in table("players", "tracker side"):
        players = int(row["players"])
        settings = Settings(players, {})
        assert ("small", "large")[settings.side] == row["tracker side"]
        assert settings.target == int(row["target"])
        limit = 99 if row["torches allowed"] == "no limit" else int(row["torches allowed"])
        assert settings.torch_limit == limit
        assert settings.early_win == (row["early Human win"] == "yes")
        assert len(mission_cards(settings)) == int(row["Mission deck"])


def test_every_decision_of_the_specification_can_be_reached() -> None:
    assert [row["id"] for row in table("id", "who decides")] == list(DECISIONS)
