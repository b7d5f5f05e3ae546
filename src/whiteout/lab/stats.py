"""Small statistics for reports: spreads, and how sure a share is."""

from __future__ import annotations

import math

Z95 = 1.959964
"""Two-sided 95 % of the normal distribution."""


def wilson(hits: int, trials: int) -> tuple[float, float]:
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
