"""Specification 4: setup, and the options that change what is dealt.

Chance is tested on fixed seeds, so that a test passes always or never; the bounds are those that a
fair shuffle oversteps once in a thousand times.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from tests.outpost_31.stage import answer, offered, point, seen

from whiteout.core.chance import SeededChance
from whiteout.core.event import ABOVE, SPECTATOR, history_of
from whiteout.core.match import Match, Seeded
from whiteout.core.refusal import BadSetting
from whiteout.games.outpost_31.facts import FACTS
from whiteout.games.outpost_31.game import GAME
from whiteout.games.outpost_31.position import (
    HUMAN,
    IMITATION,
    NOBODY,
    NOTHING,
    OutpostPosition,
)
from whiteout.games.outpost_31.rules.dice import battle_need
from whiteout.games.outpost_31.rules.setup import (
    mission_cards,
    set_up,
    supply_cards,
)
from whiteout.games.outpost_31.settings import Settings
from whiteout.games.outpost_31.tables import (
    BY_PLAYERS,
    CARDS,
    CHARACTER_IDS,
    CHARACTERS,
    CHIPS,
    IDS,
    MISSION_IDS,
    MISSIONS,
    ids_of,
)
from whiteout.games.outpost_31.written_codes import MOLOTOV, REVOLVER

PLAYERS = range(4, 9)
SETUPS = 2000

# What a chi-square with so many degrees of freedom exceeds once in a thousand times.
CHI_SQUARE = {3: 16.27, 5: 20.52, 7: 24.32, 11: 31.26}

# The rows of the table at the end of section 4.
DECKS = {4: 25, 5: 25, 6: 33, 7: 36, 8: 40}
DEPARTMENTS = {4: [2, 1, 1], 5: [2, 2, 1], 6: [2, 2, 2], 7: [3, 2, 2], 8: [3, 3, 2]}
BLOOD = {4: (3, 1, 7, 1), 5: (4, 1, 4, 1), 6: (5, 1, 5, 1), 7: (6, 1, 5, 2), 8: (7, 1, 6, 2)}
TARGET = {4: 3, 5: 4, 6: 4, 7: 5, 8: 6}


def begun(players: int, seed: int = 1, listened: bool = True, **options: Any) -> OutpostPosition:
    """A match at the choice of characters."""
    p = set_up(players, Settings(players, options), SeededChance(seed), listened)
    p.advance()
    return p


def laid_out(players: int, seed: int = 1, listened: bool = True, **options: Any) -> OutpostPosition:
    """A match at its first decision after the draft: everybody took the first character offered."""
    p = begun(players, seed, listened, **options)
    while point(p) == "D01":
        answer(p, f"{p.asked[0]} {offered(p, p.asked[0])[0]}")
    return p


@cache
def many() -> list[OutpostPosition]:
    """Tables of six with one seed after another, characters at random."""
    return [laid_out(6, seed, False, character_draft="random") for seed in range(SETUPS)]


def assert_uniform(found: list[Any], outcomes: int) -> None:
    """Each of so many outcomes is as likely as any other."""
    expected = len(found) / outcomes
    counts = Counter(found)
    assert len(counts) == outcomes
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < CHI_SQUARE[outcomes - 1], counts


# -- the first Captain ---------------------------------------------------------------------------


@pytest.mark.rules("OP-SET-01")
def test_the_highest_roll_leads_and_tied_leaders_alone_roll_again() -> None:
    again = 0
    for seed in range(100):
        p = begun(6, seed)
        rolls = seen(p, "captain_rolled")
        assert rolls[0]["players"] == [0, 1, 2, 3, 4, 5]
        for before, after in pairwise(rolls):
            best = max(before["totals"])
            leaders = [
                player
                for player, total in zip(before["players"], before["totals"], strict=True)
                if total == best
            ]
            assert len(leaders) > 1
            assert after["players"] == leaders
            again += 1
        last = rolls[-1]
        assert last["totals"].count(max(last["totals"])) == 1
        assert last["players"][last["totals"].index(max(last["totals"]))] == p.captain
        assert p.first_captain == p.captain
    assert again > 10


@pytest.mark.rules("OP-SET-01")
def test_the_totals_are_those_of_two_dice() -> None:
    totals = Counter(
        total
        for seed in range(600)
        for total in seen(begun(6, seed), "captain_rolled")[0]["totals"]
    )
    assert set(totals) == set(range(2, 13))
    expected = {total: 3600 * (6 - abs(total - 7)) / 36 for total in totals}
    chi_square = sum((totals[n] - expected[n]) ** 2 / expected[n] for n in totals)
    assert chi_square < 29.59  # ten degrees of freedom


@pytest.mark.rules("OP-SET-01")
def test_everybody_is_first_captain_as_often() -> None:
    assert_uniform([p.first_captain for p in many()], 6)


# -- seats and trackers --------------------------------------------------------------------------


@pytest.mark.rules("OP-SET-02")
def test_left_is_the_next_seat_clockwise() -> None:
    p = laid_out(6)
    assert [p.next_living(player) for player in range(6)] == [1, 2, 3, 4, 5, 0]


@pytest.mark.rules("OP-SET-03")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_side_of_the_infection_tracker(players: int) -> None:
    """On the small side a Battle at level 4 still needs three of a kind, on the large side four."""
    p = laid_out(players)
    assert p.settings.side == (0 if players < 6 else 1)
    p.contagion = 4
    assert battle_need(p) == (3 if players < 6 else 4)
    assert p.settings.target == TARGET[players]


@pytest.mark.rules("OP-SET-04", "OP-SET-09", "OP-SET-17")
@pytest.mark.parametrize("players", PLAYERS)
def test_where_everything_begins(players: int) -> None:
    p = begun(players)
    assert (p.contagion, p.destroyed_count, p.unlocked_sector) == (0, 0, 1)
    assert p.objectives == [False] * 6
    assert (p.pass_skips_used, p.torched_humans, p.torched_total) == (0, 0, 0)
    assert (p.entered, p.lone, p.team) == (False, NOBODY, []), "all movers in the Rec Room"
    assert p.living == [True] * players
    assert p.tied == [False] * players
    assert not any(p.hazard)
    assert not any(p.power_out)
    assert not any(p.destroyed)


# -- characters ----------------------------------------------------------------------------------


@pytest.mark.rules("OP-SET-05")
def test_three_stacks_of_four() -> None:
    assert Counter(character.department for character in CHARACTERS) == {0: 4, 1: 4, 2: 4}
    p = begun(6)
    assert len(offered(p, p.captain)) == 12


@pytest.mark.rules("OP-SET-06")
@pytest.mark.parametrize("players", PLAYERS)
def test_picks_go_clockwise_from_the_captain_out_of_a_largest_stack(players: int) -> None:
    for seed in range(12):
        p = begun(players, seed)
        chance = SeededChance(seed, 1)
        left = list(range(12))
        order = []
        while point(p) == "D01":
            (seat,) = p.asked
            order.append(seat)
            sizes = Counter(CHARACTERS[code].department for code in left)
            most = max(sizes.values())
            legal = [code for code in left if sizes[CHARACTERS[code].department] == most]
            assert offered(p, seat) == [f"character {CHARACTER_IDS[code]}" for code in legal]
            pick = legal[chance.below(len(legal), "pick")]
            left.remove(pick)
            answer(p, f"{seat} character {CHARACTER_IDS[pick]}")
            assert p.characters[seat] == pick
        assert order == [(p.first_captain + turn) % players for turn in range(players)]
        assert p.stack_left == left


@pytest.mark.rules("OP-SET-07")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("draft", ["draft", "random"])
def test_how_many_of_each_department(players: int, draft: str) -> None:
    for seed in range(10):
        p = laid_out(players, seed, character_draft=draft)
        counts = Counter(CHARACTERS[code].department for code in p.characters)
        assert sorted(counts.values(), reverse=True) == DEPARTMENTS[players]
        assert p.department == [CHARACTERS[code].department for code in p.characters]
        assert len(set(p.characters)) == players


@pytest.mark.rules("OP-SET-08")
def test_picks_are_public() -> None:
    p = laid_out(6)
    taken = seen(p, "character_taken")
    assert [facts["character"] for facts in taken] == [
        CHARACTER_IDS[p.characters[facts["player"]]] for facts in taken
    ]
    assert len(taken) == 6
    for viewer in (SPECTATOR, 0, 5):
        players = GAME.view(p, viewer)["players"]
        assert [facts["character"] for facts in players] == [
            CHARACTER_IDS[code] for code in p.characters
        ]


@pytest.mark.rules("OP-SET-06")
def test_random_characters_are_drawn_from_all_and_ask_nobody() -> None:
    p = begun(6, character_draft="random")
    assert point(p) != "D01"
    assert_uniform([p.characters[p.first_captain] for p in many()], 12)


# -- decks ---------------------------------------------------------------------------------------


@pytest.mark.rules("OP-SET-10", "OP-GAP-30")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_mission_log_holds_the_cards_of_that_number_of_players(players: int) -> None:
    cards = mission_cards(Settings(players, {}))
    assert cards == [code for code, row in enumerate(MISSIONS) if row.min <= players]
    assert len(cards) == DECKS[players]
    p = laid_out(players, character_draft="random")
    left = sorted([*p.mission_deck, *p.mission_discard, p.mission])
    assert left == cards


@pytest.mark.rules("OP-SET-10", "OP-GAP-30")
@pytest.mark.parametrize("players", PLAYERS)
def test_with_all_from_6_every_mission_is_used(players: int) -> None:
    cards = mission_cards(Settings(players, {"mission_marks": "all_from_6"}))
    assert len(cards) == (25 if players < 6 else 40)


@pytest.mark.rules("OP-SET-10")
@pytest.mark.parametrize("players", [4, 6, 8])
@pytest.mark.parametrize("density", [-2, -1, 0, 1, 2])
def test_events_may_be_fewer_or_more(players: int, density: int) -> None:
    plain = mission_cards(Settings(players, {}))
    cards = mission_cards(Settings(players, {"event_density": density}))
    names = [MISSION_IDS[code] for code in cards]
    smoke = [MISSION_IDS[code] for code in plain if MISSIONS[code].event == "smoke"]
    kept = smoke if density >= 0 else smoke[:density]
    assert [name for name in names if name in smoke] == kept + ["ml33"] * max(density, 0)
    assert len(cards) == len(plain) + density


@pytest.mark.rules("OP-SET-10")
def test_the_mission_log_is_shuffled() -> None:
    """The first Investigation of 26 is each as often."""
    firsts = Counter(p.mission for p in many() if p.mission >= 0 and not p.mission_discard)
    total = sum(firsts.values())
    assert len(firsts) == 26
    chi_square = sum((count - total / 26) ** 2 / (total / 26) for count in firsts.values())
    assert chi_square < 52.62  # 25 degrees of freedom


@pytest.mark.rules("OP-SET-11")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("size", [4, 5, 6])
def test_everybody_gets_a_secret_hand(players: int, size: int) -> None:
    p = laid_out(players, hand_size=size)
    assert [len(hand) for hand in p.hands] == [size] * players
    everything = [card for hand in p.hands for card in hand] + p.supply
    assert Counter(everything) == {code: card.count for code, card in enumerate(CARDS)}
    assert len(everything) == 100
    assert p.supply_seen == [0] * len(p.supply)
    for player in range(players):
        (told,) = seen(p, "dealt", player)
        assert told["only_you"]["cards"] == ids_of(p.hands[player])
    assert "only_you" not in seen(p, "dealt")[0]


@pytest.mark.rules("OP-SET-11", "OP-GAP-01", "OP-GAP-45")
@pytest.mark.parametrize("copies", [1, 2, 3, 4])
def test_a_molotov_fewer_is_a_revolver_more(copies: int) -> None:
    cards = Counter(supply_cards(Settings(5, {"molotov_copies": copies})))
    assert cards[MOLOTOV] == copies
    assert cards[REVOLVER] == 12 - copies
    assert sum(cards.values()) == 100
    assert not {"rope", "dynamite", "flamethrower"} & set(IDS)


@pytest.mark.rules("OP-SET-11")
def test_the_supply_cards_are_shuffled() -> None:
    """In 30 dealt cards each kind comes up as often as it should."""
    dealt = Counter(card for p in many() for hand in p.hands for card in hand)
    for code, card in enumerate(CARDS):
        expected = SETUPS * 30 * card.count / 100
        assert abs(dealt[code] - expected) < 4 * expected**0.5, IDS[code]
    tops = Counter(p.supply[-1] for p in many())
    assert abs(tops[0] - SETUPS * 0.09) < 4 * (SETUPS * 0.09) ** 0.5


# -- blood ---------------------------------------------------------------------------------------


@pytest.mark.rules("OP-SET-12", "OP-SET-13", "OP-GAP-05", "OP-GAP-06")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_blood_decks(players: int) -> None:
    p = laid_out(players)
    found = [p.blood.count(HUMAN), p.blood.count(IMITATION)]
    found += [p.assimilation_deck.count(HUMAN), p.assimilation_deck.count(IMITATION)]
    assert tuple(found) == BLOOD[players]
    row = BY_PLAYERS[players]
    assert found[0] + found[2] + row.box[0] == 13
    assert found[1] + found[3] + row.box[1] == 3
    assert seen(p, "dealt")[0]["assimilation"] == len(p.assimilation_deck)


@pytest.mark.rules("OP-SET-12")
def test_each_player_is_told_the_own_blood_only() -> None:
    p = laid_out(6)
    for player in range(6):
        (told,) = seen(p, "dealt", player)
        assert set(told["only_you"]) == {"cards", "blood"}
        assert told["only_you"]["blood"] == ("human", "imitation")[p.blood[player]]
        view = GAME.view(p, player)
        assert view["blood"] == told["only_you"]["blood"]
        assert not any("blood" in facts for facts in view["players"])
    assert "blood" not in GAME.view(p, SPECTATOR)


@pytest.mark.rules("OP-SET-12")
def test_everybody_is_the_imitation_as_often() -> None:
    assert_uniform([p.blood.index(IMITATION) for p in many()], 6)


@pytest.mark.rules("OP-SET-13")
def test_the_assimilation_deck_is_shuffled() -> None:
    assert_uniform([p.assimilation_deck.index(IMITATION) for p in many()], 6)


# -- Gear and chips ------------------------------------------------------------------------------


@pytest.mark.rules("OP-SET-14", "OP-GAP-01")
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_gear_lies_beside_the_board(copies: int) -> None:
    p = laid_out(5, gear_copies=copies)
    assert p.gear_left == [copies] * 3
    assert p.gear == [[[], [], []]] * 5


@pytest.mark.rules("OP-SET-15", "OP-SET-16")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_chip_of_its_sector_in_every_room(players: int) -> None:
    p = laid_out(players)
    for sector in (1, 2, 3):
        chips = p.chips[6 * sector - 6 : 6 * sector]
        assert Counter(chips) == {
            code: chip.count for code, chip in enumerate(CHIPS) if chip.sector == sector
        }
    assert p.chip_up == [False] * 18
    assert p.chip_seen == [0] * 18
    assert p.unlocked_sector == 1


@pytest.mark.rules("OP-SET-15")
@pytest.mark.parametrize("sector", [1, 2, 3])
def test_the_chips_of_a_sector_are_shuffled(sector: int) -> None:
    first = 6 * sector - 6
    single = next(
        code for code, chip in enumerate(CHIPS) if chip.sector == sector and chip.count == 1
    )
    assert_uniform([p.chips.index(single) - first for p in many()], 6)


# -- the course of it ----------------------------------------------------------------------------


@pytest.mark.rules("OP-FLOW-01", "OP-SET-06", "OP-SET-12")
def test_setup_then_the_first_turn() -> None:
    p = laid_out(5)
    kinds = [event.kind for event in p.history or []]
    assert kinds.index("captain_rolled") < kinds.index("character_taken") < kinds.index("dealt")
    assert kinds[kinds.index("dealt") + 1 :][:2] == ["turn_began", "mission_revealed"]
    assert p.turn == 1


def test_nothing_hidden_is_dealt_before_the_characters_are_taken() -> None:
    p = begun(5)
    assert p.hands == [[]] * 5
    assert p.chips == [NOTHING] * 18
    assert p.supply == []
    assert p.mission_deck == []


def test_nobody_need_listen() -> None:
    p = laid_out(6, 3, False)
    told = laid_out(6, 3)
    assert p.history is None
    assert (p.hands, p.chips, p.blood) == (told.hands, told.chips, told.blood)


@pytest.mark.parametrize("players", [0, 3, 9])
def test_refused_numbers_of_players(players: int) -> None:
    with pytest.raises(BadSetting) as refused:
        Match(GAME, players, {}, Seeded(1))
    assert refused.value.expected == "4 to 8 seats"


# -- matches that begin in the middle ------------------------------------------------------------


def test_what_everybody_is_told_of_a_match_that_begins_in_the_middle() -> None:
    p = laid_out(4)
    p.captain = 2
    p.living[3] = False
    p.blood_shown[3] = True
    p.hands[3] = []
    p.chip_seen[4] = 1 << 1
    p.chip_up[5] = True
    p.lost_chips = [p.chips[0]]
    p.chips[0] = NOTHING
    p.mission_seen[-1] = 1 << 2
    p.supply_seen[0] = 1 << 2
    p.blood_seen[0] = 1 << 1
    p.pool = [3, 1]
    p.given = [[3], [1], [], []]
    p.looked = True
    event = FACTS.opening(p)
    (public,) = history_of([event], SPECTATOR)
    assert [player["living"] for player in public["players"]] == [True, True, True, False]
    assert "blood" not in public["players"][0]
    assert public["players"][3]["blood"] == ("human", "imitation")[p.blood[3]]
    assert [player["cards"] for player in public["players"]] == [5, 5, 5, 0]
    assert public["rooms"][5]["chip"] == CHIPS[p.chips[5]].id
    assert public["rooms"][0]["chip"] is None
    assert "hand" not in public
    (one,) = history_of([event], 1)
    (two,) = history_of([event], 2)
    assert one["only_you"] == FACTS.view(p, 1)
    assert one["only_you"]["hand"] == ids_of(p.hands[1])
    assert one["only_you"]["rooms"][4]["seen"] == CHIPS[p.chips[4]].id
    assert one["only_you"]["handed_in"] == ["revolver"]
    assert one["only_you"]["players"][0]["blood"] == ("human", "imitation")[p.blood[0]]
    assert "cards" not in one["only_you"]["pool"]
    assert "blood" not in two["only_you"]["players"][0]
    assert two["only_you"]["pool"]["cards"] == ["revolver", "scalpel"]
    assert "seen" not in two["only_you"]["rooms"][4]
    lowest = {"place": len(p.supply) - 1, "cards": [IDS[p.supply[0]]]}
    assert two["only_you"]["supply"]["known"] == [lowest]
    assert "known" not in one["only_you"]["supply"]
    top = {"place": 0, "mission": MISSION_IDS[p.mission_deck[-1]]}
    assert two["only_you"]["mission_log"]["known"] == [top]
    assert history_of([event], ABOVE)[0]["secret"]["0"]["blood"] in ("human", "imitation")
