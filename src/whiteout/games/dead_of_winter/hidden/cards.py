"""Item cards that a viewer cannot name are gathered and dealt again, within what may lie where.

A deck holds the kinds it was built of, and equipment that was shuffled in; a hand what may have
come from the decks it has drawn from. The rarest kinds are dealt first; a card that finds no place
takes that of another one that has somewhere else to go.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.chance import Chance
from whiteout.core.zones.counts import take_out
from whiteout.core.zones.deal import mix
from whiteout.games.dead_of_winter.hidden.known import mixed_runs
from whiteout.games.dead_of_winter.position import WinterPosition
from whiteout.games.dead_of_winter.rules.search import MIXED, KeepCards, MakeNoise
from whiteout.games.dead_of_winter.tables import ITEMS, ORIGINS, OUTSIDE

PURPOSE: Final = "determinize"


class CardDeal:
    """One drawing anew of item cards. A zone is a list of cards; `deck` names the deck whose kinds
    alone may lie in it, `sources` the decks that a hand may have drawn from."""

    def __init__(self, p: WinterPosition, viewer: int, chance: Chance) -> None:
        self.p = p
        self.viewer = viewer
        self.chance = chance
        self.zones: list[list[int]] = []
        self.deck: list[int] = []
        self.sources: list[int] = []
        self.sizes: list[int] = []
        self.hidden: list[int] = []
        """All that is to be dealt again."""

    def below(self, count: int) -> int:
        """A number of chance."""
        return self.chance.below(count, PURPOSE)

    def add(self, cards: list[int], deck: int, sources: int) -> int:
        """A zone of hidden cards; its number."""
        zone = len(self.zones)
        self.zones.append([])
        self.sizes.append(len(cards))
        self.deck.append(deck)
        self.sources.append(sources)
        self.hidden += cards
        return zone

    def deal(self) -> None:
        """Gather what the viewer cannot name, deal it again, put it back."""
        p = self.p
        hands = self.add_players()
        decks = self.add_decks()
        boxed = self.add(p.boxed[0][:], 0, 1)
        drawn = self.add_drawn()
        self.spread()
        for owner, kept, zones in hands:
            p.hands[owner] = sorted([*kept, *self.zones[zones[0]]])
            p.given[owner] = sorted(self.zones[zones[1]])
            p.lost_hands[owner] = sorted(self.zones[zones[2]])
        for location, places, zone in decks:
            cards = self.zones[zone][: len(places)]
            p.boxed[location] = sorted(self.zones[zone][len(places) :])
            for at, card in zip(places, cards, strict=True):
                p.decks[location][at] = card
            mix(p.decks[location], places, self.chance)
            for run in mixed_runs(p.deck_seen[location], self.viewer) if self.viewer >= 0 else []:
                mix(p.decks[location], run, self.chance)
        p.boxed[0] = sorted(self.zones[boxed])
        if drawn >= 0:
            p.drawn = self.zones[drawn]
            self.chance.shuffle(p.drawn, PURPOSE)

    def add_players(self) -> list[tuple[int, list[int], list[int]]]:
        """Hands, contributions and lost hands of others; where hands are open they are known."""
        p = self.p
        found: list[tuple[int, list[int], list[int]]] = []
        for owner in range(p.seats):
            if owner == self.viewer or p.settings.open_hands:
                continue
            hand = p.hands[owner][:]
            known = p.known[self.viewer][owner] if self.viewer >= 0 else []
            kept = take_out(hand, known)
            sources = p.sources[owner]
            zones = [
                self.add(cards, -1, sources)
                for cards in (hand, p.given[owner][:], p.lost_hands[owner][:])
            ]
            found.append((owner, kept, zones))
        return found

    def add_decks(self) -> list[tuple[int, list[int], int]]:
        """The places of each deck that the viewer has not seen, and what was boxed of it."""
        p = self.p
        me = (1 << self.viewer | 1 << (self.viewer + MIXED)) if self.viewer >= 0 else 0
        found: list[tuple[int, list[int], int]] = []
        for location in OUTSIDE:
            places = [at for at, seen in enumerate(p.deck_seen[location]) if not seen & me]
            cards = [p.decks[location][at] for at in places] + p.boxed[location]
            found.append((location, places, self.add(cards, location, 0)))
        return found

    def add_drawn(self) -> int:
        """The cards of somebody else's running search."""
        choice = self.p.choice
        if not isinstance(choice, MakeNoise | KeepCards) or choice.seat == self.viewer:
            return -1
        return self.add(self.p.drawn[:], self.p.place[choice.survivor], 0)

    # -- dealing -----------------------------------------------------------------------------------

    def spread(self) -> None:
        """Every card finds a place, those that fit in few places first."""
        cards = sorted(self.hidden)
        self.chance.shuffle(cards, PURPOSE)
        room = [self.room(kind) for kind in range(len(ITEMS))]
        cards.sort(key=room.__getitem__)
        for card in cards:
            zones = [zone for zone in self.free() if self.may_lie(card, zone)]
            if zones:
                self.zones[self.any_of(zones)].append(card)
            else:
                self.squeeze(card)

    def room(self, kind: int) -> int:
        """How many places a kind may lie in."""
        zones = range(len(self.zones))
        return sum([self.sizes[zone] for zone in zones if self.may_lie(kind, zone)])

    def free(self) -> list[int]:
        """The zones that are not full yet."""
        return [at for at, zone in enumerate(self.zones) if len(zone) < self.sizes[at]]

    def any_of(self, zones: list[int]) -> int:
        """One of these zones, each as likely as it has places left."""
        left = [self.sizes[zone] - len(self.zones[zone]) for zone in zones]
        place = self.below(sum(left))
        for zone, count in zip(zones, left, strict=True):
            if place < count:
                return zone
            place -= count
        raise AssertionError("there is a place in some zone")

    def squeeze(self, card: int) -> None:
        """A card without a place takes that of another one that can go where there is room. Where
        even that cannot be, it goes anywhere."""
        free = self.free()
        for zone in range(len(self.zones)):
            if not self.may_lie(card, zone):
                continue
            for at, other in enumerate(self.zones[zone]):
                homes = [home for home in free if home != zone and self.may_lie(other, home)]
                if homes:
                    self.zones[zone][at] = card
                    self.zones[self.any_of(homes)].append(other)
                    return
        self.zones[self.any_of(free)].append(card)

    def may_lie(self, card: int, zone: int) -> bool:
        """Whether a card of this kind may lie in a zone."""
        deck = self.deck[zone]
        if deck < 0:
            return ORIGINS[card] & self.sources[zone] != 0
        most = ITEMS[card].copies[deck] + (self.p.returned[deck].count(card) if deck else 0)
        return self.zones[zone].count(card) < most
