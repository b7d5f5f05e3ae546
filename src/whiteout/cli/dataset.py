"""whiteout dataset: matches as Parquet, one row per decision."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from whiteout.cli.laboratory import Address, EngineName, Resume, Seed, Workers, progress_of
from whiteout.cli.shared import GameName, Json, Settings, print_json, read_options, split_names


def dataset(
    game: GameName,
    output: Annotated[
        Path, typer.Option("-o", "--output", help="The folder to write to.", show_default=False)
    ],
    games: Annotated[int, typer.Option(help="How many matches.")] = 1000,
    seats: Annotated[
        int | None, typer.Option(help="How many sit at the table.", show_default="6")
    ] = None,
    bots: Annotated[
        str,
        typer.Option(help="One name for all seats, or one each.", show_default="the game's own"),
    ] = "",
    seed: Seed = 1,
    workers: Workers = 1,
    engine: EngineName = "process",
    address: Address = "",
    option: Settings = None,
    resume: Resume = False,
    as_json: Json = False,
) -> None:
    """Write matches by bots as Parquet files, one row per decision."""
    from whiteout.bots.levels import usual_bot
    from whiteout.games.registry import find_game
    from whiteout.lab.dataset import Dataset, write_dataset
    from whiteout.lab.engine import make_engine

    found = find_game(game)
    count = found.usual_seats() if seats is None else seats
    names = split_names(bots) if bots else [usual_bot(found)]
    job = Dataset(found, count, games, seed, names, read_options(found, option))
    made = make_engine(engine, workers, address)
    with progress_of(games, output) as progress:
        facts = write_dataset(job, output, made, resume, progress)
    if as_json:
        print_json(facts)
    else:
        typer.echo(
            f"{output}: {facts['rows']} decisions of {games} matches in {facts['files']} files, "
            f"{facts['bytes'] / 1e6:.1f} MB"
        )
