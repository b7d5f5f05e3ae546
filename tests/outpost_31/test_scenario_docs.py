"""docs/scenarios.md: its tables for Outpost 31 are complete and true."""

from __future__ import annotations

import re
from pathlib import Path

from tests.outpost_31.scene import DECISIONS, at_decision, deciders

from whiteout.core.view import FRAME
from whiteout.games.outpost_31.game import GAME
from whiteout.games.outpost_31.scenario.knowledge import STEPS
from whiteout.games.outpost_31.scenario.lines import LINES

WHOLE = (Path(__file__).resolve().parents[2] / "docs" / "scenarios.md").read_text("utf-8")
TEXT = WHOLE.partition("## Outpost 31")[2]


def rows(heading: str) -> list[list[str]]:
    """The rows of the table under this header line, cell by cell."""
    _, _, below = TEXT.partition(f"\n{heading}\n")
    assert below, heading
    found = []
    for line in below.splitlines()[1:]:
        if not line.startswith("|"):
            break
        cells = re.split(r"(?<!\\)\|", line.strip("|"))
        found.append([cell.strip() for cell in cells])
    return found


def names(cell: str) -> list[str]:
    """What a cell sets in code."""
    return re.findall(r"`([^`]+)`", cell)


def test_every_given_word_stands_in_the_table() -> None:
    table = rows("| line | meaning | if left out |")
    listed = {name.split()[0].rstrip(":") for row in table for name in names(row[0])}
    assert listed == {form.head for form in LINES.forms} - {"step"}


def test_every_step_stands_in_the_table() -> None:
    listed = [word for row in rows("| `step` | the match begins |") for word in names(row[0])]
    assert listed == STEPS


def test_every_answer_stands_in_the_table() -> None:
    verbs: dict[str, set[str]] = {}
    for cell, _, answers in rows("| choice | what is decided | answers |"):
        for point in cell.split(", "):
            verbs.setdefault(point, set()).update(word.split()[0] for word in names(answers))
    assert set(verbs) == set(DECISIONS)
    for point in DECISIONS:
        scene = at_decision(point)
        offered = {text.split()[0] for text in scene.options(deciders(point)[0])}
        assert offered <= verbs[point], point


def test_every_field_of_a_view_stands_in_the_table() -> None:
    listed = set()
    for cell, _ in rows("| path of a view | meaning |"):
        stem = ""
        for path in names(cell):
            if not path.startswith("."):
                stem = path.rpartition(".")[0]
            full = stem + path if path.startswith(".") else path
            listed.add(full.replace(".NAME", "").replace(".NUMBER", ""))
    fields = {*GAME.information(), *FRAME}
    parents = {path.rpartition(".")[0] for path in fields}
    assert fields - parents <= listed
    assert listed <= fields


def test_every_event_stands_in_the_table() -> None:
    listed = {
        names(kind)[0]: (names(public), names(secret))
        for kind, public, secret in rows("| event | fields for all | fields for some |")
    }
    assert listed == {kind: (event.public, event.secret) for kind, event in GAME.events().items()}


def test_every_end_stands_in_the_list() -> None:
    _, _, ends = TEXT.partition("The ways a match can end:")
    assert names(ends.partition("\n\n")[0]) == GAME.ends
