"""Every scenario file is a test: given, when, then."""

from pathlib import Path

import pytest

from whiteout.core import scenario
from whiteout.games.registry import find_game

FILES = sorted(Path(__file__).parent.glob("scenarios/*/*.scenario"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    text = path.read_text("utf-8")
    game = find_game(scenario.parse(text).game)
    scenario.run(text, game)
