"""Escapes: specification 6.23 (ESC), and 6.27 (CESC) in the co-operative game."""

from __future__ import annotations

from typing import Final

from whiteout.core.choice import Step
from whiteout.core.event import Facts
from whiteout.core.option import Option
from whiteout.games.the_thing.options import ADMIT, ADMIT_AS, BOARD, LEAVE_AS, REFUSE, STAY
from whiteout.games.the_thing.position import ESCAPE, NOBODY, REC_ROOM_STEP, ThingPosition
from whiteout.games.the_thing.rules.asking import Ask, AskAll, tell, who
from whiteout.games.the_thing.rules.coop_end import CoopRecRoom
from whiteout.games.the_thing.rules.dice import BAD, roll_dice
from whiteout.games.the_thing.rules.ending import ALIEN_ABOARD, ESCAPED, LEFT_BEHIND, end
from whiteout.games.the_thing.rules.phase import begin
from whiteout.games.the_thing.tables import ALIEN, CHARACTER_IDS, HUMAN, LOCATION_IDS, ROLES

RESCUE: Final = 99
"""The rescue helicopter, among the locations that are vehicles."""
VEHICLES: Final = ["rescue", "base_helicopter", "snowcat_shed"]
TOO_MANY_BAD: Final = 3


def vehicle_name(vehicle: int) -> str:
    """A vehicle as events name it."""
    return VEHICLES[0] if vehicle == RESCUE else LOCATION_IDS[vehicle]


class BoardingDue(Step[ThingPosition]):
    """Somebody has declared to board the rescue helicopter: after the encounters the escape begins
    (TT-ESC-04, TT-CESC-01)."""

    def run(self, p: ThingPosition) -> None:
        if p.boarding != NOBODY:
            figure = p.boarding
            p.boarding = NOBODY
            start_escape(p, figure, RESCUE)


def start_escape(p: ThingPosition, figure: int, vehicle: int) -> None:
    """An escape begins with its first passenger (TT-ESC-05, TT-ESC-10). In the co-operative game
    the alien may break it off (TT-CESC-02)."""
    if vehicle != RESCUE:
        facts = {**who(p, figure), "vehicle": vehicle_name(vehicle)}
        tell(p, "boarding_declared", facts)
    begin(p, ESCAPE)
    p.vehicle = vehicle
    p.aboard = []
    p.passed_over = []
    if p.settings.coop and p.faction_force >= 1:
        faces = roll_dice(p, p.faction_force, "escape")
        if len([face for face in faces if face in BAD]) >= TOO_MANY_BAD:
            break_off(p)
            return
    take_aboard(p, figure)


def break_off(p: ThingPosition) -> None:
    """Everybody is back in the rec room; the round goes on with Phase 6 (TT-CESC-03)."""
    p.vehicle = NOBODY
    tell(p, "escape_broken_off", {})
    stack = p.stack
    while stack and not isinstance(stack[-1], CoopRecRoom):
        stack.pop()
    p.step = REC_ROOM_STEP


def show_role(p: ThingPosition, figure: int, aboard: bool) -> int:
    """A role card is shown to all."""
    role = p.role[figure]
    p.role_shown[figure] = True
    p.shown_human[figure] = role == HUMAN
    tell(p, "role_shown", {**who(p, figure), "role": ROLES[role], "aboard": aboard})
    return role


def take_aboard(p: ThingPosition, figure: int) -> None:
    """A passenger shows the role card: an alien aboard, and the aliens win (TT-ESC-05, -08)."""
    p.aboard.append(figure)
    if show_role(p, figure, True) == ALIEN:
        end(p, ALIEN_ABOARD)
        return
    p.passed_over = []
    p.then(NextCandidate())


def candidates(p: ThingPosition) -> list[int]:
    """Who has not been decided on in this pass, from the least suspected (TT-ESC-06, -13)."""
    left = [
        figure
        for figure in p.in_turn_order()
        if figure not in p.aboard and figure not in p.passed_over
    ]
    return sorted(left, key=lambda figure: p.suspicion[figure])


class NextCandidate(Step[ThingPosition]):
    """The next candidate of the pass; after a pass that brings nobody in, the vehicle leaves."""

    def run(self, p: ThingPosition) -> None:
        left = candidates(p)
        if not left:
            depart(p)
        elif p.settings.coop:
            p.then(AdmitOrLeave(p.leader), self)
        else:
            p.then(Admit(left[0]), self)


class Admit(AskAll):
    """D43: those aboard decide on a candidate (TT-ESC-07)."""

    __slots__ = ("candidate",)
    POINT = "D43"

    def __init__(self, candidate: int) -> None:
        super().__init__()
        self.candidate = candidate

    def about(self, p: ThingPosition) -> dict[str, int | str]:
        return {"player": self.candidate}

    def everybody(self, p: ThingPosition) -> list[int]:
        return p.aboard[:]

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [ADMIT, REFUSE]

    def resolve_all(self, p: ThingPosition, answers: list[Option | None]) -> None:
        in_favour = [seat for seat in p.aboard if answers[seat] == ADMIT]
        against = [seat for seat in p.aboard if answers[seat] == REFUSE]
        facts = {"player": self.candidate, "in_favour": in_favour, "against": against}
        tell(p, "candidate_voted", facts)
        if len(in_favour) == len(against):
            p.then(AdmitTie(least_suspected(p), self.candidate))
        else:
            enough = not against if p.settings.literal_vote else len(in_favour) > len(against)
            decide(p, self.candidate, enough)


def least_suspected(p: ThingPosition) -> int:
    """The least suspected aboard, the first in turn order of several."""
    order = [figure for figure in p.in_turn_order() if figure in p.aboard]
    return min(order, key=lambda figure: p.suspicion[figure])


class AdmitTie(Ask):
    """D44: the least suspected aboard breaks a tie."""

    __slots__ = ("candidate",)
    POINT = "D44"
    SECRET = False

    def __init__(self, seat: int, candidate: int) -> None:
        super().__init__(seat)
        self.candidate = candidate

    def about(self, p: ThingPosition) -> dict[str, int | str]:
        return {"player": self.candidate}

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [ADMIT, REFUSE]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        decide(p, self.candidate, option == ADMIT)


def decide(p: ThingPosition, figure: int, admitted: bool) -> None:
    """An accepted candidate may still refuse (TT-ESC-08)."""
    if admitted:
        p.then(Enter(figure))
    else:
        pass_over(p, figure, False)


def pass_over(p: ThingPosition, figure: int, admitted: bool) -> None:
    """A candidate does not come aboard in this pass."""
    p.passed_over.append(figure)
    facts: Facts = {**who(p, figure), "admitted": admitted, "boarded": False}
    tell(p, "candidate_decided", facts)


class Enter(Ask):
    """D45: board, or stay."""

    POINT = "D45"
    SECRET = False

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [BOARD, STAY]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        if option == STAY:
            pass_over(p, self.seat, True)
            return
        facts: Facts = {**who(p, self.seat), "admitted": True, "boarded": True}
        tell(p, "candidate_decided", facts)
        take_aboard(p, self.seat)


def depart(p: ThingPosition) -> None:
    """The vehicle leaves; all left behind show their roles (TT-ESC-09, TT-WIN-01, TT-WIN-02)."""
    if p.history is not None:
        facts: Facts = {"vehicle": vehicle_name(p.vehicle)}
        names = [CHARACTER_IDS[p.character[figure]] for figure in p.aboard]
        tell(p, "departed", {**facts, "passengers": names})
    left = [figure for figure in p.in_turn_order() if figure not in p.aboard]
    roles = [show_role(p, figure, False) for figure in left]
    end(p, LEFT_BEHIND if HUMAN in roles else ESCAPED)


class AdmitOrLeave(Ask):
    """D62: the leader admits or leaves one of the least suspected candidates (TT-CESC-05)."""

    POINT = "D62"
    SECRET = False

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        left = candidates(p)
        least = p.suspicion[left[0]]
        equal = [p.character[figure] for figure in left if p.suspicion[figure] == least]
        return [*[ADMIT_AS[who] for who in equal], *[LEAVE_AS[who] for who in equal]]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        figure = p.figure_of(option.value)
        if option.verb == "leave_as":
            pass_over(p, figure, False)
            return
        facts: Facts = {**who(p, figure), "admitted": True, "boarded": True}
        tell(p, "candidate_decided", facts)
        take_aboard(p, figure)
