"""How the command line is run in these tests: in this process, with piped answers."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from whiteout.cli.app import app

ROOT = Path(__file__).resolve().parents[2]
SCENARIO = """\
scenario: A plain discard
game: stay_away
seats: A B C D
rules: SA-FLOW-03

given
  hand A: the_thing axe whiskey seduction
  deck: suspicious resolute
  active A
when
  A discard axe
then
  view A hand = the_thing suspicious whiskey seduction
"""


class Done:
    """A finished command."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err

    def data(self) -> Any:
        """What --json printed."""
        return json.loads(self.out)


Run = Callable[..., Done]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Run]:
    """Runs `whiteout WORDS...` in an empty folder, at 80 columns, in English, without colour."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")

    def command(*words: str, typed: str = "", **env: str) -> Done:
        result = CliRunner().invoke(app, list(words), input=typed, env=env)
        error = result.exception
        if error is not None and not isinstance(error, SystemExit):
            raise error
        return Done(result.exit_code, result.stdout, result.stderr)

    yield command
    assert Path.cwd() == tmp_path


@pytest.fixture
def steady_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fair match with the same secret every time, where a test needs to know how it goes."""
    monkeypatch.setattr("secrets.token_bytes", lambda size: bytes(range(size)))
    monkeypatch.setattr("secrets.token_hex", lambda size: "5" * size)


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """The record of a match that bots have played to its end."""
    path = tmp_path / "match.jsonl"
    words = ("play", "stay_away", "--seats", "5", "--seed", "4", "--watch")
    done = run(*words, "--bots", "random", "--plain", "--record", str(path))
    assert done.status == 0
    return path


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    """A scenario that holds."""
    path = tmp_path / "plain.scenario"
    path.write_text(SCENARIO, encoding="utf-8")
    return path
