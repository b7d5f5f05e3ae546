"""whiteout tournament: which bot is better, and how sure that is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from whiteout.cli.laboratory import (
    Address,
    EngineName,
    Resume,
    SeatSpan,
    Seed,
    Workers,
    journal_of,
    progress_of,
    read_seats,
    write_result,
)
from whiteout.cli.shared import GameName, Json, Settings, print_json, read_options, split_names
from whiteout.core.refusal import BadSetting

if TYPE_CHECKING:
    from whiteout.core.event import Facts
    from whiteout.core.game import Game


def tournament(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Their names, with commas.", show_default=False)],
    seats: SeatSpan = "6",
    games: Annotated[
        int, typer.Option(help="Matches at each number of seats, rounded up to whole rounds.")
    ] = 100,
    seed: Seed = 1,
    line_up: Annotated[
        str,
        typer.Option(
            help="mixed: all at one table; sides: one bot for each side; alone: each at all seats."
        ),
    ] = "mixed",
    workers: Workers = 1,
    engine: EngineName = "process",
    address: Address = "",
    option: Settings = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="Write the result here, as JSON.")
    ] = None,
    resume: Resume = False,
    as_json: Json = False,
) -> None:
    """Let bots play the same deals in each other's seats; rate them."""
    from whiteout.games.registry import find_game
    from whiteout.lab.engine import make_engine
    from whiteout.lab.standings import Standings
    from whiteout.lab.tournament import plan
    from whiteout.lab.tournament import tournament as run

    if resume and output is None:
        raise BadSetting("--resume without a result to go on with", "-o FILE")
    found = find_game(game)
    options = read_options(found, option)
    names = split_names(bots)
    jobs = plan(found, read_seats(found, seats), games, seed, names, options, line_up)
    total = sum(job.matches(piece) for job in jobs for piece in range(len(job.spans)))
    made = make_engine(engine, workers, address)
    with progress_of(total, output) as progress:
        played = run(jobs, made, journal_of(output), resume, progress)
    facts = Standings(played).facts()
    if output is not None:
        write_result(output, json.dumps(facts, ensure_ascii=False, indent=2) + "\n")
    if as_json:
        print_json(facts)
    else:
        show_standings(found, facts)


def show_standings(game: Game, facts: Facts) -> None:
    """The standings as tables."""
    from rich.table import Table

    from whiteout.cli.terminal import Terminal
    from whiteout.words import Words

    words = Words("en", game)
    terminal = Terminal()
    seats = ", ".join(str(count) for count in facts["seats"])
    terminal.rule(f"{words.title()}: {facts['matches']} matches, {seats} seats")
    terminal.say(f"{facts['rounds']} rounds, line-up {facts['line_up']}; seed {facts['seed']}")
    known = list(facts["standings"][0]["allegiances"])
    names = [f"as {words.side(name)}" for name in known]
    table = Table("bot", "rating", "won", *names, box=None, header_style="head")
    for row in facts["standings"]:
        rating = row["rating"]
        shares = [_share(row["allegiances"][name]) for name in known]
        table.add_row(
            row["bot"], f"{rating['mu']:.1f} ± {rating['sigma']:.1f}", _share(row), *shares
        )
    terminal.show(table)
    terminal.say()
    pairs = Table(
        "on the same deals", "as", "difference", "95 % interval", box=None, header_style="head"
    )
    for row in facts["pairs"]:
        which = row["allegiance"]
        pairs.add_row(
            f"{row['bot']} over {row['than']}",
            which if which == "all" else words.side(which),
            f"{row['difference']:+.1%}",
            f"{row['low']:+.1%} to {row['high']:+.1%}",
        )
    terminal.show(pairs)
    if facts["tells_nothing"]:
        terminal.say("Every match was won or lost by all together: --line-up alone tells more.")
    terminal.say(f"\n{facts['seconds']:.1f} s", "frost")


def _share(row: Facts) -> str:
    if row["share"] is None:
        return "-"
    return f"{row['share']:.1%} ({100 * row['low']:.0f} to {100 * row['high']:.0f})"
