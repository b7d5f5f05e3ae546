"""Resetting Actions and Locker dice: specification WG-FLOW-06 and 6.12 (LKR)."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Step, VeiledChoice
from whiteout.core.clock import ANSWER_KIND, Clock
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.who_goes_there.options import KEEP, ROLL
from whiteout.games.who_goes_there.position import RESET_STEP, CampPosition
from whiteout.games.who_goes_there.tables import FACES, LOCKER, LOCKER_FACES


class Reset(Step[CampPosition]):
    """Pre-round step 4: Actions return; a spent Locker die is rolled, an unspent one kept or
    rolled (WG-LKR-03)."""

    __slots__ = ()

    def run(self, p: CampPosition) -> None:
        p.step = RESET_STEP
        for player in p.living():
            p.actions[player] = p.actions_max(player)
        for player in range(p.seats):
            p.turn_done[player] = False
        if p.history is not None:
            p.emit(Event("actions_reset", {"actions": p.actions[:]}))
        p.then(KEEP_OR_ROLL)


class KeepOrRoll(VeiledChoice[CampPosition]):
    """D11: owners of an unspent die keep or roll it, all at once."""

    __slots__ = ()
    POINT: ClassVar = "D11"
    RULE: ClassVar = "WG-LKR-03"

    def clock(self, p: CampPosition) -> Clock:
        return Clock(ANSWER_KIND, 20)

    def everybody(self, p: CampPosition) -> list[int]:
        return [
            player for player in p.living() if p.has(player, LOCKER) and not p.locker_spent[player]
        ]

    def run(self, p: CampPosition) -> None:
        if self.everybody(p):
            super().run(p)
        else:
            self.resolve_all(p, [None] * p.seats)

    def options(self, p: CampPosition, seat: int) -> list[Option]:
        return [KEEP, ROLL]

    def resolve_all(self, p: CampPosition, answers: list[Option | None]) -> None:
        for player in p.living():
            if not p.has(player, LOCKER):
                continue
            rolled = p.locker_spent[player] or answers[player] is ROLL
            if rolled:
                face = LOCKER_FACES[p.chance.below(len(LOCKER_FACES), "locker")]
                p.locker_face[player] = FACES.index(face)
                p.locker_spent[player] = False
            if p.history is not None:
                face = FACES[p.locker_face[player]]
                p.emit(Event("locker_reset", {"player": player, "rolled": rolled, "face": face}))


RESET: Final = Reset()
KEEP_OR_ROLL: Final = KeepOrRoll()
