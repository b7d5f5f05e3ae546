"""The HTTP part, and the edge: headers, origins, sizes, pages, logs."""

from __future__ import annotations

import gzip
import json
import logging
import random
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient
from tests.kit.thaw.game import GAME as THAW
from tests.server.aid import QUIET, SIGNER
from tests.server.camp import register

from whiteout.server import logs, share
from whiteout.server.app import HEADERS, build
from whiteout.server.config import Config, Limits, Rate
from whiteout.server.game_facts import game_facts
from whiteout.server.house import House
from whiteout.server.schema import HTTP, openapi, schema
from whiteout.server.store import MemoryStore

TABLE = {"game": "stay_away", "seats": 4, "name": "Ann"}


def make_client(config: Config = QUIET, static: Path | None = None) -> TestClient:
    house = House(MemoryStore(), SIGNER, config)
    client = TestClient(build(house, static), raise_server_exceptions=False)
    client.headers["host"] = "table.example"
    client.house = house  # type: ignore[attr-defined]
    return client


@pytest.fixture
def client() -> Iterator[TestClient]:
    with make_client() as made:
        yield made


def play_match(client: TestClient, seed: int = 1) -> tuple[dict[str, Any], dict[str, Any]]:
    """One person and bots, over a real socket of the test client, to the end."""
    table = client.post("/api/tables", json={**TABLE, "bots": "random"}).json()
    chance = random.Random(seed)
    with client.websocket_connect(f"/ws/{table['code']}") as socket:
        socket.send_json({"type": "hello", "secret": table["seat_secret"]})
        socket.send_json({"type": "host", "key": "s", "act": "start"})
        answered = 0
        while True:
            message = socket.receive_json()
            view = message.get("view")
            if not view:
                continue
            if view["over"]:
                return table, message
            if "options" in view and view["choice"]["id"] != answered:
                answered = view["choice"]["id"]
                option = chance.choice(view["options"])
                socket.send_json(
                    {"type": "answer", "key": f"k{answered}", "choice": answered, "option": option}
                )


def test_games(client: TestClient) -> None:
    games = client.get("/api/games").json()["games"]
    assert [(game["id"], game["title"], game["fewest"], game["most"]) for game in games] == [
        ("stay_away", "Stay Away!", 4, 12),
        ("outpost_31", "The Thing: Infection at Outpost 31", 4, 8),
        ("the_thing", "The Thing: The Boardgame", 1, 8),
    ]
    for game in games:
        assert "random" in game["bots"]
        assert game["clocks"] == ["decision_timer_s"]
        channels = [channel["id"] for channel in game["channels"]]
        own = ["faction"] if game["id"] == "the_thing" else []
        assert channels == ["table", *own, "dead"]
        assert game["allegiances"]
        assert game["longest"] > 100
        assert game["types"]["events"]["claimed"]["speaker"] == "seat"


def test_a_game_brings_its_settings_claims_and_channels(monkeypatch: pytest.MonkeyPatch) -> None:
    register(THAW, monkeypatch)
    facts = msgspec.to_builtins(game_facts("thaw"))
    settings = {setting["key"]: setting for setting in facts["settings"]}
    assert settings["cold"] == {
        "key": "cold", "kind": "numbers", "default": [4, 5, 6, 7, 8],
        "default_by_seats": {"1": [2, 3, 3, 4, 5], "3": [6, 8, 9, 10, 12]},
        "choices": [], "minimum": 0, "maximum": 20, "step": 1, "fewest": 5, "most": 9,
    }  # fmt: skip
    assert (settings["harshness"]["minimum"], settings["harshness"]["step"]) == (0.5, 0.25)
    assert settings["frost_limit"]["choices"] == ["off"]
    assert facts["clocks"] == ["decision_timer_s", "window_timer_s"]
    assert facts["channels"] == [
        {"id": "table", "open_after": False},
        {"id": "friends", "open_after": True},
    ]
    (burned,) = [claim for claim in facts["claims"] if claim["key"] == "burned"]
    assert {"name", "family", "choices", "most"} == set(burned["blanks"][0])
    assert facts["types"] == THAW.types()


def test_create_join_and_look(client: TestClient) -> None:
    made = client.post("/api/tables", json=TABLE)
    assert made.status_code == 201
    table = made.json()
    code = table["code"]
    joined = client.post(f"/api/tables/{code.lower()}/join", json={"name": "Bo"})
    assert joined.json()["seat"] == 1
    state = client.get(f"/api/tables/{code}").json()
    assert [seat["kind"] for seat in state["seats"]] == ["person", "person", "open", "open"]
    for secret in (table["seat_secret"], table["host_secret"], joined.json()["seat_secret"]):
        assert secret not in json.dumps(state)
        assert secret.rpartition(".")[2] not in json.dumps(state)
    assert client.get("/api/tables").json() == {"tables": []}  # not listed
    listed = client.post("/api/tables", json={**TABLE, "listed": True}).json()
    assert [t["code"] for t in client.get("/api/tables").json()["tables"]] == [listed["code"]]


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({**TABLE, "seats": 3}, "bad_setting"),
        ({**TABLE, "seats": 99}, "malformed"),
        ({**TABLE, "game": "chess"}, "bad_setting"),
        ({**TABLE, "name": ""}, "malformed"),
        ({**TABLE, "name": "\u202ex"}, "malformed"),
        ({**TABLE, "bots": "genius"}, "bad_setting"),
        ({**TABLE, "options": {"nonsense": 1}}, "bad_setting"),
        ({**TABLE, "options": {"turn_limit": "x" * 9000}}, "bad_setting"),
        ({**TABLE, "unknown": 1}, "malformed"),
        ([], "malformed"),
        ({}, "malformed"),
    ],
)
def test_what_cannot_be_had_is_refused(client: TestClient, body: Any, error: str) -> None:
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert set(answer.json()) == {"error", "wrong", "expected", "rule"}
    assert answer.json()["error"] == error
    assert client.house.rooms == {}  # type: ignore[attr-defined]


def test_refusals_have_their_status(client: TestClient) -> None:
    assert client.get("/api/tables/ZZZZZZ").status_code == 404
    assert client.get("/api/nothing").status_code == 404
    assert client.get("/api/scenarios/chess").status_code == 404
    assert client.delete("/api/tables").status_code == 405
    code = client.post("/api/tables", json=TABLE).json()["code"]
    join = f"/api/tables/{code}/join"
    assert client.post(join, json={"name": "Bo", "seat": 0}).status_code == 409
    assert client.get(f"/api/tables/{code}/matches/1/record").status_code == 404
    assert client.post(join, content=b"{}").status_code == 400  # not declared as JSON
    assert client.post(join, json={"name": "x" * 70_000}).status_code == 413
    evil = client.post(join, json={"name": "Bo"}, headers={"origin": "https://evil.example"})
    assert evil.status_code == 403
    own = client.post(join, json={"name": "Bo"}, headers={"origin": "https://table.example"})
    assert own.status_code == 200


def test_addresses_are_limited() -> None:
    limits = Limits(address=Rate(0.001, 5), creation=Rate(0.001, 2))
    with make_client(Config(limits=limits)) as client:
        made = [client.post("/api/tables", json=TABLE).status_code for _ in range(3)]
        assert made == [201, 201, 429]
        assert [client.get("/api/games").status_code for _ in range(3)] == [200, 200, 429]
        assert client.get("/healthz").status_code == 200


def test_the_server_takes_only_so_many_tables() -> None:
    with make_client(Config(limits=Limits(tables=2))) as client:
        made = [client.post("/api/tables", json=TABLE).status_code for _ in range(3)]
        assert made == [201, 201, 429]


def test_every_answer_is_guarded(client: TestClient) -> None:
    for path in ("/", "/api/games", "/api/none", "/healthz", "/t/ABCDEF", "/../etc/passwd"):
        headers = client.get(path).headers
        for name, value in HEADERS.items():
            assert headers[name] == value, (path, name)
    policy = HEADERS["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy


def test_a_plain_page_where_the_client_is_not_built(client: TestClient, tmp_path: Path) -> None:
    with make_client(static=tmp_path / "none") as bare:
        page = bare.get("/")
        assert page.status_code == 200
        assert "not been built" in page.text
        assert bare.get("/t/ABCDEF").text == page.text
        assert bare.get("/app.js").status_code == 404
    assert client.get("/healthz").text == "ok\n"


def test_the_clients_files_and_nothing_else(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>page", encoding="utf-8")
    (static / "assets" / "app-1a2b.js").write_text("let x", encoding="utf-8")
    (static / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"let x"))
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    with make_client(static=static) as client:
        assert client.get("/t/ABCDEF").text == "<!doctype html>page"
        assert client.get("/").headers["cache-control"] == "no-cache"
        script = client.get("/assets/app-1a2b.js")
        assert script.text == "let x"
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        plain = client.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt"):
            assert "secret" not in client.get(path).text
        assert client.get("/x%00.js").status_code == 404


def test_a_match_its_record_and_its_replay(client: TestClient) -> None:
    table, last = play_match(client)
    code = table["code"]
    record = client.get(f"/api/tables/{code}/matches/1/record")
    assert record.status_code == 200
    assert "attachment" in record.headers["content-disposition"]
    shown = client.post("/api/replay", json={"record": record.text, "viewer": 0})
    assert shown.status_code == 200, shown.text
    replay = shown.json()
    assert replay["names"] == last["names"]
    steps = replay["steps"]
    assert len(steps) == len(replay["moves"]) + 1
    told = [event for step in steps for event in step["events"]]
    assert told[-len(last["events"]) :] == last["events"]
    lines = record.text.splitlines()
    broken = "\n".join([*lines[:3], '{"seat":0}', *lines[4:]])
    answer = client.post("/api/replay", json={"record": broken})
    assert answer.status_code == 400
    assert "line 4" in answer.json()["wrong"]
    long = client.post("/api/replay", json={"record": "x" * 3_000_000})
    assert long.status_code == 413


def test_a_running_match_has_no_record(client: TestClient) -> None:
    table = client.post("/api/tables", json={**TABLE, "bots": "random"}).json()
    with client.websocket_connect(f"/ws/{table['code']}") as socket:
        socket.send_json({"type": "hello", "secret": table["seat_secret"]})
        socket.receive_json()
        socket.send_json({"type": "host", "key": "s", "act": "start"})
        while socket.receive_json()["type"] != "ack":
            pass
        answer = client.get(f"/api/tables/{table['code']}/matches/1/record")
        assert answer.status_code == 404


def test_the_qr_code_is_a_picture(client: TestClient) -> None:
    code = client.post("/api/tables", json=TABLE).json()["code"]
    answer = client.get(f"/api/tables/{code}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert "<script" not in answer.text


PUBLIC = ("/api/games", "/api/games/stay_away/words/it", "/api/rules/stay_away", "/openapi.json")


@pytest.mark.parametrize("path", PUBLIC)
def test_long_public_answers_are_packed(client: TestClient, path: str) -> None:
    plain = client.get(path, headers={"accept-encoding": "identity"})
    packed = client.get(path, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    for answer in (plain, packed):
        assert answer.headers["vary"] == "accept-encoding"
    assert packed.content == plain.content  # the test client unpacks
    assert int(packed.headers["content-length"]) < len(plain.content) / 3
    short = client.get("/api/tables", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in short.headers, "nothing is gained by packing a line"


def test_answers_with_secrets_are_never_packed(client: TestClient) -> None:
    """How long a packed answer is depends on what a secret shares with the text beside it."""
    packs = {"accept-encoding": "gzip"}
    name = "A" * 24
    made = client.post("/api/tables", json={**TABLE, "seats": 12, "name": name}, headers=packs)
    path = f"/api/tables/{made.json()['code']}"
    joined = client.post(f"{path}/join", json={"name": name}, headers=packs)
    state = client.get(path, headers=packs)
    assert len(state.content) > 1024
    for answer in (made, joined, state):
        assert "content-encoding" not in answer.headers


def test_metrics_and_openapi(client: TestClient) -> None:
    client.post("/api/tables", json=TABLE)
    text = client.house.metrics.text()  # type: ignore[attr-defined]
    assert "whiteout_tables 1\n" in text
    assert 'whiteout_message_seconds_bucket{le="+Inf"} 0' in text
    for line in text.splitlines():
        assert line.startswith("# ") or float(line.split()[-1]) >= 0
    described = client.get("/openapi.json").json()
    assert described == openapi()
    for path, methods in described["paths"].items():
        for method in methods:
            if "{" not in path and method == "get":
                assert client.get(path).status_code == 200, path


def test_the_schema_names_every_type_and_allows_nothing_else() -> None:
    found = schema()
    for kind in HTTP:
        assert kind.__name__ in found["$defs"]
    for name, part in found["$defs"].items():
        if part.get("type") == "object":
            assert part["additionalProperties"] is False, name
    kinds = [
        option["$ref"].rpartition("/")[2] for option in found["$defs"]["ClientMessage"]["anyOf"]
    ]
    assert {"Hello", "Answer", "Start", "Kick", "Ping"} <= set(kinds)


def test_a_fault_is_told_plainly_and_logged_without_secrets(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with make_client() as client:

        def fail(*_: object) -> None:
            raise RuntimeError("v1.SECRET.0.1.xyz")

        monkeypatch.setattr(client.house, "listed", fail)  # type: ignore[attr-defined]
        logger = logging.getLogger("whiteout.server")
        kept = logger.handlers, logger.propagate, logger.level
        logs.set_up("debug")
        try:
            answer = client.get("/api/tables")
        finally:
            logger.handlers, logger.propagate, logger.level = kept
        assert answer.status_code == 500
        assert answer.json()["error"] == "fault"
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert any(line["said"] == "fault" and line["trace"][-1] == "RuntimeError" for line in lines)
    assert "SECRET" not in json.dumps(lines)
    assert "SECRET" not in answer.text


def test_the_words_of_a_game_for_pages_that_do_not_bring_them(client: TestClient) -> None:
    found = client.get("/api/games/stay_away/words/it")
    assert found.status_code == 200
    assert found.headers["content-type"].startswith("text/plain")
    assert "game-title = " in found.text
    for path in ("chess/words/it", "stay_away/words/de", "..%2f..%2fwords/en"):
        assert client.get(f"/api/games/{path}").status_code == 404, path


def test_the_rules_behind_the_prompts(client: TestClient) -> None:
    rules = client.get("/api/rules/stay_away").json()["rules"]
    assert len(rules) > 100
    one = next(rule for rule in rules if rule["id"] == "SA-SETUP-01")
    assert client.get("/api/rules/stay_away/SA-SETUP-01").json() == one
    assert client.get("/api/rules/stay_away/SA-NONE-01").status_code == 404
    assert client.get("/api/rules/chess").status_code == 404
    assert client.get("/api/rules/..%2f..%2fetc").status_code == 404


def test_the_address_to_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(share, "own_address", lambda: "192.168.7.7")
    for everywhere, host, wanted, here_only in (
        (False, "localhost:8765", "http://localhost:8765", True),
        (False, "[::1]:8765", "http://[::1]:8765", True),
        (True, "localhost:8765", "http://192.168.7.7:8765", False),
        (True, "127.0.0.1", "http://192.168.7.7", False),
        (True, "[::1]:80", "http://192.168.7.7:80", False),
        (True, "table.example", "http://table.example", False),
    ):
        with make_client(Config(everywhere=everywhere)) as client:
            found = client.get("/api/address", headers={"host": host}).json()
            assert found == {"url": wanted, "here_only": here_only}


def test_a_machine_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(share, "own_address", lambda: "")
    with make_client(Config(everywhere=True)) as client:
        found = client.get("/api/address", headers={"host": "localhost:8765"}).json()
    assert found == {"url": "http://localhost:8765", "here_only": True}


def test_the_address_of_a_network_without_a_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    class NoRoute(socket.socket):
        def connect(self, address: Any) -> None:
            raise OSError("network is unreachable")

    addresses = ["127.0.1.1", "192.168.4.1"]
    monkeypatch.setattr(socket, "socket", NoRoute)
    monkeypatch.setattr(socket, "gethostbyname_ex", lambda name: (name, [], addresses))
    assert share.own_address() == "192.168.4.1"


def test_this_machines_own_address_is_none_or_an_address() -> None:
    monkey = share.own_address()
    assert monkey == "" or not monkey.startswith("127.")
