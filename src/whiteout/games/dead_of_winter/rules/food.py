"""Spending food tokens (specification 6.9)."""

from __future__ import annotations

from whiteout.core.option import Option
from whiteout.games.dead_of_winter.options import DIE, NUMBER
from whiteout.games.dead_of_winter.position import WinterPosition
from whiteout.games.dead_of_winter.rules.general import (
    SPENT_FOOD,
    change_die,
    change_food,
    note,
    values,
)
from whiteout.games.dead_of_winter.rules.plan import W_DIE, W_NUMBER, Plan


def parts(p: WinterPosition, plan: Plan) -> list[Option]:
    """D24, D30 (DW-FOOD-01, DW-FOOD-03)."""
    seat = plan.seat
    if p.exiled[seat] or p.food == 0:
        return []
    if plan.die == 0:
        dice = [face for face in values(p.unused[seat]) if face < 6]
        return plan.asks("D24", W_DIE, [DIE[face] for face in dice])
    if plan.number == 0:
        most = min(p.food, 6 - plan.die)
        return plan.asks("D30", W_NUMBER, [NUMBER[n] for n in range(1, most + 1)])
    return []


def carry_out(p: WinterPosition, plan: Plan) -> None:
    """An unused die rises by 1 for each token."""
    change_food(p, -plan.number, "spent")
    change_die(p, plan.seat, plan.die, plan.die + plan.number)
    note(p, SPENT_FOOD, -1, -1, plan.number, -1, plan.seat)
