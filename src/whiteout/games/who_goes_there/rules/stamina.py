"""Stamina: specification 6.10 (STA)."""

from __future__ import annotations

from whiteout.core.event import Event
from whiteout.games.who_goes_there.position import CampPosition


def is_full(p: CampPosition, player: int) -> bool:
    """Whether a gain would be lost (WG-STA-01)."""
    return p.stamina[player] >= p.stamina_max(player)


def gain(p: CampPosition, player: int, count: int, cause: str) -> None:
    """Up to the maximum (WG-STA-01)."""
    change(p, player, min(count, p.stamina_max(player) - p.stamina[player]), cause)


def lose(p: CampPosition, player: int, count: int, cause: str) -> None:
    """Down to 0, which gives no Strike by itself (WG-EVT-15)."""
    change(p, player, -min(count, p.stamina[player]), cause)


def change(p: CampPosition, player: int, by: int, cause: str) -> None:
    """So much more or less."""
    if by:
        p.stamina[player] += by
        if p.history is not None:
            facts = {"player": player, "by": by, "cause": cause, "stamina": p.stamina[player]}
            p.emit(Event("stamina_changed", facts))


def natural_dice(p: CampPosition, player: int) -> int:
    """0 to 2 by Stamina (3.7)."""
    stamina = p.stamina[player]
    return int(stamina >= p.settings.first_die) + int(stamina >= p.settings.second_die)
