"""The lessons of the game: each is a scenario that holds, and can be played step by step."""

from __future__ import annotations

from pathlib import Path

import pytest

from whiteout.core.scenario import parse, run
from whiteout.games.outpost_31.game import GAME
from whiteout.server.learn import learn, texts
from whiteout.server.wire import LearnMove

LESSONS = list(texts("outpost_31"))
RULES = Path(__file__).parents[2] / "docs" / "rules" / "outpost_31.md"


def test_there_are_lessons_for_everything_a_turn_has() -> None:
    assert len(LESSONS) == 12
    assert sorted(LESSONS) == LESSONS


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_holds_and_names_rules_that_exist(lesson: str) -> None:
    text = texts("outpost_31")[lesson]
    run(text, GAME)
    specification = RULES.read_text("utf-8")
    rules = parse(text).rules
    assert rules
    assert [rule for rule in rules if rule not in specification] == []


@pytest.mark.parametrize("lesson", LESSONS)
def test_whoever_follows_the_hints_comes_to_the_end(lesson: str) -> None:
    moves: list[LearnMove] = []
    stand = learn("outpost_31", lesson, moves)
    while not stand.done:
        assert stand.hint is not None
        moves.append(stand.hint)
        stand = learn("outpost_31", lesson, moves)
        assert not stand.astray
    assert len(moves) == stand.total > 0


@pytest.mark.parametrize("lesson", LESSONS)
def test_whoever_leaves_the_script_is_played_on_with(lesson: str) -> None:
    stand = learn("outpost_31", lesson, [])
    view = stand.frames[-1].view
    assert stand.hint is not None
    for option in view["options"]:
        astray = learn("outpost_31", lesson, [LearnMove(kind="answer", option=option)])
        assert astray.astray == (option != stand.hint.option)


def test_no_lesson_shows_the_learner_what_others_hold() -> None:
    for lesson in LESSONS:
        for frame in learn("outpost_31", lesson, []).frames:
            for seat, player in enumerate(frame.view["players"]):
                assert frame.view["over"] or seat == 0 or "hand" not in player
