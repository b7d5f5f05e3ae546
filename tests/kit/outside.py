"""A game from outside the repository: a package of its own that brings Thaw by its entry point."""

from __future__ import annotations

import shutil
from pathlib import Path

HERE = Path(__file__).parent
ENTRY = "[whiteout.games]\n{id} = {module}:GAME\n"
METADATA = "Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n"


def register(folder: Path, game: str, module: str) -> Path:
    """What an installer leaves in a folder of packages: the name of a package, and the entry point
    by which Whiteout finds its game."""
    info = folder / f"{game}_game-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(METADATA.format(name=f"{game}-game"), encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRY.format(id=game, module=module), encoding="utf-8")
    return folder


def install_thaw(folder: Path) -> Path:
    """Thaw as the package `thaw_game`: its files, under their new name, and its entry point."""
    package = folder / "thaw_game"
    shutil.copytree(HERE / "thaw", package, ignore=shutil.ignore_patterns("__pycache__"))
    for file in package.rglob("*.py"):
        text = file.read_text("utf-8")
        file.write_text(text.replace("tests.kit.thaw", "thaw_game"), encoding="utf-8")
    return register(folder, "thaw", "thaw_game.game")
