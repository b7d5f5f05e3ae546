"""Views: all that one seat, or a spectator, may know of a position. Nothing else ever leaves.

The frame (whose choice, which options) is the same for all games, so that one generic table can
play any of them; the game adds its own part.
"""

from __future__ import annotations

import json

from whiteout.core.event import ABOVE, Facts
from whiteout.core.game import Game
from whiteout.core.option import Option
from whiteout.core.position import Position

FRAME = (
    "viewer",
    "choice",
    "choice.id",
    "choice.point",
    "choice.rule",
    "choice.about",
    "choice.waiting",
    "options",
    "asides",
    "over",
)
"""The fields every view has, by path."""


def view(game: Game, p: Position, viewer: int) -> Facts:
    """The position as the viewer may see it, ready to be written as JSON."""
    facts: Facts = {"viewer": viewer, "over": p.over}
    choice = p.choice
    if choice is not None:
        facts["choice"] = {
            "id": p.number,
            "point": choice.point(p),
            "rule": choice.rule(p),
            "about": choice.about(p),
            "waiting": choice.waiting(p, viewer),
        }
        if viewer in p.asked:
            facts["options"] = [option.text for option in choice.options(p, viewer)]
    else:
        facts["choice"] = None
    asides = game.asides(p, viewer)
    if asides:
        facts["asides"] = [option.text for option in asides]
    facts.update(game.view(p, viewer))
    return facts


def encode(facts: Facts) -> str:
    """The one way views and events become text, so that equal facts are equal bytes."""
    return json.dumps(facts, ensure_ascii=False, separators=(",", ":"))


def find(options: list[Option], text: str) -> Option | None:
    """The option with this text, if it is offered."""
    for option in options:
        if option.text == text:
            return option
    return None


def paths(facts: object, prefix: str = "") -> set[str]:
    """The paths of all fields of a view; list members share their list's path."""
    found: set[str] = set()
    if isinstance(facts, dict):
        for key, value in facts.items():
            path = f"{prefix}.{key}" if prefix else str(key)
            found.add(path)
            if path != "choice.about":  # the prompt's arguments are declared by each choice
                found |= paths(value, path)
    elif isinstance(facts, list):
        for value in facts:
            found |= paths(value, prefix)
    return found


__all__ = ["ABOVE", "FRAME", "encode", "find", "paths", "view"]
