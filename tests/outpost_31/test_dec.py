"""Every decision point of specification 7: it opens, it asks the right players, and whoever does
not answer gets the answer of its column "Auto"."""

from __future__ import annotations

import pytest
from tests.outpost_31.scene import DECISIONS, Scene, at, at_decision, deciders

from whiteout.core.chance import SeededChance
from whiteout.games.outpost_31.game import GAME

AUTO = {
    "D02": "decline",
    "D03": "decline",
    "D04": "pass",
    "D05": "no",
    "D08": "no",
    "D09": "decline",
    "D10": "leave_card",
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
AT_RANDOM = {"D01", "D06", "D07", "D21", "D37"}
"""Uniform over what is legal; the hand-in is among what is not Sabotage."""


def default(scene: Scene, name: str, seed: int = 1) -> str:
    """The answer taken for an absent player."""
    return GAME.default(scene.position, scene.who(name), SeededChance(seed)).text


@pytest.mark.parametrize("point", DECISIONS)
def test_the_decision_opens(point: str) -> None:
    scene = at_decision(point)
    p = scene.position
    assert p.choice is not None
    assert p.choice.point(p) == point
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
    assert {*AUTO, *AT_RANDOM, "D11"} == set(DECISIONS)


@pytest.mark.rules("OP-ELIM-07")
def test_an_absent_captain_feeds_nobody() -> None:
    """D11: whoever is named discards nothing."""
    scene = at_decision("D11")
    scene.do("A " + default(scene, "A").replace(" 0", " A"))
    assert default(scene, "A") == "decline"


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
