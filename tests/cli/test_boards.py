"""What the boards draw: the ring of Stay Away!, and any game at all from its view alone."""

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType
from rich.theme import Theme

from whiteout.cli.boards import board_for
from whiteout.cli.play import run_match
from whiteout.cli.start import NAMES, Wish
from whiteout.cli.terminal import STYLES, Terminal
from whiteout.core.bot import Bot
from whiteout.core.chance import Chance
from whiteout.core.event import SPECTATOR, EventKind, Facts
from whiteout.core.game import Game, Outcome
from whiteout.core.match import Match, Seeded
from whiteout.core.option import Option
from whiteout.core.position import Position
from whiteout.core.scenario import run as run_scenario
from whiteout.core.settings import Setting
from whiteout.drawing.board import Board
from whiteout.drawing.canvas import Canvas, fit
from whiteout.drawing.ring import chairs, gaps, split
from whiteout.games.registry import find_game
from whiteout.games.stay_away.terminal import StayAwayBoard
from whiteout.words import Words

STAY_AWAY = find_game("stay_away")
MOMENT = """\
scenario: A crowded table
game: stay_away
seats: A B C D E F
given
  chairs: A C B D E F
  hand B: the_thing axe whiskey seduction
  deck: suspicious resolute
  eliminated F
  direction counterclockwise
  door C B
  quarantine E 2
  active B
"""


def drawn(drawing: RenderableType, width: int) -> list[str]:
    console = Console(width=width, theme=Theme(STYLES), file=io.StringIO(), color_system=None)
    console.print(drawing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


# -- the ring ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(4, 13))
@pytest.mark.parametrize("width", [60, 80, 120])
def test_chairs_stand_clockwise_and_do_not_touch(seats: int, width: int) -> None:
    top, bottom = split(seats)
    assert top + bottom + 2 == seats
    assert bottom % 2 == 1
    places = chairs(seats, width)
    assert len(places) == seats
    assert abs(places[0].x - width / 2) <= 1
    for row in {place.y for place in places}:
        beside = sorted(place.x for place in places if place.y == row)
        assert len(set(beside)) == len(beside)
    spots = {(gap.x, gap.y) for gap in gaps(places, width)}
    assert len(spots) == seats
    # Clockwise from the bottom: left along the bottom, up, right along the top, down.
    headings = [gap.heading for gap in gaps(places, width)]
    order = ["left", "up", "right", "down", "left"]
    rest = iter(order)
    runs = [heading for i, heading in enumerate(headings) if i == 0 or headings[i - 1] != heading]
    assert all(heading in rest for heading in runs), runs


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("seats", [4, 6, 9, 12])
def test_everybody_is_on_the_table_at_every_width(seats: int, width: int) -> None:
    names = list(NAMES[:seats])
    match = Match(STAY_AWAY, seats, {}, Seeded(2), names)
    board = board_for(Words("en", STAY_AWAY, strict=True), names, 1)
    lines = drawn(board.table(match.view(1), width), width)
    assert all(len(line) <= width for line in lines)
    text = "\n".join(lines)
    assert all(re.search(rf"\b{name}\b", text) for name in names)
    assert text.count("▮") == 4 * seats + 1 - (match.view(1)["step"] == "panic")
    own = drawn(board.own(match.view(1), width), width)
    assert len([line for line in own if line.strip()]) >= 3


def moment(me: int) -> tuple[Board, Facts]:
    player = run_scenario(MOMENT, STAY_AWAY)
    names = ["A", "B", "C", "D", "E", "F"]
    return board_for(Words("en", STAY_AWAY, strict=True), names, me), player.match.view(me)


def test_a_crowded_table_is_drawn_from_my_chair() -> None:
    board, view = moment(1)
    lines = drawn(board.table(view, 80), 80)
    assert isinstance(board, StayAwayBoard)
    text = "\n".join(lines)
    assert "▶ B" in lines[8]  # my chair is at the bottom; it is my turn
    assert lines[4].split()[0] == "D"  # my left neighbour, clockwise
    assert lines[4].split()[-1] == "C"
    assert "✕ F" in text
    assert "Quarantine 2" in text
    assert text.count("▐█▌") == 2  # the door and its legend
    assert "◂" in lines[0]  # counterclockwise along the top


def test_the_same_table_in_sentences() -> None:
    board, view = moment(1)
    text = "\n".join([*board.table_lines(view), *board.own_lines(view)])
    assert "play goes counterclockwise" in text
    assert "  E: Quarantine 2, Human, 4 cards" in text
    assert "  F: out, Human" in text
    assert "Barred Door between C and B" in text
    assert "You are: The Thing." in text
    assert "  Whiskey: Show your whole hand to everybody." in text
    assert not set(text) & set("─│╭▮▶◆")


def test_without_symbols_only_ascii_is_drawn() -> None:
    _, view = moment(1)
    board = board_for(Words("en", STAY_AWAY), list("ABCDEF"), 1, symbols=False)
    text = "\n".join(drawn(board.table(view, 80), 80)).replace("·", "")
    assert text.isascii()
    assert "[#]" in text


def test_a_spectator_sees_no_hand_and_no_role() -> None:
    board, view = moment(SPECTATOR)
    assert board.own_lines(view) == []
    text = "\n".join(drawn(board.table(view, 80), 80))
    assert "The Thing" not in text
    assert "Human" not in text


def test_the_thing_sees_roles_and_others_do_not() -> None:
    board, view = moment(1)
    assert "Human" in "\n".join(drawn(board.table(view, 80), 80))
    board, view = moment(0)
    assert "Human" not in "\n".join(drawn(board.table(view, 80), 80))


def test_cells_of_two_columns_do_not_shift_a_line() -> None:
    canvas = Canvas(10, 1)
    canvas.put(0, 0, "雪雪x")
    canvas.put(8, 0, "雪雪")  # the second does not fit
    assert canvas.text().plain == "雪雪x   雪"
    assert fit("雪雪雪", 5) == "雪雪…"
    assert fit("abc", 3) == "abc"


# -- any game ------------------------------------------------------------------------------------


class Nameless(Game):
    """A game without words, without a specification and without a board."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "nameless"
        self.version = "1"
        self.fewest = 4
        self.most = 12
        self.allegiances = STAY_AWAY.allegiances
        self.ends = STAY_AWAY.ends

    def settings(self) -> list[Setting]:
        return []

    def events(self) -> dict[str, EventKind]:
        return STAY_AWAY.events()

    def start(self, seats: int, options: dict[str, Any], chance: Chance, listen: bool) -> Position:
        return STAY_AWAY.start(seats, {"turn_limit": 12}, chance, listen)

    def view(self, p: Position, viewer: int) -> Facts:
        return STAY_AWAY.view(p, viewer)

    def asides(self, p: Position, seat: int) -> list[Option]:
        return STAY_AWAY.asides(p, seat)

    def aside_seats(self, p: Position) -> list[int]:
        return STAY_AWAY.aside_seats(p)

    def take_aside(self, p: Position, seat: int, option: Option) -> None:
        STAY_AWAY.take_aside(p, seat, option)

    def outcome(self, p: Position) -> Outcome:
        return STAY_AWAY.outcome(p)

    def bots(self) -> dict[str, Callable[[int], Bot]]:
        return {}


@pytest.mark.parametrize("plain", [False, True])
def test_any_game_is_played_from_its_view_and_options_alone(
    plain: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = Nameless()
    words = Words("en", game)
    typed = ["h", "?", "? 1", "n", "l", "c", "1", "2", *["1"] * 300]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed) + "\n"))
    path = tmp_path / "a.jsonl"
    run_match(Wish(game, 5, 0, ["random"], seed=3), words, Terminal(plain), path)
    out = capsys.readouterr().out
    assert type(board_for(words, list(NAMES[:5]), 0)) is Board
    for part in ("Ada: you", "deck: size", "Your hand:", "there is no text of this rule"):
        assert part in out, part
    assert "trusts: speaker Ada, seat Bruno" in " ".join(out.split())
    assert "Winners: " in out
    assert path.is_file()
