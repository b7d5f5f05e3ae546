"""`whiteout serve`: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes any that is free.")] = 8765,
    data: Annotated[
        Path | None, typer.Option(help="Where tables are kept; by default the user's data folder.")
    ] = None,
    database: Annotated[
        str, typer.Option(help="postgresql://... instead of the SQLite file in the data folder.")
    ] = "",
    browser: Annotated[bool, typer.Option(help="Open the first page in the browser.")] = False,
) -> None:
    """Serve tables to browsers, for friends and bots."""
    from whiteout.server.run import serve as run

    run(host, port, data, database, browser)
