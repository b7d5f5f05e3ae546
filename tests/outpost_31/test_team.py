"""Specification 6.8: the team and the lone extinguisher; pw_pal_a, pw_nau_a and pw_win_b."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from tests.outpost_31.stage import (
    answer,
    cast,
    deal,
    mission,
    offered,
    point,
    room,
    run,
    seen,
    table,
)

from whiteout.core.chance import SeededChance
from whiteout.core.match import Match, Seeded
from whiteout.games.outpost_31.game import GAME
from whiteout.games.outpost_31.position import NOBODY, NOTHING, NOWHERE, OutpostPosition
from whiteout.games.outpost_31.rules.fire import RESOLVE_HAZARDS
from whiteout.games.outpost_31.rules.swap import Swap
from whiteout.games.outpost_31.rules.team import GATHER_TEAM, SEND_LONE
from whiteout.games.outpost_31.rules.turn import TakeTurn
from whiteout.games.outpost_31.tables import (
    CHARACTER_IDS,
    CHARACTERS,
    FIRE,
    MISSION_IDS,
    MISSIONS,
    SMOKE,
)
from whiteout.games.outpost_31.written_codes import NAU_A, PAL_A, WIN_B


def gather(name: str, players: int = 6, **options: Any) -> OutpostPosition:
    """The Captain, 0, gathers a team for this Investigation, without powers."""
    p = table(players, captain_powers=False, **options)
    mission(p, name)
    return run(p, GATHER_TEAM)


# -- every team that can be ----------------------------------------------------------------------


def filled(p: OutpostPosition, team: tuple[int, ...]) -> int:
    """Slots filled by this team, as OP-TEAM-04 says."""
    printed = MISSIONS[p.mission].departments
    found = Counter(p.department[player] for player in team)
    return sum(min(printed[code], found[code]) for code in range(3))


def best_teams(p: OutpostPosition) -> set[tuple[int, ...]]:
    """By trying all: the teams of OP-TEAM-02 and 03."""
    free = [player for player in range(p.seats) if p.available(player)]
    size = min(MISSIONS[p.mission].team, len(free))
    teams = [team for team in combinations(free, size) if p.captain in team]
    most = max(filled(p, team) for team in teams)
    return {team for team in teams if filled(p, team) == most}


def reachable(p: OutpostPosition) -> set[tuple[int, ...]]:
    """Every team that the choices lead to."""
    if point(p) != "D13":
        return {tuple(sorted(p.team))}
    found: set[tuple[int, ...]] = set()
    for text in offered(p, p.captain):
        copy = p.clone()
        answer(copy, f"{p.captain} {text}")
        found |= reachable(copy)
    return found


def random_table(seed: int) -> OutpostPosition:
    """Any players, characters, Captain and Investigation; some tied, some eliminated."""
    chance = SeededChance(seed, 7)
    players = 4 + chance.below(5, "players")
    p = table(players, captain_powers=False)
    p.history = None
    codes = list(range(len(CHARACTERS)))
    chance.shuffle(codes, "characters")
    for player in range(players):
        cast(p, player, CHARACTER_IDS[codes[player]])
    p.captain = chance.below(players, "captain")
    investigations = [
        code for code, row in enumerate(MISSIONS) if not row.event and row.min <= players
    ]
    p.mission = investigations[chance.below(len(investigations), "mission")]
    for player in range(players):
        fate = chance.below(6, "fate") if player != p.captain else 5
        p.living[player] = fate != 0
        p.tied[player] = fate == 1
    return p


@pytest.mark.rules("OP-TEAM-01", "OP-TEAM-02", "OP-TEAM-03", "OP-TEAM-04")
def test_the_choices_lead_to_exactly_the_teams_that_are_legal() -> None:
    """300 tables at random against a search through all teams."""
    for seed in range(300):
        p = run(random_table(seed), GATHER_TEAM)
        assert reachable(p) == best_teams(p), seed


@pytest.mark.rules("OP-TEAM-05")
def test_requirements_are_met_by_the_printed_size_and_every_printed_slot() -> None:
    met = 0
    for seed in range(300):
        p = run(random_table(seed), GATHER_TEAM)
        while point(p) == "D13":
            answer(p, f"{p.captain} {offered(p, p.captain)[-1]}")
        row = MISSIONS[p.mission]
        full = filled(p, tuple(p.team)) == sum(row.departments)
        assert p.requirements_met == (full and len(p.team) == row.team)
        met += p.requirements_met
    assert 50 < met < 250


# -- rule by rule --------------------------------------------------------------------------------


@pytest.mark.rules("OP-TEAM-01")
def test_the_captain_belongs_to_the_team() -> None:
    p = gather("ml01")
    assert p.team == [0]
    assert "join 0" not in offered(p, 0)


@pytest.mark.rules("OP-TEAM-02")
def test_with_fewer_available_all_of_them_go() -> None:
    p = table(6, captain_powers=False)
    mission(p, "ml21")  # five
    p.captain = 2
    p.tied[0] = True
    p.living[4] = False
    run(p, GATHER_TEAM)
    assert p.choice is None, "nothing to choose"
    assert p.team == [2, 3, 5, 1]
    assert not p.requirements_met
    assert seen(p, "team_gathered") == [
        {
            "event": "team_gathered",
            "captain": 2,
            "team": [2, 3, 5, 1],
            "requirements_met": False,
        }
    ]


@pytest.mark.rules("OP-TEAM-03")
def test_only_players_with_whom_most_slots_can_be_filled_may_join() -> None:
    """ml02: three with Operations and Maintenance; the Captain, Blair, is neither."""
    p = table(6, captain_powers=False)
    mission(p, "ml02")
    p.captain = 2
    run(p, GATHER_TEAM)
    assert offered(p, 2) == ["join 3", "join 4", "join 0", "join 1"]
    answer(p, "2 join 0")
    assert offered(p, 2) == ["join 4", "join 1"], "the other Operations player is out"
    answer(p, "2 join 4")
    assert p.team == [2, 4, 0], "in seat order from the Captain"
    assert p.requirements_met


@pytest.mark.rules("OP-TEAM-03")
def test_who_must_come_is_not_asked_about() -> None:
    """Two Maintenance players are wanted (ml23) and there are but two: after two free places are
    taken, both come."""
    p = gather("ml23")
    assert len(offered(p, 0)) == 5
    answer(p, "0 join 2", "0 join 3")
    assert p.choice is None
    assert p.team == [0, 1, 2, 3, 4]
    assert p.requirements_met


@pytest.mark.rules("OP-TEAM-04")
def test_a_department_beyond_its_slots_fills_nothing() -> None:
    """ml10: Operations and Science, three players. A second Operations player is as good as any
    other once Science is in."""
    p = gather("ml10")
    answer(p, "0 join 2")
    assert offered(p, 0) == ["join 1", "join 3", "join 4", "join 5"]


@pytest.mark.rules("OP-TEAM-05")
@pytest.mark.parametrize(("lost", "met"), [((), True), ((1, 4), False)])
def test_a_slot_that_nobody_can_fill(lost: tuple[int, ...], met: bool) -> None:
    p = table(6, captain_powers=False)
    mission(p, "ml04")  # three with Maintenance
    for player in lost:
        p.living[player] = False
    run(p, GATHER_TEAM)
    while point(p) == "D13":
        answer(p, f"0 {offered(p, 0)[0]}")
    assert len(p.team) == 3
    assert p.requirements_met == met


@pytest.mark.rules("OP-TEAM-06")
@pytest.mark.parametrize("met", [True, False])
def test_without_the_requirements_there_is_no_swap(met: bool) -> None:
    p = table(6, captain_powers=False)
    mission(p, "ml04")
    p.team = [0, 2, 3]
    p.requirements_met = met
    p.entered = True
    p.pool = [0, 1]
    run(p, Swap())
    assert (p.choice is not None) == met


@pytest.mark.rules("OP-TEAM-07")
def test_a_chosen_player_is_not_asked() -> None:
    p = gather("ml01")
    while point(p) == "D13":
        assert p.asked == [0]
        answer(p, f"0 {offered(p, 0)[0]}")
    assert p.choice is None


@pytest.mark.rules("OP-TEAM-11")
def test_answers_about_cards_in_hand_may_be_lies() -> None:
    match = Match(GAME, 6, {}, Seeded(1))
    match.claim(1, {"claim": "holds", "card": "flashlight"})
    match.claim(1, {"claim": "holds", "card": "sab_arson"})
    assert len([facts for facts in match.history(0) if facts["event"] == "claimed"]) == 2


# -- the lone extinguisher -----------------------------------------------------------------------


def hazards(*rooms: str, gone: str = "", power: str = "") -> OutpostPosition:
    """Players 0, 1 and 2 are the team; Smoke lies in these rooms; a chip may be gone."""
    p = table(captain_powers=bool(power))
    if power:
        cast(p, 0, power)
    mission(p, "ml04")
    p.team = [0, 1, 2]
    for name in rooms:
        p.hazard[room(name)] = SMOKE
    if gone:
        p.chips[room(gone)] = NOTHING
    return run(p, SEND_LONE)


@pytest.mark.rules("OP-TEAM-08", "OP-TEAM-09")
def test_one_outsider_is_sent_to_one_hazard_room() -> None:
    p = hazards("r12", "r15")
    assert point(p) == "D14"
    assert offered(p, 0) == ["decline", "send 3", "send 4", "send 5"]
    answer(p, "0 send 4")
    assert point(p) == "D14"
    assert offered(p, 0) == ["go_to r12", "go_to r15", "back"]
    answer(p, "0 go_to r15")
    assert (p.lone, p.lone_room) == (4, room("r15"))
    assert p.choice is None, "at most one"
    assert seen(p, "lone_sent") == [{"event": "lone_sent", "player": 4, "room": "r15"}]


@pytest.mark.rules("OP-TEAM-08")
def test_the_captain_may_send_nobody() -> None:
    p = hazards("r12", "r15")
    answer(p, "0 decline")
    assert (p.lone, p.lone_room) == (NOBODY, NOWHERE)
    assert p.choice is None


@pytest.mark.rules("OP-TEAM-08")
def test_nobody_is_left_to_be_sent() -> None:
    p = table(captain_powers=False)
    mission(p, "ml04")
    p.team = [0, 1, 2]
    p.tied[3] = p.tied[4] = True
    p.living[5] = False
    p.hazard[0] = p.hazard[1] = FIRE
    run(p, SEND_LONE)
    assert p.choice is None


@pytest.mark.rules("OP-TEAM-09")
@pytest.mark.parametrize(
    ("rooms", "gone", "allowed"),
    [
        ([], "", False),
        (["r12"], "", False),
        (["r12"], "r13", False),
        (["r12"], "r12", True),
        (["r12", "r13"], "", True),
        (["r12", "r13"], "r13", True),
    ],
)
def test_when_somebody_may_be_sent(rooms: list[str], gone: str, allowed: bool) -> None:
    p = hazards(*rooms, gone=gone)
    assert (point(p) == "D14") == allowed
    if allowed:
        answer(p, "0 send 3")
        if len(rooms) == 1:
            assert p.lone_room == room("r12"), "a single room is not asked about"
        else:
            assert offered(p, 0) == ["go_to r12", "go_to r13", "back"]


@pytest.mark.rules("OP-TEAM-10")
@pytest.mark.parametrize("must", [False, True])
def test_the_lone_player_must_go_but_decides_alone_whether_to_pay(must: bool) -> None:
    p = table(captain_powers=False, lone_must_pay=must)
    mission(p, "ml04")
    p.team = [0, 1, 2]
    p.hazard[room("r12")] = p.hazard[room("r13")] = SMOKE
    run(p, SEND_LONE)
    answer(p, "0 send 4", "0 go_to r12")
    assert p.choice is None, "he is not asked whether to go"
    run(p, RESOLVE_HAZARDS)
    if not must:
        assert p.asked == [4]
        assert sorted(offered(p, 4)) == ["decline", "pay"]


# -- On Skates -----------------------------------------------------------------------------------


@pytest.mark.rules("OP-PWR-07", "OP-PWR-03")
def test_nauls_may_send_somebody_to_a_single_hazard_room_with_a_chip() -> None:
    p = hazards("r12", power="nauls")
    assert point(p) == "D14"
    assert offered(p, 0) == ["decline", "use pw_nau_a"]
    answer(p, "0 use pw_nau_a")
    assert p.power_used == NAU_A
    answer(p, "0 send 4")
    assert (p.lone, p.lone_room) == (4, room("r12"))


@pytest.mark.rules("OP-PWR-03")
def test_nauls_need_not_and_spends_nothing_where_the_rules_allow_it_anyway() -> None:
    p = hazards("r12", power="nauls")
    answer(p, "0 decline")
    assert p.power_used == NOTHING
    assert p.lone == NOBODY
    p = hazards("r12", "r13", power="nauls")
    answer(p, "0 send 4", "0 go_to r12")
    assert p.power_used == NOTHING


@pytest.mark.rules("OP-PWR-02")
def test_nauls_cannot_after_another_power() -> None:
    p = table()
    cast(p, 0, "nauls")
    mission(p, "ml04")
    p.team = [0, 1, 2]
    p.hazard[room("r12")] = SMOKE
    p.power_used = PAL_A
    run(p, SEND_LONE)
    assert p.choice is None


# -- Fill-In -------------------------------------------------------------------------------------


def palmer() -> OutpostPosition:
    """Palmer gathers a team for ml10: Operations and Science, three."""
    p = table()
    cast(p, 0, "palmer")
    mission(p, "ml10")
    return run(p, GATHER_TEAM)


@pytest.mark.rules("OP-PWR-07")
def test_palmer_counts_as_a_department_of_his_choice() -> None:
    p = palmer()
    assert point(p) == "D12"
    assert offered(p, 0) == ["decline", "count_as operations", "count_as science"]
    answer(p, "0 count_as science")
    assert p.power_used == PAL_A
    assert seen(p, "counted_as") == [{"event": "counted_as", "player": 0, "department": "science"}]
    answer(p, "0 join 1")
    assert p.team == [0, 1, 3], "Garry is the one Operations player left"
    assert p.requirements_met, "Palmer is the Science of this team"


@pytest.mark.rules("OP-PWR-03", "OP-PWR-05")
def test_palmer_may_stay_what_he_is_and_is_himself_again_the_next_turn() -> None:
    p = palmer()
    answer(p, "0 decline")
    assert p.power_used == NOTHING
    assert offered(p, 0) == ["join 2", "join 3", "join 5"]
    p = palmer()
    answer(p, "0 count_as science")
    p.stack.clear()
    p.close()
    run(p, TakeTurn(1))
    assert p.department[0] == 1


# -- Roll Call -----------------------------------------------------------------------------------


def windows(team: str = "ml01") -> OutpostPosition:
    """Windows has gathered 0, 1 and 2."""
    p = table()
    cast(p, 0, "windows")
    mission(p, team)
    deal(p, 1, "axe shotgun")
    run(p, GATHER_TEAM)
    return answer(p, "0 join 1", "0 join 2")


@pytest.mark.rules("OP-PWR-04", "OP-PWR-01")
def test_windows_sees_a_random_card_of_another_member() -> None:
    p = windows()
    assert point(p) == "D15"
    assert offered(p, 0) == ["decline", "use pw_win_b"]
    answer(p, "0 use pw_win_b")
    assert p.power_used == NOTHING
    assert offered(p, 0) == ["target 1", "target 2", "back"]
    answer(p, "0 target 1")
    assert p.power_used == WIN_B
    public = {"event": "roll_called", "player": 0, "target": 1}
    for viewer in (-1, 2, 3):
        assert seen(p, "roll_called", viewer) == [public]
    (facts,) = seen(p, "roll_called", 0)
    assert facts["only_you"]["card"] in ("axe", "shotgun")
    assert seen(p, "roll_called", 1) == [facts]
    assert len(p.hands[1]) == 2


@pytest.mark.rules("OP-PWR-03")
def test_windows_may_call_nobody() -> None:
    p = answer(windows(), "0 decline")
    assert p.power_used == NOTHING
    assert p.choice is None


@pytest.mark.rules("OP-PWR-04")
def test_every_card_of_the_hand_is_as_likely() -> None:
    found: Counter[str] = Counter()
    for seed in range(400):
        p = table(seed=seed)
        cast(p, 0, "windows")
        mission(p, "ml01")
        deal(p, 1, "axe axe shotgun")
        p.team = [0, 1]
        p.hands[2] = []
        run(p, GATHER_TEAM)
        answer(p, "0 join 1", "0 join 2", "0 use pw_win_b")
        found[seen(p, "roll_called", 0)[0]["only_you"]["card"]] += 1
    assert found["axe"] + found["shotgun"] == 400
    assert 230 < found["axe"] < 300


@pytest.mark.rules("OP-PWR-01")
def test_there_is_no_roll_call_where_no_other_member_has_cards() -> None:
    p = table()
    cast(p, 0, "windows")
    mission(p, "ml01")
    p.hands[1] = []
    p.hands[2] = []
    run(p, GATHER_TEAM)
    answer(p, "0 join 1", "0 join 2")
    assert p.choice is None
    assert MISSION_IDS[p.mission] == "ml01"
