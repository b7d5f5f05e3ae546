"""A sheet of character cells to draw on."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.cells import cell_len, set_cell_size
from rich.text import Text


class Canvas:
    """Rows of cells, each with a character and a style; later strokes cover earlier ones."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write from (x, y) to the right; what does not fit on the sheet is left out."""
        if not 0 <= y < self.height:
            return
        for char in text:
            size = cell_len(char)
            if size == 0 or x < 0 or x + size > self.width:
                x += size
                continue
            self._cells[y][x] = (char, style)
            for covered in range(x + 1, x + size):
                self._cells[y][covered] = ("", style)
            x += size

    def centre(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write with its middle at x, shifted where it would leave the sheet."""
        size = cell_len(text)
        left = max(0, min(self.width - size, x - size // 2))
        self.put(left, y, text, style)

    def text(self) -> Text:
        """The sheet, without the blanks at the end of its lines."""
        lines = []
        for row in self._cells:
            line = Text()
            for style, cells in groupby(row, key=itemgetter(1)):
                line.append("".join(char for char, _ in cells), style or None)
            line.rstrip()
            lines.append(line)
        return Text("\n").join(lines)


def fit(text: str, width: int) -> str:
    """The text cut to so many cells, with an ellipsis where it was longer."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(0, width - 1)).rstrip() + "…"
