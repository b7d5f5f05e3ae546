"""Every game keeps the contract, and the contract notices a game that does not."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.kit.frost.game import Frost
from tests.kit.frost.position import FrostPosition
from tests.kit.frost.rules import Burn
from tests.kit.thaw.game import GAME as THAW

from whiteout.contract import Broken, check_game
from whiteout.contract.sameness import check_order, check_replay
from whiteout.contract.walk import Walk, random_match
from whiteout.core.belief import Belief
from whiteout.core.chance import Chance
from whiteout.core.event import Facts
from whiteout.core.game import Game
from whiteout.core.match import Match, Seeded
from whiteout.core.option import Option
from whiteout.games.registry import find_game, game_ids

GAMES: list[Game] = [Frost(), THAW, *[find_game(name) for name in game_ids()]]


FIXED: dict[str, dict[str, Any]] = {"stay_away": {"turn_limit": 14}}
"""Options that keep watched matches short, by game."""

WATCHED = {"outpost_31": (5, 15)}
"""Where matches are long: how many are watched, and in how many decisions checks are made once."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_matches_always_end(game: Game) -> None:
    """Whether random answers or bots are behind them."""
    report = check_game(game, matches=150, watched=0, seed=11, bots=0.1)
    assert report.matches == 150
    assert sum(report.ends.values()) == 150
    assert report.steered == (15 if game.bots() else 0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
@pytest.mark.timeout(600)
def test_watched_matches_keep_the_contract(game: Game) -> None:
    matches, every = WATCHED.get(game.id, (15, 1))
    fixed = FIXED.get(game.id, {})
    report = check_game(game, matches, matches, seed=5, fixed=fixed, every=every)
    assert len(report.changes.hidden) >= 3
    assert report.resamples >= 15 * game.fewest
    assert report.steps > 0
    assert report.steered == (matches // 2 if game.bots() else 0)


def test_bots_lead_where_random_play_hardly_comes() -> None:
    """The same matches, with bots behind them, end in other ways."""
    game = find_game("outpost_31")
    by_chance = check_game(game, matches=20, watched=0, seed=2, bots=0).ends
    by_bots = check_game(game, matches=20, watched=0, seed=2, bots=1).ends
    aboard = {"escaped", "left_behind", "imitation_aboard"}
    assert not aboard & set(by_chance)
    assert aboard & set(by_bots)


class TellsTheSum(Frost):
    """The size of the pile tells everybody the sum of all hands."""

    def view(self, p: FrostPosition, viewer: int) -> Facts:
        facts = super().view(p, viewer)
        facts["pile"]["size"] = len(p.pile) * 1000 + sum(sum(hand) for hand in p.hands)
        return facts


class UndeclaredField(Frost):
    """Shows a field that stands in no table."""

    def view(self, p: FrostPosition, viewer: int) -> Facts:
        return {**super().view(p, viewer), "weather": "white"}


class TupleInView(Frost):
    """Shows something that is no JSON."""

    def view(self, p: FrostPosition, viewer: int) -> Facts:
        facts = super().view(p, viewer)
        return {**facts, "standing": tuple(facts["standing"])}


class NamesForSeats(Frost):
    """Shows something of another kind than it declares."""

    def view(self, p: FrostPosition, viewer: int) -> Facts:
        return {**super().view(p, viewer), "standing": ["Ada", "Bo"]}


class BadDefault(Frost):
    """The default answer is not among those offered."""

    def default(self, p: FrostPosition, seat: int, chance: Chance) -> Option:
        return Option("nothing")


class FailsToDeterminize(Frost):
    """Raises an error where hidden facts are to be drawn anew."""

    def determinize(
        self, p: FrostPosition, seat: int, chance: Chance, belief: Belief | None = None
    ) -> FrostPosition:
        raise IndexError("nothing to draw from")


LEAKS = {
    TellsTheSum: r"hidden facts show in the view of 0, at pile\.size: \d+ or \d+: frost",
    UndeclaredField: r"view fields \['weather'\] stand in no table",
    TupleInView: "changed by a trip through JSON: the view of 0",
    NamesForSeats: r"the view of 0: standing \['Ada', 'Bo'\] is no seats: frost",
    BadDefault: "the default 'nothing' is not offered to seat 0",
    FailsToDeterminize: "IndexError, nothing to draw from: frost",
}


@pytest.mark.parametrize(("kind", "message"), LEAKS.items())
def test_a_game_that_breaks_the_contract_is_caught(kind: type[Frost], message: str) -> None:
    with pytest.raises(Broken, match=message):
        check_game(kind(), matches=5, watched=5, seed=3)


def test_options_that_only_seem_open_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table would answer for whoever has one number left, and so tell everybody."""
    monkeypatch.setattr(Burn, "SECRET", False)
    message = r"Burn is not SECRET, but viewer \S+ cannot know what seat \d is offered: frost"
    with pytest.raises(Broken, match=message):
        check_game(Frost(), matches=1, watched=1, seed=3)


def test_a_replay_that_differs_is_caught() -> None:
    match = Match(Frost(), 3, {}, Seeded(1))
    for _ in Walk(match, random.Random(1)):
        pass
    check_replay(match)
    match.position = Match(Frost(), 3, {}, Seeded(2)).position
    with pytest.raises(Broken):
        check_replay(match)


def test_simultaneous_answers_in_any_order() -> None:
    draw = random.Random(4)
    seen = 0
    for game in GAMES:
        for _ in range(12):
            for position in Walk(random_match(game, draw)[0], draw):
                seen += check_order(game, position, draw)
    assert seen > 20
