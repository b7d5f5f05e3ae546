"""The text of a declaration (core.facts): what each fact reads, and where its names come from."""

from __future__ import annotations

import ast
import builtins
from types import ModuleType
from typing import Any, Final

from whiteout.core.facts import Fact, FactTable, Part

_TAKEN: Final = {"p", "s", "v", "out", "bits", "row", "shared", "found"}
"""Names that the written view uses itself."""
_READERS: Final = {"of": "p", "at": "ps", "own": "pv", "seen": "pvs", "when": "p"}
"""What each way to read a fact is given."""
_PLACE_OF_OF: Final = 3


class Unwritable(ValueError):
    """A declaration that cannot be turned into source text, and what to do about it."""


class Text:
    """The text of one module that declares facts. Works on the text alone, so that it makes no
    difference whether the module is compiled."""

    def __init__(self, module: ModuleType, text: str) -> None:
        self.module: Final = module
        tree = ast.parse(text)
        self.calls: Final[dict[str, list[ast.Call]]] = {}
        self.homes: Final[dict[str, str]] = {}
        self.names: Final[set[str]] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Fact", "Part"):
                path = getattr(node.args[0], "value", "") if node.args else ""
                self.calls.setdefault(path.replace("[]", ""), []).append(node)
            elif isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    self.homes[alias.asname or alias.name] = node.module or ""
            elif isinstance(node, ast.FunctionDef) and node.name == "standing":
                annotation = node.args.args[0].annotation
                assert isinstance(annotation, ast.Name)
                self.position = self.name(getattr(module, annotation.id).__name__)

    def name(self, name: str) -> str:
        """A name that the view uses."""
        self.names.add(name)
        return name

    def ids(self, ids: list[str]) -> str:
        """The name of a list of ids."""
        for name, value in vars(self.module).items():
            if value is ids:
                return self.name(name)
        raise Unwritable(f"give the list {ids[:3]}... a name in {self.module.__name__}")

    def read(self, entry: Fact[Any] | Part[Any], nth: int, reader: str) -> str:
        """What a reader of the nth entry of this path says."""
        call = self.calls[entry.path][nth]
        found = next((word.value for word in call.keywords if word.arg == reader), None)
        if found is None:
            found = call.args[_PLACE_OF_OF]
        wanted = _READERS[reader]
        if isinstance(found, ast.Name):
            return f"{self.name(found.id)}({', '.join(wanted)})"
        if not isinstance(found, ast.Lambda):
            raise Unwritable(f"{entry.path}: {reader} is neither a lambda nor a function's name")
        given = dict(zip([arg.arg for arg in found.args.args], wanted, strict=True))
        inner = [node for node in ast.walk(found.body) if isinstance(node, ast.Name)]
        own = {node.id for node in inner if isinstance(node.ctx, ast.Store)}
        if own & _TAKEN:
            raise Unwritable(f"{entry.path}: another name for {', '.join(own & _TAKEN)}, please")
        for node in inner:
            if node.id in given:
                node.id = given[node.id]
            elif node.id not in own and not hasattr(builtins, node.id):
                self.name(node.id)
        text = ast.unparse(found.body)
        return f"({text})" if isinstance(found.body, ast.IfExp) else text

    def imports(self) -> str:
        """Where the names come from."""
        places: dict[str, list[str]] = {}
        for name in sorted({*self.names, "standing"}):
            places.setdefault(self.homes.get(name, self.module.__name__), []).append(name)
        lines = [f"from {place} import {', '.join(places[place])}" for place in sorted(places)]
        return "\n".join(lines)


class Item:
    """A fact or part with its place in the declaration and the facts that stand right behind it."""

    def __init__(self, entry: Fact[Any] | Part[Any], nth: int) -> None:
        self.entry: Final = entry
        self.nth: Final = nth
        self.facts: Final[list[Item]] = []

    @property
    def sure(self) -> bool:
        """Whether it is there in every view that has it at all."""
        if isinstance(self.entry, Fact):
            return self.entry.when is None and not self.entry.gaps
        return self.entry.when is None or self.whole_or_none

    @property
    def whole_or_none(self) -> bool:
        """Whether it is a part that has all its facts, or None stands in its place."""
        return isinstance(self.entry, Part) and self.entry.none and all(f.sure for f in self.facts)


def groups_of(table: FactTable[Any]) -> list[tuple[int, list[Item]]]:
    """The entries of a table in runs of those that the same viewers see."""
    groups: list[tuple[int, list[Item]]] = []
    counts: dict[str, int] = {}
    for entry in table.entries:
        item = Item(entry, counts.get(entry.path, 0))
        counts[entry.path] = item.nth + 1
        if not groups or groups[-1][0] != entry.to:
            groups.append((entry.to, []))
        items = groups[-1][1]
        before = items[-1].entry if items else None
        if isinstance(before, Part) and isinstance(entry, Fact) and before.path == entry.record:
            items[-1].facts.append(item)
        else:
            items.append(item)
    return groups
