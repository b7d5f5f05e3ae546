"""`serve --workers N`: several processes that share one port, one PostgreSQL and one NATS.

This process only watches: it starts the others, starts one anew that has died, and passes on the
word to stop. Where no NATS is named, it starts one of its own on loopback, which nobody else can
use.
"""

from __future__ import annotations

import contextlib
import logging
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from whiteout.core.refusal import BadSetting

logger = logging.getLogger("whiteout.server")

AGAIN_S: Final = 1.0
"""Before a process that has died is started anew."""
STOP_S: Final = 12.0


class Workers:
    """The processes."""

    def __init__(self, words: list[list[str]], listener: socket.socket) -> None:
        self._words = words
        self._listener = listener
        self.running: list[subprocess.Popen[bytes]] = []
        self._stopping = False

    def run(self) -> None:
        """Until told to stop."""
        for kind in (signal.SIGTERM, signal.SIGINT):
            signal.signal(kind, self._stop)
        self.running = [self._start(words) for words in self._words]
        while not self._stopping:
            time.sleep(0.1)
            for number, worker in enumerate(self.running):
                if worker.poll() is not None and not self._stopping:
                    about = {"count": number, "why": str(worker.returncode)}
                    logger.error("worker died", extra=about)
                    time.sleep(AGAIN_S)
                    self.running[number] = self._start(self._words[number])
        self._end()

    def _start(self, words: list[str]) -> subprocess.Popen[bytes]:
        number = self._listener.fileno()
        command = [sys.executable, "-m", "whiteout.server.run", "--fd", str(number), *words]
        return subprocess.Popen(command, pass_fds=(number,))

    def _stop(self, *_: object) -> None:
        self._stopping = True

    def _end(self) -> None:
        for worker in self.running:
            worker.terminate()
        end = time.monotonic() + STOP_S
        for worker in self.running:
            try:
                worker.wait(max(0.1, end - time.monotonic()))
            except subprocess.TimeoutExpired:
                worker.kill()


def check_workers(workers: int, database: str) -> None:
    """What several processes need."""
    if workers > 1 and not database:
        raise BadSetting(
            "several processes cannot share an SQLite file",
            "--database postgresql://USER@HOST/NAME",
        )
    if workers > 1 and sys.platform == "win32":
        raise BadSetting("several processes need another system than Windows", "--workers 1")


def check_nats(url: str) -> None:
    """Whether somebody listens there, so that a wrong address is said in one sentence."""
    try:
        parts = urlsplit(url)
        socket.create_connection((parts.hostname or "", parts.port or 4222), 5).close()
    except (OSError, ValueError) as error:
        said = getattr(error, "strerror", None) or error
        raise BadSetting(f"NATS does not answer: {said}", "--nats nats://HOST:4222") from None


@contextlib.contextmanager
def nats_for(url: str) -> Iterator[str]:
    """The NATS named, or one of our own."""
    if url:
        yield url
        return
    command = shutil.which("nats-server") or shutil.which(
        "nats-server", path=str(Path(sys.executable).parent)
    )
    if command is None:
        raise BadSetting(
            "several processes need NATS", "--nats nats://HOST:4222, or nats-server on the path"
        )
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    token = secrets.token_hex(16)
    words = [command, "-a", "127.0.0.1", "-p", str(port)]
    server = subprocess.Popen(
        [*words, "-c", "/dev/stdin"],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    assert server.stdin is not None
    server.stdin.write(f"authorization {{ token: {token} }}\n".encode())
    server.stdin.close()
    try:
        _wait_for(port, server)
        yield f"nats://{token}@127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()


def _wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + 10
    while time.monotonic() < end and server.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise BadSetting("nats-server does not start", "--nats nats://HOST:4222")


def open_fd(number: int) -> socket.socket:
    """The socket that the watching process has handed on."""
    listener = socket.socket(fileno=number)
    os.set_inheritable(number, False)
    return listener
