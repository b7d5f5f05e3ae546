"""Compiles the rules with mypyc into ``build/compiled``, a complete importable package.

The sources are copied away first. Nothing is ever built inside ``src``: a shared object left there
would silently win over the ``.py`` file beside it, and edits would have no effect. Core and each
game are compiled apart (compile_groups.py), several at a time; what was compiled is kept by its
content in ``build/groups``, so that an edited game costs its own group alone, and an edit taken
back costs nothing.
"""

import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Any

import compile_groups
from compile_groups import CORE, PACKAGE, Group

STAMP = "stamp.json"
KEPT = 3  # how many forms of a group are kept


class CompileError(Exception):
    """The compiled build was wanted and could not be made."""


class NoCompilerError(CompileError):
    """This machine lacks a C compiler, the Python headers or mypy."""


def compile_package(root: Path, out: Path) -> list[Path]:
    """Make ``out`` a complete compiled copy of the package; return its shared objects.

    Does nothing when nothing has changed, and compiles only groups that are not at hand.
    """
    source = root / "src" / PACKAGE
    groups = read_groups(root)
    digests = group_digests(source, groups)
    stamp = {"package": digest(source, package_files(source), []), **digests}
    if read_stamp(out) == stamp:
        return shared_objects(out)
    out.parent.mkdir(parents=True, exist_ok=True)
    kept = out.parent / "groups"
    folders = {name: kept / f"{name}-{value[:16]}" for name, value in digests.items()}
    with tempfile.TemporaryDirectory(dir=out.parent, prefix="compiling-") as folder:
        work = Path(folder)
        build_missing(source, groups, folders, work)
        fresh = work / "fresh"
        copy_package(source, fresh / PACKAGE)
        for path in folders.values():
            copy_shared_objects(path, fresh)
        (fresh / STAMP).write_text(json.dumps(stamp), encoding="utf-8")
        if out.exists():
            out.rename(work / "old")
        fresh.rename(out)
    forget_old_groups(kept, folders)
    return shared_objects(out)


def read_groups(root: Path) -> list[Group]:
    """Divide the modules to compile into groups, and refuse what cannot be compiled apart."""
    source = root / "src" / PACKAGE
    settings = read_pyproject(root)["tool"][PACKAGE]["compile"]
    modules = modules_to_compile(source, settings["include"], settings["exclude"])
    files = sources_seen(source, settings["include"])
    groups = compile_groups.find_groups(source, files, modules, settings["apart"])
    try:
        compile_groups.check_bases(groups, source)
    except compile_groups.GroupError as error:
        raise CompileError(str(error)) from error
    return groups


def group_digests(source: Path, groups: list[Group]) -> dict[str, str]:
    """Hash all that decides what each group becomes: its own sources, core's, and the tools."""
    core = groups[0]
    made_with = tools()
    return {
        group.name: digest(
            source,
            core.files if group is core else [*core.files, *group.files],
            [*core.modules, *group.modules, *made_with],
        )
        for group in groups
    }


def build_missing(source: Path, groups: list[Group], folders: dict[str, Path], work: Path) -> None:
    """Compile the groups that have no folder yet, the largest first, one on each core."""
    missing = [group for group in groups if not folders[group.name].is_dir()]
    missing.sort(key=lambda group: -sum(path.stat().st_size for path in group.files))
    if missing:
        lacking = missing_tools()
        if lacking:
            raise NoCompilerError(f"cannot compile without {' and '.join(lacking)}")
        copy_package(source, work / "src" / PACKAGE)
    modules = {group.name: group.modules for group in groups}
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:

        def build(group: Group) -> None:
            known = {name: modules[name] for name in dict.fromkeys([CORE, group.name])}
            built = build_group(group.name, known, work)
            folders[group.name].parent.mkdir(exist_ok=True)
            built.rename(folders[group.name])

        for done in [pool.submit(build, group) for group in missing]:
            done.result()
    try:
        compile_groups.check_headers(folders)
    except compile_groups.GroupError as error:
        raise CompileError(f"{error}; remove {folders[CORE].parent} and try again") from error


def build_group(name: str, groups: dict[str, list[str]], work: Path) -> Path:
    """Compile one group from a copy of the sources; return the folder with its shared objects."""
    out, temp = work / f"{name}-lib", work / f"{name}-temp"
    words = [str(out), str(temp), name, json.dumps(groups)]
    command = [sys.executable, compile_groups.__file__, *words]
    done = subprocess.run(command, cwd=work / "src", capture_output=True, text=True, check=False)
    if done.returncode:
        raise CompileError(f"mypyc failed on {name}:\n{done.stdout}{done.stderr}".rstrip())
    return out


def forget_old_groups(kept: Path, used: dict[str, Path]) -> None:
    """Keep the newest few forms of each group, and those in use."""
    for name, current in used.items():
        others = [path for path in kept.glob(f"{name}-*") if path != current]
        others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
        for path in others[KEPT - 1 :]:
            shutil.rmtree(path)


def read_pyproject(root: Path) -> dict[str, Any]:
    """Read the project's settings."""
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def modules_to_compile(source: Path, include: list[str], exclude: list[str]) -> list[str]:
    """Name every module to compile, as a path from the folder that holds the package.

    A compiled ``__init__`` would find its package in the wrong folder, so those stay as they are.
    """
    unknown = [name for name in exclude if not (source / name).is_file()]
    if unknown:
        raise CompileError(f"[tool.{PACKAGE}.compile] excludes files that do not exist: {unknown}")
    kept_out = {source / name for name in exclude}
    return [
        path.relative_to(source.parent).as_posix()
        for path in sources_seen(source, include)
        if path.name not in ("__init__.py", "__main__.py") and path not in kept_out
    ]


def sources_seen(source: Path, include: list[str]) -> list[Path]:
    """List the Python files that the compiled code can depend on."""
    found = {source / "__init__.py"}
    for name in include:
        part = source / name
        found.update(part.rglob("*.py") if part.is_dir() else [part] if part.is_file() else [])
    return sorted(found)


def package_files(source: Path) -> list[Path]:
    """List every file of the package, without what tools leave behind."""
    return sorted(
        path
        for path in source.rglob("*")
        if path.is_file()
        and "__pycache__" not in path.parts
        and path.suffix not in (".so", ".pyd", ".pyc")
    )


def tools() -> list[str]:
    """Name everything but the sources that decides what the compiler makes."""
    try:
        mypy = installed_version("mypy")
    except PackageNotFoundError as error:
        raise NoCompilerError("cannot compile without mypy") from error
    return [
        mypy,
        sysconfig.get_platform(),
        sys.version,
        sysconfig.get_config_var("EXT_SUFFIX"),
        Path(compile_groups.__file__).read_text(encoding="utf-8"),  # flags and names
    ]


def digest(source: Path, files: list[Path], extra: list[str]) -> str:
    """Hash names and contents, so that equal digests mean nothing to do."""
    total = hashlib.sha256(json.dumps(extra).encode())
    for path in files:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"\n{path.relative_to(source).as_posix()} {content}".encode())
    return total.hexdigest()


def read_stamp(out: Path) -> dict[str, str]:
    """Read what an earlier run has left; an unreadable stamp counts as none."""
    try:
        found = json.loads((out / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def copy_package(source: Path, target: Path) -> None:
    """Copy the package's own files; the ``.py`` of compiled modules stay for tracebacks."""
    for path in package_files(source):
        copy = target / path.relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy)


def shared_objects(folder: Path) -> list[Path]:
    """List the shared objects below a folder."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted(path for path in folder.rglob("*") if path.name.endswith(suffix))


def copy_shared_objects(source: Path, target: Path) -> None:
    """Lay the shared objects of one tree over another."""
    for path in shared_objects(source):
        copy = target / path.relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy)


def missing_tools() -> list[str]:
    """Name what this machine lacks for compiling."""
    missing = []
    if os.name == "posix":
        compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
        if not shutil.which(shlex.split(compiler)[0]):
            missing.append(f"a C compiler ({shlex.split(compiler)[0]})")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        missing.append("the Python headers (Python.h)")
    return missing
