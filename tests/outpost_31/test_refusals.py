"""Every refusal names the rule behind it, from the asker's own cards and public facts alone."""

from __future__ import annotations

import pytest
from tests.outpost_31.scene import at

from whiteout.games.outpost_31.game import GAME
from whiteout.words.rulebook import read_rules

WINDOW = ("mission ml01", "step gear_window")
TEAM = ("mission ml01", "step team")
ROOM = ("mission ml01", "team: A B C", "step room")
IN = ("mission ml01", "team: A B C", "room r11", "chip r11 rope")
ROLL = (*IN, "step reveal", "pool: axe axe axe")

REFUSED: list[tuple[tuple[str, ...], list[str], str, str]] = [
    # given, done, who is refused what, the rule
    ((*WINDOW, "eliminated B"), [], "B pass", "OP-ELIM-03"),
    ((*WINDOW, "tied B"), [], "B pass", "OP-GW-07"),
    (WINDOW, [], "B pass", "OP-GW-02"),
    (WINDOW, [], "A rope_captain", "OP-GW-04"),
    ((*WINDOW, "gear A rope 2"), [], "A rope_captain", "OP-ROPE-02"),
    ((*WINDOW, "gear A rope 2", "tied C D E F"), [], "A rope_player", "OP-ROPE-11"),
    ((*WINDOW, "gear B rope 2", "tied C D E F"), ["A pass"], "B rope_captain", "OP-ROPE-11"),
    (
        (*WINDOW, "gear B rope 2", "tied D E F"),
        ["A pass", "B rope_player", "B target C", "A no", "A pass"],
        "B rope_player",
        "OP-ROPE-06",
    ),
    (
        (*WINDOW, "gear B rope 2"),
        ["A pass", "B rope_player", "B target C", "A no", "A pass", "B rope_player"],
        "B target C",
        "OP-ROPE-06",
    ),
    ((*WINDOW, "gear A rope 2"), ["A rope_player"], "A target A", "OP-ROPE-04"),
    ((*WINDOW, "gear A rope 2", "eliminated C"), ["A rope_player"], "A target C", "OP-ELIM-03"),
    (WINDOW, [], "A blood_test", "OP-GW-04"),
    ((*WINDOW, "gear A flamethrower 1"), [], "A blood_test", "OP-FLAM-09"),
    (WINDOW, [], "A torch", "OP-GW-04"),
    ((*WINDOW, "gear A flamethrower 1"), [], "A torch", "OP-FLAM-08"),
    ((*WINDOW, "hand A: axe"), [], "A play_molotov", "OP-MOLO-01"),
    (
        (*WINDOW, "hand A: molotov", "molotov played", "gear A rope 1"),
        [],
        "A play_molotov",
        "OP-MOLO-02",
    ),
    ((*WINDOW, "character A windows"), [], "A use pw_nau_b", "OP-PWR-01"),
    ((*WINDOW, "character A windows"), [], "A use pw_win_b", "OP-PWR-01"),
    ((*WINDOW, "character B windows"), ["A pass"], "B use pw_win_a", "OP-PWR-01"),
    ((*WINDOW, "character A windows", "power pw_win_a"), [], "A use pw_win_a", "OP-PWR-02"),
    (("step escape", "character A windows"), [], "A use pw_win_a", "OP-PWR-06"),
    (
        (*IN, "character A fuchs", "hand A: axe sab_arson", "step hand_in"),
        [],
        "A use pw_fuc_a",
        "OP-POOL-11",
    ),
    ((*WINDOW, "gear A flamethrower 2"), ["A torch"], "A blood_test", "OP-TORCH-01"),
    ((*WINDOW, "gear A flamethrower 2"), ["A torch"], "A target A", "OP-TORCH-01"),
    ((*WINDOW, "gear A flamethrower 2"), ["A blood_test"], "A pass", "OP-FLAM-01"),
    ((*WINDOW, "gear A flamethrower 2"), ["A torch"], "B back", "OP-GW-02"),
    ((*WINDOW, "gear A flamethrower 2"), [], "A back", "OP-GW-02"),
    (
        (*TEAM, "smoke r11 r12"),
        ["A join B", "A join C", "A send D"],
        "A go_to r13",
        "OP-TEAM-09",
    ),
    ((*TEAM, "tied B"), [], "A join B", "OP-ROPE-08"),
    ((*TEAM, "eliminated B"), [], "A join B", "OP-ELIM-03"),
    (("mission ml02", "step team"), ["A join B"], "A join B", "OP-TEAM-03"),
    ((*TEAM, "smoke r11 r12"), ["A join B", "A join C"], "A send B", "OP-TEAM-08"),
    ((*TEAM, "smoke r11 r12", "tied D"), ["A join B", "A join C"], "A send D", "OP-ROPE-08"),
    ((*TEAM, "smoke r11 r12"), ["A join B", "A join C", "A send D"], "A go_to r13", "OP-TEAM-09"),
    ((*ROOM, "tried: r12"), [], "A enter r12", "OP-ROOM-08"),
    ((*ROOM, "taken r12 rope"), [], "A enter r12", "OP-CHIP-07"),
    ((*ROOM, "destroyed r12 rope"), [], "A enter r12", "OP-ROOM-01"),
    (ROOM, [], "A enter r21", "OP-ROOM-01"),
    (ROOM, [], "A pass_turn", "OP-ROOM-10"),
    ((*IN, "step hand_in", "hand A: axe sab_arson"), [], "A hand_in sab_arson", "OP-POOL-03"),
    ((*IN, "step hand_in", "hand A: axe"), [], "A hand_in sab_arson", "OP-POOL-01"),
    ((*IN, "step hand_in", "hand A: axe"), [], "A hand_in snow", "OP-POOL-01"),
    ((*ROOM, "smoke r11", "hand A: axe"), ["A enter r11"], "A offer axe", "OP-ROOM-14"),
    ((*ROOM, "smoke r11", "hand A: axe"), ["A enter r11"], "A offer scalpel", "OP-ROOM-07"),
    ((*IN, "step look", "pool: sab_arson axe", "hand A: axe"), [], "A offer axe", "OP-SAB-02"),
    ((*ROLL, "dice: 6 6 5 5 1 2"), [], "A keep 66551", "OP-ROLL-09"),
    ((*ROLL, "dice: 6 6 5 5 1 2"), [], "A keep snow", "OP-ROLL-07"),
    (("mission ml07", *ROLL[1:], "dice: 6 5 4 3 2 1"), [], "A keep 3", "OP-ROLL-11"),
    ((*ROLL, "dice: 6 6 1 1 2 2", "gear B dynamite 1"), [], "B raise 6", "OP-DYN-02"),
    ((*ROLL, "dice: 6 6 1 1 2 2", "gear B dynamite 1"), [], "B raise 3", "OP-DYN-01"),
    (("step escape", "rejected: B"), [], "A nominate B", "OP-ESC-04"),
    (("step escape", "eliminated B"), [], "A nominate B", "OP-ELIM-03"),
    (("step escape", "contagion 1", "final captain A"), [], "A test A", "OP-ESC-11"),
    (("step escape", "contagion 1", "final captain A", "tested: F"), [], "A board F", "OP-ESC-12"),
    (("step escape", "final captain A", "eliminated B"), [], "A board B", "OP-ELIM-03"),
    (("step escape", "final captain A"), [], "A board A", "OP-ESC-14"),
    (("step escape", "final captain A"), [], "A board snow", "OP-ESC-14"),
    (
        ("step escape", "contagion 1", "final captain B", "imitation A", "tested: A"),
        [],
        "B board A",
        "OP-ESC-12",
    ),
    (
        ("step escape", "final captain B", "eliminated A", "captain B"),
        [],
        "B board A",
        "OP-ELIM-03",
    ),
    (TEAM, [], "A join snow", "OP-TEAM-03"),
    (TEAM, [], "A join 6", "OP-TEAM-03"),
    ((*TEAM, "captain B", "tied A"), [], "B join A", "OP-ROPE-08"),
    ((*WINDOW, "gear A rope 2"), ["A rope_player"], "A target snow", "OP-ROPE-04"),
    (
        (*IN, "lone D r12", "smoke r12 r13", "step hazards", "hand D: axe"),
        [],
        "D pay",
        "OP-FIRE-01",
    ),
]


@pytest.mark.parametrize(("given", "done", "tried", "rule"), REFUSED)
def test_the_rule_behind_a_refusal(
    given: tuple[str, ...], done: list[str], tried: str, rule: str
) -> None:
    who, _, answer = tried.partition(" ")
    at(*given).do(*done).check(f"{who} is refused {answer} ({rule})")


@pytest.mark.rules("OP-ROLL-16")
def test_a_captain_who_is_bound_is_told_so() -> None:
    dice = "dice: 3 3 1 1 2 2 1 1 2 2 1 1 2 2"
    scene = at(*ROLL, dice, "gear A dynamite 2").do("A pass", "A keep 33", "A pass", "A keep 33")
    scene.check("A is refused pass (OP-ROLL-15)", "A is refused raise 3 (OP-ROLL-16)")


@pytest.mark.parametrize("tried", ["B discard axe", "C enter r11"])
def test_nothing_is_said_where_no_rule_is_behind_it(tried: str) -> None:
    """Out of turn, outside the Gear window."""
    scene = at(*ROOM)
    who, _, answer = tried.partition(" ")
    assert GAME.why_not(scene.position, scene.who(who), answer) == ""


def test_every_rule_named_is_one_of_the_specification() -> None:
    assert {rule for *_, rule in REFUSED} <= set(read_rules("outpost_31"))
