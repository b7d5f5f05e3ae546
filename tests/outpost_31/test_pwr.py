"""Specification 6.23: what all Captain powers share. Each power is tested with its chapter."""

from __future__ import annotations

import pytest
from tests.outpost_31.stage import (
    all_viewers,
    answer,
    cast,
    equip,
    mission,
    missions,
    offered,
    point,
    room,
    run,
    seen,
    table,
)

from whiteout.games.outpost_31.position import ESCAPE, NOTHING, OutpostPosition
from whiteout.games.outpost_31.rules.gear_window import OPEN_GEAR_WINDOW
from whiteout.games.outpost_31.rules.powers import may_use, use
from whiteout.games.outpost_31.rules.room import ChooseRoom
from whiteout.games.outpost_31.rules.turn import TakeTurn
from whiteout.games.outpost_31.tables import CHARACTERS, POWER_IDS, SMOKE
from whiteout.games.outpost_31.written_codes import BLA_A, MAC_A, WIN_A, WIN_B

POWERS = range(len(POWER_IDS))


def watching() -> OutpostPosition:
    """Windows, at 1, has just used Listening Watch; Blair sits to the left with a Rope."""
    p = table()
    cast(p, 1, "windows")
    p.captain = 1
    mission(p, "ml01")
    equip(p, 3, "rope")
    run(p, OPEN_GEAR_WINDOW)
    return answer(p, "1 use pw_win_a", "1 leave_card")


@pytest.mark.rules("OP-PWR-01")
@pytest.mark.parametrize("power", POWERS)
def test_a_power_is_for_its_own_character_as_captain(power: int) -> None:
    p = table()
    owner = next(
        code for code, character in enumerate(CHARACTERS) if POWER_IDS[power] in character.powers
    )
    usable = []
    for code, character in enumerate(CHARACTERS):
        cast(p, 0, character.id)
        if may_use(p, power):
            usable.append(code)
    assert usable == [owner]
    cast(p, 0, CHARACTERS[owner].id)
    p.captain = 1
    cast(p, 1, CHARACTERS[(owner + 1) % len(CHARACTERS)].id)
    assert not may_use(p, power), "not the Captain"


@pytest.mark.rules("OP-PWR-01")
def test_without_captain_powers_there_are_none() -> None:
    p = table(captain_powers=False)
    for power in POWERS:
        cast(p, 0, CHARACTERS[power // 2].id)
        assert not may_use(p, power)


@pytest.mark.rules("OP-PWR-02")
def test_one_power_a_turn() -> None:
    p = watching()
    assert p.power_used == WIN_A
    assert not may_use(p, WIN_A)
    assert not may_use(p, WIN_B)
    assert offered(p, 1) == ["pass"]


@pytest.mark.rules("OP-PWR-02", "OP-GAP-43")
def test_one_power_a_turn_although_the_captain_changes() -> None:
    p = watching()
    answer(p, "1 pass", "2 pass", "3 rope_captain")
    assert p.captain == 2
    assert not may_use(p, BLA_A)
    p.power_used = NOTHING
    assert may_use(p, BLA_A), "only the power used before stands against it"


@pytest.mark.rules("OP-PWR-03")
def test_a_power_may_be_left_unused_and_nobody_else_is_asked() -> None:
    p = table()
    cast(p, 0, "garry")
    missions(p, "ml01")
    run(p, TakeTurn(0))
    assert p.asked == [0]
    answer(p, "0 decline")
    assert p.power_used == NOTHING
    assert seen(p, "power_used") == []


@pytest.mark.rules("OP-PWR-04")
def test_the_use_is_announced_to_all() -> None:
    p = watching()
    for viewer in all_viewers(p):
        assert seen(p, "power_used", viewer) == [
            {"event": "power_used", "player": 1, "power": "pw_win_a"}
        ]


@pytest.mark.rules("OP-PWR-05")
def test_the_power_is_there_again_on_the_next_turn_as_captain() -> None:
    p = watching()
    p.stack.clear()
    p.close()
    missions(p, "ml02")
    run(p, TakeTurn(1))
    assert offered(p, 1) == ["pass", "use pw_win_a"]


@pytest.mark.rules("OP-PWR-06")
@pytest.mark.parametrize("power", POWERS)
def test_no_powers_in_the_escape(power: int) -> None:
    p = table()
    cast(p, 0, CHARACTERS[power // 2].id)
    assert may_use(p, power)
    p.step = ESCAPE
    assert not may_use(p, power)


@pytest.mark.rules("OP-PWR-07")
def test_the_power_wins_over_the_rule_that_it_changes() -> None:
    """Norris leads his team into a room full of Smoke, which OP-ROOM-02 forbids without an
    extinguisher."""
    p = table()
    cast(p, 0, "norris")
    mission(p, "ml01")
    p.team = [0, 1, 2]
    p.hazard[room("r11")] = SMOKE
    run(p, ChooseRoom())
    answer(p, "0 enter r11", "0 use pw_nor_a")
    assert p.entered
    assert p.hazard[room("r11")] == SMOKE


@pytest.mark.rules("OP-PWR-08")
@pytest.mark.parametrize(("character", "power"), [("clark", "pw_cla_b"), ("norris", "pw_nor_a")])
def test_entry_powers_are_announced_before_offers_and_the_other_card_is_still_due(
    character: str, power: str
) -> None:
    p = table()
    cast(p, 0, character)
    mission(p, "ml01")
    p.team = [0, 1, 2]
    p.hazard[room("r11")] = SMOKE
    p.power_out[room("r11")] = True
    run(p, ChooseRoom())
    answer(p, "0 enter r11")
    assert point(p) == "D20"
    answer(p, f"0 use {power}")
    assert point(p) == "D18"
    due = "fire_extinguisher" if character == "clark" else "flashlight"
    for member in (0, 1, 2):
        assert sorted(offered(p, member)) == sorted(["offer_nothing", f"offer {due}"])


@pytest.mark.rules("OP-PWR-02")
def test_use_notes_the_power_of_the_turn() -> None:
    p = table()
    use(p, MAC_A)
    assert p.power_used == MAC_A
