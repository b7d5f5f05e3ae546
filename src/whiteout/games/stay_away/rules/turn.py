"""The turn: specification §5 (FLOW)."""

from __future__ import annotations

from typing import Final

from whiteout.core.choice import Step
from whiteout.core.event import Event
from whiteout.games.stay_away.position import DRAW, END, START, StayAwayPosition
from whiteout.games.stay_away.rules.act import ACT
from whiteout.games.stay_away.rules.deck import become_the_thing, take_top, tell_draw
from whiteout.games.stay_away.rules.ending import TURN_LIMIT, StablePoint, end
from whiteout.games.stay_away.rules.exchange import ExchangeWithNext
from whiteout.games.stay_away.rules.obstacle import count_down
from whiteout.games.stay_away.rules.panic import ResolvePanic
from whiteout.games.stay_away.rules.quarantine import isolated
from whiteout.games.stay_away.rules.seats import next_from_seat
from whiteout.games.stay_away.tables import IS_PANIC, MOST_PLAYERS
from whiteout.games.stay_away.written_codes import THE_THING


class TakeTurn(Step[StayAwayPosition]):
    """Draw, act, exchange, end: none may be skipped by choice (SA-FLOW-01)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, p: StayAwayPosition) -> None:
        player = self.player
        p.turn += 1
        p.active = player
        p.starting_seat = p.seat_of[player]
        p.skip_exchange = False
        p.drew_in_quarantine = isolated(p, player)
        p.quarantine_counts[player] = p.quarantine[player] > 0
        if p.history is not None:
            p.emit(Event("turn_began", {"player": player, "turn": p.turn}))
        p.then(_AT_START, _DRAW, _EXCHANGE, _END_TURN)


class DrawCard(Step[StayAwayPosition]):
    """Step 1: the top card, whatever its back (SA-FLOW-02).

    A STAY AWAY! card joins the hand unseen (SA-FLOW-03); a PANIC! card never does (SA-FLOW-04).
    """

    __slots__ = ()

    def run(self, p: StayAwayPosition) -> None:
        p.step = DRAW
        player = p.active
        card = take_top(p)
        if IS_PANIC[card]:
            p.then(ResolvePanic(player, card))
            return
        p.hands[player].append(card)
        tell_draw(p, player, card, "turn", 0)
        if card == THE_THING:
            become_the_thing(p, player)
        p.then(ACT[player])


class EndTurn(Step[StayAwayPosition]):
    """Step 4: count down the own Quarantine; then the end of the turn is a stable point
    (SA-FLOW-06)."""

    __slots__ = ()

    def run(self, p: StayAwayPosition) -> None:
        if p.alive[p.active]:
            count_down(p, p.active)
        p.then(_AT_END, _PASS_TURN)


class PassTurn(Step[StayAwayPosition]):
    """The turn passes to the next player (SA-FLOW-06, SA-FLOW-10); after `turn_limit` turns the
    game stops (SA-END-12)."""

    __slots__ = ()

    def run(self, p: StayAwayPosition) -> None:
        limit = p.settings.turn_limit
        if limit and p.turn >= limit:
            end(p, TURN_LIMIT, [])
            return
        p.then(_TURN_OF[following_player(p)])


def following_player(p: StayAwayPosition) -> int:
    """Reckoned from the seat where the active player sits now, or with `after_move = seat`
    from the seat in which the turn began (SA-SEAT-08, §11)."""
    seat = p.starting_seat if p.settings.turn_from_seat else p.seat_of[p.active]
    return next_from_seat(p, seat)


# Steps without fields are immutable and alike: one of each is enough for all matches.
_AT_START: Final = StablePoint(START)
_AT_END: Final = StablePoint(END)
_DRAW: Final = DrawCard()
_EXCHANGE: Final = ExchangeWithNext()
_END_TURN: Final = EndTurn()
_PASS_TURN: Final = PassTurn()
_TURN_OF: Final = [TakeTurn(player) for player in range(MOST_PLAYERS)]
