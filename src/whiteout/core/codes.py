"""Codes: the small numbers by which rules know cards, tiles and tokens.

A set of codes is a number with a bit for each: codes lie below 62, so that it stays a small one.
"""

from __future__ import annotations

from typing import Final

_WIDTH: Final = 9
"""Codes are looked up so many at a time."""
_LOW: Final = (1 << _WIDTH) - 1

_PARTS: Final[list[list[list[int]]]] = []
"""By part and by the bits of that part: the codes in order. Filled as far as games need it."""


def bits_of(codes: list[int]) -> int:
    """The set of these codes."""
    bits = 0
    for code in codes:
        bits |= 1 << code
    return bits


def codes_of(bits: int) -> list[int]:
    """The codes of a set, in order. The list may be shared: do not change it."""
    found = _part(0)[bits & _LOW]
    bits >>= _WIDTH
    part = 1
    while bits:
        more = _part(part)[bits & _LOW]
        if more:
            found = found + more
        bits >>= _WIDTH
        part += 1
    return found


def distinct(codes: list[int]) -> list[int]:
    """What `sorted(set(codes))` gives, several times as fast. The list may be shared: do not change
    it."""
    return codes_of(bits_of(codes))


def _part(part: int) -> list[list[int]]:
    while len(_PARTS) <= part:
        first = len(_PARTS) * _WIDTH
        sets = range(1 << _WIDTH)
        _PARTS.append([[first + bit for bit in range(_WIDTH) if bits >> bit & 1] for bits in sets])
    return _PARTS[part]
