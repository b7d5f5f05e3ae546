"""How many lines of a game are its rules, and how many are plumbing around them.

    python -m benchmarks.plumbing

Rules are the modules in `rules/`. Plumbing is every other module of the game's folder, and what
says of its views and events in data files or in the server, except what makes a game pleasant
rather than possible: bots, words, lessons and a board for the terminal. Modules that are written
by a program are counted apart. Lines are counted as they stand, with comments and blank ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src" / "whiteout"
BESIDE = ("bots", "words", "learn", "terminal")
TABLES = ("data/events.toml", "data/information.toml")
WRITTEN = "not to be edited"  # said in the first line of a module that a program writes


@dataclass(frozen=True)
class Count:
    """The lines of one game."""

    game: str
    rules: int
    plumbing: int
    written: int


def count(game: Path, server: Path) -> Count:
    """Count the lines of the game in this folder."""
    rules, plumbing, written = 0, 0, 0
    tables = [game / name for name in TABLES if (game / name).is_file()]
    for path in [*game.rglob("*.py"), *tables, *server.glob(f"moment_{game.name}*.py")]:
        lines = path.read_text(encoding="utf-8").splitlines()
        part = path.relative_to(game).parts[0] if path.is_relative_to(game) else ""
        part = part.removesuffix(".py")
        if part in BESIDE:
            continue
        if lines and WRITTEN in lines[0]:
            written += len(lines)
        elif part == "rules":
            rules += len(lines)
        else:
            plumbing += len(lines)
    return Count(game.name, rules, plumbing, written)


def counts(source: Path) -> list[Count]:
    """Count every game of the package."""
    games = sorted(path.parent for path in (source / "games").glob("*/game.py"))
    return [count(game, source / "server") for game in games]


def table(found: list[Count]) -> str:
    """The counts as a table of Markdown."""
    rows = ["| game | rules | plumbing | written by a program |", "|---|---|---|---|"]
    rows += [f"| {c.game} | {c.rules:,} | {c.plumbing:,} | {c.written:,} |" for c in found]
    return "\n".join(rows)


if __name__ == "__main__":
    print(table(counts(SOURCE)))
