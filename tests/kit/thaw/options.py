"""Every option of Thaw, made once."""

from __future__ import annotations

from whiteout.core.option import BACK, PASS, Option, for_numbers

LARGEST = 5
MOST_SEATS = 3

LOG = for_numbers("log", "log", LARGEST + 1, "number")
THROW = for_numbers("throw", "log", LARGEST + 1, "number")
TO = for_numbers("to", "to", MOST_SEATS)
STOVE = Option("stove")
ENOUGH = Option("enough")
LIGHT = Option("light")
BLANKET = Option("blanket")

ALPHABET = [*LOG[1:], *THROW[1:], *TO, STOVE, ENOUGH, LIGHT, BLANKET, PASS, BACK]
