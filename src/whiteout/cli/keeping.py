"""`whiteout backup`, `whiteout restore` and `whiteout tables`: for whoever runs a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Data = Annotated[
    Path | None, typer.Option(help="The data folder; by default the user's data folder.")
]
Database = Annotated[str, typer.Option(help="postgresql://... where the tables are kept there.")]


def backup(
    file: Annotated[Path, typer.Argument(help="A new file.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Write all tables and the key of a server into a file.

    The server may be running meanwhile."""
    from whiteout.server.backup import backup as run
    from whiteout.server.run import data_folder

    count = run(data or data_folder(), database, file)
    typer.echo(f"{count} tables in {file}. It holds secrets: keep it private.")


def restore(
    file: Annotated[Path, typer.Argument(help="A file of whiteout backup.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Bring a backup back into an empty place.

    No server may be running there."""
    from whiteout.server.backup import restore as run
    from whiteout.server.run import data_folder

    count = run(data or data_folder(), database, file)
    typer.echo(f"{count} tables are back.")


def tables(
    what: Annotated[str, typer.Argument(help="check or export")],
    code: Annotated[str, typer.Argument(help="The code of one table.")] = "",
    file: Annotated[Path | None, typer.Argument(help="Where to export to.")] = None,
    data: Data = None,
    database: Database = "",
) -> None:
    """Check tables that were set aside, or export one.

    Nothing is changed, and the server may be running."""
    from whiteout.core.refusal import BadSetting
    from whiteout.server import inspect_tables
    from whiteout.server.run import data_folder

    folder = data or data_folder()
    if what == "check":
        wrong = list(inspect_tables.check(folder, database, code.upper()))
        for one in wrong:
            where = f"entry {one.number}" if one.number >= 0 else "the match"
            typer.echo(f"{one.code}: {where}: {one.why}")
        typer.echo(f"{len(wrong)} tables are wrong.")
        raise typer.Exit(1 if wrong else 0)
    if what == "export" and code and file is not None:
        good, count = inspect_tables.export(folder, database, code, file)
        typer.echo(f"{good} of {count} entries are in {file}. It holds secrets: keep it private.")
        return
    raise BadSetting(f"there is no such command: tables {what}", "check, or export CODE FILE")
