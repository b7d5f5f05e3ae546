"""Steps 14 and 15, contagion and Fallout: specification 6.20 (CON, FALL)."""

from __future__ import annotations

from typing import Final

from whiteout.core.choice import Step
from whiteout.core.event import Event
from whiteout.games.outpost_31.position import CONTAGION, OutpostPosition
from whiteout.games.outpost_31.rules.ending import check_contagion
from whiteout.games.outpost_31.rules.fire import cut_power, destroy, set_hazard
from whiteout.games.outpost_31.rules.powers import AskPower, may_use
from whiteout.games.outpost_31.tables import FALLOUTS, FIRE, LEVELS, NO_HAZARD, ROOM_IDS, SMOKE
from whiteout.games.outpost_31.written_codes import COP_A

NO_FALLOUT: Final = FALLOUTS.index("none")
POWER_FAILS: Final = FALLOUTS.index("power_out")
SMOKE_RISES: Final = FALLOUTS.index("smoke")
FIRE_BREAKS_OUT: Final = FALLOUTS.index("fire")


class RaiseContagion(Step[OutpostPosition]):
    """A failed test raises contagion, once a turn however much failed; then Fallout strikes the
    room the team was in (OP-CON-01 to OP-CON-04, OP-FALL-01, OP-FALL-07)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        if not p.failed_this_turn or p.rose_this_turn:
            return
        p.step = CONTAGION
        p.rose_this_turn = True
        raise_contagion(p)
        if p.over or p.destroyed[p.room]:
            return
        if fallout_of(p) != NO_FALLOUT and may_use(p, COP_A):
            p.then(AskPower(p.captain, COP_A, "D43", _CONTAIN, _FALL_OUT))
        else:
            fall_out(p, p.room, fallout_of(p))


def raise_contagion(p: OutpostPosition) -> None:
    """Contagion rises by one; at the maximum the match is over (OP-CON-04, OP-END-02)."""
    p.contagion += 1
    if p.history is not None:
        p.emit(Event("contagion_rose", {"level": p.contagion}))
    check_contagion(p)


def fallout_of(p: OutpostPosition) -> int:
    """The Fallout of the level just reached (specification 3.10)."""
    return LEVELS[p.contagion].fallout[p.settings.side]


class FallOut(Step[OutpostPosition]):
    """Step 15 without pw_cop_a."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        fall_out(p, p.room, fallout_of(p))


class Contain(Step[OutpostPosition]):
    """pw_cop_a: the Fallout one grade lower."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        fall_out(p, p.room, fallout_of(p) - 1)


def fall_out(p: OutpostPosition, room: int, fallout: int) -> None:
    """Damage of this grade to a room (OP-FALL-02 to OP-FALL-05)."""
    if fallout == NO_FALLOUT:
        return
    if p.history is not None:
        p.emit(Event("fallout", {"room": ROOM_IDS[room], "fallout": FALLOUTS[fallout]}))
    if fallout == POWER_FAILS:
        cut_power(p, room)
    elif fallout == SMOKE_RISES:
        if p.hazard[room] == NO_HAZARD:
            set_hazard(p, room, SMOKE)
    elif fallout == FIRE_BREAKS_OUT:
        set_hazard(p, room, FIRE)
    else:
        destroy(p, room)


RAISE_CONTAGION: Final = RaiseContagion()
_FALL_OUT: Final = FallOut()
_CONTAIN: Final = Contain()
