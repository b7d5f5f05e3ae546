"""Outpost 31 at the terminal: whole matches by piped answers, and what its board shows."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console, RenderableType
from rich.theme import Theme
from tests.cli.conftest import Run

from whiteout.cli.boards import board_for
from whiteout.cli.start import NAMES
from whiteout.cli.terminal import STYLES
from whiteout.core.event import SPECTATOR, Facts
from whiteout.core.match import Match, Seeded
from whiteout.core.scenario import Player, parse
from whiteout.drawing.board import Board
from whiteout.games.outpost_31.terminal.board import OutpostBoard
from whiteout.games.registry import find_game
from whiteout.words import LANGUAGES, Words

GAME = find_game("outpost_31")
SIGNS = re.compile(r"[─▮▶◆■□▒▲○✕✓·]")
RAW = re.compile(r"\b(event|option|prompt|card|room|power|table|role|cause|step)-[a-zA-Z]")
PLAY = ("play", "outpost_31", "--seats", "6", "--bots", "random")


def to_the_end(*first: str) -> str:
    """Some lines, then the first option again and again."""
    return "\n".join([*first, *["1"] * 3000]) + "\n"


# -- whole matches -------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("looks", [(), ("--plain",)])
def test_a_whole_match_in_every_language(
    run: Run, tmp_path: Path, lang: str, looks: tuple[str, ...]
) -> None:
    words = {"en": "The reveal", "it": "La rivelazione", "es": "La revelación"}
    path = tmp_path / "a.jsonl"
    typed = to_the_end("h", "?", "? 1", "l", "n", "t", "a", "c", "7", "2")
    more = ("--seed", "3", "--lang", lang, "--record", str(path), *looks)
    done = run(*PLAY, *more, typed=typed)
    assert done.status == 0
    assert words[lang] in done.out
    assert RAW.search(done.out) is None, RAW.search(done.out)
    assert bool(SIGNS.search(done.out)) == (looks == ())
    assert run("verify", str(path)).status == 0


def test_what_is_told_is_what_the_seat_saw(run: Run) -> None:
    """Before the reveal, a replay through the eyes of the seat tells the very same sentences."""
    words = ("--plain", "--seed", "5", "--seat", "2")
    played = run(*PLAY, *words, "--record", "a.jsonl", typed=to_the_end()).out
    seen = run("replay", "a.jsonl", "--seat", "2", "--plain").out
    told = [line for line in seen.split("The reveal")[0].splitlines()[3:] if line.strip()]
    assert len(told) > 30
    rest = iter(played.split("The reveal")[0].splitlines())
    for line in told:
        assert line in rest, line  # in this order, with tables and prompts between


def test_the_reveal_names_blood_winners_and_the_timeline(run: Run) -> None:
    done = run(*PLAY, "--seed", "3", "--record", "a.jsonl", typed=to_the_end())
    reveal = done.out.split("The reveal")[1]
    assert re.search(r"The (Imitations|Humans) win", reveal)
    assert all(re.search(rf"{name}: (Human|Imitation)", reveal) for name in NAMES[:6])
    assert "Imitation, winner" in reveal
    assert re.search(r"Turn \d+: Contagion rises to \d", reveal)


def test_what_a_character_and_a_power_do_is_explained(run: Run) -> None:
    done = run(*PLAY, "--seed", "3", "--plain", typed="? 1\n")
    text = " ".join(done.out.split())
    shown = re.search(r"> \? 1 (\w+) (\w+): (Operations|Maintenance|Science)\. ", text)
    assert shown is not None
    assert shown[1] == shown[2]


def test_before_the_deal_nobody_is_told_what_they_are(run: Run) -> None:
    """The characters are taken first; the blood comes with the deal (OP-SET-12)."""
    done = run(*PLAY, "--seed", "3", "--plain", typed="t\n")
    assert "Choose your character." in done.out
    assert "You are" not in done.out


def test_nothing_can_be_done_beside_a_choice(run: Run) -> None:
    done = run(*PLAY, "--seed", "3", "--plain", typed="a\n")
    assert "There is nothing else you may do now." in done.out


def test_the_table_is_drawn_when_it_has_changed_and_not_at_every_move(run: Run) -> None:
    done = run(*PLAY, "--seed", "3", "--plain", typed=to_the_end())
    asked = done.out.count("Your move.")
    tables = done.out.count("To fly out: ")
    assert asked > 20
    assert 3 < tables < asked * 2 / 3


def test_passing_is_in_the_log_but_not_told_as_it_happens(run: Run) -> None:
    done = run(*PLAY, "--seed", "3", "--plain", typed=to_the_end("1", "1", "l"))
    before, _, after = done.out.partition("> l")
    assert "Turn 1: " in before
    assert " passes\n" not in before
    assert " passes\n" in after


# -- the board -----------------------------------------------------------------------------------

MOMENT = """\
scenario: A turn at its height
game: outpost_31
seats: A B C D E F
given
  captain B
  mission ml13
  team: B C D E
  room r12
  chip r12 thing
  hand B: axe axe revolver petri_dish sab_arson
  imitation C
  eliminated F
  blood C seen by B
  gear B dynamite 2
  gear A rope 1
  chip r13 rope seen by B
  destroyed r16 thing
  smoke r11
  fire r14
  power_out r14
  contagion 3
  lone A r14
  pool: petri_dish axe revolver scalpel
  step swap
"""


def drawn(drawing: RenderableType, width: int) -> list[str]:
    console = Console(width=width, theme=Theme(STYLES), file=io.StringIO(), color_system=None)
    console.print(drawing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def moment(me: int, symbols: bool = True) -> tuple[Board, Facts]:
    player = Player(parse(MOMENT), GAME)
    player.run()
    board = board_for(Words("en", GAME, strict=True), list("ABCDEF"), me, symbols)
    return board, player.match.view(me)


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("seats", [4, 6, 8])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_and_every_room_is_on_the_table(lang: str, seats: int, width: int) -> None:
    names = list(NAMES[:seats])
    match = Match(GAME, seats, {"character_draft": "random"}, Seeded(2), names)
    words = Words(lang, GAME, strict=True)
    board = board_for(words, names, 1)
    assert isinstance(board, OutpostBoard)
    lines = drawn(board.table(match.view(1), width), width)
    assert all(len(line) <= width for line in lines)
    text = "\n".join(lines)
    assert all(re.search(rf"\b{name}\b", text) for name in names)
    assert text.count("▮") == 5 * seats
    assert text.count("?") == 18 + 1  # every chip, and the legend
    for room in ("r11", "r22", "r33"):
        assert words.known("room", room)[:10] in text
    own = "\n".join(drawn(board.own(match.view(1), width), width))
    assert words.card(match.view(1)["hand"][0]) in own


def test_a_turn_at_its_height_is_drawn() -> None:
    board, view = moment(1)
    lines = drawn(board.table(view, 100), 100)
    text = "\n".join(lines)
    assert "Contagion 3 of 8 ■■■□□□□□ · Ruins 1 of 4 ■□□□" in text
    assert "□ Rope  □ The Thing" in text
    assert text.count("locked") == 2
    assert re.search(r"^\?▒  Kitchen", text, re.MULTILINE)
    assert re.search(r"^\?▲○ Radio Room", text, re.MULTILINE)
    assert re.search(r"^✕   Storeroom", text, re.MULTILINE)
    assert "Infirmary: Rope" in text  # seen by B
    crew = [line for line in lines if "(" in line]
    assert [line.split()[0 if line[0] == " " else 1] for line in crew] == list("BCDEFA")
    assert crew[0].startswith("▶ B")
    assert crew[0].rstrip().endswith("you, Captain, Dynamite 2")
    assert crew[1].rstrip().endswith("on the team, Imitation")
    assert crew[4].startswith("✕ F")
    assert crew[5].rstrip().endswith("alone: Radio Room, Rope 1")
    assert "Quarantine Check. Team of 4: Maintenance, Science." in text
    assert "Team: B, C, D, E. Room: Bunk Room" in text
    assert "Handed in: 4 cards" in text


def test_the_captain_alone_sees_what_was_handed_in() -> None:
    board, view = moment(1)
    own = "\n".join([*board.own_lines(view), *drawn(board.own(view, 80), 80)])
    assert own.count("Handed in, as you have seen: Axe, Revolver, Scalpel, Petri Dish") == 2
    assert "Axe x2" in own
    board, view = moment(2)
    assert "as you have seen" not in "\n".join(board.own_lines(view))
    assert "You are: Imitation." in board.own_lines(view)


def test_others_see_neither_blood_nor_chips() -> None:
    for me in (0, SPECTATOR):
        board, view = moment(me)
        text = "\n".join([*drawn(board.table(view, 100), 100), *board.table_lines(view)])
        assert "Imitation" not in text
        assert "Infirmary: Rope" not in text
        assert (board.own_lines(view) == []) == (me == SPECTATOR)


def test_the_same_turn_in_sentences() -> None:
    board, view = moment(1)
    lines = board.table_lines(view)
    assert "Contagion 3 of 8. Ruins 1 of 4. To fly out: 3." in lines
    assert "Sector 1:" in lines
    assert "Sector 2:" not in lines
    assert "  Radio Room: chip face down, Fire, Power Out" in lines
    assert "  Storeroom: destroyed" in lines
    assert "  Infirmary: Rope" in lines
    assert any(line.startswith("  B: you, Captain, Dynamite 2, ") for line in lines)
    assert any(re.fullmatch(r"  F: out, Human, \w+ \(\w+\)", line) for line in lines)
    assert not SIGNS.search("\n".join(lines))


def test_without_symbols_only_ascii_is_drawn() -> None:
    board, view = moment(1, symbols=False)
    text = "\n".join([*drawn(board.table(view, 100), 100), *drawn(board.own(view, 80), 80)])
    assert text.isascii()
    assert "?~  Kitchen" in text
    assert "Contagion 3 of 8 ###-----" in text


def test_beside_a_question_stands_what_is_being_tried() -> None:
    board, view = moment(1)
    assert view["choice"]["point"] == "D27"
    (line,) = board.beside(view)
    assert line.startswith("Quarantine Check. ")
    rolled = {**view, "dice": [6, 5, 2], "rolls_left": 1, "battle": True, "battle_need": 3}
    rolled["choice"] = {**view["choice"], "point": "D32"}
    assert board.beside(rolled) == [
        "Battle: 3 dice alike are needed",
        "Dice: 6 5 2. Rolls left: 1",
    ]
    asked = {**view, "choice": {"point": "D16", "about": {"power": "pw_bla_a"}}}
    assert board.beside(asked) == ["Look at one face-down chip before you choose the room."]


def test_what_one_knows_of_the_decks_is_shown() -> None:
    board, view = moment(1)
    view["mission_log"]["known"] = [{"place": 0, "mission": "ml33"}]
    view["supply"]["known"] = [{"place": 7, "cards": ["axe", "molotov"]}]
    lines = board.own_lines(view)
    assert "Mission Log, card 1 from the top: Smoke Alarm." in lines
    assert "Supply deck, from card 8 on, in any order: Axe, Molotov." in lines


def test_the_timeline_tells_who_turned() -> None:
    board, _ = moment(SPECTATOR)
    history: list[Facts] = [
        {"event": "turn_began", "captain": 0, "turn": 4},
        {"event": "drew", "player": 0, "count": 1, "cause": "base"},
        {
            "event": "assimilated",
            "number": 1,
            "deck": 6,
            "secret": {
                "0": {"held": "human", "dealt": "human", "kept": "human"},
                "2": {"held": "human", "dealt": "imitation", "kept": "imitation"},
            },
        },
    ]
    assert board.timeline(history) == [
        "Turn 4: Assimilation: everybody alive is dealt a Blood Sample and returns one",
        "Turn 4: C: Imitation from now on",
    ]


def test_the_burned_are_out_and_dangers_are_red() -> None:
    board, view = moment(5)
    assert board.is_out(view)
    assert board.own_lines(view) == []
    board, view = moment(1)
    assert not board.is_out(view)
    assert board.tone({"event": "contagion_rose", "level": 4}) == "danger"
    assert board.tone({"event": "drew"}) == ""
    assert board.notable({"event": "voted"})
    assert not board.notable({"event": "entered"})
