"""Voting and exile (specification 6.16, 6.17)."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Step, VeiledChoice
from whiteout.core.clock import DISCUSSION, Clock
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.dead_of_winter.options import LOCATION, NO, PLAYER, SURVIVOR, YES
from whiteout.games.dead_of_winter.position import (
    LOST_OUT,
    NOBODY,
    NOTHING,
    WinterPosition,
)
from whiteout.games.dead_of_winter.rules.ending import eliminate
from whiteout.games.dead_of_winter.rules.exposure import Expose
from whiteout.games.dead_of_winter.rules.general import VOTED, Ask, change_morale, note
from whiteout.games.dead_of_winter.rules.plan import UNSET, W_PLAYER, Plan
from whiteout.games.dead_of_winter.rules.survivors import (
    INES_CHECK,
    TakePlaceOf,
    remove,
    remove_hand,
)
from whiteout.games.dead_of_winter.tables import (
    CLEAR_STREETS,
    COLONY,
    CROSSROADS_IDS,
    EXILED_IDS,
    LOCATION_IDS,
    OUTSIDE,
    SECRET_IDS,
    SECRETS,
    SURVIVOR_IDS,
)

DISCUSSION_S: Final = 90

# -- the vote --------------------------------------------------------------------------------------


class Vote(VeiledChoice[WinterPosition]):
    """D38: yes or no, sealed until the last ballot is in (DW-VOTE-01, DW-VOTE-02)."""

    __slots__ = ("then", "target")
    POINT: ClassVar[str] = "D38"
    RULE: ClassVar[str] = "DW-VOTE-01"

    def __init__(self, target: int, then: AfterVote) -> None:
        super().__init__()
        self.target = target
        """The player it is about; nobody where a Crossroads card asks."""
        self.then = then

    def clock(self, p: WinterPosition) -> Clock:
        return Clock(DISCUSSION, DISCUSSION_S, f"vote-{p.turn}-{p.opened}")

    def about(self, p: WinterPosition) -> dict[str, int | str]:
        if self.target != NOBODY:
            return {"player": self.target}
        card = CROSSROADS_IDS[p.triggered]
        return {"crossroads": card, "story": card}

    def rule(self, p: WinterPosition) -> str:
        return self.RULE if self.target != NOBODY else "DW-XR-09"

    def everybody(self, p: WinterPosition) -> list[int]:
        return sorted(p.loyal())

    def run(self, p: WinterPosition) -> None:
        if p.history is not None:
            target = None if self.target == NOBODY else self.target
            p.emit(Event("vote_called", {"player": p.active, "target": target}))
        if self.everybody(p):
            super().run(p)
        else:
            self.count(p)

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        return [YES, NO]

    def resolve_all(self, p: WinterPosition, answers: list[Option | None]) -> None:
        p.votes = [NOTHING if answer is None else answer.value for answer in answers]
        if p.history is not None:
            ballots = [None if vote == NOTHING else vote == 1 for vote in p.votes]
            p.emit(Event("ballots_revealed", {"ballots": ballots}))
        self.count(p)

    def count(self, p: WinterPosition) -> None:
        """More yes than no passes; the first player decides a tie (DW-VOTE-03)."""
        yes = p.votes.count(1)
        no = p.votes.count(0)
        if yes == no:
            p.then(BreakTie(p.first, self.then))
        else:
            self.then.decided(p, yes > no)


class AfterVote(Step[WinterPosition]):
    """What a vote decides."""

    __slots__ = ()

    def decided(self, p: WinterPosition, passed: bool) -> None:
        """Go on with the outcome."""
        raise NotImplementedError


class BreakTie(Ask):
    """D39: the first player decides, even one who did not vote (DW-VOTE-03, DW-GEN-06)."""

    __slots__ = ("then",)
    POINT: ClassVar[str] = "D39"
    RULE: ClassVar[str] = "DW-VOTE-03"

    def __init__(self, seat: int, then: AfterVote) -> None:
        super().__init__(seat)
        self.then = then

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        return [YES, NO]

    def resolve(self, p: WinterPosition, option: Option) -> None:
        if p.history is not None:
            p.emit(Event("tie_broken", {"player": self.seat, "passed": option == YES}))
        self.then.decided(p, option == YES)


# -- the exile vote --------------------------------------------------------------------------------


def parts(p: WinterPosition, plan: Plan) -> list[Option]:
    """D37 (DW-VOTE-04, DW-VOTE-05)."""
    if p.settings.coop or p.vote_used:
        return []
    if plan.player == UNSET:
        others = [seat for seat in p.players() if seat != plan.seat and not p.exiled[seat]]
        return plan.asks("D37", W_PLAYER, [PLAYER[seat] for seat in others])
    return []


def call_vote(p: WinterPosition, plan: Plan) -> None:
    """A vote on exiling somebody, once per turn."""
    p.vote_used = True
    p.then(Vote(plan.player, DecideExile(plan.player)))


class DecideExile(AfterVote):
    """A passed vote exiles at once (DW-VOTE-06)."""

    __slots__ = ("target",)

    def __init__(self, target: int) -> None:
        self.target = target

    def decided(self, p: WinterPosition, passed: bool) -> None:
        p.then(NoteVote(self.target, passed))
        if passed:
            exile(p, self.target)


class NoteVote(Step[WinterPosition]):
    """An exile vote, and the exile, has ended (3.12)."""

    __slots__ = ("passed", "target")

    def __init__(self, target: int, passed: bool) -> None:
        self.target = target
        self.passed = passed

    def run(self, p: WinterPosition) -> None:
        note(p, VOTED, -1, -1, int(self.passed), -1, self.target)


# -- exile -----------------------------------------------------------------------------------------


def exile(p: WinterPosition, seat: int) -> None:
    """The exiled player draws a new objective and leaves the colony (DW-EXL-01 to DW-EXL-03); on
    Clear the Streets, the game (DW-EXL-15)."""
    p.exiled[seat] = True
    if p.main == CLEAR_STREETS:
        tell_exile(p, seat, None)
        p.then(DriveOut(seat))
    else:
        p.exile_cards[seat] = p.exile_deck.pop()
        loyal = not SECRETS[p.objectives[seat]].betrayal
        tell_exile(p, seat, SECRET_IDS[p.objectives[seat]] if loyal else None)
        p.then(LeaveColony(seat))
    innocent = [
        other
        for other in range(p.seats)
        if p.exiled[other] and not SECRETS[p.objectives[other]].betrayal
    ]
    if len(innocent) >= 2:
        collapse(p)  # DW-EXL-13


def collapse(p: WinterPosition) -> None:
    """Two innocents have been driven out: morale is gone at once (DW-EXL-13)."""
    if p.history is not None:
        p.emit(Event("colony_despaired", {}))
    change_morale(p, -p.morale, "exile")


def tell_exile(p: WinterPosition, seat: int, shown: str | None) -> None:
    """Everybody sees the objective of somebody loyal; the new one is the player's own."""
    if p.history is not None:
        card = p.exile_cards[seat]
        secret = None if card == NOTHING else {seat: {"card": EXILED_IDS[card]}}
        p.emit(Event("exiled", {"player": seat, "objective": shown}, secret))


class DriveOut(Step[WinterPosition]):
    """All survivors are removed, the hand too, and the player is out and loses (DW-EXL-15)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, p: WinterPosition) -> None:
        for survivor in p.group(self.seat):
            remove(p, survivor, "exile")
        remove_hand(p, self.seat)
        p.leaders[self.seat] = NOBODY
        eliminate(p, self.seat, LOST_OUT)


class LeaveColony(Ask):
    """D42: which of the own survivors at the colony goes next (DW-EXL-03)."""

    __slots__ = ()
    POINT: ClassVar[str] = "D42"
    RULE: ClassVar[str] = "DW-EXL-03"

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        return [SURVIVOR[s] for s in p.group(seat) if p.place[s] == COLONY]

    def resolve(self, p: WinterPosition, option: Option) -> None:
        seat = self.seat
        p.then(LeaveColony(seat))
        if any(p.free_spaces(loc) > 0 for loc in OUTSIDE):
            p.then(GoOutside(seat, option.value))
        else:
            p.then(TakePlaceOf(seat, option.value))


class GoOutside(Ask):
    """D43: where it goes; exposure is rolled, its move is not used up."""

    __slots__ = ("survivor",)
    POINT: ClassVar[str] = "D43"
    RULE: ClassVar[str] = "DW-EXL-03"

    def __init__(self, seat: int, survivor: int) -> None:
        super().__init__(seat)
        self.survivor = survivor

    def about(self, p: WinterPosition) -> dict[str, int | str]:
        return {"survivor": SURVIVOR_IDS[self.survivor]}

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        return [LOCATION[loc] for loc in OUTSIDE if p.free_spaces(loc) > 0]

    def resolve(self, p: WinterPosition, option: Option) -> None:
        survivor = self.survivor
        p.place[survivor] = option.value
        if p.history is not None:
            facts = {"survivor": SURVIVOR_IDS[survivor], "start": LOCATION_IDS[COLONY]}
            p.emit(Event("relocated", {**facts, "location": LOCATION_IDS[option.value]}))
        p.then(Expose(survivor), INES_CHECK)
