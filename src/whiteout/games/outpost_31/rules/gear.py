"""Gear in front of its holders: who has which, and how uses are spent (specification 6.2).

Kind and remaining uses are public (OP-GW-05). Gear never changes hands but when its holder is
eliminated (OP-GW-06, OP-ELIM-04), and a card without uses never comes back (OP-GW-08).
"""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Event
from whiteout.games.outpost_31.position import OutpostPosition
from whiteout.games.outpost_31.tables import GEAR
from whiteout.games.outpost_31.written_codes import FLAMETHROWER

FULL: Final = 2
"""The uses of a Flamethrower that can still test blood or torch (OP-FLAM-01, OP-FLAM-08)."""


def spend(p: OutpostPosition, player: int, kind: int) -> None:
    """One use of the card with the fewest uses left."""
    cards = p.gear[player][kind]
    cards[0] -= 1
    left = cards[0]
    if not left:
        cards.pop(0)
    if p.history is not None:
        p.emit(Event("gear_spent", {"player": player, "gear": GEAR[kind], "uses": 1, "left": left}))


def has_full_flamethrower(p: OutpostPosition, player: int) -> bool:
    """Whether a Flamethrower with both uses lies before the player."""
    cards = p.gear[player][FLAMETHROWER]
    return bool(cards) and cards[-1] >= FULL


def spend_full_flamethrower(p: OutpostPosition, player: int, uses: int) -> None:
    """One use, or both, of a Flamethrower that has both."""
    cards = p.gear[player][FLAMETHROWER]
    left = cards.pop() - uses
    if left:
        cards.insert(0, left)
    if p.history is not None:
        facts = {"player": player, "gear": GEAR[FLAMETHROWER], "uses": uses, "left": left}
        p.emit(Event("gear_spent", facts))


def hand_over(p: OutpostPosition, giver: int, taker: int) -> None:
    """All Gear of an eliminated player, with its remaining uses (OP-ELIM-04)."""
    for kind, cards in enumerate(p.gear[giver]):
        if cards:
            p.gear[taker][kind] = sorted(p.gear[taker][kind] + cards)
            p.gear[giver][kind] = []
            if p.history is not None:
                facts = {"player": taker, "giver": giver, "gear": GEAR[kind], "uses": cards}
                p.emit(Event("gear_inherited", facts))
