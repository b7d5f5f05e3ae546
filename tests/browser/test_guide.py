"""What players read when they do not know what to do: the guide, and the help behind a question."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.aid import LAPTOP, PHONE, People, Size
from tests.browser.axe import need_axe, violations
from tests.browser.stage import TURN, Stage, stage
from tests.browser.test_ways import assert_fits

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
GUIDED = sorted(place.parent.name for place in BOARDS.glob("*/how"))
"""The games that have a guide: those with a board of their own."""
IDENTIFIER = re.compile(r"\b[A-Z]{1,3}-?\d\d\b|\b(?:SA|OP)-[A-Z]|\b[a-z]+_[a-z_]+\b")
"""D-10, SA-PLAY-03, the_thing: what rules and records say, and players never read."""
WORDS = {
    "en": ("Explain", "What you may do", "one has to go", "Precisely", "Rules"),
    "it": ("Spiegami", "Che cosa puoi fare", "una deve andarsene", "Con precisione", "Regole"),
    "es": ("Explícamelo", "Qué puedes hacer", "una tiene que irse", "Con exactitud", "Reglas"),
}


@pytest.fixture(scope="module")
def staged(chromium: str) -> Iterator[Stage]:
    with stage() as made:
        yield made


@pytest.mark.parametrize("language", list(WORDS))
@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_the_help_behind_a_question(
    people: People, staged: Stage, size: Size, language: str
) -> None:
    """In the reader's language, without ids; the exact rule only behind "precisely"."""
    explain, may, asked, precisely, rules = WORDS[language]
    mara = people("Mara", size, url=staged.url, language=language)
    page = mara.page
    table = staged.reach(TURN)
    mara.go(f"/t/{table.code}/{table.secret}")
    page.get_by_role("button" if size == PHONE else "tab", name=rules).first.click()
    tab = page.get_by_role("region", name=rules)
    expect(tab).to_contain_text(asked)
    assert not IDENTIFIER.search(tab.inner_text())
    assert_fits(mara)
    if size == PHONE:
        page.get_by_role("navigation").get_by_role("button").first.click()
    page.get_by_role("button", name=explain).first.click()
    help_ = page.locator("dialog[open]")
    expect(help_).to_contain_text(may)
    expect(help_).to_contain_text(asked)
    assert not IDENTIFIER.search(help_.inner_text()), help_.inner_text()
    help_.get_by_text(precisely, exact=True).click()
    expect(help_).to_contain_text("SA-FLOW-03")
    assert_fits(mara)


@pytest.mark.parametrize("game", GUIDED)
@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_how_to_play(people: People, size: Size, game: str) -> None:
    """Chapters with pictures; at its end one sits down."""
    ana = people("Ana", size)
    page = ana.page
    ana.go(f"/how/{game}")
    contents = page.get_by_role("list", name="Chapters").get_by_role("button")
    expect(contents.first).to_be_visible()
    assert contents.count() > 9
    assert not IDENTIFIER.search(page.locator("main").inner_text())
    assert_fits(ana)
    contents.last.click()
    expect(page.get_by_role("heading", name="For your first match")).to_be_in_viewport()
    ana.press("Play now, with bots")
    page.locator("[data-prompt], .board").first.wait_for()


def test_the_guide_is_accessible(browser: Browser, url: str) -> None:
    need_axe()

    def show(page: Page, phone: bool) -> None:
        page.goto(f"{url}/#/how/outpost_31")
        page.get_by_role("heading", name="For your first match").wait_for()

    assert violations(browser, show) == {}
