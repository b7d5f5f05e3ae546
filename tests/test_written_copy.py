"""The written copying of positions: made fresh it is the same text, and it misses nothing."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from whiteout.contract.compare import declared, slots
from whiteout.contract.walk import Walk, random_match
from whiteout.core.position import Position
from whiteout.games.registry import OURS, find_game
from whiteout.lab.declared_text import Unwritable
from whiteout.lab.written_copy import FILE, copy_of, home, main, written
from whiteout.lab.written_view import package_of


@pytest.mark.parametrize("name", OURS)
def test_the_written_copying_is_what_the_position_gives(name: str) -> None:
    """After a change of position.py: python -m whiteout.lab.written_copy"""
    package = package_of(name)
    assert written(package) == (home(package) / FILE).read_text("utf-8")


@pytest.mark.parametrize("name", OURS)
def test_a_copy_is_equal_and_shares_no_list(name: str) -> None:
    """Every list of a position, at any depth, is another object in its copy."""
    game = find_game(name)
    match, _ = random_match(game, random.Random(5))
    seen = 0
    for number, p in enumerate(Walk(match, random.Random(5))):
        if number % 20 == 0:
            copy = p.clone()
            for slot in own_slots(p):
                one, other = getattr(p, slot), getattr(copy, slot)
                assert one == other, slot
                seen += count_lists(one, other, slot)
    assert seen > 50


def own_slots(p: Position) -> list[str]:
    core = declared(Position)
    return [slot for slot in slots(p) if slot not in core]


def count_lists(one: object, other: object, slot: str) -> int:
    if not isinstance(one, list) or not isinstance(other, list):
        return 0
    assert one is not other, slot
    return 1 + sum(count_lists(a, b, slot) for a, b in zip(one, other, strict=True))


def test_lists_are_copied_as_deep_as_they_are() -> None:
    assert copy_of("x", 0) == "x"
    assert copy_of("x", 1) == "x[:]"
    assert copy_of("x", 3) == "[[part_1[:] for part_1 in part_2] for part_2 in x]"


POSITION = """
class SmallPosition(Position):
    def __init__(self, seats, chance):
        super().__init__(seats, chance)
        self.chairs = seats
        self.turn = 0
        {}
"""


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("self.hand = [1]", "self.hand: give its type"),
        ("self.hand: dict[int, int] = {}", "self.hand: .* not dict"),
        ("self.hand: list[Card] = []", "self.hand: .* not list"),
    ],
)
def test_what_cannot_be_copied_is_refused(
    line: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Unwritable, match=message):
        written(package_with(POSITION.replace("{}", line, 1), tmp_path, monkeypatch))


def test_arguments_are_given_to_the_copy_anyway(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = package_with(POSITION.format("self.hand: list[int] = []"), tmp_path, monkeypatch)
    lines = written(package).splitlines()
    assert lines[-2:] == ["    copy.turn = source.turn", "    copy.hand = source.hand[:]"]
    assert "copy.chairs" not in written(package)


def test_everything_that_is_set_is_a_slot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes from an argument too."""
    package = package_with(POSITION.format("self.hand: list[int] = []"), tmp_path, monkeypatch)
    assert 'SLOTS = (\n    "chairs",\n    "hand",\n    "turn",\n)\n' in written(package)


def package_with(text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package of its own with this position."""
    package = folder / "small_game_to_copy"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "position.py").write_text(text)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, package.name, raising=False)
    return package.name


def test_a_module_without_a_position_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Unwritable, match="no subclass of Position"):
        written(package_with("class Frost: pass\n", tmp_path, monkeypatch))


def test_the_tool_writes_the_file(capsys: pytest.CaptureFixture[str]) -> None:
    """It writes what is there already: see the first test."""
    main(["stay_away"])
    assert capsys.readouterr().out.endswith("written_copy.py\n")
