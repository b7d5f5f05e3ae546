"""What the commands share: their common options, and how words from outside are read."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from whiteout.core.refusal import BadSetting, Refusal

if TYPE_CHECKING:
    from whiteout.core.game import Game


class EndOfInput(Exception):
    """Nothing more will be typed."""


GameName = Annotated[str, typer.Argument(help="The game, such as stay_away.", show_default=False)]
Lang = Annotated[
    str, typer.Option("--lang", help="en, it or es; by default the system's.", show_default=False)
]
Json = Annotated[bool, typer.Option("--json", help="Print data instead of a table.")]
Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="KEY=VALUE", help="An option of the game; may be given several times."
    ),
]
Plain = Annotated[
    bool, typer.Option("--plain", help="Sentences only: no drawing, no colour (screen readers).")
]


def pick_lang(lang: str) -> str:
    """The language asked for, or the one the system speaks, or English."""
    from whiteout.words import LANGUAGES

    if lang:
        return lang
    spoken = [os.environ.get(name, "")[:2] for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return next((name for name in spoken if name in LANGUAGES), "en")


def read_options(game: Game, words: list[str] | None) -> dict[str, Any]:
    """`key=value` words as options of the game, checked."""
    from whiteout.core.settings import read_settings

    given: dict[str, str] = {}
    for word in words or []:
        key, equals, value = word.partition("=")
        if not equals or not key:
            likes = [f"{setting.key}={setting.example}" for setting in game.settings()]
            raise BadSetting(f"--option {word!r}", " or ".join(["KEY=VALUE", *likes[:3]]))
        given[key] = value
    values = read_settings(game.settings(), given)
    return {key: values[key] for key in given}


def split_names(text: str) -> list[str]:
    """A list with commas, as typed after --bots or --names."""
    return [part.strip() for part in text.split(",")]


def read_text(path: Path) -> str:
    """A file's text; one that cannot be read is refused, never a traceback."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Refusal(f"{path}: {error.strerror or error}", "a file that can be read") from None
    except UnicodeDecodeError:
        raise Refusal(f"{path}: not a text in UTF-8", "a record or scenario file") from None


def print_json(facts: object) -> None:
    """Data for other programs, on standard output."""
    typer.echo(json.dumps(facts, ensure_ascii=False, indent=2))


def report(refusal: Refusal) -> None:
    """What was wrong and what is right, on standard error."""
    law = f" ({refusal.rule})" if refusal.rule else ""
    typer.echo(f"whiteout: {refusal.wrong}{law}", err=True)
    if refusal.expected:
        typer.echo(f"expected: {refusal.expected}", err=True)
