"""Other ways to sit at the table: two on one device, a phone, keys alone, another language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.aid import PHONE, QUIET, Chance, People, Person, play, until

from whiteout.words.catalogue import Words

WORDS = {language: Words(language, "stay_away") for language in ("en", "it", "es")}


# -- two people, one device ----------------------------------------------------------------------


def hands_heard(person: Person) -> dict[int, list[str]]:
    """The newest hand of every seat this browser holds, by the names of the cards."""
    found: dict[int, list[str]] = {}
    for update in person.updates:
        view: dict[str, Any] | None = update["view"]
        if view:
            found[view["viewer"]] = [WORDS["en"].card(card) for card in view["hand"]]
    return found


def shown_hand(page: Page) -> list[str]:
    names = page.get_by_role("list", name="Your hand").locator(".name")
    return [text.strip() for text in names.all_inner_texts()]


def test_pass_and_play_behind_a_curtain(people: People) -> None:
    ana = people("Ana")
    page = ana.page
    ana.host(4, "paranoid", custom_deck=QUIET, turn_limit=16, first_player=0)
    ana.press("Add a player on this device")
    page.get_by_text("on this device", exact=True).wait_for()
    ana.press("Start the match")
    curtain = page.get_by_role("heading", name=re.compile("^Hand the device to"))
    chance, drawn, seen = Chance(9), 0, set()
    while not ana.over():
        curtain.or_(page.locator("[data-prompt] [data-option]:enabled, .ended")).first.wait_for()
        if curtain.is_visible():
            drawn += 1
            seen.add(cross(ana, curtain.inner_text().removeprefix("Hand the device to ")))
        elif ana.options():
            ana.take(chance(ana, ana.options()))
    assert seen == {"Ana", "Player 2"}
    assert drawn >= 3


def cross(person: Person, name: str) -> str:
    """Behind the curtain nothing secret is on the page; then only what its owner may see."""
    page = person.page
    hands = hands_heard(person)
    whole = page.content()
    assert page.locator(".frame, .card, dialog").count() == 0
    assert not [card for hand in hands.values() for card in hand if card in whole]
    page.get_by_role("button", name=f"I am {name}").click()
    page.get_by_role("list", name="Your hand").wait_for()
    player = 0 if name == "Ana" else 1
    assert shown_hand(page) == hands[player]
    dealt = page.get_by_role("list", name="Log").get_by_role("listitem").first
    assert ", ".join(first_hand(person, player)) in dealt.inner_text().replace("\u2060", "")
    return name


def first_hand(person: Person, player: int) -> list[str]:
    """What was dealt to a player, by the names of the cards."""
    for update in person.updates:
        events = update["events"] or [{"event": ""}]
        if events[0]["event"] == "dealt" and update["view"]["viewer"] == player:
            return [WORDS["en"].card(card) for card in events[0]["only_you"]["cards"]]
    raise AssertionError(f"nothing was dealt to player {player}")


# -- a phone -------------------------------------------------------------------------------------


CUT_OFF = """() => {
  const scrolls = (one) => ["auto", "scroll"].includes(getComputedStyle(one).overflowX);
  const inside = (one) => one.closest("ul.hand, [aria-label=Games]") !== null;
  const cut = [...document.querySelectorAll("button, a, input, select, h1, h2, h3, p, li")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".sr"))
    .filter((one) => !inside(one))
    .filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      return width > 1 && (right > innerWidth + 1 || left < -1);
    });
  const wide = [document.documentElement, ...document.querySelectorAll("*")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
    .filter((one) => one === document.documentElement || (scrolls(one) && !inside(one)));
  return [...cut, ...wide].map((one) => one.outerHTML.slice(0, 160));
}"""
"""What reaches beyond the screen, or scrolls sideways; large hands and the posters may."""


def assert_fits(person: Person) -> None:
    cut_off = person.page.evaluate(CUT_OFF)
    assert not cut_off, f"{person.page.url}: {cut_off}"


def open_every_drawer(person: Person) -> None:
    page = person.page
    bar = page.get_by_role("navigation", name="Beside the table")
    for drawer, inside in {
        "Log": page.get_by_role("list", name="Log"),
        "Notebook": page.get_by_role("region", name="Notebook"),
        "Talk": page.get_by_label("Say something to the table"),
        "Rules": page.get_by_label("Search the rules"),
    }.items():
        bar.get_by_role("button", name=drawer).click()
        expect(inside).to_be_visible()
        expect(page.get_by_role("list", name="Your hand")).to_be_hidden()
        assert_fits(person)
        bar.get_by_role("button", name="Table").click()
        expect(inside).to_be_hidden()


def test_a_match_on_a_phone(people: People) -> None:
    ana = people("Ana", PHONE)
    page = ana.page
    for place in ("/", "/host/stay_away", "/watch", "/replay", "/learn/stay_away", "/about"):
        ana.go(place)
        page.get_by_role("heading").first.wait_for()
        assert_fits(ana)
    ana.host(4, "random", turn_limit=30, first_player=0)
    assert_fits(ana)
    ana.press("Start the match")
    page.get_by_role("region", name="Your move").wait_for()
    open_every_drawer(ana)
    chance = Chance(10)

    def choose(person: Person, options: Sequence[str]) -> str:
        assert_fits(person)
        return chance(person, options)

    play([ana], choose)
    assert_fits(ana)
    ana.press("What really happened")
    page.get_by_role("heading", name="Who was what").wait_for()
    assert_fits(ana)
    ana.press("Watch it again")
    page.get_by_role("slider").wait_for()
    assert_fits(ana)


# -- a keyboard ----------------------------------------------------------------------------------


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the focus is on the button or link of this name."""
    wanted = "document.activeElement?.textContent?.trim().startsWith(name)"
    for _ in range(80):
        if page.evaluate(f"(name) => {wanted}", name):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {name}")


def answer_by_keys(person: Person, turn: int) -> None:
    """By digit, or by arrows and Enter, in turns; both without a look at the mouse."""
    page = person.page
    options = person.options()
    number = turn % len(options)
    if turn % 2 == 0 and number < 9:
        page.keyboard.press(str(number + 1))
        return
    focus_first_option(page)
    for _ in range(number):
        page.keyboard.press("ArrowRight")
    focused = page.evaluate("document.activeElement.dataset.option")
    assert focused == options[number]
    page.keyboard.press("Enter")


def focus_first_option(page: Page) -> None:
    """From wherever the focus is, arrows lead to the answers."""
    for _ in range(8):
        if page.evaluate("document.activeElement.matches('[data-prompt] .options button')"):
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError("arrows do not lead to the answers")


def take_back_by_esc(person: Person) -> None:
    """Pick a card by arrows and Enter, then take the half-made choice back."""
    page = person.page
    before = person.options()
    focus_first_option(page)
    for _ in range(3):
        page.keyboard.press("ArrowDown")
        if page.evaluate("document.activeElement.dataset.pick") == "card":
            break
    page.keyboard.press("Enter")
    expect(page.locator('[data-pick="card"][aria-pressed=true]')).to_have_count(1)
    assert len(person.options()) < len(before)
    page.keyboard.press("Escape")
    expect(page.locator('[data-pick="card"][aria-pressed=true]')).to_have_count(0)
    assert person.options() == before


def read_the_rule(page: Page) -> None:
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Precisely").wait_for()
    expect(dialog.get_by_text("SA-")).to_have_count(0)
    while page.evaluate("document.activeElement.tagName") != "SUMMARY":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    dialog.get_by_text("SA-").first.wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def read_the_role(person: Person) -> None:
    """The match begins with one's role; Enter goes on."""
    read_the_moment(person, "the role is turned over")


def read_the_moment(person: Person, what: str) -> None:
    """A great moment fills the page; Enter goes on."""
    moment = person.page.locator("[data-moment]")
    until([person], lambda: moment.count() == 1, what)
    person.page.keyboard.press("Enter")
    until([person], lambda: moment.count() == 0, "the table is there")


def test_a_match_by_keyboard_alone(people: People) -> None:
    ana = people("Ana")
    page = ana.page
    ana.host(4, "paranoid", custom_deck=QUIET, turn_limit=16)
    tab_to(page, "Start the match")
    page.keyboard.press("Enter")
    read_the_role(ana)
    page.locator("[data-prompt]").wait_for()
    taken_back, turn = 0, 0
    while not ana.over():
        # Not by a locator, which would click great moments away.
        until([ana], lambda: bool(ana.options()) or ana.over(), "she is asked, or the match ends")
        if ana.over():
            break
        if page.locator('[data-pick="card"]').count() > 1 and taken_back < 2:
            take_back_by_esc(ana)
            taken_back += 1
            read_the_rule(page)
        answer_by_keys(ana, turn)
        turn += 1
    assert taken_back == 2
    read_the_moment(ana, "the end")
    tab_to(page, "What really happened")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Who was what").wait_for()
    tab_to(page, "Check it now")
    page.keyboard.press("Enter")
    page.get_by_text("Everything fits").wait_for()


# -- languages -----------------------------------------------------------------------------------


def test_another_language_in_the_middle_of_a_match(people: People) -> None:
    ana = people("Ana")
    page = ana.page
    ana.host(4, "paranoid", custom_deck=QUIET, turn_limit=20)
    ana.press("Start the match")
    play([ana], Chance(11), until_over=False, answers=2)
    update = next(one for one in ana.updates if one["events"])
    names, seating = update["names"], update["events"][0]["seating"]
    settings = page.get_by_role("banner").get_by_role("button").last
    for name, language, hand in (
        ("Italiano", "it", "La tua mano"),
        ("Español", "es", "Tu mano"),
        ("English", "en", "Your hand"),
    ):
        page.locator("[data-prompt] [data-option]:enabled").first.wait_for()
        options = ana.options()
        settings.click()
        page.get_by_role("radio", name=name).check()
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", language)
        cards = page.get_by_role("list", name=hand).locator(".name")
        words = WORDS[language]
        expect(cards).to_have_text([words.card(card) for card in ana.view()["hand"]])
        asked = words.prompt(ana.view()["choice"], names, seating)
        expect(page.locator("[data-prompt] h2")).to_contain_text(asked)
        assert ana.options() == options
        ana.take(options[0])
    play([ana], Chance(12))
