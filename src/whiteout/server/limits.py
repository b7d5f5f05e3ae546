"""Token buckets: how often somebody may do something."""

from __future__ import annotations

from whiteout.server.config import Rate
from whiteout.server.refusals import TooFast


class Bucket:
    """Fills at a rate, up to a brim; every act takes one token."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.at_once
        self._at = now

    def take(self, now: float) -> bool:
        """Whether there was a token to take."""
        left = self._left + (now - self._at) * self._rate.per_second
        self._left = min(self._rate.at_once, left)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True

    def has_left(self, now: float) -> bool:
        """Whether there is a token to take."""
        return self._left + (now - self._at) * self._rate.per_second >= 1.0

    def full(self, now: float) -> bool:
        """Whether it may be forgotten."""
        return self._left + (now - self._at) * self._rate.per_second >= self._rate.at_once


class Buckets:
    """A bucket for each of many: seats, addresses."""

    MOST = 10_000

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: dict[str | int, Bucket] = {}

    def has_left(self, who: str | int, now: float) -> bool:
        """Whether there is a token to take."""
        bucket = self._buckets.get(who)
        return bucket is None or bucket.has_left(now)

    def spend(self, who: str | int, now: float) -> None:
        """Take a token, if there is one."""
        try:
            self.check(who, now)
        except TooFast:
            return

    def check(self, who: str | int, now: float) -> None:
        """Take a token, or refuse."""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self.MOST:
                self._tidy(now)
            bucket = self._buckets[who] = Bucket(self._rate, now)
        if not bucket.take(now):
            raise TooFast("too much at once", "a short pause")

    def _tidy(self, now: float) -> None:
        """Full buckets are as good as new ones; if none is, forget the oldest."""
        kept = {who: bucket for who, bucket in self._buckets.items() if not bucket.full(now)}
        while len(kept) >= self.MOST:
            del kept[next(iter(kept))]
        self._buckets = kept
