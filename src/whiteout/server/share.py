"""The address to share: where others reach this server.

Whoever hosts on a laptop opens the page as `localhost`, which is of no use to a friend's phone. If
the server listens to the whole network, its address there is given instead.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from starlette.requests import Request

_HOST = re.compile(r"[A-Za-z0-9._\-]+(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]+\](:[0-9]{1,5})?")
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


def answers_to(host: str, domains: tuple[str, ...]) -> bool:
    """Whether this server is meant by a Host header. A page of another site can have its own name
    lead to this machine; it cannot have the browser say another name. Figures are never names."""
    if not host:
        return True
    if not _HOST.fullmatch(host):
        return False
    try:
        parts = urlsplit(f"//{host}")
        name, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    if port == 0 or not name:
        return False
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return "*" in domains or name.rstrip(".") in domains
    return True


def own_names() -> tuple[str, ...]:
    """The names of this machine."""
    name = socket.gethostname().lower()
    return ("localhost", name, f"{name}.local")


def is_here_only(url: str) -> bool:
    """Whether a link to this address opens on this machine alone."""
    return _is_loopback(urlsplit(url).hostname or "")


def _is_loopback(name: str) -> bool:
    if name == "localhost":
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def own_address() -> str:
    """This machine's address in its network, or nothing. A network without a way out (a phone's
    hotspot, a cable between two machines) has no route to ask for: there the machine's own name
    is looked up."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return _named_address()
        found = str(probe.getsockname()[0])
    return found if _is_useful(found) else _named_address()


def _named_address() -> str:
    try:
        _, _, found = socket.gethostbyname_ex(socket.gethostname())
    except OSError:
        return ""
    return next((address for address in found if _is_useful(address)), "")


def _is_useful(address: str) -> bool:
    return not _is_loopback(address) and address != "0.0.0.0"
