"""Views: all that one seat, or a spectator, may know of a position. Nothing else ever leaves.

The frame (whose choice, which options) is the same for all games, so that one generic table can
play any of them; the game adds its own part.
"""

from __future__ import annotations

from typing import Final

import msgspec

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
    "draft",
    "options",
    "asides",
    "over",
)
"""The fields every view has, by path."""


def view(game: Game, p: Position, viewer: int) -> Facts:
    """The position as the viewer may see it, ready to be written as JSON."""
    facts = frame(game, p, viewer)
    facts.update(game.view(p, viewer))
    return facts


def views(game: Game, p: Position, viewers: list[int]) -> list[Facts]:
    """The views of several viewers at once. They may share what all may know: nothing in them is to
    be changed."""
    found = []
    for viewer, seen in zip(viewers, game.views(p, viewers), strict=True):
        facts = frame(game, p, viewer)
        facts.update(seen)
        found.append(facts)
    return found


def frame(game: Game, p: Position, viewer: int) -> Facts:
    """What a view of any game says: whose choice it is, and what the viewer may answer."""
    facts: Facts = {"viewer": viewer, "over": p.over}
    choice = p.choice
    if choice is not None:
        point, rule, about = choice.prompt(p, viewer)
        facts["choice"] = {
            "id": p.number,
            "point": point,
            "rule": rule,
            "about": about,
            "waiting": choice.waiting(p, viewer),
        }
        if p.drafts and viewer >= 0 and p.drafts[viewer]:
            facts["draft"] = [option.text for option in p.drafts[viewer]]
        if viewer in p.asked:
            facts["options"] = [option.text for option in choice.options(p, viewer)]
    else:
        facts["choice"] = None
    asides = game.asides(p, viewer)
    if asides:
        facts["asides"] = [option.text for option in asides]
    return facts


_ENCODER: Final = msgspec.json.Encoder()


def encode_bytes(facts: Facts) -> bytes:
    """The one way views and events become bytes, so that equal facts are equal bytes."""
    return _ENCODER.encode(facts)


def encode(facts: Facts) -> str:
    """The same as text."""
    return _ENCODER.encode(facts).decode()


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


__all__ = ["ABOVE", "FRAME", "encode", "encode_bytes", "find", "paths", "view", "views"]
