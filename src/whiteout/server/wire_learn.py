"""The types of lessons and rule texts (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from whiteout.server.wire_http import Option, Options, Strict


class Lesson(Strict):
    """A scenario to be played by the learner; its words are `lesson-ID` of the client."""

    id: str
    title: str
    rules: list[str]


class Lessons(Strict):
    """`GET /api/learn/{game}`: in the order in which they are best taken."""

    game: str
    lessons: list[Lesson]


class LearnMove(Strict):
    """A move of the learner."""

    kind: Literal["answer", "aside"]
    option: Option


class LearnAsk(Strict):
    """`POST /api/learn/{game}/{lesson}`: all that the learner has done so far."""

    moves: Annotated[list[LearnMove], Meta(max_length=60)] = field(default_factory=list)


class LearnFrame(Strict):
    """What the learner saw of one move, the own or another's."""

    events: list[Any]
    view: dict[str, Any]


class Learned(Strict):
    """Where a lesson stands."""

    id: str
    title: str
    names: list[str]
    you: int
    rules: list[str]
    options: Options
    moves: int
    """How many of the learner's moves have been played."""
    total: int
    """How many the lesson has."""
    astray: bool
    """Whether the learner has done something legal that is not in the script."""
    done: bool
    hint: LearnMove | None
    """The move that the lesson hopes for next."""
    before: list[Any]
    """The events up to the learner's last move."""
    frames: list[LearnFrame]
    """From the learner's last move on (at first: the start), one for every move of anybody."""


class RuleFacts(Strict):
    """One entry of a game's specification."""

    id: str
    section: str
    text: str


class Rules(Strict):
    """`GET /api/rules/{game}`: every entry in its order."""

    game: str
    rules: list[RuleFacts]
