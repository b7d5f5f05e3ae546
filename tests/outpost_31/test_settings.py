"""The options of specification 11: every one changes what it says, and nothing by default."""

from __future__ import annotations

from typing import Any

import pytest
from tests.outpost_31.rulebook import plain, table
from tests.outpost_31.scene import Scene, at

from whiteout.core.chance import SeededChance
from whiteout.core.match import Match, Seeded
from whiteout.core.refusal import BadSetting
from whiteout.games.outpost_31.game import GAME
from whiteout.games.outpost_31.position import OutpostPosition
from whiteout.games.outpost_31.rules.setup import mission_cards, supply_cards
from whiteout.games.outpost_31.settings import SETTINGS, Settings
from whiteout.games.outpost_31.tables import CARDS, IDS, MISSION_IDS, MISSIONS

IN = ("mission ml01", "team: A B C", "room r11", "chip r11 rope")
WINDOW = ("mission ml01", "step gear_window")


def test_every_option_of_the_specification_is_one_of_the_game() -> None:
    written: dict[str, str] = {}
    for row in table("option"):
        keys = [plain(name) for name in row["option"].split(",")]
        defaults = [plain(word) for word in row["default"].split(",")]
        written |= dict(zip(keys, defaults, strict=True))
    ours = {setting.key: setting.default for setting in SETTINGS}
    assert list(ours) == list(written)
    words = {True: "on", False: "off"}
    found = {
        key: words.get(value, str(value)) if isinstance(value, bool) else str(value)
        for key, value in ours.items()
    }
    assert found == written


def test_values_outside_their_range_are_refused() -> None:
    for key, value in [
        ("hand_size", 7),
        ("hand_size", 3),
        ("destroyed_limit", 2),
        ("max_contagion_large", 9),
        ("early_win_players_max", 3),
        ("gear_copies", 0),
        ("event_density", -3),
        ("character_draft", "auction"),
    ]:
        with pytest.raises(BadSetting, match=key):
            Settings(6, {key: value})


def fresh(players: int, **options: Any) -> OutpostPosition:
    """A new match; characters are picked at random, so that everything is dealt."""
    chance = SeededChance(5)
    p = GAME.start(players, {"character_draft": "random", **options}, chance, True)
    assert isinstance(p, OutpostPosition)
    return p


# -- the Escape ----------------------------------------------------------------------------------

SEVEN = "A B C D E F G"
ABOARD = (
    "step escape",
    "contagion 3",
    "final captain A",
    "tested: E F G",
    "imitation E F G",
)


@pytest.mark.rules("OP-ESC-20", "OP-GAP-03")
def test_escape_target_mode() -> None:
    """Four Humans of seven players fly; the target is five."""
    free = at(*ABOARD, seats=SEVEN)
    free.do("A board B", "A board C", "A board D").check("ended escaped A B C D")
    strict = at(*ABOARD, seats=SEVEN, options="escape_target_mode=strict")
    strict.check("ended left_behind E F G")
    lines = ("step escape", "final captain A", "imitation E F")
    at(*lines).check("A is offered: stop | board B")
    bound = at(*lines, options="escape_target_mode=strict")
    bound.check("A is not offered: stop").do("A board B", "A board C")
    bound.check("A is not offered: stop").do("A board D").check("A is offered: stop").do("A stop")
    bound.check("ended escaped A B C D")


@pytest.mark.rules("OP-ESC-11", "OP-GAP-10")
@pytest.mark.parametrize(
    ("seats", "tests"),
    [("A B C D E", [3, 3, 2, 2, 1, 1, 0, 0]), ("A B C D E F", [4, 4, 3, 3, 2, 2, 1, 0])],
)
def test_escape_tests(seats: str, tests: list[int]) -> None:
    for level, count in enumerate(tests):
        lines = ("step escape", f"contagion {level}", "final captain A")
        declining = at(*lines, seats=seats, options="escape_tests=declining")
        assert remaining(declining) == count
        assert remaining(at(*lines, seats=seats)) == level


def remaining(scene: Scene) -> int:
    """The tests that the Final Captain has."""
    choice = scene.view("spectator")["choice"]
    return int(choice["about"]["remaining"]) if choice["point"] == "D47" else 0


@pytest.mark.rules("OP-ESC-12", "OP-GAP-11")
def test_escape_tests_public() -> None:
    lines = ("step escape", "contagion 2", "final captain A", "imitation F")
    open_test = at(*lines).do("A test F")
    assert open_test.view("C")["players"][5]["blood"] == "imitation"
    open_test.do("A stop").check("A is not offered: board F")
    secret = at(*lines, options="escape_tests_public=off").do("A test F")
    secret.check("C saw escape_tested target=F", "C did not see escape_tested blood=imitation")
    secret.check("A saw escape_tested blood=imitation")
    assert "blood" not in secret.view("C")["players"][5]
    assert secret.view("A")["players"][5]["blood"] == "imitation"
    secret.do("A stop").check("A is offered: board F")


# -- blood ---------------------------------------------------------------------------------------

COMPLETE = ("mission ml01", "taken r11 thing", "taken r12 rope", "step assimilation")


@pytest.mark.rules("OP-ASM-07", "OP-GAP-04")
def test_assimilation_return() -> None:
    lines = (*COMPLETE, "imitation B", "assimilation: human human human human human imitation")
    assert at(*lines).view("B")["blood"] == "imitation"
    literal = at(*lines, options="assimilation_return=literal")
    assert literal.view("B")["blood"] == "human"
    assert literal.view("A")["blood"] == "imitation"


@pytest.mark.rules("OP-ASM-11", "OP-GAP-36")
def test_imitations_know() -> None:
    lines = (*COMPLETE, "imitation B", "assimilation: human human human human human imitation")
    unaware = at(*lines)
    assert "blood" not in unaware.view("B")["players"][0]
    unaware.check("B did not see imitations_met")
    aware = at(*lines, options="imitations_know=on")
    assert aware.view("B")["players"][0]["blood"] == "imitation"
    assert aware.view("A")["players"][1]["blood"] == "imitation"
    assert "blood" not in aware.view("C")["players"][0]
    aware.check("A saw imitations_met players=A,B", "C did not see imitations_met")
    before = at(*WINDOW, "imitation B", options="imitations_know=on")
    assert "blood" not in before.view("B")["players"][0]


# -- cards and rolls -----------------------------------------------------------------------------


@pytest.mark.rules("OP-POOL-03", "OP-GAP-37")
def test_human_sabotage_ban() -> None:
    lines = (*IN, "hand A: axe sab_arson", "step hand_in")
    at(*lines).check("A is offered exactly: hand_in axe")
    free = at(*lines, options="human_sabotage_ban=off")
    free.check("A is offered exactly: hand_in axe | hand_in sab_arson")


@pytest.mark.rules("OP-ROLL-08", "OP-GAP-13")
def test_fair_keep() -> None:
    lines = (*IN, "pool: axe axe axe", "dice: 6 6 5 5 1 2", "step reveal")
    fair = at(*lines)
    fair.check(
        "A is offered exactly: keep 66 | keep 55 | keep 6655", "A is refused keep 1 (OP-ROLL-09)"
    )
    free = at(*lines, options="fair_keep=off")
    free.check("A is offered: keep 1 | keep 6521 | keep nothing | keep 66")
    assert len(free.options("A")) == len(set(free.options("A"))) == 3 * 3 * 2 * 2 - 1
    free.check("A is refused keep 665521 (OP-ROLL-07)")


@pytest.mark.rules("OP-CHIP-02", "OP-CHIP-03", "OP-GAP-01")
def test_gear_copies() -> None:
    lines = ("mission ml01", "team: A B C", "room r11", "chip r11 rope", "step chip")
    found = at(*lines, "gear B rope 2")
    found.check("spectator saw gear_taken player=A gear=rope uses=2")
    single = at(*lines, "gear B rope 2", options="gear_copies=1")
    single.check("spectator did not see gear_taken", "spectator saw slot_filled slot=o1_gear")
    assert fresh(6, gear_copies=2).gear_left == [2, 2, 2]


@pytest.mark.rules("OP-GAP-01", "OP-GAP-45")
@pytest.mark.parametrize("copies", [1, 2, 3, 4])
def test_molotov_copies(copies: int) -> None:
    cards = supply_cards(Settings(6, {"molotov_copies": copies}))
    assert len(cards) == 100
    names = [IDS[card] for card in cards]
    assert names.count("molotov") == copies
    assert names.count("revolver") == 8 + 4 - copies
    assert not {"rope", "dynamite", "flamethrower"} & set(names)
    p = fresh(6, molotov_copies=copies)
    assert sorted(p.supply + [card for hand in p.hands for card in hand]) == sorted(cards)


@pytest.mark.rules("OP-ROPE-12", "OP-GAP-02")
def test_rope_uses() -> None:
    lines = ("mission ml01", "team: A B C", "room r11", "chip r11 rope", "step chip")
    at(*lines).check("spectator saw gear_taken uses=2")
    at(*lines, options="rope_uses=1").check("spectator saw gear_taken uses=1")
    two = at(*WINDOW, "gear B rope 2").do("A pass", "B rope_captain")
    assert two.view("spectator")["players"][1]["gear"] == [{"kind": "rope", "uses": 1}]
    one = at(*WINDOW, "gear B rope 1").do("A pass", "B rope_captain")
    assert one.view("spectator")["players"][1]["gear"] == []


@pytest.mark.rules("OP-ROPE-07", "OP-GAP-19")
def test_rope_required_only() -> None:
    """ml03 prints one Maintenance slot: Childs (B) and Palmer (E)."""
    lines = ("mission ml03", "gear A rope 2", "step gear_window")
    anyone = at(*lines).do("A rope_player")
    everybody = "target B | target C | target D | target E | target F"
    anyone.check(f"A is offered exactly: {everybody} | back")
    narrow = at(*lines, options="rope_required_only=on").do("A rope_player")
    narrow.check("A is offered exactly: target B | target E | back")


OUT_OF_ROLLS = "dice: 3 3 1 1 2 2 1 1 2 2 1 1 2 2"


@pytest.mark.rules("OP-ROLL-15", "OP-GAP-15")
def test_captain_gear_duty() -> None:
    lines = (*IN, "pool: axe axe axe", OUT_OF_ROLLS, "gear A dynamite 2", "step reveal")
    bound = at(*lines).do("A pass", "A keep 33", "A pass", "A keep 33")
    bound.check("choice D30 A", "A is not offered: pass", "A is refused pass (OP-ROLL-15)")
    free = at(*lines, options="captain_gear_duty=off")
    free.do("A pass", "A keep 33", "A pass", "A keep 33", "A pass")
    free.check("spectator saw investigated passed=false")
    flame = (*IN, "pool: axe axe axe", OUT_OF_ROLLS, "gear A flamethrower 2", "step reveal")
    at(*flame).do("A keep 33", "A keep 33").check("spectator saw extra_rolls player=A")
    asked = at(*flame, options="captain_gear_duty=off").do("A keep 33", "A keep 33")
    asked.check("choice D33 A", "A is offered exactly: decline | extra_rolls")


@pytest.mark.rules("OP-DYN-01", "OP-FLAM-07", "OP-GAP-16")
def test_gear_roll_scope() -> None:
    lines = (*IN, "pool: axe axe axe", "dice: 1 1 2 2 3 3", "gear E dynamite 1", "step reveal")
    at(*lines).check("choice D32 A")
    at(*lines, options="gear_roll_scope=any").check("choice D30 E")
    lines = (*IN, "pool: axe axe axe", OUT_OF_ROLLS, "gear E flamethrower 1", "step reveal")
    at(*lines).do("A keep 33", "A keep 33").check("spectator saw investigated passed=false")
    anyone = at(*lines, options="gear_roll_scope=any").do("A keep 33", "A keep 33")
    anyone.check("choice D33 E")


# -- the turn ------------------------------------------------------------------------------------


@pytest.mark.rules("OP-TEAM-10", "OP-GAP-46")
def test_lone_must_pay() -> None:
    lines = (*IN, "lone D r12", "smoke r12 r13", "step hazards")
    holds = "hand D: fire_extinguisher axe"
    at(*lines, holds).check("D is offered exactly: decline | pay")
    at(*lines, holds, options="lone_must_pay=on").check("D is offered exactly: pay")
    bare = at(*lines, "hand D: axe", options="lone_must_pay=on")
    bare.check("D is offered exactly: decline")


@pytest.mark.rules("OP-ROOM-10", "OP-GAP-24")
def test_pass_choice() -> None:
    lines = ("mission ml01", "team: A B C", "smoke r11", "step room")
    nothing = ["A enter r11", "A offer_nothing", "B offer_nothing", "C offer_nothing"]
    forced = at(*lines).do(*nothing)
    forced.check("A is not offered: pass_turn", "A is refused pass_turn (OP-ROOM-10)")
    free = at(*lines, options="pass_choice=after_try")
    free.check("A is not offered: pass_turn").do(*nothing).check("A is offered: pass_turn")
    free.do("A pass_turn").check("spectator saw turn_passed player=A")


@pytest.mark.rules("OP-ROOM-11", "OP-GAP-24")
@pytest.mark.parametrize(("skips", "spared"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_pass_skips(skips: int, spared: int) -> None:
    """A turn without a room is passed; so many of them a game spare the base."""
    for used in range(4):
        lines = ("mission ml01", "smoke r12", f"skips {used}", "step hazards")
        scene = at(*lines, options=f"pass_skips={skips}")
        burns = scene.view("spectator")["rooms"][1]["hazard"] == "fire"
        assert burns == (used >= spared)


@pytest.mark.rules("OP-SET-10", "OP-GAP-30")
@pytest.mark.parametrize(("players", "cards"), [(4, 25), (5, 25), (6, 33), (7, 36), (8, 40)])
def test_mission_marks(players: int, cards: int) -> None:
    assert len(mission_cards(Settings(players, {}))) == cards
    everything = 40 if players >= 6 else 25
    marks = Settings(players, {"mission_marks": "all_from_6"})
    assert len(mission_cards(marks)) == everything
    p = fresh(players, mission_marks="all_from_6")
    up = 0 if p.mission < 0 else 1
    assert len(p.mission_deck) + len(p.mission_discard) + up == everything


@pytest.mark.rules("OP-SET-10")
@pytest.mark.parametrize(
    ("density", "smoke"),
    [
        (-2, ["ml33"]),
        (-1, ["ml33", "ml34"]),
        (0, ["ml33", "ml34", "ml35"]),
        (1, ["ml33", "ml33", "ml34", "ml35"]),
        (2, ["ml33", "ml33", "ml33", "ml34", "ml35"]),
    ],
)
def test_event_density(density: int, smoke: list[str]) -> None:
    cards = mission_cards(Settings(5, {"event_density": density}))
    found = sorted(MISSION_IDS[card] for card in cards if MISSIONS[card].event == "smoke")
    assert found == smoke
    assert len(cards) == 25 + density


@pytest.mark.rules("OP-TORCH-09", "OP-TORCH-10")
@pytest.mark.parametrize(
    ("seats", "option", "allowed"),
    [
        ("A B C D E", "", 1),
        ("A B C D E", "torch_limit_small=0", 0),
        ("A B C D E", "torch_limit_small=2", 2),
        ("A B C D E", "torch_limit_large=2", 1),
        ("A B C D E F", "", 99),
        ("A B C D E F", "torch_limit_large=0", 0),
        ("A B C D E F", "torch_limit_large=1", 1),
        ("A B C D E F", "torch_limit_small=1", 99),
    ],
)
def test_torch_limits(seats: str, option: str, allowed: int) -> None:
    for torched, names in enumerate(["", "eliminated B", "eliminated B C"]):
        lines = [line for line in (*WINDOW, "gear A flamethrower 2", names) if line]
        scene = at(*lines, seats=seats, options=option)
        assert ("torch" in scene.options("A")) == (torched < allowed)
        if torched >= allowed:
            scene.check("A is refused torch (OP-TORCH-09)")


# -- ends ----------------------------------------------------------------------------------------


def torch_the_imitation(scene: Scene) -> Scene:
    """A accuses the last player, and all but that one agree."""
    names = scene.player.words.names
    scene.do("A torch", f"A target {names[-1]}")
    return scene.do(*[f"{name} {'no' if name == names[-1] else 'yes'}" for name in names])


DEAD_DECK = ("gear A flamethrower 2", "unlocked 3", "mission ml01", "step gear_window")


@pytest.mark.rules("OP-END-06", "OP-END-15", "OP-GAP-09")
@pytest.mark.parametrize(
    ("most", "wins"), [(0, []), (4, [4]), (6, [4, 5, 6]), (8, [4, 5, 6, 7, 8])]
)
def test_early_win_players_max(most: int, wins: list[int]) -> None:
    for players in range(4, 9):
        seats = " ".join("ABCDEFGH"[:players])
        scene = at(*DEAD_DECK, seats=seats, options=f"early_win_players_max={most}")
        assert torch_the_imitation(scene).view("spectator")["over"] == (players in wins)


@pytest.mark.rules("OP-END-06", "OP-GAP-09")
def test_early_win_dead_deck() -> None:
    torch_the_imitation(at(*DEAD_DECK)).check("ended all_burned A B C D E")
    alive = torch_the_imitation(at(*DEAD_DECK, options="early_win_dead_deck=off"))
    assert not alive.view("spectator")["over"]


@pytest.mark.rules("OP-END-02", "OP-CON-04")
@pytest.mark.parametrize(
    ("seats", "option", "last"),
    [
        ("A B C D E", "max_contagion_small=6", 6),
        ("A B C D E", "max_contagion_large=5", 8),
        ("A B C D E F", "max_contagion_large=5", 5),
        ("A B C D E F", "max_contagion_small=5", 8),
    ],
)
def test_max_contagion(seats: str, option: str, last: int) -> None:
    for level in range(4, last):
        lines = (*IN, "failed", f"contagion {level}", "step contagion")
        scene = at(*lines, seats=seats, options=option)
        facts = scene.view("spectator")
        assert facts["over"] == (level + 1 == last)
        assert facts["trackers"]["max_contagion"] == last


@pytest.mark.rules("OP-END-03")
@pytest.mark.parametrize("limit", [3, 4, 5, 6])
def test_destroyed_limit(limit: int) -> None:
    ruins = ["r16 discard", "r26 discard", "r36 discard", "r15 flamethrower", "r25 rope"]
    lines = [f"destroyed {ruin}" for ruin in ruins[: limit - 1]]
    taken = ("taken r11 thing", "taken r12 rope", "taken r21 thing", "taken r22 dynamite")
    lines += ["unlocked 3", "fire r13", "mission ml01", "room r31", "step hazards"]
    scene = at(*taken, *lines, options=f"destroyed_limit={limit}")
    assert scene.view("spectator")["end"]["reason"] == "ruins"
    fewer = at(*taken, *lines[1:], options=f"destroyed_limit={limit}")
    assert not fewer.view("spectator")["over"]


# -- the table -----------------------------------------------------------------------------------


@pytest.mark.rules("OP-SET-11", "OP-EOT-02")
@pytest.mark.parametrize("size", [4, 5, 6])
def test_hand_size(size: int) -> None:
    assert [len(hand) for hand in fresh(6, hand_size=size).hands] == [size] * 6
    lines = (
        *IN,
        "hand B: axe axe axe",
        "hand A: axe axe axe",
        "step end_of_turn",
        "power pw_gar_a",
    )
    scene = at(*lines, options=f"hand_size={size}")
    assert [player["cards"] for player in scene.view("spectator")["players"]] == [size] * 6


@pytest.mark.rules("OP-SET-06")
def test_character_draft() -> None:
    scene = at("new match")
    scene.check("choice D01 F")
    picked = at("new match", options="character_draft=random")
    assert scene.view("spectator")["step"] == "setup"
    assert picked.view("spectator")["turn"] == 1
    casts = set()
    for seed in range(40):
        match = Match(GAME, 6, {"character_draft": "random"}, Seeded(seed))
        players = match.view(-1)["players"]
        casts.add(tuple(player["character"] for player in players))
        departments = [player["department"] for player in players]
        assert sorted(departments.count(name) for name in set(departments)) == [2, 2, 2]
    assert len(casts) > 35


@pytest.mark.rules("OP-PWR-01")
def test_captain_powers() -> None:
    lines = ("character A windows", "mission ml01", "step gear_window")
    at(*lines).check("A is offered: use pw_win_a")
    at(*lines, options="captain_powers=off").check("A is not offered: use pw_win_a")


@pytest.mark.rules("OP-TORCH-03", "OP-ESC-05")
def test_secret_votes() -> None:
    lines = ("gear A flamethrower 2", "mission ml01", "step gear_window")
    votes = ["A torch", "A target B", "A yes", "B no", "C yes", "D no", "E no", "F no"]
    named = at(*lines).do(*votes)
    named.check("spectator saw voted in_favour=A,C against=B,D,E,F")
    counted = at(*lines, options="secret_votes=on").do(*votes)
    counted.check("spectator saw voted yes=2 no=4", "spectator did not see voted in_favour=A,C")
    assert counted.view("C")["vote"] == {"yes": 2, "no": 4}


@pytest.mark.rules("OP-ELIM-06")
def test_dead_may_talk() -> None:
    at("eliminated C").check("C is refused claims trusts A (OP-ELIM-06)")
    scene = at("eliminated C", options="dead_may_talk=on").do("C claims trusts A")
    scene.check("A saw claimed speaker=C")


def test_decision_timer_s_is_for_the_clock_alone() -> None:
    slow = Match(GAME, 6, {}, Seeded(3))
    quick = Match(GAME, 6, {"decision_timer_s": 30}, Seeded(3))
    assert slow.view(0) == quick.view(0)
    assert quick.box()["options"]["decision_timer_s"] == 30
    assert slow.box()["options"]["decision_timer_s"] == 0


def test_the_copies_of_the_table_add_up() -> None:
    assert sum(card.count for card in CARDS) == 100
