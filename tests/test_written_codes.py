"""The written codes: made fresh they are the same text, and rows and names fit together."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from whiteout.games.registry import OURS
from whiteout.lab.declared_text import Unwritable
from whiteout.lab.written_codes import FILE, coded, main, written
from whiteout.lab.written_copy import home
from whiteout.lab.written_view import package_of


@pytest.mark.parametrize("name", OURS)
def test_the_written_codes_are_what_the_data_files_give(name: str) -> None:
    """After a change of data files: python -m whiteout.lab.written_codes"""
    package = package_of(name)
    path = home(package) / FILE
    assert written(package) == (path.read_text("utf-8") if path.is_file() else "")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of its own with two data files."""
    folder = tmp_path / "small_game_with_codes"
    (folder / "data").mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    cards = '[[card]]\nid = "sab_fuse"\n[[card]]\nid = "axe"\n'
    (folder / "data" / "cards.toml").write_text(cards)
    people = '[[person]]\nskills = ["a_run"]\n[[person]]\nskills = ["a_hide", "a_sing"]\n'
    (folder / "data" / "people.toml").write_text(people)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, folder.name, raising=False)
    return folder


def declare(package: Path, text: str) -> None:
    (package / "tables.py").write_text(f"CODED: Final = {text}\nraise ImportError('never run')\n")


def test_a_code_is_the_number_of_the_row(package: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Prefixes are left away, and a list inside the rows is counted through."""
    declare(package, '{"cards.toml": "card sab_", "people.toml": "person.skills a_"}')
    main([package.name])
    assert str(package) in capsys.readouterr().out
    found = dict(line.split(": Final = ") for line in lines(package) if "Final =" in line)
    assert found == {"FUSE": "0", "AXE": "1", "RUN": "0", "HIDE": "1", "SING": "2"}
    assert "not to be edited" in lines(package)[0]


def lines(package: Path) -> list[str]:
    return (package / FILE).read_text("utf-8").splitlines()


def test_rows_that_are_not_there_are_refused(package: Path) -> None:
    declare(package, '{"cards.toml": "cards"}')
    with pytest.raises(Unwritable, match=r"cards\.toml has no rows 'cards'"):
        written(package.name)


def test_a_game_without_codes_gets_no_file(package: Path) -> None:
    (package / "tables.py").write_text("CARDS = []\n")
    assert coded(package.name) == {}
    main([package.name])
    assert not (package / FILE).exists()
