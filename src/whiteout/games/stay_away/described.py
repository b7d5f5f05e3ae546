"""What the `given` lines of a scenario say about a table. docs/scenarios.md describes the lines;
arrange.py makes the position of them."""

from __future__ import annotations

from typing import Any, Final

from whiteout.core.chance import Chance
from whiteout.core.given import Given, Line
from whiteout.games.stay_away.cards import (
    BARRED_DOOR,
    CANT_WE_BE_FRIENDS,
    CARDS,
    QUARANTINE,
    SEDUCTION,
    code_of,
)
from whiteout.games.stay_away.exchange import FRIENDS, SEDUCED, TURN_END
from whiteout.games.stay_away.position import INFECTED_ROLE, NOBODY, StayAwayPosition
from whiteout.games.stay_away.settings import Settings
from whiteout.games.stay_away.setup import empty_table

FILL: Final = "..."
"""At the end of a hand: any other cards."""

WORDS: Final = (
    "hand NAME: CARD... (... for any others), deck: CARD... (top first), deck only: CARD..., "
    "discard: CARD..., thing NAME, infected NAME..., eliminated NAME..., chairs: NAME..., "
    "door NAME NAME, quarantine NAME TURNS, direction clockwise|counterclockwise, active NAME, "
    "turn NUMBER, step draw|act|exchange, offered CARD [to NAME by seduction|friends], request, "
    "top known to NAME, last human eliminated"
)


class Description:
    """A position in the making: what the lines have said, and the cards not yet placed."""

    def __init__(self, given: Given, options: dict[str, Any], chance: Chance) -> None:
        self.given = given
        seats = len(given.names)
        self.p: StayAwayPosition = empty_table(seats, Settings(seats, options), chance)
        self.left = self.p.settings.copies[:]
        self.lines: dict[str, Line] = {}
        """What may be said once, by its first words: `hand A`, `deck`, `active`."""
        self.step = "draw"
        self.deck: list[int] = []
        self.deck_only = False
        self.active = 0
        self.thing = NOBODY
        self.offer = NOBODY
        self.partner = NOBODY
        self.cause = TURN_END
        self.request = False

    def read_all(self) -> None:
        """Every line; the chairs first, since doors lie between chairs."""
        lines = self.given.lines
        chairs = [line for line in lines if line.words[0] == "chairs:"]
        for line in chairs + [line for line in lines if line.words[0] != "chairs:"]:
            self.read(line)

    def once(self, line: Line, key: str) -> None:
        """Remember the line; two lines that say the same thing would contradict each other."""
        if key in self.lines:
            raise line.broken(f"{key} stands in line {self.lines[key].number} too", "one of them")
        self.lines[key] = line

    def card(self, line: Line, word: str) -> int:
        """The card of this id."""
        try:
            return code_of(word)
        except ValueError as error:
            raise line.broken(str(error), "the id of a card") from None

    def place(self, line: Line, words: list[str]) -> list[int]:
        """Take these cards out of the box."""
        cards = []
        for word in words:
            card = self.card(line, word)
            if self.left[card] == 0:
                raise line.broken(f"no {word} is left in the box", "cards of this number of seats")
            self.left[card] -= 1
            cards.append(card)
        return cards

    def read(self, line: Line) -> None:
        """One line of `given`."""
        words = [word.rstrip(":") for word in line.words]
        key, rest = words[0], words[1:]
        if key == "hand" and rest:
            self.read_hand(line, rest)
        elif key in ("deck", "discard"):
            self.read_pile(line, key, rest)
        elif key in ("infected", "eliminated") and rest:
            for name in rest:
                self.mark(line, key, name)
        elif key == "chairs":
            self.seat_everybody(line, rest)
        elif key == "door" and len(rest) == 2:
            self.lay_door(line, rest)
        elif key == "quarantine" and len(rest) == 2:
            self.lay_quarantine(line, rest)
        elif key == "offered" and rest:
            self.read_offer(line, rest)
        else:
            self.read_turn(line, key, rest)

    def read_hand(self, line: Line, rest: list[str]) -> None:
        """The cards of one player; dots at the end stand for any others."""
        player = self.given.seat(line, rest[0])
        self.once(line, f"hand {rest[0]}")
        self.p.hands[player] = self.place(line, rest[1:-1] if rest[-1] == FILL else rest[1:])

    def read_pile(self, line: Line, key: str, rest: list[str]) -> None:
        """The top of the deck or the whole of it, or the discard pile."""
        self.once(line, key)
        if key == "discard":
            self.p.discard = self.place(line, rest)
        else:
            self.deck_only = rest[:1] == ["only"]
            self.deck = self.place(line, rest[1:] if self.deck_only else rest)

    def read_turn(self, line: Line, key: str, rest: list[str]) -> None:
        """A line about whose turn it is, what it has come to, and what is known."""
        p = self.p
        self.once(line, key)
        if key == "direction" and rest in (["clockwise"], ["counterclockwise"]):
            p.direction = 1 if rest == ["clockwise"] else -1
        elif key == "active" and len(rest) == 1:
            self.active = self.given.seat(line, rest[0])
        elif key == "thing" and len(rest) == 1:
            self.thing = self.given.seat(line, rest[0])
        elif key == "turn" and len(rest) == 1 and rest[0].isdigit():
            p.turn = int(rest[0])
        elif key == "request" and not rest:
            self.request = True
        elif key == "last" and rest == ["human", "eliminated"]:
            p.last_human_infected = NOBODY
        elif key == "step" and rest in (["draw"], ["act"], ["exchange"]):
            self.step = rest[0]
        elif key == "top" and rest[:-1] == ["known", "to"]:
            p.known_top = self.given.seat(line, rest[2])
        else:
            raise line.broken(f"{line.text()!r} is not understood", WORDS)

    def read_offer(self, line: Line, rest: list[str]) -> None:
        """`offered CARD`, or `offered CARD to NAME by CAUSE` while that card is resolved."""
        self.once(line, "offered")
        self.offer = self.card(line, rest[0])
        if len(rest) == 5 and [rest[1], rest[3]] == ["to", "by"] and rest[4] in (SEDUCED, FRIENDS):
            self.partner = self.given.seat(line, rest[2])
            self.cause = rest[4]
            played = SEDUCTION if self.cause == SEDUCED else CANT_WE_BE_FRIENDS
            self.p.played = self.place(line, [CARDS[played].id])
        elif len(rest) != 1:
            raise line.broken(f"{line.text()!r} is not understood", WORDS)

    def mark(self, line: Line, key: str, name: str) -> None:
        """A role or a death, in the order of the lines."""
        p = self.p
        player = self.given.seat(line, name)
        self.once(line, f"{key} {name}")
        if key == "infected":
            p.roles[player] = INFECTED_ROLE
            p.infection_order.append(player)
            p.last_human_infected = player
        else:
            p.alive[player] = False
            p.living -= 1
            p.player_at[p.seat_of[player]] = NOBODY
            if p.roles[player] != INFECTED_ROLE:
                p.last_human_infected = NOBODY

    def seat_everybody(self, line: Line, names: list[str]) -> None:
        """Who sits where, clockwise from the first chair."""
        self.once(line, "chairs")
        if sorted(names) != sorted(self.given.names):
            raise line.broken("not everybody has one chair", "every name once")
        for chair, name in enumerate(names):
            player = self.given.seat(line, name)
            self.p.seat_of[player] = chair
            self.p.player_at[chair] = player

    def lay_quarantine(self, line: Line, rest: list[str]) -> None:
        """A Quarantine in front of a player, with its counter."""
        p = self.p
        player = self.given.seat(line, rest[0])
        self.once(line, f"quarantine {rest[0]}")
        most = p.settings.quarantine_turns
        if not rest[1].isdigit() or not 1 <= int(rest[1]) <= most:
            raise line.broken(f"a Quarantine of {rest[1]} turns", f"from 1 to {most} turns")
        self.place(line, [CARDS[QUARANTINE].id])
        p.quarantine[player] = int(rest[1])

    def lay_door(self, line: Line, rest: list[str]) -> None:
        """A door on the edge between two chairs side by side."""
        p = self.p
        chairs = [p.seat_of[self.given.seat(line, name)] for name in rest]
        edge = chairs[0] if (chairs[0] + 1) % p.seats == chairs[1] else chairs[1]
        if (edge + 1) % p.seats not in chairs:
            raise line.broken("a door lies between chairs side by side", "two such names")
        self.once(line, f"the door on edge {edge}")
        self.place(line, [CARDS[BARRED_DOOR].id])
        p.doors[edge] = True
