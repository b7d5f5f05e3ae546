"""Plans: how many Infected! cards each hand can have held if somebody is The Thing.

A plan goes once backwards and once forwards over the deeds. After each deed it keeps, for the hands
concerned, the numbers of Infected! cards that the deeds before can lead to and that lead to all
that was seen later: sets of numbers, as bits of an integer. They are never too small, and seldom
too large, so that a dream along a plan seldom ends in a contradiction.
"""

from __future__ import annotations

from typing import Final

from whiteout.games.stay_away.cards import INFECTED
from whiteout.games.stay_away.imagine.bounds import UP_TO, Bounds
from whiteout.games.stay_away.imagine.deed import (
    ASIDE,
    DIE,
    DISCARD,
    DRAW,
    FREE,
    KEEP,
    OVERFLOW,
    SHUFFLE,
    SPEND,
    STUCK,
    TRADE,
    UNKNOWN,
    Deed,
)
from whiteout.games.stay_away.imagine.memory import Memory
from whiteout.games.stay_away.imagine.suspects import Suspect
from whiteout.games.stay_away.settings import CAP

STUCK_BITS: Final = 10
"""How many such exchanges are told apart."""


class Plan(Bounds):
    """What must hold along the way if this suspect is The Thing."""

    def __init__(
        self, memory: Memory, suspect: Suspect, giving: list[tuple[int, int]], stuck: int
    ) -> None:
        deeds = memory.deeds
        count = len(deeds)
        super().__init__(memory, suspect)
        self.stuck = stuck
        """Where one of two had nothing to give, and it is not known who: a bit each, set if it
        was the partner."""
        self.stuck_places: dict[int, int] = {}
        self.possible = True
        self.after = [0] * count
        """By deed: how many Infected! cards `player` can hold after it."""
        self.chains: dict[int, list[int]] = {}
        """The same for the chain of a TRADE."""
        self.infected_later = [0] * count
        self.others_later = [0] * count
        """By draw and shuffle: how many Infected! and other cards are certainly drawn later from
        the same deck."""
        self.needed = [0] * count
        """By deed: how many Infected! cards must be in the discard pile by the next shuffle, less
        those that are seen to get there in between."""
        now = []
        for player, size in enumerate(memory.sizes):
            now.append(UP_TO[self.room(player, count, size)] & self.at_rest(player, size))
        for player, facing in giving:  # those who are about to give a card can do so
            if facing != self.thing:
                now[player] &= self.gives(player, count, memory.sizes[player])
        for index in range(count - 1, -1, -1):
            self.step_back(now, index, deeds[index])
        self.first = now
        """The same for all hands at the start."""
        start = memory.start
        assert start is not None
        self.go_forward(deeds, now[:] if start.arranged else [entry & 1 for entry in now])

    def loosen(self, deeds: list[Deed]) -> None:
        """Let every number do."""
        self.possible = True
        self.after = [-1] * len(deeds)
        self.chains = {
            index: [-1] * len(deed.chain) for index, deed in enumerate(deeds) if deed.chain
        }
        self.infected_later = [0] * len(deeds)
        self.others_later = [0] * len(deeds)
        self.first = [-1] * len(self.first)
        self.must_infect = set()

    # -- backwards -------------------------------------------------------------------------------

    def step_back(self, now: list[int], index: int, deed: Deed) -> None:
        """From the sets after a deed to those before it."""
        if deed.kind == TRADE:
            self.step_back_trade(now, index, deed)
            return
        if deed.kind in (STUCK, FREE):
            self.restrict(now, index, deed)
            return
        player = deed.player
        if player < 0 or player == self.seat:
            return
        after = now[player]
        self.after[index] = after
        size = deed.sizes[0]
        before = self.before(index, deed, after, self.room(player, index, size))
        if deed.kind != OVERFLOW:
            before &= self.at_rest(player, size)
        now[player] = before

    def before(self, index: int, deed: Deed, after: int, room: int) -> int:
        """The numbers before a deed of one player that lead to those after it."""
        kind = deed.kind
        face = deed.face
        if kind in (DRAW, KEEP):
            if deed.apart or (kind == DRAW and index == self.birth):
                return after
            if face == UNKNOWN:
                return after | after >> 1
            return after >> 1 if face == INFECTED else after
        if kind in (DISCARD, ASIDE, SPEND):
            kept = after & UP_TO[max(0, room - 1)]
            if face == UNKNOWN:
                return (kept | after << 1) & UP_TO[room]
            return after << 1 & UP_TO[room] if face == INFECTED else kept
        if kind == OVERFLOW:
            return after << 1 & ~UP_TO[CAP]
        if kind == DIE:
            return 1 << room if face == INFECTED else UP_TO[room]
        return after & self.seen(deed, room)

    def restrict(self, now: list[int], index: int, deed: Deed) -> None:
        """One of two could give nothing, or both could give something."""
        pair = [deed.player, deed.other]
        if deed.kind == STUCK:
            place = self.stuck_place(now, index, deed)
            now[pair[place]] &= 1 << self.room(pair[place], index, deed.sizes[place])
            return
        for place, player in enumerate(pair):
            if player != self.seat and pair[1 - place] != self.thing:
                now[player] &= self.gives(player, index, deed.sizes[place])

    def stuck_place(self, now: list[int], index: int, deed: Deed) -> int:
        """Which of the two had nothing to give: the one who can, or else as the plan has it."""
        known = self.stuck_places.get(index)
        if known is not None:
            return known
        place = self.stuck >> deed.face % STUCK_BITS & 1 if deed.other != UNKNOWN else 0
        for number, player in enumerate([deed.player, deed.other]):
            if player == UNKNOWN:
                continue
            full = now[player] >> self.room(player, index, deed.sizes[number]) & 1
            if player in (self.seat, self.thing) or not full:
                place = 1 - number if deed.other != UNKNOWN else 0
        self.stuck_places[index] = place
        return place

    def step_back_trade(self, now: list[int], index: int, deed: Deed) -> None:
        """Every way in which gifts can be given and received."""
        chain = deed.chain
        self.chains[index] = [now[player] for player in chain]
        sets = []
        for place, player in enumerate(chain):
            after = now[player]
            room = self.room(player, index, deed.sizes[place])
            before = 0
            for given in self.gifts(deed, place, index):
                for received in self.gifts(deed, place - 1, index):
                    reach = after << given >> received
                    before |= reach & self.givers(player, given, room)
            sets.append(before & UP_TO[room] & self.at_rest(player, deed.sizes[place]))
        for place, player in enumerate(chain):
            if player != self.seat:
                now[player] = sets[place]

    # -- forwards --------------------------------------------------------------------------------

    def go_forward(self, deeds: list[Deed], now: list[int]) -> None:
        """Narrow the sets to what the start and the deeds before can lead to, and count the draws
        whose kind follows from them."""
        certain = [UNKNOWN] * len(deeds)
        for index, deed in enumerate(deeds):
            kind = deed.kind
            if kind == TRADE:
                self.go_through_trade(now, index, deed)
                continue
            if kind == DRAW and deed.other == UNKNOWN and index != self.birth:
                certain[index] = self.kind_of_draw(now, index, deed)
            if kind in (STUCK, FREE):
                self.restrict(now, index, deed)
                continue
            player = deed.player
            if player < 0 or player == self.seat:
                continue
            after = self.led_to(index, deed, now[player]) & self.after[index]
            if after == 0:
                self.possible = False
            self.after[index] = after
            now[player] = after
        self.count_draws(deeds, certain)

    def count_draws(self, deeds: list[Deed], certain: list[int]) -> None:
        """From the end: what each deck and each discard pile must hold."""
        infected = 0
        others = 0
        needed = 0
        for index in range(len(deeds) - 1, -1, -1):
            deed = deeds[index]
            self.needed[index] = needed
            if deed.kind in (DRAW, SHUFFLE):
                self.infected_later[index] = infected
                self.others_later[index] = others
                if deed.kind == SHUFFLE:
                    needed = infected
                    infected = 0
                    others = 0
                elif certain[index] == 1:
                    infected += 1
                elif certain[index] == 0:
                    others += 1
            elif deed.face == INFECTED and deed.kind in (DISCARD, OVERFLOW):
                needed -= 1

    def kind_of_draw(self, now: list[int], index: int, deed: Deed) -> int:
        """1 for an Infected! card, 0 for another one, UNKNOWN where either can be."""
        if deed.face != UNKNOWN:
            return 1 if deed.face == INFECTED else 0
        if deed.apart:
            return UNKNOWN
        before = now[deed.player]
        after = self.after[index]
        if not before & after:
            return 1
        return UNKNOWN if before << 1 & after else 0

    def led_to(self, index: int, deed: Deed, before: int) -> int:
        """The numbers after a deed of one player, from those before it."""
        kind = deed.kind
        face = deed.face
        room = self.room(deed.player, index, deed.sizes[0])
        if kind in (DRAW, KEEP):
            if deed.apart or (kind == DRAW and index == self.birth):
                return before
            if face == UNKNOWN:
                return before | before << 1
            return before << 1 if face == INFECTED else before
        if kind in (DISCARD, ASIDE, SPEND):
            kept = before & UP_TO[max(0, room - 1)]
            if face == UNKNOWN:
                return kept | before >> 1
            return before >> 1 if face == INFECTED else kept
        if kind == OVERFLOW:
            return (before & ~UP_TO[CAP]) >> 1
        return 1 if kind == DIE else before & self.seen(deed, room)

    def go_through_trade(self, now: list[int], index: int, deed: Deed) -> None:
        """The same for everybody of a chain."""
        sets = self.chains[index]
        for place, player in enumerate(deed.chain):
            room = self.room(player, index, deed.sizes[place])
            after = 0
            for given in self.gifts(deed, place, index):
                start = now[player] & self.givers(player, given, room)
                for received in self.gifts(deed, place - 1, index):
                    after |= start >> given << received
            sets[place] &= after
            if player != self.seat and sets[place] == 0:
                self.possible = False
        for place, player in enumerate(deed.chain):
            now[player] = sets[place]
