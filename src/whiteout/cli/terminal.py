"""The terminal: what is printed, in which colours, and what is typed.

Polar night: white and cyan on the terminal's own ground. Orange always and only means "your move",
red means danger. Nothing is told by colour alone.
"""

from __future__ import annotations

import sys
import time
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text
from rich.theme import Theme

from whiteout.cli.shared import EndOfInput

NARROWEST = 60
WIDEST = 120
ROOM_TO_TYPE = 8

STYLES = {
    "ice": "default",
    "name": "bold",
    "frost": "cyan",
    "deep": "bright_black",
    "head": "bold cyan",
    "move": "bold dark_orange",
    "danger": "bold red",
    "gone": "bright_black",
    "secret": "italic cyan",
}


class Terminal:
    """Prints and asks; knows whether a person sits there, and whether drawings are wanted."""

    def __init__(self, plain: bool = False) -> None:
        self.plain = plain
        """No drawings, no colours, no symbols: for screen readers and for pipes."""
        self.console = Console(
            theme=Theme(STYLES),
            highlight=False,
            markup=False,
            emoji=False,
            color_system=None if plain else "auto",
        )
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        """Whether a person watches: only then do bots pause for breath."""

    @property
    def width(self) -> int:
        """The columns to draw in."""
        return max(NARROWEST, min(WIDEST, self.console.width))

    @property
    def symbols(self) -> bool:
        """Whether the terminal can show more than ASCII."""
        return self.console.encoding.lower().replace("-", "").startswith("utf")

    def say(self, text: str = "", style: str = "") -> None:
        """A line or a paragraph, wrapped."""
        self.console.print(Text(text, style=style), width=self.width)

    def show(self, drawing: RenderableType, indent: int = 0, hanging: int = 0) -> None:
        """A drawing made by one of the boards, or a line whose further lines hang."""
        if hanging and isinstance(drawing, Text):
            lines = drawing.wrap(self.console, self.width - hanging)
            for line in lines:
                line.rstrip()
            drawing = Text(f"\n{' ' * hanging}").join(lines)
        if indent:
            drawing = Padding(drawing, (0, 0, 0, indent), expand=False)
        self.console.print(drawing, width=self.width)

    def rule(self, title: str = "") -> None:
        """A line across the page, between moments."""
        if self.plain:
            self.say(f"\n{title}")
            return
        line = "─" if self.symbols else "-"
        head = f"{line * 2} {title} " if title else ""
        tail = line * max(0, self.width - len(head))
        self.console.print(Text.assemble((head, "head"), (tail, "deep")), width=self.width)

    def ask(self, question: str, style: str = "move") -> str:
        """What is typed after the question. Typed answers that come through a pipe are shown."""
        room = self.width - ROOM_TO_TYPE
        self.console.print(Text(f"{question} ", style=style), end="", width=room)
        try:
            answer = input()
        except EOFError:
            self.console.print()
            raise EndOfInput from None
        if not sys.stdin.isatty():
            self.console.print(Text(answer))
        return answer.strip()

    def waiting(self, text: str) -> AbstractContextManager[object]:
        """Says whom the table waits for, as long as it takes and to people only."""
        if self.live and not self.plain:
            return self.console.status(
                Text(text, style="deep"), spinner="dots", spinner_style="cyan"
            )
        return nullcontext()

    def pause(self, seconds: float) -> None:
        """A breath between moves, for people only."""
        if self.live:
            time.sleep(seconds)
