"""What games say is what they declare: every value of every view and event is of its kind."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import pytest
from tests.fact_table import EVENTS, FACTS, HAND, Table
from tests.kit.frost.facts import FACTS as FROST_FACTS
from tests.kit.frost.scenario import LINES as FROST_LINES
from tests.make_records import HOME

from whiteout.contract.declared import misfit, misfit_event, misfit_view
from whiteout.contract.walk import random_match, walk_through
from whiteout.core import record
from whiteout.core.event import ABOVE, SPECTATOR
from whiteout.core.kinds import Count, Each, Id, Kind, Many, Seat, Word, YesNo
from whiteout.core.match import Match
from whiteout.games.registry import OURS, find_game, game_ids


def check_events(match: Match) -> set[str]:
    """All events of a match; the kinds that were met."""
    kinds = match.game.events()
    history = match.position.history or []
    for event in history:
        found = misfit_event(kinds[event.kind], event.public, event.secret or {})
        assert not found, f"{event.kind}: {found}"
    return {event.kind for event in history}


@pytest.mark.parametrize("name", game_ids())
def test_every_event_of_the_recorded_matches_is_of_its_kind(name: str) -> None:
    game = find_game(name)
    met = set()
    for path in sorted((HOME / name).glob("*.jsonl")):
        read = record.parse(path.read_text("utf-8"))
        match = record.open_match(read, game)
        for move in read.moves:
            record.play_move(match, move)
        met |= check_events(match)
    assert len(met) > 0.7 * len(game.events())


@pytest.mark.parametrize("name", game_ids())
def test_every_view_and_event_of_any_match_is_of_its_kind(name: str) -> None:
    game = find_game(name)
    for seed in range(10):
        draw = random.Random(seed)
        match, _ = random_match(game, draw)
        for number, _ in enumerate(walk_through(match, draw, steered=seed % 2 == 0)):
            if game.facts is not None and number % 10 == 0:
                for viewer in (0, SPECTATOR, ABOVE):
                    assert not misfit_view(game.facts, match.view(viewer))
        check_events(match)


@pytest.mark.parametrize(
    ("kind", "value", "found"),
    [
        (Count(3), "many", "x 'many' is no number"),
        (Count(3), True, "x True is no number"),
        (YesNo(), 1, "x 1 is no flag"),
        (Seat(), "Ada", "x 'Ada' is no seat"),
        (Id("card", ["axe"]), "rope", "x 'rope' is no id:card"),
        (Word("cause", ["fire"]), "ice", "x 'ice' is no id:cause"),
        (HAND, ["red", "pink"], "x ['red', 'pink'] is no ids:colour"),
        (Each(Count(3)), 3, "x 3 is no list"),
        (Each(Count(3)), [1, "2"], "x[1] '2' is no number"),
        (Many(2, {"seat": Seat()}), [{"seat": 0}, {"chair": 1}], "x[1] {'chair': 1} is no record"),
        (Many(2, {"seat": Seat()}), [{"seat": "Bo"}], "x[0].seat 'Bo' is no seat"),
    ],
)
def test_what_is_not_of_its_kind_is_named(kind: Kind, value: Any, found: str) -> None:
    assert misfit(kind, value, "x").startswith(found)
    assert misfit(kind, None, "x") == ""


def test_views_and_events_of_the_wrong_kind_are_found() -> None:
    p = Table()
    view = FACTS.view(p, 1)
    assert misfit_view(FACTS, view) == ""
    view["rooms"][1]["light"] = "pink"
    assert misfit_view(FACTS, view) == "rooms[1].light 'pink' is no id:colour"
    assert misfit_event(EVENTS["moved"], {"seat": 1}, {1: {"why": "late"}}) == ""
    assert misfit_event(EVENTS["moved"], {"seat": 1}, {1: {"why": "lost"}}).startswith("why 'lost'")


def said_fields() -> list[tuple[str, str]]:
    """By game, every field of a view that a `given` line says by its path."""
    found = [("frost", form.field) for form in FROST_LINES.forms]
    for name in OURS:
        module = import_module(f"whiteout.games.{name}.scenario")
        if not hasattr(module, "LINES"):
            module = import_module(f"whiteout.games.{name}.scenario.lines")
        found += [(name, form.field) for form in module.LINES.forms]
    return [(name, field) for name, field in found if field]


@pytest.mark.parametrize(("name", "field"), said_fields())
def test_lines_say_fields_that_there_are(name: str, field: str) -> None:
    """A slip of the pen would say nothing, silently."""
    table = FROST_FACTS if name == "frost" else find_game(name).facts
    assert table is not None
    paths = [path for fact in table.facts for path, _ in fact.kind.parts(fact.path)]
    assert field in paths
