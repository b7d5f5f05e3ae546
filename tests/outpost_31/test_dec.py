"""Every decision point of specification 7: it opens, it asks the right players, and whoever does
not answer gets the answer of its column "Auto"."""

from __future__ import annotations

import pytest
from tests.outpost_31.scene import DECISIONS, Scene, at, at_decision, deciders

from whiteout.core.chance import SeededChance
from whiteout.games.outpost_31.game import GAME
from whiteout.games.outpost_31.position import NOBODY, NOTHING

AUTO = {
    "D02": "decline",
    "D03": "decline",
    "D04": "pass",
    "D05": "no",
    "D06": "back",
    "D07": "back",
    "D08": "no",
    "D09": "decline",
    "D10": "leave_card",
    "D11": "back",
    "D12": "decline",
    "D13": "join 1",
    "D14": "decline",
    "D15": "decline",
    "D16": "decline",
    "D17": "enter r11",
    "D18": "offer_nothing",
    "D19": "accept 1",
    "D20": "decline",
    "D22": "decline",
    "D23": "cure sab_arson",
    "D24": "offer_nothing",
    "D25": "accept 1",
    "D26": "decline",
    "D27": "decline",
    "D28": "take shotgun",
    "D29": "decline",
    "D30": "pass",
    "D31": "decline",
    "D32": "keep 33",
    "D33": "decline",
    "D34": "use pw_mac_b",
    "D35": "decline",
    "D36": "decline",
    "D38": "decline",
    "D39": "decline",
    "D40": "decline",
    "D41": "decline",
    "D42": "decline",
    "D43": "decline",
    "D44": "use pw_mac_a",
    "D45": "nominate 0",
    "D46": "no",
    "D47": "stop",
    "D48": "stop",
}
AT_RANDOM = {"D01", "D21", "D37"}
"""Uniform over what is legal; the hand-in is among what is not Sabotage."""


def default(scene: Scene, name: str, seed: int = 1) -> str:
    """The answer taken for an absent player."""
    return GAME.default(scene.position, scene.who(name), SeededChance(seed)).text


@pytest.mark.parametrize("point", DECISIONS)
def test_the_decision_opens(point: str) -> None:
    scene = at_decision(point)
    p = scene.position
    assert p.choice is not None
    assert p.choice.prompt(p, p.asked[0])[0] == point
    names = scene.player.words.names
    assert [names[seat] for seat in sorted(p.asked)] == list(deciders(point))


@pytest.mark.rules("OP-ELIM-07", "OP-GAP-48")
@pytest.mark.parametrize("point", AUTO)
def test_the_answer_for_an_absent_player(point: str) -> None:
    for name in deciders(point):
        assert default(at_decision(point), name) == AUTO[point]


@pytest.mark.rules("OP-ELIM-07", "OP-GAP-48")
@pytest.mark.parametrize("point", sorted(AT_RANDOM))
def test_random_answers_for_an_absent_player(point: str) -> None:
    scene = at_decision(point)
    name = deciders(point)[0]
    found = {default(scene, name, seed) for seed in range(200)}
    assert found == set(scene.options(name))
    assert len(found) > 1


def test_every_decision_has_an_automatic_answer() -> None:
    assert {*AUTO, *AT_RANDOM} == set(DECISIONS)


WINDOW = ("mission ml01", "step gear_window")
TEAM = ("mission ml01", "team: A B C")
POOL = (*TEAM, "room r11", "chip r11 rope", "pool: axe scalpel kerosene")
BEGUN: dict[str, tuple[tuple[str, ...], list[str], str]] = {
    "a rope": ((*WINDOW, "gear A rope 2"), ["A rope_player"], "gear_passed"),
    "a blood test": ((*WINDOW, "gear A flamethrower 2"), ["A blood_test"], "gear_passed"),
    "a torch": ((*WINDOW, "gear A flamethrower 2"), ["A torch"], "gear_passed"),
    "a meal": ((*WINDOW, "character A nauls"), ["A use pw_nau_b"], "gear_passed"),
    "a lone player": (
        ("mission ml01", "smoke r11 r12", "step team"),
        ["A join B", "A join C", "A send D"],
        "",
    ),
    "a roll call": (
        ("mission ml01", "character A windows", "step team"),
        ["A join B", "A join C", "A use pw_win_b"],
        "",
    ),
    "an early look": ((*TEAM, "character A blair", "step room"), ["A use pw_bla_a"], ""),
    "a double check": (
        (*POOL, "character A blair", "step swap"),
        ["A use pw_bla_b", "A swap axe"],
        "no_swap",
    ),
    "sorted stock": ((*POOL, "character A fuchs", "step swap"), ["A use pw_fuc_b"], "no_swap"),
    "a jury rig": (
        (
            *TEAM,
            "room r11",
            "chip r11 rope",
            "pool: sab_arson axe axe",
            "character A childs",
            "hand A: axe axe scalpel",
            "step look",
        ),
        ["A use pw_chi_b", "A discard axe"],
        "",
    ),
}
"""Answers that somebody has begun, and the event that tells that nothing came of it, if any."""


@pytest.mark.rules("OP-FLOW-09")
@pytest.mark.parametrize("name", BEGUN)
def test_what_an_absent_player_has_begun_is_taken_back(name: str) -> None:
    """Nobody is accused, tied, tested, fed, sent or looked at, and no power is used."""
    given, done, told = BEGUN[name]
    scene = at(*given).do(*done)
    p = scene.position
    parts = len(p.drafts[0])
    events = len(p.history or [])
    shown = [scene.match.view(viewer) for viewer in range(1, 6)]
    for _ in range(parts):
        assert default(scene, "A") == "back"
        scene.do("A back")
        assert [scene.match.view(viewer) for viewer in range(1, 6)] == shown
    assert not p.drafts[0]
    assert len(p.history or []) == events
    quiet = default(scene, "A")
    assert quiet in ("pass", "decline")
    scene.do(f"A {quiet}")
    kinds = [event.kind for event in (p.history or [])[events:]]
    assert kinds[:1] == [told] if told else "power_used" not in kinds
    assert p.power_used == NOTHING
    assert p.lone == NOBODY


@pytest.mark.rules("OP-FLOW-09", "OP-ESC-14")
def test_an_absent_final_captain_takes_off_the_list_whoever_is_not_proven() -> None:
    """B was tested and is Human; C stands on the list without proof, before B."""
    given = ("contagion 1", "step escape")
    scene = at(*given).do("A nominate A", *[f"{name} yes" for name in "ABCDEF"], "A test B")
    scene.do("A board C", "A board B")
    answers = []
    while not scene.position.over:
        answers.append(default(scene, "A"))
        scene.player.match.answer(0, scene.position.number, answers[-1])
    assert answers == ["back", "back", "board 1", "stop"]
    assert scene.position.boarders == [0, 1]


def test_an_absent_player_hands_in_sabotage_only_without_anything_else() -> None:
    given = ("mission ml01", "team: A B C", "room r11", "chip r11 rope", "step hand_in")
    imitation = ("imitation A", "hand A: sab_arson sab_arson axe scalpel")
    mixed = at(*given, *imitation)
    assert {default(mixed, "A", seed) for seed in range(60)} == {"hand_in axe", "hand_in scalpel"}
    only = at(*given, "hand A: sab_arson sab_barred_door")
    found = {default(only, "A", seed) for seed in range(60)}
    assert found == {"hand_in sab_arson", "hand_in sab_barred_door"}


def test_an_absent_captain_names_a_room_that_costs_nothing() -> None:
    given = ("mission ml01", "team: A B C", "step room", "smoke r11")
    assert default(at(*given, "power_out r12"), "A") == "enter r13"
    rooms = ("taken r13 discard", "smoke r14 r15", "power_out r12 r16")
    assert default(at(*given, *rooms), "A") == "enter r11"


def test_an_absent_captain_gathers_those_who_sit_earliest() -> None:
    scene = at("mission ml11", "captain D", "step team")
    for name in ("E", "F", "A"):
        answer = default(scene, "D")
        assert answer == f"join {scene.who(name)}"
        scene.do(f"D join {name}")
        if scene.position.choice is None or len(scene.position.team) == 4:
            break
    assert scene.view("spectator")["team"] == [3, 4, 5, 0]


@pytest.mark.parametrize(
    ("mission", "dice", "kept"),
    [
        ("ml01", "6 6 5 5 1 2", "keep 66"),  # kind: the highest of the most frequent
        ("ml01", "5 5 2 2 6 1", "keep 55"),
        ("ml01", "6 4 3 2 1", "keep 6"),
        ("ml07", "6 5 4 3 2 1", "keep 654"),  # sum: every 4, 5 and 6
        ("ml07", "5 4 4 5", "keep 554"),  # less one lowest if that is all
    ],
)
def test_what_an_absent_captain_keeps(mission: str, dice: str, kept: str) -> None:
    count = len(dice.split())
    pool = {6: "axe axe axe", 5: "axe axe scalpel", 4: "axe scalpel scalpel"}[count]
    lines = ("team: A B C", "room r11", "chip r11 rope", "step reveal", f"pool: {pool}")
    scene = at(f"mission {mission}", *lines, f"dice: {dice}")
    scene.check("choice D32 A")
    assert default(scene, "A") == kept


@pytest.mark.rules("OP-ROLL-16")
def test_an_absent_captain_who_is_bound_shifts_the_lowest_die_first() -> None:
    dice = "dice: 3 3 1 1 2 2 1 1 2 2 1 1 2 2"
    given = ("mission ml01", "team: A B C", "room r11", "chip r11 rope", "step reveal")
    scene = at(*given, "pool: axe axe axe", dice, "gear A dynamite 2")
    scene.do("A pass", "A keep 33", "A pass", "A keep 33")
    scene.check("choice D30 A", "A is not offered: pass")
    assert default(scene, "A") == "raise 1"


def test_an_absent_nominator_names_himself_or_the_lowest_seat() -> None:
    assert default(at("step escape", "captain C"), "C") == "nominate 2"
    assert default(at("step escape", "captain C", "rejected: A C"), "C") == "nominate 1"


def test_an_absent_final_captain_takes_everybody_proven_human() -> None:
    lines = ("step escape", "contagion 2", "final captain A", "tested: C F", "imitation F")
    scene = at(*lines)
    scene.check("choice D48 A")
    assert default(scene, "A") == "board 2"
    scene.do("A board C")
    assert default(scene, "A") == "stop"
    strict = at("step escape", "final captain A", options="escape_target_mode=strict")
    assert default(strict, "A") == "board 1"
