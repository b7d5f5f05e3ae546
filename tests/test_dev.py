"""The one command of the repository: what it installs, and when."""

import os
import sys
import time
from pathlib import Path

import dev
import pytest


class Steps:
    """Stands in for pip and venv: notes what was to be done and leaves a Python."""

    def __init__(self, python: Path) -> None:
        self.python = python
        self.done: list[str] = []

    def __call__(self, command: list[str], **env: str) -> None:
        if "venv" in command:
            for old in self.python.parent.glob("*"):
                old.unlink()
            self.python.parent.mkdir(parents=True, exist_ok=True)
            self.python.touch()
        self.done.append(command[-1] if command[-1] != str(self.python.parent) else "venv")


@pytest.fixture
def steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Steps:
    """A repository with locks and nothing installed."""
    for name in (
        dev.PLAY_LOCK,
        dev.TOOLS_LOCK,
        "requirements-lab.lock",
        *dev.BUILD_FILES,
    ):
        (tmp_path / name).write_text(name, encoding="utf-8")
    steps = Steps(tmp_path / ".venv" / "python")
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(dev, "PYTHON", steps.python)
    monkeypatch.setattr(dev, "must", steps)
    return steps


def change(name: str) -> None:
    (dev.ROOT / name).write_text("other", encoding="utf-8")


def test_a_player_gets_what_playing_needs(steps: Steps) -> None:
    dev.bootstrap(tools=False)
    assert steps.done == ["venv", dev.PLAY_LOCK, "."]
    dev.bootstrap(tools=False)
    assert len(steps.done) == 3, "nothing has changed, so nothing is done"


def test_the_tools_are_added_once(steps: Steps) -> None:
    dev.bootstrap(tools=False)
    steps.done.clear()
    dev.bootstrap(tools=True)
    dev.bootstrap(tools=True)
    dev.bootstrap(tools=False)
    assert steps.done == [dev.TOOLS_LOCK]


def test_a_bare_machine_can_begin_with_the_tests(steps: Steps) -> None:
    dev.bootstrap(tools=True)
    assert steps.done == ["venv", dev.PLAY_LOCK, dev.TOOLS_LOCK, "."]


def test_a_new_lock_of_players_makes_everything_anew(steps: Steps) -> None:
    dev.bootstrap(tools=True)
    dev.set_up("lab")
    steps.done.clear()
    change(dev.PLAY_LOCK)
    dev.bootstrap(tools=True)
    dev.set_up("lab")
    assert steps.done == [
        "venv",
        dev.PLAY_LOCK,
        dev.TOOLS_LOCK,
        ".",
        "requirements-lab.lock",
    ]


def test_new_tools_replace_the_old_ones_when_they_are_needed(steps: Steps) -> None:
    """What the old lock named and the new one does not must not stay."""
    dev.bootstrap(tools=True)
    steps.done.clear()
    change(dev.TOOLS_LOCK)
    dev.bootstrap(tools=False)
    assert steps.done == [], "a player has no use for the tools"
    dev.bootstrap(tools=True)
    assert steps.done == ["venv", dev.PLAY_LOCK, dev.TOOLS_LOCK, "."]


def test_a_changed_project_is_installed_again(steps: Steps) -> None:
    dev.bootstrap(tools=False)
    steps.done.clear()
    change("pyproject.toml")
    dev.bootstrap(tools=False)
    assert steps.done == ["."]


def test_a_step_that_fails_is_done_again(steps: Steps, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(command: list[str], **env: str) -> None:
        steps(command)
        if command[-1] == dev.TOOLS_LOCK:
            raise SystemExit("no network")

    monkeypatch.setattr(dev, "must", fail)
    with pytest.raises(SystemExit, match="no network"):
        dev.bootstrap(tools=True)
    monkeypatch.setattr(dev, "must", steps)
    steps.done.clear()
    dev.bootstrap(tools=True)
    assert steps.done == [dev.TOOLS_LOCK, "."]


@pytest.mark.parametrize(
    ("words", "tools"),
    [
        ([], False),
        (["serve", "--host", "0.0.0.0"], False),
        (["lab-setup"], False),
        (["push-setup"], False),
        (["test"], True),
        (["test", "-k", "broken"], True),
        (["compile"], True),
        (["bench-setup"], True),
    ],
)
def test_who_needs_the_tools(
    words: list[str], tools: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Stop(Exception):
        pass

    asked = []

    def bootstrap(tools: bool) -> None:
        asked.append(tools)
        raise Stop

    monkeypatch.setattr(dev, "bootstrap", bootstrap)
    with pytest.raises(Stop):
        dev.main(words)
    assert asked == [tools]


def test_a_check_that_hangs_is_ended(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """With all that it has started, even where that ignores every polite signal."""
    monkeypatch.setattr(dev, "LONGEST_CHECK", 0.5)
    forks = "trap '' TERM INT; echo child $$; sleep 60 & echo child $!; wait"
    begun = time.monotonic()
    status = dev.check("slow", ["bash", "-c", forks], dict(os.environ))
    assert status == dev.TOO_LONG
    assert time.monotonic() - begun < 30
    told = capfd.readouterr()
    assert "not done after 0.5 s" in told.err
    children = [int(line.split()[1]) for line in told.out.splitlines()]
    assert len(children) == 2
    end = time.monotonic() + 10  # a kill is not instant
    while any(is_running(child) for child in children):
        assert time.monotonic() < end, "a child of the check lives on"
        time.sleep(0.01)


LATE = """from pathlib import Path

def test_late() -> None:
    seen = Path(__file__).with_name("seen")
    first, _ = not seen.exists(), seen.touch()
    assert not first
"""


@pytest.mark.parametrize(
    ("folder", "other", "status"),
    [
        ("browser", "pass", 0),
        ("server", "pass", 0),
        ("core", "pass", 1),
        ("browser", "assert False", 1),
    ],
)
def test_who_comes_late_gets_a_second_try(
    folder: str,
    other: str,
    status: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    """A browser, or a server's clock; but no rule of a game, and nobody who fails twice."""
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    tests = tmp_path / "tests" / folder
    tests.mkdir(parents=True)
    (tests / "test_late.py").write_text(LATE, encoding="utf-8")
    (tests / "test_other.py").write_text(f"def test_other():\n    {other}\n", encoding="utf-8")
    runner = str(Path(sys.executable).with_name("pytest"))
    command = [runner, "-q", "--rootdir", str(tmp_path), "-n", "0", str(tests)]
    assert dev.check("sample", command, dict(os.environ)) == status
    told = capfd.readouterr()
    assert ("once more, alone" in told.err) == (folder != "core")
    assert ("test_late.py::test_late" in told.err) == (folder != "core")


def is_running(pid: int) -> bool:
    """Whether there is such a process, and it is no mere entry that nobody has waited for."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except FileNotFoundError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
