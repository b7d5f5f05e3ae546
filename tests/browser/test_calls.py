"""Being told while one is away: the web app, its worker, notices, and calls by Web Push.

No browser here may ask a real push service, so the browser's own subscribing is replaced by one
that answers with the address and the keys of ours; all the rest is real.
"""

from __future__ import annotations

import json
import re
import struct
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.aid import PHONE, People, Person, open_table
from tests.server.push_service import PushService, push_service
from tests.server.real import real_server

SLOW: dict[str, Any] = {"decision_timer_s": 86_400, "first_player": 0}
SUBSCRIBE = """(fields) => {
  const made = () => ({
    endpoint: fields.endpoint,
    options: { applicationServerKey: window.keyGiven },
    toJSON: () => ({ keys: { p256dh: fields.p256dh, auth: fields.auth } }),
    unsubscribe: async () => true,
  });
  PushManager.prototype.getSubscription = async () => (window.keyGiven ? made() : null);
  PushManager.prototype.subscribe = async (options) => {
    window.keyGiven = options.applicationServerKey.buffer;
    return made();
  };
}"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture
def calling(tmp_path: Path, chromium: str) -> Iterator[str]:
    """A server that calls push services on this machine, soon."""
    with real_server(tmp_path, "--push-loopback", "--call-after", "0.2") as server:
        yield server.url


def allow(person: Person) -> None:
    """Let the browser show notices. (A private window, as ours are, has no push service.)"""
    person.context.grant_permissions(["notifications"], origin=person.url)
    person.forgive("does not support the Push API in incognito mode")


# -- the web app ---------------------------------------------------------------------------------


def test_the_page_can_be_added_to_the_home_screen(people: People, url: str) -> None:
    ana = people("Ana", size=PHONE)
    link = ana.page.locator('link[rel="manifest"]').get_attribute("href")
    manifest = ana.page.evaluate("(link) => fetch(link).then((found) => found.json())", link)
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == "/"
    with urllib.request.urlopen(f"{url}{link}") as answer:
        assert answer.headers["content-type"].startswith("application/manifest+json")
    found = {}
    for icon in manifest["icons"]:
        with urllib.request.urlopen(f"{url}{icon['src']}") as answer:
            picture = answer.read()
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            found[icon["sizes"]] = "x".join(str(n) for n in struct.unpack(">II", picture[16:24]))
    assert set(found) == {"192x192", "512x512"}
    assert all(said == real for said, real in found.items())
    session = ana.context.new_cdp_session(ana.page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


# -- notices -------------------------------------------------------------------------------------


def test_a_hidden_tab_says_whose_move_it_is(people: People, url: str) -> None:
    ana = people("Ana")
    allow(ana)
    ana.page.evaluate("localStorage['whiteout.notices'] = 'true'")
    ana.page.add_init_script("Object.defineProperty(document, 'hidden', { get: () => true })")
    ana.page.reload()
    ana.sit(open_table(url, "Ana", 4, "paranoid", first_player=0))
    ana.press("Start the match")
    ana.page.locator("[data-prompt] [data-option]").first.wait_for()
    assert ana.page.title().startswith("● Your move")
    assert ana.page.locator("#favicon").get_attribute("href") == "/icon-move.svg"
    ana.page.wait_for_function(
        "async () => (await (await navigator.serviceWorker.ready).getNotifications()).length > 0"
    )
    (shown,) = notices(ana)
    assert "Your move" in shown["body"]
    assert shown["tag"].endswith(ana.code())


def notices(person: Person) -> list[dict[str, Any]]:
    found = person.page.evaluate(
        """async () => (await (await navigator.serviceWorker.ready).getNotifications())
          .map(({ title, body, tag, data }) => ({ title, body, tag, data }))"""
    )
    return list(found)


def test_nobody_is_given_a_worker_who_has_not_asked_for_notices(people: People, url: str) -> None:
    ana = people("Ana")
    ana.sit(open_table(url, "Ana", 4))
    count = ana.page.evaluate(
        "navigator.serviceWorker.getRegistrations().then((all) => all.length)"
    )
    assert count == 0


# -- calls ---------------------------------------------------------------------------------------


def test_a_slow_table_calls_whoever_has_closed_the_page(
    people: People, calling: str, service: PushService
) -> None:
    subscribed = service.subscribe()
    ana = people("Ana", size=PHONE, url=calling, language="it")
    allow(ana)
    ana.page.add_init_script(f"({SUBSCRIBE})({json.dumps(subscribed.fields)})")
    ana.page.reload()
    table = open_table(calling, "Ana", 4, "random", **SLOW)
    ana.go(f"/t/{table.code}/{table.secret}")
    away = ana.page.get_by_role("region", name="Quando si è via")
    expect(away).to_contain_text("1 giorno per ogni decisione")
    away.get_by_text("Avvisami quando tocca a me, anche a pagina chiusa").click()
    expect(away.get_by_role("switch").first).to_be_checked()
    ana.press("Comincia la partita")
    expect(ana.page.get_by_role("timer")).to_have_attribute(
        "aria-label", re.compile("tempo rimasto: 24 ")
    )
    assert service.calls == [], "the page is open"
    ana.page.close()
    service.wait()
    told = subscribed.read(service.calls[0][2])
    assert told["code"] == table.code
    assert "La Cosa" in told["body"]


def test_a_call_becomes_a_notice_that_opens_the_table(people: People, url: str) -> None:
    """What a push service hands over, handed over by the browser's own tools."""
    ana = people("Ana")
    allow(ana)
    ana.page.evaluate("localStorage['whiteout.notices'] = 'true'")
    ana.page.reload()
    table = open_table(url, "Ana", 4)
    ana.sit(table)
    ana.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    session = ana.context.new_cdp_session(ana.page)
    registrations: list[dict[str, Any]] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    ana.page.wait_for_timeout(200)
    for data, body in (
        (json.dumps({"title": "Whiteout", "body": "Now", "code": table.code}), "Now"),
        ("no JSON at all", ""),
        (json.dumps({"title": "Whiteout", "body": "x", "code": "../../evil"}), "x"),
    ):
        session.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": url,
                "registrationId": registrations[-1]["registrationId"],
                "data": data,
            },
        )
        ana.page.wait_for_function(
            """async (body) => (await (await navigator.serviceWorker.ready).getNotifications())
              .some((notice) => notice.body === body)""",
            arg=body,
        )
    codes = {shown["data"]["code"] for shown in notices(ana)}
    assert codes == {table.code, ""}


def test_a_person_may_ask_for_a_bot_and_take_the_wish_back(people: People, url: str) -> None:
    ana = people("Ana")
    ana.sit(open_table(url, "Ana", 4, "random", **SLOW))
    switch = ana.page.get_by_role("switch", name="Let a bot play for me while I am away")
    expect(switch).not_to_be_checked()
    wish = ana.page.get_by_text("Let a bot play for me while I am away")
    wish.click()
    expect(switch).to_be_checked()
    ana.press("Start the match")
    ana.page.get_by_role("button", name="Menu").first.click()
    expect(switch).to_be_checked()
    wish.click()
    expect(switch).not_to_be_checked()


def test_the_host_page_offers_hours_and_days(people: People) -> None:
    ana = people("Ana")
    for game in ("stay_away", "outpost_31"):
        ana.go(f"/host/{game}")
        time = ana.page.get_by_label("Time for each decision")
        expect(time.get_by_role("option")).to_have_text(
            [
                "No limit",
                "30 seconds",
                "1 minute",
                "2 minutes",
                "5 minutes",
                "8 hours",
                "1 day",
                "3 days",
            ]
        )
        time.select_option("86400")
        expect(ana.page.get_by_text("A table for days")).to_be_visible()
