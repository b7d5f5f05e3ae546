"""The balance report in a real browser: readable on a phone, and axe finds nothing serious."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.aid import PHONE
from tests.browser.axe import need_axe, violations
from tests.browser.conftest import ROOT

from whiteout.games.registry import find_game
from whiteout.lab.balance import plan, read_vary, survey
from whiteout.lab.engine import make_engine
from whiteout.lab.findings import findings
from whiteout.lab.report import report

EXAMPLE = ROOT / "docs" / "examples" / "balance_stay_away.html"


@pytest.fixture(scope="module", params=["stay_away", "outpost_31"])
def page_file(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example of the documentation, or a report made now."""
    if request.param == "stay_away":
        return EXAMPLE
    game = find_game(request.param)
    jobs = plan(game, [5], 40, 1, "paranoid", {}, read_vary(["hand_size=4"]))
    file = tmp_path_factory.mktemp("report") / "report.html"
    facts = findings(survey(jobs, make_engine("process", 1)))
    file.write_text(report(game, facts, f"whiteout balance {game.id}"), "utf-8")
    return file


def open_report(page: Page, file: Path) -> None:
    """The report with everything unfolded."""
    page.goto(file.as_uri())
    page.evaluate("document.querySelectorAll('details').forEach((part) => (part.open = true))")


def test_no_serious_violation(chromium: str, browser: Browser, page_file: Path) -> None:
    need_axe()
    assert not violations(browser, lambda page, _: open_report(page, page_file))


def test_on_a_phone_letters_keep_their_size(browser: Browser, page_file: Path) -> None:
    width, height = PHONE
    page = browser.new_page(viewport={"width": width, "height": height})
    open_report(page, page_file)
    found: dict[str, Any] = page.evaluate(
        """() => ({
          wide: document.documentElement.scrollWidth,
          letters: Math.min(...[...document.querySelectorAll('.tick')].map(
            (each) => each.getBoundingClientRect().height)),
          charts: Math.min(...[...document.querySelectorAll('.strip')].map(
            (each) => each.getBoundingClientRect().width)),
        })"""
    )
    page.close()
    assert found["wide"] <= width
    assert 12 < found["letters"] < 99
    assert 250 < found["charts"] <= width
