"""The Escape and the election of its Captain: specification 6.26 (ESC), to OP-ESC-10."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.core.position import Choice, Step, VeiledChoice
from whiteout.games.outpost_31.boarding import TEST_BLOOD
from whiteout.games.outpost_31.contagion import raise_contagion
from whiteout.games.outpost_31.options import NO, NOMINATE, YES
from whiteout.games.outpost_31.position import ESCAPE, NOTHING, OutpostPosition
from whiteout.games.outpost_31.tables import MOST_PLAYERS
from whiteout.games.outpost_31.vote import close_vote, voters


class BeginEscape(Step[OutpostPosition]):
    """The rest of the turn is dropped, the tied are freed, the acting Captain nominates
    (OP-ESC-01 to OP-ESC-03, OP-FLOW-07)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        p.step = ESCAPE
        p.tied = [False] * p.seats
        if p.mission != NOTHING:
            p.mission_discard.append(p.mission)
            p.mission = NOTHING
        if p.history is not None:
            p.emit(Event("escape_began", {"captain": p.captain}))
        nominate(p, p.captain)


# -- the election --------------------------------------------------------------------------------


def nominate(p: OutpostPosition, player: int) -> None:
    """This player names the next candidate; the only one left need not be asked for."""
    p.nominator = player
    names = candidates(p)
    if len(names) == 1:
        put_forward(p, names[0])
    else:
        p.then(_NOMINATE[player])


def candidates(p: OutpostPosition) -> list[int]:
    """Living players not rejected in this cycle, the nominator included (OP-ESC-04)."""
    return [player for player in range(p.seats) if p.living[player] and player not in p.rejected]


class Nominate(Choice[OutpostPosition]):
    """D45: who shall be Final Captain (OP-ESC-04)."""

    __slots__ = ()

    def point(self, p: OutpostPosition) -> str:
        return "D45"

    def rule(self, p: OutpostPosition) -> str:
        return "OP-ESC-04"

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [NOMINATE[player] for player in candidates(p)]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        put_forward(p, option.value)


def put_forward(p: OutpostPosition, nominee: int) -> None:
    """The nomination is open; all living players vote on it."""
    p.nominee = nominee
    if p.history is not None:
        p.emit(Event("nominated", {"player": p.nominator, "nominee": nominee}))
    p.then(_ELECT)


class Elect(VeiledChoice[OutpostPosition]):
    """D46: yes or no by every living player at once; a tie rejects (OP-ESC-05, OP-ESC-06)."""

    __slots__ = ()

    def point(self, p: OutpostPosition) -> str:
        return "D46"

    def rule(self, p: OutpostPosition) -> str:
        return "OP-ESC-05"

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"player": p.nominator, "target": p.nominee}

    def everybody(self, p: OutpostPosition) -> list[int]:
        return voters(p)

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [YES, NO]

    def resolve_all(self, p: OutpostPosition, answers: list[Option | None]) -> None:
        if close_vote(p, answers, "final_captain", p.nominee):
            p.final_captain = p.nominee
            p.then(TEST_BLOOD[p.nominee])
        else:
            reject(p)


def reject(p: OutpostPosition) -> None:
    """Every second rejection raises contagion, without Fallout; when everybody has been rejected
    the list is cleared, not the count; the next player to the left nominates (OP-ESC-07 to
    OP-ESC-10)."""
    p.rejected.append(p.nominee)
    p.rejections += 1
    if p.rejections % 2 == 0:
        raise_contagion(p)
        if p.over:
            return
    if not candidates(p):
        p.rejected = []
    nominate(p, p.next_living(p.nominator))


BEGIN_ESCAPE: Final = BeginEscape()
_NOMINATE: Final = [Nominate(player) for player in range(MOST_PLAYERS)]
_ELECT: Final = Elect()
