"""The slots of a game's position and its copying, made from the attributes that it declares.

    python -m whiteout.lab.written_copy [GAME or PACKAGE ...]

writes `written_copy.py` beside the `position.py` of each game that uses it; a test compares the
two. Every attribute that `__init__` sets is a slot, and is copied by its declared type: lists and
lists of lists are copied, anything else cannot change and is shared. So no attribute is named a
second time, and none can be forgotten.
"""

from __future__ import annotations

import ast
import importlib.util
import re
import sys
from pathlib import Path
from typing import Final

from whiteout.games.registry import OURS
from whiteout.lab.declared_text import Unwritable
from whiteout.lab.written_view import package_of

FILE: Final = "written_copy.py"

_HEAD: Final = '''"""Made from position.py by whiteout.lab.written_copy: not to be edited."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from {package}.position import {name}

SLOTS = (
{slots}
)


def copy_into(copy: {name}, source: {name}) -> None:
    """Give the copy all that the game has set in the source."""
'''


def written(package: str) -> str:
    """The text of the copying that belongs to the position of a game's package."""
    tree = ast.parse((home(package) / "position.py").read_text("utf-8"))
    name, init = position_in(tree)
    given = [argument.arg for argument in init.args.args]
    lines = [line for step in init.body for line in copied(step, given)]
    slots = "\n".join(f'    "{slot}",' for slot in sorted(attributes(init)))
    return _HEAD.format(package=package, name=name, slots=slots) + "\n".join(lines) + "\n"


def attributes(init: ast.FunctionDef) -> set[str]:
    """Every attribute that `__init__` sets."""
    found: set[str] = set()
    for step in init.body:
        if isinstance(step, ast.Assign | ast.AnnAssign):
            target = step.targets[0] if isinstance(step, ast.Assign) else step.target
            found.add(ast.unparse(target).removeprefix("self."))
    return found


def position_in(tree: ast.Module) -> tuple[str, ast.FunctionDef]:
    """The name and the `__init__` of the class that is a position."""
    for found in tree.body:
        if isinstance(found, ast.ClassDef) and "Position" in map(ast.unparse, found.bases):
            for part in found.body:
                if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                    return found.name, part
    raise Unwritable("position.py: no subclass of Position with an __init__")


def copied(step: ast.stmt, given: list[str]) -> list[str]:
    """How what a statement of `__init__` sets is copied. What comes from an argument is set already
    in the copy."""
    if isinstance(step, ast.AnnAssign):
        return [assigned(ast.unparse(step.target), ast.unparse(step.annotation))]
    if not isinstance(step, ast.Assign) or ast.unparse(step.value) in given:
        return []
    target = ast.unparse(step.targets[0])
    if not isinstance(step.value, ast.Constant | ast.Name | ast.UnaryOp):
        raise Unwritable(f"{target}: give its type")
    return [assigned(target, "")]


def assigned(target: str, kind: str) -> str:
    """One attribute, by its type: a list, or lists in lists; or something that cannot change."""
    name = target.removeprefix("self.")
    if kind and not re.fullmatch(r"(list\[)*(int|bool|str|float)\]*", kind):
        raise Unwritable(f"{target}: a position holds numbers, words and lists of them, not {kind}")
    return f"    copy.{name} = {copy_of(f'source.{name}', kind.count('list['))}"


def copy_of(value: str, depth: int) -> str:
    """A copy of a value, as deep as it has lists."""
    if depth < 2:
        return value + "[:]" * depth
    part = f"part_{depth - 1}"
    return f"[{copy_of(part, depth - 1)} for {part} in {value}]"


def home(package: str) -> Path:
    """The folder of a package, without importing what is in it."""
    spec = importlib.util.find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def main(names: list[str]) -> None:
    """Write the copying of these games, or of all of ours."""
    for name in names or OURS:
        package = package_of(name)
        path = home(package) / FILE
        path.write_text(written(package), "utf-8")
        print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
