"""Charts drawn for a page: no library, no script, nothing fetched.

A chart is a column of rows, each a label and a strip of SVG; all places in a strip are shares of
its width, so that a chart fits a phone and a screen alike while its letters keep their size.
Colours come from the page's style and follow light and dark; every series has a shape of its own
besides its colour. A chart is described for those who do not see it.
"""

from __future__ import annotations

from html import escape

SHAPES = ("circle", "square", "diamond", "triangle")

Point = tuple[float, float, float]
"""A value and its interval."""

Ticks = list[tuple[float, str]]


class Scale:
    """From numbers to places across a strip, and the lines that mark round ones."""

    def __init__(self, low: float, high: float, ticks: Ticks, mark: float | None = None) -> None:
        self.low = low
        self.high = high if high > low else low + 1
        self.ticks = ticks
        self.lines = [_upright("grid", self(value)) for value, _ in ticks]
        if mark is not None:
            self.lines.append(_upright("mark", self(mark)))

    def __call__(self, value: float) -> str:
        inside = min(max(value, self.low), self.high)
        return f"{100 * (inside - self.low) / (self.high - self.low):.2f}%"

    def width(self, low: float, high: float) -> str:
        """How much of the strip lies between two numbers, but never nothing."""
        return f"{max(0.2, float(self(high)[:-1]) - float(self(low)[:-1])):.2f}%"

    def axis(self, label: str) -> str:
        """The row below all others, with what the lines stand for."""
        texts = []
        for value, text in self.ticks:
            x = self(value)
            end = {"0.00%": " first", "100.00%": " last"}.get(x, "")
            texts.append(f'<text class="tick{end}" x="{x}" y="14">{escape(text)}</text>')
        return _row(label, "axis", texts)


def dots(
    title: str,
    rows: list[tuple[str, list[Point | None]]],
    low: float,
    high: float,
    ticks: Ticks,
    mark: float | None = None,
) -> str:
    """Values with their intervals: a row for each label, a shape for each series."""
    scale = Scale(low, high, ticks, mark)
    lines = []
    for label, points in rows:
        marks = []
        for series, point in enumerate(points):
            if point is not None:
                y = 100 * (series + 1) / (len(points) + 1)
                marks.append(_point(scale, point, f"{y:.0f}%", series))
        size = "tall" if len(points) > 2 else ""
        lines.append(_row(label, size, [*scale.lines, *marks]))
    return _chart(title, [*lines, scale.axis("")])


def boxes(title: str, rows: list[tuple[str, list[float]]], ticks: Ticks, unit: str) -> str:
    """Spreads: a line from the 10th to the 90th percentile, a box from the 25th to the 75th, a
    stroke at the median."""
    scale = Scale(ticks[0][0], ticks[-1][0], ticks)
    lines = []
    for label, (p10, p25, p50, p75, p90) in rows:
        wide = scale.width(p25, p75)
        marks = [
            f'<line class="line s0" x1="{scale(p10)}" x2="{scale(p90)}" y1="50%" y2="50%"/>',
            f'<rect class="box s0" x="{scale(p25)}" y="25%" width="{wide}" height="50%"/>',
            f'<line class="stroke" x1="{scale(p50)}" x2="{scale(p50)}" y1="18%" y2="82%"/>',
        ]
        lines.append(_row(label, "", [*scale.lines, *marks]))
    return _chart(title, [*lines, scale.axis(unit)])


def bars(title: str, bins: list[list[int]], unit: str) -> str:
    """How often each value came up: first value, last value, count."""
    most = max(times for _, _, times in bins)
    single = bins[0][0] == bins[0][1]
    ticks = [
        (value + 0.5 if single else float(value), str(value))
        for value in _round_steps(bins[0][0], bins[-1][1])
    ]
    scale = Scale(bins[0][0], bins[-1][1] + 1, ticks)
    marks = []
    for first, last, times in bins:
        tall = 100 * times / most
        marks.append(
            f'<rect class="bar s0" x="{scale(first)}" y="{100 - tall:.2f}%" '
            f'width="{scale.width(first, last + 1)}" height="{tall:.2f}%"/>'
        )
    label = f"up to {most:,} {'match' if most == 1 else 'matches'}"
    rows = [_row(label, "bars", [*scale.lines, *marks]), scale.axis(unit)]
    return _chart(title, rows)


def _round_steps(low: int, high: int) -> list[int]:
    """A handful of round numbers between two."""
    step = next(
        size * power
        for power in (10**digits for digits in range(12))
        for size in (1, 2, 5)
        if (high - low) / (size * power) <= 8
    )
    return list(range(-(-low // step) * step, high + 1, step))


def steps(high: float) -> Ticks:
    """Round ticks from 0 to at least this."""
    found = _round_steps(0, max(1, round(high)))
    step = found[1] - found[0]
    if found[-1] < high:
        found.append(found[-1] + step)
    return [(float(value), str(value)) for value in found]


def shape(series: int) -> str:
    """The mark of a series, around the point 0 0."""
    kind = SHAPES[series % len(SHAPES)]
    if kind == "circle":
        return f'<circle class="dot s{series}" r="5"/>'
    path = {
        "square": "M-4.5 -4.5h9v9h-9z",
        "diamond": "M0 -6l6 6l-6 6l-6 -6z",
        "triangle": "M0 -6l6 11h-12z",
    }[kind]
    return f'<path class="dot s{series}" d="{path}"/>'


def key(names: list[str]) -> str:
    """What the shapes stand for."""
    items = [
        '<li><svg width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true">'
        f"{shape(series)}</svg> {escape(name)}</li>"
        for series, name in enumerate(names)
    ]
    return f'<ul class="key">{"".join(items)}</ul>'


def _point(scale: Scale, point: Point, y: str, series: int) -> str:
    value, low, high = point
    ends = f'x1="{scale(low)}" x2="{scale(high)}" y1="{y}" y2="{y}"'
    at = f'<svg class="at" x="{scale(value)}" y="{y}">{shape(series)}</svg>'
    return f'<line class="line s{series}" {ends}/>{at}'


def _upright(kind: str, x: str) -> str:
    return f'<line class="{kind}" x1="{x}" x2="{x}" y1="0" y2="100%"/>'


def _row(label: str, size: str, parts: list[str]) -> str:
    kind = f"strip {size}".strip()
    return (
        f'<div class="label">{escape(label)}</div>'
        f'<div class="{kind}"><svg>{"".join(parts)}</svg></div>\n'
    )


def _chart(title: str, rows: list[str]) -> str:
    told = escape(f"{title}; the numbers follow as a table")
    return f'<div class="chart" role="img" aria-label="{told}">\n{"".join(rows)}</div>'
