"""Processes of a load test: the server under test, the drivers, and what each of them uses."""

from __future__ import annotations

import contextlib
import json
import os
import resource
import socket
import subprocess
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

HOST: Final = "127.0.0.1"
_SPARE_FILES: Final = 200


def check_host(host: str) -> str:
    """Load is for this machine alone: anything but a loopback address is refused."""
    if host not in ("127.0.0.1", "localhost"):
        raise SystemExit(f"this tool loads 127.0.0.1 only, not {host}")
    return HOST


def allow_files(sockets: int) -> None:
    """Raise the limit of open files for this process and those it starts."""
    want = sockets + _SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft >= want:
        return
    if want > hard:
        raise SystemExit(
            f"{sockets} sockets need {want} open files, and this system allows {hard}: "
            "ask for fewer tables (--most), or raise the hard limit (ulimit -Hn)"
        )
    resource.setrlimit(resource.RLIMIT_NOFILE, (want, hard))


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def machine_cpu_s() -> float:
    """Processor time that everything on this machine has used so far."""
    user, nice, system, _, _, irq, soft = map(int, Path("/proc/stat").read_text().split()[1:8])
    return (user + nice + system + irq + soft) / os.sysconf("SC_CLK_TCK")


def wait_for_quiet(cores: float, seconds: float) -> None:
    """Give others time to finish: until they use less than so much of the machine."""
    end = time.monotonic() + seconds
    used = cores + 1.0
    while used > cores and time.monotonic() < end:
        before, began = machine_cpu_s(), time.monotonic()
        time.sleep(1.0)
        used = (machine_cpu_s() - before) / (time.monotonic() - began)


@dataclass(frozen=True)
class Place:
    """Where a process runs: on one core or on any, and how it ranks among others."""

    core: int | None = None
    nice: int = 0


def rank(process: int, nice: int) -> None:
    """How a process ranks; Linux may rank whole sessions first, so its own session too."""
    os.setpriority(os.PRIO_PROCESS, process, nice)
    session = Path(f"/proc/{process}/autogroup")
    if session.exists():
        session.write_text(str(nice))


def family(process: int) -> list[int]:
    """A process and those below it."""
    found = [process]
    for one in found:
        with contextlib.suppress(OSError):
            children = Path(f"/proc/{one}/task/{one}/children").read_text().split()
            found += [int(child) for child in children]
    return found


class Process:
    """A child process; `with` ends it."""

    def __init__(self, words: list[str], log: Path, place: Place, talks: bool = False) -> None:
        self._log: IO[bytes] = log.open("ab")
        self.child = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE if talks else self._log,
            stderr=self._log,
            start_new_session=place.nice != 0,
        )
        if place.core is not None:
            os.sched_setaffinity(self.child.pid, {place.core})
        if place.nice:
            rank(self.child.pid, place.nice)

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *error: object) -> None:
        if self.child.stdin is not None:
            self.child.stdin.close()
        self.child.terminate()
        try:
            self.child.wait(10)
        except subprocess.TimeoutExpired:
            self.child.kill()
            self.child.wait()
        if self.child.stdout is not None:
            self.child.stdout.close()
        self._log.close()

    def ask(self, **message: object) -> dict[str, Any]:
        """Tell a driver to do something."""
        assert self.child.stdin is not None
        self.child.stdin.write(json.dumps(message).encode() + b"\n")
        self.child.stdin.flush()
        return message

    def answer(self) -> dict[str, Any]:
        """What the driver has to say once it is done."""
        assert self.child.stdout is not None
        line = self.child.stdout.readline()
        if not line:
            raise SystemExit("a driver has failed; its last words are in the log")
        found: dict[str, Any] = json.loads(line)
        if "failed" in found:
            raise ConnectionError(found["failed"])
        return found

    def rss(self) -> int:
        """Resident memory in bytes, of this process and all that it has started."""
        pages = 0
        for process in family(self.child.pid):
            with contextlib.suppress(OSError):
                pages += int(Path(f"/proc/{process}/statm").read_text().split()[1])
        return pages * resource.getpagesize()

    def cpu_s(self) -> float:
        """Processor time used so far, by this process and all that it has started."""
        ticks = 0
        for process in family(self.child.pid):
            with contextlib.suppress(OSError):
                stat = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
                ticks += int(stat[11]) + int(stat[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def wait_for(self, port: int, path: str, seconds: float = 20.0) -> float:
        """Wait until a page is there; how long that took."""
        began = time.monotonic()
        while time.monotonic() < began + seconds:
            if self.child.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"http://{HOST}:{port}{path}", timeout=2) as answer:
                    if answer.read():
                        return time.monotonic() - began
            except OSError:
                time.sleep(0.01)
        raise SystemExit("the server did not start; its last words are in the log")
