"""Around the table: the home page, who is invited and how, one's own matches."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect
from tests.browser.aid import (
    LAPTOP,
    PHONE,
    QUIET,
    Chance,
    People,
    Person,
    Size,
    join,
    open_table,
    play,
    post,
)

from whiteout import __version__

WIDTHS = [(360, 740), (390, 844), (1024, 768), (1280, 800), (1600, 900)]


def no_sideways_scroll(person: Person) -> bool:
    return bool(person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


# -- home ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", WIDTHS)
def test_five_posters_of_which_those_that_can_be_played_are_buttons(
    people: People, size: Size
) -> None:
    ana = people("Ana", size=size)
    cards = ana.page.get_by_role("region", name="Games").get_by_role("article")
    expect(cards).to_have_count(5)
    expect(cards.locator("svg[viewBox='0 0 300 400']")).to_have_count(5)
    buttons = cards.get_by_role("button")
    expect(buttons).to_have_count(3)
    named = [buttons.nth(n).get_attribute("aria-label") for n in range(3)]
    assert named == [
        "Play now: Stay Away!",
        "Play now: The Thing: Infection at Outpost 31",
        "Play now: The Thing: The Boardgame",
    ]
    coming = cards.filter(has_text="Coming")
    expect(coming).to_have_count(2)
    expect(coming.locator("a, button, [tabindex]")).to_have_count(0)
    assert no_sideways_scroll(ana)


@pytest.mark.parametrize("language", ["it", "es"])
def test_the_posters_in_other_languages(people: People, language: str) -> None:
    ana = people("Ana", language=language)
    cards = ana.page.get_by_role("article")
    expect(cards).to_have_count(5)
    texts = " ".join(cards.all_inner_texts())
    assert "poster-" not in texts
    assert {"it": "In arrivo", "es": "Próximamente"}[language] in texts


def test_what_friends_are_doing(people: People, url: str) -> None:
    ana, ben = people("Ana"), people("Ben")
    made = post(
        f"{url}/api/tables", {"game": "stay_away", "seats": 4, "name": "Zora", "listed": True}
    )
    ben.page.reload()
    friends = ben.page.get_by_role("region", name="What friends are doing")
    row = friends.get_by_role("listitem").filter(has_text="Zora")
    expect(row).to_contain_text("1 of 4 seats taken")
    row.get_by_role("link", name=re.compile("^Sit down: .*" + made["code"])).click()
    ben.page.get_by_role("button", name="Sit down").wait_for()
    assert ana.page.get_by_role("region", name="Your matches").count() == 0


def test_own_matches_are_kept_on_this_device(people: People, url: str) -> None:
    ana = people("Ana")
    table = open_table(url, "Ana", 4, "paranoid", custom_deck=QUIET, turn_limit=4, first_player=0)
    ana.sit(table)
    ana.press("Start the match")
    ana.page.locator("[data-prompt] [data-option]").first.wait_for()
    ana.go("/")
    mine = ana.page.get_by_role("region", name="Your matches")
    expect(mine.get_by_role("listitem")).to_contain_text(["your move"])
    mine.get_by_role("link", name=re.compile("^Go on")).click()
    play([ana], Chance(3))
    ana.go("/")
    row = mine.get_by_role("listitem")
    expect(row).to_contain_text([re.compile("won|lost")])
    expect(mine).not_to_contain_text("Running")
    row.get_by_role("link", name=re.compile("^What happened")).click()
    ana.page.get_by_role("heading", name="What really happened").first.wait_for()
    ana.go("/")
    row.get_by_role("link", name=re.compile("^Replays")).click()
    ana.page.get_by_role("slider").first.wait_for()
    ana.go("/")
    row.get_by_role("button", name=re.compile("^Forget")).click()
    expect(mine).to_have_count(0)


def test_the_address_of_the_host_page_says_which_game(people: People) -> None:
    ana = people("Ana")
    ana.go("/host/stay_away")
    page = ana.page
    expect(page.get_by_role("radio", name="Stay Away!")).to_be_checked()
    page.evaluate("location.hash = '#/host/outpost_31'")
    expect(page.get_by_role("radio", name=re.compile("Outpost 31"))).to_be_checked()
    expect(page.get_by_role("radio", name="12", exact=True)).to_have_count(0)


# -- invitations ---------------------------------------------------------------------------------


def test_a_link_that_only_this_machine_can_open_says_so(people: People, url: str) -> None:
    ana = people("Ana", size=LAPTOP)
    code = ana.host()
    note = ana.page.get_by_role("note")
    expect(note).to_contain_text("Only this machine can open this link")
    expect(note).to_contain_text("whiteout serve --host 0.0.0.0")
    assert join(url, code, "Ben").code == code


def test_a_link_for_the_network_is_offered(people: People) -> None:
    ana = people("Ana")
    answer = {"url": "http://192.168.7.7:8765", "here_only": False}
    ana.page.route("**/api/address", lambda route: route.fulfill(json=answer))
    code = ana.host()
    link = ana.page.get_by_role("textbox", name="Link")
    expect(link).to_have_value(f"http://192.168.7.7:8765/#/t/{code}")
    expect(ana.page.get_by_role("note")).to_have_count(0)


def test_a_phone_shares_the_link_by_its_own_sheet(people: People) -> None:
    ana = people("Ana", size=PHONE)
    ana.page.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    ana.page.reload()
    code = ana.host()
    ana.press("Share")
    shared = ana.page.evaluate("window.shared")
    assert shared["url"].endswith(f"/#/t/{code}")
    assert code in shared["text"]


def test_a_code_typed_on_the_home_page_leads_to_the_table(people: People, url: str) -> None:
    table = open_table(url, "Ana")
    ben = people("Ben", size=PHONE)
    ben.page.get_by_role("textbox", name="Code").fill(table.code.lower())
    ben.press("Join")
    ben.page.get_by_role("button", name="Sit down").wait_for()
    assert ben.code() == table.code


# -- the lobby -----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", WIDTHS)
@pytest.mark.parametrize("seats", [4, 12])
def test_everybody_has_a_chair_around_the_table(people: People, size: Size, seats: int) -> None:
    ana = people("Ana", size=size)
    ana.host(seats=seats, bots="paranoid")
    chairs = ana.page.locator(".hall ol > li")
    expect(chairs).to_have_count(seats)
    boxes = [box for n in range(seats) if (box := chairs.nth(n).bounding_box()) is not None]
    assert len(boxes) == seats
    hall = ana.page.locator(".hall").bounding_box()
    assert hall is not None
    for box in boxes:
        assert hall["x"] - 1 <= box["x"]
        assert box["x"] + box["width"] <= hall["x"] + hall["width"] + 1
        assert hall["y"] - 1 <= box["y"]
        assert box["y"] + box["height"] <= hall["y"] + hall["height"] + 1
    faces = [chairs.nth(n).locator(".head").bounding_box() for n in range(seats)]
    for n, one in enumerate(faces):
        for other in faces[:n]:
            assert one is not None
            assert other is not None
            apart = (
                abs(one["x"] - other["x"]) >= one["width"] - 1
                or abs(one["y"] - other["y"]) >= one["height"] - 1
            )
            assert apart, f"faces overlap: {one} {other}"
    front = max(boxes, key=lambda box: box["y"])
    assert front == boxes[0], "one's own chair stands in front"
    assert no_sideways_scroll(ana)


def test_the_host_fills_orders_and_clears_chairs(people: People, url: str) -> None:
    ana, ben = people("Ana"), people("Ben", size=PHONE)
    code = ana.host()
    ben.go(f"/t/{code}")
    ben.page.get_by_role("button", name="Seat 3, Sit here").click()
    page = ana.page
    page.get_by_role("button", name="Seat 3, Ben").click()
    page.get_by_role("button", name="Move Ben one seat on").click()
    page.get_by_role("button", name="Seat 4, Ben").wait_for()
    page.get_by_role("button", name="Seat 2, open").click()
    # A choice closes its sheet, so that nobody could see afterwards whether it is checked.
    page.get_by_role("radio", name="Strategist bot").click()
    page.get_by_role("button", name=re.compile("Seat 2, .*Strategist bot")).click()
    page.get_by_role("radio", name="open").click()
    page.get_by_role("button", name="Seat 2, open").wait_for()
    page.get_by_role("button", name="Seat 1, Ana").click()
    page.get_by_role("textbox", name="Your nickname").fill("Anna")
    page.get_by_role("button", name="Rename").click()
    page.get_by_role("button", name="Seat 1, Anna").wait_for()
    page.get_by_role("button", name="Seat 4, Ben").click()
    page.get_by_role("button", name="Send Ben away").click()
    page.get_by_role("button", name="Seat 4, open").wait_for()
    ben.page.get_by_role("heading", name=re.compile("sent")).wait_for()


def test_technical_details_are_folded_away(people: People) -> None:
    ana = people("Ana")
    ana.host()
    expect(ana.page.get_by_text("Fingerprint", exact=True)).to_be_hidden()
    ana.page.get_by_text("A fair shuffle").click()
    expect(ana.page.get_by_text("Fingerprint", exact=True)).to_be_visible()


# -- another device, a report --------------------------------------------------------------------


def test_a_person_moves_to_another_device_by_a_link(people: People, url: str) -> None:
    ana, phone = people("Ana"), people("", size=PHONE)
    code = ana.host()
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_role("radio", name="Polar day").check()
    ana.page.get_by_role("radio", name="Italiano").check()
    ana.page.get_by_role("button", name="Usa un altro dispositivo").click()
    link = ana.page.get_by_role("dialog").get_by_role("textbox", name="Link").input_value()
    phone.page.goto(link)
    phone.page.get_by_text("Ana", exact=True).wait_for()
    assert phone.page.evaluate("localStorage['whiteout.name']") == '""', "nothing without a click"
    phone.press("Take it over")
    phone.page.get_by_role("region", name="Le tue partite").wait_for()
    assert "me/" not in phone.page.url
    expect(phone.page.locator("html")).to_have_attribute("data-theme", "light")
    expect(phone.page.get_by_role("textbox", name="Il tuo soprannome")).to_have_value("Ana")
    phone.go(f"/t/{code}")
    phone.page.get_by_role("button", name="Comincia la partita").wait_for()
    phone.page.goto(f"{url}/#/me/broken")
    phone.page.get_by_role("alert").wait_for()


def test_something_is_wrong_saves_what_this_seat_has_seen(people: People, url: str) -> None:
    ana = people("Ana", size=PHONE)
    table = open_table(url, "Ana", 4, "paranoid", first_player=0)
    ana.sit(table)
    ana.press("Start the match")
    ana.page.locator("[data-prompt]").first.wait_for()
    ana.page.get_by_role("button", name="Menu").first.click()
    ana.press("Something is wrong")
    ana.page.get_by_role("textbox").fill("The prompt is upside down")
    with ana.page.expect_download() as saved:
        ana.press("Save the report")
    text = saved.value.path().read_text(encoding="utf-8")
    report = json.loads(text)
    assert saved.value.suggested_filename.startswith("whiteout-report-stay_away-")
    assert report["what"] == "The prompt is upside down"
    assert report["version"] == __version__
    assert "Chrome" in report["browser"]["agent"]
    assert report["record"]["view"] == ana.view()
    assert report["record"]["viewer"] == 0
    assert report["record"]["events"]
    assert table.secret not in text
    assert table.code not in text


# -- learning ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["stay_away", "outpost_31"])
def test_every_lesson_has_a_picture(people: People, game: str) -> None:
    ana = people("Ana", size=PHONE)
    ana.go(f"/learn/{game}")
    lessons = ana.page.locator("main ol > li")
    expect(lessons).to_have_count(12)
    expect(lessons.locator("svg[viewBox='0 0 300 110']")).to_have_count(12)
    assert no_sideways_scroll(ana)


def test_the_last_lesson_starts_a_match(people: People) -> None:
    ana = people("Ana")
    ana.go("/learn/stay_away/12_win")
    play_lesson(ana)
    ana.press("Play your first match")
    ana.page.wait_for_url("**/#/t/*")
    ana.page.locator("[data-prompt]").first.wait_for()


def play_lesson(person: Person) -> None:
    """Do what the coach shows, to the end."""
    page = person.page
    show = page.get_by_role("button", name="Show me")
    done = page.get_by_role("button", name="Once more")
    for _ in range(30):
        show.or_(done).first.wait_for()
        if done.is_visible():
            return
        show.click()
        tip = page.locator(".tip").inner_text().removeprefix("Do this: ")
        page.locator("[data-prompt] button, [data-aside]").filter(has_text=tip).first.click()
        page.wait_for_timeout(300)
    raise AssertionError("the lesson does not end")
