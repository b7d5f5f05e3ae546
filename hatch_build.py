"""The package build: the browser table (build_ui.py), and the rules compiled with mypyc.

The compiling serves wheels (as a hatchling hook) and ``dev.py compile``.

The sources are copied away first and the result lands in ``build/compiled``, a complete
importable package. Nothing is ever built inside ``src``: a shared object left there would
silently win over the ``.py`` file beside it, and edits would have no effect.

For wheels, ``WHITEOUT_COMPILE=1`` demands the compiled build, ``auto`` falls back to the pure
one with a warning, unset means pure. An editable install is always pure.
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
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Hatchling loads this file by its path, so its neighbours are not importable by themselves.
sys.path.insert(0, str(Path(__file__).resolve().parent))
import build_ui

PACKAGE = "whiteout"
STAMP = "stamp.json"
NO_TOOLS = 3  # exit status: nothing was tried, because there is no compiler

# Runs in a process of its own, because setuptools and mypyc keep global state.
BUILD_SCRIPT = f"""
import sys
from mypyc.build import mypycify
from setuptools import setup

lib, temp, *modules = sys.argv[1:]
setup(
    name="{PACKAGE}",
    packages=[],
    py_modules=[],
    ext_modules=mypycify(
        ["--config-file=", *modules], opt_level="3", group_name="{PACKAGE}", target_dir=temp
    ),
    script_args=["--quiet", "build_ext", "--build-lib", lib, "--build-temp", temp],
)
"""


class CompileError(Exception):
    """The compiled build was wanted and could not be made."""


class NoCompilerError(CompileError):
    """This machine lacks a C compiler, the Python headers or mypy."""


def compile_package(root: Path, out: Path) -> list[Path]:
    """Make ``out`` a complete compiled copy of the package; return its shared objects.

    Does nothing when nothing has changed, and compiles nothing when only interpreted files have.
    """
    source = root / "src" / PACKAGE
    settings = read_pyproject(root)["tool"][PACKAGE]["compile"]
    modules = modules_to_compile(source, settings["include"], settings["exclude"])
    stamp = {
        "binaries": digest(source, sources_seen(source, settings["include"]), [*modules, *tools()]),
        "package": digest(source, package_files(source), []),
    }
    old = read_stamp(out)
    if old == stamp:
        return shared_objects(out)
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out.parent, prefix="compiling-") as folder:
        work = Path(folder)
        fresh = work / "fresh"
        copy_package(source, fresh / PACKAGE)
        if old.get("binaries") == stamp["binaries"]:
            copy_shared_objects(out, fresh)
        else:
            copy_shared_objects(build_shared_objects(source, modules, work), fresh)
        (fresh / STAMP).write_text(json.dumps(stamp), encoding="utf-8")
        if out.exists():
            out.rename(work / "old")
        fresh.rename(out)
    return shared_objects(out)


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
        Path(__file__).read_text(encoding="utf-8"),
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


def build_shared_objects(source: Path, modules: list[str], work: Path) -> Path:
    """Compile a copy of the sources; return the folder with the shared objects."""
    missing = missing_tools()
    if missing:
        raise NoCompilerError(f"cannot compile without {' and '.join(missing)}")
    copy_package(source, work / "src" / PACKAGE)
    lib = work / "lib"
    command = [sys.executable, "-c", BUILD_SCRIPT, str(lib), str(work / "temp"), *modules]
    done = subprocess.run(command, cwd=work / "src", capture_output=True, text=True, check=False)
    if done.returncode:
        raise CompileError(f"mypyc failed:\n{done.stdout}{done.stderr}".rstrip())
    return lib


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


class PackageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the pages, and puts the shared objects into the wheel when the environment asks."""

    def dependencies(self) -> list[str]:
        """Ask for Node and mypy only when they will be used."""
        needs = []
        if build_ui.is_wanted() and build_ui.is_stale(Path(self.root)):
            needs += [] if build_ui.find_node() else [build_ui.NODE_PACKAGE]
        if self.target_name == "wheel" and self.wish() != "":
            project = read_pyproject(Path(self.root))["project"]
            needs += project["optional-dependencies"]["compile"]
        return needs

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages for every kind of package; compile for wheels."""
        if build_ui.is_wanted() and build_ui.build(Path(self.root)):
            self.app.display_info("built the browser table")
        if self.target_name == "wheel":
            self.compile(version, build_data)

    def compile(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and mark the wheel as made for this platform."""
        wish = self.wish()
        if wish == "" or version == "editable":
            return
        out = Path(self.root, "build", "compiled")
        try:
            objects = compile_package(Path(self.root), out)
        except CompileError as error:
            if wish == "1":
                raise
            self.app.display_warning(f"building a pure wheel: {error}")
            return
        for path in objects:
            build_data["force_include"][str(path)] = path.relative_to(out).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    @staticmethod
    def wish() -> str:
        """Read the switch; a value with no meaning must not pass for one that has."""
        wish = os.environ.get("WHITEOUT_COMPILE", "")
        if wish not in ("", "0", "1", "auto"):
            raise CompileError(f"WHITEOUT_COMPILE is 1, auto or unset, not {wish!r}")
        return "" if wish == "0" else wish


def main() -> int:
    """Compile into ``build/compiled`` beside this file."""
    root = Path(__file__).resolve().parent
    try:
        objects = compile_package(root, root / "build" / "compiled")
    except NoCompilerError as error:
        print(error, file=sys.stderr)
        return NO_TOOLS
    except CompileError as error:
        print(error, file=sys.stderr)
        return 1
    size = sum(path.stat().st_size for path in objects) / 1e6
    print(f"build/compiled: {len(objects)} shared objects, {size:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
