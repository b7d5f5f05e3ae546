"""whiteout simulate: many matches by bots, and what came of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from whiteout.cli.laboratory import Address, EngineName, Workers, progress_of
from whiteout.cli.shared import GameName, Json, Settings, print_json, read_options, split_names

if TYPE_CHECKING:
    from whiteout.core.event import Facts
    from whiteout.lab.simulate import Result


def simulate(
    game: GameName,
    seats: Annotated[
        int | None, typer.Option(help="How many sit at the table.", show_default="6")
    ] = None,
    games: Annotated[int, typer.Option(help="How many matches.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same result.")] = 1,
    bots: Annotated[str, typer.Option(help="One name for all seats, or one each.")] = "random",
    workers: Workers = 1,
    engine: EngineName = "process",
    address: Address = "",
    option: Settings = None,
    as_json: Json = False,
) -> None:
    """Let bots play many matches; report wins, ends and lengths."""
    from whiteout.games.registry import find_game
    from whiteout.lab.engine import make_engine
    from whiteout.lab.simulate import simulate as run

    found = find_game(game)
    count = found.usual_seats() if seats is None else seats
    options = read_options(found, option)
    made = make_engine(engine, workers, address)
    with progress_of(games) as progress:
        names = split_names(bots)
        result = run(found, count, games, seed, names, options, workers, progress, made)
    if as_json:
        print_json(result.facts())
    else:
        show_result(result)


def show_result(result: Result) -> None:
    """The result as tables."""
    from rich.table import Table

    from whiteout.cli.terminal import Terminal
    from whiteout.words import Words

    facts = result.facts()
    words = Words("en", result.plan.game)
    terminal = Terminal()
    bots = sorted(set(facts["bots"]))
    terminal.rule(f"{words.title()}: {result.games} matches, {facts['seats']} seats")
    chosen = ", ".join(f"{key}={value}" for key, value in facts["options"].items())
    terminal.say(
        f"bots {', '.join(bots)}; seed {facts['seed']}" + (f"; {chosen}" if chosen else "")
    )
    won: list[tuple[str, Facts]] = []
    if result.results.contested(result.plan.game):
        matches = result.results.by_match(result.plan.game)
        won += [(f"matches of {words.side(name)}", share) for name, share in matches.items()]
    seats = facts["seats_won"]
    won += [(f"seats of {words.side(name)}", share) for name, share in seats.items()]
    won += [(f"everybody {what}", share) for what, share in facts["everybody"].items()]
    table = Table("won", "times", "share", "95 % interval", box=None, header_style="head")
    for what, share in won:
        if share["count"] or not what.startswith("everybody"):
            interval = f"{share['low']:.1%} to {share['high']:.1%}"
            table.add_row(what, str(share["count"]), f"{share['share']:.1%}", interval)
    terminal.show(table)
    terminal.say()
    ends = Table("end", "times", box=None, header_style="head")
    for reason, times in sorted(result.ends.items(), key=lambda pair: -pair[1]):
        if times:
            ends.add_row(reason, str(times))
    terminal.show(ends)
    terminal.say()
    lengths = Table(
        "length in", "min", "median", "mean", "p90", "max", box=None, header_style="head"
    )
    for what, spread in result.lengths.items():
        lengths.add_row(what, *[f"{value:g}" for value in spread.values()])
    terminal.show(lengths)
    terminal.say(
        f"\n{result.decisions} decisions in {result.seconds:.1f} s: "
        f"{facts['decisions_per_s']} decisions/s, {facts['games_per_s']} matches/s",
        "frost",
    )
