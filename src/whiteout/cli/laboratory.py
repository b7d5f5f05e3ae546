"""What the commands of the laboratory share: who does the work, how much is done, how many sit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from whiteout.core.refusal import BadSetting, Refusal

if TYPE_CHECKING:
    from whiteout.core.game import Game

Workers = Annotated[int, typer.Option(help="Processes; the result does not depend on it.")]
EngineName = Annotated[
    str, typer.Option("--engine", help="process: this machine; ray: a cluster. Same result.")
]
Address = Annotated[
    str,
    typer.Option(help="Of a Ray cluster; without it, one is started here.", show_default=False),
]
Seed = Annotated[int, typer.Option(min=0, help="The same seed gives the same result.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with a run that was interrupted.")]
SeatSpan = Annotated[
    str, typer.Option(metavar="N", help="How many sit there: 6, or 4,6,8, or 4..12.")
]


@contextmanager
def progress_of(matches: int, kept: Path | None = None) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, moved by how many more matches have ended; after an interruption,
    where that which is done is kept."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=matches)

        def advance(more: int) -> None:
            bar.advance(task, more)

        try:
            yield advance
        except KeyboardInterrupt:
            if kept is not None:
                typer.echo(f"\nWhat is done is kept beside {kept}: go on with --resume.", err=True)
            raise


def read_seats(game: Game, text: str) -> list[int]:
    """`6`, `4,6,8` or `4..12` as numbers of seats, each once, checked."""
    counts: list[int] = []
    for part in text.split(","):
        first, dots, last = part.strip().partition("..")
        if not first.isdecimal() or (dots and not last.isdecimal()):
            raise BadSetting(f"--seats {text!r}", "a number, or 4,6,8, or 4..12")
        counts += range(int(first), int(last if dots else first) + 1)
    for count in counts:
        game.check_seats(count)
    if not counts:
        raise BadSetting(f"--seats {text!r}", game.seat_range())
    return list(dict.fromkeys(counts))


def journal_of(path: Path | None) -> Path | None:
    """The journal of a run stands beside its result until that is complete."""
    return None if path is None else path.with_name(path.name + ".part")


def write_result(path: Path, text: str) -> None:
    """Write a result; then its journal has served."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refusal(f"{path}: {error.strerror or error}", "a file that can be written") from None
    journal = journal_of(path)
    assert journal is not None
    journal.unlink(missing_ok=True)
