"""Specification 6.1: the Mission Log, and the powers pw_gar_a, pw_ben_a and pw_win_a."""

from __future__ import annotations

import pytest
from tests.outpost_31.stage import (
    answer,
    cast,
    load_dice,
    mission,
    missions,
    offered,
    point,
    room,
    run,
    seen,
    table,
)

from whiteout.games.outpost_31.position import NOTHING, OutpostPosition
from whiteout.games.outpost_31.rules.gear_window import OPEN_GEAR_WINDOW
from whiteout.games.outpost_31.rules.mission_log import REVEAL_MISSION
from whiteout.games.outpost_31.rules.turn import EndTurn
from whiteout.games.outpost_31.tables import FIRE, MISSION_IDS, NO_HAZARD, SMOKE
from whiteout.games.outpost_31.written_codes import BEN_A, GAR_A, WIN_A

ML04 = MISSION_IDS.index("ml04")
ML33 = MISSION_IDS.index("ml33")


def loaded(p: OutpostPosition, *faces: int) -> OutpostPosition:
    """The next dice fall like this."""
    load_dice(p, list(faces))
    return p


def top(p: OutpostPosition, count: int) -> list[str]:
    """The next cards of the Mission Log deck."""
    return [MISSION_IDS[card] for card in reversed(p.mission_deck[-count:])]


# -- turning cards up ----------------------------------------------------------------------------


@pytest.mark.rules("OP-MLOG-01")
def test_the_top_card_lies_face_up_for_all() -> None:
    p = table()
    missions(p, "ml04 ml05")
    run(p, REVEAL_MISSION)
    assert p.mission == ML04
    assert top(p, 1) == ["ml05"]
    assert len(p.mission_deck) == len(p.mission_seen) == 32
    assert seen(p, "mission_revealed") == [
        {"event": "mission_revealed", "player": 0, "mission": "ml04"}
    ]
    assert p.step == "mission_log"


@pytest.mark.rules("OP-MLOG-02")
def test_events_are_resolved_and_discarded_until_an_investigation_appears() -> None:
    p = loaded(table(), 1, 2, 6)
    missions(p, "ml33 ml38 ml34 ml04")
    run(p, REVEAL_MISSION)
    assert p.mission == ML04
    assert [MISSION_IDS[card] for card in p.mission_discard] == ["ml33", "ml38", "ml34"]
    assert p.hazard[room("r11")] == p.hazard[room("r16")] == SMOKE
    assert p.power_out[room("r12")]
    assert p.hazard.count(NO_HAZARD) == 16
    assert p.power_out.count(True) == 1
    assert len(seen(p, "mission_revealed")) == 4


@pytest.mark.rules("OP-MLOG-03")
@pytest.mark.parametrize("sector", [1, 2, 3])
@pytest.mark.parametrize("face", range(1, 7))
def test_the_die_names_a_room_of_the_highest_open_sector(sector: int, face: int) -> None:
    p = loaded(table(), face)
    p.unlocked_sector = sector
    missions(p, "ml33 ml04")
    run(p, REVEAL_MISSION)
    assert [code for code, hazard in enumerate(p.hazard) if hazard] == [room(f"r{sector}{face}")]
    assert seen(p, "room_rolled") == [
        {"event": "room_rolled", "die": face, "room": f"r{sector}{face}"}
    ]


@pytest.mark.rules("OP-MLOG-04", "OP-GAP-22")
def test_a_destroyed_room_is_rolled_again() -> None:
    p = loaded(table(), 2, 2, 5, 5)
    p.destroyed[room("r12")] = True
    missions(p, "ml33 ml38 ml04")
    run(p, REVEAL_MISSION)
    assert p.hazard[room("r12")] == NO_HAZARD
    assert p.hazard[room("r15")] == SMOKE
    assert p.power_out[room("r15")]
    assert [facts["die"] for facts in seen(p, "room_rolled")] == [2, 2, 5, 5]


@pytest.mark.rules("OP-MLOG-05", "OP-GAP-21")
@pytest.mark.parametrize(("before", "after"), [(NO_HAZARD, SMOKE), (SMOKE, FIRE), (FIRE, FIRE)])
def test_a_smoke_event_makes_a_room_worse(before: int, after: int) -> None:
    p = loaded(table(), 4)
    p.hazard[room("r14")] = before
    missions(p, "ml33 ml04")
    run(p, REVEAL_MISSION)
    assert p.hazard[room("r14")] == after
    assert len(seen(p, "hazard")) == (before != after)
    assert not p.destroyed[room("r14")]


@pytest.mark.rules("OP-MLOG-06", "OP-MLOG-07")
def test_power_out_strikes_a_room_once_and_stays() -> None:
    p = loaded(table(), 4, 4, 4)
    missions(p, "ml38 ml39 ml33 ml04")
    run(p, REVEAL_MISSION)
    assert p.power_out[room("r14")]
    assert len(seen(p, "power_out")) == 1
    assert p.hazard[room("r14")] == SMOKE


@pytest.mark.rules("OP-MLOG-08")
@pytest.mark.parametrize("order", ["ml33 ml38", "ml38 ml33"])
def test_a_room_may_be_dark_and_full_of_smoke(order: str) -> None:
    p = loaded(table(), 3, 3)
    missions(p, f"{order} ml04")
    run(p, REVEAL_MISSION)
    assert p.power_out[room("r13")]
    assert p.hazard[room("r13")] == SMOKE


@pytest.mark.rules("OP-MLOG-09")
@pytest.mark.parametrize("event", ["ml33", "ml38"])
def test_an_event_may_strike_a_room_whose_chip_is_gone(event: str) -> None:
    p = loaded(table(), 3)
    p.chips[room("r13")] = NOTHING
    missions(p, f"{event} ml04")
    run(p, REVEAL_MISSION)
    assert p.power_out[room("r13")] == (event == "ml38")
    assert (p.hazard[room("r13")] == SMOKE) == (event == "ml33")


@pytest.mark.rules("OP-MLOG-10")
def test_the_investigation_stays_face_up_until_the_turn_ends() -> None:
    p = table(captain_powers=False)
    missions(p, "ml04 ml05")
    run(p, REVEAL_MISSION, OPEN_GEAR_WINDOW)
    assert p.mission == ML04
    assert p.mission_discard == []
    answer(p, *[f"{player} pass" for player in range(6)])
    assert p.mission == ML04
    run(p, EndTurn())
    assert p.mission_discard == [ML04]
    assert p.mission == MISSION_IDS.index("ml05")


@pytest.mark.rules("OP-MLOG-11", "OP-GAP-34")
def test_an_empty_deck_is_made_anew_from_its_discard_pile() -> None:
    p = loaded(table(), 1)
    p.mission_discard = [MISSION_IDS.index(name) for name in ("ml01", "ml02", "ml03")]
    p.mission_deck = [ML33]
    p.mission_seen = [0]
    run(p, REVEAL_MISSION)
    names = {MISSION_IDS[card] for card in [*p.mission_deck, *p.mission_discard, p.mission]}
    assert names == {"ml01", "ml02", "ml03", "ml33"}
    # The Event was resolved and discarded before the next card was needed: four are shuffled.
    assert seen(p, "missions_reshuffled")[0]["cards"] == 4
    assert p.hazard[room("r11")] == SMOKE
    assert len(p.mission_deck) == len(p.mission_seen)


@pytest.mark.rules("OP-MLOG-11")
def test_the_card_that_lies_face_up_is_not_shuffled_in() -> None:
    p = table()
    cast(p, 0, "windows")
    mission(p, "ml04")
    p.mission_deck = []
    p.mission_seen = []
    p.mission_discard = [MISSION_IDS.index("ml01"), MISSION_IDS.index("ml02")]
    run(p, OPEN_GEAR_WINDOW)
    answer(p, "0 use pw_win_a")
    assert sorted(p.mission_deck) == [0, 1]
    assert p.mission == ML04
    assert p.mission_discard == []


@pytest.mark.rules("OP-MLOG-11")
def test_the_new_deck_comes_in_every_order() -> None:
    orders = set()
    for seed in range(60):
        p = table(seed=seed)
        p.mission_deck = []
        p.mission_seen = []
        p.mission_discard = [0, 1, 2]
        run(p, REVEAL_MISSION)
        orders.add((p.mission, *p.mission_deck))
    assert len(orders) == 6


# -- New Orders ----------------------------------------------------------------------------------


@pytest.mark.rules("OP-PWR-01", "OP-GW-01")
def test_garry_may_replace_the_investigation_before_the_gear_window_opens() -> None:
    p = loaded(table(), 2)
    cast(p, 0, "garry")
    missions(p, "ml04 ml33 ml05 ml06")
    run(p, REVEAL_MISSION, OPEN_GEAR_WINDOW)
    assert point(p) == "D03"
    assert p.asked == [0]
    assert offered(p, 0) == ["decline", "use pw_gar_a"]
    answer(p, "0 use pw_gar_a")
    assert p.mission == MISSION_IDS.index("ml05")
    assert p.mission_discard == [ML04, ML33]
    assert p.hazard[room("r12")] == SMOKE
    assert p.power_used == GAR_A
    assert point(p) == "D04", "the power of this turn is spent: the window opens"


@pytest.mark.rules("OP-PWR-03")
def test_garry_may_keep_the_investigation() -> None:
    p = table()
    cast(p, 0, "garry")
    missions(p, "ml04 ml05")
    run(p, REVEAL_MISSION, OPEN_GEAR_WINDOW)
    answer(p, "0 decline")
    assert p.mission == ML04
    assert p.power_used == NOTHING
    assert top(p, 1) == ["ml05"]
    assert point(p) == "D04"


@pytest.mark.rules("OP-PWR-01")
def test_only_the_captain_is_asked_for_new_orders() -> None:
    p = table()  # Garry sits at 3
    missions(p, "ml04")
    run(p, REVEAL_MISSION)
    assert p.choice is None


# -- Wind Shift ----------------------------------------------------------------------------------


@pytest.mark.rules("OP-PWR-01", "OP-PWR-03")
def test_bennings_may_roll_the_room_again_and_the_second_result_stands() -> None:
    p = loaded(table(), 3, 5, 6)
    cast(p, 0, "bennings")
    missions(p, "ml33 ml38 ml04")
    run(p, REVEAL_MISSION)
    assert point(p) == "D02"
    assert p.choice is not None
    assert p.choice.about(p) == {"mission": "ml33", "room": "r13"}
    assert p.hazard.count(NO_HAZARD) == 18, "nothing has happened yet"
    answer(p, "0 use pw_ben_a")
    assert p.hazard[room("r13")] == NO_HAZARD
    assert p.hazard[room("r15")] == SMOKE
    assert p.power_used == BEN_A
    assert p.power_out[room("r16")], "the next Event is not asked about: one power a turn"
    assert p.mission == ML04
    assert p.mission_discard == [ML33, MISSION_IDS.index("ml38")]


@pytest.mark.rules("OP-PWR-03")
def test_bennings_may_let_the_first_result_stand_and_is_asked_at_the_next_event() -> None:
    p = loaded(table(), 3, 5)
    cast(p, 0, "bennings")
    missions(p, "ml33 ml38 ml04")
    run(p, REVEAL_MISSION)
    answer(p, "0 decline")
    assert p.hazard[room("r13")] == SMOKE
    assert point(p) == "D02"
    answer(p, "0 decline")
    assert p.power_out[room("r15")]
    assert p.mission == ML04
    assert p.power_used == NOTHING


# -- Listening Watch -----------------------------------------------------------------------------


@pytest.mark.rules("OP-PWR-04", "OP-GW-04")
@pytest.mark.parametrize("words", ["leave_card", "bottom_card"])
def test_windows_looks_at_the_top_card_alone(words: str) -> None:
    p = table()
    cast(p, 0, "windows")
    mission(p, "ml04")
    missions(p, "ml05 ml06")
    before = p.mission_deck[:]
    run(p, OPEN_GEAR_WINDOW)
    assert offered(p, 0) == ["pass", "use pw_win_a"]
    answer(p, "0 use pw_win_a")
    assert point(p) == "D10"
    assert seen(p, "mission_seen") == [{"event": "mission_seen", "player": 0}]
    assert seen(p, "mission_seen", 1) == [{"event": "mission_seen", "player": 0}]
    assert seen(p, "mission_seen", 0)[0]["only_you"] == {"mission": "ml05"}
    answer(p, f"0 {words}")
    assert p.power_used == WIN_A
    bottom = words == "bottom_card"
    assert p.mission_deck == ([before[-1], *before[:-1]] if bottom else before)
    assert p.mission_seen == ([1, *[0] * 31] if bottom else [*[0] * 31, 1])
    assert seen(p, "mission_put") == [{"event": "mission_put", "player": 0, "bottom": bottom}]
    assert point(p) == "D04"
    assert p.asked == [0], "priority begins again with the Captain"
    assert offered(p, 0) == ["pass"]
