"""Wire-level non-interference in every game: whatever is hidden from a viewer leaves no trace in
its bytes. For the method see `twins.py`; for whole worlds swapped from the deal on, in one game,
see `test_secrecy.py`."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kit.frost.game import GAME as FROST
from tests.kit.thaw.game import GAME as THAW
from tests.server.aid import open_table, run
from tests.server.camp import Camp, CampPosition, Debate, Do, Reply, Turn, Window, register
from tests.server.twins import twins_of

from whiteout.core.event import SPECTATOR
from whiteout.core.game import Game
from whiteout.games.registry import game_ids
from whiteout.server.publish import Publisher

SEATS = 4
SMALL: dict[str, Game] = {
    "frost": FROST,
    "thaw": THAW,
    "camp": Camp(
        Do("words", [1, 2]), Reply(0), Turn(1, "a"), Debate(), Do("dead", [3]), Turn(0, "b"),
        *[Reply(number % 3) for number in range(20)],
    ),
}  # fmt: skip
MOVES = {"frost": 4, "thaw": 15, "camp": 20}
"""How many moves are compared at least, while the worlds differ; in a real game many more."""
TOLD = {"the_thing": 6}
"""Everybody hears of one move in so many at least: of one in three, but of fewer where most answers
are parts of drafts and sealed ones, of which nobody may hear."""


@pytest.fixture(autouse=True)
def _small_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in SMALL.values():
        register(game, monkeypatch)


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
@pytest.mark.parametrize("game", [*game_ids(), *SMALL])
@run
async def test_hidden_facts_leave_no_trace(game: str, viewer: int) -> None:
    apart = 0
    for seed in (1, 2):
        twins = await twins_of(game, SEATS, viewer, seed)
        number = 0
        while number < 80 and await twins.move(number):
            number += 1
            true, other = twins.true.seen(), twins.other.seen()
            assert true == other, f"seed {seed}, move {number}"
        assert min(len(seen) for seen in twins.true.seen()) > number / TOLD.get(game, 3)
        apart += twins.apart
    assert apart >= MOVES.get(game, 60), "the worlds hardly differ"


@run
async def test_a_leak_of_the_server_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Publisher.state

    def leaky(self: Publisher) -> Any:
        state = kept(self)
        play = self._room.play
        if play is not None:
            state.title += str(play.match.view(1)["hand"])
        return state

    monkeypatch.setattr(Publisher, "state", leaky)
    twins = await twins_of("frost", SEATS, 0, 1)
    await twins.move(0)
    assert twins.true.seen() != twins.other.seen()


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
@run
async def test_a_window_tells_nothing_by_its_time(
    viewer: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is armed, who answers when, who changes an answer and who does not answer at all."""
    register(Camp(Window(), Reply(1)), monkeypatch)
    streams = []
    for armed, answers in (
        ([0], [(0, "hold", 3.0)]),
        ([0, 2], [(2, "fire", 1.0), (0, "fire", 5.0), (2, "hold", 6.0), (0, "hold", 9.0)]),
        ([], []),
    ):
        table = await open_table(3, 3, game="camp", options={"decision_timer_s": 30}, seed=7)
        taps = {seat: await table.enter(seat) for seat in range(3)}
        watcher = await table.enter()
        await table.host(taps[0], "start", key="start")
        play = table.room.play
        assert play is not None
        p = play.match.position
        assert isinstance(p, CampPosition)
        p.armed = armed[:]
        began = table.time.now()
        for seat, option, at in answers:
            await table.later(began + at - table.time.now())
            done = await table.send(taps[seat], "answer", choice=p.number, option=option)
            assert done["type"] == "ack"
        await table.later(began + 23 - table.time.now())
        assert isinstance(p.choice, Reply)
        streams.append((watcher if viewer == SPECTATOR else taps[viewer]).raw)
    assert streams[0] == streams[1] == streams[2]
    assert len(streams[0]) > 2
