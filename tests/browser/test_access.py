"""axe finds no serious or critical violation on any page: phone and laptop, dark and light."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.aid import Sitting
from tests.browser.axe import AXE, RUN, need_axe, violations
from tests.browser.stage import END, EXCHANGE, TURN, WINDOW, Stage, stage


@dataclass
class Set:
    """The tables that the states below are shown at; all at one server."""

    url: str
    lobby: Sitting
    turn: Sitting
    window: Sitting
    exchange: Sitting
    end: Sitting


@pytest.fixture(scope="module")
def tables(chromium: str) -> Iterator[Set]:
    need_axe()
    with stage() as at:
        yield make_set(at)


def make_set(at: Stage) -> Set:
    scenes = [at.reach(scene) for scene in (TURN, WINDOW, EXCHANGE, END)]
    return Set(at.url, at.lobby(1, listed=True), *scenes)


class Visit:
    """A page in one size, and the ways to a state of it."""

    def __init__(self, page: Page, tables: Set, phone: bool) -> None:
        self.page = page
        self.tables = tables
        self.phone = phone

    def go(self, place: str) -> None:
        self.page.goto(f"{self.tables.url}/#{place}")
        self.page.locator("h1, h2").first.wait_for(state="attached")

    def sit(self, table: Sitting) -> None:
        self.go(f"/t/{table.code}/{table.secret}")
        self.page.locator("[data-prompt], .ended, .seats").first.wait_for()

    def press(self, name: str) -> None:
        pattern = re.compile(f"^{re.escape(name)}")
        self.page.get_by_role("button", name=pattern).first.click()

    def panel(self, name: str) -> None:
        """A tab beside the table, or a drawer on a phone."""
        self.sit(self.tables.turn)
        self.page.get_by_role("button" if self.phone else "tab", name=name).first.click()

    def dialog(self, *presses: str) -> None:
        self.sit(self.tables.turn)
        for name in presses:
            self.press(name)
        self.page.locator("dialog[open]").wait_for()

    def options(self) -> None:
        self.go("/host/stay_away")
        self.page.locator("summary").click()

    def deck(self) -> None:
        self.options()
        self.press("the usual deck")
        self.page.locator("dialog[open]").wait_for()

    def rules_found(self) -> None:
        self.panel("Rules")
        rules = self.page.get_by_role("region", name="Rules")
        rules.get_by_text("Every rule, precisely").click()
        rules.get_by_text("SA-FLOW-03").first.wait_for()

    def claim(self) -> None:
        self.panel("Talk")
        self.press("I saw")

    def covered(self) -> None:
        self.sit(self.tables.turn)
        self.press("Hide role and hand")

    def picked(self) -> None:
        self.sit(self.tables.turn)
        self.page.locator('[data-pick="card"]').first.click()

    def reveal(self) -> None:
        self.go(f"/reveal/{self.tables.end.code}/1")
        self.press("Check it now")
        self.page.get_by_text("Who was what").wait_for()

    def replay(self) -> None:
        self.go(f"/replay/{self.tables.end.code}/1/20/-2")
        self.page.get_by_role("slider").first.wait_for()

    def lesson(self) -> None:
        self.go("/learn/stay_away/04_exchange")
        self.page.locator("[data-prompt]").wait_for()


STATES: dict[str, Callable[[Visit], Any]] = {
    "home": lambda at: at.go("/"),
    "host": Visit.options,
    "own deck": Visit.deck,
    "lobby": lambda at: at.sit(at.tables.lobby),
    "join": lambda at: at.go(f"/join/{at.tables.lobby.code}"),
    "your turn": lambda at: at.sit(at.tables.turn),
    "card picked": Visit.picked,
    "hand covered": Visit.covered,
    "response window": lambda at: at.sit(at.tables.window),
    "exchange": lambda at: at.sit(at.tables.exchange),
    "log": lambda at: at.panel("Log"),
    "notebook": lambda at: at.panel("Notebook"),
    "talk": Visit.claim,
    "rules": Visit.rules_found,
    "rule behind the prompt": lambda at: at.dialog("Explain"),
    "menu": lambda at: at.dialog("Menu"),
    "are you sure": lambda at: at.dialog("Menu", "Leave the table"),
    "settings": lambda at: at.dialog("Settings"),
    "list of tables": lambda at: at.go("/watch"),
    "spectator": lambda at: at.go(f"/t/{at.tables.window.code}"),
    "end": lambda at: at.sit(at.tables.end),
    "reveal": Visit.reveal,
    "replay": Visit.replay,
    "learn": lambda at: at.go("/learn/stay_away"),
    "lesson": Visit.lesson,
    "about": lambda at: at.go("/about"),
    "no such table": lambda at: at.go("/t/NOSUCH"),
}


@pytest.mark.parametrize("state", STATES)
def test_no_serious_violation(state: str, browser: Browser, tables: Set) -> None:
    assert not violations(browser, lambda page, phone: STATES[state](Visit(page, tables, phone)))


def test_axe_would_find_something(browser: Browser, tables: Set) -> None:
    """The check itself can fail: a picture without words is found."""
    context = browser.new_context(bypass_csp=True)
    page = context.new_page()
    page.goto(f"{tables.url}/#/about")
    page.add_script_tag(path=AXE)
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<img src=\"/icon.svg\">')")
    assert [found for found in page.evaluate(RUN, []) if found.startswith("image-alt")]
    context.close()
