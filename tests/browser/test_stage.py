"""The drawing kit in a real browser: its page, its great moments, by night and by day."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect
from tests.browser.aid import PHONE, People
from tests.browser.axe import need_axe, violations
from tests.browser.stage import stage

MOMENTS = ("role", "attack", "burning", "test", "turning", "end")


def open_moment(page: Page, kind: str) -> None:
    page.get_by_role("button", name=kind, exact=True).first.click()
    page.locator(f'[data-moment="{kind}"]').wait_for()


def test_no_serious_violation_on_the_panel(browser: Browser) -> None:
    need_axe()
    with stage() as at:

        def show(page: Page, phone: bool) -> None:
            page.goto(f"{at.url}/#/stage")
            page.get_by_role("heading", name="The stage").wait_for()

        assert not violations(browser, show)


def test_no_serious_violation_in_a_moment(browser: Browser) -> None:
    need_axe()
    with stage() as at:

        def show(page: Page, phone: bool) -> None:
            page.goto(f"{at.url}/#/stage")
            open_moment(page, "role")

        assert not violations(browser, show)


def test_every_moment_fits_and_waits_where_motion_is_not_wished(people: People) -> None:
    ana = people("Ana", PHONE)
    page = ana.page
    page.remove_locator_handler(page.locator("[data-moment] button"))  # here by key alone
    ana.go("/stage")
    for kind in MOMENTS:
        open_moment(page, kind)
        go_on = page.locator("[data-moment] button")
        expect(go_on).to_be_focused()
        wide = page.locator("[data-moment]").evaluate("(one) => one.scrollWidth > one.clientWidth")
        assert not wide, kind
        page.keyboard.press("Enter")
        expect(page.locator("[data-moment]")).to_have_count(0)


def test_a_moment_ends_by_itself_or_by_a_key(people: People) -> None:
    ana = people("Ana", calm=False)
    page = ana.page
    ana.go("/stage")
    open_moment(page, "attack")
    expect(page.locator("[data-moment]")).to_have_count(0, timeout=4_000)
    open_moment(page, "burning")
    page.keyboard.press("Escape")
    expect(page.locator("[data-moment]")).to_have_count(0, timeout=300)


def test_the_page_is_seen_by_night_and_by_day(people: People) -> None:
    ana = people("Ana")
    page = ana.page
    ana.go("/stage")
    sky = "getComputedStyle(document.documentElement).getPropertyValue('--sky-2')"
    night = page.evaluate(sky)
    page.get_by_role("radio", name="Polar day").check()
    assert page.evaluate(sky) != night
    ana.go("/about")
    page.wait_for_function("document.documentElement.dataset.theme === 'dark'")
