"""A push service of our own on loopback, and a browser that subscribes to it: what reaches the
service is decrypted with the browser's keys, as a browser would do it."""

from __future__ import annotations

import base64
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec


def text64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A subscription and the keys behind it."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.fields: dict[str, Any] = {
            "endpoint": endpoint,
            "p256dh": text64(point),
            "auth": text64(self._secret),
        }

    def read(self, body: bytes) -> dict[str, Any]:
        """What a call says."""
        text = http_ece.decrypt(
            body, private_key=self._key, auth_secret=self._secret, version="aes128gcm"
        )
        return dict(json.loads(text))


class PushService:
    """Takes every call; `status` is what it answers."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.headers: dict[str, str] = {}
        self._came = threading.Condition()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                names = {name.lower(): value for name, value in self.headers.items()}
                with service._came:
                    service.calls.append((self.path, names, body))
                    service._came.notify_all()
                self.send_response(service.status)
                for name, value in service.headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"

    def subscribe(self, path: str = "/send/one") -> Browser:
        return Browser(self.url + path)

    def wait(self, calls: int = 1, seconds: float = 20.0) -> None:
        """Until so many calls have come."""
        with self._came:
            assert self._came.wait_for(lambda: len(self.calls) >= calls, seconds), self.calls


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    thread = threading.Thread(target=service._server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service._server.shutdown()
        service._server.server_close()
        thread.join(10)
