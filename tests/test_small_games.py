"""The two small games follow CONTRIBUTING.md to the letter, and so do ours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.kit.frost.game import GAME as FROST
from tests.kit.position_text import arranged, check, walk
from tests.kit.thaw.game import GAME as THAW
from tests.market import Market, MarketPosition
from tests.test_words import catalogues

from whiteout.core.chance import SeededChance
from whiteout.core.game import Game
from whiteout.core.option import PASS
from whiteout.core.refusal import BrokenScenario
from whiteout.core.scenario import lines_of, run
from whiteout.core.settings import CHOICE, NUMBER_OR_WORD
from whiteout.core.view import view
from whiteout.games.registry import find_game, game_ids
from whiteout.words import LANGUAGES, Words

ROOT = Path(__file__).resolve().parents[1]
SMALL: list[Game] = [FROST, THAW]
PLACES = {
    **{game.id: ROOT / "tests" / "kit" / game.id for game in SMALL},
    **{name: ROOT / "src" / "whiteout" / "games" / name for name in game_ids()},
}
WRITTEN = {
    "__init__.py",
    "__pycache__",
    "written_codes.py",
    "written_copy.py",
    "written_view.py",
}
"""What stands in a game's folder without being written by its author."""


def rows() -> set[str]:
    """The files and folders of a game that CONTRIBUTING.md names."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    table = text.partition("## A game's folder")[2].partition("\n\nA folder with")[0]
    lines = [line for line in table.splitlines() if line.startswith("| `")][1:]
    return {name for line in lines for name in re.findall(r"`(\w+(?:\.py|/))`", line)}


def test_the_table_is_read() -> None:
    assert {"game.py", "facts.py", "rules/", "words/", "learn/"} <= rows()


@pytest.mark.parametrize("name", PLACES)
def test_a_folder_holds_what_contributing_names(name: str) -> None:
    """A folder with one file may be that file; nothing else is there."""
    named = rows()
    allowed = named | {place.rstrip("/") for place in named if place.endswith("/")}
    allowed |= {place.rstrip("/") + ".py" for place in named if place.endswith("/")}
    found = {path.name for path in PLACES[name].iterdir()} - WRITTEN
    assert found <= allowed
    assert {"game.py", "position.py", "facts.py", "options.py", "words"} <= found


@pytest.mark.parametrize("game", SMALL, ids=lambda game: str(game.id))
def test_small_games_have_all_their_words(game: Game) -> None:
    found = catalogues(type(game).__module__.rpartition(".")[0])
    assert list(found) == list(LANGUAGES)
    for lang in LANGUAGES:
        assert found[lang] == found["en"]
        words = Words(lang, game, strict=True)
        keys = [f"event-{kind}" for kind in game.events() if kind != "claimed"]
        keys += [f"claim-{claim.key}" for claim in game.claims()]
        keys += [f"side-{side}" for side in game.allegiances]
        keys += [f"end-{reason}" for reason in game.ends]
        keys += [f"option-{option.verb}" for option in game.alphabet()]
        keys += [f"setting-{setting.key}" for setting in game.settings()]
        for setting in game.settings():
            if setting.kind == NUMBER_OR_WORD or setting.kind == CHOICE:
                keys += [f"setting-{setting.key}-{choice}" for choice in setting.choices]
        for key in ["game-title", "game-line", *keys]:
            assert words.has(key), key


@pytest.mark.parametrize("game", SMALL, ids=lambda game: str(game.id))
def test_small_games_cite_rules_that_they_state(game: Game) -> None:
    """Every rule and decision point named in the code stands in the text at its head."""
    folder = PLACES[game.id]
    spec = (folder / "__init__.py").read_text("utf-8")
    stated = set(re.findall(r"^- ([A-Z]{2}(?:-[A-Z]+)?-\d+)", spec, re.MULTILINE))
    assert stated
    for file in folder.glob("*.py"):
        cited = set(re.findall(r"\b(?:FR|TH)(?:-[A-Z]+)?-\d+\b", file.read_text("utf-8")))
        assert cited <= stated, file.name


def test_positions_of_frost_have_a_text() -> None:
    """What is written arranges the same position again, at every choice of whole matches."""
    seen = [check(FROST, p, {}) for seed in range(4) for p in walk(FROST, 4, {}, seed, "random")]
    assert seen.count(True) == 12, "three rounds a match; in the middle of a round there is no text"


def test_a_scenario_of_frost() -> None:
    """FR-02, FR-03, and what every seat was told."""
    run(
        """
        game: frost
        seats: A B C
        given
          standing A C
          hand A: 7 20
          ash: 1 2 3
          pile: 11 12
        when
          A give 7
        then
          choice D-01 C
          view A chosen = give 7
          view C chosen is absent
          view above pile.numbers has 23
          view A players.B.numbers = 0
        """.replace("\n        ", "\n"),
        FROST,
    )


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("hand A: 7 7", "no 7 is left in the box"),
        ("hand A: 7", "A has 1 numbers"),
        ("hand A: 30 1", "there is no number '30'"),
        ("standing A", "the match has ended"),
        ("pile only: 1 2", "the pile would run out"),
        ("snow A", "'snow A' is not understood"),
    ],
)
def test_what_cannot_be_in_frost_is_refused(line: str, wrong: str) -> None:
    with pytest.raises(BrokenScenario, match=re.escape(f"line 4: {wrong}")):
        run(f"game: frost\nseats: A B C\ngiven\n  {line}\n", FROST)


def test_a_moment_of_frost_from_a_seat() -> None:
    """A seat writes down what it knows and nothing else."""
    p = FROST.start(3, {}, SeededChance(1), True)
    names = ["A", "B", "C"]
    known = FROST.describe(view(FROST, p, 1), names, {})
    assert known is not None
    own = " ".join(str(number) for number in sorted(p.hands[1]))
    assert known.given == ["standing A B C", f"hand B: {own}"]
    p.apply(1, p.options(1)[0])
    known = FROST.describe(view(FROST, p, 1), names, {})
    assert known is not None
    assert known.when == [f"B give {min(p.hands[1])}"]
    assert FROST.describe(view(FROST, p, 0), names, {}) is None, "B has given what A cannot know"


def test_ours_are_all_looked_at() -> None:
    assert {find_game(name).id for name in game_ids()} < set(PLACES)


def test_an_absent_seat_passes_in_an_open_choice() -> None:
    """The core's own default: acting for somebody else could harm them."""
    p = Market().start(3, {}, SeededChance(1), False)
    assert isinstance(p, MarketPosition)
    for seat in range(3):
        assert [Market().default(p, seat, SeededChance(seed)) for seed in range(9)] == [PASS] * 9
    for seat in (0, 0, 1, 2):
        p.apply(seat, p.options(seat)[0])
    found = {Market().default(p, 0, SeededChance(seed)).text for seed in range(9)}
    assert found == {"pass", "keep"}, "an ordinary choice that happens to have a pass"


def test_an_empty_deck_is_said_too() -> None:
    """Else the rest would lie in it when the text is read again."""
    lines = ["standing A B", "hand A: 1 2", "hand B: 3 4", "pile only: 5 6 7"]
    ash = "ash: 0 " + " ".join(str(number) for number in range(8, 30))
    p = arranged(FROST, lines, 2, {})
    assert lines_of(FROST, p, ["A", "B"], {}) == [*lines[:3], ash, lines[3]]
    stay_away = find_game("stay_away")
    p = arranged(stay_away, ["deck only:", "step act"], 4, {})
    said = lines_of(stay_away, p, ["A", "B", "C", "D"], {})
    assert said is not None
    assert "deck only:" in said
    assert check(stay_away, p, {})
