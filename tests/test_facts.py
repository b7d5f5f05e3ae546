"""Facts: what is declared once is seen by whom it should, and everything else follows from it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.fact_table import EVENTS, FACTS, Table, standing

from whiteout.core.event import ABOVE, HAPPENING, SPECTATOR, EventKind, may_differ
from whiteout.core.facts import ALL, END, OWNER, Fact, FactTable, Part, claimed, event
from whiteout.core.kinds import Count, Seat
from whiteout.core.talk import Blank, ClaimKind
from whiteout.games.registry import find_game, game_ids

PUBLIC: dict[str, Any] = {
    "chief": None,
    "lamp": None,
    "players": [{"cards": 2}, {"cards": 1}, {"cards": 0}],
    "rooms": [{"light": "red"}, {"light": "blue"}],
    "pile": {"size": 3},
    "vote": None,
    "team": [2, 0],
    "dice": [6, 1],
    "bids": [{"seat": 0, "cards": 2}, {"seat": 2, "cards": 1, "shown": ["blue", "red"]}],
    "room": {"number": 4, "open": True},
}


def test_a_spectator_sees_what_all_see_in_the_order_of_the_list() -> None:
    seen = FACTS.view(Table(), SPECTATOR)
    assert seen == PUBLIC
    assert list(seen) == list(PUBLIC)


def test_a_seat_sees_its_own_and_what_it_stands_for() -> None:
    p = Table()
    plain = FACTS.view(p, 0)
    assert plain["hand"] == ["red", "blue"]
    assert [row.get("guess") for row in plain["players"]] == [None, "1 cards", None]
    assert not any("hand" in row for row in plain["players"])
    assert "secret" not in plain
    spy = FACTS.view(p, 1)
    assert [row["hand"] for row in spy["players"]] == [["red", "blue"], ["green"], []]
    assert spy["secret"] == "plan"


def test_the_end_opens_what_it_should_and_no_more() -> None:
    p = Table()
    p.over = True
    seen = FACTS.view(p, SPECTATOR)
    assert seen["end"] == {"spy": 1}
    assert all("hand" in row for row in seen["players"])
    assert "cards" not in seen["pile"]


def test_the_view_from_above_has_the_truth_and_nobodys_own() -> None:
    seen = FACTS.view(Table(), ABOVE)
    assert seen["pile"] == {"size": 3, "cards": ["green", "blue", "red"]}
    assert seen["secret"] == "PLAN"
    assert "hand" not in seen
    assert not any("guess" in row for row in seen["players"])


def test_parts_and_facts_are_there_when_they_should_be() -> None:
    p = Table()
    p.votes = [1, 0, -1]
    p.dice = []
    p.chief = 2
    p.lamp = 1
    seen = FACTS.view(p, SPECTATOR)
    assert seen["vote"] == {"by_seat": [True, False, None]}
    assert "dice" not in seen
    assert (seen["chief"], seen["lamp"]) == (2, "green")


def test_a_view_shares_no_list_with_the_position() -> None:
    p = Table()
    seen = FACTS.view(p, ABOVE)
    for part in (seen["team"], seen["dice"], seen["players"][0]["hand"], seen["pile"]["cards"]):
        part.clear()
    assert FACTS.view(p, ABOVE)["team"] == [2, 0]
    assert (p.team, p.dice, p.hands[0], p.pile) == ([2, 0], [6, 1], [2, 0], [0, 2, 1])


def test_the_information_table_names_every_field_that_somebody_may_see() -> None:
    table = FACTS.information()
    assert table["bids.shown"] == ["R-7"]
    assert table["secret"] == ["R-10"]
    assert table["room.open"] == ["R-8"]
    assert "pile.cards" not in table
    assert all(table.values())


def test_the_information_table_says_who() -> None:
    who = FACTS.who()
    assert who["pile.size"] == "all"
    assert who["players.hand"] == "some"
    assert who["end.spy"] == "end"
    assert who["hand"] == "owner"
    assert who["bids.shown"] == "all"


def test_the_layout_follows_the_kinds() -> None:
    layout = FACTS.layout(3)
    rows = {path: (size, meaning) for _, size, path, meaning in layout.rows()}
    assert rows["pile.size"] == (1, "the number / 6, at most 1")
    assert rows["vote.by_seat[2]"] == (2, "one of 0 to 1")
    assert rows["dice[2]"][0] == 7
    assert rows["rooms[1].light"][0] == 3
    assert rows["bids[3].shown"][0] == 3
    assert rows["room.number"] == (0, "left out: it only counts")
    assert rows["players[0].guess"] == (0, "left out: told")
    assert rows["end"] == (0, "left out: after the end")
    assert rows["choice.about.card"][0] == 3
    assert "late" in layout.words
    p = Table()
    p.votes = [1, 0, -1]
    for viewer in range(3):
        written = layout.write({"viewer": viewer, "over": False, **FACTS.view(p, viewer)})
        assert len(written) == layout.size
        assert any(written)


@pytest.mark.parametrize(
    "fact",
    [
        lambda: Fact[Table]("turn", Count(1), "R-1"),
        lambda: Fact[Table]("turn", Count(1), "R-1", lambda p: 1, own=lambda p, v: 1),
        lambda: Fact[Table]("turn", Count(1), "R-1", at=lambda p, s: 1),
        lambda: Fact[Table]("turn", Count(1), "R-1", to=ALL, own=lambda p, v: 1),
        lambda: Fact[Table]("rows[].x", Count(1), "R-1", to=END, seen=lambda p, v, s: 1),
    ],
)
def test_a_fact_that_cannot_be_read_is_refused(fact: Any) -> None:
    with pytest.raises(ValueError, match=r"reads it|is for seats"):
        fact()


def test_a_fact_in_a_record_that_is_not_declared_is_refused() -> None:
    loose: list[Fact[Table] | Part[Table]] = [Fact("deck.size", Count(1), "R-1", lambda p: 1)]
    with pytest.raises(ValueError, match=r"deck\.size: its record is not declared"):
        FactTable(loose, standing, [], {}, {})


# -- events and types ------------------------------------------------------------------------------


def test_what_an_event_discloses_is_said_by_field() -> None:
    moved = EVENTS["moved"]
    assert (moved.public, moved.secret) == (["seat"], ["why"])
    assert moved.discloses
    assert moved.tells == {"why"}
    assert not EVENTS["met"].discloses
    everything = EventKind(["seat"], ["why"], True, ["R-1"])
    assert everything.tells == {HAPPENING, "seat", "why"}
    with pytest.raises(ValueError, match=r"discloses \['whence'\], which it has not"):
        event("R-1", seat=Seat(), discloses="whence")


def test_histories_may_differ_only_in_what_is_disclosed() -> None:
    kinds = {**EVENTS, "stirred": event("R-3", seat=Seat(), discloses="event")}
    moved = {"event": "moved", "seat": 1, "only_you": {"why": "late"}}
    met = {"event": "met", "seats": [0]}
    stirred = {"event": "stirred", "seat": 1}
    assert may_differ(kinds, moved, {**moved, "only_you": {"why": "early"}})
    assert may_differ(kinds, moved, {"event": "moved", "seat": 1})
    assert not may_differ(kinds, moved, {**moved, "seat": 2})
    assert not may_differ(kinds, met, {**met, "seats": []})
    assert not may_differ(kinds, met, None)
    assert not may_differ(kinds, moved, met)
    assert may_differ(kinds, stirred, met)
    assert may_differ(kinds, None, stirred)
    assert not may_differ(kinds, stirred, {**stirred, "seat": 2})


def test_fields_and_arguments_have_types_by_path() -> None:
    types = FACTS.types()
    assert types["about"] == {"card": "id:colour"}
    view = types["view"]
    assert view["players.hand"] == "ids:colour"
    assert view["bids.seat"] == "seat"
    assert view["vote.by_seat"] == "flag"
    assert view["dice"] == "dice"
    assert "bids" not in view, "a list of records has no type of its own"
    assert "pile.cards" not in view, "nobody sees it"
    assert EVENTS["met"].types() == {
        "seats": "seats",
        "seen.seat": "seat",
        "seen.hand": "ids:colour",
    }


@pytest.mark.parametrize("name", game_ids())
def test_the_types_of_a_game_are_those_that_clients_know(name: str) -> None:
    game = find_game(name)
    types = game.types()
    assert set(types) == {"view", "about", "events", "options"}
    named = [*types["about"].values(), *types["view"].values()]
    for table in (types["events"], types["options"]):
        named += [type_ for fields in table.values() for type_ in fields.values()]
    plain = {"seat", "seats", "number", "numbers", "dice", "flag", "text", "direction", "edge"}
    assert {type_ for type_ in named if not re.fullmatch(r"ids?:[a-z_]+", type_)} <= plain
    assert {option.verb for option in game.alphabet()} == set(types["options"])
    for kind, declared in game.events().items():
        typed = {path.partition(".")[0] for path in types["events"][kind]}
        assert typed == {*declared.public, *declared.secret}, kind


def test_every_sentence_of_talk_is_an_event_with_its_blanks() -> None:
    blanks = [Blank("seat", "seat"), Blank("count", "number", most=9), Blank("card", "card", ["x"])]
    kind = claimed([ClaimKind("has", *blanks)], "R-1")
    assert kind.public == ["speaker", "claim", "seat", "count", "card"]
    assert kind.types()["card"] == "id:card"
    assert not kind.discloses


def test_what_only_some_see_before_what_all_see_is_refused() -> None:
    late: list[Fact[Table] | Part[Table]] = [
        Fact("own", Count(1), "R-1", lambda p: 1, OWNER),
        Fact("turn", Count(1), "R-1", lambda p: 1),
    ]
    with pytest.raises(ValueError, match="what all see stands before"):
        FactTable(late, standing, [], {}, {})
