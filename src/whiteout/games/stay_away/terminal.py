"""The table of Stay Away!: a ring of chairs with doors between them, and the deck in the middle."""

from __future__ import annotations

from collections import Counter

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from whiteout.core.event import Facts
from whiteout.core.option import Option
from whiteout.drawing.board import Board
from whiteout.drawing.canvas import Canvas, fit
from whiteout.drawing.ring import BOTTOM, HEIGHT, MARGIN, SIDE, TOP, Chair, Gap, chairs, gaps
from whiteout.games.stay_away.tables import CARDS

KINDS = {card.id: card.kind for card in CARDS}
NOTED = ("exchanged", "infected", "passed_on", "revealed", "became_the_thing")
DANGERS = ("became_the_thing", "eliminated", "infected", "declared")
TURNING_POINTS = ("became_the_thing", "infected", "eliminated", "declared")

DRAWN = {
    "card": "▮",
    "active": "▶",
    "dead": "✕",
    "across": "─",
    "down": "│",
    "corners": "╭╮╰╯",
    "up": "▴",
    "right": "▸",
    "downward": "▾",
    "left": "◂",
    "door": "▐█▌",
}
TYPED = {
    "card": "#",
    "active": ">",
    "dead": "x",
    "across": "-",
    "down": "|",
    "corners": "++++",
    "up": "^",
    "right": ">",
    "downward": "v",
    "left": "<",
    "door": "[#]",
}


class StayAwayBoard(Board):
    """Chairs in their order, from the viewer's own at the bottom."""

    def seating(self, view: Facts) -> list[int]:
        """Who sits on which chair; the eliminated keep their place on the screen."""
        return sorted(range(len(self.names)), key=lambda p: int(view["players"][p]["seat"]))

    def layout(self, view: Facts) -> object:
        seats = [(facts["seat"], facts["alive"]) for facts in view["players"]]
        return seats, view["doors"], view["direction"]

    def order(self, options: list[Option]) -> list[Option]:
        """What to play before what to give up, by card as the hand is sorted."""
        active = ("play", "respond")
        return sorted(options, key=lambda option: (option.verb not in active, option.value))

    def notable(self, facts: Facts) -> bool:
        return super().notable(facts) or facts["event"] in NOTED

    def tone(self, facts: Facts) -> str:
        return "danger" if facts["event"] in DANGERS else ""

    def is_out(self, view: Facts) -> bool:
        return self.me >= 0 and not view["players"][self.me]["alive"]

    def urgent(self, view: Facts) -> bool:
        """The Thing knows when no Human is left: then it is asked at every stable point."""
        return view.get("humans_left") == 0 and "declare_victory" in view.get("asides", [])

    def timeline(self, history: list[Facts]) -> list[str]:
        lines = []
        turn = 0
        for facts in history:
            if facts["event"] == "turn_began":
                turn = facts["turn"]
            elif facts["event"] in TURNING_POINTS:
                bare = {key: value for key, value in facts.items() if key != "secret"}
                when = self.words.say("turn", turn=turn)
                lines.append(f"{when}: {self.words.event(bare, self.names)}")
        return lines

    # -- the drawing -----------------------------------------------------------------------------

    def table(self, view: Facts, width: int) -> RenderableType:
        glyphs = DRAWN if self.symbols else TYPED
        canvas = Canvas(width, HEIGHT)
        places = chairs(len(self.names), width)
        self._draw_ring(canvas, glyphs)
        order = self._clockwise(view)
        for place, player in zip(places, order, strict=True):
            self._draw_player(canvas, glyphs, view, place, player)
        first = view["players"][order[0]]["seat"]
        for index, gap in enumerate(gaps(places, width)):
            edge = (first + index) % len(self.names)
            self._draw_gap(canvas, glyphs, gap, edge in view["doors"], view["direction"])
        for row, line in enumerate(self._middle(view)):
            canvas.centre(width // 2, SIDE - 1 + row, fit(line, width - 24), "frost")
        return Group(canvas.text(), *self._legend(view, glyphs))

    def _clockwise(self, view: Facts) -> list[int]:
        """The players clockwise from the viewer's chair, or from chair 0."""
        order = self.seating(view)
        start = order.index(self.me) if self.me >= 0 else 0
        return order[start:] + order[:start]

    def _draw_ring(self, canvas: Canvas, glyphs: dict[str, str]) -> None:
        left, right = MARGIN, canvas.width - 1 - MARGIN
        corners = glyphs["corners"]
        for y, ends in ((TOP, corners[:2]), (BOTTOM, corners[2:])):
            canvas.put(left, y, glyphs["across"] * (right - left), "deep")
            canvas.put(left, y, ends[0], "deep")
            canvas.put(right, y, ends[1], "deep")
        for y in range(TOP + 1, BOTTOM):
            canvas.put(left, y, glyphs["down"], "deep")
            canvas.put(right, y, glyphs["down"], "deep")

    def _draw_player(
        self, canvas: Canvas, glyphs: dict[str, str], view: Facts, place: Chair, player: int
    ) -> None:
        facts = view["players"][player]
        mark, style = "", "name"
        if not facts["alive"]:
            mark, style = f"{glyphs['dead']} ", "gone"
        elif player == view["active"]:
            mark, style = f"{glyphs['active']} ", "head"
        name = fit(mark + self.names[player], place.room)
        cards = glyphs["card"] * facts["cards"]
        status = self._status(facts, player)
        danger = "danger" if facts["quarantine"] else "deep"
        under = [(fit(status, place.room + 2), danger)]
        if facts["alive"]:
            under.insert(0, (cards, "frost"))
        for row, (line, look) in enumerate([(f" {name} ", style), *under]):
            self._write(canvas, place, place.y + row, line, look)

    def _write(self, canvas: Canvas, place: Chair, y: int, line: str, style: str) -> None:
        if place.align == "centre":
            canvas.centre(place.x, y, line, style)
        elif place.align == "left":
            canvas.put(0, y, f" {line.strip()} ".ljust(place.x + 2), style)
        else:
            text = f" {line.strip()} ".rjust(MARGIN + 3)
            canvas.put(canvas.width - cell_len(text), y, text, style)

    def _status(self, facts: Facts, player: int) -> str:
        """What stands under a player's cards."""
        parts = []
        if player == self.me:
            parts.append(self.words.say("you"))
        if not facts["alive"]:
            parts.append(self.words.say("out"))
        if facts["quarantine"]:
            parts.append(f"{self.words.card('quarantine')} {facts['quarantine']}")
        if "role" in facts and player != self.me:
            parts.append(self.words.role(facts["role"]))
        return " · ".join(parts)

    def _draw_gap(
        self, canvas: Canvas, glyphs: dict[str, str], gap: Gap, door: bool, direction: int
    ) -> None:
        if door:
            canvas.centre(gap.x, gap.y, glyphs["door"], "name")
            return
        back = {"up": "down", "down": "up", "left": "right", "right": "left"}
        heading = gap.heading if direction > 0 else back[gap.heading]
        canvas.put(gap.x, gap.y, glyphs["downward" if heading == "down" else heading], "frost")

    def _middle(self, view: Facts) -> list[str]:
        """The deck and what is going on, for the middle of the ring."""
        say = self.words.say
        return [
            f"{say('turn', turn=view['turn'])} · {self.words.known('step', view['step'])}",
            self._deck(view),
            say("discard-pile", cards=view["discard"]),
            self._happening(view),
        ]

    def _deck(self, view: Facts) -> str:
        deck = view["deck"]
        line = self.words.say("deck", cards=deck["size"])
        if deck.get("top"):
            return f"{line}, {self.words.say('on-top', card=self.words.card(deck['top']))}"
        if deck["back"]:
            back = self.words.known("back", deck["back"])
            return f"{line}, {self.words.say('on-top', card=back)}"
        return line

    def _happening(self, view: Facts) -> str:
        """The card in play and whom it is aimed at, or the exchange that is open."""
        if "exchange" in view:
            exchange = view["exchange"]
            one, other = self.names[exchange["initiator"]], self.names[exchange["partner"]]
            cause = self.words.known("cause", exchange["cause"])
            return self.words.say("exchange-open", one=one, other=other, cause=cause)
        played = ", ".join(self.words.card(card) for card in view["played"])
        if played and "target" in view:
            target = self.names[view["target"]]
            return self.words.say("played-at", card=played, target=target)
        return played

    def _legend(self, view: Facts, glyphs: dict[str, str]) -> list[Text]:
        if not view["doors"]:
            return []
        return [Text(f"{glyphs['door']} {self.words.card('barred_door')}", style="deep")]

    # -- the viewer's own ------------------------------------------------------------------------

    def own(self, view: Facts, width: int) -> RenderableType:
        if "role" not in view:
            return Group()
        lines = self._knowledge(view)
        head = Text(lines[0], style="name" if view["role"] == "human" else "danger")
        hand = Table.grid(padding=(0, 2, 0, 0), expand=False)
        hand.add_column(style="name", no_wrap=True)
        hand.add_column(ratio=1)
        hand_cards: list[str] = view["hand"]
        for card, copies in Counter(hand_cards).items():
            name = self.words.card(card) + (f" x{copies}" if copies > 1 else "")
            hand.add_row(Text(name), self._card_text(card, width))
        return Group(head, *[Text(line, style="secret") for line in lines[1:]], hand)

    def _card_text(self, card: str, width: int) -> Text:
        kind = self.words.known("kind", KINDS[card])
        text = Text(self.words.card_text(card))
        if width >= 100:
            text = Text.assemble((f"{kind}. ", "deep"), text)
        return text

    def _knowledge(self, view: Facts) -> list[str]:
        """One's role, and what it knows that others do not."""
        words = self.words
        lines = [words.say("you-are", role=words.role(view["role"]))]
        if "thing" in view and view["role"] != "the_thing":
            lines.append(f"{words.role('the_thing')}: {self.names[view['thing']]}")
        if "humans_left" in view:
            lines.append(f"{words.side('humans')}: {view['humans_left']}")
        if view.get("request"):
            lines.append(words.known("option", "request_declaration"))
        if view.get("looking_at"):
            lines.append(words.say("looking-at", cards=self.value("hand", view["looking_at"])))
        return lines

    # -- in sentences ----------------------------------------------------------------------------

    def table_lines(self, view: Facts) -> list[str]:
        words = self.words
        way = words.known("direction", "clockwise" if view["direction"] > 0 else "counterclockwise")
        lines = [
            f"{words.say('turn', turn=view['turn'])}, {words.known('step', view['step'])}.",
            words.say("chairs", way=way),
        ]
        lines += [self.seat_line(view, player) for player in self._clockwise(view)]
        for edge in view["doors"]:
            between = words.edge(edge, self.names, self.seating(view))
            lines.append(f"{words.card('barred_door')} {between}.")
        lines.append(f"{self._deck(view)}. {words.say('discard-pile', cards=view['discard'])}.")
        happening = self._happening(view)
        return [*lines, f"{happening}."] if happening else lines

    def seat_line(self, view: Facts, seat: int) -> str:
        facts = view["players"][seat]
        parts = [self.words.say("cards", cards=facts["cards"])] if facts["alive"] else []
        if seat == view["active"]:
            parts.append(self.words.say("active"))
        status = self._status(facts, seat)
        return f"  {self.names[seat]}: {', '.join([*status.split(' · '), *parts])}".replace(
            ": , ", ": "
        )

    def own_lines(self, view: Facts) -> list[str]:
        if "role" not in view:
            return []
        lines = [f"{line}." for line in self._knowledge(view)]
        lines.append(self.words.say("your-hand"))
        return lines + [self.card_line(card) for card in view["hand"]]


BOARD = StayAwayBoard
