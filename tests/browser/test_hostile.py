"""Hostile names, talk, files and addresses on every page: nothing runs, all of it stays text."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Dialog, Error, Page, Route
from tests.browser.aid import QUIET, People, Person, Sitting
from tests.browser.stage import Stage, in_thread, stage

from whiteout.server.client import Refused, Seat, Server

NAMES = [
    "<img src=x onerror=hi()>",
    '"><svg onload="hi()">',
    "javascript:hi()",
    "{ $x } {-t} { NUMBER }",
]
"""As long as a name may be."""
SAID = [
    "<script>hi()</script><iframe srcdoc='<script>parent.hi()</script>'></iframe>",
    "<a href='javascript:hi()'>here</a> [a](javascript:hi()) {{constructor.constructor('hi()')()}}",
    "</bdi></p><style>*{display:none}</style><form action=/api/tables><button>free cards</button>",
    "שלום { $name } \\u202e &lt;b&gt; %3Cscript%3E Z͑ͫ̓a͑ͫ̓l͑ͫ̓g͑ͫ̓o " + "W" * 180,
]
REFUSED = ["a\u202eb", "a\u2066b", "a\x00b", "a\x1bb", "Z" + "\u0351" * 40, "\u200b"]
"""What no server of ours lets in: turned writing, control characters, piles of marks, nothing."""

WATCH = """() => {
  window.hits = [];
  window.hi = () => window.hits.push("script");
  document.addEventListener("securitypolicyviolation", (event) =>
    window.hits.push(`policy: ${event.violatedDirective} ${event.blockedURI}`));
}"""
FOREIGN = """() => [...window.hits, ...[...document.querySelectorAll("*")].filter((one) =>
    [...one.attributes].some(({ name, value }) =>
      name.startsWith("on") || name === "srcdoc"
      || (["href", "src", "action"].includes(name) && /^\\s*javascript:/i.test(value)))
    || ["IFRAME", "OBJECT", "EMBED"].includes(one.tagName)
    || one.matches("img[src=x], script:not([src]), form[action], body style")
  ).map((one) => one.outerHTML.slice(0, 120))]"""


@dataclass
class Tables:
    """Where the hostile sit: in a lobby, in a running match, at the end of one."""

    lobby: Sitting
    running: Sitting
    ended: Sitting


@pytest.fixture(scope="module")
def at(chromium: str) -> Iterator[Stage]:
    with stage() as opened:
        yield opened


@pytest.fixture(scope="module")
def tables(at: Stage) -> Tables:
    lobby, running, ended = (in_thread(gather(at.url, answers)) for answers in (-1, 12, 400))
    return Tables(lobby, running, ended)


async def gather(url: str, answers: int) -> Sitting:
    """Four with hostile names talk and play; the first seat is handed to the browser."""
    server = Server(url)
    options = {"custom_deck": QUIET, "turn_limit": 6}
    made = await server.create("stay_away", 4, NAMES[0], options=options, listed=True)
    joined = [await server.join(made.code, name) for name in NAMES[1:]]
    async with AsyncExitStack() as stack:
        seats = [
            await stack.enter_async_context(server.sit(made.code, secret))
            for secret in [made.seat_secret, *(one.seat_secret for one in joined)]
        ]
        for seat, text in zip(seats, SAID, strict=True):
            await seat.say(text)
        if answers >= 0:
            await seats[0].host("start")
            await play(seats, answers)
    return Sitting(made.code, made.seat, made.seat_secret)


class Enough(Exception):
    """The match has gone far enough."""


async def play(seats: list[Seat], answers: int) -> None:
    """So many answers by chance, or to the end; everybody suspects their neighbour."""
    while not all(seat.view for seat in seats):
        await asyncio.gather(*(seat.changed() for seat in seats if not seat.view))
    for number, seat in enumerate(seats):
        await seat.claim(claim="suspects", seat=(number + 1) % len(seats))
    chance, left = random.Random(1), answers

    async def choose(view: dict[str, Any]) -> str:
        nonlocal left
        left -= 1
        if left < 0:
            raise Enough
        return str(chance.choice(view["options"]))

    with suppress(Enough):
        await asyncio.gather(*(seat.play(choose) for seat in seats))


@pytest.fixture
def eve(people: People, at: Stage) -> Person:
    """Somebody who looks at it all, and notices whatever happens."""
    one = people("Eve", url=at.url)
    one.context.add_init_script(f"({WATCH})()")
    one.page.on("dialog", note_dialog(one))
    one.page.reload()
    return one


def note_dialog(person: Person) -> Callable[[Dialog], None]:
    def note(dialog: Dialog) -> None:
        person.faults.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    return note


def shows(page: Page, *texts: str) -> None:
    """The text is there, letter by letter, and nothing on the page came out of it."""
    for text in texts:
        page.get_by_text(text, exact=False).first.wait_for(state="attached")
    assert page.evaluate(FOREIGN) == []


def tab(person: Person, name: str) -> None:
    person.page.get_by_role("tab", name=name).click()


def test_lobby_list_and_home(eve: Person, tables: Tables) -> None:
    eve.go("/watch")
    shows(eve.page, *NAMES)
    eve.go(f"/t/{tables.lobby.code}")
    shows(eve.page, *NAMES, *SAID)
    eve.sit(tables.lobby)
    shows(eve.page, *NAMES, *SAID)
    eve.go("/")
    shows(eve.page, tables.lobby.code)


def test_table_log_notebook_talk_and_menu(eve: Person, tables: Tables) -> None:
    eve.sit(tables.running)
    shows(eve.page, *NAMES)
    tab(eve, "Notebook")
    shows(eve.page, *NAMES[1:])
    tab(eve, "Talk")
    shows(eve.page, *SAID)
    eve.press("Menu")
    shows(eve.page, *NAMES[1:])
    eve.press("Send away")
    shows(eve.page, f"{NAMES[1]} loses the seat.")


def test_spectator(eve: Person, tables: Tables) -> None:
    eve.go(f"/t/{tables.running.code}")
    eve.page.locator("[data-prompt]").wait_for()
    shows(eve.page, *NAMES)
    tab(eve, "Talk")
    shows(eve.page, *SAID)


def test_end_reveal_and_replay(eve: Person, tables: Tables) -> None:
    eve.go(f"/t/{tables.ended.code}/{tables.ended.secret}")
    eve.page.locator(".ended").wait_for()
    shows(eve.page, *NAMES)
    eve.go(f"/reveal/{tables.ended.code}/1")
    eve.press("Check it now")
    shows(eve.page, *NAMES)
    eve.go(f"/replay/{tables.ended.code}/1/9/-2")
    eve.page.get_by_role("slider").wait_for()
    shows(eve.page, *NAMES)


def test_a_file_with_hostile_names(eve: Person, at: Stage, tables: Tables, tmp_path: Path) -> None:
    """A record is a file that anybody can write: names in it have passed no server's check."""
    record = in_thread(Server(at.url).record(tables.ended.code, 1))
    file = tmp_path / "match.jsonl"
    names = ["<img src=x onerror=hi()>" * 4, "a\u202eb\u0000", "Z" + "\u0351" * 60, "{ $player }"]
    head, _, rest = record.partition("\n")
    file.write_text(f"{json.dumps({**json.loads(head), 'names': names})}\n{rest}", encoding="utf-8")
    eve.go("/replay")
    eve.page.locator("input[type=file]").set_input_files(file)
    eve.page.get_by_role("slider").or_(eve.page.get_by_role("alert")).first.wait_for()
    shows(eve.page)


def test_a_broken_file(eve: Person, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text('{"<img src=x onerror=hi()>": "<script>hi()</script>"}\n', encoding="utf-8")
    eve.forgive("400 (Bad Request)")
    eve.go("/replay")
    eve.page.locator("input[type=file]").set_input_files(file)
    eve.page.get_by_role("alert").first.wait_for()
    shows(eve.page)


def test_a_broken_file_before_the_words_of_the_page_have_come(eve: Person, tmp_path: Path) -> None:
    """The fault is told when they come, not lost."""
    file = tmp_path / "match.jsonl"
    file.write_text("{}\n", encoding="utf-8")
    held: list[Route] = []
    eve.forgive("400 (Bad Request)")
    eve.go("/")
    eve.page.get_by_role("heading").first.wait_for()
    eve.page.route("**/assets/en-*.js", lambda route: held.append(route))  # noqa: PLW0108 (Playwright wants a function)
    eve.go("/replay")
    with eve.page.expect_response("**/api/replay"):
        eve.page.locator("input[type=file]").set_input_files(file)
    assert held
    for route in held:
        route.continue_()
    eve.page.get_by_role("alert").first.wait_for()
    shows(eve.page)


@pytest.mark.parametrize("deck", [NAMES[0] + "=2", "axe=<script>hi()</script>", "{ $wrong }=1"])
def test_an_option_that_the_server_quotes(eve: Person, deck: str) -> None:
    """The refusal names what was wrong; the page shows it as it is."""

    def change(route: Route) -> None:
        asked = json.loads(route.request.post_data or "{}")
        body = {**asked, "options": {"custom_deck": deck}}
        route.continue_(post_data=json.dumps(body))

    eve.forgive("400 (Bad Request)")
    eve.page.route("**/api/tables", change)
    eve.go("/host/stay_away")
    eve.press("Open the table")
    eve.page.get_by_role("alert").first.wait_for()
    shows(eve.page, deck.partition("=")[0])


@pytest.mark.parametrize(
    "word", [*NAMES, *SAID[:3], "\u202e\u0000", "%", "../../api/games", "x" * 4000]
)
def test_addresses(eve: Person, at: Stage, word: str) -> None:
    eve.forgive("404 (Not Found)")
    eve.forgive("WebSocket connection")
    part = quote(word, safe="")
    for page in ("t", "join", "host", "watch", "reveal", "replay", "learn", part):
        eve.go(f"/{page}/{part}/{part}")
        eve.page.locator("h1, h2, .hint").first.wait_for(state="attached")
        shows(eve.page)
    eve.page.goto(f"{at.url}/t/{part}")
    shows(eve.page)


def test_what_the_server_lets_nobody_say(at: Stage, tables: Tables) -> None:
    async def all_refused() -> list[str]:
        server, let_in = Server(at.url), []
        async with server.sit(tables.lobby.code, tables.lobby.secret) as seat:
            for text in REFUSED:
                for ask in (seat.say(text), server.create("stay_away", 4, text)):
                    try:
                        await ask
                        let_in.append(text)
                    except Refused:
                        continue
        return let_in

    assert in_thread(all_refused()) == []


def test_the_watch_itself_would_notice(eve: Person) -> None:
    """What the check looks for is found, and the page's policy stops what it is meant to stop."""
    eve.forgive("Content Security Policy")
    eve.forgive("TrustedHTML")
    eve.go("/about")
    eve.page.get_by_role("link").first.wait_for()
    eve.page.evaluate("document.body.append(document.createElement('iframe'))")
    eve.page.evaluate("document.querySelector('a').setAttribute('href', 'javascript:hi()')")
    with pytest.raises(Error, match="TrustedHTML"):
        eve.page.evaluate("document.body.insertAdjacentHTML('beforeend', '<b>x</b>')")
    found = eve.page.evaluate(FOREIGN)
    for part in ("<iframe", "javascript:", "policy: "):
        assert any(part in one for one in found), part
