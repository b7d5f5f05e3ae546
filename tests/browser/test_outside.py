"""A game from another package in a real browser: no board of its own, all words from the server."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.aid import Chance, People, join, open_table, play
from tests.kit.outside import install_thaw
from tests.server.real import real_server

import whiteout


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory, chromium: str) -> Iterator[str]:
    """A server that finds Thaw by its entry point."""
    packages = install_thaw(tmp_path_factory.mktemp("packages"))
    sources = Path(whiteout.__file__).parents[1]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(packages), str(sources)]))
        with real_server(tmp_path_factory.mktemp("server")) as server:
            yield server.url


def test_a_whole_match_on_the_generic_board(people: People, url: str) -> None:
    """Drafts, an open choice and a choice with one option, by two people and a bot."""
    table = open_table(url, "Ana", 3, "", "thaw", cold=[3, 3, 3, 3, 3])
    ana, ben = people("Ana"), people("Ben")
    ana.sit(table)
    ben.sit(join(url, table.code, "Ben"))
    ana.press("Start the match")
    seen: set[str] = set()

    def choose(person: object, options: object) -> str:
        assert isinstance(options, list)
        seen.update(str(option).split()[0] for option in options)
        return str(chance(ana, options))

    chance = Chance(3)
    play([ana, ben], choose)
    assert {"log", "stove", "to", "back", "enough", "throw", "pass", "light"} <= seen
    expect(ana.page.locator("body")).to_contain_text("The thaw has come.")


def test_alone_and_in_italian(people: People, url: str) -> None:
    """One seat is enough, and the words are the game's own."""
    ana = people("Ana", language="it")
    table = open_table(url, "Ana", 1, "", "thaw", cold=[0, 0, 0, 0, 0])
    ana.go(f"/t/{table.code}/{table.secret}")
    ana.press("Comincia la partita")
    expect(ana.page.locator("[data-prompt]")).to_contain_text("Quale ceppo metti sul tavolo?")
    play([ana], Chance(2))
    expect(ana.page.locator("body")).to_contain_text("arrivato il disgelo")
