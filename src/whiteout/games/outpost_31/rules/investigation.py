"""The test of an Investigation from hand-in to result: specification 5 (steps 4 to 9), 6.15
(PASS)."""

from __future__ import annotations

from typing import Final

from whiteout.core.choice import Step
from whiteout.core.event import Event
from whiteout.games.outpost_31.position import OutpostPosition
from whiteout.games.outpost_31.rules.chip import RevealChip
from whiteout.games.outpost_31.rules.pool import HandIn, begin_test, discard_pool
from whiteout.games.outpost_31.rules.reveal import Reveal
from whiteout.games.outpost_31.rules.sabotage import CaptainLooks
from whiteout.games.outpost_31.rules.swap import Swap
from whiteout.games.outpost_31.tables import ROOM_IDS


class Investigate(Step[OutpostPosition]):
    """Steps 4 to 9, if a room was entered (OP-FLOW-08)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        if p.entered:
            begin_test(p, False)
            p.then(HAND_IN, LOOK, SWAP, REVEAL, PASS_OR_FAIL)


class PassOrFail(Step[OutpostPosition]):
    """Step 9: the chip is turned up, or stays where it is and the turn has failed (OP-PASS-01,
    OP-PASS-02)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        discard_pool(p)
        passed = not p.test_failed
        if p.history is not None:
            p.emit(Event("investigated", {"room": ROOM_IDS[p.room], "passed": passed}))
        if passed:
            p.then(REVEAL_CHIP)
        else:
            p.failed_this_turn = True


HAND_IN: Final = HandIn()
LOOK: Final = CaptainLooks()
SWAP: Final = Swap()
REVEAL: Final = Reveal()
PASS_OR_FAIL: Final = PassOrFail()
REVEAL_CHIP: Final = RevealChip()
