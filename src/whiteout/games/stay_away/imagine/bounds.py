"""Bounds: how many Infected! cards a hand can hold if somebody is The Thing, by the rules alone.

Sets of numbers are bits of an integer: bit n is set if the hand can hold n of them.
"""

from __future__ import annotations

from typing import Final

from whiteout.games.stay_away.cards import INFECTED
from whiteout.games.stay_away.imagine.deed import HOLDS, SHOW, TRADE, TURNED, UNKNOWN, Deed
from whiteout.games.stay_away.imagine.memory import Memory
from whiteout.games.stay_away.imagine.suspects import Suspect
from whiteout.games.stay_away.settings import CAP
from whiteout.games.stay_away.setup import HAND_SIZE

UP_TO: Final = [(1 << (count + 1)) - 1 for count in range(16)]
"""The set of the numbers from 0 to count."""

NEITHER: Final = (0,)
ONE: Final = (1,)
EITHER: Final = (0, 1)
"""How many Infected! cards a gift can be."""


class Bounds:
    """What the rules say about hands and gifts if this suspect is The Thing."""

    def __init__(self, memory: Memory, suspect: Suspect) -> None:
        self.seat: Final = memory.seat
        self.thing: Final = suspect.player
        self.birth: Final = suspect.birth
        self.capped: Final = memory.settings.capped
        self.clean: Final = memory.clean
        self.infectable = [len(memory.deeds)] * memory.seats
        """By player: the first deed by which they can have been infected."""
        self.must_infect: set[int] = set()
        """TRADEs in which The Thing must give an Infected! card to whoever is still Human."""
        self.find_infections(memory.deeds)

    def find_infections(self, deeds: list[Deed]) -> None:
        """When everybody can have been infected, and by when some must have been."""
        last = [UNKNOWN] * len(self.infectable)
        for index, deed in enumerate(deeds):
            if index <= self.birth:
                continue
            if deed.kind == TRADE and self.thing in deed.chain:
                place = deed.chain.index(self.thing)
                receiver = deed.chain[(place + 1) % len(deed.chain)]
                if index > self.clean[receiver] and deed.faces[place] in (UNKNOWN, INFECTED):
                    last[receiver] = index
                    self.infectable[receiver] = min(self.infectable[receiver], index)
            elif deed.kind == TURNED and deed.other == self.thing and last[deed.player] >= 0:
                self.must_infect.add(last[deed.player])

    def room(self, player: int, index: int, size: int) -> int:
        """How many cards of a hand can be Infected! cards."""
        return size - 1 if player == self.thing and index > self.birth else size

    def at_rest(self, player: int, size: int) -> int:
        """Nobody keeps more than three (SA-HAND-07)."""
        if self.capped and size == HAND_SIZE and player != self.thing:
            return UP_TO[CAP]
        return -1

    def gives(self, player: int, index: int, size: int) -> int:
        """Something else than an Infected! card is there to be given."""
        return UP_TO[max(0, self.room(player, index, size) - 1)]

    def gifts(self, deed: Deed, place: int, index: int) -> tuple[int, ...]:
        """How many Infected! cards the giver at this place can give. Only The Thing gives them to
        others than itself, and only Infected players give them to it (§6.9)."""
        face = deed.faces[place]
        if face != UNKNOWN:
            return ONE if face == INFECTED else NEITHER
        giver = deed.chain[place]
        receiver = deed.chain[(place + 1) % len(deed.chain)]
        if index > self.birth and (
            (giver == self.thing and (index > self.clean[receiver] or deed.apart))
            or (receiver == self.thing and index > self.infectable[giver])
        ):
            return EITHER
        return NEITHER

    def givers(self, player: int, given: int, room: int) -> int:
        """How many Infected! cards a giver can hold: an Infected player keeps one of them."""
        if given:
            return ~1 if player == self.thing else ~3
        return UP_TO[max(0, room - 1)]

    def seen(self, deed: Deed, room: int) -> int:
        """What a deed that moves no card tells about a hand."""
        if deed.kind == SHOW:
            return 1 << deed.faces.count(INFECTED)
        if deed.kind == HOLDS:
            return ~1 if deed.face == INFECTED else UP_TO[max(0, room - 1)]
        return -1
