"""Answers that everybody may read, packed.

The length of a packed answer tells something about its content: where a secret and a text that
somebody else chooses are packed together, trying texts finds the secret out. So packing is by
allow-list: only handlers whose answer is the same for everybody who asks call `public`. Answers
with secrets (a new table, a seat taken) and sockets are never packed.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from starlette.responses import Response

if TYPE_CHECKING:
    from starlette.requests import Request

SMALLEST: Final = 1024
"""Shorter answers fit into one packet as they are."""
_LEVEL: Final = 6


def accepts(request: Request) -> bool:
    """Whether whoever asks can unpack."""
    return "gzip" in request.headers.get("accept-encoding", "")


def public(
    request: Request,
    body: bytes,
    kind: str = "application/json",
    *,
    lasting: bool = True,
    headers: dict[str, str] | None = None,
) -> Response:
    """An answer without secrets. `lasting`: it is the same every time, so it is packed once."""
    about = {"cache-control": "no-store", "vary": "accept-encoding", **(headers or {})}
    if len(body) >= SMALLEST and accepts(request):
        body = _packed(body) if lasting else pack(body)
        about["content-encoding"] = "gzip"
    return Response(body, media_type=kind, headers=about)


def pack(body: bytes) -> bytes:
    """The same bytes for the same body: no time of day stands in them."""
    return gzip.compress(body, _LEVEL, mtime=0)


_packed = lru_cache(maxsize=64)(pack)
