"""Step 2, the team: specification 6.8 (TEAM). The lone extinguisher stands in lone.py."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Event, Facts
from whiteout.core.option import Option
from whiteout.core.position import Choice, Step
from whiteout.games.outpost_31.ask_power import AskPower
from whiteout.games.outpost_31.lone import SEND_LONE, outsiders
from whiteout.games.outpost_31.options import (
    COUNT_AS,
    DECLINE,
    JOIN,
    TARGET,
)
from whiteout.games.outpost_31.position import TEAM, OutpostPosition
from whiteout.games.outpost_31.powers import may_use, use
from whiteout.games.outpost_31.tables import (
    DEPARTMENTS,
    IDS,
    MISSIONS,
    MOST_PLAYERS,
    PAL_A,
    WIN_B,
)


class GatherTeam(Step[OutpostPosition]):
    """The Captain always belongs to the team (OP-TEAM-01)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        p.step = TEAM
        p.team = [p.captain]
        p.then(_FILL_TEAM, SEND_LONE, _ROLL_CALL)
        if may_use(p, PAL_A):
            p.then(_FILL_IN[p.captain])


class CountAs(Choice[OutpostPosition]):
    """D12, pw_pal_a: Palmer counts as another department this turn; declining leaves him in his
    own."""

    __slots__ = ()

    def point(self, p: OutpostPosition) -> str:
        return "D12"

    def rule(self, p: OutpostPosition) -> str:
        return "OP-PWR-03"

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        own = p.department[seat]
        return [DECLINE, *[COUNT_AS[code] for code in range(len(DEPARTMENTS)) if code != own]]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        if option is DECLINE:
            return
        use(p, PAL_A)
        p.department[self.seat] = option.value
        if p.history is not None:
            facts: Facts = {"player": self.seat, "department": DEPARTMENTS[option.value]}
            p.emit(Event("counted_as", facts))


# -- the team ------------------------------------------------------------------------------------


class FillTeam(Step[OutpostPosition]):
    """Members join one by one until the team has its size; who must come is not asked about
    (OP-TEAM-02, OP-TEAM-03, OP-TEAM-07)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        outside = outsiders(p)
        missing = min(MISSIONS[p.mission].team - len(p.team), len(outside))
        if missing > 0:
            legal = joiners(p, outside, missing)
            if len(legal) > missing:
                p.then(_JOIN[p.captain], self)
                return
            p.team += legal
        close_team(p)


def joiners(p: OutpostPosition, outside: list[int], missing: int) -> list[int]:
    """With whom a team of most filled slots can still be completed (OP-TEAM-03, OP-TEAM-04).

    One more member fills at most one slot. If there are more places than slots still to be filled
    from outside, anybody may take the next one; otherwise only a member who fills a slot.
    """
    department = p.department
    open_slots = slots_open(p)
    free = [0] * len(DEPARTMENTS)
    for player in outside:
        free[department[player]] += 1
    fillable = 0
    for code, slots in enumerate(open_slots):
        fillable += min(slots, free[code])
    if missing > fillable:
        return outside
    return [player for player in outside if open_slots[department[player]]]


def slots_open(p: OutpostPosition) -> list[int]:
    """By department: printed slots that the team does not fill yet (OP-TEAM-04)."""
    slots = MISSIONS[p.mission].departments[:]
    for player in p.team:
        code = p.department[player]
        if slots[code]:
            slots[code] -= 1
    return slots


class JoinTeam(Choice[OutpostPosition]):
    """D13: who joins next; nobody may refuse to come (OP-TEAM-07)."""

    __slots__ = ()

    def point(self, p: OutpostPosition) -> str:
        return "D13"

    def rule(self, p: OutpostPosition) -> str:
        return "OP-TEAM-03"

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        outside = outsiders(p)
        missing = min(MISSIONS[p.mission].team - len(p.team), len(outside))
        return [JOIN[player] for player in joiners(p, outside, missing)]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        p.team.append(option.value)


def close_team(p: OutpostPosition) -> None:
    """The team stands, in seat order from the Captain; whether it has the printed size and every
    printed department decides on this turn's swaps (OP-TEAM-05, OP-TEAM-06)."""
    members = p.team
    p.team = [player for player in p.from_captain() if player in members]
    full = len(members) == MISSIONS[p.mission].team
    p.requirements_met = full and not any(slots_open(p))
    if p.history is not None:
        facts: Facts = {"captain": p.captain, "team": p.team[:]}
        facts["requirements_met"] = p.requirements_met
        p.emit(Event("team_gathered", facts))


# -- Roll Call -----------------------------------------------------------------------------------


class RollCall(Step[OutpostPosition]):
    """The end of step 2: pw_win_b, if another member holds cards."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        if may_use(p, WIN_B) and called(p):
            p.then(AskPower(p.captain, WIN_B, "D15", _CALL))


def called(p: OutpostPosition) -> list[int]:
    """Other team members with cards in hand."""
    return [player for player in p.team if player != p.captain and p.hands[player]]


class CallSomebody(Step[OutpostPosition]):
    """A single member is not asked about."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        members = called(p)
        if len(members) == 1:
            look_at_card(p, members[0])
        else:
            p.then(_CALL_ON[p.captain])


class CallOn(Choice[OutpostPosition]):
    """D15: whose card to see."""

    __slots__ = ()

    def point(self, p: OutpostPosition) -> str:
        return "D15"

    def rule(self, p: OutpostPosition) -> str:
        return "OP-PWR-04"

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [TARGET[player] for player in called(p)]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        look_at_card(p, option.value)


def look_at_card(p: OutpostPosition, target: int) -> None:
    """A random card of the target's hand, seen by the Captain and its owner only."""
    hand = sorted(p.hands[target])
    card = hand[p.chance.below(len(hand), "roll call")]
    if p.history is not None:
        face: Facts = {"card": IDS[card]}
        facts: Facts = {"player": p.captain, "target": target}
        p.emit(Event("roll_called", facts, {p.captain: face, target: face}))


GATHER_TEAM: Final = GatherTeam()
_FILL_TEAM: Final = FillTeam()
_ROLL_CALL: Final = RollCall()
_FILL_IN: Final = [CountAs(player) for player in range(MOST_PLAYERS)]
_JOIN: Final = [JoinTeam(player) for player in range(MOST_PLAYERS)]
_CALL: Final = CallSomebody()
_CALL_ON: Final = [CallOn(player) for player in range(MOST_PLAYERS)]
