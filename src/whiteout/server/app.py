"""The application: routes, static files, security headers, errors as JSON."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.responses import Response
from starlette.routing import Route
from starlette.websockets import WebSocket

from whiteout.core.refusal import Refusal
from whiteout.server import wire
from whiteout.server.api import Api, address_of
from whiteout.server.garbage import Collector
from whiteout.server.pages import Pages
from whiteout.server.refusals import STATUS
from whiteout.server.share import answers_to
from whiteout.server.sockets import Sockets
from whiteout.server.watch import watch

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from whiteout.server.house import House

logger = logging.getLogger("whiteout.server")

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; "
        "worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
        "require-trusted-types-for 'script'; trusted-types svelte-trusted-html whiteout-worker"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


class Guard:
    """Around every HTTP request: security headers, a count, a line in the log."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            host = Headers(scope=scope).get("host", "")
            if answers_to(host, self._house.config.domains):
                await self._app(scope, receive, send_guarded)
            else:
                await _misdirected()(scope, receive, send_guarded)
        finally:
            self._house.metrics.count("requests")
            ms = round((time.perf_counter() - began) * 1000, 1)
            about = {"method": scope["method"], "path": scope["path"], "status": status, "ms": ms}
            logger.debug("request", extra=about)


class Edge:
    """The whole application. Sockets go straight to their handler: what stands between them and it
    would cost memory for each, as long as it is open."""

    def __init__(self, http: Starlette, sockets: Sockets) -> None:
        self._http = http
        self._sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._sockets.connect(WebSocket(scope, receive, send))
        else:
            await self._http(scope, receive, send)


def build(house: House, static: Path | None = None, metrics: str = "") -> Edge:
    """The application over a house; its life is the application's. `metrics`: HOST:PORT where the
    figures are, which nobody else should see."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        house.spawn(Collector(lambda: house.metrics.counts["messages"]).run())
        watched = await watch(house, metrics) if metrics else None
        yield
        if watched is not None:
            watched.close()
        await house.close()

    sockets = Sockets(house)
    pages = Pages(static or Path(__file__).parent / "static")
    http = Starlette(
        routes=[*Api(house).routes(), Route("/{path:path}", pages.get)],
        middleware=[Middleware(Guard, house)],
        exception_handlers={
            Refusal: _refused,
            HTTPException: _http_error,
            Exception: _fault,
        },
        lifespan=lifespan,
    )
    return Edge(http, sockets)


def _error(status: int, code: str, wrong: str, expected: str, rule: str = "") -> Response:
    body = wire.encode(wire.Error(error=code, wrong=wrong, expected=expected, rule=rule))
    return Response(body, status, media_type="application/json")


def _misdirected() -> Response:
    return _error(
        421, "misdirected", "this server does not answer to that name", "serve --domain NAME"
    )


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    status = STATUS.get(error.code, 400)
    return _error(status, error.code, error.wrong, error.expected, error.rule)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "not_found", 405: "not_allowed"}.get(error.status_code, "refused")
    return _error(error.status_code, code, error.detail, "docs/protocol.md")


async def _fault(request: Request, error: Exception) -> Response:
    about = {"path": request.url.path, "address": address_of(request)}
    logger.error("fault", extra=about, exc_info=error)
    return _error(500, "fault", "the server failed", "another try")
