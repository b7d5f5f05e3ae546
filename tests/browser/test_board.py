"""The hand and the table by pointer: drag a card to its target, marks, what is saved, signals."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.aid import People, Person, Sitting
from tests.browser.stage import EXCHANGE, TURN, Stage, stage

HEARD = """() => {
  window.signals = { tones: 0, notices: [] };
  window.AudioContext = class extends AudioContext {
    createOscillator() { window.signals.tones += 1; return super.createOscillator(); }
  };
  window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, { body }) { window.signals.notices.push(body); }
    close() {}
  };
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body }) => {
    window.signals.notices.push(body);
  };
  Object.defineProperty(document, "hidden", { get: () => window.away === true });
}"""


@pytest.fixture(scope="module")
def at(chromium: str) -> Iterator[Stage]:
    with stage() as opened:
        yield opened


def seat(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name=name, exact=True)


def log(page: Page) -> Locator:
    return page.get_by_role("list", name="Log")


def sit(people: People, at: Stage, table: Sitting, *, calm: bool = True) -> Person:
    mara = people("Mara", url=at.url, calm=calm)
    mara.sit(table)
    return mara


def test_a_card_is_dragged_to_its_target(people: People, at: Stage) -> None:
    """One gesture plays the card and names the target; elsewhere it does nothing."""
    page = sit(people, at, at.reach(TURN)).page
    card = page.get_by_role("list", name="Your hand").get_by_role("button", name="Suspicious")
    glowing = page.locator(".badge.pickable")
    card.click()
    target = glowing.first.get_attribute("aria-label") or ""
    assert target
    page.keyboard.press("Escape")
    card.drag_to(seat(page, "Mara"))
    expect(page.get_by_role("heading", name="Play a card or discard one")).to_be_visible()
    card.drag_to(seat(page, target))
    expect(log(page)).to_contain_text(f"You look at one card of {target}")


def test_acts_stand_on_the_card(people: People, at: Stage) -> None:
    """No button for what a card can bear: pick it, and its acts stand on it."""
    mara = people("Mara", url=at.url)
    mara.context.add_init_script('localStorage["whiteout.listed"] = "false"')
    mara.page.reload()
    mara.sit(at.reach(TURN))
    page = mara.page
    expect(page.locator("[data-prompt] [data-option]")).to_have_count(0)
    page.get_by_role("list", name="Your hand").get_by_role("button", name="Suspicious").click()
    page.locator('[data-act="discard suspicious"]').click()
    expect(log(page)).to_contain_text("You discard Suspicious")


def test_the_list_of_answers_unfolds_over_the_board(people: People, at: Stage) -> None:
    mara = people("Mara", url=at.url)
    mara.context.add_init_script('localStorage["whiteout.listed"] = "false"')
    mara.page.reload()
    mara.sit(at.reach(TURN))
    page = mara.page
    board = page.locator(".board").first
    before = board.bounding_box()
    page.get_by_role("button", name="Show all 7").click()
    expect(page.locator("[data-prompt] [data-option]")).to_have_count(7)
    assert board.bounding_box() == before
    mara.take("discard suspicious")
    expect(log(page)).to_contain_text("You discard Suspicious")


OUT_OF_SIGHT = """(selectors) => {
  const board = document.querySelector("main > .board");
  const prompt = document.querySelector("[data-prompt]").getBoundingClientRect();
  const scrolls = board.scrollHeight > board.clientHeight + 1 ? ["the board scrolls"] : [];
  return [...scrolls, ...selectors.flatMap((selector) => {
    const found = [...document.querySelectorAll(selector)];
    if (found.length === 0) return [`no ${selector}`];
    return found.filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const covered = !one.closest(".below") && bottom > prompt.top + 1;
      return left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1 || covered;
    }).map((one) => `${selector}: ${one.textContent.trim().slice(0, 40)}`);
  })];
}"""
"""What of these one would have to scroll for, or what the prompt covers."""


def test_twelve_seats_prompt_and_hand_fit_the_smallest_phone(people: People, at: Stage) -> None:
    mara = people("Mara", (360, 640), url=at.url)
    mara.sit(at.lobby(5, seats=12, bots="random"))
    mara.press("Start the match")
    page = mara.page
    expect(page.get_by_role("list", name="Your hand")).to_be_visible()
    expect(page.locator(".badge")).to_have_count(12)
    assert page.evaluate(OUT_OF_SIGHT, [".badge .disc", ".badge .name", "[data-prompt] h2"]) == []


def test_the_private_link_takes_the_seat_on_the_same_page(people: People, at: Stage) -> None:
    """Somebody watches first, then pastes the link of their seat into the same tab."""
    table = at.reach(EXCHANGE)
    mara = people("Mara", url=at.url)
    mara.go(f"/t/{table.code}")
    expect(mara.page.get_by_text("You are watching")).to_be_visible()
    mara.go(f"/t/{table.code}/{table.secret}")
    expect(mara.page.get_by_role("list", name="Your hand")).to_be_visible()
    assert table.secret not in mara.page.url


def test_marks_stay_with_this_browser(people: People, at: Stage) -> None:
    page = sit(people, at, at.reach(TURN)).page
    page.get_by_role("tab", name="Notebook").click()
    about = page.get_by_role("radiogroup", name=re.compile("Aurora")).or_(
        page.get_by_role("group", name=re.compile("What you think of Aurora"))
    )
    about.get_by_role("radio", name="You suspect them").check()
    expect(seat(page, "Aurora")).to_contain_text("You suspect them")
    page.reload()
    expect(seat(page, "Aurora")).to_contain_text("You suspect them")


def test_what_one_knows_is_saved_as_a_scenario(people: People, at: Stage) -> None:
    mara = sit(people, at, at.reach(TURN))
    mara.press("Menu")
    with mara.page.expect_download() as download:
        mara.press("Save what I know")
    text = download.value.path().read_text(encoding="utf-8")
    assert download.value.suggested_filename.endswith(".scenario")
    assert "hand Mara: the_thing flamethrower" in text
    assert "hand Cirrus" not in text


def test_covered_nothing_of_the_role_is_on_the_page(people: People, at: Stage) -> None:
    mara = sit(people, at, at.reach(TURN))
    expect(mara.page.locator("body")).to_contain_text("The Thing")
    mara.press("Hide role and hand")
    expect(mara.page.locator("main")).not_to_contain_text("The Thing")
    expect(mara.page.locator("main")).not_to_contain_text("Flamethrower")


def test_sound_and_notice_only_when_wished(people: People, at: Stage) -> None:
    mara = people("Mara", url=at.url)
    mara.context.add_init_script(f"({HEARD})()")
    mara.page.reload()
    mara.sit(at.reach(TURN))
    answer(mara)
    assert mara.page.evaluate("window.signals") == {"tones": 0, "notices": []}
    mara.press("Settings")
    for wish in ("Sound", "Notice when it is your move"):
        mara.page.get_by_text(wish, exact=True).click()
        expect(mara.page.get_by_role("switch", name=wish)).to_be_checked()
    mara.press("Close")
    tones = mara.page.evaluate("window.signals.tones")
    mara.page.evaluate("window.away = true")
    answer(mara)
    mara.page.wait_for_function("tones => window.signals.tones > tones", arg=tones)
    mara.page.wait_for_function("window.signals.notices.length === 1")


def answer(person: Person) -> None:
    """Give any answer, and wait until something else is asked."""
    before = person.view()["choice"]["id"]
    person.page.locator("[data-prompt] [data-option]").first.click()
    person.page.locator("[data-prompt].asked [data-option]:enabled").first.wait_for()
    assert person.view()["choice"]["id"] != before


@pytest.mark.parametrize("calm", [False, True])
def test_cards_travel_unless_the_system_wants_calm(people: People, at: Stage, calm: bool) -> None:
    page = sit(people, at, at.reach(TURN), calm=calm).page
    page.locator(".sky").wait_for(state="attached")
    page.evaluate("""() => {
      window.flown = 0;
      const count = (changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((one) => {
        if (one instanceof Element && one.matches(".flight")) window.flown += 1;
      }));
      new MutationObserver(count).observe(document.querySelector(".sky"), { childList: true });
    }""")
    page.locator('[data-prompt] [data-option^="discard"]').first.click()
    expect(log(page)).to_contain_text("You discard")
    page.locator("[data-prompt].asked [data-option]:enabled").first.wait_for()
    assert (page.evaluate("window.flown") > 0) is not calm
