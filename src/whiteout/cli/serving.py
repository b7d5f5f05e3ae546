"""`whiteout serve`: the table in the browser; and `whiteout` alone, which opens it at home."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

PORT = 8765


def at_home() -> None:
    """Serve on loopback from the user's data folder and open the browser; where Whiteout runs
    already, open that one. WHITEOUT_PORT names another port."""
    port = int(os.environ.get("WHITEOUT_PORT", PORT))
    address = f"http://localhost:{port}/"
    if _is_whiteout(address):
        import webbrowser

        typer.echo(f"Whiteout is already at {address}")
        webbrowser.open(address)
        return
    from whiteout.server.run import serve as run

    typer.echo("To play at the terminal instead: whiteout terminal. Ctrl+C stops.")
    run(port=0 if _is_taken(port) else port, open_browser=True)


def _is_whiteout(address: str) -> bool:
    """Whether the first page of a Whiteout server is there."""
    import urllib.request

    try:
        with urllib.request.urlopen(address, timeout=1) as answer:
            return b"<title>Whiteout" in answer.read(4096)
    except (OSError, ValueError):
        return False


def _is_taken(port: int) -> bool:
    """Whether something listens on this port of loopback."""
    import socket

    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes any that is free.")] = PORT,
    data: Annotated[
        Path | None, typer.Option(help="Where tables are kept; by default the user's data folder.")
    ] = None,
    database: Annotated[
        str, typer.Option(help="postgresql://... instead of the SQLite file in the data folder.")
    ] = "",
    browser: Annotated[bool, typer.Option(help="Open the first page in the browser.")] = False,
    domain: Annotated[
        list[str] | None, typer.Option(help="A name this server answers to; may be repeated.")
    ] = None,
    metrics: Annotated[
        str, typer.Option(help="HOST:PORT for the figures, which players must not see.")
    ] = "",
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes; more than one needs PostgreSQL.")
    ] = 1,
    nats: Annotated[
        str, typer.Option(help="nats://HOST:4222, for servers that share one PostgreSQL.")
    ] = "",
    archive_days: Annotated[
        float, typer.Option(min=0, help="Tables that are over go into the archive; 0: never.")
    ] = 30,
    keep_days: Annotated[
        float, typer.Option(min=0, help="The archive forgets a table; 0: never.")
    ] = 0,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve tables to browsers, for friends and bots."""
    from whiteout.server.config import Config
    from whiteout.server.run import serve as run

    config = Config(archive_after_s=archive_days * 86400, evict_after_s=keep_days * 86400)
    run(
        host, port, data, database, browser, config,
        metrics=metrics, domains=tuple(domain or ()), log_level=log_level,
        workers=workers, nats=nats,
    )  # fmt: skip
