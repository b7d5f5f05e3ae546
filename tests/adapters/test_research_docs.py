"""What the page for researchers promises: its programs run, and the example learns."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from examples import train_small_policy
from tests.adapters.aid import GAMES

from whiteout.adapters import extra
from whiteout.adapters.__main__ import main
from whiteout.core.refusal import BadSetting
from whiteout.games.registry import find_game

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "researchers.md").read_text("utf-8")
PROGRAMS = re.findall(r"^```python\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("number", range(len(PROGRAMS)))
def test_the_programs_of_the_page_run(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    program = PROGRAMS[number].replace("GAMES = 400", "GAMES = 8")
    exec(compile(program, f"docs/researchers.md, program {number}", "exec"), {"__name__": "page"})
    assert capsys.readouterr().out or "agent_iter" in program


def test_the_worked_example_prints_what_the_page_says_in_form() -> None:
    lines = [line for line in PAGE.splitlines() if line.startswith("    from turn")]
    assert len(lines) == 3
    for line in lines:
        assert re.fullmatch(r"    from turn \d+: wins [\d.]+%, [+-][\d.]+% ± [\d.]+%", line)


def test_a_policy_trained_for_a_moment_beats_random() -> None:
    """The example itself takes two minutes; a hundred or two of matches are enough to be ahead."""
    trained, chance = train_small_policy.main(["--matches", "160", "--games", "60"])
    assert trained > chance


@pytest.mark.parametrize("name", GAMES)
def test_the_layout_can_be_printed(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name]) == 0
    out = capsys.readouterr().out
    for line in re.findall(r"^    (\d+ +\d+  .*)$", PAGE, flags=re.MULTILINE):
        assert line in out or name != "stay_away"
    assert main([name, "--actions"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(find_game(name).alphabet())


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["snow"]) == 2
    assert "there is no game" in capsys.readouterr().err


def test_a_missing_library_is_named_with_how_to_get_it() -> None:
    with pytest.raises(BadSetting, match=r"whiteout\[research\]"):
        extra.need("no_such_library")
