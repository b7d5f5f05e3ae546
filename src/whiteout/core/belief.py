"""Beliefs: what a bot thinks of hidden facts, handed to `Game.determinize` with a request.

The core looks into no belief. A game reads the subclass that its own bots make; to any other, and
to None, it answers as if there were no opinion.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """An opinion about what a seat cannot know. It weighs what can be; it rules nothing out."""

    __slots__ = ()


class Suspicion(Belief):
    """By seat, how likely it is to have the hidden role: enough for games with one such role."""

    __slots__ = ("seats",)

    def __init__(self, seats: list[float]) -> None:
        self.seats: Final = seats


def suspicion_of(belief: Belief | None) -> list[float] | None:
    """The suspicion of each seat, or None where there is none."""
    return belief.seats if isinstance(belief, Suspicion) else None
