"""The parts of a report in HTML: sections, figures, tables."""

from __future__ import annotations

from html import escape


def section(title: str, *parts: str, kind: str = "") -> str:
    """A part of the page under a heading."""
    named = f' class="{kind}"' if kind else ""
    return f"<section{named}>\n<h2>{escape(title)}</h2>\n{''.join(parts)}</section>\n"


def figure(drawing: str, caption: str, table: str) -> str:
    """A drawing with what it shows, and its numbers to unfold."""
    return (
        f"<figure>\n{drawing}\n<figcaption>{escape(caption)}</figcaption>\n"
        f"<details><summary>Numbers</summary>\n{table}</details>\n</figure>\n"
    )


def table(told: str, head: list[str], rows: list[list[str]]) -> str:
    """A table with a name for those who do not see it; a wide one can be scrolled by keys."""
    names = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    above = f"<thead><tr>{names}</tr></thead>" if head else ""
    lines = []
    for first, *rest in rows:
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in rest)
        lines.append(f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>')
    return (
        f'<div class="wide" role="region" aria-label="{escape(told)}" tabindex="0"><table>{above}'
        f"<tbody>{''.join(lines)}</tbody></table></div>\n"
    )
