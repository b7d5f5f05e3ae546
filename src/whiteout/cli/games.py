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
        "sides": {side: words.side(side) for side in game.allegiances},
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
    if setting.by_seats:
        facts["default_by_seats"] = {str(seats): v for seats, v in setting.by_seats.items()}
    if setting.choices:
        facts["choices"] = {
            choice: words.known(f"setting-{setting.key}", choice) for choice in setting.choices
        }
    return facts


def _values(words: Words, setting: Setting) -> str:
    """What an option takes."""
    if setting.kind == "choice":
        return ", ".join(setting.choices)
    bounds = {"least": f"{setting.lowest:g}", "most": f"{setting.highest:g}"}
    return words.say(
        f"takes-{setting.kind}",
        **bounds,
        words=", ".join(setting.choices),
        step=f"{setting.step:g}",
        fewest=setting.fewest,
        longest=setting.most,
        example=setting.example,
    )


def show_game(words: Words, terminal: Terminal) -> None:
    """A game as a page: its options one by one, with what they mean."""
    from rich.text import Text

    from whiteout.core.settings import as_typed

    def detail(text: str, style: str = "") -> None:
        terminal.show(Text(f"    {text}", style=style), hanging=4)

    facts = game_facts(words)
    terminal.rule(f"{facts['title']} ({facts['game']})")
    terminal.say(facts["line"])
    terminal.say(words.say("game-seats", fewest=facts["fewest"], most=facts["most"]))
    terminal.say(words.say("game-bots", names=", ".join(facts["bots"])))
    terminal.say()
    for option in facts["options"]:
        terminal.say(f"{option['key']} = {as_typed(option['default'])}", "head")
        detail(option["about"])
        for seats, value in option.get("default_by_seats", {}).items():
            detail(words.say("default-at", seats=int(seats), value=as_typed(value)))
        if "choices" in option:
            for choice, text in option["choices"].items():
                detail(f"{choice}: {text}")
        if option["kind"] != "choice":
            detail(option["values"], "deep")
