"""A small game with all kinds of choices at a table: it ends whatever its people do."""

from __future__ import annotations

import pytest
from tests.kit.thaw.game import GAME as THAW
from tests.server.aid import open_table, reopen, run
from tests.server.camp import register
from tests.server.test_windows import CLOCK, SLOW_BOTS, moves


@pytest.mark.parametrize("people", [1, 3])
@run
async def test_a_game_with_all_kinds_of_choices_ends_by_its_clocks_and_bots(
    people: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thaw has turns of several choices, windows, drafts, an open choice and asides."""
    register(THAW, monkeypatch)
    table = await open_table(people, 3, game="thaw", options=CLOCK, config=SLOW_BOTS)
    taps = {seat: await table.enter(seat) for seat in range(people)}
    await table.host(taps[0], "start")
    for _ in range(200):
        await table.later(20)
        if table.room.table.stage == "ended":
            break
    assert table.room.table.stage == "ended"
    kinds = {found["clock"]["kind"] for found in taps[0].updates if found["clock"] is not None}
    assert kinds >= {"turn", "window"}
    assert "clock" in {move.why for move in moves(table)}
    again = await reopen(table)
    assert (await again.enter(0)).update["view"] == taps[0].update["view"]
