"""Moments at the table that need a position of their own: the word beside a choice, being out."""

import io

import pytest

from whiteout.bots.random_bot import RandomBot
from whiteout.cli.seat import Left
from whiteout.cli.session import BREATH, Session
from whiteout.cli.shared import EndOfInput
from whiteout.cli.terminal import Terminal
from whiteout.core.bot import Bot
from whiteout.core.scenario import Player, parse
from whiteout.games.registry import find_game
from whiteout.words import Words

GAME = find_game("stay_away")
ALL_INFECTED = """\
scenario: Nobody is human any more
game: stay_away
seats: A B C D
option turn_limit = 30
given
  hand A: the_thing axe whiskey seduction
  infected B C D
  deck: suspicious resolute
  active B
"""
BURNING = """\
scenario: A is about to burn
game: stay_away
seats: A B C D
option turn_limit = 12
given
  hand A: axe whiskey seduction resolute
  hand B: flamethrower the_thing suspicious suspicious
  deck: resolute
  active B
when
  B play flamethrower
  B target A
"""


def sit_down(text: str, typed: str, monkeypatch: pytest.MonkeyPatch) -> Session:
    """A person at A's seat, random bots that take no asides at the others."""
    player = Player(parse(text), GAME)
    player.run()
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    bots: dict[int, Bot] = {seat: RandomBot(seat, asides_in=10**9) for seat in (1, 2, 3)}
    return Session(player.match, 0, bots, Words("en", GAME, strict=True), Terminal(plain=True))


def test_the_thing_is_given_the_word_when_no_human_is_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is B's choice, and A may declare beside it (D-20); a no is a no."""
    session = sit_down(ALL_INFECTED, "2\nn\n2\ny\n", monkeypatch)
    session.play()
    out = capsys.readouterr().out
    assert out.count("You may act now.") == 2
    assert "Declare that no Human is left: are you sure? (y/n)" in " ".join(out.split())
    assert session.match.outcome().reason == "declared_everybody_infected"
    assert session.match.moves[-1] == {"seat": 0, "aside": "declare_victory"}
    assert all(move.get("seat") != 0 for move in session.match.moves[:-1])


def test_while_humans_live_the_thing_is_not_bothered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = ALL_INFECTED.replace("infected B C D", "infected B C")
    session = sit_down(text, "1\n" * 400, monkeypatch)
    session.play()
    turns = capsys.readouterr().out.split("You may act now.")
    assert len(turns) == 1 or "infects D" in turns[0]


def test_one_who_is_out_may_watch_hurry_or_leave(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    slept: list[float] = []
    monkeypatch.setattr("time.sleep", slept.append)
    for typed, hurried in (("1\n\n", False), ("1\ns\n", True)):
        slept.clear()
        session = sit_down(BURNING, typed, monkeypatch)
        session.terminal.live = True
        session.play()
        assert session.match.position.over
        assert session.hurried == hurried
        assert set(slept) == {BREATH}
        after = session.log[next(i for i, line in enumerate(session.log) if "out of" in line) :]
        assert (len(slept) > len(session.log) - len(after) + 1) != hurried
    session = sit_down(BURNING, "1\nq\n", monkeypatch)
    session.terminal.live = True
    with pytest.raises(Left):
        session.play()
    assert capsys.readouterr().out.count("Your part is over.") == 3


def test_a_standing_request_is_shown_to_the_thing_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = ALL_INFECTED.replace("infected B C D", "infected B").replace("active B", "active A")
    session = sit_down(text, "a\n3\ny\n", monkeypatch)
    with pytest.raises(EndOfInput):
        session.play()
    out = " ".join(capsys.readouterr().out.split())
    assert "> a You may also:" in out
    assert session.eyes.view()["request"] is True
    assert "request" not in session.match.view(1)
