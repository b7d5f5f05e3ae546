"""As little WebSocket and HTTP as a load client needs, so that it does not become the bottleneck.

Frames are masked with zeros, which the protocol allows and which costs nothing; texts are handed on
as bytes and read only when somebody has to decide.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import Callable
from typing import Any, Final, cast

_TEXT: Final = 1
_CLOSE: Final = 8
_PING: Final = 9
_PONG: Final = 10

Hear = Callable[[bytes], None]


def masked(opcode: int, payload: bytes) -> bytes:
    """One final frame as a client sends it."""
    size = len(payload)
    if size < 126:
        head = bytes((0x80 | opcode, 0x80 | size))
    else:
        head = bytes((0x80 | opcode, 0x80 | 126)) + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + payload


def frame_at(data: bytes, start: int) -> tuple[int, int, int] | None:
    """Opcode, begin and end of the payload of the server's frame at `start`; None: not all here.
    A frame that is not final is beyond this client, and Whiteout sends none."""
    if len(data) < start + 2:
        return None
    first, size = data[start], data[start + 1]
    begin = start + 2
    if size >= 126:
        wide = 2 if size == 126 else 8
        if len(data) < begin + wide:
            return None
        size = int.from_bytes(data[begin : begin + wide], "big")
        begin += wide
    if not first & 0x80:
        raise ValueError("a frame in parts")
    end = begin + size
    return (first & 0x0F, begin, end) if len(data) >= end else None


class Socket(asyncio.Protocol):
    """One open connection: `hear` gets every text, `closed` is called once at the end."""

    def __init__(self, host: str, path: str, hear: Hear, closed: Callable[[], None]) -> None:
        self._hear = hear
        self._closed = closed
        self._rest = b""
        self._transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        key = base64.b64encode(os.urandom(16)).decode()
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("the handshake was refused"))
        self._closed()

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        start = 0
        if not self.open.done():
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError("the handshake was refused"))
                return
            self.open.set_result(None)
            start = end + 4
        while (frame := frame_at(data, start)) is not None:
            opcode, begin, start = frame
            self._take(opcode, data[begin:start])
        self._rest = data[start:]

    def _take(self, opcode: int, payload: bytes) -> None:
        assert self._transport is not None
        if opcode == _TEXT:
            self._hear(payload)
        elif opcode == _PING:
            self._transport.write(masked(_PONG, payload))
        elif opcode == _CLOSE:
            self._transport.close()

    def send(self, message: dict[str, Any]) -> None:
        """Send a text."""
        assert self._transport is not None
        self._transport.write(masked(_TEXT, json.dumps(message).encode()))

    def close(self) -> None:
        """Go without a word."""
        if self._transport is not None:
            self._transport.abort()


class Http:
    """One kept connection that asks one thing after the other."""

    def __init__(self, host: str, port: int) -> None:
        self._host = host
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """The JSON answer; raises `ConnectionError` where it is a refusal."""
        if self._streams is None:
            self._streams = await asyncio.open_connection(self._host, self._port)
        reader, writer = self._streams
        data = json.dumps(body).encode()
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n".encode()
        )
        writer.write(data)
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.split("content-length:")[1].split("\r\n")[0])
        found: dict[str, Any] = json.loads(await reader.readexactly(length))
        if " 20" not in head.split("\r\n")[0]:
            raise ConnectionError(f"{path}: {found}")
        return found

    def close(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()
