"""Who sees what: specification 8 (INFO), row by row of table 8.1."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.outpost_31.scene import DECISIONS, Scene, at, at_decision, deciders
from tests.outpost_31.walks import any_walk, helpful_walk

from whiteout.contract.walk import Walk
from whiteout.core.chance import SeededChance
from whiteout.core.event import SPECTATOR, Facts
from whiteout.core.option import Option
from whiteout.core.refusal import Refusal
from whiteout.core.view import FRAME, encode, paths, view
from whiteout.games.outpost_31.facts import FACTS
from whiteout.games.outpost_31.game import GAME
from whiteout.games.outpost_31.hidden.known import knows_blood
from whiteout.games.outpost_31.position import NOTHING, OutpostPosition
from whiteout.games.outpost_31.tables import IDS
from whiteout.words.rulebook import read_rules

WHO = FACTS.who()
ROWS = {rule for rule in read_rules("outpost_31") if rule.startswith("O-")}

seats = st.integers(GAME.fewest, GAME.most)
seeds = st.integers(0, 2**32)


def walk(players: int, seed: int) -> Walk:
    """Any table, or one that sees all of the base."""
    return helpful_walk(players, seed) if seed % 2 else any_walk(players, seed)


def ours(moves: Walk) -> OutpostPosition:
    p = moves.match.position
    assert isinstance(p, OutpostPosition)
    return p


# -- the tables ----------------------------------------------------------------------------------


@pytest.mark.rules("OP-INFO-01")
def test_every_field_and_event_cites_rows_of_the_specification() -> None:
    assert len(ROWS) == 44
    cited = {row for rows in GAME.information().values() for row in rows}
    cited |= {row for kind in GAME.events().values() for row in kind.rows}
    assert cited <= ROWS
    assert all(GAME.information().values())
    assert all(kind.rows for kind in GAME.events().values())
    assert set(WHO.values()) == {"all", "owner", "some", "end"}
    hidden = ROWS - cited
    """Rows about what nobody may see have nothing to cite them; O-44 is the frame's `draft`."""
    assert hidden <= {"O-21", "O-22", "O-33", "O-35", "O-08", "O-34", "O-43", "O-44"}
    assert "draft" in FRAME


@pytest.mark.rules("OP-INFO-01", "OP-INFO-02", "OP-INFO-03")
@settings(max_examples=12)
@given(seats, seeds)
def test_views_show_what_the_tables_allow_and_nothing_else(players: int, seed: int) -> None:
    """Public fields are the same for all; own ones and those of some are not the spectator's, nor
    the eliminated players'; what opens at the end opens there."""
    moves = walk(players, seed)
    known = {*FRAME, *GAME.information()}
    for _ in moves:
        p = ours(moves)
        public = moves.match.view(SPECTATOR)
        for viewer in [*range(players), SPECTATOR]:
            facts = moves.match.view(viewer)
            found = paths(facts)
            assert found <= known
            assert not {path for path in found if WHO.get(path) == "end"}
            assert ("options" in facts) == (viewer in p.asked)
            if viewer == SPECTATOR or not p.living[viewer]:
                private = {path for path in found if WHO.get(path) in ("owner", "some")}
                assert private <= {"players.blood"}
                assert without(facts, "viewer") == without(public, "viewer")
            assert same_in_public(facts, public)
    end = moves.match.view(SPECTATOR)
    assert {"players.hand", "players.blood", "assimilation_deck.cards", "end"} <= paths(end)


def without(facts: Facts, *keys: str) -> Facts:
    """All but these fields."""
    return {key: value for key, value in facts.items() if key not in keys}


def same_in_public(mine: Any, public: Any, prefix: str = "", drafting: bool = False) -> bool:
    """Every public field of the two is equal; only fields that the table gives to some differ.
    Whoever has begun an answer is asked for its next part (O-44)."""
    if isinstance(mine, dict) and isinstance(public, dict) and prefix != "choice":
        keys = {*mine, *public}
        drafting = "draft" in mine
        for key in keys:
            path = f"{prefix}.{key}" if prefix else key
            if path in ("viewer", "options", "draft") or WHO.get(path) in ("owner", "some"):
                continue
            if not same_in_public(mine.get(key), public.get(key), path, drafting):
                return False
        return True
    if isinstance(mine, list) and isinstance(public, list):
        pairs = zip(mine, public, strict=True)
        return all(same_in_public(one, other, prefix) for one, other in pairs)
    if prefix == "choice" and isinstance(mine, dict):
        own = ["waiting", "point", "rule", "about"] if drafting else ["waiting"]
        return without(mine, *own) == without(public, *own)
    return bool(mine == public)


# -- nothing hidden shows ------------------------------------------------------------------------


def scramble(p: OutpostPosition, viewer: int, chance: SeededChance) -> OutpostPosition:
    """The same to the viewer, everything that the viewer cannot know drawn anew (but for what the
    rest of the position leans on: cards on offer stay where they are)."""
    q = p.clone()
    shuffle_cards(q, viewer, chance)
    places = [
        player
        for player in range(q.seats)
        if player != viewer
        and not q.blood_shown[player]
        and not (viewer >= 0 and knows_blood(q, viewer, player))
    ]
    if not (q.settings.imitations_know and q.assimilations):
        samples = [q.blood[player] for player in places] + q.assimilation_deck
        chance.shuffle(samples, "blood")
        for player in places:
            q.blood[player] = samples.pop()
        q.assimilation_deck = samples
    for first in (0, 6, 12):
        rooms = [
            room
            for room in range(first, first + 6)
            if q.chips[room] != NOTHING
            and not q.chip_up[room]
            and not sees(q.chip_seen[room], viewer)
        ]
        chips = [q.chips[room] for room in rooms]
        chance.shuffle(chips, "chips")
        for room, chip in zip(rooms, chips, strict=True):
            q.chips[room] = chip
    unseen = [i for i, seen in enumerate(q.mission_seen) if not sees(seen, viewer)]
    missions = [q.mission_deck[index] for index in unseen]
    chance.shuffle(missions, "missions")
    for index, mission in zip(unseen, missions, strict=True):
        q.mission_deck[index] = mission
    for player, answer in enumerate(q.answers):
        if answer is not None and player != viewer:
            q.answers[player] = Option("something_else")
    return q


def sees(bits: int, viewer: int) -> bool:
    """Whether the viewer is among those who have seen something."""
    return viewer >= 0 and bool(bits >> viewer & 1)


def shuffle_cards(q: OutpostPosition, viewer: int, chance: SeededChance) -> None:
    """Hands of others, the Supply deck, the discard pile, and a pool the viewer has not seen."""
    unseen = [i for i, seen in enumerate(q.supply_seen) if not sees(seen, viewer)]
    hands = [
        q.hands[player]
        for player in range(q.seats)
        if player != viewer and not (q.offers and q.offers[player])
    ]
    piles = [*hands, q.discard]
    if not (q.looked and viewer == q.captain):
        piles.append(q.pool)
    cards = [q.supply[index] for index in unseen] + [card for pile in piles for card in pile]
    chance.shuffle(cards, "cards")
    for index in unseen:
        q.supply[index] = cards.pop()
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]
    assert not cards


PROBES = [
    "hand_in axe",
    "hand_in sab_arson",
    "offer axe",
    "offer flashlight",
    "target 0",
    "join 1",
    "enter r11",
    "pay",
    "discard axe",
    "swap axe",
    "board 1",
    "use pw_mac_a",
    "torch",
    "keep 6",
]


@pytest.mark.rules("OP-INFO-01", "OP-POOL-05", "OP-SAB-08", "OP-FLAM-03", "OP-ASM-10", "OP-ASM-11")
@settings(max_examples=14)
@given(seats, seeds)
def test_nothing_a_viewer_gets_depends_on_what_is_hidden(players: int, seed: int) -> None:
    moves = walk(players, seed)
    chance = SeededChance(seed)
    for _ in moves:
        p = ours(moves)
        for viewer in [*range(players), SPECTATOR]:
            q = scramble(p, viewer, chance)
            assert encode(view(GAME, q, viewer)) == encode(view(GAME, p, viewer))
            for probe in PROBES if viewer >= 0 else []:
                assert GAME.why_not(q, viewer, probe) == GAME.why_not(p, viewer, probe), probe


# -- OP-INFO-02 to 05 ----------------------------------------------------------------------------


@pytest.mark.rules("OP-INFO-02")
def test_the_eliminated_see_what_everybody_sees() -> None:
    scene = at(
        "eliminated B",
        "imitation B",
        "chip r12 thing seen by B",
        "blood C seen by B",
        "top mission seen by B",
        "mission ml01",
        "step gear_window",
    )
    dead = scene.view("B")
    assert without(dead, "viewer") == without(scene.view("spectator"), "viewer")
    assert dead["players"][1]["blood"] == "imitation"


@pytest.mark.rules("OP-INFO-03")
@pytest.mark.parametrize("point", DECISIONS)
def test_options_are_for_those_who_are_asked(point: str) -> None:
    scene = at_decision(point)
    for name in "ABCDEF":
        assert ("options" in scene.view(name)) == (name in deciders(point))
    assert "options" not in scene.view("spectator")
    assert "options" not in scene.view("above")


SHARED = [point for point in DECISIONS if len(deciders(point)) > 1]


@pytest.mark.rules("OP-INFO-04", "OP-FLOW-05")
@pytest.mark.parametrize("point", SHARED)
def test_who_has_answered_is_told_to_nobody_before_all_have(point: str) -> None:
    scene = at_decision(point)
    names = deciders(point)
    everybody = [scene.who(name) for name in names]
    first, second = names[0], names[1]
    before = {name: scene.view(name) for name in [*"ABCDEF", "spectator"]}
    assert before["spectator"]["choice"]["waiting"] == everybody
    heard = len(scene.match.history(SPECTATOR))
    scene.do(f"{first} {scene.options(first)[-1].replace(' 0', ' A')}")
    for name in [*"ABCDEF", "spectator"]:
        if name != first:
            assert scene.view(name) == before[name]
    assert scene.view(first)["choice"]["waiting"] == everybody[1:]
    assert scene.view(first)["chosen"]
    assert len(scene.match.history(SPECTATOR)) == heard
    outsider = next((name for name in "ABCDEF" if name not in names), None)
    if outsider is not None:
        with pytest.raises(Refusal) as refused:
            scene.do(f"{outsider} {scene.options(second)[0]}")
        assert all(str(seat) in refused.value.expected for seat in everybody)


@pytest.mark.rules("OP-INFO-05", "OP-SAB-08")
def test_offers_are_asked_of_those_who_have_nothing_to_offer() -> None:
    bare = "axe axe axe axe axe"
    entry = at(
        "mission ml01",
        "team: A B C",
        "step room",
        "smoke r11",
        f"hand B: {bare}",
        "chip r11 rope",
    ).do("A enter r11")
    entry.check("choice D18 A B C", "B is offered exactly: offer_nothing")
    cure = at(
        "mission ml01",
        "team: A B C",
        "room r11",
        "chip r11 rope",
        "pool: sab_arson axe axe",
        "step look",
        "hand B: scalpel scalpel",
    )
    cure.check("choice D24 A B C", "B is offered exactly: offer_nothing")


@pytest.mark.rules("OP-INFO-05")
def test_the_lone_player_is_asked_without_an_extinguisher_too() -> None:
    lines = ("mission ml01", "room r11", "chip r11 rope", "lone D r12", "smoke r12 r13")
    scene = at(*lines, "team: A B C", "step hazards", "hand D: axe axe")
    scene.check("choice D39 D", "D is offered exactly: decline")


# -- table 8.1, row by row -----------------------------------------------------------------------


def others(scene: Scene, *names: str) -> list[Facts]:
    """The views of everybody else, and the spectator's."""
    return [scene.view(name) for name in [*"ABCDEF", "spectator"] if name not in names]


def test_people_are_open() -> None:
    """O-01, O-02, O-10, O-30."""
    facts = at("tied B", "gear C dynamite 1", "eliminated D", "step gear_window").view("spectator")
    second = facts["players"][1]
    assert (second["character"], second["department"]) == ("childs", "maintenance")
    assert (second["tied"], second["living"], second["cards"]) == (True, True, 5)
    assert facts["players"][2]["gear"] == [{"kind": "dynamite", "uses": 1}]
    assert not facts["players"][3]["living"]
    assert facts["captain"] == 0


def test_blood_and_hands_are_their_owners() -> None:
    """O-03, O-11."""
    scene = at("imitation B", "hand B: axe kerosene", "step gear_window")
    mine = scene.view("B")
    assert (mine["blood"], mine["hand"]) == ("imitation", ["axe", "kerosene"])
    for facts in others(scene, "B"):
        assert "blood" not in facts["players"][1]
        assert "hand" not in facts["players"][1]


@pytest.mark.rules("OP-FLAM-03")
def test_a_blood_test_is_seen_by_two() -> None:
    """O-05, O-06; after an Assimilation what was seen is worth nothing."""
    scene = at("gear A flamethrower 2", "imitation C", "mission ml01", "step gear_window")
    scene.do("A blood_test", "A target C")
    assert scene.view("A")["players"][2]["blood"] == "imitation"
    for facts in others(scene, "A", "C"):
        assert "blood" not in facts["players"][2]
    scene.check(
        "F saw blood_tested player=A target=C", "F did not see blood_tested blood=imitation"
    )
    lines = ("blood C seen by A", "taken r11 thing", "taken r12 rope", "mission ml01")
    later = at(*lines, "step assimilation")
    assert "blood" not in later.view("A")["players"][2]


def test_a_captain_who_looked_knows_the_pool_without_owners() -> None:
    """O-19 to O-22."""
    lines = ("mission ml01", "team: A B C", "room r11", "chip r11 rope", "step swap")
    scene = at(*lines, "pool: shotgun axe scalpel")
    assert scene.view("A")["pool"] == {"size": 3, "cards": ["axe", "shotgun", "scalpel"]}
    assert scene.view("B")["handed_in"] == ["axe"]
    for facts in others(scene, "A"):
        assert facts["pool"] == {"size": 3}
    assert "handed_in" not in scene.view("D")
    unseen = at(*lines[:-1], "pool: axe axe sab_arson", "step look")
    assert unseen.view("B")["sabotage"] == ["sab_arson"]


@pytest.mark.rules("OP-SWAP-02", "OP-SWAP-03")
def test_the_card_swapped_in_is_seen_by_nobody() -> None:
    """O-23, O-24: and a card turned up may be that one."""
    lines = ("mission ml01", "team: A B C", "room r11", "chip r11 rope", "step swap")
    dice = "dice: 1 1 2 2 3 3"
    scene = at(*lines, "pool: axe scalpel shotgun", "deck: axe", "gear B dynamite 2", dice)
    scene.do("A swap scalpel").check("choice D30 B")
    scene.check("A saw swapped card=scalpel", "B saw swapped", "B did not see swapped card=scalpel")
    assert scene.view("B")["swapped"] == 1
    norris = at(
        "mission ml02", *lines[1:], "character A norris", "pool: axe scalpel shotgun", "deck: axe"
    ).do("A swap scalpel")
    norris.check("choice D29 A")
    assert norris.view("A")["pool"] == {"size": 3, "cards": ["axe", "shotgun"]}


def test_what_fuchs_sees_of_the_supply_deck() -> None:
    """O-14, O-24, O-41."""
    scene = at_decision("D28")
    top = [{"place": 0, "cards": ["revolver", "shotgun", "scalpel"]}]
    assert scene.view("A")["supply"]["known"] == top
    for facts in others(scene, "A"):
        assert "known" not in facts["supply"]
    scene.do("A take shotgun")
    size = scene.view("A")["supply"]["size"]
    bottom = [{"place": size - 2, "cards": ["revolver", "scalpel"]}]
    assert scene.view("A")["supply"]["known"] == bottom
    for facts in others(scene, "A"):
        assert "known" not in facts["supply"]


def test_what_windows_sees_of_the_mission_log() -> None:
    """O-25, O-41."""
    lines = ("character A windows", "mission ml01", "missions: ml05", "step gear_window")
    scene = at(*lines).do("A use pw_win_a")
    assert scene.view("A")["mission_log"]["known"] == [{"place": 0, "mission": "ml05"}]
    scene.do("A bottom_card")
    size = scene.view("A")["mission_log"]["size"]
    assert scene.view("A")["mission_log"]["known"] == [{"place": size - 1, "mission": "ml05"}]
    for facts in others(scene, "A"):
        assert "known" not in facts["mission_log"]


def test_what_blair_sees_of_the_chips() -> None:
    """O-27, O-28: how many of each kind are left is open, where they lie is not."""
    scene = at("character A blair", "mission ml01", "chip r12 thing", "step room")
    scene.do("A use pw_bla_a", "A look_at r12")
    assert scene.view("A")["rooms"][1]["seen"] == "c1_thing"
    for facts in others(scene, "A"):
        assert "seen" not in facts["rooms"][1]
        assert facts["rooms"][1]["chip"] == "hidden"
        left = {row["chip"]: row["left"] for row in facts["chips"]["on_board"]}
        assert left["c1_rope"] == left["c1_thing"] == 2
    scene.check("B saw looked_at_chip room=r12", "B did not see looked_at_chip chip=c1_thing")


@pytest.mark.rules("OP-SAB-07", "OP-ROOM-14")
def test_offers_are_counted_and_for_an_entry_named() -> None:
    """O-17, O-18."""
    entry = at_decision("D19")
    kinds = [{"player": seat, "cards": 1, "kinds": ["fire_extinguisher"]} for seat in (1, 2)]
    for facts in others(entry):
        assert facts["offers"] == kinds
    cure = at(
        "mission ml01",
        "team: A B C",
        "room r11",
        "chip r11 rope",
        "pool: sab_barred_door axe axe",
        "step look",
        "hand A: scalpel",
        "hand B: axe",
        "hand C: shotgun revolver",
    ).do("A offer_nothing", "B offer axe", "C offer revolver")
    assert cure.view("A")["offers"] == [{"player": 1, "cards": 1}, {"player": 2, "cards": 1}]
    assert cure.view("C")["offered"] == ["revolver"]
    cure.do("A accept B")
    cure.check("D saw discarded_up player=B cards=axe,")
    cure.check("D did not see offered cards=revolver,")


@pytest.mark.rules("OP-SAB-09")
def test_a_first_offer_shows_to_nobody_while_second_ones_are_open() -> None:
    scene = at(
        "mission ml01",
        "team: A B C",
        "room r11",
        "chip r11 rope",
        "pool: sab_ransacked axe axe",
        "step look",
        "hand A: axe axe",
        "hand B: axe axe",
        "hand C: axe axe",
    ).do("A offer_nothing", "B offer axe", "C offer_nothing")
    scene.check("choice D24 A B C", "spectator did not see offered")
    assert "offers" not in scene.view("A")
    assert scene.view("B")["offered"] == ["axe"]
    assert scene.view("C")["offered"] == []


def test_the_turn_is_open() -> None:
    """O-26, O-31, O-36 to O-40."""
    facts = at_decision("D32").view("spectator")
    assert facts["mission"]["id"] == "ml01"
    assert facts["mission"]["departments"] == [1, 0, 0]
    assert (facts["mission"]["test"], facts["mission"]["need"]) == ("kind", [3])
    assert facts["dice"] == [3, 3, 2, 2, 1, 1]
    assert (facts["rolls_left"], facts["extra_rolls_used"]) == (2, False)
    assert (facts["room"], facts["entered"], facts["team"]) == ("r11", True, [0, 1, 2])
    assert facts["choice"]["waiting"] == [0]
    lines = ("eliminated B C", "imitation C", "captain A", "unlocked 2", "contagion 2")
    trackers = at(*lines, "skips 1", "step gear_window").view("spectator")["trackers"]
    assert (trackers["torched"], trackers["torched_humans"], trackers["target"]) == (2, 1, 3)
    assert (trackers["pass_skips_used"], trackers["contagion"]) == (1, 2)


def test_a_battle_shows_its_need() -> None:
    scene = at_decision("D37")
    assert scene.view("spectator")["battle_need"] == 3
    assert "battle_need" not in at_decision("D21").view("spectator")


@pytest.mark.rules("OP-TORCH-03")
def test_a_closed_vote_is_open_by_name() -> None:
    """O-02."""
    scene = at_decision("D08")
    assert "vote" not in scene.view("A")
    scene.do("A yes", "B no", "C no", "D no", "E yes", "F no")
    vote = scene.view("spectator")["vote"]
    assert vote == {"yes": 2, "no": 4, "by_player": [True, False, False, False, True, False]}


def test_the_box_is_open_and_the_same_for_every_seed() -> None:
    """O-36."""
    scene = at("captain A")
    box = scene.match.box()
    assert box == at("captain B", "imitation B").match.box()
    assert sum(box["supply"].values()) == 100
    assert box["supply"]["molotov"] == 4
    assert len(box["missions"]) == 33
    assert box["start_blood"] == {"human": 5, "imitation": 1}
    assert box["assimilation_blood"] == {"human": 5, "imitation": 1}
    assert box["unused_blood"] == {"human": 3, "imitation": 1}
    assert sum(box["chips"].values()) == 18
    assert box["gear"] == {"rope": 3, "dynamite": 3, "flamethrower": 3}
    assert (box["tracker"], box["target"], box["early_win"]) == ("large", 4, True)
    assert len(box["characters"]) == 12
    assert set(box["options"]) == {setting.key for setting in GAME.settings()}
    few = at("captain A", options="molotov_copies=1 gear_copies=2 event_density=2").match.box()
    assert (few["supply"]["molotov"], few["supply"]["revolver"]) == (1, 11)
    assert few["gear"]["rope"] == 2
    assert few["missions"].count("ml33") == 3


@pytest.mark.rules("OP-END-17")
def test_at_the_end_everything_is_opened() -> None:
    scene = at("step escape", "final captain F", "imitation F").do("F stop")
    facts = scene.view("spectator")
    assert facts["over"]
    assert facts["end"] == {
        "reason": "imitation_aboard",
        "side": "imitations",
        "winners": [5],
    }
    assert [player["blood"] for player in facts["players"]] == ["human"] * 5 + ["imitation"]
    assert all(len(player["hand"]) == 5 for player in facts["players"])
    assert all(room["chip"] != "hidden" for room in facts["rooms"])
    assert len(facts["assimilation_deck"]["cards"]) == 6
    assert scene.view("A")["hand"] == facts["players"][0]["hand"]


@pytest.mark.rules("OP-FLOW-06", "OP-ELIM-06", "OP-ROPE-09", "OP-TEAM-11", "OP-FLAM-04")
def test_the_living_may_say_anything_and_the_dead_nothing() -> None:
    """Claims are never checked: not those of the tied, nor lies about hands, pools or tests."""
    scene = at("tied B", "eliminated C", "mission ml01", "step gear_window", "hand B: axe")
    scene.do("B claims holds kerosene", "B claims is A imitation", "A claims is A imitation")
    assert len(scene.match.moves) == 3
    scene.check("C is refused claims trusts A (OP-ELIM-06)")
    at("eliminated C", options="dead_may_talk=on").do("C claims trusts A")


@pytest.mark.rules("OP-POOL-02", "OP-LOOK-03")
def test_what_was_handed_in_may_be_lied_about_and_never_shown() -> None:
    lines = ("mission ml01", "team: A B C", "room r11", "chip r11 rope", "step swap")
    scene = at(*lines, "pool: shotgun axe scalpel")
    before = {name: without(scene.view(name), "viewer") for name in "ABCDEF"}
    scene.do("B claims gave A kerosene", "A claims saw B sab_arson")
    assert before == {name: without(scene.view(name), "viewer") for name in "ABCDEF"}


def test_no_view_or_event_names_the_seed() -> None:
    """O-43."""
    scene = at_decision("D04")
    text = encode({"all": [scene.view(name) for name in [*"ABCDEF", "spectator"]]})
    assert not re.search("seed|stream|chance", text)
    assert IDS[0] in text or "hand" in text


def test_refused_ropes_and_printed_items_are_open() -> None:
    """O-26, O-38."""
    scene = at("gear D rope 2", "mission ml08", "step gear_window")
    scene.do("A pass", "B pass", "C pass", "D rope_player", "D target C", "A no")
    facts = scene.view("spectator")
    assert facts["refused_ropes"] == [{"holder": 3, "target": 2}]
    items = [{"item": "petri_dish", "count": 1}, {"item": "weapon", "count": 1}]
    assert facts["mission"]["items"] == items
