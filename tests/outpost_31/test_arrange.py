"""The `given` lines of a scenario: what they describe, and what is refused."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.outpost_31.files import assert_refused
from tests.outpost_31.scene import at

from whiteout.core.event import ABOVE
from whiteout.games.outpost_31.position import HUMAN, IMITATION
from whiteout.games.outpost_31.rules.setup import mission_cards, supply_cards
from whiteout.games.outpost_31.tables import CHIPS, GEAR, IDS, MISSION_IDS, ROOM_IDS

HEAD = "game: outpost_31\nseats: A B C D E F\n"


def test_nothing_said_is_a_turn_of_the_first_seat() -> None:
    scene = at("captain A")
    p = scene.position
    assert (p.captain, p.turn, p.contagion, p.unlocked_sector) == (0, 1, 0, 1)
    assert p.blood == [HUMAN] * 5 + [IMITATION]
    assert [len(hand) for hand in p.hands] == [5] * 6
    names = ["macready", "childs", "blair", "garry", "palmer", "copper"]
    assert [player["character"] for player in scene.view("spectator")["players"]] == names
    assert p.assimilation_deck == [IMITATION] + [HUMAN] * 5


@pytest.mark.parametrize(
    "lines",
    [
        (),
        ("hand A: axe axe ...", "deck: axe sab_arson", "discard: kerosene"),
        ("deck only: axe", "missions only: ml01 ml02", "past: ml03"),
        ("chip r11 thing up", "taken r12 rope", "destroyed r13 discard", "unlocked 2"),
        ("mission ml05", "pool: axe scalpel", "room r11", "chip r11 rope", "step look"),
        ("eliminated B", "gear C rope 1", "imitation F B", "unlocked 2"),
        ("step escape",),
    ],
)
def test_everything_of_the_box_is_somewhere(lines: tuple[str, ...]) -> None:
    p = at(*lines).position
    piles = [p.supply, p.discard, p.pool, p.revealed, p.sabotage, *p.hands]
    assert Counter(card for pile in piles for card in pile) == Counter(supply_cards(p.settings))
    missions = p.mission_deck + p.mission_discard + ([p.mission] if p.mission >= 0 else [])
    assert Counter(missions) == Counter(mission_cards(p.settings))
    for sector in (1, 2, 3):
        rooms = p.chips[6 * sector - 6 : 6 * sector]
        assert all(CHIPS[chip].sector == sector for chip in rooms if chip >= 0)
    assert len(p.assimilation_deck) == 6
    assert p.blood.count(IMITATION) + p.assimilation_deck.count(IMITATION) == 2


def test_cards_lie_where_the_lines_say() -> None:
    scene = at(
        "hand A: axe shotgun ...",
        "hand B: sab_arson",
        "deck: kerosene sab_whiteout",
        "discard: scalpel",
        "missions: ml30 ml31",
        "past: ml33",
        "mission ml05",
        "top mission seen by C D",
        "step gear_window",
        seats="A B C D E F G H",
    )
    p = scene.position
    assert {IDS.index("axe"), IDS.index("shotgun")} <= set(p.hands[0])
    assert len(p.hands[0]) == 5
    above = scene.view("above")
    assert above["players"][1]["hand"] == ["sab_arson"]
    assert above["supply"]["cards"][:2] == ["kerosene", "sab_whiteout"]
    assert above["supply"]["discard_pile"] == ["scalpel"]
    assert above["mission_log"]["cards"][:2] == ["ml30", "ml31"]
    assert above["mission_log"]["discard"] == ["ml33"]
    assert above["mission"]["id"] == "ml05"
    known = [{"place": 0, "mission": "ml30"}]
    assert scene.view("C")["mission_log"]["known"] == known
    assert scene.view("D")["mission_log"]["known"] == known
    assert "known" not in scene.view("A")["mission_log"]


def test_whole_decks() -> None:
    scene = at("deck only: axe kerosene", "missions only: ml02", "mission ml05", "step team")
    above = scene.view("above")
    assert above["supply"]["cards"] == ["axe", "kerosene"]
    assert above["supply"]["discard"] == 100 - 30 - 2
    assert above["mission_log"]["cards"] == ["ml02"]
    assert above["mission_log"]["size"] + len(above["mission_log"]["discard"]) == 32


def test_people() -> None:
    scene = at(
        "captain C",
        "character B windows",
        "imitation D E",
        "eliminated A D",
        "tied F",
        "gear B rope 1",
        "gear B rope 2",
        "gear C flamethrower 2",
        "blood E seen by C",
        "unlocked 2",
        "step gear_window",
    )
    facts = scene.view("spectator")
    assert facts["captain"] == 2
    assert facts["players"][1]["character"] == "windows"
    assert [player["living"] for player in facts["players"]] == [
        False,
        True,
        True,
        False,
        True,
        True,
    ]
    assert facts["players"][0]["blood"] == "human"
    assert facts["players"][3]["blood"] == "imitation"
    assert facts["players"][5]["tied"]
    rope = [{"kind": "rope", "uses": 1}, {"kind": "rope", "uses": 2}]
    assert facts["players"][1]["gear"] == rope
    assert [row["cards"] for row in facts["gear_left"]] == [1, 3, 2]
    assert (facts["trackers"]["torched"], facts["trackers"]["torched_humans"]) == (2, 1)
    assert scene.view("C")["players"][4]["blood"] == "imitation"
    assert "blood" not in scene.view("B")["players"][4]


def test_the_base() -> None:
    scene = at(
        "chip r11 thing up",
        "chip r14 rope seen by B",
        "taken r12 rope",
        "destroyed r13 discard",
        "taken r15 flamethrower",
        "destroyed r15",
        "smoke r21",
        "fire r22",
        "power_out r22 r23",
        "unlocked 2",
        "contagion 3",
        "skips 1",
        "turn 7",
        "step gear_window",
    )
    facts = scene.view("spectator")
    chips = {room["room"]: room["chip"] for room in facts["rooms"]}
    assert chips["r11"] == "c1_thing"
    assert chips["r12"] is None
    assert chips["r14"] == "hidden"
    assert chips["r16"] is None, "a Thing was beaten somewhere, or Sector 2 would be locked"
    assert scene.view("B")["rooms"][3]["seen"] == "c1_rope"
    assert "seen" not in scene.view("A")["rooms"][3]
    trackers = facts["trackers"]
    assert trackers["objectives"] == ["o1_gear", "o1_thing"]
    assert (trackers["destroyed"], trackers["contagion"]) == (2, 3)
    assert (trackers["unlocked_sector"], trackers["assimilations"]) == (2, 1)
    assert trackers["pass_skips_used"] == 1
    assert facts["turn"] == 8
    assert facts["chips"]["lost"] == ["c1_discard"]
    assert [facts["rooms"][room]["hazard"] for room in (6, 7, 8)] == ["smoke", "fire", "none"]
    assert [facts["rooms"][room]["power_out"] for room in (6, 7, 8)] == [False, True, True]


def test_the_turn() -> None:
    scene = at(
        "mission ml01",
        "team: A C E",
        "lone B r12",
        "smoke r12 r13",
        "tried: r14",
        "power pw_mac_a",
        "molotov played",
        "step room",
    )
    facts = scene.view("spectator")
    assert facts["team"] == [0, 2, 4]
    assert facts["requirements_met"]
    assert (facts["lone"], facts["lone_room"]) == (1, "r12")
    assert facts["tried"] == ["r14"]
    assert facts["power_used"] == "pw_mac_a"
    assert facts["molotov_played"]
    assert "enter r14" not in scene.options("A")


def test_a_team_that_nobody_names_sits_nearest() -> None:
    assert at("mission ml09", "captain D", "step room").position.team == [3, 4, 5]
    assert at("mission ml09", "captain E", "tied F", "step room").position.team == [4, 0, 1]


def test_two_alive_are_enough() -> None:
    scene = at("eliminated A B C D", "captain E", "mission ml01", "step team").do("E decline")
    scene.check("spectator saw team_gathered team=E,F requirements_met=false")
    trackers = scene.view("spectator")["trackers"]
    assert (trackers["torched"], trackers["torched_humans"], trackers["target"]) == (4, 4, 1)


def test_a_passed_turn_and_an_entered_room() -> None:
    assert not at("mission ml01", "step hazards").position.entered
    assert at("mission ml01", "room r11", "step base").position.entered


def test_a_full_sector_was_completed_this_turn() -> None:
    scene = at("mission ml01", "taken r11 thing", "taken r12 rope", "step assimilation")
    scene.check("spectator saw unlocked sector=2", "B saw assimilated dealt=human")
    later = at(
        "mission ml01", "unlocked 2", "taken r21 thing", "taken r22 dynamite", "step contagion"
    )
    later.check("spectator saw unlocked sector=3")
    half = at("mission ml01", "unlocked 2", "taken r21 thing", "step contagion")
    half.check("spectator did not see unlocked")


@pytest.mark.parametrize("step", ["look", "swap", "reveal"])
def test_a_pool_was_handed_in_one_by_one(step: str) -> None:
    lines = ("mission ml01", "room r11", "chip r11 thing", "pool: axe scalpel axe", f"step {step}")
    scene = at(*lines, "dice: 1 1 2 2 3 3", "character A windows", "team: A B C")
    assert scene.position.given[1] == [IDS.index("scalpel")]
    assert scene.view("B")["handed_in"] == ["scalpel"]


def test_loaded_dice_and_pools() -> None:
    lines = ("mission ml01", "room r11", "chip r11 rope", "team: A B C", "step hand_in")
    hands = ("hand A: axe", "hand B: scalpel", "hand C: shotgun")
    scene = at(*lines, *hands, "pool order: shotgun axe scalpel", "dice: 6 6 6 1 2 3")
    scene.do("A hand_in axe", "B hand_in scalpel", "C hand_in shotgun", "A decline")
    assert [news["card"] for news in scene.news("spectator") if news["event"] == "revealed"] == [
        "shotgun",
        "axe",
        "scalpel",
    ]
    (rolled,) = [news for news in scene.news("spectator") if news["event"] == "rolled"]
    assert rolled["rolled"] == [6, 6, 6, 1, 2, 3]
    copy = at(*lines, *hands, "dice: 6 6 6 1 2 3").position.clone()
    assert [copy.chance.below(6, "dice") for _ in range(6)] == [5, 5, 5, 0, 1, 2]


def test_the_same_lines_give_the_same_table() -> None:
    one, other = at("captain B"), at("captain B")
    assert one.match.view(ABOVE) == other.match.view(ABOVE)


REFUSED = [
    ("weather white  # here", "is not understood", "hand NAME"),
    ("hand A: axe  # x\n  hand A: axe  # here", "hand A stands in line 4 too", "one of them"),
    ("hand A: snowball  # here", "there is no card 'snowball'", "id of a card"),
    ("hand A: sab_whiteout sab_whiteout sab_whiteout  # here", "no sab_whiteout is left", ""),
    ("hand A: axe axe axe axe axe axe axe  # here", "A holds too many cards", "at most 6"),
    ("hand Z: axe  # here", "there is no seat 'Z'", "A or B"),
    ("missions: ml30  # here", "no ml30 is left", "this number of players"),
    ("missions: ml99  # here", "there is no mission 'ml99'", ""),
    ("mission ml33  # here", "ml33 is an Event", "an Investigation"),
    ("character A macready\n  character B macready  # here", "macready is taken", ""),
    ("character A ripley  # here", "there is no character 'ripley'", ""),
    ("gear A rope 3  # here", "no such card is left", "1 or 2 uses"),
    ("gear A rope two  # here", "'two' is no number", "gear NAME GEAR NUMBER"),
    ("chip r11 dynamite  # here", "no dynamite chip is left for this Sector", ""),
    ("chip r41 rope  # here", "there is no room 'r41'", ""),
    ("chip r11 rope sideways  # here", "is not understood", ""),
    ("chip r11 rope\n  taken r11 rope  # here", "chip r11 stands in line 4 too", ""),
    ("contagion 8  # here", "the match has ended", "below 8"),
    ("contagion high  # here", "'high' is no number", "contagion NUMBER"),
    ("unlocked 0  # here", "there is no Sector 0", "1 to 3"),
    ("unlocked 4  # here", "there is no Sector 4", "1 to 3"),
    ("objectives: o2_gear  # here", "a slot of a locked Sector is filled", ""),
    ("objectives: o9_gear  # here", "there is no slot 'o9_gear'", ""),
    ("captain A  # here\n  tied A", "A cannot be Captain", "an available player"),
    ("captain A  # here\n  eliminated A", "A cannot be Captain", ""),
    ("imitation A B  # here", "2 Imitations", "1 to 1"),
    ("imitation A B C  # here\n  unlocked 2", "3 Imitations", "1 to 2"),
    ("assimilation: human  # here", "does not add up", "6 samples, 1 of them Imitation"),
    ("assimilation: human human human human human human  # here", "does not add up", ""),
    ("hand B: axe  # here\n  eliminated B", "B is eliminated", "a living player"),
    ("smoke r11\n  destroyed r11 rope  # here", "something lies in the ruins", ""),
    ("destroyed r11  # here", "something lies in the ruins", ""),
    ("smoke r11\n  fire r11  # here", "hazard r11 stands in line 4 too", ""),
    ("mission ml01\n  team: A B  # here\n  step room", "a team of 2", "a team of 3"),
    ("mission ml01\n  team: A B B  # here\n  step room", "a team of 3", "a team of 3"),
    ("mission ml01\n  team: B C D  # here\n  step room", "the Captain is missing", ""),
    ("mission ml01\n  tied B\n  team: A B C  # here\n  step room", "is not available", ""),
    ("mission ml02\n  team: A C D  # here\n  step room", "fill more departments", "most slots"),
    ("lone B r12  # here\n  team: A B C\n  mission ml01\n  step room", "cannot be sent", ""),
    ("room r21  # here\n  step base", "r21 lies in a locked Sector", "an open Sector"),
    ("step look\n  mission ml01\n  taken r11 rope\n  room r11  # here", "no room with a chip", ""),
    ("step hand_in  # x\n  mission ml01\n  taken r11 rope\n  room r11  # here", "no room", ""),
    ("step battle\n  chip r11 rope\n  room r11  # here", "no Thing lies in this room", ""),
    ("dice: 7  # here", "a die cannot show 7", "1 to 6"),
    ("step nowhere  # here", "is not understood", ""),
    ("power pw_xyz  # here", "there is no power 'pw_xyz'", ""),
    ("objectives: o1_gear o1_thing  # here", "Sector 1 is complete", "a later step"),
]


@pytest.mark.parametrize(("lines", "reason", "expected"), REFUSED)
def test_what_cannot_be_is_refused_with_its_line(lines: str, reason: str, expected: str) -> None:
    assert_refused(f"{HEAD}given\n  {lines}\n", reason, expected)


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ("destroyed r11 rope\n  destroyed r12 rope", "the match has ended by destroyed rooms"),
        ("eliminated A B C D E\n  captain F", "the match has ended"),
        ("imitation A B\n  unlocked 2\n  eliminated C D E F", "the match has ended"),
        ("character A macready\n  character B garry\n  character C windows", "departments hold"),
        ("smoke r11 r12 r13 r14 r15 r16 r21 r22 r23 r24 r25\n  unlocked 2", "more hazards"),
    ],
)
def test_what_no_single_line_says_is_laid_to_the_heading(lines: str, reason: str) -> None:
    assert_refused(f"{HEAD}given  # here\n  {lines}\n", reason)


def test_ids_of_the_tables() -> None:
    assert (len(MISSION_IDS), len(ROOM_IDS), len(GEAR)) == (40, 18, 3)
