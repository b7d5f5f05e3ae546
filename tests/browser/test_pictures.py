"""Every page, board and great moment looks as in docs/images, in five widths.

When this fails after a change that is meant: look at build/pictures, then
`python -m tests.browser.shots NAME`. When it is not meant, something is broken.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageFilter
from playwright.sync_api import Page
from tests.browser import outpost_31
from tests.browser.conftest import LEFT_BEHIND
from tests.browser.likeness import compare
from tests.browser.shots import (
    IMAGES,
    SIZES,
    Camera,
    Open,
    pictures,
    sit,
    studio,
    themes,
)
from tests.browser.stage import TURN, Stage

APART = LEFT_BEHIND.parent / "pictures"
LARGEST = 220_000
"""Bytes of one picture."""
Set = tuple[Stage, Camera, dict[str, Open]]


@pytest.fixture(scope="module")
def made(chromium: str) -> Iterator[Set]:
    with studio() as (tables, camera):
        yield tables, camera, pictures(tables)


@pytest.mark.timeout(600)
@pytest.mark.parametrize("width", SIZES)
def test_everything_looks_as_in_the_documentation(made: Set, width: int) -> None:
    _, camera, ways = made
    wrong = {}
    for name, to in ways.items():
        for file, theme in themes(name, width).items():
            taken = camera.take(to, (width, SIZES[width]), theme)
            with Image.open(IMAGES / f"{file}.png") as kept:
                found = compare(kept, taken)
            if not found.same:
                wrong[file] = str(found)
                APART.mkdir(parents=True, exist_ok=True)
                taken.save(APART / f"{file}.png")
    assert not wrong
    assert not camera.faults


def test_no_picture_is_large_or_left_over(made: Set) -> None:
    ways = made[2]
    wanted = {f"{file}.png" for name in ways for width in SIZES for file in themes(name, width)}
    there = {path.name: path.stat().st_size for path in IMAGES.glob("*.png")}
    assert set(there) == wanted | {"balance.png"}
    assert {name: size for name, size in there.items() if size > LARGEST} == {}


# -- that it would be seen -----------------------------------------------------------------------


def broken(to: Open, style: str) -> Open:
    """The same page with something wrong about it."""

    def go(page: Page) -> None:
        page.add_init_script(
            f"""addEventListener("load", () => {{
              const sheet = new CSSStyleSheet();
              sheet.replaceSync({style!r});
              document.adoptedStyleSheets.push(sheet);
            }});"""
        )
        to(page)

    return go


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize(
    ("board", "style"),
    [
        ("stay_away", "[data-face] { visibility: hidden; }"),
        ("stay_away", "[data-table] { display: none; }"),
        ("stay_away", "[data-prompt] { margin-top: 60px; }"),
        ("outpost_31", "[data-light] { display: none; }"),
        ("outpost_31", "[data-face] { visibility: hidden; }"),
        ("outpost_31", "[data-light] * { fill: #808080 !important; }"),
    ],
)
def test_a_broken_board_is_seen(made: Set, width: int, board: str, style: str) -> None:
    tables, camera, _ = made
    table = tables.reach(TURN) if board == "stay_away" else tables.arrange(outpost_31.ROOM)[0]
    size = (width, SIZES[width])
    whole = camera.take(sit(table), size)
    again = camera.take(sit(table), size)
    assert compare(whole, again).share == 0
    found = compare(whole, camera.take(broken(sit(table), style), size))
    assert not found.same, f"{board} without a part of it passes: {found}"


def test_edges_may_differ_a_little(made: Set, tmp_path: Path) -> None:
    """Another smoothing of letters and lines is not another picture."""
    for file in ("turn-1280", "outpost_31-table-360", "home-1600"):
        with Image.open(IMAGES / f"{file}.png") as kept:
            picture = kept.convert("RGB")
        softer = picture.filter(ImageFilter.GaussianBlur(0.7))
        assert compare(picture, softer).same
        width, height = picture.size
        larger = picture.resize((width * 4, height * 4), Image.Resampling.BICUBIC)
        aside = larger.transform(
            larger.size, Image.Transform.AFFINE, (1, 0, 2, 0, 1, 2), Image.Resampling.BICUBIC
        ).resize((width, height), Image.Resampling.BICUBIC)
        assert compare(picture, aside).same, compare(picture, aside)
        moved = Image.new("RGB", picture.size)
        moved.paste(picture, (0, 24))
        assert not compare(picture, moved).same
