"""The text of a position of Outpost 31: at the beginning of every turn, and further on, it arranges
the same position again, and that has the same text."""

from __future__ import annotations

import re
from collections import Counter
from importlib import resources
from itertools import islice
from typing import Any

import pytest
from tests.kit.position_text import check, names, walk
from tests.outpost_31.files import assert_refused, play
from tests.outpost_31.scene import at

from whiteout.core.event import ABOVE
from whiteout.core.scenario import lines_of
from whiteout.games.outpost_31.game import GAME
from whiteout.games.outpost_31.position import OutpostPosition
from whiteout.games.outpost_31.rules.gear_window import Priority
from whiteout.games.outpost_31.tables import ROOM_IDS, ROOM_NAMES

MATCHES: list[tuple[int, dict[str, Any], int]] = [
    (4, {}, 1),
    (6, {"secret_votes": "on", "event_density": 2, "hand_size": 4}, 2),
    (8, {"imitations_know": "on", "escape_tests_public": "on"}, 3),
    (5, {"assimilation_return": "literal"}, 4),
]


@pytest.mark.parametrize("bot", ["random", "paranoid"])
@pytest.mark.parametrize(("seats", "options", "seed"), MATCHES)
def test_every_turn_has_a_text(seats: int, options: dict[str, Any], seed: int, bot: str) -> None:
    found: Counter[str] = Counter()
    for p in islice(walk(GAME, seats, options, seed, bot), 150):
        assert isinstance(p, OutpostPosition)
        assert p.choice is not None
        has_text = check(GAME, p, options)
        found[p.choice.point(p)] += has_text
        if isinstance(p.choice, Priority) and p.asked == [p.captain] and not p.draft(p.captain):
            assert has_text, "the Gear window opens"
    assert found["D04"] >= 2
    assert found["D13"] + found["D17"] >= 2


def test_a_text_to_the_last_chip() -> None:
    """What is written beside hands, decks and chips."""
    lines = [
        "character A palmer",
        "counts A as science",
        "gear B rope 1",
        "gone dynamite 2",
        "eliminated C",
        "tied D",
        "imitation C",
        "blood E seen by A B",
        "smoke r11 r12",
        "power_out r21",
        "unlocked 2",
        "contagion 3",
        "skips 1",
        "mission ml01",
        "deck 2 seen by B",
        "missions 1 seen by A F",
        "first captain B",
        "turn 4",
        "power pw_pal_a",
        "molotov played",
        "refused rope B A",
        "votes: yes no none yes no no",
        "step gear_window",
    ]
    p = at(*lines).position
    written = lines_of(GAME, p, names(6), {})
    assert written is not None
    assert [line for line in lines if line not in written] == []


# -- rooms by name ---------------------------------------------------------------------------------


def test_a_room_has_a_number_and_a_name() -> None:
    words = resources.files("whiteout.games.outpost_31") / "words" / "en.ftl"
    spoken = dict(re.findall(r"^room-(\w+) = (.*)$", words.read_text("utf-8"), flags=re.MULTILINE))
    for room, name in zip(ROOM_IDS, ROOM_NAMES, strict=True):
        assert re.sub(r"\W", "_", spoken[room].lower().replace("'", "")) == name


ROOM = """\
game: outpost_31
seats: A B C D E F
given
  mission ml01
  team: A B C
  smoke bunk_room 13
  chip kitchen rope up
  step room
"""


def test_rooms_by_name_in_lines_answers_and_checks() -> None:
    play(
        ROOM
        + """\
then
  view spectator rooms.kitchen.chip = c1_rope
  view spectator rooms.bunk_room.hazard = smoke
  view spectator rooms.r13.hazard = smoke
  view spectator rooms.12.hazard = none     # a number is the place in the list
  A is offered: enter kitchen | enter 11 | enter r14
when
  A enter kitchen
then
  view spectator room = kitchen
  view spectator room = r11
  spectator saw entered room=kitchen
  view B rooms.kitchen.seen is absent
"""
    )


def test_a_room_that_is_not_there_is_refused_with_those_that_are() -> None:
    text = ROOM.replace("bunk_room 13", "pantry  # here")
    assert_refused(text, "there is no room 'pantry'", "r12 (12, bunk_room)")
    twice = ROOM.replace("smoke bunk_room 13", "smoke r12\n  fire bunk_room  # here")
    assert_refused(twice, "hazard r12 stands in line 6 too")


def test_a_choice_that_was_taken_by_itself_is_named() -> None:
    """With one hazard room the lone extinguisher is not asked where to."""
    text = """\
game: outpost_31
seats: A B C D E F
given
  mission ml01
  smoke r11
  taken r11 rope
  step team
when
  A join B
  A join C
  A send D
  A go_to r11  # here
"""
    taken = "the choice D14 of A had one option and was taken by itself: go_to r11"
    assert_refused(text, taken)
    assert at("captain A").match.view(ABOVE)["captain"] == 0
