"""Lessons: every scenario holds, and a learner who follows the hints gets to its end."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from whiteout.core.chance import SeededChance
from whiteout.core.refusal import NotOffered
from whiteout.core.scenario import run
from whiteout.games.stay_away.game import GAME
from whiteout.server import wire
from whiteout.server.learn import learn, lessons, texts
from whiteout.server.refusals import NoTable

LESSONS = list(texts("stay_away"))
WORDS = Path(__file__).parents[2] / "web" / "src" / "boards" / "stay_away" / "learn"


def by_hints(lesson: str) -> list[wire.LearnMove]:
    moves: list[wire.LearnMove] = []
    stand = learn("stay_away", lesson, moves)
    while stand.hint is not None:
        moves.append(stand.hint)
        stand = learn("stay_away", lesson, moves)
    assert stand.done
    assert len(moves) == stand.total
    return moves


def test_there_are_about_ten() -> None:
    found = lessons("stay_away").lessons
    assert [lesson.id for lesson in found] == LESSONS
    assert 10 <= len(found) <= 14


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_scenario_holds(lesson: str) -> None:
    player = run(texts("stay_away")[lesson], GAME)
    assert player.scenario.names[0] == "You"
    assert player.scenario.rules
    specification = (Path(__file__).parents[2] / "docs/rules/stay_away.md").read_text("utf-8")
    assert all(f"**{rule}**" in specification for rule in player.scenario.rules)


@pytest.mark.parametrize("lesson", LESSONS)
def test_hints_lead_to_the_end(lesson: str) -> None:
    moves = by_hints(lesson)
    assert 1 <= len(moves) <= 6
    seen: list[Any] = []
    for count in range(len(moves) + 1):
        stand = learn("stay_away", lesson, moves[:count])
        assert stand.before == seen
        seen = stand.before + [event for frame in stand.frames for event in frame.events]
        assert not stand.astray
        asked = stand.frames[-1].view
        if stand.hint is not None:
            wanted = "asides" if stand.hint.kind == "aside" else "options"
            assert stand.hint.option in asked[wanted]


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_learner_sees_only_a_seat(lesson: str) -> None:
    moves = by_hints(lesson)
    for count in range(len(moves) + 1):
        for frame in learn("stay_away", lesson, moves[:count]).frames:
            assert frame.view["viewer"] == 0
            assert "cards" not in frame.view["deck"]
            assert not any("secret" in event for event in frame.events)


@pytest.mark.parametrize("lesson", LESSONS)
def test_any_legal_way_can_be_taken(lesson: str) -> None:
    chance = SeededChance(5)
    for _ in range(6):
        moves: list[wire.LearnMove] = []
        while len(moves) < 25:
            stand = learn("stay_away", lesson, moves)
            options = stand.frames[-1].view.get("options", [])
            if not options:
                break
            pick = options[chance.below(len(options), "pick")]
            moves.append(wire.LearnMove(kind="answer", option=pick))
        assert learn("stay_away", lesson, moves).moves == len(moves)


def test_off_the_script_and_back() -> None:
    first = learn("stay_away", "01_your_turn", [])
    assert first.hint is not None
    other = wire.LearnMove(kind="answer", option="discard whiskey")
    stand = learn("stay_away", "01_your_turn", [other])
    assert stand.astray
    assert stand.hint is None
    assert not stand.done
    assert stand.frames[-1].view["choice"]["point"] == "D-10"
    assert learn("stay_away", "01_your_turn", []) == first


def test_what_is_not_offered_is_refused_with_the_rule() -> None:
    moves = [wire.LearnMove(kind="answer", option="discard the_thing")]
    with pytest.raises(NotOffered) as refused:
        learn("stay_away", "10_the_thing", moves)
    assert refused.value.rule == "SA-HAND-03"


@pytest.mark.parametrize(("game", "lesson"), [("chess", "x"), ("stay_away", "../game")])
def test_unknown_lessons(game: str, lesson: str) -> None:
    with pytest.raises(NoTable):
        learn(game, lesson, [])


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_every_lesson_has_words(language: str) -> None:
    text = (WORDS / f"{language}.ftl").read_text("utf-8")
    keys = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    for lesson in LESSONS:
        total = learn("stay_away", lesson, []).total
        name = f"lesson-stay_away-{lesson}"
        wanted = {name, f"{name}-end", *[f"{name}-{number}" for number in range(total)]}
        assert wanted <= keys, wanted - keys
