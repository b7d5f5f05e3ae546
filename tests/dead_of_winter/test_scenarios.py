"""Every scenario of Dead of Winter: the worked examples of its specification, every Crossroads
card, crisis, objective, item kind and survivor ability."""

from pathlib import Path

import pytest

from whiteout.core import scenario
from whiteout.games.dead_of_winter.game import GAME
from whiteout.games.dead_of_winter.tables import (
    CRISIS_IDS,
    CROSSROADS_IDS,
    EXILED_IDS,
    ITEM_IDS,
    OBJECTIVE_IDS,
    SECRET_IDS,
    SURVIVOR_IDS,
)

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.scenario"))
NAMES = {path.stem for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    scenario.run(path.read_text("utf-8"), GAME)


def test_every_card_and_ability_has_a_scenario() -> None:
    wanted = {name.lower() for name in [*CROSSROADS_IDS, *CRISIS_IDS]}
    wanted |= {f"item_{name}" for name in ITEM_IDS}
    wanted |= {f"ability_{name}" for name in SURVIVOR_IDS}
    wanted |= {f"secret_{name.lower()}_met" for name in SECRET_IDS}
    wanted |= {
        f"exiled_{name.lower()}_{side}" for name in EXILED_IDS for side in ("loyal", "betrayer")
    }
    assert wanted - NAMES == set()
    for objective in OBJECTIVE_IDS:
        assert any(name.startswith(objective.lower()) for name in NAMES), objective
