"""The written views: made fresh they are the same text, and they show what the facts say."""

from __future__ import annotations

import random
from types import ModuleType

import pytest
from tests import fact_table

from whiteout.contract.walk import Walk, random_match
from whiteout.core.event import ABOVE, SPECTATOR
from whiteout.core.game import Game
from whiteout.core.view import encode
from whiteout.games.registry import find_game, game_ids
from whiteout.lab.declared_text import Unwritable
from whiteout.lab.written_view import FILE, Writer, home, main, package_of, written

DECLARED = [name for name in game_ids() if find_game(name).facts is not None]


@pytest.mark.parametrize("name", DECLARED)
def test_the_written_view_is_what_its_facts_give(name: str) -> None:
    """After a change of facts.py: python -m whiteout.lab.written_view"""
    module = __import__(f"{package_of(name)}.facts", fromlist=["facts"])
    assert written(package_of(name)) == home(module).joinpath(FILE).read_text("utf-8")


def check(game: Game, position: object, viewers: list[int]) -> None:
    """The loop, the written view, and the views of all at once are equal, bytes and order."""
    facts = game.facts
    assert facts is not None
    shared = game.views(position, viewers)
    for viewer, seen in zip(viewers, shared, strict=True):
        expected = encode(facts.view(position, viewer))  # type: ignore[arg-type]
        assert encode(game.view(position, viewer)) == expected
        assert encode(seen) == expected


@pytest.mark.parametrize("name", DECLARED)
def test_the_written_view_shows_what_the_loop_shows(name: str) -> None:
    game = find_game(name)
    ends = 0
    for seed in range(12):
        draw = random.Random(seed)
        match, _ = random_match(game, draw)
        viewers = [*range(match.seats), SPECTATOR, ABOVE]
        for number, position in enumerate(Walk(match, draw)):
            if number % 7 == 0:
                check(game, position, viewers)
        check(game, match.position, viewers)
        ends += match.position.over
    assert ends == 12


@pytest.mark.parametrize("name", DECLARED)
def test_views_of_several_do_not_touch_each_other(name: str) -> None:
    """Nothing that is added for one viewer can be seen by another, whatever the order."""
    match, _ = random_match(find_game(name), random.Random(3))
    viewers = [*range(match.seats), SPECTATOR]
    one = [encode(facts) for facts in match.views(viewers)]
    other = [encode(facts) for facts in match.views(viewers[::-1])]
    assert one == other[::-1]
    assert one == [encode(match.view(viewer)) for viewer in viewers]


# -- the writer itself -----------------------------------------------------------------------------


def written_module() -> ModuleType:
    """The view of the small table of test_facts, as it would stand in a file."""
    text = Writer(fact_table.FACTS, fact_table, source()).module()
    module = ModuleType("written")
    exec(compile(text, "written", "exec"), module.__dict__)
    return module


def source() -> str:
    path = home(fact_table) / "fact_table.py"
    return path.read_text("utf-8")


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("votes", [[], [1, 0, -1]])
@pytest.mark.parametrize("dice", [[], [6, 1]])
def test_everything_that_can_be_declared_can_be_written(
    over: bool, votes: list[int], dice: list[int]
) -> None:
    p = fact_table.Table()
    p.over, p.votes, p.dice = over, votes, dice
    module = written_module()
    viewers = [0, 1, 2, SPECTATOR, ABOVE]
    for viewer, seen in zip(viewers, module.views(p, viewers), strict=True):
        expected = encode(fact_table.FACTS.view(p, viewer))
        assert encode(seen) == expected
        assert encode(module.view(p, viewer)) == expected


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("lambda p: p.chief)", "[].append)", "chief: of is neither a lambda nor"),
        ("for vote in p.votes", "for out in p.votes", "vote.by_seat: another name for out"),
    ],
)
def test_what_cannot_be_written_is_refused_with_its_path(old: str, new: str, message: str) -> None:
    text = source().replace("None if vote < 0 else vote == 1", "None")
    assert old in text
    with pytest.raises(Unwritable, match=message):
        Writer(fact_table.FACTS, fact_table, text.replace(old, new)).module()


def test_a_list_of_ids_needs_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(fact_table, "COLOURS")
    with pytest.raises(Unwritable, match=r"give the list \['red', 'green', 'blue'\]"):
        written_module()


def test_the_tool_writes_the_file(capsys: pytest.CaptureFixture[str]) -> None:
    """It writes what is there already: see the first test."""
    main(["stay_away"])
    assert capsys.readouterr().out.endswith("written_view.py\n")
