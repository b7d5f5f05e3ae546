"""What nobody may take from others: connections, seats, codes, replays; and what is no name."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.aid import QUIET, SIGNER, FakeTime, Table, open_table, run
from tests.server.matches import record
from tests.server.test_http import TABLE, make_client

from whiteout.core.refusal import Malformed
from whiteout.server import wire
from whiteout.server.config import Config, Limits, Rate
from whiteout.server.doorway import doorway
from whiteout.server.fair import MOST_EACH, Budget, Fair, Gone
from whiteout.server.house import House
from whiteout.server.lookalikes import skeleton
from whiteout.server.places import place_of
from whiteout.server.refusals import NoSeat, NoTable, NotAllowed, TooFast
from whiteout.server.share import answers_to
from whiteout.server.store import MemoryStore
from whiteout.server.text import clean_name

# -- connections -----------------------------------------------------------------------------------


class Door:
    """A server of one page behind a doorway."""

    def __init__(self, most: int, head_s: float) -> None:
        import uvicorn

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"hello"})

        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        kind = doorway(most, head_s)
        kind.proxies = frozenset()
        config = uvicorn.Config(app, http=kind, lifespan="off", log_config=None)
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, args=([self.listener],))
        self.thread.start()

    def knock(self, words: bytes = b"") -> socket.socket:
        guest = socket.create_connection(("127.0.0.1", self.port), timeout=5)
        guest.sendall(words)
        return guest


ASK = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


@pytest.fixture
def door() -> Iterator[Door]:
    door = Door(3, 0.3)
    yield door
    door.server.should_exit = True
    door.thread.join()


def test_silent_connections_are_closed_and_do_not_lock_others_out(door: Door) -> None:
    silent = [door.knock() for _ in range(3)]
    fourth = door.knock(ASK)
    with contextlib.suppress(ConnectionResetError):
        assert fourth.recv(1000) == b"", "one place has only so many"
    for guest in silent:
        assert guest.recv(10) == b"", "closed without a word"
    fifth = door.knock(ASK)
    assert b"hello" in fifth.recv(1000)
    for guest in [*silent, fourth, fifth]:
        guest.close()


def test_a_request_that_never_ends_is_closed(door: Door) -> None:
    slow = door.knock(b"GET / HTTP/1.1\r\nHost: lo")
    began = time.monotonic()
    assert slow.recv(10) == b""
    assert time.monotonic() - began < 4
    slow.close()


def test_a_path_as_long_as_a_book_is_refused(door: Door) -> None:
    guest = door.knock(b"GET /" + b"x" * 5000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert guest.recv(100).startswith(b"HTTP/1.1 400")
    guest.close()


def test_one_household_is_one_place() -> None:
    assert place_of("2001:db8:1:2:3:4:5:6") == place_of("2001:db8:1:2:ffff::1")
    assert place_of("2001:db8:1:2::1") != place_of("2001:db8:1:3::1")
    assert place_of("::ffff:192.0.2.7") == place_of("192.0.2.7") == "192.0.2.7"
    assert place_of("fe80::1%eth0") == place_of("fe80::2")
    assert place_of("testclient") == "testclient"


# -- hosts -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "fits"),
    [
        ("localhost:8765", True), ("example.org", True), ("EXAMPLE.org:443", True),
        ("192.168.1.7:8765", True), ("[::1]:8765", True), ("evil.example", False),
        ("example.org.evil.example", False), ("[", False), ("a b", False), ("x:y", False),
        ("example.org:99999", False), ("\x00", False), ("a" * 300, False), ("@example.org", False),
    ],
)  # fmt: skip
def test_the_host_is_one_this_server_answers_to(host: str, fits: bool) -> None:
    assert answers_to(host, ("localhost", "example.org")) is fits


def test_other_names_are_refused_everywhere() -> None:
    with make_client(Config(domains=("table.example",))) as client:
        assert client.get("/api/games").status_code == 200
        for path in ("/", "/api/games", "/api/address", "/healthz"):
            answer = client.get(path, headers={"host": "evil.example"})
            assert (answer.status_code, answer.json()["error"]) == (421, "misdirected")
    with make_client() as client:
        for odd in ("[", "a b", "x:y:z", "]"):
            assert client.get("/api/address", headers={"host": odd}).status_code == 421


def test_deep_json_and_odd_paths_are_the_askers_fault() -> None:
    with make_client() as client:
        deep = "[" * 5000 + "]" * 5000
        body = '{"game":"stay_away","seats":4,"name":"A","options":{"x":' + deep + "}}"
        json = {"content-type": "application/json"}
        assert client.post("/api/tables", content=body, headers=json).status_code == 400
        text = '{"record":' + '"' + deep + '"' + ',"viewer":-2}'
        assert client.post("/api/replay", content=text, headers=json).status_code == 400
        for path in (
            "/" + "x" * 1900,
            "/" + "%00" * 9,
            "/api/tables/" + "A" * 1000,
            "/" + "a/" * 600,
        ):
            assert client.get(path).status_code in (200, 404), path[:20]
        table = client.post("/api/tables", json=TABLE).json()
        with client.websocket_connect(f"/ws/{table['code']}") as link:
            link.send_json({"type": "hello"})
            link.receive_json()
            link.send_text('{"type":"claim","key":"k","claim":' + deep[:4000] + "}")
            assert link.receive_json()["type"] == "refused"


# -- codes, seats, people who were sent away ------------------------------------------------------


@run
async def test_whoever_guesses_codes_finds_none_for_a_while() -> None:
    limits = Limits(guesses=Rate(0.1, 5))
    house = House(MemoryStore(), SIGNER, Config(limits=limits), FakeTime())
    made = await house.create(wire.Create(game="stay_away", seats=4, name="Ann"))
    for number in range(5):
        with pytest.raises(NoTable):
            await house.find(f"AAAAA{'BCDEF'[number]}", "192.0.2.1")
    with pytest.raises(TooFast):
        await house.find(made.code, "192.0.2.1")
    await house.find(made.code, "192.0.2.2")  # others are not held up
    house.time.set(house.time.now() + 11)  # type: ignore[attr-defined]
    await house.find(made.code, "192.0.2.1")
    for _ in range(40):  # whoever shows a seat's secret does not guess
        gone = wire.MySeatAsk(code="AAAAAA", secret=SIGNER.sign("AAAAAA", 0, 1))
        assert (await house.my_seat(gone)).state == "gone"


async def shown_table(listed: bool) -> Table:
    table = await open_table(1, 6)
    ask = wire.Create(game="stay_away", seats=6, name="Ann", listed=listed)
    made = await table.house.create(ask, "192.0.2.9")
    table.room = table.house.room(made.code)
    table.secrets, table.host_secret = [made.seat_secret], made.host_secret
    return table


@run
async def test_who_was_sent_away_stays_away_until_the_table_is_unlocked() -> None:
    table = await shown_table(False)
    host, house, code = await table.enter(0), table.house, table.room.code
    await house.join(code, wire.Join(name="Bo"), "192.0.2.1")
    await house.join(code, wire.Join(name="Cy"), "192.0.2.2")
    await table.host(host, "kick", seat=1)
    with pytest.raises(NotAllowed, match="sent you away"):
        await house.join(code, wire.Join(name="Other"), "192.0.2.1")
    assert (await house.join(code, wire.Join(name="Di"), "192.0.2.3")).seat == 1
    assert "192.0.2" not in "".join(table.lines), "the log knows no addresses"
    again = House(house.store, SIGNER, QUIET, FakeTime())
    with pytest.raises(NotAllowed):
        await again.join(code, wire.Join(name="Other"), "192.0.2.1")
    await table.host(host, "lock", locked=False)
    await house.join(code, wire.Join(name="Bo"), "192.0.2.1")


@run
async def test_a_family_behind_one_address_is_not_sent_away_with_one_of_them() -> None:
    table = await shown_table(False)
    host, house, code = await table.enter(0), table.house, table.room.code
    for name in ("Bo", "Cy"):
        await house.join(code, wire.Join(name=name), "192.0.2.1")
    await table.host(host, "kick", seat=1)
    await house.join(code, wire.Join(name="Di"), "192.0.2.1")


@run
async def test_nobody_takes_all_seats_of_a_table_shown_to_everybody() -> None:
    table = await shown_table(True)
    house, code = table.house, table.room.code
    for _ in range(3):
        await house.join(code, wire.Join(name="Greedy"), "192.0.2.1")
    with pytest.raises(NoSeat, match="3 seats"):
        await house.join(code, wire.Join(name="Greedy"), "192.0.2.1")
    await house.join(code, wire.Join(name="Bo"), "192.0.2.2")
    await house.join(code, wire.Join(name="Mine"), "192.0.2.9")  # at one's own table
    friends = await shown_table(False)
    for _ in range(5):
        await friends.house.join(friends.room.code, wire.Join(name="P"), "192.0.2.1")


# -- names -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["\u200d", "\u200c\u200d", "\u3164", "\u2800\u2800", "\u115f", " "]
)
def test_a_name_that_shows_nothing_is_none(name: str) -> None:
    with pytest.raises(Malformed):
        clean_name(name, [])


@pytest.mark.parametrize(
    "other",
    ["anna", "\u0410nna", "Ann\u0430", "A n n a", "An\u200dna", "\uff21nna", "Ánna", "ANNA"],
)
def test_names_that_look_alike_are_told_apart(other: str) -> None:
    assert clean_name(other, ["Anna"]).endswith(" 2")


def test_names_that_differ_stay_as_they_are() -> None:
    names = ["Anna", "Hanna", "Ann", "Ольга", "Bo", "👩\u200d🚀", "P1", "P2"]
    for name in names:
        assert clean_name(name, [other for other in names if other != name]) == name
    assert skeleton("Lorn1") == skeleton("Iomi")


# -- replays ---------------------------------------------------------------------------------------


async def _stays() -> bool:
    return False


@run
async def test_places_take_turns_however_much_one_asks_for() -> None:
    fair = Fair()
    done: list[str] = []

    async def ask(place: str) -> None:
        def work(budget: Budget) -> None:
            time.sleep(0.02)
            done.append(place)

        await fair.run(place, work, _stays)

    tasks = [asyncio.create_task(ask("greedy")) for _ in range(MOST_EACH)]
    await asyncio.sleep(0)
    tasks.append(asyncio.create_task(ask("other")))
    await asyncio.gather(*tasks)
    assert done.index("other") <= 2, done


@run
async def test_one_place_waits_for_only_so_many() -> None:
    fair = Fair()
    tasks = [
        asyncio.create_task(fair.run("one", lambda _: time.sleep(0.02), _stays)) for _ in range(9)
    ]
    found = await asyncio.gather(*tasks, return_exceptions=True)
    assert sum(isinstance(one, TooFast) for one in found) == 9 - 1 - MOST_EACH
    await fair.run("one", lambda _: None, _stays)


@run
async def test_nothing_is_played_for_somebody_who_has_gone() -> None:
    fair = Fair()
    went_on: list[float] = []

    def work(budget: Budget) -> None:
        end = time.monotonic() + 5
        while time.monotonic() < end:
            budget.check()
            time.sleep(0.01)
        went_on.append(end)

    async def gone() -> bool:
        return True

    began = time.monotonic()
    with pytest.raises(Gone):
        await fair.run("one", work, gone)
    await fair.run("two", lambda _: None, _stays)
    assert time.monotonic() - began < 2
    assert not went_on


def test_a_replay_still_comes_over_http() -> None:
    with make_client() as client:
        answer = client.post("/api/replay", json={"record": record(4, 3), "viewer": -2})
        assert answer.status_code == 200
        assert answer.json()["game"] == "stay_away"
