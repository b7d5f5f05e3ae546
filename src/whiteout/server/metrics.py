"""Counters and gauges as Prometheus reads them."""

from __future__ import annotations

import bisect
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

_HELP: Final = {
    "entries": "Entries appended to logs.",
    "unkept": "Writes that failed or whose outcome was unknown.",
    "updates": "Updates put into the queues of sockets.",
    "messages": "Messages received on sockets.",
    "refused": "Messages refused.",
    "requests": "HTTP requests answered.",
    "faults": "Errors that are the server's own.",
    "calls_sent": "Calls to absent people that a push service has taken.",
    "calls_gone": "Calls to browsers that are no more.",
    "calls_failed": "Tries of calls that have failed.",
    "set_aside": "Tables whose log could not be read.",
    "slow": "Sockets closed because they read too slowly.",
}
_EDGES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


_TIMES: Final = {
    "message": "From a message's arrival to its effect published.",
    "write": "From an entry's way into the store to its being kept.",
    "loop_delay": "How late the event loop comes to what is due.",
}


class Histogram:
    """How often something took how long."""

    __slots__ = ("_buckets", "_sum")

    def __init__(self) -> None:
        self._buckets = [0] * (len(_EDGES) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        """Once more."""
        self._sum += seconds
        self._buckets[bisect.bisect_left(_EDGES, seconds)] += 1

    def lines(self, full: str) -> Iterator[str]:
        """As Prometheus reads it."""
        total = 0
        for edge, found in zip([*_EDGES, "+Inf"], self._buckets, strict=True):
            total += found
            yield f'{full}_bucket{{le="{edge}"}} {total}'
        yield f"{full}_sum {self._sum:.6f}"
        yield f"{full}_count {total}"


class Metrics:
    """What the server has done, and how long it took."""

    def __init__(self) -> None:
        self.counts = dict.fromkeys(_HELP, 0)
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {
            "open_files": ("Open files, sockets included.", open_files)
        }
        self.times = {name: Histogram() for name in _TIMES}
        self._started = time.time()

    def count(self, name: str, more: int = 1) -> None:
        """So many more."""
        self.counts[name] += more

    def took(self, seconds: float, what: str = "message") -> None:
        """Something was done after so long."""
        self.times[what].add(seconds)

    def text(self) -> str:
        """The page."""
        lines = []
        for name, value in self.counts.items():
            full = f"whiteout_{name}_total"
            lines += [f"# HELP {full} {_HELP[name]}", f"# TYPE {full} counter", f"{full} {value}"]
        for name, (words, read) in self.gauges.items():
            full = f"whiteout_{name}"
            lines += [f"# HELP {full} {words}", f"# TYPE {full} gauge", f"{full} {read():g}"]
        for name, words in _TIMES.items():
            full = f"whiteout_{name}_seconds"
            lines += [f"# HELP {full} {words}", f"# TYPE {full} histogram"]
            lines += self.times[name].lines(full)
        lines += ["# TYPE whiteout_start_time_seconds gauge"]
        lines += [f"whiteout_start_time_seconds {self._started:.3f}"]
        return "\n".join(lines) + "\n"


def open_files() -> float:
    """How many files this process has open; -1 where the system does not say."""
    try:
        return len(list(Path("/proc/self/fd").iterdir()))
    except OSError:
        return -1.0
