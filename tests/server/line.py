"""A line to PostgreSQL that fails on command: it loses answers to COMMIT, is cut, or freezes."""

from __future__ import annotations

import contextlib
import select
import socket
import threading
from urllib.parse import parse_qs, unquote, urlsplit


class Line:
    """Forwards a port of loopback to a server's socket."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        folder = parse_qs(parts.query)["host"][0]
        self._there = f"{unquote(folder)}/.s.PGSQL.5432"
        self._ear = socket.create_server(("127.0.0.1", 0))
        self.lose_commits = 0
        """So many answers to COMMIT are lost, each with its connection."""
        self.cut = False
        """Nothing goes through, and whoever knocks is sent away."""
        self.frozen = False
        """Nothing goes through, and nobody is told."""
        self._done = False
        port = self._ear.getsockname()[1]
        self.url = f"postgresql://postgres@127.0.0.1:{port}{parts.path}"
        threading.Thread(target=self._listen, daemon=True).start()

    def close(self) -> None:
        self._done = True
        self._ear.close()

    def _listen(self) -> None:
        while not self._done:
            try:
                here, _ = self._ear.accept()
            except OSError:
                return
            if self.cut:
                here.close()
                continue
            there = socket.socket(socket.AF_UNIX)
            there.connect(self._there)
            threading.Thread(target=self._carry, args=(here, there), daemon=True).start()

    def _carry(self, here: socket.socket, there: socket.socket) -> None:
        lost = False
        with here, there, contextlib.suppress(OSError):
            while not self._done:
                ready, _, _ = select.select([here, there], [], [], 0.02)
                if self.cut:
                    return
                if self.frozen:
                    continue
                for one in ready:
                    data = one.recv(65536)
                    if not data or (lost and one is there):
                        return
                    if one is here and b"COMMIT" in data and self.lose_commits:
                        self.lose_commits -= 1
                        lost = True
                    (there if one is here else here).sendall(data)
