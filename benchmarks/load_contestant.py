"""A server under test together with its people, the same to handle whichever server it is."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from benchmarks.load_process import Place, Process, free_port, machine_cpu_s

PEER: Final = Path(__file__).parent / "boardgame_io"
MEMORY: Final = Path("/dev/shm")


@dataclass(frozen=True)
class Setting:
    """How the processes are laid out; the same for every contestant."""

    clients: int = 1
    """Processes the people run in."""
    pin: bool = False
    """Whether the server has one core and the people another."""
    nice: int = 0
    """Below 0 the whole test goes before whatever else the machine does."""

    def place(self, core: int) -> Place:
        """Where a process goes."""
        return Place(core if self.pin else None, self.nice)


class Contestant:
    """A server and its drivers."""

    def __init__(self, server: Process, drivers: list[Process], about: str) -> None:
        self._server = server
        self._drivers = drivers
        self.about = about
        self.tables = 0
        self.sockets = 0

    def rss(self) -> int:
        """The server's memory, once it is quiet."""
        time.sleep(1.0)
        return self._server.rss()

    def open(self, tables: int, seats: int) -> None:
        """So many more tables, shared out among the drivers."""
        share, rest = divmod(tables, len(self._drivers))
        for number, driver in enumerate(self._drivers):
            driver.ask(do="open", tables=share + (number < rest), seats=seats)
        answers = [driver.answer() for driver in self._drivers]
        self.tables = sum(answer["tables"] for answer in answers)
        self.sockets = sum(answer["sockets"] for answer in answers)

    def start(self) -> None:
        """Begin the matches."""
        for driver in self._drivers:
            driver.ask(do="start")
            driver.answer()

    def play(self, seconds: float, every: float) -> dict[str, Any]:
        """Play for so long; what all drivers have measured, and what it cost."""
        began, machine = time.monotonic(), machine_cpu_s()
        server = self._server.cpu_s()
        for driver in self._drivers:
            driver.ask(do="play", seconds=seconds, every=every)
        answers = [driver.answer() for driver in self._drivers]
        spent = time.monotonic() - began
        server = (self._server.cpu_s() - server) / seconds  # then it waits for the last updates
        clients = sum(answer["cpu"] for answer in answers)
        errors: dict[str, int] = {}
        for answer in answers:
            for kind, count in answer["errors"].items():
                errors[kind] = errors.get(kind, 0) + count
        return {
            "latencies": [value for answer in answers for value in answer["latencies"]],
            "lags": [value for answer in answers for value in answer["lags"]],
            "updates": sum(answer["updates"] for answer in answers),
            "errors": errors,
            "client_cpu": clients,
            "server_cpu": server,
            "other_cpu": max(0.0, (machine_cpu_s() - machine) / spent - server - clients),
            "rss": self._server.rss(),
        }


@contextlib.contextmanager
def _together(
    server: list[str], driver: list[str], ready: str, folder: Path, setting: Setting
) -> Iterator[tuple[Process, list[Process]]]:
    """Start a server and its drivers; `{port}` in their words is replaced."""
    port = free_port()
    server = [word.replace("{port}", str(port)) for word in server]
    driver = [word.replace("{port}", str(port)) for word in driver]
    log = folder / "log.txt"
    with contextlib.ExitStack() as stack:
        running = stack.enter_context(Process(server, log, setting.place(0)))
        try:
            running.wait_for(port, ready)
            people = [
                stack.enter_context(Process(driver, log, setting.place(1), talks=True))
                for _ in range(setting.clients)
            ]
            yield running, people
        except (SystemExit, ConnectionError):
            sys.stderr.write(log.read_text()[-3000:])
            raise


@contextlib.contextmanager
def whiteout(folder: Path, setting: Setting, disk: bool = True) -> Iterator[Contestant]:
    """Our own server as a user starts it, without limits per address; its log on the disk, or, as
    the peer has it, in memory."""
    from whiteout.build_kind import COMPILED

    with tempfile.TemporaryDirectory(dir=folder if disk else MEMORY) as data:
        server = [sys.executable, "-m", "whiteout.server.run", "--port", "{port}"]
        server += ["--data", data, "--unlimited"]
        driver = [sys.executable, "-m", "benchmarks.load_driver", "{port}"]
        with _together(server, driver, "/healthz", folder, setting) as (running, people):
            kind = "compiled" if COMPILED else "interpreted"
            where = "every action flushed to the disk" if disk else "its log in memory"
            yield Contestant(running, people, f"Stay Away!, {kind}, {where}")


@contextlib.contextmanager
def in_memory(folder: Path, setting: Setting) -> Iterator[Contestant]:
    """The same without the disk."""
    with whiteout(folder, setting, disk=False) as contestant:
        yield contestant


@contextlib.contextmanager
def processes(folder: Path, setting: Setting, count: int, database: str) -> Iterator[Contestant]:
    """Several processes on an empty PostgreSQL; with more than one, and for comparison with one, a
    NATS that they start themselves."""
    from whiteout.build_kind import COMPILED

    server = [sys.executable, "-m", "whiteout.server.run", "--port", "{port}", "--unlimited"]
    server += ["--data", str(folder / "data"), "--database", database, "--workers", str(count)]
    driver = [sys.executable, "-m", "benchmarks.load_driver", "{port}"]
    with _together(server, driver, "/healthz", folder, setting) as (running, people):
        kind = "compiled" if COMPILED else "interpreted"
        yield Contestant(running, people, f"Stay Away!, {kind}, {count} processes, PostgreSQL")


def is_peer_there() -> bool:
    """Whether boardgame.io has been installed."""
    return (PEER / "node_modules" / "boardgame.io").is_dir() and shutil.which("node") is not None


@contextlib.contextmanager
def boardgame_io(folder: Path, setting: Setting) -> Iterator[Contestant]:
    """boardgame.io's server with its store in memory, which is what it has built in."""
    node = shutil.which("node") or "node"
    version = subprocess.check_output([node, "--version"], text=True).strip()
    server = [node, str(PEER / "server.mjs"), "{port}"]
    driver = [node, str(PEER / "driver.mjs"), "{port}"]
    with _together(server, driver, "/games", folder, setting) as (running, people):
        yield Contestant(running, people, f"a game of cards, Node {version}, store in memory")


CONTESTANTS: Final = {
    "whiteout": whiteout,
    "whiteout in memory": in_memory,
    "boardgame.io": boardgame_io,
}
