"""Scenario files of Outpost 31 as texts: played, or refused with the line that is wrong."""

from __future__ import annotations

import re
from textwrap import dedent

import pytest

from whiteout.core import scenario
from whiteout.core.refusal import BrokenScenario
from whiteout.core.scenario import Player
from whiteout.games.outpost_31.game import GAME


def play(text: str) -> Player:
    """Run a scenario of Outpost 31."""
    return scenario.run(dedent(text), GAME)


def assert_refused(text: str, reason: str, expected: str = "") -> None:
    """The scenario is refused with the number of its marked line, and says why."""
    with pytest.raises(BrokenScenario) as refused:
        play(text)
    (here,) = [number for number, line in enumerate(text.splitlines(), start=1) if "# here" in line]
    found = re.fullmatch(r"line (\d+): (.*)", refused.value.wrong, flags=re.DOTALL)
    assert found, refused.value.wrong
    assert int(found[1]) == here, refused.value.wrong
    assert reason in found[2]
    assert expected in refused.value.expected
    assert refused.value.expected
