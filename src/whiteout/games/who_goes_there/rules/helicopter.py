"""The Helicopter round: specification 6.25 (HEL)."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Prompt, Step, VeiledChoice
from whiteout.core.clock import ANSWER_KIND, DISCUSSION, Clock
from whiteout.core.event import Event
from whiteout.core.open_choice import OpenChoice
from whiteout.core.option import PASS, Option
from whiteout.games.who_goes_there.options import (
    BOARD,
    CALL,
    DECLINE_SEAT,
    EJECT,
    INVITE,
    STAY,
    STEP_OFF,
    UNINVITE,
)
from whiteout.games.who_goes_there.position import HELICOPTER, NOBODY, NOTHING, CampPosition
from whiteout.games.who_goes_there.rules.departure import reveal, tell_status
from whiteout.games.who_goes_there.rules.ending import NO_FLIGHT, end

LAST_CALL: Final = 3


class HelicopterRound(Step[CampPosition]):
    """The leader boards first and is in charge (WG-HEL-01, WG-HEL-02)."""

    __slots__ = ()

    def run(self, p: CampPosition) -> None:
        p.step = HELICOPTER
        p.active = NOBODY
        p.event = NOTHING
        if p.history is not None:
            p.emit(Event("helicopter_round", {"player": p.leader}))
        take_charge(p, p.leader)
        p.then(DELIBERATION)


def take_charge(p: CampPosition, player: int) -> None:
    """In charge, aboard, with fresh counts (WG-HEL-06, WG-HEL-18)."""
    p.charge = player
    p.been_in_charge[player] = True
    p.invited = [0] * p.seats
    p.calls = 0
    p.stayed = [False] * p.seats
    while p.invites:
        close_invitation(p, p.invites[0], "lapsed")
    if player not in p.aboard:
        p.aboard.append(player)


def close_invitation(p: CampPosition, player: int, answer: str) -> None:
    """An invitation is answered, taken back, or lapses."""
    p.invites.remove(player)
    if p.history is not None:
        p.emit(Event("invitation_answered", {"player": player, "answer": answer}))


def may_call(p: CampPosition) -> bool:
    """A human always; an infected person only with somebody aboard of whom he has no proof
    (WG-HEL-09, WG-HEL-10)."""
    return may_fly(p, p.charge)


def may_fly(p: CampPosition, player: int) -> bool:
    """Not knowingly without a human (WG-HEL-10, WG-HEL-20)."""
    if not p.infected[player]:
        return True
    known = p.known[player]
    return any(not known >> other & 1 for other in p.aboard if other != player)


def next_in_charge(p: CampPosition) -> int:
    """The next living player in turn order who has not been in charge, or NOBODY (WG-HEL-06)."""
    for other in p.after(p.charge):
        if not p.been_in_charge[other]:
            return other
    return NOBODY


class Deliberation(OpenChoice[CampPosition]):
    """D37, D38, D39: who is let aboard, as an open moment (WG-HEL-21)."""

    __slots__ = ()
    POINT: ClassVar = "D37"
    RULE: ClassVar = "WG-HEL-03"

    def prompt(self, p: CampPosition, viewer: int) -> Prompt:
        about: dict[str, int | str] = {"player": p.charge}
        if viewer in p.invites:
            return "D38", "WG-HEL-03", about
        if viewer in p.aboard and viewer != p.charge:
            return "D39", "WG-HEL-05", about
        return self.POINT, self.RULE, about

    def clock(self, p: CampPosition) -> Clock:
        return Clock(DISCUSSION, 300, f"boarding-{p.charge}")

    def everybody(self, p: CampPosition) -> list[int]:
        """The oldest invitation first; others aboard who have not answered since somebody came or
        went; the person in charge; then the rest aboard (WG-HEL-22)."""
        others = [player for player in p.after(p.charge) if player in p.aboard]
        fresh = [player for player in others if not p.stayed[player]]
        stayed = [player for player in others if p.stayed[player]]
        return [*p.invites, *fresh, p.charge, *stayed]

    def options(self, p: CampPosition, seat: int) -> list[Option]:
        if seat in p.invites:
            return [BOARD, DECLINE_SEAT]
        if seat != p.charge:
            return [PASS, STEP_OFF]
        found: list[Option] = []
        for other in p.after(seat):
            if other in p.aboard:
                found.append(EJECT[other])
            elif other in p.invites:
                found.append(UNINVITE[other])
            elif p.invited[other] < p.settings.invite_limit:
                found.append(INVITE[other])
        if may_call(p):
            found.append(CALL)
        found.append(STEP_OFF)
        return found

    def acts(self, p: CampPosition, seat: int) -> list[Option]:
        return self.options(p, seat)

    def take(self, p: CampPosition, seat: int, option: Option) -> None:
        if option == PASS:
            p.stayed[seat] = True
            if p.history is not None:
                p.emit(Event("waited", {"player": seat}))
        super().take(p, seat, option)

    def act(self, p: CampPosition, seat: int, option: Option) -> None:
        other = option.value
        if option.verb == "invite":
            p.invited[other] += 1
            p.invites.append(other)
            if p.history is not None:
                p.emit(Event("invited", {"player": seat, "to": other}))
        elif option.verb == "uninvite":
            close_invitation(p, other, "withdrawn")
        elif option is BOARD:
            close_invitation(p, seat, "boards")
            p.aboard.append(seat)
            p.stayed = [False] * p.seats
        elif option is DECLINE_SEAT:
            close_invitation(p, seat, "declined")
        elif option.verb == "eject":
            get_off(p, other, "ejected")
        elif option is CALL:
            self.finish_open(p)
            call(p)
            return
        else:
            get_off(p, seat, "stepped_off")
            if seat == p.charge and not pass_charge(p):
                return
        self.again(p)

    def done(self, p: CampPosition) -> None:
        raise AssertionError("the person in charge never waits")


def get_off(p: CampPosition, player: int, cause: str) -> None:
    """WG-HEL-04, WG-HEL-05."""
    p.aboard.remove(player)
    p.stayed = [False] * p.seats
    if p.history is not None:
        p.emit(Event("left_helicopter", {"player": player, "cause": cause}))


def pass_charge(p: CampPosition) -> bool:
    """To the next who has not been in charge; if there is nobody, no helicopter leaves (WG-HEL-06,
    WG-HEL-15, WG-END-02). Whether the round goes on."""
    following = next_in_charge(p)
    if p.history is not None:
        p.emit(Event("charge_passed", {"player": p.charge, "to": following}))
    if following == NOBODY:
        p.aboard = []
        tell_status(p)
        end(p, NO_FLIGHT)
        return False
    take_charge(p, following)
    return True


# -- departure -----------------------------------------------------------------------------------


def call(p: CampPosition) -> None:
    """All open invitations are cancelled; alone aboard, the doors close at once (WG-HEL-19)."""
    p.calls += 1
    if p.history is not None:
        p.emit(Event("departure_called", {"player": p.charge, "number": p.calls}))
    while p.invites:
        close_invitation(p, p.invites[0], "lapsed")
    if len(p.aboard) == 1:
        close_doors(p)
    else:
        p.then(STAY_OR_GO)


class StayOrGo(VeiledChoice[CampPosition]):
    """D41: everyone else aboard stays or steps off, in secret and together (WG-HEL-12). Asked also
    where an infected passenger may not stay (WG-HEL-20)."""

    __slots__ = ()
    POINT: ClassVar = "D41"
    RULE: ClassVar = "WG-HEL-12"

    def about(self, p: CampPosition) -> dict[str, int | str]:
        return {"player": p.charge}

    def clock(self, p: CampPosition) -> Clock:
        return Clock(ANSWER_KIND, 30)

    def everybody(self, p: CampPosition) -> list[int]:
        return [player for player in p.after(p.charge) if player in p.aboard]

    def options(self, p: CampPosition, seat: int) -> list[Option]:
        return [STAY, STEP_OFF] if may_fly(p, seat) else [STEP_OFF]

    def resolve_all(self, p: CampPosition, answers: list[Option | None]) -> None:
        """If all stay, the doors close; the third call closes them anyway (WG-HEL-13)."""
        asked = self.everybody(p)
        leaving = [player for player in asked if answers[player] is STEP_OFF]
        if p.history is not None:
            stays = [player for player in asked if player not in leaving]
            p.emit(Event("last_call_answered", {"stay": stays, "go": leaving}))
        for player in leaving:
            get_off(p, player, "stepped_off")
        if not leaving:
            close_doors(p)
        elif p.calls < LAST_CALL:
            p.then(DELIBERATION)
        elif may_call(p):
            close_doors(p)
        else:
            get_off(p, p.charge, "stepped_off")
            if pass_charge(p):
                p.then(DELIBERATION)


def close_doors(p: CampPosition) -> None:
    """WG-HEL-12, WG-REV-01."""
    if p.history is not None:
        aboard = [player for player in p.turn_order if player in p.aboard]
        p.emit(Event("doors_closed", {"players": aboard}))
    reveal(p)


DELIBERATION: Final = Deliberation()
STAY_OR_GO: Final = StayOrGo()
HELICOPTER_ROUND: Final = HelicopterRound()
