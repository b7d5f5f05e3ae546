"""What all bots share: how they are found by name, and what docs/bots.md promises about them."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from whiteout.bots.drive import Table
from whiteout.bots.levels import bot_names, make_bot
from whiteout.bots.random_bot import RandomBot
from whiteout.core.bot import Bot, Eyes
from whiteout.core.chance import SeededChance
from whiteout.core.refusal import BadSetting
from whiteout.games.registry import find_game, game_ids

ROOT = Path(__file__).resolve().parent.parent
GUIDE = (ROOT / "docs" / "bots.md").read_text("utf-8")


@pytest.mark.parametrize("name", game_ids())
def test_every_bot_of_every_game_can_be_had_by_name(name: str) -> None:
    game = find_game(name)
    names = bot_names(game)
    assert names[0] == "random"
    assert len(names) == len(set(names))
    for bot in names:
        assert isinstance(make_bot(game, bot, 1), Bot)
    assert isinstance(make_bot(game, "random", 1), RandomBot)


def test_an_unknown_bot_is_refused_with_the_names_at_hand() -> None:
    with pytest.raises(BadSetting, match="random or paranoid") as caught:
        make_bot(find_game("stay_away"), "nobody", 1)
    assert "nobody" in caught.value.wrong


def test_eyes_open_late_see_all_that_happened() -> None:
    """A bot that takes over a seat reads the same events as one that was there from the start."""
    game = find_game("stay_away")
    position = game.start(5, {}, SeededChance(3), True)
    table = Table(game, position, [make_bot(game, "paranoid", seat) for seat in range(5)])
    early = [Eyes(game, position, seat) for seat in range(5)]
    heard = [eyes.news() for eyes in early]
    table.play()
    for seat in range(5):
        heard[seat] += early[seat].news()
        assert Eyes(game, position, seat).news() == heard[seat]
        assert early[seat].news() == []


def example() -> str:
    block = re.search(r"^```python\n(.*?)^```", GUIDE, flags=re.MULTILINE | re.DOTALL)
    assert block, "docs/bots.md has no python example"
    return block[1]


def test_the_example_of_the_guide_plays(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example(), "docs/bots.md", "exec"), {"__name__": "example"})
    reason = capsys.readouterr().out.split()[0]
    assert reason in find_game("stay_away").ends


@pytest.mark.parametrize("game", ["stay_away", "outpost_31"])
def test_the_guide_names_every_bot(game: str) -> None:
    for name in bot_names(find_game(game)):
        assert f"`{name}`" in GUIDE


@pytest.mark.parametrize(
    ("mark", "command", "most"),
    [
        ("win tables", "--games 1000 --seats 4-12", 12),
        ("win tables outpost_31", "--game outpost_31 --games 1000 --seats 4-8", 8),
    ],
)
def test_the_guide_has_a_row_for_every_line_up_and_number_of_seats(
    mark: str, command: str, most: int
) -> None:
    tables = GUIDE.partition(f"<!-- {mark}: begin -->")[2].partition(f"<!-- {mark}: end -->")[0]
    parts = tables.split("### Humans ")
    assert len(parts) == 5
    for part in parts[1:]:
        rows = re.findall(r"^\| (\d+) \|", part, re.MULTILINE)
        assert rows == [str(seats) for seats in range(4, most + 1)]
    assert re.search(rf"win_tables\.py {command} --seed \d+`", parts[0])


@pytest.mark.parametrize("game", ["stay_away", "outpost_31"])
def test_win_tables_are_the_same_for_any_number_of_workers(game: str) -> None:
    command = [sys.executable, "benchmarks/win_tables.py", "--game", game, "--games", "3"]
    command += ["--seats", "4", "--dry"]
    outputs = []
    for workers in ("1", "2"):
        done = subprocess.run(
            [*command, "--workers", workers],
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=100,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        outputs.append(done.stdout)
    assert outputs[0] == outputs[1]
    assert outputs[0].count("| 4 |") == 4
