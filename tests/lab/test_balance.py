"""Balance: what is counted, what it means, and numbers of the data files varied."""

import html
import math
import re
import subprocess
import sys
import tomllib
from html.parser import HTMLParser
from itertools import combinations_with_replacement
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.kit.frost.game import Frost
from tests.lab.aid import GAMES, game_of, own_bot, timeless

from whiteout.core.chance import SeededChance
from whiteout.core.event import Facts
from whiteout.core.game import Game
from whiteout.core.refusal import Refusal
from whiteout.lab.altered import Changes, change, data_files, open_game, package_of
from whiteout.lab.balance import SUMS, plan, read_vary, survey
from whiteout.lab.engine import make_engine
from whiteout.lab.findings import _effect, findings
from whiteout.lab.report import report

HERE = make_engine("process", 1)
STAY_AWAY = game_of("stay_away")
FLAMETHROWERS = "data.cards.flamethrower.minimum_players"


def found(game: Game, seats: list[int], games: int, bot: str, *vary: str) -> Facts:
    jobs = plan(game, seats, games, 1, bot, {}, read_vary(list(vary)))
    return timeless(findings(survey(jobs, HERE)))


# -- what is counted -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_everything_adds_up(name: str) -> None:
    game = game_of(name)
    facts = found(game, [game.fewest, game.fewest + 1], 12, own_bot(game))
    assert [cell["seats"] for cell in facts["cells"]] == [game.fewest, game.fewest + 1]
    for cell in facts["cells"]:
        assert sum(won["count"] for won in cell["matches_won"].values()) == 12
        assert sum(won["seats"] for won in cell["seats_won"].values()) == 12 * cell["seats"]
        assert sum(cell["ends"].values()) == 12
        assert sum(times for _, _, times in cell["histogram"]) == 12
        assert cell["length"]["min"] <= cell["length"]["p50"] <= cell["length"]["max"]
        for what in ("changes", "eliminations"):
            happened = cell[what]
            assert sum(happened["seats"].values()) == 12
            never = happened["seats"].get("0", 0)
            assert happened["matches"]["count"] >= 12 - never
            counted = sum(times for _, _, times in happened["histogram"])
            assert counted == happened["matches"]["count"]
    decisions = sum(cell["decisions"]["mean"] * 12 for cell in facts["cells"])
    uses = sum(row["per_match"] * 24 for rows in facts["use"].values() for row in rows)
    assert decisions / 2 < uses < decisions * 1.01, "all but those before sides are dealt"
    for rows in facts["use"].values():
        for row in rows:
            assert not any(word.isdecimal() for word in row["thing"].split()), "whom: left out"


def test_a_game_without_sides_turns_or_cards_can_be_measured() -> None:
    """Frost is known to the core alone; nobody changes sides in it, and nobody may not speak."""
    game = Frost()
    facts = found(game, [3, 5], 10, "random")
    assert all(cell["unit"] == "decisions" for cell in facts["cells"])
    assert all(cell["changes"]["first"] is None for cell in facts["cells"])
    assert "Nobody ever changes sides" in report(game, {**facts, "seconds": 0}, "x")


def test_the_allegiance_at_the_moment_counts() -> None:
    """Who burns somebody after being infected has burned for The Thing's side."""
    facts = found(STAY_AWAY, [6], 40, "paranoid")
    things = {name: {row["thing"]: row for row in rows} for name, rows in facts["use"].items()}
    assert "play flamethrower" in things["humans"]
    assert "play flamethrower" in things["the_thing"]
    assert things["nobody"] == {}
    cell = facts["cells"][0]
    assert cell["changes"]["mean"] > 0.5
    assert cell["eliminations"]["mean"] > 0.5
    assert 0 < cell["changes"]["first"]["p50"] <= cell["length"]["max"]


def test_what_names_nothing_is_counted_and_told_with_its_question() -> None:
    """Yes to what? And rooms, powers and ways to end are read by their names."""
    game = game_of("outpost_31")
    facts = found(game, [5], 20, "paranoid")
    things = {row["thing"] for rows in facts["use"].values() for row in rows}
    assert not {"yes", "no", "pass", "decline"} & things
    assert any(thing.startswith("decline @D26 ") and "sab_" in thing for thing in things)
    text = html.unescape(report(game, {**facts, "seconds": 0}, "x"))
    assert "answer “yes” to “somebody proposes somebody as Final Captain. Do you agree?”" in text
    assert "enter Kitchen" in text
    assert "Contagion has reached its height." in text
    assert not re.search(r">[^<]*\b(pw|sab|r)_?\d*_[a-z]", text), "an id"


def test_the_effect_of_a_thing_against_a_computation_by_hand() -> None:
    """Clusters of seats that win together: sums of squares give the same as the matches do."""
    # Seats that took it and how many of them won, seats that did not and how many of these won:
    # first where they win together, then where each wins alone.
    for matches in (
        [(2, 2, 1, 1), (0, 0, 3, 0), (1, 1, 2, 2), (3, 0, 0, 0), (2, 2, 2, 2)] * 12,
        [(2, 1, 1, 0), (0, 0, 3, 2), (1, 1, 2, 1), (3, 2, 0, 0), (2, 0, 2, 2)] * 12,
    ):
        sums = [0] * SUMS
        for match in matches:
            for place, number in enumerate(match):
                sums[1 + place] += number
            products = combinations_with_replacement(match, 2)
            for place, (one, other) in enumerate(products):
                sums[5 + place] += one * other
        all_used, all_unused = sum(m[0] for m in matches), sum(m[2] for m in matches)
        with_it = sum(won for _, won, _, _ in matches) / all_used
        without = sum(won for _, _, _, won in matches) / all_unused
        variance = sum(
            ((won - with_it * used) / all_used - (lone - without * unused) / all_unused) ** 2
            for used, won, unused, lone in matches
        )
        effect = _effect(sums)
        assert effect is not None
        assert effect == pytest.approx((with_it - without, variance))
        assert math.sqrt(variance) < 0.2
    assert _effect([0, 29, 9, 99, 9, *[0] * 10]) is None, "too few"


# -- numbers varied --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_numbers_of_all_data_files_can_be_named(name: str) -> None:
    """Each change is made to one place of one file, and to nothing else."""
    game = game_of(name)
    changed = 0
    for file, text in data_files(package_of(game)).items():
        for table, rows in tomllib.loads(text).items():
            for index in sorted({0, len(rows) // 2, len(rows) - 1}):
                row = rows[index]
                for field, value in row.items():
                    if type(value) is not int or field == next(iter(row)):
                        continue
                    texts = change(game, f"{file}.#{index}.{field}", str(value + 1)).texts
                    ((name, edited),) = texts.items()
                    assert name == f"{file}.toml"
                    wanted = tomllib.loads(text)
                    wanted[table][index][field] = value + 1
                    assert tomllib.loads(edited) == wanted
                    changed += 1
    assert changed


def test_lists_of_numbers_and_rows_by_name() -> None:
    texts = change(STAY_AWAY, "cards.flamethrower.minimum_players", "4+5+6").texts
    rows = tomllib.loads(texts["cards.toml"])["card"]
    assert [row["minimum_players"] for row in rows if row["id"] == "flamethrower"] == [[4, 5, 6]]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("cards.flamethrower", "1"),
        ("nothing.flamethrower.count", "1"),
        ("cards.snowball.minimum_players", "1"),
        ("cards.flamethrower.count", "1"),
        ("cards.flamethrower.kind", "1"),
        ("cards.flamethrower.minimum_players", "many"),
        ("options.infected_delta.minimum", "1+2"),
    ],
)
def test_what_is_no_number_of_the_data_is_refused(key: str, value: str) -> None:
    with pytest.raises(Refusal):
        change(STAY_AWAY, key, value)


def opened_afresh(changes: Changes) -> str:
    """What a fresh process sees: the Flamethrowers of four seats, or why it cannot play."""
    code = (
        "from whiteout.core.chance import SeededChance\n"
        "from whiteout.core.refusal import Refusal\n"
        "from whiteout.lab.altered import Changes, open_game\n"
        "try:\n"
        f"    game = open_game('stay_away', Changes({changes.package!r}, {changes.texts!r}))\n"
        "    p = game.start(4, {}, SeededChance(1), False)\n"
        "    print(game.box(p)['copies']['flamethrower'])\n"
        "except Refusal as refusal:\n"
        "    print(refusal)\n"
    )
    words = [sys.executable, "-c", code]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()


def test_altered_data_are_seen_by_a_fresh_process_alone() -> None:
    changes = change(STAY_AWAY, "cards.flamethrower.minimum_players", "4+4+4+4+4+4+4")
    with pytest.raises(Refusal, match="imported already"):
        open_game("stay_away", changes)
    assert opened_afresh(changes) == "7"
    p = STAY_AWAY.start(4, {}, SeededChance(1), False)
    assert STAY_AWAY.box(p)["copies"]["flamethrower"] == 2


def test_data_that_do_not_fit_the_rules_are_refused() -> None:
    package = package_of(STAY_AWAY)
    text = data_files(package)["cards"].replace('"axe"', '"hatchet"')
    told = opened_afresh(Changes(package, {"cards.toml": text}))
    assert told.startswith("stay_away cannot be played with such data: cards.toml")


def test_a_varied_number_shows() -> None:
    facts = found(
        STAY_AWAY, [6], 40, "paranoid", "turn_limit=3", f"{FLAMETHROWERS}=4,4+4+4+4+4+4+4+4"
    )
    plain, short, few, many = facts["cells"]
    assert short["length"]["max"] <= 4 < plain["length"]["max"]
    assert [cell["value"] for cell in (few, many)] == ["4", "4+4+4+4+4+4+4+4"]
    assert few["eliminations"]["mean"] < many["eliminations"]["mean"]
    limit, burned = facts["sensitivity"]
    assert (limit["key"], burned["key"]) == ("turn_limit", FLAMETHROWERS)
    shift = burned["rows"][1]["shifts"]["humans"]
    assert shift["low"] <= shift["shift"] <= shift["high"]


# -- the report ------------------------------------------------------------------------------------


class Page(HTMLParser):
    """Reads a page strictly enough: tags that are opened are closed, nothing is fetched."""

    VOID = ("meta", "circle", "line", "path", "rect")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.charts: list[str] = []
        self.heads: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        assert not {"src", "href", "xlink:href", "onload", "style"} & set(told)
        assert tag not in ("script", "link", "img", "iframe")
        if told.get("role") == "img":
            self.charts.append(str(told["aria-label"]))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in self.VOID

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h2":
            self.heads.append(data)


def test_the_command_writes_one_file_that_needs_nothing_else(run: Run, tmp_path: Path) -> None:
    words = ["balance", "stay_away", "--seats", "4..5", "--games", "12", "--bots", "random"]
    words += ["--vary", "infected_delta=-2,2", "-o", "report.html"]
    done = run(*words)
    assert done.status == 0, done.err
    assert done.out.startswith("- With 5 seats, 12 matches were won so: Humans ")
    text = (tmp_path / "report.html").read_text("utf-8")
    page = Page()
    page.feed(text)
    assert page.open == []
    assert "url(" not in text
    assert "http" not in text
    assert "prefers-color-scheme: dark" in text
    assert page.heads[:5] == [
        "In short", "Who wins", "How long it takes", "Changing sides", "Eliminations"
    ]  # fmt: skip
    assert "What infected_delta does" in page.heads
    assert len(page.charts) == len(set(page.charts)) >= 8
    assert "--vary infected_delta=-2,2" in text
    run(*words)
    assert (tmp_path / "report.html").read_text("utf-8") == text, "the seed decides every byte"


def test_the_command_prints_data(run: Run) -> None:
    words = ["balance", "stay_away", "--seats", "4", "--games", "6", "--bots", "random", "--json"]
    facts = run(*words).data()
    assert timeless(run(*words, "--workers", "2").data()) == timeless(facts)
    for bad in (
        ["--seats", "3"],
        ["--seats", "x"],
        ["--seats", "6..5"],
        ["--vary", "x"],
        ["--resume"],
    ):
        assert run(*words, *bad).status == 2, bad
    assert run(*words, "--vary", "no_such_option=1").status == 2
