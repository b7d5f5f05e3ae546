"""How a seat weighs its options, whatever its role.

Every option gets a worth in points, and the best one is taken. This module knows what a card does
(a Seduction is an exchange with somebody else, a Barred Door is an exchange that does not happen);
what an exchange, a death or a look is worth depends on the role, and stands in the module of each.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.option import Option
from whiteout.games.stay_away.bots.knowledge import Knowledge
from whiteout.games.stay_away.bots.sight import Sight
from whiteout.games.stay_away.written_codes import (
    ANALYSIS,
    AXE,
    BARRED_DOOR,
    CHANGE_PLACES,
    FLAMETHROWER,
    IM_COMFORTABLE,
    LOVECRAFT,
    NECRONOMICON,
    QUARANTINE,
    RESOLUTE,
    SEDUCTION,
    SUSPICIOUS,
    WATCH_YOUR_BACK,
    WHISKEY,
    YOUD_BETTER_RUN,
)

LATER: Final = 0.9
"""The worth of an exchange that somebody else will start later, beside one that I start now."""

SECOND_COPY: Final = 0.6
"""The worth of the second copy of a card, beside the first."""

NEW_CARD: Final = 0.25
"""The worth of the card drawn for a defense card."""

ACT_AGAIN: Final = 1.5
"""The worth of Resolute: a look at three cards, and another action."""

ONE_OF_FOUR: Final = 0.3
"""The worth of seeing one card, beside the whole hand."""

LASTING: Final = 0.8
"""The worth of an exchange prevented for good, beside the one at hand."""

FREEDOM: Final = 0.3
PRISON: Final = 1.0
"""Out of Quarantine one can act; in Quarantine one cannot."""

SURVIVAL: Final = 20.0


class Mind:
    """The judgement of one seat at one decision."""

    __slots__ = ("belief", "known", "me", "sight")

    def __init__(self, sight: Sight, known: Knowledge) -> None:
        self.sight = sight
        self.known = known
        self.belief = known.belief
        self.me = sight.me

    # -- what depends on the role ------------------------------------------------------------------

    def keep(self, card: int) -> float:
        """The worth of holding a card."""
        raise NotImplementedError

    def meeting(self, q: int, mine: bool) -> float:
        """The worth of an exchange with q, started by me or by q."""
        raise NotImplementedError

    def burn(self, q: int) -> float:
        """The worth of the death of q."""
        raise NotImplementedError

    def inspect(self, q: int) -> float:
        """The worth of seeing the whole hand of q."""
        raise NotImplementedError

    def beside(self, q: int) -> float:
        """The worth of sitting beside q, exchanges aside."""
        raise NotImplementedError

    def isolate(self, q: int) -> float:
        """The worth of a Quarantine on q, exchanges with me aside."""
        raise NotImplementedError

    def gift(self, card: int, q: int) -> float:
        """The worth of giving this card to q."""
        raise NotImplementedError

    def refuse(self, card: int, q: int) -> float:
        """The worth of refusing a card of q by this defense card."""
        raise NotImplementedError

    def show(self) -> float:
        """The worth of showing my hand to everybody."""
        raise NotImplementedError

    def show_to(self, q: int) -> float:
        """The worth of showing my hand to q."""
        raise NotImplementedError

    # -- the decision points -----------------------------------------------------------------------

    def weigh(self, option: Option) -> float:
        """The worth of an option at the decision point before me."""
        point = self.sight.point
        value = option.value
        if point == "D-02" or point == "D-03":
            worth = self.effect(value) if option.verb == "play" else 0.0
            return worth - self.spare(value)
        if point == "D-10" or point == "D-18":
            return self.gift(value, self.sight.other)
        if point == "D-11":
            return self.answer(option)
        if point == "D-04":
            return self.aim(self.sight.about, value)
        if point == "D-07":
            return self.keep(value) + 0.2 * max(0.0, self.effect(value))
        if point == "D-16" or point == "D-17":
            return -self.spare(value)
        return self.weigh_seldom(option)

    def weigh_seldom(self, option: Option) -> float:
        """The less common decision points."""
        point = self.sight.point
        value = option.value
        if point == "D-05":
            return self.free(value) if option.verb == "free" else self.unbar(value)
        if point == "D-06":
            return self.bar(value)
        if point == "D-08":
            return 0.0 if option.verb == "decline" else SURVIVAL
        if point == "D-09":
            stay = -self.swap(self.sight.other) - self.keep(IM_COMFORTABLE) + NEW_CARD
            return 0.0 if option.verb == "decline" else stay
        if point == "D-12":
            return self.meeting(value, True)
        if point == "D-13":
            return self.swap(value)
        if point == "D-14":
            return self.swap(self.sight.at(self.sight.place + 3 * value))
        if point == "D-15":
            return self.show_to(value)
        return self.reveal(option.verb)

    def answer(self, option: Option) -> float:
        """D-11: give a card, or refuse by a defense card."""
        q = self.sight.other
        if option.verb == "respond":
            return self.refuse(option.value, q) + NEW_CARD - self.spare(option.value)
        return self.meeting(q, True) + self.gift(option.value, q)

    def reveal(self, verb: str) -> float:
        """D-19: an Infected! card alone is never worth showing."""
        if verb == "show_hand":
            return self.show()
        return 0.0 if verb == "pass" else -1.0

    # -- what cards do -----------------------------------------------------------------------------

    def spare(self, card: int) -> float:
        """What I lose when this card leaves my hand."""
        worth = self.keep(card)
        return worth * SECOND_COPY if self.sight.counts[card] > 1 else worth

    def effect(self, card: int) -> float:
        """The worth of playing a card, at its best target."""
        sight = self.sight
        if card in (FLAMETHROWER, ANALYSIS, SUSPICIOUS, CHANGE_PLACES, QUARANTINE):
            best = self.aim(card, self.me) if card == QUARANTINE else -SURVIVAL
            for q in sight.neighbours():
                if sight.reachable(q):
                    best = max(best, self.aim(card, q))
            return best
        if card in (SEDUCTION, YOUD_BETTER_RUN, LOVECRAFT, NECRONOMICON):
            best = -SURVIVAL
            for q in sight.ring:
                if q != self.me and sight.quarantine[q] == 0:
                    best = max(best, self.aim(card, q))
            return best
        if card == WATCH_YOUR_BACK:
            return self.outlook(sight.place, -sight.direction, True) - self.here()
        if card == BARRED_DOOR:
            return max(self.bar(1), self.bar(-1))
        if card == RESOLUTE:
            return ACT_AGAIN
        if card == WHISKEY:
            return self.show()
        return self.swing() if card == AXE else 0.0

    def aim(self, card: int, q: int) -> float:
        """The worth of a card aimed at q."""
        if card in (FLAMETHROWER, NECRONOMICON):
            return self.burn(q)
        if card in (ANALYSIS, LOVECRAFT):
            return self.inspect(q)
        if card == SUSPICIOUS:
            return ONE_OF_FOUR * self.inspect(q)
        if card == SEDUCTION:
            return self.meeting(q, True) - self.exchange_now()
        if card == QUARANTINE:
            return self.shut_in(q)
        return self.swap(q)

    def exchange_now(self) -> float:
        """The worth of the exchange that ends my turn, if there will be one."""
        sight = self.sight
        if sight.quarantine[self.me] > 0:
            return 0.0
        return self.exchange_at(sight.place, sight.direction, sight.next())

    def exchange_at(self, place: int, step: int, q: int) -> float:
        """The worth of an exchange with q, one step to the left or right of a place."""
        if self.sight.quarantine[q] > 0 or self.sight.barred(place, step):
            return 0.0
        return self.meeting(q, True)

    def here(self) -> float:
        """The outlook where I sit."""
        sight = self.sight
        return self.outlook(sight.place, sight.direction, sight.quarantine[self.me] == 0)

    def swap(self, q: int) -> float:
        """The worth of changing places with q."""
        sight = self.sight
        place = sight.place_of(q)
        return self.outlook(place, sight.direction, sight.quarantine[self.me] == 0) - self.here()

    def outlook(self, place: int, direction: int, free: bool) -> float:
        """The worth of sitting at a place, in Quarantine or free; its owner would sit at mine."""
        sight = self.sight
        following = sight.at(place + direction)
        before = sight.at(place - direction)
        if following == self.me:
            following = sight.at(place)
        if before == self.me:
            before = sight.at(place)
        worth = self.exchange_at(place, direction, following) if free else 0.0
        if not sight.barred(place, direction):
            worth += self.beside(following)
        if not sight.barred(place, -direction):
            worth += self.beside(before)
            if free and sight.quarantine[before] == 0:
                worth += LATER * self.meeting(before, False)
        return worth

    # -- obstacles ---------------------------------------------------------------------------------

    def wall(self, q: int) -> float:
        """The worth of a lasting obstacle between q and me."""
        worth = -LASTING * self.meeting(q, False) - self.beside(q)
        return worth - self.meeting(q, True) if q == self.sight.next() else worth

    def bar(self, step: int) -> float:
        """The worth of a door to the left (1) or right (-1)."""
        sight = self.sight
        return 0.0 if sight.barred(sight.place, step) else self.wall(sight.at(sight.place + step))

    def shut_in(self, q: int) -> float:
        """The worth of a Quarantine on q, or on myself."""
        if q == self.me:
            return -self.here() - PRISON
        return self.isolate(q) + LASTING * self.wall(q)

    def free(self, q: int) -> float:
        """The worth of lifting a Quarantine."""
        if q == self.me:
            return self.outlook(self.sight.place, self.sight.direction, True) + FREEDOM
        return -self.isolate(q) - LASTING * self.wall(q)

    def unbar(self, edge: int) -> float:
        """The worth of removing a door: none unless it stands beside me."""
        sight = self.sight
        place = sight.place_before(edge)
        if place == sight.place:
            return -self.wall(sight.at(place + 1))
        return -self.wall(sight.at(place)) if sight.at(place + 1) == self.me else 0.0

    def swing(self) -> float:
        """The worth of an Axe."""
        sight = self.sight
        if sight.quarantine[self.me] > 0:
            return self.free(self.me)
        best = -1.0
        for step in (1, -1):
            q = sight.at(sight.place + step)
            if sight.barred(sight.place, step):
                best = max(best, -self.wall(q))
            elif sight.quarantine[q] > 0:
                best = max(best, self.free(q))
        return best
