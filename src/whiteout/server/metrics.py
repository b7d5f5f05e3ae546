"""Counters and gauges as Prometheus reads them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

_HELP: Final = {
    "entries": "Entries appended to logs.",
    "updates": "Updates put into the queues of sockets.",
    "messages": "Messages received on sockets.",
    "refused": "Messages refused.",
    "requests": "HTTP requests answered.",
    "faults": "Errors that are the server's own.",
    "slow": "Sockets closed because they read too slowly.",
}
_EDGES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What the server has done, and how long messages took from arrival to published."""

    def __init__(self) -> None:
        self.counts = dict.fromkeys(_HELP, 0)
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self._started = time.time()
        self._buckets = [0] * (len(_EDGES) + 1)
        self._sum = 0.0

    def count(self, name: str, more: int = 1) -> None:
        """So many more."""
        self.counts[name] += more

    def took(self, seconds: float) -> None:
        """A message was answered after so long."""
        self._sum += seconds
        for index, edge in enumerate(_EDGES):
            if seconds <= edge:
                self._buckets[index] += 1
                return
        self._buckets[-1] += 1

    def text(self) -> str:
        """The page."""
        lines = []
        for name, value in self.counts.items():
            full = f"whiteout_{name}_total"
            lines += [f"# HELP {full} {_HELP[name]}", f"# TYPE {full} counter", f"{full} {value}"]
        for name, (words, read) in self.gauges.items():
            full = f"whiteout_{name}"
            lines += [f"# HELP {full} {words}", f"# TYPE {full} gauge", f"{full} {read():g}"]
        full = "whiteout_message_seconds"
        lines += [f"# HELP {full} From a message's arrival to its effect published."]
        lines += [f"# TYPE {full} histogram"]
        total = 0
        for edge, found in zip([*_EDGES, "+Inf"], self._buckets, strict=True):
            total += found
            lines.append(f'{full}_bucket{{le="{edge}"}} {total}')
        lines += [f"{full}_sum {self._sum:.6f}", f"{full}_count {total}"]
        lines += ["# TYPE whiteout_start_time_seconds gauge"]
        lines += [f"whiteout_start_time_seconds {self._started:.3f}"]
        return "\n".join(lines) + "\n"
