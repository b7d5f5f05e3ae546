"""Dealing again what a viewer cannot name, to where it may lie.

For games in which things come from a deck and go to piles, and none passes unseen from hand to
hand: there counting (counts.py) says all there is to know. What the viewer cannot name is gathered
from the position itself, so that nothing is made or lost, and dealt where most is known first:

    deal = Deal(chance, observer)
    deal.gather(p.hands[other])
    p.pile = deal.gather(p.pile, observer.pile)     # what surely lies there stays
    deal.shuffle()
    deal.hold(hands, sizes, sure=True)              # cards seen in hands, and still there
    p.bag = [deal.one_of(fits) for _ in p.bag]      # nothing that may not be there
    deal.fill(hands, sizes)
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from whiteout.core.chance import Chance
from whiteout.core.zones.counts import CountObserver, take_out


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal:
    """One deal. *Fresh* things were seen to go into the deck when it was last shuffled, so a hand
    holds no more of them than it has drawn since; the others can be anywhere."""

    def __init__(self, chance: Chance, observer: CountObserver) -> None:
        self.chance = chance
        self.observer = observer
        self.fresh: list[int] = []
        self.others: list[int] = []

    def below(self, count: int) -> int:
        """A number of chance."""
        return self.chance.below(count, "determinize")

    # -- gathering -------------------------------------------------------------------------------

    def gather(self, things: list[int], known: Sequence[int] = ()) -> list[int]:
        """Take up all of these but what is known to lie there, which is given back, in an order
        that tells nothing."""
        left = things[:]
        kept = take_out(left, known)
        self.others += left
        kept.sort()
        return kept

    def shuffle(self) -> None:
        """All is gathered: an order that tells nothing of where the things lay."""
        self.others.sort()
        self.fresh = take_out(self.others, self.observer.fresh)
        self.fresh.sort()
        self.chance.shuffle(self.fresh, "determinize")
        self.chance.shuffle(self.others, "determinize")

    # -- taking ----------------------------------------------------------------------------------

    def any(self) -> int:
        """Any thing."""
        others = len(self.others)
        if self.fresh and self.below(others + len(self.fresh)) >= others:
            return self.fresh.pop()
        return self.others.pop()

    def take(self, face: int) -> bool:
        """Take a thing of this face, if there is one: any copy, lest those left lie askew."""
        for heap in (self.others, self.fresh):
            if face in heap:
                places = [place for place, thing in enumerate(heap) if thing == face]
                heap.pop(places[self.below(len(places))])
                return True
        return False

    def one_of(self, fits: list[bool]) -> int:
        """A thing whose face fits; any if none does."""
        others = [place for place, face in enumerate(self.others) if fits[face]]
        fresh = [place for place, face in enumerate(self.fresh) if fits[face]]
        if not others and not fresh:
            return self.any()
        chosen = self.below(len(others) + len(fresh))
        if chosen < len(others):
            return self.others.pop(others[chosen])
        return self.fresh.pop(fresh[chosen - len(others)])

    def rest(self) -> list[int]:
        """All that is left."""
        if self.fresh:
            self.others += self.fresh
            self.chance.shuffle(self.others, "determinize")
        return self.others

    # -- hands -----------------------------------------------------------------------------------

    def hold(self, hands: list[list[int]], sizes: list[int], sure: bool) -> None:
        """Things seen in hands: those that must still be there, or the others, each as often as it
        has not left unseen."""
        for seen in self.observer.sightings:
            hand = hands[seen.seat]
            full = len(hand) >= sizes[seen.seat]
            if full or seen.face in hand or sure != (seen.kept >= 1):
                continue
            if (sure or self.below(1000) < 1000 * seen.kept) and self.take(seen.face):
                hand.append(seen.face)

    def fill(self, hands: list[list[int]], sizes: list[int]) -> None:
        """First what cannot be fresh in a hand, then the rest of it."""
        for hand, size, drawn in zip(hands, sizes, self.observer.drawn, strict=True):
            old = size - max(drawn, len(hand))
            for _ in range(min(old, len(self.others))):
                hand.append(self.others.pop())
        for hand, size in zip(hands, sizes, strict=True):
            while len(hand) < size:
                hand.append(self.any())


def unseen(seen_by: list[int], viewer: int) -> list[int]:
    """The places whose thing the viewer has not seen, where each says by bits which seats have."""
    me = 1 << viewer if viewer >= 0 else 0
    return [place for place, seats in enumerate(seen_by) if not seats & me]


def seen_runs(seen_by: list[int], viewer: int) -> list[range]:
    """The places whose thing the viewer has seen, in runs that lie side by side."""
    me = 1 << viewer if viewer >= 0 else 0
    runs: list[range] = []
    for place, seats in enumerate(seen_by):
        if seats & me:
            start = runs.pop().start if runs and runs[-1].stop == place else place
            runs.append(range(start, place + 1))
    return runs


def mix(things: list[int], places: Sequence[int], chance: Chance) -> None:
    """What lies in these places changes places, in any order."""
    mixed = sorted([things[place] for place in places])
    chance.shuffle(mixed, "determinize")
    for place, thing in zip(places, mixed, strict=True):
        things[place] = thing
