"""Where a call may go. The address of a push service comes from whoever sits at a table, so the
server must not be made to knock at doors that only it can reach: the machine's own services, the
house's network, a cloud's inner addresses.

Names are looked up once and all their addresses checked; the connection then goes to an address
that was checked, whatever the name says a moment later. Redirects are not followed.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from typing import Final
from urllib.parse import SplitResult, urlsplit

from whiteout.core.refusal import Malformed

LONGEST: Final = 1024
_ANSWER: Final = 4096
"""Bytes of a push service's answer that are read."""
_TUNNELS: Final = tuple(
    ipaddress.IPv6Network(text) for text in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16")
)
"""Addresses that carry another one inside, which would have to be checked, too."""


class BadAddress(Malformed):
    """A push service that is not to be called."""


def check_endpoint(endpoint: str, loopback: bool = False) -> SplitResult:
    """The parts of an address that looks like a push service's; `loopback`: for tests."""
    wanted = "the https address of a push service, without a port of its own"
    if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable():
        raise BadAddress("the endpoint is not an address", wanted)
    try:
        parts = urlsplit(endpoint)
        port, host = parts.port, parts.hostname
    except ValueError:
        raise BadAddress("the endpoint is not an address", wanted) from None
    if not host or parts.username is not None or parts.password is not None or " " in endpoint:
        raise BadAddress("the endpoint names no push service", wanted)
    if loopback and _is_loopback(host):
        return parts
    if parts.scheme != "https" or port not in (None, 443):
        raise BadAddress("the endpoint is no push service of the open network", wanted)
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return parts
    check_address(host)
    return parts


def check_address(address: str, loopback: bool = False) -> None:
    """Refuse every address that is not one of the open network."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            check_address(str(found.ipv4_mapped), loopback)
            return
        if any(found in tunnel for tunnel in _TUNNELS):
            raise BadAddress("the endpoint lies behind a tunnel", "a push service")
    if loopback and found.is_loopback:
        return
    if not found.is_global or found.is_multicast:
        raise BadAddress("the endpoint lies in an inner network", "a push service")


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


class Reply:
    """A push service's answer, as far as it matters."""

    def __init__(self, status_code: int, reason: str, text: str) -> None:
        self.status_code = status_code
        self.reason = reason
        self.text = text
        self.headers: dict[str, str] = {}


class Courier:
    """Posts to checked addresses alone; pywebpush takes it for a session of `requests`."""

    def __init__(self, loopback: bool = False) -> None:
        self._loopback = loopback

    def post(self, url: str, timeout: float, data: bytes, headers: dict[str, str]) -> Reply:
        """One request, no second one: redirects are answers like others."""
        parts = check_endpoint(url, self._loopback)
        host = parts.hostname or ""
        port = parts.port or 443
        connection = http.client.HTTPConnection(host, port, timeout=timeout)
        connection.sock = self._connect(host, port, timeout, parts.scheme == "https")
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        try:
            connection.request(
                "POST", path, data, {name: str(value) for name, value in headers.items()}
            )
            reply = connection.getresponse()
            text = reply.read(_ANSWER).decode("utf-8", "replace")
            return Reply(reply.status, reply.reason, text)
        finally:
            connection.close()

    def _connect(self, host: str, port: int, timeout: float, tls: bool) -> socket.socket:
        """A connection to one of the name's addresses, all of which are allowed."""
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        for *_, place in found:
            check_address(str(place[0]), self._loopback)
        plain = socket.create_connection((str(found[0][4][0]), port), timeout)
        if not tls:
            return plain
        try:
            return ssl.create_default_context().wrap_socket(plain, server_hostname=host)
        except BaseException:
            plain.close()
            raise
