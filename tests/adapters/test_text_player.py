"""A seat for a language model: texts in every language, tools, speech, and second chances."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.adapters.aid import GAMES, SEATS

from whiteout.adapters.text_player import PATIENCE, Call, Scribe, TextBot, Tool
from whiteout.bots.drive import play
from whiteout.bots.levels import make_bot
from whiteout.contract.walk import Walk
from whiteout.core.bot import Bot, Eyes
from whiteout.core.chance import SeededChance
from whiteout.core.match import Match, Seeded
from whiteout.games.registry import find_game
from whiteout.words import LANGUAGES

NAMES = [f"Player {seat}" for seat in range(SEATS)]


def options_of(tools: list[Tool]) -> list[str]:
    found: list[str] = tools[0]["input_schema"]["properties"]["option"]["enum"]
    return found


def sit(name: str, player: Any, lang: str = "en", seed: int = 5) -> Match:
    """A match of one text player among random bots, to its end."""
    game = find_game(name)
    match = Match(game, SEATS, {}, Seeded(seed), NAMES)
    others: list[Bot] = [make_bot(game, "random", seat) for seat in range(1, SEATS)]
    play(match, [TextBot(game, player, lang, NAMES), *others])
    return match


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match_by_a_scripted_player(name: str, lang: str) -> None:
    texts: list[str] = []

    def player(text: str, tools: list[Tool]) -> list[Call]:
        texts.append(text)
        return [("answer", {"option": options_of(tools)[-1]})]

    match = sit(name, player, lang)
    assert match.outcome().reason in match.game.ends
    answers = [move for move in match.moves if move.get("seat") == 0 and "answer" in move]
    assert len(answers) == len(texts)
    for text in texts:
        assert "Player 0 (0)" in text
        assert text.splitlines()[-1].startswith("- `")


@pytest.mark.parametrize("name", GAMES)
def test_tools_are_plain_json_schemas_of_what_is_legal_now(name: str) -> None:
    seen = set()

    def player(text: str, tools: list[Tool]) -> list[Call]:
        assert json.loads(json.dumps(tools)) == tools
        for tool in tools:
            seen.add(tool["name"])
            schema = tool["input_schema"]
            assert schema["required"] == list(schema["properties"])
            assert all(field["enum"] for field in schema["properties"].values())
        for option in options_of(tools):
            assert f"`{option}`" in text
        return [("answer", {"option": options_of(tools)[0]})]

    sit(name, player)
    assert {"answer", "say_is", "say_suspects"} <= seen


@pytest.mark.parametrize("name", GAMES)
def test_claims_are_speech(name: str) -> None:
    game = find_game(name)

    def player(text: str, tools: list[Tool]) -> list[Call]:
        spoken = ("say_is", {"seat": 0, "role": game.roles[0]})
        return [spoken, ("answer", {"option": options_of(tools)[0]})]

    match = sit(name, player)
    claims = [move for move in match.moves if "claim" in move]
    assert claims[0] == {"speaker": 0, "claim": "is", "seat": 0, "role": game.roles[0]}


@pytest.mark.parametrize(
    "wrong",
    [
        ("answer", {"option": "fly away"}),
        ("answer", {"choice": 3}),
        ("aside", {"option": "leave"}),
        ("say_hello", {}),
        ("say_is", {"seat": 99, "role": "penguin"}),
        ("dance", {}),
    ],
)
def test_what_cannot_be_done_is_said_and_may_be_tried_again(wrong: Call) -> None:
    texts: list[str] = []

    def player(text: str, tools: list[Tool]) -> list[Call]:
        texts.append(text)
        if len(texts) == 1:
            return [wrong, ("answer", {"option": options_of(tools)[0]})]
        return [("answer", {"option": options_of(tools)[0]})]

    sit(GAMES[0], player)
    assert texts[1].startswith(texts[0])
    assert "expected:" in texts[1].removeprefix(texts[0])


def test_a_player_that_never_decides_does_not_stop_the_match() -> None:
    asked = []

    def player(text: str, tools: list[Tool]) -> list[Call]:
        asked.append(text)
        return []

    match = sit(GAMES[0], player)
    answers = [move for move in match.moves if move.get("seat") == 0 and "answer" in move]
    assert len(asked) == PATIENCE * len(answers)


@pytest.mark.parametrize("name", GAMES)
def test_the_text_is_the_same_whatever_the_seat_cannot_know(name: str) -> None:
    import random

    game = find_game(name)
    match = Match(game, SEATS, {}, Seeded(3))
    scribe = Scribe(game, "en", NAMES)
    chance = SeededChance(3)
    for index, p in enumerate(Walk(match, random.Random(3), asides_in=10_000)):
        if index > 40:
            break
        seat = p.asked[0]
        sample = game.determinize(p, seat, chance)
        eyes, other = Eyes(game, p, seat), Eyes(game, sample, seat)
        assert scribe.tell(eyes, []) == scribe.tell(other, [])
        assert scribe.tools(eyes) == scribe.tools(other)


@pytest.mark.skipif("stay_away" not in GAMES, reason="only Stay Away! has such an aside")
def test_an_aside_is_a_tool_and_can_be_taken() -> None:
    def player(text: str, tools: list[Tool]) -> list[Call]:
        for tool in tools:
            if tool["name"] == "aside":
                return [("aside", {"option": "declare_victory"})]
        return [("answer", {"option": options_of(tools)[0]})]

    for seed in range(60):
        match = sit("stay_away", player, seed=seed)
        if any(move.get("aside") == "declare_victory" for move in match.moves):
            return
    raise AssertionError("the word was never given to the text player")
