"""Sleep rounds: specification 6.8 (SLP)."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Prompt, Step, VeiledChoice
from whiteout.core.clock import ANSWER_KIND, DISCUSSION, Clock
from whiteout.core.event import Event
from whiteout.core.open_choice import OpenChoice
from whiteout.core.option import PASS, Option
from whiteout.games.who_goes_there.options import (
    AGREE,
    ALONE,
    BUNK,
    INFECTED,
    REFUSE,
    UNBUNK,
)
from whiteout.games.who_goes_there.position import NOBODY, SLEEP_STEP, CampPosition
from whiteout.games.who_goes_there.rules.clickers import settings_of
from whiteout.games.who_goes_there.rules.infection import become_vulnerable, infect, look

PER_PAIR: Final = 2


def members(p: CampPosition) -> list[int]:
    """The living who are neither bunked nor alone (WG-SLP-11)."""
    return [player for player in p.living() if p.bunk[player] == NOBODY and not p.alone[player]]


def open_to(p: CampPosition, player: int) -> list[int]:
    """Whose proposals are open to a member, the oldest first."""
    return [p.bunk_from[at] for at in range(len(p.bunk_to)) if p.bunk_to[at] == player]


def may_propose(p: CampPosition, player: int, other: int) -> bool:
    """To an unpaired player of the same location, twice at most, and not where one of the other
    side is open (WG-SLP-02 to -04, -11)."""
    if other == player or p.location(other) != p.location(player):
        return False
    if p.bunk_sent[player][other] >= PER_PAIR:
        return False
    return other not in open_to(p, player)


class Sleep(OpenChoice[CampPosition]):
    """D07, D08: who sleeps beside whom, as an open moment (WG-SLP-03 to -13)."""

    __slots__ = ()
    POINT: ClassVar = "D07"
    RULE: ClassVar = "WG-SLP-03"

    def prompt(self, p: CampPosition, viewer: int) -> Prompt:
        asked = viewer >= 0 and bool(open_to(p, viewer))
        return ("D08" if asked else "D07"), self.RULE, {}

    def clock(self, p: CampPosition) -> Clock:
        return Clock(DISCUSSION, 120, f"sleep-{p.round}")

    def run(self, p: CampPosition) -> None:
        p.step = SLEEP_STEP
        p.bunk = [NOBODY] * p.seats
        p.alone = [False] * p.seats
        p.bunk_sent = [[0] * p.seats for _ in range(p.seats)]
        p.bunk_from = []
        p.bunk_to = []
        p.sleep_last = NOBODY
        leave_lonely(p)
        super().run(p)

    def everybody(self, p: CampPosition) -> list[int]:
        """Whoever has a proposal to answer, the oldest first; then the others in turn order after
        the one last asked (WG-SLP-12)."""
        order: list[int] = []
        for player in p.bunk_to:
            if player not in order:
                order.append(player)
        rest = members(p)
        last = p.sleep_last
        if last != NOBODY:
            round_ = [*p.after(last), last]
            rest = [player for player in round_ if player in rest]
        return order + [player for player in rest if player not in order]

    def options(self, p: CampPosition, seat: int) -> list[Option]:
        senders = open_to(p, seat)
        found = [AGREE[other] for other in senders] + [REFUSE[other] for other in senders]
        if seat not in p.bunk_from:
            found += [BUNK[other] for other in members(p) if may_propose(p, seat, other)]
        else:
            found.append(UNBUNK[p.bunk_to[p.bunk_from.index(seat)]])
        found.append(ALONE)
        if not senders:
            found.append(PASS)
        return found

    def acts(self, p: CampPosition, seat: int) -> list[Option]:
        return self.options(p, seat)

    def take(self, p: CampPosition, seat: int, option: Option) -> None:
        if not open_to(p, seat):
            p.sleep_last = seat
        if option == PASS and p.history is not None:
            p.emit(Event("waited", {"player": seat}))
        super().take(p, seat, option)

    def act(self, p: CampPosition, seat: int, option: Option) -> None:
        other = option.value
        if option.verb == "bunk":
            p.bunk_sent[seat][other] += 1
            p.bunk_from.append(seat)
            p.bunk_to.append(other)
            if p.history is not None:
                p.emit(Event("bunk_proposed", {"player": seat, "to": other}))
        elif option.verb == "take_back":
            close(p, p.bunk_from.index(seat), "withdrawn")
        elif option.verb == "refuse":
            close(p, p.bunk_from.index(other), "declined")
        elif option is ALONE:
            lie_alone(p, seat, "chosen")
        else:
            close(p, p.bunk_from.index(other), "accepted")
            pair(p, seat, other)
        leave_lonely(p)
        self.again(p)

    def done(self, p: CampPosition) -> None:
        """Nobody wants to move any more: all who are left sleep alone (WG-SLP-10)."""
        for player in members(p):
            lie_alone(p, player, "waited")
        p.then(BUNK_CLICKERS, LONE_SLEEPERS)


def close(p: CampPosition, place: int, answer: str) -> None:
    """A bunk proposal is answered, taken back, or lapses."""
    sender, receiver = p.bunk_from[place], p.bunk_to[place]
    del p.bunk_from[place]
    del p.bunk_to[place]
    if p.history is not None:
        facts = {"player": sender, "to": receiver, "answer": answer}
        p.emit(Event("bunk_answered", facts))


def end_proposals(p: CampPosition, player: int) -> None:
    """All proposals from and to a player lapse (WG-SLP-03, WG-SLP-11)."""
    for place in range(len(p.bunk_from) - 1, -1, -1):
        if player in (p.bunk_from[place], p.bunk_to[place]):
            close(p, place, "lapsed")


def pair(p: CampPosition, player: int, other: int) -> None:
    """Acceptance is final (WG-SLP-03)."""
    p.bunk[player] = other
    p.bunk[other] = player
    for one in (player, other):
        end_proposals(p, one)
    if p.history is not None:
        p.emit(Event("bunk_settled", {"player": player, "to": other, "cause": "paired"}))


def lie_alone(p: CampPosition, player: int, cause: str) -> None:
    """A lone sleeper (WG-SLP-05)."""
    p.alone[player] = True
    end_proposals(p, player)
    if p.history is not None:
        p.emit(Event("bunk_settled", {"player": player, "to": NOBODY, "cause": cause}))


def leave_lonely(p: CampPosition) -> None:
    """Whoever has no possible partner left sleeps alone (WG-SLP-06)."""
    again = True
    while again:
        again = False
        left = members(p)
        for player in left:
            if not any(could_bunk(p, player, other) for other in left):
                lie_alone(p, player, "nobody")
                again = True
                break


def could_bunk(p: CampPosition, one: int, other: int) -> bool:
    """A proposal is open between the two, or still allowed."""
    if one == other or p.location(one) != p.location(other):
        return False
    if one in open_to(p, other) or other in open_to(p, one):
        return True
    return p.bunk_sent[one][other] < PER_PAIR or p.bunk_sent[other][one] < PER_PAIR


class BunkClickers(VeiledChoice[CampPosition]):
    """D09: every bunked player with a Vulnerable card passes the clicker; all infections take hold
    together (WG-SLP-08). Humans are asked too (WG-INFO-02)."""

    __slots__ = ()
    POINT: ClassVar = "D09"
    RULE: ClassVar = "WG-SLP-08"

    def clock(self, p: CampPosition) -> Clock:
        return Clock(ANSWER_KIND, 20)

    def everybody(self, p: CampPosition) -> list[int]:
        return [
            player for player in p.living() if p.bunk[player] != NOBODY and p.vulnerable[player]
        ]

    def run(self, p: CampPosition) -> None:
        if self.everybody(p):
            super().run(p)

    def options(self, p: CampPosition, seat: int) -> list[Option]:
        return settings_of(p, seat)

    def resolve_all(self, p: CampPosition, answers: list[Option | None]) -> None:
        shown: list[int] = []
        for giver in p.living():
            if answers[giver] is not None:
                looker = p.bunk[giver]
                if look(p, giver, looker, answers[giver] is INFECTED, "bunk"):
                    shown.append(looker)
        for looker in shown:
            infect(p, looker, "bunk")


class LoneSleepers(Step[CampPosition]):
    """Each draws a Vulnerable card, in turn order (WG-SLP-09)."""

    __slots__ = ()

    def run(self, p: CampPosition) -> None:
        for player in p.living():
            if p.alone[player] and not p.over:
                become_vulnerable(p, player, "slept_alone")


SLEEP: Final = Sleep()
BUNK_CLICKERS: Final = BunkClickers()
LONE_SLEEPERS: Final = LoneSleepers()
