"""The pictures of docs/images, always of the same moments of the same matches:

    python -m tests.browser.shots [name ...]

Needs Chromium and the built pages (python build_ui.py). A name keeps to pictures that begin so.
`test_pictures.py` takes them all again and compares (`tests.browser.likeness`): whoever changes
what a page or a board looks like takes its pictures anew.
"""

from __future__ import annotations

import io
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright
from tests.browser import outpost_31
from tests.browser.aid import PATIENCE, Sitting
from tests.browser.conftest import ARGUMENTS
from tests.browser.stage import END, EXCHANGE, TURN, WINDOW, Stage, stage

Theme = Literal["dark", "light"]
DOCS: Final = Path(__file__).parents[2] / "docs"
IMAGES: Final = DOCS / "images"
SIZES: Final = {360: 780, 390: 844, 1024: 768, 1280: 800, 1600: 900}
ADDRESS: Final = "http://whiteout.local"
"""What links and QR codes in the pictures say; no port of this machine."""
COLOURS: Final = 160
LIGHT: Final = {("turn", 1600), ("reveal", 360), ("lobby", 1280), ("outpost_31-table", 1280)}
"""Shown by daylight, too."""
BEATS: Final = ("role", "attack", "burning", "test", "turning", "end")
STILL: Final = ["--font-render-hinting=none", "--force-color-profile=srgb", "--hide-scrollbars"]
"""What would differ from one machine to the next."""

SHIFT: Final = """window.shift = 0; new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value;
}).observe({ type: "layout-shift", buffered: true });"""
"""How much of what was to be seen has jumped since the page was opened."""

Open = Callable[[Page], None]


def at(place: str, heading: str) -> Open:
    """A page by the part of its address behind "#", when it has its heading."""

    def go(page: Page) -> None:
        page.goto(f"{ADDRESS}/#{place}")
        page.get_by_role("heading", name=heading).first.wait_for()

    return go


def sit(table: Sitting) -> Open:
    """The table through the eyes of its first seat, after the match's opening."""

    def go(page: Page) -> None:
        page.goto(f"{ADDRESS}/#/t/{table.code}/{table.secret}")
        page.locator("[data-prompt], .seats").first.wait_for()
        page.get_by_text("connected").first.wait_for(state="attached")
        go_on = page.locator("[data-moment] button")
        page.wait_for_timeout(300)
        while go_on.count():
            go_on.first.click()
            page.wait_for_timeout(100)

    return go


def reveal(table: Sitting) -> Open:
    """What really happened in a match that has ended."""

    def go(page: Page) -> None:
        page.goto(f"{ADDRESS}/#/reveal/{table.code}/1")
        page.get_by_role("heading", name="Who was what").wait_for()

    return go


def replay(table: Sitting) -> Open:
    """The same match from above."""

    def go(page: Page) -> None:
        page.goto(f"{ADDRESS}/#/replay/{table.code}/1")
        page.get_by_role("slider").first.wait_for()

    return go


def home(page: Page) -> None:
    """The first page, for somebody who has never been here."""
    page.goto(f"{ADDRESS}/#/")
    page.get_by_text("Pass a card. Hope it is only a card.").wait_for()
    page.get_by_role("heading", name="What friends are doing").wait_for()


def settings(page: Page) -> None:
    """One's own settings, over the first page."""
    home(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()


def device(page: Page) -> None:
    """One's own link, for another device."""
    settings(page)
    page.get_by_role("button", name="Use another device").click()
    page.get_by_role("img", name="QR").wait_for()


def lesson(game: str, name: str, title: str) -> Open:
    """A lesson at its first question."""

    def go(page: Page) -> None:
        at(f"/learn/{game}/{name}", title)(page)
        page.locator("[data-prompt]").first.wait_for()

    return go


def beat(kind: str) -> Open:
    """A great moment, still."""

    def go(page: Page) -> None:
        at("/stage", "The stage")(page)
        page.get_by_role("button", name=kind, exact=True).first.click()
        page.locator(f'[data-moment="{kind}"]').wait_for()

    return go


def balance(page: Page) -> None:
    """The beginning of the balance report that the documentation links to."""
    page.goto((DOCS / "examples" / "balance_stay_away.html").as_uri())


def pictures(made: Stage) -> dict[str, Open]:
    """Every picture and the way to what it shows. The first page and the list of tables come
    before anybody has opened a table to all."""
    lobby, end = made.lobby(5), made.reach(END)
    return {
        "home": home,
        "settings": settings,
        "device": device,
        "host": at("/host/stay_away", "Host a table"),
        "watch": at("/watch", "Watch"),
        "about": at("/about", "About and credits"),
        "lobby": sit(lobby),
        "learn": at("/learn/stay_away", "Learn Stay Away!"),
        "lesson": lesson("stay_away", "01_your_turn", "Your turn"),
        "how": at("/how/stay_away", "How to play: Stay Away!"),
        "turn": sit(made.reach(TURN)),
        "window": sit(made.reach(WINDOW)),
        "exchange": sit(made.reach(EXCHANGE)),
        "reveal": reveal(end),
        "replay": replay(end),
        "outpost_31-learn": at("/learn/outpost_31", "Learn The Thing: Infection at Outpost 31"),
        "outpost_31-lesson": lesson("outpost_31", "02_captain", "You are the Captain"),
        "outpost_31-how": at("/how/outpost_31", "How to play: The Thing: Infection at Outpost 31"),
        "outpost_31-table": sit(made.arrange(outpost_31.ROOM)[0]),
        "outpost_31-sabotage": sit(made.arrange(outpost_31.SABOTAGE)[0]),
        "outpost_31-dice": sit(made.arrange(outpost_31.DICE)[0]),
        "outpost_31-escape": sit(made.arrange(outpost_31.BOARDING)[0]),
        "outpost_31-reveal": reveal(made.reach(outpost_31.END)),
        "stage": at("/stage", "The stage"),
        **{f"beat-{kind}": beat(kind) for kind in BEATS},
    }


class Camera:
    """A browser that looks the same on every machine."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self.faults: list[str] = []
        """What pages have complained about while pictures were taken."""
        self.shift = 0.0
        """How much the last page has jumped while it was opened."""

    def take(self, to: Open, size: tuple[int, int], theme: Theme = "dark") -> Image.Image:
        """One picture, in a browser of its own."""
        context = self._browser.new_context(
            viewport=ViewportSize(width=size[0], height=size[1]),
            color_scheme=theme,
            reduced_motion="reduce",
            locale="en",
        )
        context.set_default_timeout(1000 * PATIENCE)
        page = context.new_page()
        page.add_init_script(SHIFT)
        page.on("pageerror", lambda error: self.faults.append(f"page error: {error}"))
        page.on(
            "console",
            lambda said: self.faults.append(said.text) if said.type == "error" else None,
        )
        try:
            to(page)
            page.evaluate("document.fonts.ready")
            expect(page.get_by_text("Loading …")).to_have_count(0)
            page.mouse.move(0, 0)
            taken = steady(page)
            self.shift = page.evaluate("window.shift ?? 0")
        finally:
            context.close()
        return Image.open(io.BytesIO(taken)).convert("RGB")


def steady(page: Page) -> bytes:
    """The page when it has come to rest: two pictures in a row are the same."""
    last = b""
    for _ in range(20):
        taken = page.screenshot(animations="disabled", caret="hide")
        if taken == last:
            break
        last = taken
        page.wait_for_timeout(150)
    return last


@contextmanager
def studio() -> Iterator[tuple[Stage, Camera]]:
    """A server with its tables, and a camera that reaches it under the name in the pictures."""
    with stage() as made, sync_playwright() as playwright:
        port = made.url.rpartition(":")[2]
        arguments = [
            *ARGUMENTS,
            *STILL,
            f"--host-resolver-rules=MAP whiteout.local:80 127.0.0.1:{port}",
            f"--unsafely-treat-insecure-origin-as-secure={ADDRESS}",
        ]
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=arguments
        )
        yield made, Camera(browser)
        browser.close()


def keep(picture: Image.Image, file: Path) -> None:
    """A small file: few colours, chosen so that none is far off, and none of them dithered."""
    small = picture.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    small.save(file, optimize=True)
    print(f"{file.stat().st_size / 1000:7.0f} kB  {file.name}", flush=True)


def themes(name: str, width: int) -> dict[str, Theme]:
    """The files of a picture in one width, and the light in which each is taken."""
    files: dict[str, Theme] = {f"{name}-{width}": "dark"}
    if (name, width) in LIGHT:
        files[f"{name}-{width}-light"] = "light"
    return files


def main(wanted: list[str]) -> None:
    """Take all pictures, or those wanted."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    with studio() as (made, camera):
        for name, to in pictures(made).items():
            if wanted and not name.startswith(tuple(wanted)):
                continue
            for width, height in SIZES.items():
                for file, theme in themes(name, width).items():
                    keep(camera.take(to, (width, height), theme), IMAGES / f"{file}.png")
        if not wanted or "balance" in wanted:
            keep(camera.take(balance, (900, 1250), "light"), IMAGES / "balance.png")
        for fault in camera.faults:
            print(f"complaint: {fault}", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
