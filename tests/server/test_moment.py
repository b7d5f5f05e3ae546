"""Moments as scenarios: what is written can be arranged again, and shows the same table."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.matches import record, views_of

from whiteout.core.event import ABOVE, SPECTATOR, Facts
from whiteout.core.match import Match
from whiteout.core.refusal import BadSetting, BrokenRecord, Malformed, Refusal
from whiteout.core.scenario import Player, parse
from whiteout.games.stay_away.game import GAME
from whiteout.server import wire
from whiteout.server.moment import NotDescribable, from_record, from_view, labels, moment
from whiteout.server.replay import open_record, replay


def arranged(text: str) -> Match:
    player = Player(parse(text), GAME)
    player.run()
    return player.match


def comparable(view: Facts) -> Facts:
    """Choices are numbered anew, and options come in the order in which cards were drawn."""
    choice = view["choice"] and {**view["choice"], "id": 0}
    return {**view, "choice": choice, "options": sorted(view.get("options", []))}


@pytest.mark.parametrize(("seats", "seed"), [(4, 3), (5, 8), (7, 4)])
def test_from_above_everything_comes_back(seats: int, seed: int) -> None:
    text = record(seats, seed)
    game = open_record(text)
    moves = len(game.record.moves)
    described = 0
    for move in range(0, moves + 1, 5):
        while game.done < move:
            game.step()
        try:
            scenario = from_record(text, move, ABOVE)
        except NotDescribable:
            continue  # the discard pile was shuffled in the middle of a card
        described += 1
        again = arranged(scenario)
        for viewer in [*range(seats), SPECTATOR, ABOVE]:
            assert comparable(again.view(viewer)) == comparable(game.match.view(viewer))
    assert described > moves / 5 * 0.9


PUBLIC = ("active", "step", "direction", "doors", "turn", "played", "target", "over")


@pytest.mark.parametrize(("seats", "seed"), [(4, 3), (6, 4), (9, 5)])
def test_from_a_seat_what_it_knows_comes_back(seats: int, seed: int) -> None:
    text = record(seats, seed)
    same = 0
    for viewer in [0, 1, seats - 1, SPECTATOR]:
        found = replay(text, viewer)
        for seen in views_of(found)[::4]:
            known = known_again(found, viewer, seen)
            if known is None:
                continue
            again, view = comparable(known), comparable(seen)
            if again["choice"]["point"] != view["choice"]["point"]:
                assert view["choice"]["point"] == "D-11"  # the offer is not known
                continue
            same += 1
            for field in (*PUBLIC, "hand", "role", "options", "asides", "exchange", "looking_at"):
                assert again.get(field) == view.get(field), field
            for now, then in zip(again["players"], view["players"], strict=True):
                assert {**now, "role": ""} == {**then, "role": ""}
    assert same > 30


def known_again(found: wire.Replayed, viewer: int, view: Facts) -> Facts | None:
    if view["over"]:
        return None
    try:
        text = from_view("stay_away", found.names, found.options, view)
    except NotDescribable:
        forgetting = view["choice"]["about"].get("remaining") in (1, 2)
        sent_on = view["choice"]["point"] in ("D-10", "D-11")
        assert forgetting or sent_on or view["request"]
        return None
    return arranged(text).view(viewer)


def test_a_seat_writes_nothing_but_its_view() -> None:
    """The same view gives the same text, whatever is hidden behind it."""
    text = record(6, 4)
    game = open_record(text)
    for move in range(40):
        view = game.match.view(2)
        if not view["over"]:
            try:
                once = from_view("stay_away", game.match.names, game.match.options, view)
            except NotDescribable:
                continue
            assert once == from_record(text, move, 2)
        game.step()


def test_moves_since_are_part_of_it() -> None:
    text = record(4, 3)
    game = open_record(text)
    while game.match.view(ABOVE)["choice"]["point"] != "D-04":
        game.step()
    scenario = from_record(text, game.done, ABOVE)
    assert "when\n" in scenario
    assert "choice D-04" in scenario


def test_seeded_matches_can_always_be_written() -> None:
    text = record(5, 6, fair=False)
    moves = text.count('"answer"')
    for move in range(0, moves, 17):
        from_record(text, move, ABOVE)


@pytest.mark.parametrize("names", [["Ana", "Ana", "ana", "P2"], ["left", "axe", "!", "你"]])
def test_names_become_words(names: list[str]) -> None:
    found = labels(names)
    assert len(set(found)) == 4
    assert all(word.isidentifier() and word not in GAME.cards for word in found)
    view = views_of(replay(record(4, 3), 0))[0]
    arranged(from_view("stay_away", names, {}, view))


def test_hostile_names_stay_in_comments() -> None:
    view = views_of(replay(record(4, 3), 0))[0]
    names = ["\ngiven", "x\u2028given\x85then", "# " * 9, '"']
    text = from_view("stay_away", names, {}, view)
    assert text.count("\ngiven\n") == 1
    assert arranged(text).names == ["P1", "P2", "P3", "P4"]


@pytest.mark.parametrize(
    "change",
    [
        {"players": 3},
        {"players": []},
        {"choice": {}},
        {"choice": {"point": "D-02", "about": {}}, "active": 77},
        {"deck": None},
        {"hand": ["nonsense"] * 5},
        {"played": ["nonsense"]},
        {"viewer": 99},
        {"viewer": ABOVE},
        {"doors": [99]},
        {"turn": "x"},
        {"direction": []},
    ],
)
def test_what_is_no_view_is_refused(change: dict[str, Any]) -> None:
    view = views_of(replay(record(4, 3), 0))[0]
    with pytest.raises(Refusal):
        from_view("stay_away", ["A", "B", "C", "D"], {}, {**view, **change})


def test_what_cannot_be_is_refused() -> None:
    text = record(4, 3)
    with pytest.raises(Malformed):
        from_record(text, 10_000, ABOVE)
    with pytest.raises(Malformed):
        from_record(text, 0, 4)
    with pytest.raises(BrokenRecord):
        from_record("x", 0, ABOVE)
    with pytest.raises(BadSetting):
        moment(wire.MomentAsk(game="stay_away", names=["a"] * 3))
    with pytest.raises(BadSetting):
        moment(wire.MomentAsk(game="stay_away", names=["a"] * 4, options={"no": 1}))
    with pytest.raises(Malformed):
        moment(wire.MomentAsk(game="stay_away", names=["a"] * 4))
