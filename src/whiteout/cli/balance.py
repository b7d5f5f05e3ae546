"""whiteout balance: how fair a game is, how long it takes, what its cards do."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

import typer

from whiteout.cli.laboratory import (
    Address,
    EngineName,
    Resume,
    Seed,
    Workers,
    journal_of,
    progress_of,
    read_seats,
    write_result,
)
from whiteout.cli.shared import GameName, Json, Settings, print_json, read_options
from whiteout.core.refusal import BadSetting

Vary = Annotated[
    list[str] | None,
    typer.Option(
        metavar="KEY=A,B,C",
        help="An option, or a number of a data file (data.FILE.ROW.FIELD); several may be given.",
    ),
]


def balance(
    game: GameName,
    seats: Annotated[
        str,
        typer.Option(
            metavar="N", help="How many sit there: 6, or 4,6,8, or 4..12.", show_default="all"
        ),
    ] = "",
    games: Annotated[int, typer.Option(help="Matches for each way to play.")] = 1000,
    bots: Annotated[
        str, typer.Option(help="The bot at every seat.", show_default="the game's own")
    ] = "",
    vary: Vary = None,
    seed: Seed = 1,
    workers: Workers = 1,
    engine: EngineName = "process",
    address: Address = "",
    option: Settings = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="Write the report here, as HTML.")
    ] = None,
    resume: Resume = False,
    as_json: Json = False,
) -> None:
    """Measure who wins a game, how long it takes, what its cards do."""
    from whiteout.bots.levels import usual_bot
    from whiteout.games.registry import find_game
    from whiteout.lab.balance import plan, read_vary, survey
    from whiteout.lab.engine import make_engine
    from whiteout.lab.findings import findings
    from whiteout.lab.report import report
    from whiteout.lab.summary import Teller
    from whiteout.words import Words

    if resume and output is None:
        raise BadSetting("--resume without a report to go on with", "-o FILE")
    found = find_game(game)
    counts = read_seats(found, seats or f"{found.fewest}..{found.most}")
    options = read_options(found, option)
    varied = read_vary(vary or [])
    bot = bots or usual_bot(found)
    jobs = plan(found, counts, games, seed, bot, options, varied)
    made = make_engine(engine, workers, address)
    with progress_of(sum(len(job.cells) for job in jobs) * games, output) as progress:
        surveyed = survey(jobs, made, journal_of(output), resume, progress)
    facts = findings(surveyed)
    if output is not None:
        write_result(output, report(found, facts, _command(game, counts, games, bot, seed, facts)))
    if as_json:
        print_json(facts)
        return
    for sentence in Teller(Words("en", found), facts).sentences():
        typer.echo(f"- {sentence}")
    if output is not None:
        typer.echo(f"\nReport: {output}")


def _command(
    game: str, seats: list[int], games: int, bot: str, seed: int, facts: dict[str, object]
) -> str:
    """The command that makes the same report again."""
    words = ["whiteout", "balance", game, "--seats", ",".join(str(count) for count in seats)]
    words += ["--games", str(games), "--bots", bot, "--seed", str(seed)]
    options = facts["options"]
    cells = facts["cells"]
    assert isinstance(options, dict)
    assert isinstance(cells, list)
    for key, value in options.items():
        words += ["--option", f"{key}={value}"]
    varied: dict[str, list[str]] = {}
    for cell in cells:
        if cell["vary"] and cell["value"] not in varied.setdefault(cell["vary"], []):
            varied[cell["vary"]].append(cell["value"])
    for key, values in varied.items():
        words += ["--vary", f"{key}={','.join(values)}"]
    return shlex.join(words)
