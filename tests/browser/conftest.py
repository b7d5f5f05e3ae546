"""A real server, a real Chromium, and what must hold after every test in it.

Without Chromium or without the built pages these tests are skipped; with CI=true that is a failure.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from dev import in_ci
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect, sync_playwright
from tests.browser.aid import LAPTOP, PATIENCE, People, Person, Size
from tests.server.real import real_server

import whiteout.server

ROOT = Path(__file__).parents[2]
LEFT_BEHIND = ROOT / "build" / "browser"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
expect.set_options(timeout=1000 * PATIENCE)
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell the fixtures whether the test has failed, so that they leave pictures behind."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="session")
def chromium() -> str:
    """The system's Chromium, and pages to show in it."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    pages = Path(whiteout.server.__file__).parent / "static" / "index.html"
    missing = "" if found else "no chromium on the PATH"
    if found and not pages.exists():
        missing = "the pages are not built: python build_ui.py"
    if missing and in_ci():
        pytest.fail(missing)
    if missing:
        pytest.skip(missing)
    return str(found)


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    """One Chromium for a module: while it is open no other event loop can run in this process."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory, chromium: str) -> Iterator[str]:
    """A server of our own, whose bots answer at once."""
    with real_server(tmp_path_factory.mktemp("server")) as server:
        yield server.url


def open_context(
    browser: Browser, url: str, size: Size, language: str, theme: str, calm: bool
) -> BrowserContext:
    """A browser of one person: nothing is shared with others but the machine."""
    context = browser.new_context(
        base_url=url,
        viewport=ViewportSize(width=size[0], height=size[1]),
        locale=language,
        color_scheme="light" if theme == "light" else "dark",
        reduced_motion="reduce" if calm else "no-preference",
    )
    context.set_default_timeout(1000 * PATIENCE)
    return context


@pytest.fixture
def people(browser: Browser, url: str, request: pytest.FixtureRequest) -> Iterator[People]:
    """Make people; afterwards nobody's page may have complained about anything."""
    made: list[Person] = []
    shared = url

    def person(
        name: str,
        size: Size = LAPTOP,
        *,
        url: str = "",
        language: str = "en",
        theme: str = "dark",
        calm: bool = True,
    ) -> Person:
        context = open_context(browser, url or shared, size, language, theme, calm)
        # Every answer as a button: what can be given on cards and on the board is tested there.
        context.add_init_script(
            f'localStorage["whiteout.name"] ??= {json.dumps(json.dumps(name))};'
            'localStorage["whiteout.listed"] ??= "true";'
        )
        one = Person(name, url or shared, context)
        made.append(one)
        one.go("/")
        return one

    yield person
    complaints = {one.name: one.unforgiven() for one in made if one.unforgiven()}
    if request.node.stash.get(FAILED, False) or complaints:
        folder = LEFT_BEHIND / re.sub(r"\W+", "-", request.node.name)
        for one in made:
            one.save(folder)
    for one in made:
        one.context.close()
    assert not complaints
