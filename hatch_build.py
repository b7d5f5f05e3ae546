"""The package build: the browser table (build_ui.py), and the rules compiled with mypyc.

The compiling (build_compiled.py) serves wheels, as a hatchling hook, and ``dev.py compile``.

For wheels, ``WHITEOUT_COMPILE=1`` demands the compiled build, ``auto`` falls back to the pure
one with a warning, unset means pure. An editable install is always pure.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Hatchling loads this file by its path, so its neighbours are not importable by themselves.
sys.path.insert(0, str(Path(__file__).resolve().parent))
import build_ui
from build_compiled import CompileError, NoCompilerError, compile_package, read_pyproject

NO_TOOLS = 3  # exit status: nothing was tried, because there is no compiler


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
