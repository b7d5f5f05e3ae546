"""Where the chairs of a round table stand on the screen.

The viewer sits at the bottom. Clockwise, seen from above, leads from there to the left, up, along
the top to the right, and down again; so one's left neighbour is drawn to the left.
"""

from __future__ import annotations

HEIGHT = 11
TOP, SIDE, BOTTOM = 0, 4, 8
"""The rows on which the names stand."""
MARGIN = 3
"""The column of the left side of the ring; the right one mirrors it."""


class Chair:
    """A place on the screen: the cell the name is centred on, and how wide the name may be."""

    __slots__ = ("align", "room", "x", "y")

    def __init__(self, x: int, y: int, room: int, align: str) -> None:
        self.x = x
        self.y = y
        self.room = room
        self.align = align


class Gap:
    """The space between a chair and the next one clockwise: where its mark is drawn."""

    __slots__ = ("heading", "x", "y")

    def __init__(self, x: int, y: int, heading: str) -> None:
        self.x = x
        self.y = y
        self.heading = heading
        """Which way clockwise leads here: up, right, down or left."""


def split(seats: int) -> tuple[int, int]:
    """How many sit along the top and along the bottom; one sits at either side."""
    rest = seats - 2
    bottom = rest // 2
    if bottom % 2 == 0:
        bottom += 1 if seats == 7 or rest > 8 else -1
    return rest - bottom, bottom


def chairs(seats: int, width: int) -> list[Chair]:
    """The chairs clockwise, beginning with the viewer's at the middle of the bottom."""
    top, bottom = split(seats)
    left, right = MARGIN, width - 1 - MARGIN
    upper = _row(top, left, right, TOP)
    lower = _row(bottom, left, right, BOTTOM)
    half = bottom // 2
    room = max(10, width // 4)
    return [
        *reversed(lower[: half + 1]),
        Chair(left, SIDE, room, "left"),
        *upper,
        Chair(right, SIDE, room, "right"),
        *reversed(lower[half + 1 :]),
    ]


def _row(count: int, left: int, right: int, y: int) -> list[Chair]:
    step = (right - left) / count
    room = min(18, int(step) - 3)
    return [Chair(round(left + (i + 0.5) * step), y, room, "centre") for i in range(count)]


def gaps(places: list[Chair], width: int) -> list[Gap]:
    """The gap after every chair, clockwise, in the same order."""
    return [_gap(place, places[(i + 1) % len(places)], width) for i, place in enumerate(places)]


def _gap(one: Chair, other: Chair, width: int) -> Gap:
    left, right = MARGIN, width - 1 - MARGIN
    if one.y == other.y:
        return Gap((one.x + other.x) // 2, one.y, "right" if one.y == TOP else "left")
    if one.y == BOTTOM:
        return Gap(left, SIDE + 3, "up")
    if other.y == TOP:
        return Gap(left, SIDE - 2, "up")
    if one.y == TOP:
        return Gap(right, SIDE - 2, "down")
    return Gap(right, SIDE + 3, "down")
