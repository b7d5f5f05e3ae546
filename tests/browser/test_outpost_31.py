"""Outpost 31 in a real browser: its board by mouse and by keys, on a laptop and on a phone."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser import outpost_31 as scenes
from tests.browser.aid import PHONE, Chance, People, Person, Size, play
from tests.browser.axe import need_axe, violations
from tests.browser.stage import Stage, stage
from tests.browser.test_board import OUT_OF_SIGHT
from tests.browser.test_ways import assert_fits, focus_first_option

ON_THE_BOARD = '[data-pick="seat"], [data-pick="room"], [data-pick="thing"]'
PICKED = '[data-pick][aria-pressed="true"]'


@pytest.fixture(scope="module")
def at(chromium: str) -> Iterator[Stage]:
    with stage() as made:
        yield made


# -- a whole match, by mouse -----------------------------------------------------------------------


ON_BOARD = {
    "character": "thing",
    "keep": "thing",
    "enter": "room",
    "join": "seat",
    "target": "seat",
}
"""Where on the board these answers can be clicked."""


class Clicks:
    """Answers by chance; what can be clicked on the board is clicked there first."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)
        self.clicked: set[str] = set()
        """What was clicked: seats, rooms; dice, cards and characters as `thing`."""

    def __call__(self, person: Person, options: Sequence[str]) -> str:
        page = person.page
        if page.locator(PICKED).count() > 0:
            return self.chance(person, options)
        kinds = page.locator(ON_THE_BOARD).evaluate_all(
            "(all) => all.map((one) => one.dataset.pick)"
        )
        fresh = sorted(set(kinds) - self.clicked) or sorted(set(kinds))
        if fresh:
            self.clicked.add(fresh[0])
            options = person.pick(f'[data-pick="{fresh[0]}"]', self.chance)
        return self.chance(person, options)


def offered_on_board(person: Person) -> set[str]:
    """What the server has offered, by the kind of thing on the board."""
    views = [update["view"] for update in person.updates if update["view"]]
    verbs = {option.split()[0] for view in views for option in view.get("options") or []}
    return {ON_BOARD[verb] for verb in verbs & set(ON_BOARD)}


def test_a_match_by_mouse_to_the_reveal(people: People) -> None:
    ana = people("Ana")
    ana.host(4, "paranoid", game="outpost_31", max_contagion_small=5)
    ana.press("Start the match")
    clicks = Clicks(31)
    play([ana], clicks)
    assert "thing" in offered_on_board(ana) <= clicks.clicked
    end, players = ana.view()["end"], ana.view()["players"]
    ana.press("What really happened")
    page = ana.page
    fates = page.get_by_role("region", name="Who was what").get_by_role("listitem")
    expect(fates).to_have_count(4)
    expect(fates.filter(has_text="won")).to_have_count(len(end["winners"]))
    imitations = [one for one in players if one["blood"] == "imitation"]
    expect(fates.filter(has_text="Imitation")).to_have_count(len(imitations))
    expect(
        fates.filter(has_text="since turn").or_(fates.filter(has_text="from the start"))
    ).to_have_count(len(imitations))
    ana.press("Check it now")
    expect(page.get_by_text("Everything fits")).to_be_visible()
    expect(page.get_by_text("does not hold")).to_have_count(0)


# -- a turn, by keys alone -------------------------------------------------------------------------


def press_on(page: Page, kind: str) -> None:
    """By arrows to the first such thing on the table, and Enter; then the first answer left."""
    focus_first_option(page)
    for _ in range(5):
        if page.evaluate("document.activeElement.dataset.pick") == kind:
            break
        page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator(PICKED).first).to_be_focused()
    page.keyboard.press("1")


def asked(person: Person, point: str) -> None:
    """Wait until the person is asked this."""
    prompt = person.page.locator("[data-prompt]")
    prompt.locator("[data-option]:enabled, [aria-expanded]").first.wait_for()
    expect(prompt).to_contain_text(point)


def test_a_turn_by_keys(people: People, at: Stage) -> None:
    mara = people("Mara", url=at.url)
    page = mara.page
    mara.sit(at.arrange(scenes.GEAR_WINDOW)[0])
    asked(mara, "Before the team is chosen")
    page.keyboard.press("1")
    for _ in range(2):
        asked(mara, "Choose somebody for the team")
        press_on(page, "seat")
    asked(mara, "Which room does the team search?")
    press_on(page, "room")
    asked(mara, "Hand in a card")
    press_on(page, "card")
    asked(mara, "Swap one of the cards")
    page.keyboard.press(str(mara.options().index("decline") + 1))
    asked(mara, "Which dice do you keep?")
    press_on(page, "thing")
    expect(page.get_by_role("list", name="Log")).to_contain_text("kept: 5 5")


# -- the Escape, on a phone ------------------------------------------------------------------------


def seat_of(person: Person, name: str) -> None:
    """Touch a seat, then the answer that the prompt leaves."""
    assert_fits(person)
    person.page.locator('[data-pick="seat"]').filter(has_text=name).click()
    person.page.locator("[data-prompt] [data-option]").click()


def test_the_escape_on_a_phone(people: People, at: Stage) -> None:
    mara = people("Mara", PHONE, url=at.url)
    page = mara.page
    mara.sit(at.arrange(scenes.ESCAPE)[0])
    asked(mara, "Whom do you propose as Final Captain?")
    seat_of(mara, "Mara")
    asked(mara, "proposes Mara as Final Captain")
    mara.take("yes")
    for name in ("Cirrus", "Borealis"):
        asked(mara, "Test somebody?")
        seat_of(mara, name)
    expect(
        page.locator("li").filter(has_text="Cirrus").filter(has_text="Imitation")
    ).to_be_visible()
    for name in ("Aurora", "Borealis", "Drift"):
        asked(mara, "Who else comes aboard?")
        seat_of(mara, name)
    mara.take("stop")
    page.locator(".ended").wait_for()
    assert_fits(mara)
    assert mara.view()["end"]["reason"] == "escaped"


# -- what the Captain alone sees -------------------------------------------------------------------


def test_only_the_captain_sees_the_pool(people: People, at: Stage) -> None:
    sittings = at.arrange(scenes.HAND_IN, "Mara", "Jonas")
    mara, jonas, sam = (people(name, url=at.url) for name in ("Mara", "Jonas", "Sam"))
    mara.sit(sittings[0])
    jonas.sit(sittings[1])
    sam.go(f"/t/{sittings[0].code}")
    sam.page.get_by_text("Handing in").first.wait_for()
    mara.take("hand_in axe")
    jonas.take("hand_in scalpel")
    pool = mara.page.get_by_role("group", name="In the pool")
    expect(pool).to_contain_text("Blowtorch")  # the card of the third on the team, a bot
    assert mara.view()["pool"] == {"size": 3, "cards": ["axe", "scalpel", "blowtorch"]}
    for other in (jonas, sam):
        other.page.get_by_text("Swap").first.wait_for()
        expect(other.page.get_by_text("Blowtorch")).to_have_count(0)
        assert other.view()["pool"] == {"size": 3}
        assert "blowtorch" not in json.dumps(other.heard)


# -- all in sight ----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (1024, 768), (1280, 800), (1600, 900)])
@pytest.mark.parametrize("scene", [scenes.ROOM, scenes.DICE, scenes.BOARDING])
def test_map_mission_and_crew_need_no_scrolling(
    scene: str, size: Size, people: People, at: Stage
) -> None:
    mara = people("Mara", size, url=at.url)
    mara.context.add_init_script('localStorage["whiteout.listed"] = "false"')
    mara.page.reload()
    mara.sit(at.arrange(scene)[0])
    page = mara.page
    page.get_by_role("list", name="The crew").wait_for()
    page.locator(".paper").wait_for()
    wanted = [".mate", ".paper", ".place", '[data-pick="room"]', "[data-prompt] h2", "ul.hand li"]
    if not page.locator('[data-pick="room"]').count():
        wanted.remove('[data-pick="room"]')
    assert page.evaluate(OUT_OF_SIGHT, wanted) == []


# -- accessibility ---------------------------------------------------------------------------------

STATES = {
    "gear window": scenes.GEAR_WINDOW,
    "room": scenes.ROOM,
    "sabotage": scenes.SABOTAGE,
    "dice": scenes.DICE,
    "vote": scenes.VOTE,
    "boarding": scenes.BOARDING,
}


@pytest.mark.parametrize("state", [*STATES, "end"])
def test_no_serious_violation(state: str, browser: Browser, at: Stage) -> None:
    need_axe()
    table = at.arrange(STATES[state])[0] if state in STATES else at.reach(scenes.END)

    def show(page: Page, phone: bool) -> None:
        page.goto(f"{at.url}/#/t/{table.code}/{table.secret}")
        page.locator(
            "[data-prompt] [data-option], [data-prompt] [aria-expanded], .ended"
        ).first.wait_for()
        page.get_by_role("list", name="The crew").wait_for()

    assert not violations(browser, show)


# -- the tutorial ----------------------------------------------------------------------------------


def test_the_first_lesson(people: People) -> None:
    ana = people("Ana")
    page = ana.page
    ana.go("/learn/outpost_31")
    ana.press("Start")
    coach = page.get_by_role("region", name="Handing in a card")
    ana.press("Show me")
    expect(coach).to_contain_text("Do this: Hand in")
    ana.take("hand_in axe")
    expect(coach).to_contain_text("Nobody knows who handed in what")
