"""Dynamite in a roll: specification 6.4 (DYN), and the Captain's duty OP-ROLL-15, OP-ROLL-16."""

from __future__ import annotations

from typing import Any, ClassVar

from whiteout.core.choice import Choice, Step
from whiteout.core.event import Event
from whiteout.core.option import PASS, Option
from whiteout.games.outpost_31.options import LOWER, RAISE
from whiteout.games.outpost_31.position import OutpostPosition
from whiteout.games.outpost_31.rules.dice import Need, fall
from whiteout.games.outpost_31.rules.gear import spend
from whiteout.games.outpost_31.written_codes import DYNAMITE


def helpers(p: OutpostPosition, kind: int) -> list[int]:
    """Available holders of this Gear on the team (with `gear_roll_scope = any`: anywhere), from
    the Captain's left, the Captain last (OP-DYN-01, OP-FLAM-07, OP-ROLL-16)."""
    found: list[int] = []
    player = p.captain
    for _ in range(p.seats):
        player += 1
        if player == p.seats:
            player = 0
        if not p.gear[player][kind] or not p.available(player):
            continue
        if p.settings.any_gear_in_rolls or player in p.team:
            found.append(player)
    return found


def shift_window(p: OutpostPosition, need: Need) -> list[Step[Any]]:
    """After a roll: each holder in order may shift dice (OP-DYN-03, D30)."""
    return [ShiftDice(player, need) for player in helpers(p, DYNAMITE)]


class ShiftDice(Choice[OutpostPosition]):
    """D30: one die up or down by one, again and again, or no more. The Captain cannot refuse what
    others do (OP-DYN-04), and when no roll remains he must make good what he can (OP-ROLL-15)."""

    __slots__ = ("need",)
    POINT: ClassVar = "D30"

    def __init__(self, seat: int, need: Need) -> None:
        super().__init__(seat)
        self.need = need

    def rule(self, p: OutpostPosition) -> str:
        return "OP-ROLL-15" if duties(p, self.seat, self.need) else "OP-DYN-01"

    def run(self, p: OutpostPosition) -> None:
        if self.need.met(p.dice) or not p.gear[self.seat][DYNAMITE]:
            return
        forced = duties(p, self.seat, self.need)
        if len(forced) == 1:
            p.force("D30", self.seat, forced[0])
            self.resolve(p, forced[0])
        else:
            p.ask(self, self.seat)

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return duties(p, seat, self.need) or [PASS, *shifts(p.dice)]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        if option is not PASS:
            shift(p, self.seat, option)
            p.then(self)


def shifts(dice: list[int]) -> list[Option]:
    """Every shift that leaves a die between 1 and 6, the lowest die first (OP-DYN-02)."""
    found: list[Option] = []
    for face in range(1, 7):
        if face in dice:
            if face < 6:
                found.append(RAISE[face])
            if face > 1:
                found.append(LOWER[face])
    return found


def duties(p: OutpostPosition, player: int, need: Need) -> list[Option]:
    """Where the Captain must save his own last roll: the shifts that begin a way of fewest uses
    to success. Nothing where he is free (OP-ROLL-15, OP-ROLL-16)."""
    if player != p.captain or p.rolls_left or not p.settings.captain_gear_duty:
        return []
    short = need.shortfall(p.dice)
    if short > sum(p.gear[player][DYNAMITE]):
        return []
    return [way for way in shifts(p.dice) if need.shortfall(shifted(p.dice, way)) < short]


def shifted(dice: list[int], way: Option) -> list[int]:
    """The dice after a shift, falling; the die counts as its new face (OP-DYN-05)."""
    face = way.value
    after = dice[:]
    after[after.index(face)] = face + 1 if way is RAISE[face] else face - 1
    fall(after)
    return after


def shift(p: OutpostPosition, player: int, way: Option) -> None:
    """Spend one use on one die (OP-DYN-01)."""
    spend(p, player, DYNAMITE)
    p.dice = shifted(p.dice, way)
    if p.history is not None:
        facts = {"player": player, "way": way.verb, "die": way.value, "dice": p.dice[:]}
        p.emit(Event("die_shifted", facts))
