"""The end of a turn: specification 5 (TURN-03 to -08), WG-HAND-03, WG-STR-03."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Step, VeiledChoice
from whiteout.core.clock import ANSWER_KIND, Clock
from whiteout.core.event import Event
from whiteout.core.option import PASS, Option
from whiteout.games.who_goes_there.options import LOSE, REMIND, TO_BONFIRE, TO_DISCARD
from whiteout.games.who_goes_there.position import DUE, EVENT_ROLL, FAILED, CampPosition
from whiteout.games.who_goes_there.rules import bonfire
from whiteout.games.who_goes_there.rules.camp_event import penalty_of
from whiteout.games.who_goes_there.rules.hand import discard_down, kinds_in, limit_of
from whiteout.games.who_goes_there.rules.own_choice import OwnChoice
from whiteout.games.who_goes_there.rules.roll import open_roll
from whiteout.games.who_goes_there.rules.strikes import settle, strike
from whiteout.games.who_goes_there.rules.trading import close_offers
from whiteout.games.who_goes_there.tables import INSIDE, kind_of


def end_turn(p: CampPosition, player: int) -> None:
    """The moment is over for this turn; the event first (WG-TURN-05, WG-TURN-08)."""
    p.stack.pop()
    close_offers(p)
    if p.event_state[player] == DUE:
        if len(p.living()) > 1:
            p.then(REMIND_ALL, LIMIT_HAND)
        else:
            forfeit(p)
            p.then(penalty_of(p, player), LIMIT_HAND)
    else:
        p.then(LIMIT_HAND)


def forfeit(p: CampPosition) -> None:
    """Nobody has reminded: the penalty falls without a roll (WG-TURN-04)."""
    p.event_state[p.active] = FAILED
    if p.history is not None:
        p.emit(Event("reminded", {"player": p.active, "by": -1}))


class Remind(VeiledChoice[CampPosition]):
    """D44: one reminder, and the event must be resolved now (WG-TURN-08)."""

    __slots__ = ()
    POINT: ClassVar = "D44"
    RULE: ClassVar = "WG-TURN-08"

    def about(self, p: CampPosition) -> dict[str, int | str]:
        return {"player": p.active}

    def clock(self, p: CampPosition) -> Clock:
        return Clock(ANSWER_KIND, 15)

    def everybody(self, p: CampPosition) -> list[int]:
        return [other for other in p.living() if other != p.active]

    def options(self, p: CampPosition, seat: int) -> list[Option]:
        return [REMIND, PASS]

    def resolve_all(self, p: CampPosition, answers: list[Option | None]) -> None:
        for other in p.living():
            if answers[other] is REMIND:
                if p.history is not None:
                    p.emit(Event("reminded", {"player": p.active, "by": other}))
                open_roll(p, EVENT_ROLL)
                return
        forfeit(p)
        p.then(penalty_of(p, p.active))


class LimitHand(Step[CampPosition]):
    """The hand is brought to the limit, read anew before each card (WG-HAND-03, WG-HAND-08)."""

    __slots__ = ()

    def run(self, p: CampPosition) -> None:
        if len(p.hands[p.active]) > limit_of(p, p.active):
            p.then(EndHand(p.active))
        else:
            p.then(OVERDUE)


class EndHand(OwnChoice):
    """D36: which card goes. Asked also with one kind in hand (WG-INFO-05)."""

    __slots__ = ()
    POINT: ClassVar = "D36"
    RULE: ClassVar = "WG-HAND-03"

    def answers(self, p: CampPosition, seat: int) -> list[Option]:
        return [LOSE[kind] for kind in kinds_in(p.hands[seat])]

    def carry_out(self, p: CampPosition, option: Option) -> None:
        if p.location(self.seat) == INSIDE:
            hand = p.hands[self.seat]
            p.picks[self.seat] = [next(card for card in hand if kind_of(card) == option.value)]
            p.then(WhereTo(self.seat))
        else:
            discard_down(p, self.seat, option.value, "limit")
            p.then(LIMIT_HAND)


class WhereTo(OwnChoice):
    """D57: on the Camp Discard, or on the Bonfire (WG-HAND-03)."""

    __slots__ = ()
    POINT: ClassVar = "D57"
    RULE: ClassVar = "WG-HAND-03"
    SECRET: ClassVar = False

    def answers(self, p: CampPosition, seat: int) -> list[Option]:
        return [TO_DISCARD, TO_BONFIRE]

    def carry_out(self, p: CampPosition, option: Option) -> None:
        kind = kind_of(p.picks[self.seat][0])
        p.picks[self.seat] = []
        if option is TO_BONFIRE:
            bonfire.feed(p, self.seat, kind, "limit")
        else:
            discard_down(p, self.seat, kind, "limit")
        p.then(LIMIT_HAND)


class Overdue(Step[CampPosition]):
    """Critical Strikes that were there when the turn began add a Strike each; then extra Actions
    vanish, and the rest is reserved (WG-STR-03, WG-TURN-05, WG-ACT-04)."""

    __slots__ = ()

    def run(self, p: CampPosition) -> None:
        player = p.active
        strike(p, player, p.criticals_due[player], "critical_strike")
        if p.over:
            return
        settle(p)
        if p.alive[player]:
            p.dex[player] = 0
            p.turn_done[player] = True
            if p.history is not None:
                p.emit(Event("turn_ended", {"player": player, "actions": p.actions[player]}))


REMIND_ALL: Final = Remind()
LIMIT_HAND: Final = LimitHand()
OVERDUE: Final = Overdue()
