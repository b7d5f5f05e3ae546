"""Setup (DW-SET, DW-VAR)."""

from typing import Any

import pytest

from whiteout.core.match import Match, Seeded
from whiteout.core.refusal import BadSetting
from whiteout.games.dead_of_winter.game import GAME
from whiteout.games.dead_of_winter.position import NOTHING, WinterPosition
from whiteout.games.dead_of_winter.tables import (
    BETRAYALS,
    COLONY,
    CROSSROADS,
    OBJECTIVE_IDS,
    OUTSIDE,
    SECRETS,
    SURVIVOR_IDS,
)


def start(seats: int = 4, seed: int = 1, **options: Any) -> WinterPosition:
    """A new match, before anybody has chosen survivors."""
    p = GAME.start(seats, options, Seeded(seed).chance(GAME.id), True)
    assert isinstance(p, WinterPosition)
    return p


def chosen(p: WinterPosition) -> WinterPosition:
    """The same once everybody has taken the first options."""
    while p.round == 0:
        seat = p.asked[0]
        p.apply(seat, p.options(seat)[0])
    return p


@pytest.mark.rules("DW-SET-01", "DW-SET-13")
def test_the_table_begins_empty() -> None:
    p = start(main_objective="MO02")
    assert (p.food, p.starvation, p.waste, p.noise) == (0, 0, [], [0] * 7)
    assert p.barricades == [0] * 12


@pytest.mark.rules("DW-SET-02")
def test_any_objective_can_come_up_and_the_side_follows_the_mode() -> None:
    assert {start(seed=seed).main for seed in range(80)} == set(range(10))
    assert start().settings.side == 0
    assert start(mode="coop").settings.side == 1
    assert start(mode="coop", side="normal").settings.side == 0


SETUPS = [  # objective, seats, options, morale, rounds, helpless, outside, colony
    ("MO01", 4, {}, 7, 8, 4, 1, 0),
    ("MO01", 3, {"side": "hardcore"}, 6, 8, 3, 2, 0),
    ("MO02", 4, {}, 7, 7, 0, 3, 0),
    ("MO04", 4, {}, 6, 6, 0, 1, 12),
    ("MO05", 4, {"side": "hardcore"}, 5, 6, 0, 3, 3),
    ("MO07", 5, {}, 7, 6, 2, 1, 0),
    ("MO09", 4, {}, 7, 5, 7, 0, 6),
    ("MO10", 4, {"side": "hardcore"}, 6, 5, 0, 3, 3),
    ("MO01", 4, {"morale_offset": -2}, 5, 8, 4, 1, 0),
    ("MO04", 3, {"balance_profile": "tuned"}, 7, 6, 0, 1, 8),
    ("MO04", 3, {"balance_profile": "tuned", "side": "hardcore"}, 6, 6, 0, 1, 10),
    ("MO09", 5, {"balance_profile": "tuned", "side": "hardcore"}, 6, 5, 10, 1, 9),
]


@pytest.mark.rules("DW-SET-03", "DW-VAR-04")
@pytest.mark.parametrize(
    ("objective", "seats", "options", "morale", "rounds", "helpless", "outside", "colony"), SETUPS
)
def test_tracks_and_setup_of_each_side_and_profile(
    objective: str,
    seats: int,
    options: dict[str, Any],
    morale: int,
    rounds: int,
    helpless: int,
    outside: int,
    colony: int,
) -> None:
    p = start(seats, main_objective=objective, **options)
    assert (p.morale, p.track, p.helpless) == (morale, rounds, helpless)
    assert [p.zombies_at(location) for location in OUTSIDE] == [outside] * 6
    assert p.zombies_at(COLONY) == colony


@pytest.mark.rules("DW-SET-04", "DW-VAR-03")
def test_how_often_there_is_a_betrayer() -> None:
    """5 of 11 with five players, 5 of 6 in the betrayer variant; never more than one."""
    for options, chance in (
        ({}, 5 / 11),
        ({"betrayer": True}, 5 / 6),
        ({"betrayal_card": False}, 0),
    ):
        dealt = [start(5, seed, **options).objectives for seed in range(300)]
        found = [len([card for card in cards if SECRETS[card].betrayal]) for cards in dealt]
        assert max(found) == (1 if chance else 0)
        assert abs(sum(found) / 300 - chance) < 0.09
        assert all(len(set(cards)) == 5 for cards in dealt)
    assert len(BETRAYALS) == 10


@pytest.mark.rules("DW-SET-05", "DW-SET-06", "DW-GEN-15")
def test_the_decks() -> None:
    p = start()
    assert sorted(p.crisis_deck) == list(range(20))
    assert sorted(p.exile_deck) == list(range(10))
    assert sorted(p.crossroads_deck) == list(range(80))
    mature = [card for card, row in enumerate(CROSSROADS) if row.mature]
    assert not set(start(mature_filter=True).crossroads_deck) & set(mature)
    coop = start(mode="coop")
    assert len(coop.crossroads_deck) == 63
    people = [*coop.survivor_deck, *[s for dealt in coop.dealt for s in dealt]]
    assert SURVIVOR_IDS.index("ferris_quill") not in people
    assert not coop.removed_survivors


@pytest.mark.rules("DW-SET-07", "DW-SET-08", "DW-VAR-02")
def test_hands_and_item_decks() -> None:
    p = start(4)
    assert [len(hand) for hand in p.hands] == [5] * 4
    assert [len(p.decks[location]) for location in OUTSIDE] == [20] * 6
    two = start(2)
    assert [len(hand) for hand in two.hands] == [7, 7]
    assert two.settings.coop
    assert two.objectives == [NOTHING, NOTHING]
    bare = start(4, main_objective="MO05", balance_profile="tuned")
    assert [len(bare.decks[location]) for location in OUTSIDE] == [12] * 6


@pytest.mark.rules("DW-SET-09", "DW-SET-11", "DW-SET-12")
def test_survivors_are_kept_and_stand_at_the_colony() -> None:
    for seats, kept in ((2, 3), (4, 2)):
        p = chosen(start(seats))
        assert [len(p.group(seat)) for seat in range(seats)] == [kept] * seats
        assert len(p.at(COLONY)) == kept * seats
        assert p.leaders[p.first] == max(p.leaders)


@pytest.mark.rules("DW-VAR-06", "DW-VAR-01")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {"mode": "two_player"}),
        (2, {"mode": "coop"}),
        (2, {"mode": "standard"}),
        (4, {"mode": "coop", "betrayer": True}),
        (4, {"betrayer": True, "betrayal_card": False}),
        (4, {"coop_open_hands": True}),
    ],
)
def test_what_cannot_be_had_together_is_refused(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(BadSetting):
        Match(GAME, seats, options, Seeded(1))


def test_ten_objectives() -> None:
    assert len(OBJECTIVE_IDS) == 10
