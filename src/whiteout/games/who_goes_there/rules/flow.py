"""Rounds and the pre-round sequence: specification 5 (FLOW)."""

from __future__ import annotations

from typing import Final

from whiteout.core.choice import Step
from whiteout.core.event import Event
from whiteout.games.who_goes_there.position import NOBODY, TURNS, CampPosition
from whiteout.games.who_goes_there.rules.camp_event import TurnUp
from whiteout.games.who_goes_there.rules.food import MEALS_STEP
from whiteout.games.who_goes_there.rules.helicopter import HELICOPTER_ROUND
from whiteout.games.who_goes_there.rules.locker import RESET
from whiteout.games.who_goes_there.rules.sleep import SLEEP
from whiteout.games.who_goes_there.rules.temperature import TEMPERATURE_DROP
from whiteout.games.who_goes_there.rules.turn import begin_turn
from whiteout.games.who_goes_there.tables import METER

_SWAPPED: Final = {"food": "sleep", "sleep": "food", "none": "none"}


def special_of(p: CampPosition, meter: int) -> str:
    """Food, Sleep or neither (3.3, option `sleep_before_food`)."""
    special = METER[meter].special
    return _SWAPPED[special] if p.settings.sleep_first else special


class NextRound(Step[CampPosition]):
    """The Phase Marker advances; then Food or Sleep, the Temperature Drop, the reset, the event and
    the turns; after the last round the helicopter comes (WG-FLOW-01 to WG-FLOW-09)."""

    __slots__ = ()

    def run(self, p: CampPosition) -> None:
        p.active = NOBODY
        if p.round == len(p.settings.rounds):
            p.then(HELICOPTER_ROUND)
            return
        p.meter = p.settings.rounds[p.round]
        p.round += 1
        p.phase = METER[p.meter].phase
        special = special_of(p, p.meter)
        if p.history is not None:
            facts = {"round": p.round, "phase": p.phase, "special": special}
            p.emit(Event("round_began", facts))
        p.then(TEMPERATURE_DROP, RESET, TURN_UP, NEXT_TURN)
        if special == "food":
            p.then(MEALS_STEP)
        elif special == "sleep":
            p.then(SLEEP)


class NextTurn(Step[CampPosition]):
    """The next living player in turn order who has not had a turn; it lies at the bottom of the
    stack, so that a turn broken off by death leads here (WG-FLOW-02, WG-TURN-06, WG-TURN-07)."""

    __slots__ = ()

    def run(self, p: CampPosition) -> None:
        p.step = TURNS
        if p.active != NOBODY:
            p.turn_done[p.active] = True
        p.active = NOBODY
        for player in p.turn_order:
            if p.alive[player] and not p.turn_done[player]:
                p.then(self)
                begin_turn(p, player)
                return
        p.then(NEXT_ROUND)


NEXT_ROUND: Final = NextRound()
NEXT_TURN: Final = NextTurn()
TURN_UP: Final = TurnUp()
