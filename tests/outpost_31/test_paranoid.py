"""The bot `paranoid`: what it decides where the right answer is plain, and what it never does."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest
from tests.outpost_31.scene import Scene, at

from whiteout.bots.drive import Table, play
from whiteout.bots.levels import make_bot
from whiteout.core.bot import Bot, Eyes
from whiteout.core.chance import SeededChance
from whiteout.core.event import Facts
from whiteout.core.match import Match, Seeded
from whiteout.core.option import Option
from whiteout.core.settings import CHOICE, NUMBER, SWITCH
from whiteout.games.outpost_31.bots.odds import Trial, roll_odds
from whiteout.games.outpost_31.bots.paranoid import Paranoid
from whiteout.games.outpost_31.game import GAME
from whiteout.games.outpost_31.position import OutpostPosition
from whiteout.games.outpost_31.rules.dice import Need
from whiteout.games.outpost_31.settings import SETTINGS
from whiteout.games.outpost_31.tables import HIGH, KIND, MISSION_IDS, SUM
from whiteout.games.outpost_31.written_codes import AXE, PETRI_DISH, SCALPEL, SHOTGUN

SEEDS = range(12)
"""A plain decision must not depend on the whims of the bot."""


def choices(scene: Scene, name: str) -> set[str]:
    """What bots of several seeds, who have just sat down, decide for a player."""
    eyes = Eyes(GAME, scene.position, scene.who(name))
    decided = set()
    for seed in SEEDS:
        decided.add(Paranoid(seed).choose(eyes).text)
        eyes = Eyes(GAME, scene.position, scene.who(name))
    return decided


def window(*given: str, seats: str = "A B C D E F", mission: str = "ml01") -> Scene:
    """The Gear window of A, who is Captain; the last seat is the Imitation."""
    return at(f"mission {mission}", "step gear_window", *given, seats=seats)


def handing_in(mission: str, team: str, *given: str) -> Scene:
    return at(f"mission {mission}", f"team: {team}", "room r11", "step hand_in", *given)


KNOWN = "blood F seen by A B C D E"
"""The last seat is the Imitation, and everybody knows."""


# -- a Human: cards ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mission", "hand", "gives"),
    [
        ("ml03", "axe shotgun kerosene scalpel flashlight", "axe"),
        ("ml04", "axe shotgun kerosene copper_wire flashlight", "copper_wire"),
        ("ml06", "petri_dish copper_wire kerosene scalpel flashlight", "scalpel"),
        ("ml08", "axe petri_dish kerosene scalpel flashlight", "petri_dish"),
        ("ml01", "axe petri_dish shotgun scalpel flashlight", "shotgun"),
        ("ml05", "axe kerosene shotgun scalpel flashlight", "scalpel"),
    ],
)
def test_a_human_gives_what_the_test_asks_for_and_else_what_it_misses_least(
    mission: str, hand: str, gives: str
) -> None:
    scene = handing_in(mission, "A B C", f"hand B: {hand}")
    assert choices(scene, "B") == {f"hand_in {gives}"}


@pytest.mark.rules("OP-POOL-03")
def test_a_human_gives_sabotage_only_if_nothing_else_is_left() -> None:
    scene = handing_in("ml01", "A B C", "hand B: sab_arson sab_arson sab_whiteout petri_dish")
    assert choices(scene, "B") == {"hand_in petri_dish"}
    scene = handing_in("ml01", "A B C", "hand B: sab_arson sab_arson")
    assert choices(scene, "B") == {"hand_in sab_arson"}


def test_of_two_items_the_members_of_a_team_give_different_ones() -> None:
    hand = "petri_dish copper_wire axe shotgun flashlight"
    scene = handing_in("ml17", "A B C D", f"hand A: {hand}", f"hand B: {hand}", f"hand C: {hand}")
    assert choices(scene, "A") == choices(scene, "C") == {"hand_in petri_dish"}
    assert choices(scene, "B") == {"hand_in copper_wire"}


def test_a_human_pays_for_entry_and_for_cures() -> None:
    hands = ("hand B: fire_extinguisher axe axe axe axe",)
    entry = at("mission ml01", "team: A B C", "step room", "smoke r11", *hands).do("A enter r11")
    assert choices(entry, "B") == {"offer fire_extinguisher"}
    cure = at(
        "mission ml01", "team: A B C", "room r11", "step look", "pool: sab_arson axe axe", *hands
    )
    assert choices(cure, "B") == {"offer fire_extinguisher"}


def test_a_human_who_stays_gets_rid_of_sabotage() -> None:
    scene = at(
        "mission ml01",
        "team: A B C",
        "room r11",
        "chip r11 rope",
        "step base",
        "hand D: sab_arson axe shotgun petri_dish copper_wire",
        "hand E: axe shotgun fire_extinguisher petri_dish copper_wire",
    )
    assert choices(scene, "D") == {"discard sab_arson"}
    assert choices(scene, "E") == {"decline"}


def test_a_human_captain_swaps_what_is_not_needed_and_nothing_else() -> None:
    given = ("mission ml08", "team: A B C", "room r11", "step swap")
    assert choices(at(*given, "pool: petri_dish petri_dish scalpel"), "A") == {"decline"}
    assert choices(at(*given, "pool: petri_dish kerosene kerosene"), "A") == {"swap kerosene"}
    assert choices(at(*given, "pool: petri_dish petri_dish petri_dish"), "A") == {"swap petri_dish"}


# -- a Human: dice and rooms ---------------------------------------------------------------------

ROLLING = ("mission ml01", "team: A B C", "room r11", "chip r11 rope", "step reveal")


def test_a_captain_keeps_one_largest_group_and_nothing_else() -> None:
    scene = at(*ROLLING, "pool: axe axe axe", "dice: 6 6 4 4 2 1")
    assert "keep 6644" in scene.options("A")
    assert choices(scene, "A") <= {"keep 66", "keep 44"}


def test_a_human_spends_gear_to_pass() -> None:
    scene = at(*ROLLING, "pool: axe axe axe", "dice: 6 6 5 4 2 1", "gear B dynamite 2")
    assert choices(scene, "B") == {"raise 5"}
    out_of_rolls = "dice: 3 3 1 1 2 2 1 1 2 2 1 1 2 2"
    scene = at(*ROLLING, "pool: axe axe axe", out_of_rolls, "gear B flamethrower 2")
    scene.do("A keep 33", "A keep 33")
    assert choices(scene, "B") == {"extra_rolls"}


def test_a_captain_goes_where_it_burns_and_else_where_the_objectives_lie() -> None:
    scene = at("mission ml01", "team: A B C", "step room", "unlocked 2", "fire r23")
    assert choices(scene, "A") == {"enter r23"}
    scene = at("mission ml01", "team: A B C", "step room", "unlocked 2")
    assert choices(scene, "A") <= {f"enter r2{room}" for room in range(1, 7)}
    seen = at("mission ml01", "team: A B C", "step room", "chip r14 thing seen by A")
    assert choices(seen, "A") == {"enter r14"}


def test_a_lone_human_puts_the_fire_out() -> None:
    given = ("mission ml01", "team: A B C", "room r11", "chip r11 rope", "step hazards")
    hand = "hand D: fire_extinguisher axe axe axe axe"
    scene = at(*given, "lone D r12", "smoke r12 r13", hand)
    assert choices(scene, "D") == {"pay"}


def test_palmer_counts_as_what_is_missing() -> None:
    team = ("step team", "character A palmer", "character B clark", "tied C")
    lacking = at("mission ml05", *team, "character C blair", seats="A B C D")
    assert choices(lacking, "A") == {"count_as science"}
    assert choices(at("mission ml03", *team, "character C blair", seats="A B C D"), "A") == {
        "decline"
    }


# -- a Human: people -----------------------------------------------------------------------------


def test_a_human_takes_no_imitation_along_if_it_can() -> None:
    scene = at("mission ml14", "step team", KNOWN)
    assert "join 5" not in choices(scene, "A")


def test_a_human_burns_whom_it_knows_to_be_one_and_nobody_without_a_reason() -> None:
    scene = window("gear A flamethrower 2", KNOWN)
    assert choices(scene, "A") == {"torch"}
    scene.do("A torch")
    assert choices(scene, "A") == {"target 5"}
    assert "torch" not in choices(window("gear A flamethrower 2"), "A")


def test_a_human_tests_blood_where_it_tells_enough() -> None:
    one_of_two = window("gear A flamethrower 2", "blood B seen by A", seats="A B C D")
    assert choices(one_of_two, "A") == {"blood_test"}
    one_of_two.do("A blood_test")
    assert choices(one_of_two, "A") <= {"target 2", "target 3"}
    one_of_seven = window("gear A flamethrower 2", seats="A B C D E F G H")
    assert choices(one_of_seven, "A") == {"pass"}


@pytest.mark.parametrize(("target", "vote"), [("F", "yes"), ("B", "no"), ("A", "no")])
def test_a_human_votes_to_burn_the_guilty_only(target: str, vote: str) -> None:
    scene = window("gear C flamethrower 2", KNOWN)
    scene.do("A pass", "B pass", "C torch", f"C target {target}")
    assert choices(scene, "A") == {vote}


def test_a_human_ties_an_imitation_who_is_captain() -> None:
    scene = window("gear A rope 2", "captain F", KNOWN).do("F pass")
    assert choices(scene, "A") == {"rope_captain"}
    trusted = window("gear B rope 2", KNOWN, "captain A").do("A pass")
    assert choices(trusted, "B") == {"pass"}


def test_a_human_ties_a_suspect_only_if_the_team_would_need_everybody() -> None:
    known = ("gear A rope 2", "blood D seen by A B C")
    everybody = window(*known, seats="A B C D", mission="ml14")
    assert choices(everybody, "A") == {"rope_player"}
    everybody.do("A rope_player")
    assert choices(everybody, "A") == {"target 3"}
    everybody.do("A target D")
    assert choices(everybody, "A") == {"pass"}, "whoever is tied needs no second Rope"
    assert choices(window(*known, seats="A B C D", mission="ml01"), "A") == {"pass"}


@pytest.mark.parametrize(("target", "answer"), [("F", "yes"), ("C", "no")])
def test_a_human_captain_consents_to_tying_the_guilty_only(target: str, answer: str) -> None:
    scene = window("gear B rope 2", KNOWN).do("A pass", "B rope_player", f"B target {target}")
    assert choices(scene, "A") == {answer}


def test_a_human_plays_a_molotov_against_a_hand_of_sabotage() -> None:
    assert choices(window("hand A: molotov sab_arson sab_arson axe axe"), "A") == {"play_molotov"}
    assert choices(window("hand A: molotov shotgun axe petri_dish flashlight"), "A") == {"pass"}


@pytest.mark.parametrize(("nominee", "vote"), [("F", "no"), ("B", "yes"), ("A", "yes")])
def test_a_human_elects_no_imitation(nominee: str, vote: str) -> None:
    escape = at("step escape", KNOWN, "captain C")
    assert "nominate 5" not in choices(escape, "C")
    escape.do(f"C nominate {nominee}")
    assert choices(escape, "A") == {vote}


def test_a_human_final_captain_tests_and_takes_the_humans_along() -> None:
    unsure = at("step escape", "contagion 2", "final captain A")
    assert all(text.startswith("test ") for text in choices(unsure, "A"))
    sure = at("step escape", "final captain A", KNOWN, "contagion 2").do("A stop")
    for _ in range(3):
        boarding = choices(sure, "A")
        assert boarding <= {"board 1", "board 2", "board 3", "board 4"}
        sure.do(f"A board {'ABCDEF'[int(min(boarding)[-1])]}")
    assert choices(sure, "A") == {"stop"}, "four Humans are enough for six players"
    sure.do("A stop").check("ended escaped A B C D E")


# -- an Imitation --------------------------------------------------------------------------------


def as_imitation(*given: str, mission: str = "ml03") -> Scene:
    """A, the Captain, is the Imitation."""
    return at(f"mission {mission}", "team: A B C", "room r11", "imitation A", *given)


def test_an_imitation_withholds_what_the_test_asks_for() -> None:
    hand = "hand A: axe shotgun kerosene petri_dish flashlight"
    assert "hand_in axe" not in choices(as_imitation("step hand_in", hand), "A")
    given = choices(as_imitation("step hand_in", hand, mission="ml01"), "A")
    assert given <= {"hand_in petri_dish", "hand_in flashlight"}


def test_an_imitation_hands_in_sabotage_now_and_then_and_more_when_it_is_late() -> None:
    hand = "hand A: axe sab_arson petri_dish petri_dish flashlight"

    def sabotages(contagion: int) -> int:
        scene = as_imitation("step hand_in", hand, f"contagion {contagion}")
        eyes = [Eyes(GAME, scene.position, 0) for _ in range(100)]
        texts = [Paranoid(seed).choose(one).text for seed, one in enumerate(eyes)]
        return texts.count("hand_in sab_arson")

    assert 0 < sabotages(2) < sabotages(7) < 100


def test_an_imitation_keeps_its_sabotage() -> None:
    scene = at(
        "mission ml01",
        "team: A B C",
        "room r11",
        "chip r11 rope",
        "step base",
        "imitation D",
        "hand D: sab_arson sab_whiteout axe petri_dish shotgun",
    )
    assert choices(scene, "D").isdisjoint({"discard sab_arson", "discard sab_whiteout", "decline"})


def test_an_imitation_captain_swaps_out_what_helps() -> None:
    scene = as_imitation("step swap", "pool: axe scalpel kerosene")
    assert choices(scene, "A") == {"swap axe"}
    assert choices(as_imitation("step swap", "pool: kerosene scalpel kerosene"), "A") == {"decline"}


def test_an_imitation_spends_no_gear_on_a_test() -> None:
    scene = at(
        *ROLLING,
        "imitation B",
        "pool: axe axe axe",
        "dice: 6 6 5 4 2 1",
        "gear B dynamite 2",
    )
    assert choices(scene, "B") == {"pass"}


@pytest.mark.parametrize(("target", "vote"), [("F", "no"), ("B", "yes")])
def test_an_imitation_votes_to_burn_others_only(target: str, vote: str) -> None:
    scene = window("gear C flamethrower 2").do("A pass", "B pass", "C torch", f"C target {target}")
    assert choices(scene, "F") == {vote}


def test_an_imitation_wants_to_fly() -> None:
    escape = at("step escape", "imitation A")
    assert choices(escape, "A") == {"nominate 0"}
    escape.do("A nominate A")
    assert choices(escape, "A") == {"yes"}
    elected = at("step escape", "contagion 2", "imitation A", "final captain A")
    assert choices(elected, "A") == {"stop"}, "a test could only clear a Human"


# -- what it says and hears ----------------------------------------------------------------------


def after_test(target: str) -> Scene:
    """A, a Human, has tested the blood of a player; F is the Imitation."""
    return window("gear A flamethrower 2").do("A blood_test", f"A target {target}")


def claims(scene: Scene, name: str) -> list[Facts]:
    return Paranoid(1).speak(Eyes(GAME, scene.position, scene.who(name)))


def test_a_human_tells_what_a_blood_test_has_shown_and_tells_it_once() -> None:
    scene = after_test("F")
    assert claims(scene, "A") == [{"claim": "is", "seat": 5, "role": "imitation"}]
    assert claims(after_test("B"), "A") == [{"claim": "is", "seat": 1, "role": "human"}]
    assert claims(scene, "F") == [], "who was tested says nothing of it"
    scene.do("A claims is F imitation")
    assert claims(scene, "A") == [], "a bot that takes over does not say it again"


@pytest.mark.parametrize(
    ("target", "said"), [("B", {"human", "imitation"}), ("E", {"human"})], ids=["human", "ally"]
)
def test_an_imitation_lies_about_humans_and_covers_its_like(target: str, said: set[str]) -> None:
    roles = set()
    for seed in SEEDS:
        scene = window("gear A flamethrower 2", "imitation A E", "unlocked 2")
        bot, eyes = Paranoid(seed), Eyes(GAME, scene.position, 0)
        bot.choose(eyes)
        scene.do("A blood_test", f"A target {target}")
        claim = bot.speak(eyes)[0]
        assert claim["seat"] == scene.who(target)
        roles.add(claim["role"])
    assert roles == said


def vote_on(accused: str, tested: str, claim: str) -> set[str]:
    """How A votes on somebody after B has tested a player's blood, and has said something."""
    scene = window("gear B flamethrower 2", "gear C flamethrower 2")
    scene.do("A pass", "B blood_test", f"B target {tested}", *([claim] if claim else []))
    return choices(scene.do("A pass", "B pass", "C torch", f"C target {accused}"), "A")


def test_a_human_believes_what_a_tester_says() -> None:
    assert vote_on("F", "F", "B claims is F imitation") == {"yes"}
    assert vote_on("F", "F", "") == {"no"}
    assert vote_on("F", "E", "B claims is F imitation") == {"no"}, "B has not tested F"


def test_a_human_knows_that_its_accuser_has_lied() -> None:
    assert vote_on("B", "A", "B claims is A imitation") == {"yes"}
    assert vote_on("B", "A", "B claims is A human") == {"no"}


# -- how it reckons ------------------------------------------------------------------------------


def test_rolls_are_reckoned_as_the_specification_has_them() -> None:
    """Section 9: keeping one largest group and rolling the rest."""
    for alike, rolls, expected in (
        (3, 3, (0.22, 0.51, 0.75, 0.89)),
        (4, 3, (0.0, 0.10, 0.29, 0.50)),
        (4, 6, (0.0, 0.35, 0.70, 0.88)),
    ):
        for dice, odds in enumerate(expected, 3):
            assert roll_odds(Need(KIND, [alike]), dice, rolls) == pytest.approx(odds, abs=0.045)


def test_small_rolls_are_reckoned_exactly() -> None:
    assert roll_odds(Need(HIGH, [1, 5]), 1, 1) == pytest.approx(1 / 3)
    assert roll_odds(Need(HIGH, [1, 5]), 1, 3) == pytest.approx(1 - (2 / 3) ** 3)
    assert roll_odds(Need(HIGH, [2, 4]), 3, 1) == pytest.approx(0.5)
    assert roll_odds(Need(SUM, [7]), 2, 1) == pytest.approx(21 / 36)
    assert roll_odds(Need(SUM, [5]), 1, 2) == pytest.approx(1 / 3 + 1 / 2 * 1 / 3)
    assert roll_odds(Need(KIND, [2]), 2, 1) == pytest.approx(1 / 6)
    assert roll_odds(Need(KIND, [2]), 2, 2) == pytest.approx(1 / 6 + 5 / 6 * 1 / 6)
    assert roll_odds(Need(SUM, [13]), 2, 3) == 0.0


def test_pools_are_reckoned_over_all_that_may_be_turned_up() -> None:
    weapons = Trial(MISSION_IDS.index("ml14"), 0)
    assert weapons.odds([AXE, AXE, SCALPEL, PETRI_DISH]) == 1.0
    assert weapons.odds([AXE, SCALPEL, PETRI_DISH, PETRI_DISH]) == pytest.approx(1 / 2)
    assert weapons.odds([PETRI_DISH, PETRI_DISH]) == 0.0
    battle = Trial(MISSION_IDS.index("ml14"), 3)
    assert battle.odds([SHOTGUN, SHOTGUN]) == roll_odds(Need(KIND, [3]), 6, 3)
    axe = Trial(MISSION_IDS.index("ml03"), 0)
    assert axe.gain([SCALPEL, SCALPEL, SCALPEL], SCALPEL) == pytest.approx(0.09)
    assert axe.gain([AXE, SCALPEL, SCALPEL], AXE) == pytest.approx(0.09 - 1)


# -- over whole matches --------------------------------------------------------------------------


def random_options(chance: random.Random) -> dict[str, Any]:
    """Some of the options of section 11, each at any of its values."""
    options: dict[str, Any] = {}
    for setting in SETTINGS:
        if chance.random() < 0.5 or setting.key == "early_win_players_max":
            continue
        if setting.kind == SWITCH:
            options[setting.key] = chance.random() < 0.5
        elif setting.kind == CHOICE:
            options[setting.key] = chance.choice(setting.choices)
        elif setting.kind == NUMBER:
            options[setting.key] = chance.randint(setting.minimum, setting.maximum)
    return options


@pytest.mark.parametrize("seed", range(30))
def test_it_plays_on_under_all_options(seed: int) -> None:
    """Every answer goes through a match, which refuses what is not offered."""
    chance = random.Random(seed)
    seats = 4 + seed % 5
    match = Match(GAME, seats, random_options(chance), Seeded(seed))
    names = [chance.choice(["paranoid", "paranoid", "random"]) for _ in range(seats)]
    play(match, [make_bot(GAME, name, chance.getrandbits(48)) for name in names])
    assert match.outcome().reason in GAME.ends


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_whoever_is_dealt_the_imitation_sample_knows_it_and_weighs_the_others(seats: int) -> None:
    """It picks its character before the deal, when no view shows any blood."""
    bots = [Paranoid(seed) for seed in range(seats)]
    p = GAME.start(seats, {}, SeededChance(3), True)
    assert isinstance(p, OutpostPosition)
    table = Table(GAME, p, list(bots))
    while p.step in ("setup", "mission_log", "gear_window"):
        table.decide(p.asked[0])
    for seat, bot in enumerate(bots):
        memory = bot._memory
        assert memory is not None
        assert memory.mine.total() > 0
        assert memory.suspicion(seat) == p.blood[seat]
        assert memory.human == (p.blood[seat] == 0)
    assert sum(p.blood) == 1


def test_it_is_deterministic_by_its_seed() -> None:
    moves = []
    for bot_seed in (1, 1, 2):
        match = Match(GAME, 6, {}, Seeded(5))
        play(match, [Paranoid(10 * bot_seed + seat) for seat in range(6)])
        moves.append(match.moves)
    assert moves[0] == moves[1]
    assert moves[0] != moves[2]


class Twin(Bot):
    """Decides as its bot does, and checks that a bot that takes over the seat this very moment,
    in a position that is the same to the seat alone, decides the same."""

    def __init__(self, seed: int, position: OutpostPosition) -> None:
        super().__init__(seed)
        self.listens = True
        self.bot = Paranoid(seed)
        self.position = position
        self.decisions = 0
        self.differed = 0

    def choose(self, eyes: Eyes) -> Option:
        option = self.bot.choose(eyes)
        if self.decisions % 5 == 0:
            copy = GAME.determinize(self.position, eyes.seat, SeededChance(self.decisions))
            copy.history = self.position.history
            self.differed += GAME.truth(copy) != GAME.truth(self.position)
            late = Paranoid(self.seed).choose(Eyes(GAME, copy, eyes.seat))
            assert late == option
        self.decisions += 1
        return option

    def speak(self, eyes: Eyes) -> list[Facts]:
        return self.bot.speak(eyes)


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_it_decides_by_what_its_seat_has_seen_and_nothing_else(seats: int) -> None:
    position = GAME.start(seats, {}, SeededChance(seats), True)
    assert isinstance(position, OutpostPosition)
    twins = [Twin(seat, position) for seat in range(seats)]
    decisions = Table(GAME, position, list(twins)).play()
    assert decisions > 50
    assert sum(twin.differed for twin in twins) > 10


def test_imitations_sabotage_in_whole_matches() -> None:
    """What was handed in, by the blood of the giver."""
    by_imitations = 0
    for seed in range(15):
        position = GAME.start(4 + seed % 5, {}, SeededChance(3, seed), True)
        assert isinstance(position, OutpostPosition)
        Table(GAME, position, [Paranoid(8 * seed + seat) for seat in range(position.seats)]).play()
        assert position.history is not None
        blood: dict[int, str] = {}
        for event in position.history:
            for player, facts in (event.secret or {}).items():
                if event.kind in ("dealt", "assimilated"):
                    blood[player] = facts.get("kept") or facts["blood"]
                elif event.kind == "handed_in" and facts["card"].startswith("sab_"):
                    by_imitations += blood[player] == "imitation"
    assert by_imitations > 10


def won_by_humans(seats: int, name: str, games: int) -> float:
    """How often the Humans win when everybody is played by this bot."""
    wins = 0
    for seed in range(games):
        position = GAME.start(seats, {}, SeededChance(7, seed), True)
        bots = [make_bot(GAME, name, 1000 * seed + seat) for seat in range(seats)]
        Table(GAME, position, bots).play()
        wins += GAME.outcome(position).side == "humans"
    return wins / games


@pytest.mark.parametrize("seats", [5, 6])
def test_humans_who_think_win_where_random_ones_do_not(seats: int) -> None:
    """By far more than chance explains: three standard errors of the difference of two shares."""
    games = 30
    paranoid = won_by_humans(seats, "paranoid", games)
    at_random = won_by_humans(seats, "random", games)
    error = math.sqrt((paranoid * (1 - paranoid) + at_random * (1 - at_random)) / games)
    assert paranoid - at_random > 3 * error
