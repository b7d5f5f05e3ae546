"""Garbage in cycles is looked for in quiet moments, and everything else goes on meanwhile."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from whiteout.server import garbage
from whiteout.server.garbage import FULL_S, LATEST_S, QUIET_LOOKS, Collector


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    gc.unfreeze()
    gc.enable()


class Knot:
    """A cycle."""

    def __init__(self) -> None:
        self.me = self


def test_a_busy_server_is_not_disturbed(monkeypatch: pytest.MonkeyPatch) -> None:
    count = [0]

    def messages() -> int:
        count[0] += 1
        return count[0]

    collector = Collector(messages)
    start = collector._last
    gc.disable()
    assert {collector.look(start + FULL_S + second) for second in range(100)} == {""}
    monkeypatch.setattr(garbage, "YOUNG", -1)
    assert collector.look(start + FULL_S + 101) == ""
    monkeypatch.setattr(garbage, "CROWDED", -1)
    assert collector.look(start + FULL_S + 102) == "young"
    assert collector.look(start + LATEST_S + 1) == "full"


def test_a_quiet_moment_is_used_and_old_cycles_are_found() -> None:
    collector = Collector(lambda: 7)
    knot = Knot()
    gc.collect()
    gc.freeze()
    gc.disable()
    marker = id(knot)
    del knot
    looks = [collector.look(collector._last + FULL_S + 1 + look) for look in range(QUIET_LOOKS + 1)]
    assert looks.count("full") == 1
    assert not any(id(found) == marker for found in gc.get_objects() if isinstance(found, Knot))
