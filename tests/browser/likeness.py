"""Whether two pictures of a page show the same: with a tolerance for what browsers and machines do
to edges of letters and lines, and none for a part of a board that is missing or elsewhere.

Both pictures are averaged over small tiles, so that a line half a pixel to the side or a letter
with another edge changes a tile a little, and a face that is not there changes many of them much.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageChops, ImageFilter

TILE: Final = 8
"""Pixels on a side."""
SHADE: Final = 28
"""Of 255: how far the average colour of a tile may go astray. Tiles that do so alone, with less
than half of those around them, are not counted: a part of a board is larger than one."""
SHARE: Final = 0.0012
"""Of all tiles: how many may go further."""


@dataclass(frozen=True)
class Likeness:
    """How two pictures differ."""

    share: float
    """Of the tiles that differ; 1 for pictures of different sizes."""
    where: tuple[int, int, int, int] | None
    """The box around all of them, in pixels."""

    @property
    def same(self) -> bool:
        return self.share <= SHARE

    def __str__(self) -> str:
        if self.where is None:
            return "of another size" if self.share else "the same"
        left, top, right, bottom = self.where
        return f"{100 * self.share:.2f} % differ, between ({left}, {top}) and ({right}, {bottom})"


def compare(old: Image.Image, new: Image.Image) -> Likeness:
    """The tiles in which two pictures differ."""
    if old.size != new.size:
        return Likeness(1.0, None)
    one, other = (picture.convert("RGB").reduce(TILE) for picture in (old, new))
    shades = ImageChops.difference(one, other).split()
    worst = ImageChops.lighter(ImageChops.lighter(shades[0], shades[1]), shades[2])
    astray = worst.point([0 if shade <= SHADE else 255 for shade in range(256)])
    astray = astray.filter(ImageFilter.MedianFilter(3))
    count = astray.histogram()[255]
    box = astray.getbbox()
    where = (box[0] * TILE, box[1] * TILE, box[2] * TILE, box[3] * TILE) if box else None
    return Likeness(count / (astray.width * astray.height), where)
