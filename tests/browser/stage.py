"""Tables in a certain state, the same every time: for pictures, and for tests that look at states.

A `Stage` is a server in this process whose secrets come from a seed, so that a seed decides the
whole match: the deal, the bots, and the answers given here for the person at the first seat.
"""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

import pytest
import uvicorn
from tests.browser.aid import PATIENCE, Sitting
from tests.server.aid import SIGNER, Dice

from whiteout.server import hosting, tokens
from whiteout.server.app import build
from whiteout.server.client import Seat, Server
from whiteout.server.config import UNLIMITED, Config
from whiteout.server.house import House
from whiteout.server.run import listen
from whiteout.server.store import MemoryStore

Result = TypeVar("Result")
Wanted = Callable[[dict[str, Any]], bool]
CONFIG = Config(bot_delay_s=0.0, absent_after_s=1e6, host_after_s=1e6, limits=UNLIMITED)


@dataclass(frozen=True)
class Scene:
    """A moment at which the person at the first seat is asked something."""

    seed: int
    point: str
    turn: int
    options: int = 1
    """How many answers there are at least."""

    def is_now(self, view: dict[str, Any]) -> bool:
        return (
            view["choice"]["point"] == self.point
            and view["turn"] >= self.turn
            and len(view["options"]) >= self.options
        )


TURN = Scene(108, "D-02", 25)
"""The person is The Thing; a door is barred, somebody is in Quarantine."""
WINDOW = Scene(61, "D-08", 50, 2)
"""A Flamethrower is aimed at the person, who holds No Barbecue!."""
EXCHANGE = Scene(117, "D-11", 51, 5)
"""A card is offered; the person could refuse with Scary or Missed!."""
END = Scene(19, "never", 0)
"""No such moment: the match is played to its end, which the humans win."""


class Stage:
    """A server on loopback, and tables at it."""

    def __init__(self, url: str, patch: pytest.MonkeyPatch) -> None:
        self.url = url
        self._patch = patch

    def lobby(self, seed: int, name: str = "Mara", **fields: Any) -> Sitting:
        """A table before its match."""
        self._deal(seed)
        return in_thread(self._open(name, **fields))

    def reach(self, scene: Scene, name: str = "Mara") -> Sitting:
        """A table of six at which the scene has been reached, or the match has ended."""
        self._deal(scene.seed)
        return in_thread(self._play(scene, name))

    def _deal(self, seed: int) -> None:
        self._patch.setattr(hosting, "secrets", Dice(seed))
        self._patch.setattr(tokens, "secrets", Dice(seed))

    async def _open(self, name: str, seats: int = 6, bots: str = "", **fields: Any) -> Sitting:
        made = await Server(self.url).create("stay_away", seats, name, bots=bots, **fields)
        return Sitting(made.code, made.seat, made.seat_secret)

    async def _play(self, scene: Scene, name: str) -> Sitting:
        sitting = await self._open(name, bots="paranoid")
        async with Server(self.url).sit(sitting.code, sitting.secret) as seat:
            await seat.host("start")
            await play_until(seat, scene.is_now, random.Random(scene.seed))
        return sitting


async def play_until(seat: Seat, wanted: Wanted, chance: random.Random) -> None:
    """Answer by chance, without burning anybody, until asked what is wanted, or the end."""
    answered = -1
    while not seat.view.get("over"):
        choice = seat.view.get("choice") or {}
        options: list[str] = seat.view.get("options") or []
        if not options or choice["id"] == answered:
            await seat.changed()
            continue
        if wanted(seat.view):
            return
        answered = choice["id"]
        mild = [option for option in options if not option.startswith("play flame")]
        await seat.answer(answered, chance.choice(mild or options))


def in_thread(work: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine beside Playwright, which has this thread's event loop."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(work)).result()


@contextmanager
def stage() -> Iterator[Stage]:
    """A server of our own; its chance is given back afterwards."""
    listener = listen("127.0.0.1", 0)
    app = build(House(MemoryStore(), SIGNER, CONFIG))
    server = uvicorn.Server(uvicorn.Config(app, log_config=None, access_log=False))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    end = time.monotonic() + PATIENCE
    while not server.started:
        assert time.monotonic() < end, "the server did not start"
        time.sleep(0.01)
    try:
        with pytest.MonkeyPatch.context() as patch:
            yield Stage(f"http://127.0.0.1:{listener.getsockname()[1]}", patch)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
