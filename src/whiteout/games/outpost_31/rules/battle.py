"""Step 11, the Battle: specification 6.17 (BAT)."""

from __future__ import annotations

from typing import Final

from whiteout.core.choice import Step
from whiteout.core.event import Event
from whiteout.games.outpost_31.position import NOTHING, OutpostPosition
from whiteout.games.outpost_31.rules.dice import battle_need
from whiteout.games.outpost_31.rules.objective import fill_slot
from whiteout.games.outpost_31.rules.pool import HandIn, begin_test, discard_pool
from whiteout.games.outpost_31.rules.powers import AskPower, may_use
from whiteout.games.outpost_31.rules.reveal import Reveal
from whiteout.games.outpost_31.rules.sabotage import CaptainLooks
from whiteout.games.outpost_31.rules.swap import Swap
from whiteout.games.outpost_31.tables import ROOM_IDS, ROOMS_PER_SECTOR, sector_of
from whiteout.games.outpost_31.written_codes import CLA_A


class Fight(Step[OutpostPosition]):
    """The team of this turn fights: one more card each, then as in the Investigation, but the
    whole pool is revealed and rolled (OP-BAT-01 to OP-BAT-06)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        begin_test(p, True)
        if p.history is not None:
            p.emit(Event("battle_began", {"room": ROOM_IDS[p.room], "need": battle_need(p)}))
        p.then(_HAND_IN, _LOOK, _SWAP, _REVEAL, _RESULT)


class BattleResult(Step[OutpostPosition]):
    """Won or lost; the cards of the pool are discarded (OP-BAT-07, OP-BAT-08)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        discard_pool(p)
        if p.history is not None:
            facts = {"room": ROOM_IDS[p.room], "won": not p.test_failed}
            p.emit(Event("battle_over", facts))
        if p.test_failed:
            lose(p)
        else:
            win(p)


def win(p: OutpostPosition) -> None:
    """The chip leaves the board; the Thing fills its slot if that is empty (OP-BAT-07)."""
    room = p.room
    p.chips[room] = NOTHING
    p.chip_up[room] = False
    p.chip_seen[room] = 0
    fill_slot(p, sector_of(room), True)


def lose(p: OutpostPosition) -> None:
    """The test has failed, and the Thing hides again among the chips of its Sector, unless
    pw_cla_a leaves it face up where it is (OP-BAT-08, OP-BAT-09)."""
    p.failed_this_turn = True
    if may_use(p, CLA_A):
        p.then(AskPower(p.captain, CLA_A, "D38", None, _MIX))
    else:
        mix_chips(p)


class MixChips(Step[OutpostPosition]):
    """What follows a lost Battle."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        mix_chips(p)


def mix_chips(p: OutpostPosition) -> None:
    """All chips left in the Sector, those lying face up included, are shuffled face down over the
    rooms that held them; what anybody has seen of them is worth nothing now (OP-BAT-09 to
    OP-BAT-12)."""
    first = ROOMS_PER_SECTOR * (sector_of(p.room) - 1)
    rooms = [room for room in range(first, first + ROOMS_PER_SECTOR) if p.chips[room] != NOTHING]
    chips = [p.chips[room] for room in rooms]
    p.chance.shuffle(chips, "chips")
    for index, room in enumerate(rooms):
        p.chips[room] = chips[index]
        p.chip_up[room] = False
        p.chip_seen[room] = 0
    if p.history is not None:
        p.emit(Event("chips_mixed", {"rooms": [ROOM_IDS[room] for room in rooms]}))


FIGHT: Final = Fight()
_HAND_IN: Final = HandIn()
_LOOK: Final = CaptainLooks()
_SWAP: Final = Swap()
_REVEAL: Final = Reveal()
_RESULT: Final = BattleResult()
_MIX: Final = MixChips()
