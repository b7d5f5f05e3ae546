"""The specification of a game as a text one can ask: the rule behind a prompt, by its id.

docs/rules/<game>.md is the one source. A wheel carries the same files beside the package.
"""

from __future__ import annotations

import re
from pathlib import Path

import whiteout
from whiteout.core.refusal import BadSetting

_BULLET = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z]+)*-\d+)(?: ([^*]+?))?\*\* *(.*)$")
"""`- **SA-PAN-07** text`, `- **X-01 Title.** text`."""

_ROW = re.compile(r"^\| ([A-Z]+(?:-[A-Z]+)*-?\d+) \|(.*)\|\s*$")
"""`| D-02 | active | ... |`, `| D02 | ... |`: decisions, information, chance, gaps."""

_RULE = re.compile(r"^[A-Z]{2,}-[A-Z]+-\d+$")
_TAG = re.compile(r" *\[[SPR](?:[,: ][^\]]*)?\]")


class Rule:
    """One entry of a specification: its id, the heading it stands under, its text."""

    __slots__ = ("id", "section", "text")

    def __init__(self, identifier: str, section: str, text: str) -> None:
        self.id = identifier
        self.section = section
        self.text = text

    @property
    def is_rule(self) -> bool:
        """Rules must be proved by tests; decisions, information, examples and gaps restate them."""
        return _RULE.match(self.id) is not None

    def plain(self) -> str:
        """The text without the marks that say where a rule comes from."""
        return _TAG.sub("", self.text).replace("`", "").replace("**", "")


def rules_folder() -> Path:
    """Where the specifications lie: in the installed package, or in the checkout around it."""
    package = Path(whiteout.__file__).resolve().parent
    if (package / "rules").is_dir():
        return package / "rules"
    for folder in package.parents:
        if (folder / "docs" / "rules").is_dir():
            return folder / "docs" / "rules"
    raise BadSetting("the specifications are not installed", "docs/rules beside the package")


def read_rules(game: str) -> dict[str, Rule]:
    """Every entry of a game's specification by its id, in the order of the text."""
    path = rules_folder() / f"{game}.md"
    if not path.is_file():
        known = sorted(found.stem for found in rules_folder().glob("*.md"))
        raise BadSetting(f"there is no specification of {game!r}", " or ".join(known))
    return parse_rules(path.read_text(encoding="utf-8"))


def find_rule(rules: dict[str, Rule], identifier: str) -> Rule:
    """The entry of this id, written in capitals or not."""
    found = rules.get(identifier.upper())
    if found is None:
        raise BadSetting(f"there is no rule {identifier!r}", "an id listed by `whiteout rules`")
    return found


def rules_about(rules: dict[str, Rule], card: str) -> list[Rule]:
    """The rules that begin with this card's id."""
    return [rule for rule in rules.values() if rule.is_rule and rule.text.startswith(f"`{card}`")]


def parse_rules(text: str) -> dict[str, Rule]:
    """Read a specification: bullets that begin with an id, and table rows that do."""
    rules: dict[str, Rule] = {}
    section = ""
    header: list[str] = []
    open_rule: Rule | None = None
    for line in text.splitlines():
        bullet = _BULLET.match(line)
        row = _ROW.match(line)
        if line.startswith("#"):
            section, header, open_rule = line.lstrip("# "), [], None
        elif bullet is not None:
            title = f"{bullet[2]} " if bullet[2] else ""
            open_rule = Rule(bullet[1], section, f"{title}{bullet[3]}")
            rules[open_rule.id] = open_rule
        elif row is not None:
            rules[row[1]] = Rule(row[1], section, _row_text(header, _cells(row[2])))
        elif line.startswith("|"):
            open_rule = None
            if not header and not line.startswith("|--"):
                header = _cells(line.strip("|"))[1:]
        elif open_rule is not None and line.startswith("  "):
            open_rule.text += " " + line.strip()
        else:
            header, open_rule = ([] if not line.strip() else header), None
    return rules


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.split("|")]


def _row_text(header: list[str], cells: list[str]) -> str:
    """A table row as a sentence: every cell under its heading, empty ones left out."""
    named = zip(header, cells, strict=False)
    return "; ".join(f"{head}: {cell}" for head, cell in named if cell.strip("-\N{EN DASH}"))
