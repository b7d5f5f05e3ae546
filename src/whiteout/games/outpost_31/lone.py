"""The lone extinguisher of step 2: specification 6.8 (OP-TEAM-08 to 10), pw_nau_a."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.core.position import Choice, Step
from whiteout.games.outpost_31.ask_power import AskPower
from whiteout.games.outpost_31.options import DECLINE, GO_TO, SEND
from whiteout.games.outpost_31.position import NOTHING, OutpostPosition
from whiteout.games.outpost_31.powers import may_use
from whiteout.games.outpost_31.tables import MOST_PLAYERS, NAU_A, NO_HAZARD, ROOM_IDS, ROOMS


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


class Send(Choice[OutpostPosition]):
    """D14: whom to send, or nobody (OP-TEAM-08)."""

    __slots__ = ()

    def point(self, p: OutpostPosition) -> str:
        return "D14"

    def rule(self, p: OutpostPosition) -> str:
        return "OP-TEAM-08"

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [DECLINE, *[SEND[player] for player in outsiders(p)]]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        if option is DECLINE:
            return
        p.lone = option.value
        rooms = hazard_rooms(p)
        if len(rooms) == 1:
            send_to(p, rooms[0])
        else:
            p.then(_NAME_ROOM[self.seat])


class NameRoom(Choice[OutpostPosition]):
    """D14, second part: to which hazard room (OP-TEAM-09)."""

    __slots__ = ()

    def point(self, p: OutpostPosition) -> str:
        return "D14"

    def rule(self, p: OutpostPosition) -> str:
        return "OP-TEAM-09"

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"player": p.lone}

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [GO_TO[room] for room in hazard_rooms(p)]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        send_to(p, option.value)


def send_to(p: OutpostPosition, room: int) -> None:
    """The lone player cannot refuse to go (OP-TEAM-10)."""
    p.lone_room = room
    if p.history is not None:
        p.emit(Event("lone_sent", {"player": p.lone, "room": ROOM_IDS[room]}))


def outsiders(p: OutpostPosition) -> list[int]:
    """Available players who are not on the team, clockwise from the Captain."""
    found: list[int] = []
    seats = p.seats
    team = p.team
    for place in range(p.captain + 1, p.captain + seats):
        player = place % seats
        if p.living[player] and not p.tied[player] and player not in team:
            found.append(player)
    return found


SEND_LONE: Final = SendLone()
_SEND: Final = [Send(player) for player in range(MOST_PLAYERS)]
_NAME_ROOM: Final = [NameRoom(player) for player in range(MOST_PLAYERS)]
