"""Loaded dice, tests that stand right before their roll, and what an open choice is about."""

from __future__ import annotations

from typing import Any

from tests.outpost_31.stage import cards, load_dice, mission, run, seen, send_out, table

from whiteout.games.outpost_31.position import OutpostPosition
from whiteout.games.outpost_31.rules.roll import RollTest

DICE = ["", "scalpel", "axe", "shotgun", "axe axe", "axe shotgun", "shotgun shotgun"]
"""Revealed cards that give so many dice."""


def loaded(p: OutpostPosition, *faces: int) -> OutpostPosition:
    """The next dice fall like this."""
    load_dice(p, list(faces))
    return p


def investigation(name: str, dice: int, players: int = 6, **options: Any) -> OutpostPosition:
    """The Investigation has revealed cards for so many dice; 0, 1 and 2 are the team, and MacReady
    is Captain."""
    p = table(players, **options)
    mission(p, name)
    send_out(p, [0, 1, 2])
    p.revealed = cards(DICE[dice])
    return p


def battle(dice: int, players: int = 6, **options: Any) -> OutpostPosition:
    """The same in a Battle, under the card `ml03`."""
    p = investigation("ml03", dice, players, **options)
    p.battle = True
    return p


def roll(p: OutpostPosition, *faces: int) -> OutpostPosition:
    """Begin the rolls with these dice."""
    return run(loaded(p, *faces), RollTest())


def rolls(p: OutpostPosition) -> int:
    """How often dice were thrown."""
    return len(seen(p, "rolled"))


def rule(p: OutpostPosition) -> str:
    """The rule behind the open choice."""
    return "" if p.choice is None else p.choice.rule(p)


def about(p: OutpostPosition) -> dict[str, int | str]:
    """What the open choice is about."""
    return {} if p.choice is None else p.choice.about(p)


def waiting(p: OutpostPosition, viewer: int) -> list[int]:
    """Whom a viewer sees still to answer."""
    return [] if p.choice is None else p.choice.waiting(p, viewer)
