"""whiteout bench: how fast this build is on this machine."""

from __future__ import annotations

from typing import Annotated

import typer

from whiteout.cli.shared import Json, print_json


def bench(
    game: Annotated[str, typer.Argument(help="The game to measure.")] = "stay_away",
    seconds: Annotated[float, typer.Option(min=0.05, help="Time for each number.")] = 1.0,
    as_json: Json = False,
) -> None:
    """Measure how fast this build is on this machine."""
    from whiteout.games.registry import find_game
    from whiteout.lab.bench import measure

    facts = measure(find_game(game), seconds)
    if as_json:
        print_json(facts)
        return
    build = "compiled" if facts["compiled"] else "interpreted"
    typer.echo(f"{facts['game']}, {facts['seats']} seats, {build}, Python {facts['python']}")
    typer.echo(f"  random play  {facts['decisions_per_s']:>10,} decisions/s")
    for name in ("setup", "clone", "view", "encode"):
        typer.echo(f"  {name:<11}  {facts[f'{name}_us']:>10.1f} us")
