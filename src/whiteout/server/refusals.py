"""What a table refuses besides what the rules refuse. A refusal changes nothing."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.refusal import Refusal


class NotAllowed(Refusal):
    """Somebody else's right: the host's, a seat's."""

    code: ClassVar[str] = "not_allowed"


class WrongStage(Refusal):
    """Not now: before the match, during it or after it."""

    code: ClassVar[str] = "wrong_stage"


class NoTable(Refusal):
    """There is no such table, match or page."""

    code: ClassVar[str] = "not_found"


class NoSeat(Refusal):
    """The table is full, locked, or the seat is taken."""

    code: ClassVar[str] = "no_seat"


class TooFast(Refusal):
    """More than the limits allow; try again in a moment."""

    code: ClassVar[str] = "too_fast"


class TooLarge(Refusal):
    """More at once than is read."""

    code: ClassVar[str] = "too_large"


class Misdirected(Refusal):
    """Another server is meant, or a page of another site plays tricks with names."""

    code: ClassVar[str] = "misdirected"


class Unkept(Refusal):
    """The store could not keep it, so it has not happened."""

    code: ClassVar[str] = "unkept"


class Doubtful(Unkept):
    """The store has not said whether it kept it: ask again with the same key, and the log tells."""

    code: ClassVar[str] = "doubtful"


class SetAside(Refusal):
    """The table's log cannot be read; everything else goes on."""

    code: ClassVar[str] = "set_aside"


STATUS: Final = {
    "not_allowed": 403,
    "wrong_stage": 409,
    "not_found": 404,
    "no_seat": 409,
    "too_fast": 429,
    "too_large": 413,
    "misdirected": 421,
    "unkept": 503,
    "doubtful": 503,
    "set_aside": 503,
}
"""The HTTP status of a refusal; 400 for all others."""
