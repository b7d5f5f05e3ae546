"""The figures for Prometheus, on an address of their own.

They stand apart from everything that players can reach: how many entries were written tells that
somebody has given a secret answer.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from whiteout.core.refusal import BadSetting

if TYPE_CHECKING:
    from whiteout.server.house import House

_ASK_S: Final = 5.0


def parts_of(address: str) -> tuple[str, int]:
    """Host and port of `HOST:PORT`."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit():
        raise BadSetting(f"{address!r} is no address for metrics", "HOST:PORT")
    return host.strip("[]"), int(port)


async def watch(house: House, address: str) -> asyncio.Server:
    """Answer `GET /metrics` and `GET /healthz` there."""
    host, port = parts_of(address)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError, ValueError):
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), _ASK_S)
            writer.write(await _answer(house, head.split(b" ")[1]))
            await writer.drain()
        writer.close()

    try:
        return await asyncio.start_server(answer, host, port)
    except OSError as error:
        raise BadSetting(
            f"no metrics on {address}: {error.strerror}", "--metrics HOST:PORT"
        ) from None


async def _answer(house: House, path: bytes) -> bytes:
    status, body = "404 Not Found", "there are /metrics and /healthz\n"
    if path == b"/metrics":
        status, body = "200 OK", house.metrics.text()
    elif path == b"/healthz":
        wrong = await house.health()
        status, body = ("503 Service Unavailable" if wrong else "200 OK"), f"{wrong or 'ok'}\n"
    kind = "text/plain; version=0.0.4"
    head = f"HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {len(body.encode())}\r\n"
    return f"{head}connection: close\r\n\r\n{body}".encode()
