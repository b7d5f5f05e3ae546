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


def clustered(hits: list[int], trials: list[int]) -> tuple[float, float]:
    """The 95 % interval of a share whose trials come in clusters (seats of one match share its
    fate): Wilson's, for as many independent trials as would be as uncertain."""
    total = sum(trials)
    if total == 0:
        return 0.0, 1.0
    share = sum(hits) / total
    scatter = sum((hit - share * size) ** 2 for hit, size in zip(hits, trials, strict=True))
    groups = sum(1 for size in trials if size)
    worth = total * total * share * (1 - share) / scatter if scatter > 0 else groups
    return wilson(share * min(total, worth), min(total, worth))


def difference(hits: int, trials: int, other: int, others: int) -> tuple[float, float]:
    """The 95 % interval of a difference of two independent shares (Newcombe, from Wilson's)."""
    if not trials or not others:
        return -1.0, 1.0
    one, two = hits / trials, other / others
    low, high = wilson(hits, trials)
    low2, high2 = wilson(other, others)
    between = one - two
    return (
        between - math.hypot(one - low, high2 - two),
        between + math.hypot(high - one, two - low2),
    )


def paired(values: list[float]) -> tuple[float, float, float]:
    """The mean of differences found pair by pair, and its 95 % interval."""
    count = len(values)
    mean = sum(values) / count if count else 0.0
    if count < 2:
        return mean, -1.0, 1.0
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    reach = Z95 * math.sqrt(variance / count)
    return mean, max(-1.0, mean - reach), min(1.0, mean + reach)
