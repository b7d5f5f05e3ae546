"""Web Push: who may be called where, what a call says, and that keys and addresses are kept."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.aid import run
from tests.server.push_service import Browser, PushService, push_service

from whiteout.core.refusal import Malformed, Refusal
from whiteout.server import entries as log
from whiteout.server import push_keys, wire
from whiteout.server.push import Push, text_of
from whiteout.server.push_address import BadAddress, Courier, check_address, check_endpoint
from whiteout.server.push_keys import load_push_key, new_push_key, public_key

PEM = new_push_key()


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


def subscribed(browser: Browser, lang: str = "en") -> log.Subscribed:
    return log.Subscribed(gen=1, lang=lang, **browser.fields)


# -- the key -------------------------------------------------------------------------------------


def test_the_key_is_made_once_and_is_its_owners(tmp_path: Path) -> None:
    pem = load_push_key(tmp_path)
    assert "PRIVATE KEY" in pem
    file = tmp_path / push_keys.NAME
    assert file.stat().st_mode & 0o777 == 0o600
    assert load_push_key(tmp_path) == pem
    assert [path.name for path in tmp_path.iterdir()] == [push_keys.NAME]


def test_without_the_extra_nobody_is_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push_keys, "can_push", lambda: False)
    assert load_push_key(tmp_path) == ""
    assert list(tmp_path.iterdir()) == []
    push = Push("")
    assert (push.on, push.public_key()) == (False, "")
    with pytest.raises(Refusal, match="cannot call anybody"):
        push.check(wire.Notify(key="k", endpoint="https://push.example/1"))


def test_browsers_get_a_point_on_the_curve() -> None:
    key = public_key(PEM)
    assert len(key) == 87
    assert key.startswith("B")
    assert public_key(PEM) == key != public_key(new_push_key())


# -- addresses -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/1",
        "ftp://push.example/1",
        "https://push.example:8443/1",
        "https://user:word@push.example/1",
        "https:///1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://10.1.2.3/1",
        "https://192.168.1.1/1",
        "https://172.16.0.9/1",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1/1",
        "https://0.0.0.0/1",
        "https://[fd00::1]/1",
        "https://[fe80::1]/1",
        "https://[::ffff:127.0.0.1]/1",
        "https://[64:ff9b::a00:1]/1",
        "https://[2002:7f00:1::]/1",
        "https://224.0.0.1/1",
        "https://push.example/\n1",
        "https://push.example/é",
        "https://push.example/" + "a" * 1024,
        "not an address",
        "https://[broken/1",
        "",
    ],
)
def test_endpoints_that_are_refused(endpoint: str) -> None:
    with pytest.raises(BadAddress):
        check_endpoint(endpoint)


def test_endpoints_of_push_services() -> None:
    assert check_endpoint("https://fcm.googleapis.com/fcm/send/abc:def").hostname
    assert check_endpoint("https://updates.push.services.mozilla.com:443/wpush/v2/x").port == 443
    assert check_endpoint("https://[2606:4700::1111]/x").hostname


def test_loopback_is_for_tests_alone() -> None:
    here = "http://127.0.0.1:9/x"
    with pytest.raises(BadAddress):
        check_endpoint(here)
    assert check_endpoint(here, loopback=True).port == 9
    for other in ("http://10.0.0.1/x", "https://10.0.0.1/x", "http://push.example/x"):
        with pytest.raises(BadAddress):
            check_endpoint(other, loopback=True)
    with pytest.raises(BadAddress):
        check_address("10.0.0.1", loopback=True)


def test_a_name_that_leads_into_the_house_is_not_called(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a name says: it is the address that counts, and every address of a name."""
    port = int(service.url.rpartition(":")[2])
    found = [("93.184.216.34", 443), ("127.0.0.1", port)]

    def resolve(*_: object, **__: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", place) for place in found]

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    monkeypatch.setattr(
        socket, "create_connection", lambda *_: pytest.fail("a connection was opened")
    )
    with pytest.raises(BadAddress):
        Courier().post("https://push.example/x", 1.0, b"", {})


def test_the_connection_goes_to_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that says something else a moment later changes nothing."""
    answers = iter([["93.184.216.34"], ["127.0.0.1"]])

    def resolve(*_: object, **__: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 443)) for one in next(answers)]

    called: list[Any] = []

    def connect(place: Any, *_: object) -> socket.socket:
        called.append(place)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        Courier().post("https://push.example/x", 1.0, b"", {})
    assert called == [("93.184.216.34", 443)]


def test_a_redirect_is_not_followed(service: PushService) -> None:
    service.status, service.headers = 307, {"location": f"{service.url}/inner"}
    reply = Courier(loopback=True).post(f"{service.url}/x", 5.0, b"hello", {"ttl": "1"})
    assert reply.status_code == 307
    assert [path for path, *_ in service.calls] == ["/x"]


# -- what is accepted ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wrong",
    [{"p256dh": ""}, {"auth": ""}, {"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "é" * 87}],
)
def test_keys_that_are_none(service: PushService, wrong: dict[str, Any]) -> None:
    fields = service.subscribe().fields | wrong
    with pytest.raises(Malformed):
        Push(PEM, loopback=True).check(wire.Notify(key="k", **fields))


# -- calls ---------------------------------------------------------------------------------------


@run
async def test_a_call_reaches_the_browser_and_nobody_else_can_read_it() -> None:
    with push_service() as service:
        browser = service.subscribe()
        text = text_of("move", "stay_away", "ABCDEF", "it")
        push = Push(PEM, "mailto:host@example.org", loopback=True)
        assert await push.send(subscribed(browser, "it"), text, 3600, "ABCDEF") == "sent"
        (path, headers, body) = service.calls[0]
        assert path == "/send/one"
        assert headers["ttl"] == "3600"
        assert headers["topic"] == "ABCDEF"
        assert headers["content-encoding"] == "aes128gcm"
        assert headers["authorization"].startswith("vapid t=")
        assert public_key(PEM) in headers["authorization"]
        assert b"ABCDEF" not in body
        told = browser.read(body)
        assert told == json.loads(text)
        assert set(told) == {"title", "body", "code"}
        assert told["body"].endswith("La Cosa (Stay Away!), tavolo ABCDEF.")
        with pytest.raises(Exception, match=r"."):
            service.subscribe().read(body)


@run
async def test_what_a_push_service_may_answer() -> None:
    with push_service() as service:
        to = subscribed(service.subscribe())
        push = Push(PEM, "mailto:host@example.org", loopback=True)
        outcomes = {}
        for status in (200, 201, 202, 307, 400, 404, 410, 429, 500):
            service.status = status
            outcomes[status] = await push.send(to, b"{}", 60, "A")
        assert {status for status, found in outcomes.items() if found == "sent"} == {200, 201, 202}
        assert {status for status, found in outcomes.items() if found == "gone"} == {404, 410}
        assert {status for status, found in outcomes.items() if found == "failed"} == {
            307, 400, 429, 500,
        }  # fmt: skip


@run
async def test_a_server_that_may_not_call_loopback_does_not() -> None:
    with push_service() as service:
        push = Push(PEM, "mailto:host@example.org")
        assert await push.send(subscribed(service.subscribe()), b"{}", 60, "A") == "gone"
        await asyncio.sleep(0)
        assert service.calls == []


@pytest.mark.parametrize("lang", ["en", "it", "es", "xx"])
@pytest.mark.parametrize("why", ["move", "over"])
@pytest.mark.parametrize("game", ["stay_away", "outpost_31"])
def test_a_call_says_which_table_and_nothing_else(why: Any, game: str, lang: str) -> None:
    text = text_of(why, game, "ABCDEF", lang).decode()
    assert "ABCDEF" in text
    assert "call-" not in text
    assert text == text_of(why, game, "ABCDEF", lang).decode()
    assert text != text_of("over" if why == "move" else "move", game, "ABCDEF", lang).decode()
