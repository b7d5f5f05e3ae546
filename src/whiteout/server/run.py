"""Running a server: the data folder, the store, uvicorn."""

from __future__ import annotations

import argparse
import gc
import os
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from whiteout.core.refusal import BadSetting
from whiteout.server import logs
from whiteout.server.config import UNLIMITED, Config, Limits
from whiteout.server.share import own_address
from whiteout.server.store import Store

if TYPE_CHECKING:
    from whiteout.server.house import House

COLLECT: Final = (5_000, 5, 100)
"""When Python looks for garbage in cycles. A look at everything stops all tables for as long as it
takes (0.4 to 1 s with 500 tables on a busy machine), and by default it comes every few seconds;
tables live for long."""


def data_folder() -> Path:
    """Where a user's data belongs on this system; WHITEOUT_DATA names another place."""
    chosen = os.environ.get("WHITEOUT_DATA")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "whiteout"


def open_store(data: Path, database: str) -> Store:
    """SQLite in the data folder, or the PostgreSQL database asked for."""
    if not database:
        from whiteout.server.sqlite_store import SqliteStore

        return SqliteStore(data / "tables.db")
    if database.startswith(("postgresql://", "postgres://")):
        from whiteout.server.postgres_store import PostgresStore

        return PostgresStore(database)
    raise BadSetting("this kind of database is not known", "postgresql://USER@HOST/NAME")


def open_house(data: Path, database: str, config: Config) -> House:
    """All tables of a data folder."""
    from whiteout.server.house import House
    from whiteout.server.tokens import Signer, load_key

    data.mkdir(parents=True, exist_ok=True)
    return House(open_store(data, database), Signer(load_key(data)), config)


def listen(host: str, port: int) -> socket.socket:
    """The socket to serve on, bound at once so that a taken port is refused in plain words."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise BadSetting(
            f"cannot serve on {host} port {port}: {error.strerror}", "--port N"
        ) from None
    return listener


def serve(
    host: str = "127.0.0.1",
    port: int = 8765,
    data: Path | None = None,
    database: str = "",
    open_browser: bool = False,
    config: Config | None = None,
) -> None:
    """Serve until interrupted. Raises a `Refusal` where it cannot start."""
    import uvicorn

    from whiteout.server.app import build
    from whiteout.server.frugal import Frugal

    everywhere = host in ("0.0.0.0", "::")
    config = replace(config or Config(), everywhere=everywhere)
    listener = listen(host, port)
    logs.set_up()
    app = build(open_house(data or data_folder(), database, config))
    shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    print(f"Whiteout is at {address}", flush=True)
    if everywhere and own_address():
        print(f"and for others at http://{own_address()}:{listener.getsockname()[1]}/", flush=True)
    if open_browser:
        threading.Timer(0.3, webbrowser.open, (address,)).start()
    server = uvicorn.Server(
        uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            ws=Frugal,
            ws_per_message_deflate=False,
            ws_max_size=4 * config.limits.message,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            timeout_graceful_shutdown=3,
        )
    )
    gc.set_threshold(*COLLECT)
    server.run(sockets=[listener])


def main(words: list[str] | None = None) -> None:
    """`python -m whiteout.server.run`: the same without the command line, with what tests and load
    tools need."""
    parser = argparse.ArgumentParser(prog="whiteout.server.run", description=main.__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--data", type=Path, default=None)
    parser.add_argument("--database", default="")
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument("--bot-delay", type=float, default=Config.bot_delay_s)
    parser.add_argument("--absent-after", type=float, default=Config.absent_after_s)
    parser.add_argument("--unlimited", action="store_true", help="no rate limits; loopback only")
    asked = parser.parse_args(words)
    config = Config(
        bot_delay_s=asked.bot_delay,
        absent_after_s=asked.absent_after,
        limits=UNLIMITED if asked.unlimited else Limits(),
    )
    serve(asked.host, asked.port, asked.data, asked.database, asked.open, config)


if __name__ == "__main__":
    main()
