"""docs/scenarios.md: its example runs, and its tables are complete and true."""

from __future__ import annotations

import re
from pathlib import Path

from tests.stay_away.files import play

from whiteout.core.view import FRAME
from whiteout.games.stay_away.game import GAME
from whiteout.games.stay_away.scenario.lines import LINES

GIVEN = "| line | meaning | if left out |"
TEXT = (Path(__file__).resolve().parents[2] / "docs" / "scenarios.md").read_text("utf-8")
TEXT = TEXT.partition("## Outpost 31")[0]


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


def test_the_example_runs() -> None:
    (example,) = re.findall(r"^```scenario\n(.*?)^```", TEXT, flags=re.MULTILINE | re.DOTALL)
    player = play(example)
    assert len(player.match.moves) == 3


def test_every_event_stands_in_the_table() -> None:
    listed = {
        names(kind)[0]: (names(public), names(secret))
        for kind, public, secret in rows("| event | fields for all | fields for some |")
    }
    assert listed == {kind: (event.public, event.secret) for kind, event in GAME.events().items()}


def test_every_field_of_a_view_stands_in_the_table() -> None:
    listed = set()
    for cell, _ in rows("| path of a view | meaning |"):
        stem = ""
        for path in names(cell):
            if not path.startswith("."):
                stem = path.rpartition(".")[0]
            full = stem + path if path.startswith(".") else path
            listed.add(full.replace(".NAME", ""))
    fields = {*GAME.information(), *FRAME}
    parents = {path.rpartition(".")[0] for path in fields}
    assert fields - parents <= listed


def test_every_end_stands_in_the_list() -> None:
    _, _, ends = TEXT.partition("The ways a match can end:")
    assert names(ends) == GAME.ends


def test_every_given_word_stands_in_the_table() -> None:
    listed = {name.split()[0].rstrip(":") for row in rows(GIVEN) for name in names(row[0])}
    assert listed == {form.head for form in LINES.forms}
