"""The words: every language says the same, and everything that can be said has its words."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from whiteout.bots.random_bot import RandomBot
from whiteout.core.bot import Eyes
from whiteout.core.event import ABOVE, SPECTATOR
from whiteout.core.game import Game
from whiteout.core.match import Match, Seeded
from whiteout.core.option import BACK, LEAVE, PASS, Option
from whiteout.core.refusal import Refusal
from whiteout.games.registry import find_game, game_ids
from whiteout.words import LANGUAGES, MissingWords, Words
from whiteout.words.files import HELP, word_files
from whiteout.words.rulebook import read_rules

ROOT = Path(__file__).resolve().parent.parent
NAMES = [f"Name{seat}" for seat in range(12)]
GAMES = game_ids()


def package_of(game: str) -> str:
    return type(find_game(game)).__module__.rpartition(".")[0]


PACKAGES = ["whiteout.words", *[package_of(game) for game in GAMES]]


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(text: str) -> dict[str, set[str]]:
    """Every message and attribute with its variables; a line that is no Fluent is an error."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
            for key, pattern in parts:
                if pattern is None:
                    continue
                assert key not in found, f"{key} stands twice"
                variables = Variables()
                variables.visit(pattern)
                found[key] = variables.names
    return found


def catalogues(package: str) -> dict[str, dict[str, set[str]]]:
    return {lang: messages(text) for lang, text in word_files(package).items()}


# -- the files -----------------------------------------------------------------------------------


@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_has_the_same_messages_and_variables(package: str) -> None:
    found = catalogues(package)
    assert list(found) == list(LANGUAGES)
    for lang in LANGUAGES:
        assert found[lang] == found["en"], lang


EVERY_GAME = {f"option-{option.verb}" for option in (PASS, BACK, LEAVE)}
"""What the platform says of every game, and a game may say in its own way."""


@pytest.mark.parametrize("package", PACKAGES[1:])
def test_a_game_shadows_nothing_of_the_platform_but_what_it_may(package: str) -> None:
    platform = set(catalogues("whiteout.words")["en"])
    assert platform >= EVERY_GAME
    assert platform & set(catalogues(package)["en"]) <= EVERY_GAME


def test_a_game_may_say_the_options_of_every_game_in_its_own_way() -> None:
    words = Words("en", "stay_away", strict=True)
    assert words.option(PASS, NAMES) == "Show nothing"
    assert words.option(LEAVE, NAMES) == "Leave the game for good"
    assert Words("en", "outpost_31", strict=True).option(PASS, NAMES) == "Pass"


def test_no_message_is_left_in_english() -> None:
    """Longer sentences that read the same in English and in another language were forgotten."""
    for package in PACKAGES:
        sentences = {
            lang: {bare for bare in map(strip, re.findall(r"= (.+)", text)) if len(bare) > 20}
            for lang, text in word_files(package).items()
        }
        assert sentences["en"]
        for lang in ("it", "es"):
            assert sentences["en"] & sentences[lang] == set()


def strip(line: str) -> str:
    """A message without its blanks."""
    return re.sub(r"\{[^}]*(\}|$)", "", line).strip()


# -- what the terminal says ----------------------------------------------------------------------

FAMILIES = {"help", "home", "quit", "talk", "bot", "takes", "call"}
"""Keys that the terminal or the server puts together: `help-quit`, `call-move`."""


def literal_keys() -> set[str]:
    """The first argument of every `.say("...")` in the terminal's code."""
    keys = set()
    for path in [
        *(ROOT / "src/whiteout/cli").rglob("*.py"),
        *(ROOT / "src/whiteout/words").glob("*.py"),
        *(ROOT / "src/whiteout/drawing").glob("*.py"),
        *(ROOT / "src/whiteout/games").glob("*/terminal*"),
        *(ROOT / "src/whiteout/games").glob("*/terminal/*.py"),
    ]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))) if path.is_file() else []:
            if isinstance(node, ast.Call) and node.args:
                named = node.func.attr if isinstance(node.func, ast.Attribute) else ""
                if isinstance(node.func, ast.Name):
                    named = node.func.id
                word = node.args[0]
                if (
                    named == "say"
                    and isinstance(word, ast.Constant)
                    and isinstance(word.value, str)
                ):
                    keys.add(word.value)
    return keys


def test_whatever_the_terminal_says_has_words_and_no_words_are_idle() -> None:
    platform = set(catalogues("whiteout.words")["en"])
    used = literal_keys()
    keyed = {key for key in used if re.fullmatch(r"[a-z]+(-[a-z]+)*", key)}
    assert keyed - platform - {"game-title"} == set()
    spare = platform - used - EVERY_GAME
    idle = {key for key in spare if key.partition("-")[0] not in FAMILIES}
    assert idle == set()


# -- what the games say --------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_a_game_declares_has_words(name: str, lang: str) -> None:
    game = find_game(name)
    words = Words(lang, game, strict=True)
    for key in ("game-title", "game-line"):
        assert words.say(key)
    for card in game.cards:
        assert words.card(card)
        assert words.card_text(card)
    for role in game.roles:
        assert words.role(role)
    for side in game.allegiances:
        assert words.side(side)
    for reason in game.ends:
        assert words.end(reason)
    for setting in game.settings():
        assert words.setting(setting.key)
        for choice in setting.choices:
            assert words.known(f"setting-{setting.key}", choice)
    for kind in game.events():
        assert kind == "claimed" or words.has(f"event-{kind}"), kind
    for kind in [claim.key for claim in game.claims()]:
        assert words.has(f"claim-{kind}"), kind


@pytest.mark.parametrize("name", GAMES)
def test_others_read_what_is_decided_and_players_what_they_want(name: str) -> None:
    """Every question has a sentence for those who wait, every role says what it plays for."""
    found = catalogues(package_of(name))["en"]
    points = {key.removeprefix("prompt-") for key in found if key.startswith("prompt-D")}
    asked = {point for point in points if f"waiting-{point}" in found}
    assert {point for point in points - asked if point.count("-OP-") == 0} == set()
    for role in find_game(name).roles:
        assert {f"role-{role}.want", f"role-{role}.win"} <= set(found)


ABOUT_NOBODY = {"event-revealed", "event-die_shifted"}
"""Their verb is a word of its own, so that no sentence in the second person can be made of it."""


@pytest.mark.parametrize("name", GAMES)
def test_the_log_says_you(name: str) -> None:
    """Whatever a player does has a sentence for that player."""
    found = catalogues(package_of(name))["en"]
    told = {key for key, blanks in found.items() if key.startswith("event-") and "player" in blanks}
    named = {key for key in told if "." not in key} - ABOUT_NOBODY
    missing = {key for key in named if f"{key}.player" not in found}
    assert missing == set()


@pytest.mark.parametrize("name", GAMES)
def test_sentences_ask_only_for_what_the_events_hold(name: str) -> None:
    """A blank that no event fills would be shown as a blank."""
    found = catalogues(package_of(name))["en"]
    for kind, declared in find_game(name).events().items():
        for variant in ("", "-you", "-shown"):
            secret = declared.secret if variant == "-you" else []
            asked = found.get(f"event-{kind}{variant}", set())
            assert asked <= {*declared.public, *secret}, f"event-{kind}{variant}"


# Together these reach every kind of event, every decision point and every option but those that
# need luck; what they reach must read well in every language.
TABLES = [
    ("stay_away", 12, {}),
    ("stay_away", 8, {"promos": True, "missed_offer": "locked", "blind_date_to": "discard"}),
    ("stay_away", 7, {"quarantine_mode": "open_cards", "revenge": True, "seating": "given"}),
    ("stay_away", 5, {"thing_in_deck": True, "infected_cap": "none", "superinfection": True}),
    ("stay_away", 4, {"infected_cap": "none", "infected_delta": 12, "turn_limit": 60}),
]


def play(game: Game, seats: int, options: dict[str, object], seed: int) -> Match:
    """A match by random bots that also leave, ask and declare now and then."""
    match = Match(game, seats, options, Seeded(seed), NAMES[:seats])
    bots = [RandomBot(seed * 100 + seat, asides_in=60) for seat in range(seats)]
    while not match.position.over:
        position = match.position
        seat = position.asked[0]
        eyes = Eyes(game, position, seat)
        aside = bots[seat].aside(eyes)
        if aside is not None:
            match.aside(seat, aside.text)
        else:
            match.answer(seat, position.number, bots[seat].choose(eyes).text)
    return match


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_matches_read_well(
    name: str, seats: int, options: dict[str, object], lang: str
) -> None:
    """Strictly: a missing sentence, or a blank without a value, is an error."""
    game = find_game(name)
    words = Words(lang, game, strict=True)
    seating = list(range(seats))
    for seed in range(3):
        match = play(game, seats, options, seed)
        for viewer in (*range(seats), SPECTATOR, ABOVE):
            for facts in match.history(viewer):
                sentence = words.event(facts, NAMES, seating)
                assert sentence
                assert not re.search(r"[{}$]|None|\bTrue\b|\bFalse\b", sentence), sentence
                assert not re.search(r"\b[a-z]+_[a-z_]+\b", sentence), sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_prompt_and_option_met_in_play_reads_well(lang: str) -> None:
    game = find_game("stay_away")
    words = Words(lang, game, strict=True)
    points: set[str] = set()
    for seed in range(40):
        match = Match(game, 10, {"promos": True}, Seeded(seed), NAMES[:10])
        bots = [RandomBot(seed * 100 + seat) for seat in range(10)]
        while not match.position.over:
            position = match.position
            seat = position.asked[0]
            choice = match.view(seat)["choice"]
            points.add(choice["point"])
            seating = list(range(10))
            options = [*position.options(seat), *game.asides(position, seat)]
            texts = [words.option(option, NAMES, seating) for option in options]
            texts.append(words.prompt(choice, NAMES, seating))
            assert all(texts)
            assert len(set(texts)) == len(texts), texts
            match.answer(seat, position.number, bots[seat].choose(Eyes(game, position, seat)).text)
    asked = {rule for rule in read_rules("stay_away") if rule.startswith("D-")}
    never = {"D-01", "D-20", "D-21"}  # no choice is opened for these
    for point in asked - never:
        assert words.has(f"prompt-{point}"), point
    assert points <= asked - never
    assert len(points) >= 14


# -- what a player may ask -----------------------------------------------------------------------

IDENTIFIER = re.compile(r"\b[A-Z]{1,3}-?\d\d\b|\b(?:SA|OP)-[A-Z]|\b[a-z]+_[a-z_]+\b")
"""What only rules, records and code say: D-10, SA-PLAY-03, the_thing."""


def help_files(game: str) -> dict[str, dict[str, set[str]]]:
    files = word_files(package_of(game), HELP)
    return {lang: messages(text) for lang, text in files.items()}


def prompts(game: str) -> set[str]:
    """Every question that a game can ask, by its point or by point and rule."""
    keys = catalogues(package_of(game))["en"]
    return {key.removeprefix("prompt-") for key in keys if key.startswith("prompt-D")}


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_explained_in_every_language(game: str) -> None:
    """What is asked, what one may do, what happens then: for every prompt, without a blank."""
    found = help_files(game)
    assert list(found) == list(LANGUAGES)
    points = prompts(game)
    assert len(points) > 15
    for lang in LANGUAGES:
        expected = {f"help-{point}{part}" for point in points for part in ("", ".may", ".then")}
        assert expected <= set(found[lang]), lang
        assert set(found[lang]) == set(found["en"])
        assert not any(found[lang].values()), "a help text has blanks that nothing fills"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_explanations_speak_to_players(game: str, lang: str) -> None:
    """Short enough to be read at the table, and without the ids of rules and cards."""
    words = Words(lang, game, strict=True)
    for point in prompts(game):
        told = words.help(point)
        assert len(told) == 3
        for text in told:
            assert not IDENTIFIER.search(text), text
            assert text[-1] in ".!?", text
        assert len(" ".join(told)) < 620, point


def test_a_part_of_a_question_has_its_own_explanation() -> None:
    words = Words("en", "outpost_31", strict=True)
    assert words.help("D04", "OP-ROPE-04") == words.help("D04-OP-ROPE-04")
    assert words.help("D04", "OP-ROPE-04") != words.help("D04", "OP-GW-02")
    assert words.help("D99") == []


# -- the catalogue -------------------------------------------------------------------------------


def test_unknown_languages_are_refused_with_those_at_hand() -> None:
    with pytest.raises(Refusal, match=r"no words in 'tlh'; expected: en or it or es"):
        Words("tlh")


def test_a_missing_sentence_is_an_error_in_tests_and_its_key_in_play() -> None:
    with pytest.raises(MissingWords, match="no-such-thing"):
        Words("en", strict=True).say("no-such-thing")
    assert Words("en").say("no-such-thing") == "no-such-thing"
    assert Words("en", "stay_away").card("moon_boot") == "moon boot"
    assert Words("en", "stay_away").card_text("moon_boot") == ""
    assert Words("en", "stay_away").option(Option("fly", ("to",), (1,)), NAMES) == "fly 1"


def test_a_blank_without_a_value_is_an_error_in_tests() -> None:
    with pytest.raises(MissingWords, match="edge-between"):
        Words("en", strict=True).say("edge-between", one="A")


def test_facts_are_named_by_their_types() -> None:
    words = Words("it", "stay_away")
    types = {
        "player": "seat",
        "to": "seats",
        "card": "id:card",
        "cards": "ids:card",
        "role": "id:role",
        "cause": "id:cause",
        "direction": "direction",
        "edge": "edge",
        "standing": "flag",
        "turns": "number",
        "shown.player": "seat",
        "shown.card": "id:card",
        "dice": "dice",
        "kept": "dice",
    }
    facts = {
        "player": 1,
        "to": [0, 2],
        "card": "axe",
        "cards": ["axe", "infected"],
        "role": "infected",
        "cause": "turn_end",
        "direction": -1,
        "edge": 2,
        "standing": True,
        "turns": 3,
        "shown": [{"player": 0, "card": "axe"}],
        "dice": [6, 1],
        "kept": "61",
        "player_of_another_type": 1,
    }
    assert words.named(facts, types, ["A", "B", "C"], [2, 0, 1]) == {
        "player": "B",
        "to": "A, C",
        "card": words.say("card-axe"),
        "cards": f"{words.say('card-axe')}, {words.say('card-infected')}",
        "role": words.say("role-infected"),
        "cause": words.say("cause-turn_end"),
        "direction": words.say("direction-counterclockwise"),
        "edge": "tra B e C",
        "standing": 1,
        "turns": 3,
        "shown": f"A: {words.say('card-axe')}",
        "dice": "6 1",
        "kept": "6 1",
        "player_of_another_type": 1,
    }


def test_who_sees_more_reads_more() -> None:
    words = Words("en", "stay_away", strict=True)
    facts = {"event": "drew", "player": 1, "cause": "turn", "passed_over": 0}
    assert "Axe" not in words.event(facts, NAMES)
    assert "Axe" in words.event({**facts, "only_you": {"card": "axe"}}, NAMES)
    assert "Axe" in words.event({**facts, "shown": "axe"}, NAMES)
    above = words.event({**facts, "secret": {"1": {"card": "axe"}}}, NAMES)
    assert above.endswith("[Name1: Axe]")


def test_a_claim_in_words() -> None:
    words = Words("en", "stay_away", strict=True)
    facts = {"event": "claimed", "speaker": 0, "claim": "saw", "seat": 2, "card": "axe"}
    assert words.event(facts, NAMES) == "Name0 says: I saw Axe in the hand of Name2"
