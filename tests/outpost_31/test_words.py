"""The words of Outpost 31: what code and data can say is what the catalogues hold, no less and no
more, in every language with the same blanks; and whatever is met in play reads well."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Comment, Junk, Message, Pattern, VariableReference
from fluent.syntax.visitor import Visitor
from tests.kit.forms import allowed_forms, demanded_forms

from whiteout.bots.random_bot import RandomBot
from whiteout.core.bot import Eyes
from whiteout.core.event import ABOVE, SPECTATOR, Facts
from whiteout.core.match import Match, Seeded
from whiteout.core.option import PASS, Option
from whiteout.core.scenario import Player, parse
from whiteout.core.settings import Setting
from whiteout.core.view import encode
from whiteout.games.outpost_31 import options, position, tables, written_codes
from whiteout.games.outpost_31.game import GAME
from whiteout.games.outpost_31.rules.ending import SIDE_OF_END
from whiteout.games.outpost_31.settings import SETTINGS
from whiteout.games.outpost_31.tables import CARDS, MISSIONS, SLOTS
from whiteout.words import LANGUAGES, Words
from whiteout.words.rulebook import read_rules

PACKAGE = resources.files("whiteout.games.outpost_31")
BOARDS = resources.files("whiteout.games.outpost_31.terminal")
NAMES = [f"Name{seat}" for seat in range(8)]


# -- what the catalogues hold ----------------------------------------------------------------------


class Blanks(Visitor):
    """The variables that a sentence asks for."""

    def __init__(self) -> None:
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: BaseNode) -> None:  # noqa: N802
        assert isinstance(node, VariableReference)
        self.variables.add(node.id.name)


def text_of(lang: str) -> str:
    return PACKAGE.joinpath("words", f"{lang}.ftl").read_text("utf-8")


def blanks_of(pattern: Pattern) -> set[str]:
    blanks = Blanks()
    blanks.visit(pattern)
    return blanks.variables


@cache
def sentences(lang: str) -> dict[str, set[str]]:
    """Every sentence with its variables; attributes as `key.attribute`. What cannot be read, is
    empty or stands twice fails."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text_of(lang)).body:
        assert not isinstance(entry, Junk), f"{lang}: {entry.content}"
        if isinstance(entry, Message):
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
            for key, pattern in parts:
                assert pattern is not None, f"{lang}: {key} is empty"
                assert key not in found, f"{lang}: {key} stands twice"
                found[key] = blanks_of(pattern)
        else:
            assert isinstance(entry, Comment) or type(entry).__name__.endswith("Comment")
    return found


# -- what code and data can say --------------------------------------------------------------------


def nodes(folder: object = PACKAGE, names: str = "") -> Iterator[ast.AST]:
    ours = [*PACKAGE.iterdir(), *(PACKAGE / "rules").iterdir()]
    for file in ours if folder is PACKAGE else BOARDS.iterdir():
        if file.name.endswith(".py") and file.name.startswith(names):
            yield from ast.walk(ast.parse(file.read_text("utf-8")))


DRAWS_AND_DISCARDS = ("draw", "discard_up", "discard_down", "refill", "discard_put_down", "Redraw")


@cache
def causes() -> set[str]:
    """Why cards are drawn, discarded or offered: words in the calls, the CAUSE of a chapter, a
    power, or a Sabotage that is cured by cards."""
    found = {"entry"} | {card.id for card in CARDS if card.cure not in ("", "roll")}
    for node in nodes():
        match node:
            case ast.AnnAssign(target=ast.Name(id="CAUSE"), value=ast.Constant(value=str(word))):
                found.add(word)
            case ast.Call(func=ast.Name(id=name), args=args) if name in DRAWS_AND_DISCARDS:
                for arg in args:
                    match arg:
                        case ast.Constant(value=str(word)):
                            found.add(word)
                        case ast.Subscript(
                            value=ast.Name(id="POWER_IDS"), slice=ast.Name(id=power)
                        ):
                            found.add(tables.POWER_IDS[getattr(written_codes, power)])
    return found


@cache
def votes() -> set[str]:
    """What is voted on."""
    found = set()
    for node in nodes():
        match node:
            case ast.Call(func=ast.Name(id="close_vote"), args=[_, _, ast.Constant(value=word), _]):
                found.add(str(word))
    return found


@cache
def on_the_table() -> set[str]:
    """The sentences with which the terminal tells about the table."""
    found = {"contagion", "ruins", "sabotage", "revealed", "chip", "no_chip"}
    for node in nodes(BOARDS):
        match node:
            case ast.Call(func=ast.Attribute(attr="told"), args=[ast.Constant(value=str(word))]):
                found.add(word)
    return found


def verbs() -> dict[str, set[str]]:
    """Every verb of the options with the names of its arguments."""
    found: dict[str, set[str]] = {}
    for value in vars(options).values():
        group = value if isinstance(value, list) else [value]
        for option in value.values() if isinstance(value, dict) else group:
            if isinstance(option, Option):
                found[option.verb] = set(option.names)
    return found


def steps() -> set[str]:
    """The public names of the steps, from where the position says them."""
    names = ast.walk(ast.parse(PACKAGE.joinpath("position.py").read_text("utf-8")))
    found = set()
    for node in names:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=str(word))):
                assert getattr(position, name) == word
                found.add(word)
    return found


@cache
def in_families() -> set[str]:
    """Names of things, family by family."""
    families: dict[str, list[str]] = {
        "card": tables.IDS,
        "category": sorted({card.category for card in CARDS}),
        "kind": sorted({card.category for card in CARDS}),  # on the cards of the browser table
        "gear": tables.GEAR,
        "chip": [*tables.CHIP_IDS, *tables.CHIP_KINDS[3:]],
        "sector": [str(sector) for sector in range(1, tables.SECTORS + 1)],
        "room": tables.ROOM_IDS,
        "hazard": tables.HAZARDS,
        "fallout": tables.FALLOUTS,
        "objective": SLOTS,
        "department": tables.DEPARTMENTS,
        "character": tables.CHARACTER_IDS,
        "power": tables.POWER_IDS,
        "mission": tables.MISSION_IDS,
        "role": GAME.roles,
        "side": GAME.allegiances,
        "end": GAME.ends,
        "reason": list(SIDE_OF_END),
        "step": sorted(steps()),
        "cause": sorted(causes()),
        "vote": sorted(votes()),
        "way": [options.RAISE[1].verb, options.LOWER[1].verb],
    }
    found = {f"{family}-{value}" for family, values in families.items() for value in values}
    for family in ("card", "gear", "character", "power", "mission"):
        found |= {f"{family}-{value}.text" for value in families[family]}
    return found


def of_setting(setting: Setting) -> set[str]:
    key = f"setting-{setting.key}"
    return {key, *[f"{key}-{choice}" for choice in setting.choices]}


@cache
def demanded() -> dict[str, set[str] | None]:
    """Every key that code or data asks for, with the variables it may use; None where only play
    can tell."""
    plain = {"game-title", "game-line"} | in_families()
    for setting in SETTINGS:
        plain |= of_setting(setting)
    found: dict[str, set[str] | None] = {key: set() for key in plain}
    for kind, event in GAME.events().items():
        if kind != "claimed":
            found[f"event-{kind}"] = set(event.public)
            if event.secret and kind not in ONE_SENTENCE:
                found[f"event-{kind}-you"] = set(event.public) | set(event.secret)
    found |= {f"option-{verb}": names for verb, names in verbs().items()}
    for claim in GAME.claims():
        found[f"claim-{claim.key}"] = {"speaker", *[blank.name for blank in claim.blanks]}
    found |= dict.fromkeys([f"prompt-{point}" for point in POINTS])
    found |= dict.fromkeys([f"prompt-{point}-{rule}" for point, rule in PARTS])
    found |= dict.fromkeys([f"table-{what}" for what in on_the_table()])
    found["prompt-waiting"] = {"names"}
    found |= demanded_forms(found, GAME.roles)
    return found | allowed_forms(sentences("en"), found)


POINTS = [f"D{number:02}" for number in range(1, 49)]
PARTS = [
    *(("D04", "OP-ROPE-04"), ("D11", "OP-PWR-04"), ("D14", "OP-PWR-03"), ("D14", "OP-TEAM-09")),
    *(("D15", "OP-PWR-04"), ("D16", "OP-PWR-04"), ("D24", "OP-SAB-09"), ("D30", "OP-ROLL-15")),
    ("D42", "OP-PWR-04"),
]
"""Points that are asked in parts: the parts after the first have sentences of their own."""

ONE_SENTENCE = ("escape_tested",)
"""Who sees the secret part reads it in the same sentence."""


# -- the catalogues --------------------------------------------------------------------------------


def test_every_decision_point_of_the_specification_has_a_sentence() -> None:
    known = read_rules("outpost_31")
    assert [name for name in known if re.fullmatch(r"D\d\d", name)] == POINTS


def test_the_walk_through_the_code_finds_what_is_said() -> None:
    """A walk that found nothing would demand nothing."""
    assert {"base", "end_of_turn", "lone", "molotov", "pw_pal_b", "sab_arson"} <= causes()
    assert votes() == {"torch", "final_captain"}
    assert {"dice", "pool_seen", "tied", "locked"} <= on_the_table()
    assert {"keep", "hand_in", "offer_both", "pass"} <= set(verbs())
    assert {"setup", "gear_window", "escape"} <= steps()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_words_and_no_words_are_idle(lang: str) -> None:
    assert set(sentences(lang)) == set(demanded())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_ask_only_for_what_they_are_given(lang: str) -> None:
    found = sentences(lang)
    for key, allowed in demanded().items():
        assert allowed is None or found[key] <= allowed, key


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_ask_for_the_same(lang: str) -> None:
    assert sentences(lang) == sentences("en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 2, "none", "nothing"])
def test_sentences_can_be_said_with_any_value(lang: str, value: int | str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text_of(lang)))
    for key, blanks in sentences(lang).items():
        identifier, _, attribute = key.partition(".")
        message = bundle.get_message(identifier)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, key
        text, errors = bundle.format_pattern(pattern, dict.fromkeys(blanks, value))
        assert errors == [], key
        assert isinstance(text, str)
        assert text == text.strip() != "", key
        assert not re.search(r"  | [,;:.)]|\( ", text), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("family", ["card", "room", "power", "mission", "department", "gear"])
def test_no_two_of_a_kind_share_a_name(lang: str, family: str) -> None:
    words = Words(lang, GAME, strict=True)
    keys = [key for key in in_families() if re.fullmatch(rf"{family}-\w+", key)]
    assert len({words.say(key) for key in keys}) == len(keys) > 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_of_a_mission_says_what_is_printed_on_it(lang: str) -> None:
    words = Words(lang, GAME, strict=True)
    for mission in MISSIONS:
        text = words.say(f"mission-{mission.id}.text")
        if mission.event:
            assert words.known("hazard", "smoke") in text or mission.event == "power_out"
            continue
        rest = text
        for count, name in zip(mission.departments, tables.DEPARTMENTS, strict=True):
            wanted = words.known("department", name) + (f" x{count}" if count > 1 else "")
            assert (wanted in text) == (count > 0), mission.id
        for item, count in mission.items:
            family = "card" if item in tables.IDS else "category"
            wanted = words.known(family, item) + (f" x{count}" if count > 1 else "")
            assert wanted in text, mission.id
        numbers = [mission.team, mission.reveal, *mission.need]
        numbers += [mission.rolls] if mission.rolls else []
        rest = re.sub(r" x\d", "", text)
        assert [int(number) for number in re.findall(r"\d+", rest)] == numbers, mission.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_of_a_card_says_its_dice_and_its_cure(lang: str) -> None:
    words = Words(lang, GAME, strict=True)
    for card in CARDS:
        text = words.card_text(card.id)
        assert text.startswith(words.known("category", card.category)), card.id
        if card.dice:
            assert re.search(r"\d", text)[0] == str(card.dice), card.id  # type: ignore[index]
        if card.cure in tables.IDS:
            assert words.card(card.cure) in text, card.id
            assert words.card(card.id) in words.card_text(card.cure), card.id


# -- in play ---------------------------------------------------------------------------------------

ALL_OPTIONS: list[dict[str, object]] = [
    {},
    {
        "secret_votes": True,
        "fair_keep": False,
        "imitations_know": True,
        "character_draft": "random",
    },
    {"pass_choice": "after_try", "lone_must_pay": True, "escape_tests_public": False},
]

TO_THE_HELICOPTER = """\
scenario: Nothing is left but the Escape
game: outpost_31
seats: Name0 Name1 Name2 Name3 Name4 Name5
given
  unlocked 3
  objectives: o1_gear o1_thing o2_gear o2_thing o3_gear o3_thing
  contagion 3
  step escape
"""
GEAR_IN_A_BATTLE = """\
scenario: Gear helps in a Battle
game: outpost_31
seats: Name0 Name1 Name2 Name3 Name4 Name5
given
  captain Name0
  mission ml01
  team: Name0 Name1 Name2
  room r12
  chip r12 thing
  gear Name0 dynamite 2
  gear Name1 dynamite 2
  gear Name2 flamethrower 2
  hand Name0: shotgun shotgun axe axe axe
  hand Name1: shotgun axe axe axe axe
  hand Name2: kerosene revolver revolver revolver revolver
  step battle
"""
TWO_SABOTAGES = """\
scenario: Two Sabotage cards, and an empty Mission Log after that
game: outpost_31
seats: Name0 Name1 Name2 Name3 Name4 Name5
given
  captain Name0
  mission ml11
  team: Name0 Name1 Name2 Name3
  room r12
  pool: sab_arson sab_barred_door axe axe
  missions only: ml33
  hand Name0: fire_extinguisher axe axe axe revolver
  step look
"""
GEAR_OF_THE_BURNED = """\
scenario: Somebody with Gear is accused
game: outpost_31
seats: Name0 Name1 Name2 Name3 Name4 Name5
given
  captain Name0
  gear Name0 flamethrower 2
  gear Name1 rope 2
  step gear_window
when
  Name0 torch
  Name0 target Name1
"""
NO_CARDS = """\
scenario: A team without cards
game: outpost_31
seats: Name0 Name1 Name2 Name3
given
  captain Name0
  mission ml01
  team: Name0 Name1 Name2
  room r12
  hand Name0:
  hand Name1:
  hand Name2:
  step hand_in
"""
THE_CAPTAINS_DUTY = """\
scenario: The Captain's own Dynamite must save the roll
game: outpost_31
seats: Name0 Name1 Name2 Name3 Name4 Name5
given
  captain Name0
  mission ml01
  team: Name0 Name1 Name2
  room r12
  gear Name0 dynamite 2
  pool: sab_whiteout axe axe
  dice: 2 4
  step look
"""
SCENES = [
    TO_THE_HELICOPTER,
    GEAR_IN_A_BATTLE,
    TWO_SABOTAGES,
    GEAR_OF_THE_BURNED,
    NO_CARDS,
    THE_CAPTAINS_DUTY,
]


class Reader:
    """Plays matches to their end by random bots and reads all that is said on the way."""

    def __init__(self) -> None:
        self.words = [Words(lang, GAME, strict=True) for lang in LANGUAGES]
        self.points: set[str] = set()
        self.parts: set[tuple[str, str]] = set()
        self.verbs: set[str] = set()
        self.kinds: set[str] = set()
        self._read: set[str] = set()

    def read(self, match: Match, seed: int) -> None:
        bots = [RandomBot(seed * 100 + seat) for seat in range(match.seats)]
        while not match.position.over:
            p = match.position
            seat = p.asked[0]
            self.read_choice(match.view(seat)["choice"], p.options(seat))
            match.answer(seat, p.number, bots[seat].choose(Eyes(GAME, p, seat)).text)
        for viewer in (*range(match.seats), SPECTATOR, ABOVE):
            for facts in match.history(viewer):
                self.read_event(facts)

    def read_choice(self, choice: Facts, offered: list[Option]) -> None:
        self.points.add(choice["point"])
        self.parts.add((choice["point"], choice["rule"]))
        self.verbs |= {option.verb for option in offered}
        for words in self.words:
            texts = [words.option(option, NAMES) for option in offered]
            assert len(set(texts)) == len(texts), texts
            for text in (words.prompt(choice, NAMES), *texts):
                reads_well(text)

    def read_event(self, facts: Facts) -> None:
        self.kinds.add(facts["event"])
        text = encode(facts)
        if text in self._read:
            return
        self._read.add(text)
        for words in self.words:
            reads_well(words.event(facts, NAMES))


def reads_well(text: str) -> None:
    """No blank is left, and no id of the rules shows."""
    assert text
    assert not re.search(r"[{}$]|None|\bTrue\b|\bFalse\b|\b[a-z]+_[a-z_]+\b|\bpw_|\bml\d", text), (
        text
    )


@pytest.fixture(scope="module")
def reader() -> Reader:
    reader = Reader()
    for seed in range(20):
        seats = 4 + seed % 5
        reader.read(Match(GAME, seats, ALL_OPTIONS[seed % 3], Seeded(seed), NAMES[:seats]), seed)
    for scene in SCENES:
        for seed in range(8):
            player = Player(parse(scene), GAME)
            player.run()
            reader.read(player.match, seed)
    return reader


def test_every_question_is_met_and_reads_well(reader: Reader) -> None:
    assert set(POINTS) - reader.points == set()
    assert set(PARTS) - reader.parts == set()


def test_every_option_is_met_and_reads_well(reader: Reader) -> None:
    assert set(verbs()) - reader.verbs == set()


def test_every_event_is_met_and_reads_well(reader: Reader) -> None:
    """But for the repair of a pool, which regular play does not know, and the description of a
    match that begins in the middle, which is no part of the log."""
    rare = {"pool_repaired", "claimed"}
    assert set(GAME.events()) - reader.kinds - rare == set()


def test_what_is_left_out_reads_well_too() -> None:
    """Secret votes and secret tests leave fields empty; an empty list says so."""
    words = Words("en", GAME, strict=True)
    vote = {"event": "voted", "about": "torch", "target": 1, "yes": 0, "no": 3, "passed": False}
    by_name = {**vote, "in_favour": [], "against": [0, 1, 2]}
    assert words.event(by_name, NAMES) == (
        "Vote to burn, Name1: 0 yes (nobody), 3 no (Name0, Name1, Name2); rejected"
    )
    in_sum = {**vote, "in_favour": None, "against": None}
    assert words.event(in_sum, NAMES) == "Vote to burn, Name1: 0 yes, 3 no; rejected"
    tested: Facts = {"event": "escape_tested", "player": 0, "target": 1, "blood": None}
    assert words.event(tested, NAMES) == "Name0 tests Name1"
    seen = {**tested, "only_you": {"blood": "imitation"}}
    assert words.event(seen, NAMES) == "Name0 tests Name1: Imitation"
    ruin: Facts = {"event": "destroyed", "room": "r11", "chip": None}
    assert words.event(ruin, NAMES) == "Kitchen is destroyed"
    assert words.event({**ruin, "chip": "c1_thing"}, NAMES).endswith("; lost: The Thing")


def test_dice_are_read_one_by_one() -> None:
    words = Words("en", GAME, strict=True)
    assert words.option(options.KEEP[(5, 5, 2, 2)], NAMES) == "Keep 5 5 2 2"
    assert words.option(options.KEEP[()], NAMES) == "Keep nothing"
    rolled = {"event": "rolled", "player": 0, "rolled": [6, 1], "kept": [5], "rolls_left": 2}
    assert words.event(rolled, NAMES) == "Name0 rolls 6 1 (kept: 5; rolls left: 2)"


def test_a_point_in_parts_asks_for_each_part() -> None:
    words = Words("en", GAME, strict=True)
    first = {"point": "D04", "rule": "OP-GW-02", "about": {}}
    assert words.prompt(first, NAMES) == "Before the team is chosen: do something, or pass?"
    assert words.prompt({**first, "rule": "OP-ROPE-04"}, NAMES) == "Rope: whom do you want to tie?"


def test_an_option_tells_what_the_thing_it_names_does() -> None:
    words = Words("en", GAME, strict=True)
    (text,) = words.told(options.USE[written_codes.BLA_A])
    assert text == "Early Look: Look at one face-down chip before you choose the room."
    (text,) = words.told(options.CHARACTER[tables.CHARACTER_IDS.index("blair")])
    assert text.startswith("Blair: Science. Early Look: ")
    assert words.told(PASS) == []
