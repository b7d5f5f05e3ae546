"""Somebody drops, or the server does: everybody comes back to the seat as it was."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.aid import QUIET, Chance, People, Person, join, open_table, play, until
from tests.server.real import RealServer, real_server


def cards_shown(person: Person) -> list[str]:
    """The names of the cards in the hand on the page."""
    names = person.page.get_by_role("list", name="Your hand").locator(".name")
    return [text.strip() for text in names.all_inner_texts()]


def log_lines(person: Person) -> list[str]:
    lines = person.page.get_by_role("list", name="Log").get_by_role("listitem")
    return [text.strip() for text in lines.all_inner_texts()]


def two_and_two_bots(people: People, url: str, turns: int) -> tuple[Person, Person, str]:
    """Ana hosts, Ben has a seat, two bots fill the table; the match has begun."""
    ana, ben = people("Ana", url=url), people("Ben", url=url)
    hosted = open_table(url, "Ana", 4, "paranoid", custom_deck=QUIET, turn_limit=turns)
    ana.sit(hosted)
    ben.sit(join(url, hosted.code, "Ben"))
    ana.press("Start the match")
    ben.page.locator("[data-prompt]").wait_for()
    return ana, ben, hosted.code


def test_a_closed_tab_and_the_way_back(people: People, chromium: str, tmp_path: Path) -> None:
    with real_server(tmp_path / "data", "--absent-after", "0.5") as server:
        ana, ben, code = two_and_two_bots(people, server.url, turns=26)
        play([ana, ben], Chance(4), until_over=False, answers=8)
        page = ana.page
        page.get_by_role("tab", name="Notebook").click()
        group = page.get_by_role("radiogroup", name="What you think of Ben")
        group.get_by_role("radio", name="You suspect them").check()
        page.get_by_role("tab", name="Log").click()
        before = log_lines(ana)
        page.close()

        seat_of_ana = ben.page.get_by_role("group", name="Ana")
        expect(seat_of_ana).to_contain_text("a bot plays on for them")
        play([ben], Chance(5), until_over=False, answers=6)

        ana.open_tab()
        ana.go(f"/t/{code}")
        ana.page.locator("[data-prompt]").wait_for()
        expect(seat_of_ana).not_to_contain_text("a bot plays on for them")
        after = log_lines(ana)
        told = before[:-1]  # the last line grew with what followed it, such as an offer's answer
        assert after[: len(told)] == told
        assert len(after) > len(before) + 6
        until([ana], lambda: cards_shown(ana) == card_names(ana.view()["hand"]), "her own hand")
        ana.page.get_by_role("tab", name="Notebook").click()
        group = ana.page.get_by_role("radiogroup", name="What you think of Ben")
        expect(group.get_by_role("radio", name="You suspect them")).to_be_checked()
        assert play([ana, ben], Chance(6)) > 6


def card_names(cards: list[str]) -> list[str]:
    from whiteout.words.catalogue import Words

    words = Words("en", "stay_away")
    return [words.card(card) for card in cards]


@pytest.fixture
def mortal(tmp_path: Path, chromium: str) -> RealServer:
    return RealServer(tmp_path / "data")


def test_the_server_is_killed_and_comes_back(people: People, mortal: RealServer) -> None:
    mortal.start()
    try:
        ana, ben, _ = two_and_two_bots(people, mortal.url, turns=14)
        play([ana, ben], Chance(7), until_over=False, answers=6)
        until([ana, ben], lambda: bool(ana.options() or ben.options()), "one of them is asked")
        hands, logs = cards_shown(ana), log_lines(ben)
        for person in (ana, ben):
            person.forgive("WebSocket connection to")
        mortal.kill()
        for person in (ana, ben):
            person.page.get_by_text("The connection is lost.").wait_for()
        mortal.start()
        for person in (ana, ben):
            expect(person.page.get_by_role("status").filter(has_text="connected")).to_be_visible()
        assert cards_shown(ana) == hands
        assert log_lines(ben)[: len(logs)] == logs
        assert play([ana, ben], Chance(8)) > 4
    finally:
        mortal.stop()
