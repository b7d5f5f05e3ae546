"""What it feels like to play: nothing jumps, the first decision comes soon, and the table can be
played without seeing it."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page
from tests.browser.aid import LAPTOP, QUIET, STATE, Chance, People, Person, Size
from tests.browser.test_ways import read_the_role
from tests.server.real import real_server

PHONE: Size = (390, 844)

WATCH = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(
    ({ value, startTime, hadRecentInput, sources }) => ({
      value, startTime, hadRecentInput,
      what: sources.map(({ node }) => node?.className ?? "").join(" "),
    }))))
    .observe({ type: "layout-shift" });
}"""


@pytest.fixture(scope="module")
def lively(tmp_path_factory: pytest.TempPathFactory, chromium: str) -> Iterator[str]:
    """A server whose bots take their time, so that their moves are no answer to a click."""
    folder: Path = tmp_path_factory.mktemp("lively")
    with real_server(folder, "--bot-delay", "0.6") as server:
        yield server.url


def worst_second(shifts: list[dict[str, float]]) -> float:
    """Cumulative layout shift, as browsers count it: the worst window of at most five seconds
    without a pause of one; what follows a click at once is its effect and does not count."""
    worst = total = 0.0
    begun = last = -1e9
    for shift in shifts:
        if shift["hadRecentInput"]:
            continue
        at = shift["startTime"]
        if at - last > 1000 or at - begun > 5000:
            begun, total = at, 0.0
        total, last = total + shift["value"], at
        worst = max(worst, total)
    return worst


def answer_for(person: Person, seconds: float, chance: Chance) -> int:
    """Answer whatever is asked for so long; how often."""
    answered, end = 0, time.monotonic() + seconds
    while time.monotonic() < end and not person.over():
        if person.page.locator("[data-moment]").count():
            person.page.keyboard.press("Enter")
        state = person.page.evaluate(STATE)
        if state["folded"] and not state["options"]:
            person.page.locator("[data-prompt] [aria-expanded=false]").click()
            continue
        if state["options"]:
            option = chance(person, state["options"])
            person.page.locator(f'[data-prompt] [data-option="{option}"]').first.click()
            answered += 1
        person.page.wait_for_timeout(100)
    return answered


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_nothing_jumps_while_one_plays(people: People, lively: str, size: Size) -> None:
    ana = people("Ana", size, url=lively)
    ana.press("Play now: Stay Away!")
    begun = time.monotonic()
    ana.page.locator("[data-prompt]").wait_for()
    ana.page.locator("[data-prompt] h2").filter(has_text=re.compile(r"\w")).wait_for()
    assert time.monotonic() - begun < 5, "a decision, or what the others decide, within 5 s"
    answer_for(ana, 4, Chance(2))  # the deal
    ana.page.evaluate(WATCH)
    assert answer_for(ana, 25, Chance(3)) > 0
    shifts = ana.page.evaluate("window.shifts")
    assert worst_second(shifts) < 0.02, sorted(shifts, key=lambda one: -one["value"])[:5]


# -- without seeing it ---------------------------------------------------------------------------


def heard(page: Page) -> str:
    """What a screen reader is told: the live regions."""
    regions = [page.get_by_role("status"), page.get_by_role("alert")]
    return " ".join(text for region in regions for text in region.all_inner_texts())


def test_a_match_by_ear_and_keys(people: People) -> None:
    """Everything that is used here is in the accessibility tree: regions, buttons and their names.
    Answers are given by their keys, and every question was read aloud before."""
    ana = people("Ana")
    page = ana.page
    ana.host(4, "paranoid", custom_deck=QUIET, turn_limit=12)
    page.get_by_role("button", name="Start the match").press("Enter")
    read_the_role(ana)
    over = page.get_by_role("region", name="The match is over")
    mine = page.get_by_role("region", name="Your move")
    answered, told = 0, set()
    while over.count() == 0:
        over.or_(mine).first.wait_for()
        if mine.count() == 0:
            continue
        question = mine.get_by_role("heading").inner_text().partition("Your move:")[2].strip()
        options = mine.get_by_role("group", name="Your options").get_by_role("button")
        if not question or options.count() == 0:
            continue
        assert question in heard(page), "what is asked is said aloud"
        told.add(heard(page))
        folded = mine.get_by_role("button", expanded=False)
        if folded.count():
            folded.press("Enter")
        page.keyboard.press(str(1 + answered % min(options.count(), 9)))
        answered += 1
        page.wait_for_timeout(60)
        assert answered < 400
    assert answered > 5
    assert len(told) > 5
    assert re.search(r"You (won|lost)", over.inner_text())
