"""The pictures of docs/images, always of the same moments of the same matches:

    python -m tests.browser.shots [name ...]

Needs Chromium and the built pages (python build_ui.py). A name keeps to pictures that begin so.
"""

from __future__ import annotations

import base64
import shutil
import struct
import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tests.browser import outpost_31
from tests.browser.aid import Sitting
from tests.browser.conftest import ARGUMENTS
from tests.browser.stage import END, EXCHANGE, TURN, WINDOW, Stage, stage

DOCS = Path(__file__).parents[2] / "docs"
IMAGES = DOCS / "images"
SIZES = {360: 780, 1024: 768, 1600: 900}
ADDRESS = "http://whiteout.local"
"""What links and QR codes in the pictures say; no port of this machine."""
STEP = 4
"""Between two shades of red, green or blue, of 255."""
LIGHT = {("turn", 1600), ("reveal", 360)}
"""Shown by daylight, too."""

COARSER = """async ([picture, step]) => {
  const image = Object.assign(new Image(), { src: `data:image/png;base64,${picture}` });
  await image.decode();
  const paper = new OffscreenCanvas(image.width, image.height).getContext("2d");
  paper.drawImage(image, 0, 0);
  const all = paper.getImageData(0, 0, image.width, image.height);
  all.data.forEach((value, at) => (all.data[at] = Math.min(255, Math.round(value / step) * step)));
  paper.putImageData(all, 0, 0);
  const bytes = new Uint8Array(await (await paper.canvas.convertToBlob()).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}"""
"""The browser dithers its gradients, which no compression likes: colours in steps take half."""

Open = Callable[[Page], None]


def sit(table: Sitting) -> Open:
    """The table through the eyes of its first seat."""

    def at(page: Page) -> None:
        page.goto(f"{ADDRESS}/#/t/{table.code}/{table.secret}")
        page.locator("[data-prompt], .seats").first.wait_for()
        page.get_by_text("connected").first.wait_for(state="attached")

    return at


def reveal(table: Sitting) -> Open:
    """What really happened in a match that has ended."""

    def at(page: Page) -> None:
        page.goto(f"{ADDRESS}/#/reveal/{table.code}/1")
        page.get_by_role("heading", name="Who was what").wait_for()

    return at


def home(page: Page) -> None:
    """The first page, for somebody who has never been here."""
    page.goto(f"{ADDRESS}/#/")
    page.get_by_text("A research station in the ice").wait_for()


def balance(page: Page) -> None:
    """The beginning of the balance report that the documentation links to."""
    page.goto((DOCS / "examples" / "balance_stay_away.html").as_uri())


def pictures(at: Stage) -> dict[str, Open]:
    """Every picture and the way to what it shows."""
    return {
        "home": home,
        "lobby": sit(at.lobby(5)),
        "turn": sit(at.reach(TURN)),
        "window": sit(at.reach(WINDOW)),
        "exchange": sit(at.reach(EXCHANGE)),
        "reveal": reveal(at.reach(END)),
        "outpost_31-table": sit(at.arrange(outpost_31.ROOM)[0]),
        "outpost_31-sabotage": sit(at.arrange(outpost_31.SABOTAGE)[0]),
        "outpost_31-dice": sit(at.arrange(outpost_31.DICE)[0]),
        "outpost_31-escape": sit(at.arrange(outpost_31.BOARDING)[0]),
        "outpost_31-reveal": reveal(at.reach(outpost_31.END)),
    }


def take(
    browser: Browser, name: str, size: tuple[int, int], theme: Literal["dark", "light"], to: Open
) -> None:
    """One picture, in a browser of its own."""
    context = browser.new_context(
        viewport=ViewportSize(width=size[0], height=size[1]),
        color_scheme=theme,
        reduced_motion="reduce",
        locale="en",
    )
    page = context.new_page()
    to(page)
    page.evaluate("document.fonts.ready")
    file = IMAGES / f"{name}.png"
    picture = page.screenshot(animations="disabled", caret="hide")
    page.goto("about:blank")
    coarser = page.evaluate(COARSER, [base64.b64encode(picture).decode(), STEP])
    file.write_bytes(packed(base64.b64decode(coarser)))
    print(f"{file.stat().st_size / 1000:7.0f} kB  {file.name}")
    context.close()


def packed(png: bytes) -> bytes:
    """The same picture, compressed as well as can be."""
    parts, body, at = [png[:8]], b"", 8
    while at < len(png):
        (size,) = struct.unpack(">I", png[at : at + 4])
        kind, data = png[at + 4 : at + 8], png[at + 8 : at + 8 + size]
        at += size + 12
        if kind == b"IDAT":
            body += data
            continue
        if kind == b"IEND":
            parts.append(chunk(b"IDAT", zlib.compress(zlib.decompress(body), 9)))
        parts.append(chunk(kind, data))
    return b"".join(parts)


def chunk(kind: bytes, data: bytes) -> bytes:
    """One part of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def main(wanted: list[str]) -> None:
    """Take all pictures, or those wanted."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    with stage() as at:
        found = pictures(at)
        port = at.url.rpartition(":")[2]
        arguments = [
            *ARGUMENTS,
            f"--host-resolver-rules=MAP whiteout.local:80 127.0.0.1:{port}",
            f"--unsafely-treat-insecure-origin-as-secure={ADDRESS}",
        ]
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=arguments
            )
            for name, to in found.items():
                if wanted and not name.startswith(tuple(wanted)):
                    continue
                for width, height in SIZES.items():
                    take(browser, f"{name}-{width}", (width, height), "dark", to)
                    if (name, width) in LIGHT:
                        take(browser, f"{name}-{width}-light", (width, height), "light", to)
            if not wanted or "balance" in wanted:
                take(browser, "balance", (900, 1250), "light", balance)
            browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
