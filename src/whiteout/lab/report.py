"""The balance report: one HTML file that needs nothing else, in light and in dark."""

from __future__ import annotations

import math
from html import escape
from importlib import resources

from whiteout.core.event import Facts
from whiteout.core.game import Game
from whiteout.lab import chart, page
from whiteout.lab.summary import EVERYBODY, Teller, estimate, percent, points, so_many
from whiteout.words import Words

SHARES = [(part / 4, f"{25 * part}%") for part in range(5)]
MOST_EFFECTS = 24
"""Effects drawn for each allegiance: those used most; the table has all."""


def report(game: Game, facts: Facts, command: str) -> str:
    """The whole page."""
    words = Words("en", game)
    teller = Teller(words, facts)
    title = f"{words.title()}: balance"
    style = resources.files(__package__ or "").joinpath("report.css").read_text("utf-8")
    sections = [
        _summary(teller),
        _wins(teller),
        _lengths(teller),
        _happened(teller, "changes", "Changing sides", "changes sides"),
        _happened(teller, "eliminations", "Eliminations", "is eliminated"),
        *[_use(teller, name) for name in teller.allegiances],
        *[_sensitivity(teller, row) for row in facts["sensitivity"]],
        _made(teller, command),
    ]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n{''.join(sections)}</main>\n</body>\n</html>\n"
    )


def _summary(teller: Teller) -> str:
    items = "".join(f"<li>{escape(text)}</li>\n" for text in teller.sentences())
    note = (
        "Numbers in brackets are 95 % intervals: if the run were repeated with other deals, about "
        "nineteen in twenty such intervals would hold the true share. All of it holds for these "
        "bots; people play otherwise."
    )
    return page.section("In short", f"<ul>\n{items}</ul>\n<p>{escape(note)}</p>\n")


def _wins(teller: Teller) -> str:
    names = [teller.words.side(name) for name in teller.allegiances]
    rows = [(so_many(cell), _points(teller, cell)) for cell in teller.plain]
    parts = [chart.key(names)]
    if teller.contested:
        title = "Wins by side and seats"
        caption = "Share of matches won by each side, with 95 % intervals. The line marks one half."
        table = [
            [str(cell["seats"]), f"{cell['games']:,}", *_told(cell["matches_won"], teller)]
            for cell in teller.plain
        ]
        numbers = page.table(title, ["seats", "matches", *names], table)
        numbers += _seats_won(teller)
        parts.append(page.figure(chart.dots(title, rows, 0, 1, SHARES, 0.5), caption, numbers))
    else:
        title = "Seats that won, by number of seats"
        caption = "Share of all seats that won, with 95 % intervals; matches count as clusters."
        parts.append(
            page.figure(chart.dots(title, rows, 0, 1, SHARES, None), caption, _seats_won(teller))
        )
    return page.section("Who wins", *parts, _alike(teller), _ends(teller))


def _points(teller: Teller, cell: Facts) -> list[chart.Point | None]:
    """The shares of a cell as they are drawn, one for every allegiance."""
    found = [cell[teller.measure].get(name) for name in teller.allegiances]
    return [share and estimate(share) for share in found]


def _told(shares: dict[str, Facts], teller: Teller) -> list[str]:
    """The same shares in figures."""
    found = [shares.get(name) for name in teller.allegiances]
    return [percent(share) if share else "-" for share in found]


def _seats_won(teller: Teller) -> str:
    """Of the seats of each allegiance at the end, those that won."""
    names = [teller.words.side(name) for name in teller.allegiances]
    rows = [[str(cell["seats"]), *_told(cell["seats_won"], teller)] for cell in teller.plain]
    return page.table("Of the seats at the end, won", ["seats", *names], rows)


def _alike(teller: Teller) -> str:
    """Matches that ended alike for all, if there were any."""
    rows = [
        [f"everybody {EVERYBODY[result]}", *[percent(cell["everybody"][result]) for cell in cells]]
        for cells in [teller.plain]
        for result in EVERYBODY
        if any(cell["everybody"][result]["count"] for cell in cells)
    ]
    title = "Matches that ended alike for all"
    return (
        page.table(title, [title, *[so_many(cell) for cell in teller.plain]], rows) if rows else ""
    )


def _ends(teller: Teller) -> str:
    """How matches end."""
    table = page.table(
        "How matches end",
        ["end", *[so_many(cell) for cell in teller.plain]],
        [
            [teller.words.end(end), *[f"{cell['ends'].get(end, 0):,}" for cell in teller.plain]]
            for end in dict.fromkeys(end for cell in teller.plain for end in cell["ends"])
        ],
    )
    return f"<details><summary>How matches end</summary>\n{table}</details>\n"


_QUANTILES = ("p10", "p25", "p50", "p75", "p90")


def _spreads(title: str, cells: list[tuple[Facts, Facts]], unit: str) -> tuple[str, str]:
    """A chart of spreads, each with its cell, and its table."""
    rows = [(so_many(cell), [float(spread[name]) for name in _QUANTILES]) for cell, spread in cells]
    most = max(values[-1] for _, values in rows)
    head = ["seats", "min", *_QUANTILES, "max", "mean"]
    table = [
        [str(cell["seats"]), *[f"{spread[name]:g}" for name in head[1:]]] for cell, spread in cells
    ]
    return chart.boxes(title, rows, chart.steps(most), unit), page.table(title, head, table)


def _lengths(teller: Teller) -> str:
    usual = teller.usual()
    unit = usual["unit"]
    drawing, table = _spreads(
        f"Length in {unit}", [(cell, cell["length"]) for cell in teller.plain], unit
    )
    caption = (
        f"Length in {unit}: the box holds the middle half of the matches, the line four in five, "
        "the stroke is the median."
    )
    title = f"Length in {unit} with {so_many(usual)}"
    return page.section(
        "How long it takes",
        page.figure(drawing, caption, table),
        _histogram(title, usual["histogram"], unit),
    )


def _histogram(title: str, bins: list[list[int]], unit: str) -> str:
    table = page.table(
        title,
        [unit, "matches"],
        [[f"{a} to {b}" if b > a else str(a), f"{times:,}"] for a, b, times in bins],
    )
    return page.figure(chart.bars(title, bins, unit), f"{title}: how many matches.", table)


def _happened(teller: Teller, name: str, title: str, verb: str) -> str:
    """Something that happens to seats: in how many matches, when first, to how many."""
    cells = [cell for cell in teller.plain if cell[name]["first"]]
    if not cells:
        return page.section(title, f"<p>Nobody ever {verb}.</p>\n")
    unit = cells[0]["unit"]
    drawing, table = _spreads(
        f"When somebody first {verb}, in {unit}",
        [(cell, cell[name]["first"]) for cell in cells],
        unit,
    )
    caption = (
        f"When somebody first {verb}, in {unit}, among the matches in which anybody does "
        "(counted at the first decision after it)."
    )
    often = page.table(
        f"{title}: in how many matches",
        ["seats", "matches with any", "seats a match"],
        [
            [str(cell["seats"]), percent(cell[name]["matches"]), f"{cell[name]['mean']:.2f}"]
            for cell in cells
        ],
    )
    usual = teller.usual()
    many = usual[name]["seats"]
    bins = [[int(seats), int(seats), times] for seats, times in many.items()]
    counted = f"{title}: seats a match, with {so_many(usual)}"
    return page.section(
        title, often, page.figure(drawing, caption, table), _histogram(counted, bins, "seats")
    )


def _use(teller: Teller, name: str) -> str:
    rows = teller.facts["use"][name]
    drawn = [row for row in rows if row["effect"]][:MOST_EFFECTS]
    drawn.sort(key=lambda row: -row["effect"]["gain"])
    title = f"{teller.words.side(name)}: what is used, and how it goes with winning"
    table = page.table(
        title,
        ["", "times a match", "first chances taken", "not taken", "difference in wins"],
        [
            [
                teller.thing(row["thing"]),
                f"{row['per_match']:.2f}",
                f"{row['taken']:,}",
                f"{row['left']:,}",
                _effect(row["effect"]),
            ]
            for row in rows
        ],
    )
    if not drawn:
        return page.section(title, table)
    effects = [row["effect"] for row in drawn]
    reach = max(max(-effect["low"], effect["high"]) for effect in effects)
    reach = math.ceil(10 * reach) / 10
    points_: list[tuple[str, list[chart.Point | None]]] = [
        (teller.thing(row["thing"]), [(e["gain"], e["low"], e["high"])])
        for row, e in zip(drawn, effects, strict=True)
    ]
    ticks = [
        (part * reach / 2, f"{50 * part * reach:+.0f}" if part else "0") for part in range(-2, 3)
    ]
    drawing = chart.dots(title, points_, -reach, reach, ticks, 0.0)
    caption = (
        "Difference in the share of matches won, in points, between seats that took their first "
        "chance to do it and seats of the same side that did not, at tables of the same size. It "
        "says what goes together, not what causes what: who is losing may choose otherwise."
    )
    return page.section(title, page.figure(drawing, caption, table), kind="effects")


def _effect(effect: Facts | None) -> str:
    if effect is None:
        return "too few"
    return f"{points(effect['gain'])} ({100 * effect['low']:+.1f} to {100 * effect['high']:+.1f})"


def _sensitivity(teller: Teller, row: Facts) -> str:
    """The game as it is and with every value, at each number of seats."""
    names = [teller.words.side(name) for name in teller.allegiances]
    won = "matches" if teller.contested else "seats"
    parts = [chart.key(names)]
    for plain in teller.plain:
        cells = [
            cell
            for cell in teller.facts["cells"]
            if cell["vary"] == row["key"] and cell["seats"] == plain["seats"]
        ]
        shifts = [found["shifts"] for found in row["rows"] if found["seats"] == plain["seats"]]
        rows: list[tuple[str, list[chart.Point | None]]] = []
        table = []
        for cell, shift in zip([plain, *cells], [None, *shifts], strict=True):
            label = cell["value"] or "as it is"
            rows.append((label, _points(teller, cell)))
            shifted = [shift.get(name) if shift else None for name in teller.allegiances]
            moved = [_shift(found) if found else "" for found in shifted]
            told = _told(cell[teller.measure], teller)
            table.append([label, *told, *moved, f"{cell['length']['p50']:g}"])
        head = [row["key"], *names, *[f"{name}: shift" for name in names]]
        title = f"Wins by {row['key']}, {so_many(plain)}"
        drawing = chart.dots(title, rows, 0, 1, SHARES, 0.5 if teller.contested else None)
        caption = f"Share of {won} won with {so_many(plain)}, with 95 % intervals."
        numbers = page.table(title, [*head, f"median {plain['unit']}"], table)
        parts.append(page.figure(drawing, caption, numbers))
    return page.section(f"What {row['key']} does", *parts)


def _shift(shift: Facts) -> str:
    return f"{points(shift['shift'])} ({100 * shift['low']:+.1f} to {100 * shift['high']:+.1f})"


def _made(teller: Teller, command: str) -> str:
    facts = teller.facts
    chosen = ", ".join(f"{key}={value}" for key, value in facts["options"].items()) or "none"
    rows = [
        ["command", command],
        ["rules", f"{facts['game']}, version {facts['rules']}"],
        ["bots", f"{facts['bots']} at every seat"],
        ["options", chosen],
        ["matches", f"{facts['matches']:,}: {facts['games']:,} for each way to play"],
        ["seed", f"{facts['seed']}; the same seed gives the same figures"],
    ]
    return page.section("How it was made", page.table("How it was made", [], rows))
