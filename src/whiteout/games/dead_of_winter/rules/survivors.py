"""Survivors, leaders, last survivors and helpless survivors (specification 6.20)."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Step
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.dead_of_winter.options import LEADER, LOCATION, SURVIVOR
from whiteout.games.dead_of_winter.position import (
    IN_GAME,
    JUDGED_OUT,
    LOST_OUT,
    NOBODY,
    WinterPosition,
)
from whiteout.games.dead_of_winter.rules.ending import eliminate
from whiteout.games.dead_of_winter.rules.general import (
    Ask,
    change_morale,
    forget,
    gains_known,
    shuffle_deck,
)
from whiteout.games.dead_of_winter.tables import (
    BRUNO,
    COLONY,
    INES,
    ITEM_IDS,
    KIND,
    LOCATION_IDS,
    NOWHERE,
    OUTSIDE,
    SURVIVOR_IDS,
    SURVIVORS,
    USED,
)

CARD_CAUSE: Final = "card"
LIMIT: Final = 3

# -- abilities that always work (6.6) --------------------------------------------------------------


def has(p: WinterPosition, survivor: int, ability: int) -> bool:
    """Whether a survivor has somebody's ability: the own, or Ines that of whoever stands with her
    away from the colony (DW-ABL-04, DW-ABL-09)."""
    if survivor == ability:
        return True
    if survivor != INES:
        return False
    here = p.place[INES] if p.ines_at == NOWHERE else p.ines_at
    return here > COLONY and p.place[ability] == here


def limit(p: WinterPosition, survivor: int) -> int:
    """The wound tokens at which a survivor dies (DW-WND-01)."""
    return SURVIVORS[BRUNO].amount if has(p, survivor, BRUNO) else LIMIT


# -- leaving play ----------------------------------------------------------------------------------


def kill(p: WinterPosition, survivor: int, cause: str) -> None:
    """A survivor dies: the pile, the equipment, morale; then a new leader or the rule of the last
    survivor (DW-SRV-02, DW-SRV-03). Whoever calls has pushed what comes after it."""
    seat = p.owner[survivor]
    if seat == NOBODY:
        return
    take_off(p, survivor, True, cause)
    p.died = True
    if not p.exiled[seat]:
        change_morale(p, -1, cause)  # DW-EXL-10


def remove(p: WinterPosition, survivor: int, cause: str) -> None:
    """A survivor leaves the game without dying: no morale is lost (DW-SRV-04)."""
    if p.owner[survivor] != NOBODY:
        take_off(p, survivor, False, cause)


def take_off(p: WinterPosition, survivor: int, killed: bool, cause: str) -> None:
    """The card goes to the removed pile, equipment to the hand or into the deck (DW-SRV-03)."""
    seat = p.owner[survivor]
    location = p.place[survivor]
    items = p.items[survivor]
    p.owner[survivor] = NOBODY
    p.place[survivor] = NOWHERE
    p.items[survivor] = []
    p.wounds[survivor] = 0
    p.frost[survivor] = 0
    p.moved[survivor] = False
    p.removed_survivors.append(survivor * 2 + killed)
    if p.history is not None:
        p.emit(
            Event(
                "survivor_killed" if killed else "survivor_removed",
                {
                    "survivor": SURVIVOR_IDS[survivor],
                    "player": seat,
                    "location": LOCATION_IDS[location],
                    "items": [ITEM_IDS[item & KIND] for item in items],
                    "cause": cause,
                },
            )
        )
    drop_items(p, seat, location, items)
    p.then(AfterLoss(seat), INES_CHECK)


def drop_items(p: WinterPosition, seat: int, location: int, items: list[int]) -> None:
    """At the colony equipment goes to the hand, elsewhere into the deck there. A used card leaves a
    note with its owner, but no mark in a deck (DW-PLAY-09)."""
    if not items:
        return
    cards = [item & KIND for item in items]
    if location == COLONY:
        gains_known(p, seat, cards)
        p.notes[seat] += [item & KIND for item in items if item & USED]
        p.notes[seat].sort()
        return
    p.decks[location] += cards
    p.returned[location] += cards
    shuffle_deck(p, location)


class InesCheck(Step[WinterPosition]):
    """As soon as Bruno is no longer with Ines she has the usual limit (DW-ABL-09)."""

    __slots__ = ()

    def run(self, p: WinterPosition) -> None:
        if p.owner[INES] != NOBODY and p.hurt(INES) >= limit(p, INES):
            kill(p, INES, "wounds")


INES_CHECK: Final = InesCheck()


class AfterLoss(Step[WinterPosition]):
    """A player has lost a survivor: a new leader if it led, a replacement if it was the last."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, p: WinterPosition) -> None:
        seat = self.seat
        if p.out[seat] != IN_GAME:
            return
        group = p.group(seat)
        if not group:
            lose_last(p, seat)
        elif p.leaders[seat] not in group:
            p.then(ChooseLeader(seat))


class ChooseLeader(Ask):
    """D41: a follower as new leader (DW-LEAD-01)."""

    __slots__ = ()
    POINT: ClassVar[str] = "D41"
    RULE: ClassVar[str] = "DW-LEAD-01"

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        return [LEADER[s] for s in p.group(seat)]

    def resolve(self, p: WinterPosition, option: Option) -> None:
        p.leaders[self.seat] = option.value
        if p.history is not None:
            facts = {"player": self.seat, "survivor": SURVIVOR_IDS[option.value]}
            p.emit(Event("leader_chosen", facts))


# -- the last survivor (DW-LAST) -------------------------------------------------------------------


def remove_hand(p: WinterPosition, seat: int) -> None:
    """The whole hand is out of the game, unseen (F-34)."""
    if p.hands[seat] and p.history is not None:
        secret = {seat: {"cards": [ITEM_IDS[card] for card in p.hands[seat]]}}
        p.emit(Event("hand_removed", {"player": seat, "count": len(p.hands[seat])}, secret))
    p.lost_hands[seat] += p.hands[seat]
    p.lost_hands[seat].sort()
    p.hands[seat] = []
    forget(p, seat)


def lose_last(p: WinterPosition, seat: int) -> None:
    """The hand goes, a newcomer comes, or the player is out (DW-LAST-01, DW-LAST-05)."""
    remove_hand(p, seat)
    p.leaders[seat] = NOBODY
    if p.settings.elimination:
        eliminate(p, seat, LOST_OUT)
    elif not p.survivor_deck:
        eliminate(p, seat, JUDGED_OUT)
    else:
        join(p, seat, p.survivor_deck.pop())


# -- joining ---------------------------------------------------------------------------------------


def join(p: WinterPosition, seat: int, survivor: int) -> None:
    """A survivor joins a group: at the colony, or for an exiled player at a location of choice
    (DW-SRV-01, DW-LAST-03, DW-LAST-04, DW-EXL-07)."""
    p.newcomers.append(survivor)
    if not p.exiled[seat]:
        enter(p, seat, survivor, COLONY)
    elif any(p.free_spaces(location) > 0 for location in OUTSIDE):
        p.then(EnterOutside(seat, survivor))
    else:
        p.then(TakePlaceOf(seat, survivor))


def enter(p: WinterPosition, seat: int, survivor: int, location: int) -> None:
    """A newcomer takes a place; whoever has no leader gets one."""
    p.owner[survivor] = seat
    p.place[survivor] = location
    p.moved[survivor] = False
    if p.history is not None:
        facts = {
            "survivor": SURVIVOR_IDS[survivor],
            "player": seat,
            "location": LOCATION_IDS[location],
        }
        p.emit(Event("survivor_joined", facts))
    if p.leaders[seat] == NOBODY:
        p.leaders[seat] = survivor


class EnterOutside(Ask):
    """D45: where the newcomer of an exiled player goes."""

    __slots__ = ("survivor",)
    POINT: ClassVar[str] = "D45"
    RULE: ClassVar[str] = "DW-EXL-07"

    def __init__(self, seat: int, survivor: int) -> None:
        super().__init__(seat)
        self.survivor = survivor

    def about(self, p: WinterPosition) -> dict[str, int | str]:
        return {"survivor": SURVIVOR_IDS[self.survivor]}

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        return [LOCATION[loc] for loc in OUTSIDE if p.free_spaces(loc) > 0]

    def resolve(self, p: WinterPosition, option: Option) -> None:
        enter(p, self.seat, self.survivor, option.value)


class TakePlaceOf(Ask):
    """D44: no space is free outside; somebody not exiled goes back to the colony and the exiled
    survivor takes that place. If there is nobody, it is removed (DW-EXL-04, DW-LAST-04)."""

    __slots__ = ("survivor",)
    POINT: ClassVar[str] = "D44"
    RULE: ClassVar[str] = "DW-EXL-04"

    def __init__(self, seat: int, survivor: int) -> None:
        super().__init__(seat)
        self.survivor = survivor

    def run(self, p: WinterPosition) -> None:
        if self.options(p, self.seat):
            super().run(p)
        elif p.owner[self.survivor] == NOBODY:  # a newcomer that finds no place
            p.removed_survivors.append(self.survivor * 2)
            if p.history is not None:
                facts = {"survivor": SURVIVOR_IDS[self.survivor], "player": self.seat}
                rest = {"location": LOCATION_IDS[COLONY], "items": [], "cause": "exile"}
                p.emit(Event("survivor_removed", {**facts, **rest}))
            p.then(AfterLoss(self.seat))
        else:
            remove(p, self.survivor, "exile")

    def about(self, p: WinterPosition) -> dict[str, int | str]:
        return {"survivor": SURVIVOR_IDS[self.survivor]}

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        place = p.place
        return [
            SURVIVOR[s] for s in range(len(place)) if place[s] > COLONY and not p.exiled[p.owner[s]]
        ]

    def resolve(self, p: WinterPosition, option: Option) -> None:
        location = p.place[option.value]
        p.then(INES_CHECK)
        put_at(p, option.value, COLONY)
        if p.owner[self.survivor] == NOBODY:
            enter(p, self.seat, self.survivor, location)
        else:
            put_at(p, self.survivor, location)


def put_at(p: WinterPosition, survivor: int, location: int) -> None:
    """A survivor changes its place without a move of its own (DW-MOVE-05)."""
    start = p.place[survivor]
    p.place[survivor] = location
    if p.history is not None:
        facts = {"survivor": SURVIVOR_IDS[survivor], "start": LOCATION_IDS[start]}
        p.emit(Event("relocated", {**facts, "location": LOCATION_IDS[location]}))


def relocate(p: WinterPosition, survivor: int, location: int) -> None:
    """RELOCATE: without exposure and without using the move (3.12)."""
    p.then(INES_CHECK)
    put_at(p, survivor, location)


def pass_survivor(p: WinterPosition, survivor: int, to: int) -> None:
    """A survivor changes its controller; leaders are named afterwards (DW-SRV-05)."""
    start = p.owner[survivor]
    p.owner[survivor] = to
    if p.leaders[start] == survivor:
        p.leaders[start] = NOBODY
    if p.history is not None:
        facts = {"survivor": SURVIVOR_IDS[survivor], "start": start, "player": to}
        p.emit(Event("survivor_passed", facts))


# -- helpless survivors (DW-HLP) -------------------------------------------------------------------


def add_helpless(p: WinterPosition, seat: int, count: int) -> None:
    """As many as fit; an exiled player adds none (DW-EXL-06)."""
    if p.exiled[seat]:
        return
    change_helpless(p, max(0, min(count, p.free_spaces(COLONY))), "joined")


def change_helpless(p: WinterPosition, change: int, cause: str) -> None:
    """Helpless survivors come or go."""
    if change:
        p.helpless += change
        if p.history is not None:
            p.emit(Event("helpless_changed", {"helpless": p.helpless, "cause": cause}))


def kill_helpless(p: WinterPosition, count: int, cause: str) -> None:
    """Each death costs 1 morale (DW-HLP-02)."""
    for _ in range(min(count, p.helpless)):
        change_helpless(p, -1, "killed")
        change_morale(p, -1, cause)
        if p.over:
            return
