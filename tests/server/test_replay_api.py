"""`POST /api/replay`: what everybody saw, move by move, and nothing for whoever cheats."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient
from tests.server.aid import QUIET, SIGNER
from tests.server.camp import Camp, Reply, register
from tests.server.matches import finished, record, views_of

from whiteout.core.event import ABOVE, SPECTATOR
from whiteout.core.match import Fair, Match, Seeded
from whiteout.core.record import Replay, parse, record_of
from whiteout.core.refusal import BadSetting, BrokenRecord, Malformed
from whiteout.games.stay_away.game import GAME
from whiteout.server import replay as module
from whiteout.server import wire
from whiteout.server.app import build
from whiteout.server.changes import apply
from whiteout.server.fair import Budget
from whiteout.server.house import House
from whiteout.server.refusals import TooLarge
from whiteout.server.replay import replay
from whiteout.server.store import MemoryStore


@pytest.mark.parametrize(("seats", "seed"), [(4, 3), (8, 5), (12, 2)])
def test_every_viewer_has_every_move(seats: int, seed: int) -> None:
    text = record(seats, seed)
    for viewer in [*range(seats), SPECTATOR, ABOVE]:
        found = replay(text, viewer)
        moves = len(found.moves)
        assert (found.viewer, len(found.steps)) == (viewer, moves + 1)
        again = Replay(parse(text), GAME)
        seen = views_of(found)
        heard = 0
        for number in range(moves + 1):
            assert seen[number] == again.match.view(viewer)
            events = again.match.history(viewer, heard)
            heard += len(events)
            assert found.steps[number].events == events
            assert again.step() == (number < moves)


def test_facts_about_the_match_come_along() -> None:
    match = finished(4, 3)
    found = replay(record(4, 3), SPECTATOR)
    assert (found.game, found.names, found.options) == ("stay_away", match.names, match.options)
    assert found.end == match.outcome().facts()
    assert found.chance == match.source.public()
    assert found.reveal == match.source.reveal()


def test_seats_see_only_their_own_until_the_end() -> None:
    for seat in range(6):
        *before, last = views_of(replay(record(6, 4), seat))
        for view in before:
            assert all("hand" not in player for player in view["players"])
        assert last["over"]
        assert all("hand" in player for player in last["players"])


def test_a_running_match_cannot_be_opened() -> None:
    match = Match(GAME, 4, {}, Fair(b"s" * 32, b"salt", [""] * 4))
    match.answer(
        match.position.asked[0], 1, match.position.options(match.position.asked[0])[0].text
    )
    with pytest.raises(BrokenRecord, match="the secret is not revealed"):
        replay(record_of(match).text(), ABOVE)


def test_a_seeded_match_may_be_unfinished() -> None:
    text = record(5, 6, fair=False)
    found = replay("".join(text.splitlines(keepends=True)[:8]), 0)
    assert len(found.moves) == 7
    assert found.end == {}


@pytest.mark.parametrize(
    ("line", "change", "wrong"),
    [
        (1, {"game": "chess"}, "there is no game"),
        (1, {"game": 7}, "line 1"),
        (1, {"names": ["x" * 201, "b", "c", "d"]}, "line 1: a name"),
        (1, {"seats": 3, "names": ["a", "b", "c"]}, "line 1"),
        (3, {"answer": "discard nothing"}, "line 3"),
        (4, {"seat": 99}, "line 4"),
        (-1, {"reveal": {"secret": "00" * 32, "salt": ""}}, "line 1: the revealed secret"),
    ],
)
def test_a_broken_record_is_refused_with_its_line(
    line: int, change: dict[str, object], wrong: str
) -> None:
    lines = record(4, 3).splitlines()
    at = line if line < 0 else line - 1
    lines[at] = json.dumps({**json.loads(lines[at]), **change})
    with pytest.raises((BrokenRecord, BadSetting), match=wrong):
        replay("\n".join(lines), ABOVE)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"whiteout":1}', "\ud800", "{}\n" * 50])
def test_garbage_is_refused(text: str) -> None:
    with pytest.raises(BrokenRecord, match="line 1"):
        replay(text, ABOVE)


def test_sizes_and_times_are_bounded() -> None:
    text = record(4, 3)
    with pytest.raises(TooLarge):
        replay(text + " " * module.MOST_BYTES, ABOVE)
    with pytest.raises(Malformed, match="there is no seat 4"):
        replay(text, 4)
    with pytest.raises(TooLarge, match="line 3: too much to play"):
        replay(text, ABOVE, Budget(most=0.0))


def test_the_longest_matches_can_be_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    """3,000 decisions, more than any game here takes."""
    game = Camp(*[Reply(number % 3) for number in range(3000)])
    register(game, monkeypatch)
    match = Match(game, 3, {}, Seeded(1))
    views = []
    while not match.position.over:
        views.append(match.view(1))
        seat = match.position.asked[0]
        match.answer(seat, match.position.number, "stay" if len(views) % 7 else "go")
    found = replay(record_of(match).text(), 1)
    assert len(found.steps) == 3001
    assert views_of(found)[:-1] == views
    assert len(wire.encode(found)) < 1_000_000


# -- over HTTP -----------------------------------------------------------------------------------


LESSON = "/api/learn/stay_away/01_your_turn"


@pytest.fixture
def client() -> Iterator[TestClient]:
    with TestClient(build(House(MemoryStore(), SIGNER, QUIET))) as made:
        yield made


def test_replay_and_moment_over_http(client: TestClient) -> None:
    text = record(4, 3)
    shown = client.post("/api/replay", json={"record": text, "viewer": 0})
    assert shown.status_code == 200
    assert len(shown.json()["steps"]) == len(shown.json()["moves"]) + 1
    kept = client.post("/api/moment", json={"record": text, "move": 2})
    assert kept.status_code == 200
    assert kept.json()["scenario"].startswith("scenario: ")
    view = apply({}, shown.json()["steps"][0]["change"])
    ask = {"game": "stay_away", "names": ["A", "B", "C", "D"], "view": view}
    assert client.post("/api/moment", json=ask).status_code == 200


@pytest.mark.parametrize(
    ("path", "body", "error"),
    [
        ("/api/replay", {"record": "{}"}, "broken_record"),
        ("/api/replay", {"record": "", "more": 1}, "malformed"),
        ("/api/replay", {"record": "", "viewer": -3}, "malformed"),
        ("/api/moment", {"record": "x"}, "broken_record"),
        ("/api/moment", {"game": "stay_away", "names": ["A"] * 4, "view": {"x": 1}}, "malformed"),
        ("/api/moment", {"viewer": -3}, "malformed"),
        (LESSON, {"moves": [{"kind": "claim", "option": "x"}]}, "malformed"),
        (LESSON, {"moves": [{"kind": "answer", "option": "x"}]}, "not_offered"),
        ("/api/learn/stay_away/nothing", {"moves": []}, "not_found"),
        ("/api/learn/chess/nothing", {"moves": []}, "not_found"),
    ],
)
def test_refusals_over_http(client: TestClient, path: str, body: object, error: str) -> None:
    answer = client.post(path, json=body)
    assert answer.status_code in (400, 404)
    assert answer.json()["error"] == error


def test_lessons_over_http(client: TestClient) -> None:
    found = client.get("/api/learn/stay_away").json()["lessons"]
    first = client.post(f"/api/learn/stay_away/{found[0]['id']}", json={"moves": []}).json()
    then = {"moves": [first["hint"]]}
    assert client.post(f"/api/learn/stay_away/{found[0]['id']}", json=then).json()["moves"] == 1
