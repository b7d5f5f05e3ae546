"""The turn: specification 5 (FLOW), and its end, 6.22 (EOT)."""

from __future__ import annotations

from typing import Any, Final

from whiteout.core.choice import Step
from whiteout.core.event import Event
from whiteout.games.outpost_31.position import (
    END_OF_TURN,
    NOBODY,
    NOTHING,
    NOWHERE,
    OutpostPosition,
)
from whiteout.games.outpost_31.rules.assimilation import UNLOCK
from whiteout.games.outpost_31.rules.contagion import RAISE_CONTAGION
from whiteout.games.outpost_31.rules.fire import RESOLVE_HAZARDS
from whiteout.games.outpost_31.rules.gear_window import OpenGearWindow
from whiteout.games.outpost_31.rules.investigation import Investigate
from whiteout.games.outpost_31.rules.mission_log import RevealMission
from whiteout.games.outpost_31.rules.powers import AskPower, may_use
from whiteout.games.outpost_31.rules.return_to_base import RETURN_TO_BASE
from whiteout.games.outpost_31.rules.room import ChooseRoom
from whiteout.games.outpost_31.rules.supply import can_draw, draw, refill
from whiteout.games.outpost_31.rules.team import GatherTeam
from whiteout.games.outpost_31.tables import CHARACTERS, POWER_IDS
from whiteout.games.outpost_31.written_codes import MAC_A

CAUSE: Final = "end_of_turn"
SPARE: Final = 1
"""Cards that pw_mac_a may hold above the refilled hand."""


class TakeTurn(Step[OutpostPosition]):
    """One Captain, the steps in order; a step whose condition is not met passes at once
    (OP-FLOW-02, OP-FLOW-03)."""

    __slots__ = ("captain",)

    def __init__(self, captain: int) -> None:
        self.captain = captain

    def run(self, p: OutpostPosition) -> None:
        begin_turn(p, self.captain)
        p.then_all(STEPS)


def begin_turn(p: OutpostPosition, captain: int) -> None:
    """What the last turn left behind is gone; everybody has the own department again."""
    p.turn += 1
    p.captain = captain
    p.mission = NOTHING
    p.completed = 0
    p.power_used = NOTHING
    p.molotov_played = False
    p.refused_ropes = []
    p.team = []
    p.requirements_met = False
    p.lone = NOBODY
    p.lone_room = NOWHERE
    p.room = NOWHERE
    p.entered = False
    p.tried = []
    p.paid_extinguisher = False
    p.paid_flashlight = False
    p.failed_this_turn = False
    p.rose_this_turn = False
    p.battle = False
    p.test_failed = False
    p.swapped = 0
    p.dice = []
    p.dice_count = 0
    p.rolls_left = 0
    p.extra_rolls_used = False
    p.votes = []
    for player in range(p.seats):
        p.department[player] = CHARACTERS[p.characters[player]].department
    if p.history is not None:
        p.emit(Event("turn_began", {"captain": captain, "turn": p.turn}))


class EndTurn(Step[OutpostPosition]):
    """The tied are freed, every hand is filled up, and pw_mac_a may be used (OP-EOT-01 to
    OP-EOT-03)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        p.step = END_OF_TURN
        free_tied(p)
        for player in p.from_captain():
            refill(p, player, CAUSE)
        room_in_hand = len(p.hands[p.captain]) < p.settings.hand_size + SPARE
        if room_in_hand and can_draw(p) and may_use(p, MAC_A):
            p.then(AskPower(p.captain, MAC_A, "D44", _SPARE_ROUND), _PASS_INDICATOR)
        else:
            pass_indicator(p)


def free_tied(p: OutpostPosition) -> None:
    """OP-ROPE-10, OP-EOT-01."""
    if True in p.tied:
        if p.history is not None:
            freed = [player for player in range(p.seats) if p.tied[player]]
            p.emit(Event("freed", {"players": freed}))
        p.tied = [False] * p.seats


class SpareRound(Step[OutpostPosition]):
    """pw_mac_a: one card more than the hand is filled up to."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        draw(p, p.captain, 1, POWER_IDS[MAC_A])


class PassIndicator(Step[OutpostPosition]):
    """The turn is over."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        pass_indicator(p)


def pass_indicator(p: OutpostPosition) -> None:
    """The Investigation is discarded; the next living player to the left of the acting Captain is
    Captain, so that one who was tied as Captain has lost that captaincy (OP-MLOG-10, OP-EOT-04,
    OP-EOT-05)."""
    p.mission_discard.append(p.mission)
    p.then(TakeTurn(p.next_living(p.captain)))


_END_TURN: Final = EndTurn()
_SPARE_ROUND: Final = SpareRound()
_PASS_INDICATOR: Final = PassIndicator()

STEPS: Final[list[Step[Any]]] = [
    RevealMission(),
    OpenGearWindow(),
    GatherTeam(),
    ChooseRoom(),
    Investigate(),
    RESOLVE_HAZARDS,
    RETURN_TO_BASE,
    RAISE_CONTAGION,
    UNLOCK,
    _END_TURN,
]
"""The steps of a turn in their order."""
