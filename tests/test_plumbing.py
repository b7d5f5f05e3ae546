"""The counter of lines: what it takes for rules, what for plumbing, and what for neither."""

from pathlib import Path

import pytest
from benchmarks.plumbing import SOURCE, Count, counts, table


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A package with one game, whose files have one line more than their place in this list."""
    for number, name in enumerate(
        (
            "games/frost/game.py",
            "games/frost/rules/cold.py",
            "games/frost/rules/fire.py",
            "games/frost/hidden/worlds.py",
            "games/frost/scenario/lines.py",
            "games/frost/data/events.toml",
            "games/frost/data/cards.toml",
            "games/frost/bots/brave.py",
            "games/frost/words/en.ftl",
            "games/frost/terminal/board.py",
            "games/frost/terminal.py",
            "server/moment_frost.py",
            "server/moment_thaw.py",
        )
    ):
        write(tmp_path / name, ["line"] * (number + 1))
    return tmp_path


def write(path: Path, lines: list[str]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def test_every_line_is_counted_once(source: Path) -> None:
    plumbing = 1 + 4 + 5 + 6 + 12  # game, hidden, scenario, the table of events, the server's part
    assert counts(source) == [Count("frost", 2 + 3, plumbing, 0)]


def test_what_a_program_writes_is_counted_apart(source: Path) -> None:
    before = counts(source)[0]
    written = ['"""Views, made from facts.py: not to be edited."""', "", "x = 1"]
    write(source / "games/frost/written_view.py", written)
    assert counts(source) == [Count("frost", before.rules, before.plumbing, 3)]


def test_the_table_names_every_game_of_this_repository() -> None:
    found = counts(SOURCE)
    assert [c.game for c in found] == sorted(p.parent.name for p in SOURCE.glob("games/*/game.py"))
    text = table(found)
    for c in found:
        assert c.rules > 1000, c
        assert f"| {c.game} | {c.rules:,} | {c.plumbing:,} |" in text
