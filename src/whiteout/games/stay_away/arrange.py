"""Positions from the `given` lines of a scenario. The lines are described in docs/scenarios.md."""

from __future__ import annotations

from typing import Any

from whiteout.core.chance import Chance
from whiteout.core.given import Given, Line
from whiteout.games.stay_away.act import Act
from whiteout.games.stay_away.cards import (
    BARRED_DOOR,
    CARDS,
    INFECTED,
    IS_PANIC,
    QUARANTINE,
    THE_THING,
    code_of,
)
from whiteout.games.stay_away.exchange import ExchangeWithNext
from whiteout.games.stay_away.position import (
    INFECTED_ROLE,
    NOBODY,
    THING_ROLE,
    StayAwayPosition,
)
from whiteout.games.stay_away.seats import survey
from whiteout.games.stay_away.settings import Settings
from whiteout.games.stay_away.setup import HAND_SIZE, empty_table
from whiteout.games.stay_away.turn import EndTurn, TakeTurn

_WORDS = (
    "hand NAME: CARD..., deck: CARD... (top first), deck only: CARD..., discard: CARD..., "
    "infected NAME..., eliminated NAME..., door NAME NAME, quarantine NAME TURNS, "
    "direction clockwise|counterclockwise, active NAME, turn NUMBER, request, "
    "last human eliminated, step draw|act|exchange"
)


class Arrangement:
    """A position in the making: the cards not yet placed, and what the lines have said."""

    def __init__(self, given: Given, options: dict[str, Any], chance: Chance) -> None:
        self.given = given
        seats = len(given.names)
        self.p: StayAwayPosition = empty_table(seats, Settings(seats, options), chance)
        self.left = self.p.settings.copies[:]
        self.step = "draw"
        self.deck: list[int] = []
        self.deck_only = False
        self.active = 0

    def place(self, line: Line, words: list[str]) -> list[int]:
        """Take these cards out of the box."""
        cards = []
        for word in words:
            try:
                card = code_of(word)
            except ValueError as error:
                raise line.broken(str(error), "the id of a card") from None
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
            self.p.hands[self.given.seat(line, rest[0])] = self.place(line, rest[1:])
        elif key == "deck":
            self.deck_only = rest[:1] == ["only"]
            self.deck = self.place(line, rest[1:] if self.deck_only else rest)
        elif key == "discard":
            self.p.discard = self.place(line, rest)
        elif key in ("infected", "eliminated"):
            for name in rest:
                self.mark(key, self.given.seat(line, name))
        elif key in ("door", "quarantine") and len(rest) == 2:
            self.lay(line, key, rest)
        else:
            self.read_turn(line, key, rest)

    def read_turn(self, line: Line, key: str, rest: list[str]) -> None:
        """A line about whose turn it is and what it has come to."""
        p = self.p
        if key == "direction" and rest in (["clockwise"], ["counterclockwise"]):
            p.direction = 1 if rest == ["clockwise"] else -1
        elif key == "active" and len(rest) == 1:
            self.active = self.given.seat(line, rest[0])
        elif key == "turn" and len(rest) == 1 and rest[0].isdigit():
            p.turn = int(rest[0])
        elif key == "request" and not rest:
            p.request = True
        elif key == "last" and rest == ["human", "eliminated"]:
            p.last_human_infected = NOBODY
        elif key == "step" and rest in (["draw"], ["act"], ["exchange"]):
            self.step = rest[0]
        else:
            raise line.broken(f"{line.text()!r} is not understood", _WORDS)

    def mark(self, key: str, player: int) -> None:
        """A role or a death, in the order of the lines."""
        p = self.p
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

    def lay(self, line: Line, key: str, rest: list[str]) -> None:
        """An obstacle: a door between two seats side by side, a Quarantine with its counter."""
        p = self.p
        if key == "quarantine":
            if not rest[1].isdigit() or int(rest[1]) < 1:
                raise line.broken(f"{rest[1]!r} turns", "a number of turns from 1")
            self.place(line, [CARDS[QUARANTINE].id])
            p.quarantine[self.given.seat(line, rest[0])] = int(rest[1])
            return
        one = self.given.seat(line, rest[0])
        other = self.given.seat(line, rest[1])
        if (one + 1) % p.seats == other:
            edge = one
        elif (other + 1) % p.seats == one:
            edge = other
        else:
            raise line.broken("a door lies between seats side by side", "door A B")
        self.place(line, [CARDS[BARRED_DOOR].id])
        p.doors[edge] = True

    def fill_hands(self) -> None:
        """Hands the lines leave open get ordinary cards, in a seeded order; The Thing, if nobody
        holds it, goes to the last such hand."""
        p = self.p
        pool = [
            code
            for code in range(len(CARDS))
            if code not in (THE_THING, INFECTED) and not IS_PANIC[code]
            for _ in range(self.left[code])
        ]
        p.chance.shuffle(pool, "fill")
        open_hands = [q for q in range(p.seats) if p.alive[q] and not p.hands[q]]
        if self.left[THE_THING] and open_hands and not p.settings.thing_in_deck:
            self.left[THE_THING] = 0
            p.hands[open_hands[-1]].append(THE_THING)
        for player in open_hands:
            if p.roles[player] == INFECTED_ROLE and self.left[INFECTED]:
                self.left[INFECTED] -= 1
                p.hands[player].append(INFECTED)
            size = HAND_SIZE + (1 if self.step == "act" and player == self.active else 0)
            while len(p.hands[player]) < size and pool:
                card = pool.pop()
                self.left[card] -= 1
                p.hands[player].append(card)

    def finish(self) -> StayAwayPosition:
        """Everything that has no place yet lies under the named cards of the deck, or with
        `deck only` in the discard pile."""
        p = self.p
        self.fill_hands()
        for player in range(p.seats):
            if THE_THING in p.hands[player]:
                p.thing = player
                p.roles[player] = THING_ROLE
        rest = [code for code in range(len(CARDS)) for _ in range(self.left[code])]
        p.chance.shuffle(rest, "rest")
        if self.deck_only:
            p.discard += rest
            rest = []
        p.deck = rest + self.deck[::-1]
        survey(p)
        p.history = []
        p.active = self.active
        self.begin()
        return p

    def begin(self) -> None:
        """Start the turn where the lines say."""
        p = self.p
        player = self.active
        p.then(TakeTurn(player))
        if self.step != "draw":
            p.stack.pop().run(p)
            while p.stack:
                p.stack.pop()
            steps = [ExchangeWithNext(), EndTurn()]
            if self.step == "act":
                p.then(Act(player), *steps)
            else:
                p.then(*steps)
        p.advance()


def arrange(given: Given, options: dict[str, Any], chance: Chance) -> StayAwayPosition:
    """The position that the lines describe, at its first choice."""
    arrangement = Arrangement(given, options, chance)
    for line in given.lines:
        arrangement.read(line)
    return arrangement.finish()
