"""Running a server: the data folder, the store, uvicorn."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from whiteout.core.refusal import BadSetting, Refusal
from whiteout.server import logs
from whiteout.server.config import UNLIMITED, Config, Limits
from whiteout.server.share import own_address, own_names
from whiteout.server.store import Store

if TYPE_CHECKING:
    from whiteout.server.cluster import Cluster
    from whiteout.server.house import House
    from whiteout.server.tokens import Signer


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


def open_store(data: Path, database: str, shared: bool = False) -> Store:
    """SQLite in the data folder, or the PostgreSQL database asked for; `shared`: by several
    servers."""
    if not database:
        from whiteout.server.sqlite_store import SqliteStore

        return SqliteStore(data / "tables.db")
    if database.startswith(("postgresql://", "postgres://")):
        from whiteout.server.postgres_store import PostgresStore

        return PostgresStore(database, shared)
    raise BadSetting("this kind of database is not known", "postgresql://USER@HOST/NAME")


def open_house(data: Path, database: str, config: Config, nats: str = "") -> House:
    """All tables of a data folder, or of a database that several servers share over NATS."""
    from whiteout.server.house import House
    from whiteout.server.push_keys import load_push_key
    from whiteout.server.tokens import Signer, load_key

    try:
        data.mkdir(parents=True, exist_ok=True)
        key, push_key = load_key(data), load_push_key(data)
    except OSError as error:
        raise BadSetting(
            f"the data folder {data} cannot be used: {error.strerror}", "--data DIR"
        ) from None
    signer = Signer(key)
    store = open_store(data, database, bool(nats))
    cluster = _join(store, nats, signer) if nats else None
    return House(store, signer, config, push_key=push_key, cluster=cluster)


def _join(store: Store, nats: str, signer: Signer) -> Cluster:
    """Servers that have the same key belong together."""
    from whiteout.server.cluster import Cluster
    from whiteout.server.postgres_store import PostgresStore
    from whiteout.server.workers import check_nats

    if not isinstance(store, PostgresStore):
        raise BadSetting("servers share PostgreSQL, not a file", "--database postgresql://...")
    check_nats(nats)
    space = signer.tag("cluster", "all").replace("-", "x").replace("_", "y")
    return Cluster(store, nats, space)


def listen(host: str, port: int) -> socket.socket:
    """The socket to serve on, bound at once so that a taken port is refused in plain words."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)  # whoever comes before we are ready waits a moment
    except (OSError, OverflowError) as error:
        listener.close()
        said = getattr(error, "strerror", None) or error
        raise BadSetting(f"cannot serve on {host} port {port}: {said}", "--port N") from None
    return listener


def serve(
    host: str = "127.0.0.1",
    port: int = 8765,
    data: Path | None = None,
    database: str = "",
    open_browser: bool = False,
    config: Config | None = None,
    metrics: str = "",
    domains: tuple[str, ...] = (),
    log_level: str = "info",
    workers: int = 1,
    nats: str = "",
) -> None:
    """Serve until interrupted. Raises a `Refusal` where it cannot start."""
    from whiteout.server.watch import parts_of
    from whiteout.server.workers import check_workers

    check_workers(workers, database)
    if metrics:
        parts_of(metrics)
    everywhere = host in ("0.0.0.0", "::")
    config = replace(config or Config(), everywhere=everywhere, domains=_names(domains))
    listener = listen(host, port)
    logs.set_up(log_level)
    data = data or data_folder()
    house = open_house(data, database, config, nats) if workers == 1 else None
    shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    print(f"Whiteout is at {address}", flush=True)
    if everywhere and own_address():
        print(f"and for others at http://{own_address()}:{listener.getsockname()[1]}/", flush=True)
    if open_browser:
        threading.Timer(0.3, webbrowser.open, (address,)).start()
    if house is not None:
        run_house(house, listener, metrics)
        return
    about = ["--host", host, "--data", str(data), "--database", database, "--log-level", log_level]
    about += ["--bot-delay", str(config.bot_delay_s), "--absent-after", str(config.absent_after_s)]
    about += ["--archive-after", str(config.archive_after_s)]
    about += ["--evict-after", str(config.evict_after_s)]
    about += [word for name in domains for word in ("--domain", name)]
    about += ["--unlimited"] if config.limits is UNLIMITED else []
    _run_workers(workers, about, listener, nats, metrics)


def _run_workers(
    workers: int, about: list[str], listener: socket.socket, nats: str, metrics: str
) -> None:
    """Each worker has its figures at a port of its own, counted from the one asked for."""
    from whiteout.server.tokens import load_key
    from whiteout.server.workers import Workers, nats_for

    load_key(Path(about[about.index("--data") + 1]))  # made once, before they all start
    host, _, port = metrics.rpartition(":")
    with nats_for(nats) as url:
        each = [
            [*about, "--nats", url, *(["--metrics", f"{host}:{int(port) + n}"] if port else [])]
            for n in range(workers)
        ]
        Workers(each, listener).run()


def run_house(house: House, listener: socket.socket, metrics: str) -> None:
    """Serve one house on a socket until told to stop."""
    import uvicorn

    from whiteout.server.app import build
    from whiteout.server.doorway import allow_files, doorway
    from whiteout.server.frugal import Frugal

    class Server(uvicorn.Server):
        """Tells everybody before it closes their connections."""

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await house.stop()
            await super().shutdown(sockets)

    allow_files()
    limits = house.config.limits
    server = Server(
        uvicorn.Config(
            build(house, metrics=metrics),
            log_config=None,
            access_log=False,
            server_header=False,
            http=doorway(limits.connections),
            ws=Frugal,
            ws_per_message_deflate=False,
            ws_max_size=4 * limits.message,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            timeout_graceful_shutdown=3,
        )
    )
    server.run(sockets=[listener])


def _work(asked: argparse.Namespace, config: Config) -> None:
    """One of several processes, on a socket that the watching one has bound."""
    from whiteout.server.workers import open_fd

    everywhere = asked.host in ("0.0.0.0", "::")
    config = replace(config, everywhere=everywhere, domains=_names(tuple(asked.domain)))
    logs.set_up(asked.log_level)
    house = open_house(asked.data, asked.database, config, asked.nats)
    run_house(house, open_fd(asked.fd), asked.metrics)


def _names(domains: tuple[str, ...]) -> tuple[str, ...]:
    """The names a server answers to."""
    return ("*",) if "*" in domains else (*own_names(), *(name.lower() for name in domains))


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
    parser.add_argument("--call-after", type=float, default=Config.call_after_s)
    parser.add_argument("--push-loopback", action="store_true", help="call push services here")
    parser.add_argument("--unlimited", action="store_true", help="no rate limits; loopback only")
    parser.add_argument("--archive-after", type=float, default=Config.archive_after_s)
    parser.add_argument("--evict-after", type=float, default=Config.evict_after_s)
    parser.add_argument("--domain", action="append", default=[])
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--nats", default="", help="nats://HOST:PORT shared by several servers")
    parser.add_argument("--fd", type=int, default=-1, help="a socket handed on by --workers")
    parser.add_argument("--metrics", default="", help="HOST:PORT for the figures")
    parser.add_argument("--log-level", default="info")
    asked = parser.parse_args(words)
    config = Config(
        bot_delay_s=asked.bot_delay,
        absent_after_s=asked.absent_after,
        call_after_s=asked.call_after,
        push_loopback=asked.push_loopback,
        archive_after_s=asked.archive_after,
        evict_after_s=asked.evict_after,
        limits=UNLIMITED if asked.unlimited else Limits(),
    )
    try:
        if asked.fd >= 0:
            _work(asked, config)
            return
        serve(
            asked.host,
            asked.port,
            asked.data,
            asked.database,
            asked.open,
            config,
            metrics=asked.metrics,
            log_level=asked.log_level,
            domains=tuple(asked.domain),
            workers=asked.workers,
            nats=asked.nats,
        )
    except Refusal as refusal:
        raise SystemExit(str(refusal)) from None


if __name__ == "__main__":
    main()
