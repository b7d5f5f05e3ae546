"""docs/designers.md is a worked example: its commands are run here, with fewer matches."""

import re
import shlex
from pathlib import Path

import pytest
from tests.cli.conftest import ROOT, Run
from tests.lab.aid import need

PAGE = (ROOT / "docs" / "designers.md").read_text("utf-8")
COMMANDS = re.findall(r"^    \$ whiteout (.+)$", PAGE, re.MULTILINE)
FEW = 8
"""Matches where the page plays thousands; what it shows of the result is checked by its shape."""


def shapes(text: str) -> list[str]:
    """Lines without their numbers, and without the names of what was clear."""
    return [re.sub(r"[\d.,%]+", "#", line).strip() for line in text.splitlines() if line.strip()]


def shown_after(command: str) -> str:
    """What the page shows below a command."""
    _, _, rest = PAGE.partition(f"    $ whiteout {command}\n")
    lines = []
    for line in rest.splitlines():
        if not line.startswith("    ") or line.startswith("    $"):
            break
        lines.append(line)
    return "\n".join(lines)


@need("openskill", "pyarrow", "duckdb")
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_page(run: Run, command: str, tmp_path: Path) -> None:
    words = shlex.split(re.sub(r"--games \d+", f"--games {FEW}", command))
    done = run(*words)
    assert done.status == 0, done.err
    told = shapes(done.out)
    for line in shapes(shown_after(command))[:2]:
        if line != "...":
            assert line.split("#")[0] in " ".join(told), line
    if "-o" in words:
        assert (tmp_path / words[words.index("-o") + 1]).exists()


def test_the_page_asks_every_command_of_the_laboratory() -> None:
    assert {command.split()[0] for command in COMMANDS} == {"balance", "tournament"}
    assert len(COMMANDS) >= 4
