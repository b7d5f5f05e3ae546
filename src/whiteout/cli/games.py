"""whiteout games: what can be played, and how it can be varied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from whiteout.cli.shared import Json, Lang, pick_lang, print_json

if TYPE_CHECKING:
    from whiteout.cli.terminal import Terminal
    from whiteout.core.settings import Setting
    from whiteout.words import Words


def games(lang: Lang = "", as_json: Json = False) -> None:
    """List the games with their seats, bots and options."""
    from whiteout.games.registry import find_game, game_ids
    from whiteout.words import Words

    language = pick_lang(lang)
    catalogues = [Words(language, find_game(name)) for name in game_ids()]
    if as_json:
        print_json([game_facts(words) for words in catalogues])
        return
    from whiteout.cli.terminal import Terminal

    terminal = Terminal()
    for words in catalogues:
        show_game(words, terminal)


def game_facts(words: Words) -> dict[str, Any]:
    """A game as data."""
    from whiteout.bots.levels import bot_names

    game = words.game
    assert game is not None
    return {
        "game": game.id,
        "title": words.title(),
        "line": words.known("game", "line"),
        "rules": game.version,
        "fewest": game.fewest,
        "most": game.most,
        "sides": {side: words.side(side) for side in game.sides},
        "ends": {reason: words.end(reason) for reason in game.ends},
        "bots": bot_names(game),
        "options": [_option_facts(words, setting) for setting in game.settings()],
    }


def _option_facts(words: Words, setting: Setting) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "key": setting.key,
        "kind": setting.kind,
        "default": setting.default,
        "values": _values(words, setting),
        "about": words.setting(setting.key),
    }
    if setting.choices:
        facts["choices"] = {
            choice: words.known(f"setting-{setting.key}", choice) for choice in setting.choices
        }
    return facts


def _values(words: Words, setting: Setting) -> str:
    """What an option takes."""
    if setting.choices:
        return ", ".join(setting.choices)
    return words.say(f"takes-{setting.kind}", least=setting.minimum, most=setting.maximum)


def show_game(words: Words, terminal: Terminal) -> None:
    """A game as a page: its options one by one, with what they mean."""
    from rich.text import Text

    def detail(text: str, style: str = "") -> None:
        terminal.show(Text(f"    {text}", style=style), hanging=4)

    facts = game_facts(words)
    terminal.rule(f"{facts['title']} ({facts['game']})")
    terminal.say(facts["line"])
    terminal.say(words.say("game-seats", fewest=facts["fewest"], most=facts["most"]))
    terminal.say(words.say("game-bots", names=", ".join(facts["bots"])))
    terminal.say()
    for option in facts["options"]:
        terminal.say(f"{option['key']} = {_shown(option['default'])}", "head")
        detail(option["about"])
        if option["kind"] == "choice":
            for choice, text in option["choices"].items():
                detail(f"{choice}: {text}")
        else:
            detail(option["values"], "deep")


def _shown(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
