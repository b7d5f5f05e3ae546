"""axe on a page, in the sizes and themes that people have: for tests of accessibility."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

import pytest
from dev import in_ci
from playwright.sync_api import Browser, Page, ViewportSize
from tests.browser.aid import LAPTOP, PHONE
from tests.browser.conftest import ROOT

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN: Final = """async (rules) => {
  const only = rules.length > 0 ? { runOnly: rules } : {};
  const found = await axe.run(document, { resultTypes: ["violations"], ...only });
  return found.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join("; ")}`);
}"""


def need_axe() -> None:
    """Without axe the test is skipped; with CI=true that is a failure."""
    if not AXE.exists():
        missing = "axe-core is not there: cd web && npm ci"
        if in_ci():
            pytest.fail(missing)
        pytest.skip(missing)


def look(page: Page, theme: Literal["dark", "light"], rules: list[str]) -> list[str]:
    """What axe finds in a theme; of the themes, only colours differ."""
    page.emulate_media(color_scheme=theme)
    page.locator(f"html[data-theme={theme}], html:not([data-theme])").wait_for()
    return list(page.evaluate(RUN, rules))


def violations(browser: Browser, show: Callable[[Page, bool], object]) -> dict[str, list[str]]:
    """The serious and critical ones, where there are any: phone and laptop, dark and light.

    `show` leads a page to a state, and is told whether it is a phone's.
    """
    found: dict[str, list[str]] = {}
    for name, (width, height) in {"phone": PHONE, "laptop": LAPTOP}.items():
        # The page's own policy forbids what is injected here; no other test switches it off.
        context = browser.new_context(
            viewport=ViewportSize(width=width, height=height),
            locale="en",
            color_scheme="dark",
            reduced_motion="reduce",
            bypass_csp=True,
        )
        page = context.new_page()
        show(page, name == "phone")
        page.add_script_tag(path=AXE)
        found[f"{name}, dark"] = look(page, "dark", [])
        found[f"{name}, light"] = look(page, "light", ["color-contrast"])
        context.close()
    return {where: what for where, what in found.items() if what}
