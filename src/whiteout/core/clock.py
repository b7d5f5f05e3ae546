"""Clocks: how long a choice may take, where a table plays by the clock.

The rules know no time: a clock that runs out does nothing but give the automatic answer, so a match
can be replayed from its answers alone. A choice says by which clock it is played and how long that
clock is at the usual pace; the table's setting `decision_timer_s` sets the pace, 30 being the usual
one and 0 meaning no clocks at all. `KIND_timer_s`, where a game has such a setting and it is not 0,
replaces the length of all clocks of that kind.
"""

from __future__ import annotations

from typing import Final

TURN: Final = "turn"
"""A span over all choices of one turn; it stands still while others are asked."""
ANSWER_KIND: Final = "answer"
"""Starts anew with each choice."""
WINDOW: Final = "window"
"""Of fixed length and the same for all: it never closes before its end, and whoever has a single
option is answered for, so that no pause tells anything."""
DISCUSSION: Final = "discussion"
"""A span over an open choice."""
KINDS: Final = (TURN, ANSWER_KIND, WINDOW, DISCUSSION)

USUAL_S: Final = 30
"""The length of an answer clock at the usual pace."""


class Clock:
    """A kind of clock and its length in seconds at the usual pace. Choices of the same `span` share
    one clock: it keeps what is left of it from one to the next, and is wound up by a new span."""

    __slots__ = ("kind", "seconds", "span")

    def __init__(self, kind: str, seconds: int, span: str = "") -> None:
        if kind not in KINDS:
            raise ValueError(f"a clock of kind {kind!r}; expected: {' or '.join(KINDS)}")
        self.kind: Final = kind
        self.seconds: Final = seconds
        self.span: Final = span

    def length(self, pace_s: int, replaced_s: int = 0) -> int:
        """Seconds at a table of this pace, rounded up; 0 without clocks."""
        if pace_s <= 0:
            return 0
        return replaced_s or -(-self.seconds * pace_s // USUAL_S)

    def __repr__(self) -> str:
        return f"Clock({self.kind!r}, {self.seconds}, {self.span!r})"


ANSWER: Final = Clock(ANSWER_KIND, USUAL_S)
