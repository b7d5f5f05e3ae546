"""Every option of Frost, made once."""

from __future__ import annotations

from whiteout.core.option import for_numbers

NUMBERS = 30
GIVE = for_numbers("give", "number", NUMBERS, "number")
