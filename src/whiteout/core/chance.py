"""Chance: the only source of randomness of a position.

Two generators stand behind one interface. `SeededChance` is fast and repeatable, for simulation.
`FairChance` derives every draw from a secret whose commitment was published before the match, so
that anybody can check every shuffle after the end.

Every draw names its purpose. The purposes keep streams apart in the fair generator (a deck is
never shifted by a die), and make a record of draws readable.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from mypy_extensions import mypyc_attr

_MASK: Final = 0xFFFFFFFF
_COMMITMENT_TAG: Final = b"whiteout/commitment/1"
_DRAW_TAG: Final = b"whiteout/draw/1"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Uniform integers without bias. Subclasses give 32 fresh bits at a time."""

    def word(self, purpose: str) -> int:
        """Thirty-two uniform bits."""
        raise NotImplementedError

    def clone(self) -> Chance:
        """A generator that will give the same draws as this one."""
        raise NotImplementedError

    def below(self, count: int, purpose: str) -> int:
        """A uniform integer from 0 to count - 1, by rejection."""
        if count <= 0:
            raise ValueError(f"cannot draw below {count}: at least one outcome is needed")
        limit = 0x100000000 - 0x100000000 % count
        while True:
            word = self.word(purpose)
            if word < limit:
                return word % count

    def shuffle(self, items: list[int], purpose: str) -> None:
        """Put the items in a uniformly random order (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1, purpose)
            items[last], items[other] = items[other], items[last]


class SeededChance(Chance):
    """xoshiro128++ seeded by splitmix32: all its integers stay small, so it compiles well."""

    __slots__ = ("_a", "_b", "_c", "_d")

    def __init__(self, seed: int, stream: int = 0) -> None:
        if seed or stream:
            self._a, self._b, self._c, self._d = _seeded(seed, stream)
        else:
            self._a, self._b, self._c, self._d = _AT_ZERO

    def word(self, purpose: str) -> int:
        a = self._a
        b = self._b
        c = self._c ^ a
        d = self._d ^ b
        total = (a + self._d) & _MASK
        result = (((total << 7) | (total >> 25)) + a) & _MASK
        self._b = b ^ c
        self._a = a ^ d
        self._c = c ^ ((b << 9) & _MASK)
        self._d = ((d << 11) | (d >> 21)) & _MASK
        return result

    def shuffle(self, items: list[int], purpose: str) -> None:
        """As the base class, with the generator in local variables: shuffling a deck is most
        of what setting up a match costs."""
        a = self._a
        b = self._b
        c = self._c
        d = self._d
        for last in range(len(items) - 1, 0, -1):
            count = last + 1
            limit = 0x100000000 - 0x100000000 % count
            word = limit
            while word >= limit:
                total = (a + d) & _MASK
                word = (((total << 7) | (total >> 25)) + a) & _MASK
                shifted = (b << 9) & _MASK
                c ^= a
                d ^= b
                b ^= c
                a ^= d
                c ^= shifted
                d = ((d << 11) | (d >> 21)) & _MASK
            other = word % count
            items[last], items[other] = items[other], items[last]
        self._a = a
        self._b = b
        self._c = c
        self._d = d

    def clone(self) -> SeededChance:
        copy = SeededChance(0)
        copy._a = self._a
        copy._b = self._b
        copy._c = self._c
        copy._d = self._d
        return copy


def _seeded(seed: int, stream: int) -> tuple[int, int, int, int]:
    """The four words that a generator begins with."""
    mix = (seed ^ (seed >> 32) ^ (stream * 0x85EBCA6B)) & _MASK
    mix, a = _splitmix(mix)
    mix, b = _splitmix((mix ^ (seed >> 16) ^ stream) & _MASK)
    mix, c = _splitmix((mix ^ (seed >> 40)) & _MASK)
    mix, d = _splitmix((mix ^ (stream >> 16)) & _MASK)
    return (a if a | b | c | d else 1), b, c, d


def _splitmix(state: int) -> tuple[int, int]:
    state = (state + 0x9E3779B9) & _MASK
    z = state
    z = _times(z ^ (z >> 16), 0x21F0AAAD)
    z = _times(z ^ (z >> 15), 0x735A2D97)
    return state, z ^ (z >> 15)


def _times(left: int, right: int) -> int:
    """left * right modulo 2^32, in two halves so that no product leaves 62 bits."""
    low = (left & 0xFFFF) * right
    high = ((left >> 16) * right) & 0xFFFF
    return (low + (high << 16)) & _MASK


_AT_ZERO: Final[tuple[int, int, int, int]] = _seeded(0, 0)
"""What seed 0 gives: clones begin with it, and need not work it out each time."""


class FairChance(Chance):
    """Draws derived from a 256-bit secret and the players' entropy.

    Block i of a purpose is HMAC-SHA256(secret, context, i, purpose), cut into eight words. The
    context holds the game's id and every seat's entropy, so no side alone chose the outcome.
    """

    __slots__ = ("_context", "_counts", "_secret", "_words")

    def __init__(self, secret: bytes, context: bytes) -> None:
        if len(secret) != 32:
            raise ValueError(f"the secret must be 32 bytes, not {len(secret)}")
        self._secret = secret
        self._context = context
        self._counts: dict[str, int] = {}
        self._words: dict[str, list[int]] = {}

    def word(self, purpose: str) -> int:
        words = self._words.get(purpose)
        if not words:
            index = self._counts.get(purpose, 0)
            self._counts[purpose] = index + 1
            message = b"\0".join([_DRAW_TAG, self._context, str(index).encode(), purpose.encode()])
            block = hmac.new(self._secret, message, hashlib.sha256).digest()
            words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -1, -4)]
            self._words[purpose] = words
        return words.pop()

    def clone(self) -> FairChance:
        copy = FairChance(self._secret, self._context)
        copy._counts = dict(self._counts)
        copy._words = {purpose: words[:] for purpose, words in self._words.items()}
        return copy

    def __repr__(self) -> str:
        return "FairChance(...)"


def commitment(secret: bytes, salt: bytes) -> str:
    """What is published before the match: it binds the secret and tells nothing about it."""
    return hashlib.sha256(_COMMITMENT_TAG + secret + salt).hexdigest()


def fair_context(game: str, entropy: list[str]) -> bytes:
    """What the seats have agreed on, folded to a fixed length: the game and their entropy."""
    text = "\0".join([game, *[f"{seat}:{words}" for seat, words in enumerate(entropy)]])
    return hashlib.sha256(text.encode()).digest()
