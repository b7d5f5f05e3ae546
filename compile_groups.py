"""Groups of modules that mypyc compiles apart from one another.

Each folder below those named by `apart` in pyproject.toml's [tool.whiteout.compile] (each game) is
a group; all other modules are the group `core`. A game's group uses compiled core, and core knows
no game, so an edited game needs its own group compiled again and nothing else.

A group is compiled in a process of its own, which is this file run as a script: setuptools and
mypyc keep global state. Such a process reads the group and `core`, and hands only the group's C
code to the compiler. Both must see the same `core`: `check_headers` compares what they saw.
"""

import ast
import hashlib
import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

PACKAGE = "whiteout"
CORE = "core"
HEADERS = "headers.json"

OWN_FLAGS = ["-fvisibility=hidden", "-fno-plt"]
"""What is compiled is for its own library alone; other groups reach it by a table of pointers.
Only then may the compiler call a function directly, or put it in place of the call."""


class GroupError(Exception):
    """The groups cannot be compiled apart, or do not fit together."""


@dataclass(frozen=True)
class Group:
    """One group: its Python files, and those of them to compile, as paths from src."""

    name: str
    files: list[Path] = field(default_factory=list)
    modules: list[str] = field(default_factory=list)


def find_groups(
    source: Path, files: list[Path], modules: list[str], apart: list[str]
) -> list[Group]:
    """Divide files and modules into groups, `core` first."""
    groups = {CORE: Group(CORE)}
    for path in files:
        name = group_of(path.relative_to(source).as_posix(), apart)
        groups.setdefault(name, Group(name)).files.append(path)
    for module in modules:
        groups[group_of(module.removeprefix(f"{PACKAGE}/"), apart)].modules.append(module)
    return list(groups.values())


def group_of(path: str, apart: list[str]) -> str:
    """Name the group of a file, given as a path below the package."""
    for folder in apart:
        inside = path.removeprefix(f"{folder}/")
        if inside != path and "/" in inside:
            return inside.split("/")[0]
    return CORE


def check_bases(groups: list[Group], source: Path) -> None:
    """Refuse a class of `core` that a game derives from without being marked for it.

    The compiler would take a class without subclasses in its own group for one without any, and
    call its methods directly. Games outside this repository need the same mark.
    """
    classes = {name: found for group in groups for name, found in classes_of(group, source).items()}
    wrong = set()
    for group, bases, _ in classes.values():
        waiting = list(bases)
        while waiting:
            base = waiting.pop()
            if base not in classes:
                continue
            home, further, marked = classes[base]
            waiting += further
            if home != group and not marked:
                wrong.add(base)
    if wrong:
        mark = "@mypyc_attr(allow_interpreted_subclasses=True)"
        raise GroupError(f"games derive from classes without {mark}: {', '.join(sorted(wrong))}")


def classes_of(group: Group, source: Path) -> dict[str, tuple[str, list[str], bool]]:
    """Read every class of the compiled modules: its group, the names of its bases, its mark."""
    found = {}
    for module in group.modules:
        path = source.parent / module
        dotted = module.removesuffix(".py").replace("/", ".")
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names: dict[str, str] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                names |= {
                    alias.asname or alias.name: f"{node.module}.{alias.name}"
                    for alias in node.names
                }
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                bases = [
                    base.value if isinstance(base, ast.Subscript) else base for base in node.bases
                ]
                plain = [ast.unparse(base) for base in bases]
                marked = any(
                    "allow_interpreted_subclasses" in ast.unparse(d) for d in node.decorator_list
                )
                named = [names.get(base, f"{dotted}.{base}") for base in plain]
                found[f"{dotted}.{node.name}"] = (group.name, named, marked)
    return found


def check_headers(folders: dict[str, Path]) -> None:
    """Refuse groups that were compiled against different forms of `core`."""
    seen = {name: json.loads((folder / HEADERS).read_text()) for name, folder in folders.items()}
    wrong = [name for name, headers in seen.items() if headers[CORE] != seen[CORE][CORE]]
    if wrong:
        raise GroupError(f"compiled against another core than the one here: {', '.join(wrong)}")


def library(group: str) -> str:
    """Name the shared library of a group."""
    return f"{PACKAGE}_{group}"


def compile_group(name: str, groups: dict[str, list[str]], out: Path, temp: Path) -> None:
    """Compile one of these groups, in a folder that holds the package, to shared objects in `out`.

    As mypyc.build.mypycify does, but for one group of several, and with the optimisations that
    need to know all subclasses: `check_bases` has seen to it that they do.
    """
    from mypyc.build import build_using_shared_lib, get_cflags, mypyc_build, setup_mypycify_vars
    from mypyc.options import CompilerOptions
    from setuptools import setup  # type: ignore[import-untyped]

    options = CompilerOptions(separate=True, target_dir=str(temp))
    options.global_opts = True
    separate: list[tuple[list[str], str | None]] = [
        (modules, library(group)) for group, modules in groups.items()
    ]
    paths = ["--config-file=", f"--cache-dir={temp / 'mypy'}"]
    paths += [module for modules in groups.values() for module in modules]
    built, c_files, _ = mypyc_build(paths, options, separate=separate)
    setup_mypycify_vars()
    extensions: list[Any] = []
    for (sources, lib_name), (names, depends) in zip(built, c_files, strict=True):
        if lib_name == library(name):
            flags = [*get_cflags(opt_level="3", debug_level="0"), *OWN_FLAGS]
            extensions += build_using_shared_lib(
                sources, lib_name, names, depends, str(temp), flags, []
            )
    words = ["--quiet", "build_ext", "--build-lib", str(out), "--build-temp", str(temp)]
    setup(name=PACKAGE, packages=[], py_modules=[], ext_modules=extensions, script_args=words)
    headers = {group: temp / f"__native_{library(group)}.h" for group in groups}
    digests = {
        group: hashlib.sha256(path.read_bytes()).hexdigest() for group, path in headers.items()
    }
    (out / HEADERS).write_text(json.dumps(digests), encoding="utf-8")


if __name__ == "__main__":
    out, temp, name, groups = sys.argv[1:]
    compile_group(name, json.loads(groups), Path(out), Path(temp))
