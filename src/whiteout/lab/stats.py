"""Small statistics for reports: spreads, and how sure a share is."""

from __future__ import annotations

import math

Z95 = 1.959964
"""Two-sided 95 % of the normal distribution."""


def wilson(hits: float, trials: float) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval); honest for 0 and for all hits."""
    if trials == 0:
        return 0.0, 1.0
    share = hits / trials
    scale = 1 + Z95**2 / trials
    centre = (share + Z95**2 / (2 * trials)) / scale
    reach = Z95 / scale * math.sqrt(share * (1 - share) / trials + (Z95 / (2 * trials)) ** 2)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def spread(values: list[int]) -> dict[str, float]:
    """Least, median, mean, ninetieth percentile and most of some counts."""
    ordered = sorted(values)
    count = len(ordered)
    middle = (ordered[(count - 1) // 2] + ordered[count // 2]) / 2
    return {
        "min": ordered[0],
        "median": middle,
        "mean": round(sum(ordered) / count, 2),
        "p90": ordered[math.ceil(0.9 * count) - 1],
        "max": ordered[-1],
    }


class Clusters:
    """A share whose trials come in clusters, as sums that add up: seats that won, of all seats,
    match by match.

    The share is the ratio of both sums. Its variance is that of a ratio of sums over independent
    clusters, the sum of (hits - share x trials)² over all clusters by the square of all trials; how
    much the trials within a cluster have in common is thereby counted in, whatever it is.
    """

    def __init__(
        self,
        clusters: int = 0,
        hits: int = 0,
        trials: int = 0,
        hits_squared: int = 0,
        hits_by_trials: int = 0,
        trials_squared: int = 0,
    ) -> None:
        self.clusters = clusters
        self.hits = hits
        self.trials = trials
        self.hits_squared = hits_squared
        self.hits_by_trials = hits_by_trials
        self.trials_squared = trials_squared

    def note(self, hits: int, trials: int) -> None:
        """One more cluster; one without trials says nothing."""
        self.clusters += trials > 0
        self.hits += hits
        self.trials += trials
        self.hits_squared += hits * hits
        self.hits_by_trials += hits * trials
        self.trials_squared += trials * trials

    def add(self, other: Clusters) -> None:
        """All clusters of another."""
        mine, theirs = self.sums(), other.sums()
        Clusters.__init__(self, *[one + more for one, more in zip(mine, theirs, strict=True)])

    def sums(self) -> list[int]:
        """Everything, in the order in which it is given."""
        return [
            self.clusters,
            self.hits,
            self.trials,
            self.hits_squared,
            self.hits_by_trials,
            self.trials_squared,
        ]

    def share(self) -> float:
        """The part of all trials that were hits."""
        return self.hits / self.trials if self.trials else 0.0

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share: Wilson's, for as many independent trials as would be as
        uncertain. They are never more than there were trials; where all clusters went one way
        entirely, they are as many as there were clusters."""
        total = self.trials
        if total == 0:
            return 0.0, 1.0
        share = self.share()
        scatter = (
            self.hits_squared
            - 2 * share * self.hits_by_trials
            + share * share * self.trials_squared
        )
        if share in (0.0, 1.0):
            worth = float(self.clusters)
        elif scatter < share * (1 - share) * total:
            worth = float(total)
        else:
            worth = total * total * share * (1 - share) / scatter
        return wilson(share * worth, worth)


def clustered(hits: list[int], trials: list[int]) -> tuple[float, float]:
    """The 95 % interval of a share whose trials come in clusters; see `Clusters`."""
    clusters = Clusters()
    for hit, size in zip(hits, trials, strict=True):
        clusters.note(hit, size)
    return clusters.interval()


Estimate = tuple[float, float, float]
"""A share, and the ends of its interval."""


def between(one: Estimate, other: Estimate) -> tuple[float, float]:
    """The 95 % interval of the difference of two independent shares, from their own intervals
    (Newcombe)."""
    share, low, high = one
    share2, low2, high2 = other
    return (
        share - share2 - math.hypot(share - low, high2 - share2),
        share - share2 + math.hypot(high - share, share2 - low2),
    )


def difference(hits: int, trials: int, other: int, others: int) -> tuple[float, float]:
    """The 95 % interval of a difference of two independent shares (Newcombe, from Wilson's)."""
    if not trials or not others:
        return -1.0, 1.0
    one, two = wilson(hits, trials), wilson(other, others)
    return between((hits / trials, *one), (other / others, *two))


def paired(values: list[float]) -> tuple[float, float, float]:
    """The mean of differences found pair by pair, and its 95 % interval."""
    count = len(values)
    mean = sum(values) / count if count else 0.0
    if count < 2:
        return mean, -1.0, 1.0
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    reach = Z95 * math.sqrt(variance / count)
    return mean, max(-1.0, mean - reach), min(1.0, mean + reach)
