"""The worked examples of the specification as scenarios: given, when, then."""

from pathlib import Path

import pytest

from whiteout.core import scenario
from whiteout.games.who_goes_there.game import GAME

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.scenario"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_worked_example(path: Path) -> None:
    scenario.run(path.read_text("utf-8"), GAME)
