"""The address to share: where others reach this server.

Whoever hosts on a laptop opens the page as `localhost`, which is of no use to a friend's phone. If
the server listens to the whole network, its address there is given instead.
"""

from __future__ import annotations

import ipaddress
import socket
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from starlette.requests import Request

_ELSEWHERE = ("192.0.2.1", 9)
"""An address of the documentation's range: asking for the way to it sends nothing."""


def base_url(request: Request, everywhere: bool) -> str:
    """Scheme, host and port of the links to this server; `everywhere`: it listens to all."""
    scheme = request.url.scheme
    host = request.headers.get("host", "")
    parts = urlsplit(f"//{host}")
    if everywhere and _is_loopback(parts.hostname or ""):
        found = own_address()
        if found:
            host = f"{found}:{parts.port}" if parts.port else found
    return f"{scheme}://{host}"


def _is_loopback(name: str) -> bool:
    if name == "localhost":
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def own_address() -> str:
    """This machine's address in its network, or nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if _is_loopback(found) or found == "0.0.0.0" else found
