"""The `given` lines of Stay Away!, each with the way into a position and the way back from a view.
docs/scenarios.md describes them; arrange.py completes, checks and starts what they have put."""

from __future__ import annotations

from typing import Any, Final

from whiteout.core.chance import Chance
from whiteout.core.event import Facts
from whiteout.core.given import Given
from whiteout.core.lines import Form, Lines, Rows, one, order_line
from whiteout.core.reading import FILL, Known, Reading, Said
from whiteout.games.stay_away.facts import CARD
from whiteout.games.stay_away.position import INFECTED_ROLE, NOBODY, StayAwayPosition
from whiteout.games.stay_away.rules.exchange import FRIENDS, SEDUCED, TURN_END
from whiteout.games.stay_away.rules.setup import empty_table
from whiteout.games.stay_away.settings import Settings
from whiteout.games.stay_away.tables import IDS
from whiteout.games.stay_away.written_codes import (
    BARRED_DOOR,
    CANT_WE_BE_FRIENDS,
    QUARANTINE,
    SEDUCTION,
)

DRAW, ACT, EXCHANGE, END = range(4)


class Table(Reading):
    """A position in the making: what the lines have said."""

    def __init__(self, given: Given, options: dict[str, Any], chance: Chance) -> None:
        super().__init__(given)
        seats = len(given.names)
        self.p: StayAwayPosition = empty_table(seats, Settings(seats, options), chance)
        self.p.active = 0
        self.left = {"CARD": self.p.settings.copies[:]}
        self.step = DRAW
        self.deck: list[int] = []
        self.offer = self.partner = self.chair = NOBODY
        self.cause = TURN_END
        self.request = self.last_eliminated = False
        self.began = -1  # 1 if the turn began in Quarantine, 0 if not, -1: as things stand

    def seat_everybody(self, said: Said) -> None:
        """Who sits where, clockwise from the first chair."""
        p = self.p
        p.player_at = said.codes[0]
        if sorted(p.player_at) != list(range(p.seats)):
            raise said.line.broken("not everybody has one chair", "every name once")
        p.seat_of = [p.player_at.index(player) for player in range(p.seats)]

    def lay_door(self, said: Said) -> None:
        """A door on the edge between two chairs side by side."""
        p = self.p
        chairs = [p.seat_of[said.code(0)], p.seat_of[said.code(1)]]
        edge = chairs[0] if (chairs[0] + 1) % p.seats == chairs[1] else chairs[1]
        if (edge + 1) % p.seats not in chairs:
            raise said.line.broken("a door lies between chairs side by side", "two such names")
        self.once(said.line, f"the door on edge {edge}")
        self.take(said.line, "CARD", CARD, [BARRED_DOOR])
        p.doors[edge] = True

    def lay_quarantine(self, said: Said) -> None:
        """A Quarantine in front of a player, with its counter."""
        turns, most = said.code(1), self.p.settings.quarantine_turns
        if not 1 <= turns <= most:
            raise said.line.broken(f"a Quarantine of {turns} turns", f"from 1 to {most} turns")
        self.take(said.line, "CARD", CARD, [QUARANTINE])
        self.p.quarantine[said.code()] = turns

    def infect(self, said: Said) -> None:
        """In the order of their infection."""
        for player in said.codes[0]:
            self.p.roles[player] = INFECTED_ROLE
            self.p.infection_order.append(player)
            self.p.last_human_infected = player

    def eliminate(self, said: Said) -> None:
        """The chair stays vacant. A Human named here disappeared after those named before."""
        p = self.p
        for player in said.codes[0]:
            p.alive[player] = False
            p.living -= 1
            p.player_at[p.seat_of[player]] = NOBODY
            if p.roles[player] != INFECTED_ROLE:
                p.last_human_infected = NOBODY

    def offer_aimed(self, said: Said) -> None:
        """The card that caused the exchange is on the table."""
        self.offer, self.partner = said.code(), said.code(1)
        self.cause = FRIENDS if said.code(2) else SEDUCED
        self.p.played = [CANT_WE_BE_FRIENDS if said.code(2) else SEDUCTION]
        self.take(said.line, "CARD", CARD, self.p.played)


class Moment(Known[StayAwayPosition]):
    """What a view tells of a match, and where its turn stands."""

    def __init__(self, view: Facts, names: list[str], p: StayAwayPosition | None) -> None:
        super().__init__(view, names, p)
        self.offer: str | None = None
        self.again: list[str] = []  # the card on the table, if `when` plays it again from the hand
        self.chairs: Final = sorted(range(len(names)), key=self.chair)
        self.dead: Final = self.having("alive", False)
        infected = [self.viewer] if view.get("role") == "infected" else []
        self.infected: Final[list[int]] = view.get("infection_order", infected)

    def chair(self, player: int) -> int:
        return int(self.players[player]["seat"])

    def doors(self) -> Rows:
        """Each between two chairs."""
        beside = [*self.chairs, self.chairs[0]]
        return [[beside[edge], beside[edge + 1]] for edge in self.view["doors"]]

    def last_eliminated(self) -> Rows:
        """Where the order of the lines says the contrary. A seat does not know who disappeared
        last; then the eliminated are taken to be."""
        humans = {*self.dead} - {*self.infected, self.view.get("thing", NOBODY)}
        eliminated = self.p.last_human_infected == NOBODY if self.p else bool(humans)
        return [[]] if self.infected and eliminated else []

    def hands(self) -> Rows:
        """The hands that are known. A card that has just been played was in one of them."""
        rows: Rows = []
        for player, facts in enumerate(self.players):
            hand = self.view["hand"] if player == self.viewer else facts.get("hand")
            if self.p is not None:
                hand = [IDS[card] for card in self.p.hands[player]]
            more = self.again if player == self.view["active"] else []
            if facts["alive"] and (more or hand is not None):
                rows.append([player, [*more, FILL] if hand is None else [*hand, *more]])
        return rows

    def top_of_deck(self) -> Rows:
        """Where the viewer knows it: a PANIC! card that is drawn again, cards looked at."""
        if self.p is not None:
            return []
        deck = self.view["deck"]
        cards = f"{deck['size']} cards (on top: {deck['back'] or 'none'})"
        self.notes.append(f"The deck had {cards}, the discard pile {self.view['discard']}.")
        top = self.view["played"] if self.step == "draw" else [deck["top"]] if "top" in deck else []
        return [[top or self.view["looking_at"]]] if top or "looking_at" in self.view else []

    def knows_top(self) -> Rows:
        """After a Blind Date."""
        knows = self.viewer if "top" in self.view["deck"] else NOBODY
        if self.p is not None:
            knows = self.p.known_top
        return [[knows]] if knows != NOBODY else []

    def began(self) -> Rows:
        """Whether the turn began in Quarantine, where it is otherwise now."""
        p = self.p
        if p is None or self.step in ("draw", "end"):
            return []
        before = p.drew_in_quarantine or p.quarantine_counts[p.active]
        now = p.quarantine[p.active] > 0
        return [] if before == now else [["quarantined" if before else "free"]]

    def began_at(self) -> Rows:
        """Where the active player sat when the turn began, if that is another chair."""
        p = self.p
        if p is None or self.step == "draw" or p.starting_seat == p.seat_of[p.active]:
            return []
        return [[p.seat_of.index(p.starting_seat)]]


# fmt: off
LINES: Final[Lines[Table, Moment]] = Lines({"CARD": CARD}, [
    Form("chairs: NAME...", Table.seat_everybody,
         lambda k: [] if k.chairs == sorted(k.chairs) else [[k.chairs]], early=True),
    Form("direction clockwise|counterclockwise", "p.direction", "direction", values=(1, -1)),
    Form("door NAME NAME", Table.lay_door, Moment.doors, key=""),
    Form("quarantine NAME NUMBER", Table.lay_quarantine, "players[].quarantine",
         key="quarantine NAME"),
    Form("thing NAME", "p.thing", "thing"),
    Form("eliminated NAME...", Table.eliminate, "players[].alive=false", key="eliminated NAME"),
    Form("infected NAME...", Table.infect, lambda k: one(k.infected), key="infected NAME"),
    Form("last human eliminated", "last_eliminated", Moment.last_eliminated),
    Form("hand NAME: CARD... [...]", "p.hands[]", Moment.hands, key="hand NAME", takes=True),
    Form("deck: CARD...", "deck", Moment.top_of_deck, takes=True),
    Form("deck only: CARD...", "deck", "deck.cards", takes=True, empty=True),
    Form("discard: CARD...", "p.discard", "p.discard", takes=True),
    Form("top known to NAME", "p.known_top", Moment.knows_top),
    order_line("reshuffle: CARD...", "reshuffle"),
    Form("active NAME", "p.active", "active"),
    Form("turn NUMBER", "p.turn", lambda k: [[k.view["turn"] - 1]] if k.view["turn"] > 1 else []),
    Form("request", "request", "request"),
    Form("began free|quarantined", "began", Moment.began),
    Form("began at NAME", "chair", Moment.began_at, key="began at"),
    Form("step draw|act|exchange|end", "step", lambda k: [[k.step]]),
    Form("offered CARD", "offer", lambda k: one(k.offer)),
    Form("offered CARD to NAME by seduction|friends", Table.offer_aimed),
])
# fmt: on
