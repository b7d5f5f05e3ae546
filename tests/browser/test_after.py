"""What can be taken away from a table, looked at again, and learned before sitting down."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.aid import QUIET, Chance, People, Person, play

from whiteout.core import scenario
from whiteout.core.record import parse, verify
from whiteout.games.stay_away.game import GAME


def short_match(people: People) -> Person:
    """Ana among three bots, to the end of a few turns."""
    ana = people("Ana")
    ana.host(4, "paranoid", custom_deck=QUIET, turn_limit=6, first_player=1)
    ana.press("Start the match")
    play([ana], Chance(13))
    return ana


def saved(page: Page, button: str) -> str:
    """The text of the file that a button saves."""
    with page.expect_download() as download:
        page.get_by_role("button", name=button).click()
    return download.value.path().read_text(encoding="utf-8")


def test_save_what_one_knows_in_the_middle_of_a_match(people: People) -> None:
    ana = people("Ana")
    ana.host(4, "paranoid", custom_deck=QUIET, turn_limit=6, first_player=0)
    ana.press("Start the match")
    ana.page.locator("[data-prompt] [data-option]:enabled").first.wait_for()
    ana.press("Menu")
    text = saved(ana.page, "Save what I know")
    known = scenario.parse(text)
    assert known.names == ana.update()["names"]
    hands = re.findall(r"^  hand (\w+): (.*)$", text, re.MULTILINE)
    assert (hands[0][0], sorted(hands[0][1].split())) == ("Ana", sorted(ana.view()["hand"]))
    assert all("..." in cards for name, cards in hands if name != "Ana")
    scenario.run(text, GAME)
    play([ana], Chance(13))


def test_save_the_record_and_the_end(people: People) -> None:
    ana = short_match(people)
    shown = ana.view()
    ana.press("What really happened")
    match = verify(parse(saved(ana.page, "Save the match")), GAME)
    assert match.view(0) == shown
    scenario.run(saved(ana.page, "Save the last moments"), GAME)


def test_look_at_it_again_through_a_seats_eyes(people: People) -> None:
    ana = short_match(people)
    ana.press("What really happened")
    ana.press("Watch it again")
    page = ana.page
    bar = page.get_by_role("slider", name="Moment of the match")
    last = int(bar.get_attribute("max") or 0)
    assert last > 6
    eyes = page.get_by_label("Seen by")
    eyes.select_option(label="Ana")
    hand = page.get_by_role("list", name="Your hand")
    expect(hand.get_by_role("listitem")).to_have_count(4)
    bar.fill(str(last // 2))
    expect(page.get_by_text(f"Move {last // 2} of {last}")).to_be_visible()
    page.get_by_role("button", name="One move on").click()
    expect(page.get_by_text(f"Move {last // 2 + 1} of {last}")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(bar).to_have_value(str(last))
    eyes.select_option(label="A spectator")
    expect(hand).to_have_count(0)
    bar.fill("0")
    story = page.get_by_role("list", name="What happened")
    public = story.inner_text()
    eyes.select_option(label="From above")
    expect(story).not_to_have_text(public)
    scenario.run(saved(page, "Save this moment"), GAME)


def test_the_first_lesson(people: People) -> None:
    ana = people("Ana")
    page = ana.page
    page.get_by_role("link", name="Learn: Stay Away!").click()
    ana.press("Start")
    coach = page.get_by_role("region", name="Your turn")
    ana.take("discard suspicious")  # allowed, but not what the lesson is about
    expect(coach).to_contain_text("That is allowed, too.")
    ana.press("Take back the last move")
    ana.press("Show me")
    expect(coach).to_contain_text("Do this: Discard")
    ana.take("discard im_comfortable")
    ana.take("offer whiskey")
    expect(coach).to_contain_text("that is a turn")
    ana.press("All lessons")
    expect(page.get_by_text(re.compile("^1 of"))).to_be_visible()
