"""Step 2, the team and the lone extinguisher: specification 6.8 (TEAM)."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Choice, Prompt, Step
from whiteout.core.codes import bits_of
from whiteout.core.draft import DraftChoice
from whiteout.core.event import Event, Facts
from whiteout.core.option import Option
from whiteout.games.outpost_31.options import (
    COUNT_AS,
    DECLINE,
    GO_TO,
    JOIN,
    SEND,
    TARGET,
)
from whiteout.games.outpost_31.position import NOTHING, TEAM, OutpostPosition
from whiteout.games.outpost_31.rules.powers import AimPower, AskPower, may_use, use
from whiteout.games.outpost_31.tables import (
    DEPARTMENTS,
    IDS,
    MISSIONS,
    MOST_PLAYERS,
    NO_HAZARD,
    ROOM_IDS,
    ROOMS,
)
from whiteout.games.outpost_31.written_codes import NAU_A, PAL_A, WIN_B


class SendLone(Step[OutpostPosition]):
    """The Captain may send one outsider to a hazard room (OP-TEAM-08)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        rooms = hazard_rooms(p)
        if not rooms or not outsiders(p):
            return
        if len(rooms) > 1 or p.chips[rooms[0]] == NOTHING:
            p.then(_SEND[p.captain])
        elif may_use(p, NAU_A):
            p.then(AskPower(p.captain, NAU_A, "D14", _SEND[p.captain]))


def hazard_rooms(p: OutpostPosition) -> list[int]:
    """Rooms with Smoke or Fire. A single one may be named only if its chip is gone, or by
    pw_nau_a; of several, any (OP-TEAM-09)."""
    return [room for room in range(ROOMS) if p.hazard[room] != NO_HAZARD]


class Send(DraftChoice[OutpostPosition]):
    """D14: whom to send and to which hazard room, or nobody. It can be taken back until the room
    is named (OP-TEAM-08, OP-TEAM-09, OP-FLOW-09)."""

    __slots__ = ()
    POINT: ClassVar = "D14"
    RULE: ClassVar = "OP-TEAM-08"
    COUNTED: ClassVar = True

    def prompt(self, p: OutpostPosition, viewer: int) -> Prompt:
        draft = p.draft(viewer) if viewer == self.seat else []
        if not draft:
            return self.POINT, self.RULE, {}
        return self.POINT, "OP-TEAM-09", {"player": draft[0].value}

    def parts(self, p: OutpostPosition, seat: int, draft: list[Option]) -> list[Option]:
        if draft:
            return [GO_TO[room] for room in hazard_rooms(p)]
        return [DECLINE, *[SEND[player] for player in outsiders(p)]]

    def is_complete(self, p: OutpostPosition, seat: int, draft: list[Option]) -> bool:
        return len(draft) == 2 or draft[0] is DECLINE or len(hazard_rooms(p)) == 1

    def resolve_draft(self, p: OutpostPosition, seat: int, draft: list[Option]) -> None:
        if draft[0] is not DECLINE:
            p.lone = draft[0].value
            room = draft[1].value if len(draft) == 2 else hazard_rooms(p)[0]
            if len(draft) == 1:
                p.force(self.POINT, seat, GO_TO[room])
            send_to(p, room)


def send_to(p: OutpostPosition, room: int) -> None:
    """The lone player cannot refuse to go (OP-TEAM-10)."""
    p.lone_room = room
    if p.history is not None:
        p.emit(Event("lone_sent", {"player": p.lone, "room": ROOM_IDS[room]}))


def outsiders(p: OutpostPosition) -> list[int]:
    """Available players who are not on the team, clockwise from the Captain."""
    found: list[int] = []
    seats = p.seats
    living = p.living
    tied = p.tied
    members = bits_of(p.team)
    player = p.captain
    for _ in range(seats - 1):
        player += 1
        if player == seats:
            player = 0
        if living[player] and not tied[player] and not members >> player & 1:
            found.append(player)
    return found


SEND_LONE: Final = SendLone()
_SEND: Final = [Send(player) for player in range(MOST_PLAYERS)]


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
    POINT: ClassVar = "D12"
    RULE: ClassVar = "OP-PWR-03"

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
        missing = places_left(p, outside)
        if missing > 0:
            legal = joiners(p, outside, missing)
            if len(legal) > missing:
                p.then(_JOIN[p.captain], self)
                return
            p.team += legal
            if p.history is not None:
                for player in legal:
                    p.force("D13", p.captain, JOIN[player])
        close_team(p)


def places_left(p: OutpostPosition, outside: list[int]) -> int:
    """How many can still join."""
    missing = MISSIONS[p.mission].team - len(p.team)
    return min(missing, len(outside))


def joiners(p: OutpostPosition, outside: list[int], missing: int) -> list[int]:
    """With whom a team of most filled slots can still be completed (OP-TEAM-03, OP-TEAM-04).

    One more member fills at most one slot. If there are more places than slots still to be filled
    from outside, anybody may take the next one; otherwise only a member who fills a slot.
    """
    department = p.department
    open_slots = slots_open(p)
    unfilled = open_slots[:]
    fillable = 0
    for player in outside:
        code = department[player]
        if unfilled[code]:
            unfilled[code] -= 1
            fillable += 1
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
    POINT: ClassVar = "D13"
    RULE: ClassVar = "OP-TEAM-03"

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        outside = outsiders(p)
        return [JOIN[player] for player in joiners(p, outside, places_left(p, outside))]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        p.team.append(option.value)


def close_team(p: OutpostPosition) -> None:
    """The team stands, in seat order from the Captain; whether it has the printed size and every
    printed department decides on this turn's swaps (OP-TEAM-05, OP-TEAM-06)."""
    members = bits_of(p.team)
    full = len(p.team) == MISSIONS[p.mission].team
    p.team = [player for player in p.from_captain() if members >> player & 1]
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
            p.then(_CALL_ON[p.captain])


def called(p: OutpostPosition) -> list[int]:
    """Other team members with cards in hand."""
    return [player for player in p.team if player != p.captain and p.hands[player]]


class CallOn(AimPower):
    """D15: whose card to see (pw_win_b)."""

    __slots__ = ()
    POINT: ClassVar = "D15"
    POWER: ClassVar = WIN_B

    def targets(self, p: OutpostPosition) -> list[Option]:
        return [TARGET[player] for player in called(p)]

    def aim(self, p: OutpostPosition, target: int) -> None:
        look_at_card(p, target)


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
_CALL_ON: Final = [CallOn(player) for player in range(MOST_PLAYERS)]
