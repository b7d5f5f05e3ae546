"""The people of a load test: a process that opens tables over real sockets and plays at them.

    python -m benchmarks.load_driver PORT

Started by `benchmarks.load`. Reads one JSON command a line and answers each with one line:
`{"do": "open", "tables": n, "seats": s}`, `{"do": "start"}`, `{"do": "play", "seconds": t, "every":
p}`. The driver of the peer (boardgame_io/driver.mjs) speaks the same.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections import Counter
from typing import Any, Final

import msgspec
from benchmarks.load_socket import Http, Socket

from whiteout.server.changes import apply

HOST: Final = "127.0.0.1"
GRACE_S: Final = 1.0
"""How long after the last action its updates are waited for."""
_BEHIND: Final = "not done before the next action was due"
_AT_ONCE: Final = 8
"""Tables that are opened side by side."""


class _Changed(msgspec.Struct):
    view: Any = None


class _Message(msgspec.Struct):
    view: dict[str, Any] | None = None
    changed: _Changed | None = None


_read = msgspec.json.Decoder(_Message)


class Told:
    """What one seat has been told: the last whole update, and the changes since. As in the browser
    client a change is applied to what was known; here only when somebody has to decide."""

    __slots__ = ("_known", "_texts")

    def __init__(self) -> None:
        self._known: dict[str, Any] | None = None
        self._texts: list[bytes] = []

    def hear(self, text: bytes, whole: bool) -> None:
        """Take a message, unread."""
        if whole:
            self._texts.clear()
        self._texts.append(text)

    def view(self) -> dict[str, Any] | None:
        """The view as it stands now."""
        for text in self._texts:
            message = _read.decode(text)
            if message.changed is None:
                self._known = message.view
            elif message.changed.view is not None:
                self._known = apply(self._known, message.changed.view)
        self._texts.clear()
        return self._known


class Table:
    """One table: its sockets, what each was told last, and the action that is under way."""

    def __init__(self, code: str, errors: Counter[str]) -> None:
        self.code = code
        self.errors = errors
        self.sockets: list[Socket] = []
        self.told: list[Told] = []
        self.sent = 0.0
        self.acked = True
        self.heard = 0
        """Updates since the action was sent."""
        self.heard_at = 0.0
        self.leaving = False
        self._keys = 0

    async def sit(self, secret: str, host: str, port: int) -> None:
        """Take a seat, and wait until the server has said how things stand."""
        seat = len(self.sockets)
        told = asyncio.get_running_loop().create_future()
        self.told.append(Told())

        def hear(text: bytes) -> None:
            self._hear(seat, text)
            if not told.done():
                told.set_result(None)

        socket = Socket(f"{HOST}:{port}", f"/ws/{self.code}", hear, self._lost)
        self.sockets.append(socket)
        await asyncio.get_running_loop().create_connection(lambda: socket, HOST, port)
        await socket.open
        hello = {"type": "hello", "secret": secret, "host": host}
        socket.send({**hello, "match": 0, "events": 0, "chat": 0, "changes": True})
        await told

    def _hear(self, seat: int, text: bytes) -> None:
        kind = text[9:15]
        if kind in (b"update", b"change"):
            self.told[seat].hear(text, kind == b"update")
            self.heard += 1
            self.heard_at = time.perf_counter()
        elif kind.startswith(b"ack"):
            self.acked = True
        else:
            self.errors[text[:60].decode(errors="replace")] += 1
            self.acked = True

    def _lost(self) -> None:
        if not self.leaving:
            self.errors["a socket was closed"] += 1

    def act(self) -> bool:
        """Answer the open choice for one of those who are asked; after the end, play again.
        False where those who are asked do not know it yet: the server is behind."""
        view = self.told[0].view()
        if view is None or view["over"] or view.get("choice") is None:
            self._send(0, {"type": "host", "act": "start"})
            return True
        seat = view["choice"]["waiting"][0]
        own = self.told[seat].view()
        if own is None or own.get("choice") is None or not own.get("options"):
            return False
        option = random.choice(own["options"])
        self._send(seat, {"type": "answer", "choice": own["choice"]["id"], "option": option})
        return True

    def _send(self, seat: int, message: dict[str, Any]) -> None:
        self._keys += 1
        self.acked = False
        self.heard = 0
        self.sent = time.perf_counter()
        self.sockets[seat].send({**message, "key": f"k{self._keys}"})


class Driver:
    """All tables of this process."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.tables: list[Table] = []
        self.errors: Counter[str] = Counter()
        self._started = 0

    async def open(self, tables: int, seats: int) -> dict[str, Any]:
        """So many more tables, all seats taken by people with an open socket."""
        left = iter(range(tables))

        async def some() -> None:
            http = Http(HOST, self._port)
            for _ in left:
                self.tables.append(await self._table(http, seats))
            http.close()

        await asyncio.gather(*(some() for _ in range(_AT_ONCE)))
        return {"tables": len(self.tables), "sockets": sum(len(t.sockets) for t in self.tables)}

    async def _table(self, http: Http, seats: int) -> Table:
        ask = {"game": "stay_away", "seats": seats, "name": "Person 0"}
        made = await http.post("/api/tables", ask)
        table = Table(made["code"], self.errors)
        await table.sit(made["seat_secret"], made["host_secret"], self._port)
        for seat in range(1, seats):
            joined = await http.post(f"/api/tables/{table.code}/join", {"name": f"Person {seat}"})
            await table.sit(joined["seat_secret"], "", self._port)
        return table

    async def start(self) -> dict[str, Any]:
        """Begin the match at every table that has none yet."""
        new = self.tables[self._started :]
        for table in new:
            table.act()
            while not table.acked:
                await asyncio.sleep(0.001)
        self._started = len(self.tables)
        return {"started": len(new)}

    async def play(self, seconds: float, every: float) -> dict[str, Any]:
        """One action per table every so often, the tables evenly spread over that time."""
        self.errors.clear()
        run = _Run()
        loop = asyncio.get_running_loop()
        began = loop.time() + 0.05
        busy = time.process_time()
        end = began + seconds
        step = every / len(self.tables)
        await asyncio.gather(
            *(run.pace(t, began + n * step, end, every) for n, t in enumerate(self.tables))
        )
        await asyncio.sleep(end + GRACE_S - loop.time())
        for table in self.tables:
            run.finish(table)
        cpu = (time.process_time() - busy) / seconds  # after that there is nothing to do
        return {**run.figures(), "errors": dict(self.errors), "cpu": cpu}

    def close(self) -> None:
        """Go home."""
        for table in self.tables:
            table.leaving = True
            for socket in table.sockets:
                socket.close()


class _Run:
    """One stretch of play, and what was measured."""

    def __init__(self) -> None:
        self._latencies: list[float] = []
        self._lags: list[float] = []
        self._open: set[Table] = set()
        self._updates = 0

    async def pace(self, table: Table, at: float, end: float, every: float) -> None:
        """The actions of one table; late wake-ups of this process are measured too."""
        loop = asyncio.get_running_loop()
        while at < end:
            await asyncio.sleep(at - loop.time())
            self._lags.append(max(0.0, loop.time() - at))
            if self.finish(table):
                if table.act():
                    self._open.add(table)
                else:
                    table.errors[_BEHIND] += 1
            at += every

    def finish(self, table: Table) -> bool:
        """Take down the table's last action; whether it is done."""
        if table not in self._open:
            return True
        if not table.acked:
            table.errors[_BEHIND] += 1
            return False
        self._open.discard(table)
        if not table.heard:
            table.errors["no update"] += 1
            return True
        self._latencies.append((table.heard_at - table.sent) * 1000)
        self._updates += table.heard
        return True

    def figures(self) -> dict[str, Any]:
        """What has been measured, in milliseconds."""
        return {
            "latencies": [round(value, 3) for value in self._latencies],
            "lags": [round(value * 1000, 3) for value in self._lags],
            "updates": self._updates,
        }


async def serve(port: int) -> None:
    """Do what is asked until the input ends."""
    driver = Driver(port)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        ask = json.loads(line)
        try:
            match ask["do"]:
                case "open":
                    found = await driver.open(ask["tables"], ask["seats"])
                case "start":
                    found = await driver.start()
                case _:
                    found = await driver.play(ask["seconds"], ask["every"])
        except OSError as error:
            found = {"failed": f"{type(error).__name__}: {error}"}
        print(json.dumps(found), flush=True)
    driver.close()


if __name__ == "__main__":
    import uvloop

    uvloop.run(serve(int(sys.argv[1])))
