"""Step 1, the Mission Log, and the powers that touch it: specification 6.1 (MLOG)."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Choice, Step
from whiteout.core.event import Event, Facts
from whiteout.core.option import Option
from whiteout.games.outpost_31.options import BOTTOM_CARD, DECLINE, LEAVE_CARD, USE
from whiteout.games.outpost_31.position import MISSION_LOG, NOTHING, OutpostPosition
from whiteout.games.outpost_31.rules.fire import add_smoke, cut_power, roll_room
from whiteout.games.outpost_31.rules.powers import AskPower, may_use, use
from whiteout.games.outpost_31.tables import MISSION_IDS, MISSIONS, MOST_PLAYERS, ROOM_IDS
from whiteout.games.outpost_31.written_codes import BEN_A, GAR_A, WIN_A


class RevealMission(Step[OutpostPosition]):
    """Cards are turned up, and Events resolved, until an Investigation appears (OP-MLOG-01,
    OP-MLOG-02)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        p.step = MISSION_LOG
        while True:
            card = turn_up(p)
            if not MISSIONS[card].event:
                break
            room = roll_room(p)
            if may_use(p, BEN_A):
                p.then(WindShift(p.captain, card, room), self)
                return
            resolve_event(p, card, room)
        p.mission = card
        if may_use(p, GAR_A):
            p.then(AskPower(p.captain, GAR_A, "D03", _DRAW_AGAIN))


def need_card(p: OutpostPosition) -> None:
    """An empty deck is made anew from its discard pile; the card that lies face up is no part of
    that (OP-MLOG-11)."""
    if not p.mission_deck:
        p.mission_deck = p.mission_discard
        p.mission_discard = []
        p.chance.shuffle(p.mission_deck, "missions")
        p.mission_seen = [0] * len(p.mission_deck)
        if p.history is not None:
            p.emit(Event("missions_reshuffled", {"cards": len(p.mission_deck)}))


def turn_up(p: OutpostPosition) -> int:
    """The top card, face up for all (OP-MLOG-01)."""
    need_card(p)
    p.mission_seen.pop()
    card = p.mission_deck.pop()
    if p.history is not None:
        p.emit(Event("mission_revealed", {"player": p.captain, "mission": MISSION_IDS[card]}))
    return card


def resolve_event(p: OutpostPosition, card: int, room: int) -> None:
    """The room is struck, whether its chip is gone or not, and the Event is discarded
    (OP-MLOG-02, OP-MLOG-05, OP-MLOG-06, OP-MLOG-08, OP-MLOG-09)."""
    if MISSIONS[card].event == "smoke":
        add_smoke(p, room)
    else:
        cut_power(p, room)
    p.mission_discard.append(card)


class WindShift(Choice[OutpostPosition]):
    """D02, pw_ben_a: roll the room of an Event once more; the second result stands."""

    __slots__ = ("card", "room")
    POINT: ClassVar = "D02"
    RULE: ClassVar = "OP-PWR-03"

    def __init__(self, seat: int, card: int, room: int) -> None:
        super().__init__(seat)
        self.card = card
        self.room = room

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"mission": MISSION_IDS[self.card], "room": ROOM_IDS[self.room]}

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [DECLINE, USE[BEN_A]]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        room = self.room
        if option is not DECLINE:
            use(p, BEN_A)
            room = roll_room(p)
        resolve_event(p, self.card, room)


class DrawAgain(Step[OutpostPosition]):
    """pw_gar_a: the Investigation just shown is discarded, and another one sought."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        p.mission_discard.append(p.mission)
        p.mission = NOTHING
        p.then(REVEAL_MISSION)


class ListeningWatch(Choice[OutpostPosition]):
    """D10, pw_win_a: the Captain has seen the top card; leave it or put it at the bottom. The
    choice is open, the card is not."""

    __slots__ = ()
    POINT: ClassVar = "D10"
    RULE: ClassVar = "OP-PWR-04"

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [LEAVE_CARD, BOTTOM_CARD]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        if option is BOTTOM_CARD:
            p.mission_deck.insert(0, p.mission_deck.pop())
            p.mission_seen.insert(0, p.mission_seen.pop())
        if p.history is not None:
            facts: Facts = {"player": self.seat, "bottom": option is BOTTOM_CARD}
            p.emit(Event("mission_put", facts))


def listening_watch(p: OutpostPosition) -> None:
    """pw_win_a: the Captain looks secretly at the top card."""
    use(p, WIN_A)
    need_card(p)
    p.mission_seen[-1] |= 1 << p.captain
    if p.history is not None:
        secret: dict[int, Facts] = {p.captain: {"mission": MISSION_IDS[p.mission_deck[-1]]}}
        p.emit(Event("mission_seen", {"player": p.captain}, secret))
    p.then(_LISTENING[p.captain])


REVEAL_MISSION: Final = RevealMission()
_DRAW_AGAIN: Final = DrawAgain()
_LISTENING: Final = [ListeningWatch(player) for player in range(MOST_PLAYERS)]
