"""The commands, bound together. Importing this must stay quick: each command imports its own."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from whiteout import __version__
from whiteout.cli import (
    balance,
    bench,
    dataset,
    games,
    keeping,
    play,
    records,
    rules,
    scenarios,
    serving,
    simulation,
    tournament,
)
from whiteout.cli.shared import EndOfInput, Lang, Plain, report
from whiteout.core.refusal import Refusal


class Commands(TyperGroup):
    """Turns what goes wrong into a sentence and an exit status; never into a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except Refusal as refusal:
            report(refusal)
            raise typer.Exit(2) from None
        except EndOfInput:
            raise typer.Exit(0) from None
        except KeyboardInterrupt:
            typer.echo("\nInterrupted.", err=True)
            raise typer.Exit(130) from None


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"whiteout {__version__}")
        raise typer.Exit


@app.callback(
    invoke_without_command=True, epilog="Example: whiteout play stay_away --seats 6 --lang it"
)
def home(
    ctx: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Whiteout: hidden-role board games, in your browser and at your terminal.

    Without a command it serves on this machine alone and opens the browser.
    """
    if ctx.invoked_subcommand is None:
        serving.at_home()


def terminal(lang: Lang = "", plain: Plain = False) -> None:
    """Play, watch and replay, from a menu at the terminal."""
    from whiteout.cli.home import Home
    from whiteout.cli.terminal import Terminal

    Home(Terminal(plain), lang).open()


def _add(command: Any, example: str) -> None:
    app.command(epilog=f"Example: whiteout {example}")(command)


_add(terminal, "terminal --lang es")
_add(play.play, "play stay_away --seats 6 --bots paranoid --lang it")
_add(serving.serve, "serve --port 8765 --browser")
_add(keeping.backup, "backup tables.gz")
_add(keeping.restore, "restore tables.gz --data empty_folder")
_add(keeping.tables, "tables check")
_add(games.games, "games --lang es")
_add(simulation.simulate, "simulate stay_away --seats 6 --games 1000 --bots random --workers 2")
_add(tournament.tournament, "tournament stay_away --bots random,paranoid --seats 5,6 --games 200")
_add(balance.balance, "balance stay_away --seats 4..8 --games 1000 --workers 2 -o report.html")
_add(dataset.dataset, "dataset stay_away --games 1000 -o decisions --workers 2")
_add(records.replay, "replay match.jsonl --seat 2")
_add(records.verify, "verify match.jsonl")
_add(scenarios.scenario, "scenario tests/scenarios")
_add(rules.rules, "rules stay_away SA-PAN-07")
_add(bench.bench, "bench --json")
