"""What a seat of Outpost 31 knows, as a scenario: it can be arranged, and shows the same table."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.make_records import HOME

from whiteout.core.event import ABOVE, SPECTATOR, Facts
from whiteout.core.match import Match, Seeded
from whiteout.core.option import BACK
from whiteout.core.record import record_of
from whiteout.core.refusal import Refusal
from whiteout.core.scenario import Player, parse
from whiteout.games.outpost_31.game import GAME
from whiteout.server.moment import NotDescribable, from_record, from_view
from whiteout.server.replay import open_record

RECORDS = ["escaped-4", "all_burned-6", "imitation_aboard-5", "contagion-8", "no_human_left-4"]

LEFTOVER = {"paid", "swapped", "test_failed", "dice_count", "vote"}
"""Fields that say how the turn came to this step, and matter no more."""
TEST = {"battle", "battle_need", "dice", "rolls_left", "extra_rolls_used", "revealed"}
"""Fields of a test that is over."""
OUT = {"team", "room", "entered", "requirements_met", "lone", "lone_room", "tried", "power_used"}
"""Fields of the last turn, which the Escape has dropped."""
LATER = ("hazards", "base", "contagion", "end_of_turn", "escape")


def text_of(name: str) -> str:
    return (HOME / "outpost_31" / f"{name}.jsonl").read_text("utf-8")


def arranged(text: str) -> Match:
    player = Player(parse(text), GAME)
    player.run()
    return player.match


def comparable(view: Facts) -> Facts:
    """Without what no line can say: how many cards lie where, Gear used up, blood guessed."""
    dropped = LEFTOVER
    if view["step"] in LATER:
        dropped = dropped | TEST
    if view["step"] == "escape":
        dropped = dropped | OUT
    facts = {key: value for key, value in view.items() if key not in dropped}
    facts["choice"] = {**facts["choice"], "id": 0}
    facts["escape"] = {**facts["escape"], "nominator": None}
    for gone in ("supply", "gear_left", "mission_log", "refused_ropes", "failed_this_turn"):
        facts.pop(gone)
    return facts


@pytest.mark.parametrize("name", RECORDS)
def test_what_a_seat_knows_comes_back(name: str) -> None:
    game = open_record(text_of(name))
    seats = game.match.seats
    points: Counter[str] = Counter()
    while game.done < len(game.record.moves):
        view = game.match.view(game.done % (seats + 1) - 1)
        try:
            text = from_view("outpost_31", game.match.names, game.match.options, view)
        except NotDescribable:
            game.step()
            continue
        again = arranged(text).view(view["viewer"])
        assert comparable(again) == comparable(view), f"move {game.done}"
        assert again["mission_log"]["discard"] == view["mission_log"]["discard"]
        points[view["choice"]["point"]] += 1
        game.step()
    assert sum(points.values()) > 0.4 * len(game.record.moves)
    assert {"D04", "D13", "D17", "D21"} <= set(points)


def test_the_escape_can_be_written() -> None:
    text = text_of("escaped-4")
    game = open_record(text)
    found = set()
    while game.done < len(game.record.moves):
        view = game.match.view(SPECTATOR)
        if view["step"] == "escape":
            found.add(view["choice"]["point"])
            scenario = from_record(text, game.done, SPECTATOR)
            assert "step escape" in scenario
        game.step()
    assert {"D46", "D48"} <= found


def test_the_viewer_is_never_made_an_imitation() -> None:
    """Where no Imitation is known somebody must stand for it, but not a Human who knows better."""
    match = Match(GAME, 4, {"character_draft": "random"}, Seeded(3))
    for seat in range(4):
        text = from_view("outpost_31", ["A", "B", "C", "D"], match.options, match.view(seat))
        again = arranged(text)
        assert again.view(seat)["blood"] == match.view(seat)["blood"]
        assert again.view(seat)["hand"] == match.view(seat)["hand"]
        known = match.view(seat)["blood"] == "imitation"
        assert ("stands for it" in text) != known


def test_a_seat_writes_nothing_but_its_view() -> None:
    """The same view gives the same text, whatever is hidden behind it."""
    text = text_of("contagion-8")
    game = open_record(text)
    same = 0
    while game.done < 60:
        view = game.match.view(2)
        try:
            once = from_view("outpost_31", game.match.names, game.match.options, view)
        except NotDescribable:
            pass
        else:
            same += 1
            assert once == from_record(text, game.done, 2)
        game.step()
    assert same > 10


def test_from_above_a_moment_is_written_by_its_lines_or_played_from_the_start() -> None:
    """The last position that has a text, and the moves since; where there is none, a seeded match
    is played from its start."""
    match = Match(GAME, 4, {}, Seeded(5))
    while not match.position.over:
        seat = match.position.asked[0]
        options = [option for option in match.position.options(seat) if option != BACK]
        match.answer(seat, match.position.number, options[-1].text)
    text = record_of(match).text()
    described = from_record(text, 30, ABOVE)
    assert "step gear_window" in described
    assert "new match" not in described
    assert "new match" in from_record(text, 0, ABOVE), "no line describes the setup"


def test_from_above_a_fair_match_is_written_where_no_chance_has_been_at_work() -> None:
    """Every beginning of a Gear window can be saved, whoever shuffled the cards."""
    text = text_of("contagion-8")
    game = open_record(text)
    written = 0
    while game.done < 40:
        p = game.match.position
        if p.choice is not None and p.choice.rule(p) == "OP-GW-02":
            scenario = from_record(text, game.done, ABOVE)
            assert arranged(scenario).view(ABOVE)["players"] == game.match.view(ABOVE)["players"]
            written += 1
        game.step()
    assert written > 2


@pytest.mark.parametrize(
    "change",
    [
        {"players": []},
        {"choice": {}},
        {"captain": 77},
        {"rooms": None},
        {"hand": ["nonsense"] * 5},
        {"viewer": 99},
        {"viewer": ABOVE},
        {"trackers": {}},
        {"chips": {"lost": ["c1_rope"] * 9, "on_board": []}},
        {"step": "escape"},
        {"turn": "x"},
        {"team": [99]},
    ],
)
def test_what_is_no_view_is_refused(change: dict[str, Any]) -> None:
    match = Match(GAME, 4, {"character_draft": "random"}, Seeded(3))
    view = {**match.view(0), "step": "room", "choice": {**match.view(0)["choice"], "point": "D17"}}
    with pytest.raises(Refusal):
        from_view("outpost_31", ["A", "B", "C", "D"], match.options, {**view, **change})
