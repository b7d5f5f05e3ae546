"""Specification §4: setup. Counts for every number of players, and the chances CH-01 to CH-05.

Chance is tested on fixed seeds, so that a test passes always or never; the bounds are those that a
fair shuffle oversteps once in a thousand times.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import sqrt
from typing import Any

import pytest
from tests.stay_away.rulebook import plain, table

from whiteout.core.chance import SeededChance
from whiteout.core.event import SPECTATOR, history_of
from whiteout.core.match import Match, Seeded
from whiteout.core.refusal import BadSetting
from whiteout.games.stay_away.game import GAME
from whiteout.games.stay_away.position import HUMAN, THING_ROLE, StayAwayPosition
from whiteout.games.stay_away.rules.setup import set_up, sort_cards
from whiteout.games.stay_away.settings import Settings
from whiteout.games.stay_away.tables import CARDS, IDS, IS_PANIC
from whiteout.games.stay_away.written_codes import INFECTED, THE_THING

PLAYERS = range(4, 13)
SETUPS = 4000

# What a chi-square with so many degrees of freedom exceeds once in a thousand times.
CHI_SQUARE = {3: 16.27, 18: 42.31, 23: 49.73}


def laid_out(players: int, seed: int = 1, **options: Any) -> StayAwayPosition:
    """A table right after its setup, before the first draw."""
    return set_up(players, Settings(players, options), SeededChance(seed), True)


def first_of(p: StayAwayPosition) -> int:
    """The first player, as everybody is told."""
    (dealt,) = history_of(p.history or [], SPECTATOR)
    first: int = dealt["first"]
    return first


@cache
def many() -> list[StayAwayPosition]:
    """Tables of four with one seed after another."""
    return [laid_out(4, seed) for seed in range(SETUPS)]


def assert_uniform(found: list[Any], outcomes: int) -> None:
    """Each of so many outcomes is as likely as any other."""
    expected = len(found) / outcomes
    counts = Counter(found)
    assert len(counts) == outcomes
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < CHI_SQUARE[outcomes - 1], counts


# -- the cards -----------------------------------------------------------------------------------


@pytest.mark.rules("SA-SETUP-01", "SA-SETUP-02", "SA-SETUP-03", "SA-SETUP-04", "SA-SETUP-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_table_of_the_specification(players: int) -> None:
    """Every column of the setup table of §4."""
    (row,) = [row for row in table("n", "cards in game") if row["n"] == str(players)]
    settings = Settings(players, {})
    pool, aside = sort_cards(settings)
    p = laid_out(players)
    dealt = [card for hand in p.hands for card in hand]
    panic = [card for card in p.deck if IS_PANIC[card]]
    found = {
        "n": players,
        "cards in game": sum(settings.copies),
        "Infected! set aside": aside.count(INFECTED),
        "PANIC! set aside": len([card for card in aside if IS_PANIC[card]]),
        "dealing pool": len(pool),
        "drawn from pool": len(dealt) - dealt.count(THE_THING),
        "cards dealt": len(dealt),
        "pool left over": len(pool) + 1 - len(dealt),
        "draw deck": len(p.deck),
        "of it STAY AWAY!": len(p.deck) - len(panic),
        "of it PANIC!": len(panic),
    }
    assert {column: str(number) for column, number in found.items()} == row


@pytest.mark.rules("SA-SETUP-01", "SA-SETUP-02", "SA-SETUP-04", "SA-SETUP-05", "SA-SETUP-06")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(5))
def test_what_lies_where(players: int, seed: int) -> None:
    p = laid_out(players, seed)
    dealt = [card for hand in p.hands for card in hand]
    assert [len(hand) for hand in p.hands] == [4] * players
    assert INFECTED not in dealt
    assert not any(IS_PANIC[card] for card in dealt)
    assert dealt.count(THE_THING) == 1
    assert THE_THING not in p.deck
    assert p.discard == []
    found = Counter(dealt + p.deck)
    assert found == Counter(dict(enumerate(p.settings.copies)))
    for player in range(players):
        role = THING_ROLE if THE_THING in p.hands[player] else HUMAN
        assert p.roles[player] == role


@pytest.mark.rules("SA-SETUP-02")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_dealing_pool_is_action_defense_and_obstacle_cards(players: int) -> None:
    pool, aside = sort_cards(Settings(players, {}))
    assert {CARDS[card].kind for card in pool} == {"action", "defense", "obstacle"}
    assert {CARDS[card].kind for card in aside} == {"contagion", "panic"}
    assert THE_THING not in pool + aside


# -- chance --------------------------------------------------------------------------------------


@pytest.mark.rules("SA-SETUP-03")
def test_every_pool_card_is_as_likely_to_be_dealt() -> None:
    """CH-03: the 15 cards drawn from 22 are a uniform subset."""
    pool, _ = sort_cards(Settings(4, {}))
    size, drawn = len(pool), 15
    dealt = Counter(card for p in many() for hand in p.hands for card in hand)
    for card, copies in Counter(pool).items():
        share = copies / size
        spread = drawn * share * (1 - share) * (size - drawn) / (size - 1)
        off = dealt[card] - SETUPS * drawn * share
        assert abs(off) < 4 * sqrt(SETUPS * spread), IDS[card]


@pytest.mark.rules("SA-SETUP-04", "SA-SETUP-06")
def test_everybody_is_the_thing_as_often() -> None:
    """CH-04: each player is The Thing with probability 1/n."""
    assert_uniform([p.thing for p in many()], 4)


@pytest.mark.rules("SA-SETUP-05")
def test_the_deck_is_shuffled() -> None:
    """CH-05: a card that is always in the deck lies in each of the 19 places as often."""
    for card in ("forgetful", "blind_date"):
        assert_uniform([p.deck.index(IDS.index(card)) for p in many()], 19)


@pytest.mark.rules("SA-SETUP-07")
def test_seating_is_random() -> None:
    """CH-01: all 24 orders of four players are as likely."""
    assert_uniform([tuple(p.player_at) for p in many()], 24)
    for p in many()[:50]:
        assert [p.seat_of[player] for player in p.player_at] == [0, 1, 2, 3]


@pytest.mark.rules("SA-SETUP-07")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_table_may_choose_the_seating(players: int) -> None:
    for seed in range(5):
        assert laid_out(players, seed, seating="given").player_at == list(range(players))


@pytest.mark.rules("SA-SETUP-09")
def test_the_first_player_is_random() -> None:
    """CH-02: uniform over players, whoever is The Thing."""
    assert_uniform([first_of(p) for p in many()], 4)
    assert_uniform([first_of(p) for p in many() if p.thing == 0], 4)


@pytest.mark.rules("SA-SETUP-09")
@pytest.mark.parametrize(
    "options",
    [{"infected_delta": 5}, {"hold_back_weapons": True}, {"thing_in_deck": True}],
)
def test_the_first_player_is_chosen_before_the_deal(options: dict[str, Any]) -> None:
    """Another deck deals other hands, and the choice of the first player does not notice."""
    plain_tables = [laid_out(6, seed) for seed in range(40)]
    others = [laid_out(6, seed, **options) for seed in range(40)]
    assert [first_of(p) for p in plain_tables] == [first_of(p) for p in others]
    assert [(p.hands, p.deck) for p in plain_tables] != [(p.hands, p.deck) for p in others]


# -- beginning -----------------------------------------------------------------------------------


@pytest.mark.rules("SA-SETUP-09")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_table_may_choose_the_first_player(players: int) -> None:
    for first in range(players):
        match = Match(GAME, players, {"first_player": first}, Seeded(3))
        (began,) = [
            event
            for event in match.history(SPECTATOR)
            if event["event"] == "turn_began" and event["turn"] == 1
        ]
        assert began["player"] == first


@pytest.mark.rules("SA-SETUP-08")
@pytest.mark.parametrize("players", PLAYERS)
def test_direction_starts_clockwise(players: int) -> None:
    assert laid_out(players).direction == 1


@pytest.mark.rules("SA-SETUP-10")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_is_told_the_own_hand_only(players: int) -> None:
    p = laid_out(players)
    history = p.history or []
    (public,) = history_of(history, SPECTATOR)
    assert set(public) == {"event", "first", "seating", "deck"}
    for player in range(players):
        (told,) = history_of(history, player)
        own = {"cards", "role"}
        assert set(told) == {*public, "only_you"}
        assert set(told["only_you"]) == own
        assert told["only_you"]["cards"] == [IDS[card] for card in sorted(p.hands[player])]


@pytest.mark.rules("SA-SETUP-10")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_sees_the_own_hand_only(players: int) -> None:
    match = Match(GAME, players, {}, Seeded(2))
    p = match.position
    assert isinstance(p, StayAwayPosition)
    for player in range(players):
        view = match.view(player)
        assert view["hand"] == [IDS[card] for card in sorted(p.hands[player])]
        assert not any("hand" in other for other in view["players"])
        knows_roles = player == p.thing
        assert all(("role" in other) == knows_roles for other in view["players"])
    assert "hand" not in match.view(SPECTATOR)


# -- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [0, 1, 3, 13, 100])
def test_refused_numbers_of_players(players: int) -> None:
    with pytest.raises(BadSetting, match=f"cannot be played by {players}") as refused:
        Match(GAME, players, {}, Seeded(1))
    assert refused.value.expected == "4 to 12 seats"


@pytest.mark.rules("SA-SETUP-07", "SA-SETUP-09")
@pytest.mark.parametrize(
    ("options", "wrong", "expected"),
    [
        ({"first_player": 5}, "option first_player cannot be 5", "a seat below 5"),
        ({"first_player": -1}, "option first_player cannot be -1", "random or a seat"),
        ({"first_player": "youngest"}, "cannot be 'youngest'", "random or a seat"),
        ({"seating": "by_age"}, "option seating cannot be 'by_age'", "random or given"),
        ({"seats": "given"}, "there is no option 'seats'", "seating"),
    ],
)
def test_refused_settings(options: dict[str, Any], wrong: str, expected: str) -> None:
    with pytest.raises(BadSetting) as refused:
        Match(GAME, 5, options, Seeded(1))
    assert wrong in refused.value.wrong
    assert expected in refused.value.expected


def test_the_specification_lists_every_number_of_players() -> None:
    assert [plain(row["n"]) for row in table("n", "cards in game")] == [str(n) for n in PLAYERS]
