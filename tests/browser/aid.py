"""People at the table in a real browser: what the tests of this folder share.

A test asks for the fixture `people` (conftest.py) and calls it once per person:

    def test_something(people: People) -> None:
        ana = people("Ana")                       # a browser context of her own, on the home page
        code = ana.host(seats=4, bots="random")   # a table, with her as its host in the lobby
        ben = people("Ben", size=PHONE)
        ben.go(f"/t/{code}")                      # any page by the part of its address behind "#"
        ana.press("Start the match")              # a button or link by its name
        play([ana, ben], Chance(1))               # answer whatever is asked, to the end

`person.page` is Playwright's page, for everything else. Every person notes console errors, page
errors and refused resources in `faults`; the fixture asserts after the test that there are none.
What must fail on purpose is named beforehand: `person.forgive("WebSocket connection")`.

Whoever only needs a table in a certain state takes `open_table(url, ...)`, which asks the server
over HTTP, and `person.sit(table)`, which follows the seat's private link.
"""

from __future__ import annotations

import json
import random
import re
import time
import urllib.request
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, WebSocket
from playwright.sync_api import TimeoutError as TooLate

from whiteout.server.changes import apply

Size = tuple[int, int]
PHONE: Size = (360, 740)
LAPTOP: Size = (1280, 800)
PATIENCE = 30.0
"""Seconds until a condition that does not come true fails the test; a busy machine is no bug."""

STATE = """() => ({
  options: [...document.querySelectorAll("[data-prompt] [data-option]:enabled")]
    .map((button) => button.dataset.option),
  folded: document.querySelector("[data-prompt] [aria-expanded=false]") !== null
    && document.querySelector("[data-prompt] [data-option]:disabled") === null,
  over: document.querySelector(".ended") !== null,
})"""

QUIET = {"the_thing": 1, "suspicious": 12, "resolute": 8, "watch_your_back": 8, "seduction": 8}
"""A deck in which nobody can be infected or eliminated: among people and `paranoid` bots a match
lasts exactly as long as `turn_limit` says, unless The Thing declares."""


@dataclass
class Person:
    """Somebody with a browser of their own."""

    name: str
    url: str
    context: BrowserContext
    page: Page = field(init=False)
    faults: list[str] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)
    """Every message received on any socket, in order."""
    updates: list[dict[str, Any]] = field(default_factory=list)
    """What each update or change came to: all that its socket knew then, with the news."""
    _forgiven: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.open_tab()

    def open_tab(self) -> None:
        """A fresh page in the same browser; `page` is the newest."""
        self.page = self.context.new_page()
        self.page.on("console", self._note_console)
        self.page.on("pageerror", lambda error: self.faults.append(f"page error: {error}"))
        self.page.on("websocket", self._listen)
        # Without motion a great moment is a panel with a button: read it and go on.
        # Another may stand there at once.
        self.page.add_locator_handler(
            self.page.locator("[data-moment] button"),
            lambda go_on: go_on.click(),
            no_wait_after=True,
        )

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location.get("url", "")
            self.faults.append(f"{message.type}: {message.text} {where}".rstrip())

    def _listen(self, socket: WebSocket) -> None:
        known: dict[str, Any] = {}
        socket.on("framereceived", lambda frame: self._hear(str(frame), known))

    def _hear(self, text: str, known: dict[str, Any]) -> None:
        """Note a message of one socket, whose last state is `known`."""
        self.heard.append(text)
        message = json.loads(text)
        if message["type"] == "update":
            known.clear()
            known.update(message)
        elif message["type"] == "change":
            parts = message.get("changed", {})
            known.update({part: apply(known[part], change) for part, change in parts.items()})
            known["events"] = message.get("events", [])
        else:
            return
        self.updates.append(dict(known))

    def forgive(self, part: str) -> None:
        """Faults that contain this are meant to happen."""
        self._forgiven.append(part)

    def unforgiven(self) -> list[str]:
        return [one for one in self.faults if not any(part in one for part in self._forgiven)]

    # -- going places --------------------------------------------------------------------------

    def go(self, place: str) -> None:
        """Open a page by the part of its address behind "#", such as "/t/ABCDEF"."""
        self.page.goto(f"{self.url}/#{place}")

    def press(self, name: str) -> None:
        """Press the button or follow the link of this name."""
        button = self.page.get_by_role("button", name=name, exact=True)
        link = self.page.get_by_role("link", name=name, exact=True)
        button.or_(link).first.click()

    def host(self, seats: int = 4, bots: str = "", **options: Any) -> str:
        """Host a table; the person then sits in its lobby. Returns the code."""
        table = open_table(self.url, self.name, seats, bots, **options)
        self.sit(table)
        return table.code

    def sit(self, table: Sitting) -> None:
        """Take a seat by its private link."""
        self.go(f"/t/{table.code}/{table.secret}")
        here = re.compile(r"You are the host\.|You have a seat\.")
        self.page.get_by_text(here).or_(self.page.locator("[data-prompt]")).first.wait_for()

    def code(self) -> str:
        """The code of the table this page shows."""
        return self.page.evaluate("location.hash").split("/")[2].upper()  # type: ignore[no-any-return]

    # -- at the table --------------------------------------------------------------------------

    def options(self) -> list[str]:
        """What the visible prompt offers right now, as the server names it."""
        return list(self.page.evaluate(STATE)["options"])

    def over(self) -> bool:
        """Whether the page shows the end of a match."""
        return bool(self.page.evaluate(STATE)["over"])

    def take(self, option: str, patience: float = 30_000) -> None:
        """Press the button of an option, once it is there."""
        self.page.locator(f'[data-prompt] [data-option="{option}"]').click(timeout=patience)

    def pick_a_card(self, choose: Choose) -> list[str]:
        """On a phone long lists are folded: pick a card of the hand, and see what it offers."""
        return self.pick('[data-pick="card"]', choose)

    def pick(self, kind: str, choose: Choose) -> list[str]:
        """Click one of these on the table, and see what the prompt then offers."""
        found = self.page.locator(kind)
        numbers = [str(number) for number in range(found.count())]
        found.nth(int(choose(self, numbers))).click()
        self.page.locator("[data-prompt] [data-option]").first.wait_for()
        return self.options()

    def declare(self) -> None:
        """As The Thing: declare that no human is left, at once or as soon as possible. Right or
        wrong, it ends the match."""
        moves = ("declare_victory", "request_declaration")
        self.page.locator(", ".join(f'[data-aside="{move}"]' for move in moves)).first.click()
        self.press("Yes")

    def update(self) -> dict[str, Any]:
        """The newest update of a match received, for tests that compare it with the page."""
        found = [update for update in self.updates if update["view"] is not None]
        assert found, f"{self.name} has received nothing of a match"
        return found[-1]

    def view(self) -> dict[str, Any]:
        """The newest view received."""
        return dict(self.update()["view"])

    def save(self, folder: Path) -> None:
        """Leave behind what a failure can be understood from."""
        if self.page.is_closed():
            return
        folder.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=folder / f"{self.name}.png")
        parts = [self.page.url, *self.faults, self.page.locator("body").aria_snapshot()]
        told = "\n".join([*parts, "--- received:", *self.heard])
        (folder / f"{self.name}.txt").write_text(told, encoding="utf-8")


class People(Protocol):
    """The fixture `people`: makes one more person."""

    def __call__(
        self,
        name: str,
        size: Size = LAPTOP,
        *,
        url: str = "",
        language: str = "en",
        theme: str = "dark",
        calm: bool = True,
    ) -> Person: ...


# -- tables over HTTP ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Sitting:
    """A seat at a table, and the secret that proves it."""

    code: str
    seat: int
    secret: str


def post(url: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask the server; its answer."""
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return dict(json.load(answer))


def open_table(
    url: str,
    name: str = "Ana",
    seats: int = 4,
    bots: str = "",
    game: str = "stay_away",
    **options: Any,
) -> Sitting:
    """A table in its lobby; the first seat is the host's."""
    ask = {"game": game, "seats": seats, "name": name, "bots": bots, "options": options}
    made = post(f"{url}/api/tables", ask)
    return Sitting(made["code"], made["seat"], made["seat_secret"])


def join(url: str, code: str, name: str) -> Sitting:
    """One more seat at the same table."""
    made = post(f"{url}/api/tables/{code}/join", {"name": name})
    return Sitting(made["code"], made["seat"], made["seat_secret"])


# -- playing -------------------------------------------------------------------------------------


class Chance:
    """Answers by chance, the same every time; takes no part of an answer back, as bots do not."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def __call__(self, person: Person, options: Sequence[str]) -> str:
        return self._random.choice([one for one in options if one != "back"] or options)


Choose = Callable[[Person, Sequence[str]], str]


def until(people: Iterable[Person], condition: Callable[[], bool], what: str) -> None:
    """Let the browsers go on until something holds that concerns several of them."""
    page = next(iter(people)).page
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, f"waited in vain: {what}"
        page.wait_for_timeout(10)


def play(
    people: Sequence[Person],
    choose: Choose,
    *,
    until_over: bool = True,
    answers: int = 400,
) -> int:
    """Press an option whenever the prompt of one of them offers any; how many were pressed.

    Ends when all see the end of the match, or after so many answers where `until_over` is false.
    """
    pressed = 0

    def somebody_acts() -> bool:
        nonlocal pressed
        states = [(person, person.page.evaluate(STATE)) for person in people]
        asked = next((pair for pair in states if pair[1]["options"] or pair[1]["folded"]), None)
        if asked is not None:
            person, state = asked
            option = choose(person, state["options"] or person.pick_a_card(choose))
            try:
                person.take(option, patience=3_000)
            except TooLate:  # somebody has declared meanwhile: look again
                return False
            pressed += 1
        return asked is not None or all(state["over"] for _, state in states)

    while pressed < answers:
        until(people, somebody_acts, "somebody of these is asked, or the match ends")
        if all(person.over() for person in people):
            return pressed
    assert not until_over, f"the match is not over after {pressed} answers"
    return pressed
