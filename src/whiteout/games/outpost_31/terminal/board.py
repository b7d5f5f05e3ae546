"""The table of Outpost 31 as a drawing: the base in three Sectors, the trackers, the crew."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from whiteout.core.event import Facts
from whiteout.drawing.canvas import fit
from whiteout.games.outpost_31.terminal.told import PER_SECTOR, OutpostTold

LONGEST_NAME = 14

DRAWN = {
    "card": "▮",
    "captain": "▶",
    "out": "✕",
    "chip": "?",
    "smoke": "▒",
    "fire": "▲",
    "power_out": "○",
    "destroyed": "✕",
    "full": "■",
    "free": "□",
    "done": "✓",
    "between": " · ",
}
TYPED = {
    "card": "#",
    "captain": ">",
    "out": "x",
    "chip": "?",
    "smoke": "~",
    "fire": "^",
    "power_out": "o",
    "destroyed": "x",
    "full": "#",
    "free": "-",
    "done": "+",
    "between": " | ",
}


class OutpostBoard(OutpostTold):
    """The base, the crew, and whatever is being tried at the moment."""

    @property
    def glyphs(self) -> dict[str, str]:
        """The signs of the drawing."""
        return DRAWN if self.symbols else TYPED

    def table(self, view: Facts, width: int) -> RenderableType:
        parts: list[RenderableType] = [
            Text(self.glyphs["between"].join(self.heading(view)), style="frost"),
            Text(self._trackers(view), style="frost"),
            Text(""),
            self._draw_base(view, width),
            Text(self._legend(), style="deep"),
            Text(""),
            self._draw_crew(view),
        ]
        happening = self.happening(view)
        if happening:
            parts += [Text(""), *[Text(line) for line in happening]]
        return Group(*parts)

    def _trackers(self, view: Facts) -> str:
        trackers = view["trackers"]
        parts = []
        for key, level, most in (
            ("contagion", trackers["contagion"], trackers["max_contagion"]),
            ("ruins", trackers["destroyed"], trackers["destroyed_limit"]),
        ):
            bar = self.glyphs["full"] * level + self.glyphs["free"] * (most - level)
            parts.append(f"{self.told(key, level=level, most=most)} {bar}")
        parts.append(self.told("target", count=trackers["target"]))
        return self.glyphs["between"].join(parts)

    # -- the base --------------------------------------------------------------------------------

    def _draw_base(self, view: Facts, width: int) -> Table:
        """Three columns of rooms, under the name and the slots of their Sector."""
        column = (width - 4) // 3
        base = Table.grid(padding=(0, 1))
        for _ in range(3):
            base.add_column(width=column, no_wrap=True)
        names = [self.words.known("sector", str(sector)) for sector in (1, 2, 3)]
        base.add_row(*[Text(fit(name, column), style="head") for name in names])
        wanted = [fit(self._wanted(view, sector), column) for sector in (1, 2, 3)]
        base.add_row(*[Text(line, style="frost") for line in wanted])
        for row in range(PER_SECTOR):
            rooms = [view["rooms"][sector * PER_SECTOR + row] for sector in range(3)]
            base.add_row(*[self._draw_room(view, room, column) for room in rooms])
        return base

    def _wanted(self, view: Facts, sector: int) -> str:
        """The slots of an open Sector, filled or not."""
        if sector > view["trackers"]["unlocked_sector"]:
            return self.told("locked")
        marks = [
            f"{self.glyphs['done' if filled else 'free']} {slot}"
            for slot, filled in self.slots(view, sector)
        ]
        return "  ".join(marks)

    def _draw_room(self, view: Facts, room: Facts, width: int) -> Text:
        glyphs = self.glyphs
        marks = glyphs["chip"] if room["chip"] else " "
        marks += glyphs.get(room["hazard"], " ")
        marks += glyphs["power_out"] if room["power_out"] else " "
        style = "danger" if room["hazard"] == "fire" else "ice"
        if room["destroyed"]:
            marks, style = f"{glyphs['destroyed']}  ", "gone"
        elif room["room"] == view["room"]:
            style = "head"
        name = self.words.known("room", room["room"])
        chip = self.chip(room)
        return Text(fit(f"{marks} {name}{f': {chip}' if chip else ''}", width), style)

    def _legend(self) -> str:
        glyphs = self.glyphs
        known = self.words.known
        parts = [
            f"{glyphs['chip']} {self.told('chip')}",
            f"{glyphs['smoke']} {known('hazard', 'smoke')}",
            f"{glyphs['fire']} {known('hazard', 'fire')}",
            f"{glyphs['power_out']} {known('fallout', 'power_out')}",
            f"{glyphs['destroyed']} {self.told('destroyed')}",
        ]
        return "  ".join(parts)

    # -- the crew --------------------------------------------------------------------------------

    def _draw_crew(self, view: Facts) -> Table:
        crew = Table.grid(padding=(0, 2, 0, 0))
        crew.add_column(no_wrap=True)
        crew.add_column(no_wrap=True, style="deep")
        crew.add_column(no_wrap=True, style="frost")
        crew.add_column(ratio=1)
        for player in self.clockwise():
            facts = view["players"][player]
            mark, style = " ", "name"
            if not facts["living"]:
                mark, style = self.glyphs["out"], "gone"
            elif player == view["captain"]:
                mark, style = self.glyphs["captain"], "head"
            name = Text(f"{mark} {fit(self.names[player], LONGEST_NAME)}", style)
            status = Text(", ".join(self.status(view, player)))
            cards = self.glyphs["card"] * facts["cards"]
            crew.add_row(name, self.character(facts), cards, status)
        return crew

    # -- the viewer's own ------------------------------------------------------------------------

    def own(self, view: Facts, width: int) -> RenderableType:
        if "hand" not in view:
            return Group()
        lines = [Text(line, style="secret") for line in self.knowledge(view)]
        if "blood" in view:
            lines[0].style = "name" if view["blood"] == "human" else "danger"
        hand = Table.grid(padding=(0, 2, 0, 0), expand=False)
        hand.add_column(style="name", no_wrap=True)
        hand.add_column(ratio=1)
        cards: list[str] = view["hand"]
        for card, copies in Counter(cards).items():
            name = self.words.card(card) + (f" x{copies}" if copies > 1 else "")
            hand.add_row(Text(name), Text(self.words.card_text(card)))
        return Group(*lines, hand)


BOARD = OutpostBoard
