"""The commands of the documentation and of the benchmarks' own descriptions, and how small they can
be made: each is run once in CI (tests/test_documented.py), and a new one is found by itself.
"""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Final

from typer.main import get_command

from whiteout.cli.app import app

ROOT: Final = Path(__file__).resolve().parent.parent
PAGES: Final = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/*.md"))]
BENCHMARKS: Final = sorted(ROOT.glob("benchmarks/*.py"))

_PROGRAM: Final = r"(?:PYTHONPATH=\S+ )?(?:\.venv/bin/)?(?:whiteout|python3?|pytest|mutmut)"
_BLOCK: Final = re.compile(rf"^    (?:\$ )?({_PROGRAM}(?: .*)?)$", re.MULTILINE)
_INLINE: Final = re.compile(rf"`({_PROGRAM}(?: [^`]*)?)`")
_PLACEHOLDER: Final = re.compile(r"\b[A-Z]{1,}\b(?![-_=\w])|<\w+>|\.\.\.$")

SMALL: Final = {
    "--games": "2",
    "--pairs": "1",
    "--rounds": "1",
    "--runs": "1",
    "--seconds": "0.1",
    "--workers": "1",
}
"""What the counts of a command become wherever they stand."""

ADDED: Final = {
    "whiteout balance": "--games 2",
    "whiteout bench": "--seconds 0.05",
    "benchmarks.determinize": "--positions 2 --draws 2",
    "benchmarks.environments": "--rounds 1 --seconds 0.1",
    "benchmarks.fit_deeds": "--matches 3 --dry",
    "benchmarks.fit_outlook": "--matches 3 --dry",
    "benchmarks.load": "--tables 2 --seats 4 --idle 1 --ramp 0 --most 2 --every 0.2 --seconds 1"
    " --nice 0 --quiet 99 --tries 1",
    "benchmarks.load_start": "--runs 1 --nice 0",
    "benchmarks.peers": "--rounds 1 --seconds 0.1",
    "benchmarks.speed": "--seconds 0.1",
    "benchmarks.strategist": "--pairs 1 --seats 4 --bot strategist:1ms",
    "benchmarks.win_tables": "--games 2 --seats 4 --dry",
    "whiteout.contract": "--matches 3 --watched 1 --option turn_limit=25",
}
"""What else makes a command small, or keeps it from changing a file of the repository."""

NOT_RUN: Final = {
    "mutmut": "takes hours",
    "pytest": "is what runs this",
    "python hatch_build.py": "is a check of its own: dev.py compiles beside the tests",
    "python -X": "an option of Python",
    "python -m tests.browser.shots": "takes pictures with a browser, for a person to look at",
    "python -m tests.make_golden": "writes files; tests/test_golden.py compares the same",
    "python -m tests.make_records": "writes files; tests/test_recorded.py compares the same",
    "python -m whiteout.lab.written_view": "writes files; tests/test_written_view.py compares",
    "python -m whiteout.lab.written_copy": "writes files; tests/test_written_copy.py compares",
    "python -m whiteout.lab.written_codes": "writes files; tests/test_written_codes.py compares",
    "python -m benchmarks.load_driver": "is started by benchmarks.load",
    "python -m benchmarks.load --processes": "needs PostgreSQL; test_cluster.py starts one",
    "whiteout backup": "needs tables to keep; tests/server/test_keeping.py runs it",
    "whiteout restore": "needs a backup; tests/server/test_keeping.py runs it",
    "whiteout tables": "needs tables to look at; tests/server/test_keeping.py runs it",
    "whiteout serve --database": "needs PostgreSQL; tests/server/test_stores.py starts one",
    "whiteout serve --workers": "needs PostgreSQL; tests/server/test_cluster.py starts one",
}
"""Commands, by their first words, that are not run here, and why."""

STATUS: Final = {"whiteout verify broken.jsonl": 1}
"""Exit statuses other than 0 that the documentation promises."""


def documented() -> dict[str, str]:
    """Every command, with the place where it was found first."""
    found: dict[str, str] = {}
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for command in [*_BLOCK.findall(text), *_INLINE.findall(text)]:
            found.setdefault(tidied(command), page.name)
    for script in BENCHMARKS:
        text = script.read_text(encoding="utf-8").split('"""')[1]
        for command in _BLOCK.findall(text):
            found.setdefault(tidied(command), f"benchmarks/{script.name}")
    return found


def tidied(command: str) -> str:
    """Without comments, redirections, optional words and the choice of a build or interpreter."""
    command = re.sub(r"\s+#.*$|\s>\s.*$|\s*\[[^\]]*\]", "", command)
    command = " ".join(command.split())
    command = re.sub(r"^PYTHONPATH=\S+ ", "", command)
    command = re.sub(r"^(\.venv/bin/)?python3? ", "python ", command)
    command = re.sub(r"^python benchmarks/(\w+)\.py", r"python -m benchmarks.\1", command)
    if command.startswith("python -m "):
        command = re.sub(r" (GAME|<id>)( |$)", r" stay_away\2", command)
        command = re.sub(r"(--[a-z]+) [A-Z]( |$)", r"\1 4\2", command)
    return command


def reason_not_to_run(command: str) -> str:
    """Why a command is not run here; empty when it is."""
    return next((why for start, why in NOT_RUN.items() if begins(command, start)), "")


def begins(command: str, start: str) -> bool:
    """Whether a command begins with these words."""
    return f"{command} ".startswith(f"{start} ")


def is_of_dev(command: str) -> bool:
    """Whether a command belongs to dev.py, which makes the environment that this runs in."""
    return begins(command, "python dev.py")


def is_synopsis(command: str) -> bool:
    """Whether a command names what is to be filled in, or is only named where it needs more."""
    words = command.split()
    if words[0] == "whiteout" and len(words) == 2:
        known = getattr(get_command(app), "commands", {}).get(words[1])
        return known is not None and any(param.required for param in known.params)
    return bool(_PLACEHOLDER.search(command))


def smallest(command: str) -> list[str]:
    """The words of the command in its smallest form; a synopsis only asks for help."""
    words = shlex.split(command)
    if is_synopsis(command):
        head = 3 if words[0] == "python" else 2
        return [*words[:head], "--help"]
    known = " ".join(words[:2]) if words[0] == "whiteout" else words[2]
    extra = shlex.split(ADDED.get(known, ""))
    for word in extra:
        if word.startswith("--") and word in words:
            at = words.index(word)
            del words[at : at + 1 + (at + 1 < len(words) and not words[at + 1].startswith("--"))]
    words += extra
    for at, word in enumerate(words[:-1]):
        if word in SMALL and word not in extra:
            words[at + 1] = SMALL[word]
        elif word == "--seats":
            words[at + 1] = re.split(r"\.\.|,|-", words[at + 1])[0]
    return words
