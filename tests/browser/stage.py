"""Tables in a certain state, the same every time: for pictures, and for tests that look at states.

A `Stage` is a server in this process whose secrets come from a seed, so that a seed decides the
whole match: the deal, the bots, and the answers given here for the person at the first seat. Or a
scenario says how a match stands, and it goes on from there.
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

from whiteout.core import scenario
from whiteout.games.registry import find_game
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
    game: str = "stay_away"

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
        return in_thread(self._open("stay_away", name, **fields))

    def reach(self, scene: Scene, name: str = "Mara") -> Sitting:
        """A table of six at which the scene has been reached, or the match has ended."""
        self._deal(scene.seed)
        return in_thread(self._play(scene, name))

    def arrange(self, text: str, *names: str) -> list[Sitting]:
        """A table whose match goes on from the end of a scenario: these people take the first
        seats, `random` bots the others. Its record does not hold: it says nothing of how it began.
        """
        read = scenario.parse(text)
        self._deal(read.seed)
        player = scenario.Player(read, find_game(read.game))
        player.run()
        arranged = player.match.position
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(
                player.game, "start", lambda *given: arranged if given[-1] else arranged.clone()
            )
            return in_thread(self._begin(read, list(names or ("Mara",))))

    def _deal(self, seed: int) -> None:
        self._patch.setattr(hosting, "secrets", Dice(seed))
        self._patch.setattr(tokens, "secrets", Dice(seed))

    async def _open(
        self, game: str, name: str, seats: int = 6, bots: str = "", **fields: Any
    ) -> Sitting:
        made = await Server(self.url).create(game, seats, name, bots=bots, **fields)
        return Sitting(made.code, made.seat, made.seat_secret)

    async def _begin(self, read: scenario.Scenario, names: list[str]) -> list[Sitting]:
        host = await self._open(read.game, names[0], len(read.names), "random")
        sittings = [host]
        for name in names[1:]:
            made = await Server(self.url).join(host.code, name)
            sittings.append(Sitting(made.code, made.seat, made.seat_secret))
        async with Server(self.url).sit(host.code, host.secret) as seat:
            await seat.host("start")
        return sittings

    async def _play(self, scene: Scene, name: str) -> Sitting:
        sitting = await self._open(scene.game, name, bots="paranoid")
        async with Server(self.url).sit(sitting.code, sitting.secret) as seat:
            await seat.send("always_ask", on=True)  # nothing is answered beside us
            await seat.host("start")
            await play_until(seat, scene.is_now, random.Random(scene.seed))
            await seat.send("always_ask", on=False)
        return sitting


async def play_until(seat: Seat, wanted: Wanted, chance: random.Random) -> None:
    """Answer by chance, without burning anybody, until asked what is wanted, or the end."""
    answered: tuple[object, ...] = ()
    while not seat.view.get("over"):
        choice = seat.view.get("choice") or {}
        options: list[str] = seat.view.get("options") or []
        asked = (choice.get("id"), seat.view.get("draft"), options)
        if not options or asked == answered:  # every part of a draft is asked for
            await seat.changed()
            continue
        if wanted(seat.view):
            return
        answered = asked
        mild = [option for option in options if not option.startswith(("play flame", "back"))]
        await seat.answer(choice["id"], chance.choice(mild or options))


def in_thread(work: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine beside Playwright, which has this thread's event loop."""

    async def bounded() -> Result:
        return await asyncio.wait_for(work, 2 * PATIENCE)

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(bounded())).result()


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
