"""The server under load: many tables of people over real sockets, on this machine alone.

    python -m benchmarks.load [--tables 500] [--seats 6] [--every 2] [--seconds 20]
                              [--idle 200] [--ramp 250] [--most 3000] [--peer] [--json]
                              [--processes 1 2 4 --database URL]

Starts a real server and, in processes of their own, the people: every seat has its own WebSocket,
and at each table somebody answers every two seconds with a random legal option. Measured is, for
every action, the time from sending it until the last seat of the table has its update. Then tables
are added until it breaks: p95 over 100 ms, or any error. Server and people share the machine.

`--peer` does the same to boardgame.io's server with a comparable game, in the same run, and prints
the ratio; as its log lies in memory, ours is measured in that way too. boardgame.io is installed by
`npm ci --ignore-scripts` in benchmarks/boardgame_io. For the compiled rules (what a wheel has) set
PYTHONPATH=build/compiled after `python hatch_build.py`.

`--processes 1 2 4 --database postgresql://...` measures as many processes, each on the database as
it is left by the one before; processor time and memory are those of all processes and of NATS.

Beside other work on the machine, `--nice -15` (root) lets server and people go first.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import signal
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from benchmarks.load_contestant import CONTESTANTS, Contestant, Setting, is_peer_there, processes
from benchmarks.load_process import allow_files, check_host, wait_for_quiet
from benchmarks.load_report import Row, broken, summary, table_text

MOST_TABLES: Final = 20_000
MOST_SECONDS: Final = 120.0


def idle(contestant: Contestant, tables: int, seats: int) -> dict[str, float]:
    """Memory of tables where people sit and nothing happens: before, in, and well into a match."""
    before = contestant.rss()
    contestant.open(tables, seats)
    lobby = contestant.rss()
    contestant.start()
    begun = contestant.rss()
    contestant.play(10.0, 0.5)
    later = contestant.rss()
    return {
        name: round((rss - before) / tables / 1000, 1)
        for name, rss in (("lobby_kB", lobby), ("match_kB", begun), ("after_20_actions_kB", later))
    }


def step(contestant: Contestant, ask: argparse.Namespace) -> Row:
    """Measure once, or again where others were busy on this machine meanwhile; the try that was
    disturbed least counts, however it came out."""
    rows: list[Row] = []
    while len(rows) < ask.tries and not any(row["other_cpu"] <= ask.quiet for row in rows):
        wait_for_quiet(ask.quiet, 20.0)
        contestant.play(2 * ask.every, ask.every)  # settle
        found = contestant.play(ask.seconds, ask.every)
        rows.append(summary(contestant, found, ask.seconds))
    return min(rows, key=lambda row: float(row["other_cpu"]))


def ramp(contestant: Contestant, ask: argparse.Namespace) -> tuple[list[Row], str]:
    """Measure with more and more tables; all rows, and why it ended."""
    rows: list[Row] = []
    tables = ask.tables
    while True:
        try:
            contestant.open(tables - contestant.tables, ask.seats)
            contestant.start()
            row = step(contestant, ask)
        except ConnectionError as error:
            return rows, f"{tables} tables: {error}"
        rows.append(row)
        why = broken(row)
        if why or not ask.ramp:
            return rows, why
        if tables + ask.ramp > ask.most:
            return rows, ""
        tables += ask.ramp


def measure(kind: str, ask: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Everything about one contestant; memory and load on servers of their own."""
    found: dict[str, Any] = {"name": kind}
    if ask.idle:
        with started(kind, ask, folder / "idle") as contestant:
            found["idle"] = idle(contestant, ask.idle, ask.seats)
    with started(kind, ask, folder / "load") as contestant:
        found["about"] = contestant.about
        rows, why = ramp(contestant, ask)
    held = [row["tables"] for row in rows if not broken(row)]
    return {**found, "rows": rows, "held": max(held, default=0), "ended": why}


@contextlib.contextmanager
def started(kind: str, ask: argparse.Namespace, folder: Path) -> Iterator[Contestant]:
    """A server and its people, warmed up by one table so that what is loaded once is loaded."""
    folder.mkdir(parents=True)
    setting = Setting(ask.clients, ask.pin, ask.nice)
    count = int(kind.split(maxsplit=1)[0]) if kind.endswith("processes") else 0
    with (
        processes(folder, setting, count, ask.database)
        if count
        else CONTESTANTS[kind](folder, setting)
    ) as contestant:
        contestant.open(1, ask.seats)
        contestant.start()
        contestant.play(4.0, 0.1)
        yield contestant


def parse() -> argparse.Namespace:
    """The command line, within bounds."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--host", default="127.0.0.1", help="this machine, nothing else")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--every", type=float, default=2.0, help="seconds from action to action")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to measure")
    parser.add_argument("--idle", type=int, default=200, help="tables for memory; 0: not measured")
    parser.add_argument("--ramp", type=int, default=250, help="tables per step; 0: no ramp")
    parser.add_argument("--most", type=int, default=3000, help="where the ramp ends at the latest")
    parser.add_argument("--clients", type=int, default=1, help="processes the people run in")
    parser.add_argument("--pin", action="store_true", help="server on core 0, people on the others")
    parser.add_argument("--nice", type=int, default=0, help="below 0: goes before others")
    parser.add_argument("--quiet", type=float, default=0.3, help="cores that others may use")
    parser.add_argument("--tries", type=int, default=4, help="for a step while others are busy")
    parser.add_argument(
        "--processes", type=int, nargs="+", default=[], help="1 2 4: with so many, on PostgreSQL"
    )
    parser.add_argument("--database", default="", help="postgresql://... for --processes")
    parser.add_argument("--peer", action="store_true", help="boardgame.io too")
    parser.add_argument("--json", action="store_true")
    ask = parser.parse_args()
    check_host(ask.host)
    if max(ask.most, ask.tables) > MOST_TABLES or ask.seconds > MOST_SECONDS:
        parser.error(f"at most {MOST_TABLES} tables and {MOST_SECONDS:g} seconds")
    if ask.processes and not ask.database:
        parser.error("--processes needs --database postgresql://...")
    ask.most = max(ask.most, ask.tables)
    return ask


def main() -> None:
    """Measure and print."""
    ask = parse()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the children end too
    allow_files((ask.most if ask.ramp else ask.tables) * ask.seats)
    kinds = [f"{count} processes" for count in ask.processes]
    if not kinds:
        kinds = list(CONTESTANTS) if ask.peer and is_peer_there() else ["whiteout"]
    with tempfile.TemporaryDirectory() as folder:
        found = [measure(kind, ask, Path(folder) / kind) for kind in kinds]
    if ask.json:
        print(json.dumps(found))
        return
    print(table_text(found))
    if ask.peer and len(found) == 1:
        print(
            "boardgame.io is not installed: cd benchmarks/boardgame_io && npm ci --ignore-scripts"
        )


if __name__ == "__main__":
    main()
