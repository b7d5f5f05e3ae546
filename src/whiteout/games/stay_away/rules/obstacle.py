"""Quarantine, Barred Door, and the Axe that removes them: specification §6.7 (OBS),
SA-ACT-03 to 07."""

from __future__ import annotations

from typing import ClassVar

from whiteout.core.choice import Choice
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.stay_away.options import BREAK, FREE, LEFT, RIGHT
from whiteout.games.stay_away.position import StayAwayPosition
from whiteout.games.stay_away.rules.quarantine import isolated
from whiteout.games.stay_away.rules.seats import barred, edges_to_left, neighbours, survey
from whiteout.games.stay_away.tables import IDS
from whiteout.games.stay_away.written_codes import AXE, BARRED_DOOR, QUARANTINE


def no_obstacles(p: StayAwayPosition) -> bool:
    """Whether no door is barred and nobody is in Quarantine. Asked at every turn: plain loops are
    the fastest form."""
    for door in p.doors:
        if door:
            return False
    for turns in p.quarantine:  # noqa: SIM110
        if turns:
            return False
    return True


def lay_quarantine(p: StayAwayPosition, target: int) -> None:
    """It takes effect at once; this turn never counts (SA-OBS-02, SA-OBS-07)."""
    p.played.remove(QUARANTINE)
    p.quarantine[target] = p.settings.quarantine_turns
    p.quarantine_counts[target] = False
    if p.history is not None:
        p.emit(Event("quarantined", {"player": target, "turns": p.quarantine[target]}))


def lift_quarantine(p: StayAwayPosition, player: int, cause: str) -> None:
    """The card is discarded before or at its time (SA-OBS-07, SA-OBS-08)."""
    p.quarantine[player] = 0
    p.quarantine_counts[player] = False
    p.discard.append(QUARANTINE)
    if p.history is not None:
        p.emit(Event("quarantine_lifted", {"player": player, "cause": cause}))


def count_down(p: StayAwayPosition, player: int) -> None:
    """Step 4: a turn that began under this Quarantine counts (SA-OBS-07)."""
    if p.quarantine[player] > 0 and p.quarantine_counts[player]:
        p.quarantine[player] -= 1
        if p.quarantine[player] == 0:
            lift_quarantine(p, player, "time")


def remove_door(p: StayAwayPosition, edge: int, cause: str) -> None:
    """A Barred Door leaves its edge (SA-OBS-13)."""
    p.doors[edge] = False
    p.discard.append(BARRED_DOOR)
    survey(p)
    if p.history is not None:
        p.emit(Event("door_removed", {"edge": edge, "cause": cause}))


def remove_all_doors(p: StayAwayPosition, cause: str) -> None:
    """Three, Four... and So This Is the Party? (SA-PAN-06, SA-PAN-08)."""
    for edge in range(p.seats):
        if p.doors[edge]:
            remove_door(p, edge, cause)


def lift_all_quarantines(p: StayAwayPosition, cause: str) -> None:
    """Rotten Ropes and So This Is the Party? (SA-PAN-05, SA-PAN-08)."""
    for player in range(p.seats):
        if p.quarantine[player] > 0:
            lift_quarantine(p, player, cause)


def door_sides(p: StayAwayPosition, player: int) -> list[Option]:
    """The sides on which a door may be laid: not towards a barred neighbour (SA-OBS-09)."""
    sides = []
    if not barred(p, player, p.left[player]):
        sides.append(LEFT)
    if not barred(p, player, p.right[player]):
        sides.append(RIGHT)
    return sides


class LayDoor(Choice[StayAwayPosition]):
    """D-06: on which side the Barred Door goes."""

    __slots__ = ()
    POINT: ClassVar = "D-06"
    RULE: ClassVar = "SA-OBS-09"
    SECRET: ClassVar = False

    def about(self, p: StayAwayPosition) -> dict[str, int | str]:
        return {"card": IDS[BARRED_DOOR]}

    def options(self, p: StayAwayPosition, seat: int) -> list[Option]:
        return door_sides(p, seat)

    def resolve(self, p: StayAwayPosition, option: Option) -> None:
        """The edge touching the player's own seat (SA-OBS-09)."""
        seat = p.seat_of[self.seat]
        edge = seat if option is LEFT else (seat - 1) % p.seats
        p.played.remove(BARRED_DOOR)
        p.doors[edge] = True
        survey(p)
        if p.history is not None:
            p.emit(Event("door_laid", {"player": self.seat, "edge": edge}))


def breakable(p: StayAwayPosition, actor: int) -> list[Option]:
    """The obstacles an Axe of the actor reaches (SA-ACT-04 to SA-ACT-07)."""
    if isolated(p, actor):
        return [FREE[actor]] if p.settings.axe_self_release else []
    found = [FREE[actor]] if p.quarantine[actor] > 0 else []
    edges = edges_to_left(p, actor) + edges_to_left(p, p.right[actor])
    for other in neighbours(p, actor):
        if barred(p, actor, other):
            continue  # through a door the Axe reaches only that door
        if p.quarantine[other] > 0:
            found.append(FREE[other])  # and not the door beyond
        else:
            edges += edges_to_left(p, other) + edges_to_left(p, p.right[other])
    doors = sorted({edge for edge in edges if p.doors[edge]})
    return found + [BREAK[edge] for edge in doors]


class SwingAxe(Choice[StayAwayPosition]):
    """D-05: exactly one obstacle within reach is removed (SA-ACT-03)."""

    __slots__ = ()
    POINT: ClassVar = "D-05"
    RULE: ClassVar = "SA-ACT-03"
    SECRET: ClassVar = False

    def about(self, p: StayAwayPosition) -> dict[str, int | str]:
        return {"card": IDS[AXE]}

    def options(self, p: StayAwayPosition, seat: int) -> list[Option]:
        return breakable(p, seat)

    def resolve(self, p: StayAwayPosition, option: Option) -> None:
        if option is BREAK[option.value]:
            remove_door(p, option.value, IDS[AXE])
        else:
            lift_quarantine(p, option.value, IDS[AXE])
