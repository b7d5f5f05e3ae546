"""The view of a game as source text, made from its facts, so that it runs as if written by hand.

    python -m whiteout.lab.written_view [GAME or PACKAGE ...]

writes `written_view.py` beside the `facts.py` of each game; a test compares the two. What a fact
reads is taken from the text of the declaration (the body of its lambda) and stands in the view as
it stands there. A loop over facts (core.facts) gives the same views, but takes two to three times
as long.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from whiteout.core.facts import ALL, END, TRUTH, Fact, FactTable, Part
from whiteout.games.registry import OURS
from whiteout.lab.declared_text import Item, Text, groups_of

FILE: Final = "written_view.py"

_HEAD: Final = '''"""Views, made from facts.py by whiteout.lab.written_view: not to be edited."""

from __future__ import annotations

from whiteout.core.event import ABOVE, Facts
'''

_VIEW: Final = '''

def bits_of(p: {position}, v: int) -> int:
    """What a viewer is, beside one of all."""
    bits = {end} if p.over else 0
    if v >= 0:
        return bits | standing(p, v)
    return bits | {truth} if v == ABOVE else bits


def view(p: {position}, v: int) -> Facts:
    """Everything that one viewer may know."""
    out = public(p)
    bits = bits_of(p, v)
    if bits:
        add(p, v, bits, out)
    return out
'''


class Writer:
    """Turns a table of facts into a module."""

    def __init__(self, table: FactTable[Any], module: ModuleType, text: str) -> None:
        self.table: Final = table
        self.text: Final = Text(module, text)

    def module(self) -> str:
        """The whole text."""
        groups = groups_of(self.table)
        opened = [items for to, items in groups if to & ALL]
        secret = [(to, items) for to, items in groups if not to & ALL]
        position = self.text.position
        lines = [f"def public(p: {position}) -> Facts:", '    """What everybody may know."""']
        lines += [
            *self.opening([item for items in opened for item in items]),
            "    return out",
            "",
            "",
        ]
        lines += [f"def add(p: {position}, v: int, bits: int, out: Facts) -> None:"]
        lines += ['    """What only some may know."""']
        for to, items in secret:
            lines += [f"    if bits & {to}:", *self.block(items, "        ")]
        lines += [] if secret else ["    return"]
        body = "\n".join(lines) + "\n"
        view = _VIEW.format(position=position, end=END, truth=TRUTH)
        shared = "\n".join(self.shared([(to, item) for to, items in secret for item in items]))
        return f"{_HEAD}{self.text.imports()}\n\n\n{body}{view}\n\n{shared}\n"

    # -- what all see ------------------------------------------------------------------------------

    def opening(self, items: list[Item]) -> list[str]:
        """What is always there, as one literal, and then the rest."""
        before: list[str] = []
        literal: list[str] = []
        late: list[Item] = []
        rest: list[Item] = []
        for item in items:
            if rest or not item.sure:
                rest.append(item)
                continue
            if isinstance(item.entry, Fact):
                literal.append(f'        "{item.entry.key}": {self.shown(item)},')
            else:
                sure, others = self.split(item)
                before += self.columns(sure, "    ")
                made = self.made(item.entry, sure)
                if item.entry.when is not None:
                    made = f"{made} if {self.text.read(item.entry, item.nth, 'when')} else None"
                literal.append(f'        "{item.entry.path}": {made},')
                late += others
        return [*before, "    out: Facts = {", *literal, "    }", *self.block(late + rest, "    ")]

    @staticmethod
    def split(item: Item) -> tuple[list[Item], list[Item]]:
        """The facts of a part up to the first that is not sure to be there, and the others."""
        count = next((at for at, fact in enumerate(item.facts) if not fact.sure), len(item.facts))
        return item.facts[:count], item.facts[count:]

    def made(self, part: Part[Any], sure: list[Item]) -> str:
        """A part, with what is sure to be in it."""
        inner = ", ".join(
            f'"{item.entry.path.rpartition(".")[2]}": {self.shown(item)}' for item in sure
        )
        if part.row:
            return f"[{{{inner}}} for s in range({part.times or 'p.seats'})]"
        return f"{{{inner}}}"

    # -- statements --------------------------------------------------------------------------------

    def block(self, items: list[Item], pad: str) -> list[str]:
        """Statements that add these to the view."""
        lines: list[str] = []
        at = 0
        while at < len(items):
            entry = items[at].entry
            if isinstance(entry, Part):
                lines += self.part(entry, items[at], pad)
                at += 1
                continue
            run = [items[at]]
            while at + len(run) < len(items) and self.follows(entry, items[at + len(run)].entry):
                run.append(items[at + len(run)])
            lines += self.run(entry, run, pad)
            at += len(run)
        return lines

    @staticmethod
    def follows(first: Fact[Any], other: Fact[Any] | Part[Any]) -> bool:
        return isinstance(other, Fact) and other.record == first.record

    def part(self, part: Part[Any], item: Item, pad: str) -> list[str]:
        """A part, and all that stands in it."""
        lines = []
        inner = pad
        if part.when is not None:
            lines.append(f"{pad}if {self.text.read(part, item.nth, 'when')}:")
            inner = pad + "    "
        sure, late = self.split(item)
        lines += self.columns(sure, inner)
        lines.append(f'{inner}out["{part.path}"] = {self.made(part, sure)}')
        lines += self.inside(part, late, inner)
        if part.none:
            lines += [f"{pad}else:", f'{pad}    out["{part.path}"] = None']
        return lines

    def run(self, first: Fact[Any], run: list[Item], pad: str) -> list[str]:
        """Facts of one record, or of the view itself."""
        if not first.record:
            return [line for item in run for line in self.put(item, "out", pad)]
        part = self.table.parts[first.record]
        if part.to & ALL and part.when is None:
            return self.inside(part, run, pad)
        guard = f'{pad}if out.get("{part.path}") is not None:'
        return [guard, *self.inside(part, run, pad + "    ")]

    def inside(self, part: Part[Any], run: list[Item], pad: str) -> list[str]:
        """Facts of a record that is there."""
        if not run:
            return []
        if not part.row:
            return [line for item in run for line in self.put(item, f'out["{part.path}"]', pad)]
        lines = []
        for item in run:
            inner = pad
            if item.entry.when is not None:
                lines.append(f"{pad}if {self.text.read(item.entry, item.nth, 'when')}:")
                inner = pad + "    "
            lines += self.columns([item], inner)
            lines.append(f'{inner}for s, row in enumerate(out["{part.path}"]):')
            lines += self.put(item, "row", inner + "    ", ask=False)
        return lines

    def put(self, item: Item, into: str, pad: str, ask: bool = True) -> list[str]:
        """One fact."""
        fact = item.entry
        assert isinstance(fact, Fact)
        lines = []
        if ask and fact.when is not None:
            lines.append(f"{pad}if {self.text.read(fact, item.nth, 'when')}:")
            pad += "    "
        target = f'{into}["{fact.key}"]'
        if not fact.gaps:
            return [*lines, f"{pad}{target} = {self.shown(item)}"]
        found = f"found_{self.column(fact)}"
        shown = fact.kind.code(found, self.text.ids)
        lines += [f"{pad}{found} = {self.value(item)}", f"{pad}if {found} is not None:"]
        return [*lines, f"{pad}    {target} = {shown}"]

    # -- values ------------------------------------------------------------------------------------

    def shown(self, item: Item) -> str:
        """A fact as it is shown."""
        assert isinstance(item.entry, Fact)
        return item.entry.kind.code(self.value(item), self.text.ids)

    def value(self, item: Item) -> str:
        """What a fact reads; in a row, the member `s` of its column."""
        fact = item.entry
        assert isinstance(fact, Fact)
        if fact.in_row and (fact.of is not None or fact.own is not None):
            return f"{self.column(fact)}[s]"
        return self.source(item)

    def source(self, item: Item) -> str:
        fact = item.entry
        reader = next(
            name for name in ("of", "at", "own", "seen") if getattr(fact, name) is not None
        )
        return self.text.read(fact, item.nth, reader)

    @staticmethod
    def column(fact: Fact[Any]) -> str:
        return fact.path.replace(".", "_")

    def columns(self, items: list[Item], pad: str) -> list[str]:
        """The lists from which the facts of a row are read, each taken once."""
        return [
            f"{pad}{self.column(item.entry)} = {self.source(item)}"
            for item in items
            if isinstance(item.entry, Fact)
            and item.entry.in_row
            and (item.entry.of is not None or item.entry.own is not None)
        ]

    # -- several viewers ---------------------------------------------------------------------------

    def shared(self, secret: list[tuple[int, Item]]) -> list[str]:
        """The views of several: what all see is made once; what is added to, is copied first."""
        touched: dict[str, int] = {}
        for to, item in secret:
            entry = item.entry
            if isinstance(entry, Fact) and entry.record and self.table.parts[entry.record].to & ALL:
                touched[entry.record] = touched.get(entry.record, 0) | to
        lines = [f"def views(p: {self.text.position}, viewers: list[int]) -> list[Facts]:"]
        lines += ['    """The views of several, who share what all may know: not to be changed."""']
        lines += ["    shared = public(p)", "    found: list[Facts] = []", "    for v in viewers:"]
        lines += ["        out = shared.copy()", "        bits = bits_of(p, v)"]
        for record, to in touched.items():
            part = self.table.parts[record]
            there = f' and shared.get("{record}") is not None' if part.when is not None else ""
            copy = f'shared["{record}"].copy()'
            if part.row:
                copy = f'[row.copy() for row in shared["{record}"]]'
            lines += [f"        if bits & {to}{there}:", f'            out["{record}"] = {copy}']
        lines += [
            "        if bits:",
            "            add(p, v, bits, out)",
            "        found.append(out)",
        ]
        return [*lines, "    return found"]


def written(package: str) -> str:
    """The text of the view that belongs to the facts of a game's package."""
    module = importlib.import_module(f"{package}.facts")
    return Writer(
        module.FACTS, module, home(module).joinpath("facts.py").read_text("utf-8")
    ).module()


def home(module: ModuleType) -> Path:
    """The folder of a module."""
    return Path(module.__file__ or "").parent


def package_of(name: str) -> str:
    """The package of a game, by its id or by the package's own name. Does not import the game: a
    written view that is out of date or missing must not stand in the way."""
    return OURS[name].rpartition(".")[0] if name in OURS else name


def main(names: list[str]) -> None:
    """Write the views of these games, or of all of ours that declare facts."""
    for name in names or OURS:
        package = package_of(name)
        if names or importlib.util.find_spec(f"{package}.facts") is not None:
            path = home(importlib.import_module(f"{package}.facts")) / FILE
            path.write_text(written(package), "utf-8")
            print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
