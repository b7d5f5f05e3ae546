"""The board for any game: it shows whatever a view holds, field by field.

A game with a table of its own overrides what it can draw better. Nothing here knows more than
the view it is given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.text import Text

from whiteout.core.event import Facts
from whiteout.core.option import Option

if TYPE_CHECKING:
    from whiteout.words import Words

FRAME = ("viewer", "over", "choice", "options", "asides", "end")
OWN = ("hand", "role", "looking_at", "chosen", "draft")


class Board:
    """A table as its viewer sees it: drawn, or told in sentences."""

    redraws_on_moves = True
    """Whether the viewer wants to see the table again after every move of others; if not, only
    when its layout has changed."""

    def __init__(self, words: Words, names: list[str], me: int, symbols: bool = True) -> None:
        self.words = words
        self.names = names
        self.me = me
        self.symbols = symbols

    # -- what a game may do better ---------------------------------------------------------------

    def seating(self, view: Facts) -> list[int] | None:
        """Who sits on which chair, where the game has chairs."""
        return None

    def layout(self, view: Facts) -> object:
        """What of the table a person wants to see again as soon as it has changed."""
        return None

    def table(self, view: Facts, width: int) -> RenderableType:
        """Everything that lies open."""
        return Group(*[Text(line) for line in self.table_lines(view)])

    def own(self, view: Facts, width: int) -> RenderableType:
        """What is the viewer's alone."""
        return Group(*[Text(line) for line in self.own_lines(view)])

    def table_lines(self, view: Facts) -> list[str]:
        """Everything that lies open, in sentences."""
        lines = [self.seat_line(view, seat) for seat in range(len(self.names))]
        for field, value in view.items():
            if field not in (*FRAME, *OWN, "players"):
                lines.append(f"{readable(field)}: {self.value(field, value)}")
        return lines

    def own_lines(self, view: Facts) -> list[str]:
        """What is the viewer's alone, in sentences."""
        lines = []
        if "role" in view:
            lines.append(self.words.say("you-are", role=self.words.role(view["role"])))
        if "hand" in view:
            lines.append(self.words.say("your-hand"))
            lines += [self.card_line(card) for card in view["hand"]]
        for field in ("looking_at", "chosen", "draft"):
            if view.get(field):
                lines.append(f"{readable(field)}: {self.value(field, view[field])}")
        return lines

    def order(self, options: list[Option]) -> list[Option]:
        """The options as a person likes to read them."""
        return options

    def beside(self, view: Facts) -> list[str]:
        """What one wants to see beside the question that is open."""
        return []

    def notable(self, facts: Facts) -> bool:
        """Whether the viewer's notebook keeps this: what one was shown, and what was claimed."""
        return "only_you" in facts or "shown" in facts or facts["event"] == "claimed"

    def quiet(self, facts: Facts) -> bool:
        """Whether an event is too small to be told as it happens; the log keeps it."""
        return False

    def tone(self, facts: Facts) -> str:
        """The style in which an event is told."""
        return ""

    def is_out(self, view: Facts) -> bool:
        """Whether the viewer has no part in the match any more."""
        return False

    def role_of(self, facts: Facts) -> str | None:
        """A player's role, where these facts about the player tell it."""
        return facts.get("role")

    def urgent(self, view: Facts) -> bool:
        """Whether the viewer should be given the word now, although somebody else is asked."""
        return False

    def timeline(self, history: list[Facts]) -> list[str]:
        """The turning points of a match that is over, read from above."""
        return []

    # -- pieces ----------------------------------------------------------------------------------

    def seat_line(self, view: Facts, seat: int) -> str:
        """One seat: who sits there and what everybody may know of it."""
        marks = []
        if seat == self.me:
            marks.append(self.words.say("you"))
        if view["choice"] is not None and seat in view["choice"]["waiting"]:
            marks.append(self.words.say("is-asked"))
        players = view.get("players")
        if isinstance(players, list) and seat < len(players) and isinstance(players[seat], dict):
            marks += [
                f"{readable(k)} {self.value(f'players.{k}', v)}" for k, v in players[seat].items()
            ]
        return f"{self.names[seat]}: {', '.join(marks)}" if marks else self.names[seat]

    def card_line(self, card: str | int) -> str:
        """A card and what it does; where a game's cards are numbers, the number."""
        if isinstance(card, int):
            return f"  {card}"
        text = self.words.card_text(card)
        return f"  {self.words.card(card)}: {text}" if text else f"  {self.words.card(card)}"

    def value(self, path: str, value: Any) -> str:
        """A field of a view, named by its type."""
        if isinstance(value, list):
            return ", ".join(self.value(path, part) for part in value) or self.words.say("none")
        if isinstance(value, dict):
            parts = [f"{readable(k)} {self.value(f'{path}.{k}', v)}" for k, v in value.items()]
            return ", ".join(parts)
        if value is None or isinstance(value, bool):
            return self.words.say("none") if value is None else str(value)
        types: dict[str, str] = self.words.types.get("view", {})
        return str(self.words.name(types.get(path, ""), value, self.names))


def readable(field: str) -> str:
    """A field's name without its underscores."""
    return field.replace("_", " ")
