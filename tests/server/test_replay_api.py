"""`POST /api/replay`: what everybody saw, move by move, and nothing for whoever cheats."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient
from tests.server.aid import QUIET, SIGNER
from tests.server.matches import finished, record, views_of

from whiteout.core.event import ABOVE, SPECTATOR
from whiteout.core.match import Fair, Match
from whiteout.core.record import Replay, parse, record_of
from whiteout.core.refusal import BadSetting, BrokenRecord
from whiteout.games.stay_away.game import GAME
from whiteout.server import replay as module
from whiteout.server.app import build
from whiteout.server.house import House
from whiteout.server.refusals import TooLarge
from whiteout.server.replay import replay
from whiteout.server.store import MemoryStore


@pytest.mark.parametrize(("seats", "seed"), [(4, 3), (8, 5), (12, 2)])
def test_every_viewer_has_every_move(seats: int, seed: int) -> None:
    text = record(seats, seed)
    found = replay(text)
    moves = len(found.moves)
    viewers = [*range(seats), SPECTATOR, ABOVE]
    assert sorted(found.viewers) == sorted(str(viewer) for viewer in viewers)
    assert {len(steps) for steps in found.viewers.values()} == {moves + 1}
    again = Replay(parse(text), GAME)
    seen = {viewer: views_of(found.viewers[str(viewer)]) for viewer in viewers}
    heard: dict[int, int] = dict.fromkeys(viewers, 0)
    for number in range(moves + 1):
        for viewer in viewers:
            assert seen[viewer][number] == again.match.view(viewer)
            events = again.match.history(viewer, heard[viewer])
            heard[viewer] += len(events)
            assert found.viewers[str(viewer)][number].events == events
        assert again.step() == (number < moves)


def test_facts_about_the_match_come_along() -> None:
    match = finished(4, 3)
    found = replay(record(4, 3))
    assert (found.game, found.names, found.options) == ("stay_away", match.names, match.options)
    assert found.end == match.outcome().facts()
    assert found.chance == match.source.public()
    assert found.reveal == match.source.reveal()


def test_seats_see_only_their_own_until_the_end() -> None:
    found = replay(record(6, 4))
    for seat in range(6):
        *before, last = views_of(found.viewers[str(seat)])
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
        replay(record_of(match).text())


def test_a_seeded_match_may_be_unfinished() -> None:
    text = record(5, 6, fair=False)
    found = replay("".join(text.splitlines(keepends=True)[:8]))
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
        replay("\n".join(lines))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"whiteout":1}', "\ud800", "{}\n" * 50])
def test_garbage_is_refused(text: str) -> None:
    with pytest.raises(BrokenRecord, match="line 1"):
        replay(text)


def test_sizes_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    text = record(4, 3)
    with pytest.raises(TooLarge):
        replay(text + " " * module.MOST_BYTES)
    monkeypatch.setattr(module, "MOST_FACTS", 20_000)
    with pytest.raises(TooLarge, match="line "):
        replay(text)
    monkeypatch.setattr(module, "MOST_MOVES", 5)
    with pytest.raises(TooLarge, match="moves"):
        replay(text)


# -- over HTTP -----------------------------------------------------------------------------------


LESSON = "/api/learn/stay_away/01_your_turn"


@pytest.fixture
def client() -> Iterator[TestClient]:
    with TestClient(build(House(MemoryStore(), SIGNER, QUIET))) as made:
        yield made


def test_replay_and_moment_over_http(client: TestClient) -> None:
    text = record(4, 3)
    shown = client.post("/api/replay", json={"record": text})
    assert shown.status_code == 200
    assert len(shown.json()["viewers"]["-2"]) == len(shown.json()["moves"]) + 1
    kept = client.post("/api/moment", json={"record": text, "move": 2})
    assert kept.status_code == 200
    assert kept.json()["scenario"].startswith("scenario: ")
    view = shown.json()["viewers"]["0"][0]["view"]
    ask = {"game": "stay_away", "names": ["A", "B", "C", "D"], "view": view}
    assert client.post("/api/moment", json=ask).status_code == 200


@pytest.mark.parametrize(
    ("path", "body", "error"),
    [
        ("/api/replay", {"record": "{}"}, "broken_record"),
        ("/api/replay", {"record": "", "more": 1}, "malformed"),
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
