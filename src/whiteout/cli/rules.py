"""whiteout rules: the specification, rule by rule, and which rules nothing proves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from whiteout.cli.shared import GameName, Json, print_json

if TYPE_CHECKING:
    from whiteout.words.rulebook import Rule


def rules(
    game: GameName,
    rule: Annotated[
        str | None, typer.Argument(help="Show this one, such as SA-PAN-07 or D-02.")
    ] = None,
    untested: Annotated[
        bool, typer.Option("--untested", help="List the rules that no test names; fail if any.")
    ] = False,
    tests: Annotated[Path, typer.Option(help="Where the tests lie.")] = Path("tests"),
    as_json: Json = False,
) -> None:
    """Show the rules of a game by their ids."""
    from whiteout.words.rulebook import find_rule, read_rules

    known = read_rules(game)
    if rule is not None:
        show([find_rule(known, rule)], as_json)
    elif untested:
        show_untested(known, tests, as_json)
    else:
        show([entry for entry in known.values() if entry.is_rule], as_json)


def show(entries: list[Rule], as_json: bool) -> None:
    """Rules in full."""
    if as_json:
        print_json([{"id": e.id, "section": e.section, "text": e.text} for e in entries])
        return
    from rich.text import Text

    from whiteout.cli.terminal import Terminal

    terminal = Terminal()
    section = ""
    for entry in entries:
        if entry.section != section:
            section = entry.section
            terminal.rule(section)
        terminal.show(Text.assemble((entry.id, "frost"), "  ", entry.plain()))


def show_untested(known: dict[str, Rule], folder: Path, as_json: bool) -> None:
    """Rules without a test, and tests that name no rule; either is a failure."""
    from whiteout.lab.traceability import proofs, unknown
    from whiteout.lab.traceability import untested as find_untested

    proved = proofs(folder)
    bare = find_untested(known, proved)
    prefix = next(entry.id for entry in known.values() if entry.is_rule).partition("-")[0] + "-"
    slips = unknown(known, proved, prefix)
    count = sum(1 for entry in known.values() if entry.is_rule)
    if as_json:
        proofs_of = {name: proved[name] for name in known if name in proved}
        facts = {"rules": count, "untested": [e.id for e in bare], "unknown": slips}
        print_json({**facts, "tests": proofs_of})
    else:
        for entry in bare:
            typer.echo(f"{entry.id}  {entry.plain()[:100]}")
        for name in slips:
            typer.echo(f"{name}  is named by {', '.join(proved[name])} but is no rule")
        typer.echo(f"{count - len(bare)} of {count} rules are named by tests")
    if bare or slips:
        raise typer.Exit(1)
