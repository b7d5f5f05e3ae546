"""Whole matches in a real browser, from the first page to what really happened."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect
from tests.browser.aid import QUIET, Chance, People, Person, play


def play_to_the_end(person: Person) -> None:
    """Alone among bots nobody limits the turns: The Thing ends it by its own word."""
    chance = Chance(1)
    play([person], chance, until_over=False, answers=40)
    if not person.over() and person.view().get("role") == "the_thing":
        person.declare()
    play([person], chance)


def test_play_now_to_the_reveal(people: People) -> None:
    ana = people("Ana")
    ana.press("Play now: Stay Away!")
    play_to_the_end(ana)
    ended = ana.view()["end"]
    ana.press("What really happened")
    page = ana.page
    fates = page.get_by_role("region", name="Who was what").get_by_role("listitem")
    expect(fates).to_have_count(6)
    expect(fates.filter(has_text="The Thing")).to_have_count(1)
    expect(fates.filter(has_text="won")).to_have_count(len(ended["winners"]))
    turned = [role for role in _roles(ana) if role == "infected"]
    infections = page.get_by_role("region", name="The infection").get_by_role("listitem")
    assert infections.count() >= len(turned)
    ana.press("Check it now")
    expect(page.get_by_text("Everything fits")).to_be_visible()
    expect(page.get_by_text("does not hold")).to_have_count(0)


def _roles(person: Person) -> list[str]:
    return [str(player["role"]) for player in person.view()["players"]]


def test_host_a_table_that_others_find(people: People) -> None:
    ana, ben = people("Ana"), people("Ben")
    ana.press("Host a table: Stay Away!")
    ana.page.get_by_role("radio", name="4", exact=True).check()
    ana.page.get_by_text("Show this table to everybody").click()
    ana.page.get_by_text("options of the game").click()
    ana.page.get_by_label("After this many turns").fill("2")
    ana.press("Open the table")
    ana.page.get_by_text("You are the host.").wait_for()
    ben.page.get_by_role("link", name=re.compile("^Watch")).click()
    ben.page.locator(f'a[href="#/t/{ana.code()}"]').first.click()
    sit_down(ben)
    ana.press("Start the match")
    play([ana, ben], Chance(14))
    assert ana.view()["turn"] <= 2


# -- four browsers and somebody who watches ------------------------------------------------------


def sit_down(person: Person) -> None:
    person.press("Sit down")
    person.page.get_by_text("You have a seat.").wait_for()


def gather(people: People) -> tuple[list[Person], Person]:
    """Four who came in four ways, and a spectator."""
    ana, ben, cyn, dan, sam = (people(name) for name in ("Ana", "Ben", "Cyn", "Dan", "Sam"))
    code = ana.host(4, custom_deck=QUIET)
    link = ana.page.get_by_role("textbox", name="Link").input_value()
    ben.page.goto(link)
    sit_down(ben)
    cyn.page.goto(f"{cyn.url}/t/{code}")  # as the QR code has it, while Ben sits already
    expect(cyn.page.get_by_role("listitem").filter(has_text="Ben")).to_have_count(1)
    sit_down(cyn)
    dan.page.get_by_label("Code").fill(code.lower())
    dan.press("Join")
    sit_down(dan)
    sam.page.goto(link)
    sam.page.get_by_text("Every seat is taken").wait_for()
    return [ana, ben, cyn, dan], sam


def test_four_browsers_a_spectator_and_a_rematch(people: People) -> None:
    seated, sam = gather(people)
    ana, ben = seated[0], seated[1]
    ana.press("Start the match")
    play(seated, Chance(2), until_over=False, answers=32)
    thing = next(person for person in seated if person.view()["role"] == "the_thing")
    thing.declare()
    play(seated, Chance(3))
    everybody = [*seated, sam]
    for person in everybody:
        person.page.locator(".ended").wait_for()
    assert ana.view()["end"]["winners"]
    assert len({json.dumps(person.view()["end"]) for person in everybody}) == 1
    assert len({_said_of_the_end(person) for person in everybody}) == 1
    for player, person in enumerate(seated):
        assert_no_hand_of_others(person, player, seated)
    assert_no_secret(sam)

    ben.press("What really happened")
    ben.page.get_by_text("Who was what").wait_for()
    ana.press("Play again")
    for person in everybody:
        person.page.locator("[data-prompt]").wait_for()
        expect(person.page.get_by_text("Turn 1", exact=True).first).to_be_visible()
    assert {person.update()["match"] for person in everybody} == {2}


def _said_of_the_end(person: Person) -> str:
    """Why it ended and who won, as the page says it to everybody."""
    said = person.page.locator(".ended .what").inner_text()
    return said.partition("\n")[2]  # the headline differs: you won, you lost


# -- what they received --------------------------------------------------------------------------


def running(person: Person) -> Iterator[dict[str, Any]]:
    """The updates this browser received while the match ran."""
    for update in person.updates:
        if update["view"] and not update["view"]["over"]:
            yield update


def without_own(message: dict[str, Any]) -> str:
    """An update without what it says to this viewer alone, or to all."""
    own = ("hand", "options", "role")
    view = {key: value for key, value in message["view"].items() if key not in own}
    events = [
        {key: value for key, value in event.items() if key not in ("only_you", "shown")}
        for event in message["events"]
    ]
    return json.dumps({**message, "view": view, "events": events})


def assert_no_hand_of_others(person: Person, player: int, seated: list[Person]) -> None:
    hands = {
        json.dumps(message["view"]["hand"])
        for other in seated
        for message in running(other)
        if len(message["view"].get("hand", [])) > 1
    }
    assert len(hands) > 10
    received = 0
    for message in running(person):
        assert message["view"]["viewer"] == player
        told = without_own(message)
        assert not [hand for hand in hands if hand in told]
        assert not any("hand" in one for one in message["view"]["players"])
        received += 1
    assert received > 20


def assert_no_secret(spectator: Person) -> None:
    messages = list(running(spectator))
    assert len(messages) > 20
    for message in messages:
        assert message["view"]["viewer"] == -1
        assert not {"hand", "role", "options"} & set(message["view"])
        assert not any({"hand", "role"} & set(one) for one in message["view"]["players"])
        assert '"only_you"' not in json.dumps(message["events"])
