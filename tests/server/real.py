"""A real server process on loopback, for tests that need sockets, crashes or both."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class RealServer:
    """`python -m whiteout.server.run` in a process of its own."""

    def __init__(self, data: Path, *words: str, port: int = 0) -> None:
        self.data = data
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._words = words
        self.process: subprocess.Popen[bytes] | None = None
        self.log = data / "log.txt"

    def start(self) -> None:
        self.data.mkdir(parents=True, exist_ok=True)
        words = [sys.executable, "-m", "whiteout.server.run", "--port", str(self.port)]
        words += ["--data", str(self.data), "--bot-delay", "0", "--unlimited", *self._words]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(words, stdout=log, stderr=log, env=os.environ)
        end = time.monotonic() + 20
        while time.monotonic() < end:
            if self._answers():
                return
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.05)
        raise AssertionError("the server did not start")

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """As a loss of power would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


@contextlib.contextmanager
def real_server(data: Path, *words: str) -> Iterator[RealServer]:
    server = RealServer(data, *words)
    server.start()
    try:
        yield server
    finally:
        server.stop()
