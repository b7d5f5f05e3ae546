"""The PANIC! cards: specification §6.10 (PAN)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from whiteout.core.choice import Choice, Step
from whiteout.core.event import Event, Facts
from whiteout.core.option import PASS, Option
from whiteout.games.stay_away.options import (
    DISCARD,
    LEFT,
    PUT_ASIDE,
    RIGHT,
    SHOW_HAND,
    SHOW_INFECTED,
    TARGET,
)
from whiteout.games.stay_away.position import PANIC_STEP, StayAwayPosition
from whiteout.games.stay_away.rules.deck import DISCARD_PLAYED, draw_stay_away
from whiteout.games.stay_away.rules.exchange import FRIENDS, BeginExchange
from whiteout.games.stay_away.rules.hand import (
    discard_from_hand,
    discardable,
    overflow,
    show_hand,
)
from whiteout.games.stay_away.rules.obstacle import lift_all_quarantines, remove_all_doors
from whiteout.games.stay_away.rules.quarantine import in_the_open, isolated
from whiteout.games.stay_away.rules.round_and_round import RoundAndRound
from whiteout.games.stay_away.rules.seats import next_from_seat, swap_seats
from whiteout.games.stay_away.rules.targets import confidants, far, ways_out
from whiteout.games.stay_away.tables import CARDS, IDS, IS_PANIC
from whiteout.games.stay_away.written_codes import (
    BETWEEN_US,
    BLIND_DATE,
    CANT_WE_BE_FRIENDS,
    FORGETFUL,
    INFECTED,
    ONE_TWO,
    OOOPS,
    OUT_OF_HERE,
    REVELATIONS,
    ROTTEN_ROPES,
    ROUND_AND_ROUND,
    THE_PARTY,
    THREE_FOUR,
)

FORGOTTEN: Final = 3
"""Cards discarded and drawn for Forgetful."""

FEWEST_FOR_ONE_TWO: Final = 4


class ResolvePanic(Step[StayAwayPosition]):
    """Shown, resolved by and for the drawer, then discarded (SA-PAN-01, SA-PAN-02)."""

    __slots__ = ("card", "drawer")

    def __init__(self, drawer: int, card: int) -> None:
        self.drawer = drawer
        self.card = card

    def run(self, p: StayAwayPosition) -> None:
        p.step = PANIC_STEP
        p.played.append(self.card)
        if p.history is not None:
            p.emit(Event("panicked", {"player": self.drawer, "card": IDS[self.card]}))
        p.then(DISCARD_PLAYED)
        PANICS[self.card](p, self.drawer)


class ChoosePlayer(Choice[StayAwayPosition]):
    """D-12, D-13, D-15: the drawer names another player."""

    __slots__ = ("card",)
    SECRET: ClassVar = False

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def point(self, p: StayAwayPosition) -> str:
        if self.card == CANT_WE_BE_FRIENDS:
            return "D-12"
        return "D-13" if self.card == OUT_OF_HERE else "D-15"

    def rule(self, p: StayAwayPosition) -> str:
        if self.card == CANT_WE_BE_FRIENDS:
            return "SA-PAN-13"
        return "SA-PAN-09" if self.card == OUT_OF_HERE else "SA-PAN-15"

    def about(self, p: StayAwayPosition) -> dict[str, int | str]:
        return {"card": IDS[self.card]}

    def options(self, p: StayAwayPosition, seat: int) -> list[Option]:
        return [TARGET[player] for player in named_by(p, seat, self.card)]

    def resolve(self, p: StayAwayPosition, option: Option) -> None:
        p.target = option.value
        if p.history is not None:
            facts: Facts = {"player": self.seat, "card": IDS[self.card], "target": p.target}
            p.emit(Event("aimed", facts))
        if self.card == CANT_WE_BE_FRIENDS:
            p.then(BeginExchange(self.seat, p.target, FRIENDS))
        elif self.card == OUT_OF_HERE:
            swap_seats(p, self.seat, p.target)
        else:
            show_hand(p, self.seat, [p.target], IDS[BETWEEN_US])


def named_by(p: StayAwayPosition, drawer: int, card: int) -> list[int]:
    """Whom the drawer may name; nobody means the card has no effect (SA-PAN-03)."""
    if card == CANT_WE_BE_FRIENDS:
        return [] if isolated(p, drawer) else far(p, drawer)
    if card == OUT_OF_HERE:
        return ways_out(p, drawer)
    return confidants(p, drawer)


def ask_for_player(p: StayAwayPosition, drawer: int, card: int) -> None:
    """Mandatory if a legal player exists (SA-PAN-09, SA-PAN-13, SA-PAN-15)."""
    if named_by(p, drawer, card):
        p.then(ChoosePlayer(drawer, card))


def rotten_ropes(p: StayAwayPosition, drawer: int) -> None:
    """All Quarantine cards in play are discarded (SA-PAN-05)."""
    lift_all_quarantines(p, IDS[ROTTEN_ROPES])


def three_four(p: StayAwayPosition, drawer: int) -> None:
    """All Barred Doors in play are discarded (SA-PAN-06)."""
    remove_all_doors(p, IDS[THREE_FOUR])


def one_two(p: StayAwayPosition, drawer: int) -> None:
    """A drawer who cannot swap anyway is not asked for a side (SA-PAN-07)."""
    if p.living >= FEWEST_FOR_ONE_TWO and p.quarantine[drawer] == 0:
        p.then(ChooseSide(drawer))


class ChooseSide(Choice[StayAwayPosition]):
    """D-14: swap with the third living player to the left or to the right (SA-PAN-07)."""

    __slots__ = ()
    POINT: ClassVar = "D-14"
    RULE: ClassVar = "SA-PAN-07"

    def about(self, p: StayAwayPosition) -> dict[str, int | str]:
        return {"card": IDS[ONE_TWO]}

    def options(self, p: StayAwayPosition, seat: int) -> list[Option]:
        if p.living < FEWEST_FOR_ONE_TWO:
            return []  # somebody has left since: nobody to swap with
        return [LEFT, RIGHT]

    def resolve(self, p: StayAwayPosition, option: Option) -> None:
        third = self.seat
        for _ in range(3):
            third = p.left[third] if option is LEFT else p.right[third]
        if p.history is not None:
            facts: Facts = {"player": self.seat, "side": option.verb, "target": third}
            p.emit(Event("counted_to_three", facts))
        if p.quarantine[third] == 0:
            swap_seats(p, self.seat, third)


def the_party(p: StayAwayPosition, drawer: int) -> None:
    """Obstacles go; then pairs swap seats clockwise from the drawer (SA-PAN-08)."""
    lift_all_quarantines(p, IDS[THE_PARTY])
    remove_all_doors(p, IDS[THE_PARTY])
    circle = [drawer]
    while p.left[circle[-1]] != drawer:
        circle.append(p.left[circle[-1]])
    for first in range(0, len(circle) - 1, 2):
        swap_seats(p, circle[first], circle[first + 1])


def out_of_here(p: StayAwayPosition, drawer: int) -> None:
    """Swap seats with somebody (SA-PAN-09)."""
    ask_for_player(p, drawer, OUT_OF_HERE)


def forgetful(p: StayAwayPosition, drawer: int) -> None:
    """Discard three, then draw three (SA-PAN-10)."""
    p.then(Forget(drawer, FORGOTTEN))


class Forget(Choice[StayAwayPosition]):
    """D-16, one card at a time: which cards are forgotten."""

    __slots__ = ("remaining",)
    POINT: ClassVar = "D-16"
    RULE: ClassVar = "SA-PAN-10"

    def __init__(self, seat: int, remaining: int) -> None:
        super().__init__(seat)
        self.remaining = remaining

    def about(self, p: StayAwayPosition) -> dict[str, int | str]:
        return {"card": IDS[FORGETFUL], "remaining": self.remaining}

    def options(self, p: StayAwayPosition, seat: int) -> list[Option]:
        return [DISCARD[card] for card in discardable(p, seat)]

    def resolve(self, p: StayAwayPosition, option: Option) -> None:
        discard_from_hand(p, self.seat, option.value)
        if self.remaining > 1:
            p.then(Forget(self.seat, self.remaining - 1))
            return
        for _ in range(FORGOTTEN):
            draw_stay_away(p, self.seat, IDS[FORGETFUL])
        overflow(p, self.seat)


def round_and_round(p: StayAwayPosition, drawer: int) -> None:
    """Everybody passes one card at the same time; the turn ends (SA-PAN-12)."""
    p.skip_exchange = True
    p.then(RoundAndRound())


def cant_we_be_friends(p: StayAwayPosition, drawer: int) -> None:
    """An exchange with a player of the drawer's choice (SA-PAN-13)."""
    ask_for_player(p, drawer, CANT_WE_BE_FRIENDS)


def blind_date(p: StayAwayPosition, drawer: int) -> None:
    """Swap a hand card for the top STAY AWAY! card; the turn ends (SA-PAN-11)."""
    p.skip_exchange = True
    p.then(PutAside(drawer))


class PutAside(Choice[StayAwayPosition]):
    """D-17: which card goes on the deck."""

    __slots__ = ()
    POINT: ClassVar = "D-17"
    RULE: ClassVar = "SA-PAN-11"

    def about(self, p: StayAwayPosition) -> dict[str, int | str]:
        return {"card": IDS[BLIND_DATE]}

    def options(self, p: StayAwayPosition, seat: int) -> list[Option]:
        return [PUT_ASIDE[card] for card in discardable(p, seat)]

    def resolve(self, p: StayAwayPosition, option: Option) -> None:
        card = option.value
        player = self.seat
        p.hands[player].remove(card)
        if p.history is not None:
            public: Facts = {"player": player, "to_discard": p.settings.blind_date_to_discard}
            if in_the_open(p, player):
                public["shown"] = IDS[card]
            p.emit(Event("put_aside", public, {player: {"card": IDS[card]}}))
        draw_stay_away(p, player, IDS[BLIND_DATE])
        overflow(p, player)  # settled between the two: SA-PAN-11
        if p.settings.blind_date_to_discard:
            p.discard.append(card)
        else:
            p.deck.append(card)
            p.known_top = player


def ooops(p: StayAwayPosition, drawer: int) -> None:
    """The drawer shows all cards to all players (SA-PAN-14)."""
    show_hand(p, drawer, [], IDS[OOOPS])


def between_us(p: StayAwayPosition, drawer: int) -> None:
    """The drawer shows all cards to one neighbour (SA-PAN-15)."""
    ask_for_player(p, drawer, BETWEEN_US)


def revelations(p: StayAwayPosition, drawer: int) -> None:
    """Each in turn shows or not, until an Infected! card is shown (SA-PAN-16)."""
    p.then(Reveal(drawer))


class Reveal(Choice[StayAwayPosition]):
    """D-19: pass, show the hand, or show one Infected! card."""

    __slots__ = ()
    POINT: ClassVar = "D-19"
    RULE: ClassVar = "SA-PAN-16"

    def about(self, p: StayAwayPosition) -> dict[str, int | str]:
        return {"card": IDS[REVELATIONS]}

    def options(self, p: StayAwayPosition, seat: int) -> list[Option]:
        if INFECTED in p.hands[seat]:
            return [PASS, SHOW_HAND, SHOW_INFECTED]
        return [PASS, SHOW_HAND]

    def resolve(self, p: StayAwayPosition, option: Option) -> None:
        player = self.seat
        if p.history is not None and option is not SHOW_HAND:
            p.emit(Event("revealed", {"player": player, "what": option.verb}))
        if option is SHOW_HAND:
            show_hand(p, player, [], IDS[REVELATIONS])
        if option is SHOW_INFECTED or (option is SHOW_HAND and INFECTED in p.hands[player]):
            return
        self.ask_next(p)

    def ask_next(self, p: StayAwayPosition) -> None:
        """Go on with the next player until everybody has been asked once."""
        following = next_from_seat(p, p.seat_of[self.seat])
        if following != p.active:
            p.then(Reveal(following))


Panic = Callable[[StayAwayPosition, int], None]

PANICS: Final[dict[int, Panic]] = {
    ROTTEN_ROPES: rotten_ropes,
    ONE_TWO: one_two,
    THREE_FOUR: three_four,
    THE_PARTY: the_party,
    OUT_OF_HERE: out_of_here,
    FORGETFUL: forgetful,
    ROUND_AND_ROUND: round_and_round,
    CANT_WE_BE_FRIENDS: cant_we_be_friends,
    BLIND_DATE: blind_date,
    OOOPS: ooops,
    BETWEEN_US: between_us,
    REVELATIONS: revelations,
}

for _code, _card in enumerate(CARDS):
    if IS_PANIC[_code] != (_code in PANICS):
        raise ValueError(f"{_card.id} needs an effect in panic.py")
