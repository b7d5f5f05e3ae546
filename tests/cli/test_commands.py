"""The other commands: games, simulate, scenario, bench, and what all commands have in common."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import ROOT, Run

from whiteout import __version__
from whiteout.games.registry import find_game

TALKING = ["terminal", "play", "serve"]
LABORATORY = ["simulate", "tournament", "balance", "dataset"]
PRINTING = ["games", "replay", "verify", "scenario", "rules", "bench", *LABORATORY]
COMMANDS = TALKING + PRINTING


# -- all of them ---------------------------------------------------------------------------------


def test_help_lists_every_command(run: Run) -> None:
    done = run("--help")
    assert done.status == 0
    for name in COMMANDS:
        assert f"\n  {name} " in done.out
    assert "..." not in done.out.split("Commands:")[1]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(run: Run, name: str) -> None:
    done = run(name, "--help")
    assert done.status == 0
    assert f"Example: whiteout {name}" in " ".join(done.out.split())


@pytest.mark.parametrize("name", PRINTING)
def test_every_command_that_prints_data_has_json(run: Run, name: str) -> None:
    assert "--json" in run(name, "--help").out


def test_unknown_words_are_refused(run: Run) -> None:
    for words in (["fly"], ["games", "--fly"], ["simulate"], ["verify"]):
        done = run(*words)
        assert done.status == 2
        assert "Error" in done.err


def test_version(run: Run) -> None:
    assert run("--version").out == f"whiteout {__version__}\n"


def test_help_loads_nothing_heavy() -> None:
    """What makes a command line slow to answer is what it imports."""
    code = "import sys, whiteout.cli.app; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    heavy = ("rich", "fluent", "babel", "asyncio", "multiprocessing", "concurrent.futures")
    ours = ("whiteout.games", "whiteout.bots", "whiteout.words", "whiteout.lab")
    assert [name for name in loaded if name.startswith(heavy + ours)] == []


def test_the_module_is_the_command() -> None:
    words = [sys.executable, "-m", "whiteout", "play", "chess"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("whiteout: there is no game 'chess'\nexpected: ")


def test_terminals_without_unicode_and_bytes_that_are_no_text() -> None:
    words = ["play", "stay_away", "--seats", "4", "--seed", "3", "--lang", "es"]
    done = subprocess.run(
        [sys.executable, "-m", "whiteout", *words],
        input=b"\xff\xfe\n\xc3\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "COLUMNS": "80"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.isascii()
    assert b"> Ada" in done.stdout or b"####" in done.stdout  # drawn without symbols
    assert done.stdout.count(b"no es una opci?n") == 2


# -- games ---------------------------------------------------------------------------------------


def test_games_lists_every_option_with_its_meaning(run: Run) -> None:
    done = run("games", "--lang", "it")
    for setting in find_game("stay_away").settings():
        assert f"\n{setting.key} = " in done.out
    assert "La Cosa" in done.out


def test_games_as_data(run: Run) -> None:
    games = {facts["game"]: facts for facts in run("games", "--json").data()}
    facts = games["stay_away"]
    assert (facts["fewest"], facts["most"]) == (4, 12)
    assert "random" in facts["bots"]
    options = {option["key"]: option for option in facts["options"]}
    assert options["quarantine_turns"]["default"] == 3
    assert set(options["after_move"]["choices"]) == {"player", "seat"}
    assert all(option["about"].endswith((".", "offered", "given")) for option in options.values())


# -- simulate ------------------------------------------------------------------------------------


def test_simulate_as_data(run: Run) -> None:
    words = ("simulate", "stay_away", "--seats", "4", "--games", "20", "--seed", "7", "--json")
    facts = run(*words, "--option", "turn_limit=9").data()
    promised = {"game", "seats", "games", "decisions", "decisions_per_s", "games_per_s", "wins"}
    assert promised | {"ends", "seed", "bots", "options", "lengths", "intervals"} <= set(facts)
    assert facts["game"] == "stay_away"
    assert (facts["seats"], facts["games"], facts["seed"]) == (4, 20, 7)
    assert facts["options"] == {"turn_limit": 9}
    assert facts["bots"] == ["random"] * 4
    assert sum(facts["wins"].values()) == sum(facts["ends"].values()) == 20
    assert facts["ends"]["turn_limit"] > 0
    assert facts["lengths"]["turns"]["max"] <= 10


def test_simulate_as_a_table(run: Run) -> None:
    done = run("simulate", "stay_away", "--seats", "4", "--games", "20")
    for part in ("20 matches, 4 seats", "Humans", "95 % interval", "decisions/s", "median"):
        assert part in done.out


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["--games", "0"], "0 games cannot be played"),
        (["--workers", "0"], "0 workers cannot play"),
        (["--seats", "13"], "cannot be played by 13"),
        (["--bots", "random,random"], "2 bots for 6 seats"),
        (["--bots", "nobody"], "there is no bot 'nobody'"),
        (["--option", "first_player=9"], "option first_player cannot be 9"),
    ],
)
def test_simulations_that_cannot_be_had(run: Run, words: list[str], wrong: str) -> None:
    done = run("simulate", "stay_away", *words)
    assert done.status == 2
    assert wrong in done.err


# -- scenario ------------------------------------------------------------------------------------


def test_a_scenario_that_holds(run: Run, scenario: Path) -> None:
    done = run("scenario", str(scenario))
    assert done.status == 0
    assert "pass  " in done.out
    assert "1 of 1 pass" in done.out


def test_a_scenario_that_does_not_hold(run: Run, scenario: Path) -> None:
    text = scenario.read_text("utf-8")
    bad = scenario.with_name("bad.scenario")
    bad.write_text(text.replace("discard axe", "discard whiskey"), encoding="utf-8")
    done = run("scenario", str(scenario.parent))
    assert done.status == 1
    assert "FAIL  " in done.out
    assert "line 13: hand is " in done.out
    assert "1 of 2 pass" in done.out
    results = run("scenario", str(scenario.parent), "--json").data()
    assert [result["passed"] for result in results] == [False, True]
    assert results[1]["rules"] == ["SA-FLOW-03"]


def test_scenarios_of_unknown_games_and_empty_folders(run: Run, scenario: Path) -> None:
    text = scenario.read_text("utf-8").replace("game: stay_away", "game: chess")
    scenario.write_text(text, encoding="utf-8")
    done = run("scenario", str(scenario))
    assert done.status == 1
    assert "there is no game 'chess'" in done.out
    (scenario.parent / "empty").mkdir()
    assert run("scenario", "empty").status == 2
    assert run("scenario", "none.scenario").status == 2


# -- bench ---------------------------------------------------------------------------------------


def test_bench_measures(run: Run) -> None:
    facts = run("bench", "--seconds", "0.05", "--json").data()
    assert facts["decisions_per_s"] > 1000
    for name in ("setup_us", "clone_us", "view_us", "encode_us"):
        assert 0 < facts[name] < 100_000
    assert facts["clone_us"] < facts["setup_us"]
    assert "decisions/s" in run("bench", "--seconds", "0.05").out


def test_the_checkout_is_where_the_tests_think() -> None:
    assert (ROOT / "docs" / "rules" / "stay_away.md").is_file()
