"""Every documented command and every benchmark runs, once, in its smallest form.

Only that they run is checked, never how long they take.
"""

import contextlib
import os
import re
import selectors
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import dev
import pytest
from tests.documented import (
    BENCHMARKS,
    NOT_RUN,
    ROOT,
    STATUS,
    begins,
    documented,
    is_of_dev,
    reason_not_to_run,
    smallest,
)

COMMANDS = documented()
RUN = [name for name in COMMANDS if not is_of_dev(name) and not reason_not_to_run(name)]
RECORD = ROOT / "tests" / "recorded" / "stay_away" / "declared_everybody_infected-4.jsonl"


def once(commands: list[str]) -> dict[str, list[str]]:
    """The smallest forms, each once, with the commands that come to it."""
    found: dict[str, list[str]] = {}
    for command in commands:
        found.setdefault(" ".join(smallest(command)), []).append(command)
    return found


SERVERS = [name for name in RUN if name == "whiteout" or begins(name, "whiteout serve")]
FORMS = once([name for name in RUN if name not in SERVERS])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder that looks like the repository, with a record that holds and one that is broken."""
    for name in ("benchmarks", "docs", "src", "tests"):
        (tmp_path / name).symlink_to(ROOT / name)
    shutil.copy(RECORD, tmp_path / "match.jsonl")
    broken = re.sub(r'"(discard|play) \w+', r'"\1 nothing', RECORD.read_text(encoding="utf-8"))
    (tmp_path / "broken.jsonl").write_text(broken, encoding="utf-8")
    return tmp_path


def words_of(command: list[str]) -> list[str]:
    """The command as this Python runs it."""
    if command[0] == "python":
        return [sys.executable, *command[1:]]
    return [sys.executable, "-m", "whiteout", *command[1:]]


def surroundings(folder: Path) -> dict[str, str]:
    """No colours, no browser, and a data folder of its own."""
    return {
        **os.environ,
        "BROWSER": "true",
        "NO_COLOR": "1",
        "WHITEOUT_DATA": str(folder / "data"),
        "WHITEOUT_PORT": "0",
    }


@pytest.mark.parametrize("form", FORMS)
def test_it_runs(form: str, folder: Path) -> None:
    (command, *_) = FORMS[form]
    process = subprocess.Popen(
        words_of(smallest(command)),
        cwd=folder,
        env=surroundings(folder),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        # To the commands that ask: quit, and keep nothing.
        said, _ = process.communicate("q\nn\nn\nq\n", timeout=110)
    finally:
        with contextlib.suppress(ProcessLookupError):  # a benchmark's servers must not outlive it
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == STATUS.get(command, 0), said[-4000:]
    assert said


@pytest.mark.parametrize("command", SERVERS)
def test_it_serves(command: str, folder: Path) -> None:
    """It says where it serves, and ends when it is told to."""
    words = smallest(command)
    for option, value in (("--host", "127.0.0.1"), ("--port", "0"), ("--data", "data")):
        if option in words:
            words[words.index(option) + 1] = value
        elif words[1:] == ["serve"] and option == "--port":
            words += [option, value]
    process = subprocess.Popen(
        words_of(words),
        cwd=folder,
        env=surroundings(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert "http://" in first_words(process)
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)
    finally:
        process.kill()
        process.communicate()
    assert process.returncode in (0, -signal.SIGTERM)


def first_words(process: "subprocess.Popen[str]") -> str:
    """What it says until an address is named, or it ends, or a minute has passed."""
    assert process.stdout is not None
    said = ""
    until = time.monotonic() + 60
    with selectors.DefaultSelector() as waiting:
        waiting.register(process.stdout, selectors.EVENT_READ)
        while "http://" not in said and time.monotonic() < until:
            if waiting.select(timeout=1):
                piece = process.stdout.readline()
                if not piece:
                    break
                said += piece
    return said


@pytest.mark.parametrize("command", [name for name in COMMANDS if is_of_dev(name)])
def test_dev_knows_the_word(command: str) -> None:
    """It makes the environment that these tests run in, so here it only has to know the word."""
    known = re.findall(r"dev\.py +([a-z-]+)", dev.__doc__ or "")
    assert {"test", "compile"} <= set(known)
    assert command == "python dev.py" or command.split()[2] in known


def test_every_benchmark_is_run() -> None:
    for script in BENCHMARKS:
        if "__main__" in script.read_text(encoding="utf-8"):
            module = f"python -m benchmarks.{script.stem}"
            run = [name for name in RUN if begins(name, module) and "--help" not in smallest(name)]
            assert run or module in NOT_RUN, f"{script.name} does not say how it is called"


def test_nothing_is_left_out_that_is_not_documented() -> None:
    for start in NOT_RUN:
        assert any(begins(name, start) for name in COMMANDS), start
