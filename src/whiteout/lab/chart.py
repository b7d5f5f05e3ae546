"""Charts as SVG, drawn for a page: no library, no script, nothing fetched.

Colours come from the page's style, so that a chart follows light and dark; every series has a shape
of its own besides its colour. A chart has a title and a description for those who do not see it.
"""

from __future__ import annotations

from html import escape

WIDTH = 720
LEFT = 190
RIGHT = 24
ROW = 30
TOP = 12
SHAPES = ("circle", "square", "diamond", "triangle")

Point = tuple[float, float, float]
"""A value and its interval."""


class Scale:
    """From numbers to places across the chart."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1

    def __call__(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        return LEFT + (inside - self.low) / (self.high - self.low) * (WIDTH - LEFT - RIGHT)


def dots(
    title: str,
    rows: list[tuple[str, list[Point | None]]],
    low: float,
    high: float,
    ticks: list[tuple[float, str]],
    mark: float | None = None,
) -> str:
    """Values with their intervals: a row for each label, a shape for each series."""
    scale = Scale(low, high)
    parts = []
    y = float(TOP)
    for label, points in rows:
        height = ROW + 12 * max(0, len(points) - 2)
        parts.append(_label(label, y + height / 2))
        gap = height / (len(points) + 1)
        for series, point in enumerate(points):
            if point is not None:
                parts.append(_point(scale, point, y + gap * (series + 1), series))
        y += height
    return _frame(title, [*_axis(scale, ticks, y, mark), *parts], y)


def boxes(title: str, rows: list[tuple[str, list[float]]], ticks: list[tuple[float, str]]) -> str:
    """Spreads: a line from the 10th to the 90th percentile, a box from the 25th to the 75th, a
    stroke at the median."""
    scale = Scale(ticks[0][0], ticks[-1][0])
    parts = []
    y = float(TOP)
    for label, values in rows:
        p10, p25, p50, p75, p90 = (scale(value) for value in values)
        middle = y + ROW / 2
        parts.append(_label(label, middle))
        parts.append(f'<path class="line s0" d="M{p10:.1f} {middle}H{p90:.1f}"/>')
        parts.append(
            f'<rect class="box s0" x="{p25:.1f}" y="{middle - 7}" '
            f'width="{max(1.0, p75 - p25):.1f}" height="14"/>'
        )
        parts.append(f'<path class="stroke" d="M{p50:.1f} {middle - 9}V{middle + 9}"/>')
        y += ROW
    return _frame(title, [*_axis(scale, ticks, y, None), *parts], y)


def bars(title: str, bins: list[list[int]], unit: str) -> str:
    """How often each value came up: first value, last value, count."""
    height = 160.0
    most = max(times for _, _, times in bins)
    scale = Scale(bins[0][0], bins[-1][1] + 1)
    parts = []
    for first, last, times in bins:
        left, right = scale(first), scale(last + 1)
        tall = times / most * height
        parts.append(
            f'<rect class="bar s0" x="{left:.1f}" y="{TOP + height - tall:.1f}" '
            f'width="{max(1.0, right - left - 1.5):.1f}" height="{tall:.1f}"/>'
        )
    bottom = TOP + height
    middle = (bins[0][1] - bins[0][0] + 1) / 2 if bins[0][0] == bins[0][1] else 0
    ticks = [(value + middle, str(value)) for value in _round_steps(bins[0][0], bins[-1][1])]
    parts += [_label(f"{most:,} matches", TOP + 4.0), _label(unit, bottom - 6)]
    return _frame(title, [*_axis(scale, ticks, bottom, None), *parts], bottom)


def _round_steps(low: int, high: int) -> list[int]:
    """A handful of round numbers between two."""
    step = next(
        size * power
        for power in (10**digits for digits in range(12))
        for size in (1, 2, 5)
        if (high - low) / (size * power) <= 8
    )
    return list(range(-(-low // step) * step, high + 1, step))


def steps(high: float) -> list[tuple[float, str]]:
    """Round ticks from 0 to at least this."""
    found = _round_steps(0, max(1, round(high)))
    step = found[1] - found[0]
    if found[-1] < high:
        found.append(found[-1] + step)
    return [(float(value), str(value)) for value in found]


def shape(series: int, x: float, y: float) -> str:
    """The mark of a series."""
    kind = SHAPES[series % len(SHAPES)]
    if kind == "circle":
        return f'<circle class="dot s{series}" cx="{x:.1f}" cy="{y:.1f}" r="5"/>'
    path = {
        "square": f"M{x - 4.5:.1f} {y - 4.5:.1f}h9v9h-9z",
        "diamond": f"M{x:.1f} {y - 6:.1f}l6 6l-6 6l-6 -6z",
        "triangle": f"M{x:.1f} {y - 6:.1f}l6 11h-12z",
    }[kind]
    return f'<path class="dot s{series}" d="{path}"/>'


def key(names: list[str]) -> str:
    """What the shapes stand for."""
    items = [
        f'<li><svg width="14" height="14" aria-hidden="true">{shape(series, 7, 7)}</svg> '
        f"{escape(name)}</li>"
        for series, name in enumerate(names)
    ]
    return f'<ul class="key">{"".join(items)}</ul>'


def _point(scale: Scale, point: Point, y: float, series: int) -> str:
    value, low, high = point
    line = f'<path class="line s{series}" d="M{scale(low):.1f} {y:.1f}H{scale(high):.1f}"/>'
    return line + shape(series, scale(value), y)


def _label(text: str, y: float) -> str:
    return f'<text class="label" x="{LEFT - 12}" y="{y + 4:.1f}">{escape(text)}</text>'


def _axis(
    scale: Scale, ticks: list[tuple[float, str]], bottom: float, mark: float | None
) -> list[str]:
    parts = []
    for value, text in ticks:
        x = scale(value)
        parts.append(f'<path class="grid" d="M{x:.1f} {TOP - 6}V{bottom:.1f}"/>')
        parts.append(f'<text class="tick" x="{x:.1f}" y="{bottom + 16:.1f}">{escape(text)}</text>')
    if mark is not None:
        parts.append(f'<path class="mark" d="M{scale(mark):.1f} {TOP - 6}V{bottom:.1f}"/>')
    return parts


def _frame(title: str, parts: list[str], bottom: float) -> str:
    height = bottom + 26
    told = escape(f"{title}; the numbers follow as a table")
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{told}">'
        f"{''.join(parts)}</svg>"
    )
