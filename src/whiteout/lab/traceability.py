"""Which tests prove which rules, and which rules nothing proves.

A pytest test names rules by `@pytest.mark.rules("SA-PAN-07", ...)`, a scenario by its header
`rules: SA-PAN-07 ...`. Ids stand alone: there are no ranges.
"""

from __future__ import annotations

import ast
from pathlib import Path

from whiteout.core.refusal import BadSetting
from whiteout.words.rulebook import Rule


def proofs(folder: Path) -> dict[str, list[str]]:
    """Rule id -> the tests below the folder that name it, as `file` or `file::test`."""
    if not folder.is_dir():
        raise BadSetting(f"there is no folder {folder}", "the folder of the tests")
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for rule, test in _in_python(path):
            found.setdefault(rule, []).append(f"{path.relative_to(folder).as_posix()}::{test}")
    for path in sorted(folder.rglob("*.scenario")):
        for rule in _in_scenario(path):
            found.setdefault(rule, []).append(path.relative_to(folder).as_posix())
    return found


def untested(rules: dict[str, Rule], proved: dict[str, list[str]]) -> list[Rule]:
    """The rules that no test names."""
    return [rule for rule in rules.values() if rule.is_rule and rule.id not in proved]


def unknown(rules: dict[str, Rule], proved: dict[str, list[str]], prefix: str) -> list[str]:
    """Ids that tests name although the specification does not: slips of the pen."""
    return sorted(name for name in proved if name.startswith(prefix) and name not in rules)


def _in_python(path: Path) -> list[tuple[str, str]]:
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for mark in node.decorator_list:
                found += [(rule, node.name) for rule in _rules_of(mark)]
        elif isinstance(node, ast.Call):
            # pytest.param(..., marks=pytest.mark.rules(...)), and pytestmark = ...
            for word in node.keywords:
                if word.arg == "marks":
                    found += [(rule, "parameter") for rule in _rules_of(word.value)]
        elif isinstance(node, ast.Assign) and _names_pytestmark(node):
            found += [(rule, "module") for rule in _rules_of(node.value)]
    return found


def _names_pytestmark(node: ast.Assign) -> bool:
    return any(isinstance(name, ast.Name) and name.id == "pytestmark" for name in node.targets)


def _rules_of(mark: ast.expr) -> list[str]:
    """The ids in `pytest.mark.rules(...)`, also inside a list of marks."""
    if isinstance(mark, ast.List | ast.Tuple):
        return [rule for part in mark.elts for rule in _rules_of(part)]
    if not isinstance(mark, ast.Call) or not isinstance(mark.func, ast.Attribute):
        return []
    middle = mark.func.value
    if mark.func.attr != "rules" or not isinstance(middle, ast.Attribute) or middle.attr != "mark":
        return []
    return [
        word.value
        for word in mark.args
        if isinstance(word, ast.Constant) and isinstance(word.value, str)
    ]


def _in_scenario(path: Path) -> list[str]:
    """The ids of the `rules:` header lines; what follows the header is no header."""
    found: list[str] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        words = line.split("#", 1)[0].split()
        if words in (["given"], ["when"], ["then"]):
            break
        if words[:1] == ["rules:"]:
            found += words[1:]
    return found
