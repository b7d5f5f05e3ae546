"""Every game keeps the contract, and the contract notices a game that does not."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.frost import Frost, FrostPosition, LeakyFrost, Round

from whiteout.contract import Broken, check_game
from whiteout.contract.sameness import check_order, check_replay
from whiteout.contract.walk import Walk, random_match
from whiteout.core.chance import Chance
from whiteout.core.event import EventKind, Facts
from whiteout.core.game import Game
from whiteout.core.match import Match, Seeded
from whiteout.core.option import Option
from whiteout.core.position import Position
from whiteout.games.registry import find_game, game_ids

GAMES: list[Game] = [Frost(), *[find_game(name) for name in game_ids()]]


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


class TellsInOptions(Frost):
    """Offers a seat the number its neighbour holds."""

    def asides(self, p: Position, seat: int) -> list[Option]:
        assert isinstance(p, FrostPosition)
        if p.over or seat < 0 or not p.hands[seat]:
            return []
        return [Option("peek", ("number",), (sum(p.hands[(seat + 1) % p.seats]),))]


class TellsInRefusals(Frost):
    """Refuses for a reason that depends on what others hold."""

    def why_not(self, p: Position, seat: int, text: str) -> str:
        assert isinstance(p, FrostPosition)
        return f"FR-{sum(p.hands[(seat + 1) % p.seats])}"


class TellsInEvents(Frost):
    """Hides that `burned` and `drew` disclose anything."""

    def events(self) -> dict[str, EventKind]:
        kinds = super().events()
        for kind in ("burned", "drew", "ended"):
            kinds[kind] = EventKind(kinds[kind].public, kinds[kind].secret, False, ["I-01"])
        return kinds


class UndeclaredField(Frost):
    """Shows a field that stands in no table."""

    def view(self, p: Position, viewer: int) -> Facts:
        return {**super().view(p, viewer), "weather": "white"}


class TupleInView(Frost):
    """Shows something that is no JSON."""

    def view(self, p: Position, viewer: int) -> Facts:
        facts = super().view(p, viewer)
        return {**facts, "standing": tuple(facts["standing"])}


class SharesOnClone(Frost):
    """Clones share their ash."""

    def start(
        self, seats: int, options: dict[str, object], chance: Chance, listen: bool
    ) -> Position:
        p = SharingPosition(seats, chance)
        p.pile = list(range(30))
        p.hands = [[p.pile.pop(), p.pile.pop()] for _ in range(seats)]
        if listen:
            p.history = []
        p.then(Round())
        p.advance()
        return p


class SharingPosition(FrostPosition):
    def clone(self) -> FrostPosition:
        copy = super().clone()
        copy.ash = self.ash
        return copy


class BadDefault(Frost):
    """The default answer is not among those offered."""

    def default(self, p: Position, seat: int, chance: Chance) -> Option:
        return Option("nothing")


class FailsToImagine(Frost):
    """Raises an error where hidden facts are to be drawn anew."""

    def determinize(
        self, p: Position, seat: int, chance: Chance, suspicion: list[float] | None = None
    ) -> Position:
        raise IndexError("nothing to draw from")


LEAKS = [
    LeakyFrost(),
    TellsInOptions(),
    TellsInRefusals(),
    TellsInEvents(),
    UndeclaredField(),
    TupleInView(),
    SharesOnClone(),
    BadDefault(),
    FailsToImagine(),
]


@pytest.mark.parametrize("game", LEAKS, ids=lambda game: type(game).__name__)
def test_a_game_that_breaks_the_contract_is_caught(game: Game) -> None:
    with pytest.raises(Broken):
        check_game(game, matches=60, watched=60, seed=3)


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
        for _ in range(40):
            for position in Walk(random_match(game, draw)[0], draw):
                seen += check_order(game, position, draw)
    assert seen > 20
