"""whiteout replay and whiteout verify: matches that were written down."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from whiteout.cli.shared import Json, Lang, Plain, pick_lang, print_json, read_text
from whiteout.core.refusal import BadSetting, BrokenRecord

if TYPE_CHECKING:
    from whiteout.cli.terminal import Terminal
    from whiteout.core.match import Match
    from whiteout.core.record import Record, Replay

RecordFile = Annotated[Path, typer.Argument(help="A record file.", show_default=False)]


def replay(
    file: RecordFile,
    seat: Annotated[
        int | None, typer.Option(min=0, help="See what this seat saw; by default a spectator.")
    ] = None,
    above: Annotated[bool, typer.Option("--all", help="See everything, from above.")] = False,
    tables: Annotated[bool, typer.Option("--tables", help="Draw the table at every turn.")] = False,
    as_json: Json = False,
    lang: Lang = "",
    plain: Plain = False,
) -> None:
    """Play a record again, move by move, through the eyes of one seat."""
    from whiteout.core.event import ABOVE, SPECTATOR

    if above and seat is not None:
        raise BadSetting("--seat and --all together", "one of the two")
    viewer = ABOVE if above else SPECTATOR if seat is None else seat
    if as_json:
        print_replay(file, viewer)
        return
    from whiteout.cli.terminal import Terminal

    show_replay(file, viewer, pick_lang(lang), Terminal(plain), tables)


def open_replay(file: Path, viewer: int) -> Replay:
    """The record of a file before its first move."""
    from whiteout.core.event import ABOVE
    from whiteout.core.record import Replay, parse
    from whiteout.games.registry import find_game

    record = parse(read_text(file))
    found = Replay(record, find_game(str(record.header["game"])))
    if viewer != ABOVE and viewer >= found.match.seats:
        raise BadSetting(f"there is no seat {viewer}", f"a seat from 0 to {found.match.seats - 1}")
    return found


def print_replay(file: Path, viewer: int) -> None:
    """One line of JSON for the start and for every move: the move, its events, the view."""
    from whiteout.core.bot import Eyes
    from whiteout.core.view import encode

    found = open_replay(file, viewer)
    eyes = Eyes(found.match.game, found.match.position, viewer)
    number = 0
    while True:
        typer.echo(encode({"move": number, "events": eyes.news(), "view": eyes.view()}))
        if not found.step():
            return
        number += 1


def show_replay(file: Path, viewer: int, lang: str, terminal: Terminal, tables: bool) -> None:
    """The sentences of a match, with the table at every turn if it is wanted."""
    from whiteout.cli.boards import board_for
    from whiteout.cli.reveal import reveal
    from whiteout.cli.teller import Teller
    from whiteout.core.bot import Eyes
    from whiteout.words import Words

    found = open_replay(file, viewer)
    match = found.match
    words = Words(lang, match.game)
    board = board_for(words, match.names, viewer, terminal.symbols and not terminal.plain)
    teller = Teller(words, board, terminal)
    terminal.rule(words.title())
    eyes = Eyes(match.game, match.position, viewer)
    while True:
        view = eyes.view()
        for facts in eyes.news():
            teller.tell(facts, view, tables)
        if not found.step():
            break
    if match.position.over:
        reveal(match, viewer, words, board, terminal)


def verify(
    files: Annotated[list[Path], typer.Argument(help="Record files.", show_default=False)],
    as_json: Json = False,
) -> None:
    """Check records: commitment, moves, end, all that was seen."""
    results = [check_record(file) for file in files]
    if as_json:
        print_json(results)
    else:
        for result in results:
            typer.echo(f"{result['file']}: {'holds' if result['holds'] else 'BROKEN'}")
            for line in result.get("checked", [result.get("reason")]):
                typer.echo(f"  {line}")
    if not all(result["holds"] for result in results):
        raise typer.Exit(1)


def check_record(file: Path) -> dict[str, Any]:
    """What was checked, or the line that does not hold."""
    from whiteout.core import record as records
    from whiteout.games.registry import find_game, game_ids

    text = read_text(file)
    try:
        record = records.parse(text)
        game = str(record.header["game"])
        if game not in game_ids():
            raise BrokenRecord(f"line 1: a record of {game!r}", " or ".join(game_ids()))
        match = records.verify(record, find_game(game))
    except BrokenRecord as broken:
        return {"file": str(file), "holds": False, "reason": str(broken)}
    return {"file": str(file), "holds": True, "checked": _checked(record, match)}


def _checked(record: Record, match: Match) -> list[str]:
    chance = record.header["chance"]
    if chance["kind"] == "fair":
        shuffle = f"chance: fair; the secret revealed fits the commitment {chance['commitment']}"
    else:
        shuffle = f"chance: a chosen seed, {chance['seed']} (nothing was committed to)"
    assert record.ending is not None
    end = match.outcome()
    winners = ", ".join(match.names[seat] for seat in end.winners) or "nobody"
    return [
        shuffle,
        f"moves: {len(record.moves)}, every one offered to the seat that made it",
        f"end: {end.reason}, won by {winners}",
        f"views: what every seat and a spectator saw gives the hash {record.ending['views']}",
    ]
