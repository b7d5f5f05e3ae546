"""whiteout scenario: positions described in files, played and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from whiteout.cli.shared import Json, print_json, read_text
from whiteout.core.refusal import BadSetting, BrokenScenario, Refusal


def scenario(
    files: Annotated[
        list[Path], typer.Argument(help="Scenario files, or folders of them.", show_default=False)
    ],
    as_json: Json = False,
) -> None:
    """Run scenarios; name the first line that does not hold."""
    results = [run_one(path) for path in expand(files)]
    if as_json:
        print_json(results)
    else:
        for result in results:
            typer.echo(f"{'pass' if result['passed'] else 'FAIL'}  {result['file']}")
            if not result["passed"]:
                typer.echo(f"      {result['reason']}")
        passed = sum(1 for result in results if result["passed"])
        typer.echo(f"{passed} of {len(results)} pass")
    if not all(result["passed"] for result in results):
        raise typer.Exit(1)


def expand(paths: list[Path]) -> list[Path]:
    """The files named, and all scenarios in the folders named."""
    found: list[Path] = []
    for path in paths:
        found += sorted(path.rglob("*.scenario")) if path.is_dir() else [path]
    if not found:
        raise BadSetting("no scenario there", "files that end in .scenario")
    return found


def run_one(path: Path) -> dict[str, Any]:
    """Whether a scenario holds, and what it is about."""
    from whiteout.core import scenario as scenarios
    from whiteout.games.registry import find_game

    facts: dict[str, Any] = {"file": str(path), "passed": False}
    text = read_text(path)
    try:
        parsed = scenarios.parse(text)
        facts |= {"title": parsed.title, "game": parsed.game, "rules": parsed.rules}
        scenarios.run(text, find_game(parsed.game))
    except BrokenScenario as broken:
        return {**facts, "reason": str(broken)}
    except Refusal as refusal:
        return {**facts, "reason": f"header: {refusal}"}
    return {**facts, "passed": True}
