"""Specification 6.26: the Escape."""

from __future__ import annotations

from typing import Any

import pytest
from tests.outpost_31.rolling import about, rule, waiting
from tests.outpost_31.stage import answer, equip, mission, offered, point, run, seen, table

from whiteout.games.outpost_31.position import (
    ESCAPE,
    HUMAN,
    IMITATION,
    NOTHING,
    OutpostPosition,
)
from whiteout.games.outpost_31.rules.ending import (
    CONTAGION_FULL,
    ESCAPED,
    IMITATION_ABOARD,
    LEFT_BEHIND,
)
from whiteout.games.outpost_31.rules.escape import (
    BeginEscape,
    allowed_tests,
    enough_escape,
    target_in_force,
)
from whiteout.games.outpost_31.rules.objective import fill_slot
from whiteout.games.outpost_31.rules.powers import may_use
from whiteout.games.outpost_31.rules.turn import EndTurn
from whiteout.games.outpost_31.written_codes import MAC_A


def escaping(
    players: int = 6, contagion: int = 2, captain: int = 0, **options: Any
) -> OutpostPosition:
    """The Escape begins; the last player is the only Imitation."""
    p = table(players, **options)
    p.captain = captain
    p.contagion = contagion
    p.unlocked_sector = 3
    mission(p, "ml04")
    return run(p, BeginEscape())


def vote(p: OutpostPosition, yes: int) -> OutpostPosition:
    """So many of the living say yes, the others no."""
    assert point(p) == "D46"
    for place, player in enumerate(p.asked[:]):
        answer(p, f"{player} {'yes' if place < yes else 'no'}")
    return p


def reject(p: OutpostPosition, nominator: int, nominee: int) -> OutpostPosition:
    """This nomination fails."""
    answer(p, f"{nominator} nominate {nominee}")
    return vote(p, 0)


def elected(p: OutpostPosition, nominee: int) -> OutpostPosition:
    """The acting Captain's nominee is Final Captain."""
    answer(p, f"{p.captain} nominate {nominee}")
    return vote(p, 6)


# -- the beginning -------------------------------------------------------------------------------


@pytest.mark.rules("OP-ESC-01", "OP-FLOW-07", "OP-COMP-03")
def test_it_starts_the_moment_sector_three_is_complete() -> None:
    p = table()
    p.completed = 2
    p.then(EndTurn())
    fill_slot(p, 3, True)
    assert len(p.stack) == 1
    fill_slot(p, 3, False)
    p.advance()
    assert (p.step, p.stack, point(p)) == (ESCAPE, [], "D45")
    assert seen(p, "escape_began") == [{"event": "escape_began", "captain": 0}]


@pytest.mark.rules("OP-ESC-02", "OP-PWR-06")
def test_the_tied_are_freed_and_powers_are_over() -> None:
    p = table()
    p.tied[2] = True
    mission(p, "ml04")
    equip(p, 0, "dynamite")
    run(p, BeginEscape())
    assert p.tied == [False] * 6
    assert not may_use(p, MAC_A)
    assert (p.mission, len(p.mission_discard)) == (NOTHING, 1)
    answer(p, "0 nominate 2")
    assert 2 in p.asked


@pytest.mark.rules("OP-ESC-03", "OP-GAP-44")
def test_the_acting_captain_nominates_first() -> None:
    p = escaping(captain=4)
    assert (point(p), p.asked, p.nominator, rule(p)) == ("D45", [4], 4, "OP-ESC-04")


# -- the election --------------------------------------------------------------------------------


@pytest.mark.rules("OP-ESC-04", "OP-ELIM-03")
def test_any_living_player_not_rejected_may_be_named_the_nominator_too() -> None:
    p = table()
    p.living[3] = False
    run(p, BeginEscape())
    assert offered(p, 0) == [f"nominate {player}" for player in (0, 1, 2, 4, 5)]
    reject(p, 0, 0)
    assert offered(p, 1) == [f"nominate {player}" for player in (1, 2, 4, 5)]
    assert seen(p, "nominated") == [{"event": "nominated", "player": 0, "nominee": 0}]


@pytest.mark.rules("OP-ESC-05", "OP-GAP-18")
def test_all_living_players_vote_at_once_and_are_named_afterwards() -> None:
    p = table()
    p.living[3] = False
    run(p, BeginEscape())
    answer(p, "0 nominate 5")
    assert (point(p), p.asked, p.nominee) == ("D46", [0, 1, 2, 4, 5], 5)
    assert about(p) == {"player": 0, "target": 5}
    assert offered(p, 5) == ["yes", "no"]
    assert rule(p) == "OP-ESC-05"
    answer(p, "5 yes", "0 no")
    assert waiting(p, 1) == [0, 1, 2, 4, 5]
    assert seen(p, "voted") == []
    answer(p, "1 yes", "2 yes", "4 no")
    assert p.votes == [0, 1, 1, NOTHING, 0, 1]
    (event,) = seen(p, "voted")
    assert (event["yes"], event["no"], event["about"]) == (3, 2, "final_captain")


@pytest.mark.rules("OP-ESC-06")
@pytest.mark.parametrize(("yes", "final"), [(4, 3), (3, NOTHING), (2, NOTHING)])
def test_more_yes_than_no_elects_a_tie_rejects(yes: int, final: int) -> None:
    p = escaping()
    answer(p, "0 nominate 3")
    vote(p, yes)
    assert p.final_captain == final
    assert p.rejected == ([] if final == 3 else [3])


@pytest.mark.rules("OP-ESC-07")
def test_the_next_living_player_to_the_left_nominates_next() -> None:
    p = table()
    p.captain = 5
    p.living[0] = False
    run(p, BeginEscape())
    reject(p, 5, 2)
    assert (p.asked, p.nominator) == ([1], 1)


@pytest.mark.rules("OP-ESC-08", "OP-GAP-32")
def test_every_second_rejection_raises_contagion_without_fallout() -> None:
    p = escaping(contagion=0)
    levels = []
    for nominee in range(4):
        reject(p, nominee, nominee)
        levels.append(p.contagion)
    assert levels == [0, 1, 1, 2]
    assert (p.rejections, seen(p, "fallout")) == (4, [])


@pytest.mark.rules("OP-ESC-09", "OP-GAP-31")
def test_when_all_are_rejected_the_list_is_cleared_not_the_count() -> None:
    p = escaping(4, contagion=0)
    for nominee in range(3):
        reject(p, nominee, nominee)
    assert p.nominee == 3  # the last name left need not be asked for
    vote(p, 0)
    assert (p.rejected, p.rejections, p.contagion) == ([], 4, 2)
    assert len(offered(p, 0)) == 4
    reject(p, 0, 3)
    assert (p.rejected, p.rejections) == ([3], 5)


@pytest.mark.rules("OP-ESC-10")
def test_the_last_level_ends_the_election() -> None:
    p = escaping(contagion=7)
    reject(p, 0, 0)
    reject(p, 1, 1)
    assert (p.over, p.end_reason, p.winners) == (True, CONTAGION_FULL, [5])
    assert (p.stack, p.choice) == ([], None)


# -- tests ---------------------------------------------------------------------------------------


@pytest.mark.rules("OP-ESC-11")
def test_as_many_tests_as_contagion_each_player_once() -> None:
    p = elected(escaping(contagion=2), 3)
    assert (point(p), p.asked, rule(p)) == ("D47", [3], "OP-ESC-11")
    assert about(p) == {"remaining": 2}
    assert offered(p, 3) == ["stop", "test 0", "test 1", "test 2", "test 4", "test 5"]
    answer(p, "3 test 0")
    assert about(p) == {"remaining": 1}
    assert offered(p, 3) == ["stop", "test 1", "test 2", "test 4", "test 5"]
    answer(p, "3 test 1")
    assert point(p) == "D48"
    assert p.tested == [0, 1]


@pytest.mark.rules("OP-ESC-11", "OP-ELIM-03")
def test_he_may_stop_and_the_dead_are_not_tested() -> None:
    p = table()
    p.living[0] = False
    p.contagion = 5
    p.captain = 1
    run(p, BeginEscape())
    elected(p, 3)
    assert offered(p, 3) == ["stop", "test 1", "test 2", "test 4", "test 5"]
    answer(p, "3 stop")
    assert (point(p), p.tested) == ("D48", [])
    assert point(elected(escaping(contagion=0), 3)) == "D48"


@pytest.mark.rules("OP-ESC-11")
def test_when_everybody_is_tested_there_is_no_more_to_ask() -> None:
    p = elected(escaping(4, contagion=7), 0)
    answer(p, "0 test 1", "0 test 2", "0 test 3")
    assert point(p) == "D48"


@pytest.mark.rules("OP-ESC-11", "OP-GAP-10")
def test_declining_tests_are_an_option() -> None:
    small = [3, 3, 2, 2, 1, 1, 0, 0]
    large = [4, 4, 3, 3, 2, 2, 1, 0]
    for players, numbers in ((5, small), (6, large)):
        for level, number in enumerate(numbers):
            p = table(players, escape_tests="declining")
            p.contagion = level
            assert allowed_tests(p) == number
            p = table(players)
            p.contagion = level
            assert allowed_tests(p) == level


@pytest.mark.rules("OP-ESC-12", "OP-GAP-11")
def test_the_result_is_open_and_a_shown_imitation_stays() -> None:
    p = elected(escaping(contagion=2), 3)
    answer(p, "3 test 5", "3 test 0")
    assert (p.blood_shown[5], p.blood_shown[0], p.blood_shown[1]) == (True, True, False)
    assert seen(p, "escape_tested") == [
        {"event": "escape_tested", "player": 3, "target": 5, "blood": "imitation"},
        {"event": "escape_tested", "player": 3, "target": 0, "blood": "human"},
    ]
    assert offered(p, 3) == ["stop", "board 0", "board 1", "board 2", "board 4"]


@pytest.mark.rules("OP-ESC-12")
def test_secret_tests_are_an_option() -> None:
    p = elected(escaping(contagion=1, escape_tests_public=False), 3)
    answer(p, "3 test 5")
    assert not p.blood_shown[5]
    assert seen(p, "escape_tested")[0]["blood"] is None
    assert seen(p, "escape_tested", 3)[0]["only_you"] == {"blood": "imitation"}
    assert "board 5" in offered(p, 3)  # nobody counts as shown


# -- boarding ------------------------------------------------------------------------------------


def boarding(p: OutpostPosition, captain: int, passengers: list[int]) -> OutpostPosition:
    """This Final Captain boards with these passengers, without tests."""
    elected(p, captain)
    if point(p) == "D47":
        answer(p, f"{captain} stop")
    for passenger in passengers:
        answer(p, f"{captain} board {passenger}")
    if point(p) == "D48":
        answer(p, f"{captain} stop")
    return p


@pytest.mark.rules("OP-ESC-13")
def test_the_final_captain_always_boards() -> None:
    p = elected(escaping(contagion=0), 3)
    assert p.boarders == [3]
    assert "board 3" not in offered(p, 3)


@pytest.mark.rules("OP-ESC-14")
def test_the_number_of_passengers_is_free() -> None:
    p = elected(escaping(contagion=0), 3)
    assert (about(p), rule(p)) == ({"count": 4}, "OP-ESC-14")
    answer(p, "3 board 0")
    assert offered(p, 3) == ["stop", "board 1", "board 2", "board 4", "board 5", "back"]
    assert boarding(escaping(contagion=0), 3, []).over
    full = boarding(escaping(contagion=0), 3, [0, 1, 2, 4, 5])
    assert full.over  # nobody is left to name


@pytest.mark.rules("OP-ESC-14", "OP-ELIM-03")
def test_the_dead_do_not_board() -> None:
    p = table()
    p.living[2] = False
    run(p, BeginEscape())
    elected(p, 3)
    assert offered(p, 3) == ["stop", "board 0", "board 1", "board 4", "board 5"]


@pytest.mark.rules("OP-ESC-15")
def test_every_torched_human_lowers_the_target_to_one_at_least() -> None:
    p = table(6)
    targets = []
    for torched in range(6):
        p.torched_humans = torched
        targets.append(target_in_force(p))
    assert targets == [4, 3, 2, 1, 1, 1]
    assert [target_in_force(table(players)) for players in (4, 5, 6, 7, 8)] == [3, 4, 4, 5, 6]


@pytest.mark.rules("OP-ESC-16", "OP-ESC-19", "OP-GAP-12", "OP-END-07", "OP-END-13")
def test_the_final_captain_counts_and_humans_left_behind_win_too() -> None:
    p = boarding(escaping(contagion=0), 3, [0, 1, 2])
    assert (p.end_reason, p.winners) == (ESCAPED, [0, 1, 2, 3, 4])


@pytest.mark.rules("OP-ESC-17", "OP-ESC-18", "OP-END-04")
def test_the_boarders_are_shown_in_order_until_an_imitation_is() -> None:
    p = boarding(escaping(contagion=0), 4, [0, 5, 3])
    assert seen(p, "boarded") == [{"event": "boarded", "players": [4, 5, 0, 3]}]
    assert seen(p, "boarder_shown") == [
        {"event": "boarder_shown", "player": 4, "blood": "human"},
        {"event": "boarder_shown", "player": 5, "blood": "imitation"},
    ]
    assert (p.end_reason, p.winners) == (IMITATION_ABOARD, [5])
    assert (p.blood_shown[4], p.blood_shown[0]) == (True, False)


@pytest.mark.rules("OP-ESC-20", "OP-GAP-03", "OP-END-07")
def test_fewer_than_the_target_suffice_if_no_human_is_left_behind() -> None:
    p = escaping(5, contagion=0)
    p.blood = [HUMAN, HUMAN, HUMAN, IMITATION, IMITATION]
    boarding(p, 0, [1, 2])
    assert (p.end_reason, p.winners) == (ESCAPED, [0, 1, 2])


@pytest.mark.rules("OP-ESC-20")
def test_the_dead_are_not_left_behind() -> None:
    p = escaping(6, contagion=0)
    p.living[2] = False
    p.blood = [HUMAN, HUMAN, HUMAN, IMITATION, IMITATION, IMITATION]
    p.boarders = [0, 1]
    assert enough_escape(p)


@pytest.mark.rules("OP-ESC-21", "OP-END-08")
def test_fewer_than_the_target_with_a_human_left_behind_have_failed() -> None:
    p = boarding(escaping(contagion=0), 3, [0, 1])
    assert (p.end_reason, p.winners) == (LEFT_BEHIND, [5])


@pytest.mark.rules("OP-ESC-22")
def test_with_four_players_no_living_human_may_stay() -> None:
    p = escaping(4, contagion=0)
    p.blood = [HUMAN] * 4
    p.boarders = [0, 1, 2]
    assert not enough_escape(p)  # three is the target, and yet
    p.blood[3] = IMITATION
    assert enough_escape(p)
    q = escaping(5, contagion=0)
    q.blood = [HUMAN] * 5
    q.boarders = [0, 1, 2, 3]
    assert enough_escape(q)


@pytest.mark.rules("OP-ESC-14", "OP-ESC-20", "OP-ESC-21")
def test_a_strict_target_is_an_option() -> None:
    p = elected(escaping(contagion=0, escape_target_mode="strict"), 3)
    for passenger in (0, 1, 2):
        assert "stop" not in offered(p, 3)
        answer(p, f"3 board {passenger}")
    assert offered(p, 3)[0] == "stop"
    p = escaping(contagion=2, escape_target_mode="strict")
    p.blood = [HUMAN, HUMAN, HUMAN, HUMAN, IMITATION, IMITATION]
    elected(p, 3)
    answer(p, "3 test 4", "3 test 5")
    assert p.end_reason == ESCAPED  # exactly four are eligible: there is nothing to choose
    p = escaping(5, contagion=2, escape_target_mode="strict")
    p.blood = [HUMAN, HUMAN, HUMAN, IMITATION, IMITATION]
    elected(p, 0)
    answer(p, "0 test 3", "0 test 4")
    # three are eligible, four are wanted: all of them board, and it is not enough
    assert (p.end_reason, p.boarders) == (LEFT_BEHIND, [0, 1, 2])
