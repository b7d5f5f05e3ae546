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


class Unkept(Refusal):
    """The store could not keep it, so it has not happened."""

    code: ClassVar[str] = "unkept"


STATUS: Final = {
    "not_allowed": 403,
    "wrong_stage": 409,
    "not_found": 404,
    "no_seat": 409,
    "too_fast": 429,
    "too_large": 413,
    "unkept": 503,
}
"""The HTTP status of a refusal; 400 for all others."""
