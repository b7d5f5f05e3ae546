"""The files of words: one per language in every place that has something to say.

The platform's stand beside this module, a game's in `words/` of its own package. What is not
always needed has a folder of its own there, such as `words/help/`.
"""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING, Final

from whiteout.core.game import Game
from whiteout.games.registry import find_game

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "it", "es")
HELP: Final = "help"
"""The folder with what a player may ask at every decision point."""

_HERE: Final = __package__ or ""


def package_of(game: Game | None) -> list[str]:
    """The package of a game: its words lie there."""
    return [] if game is None else [type(game).__module__.rpartition(".")[0]]


def words_of(game: str, lang: str) -> str | None:
    """The text of a game's own file in one language, if it has one."""
    (package,) = package_of(find_game(game))
    return word_files(package).get(lang)


def word_files(package: str, part: str = "") -> dict[str, str]:
    """The text of every language's file in one place; a game may come without."""
    if not package:  # a game typed in at a prompt has no folder
        return {}
    folder = resources.files(package)
    if package != _HERE:
        folder = folder.joinpath("words")
    if part:
        folder = folder.joinpath(part)
    found = {lang: folder.joinpath(f"{lang}.ftl") for lang in LANGUAGES}
    return {lang: file.read_text("utf-8") for lang, file in found.items() if file.is_file()}


def bundle(lang: str, packages: list[str]) -> FluentBundle:
    """The messages of several places in one language."""
    from fluent.runtime import FluentBundle

    made = FluentBundle([lang], use_isolating=False)
    add(made, lang, packages)
    return made


def add(made: FluentBundle, lang: str, packages: list[str], part: str = "") -> None:
    """Put the messages of these places into a bundle."""
    from fluent.runtime import FluentResource

    for package in packages:
        text = word_files(package, part).get(lang)
        if text is not None:
            # What the platform says of every game, such as option-pass, a game may say otherwise.
            made.add_resource(FluentResource(text), allow_overrides=True)
