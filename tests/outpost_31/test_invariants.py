"""What holds at every decision of every match, whatever the table has chosen."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.outpost_31.referee import Referee
from tests.outpost_31.stage import point
from tests.outpost_31.walks import any_walk, helpful_walk

from whiteout.contract.walk import Walk, fingerprint
from whiteout.core.chance import SeededChance
from whiteout.core.event import SPECTATOR
from whiteout.core.match import Match, Seeded
from whiteout.core.position import Position
from whiteout.core.view import encode, view
from whiteout.games.outpost_31.game import GAME
from whiteout.games.outpost_31.position import IMITATION, NOBODY, NOTHING, OutpostPosition
from whiteout.games.outpost_31.rules.fire import TOKENS
from whiteout.games.outpost_31.rules.setup import mission_cards, supply_cards
from whiteout.games.outpost_31.tables import (
    CHARACTERS,
    CHIPS,
    GEAR_USES,
    IS_SABOTAGE,
    MISSION_IDS,
    MISSIONS,
)

seats = st.integers(GAME.fewest, GAME.most)
seeds = st.integers(0, 2**32)


def walk(players: int, seed: int) -> Walk:
    """A match at random, or of players who pull together and so see all of the base."""
    return helpful_walk(players, seed) if seed % 2 else any_walk(players, seed)


def ours(walk: Walk) -> OutpostPosition:
    p = walk.match.position
    assert isinstance(p, OutpostPosition)
    return p


def dealt(walk: Walk) -> bool:
    """Whether the characters are chosen and the cards dealt."""
    return bool(ours(walk).turn)


@pytest.mark.rules("OP-SET-11", "OP-DECK-01", "OP-DECK-04", "OP-POOL-10", "OP-SAB-02", "OP-ELIM-02")
@settings(max_examples=30)
@given(seats, seeds)
def test_no_supply_card_is_lost_or_made(players: int, seed: int) -> None:
    moves = walk(players, seed)
    for _ in moves:
        p = ours(moves)
        if not dealt(moves):
            continue
        piles = [p.supply, p.discard, p.pool, p.revealed, p.sabotage, *p.hands]
        count = Counter(card for pile in piles for card in pile)
        assert sum(count.values()) == 100
        assert count == Counter(supply_cards(p.settings))
        assert len(p.supply_seen) == len(p.supply)


@pytest.mark.rules("OP-SET-10", "OP-MLOG-02", "OP-MLOG-10", "OP-MLOG-11")
@settings(max_examples=20)
@given(seats, seeds)
def test_no_mission_is_lost_or_made(players: int, seed: int) -> None:
    moves = walk(players, seed)
    for _ in moves:
        p = ours(moves)
        if dealt(moves):
            up = [] if p.mission == NOTHING else [p.mission]
            missions = p.mission_deck + p.mission_discard + up + event_in_hand(p)
            assert Counter(missions) == Counter(mission_cards(p.settings))
            assert len(p.mission_seen) == len(p.mission_deck)
            assert not up or not MISSIONS[p.mission].event


def event_in_hand(p: OutpostPosition) -> list[int]:
    """While Bennings weighs its room an Event lies on no pile yet."""
    if point(p) != "D02" or p.choice is None:
        return []
    return [MISSION_IDS.index(str(p.choice.about(p)["mission"]))]


@pytest.mark.rules("OP-SET-12", "OP-SET-13", "OP-ASM-08", "OP-ASM-12", "OP-TORCH-05")
@settings(max_examples=30)
@given(seats, seeds)
def test_blood_samples_are_neither_lost_nor_made(players: int, seed: int) -> None:
    moves = walk(players, seed)
    for _ in moves:
        p = ours(moves)
        if dealt(moves):
            table = p.settings.table
            assert len(p.assimilation_deck) == sum(table.assimilation)
            samples = p.blood + p.assimilation_deck
            assert samples.count(IMITATION) == table.start[1] + table.assimilation[1]
            assert p.assimilations == p.unlocked_sector - 1
            if not p.assimilations:
                assert p.blood.count(IMITATION) == 1


@pytest.mark.rules("OP-SET-15", "OP-BAT-09", "OP-BAT-10", "OP-CHIP-07", "OP-FIRE-07", "OP-COMP-04")
@settings(max_examples=30)
@given(seats, seeds)
def test_chips_stay_in_their_sector_or_leave_for_good(players: int, seed: int) -> None:
    moves = walk(players, seed)
    before = [6, 6, 6]
    for _ in moves:
        p = ours(moves)
        if not dealt(moves):
            continue
        for sector in range(3):
            rooms = range(6 * sector, 6 * sector + 6)
            chips = [p.chips[room] for room in rooms if p.chips[room] != NOTHING]
            lost = [chip for chip in p.lost_chips if CHIPS[chip].sector == sector + 1]
            assert all(CHIPS[chip].sector == sector + 1 for chip in chips)
            count = Counter(chips + lost)
            assert all(count[chip] <= CHIPS[chip].count for chip in count)
            assert len(chips) <= before[sector]
            before[sector] = len(chips)
        for room in range(18):
            if p.chips[room] == NOTHING:
                assert not p.chip_up[room]
                assert not p.chip_seen[room]
            if p.destroyed[room]:
                assert (p.chips[room], p.hazard[room], p.power_out[room]) == (NOTHING, 0, False)


@pytest.mark.rules("OP-FIRE-09", "OP-FIRE-06", "OP-GW-08", "OP-CHIP-02", "OP-ELIM-04")
@settings(max_examples=30)
@given(seats, seeds)
def test_tokens_and_gear_do_not_exceed_the_box(players: int, seed: int) -> None:
    moves = walk(players, seed)
    for _ in moves:
        p = ours(moves)
        if not dealt(moves):
            continue
        assert sum(1 for hazard in p.hazard if hazard) <= TOKENS
        assert p.destroyed.count(True) == p.destroyed_count < p.settings.destroyed_limit
        assert p.contagion < p.settings.max_contagion
        for kind in range(3):
            cards = [uses for gear in p.gear for uses in gear[kind]]
            most = p.settings.rope_uses if kind == 0 else GEAR_USES[kind]
            assert all(1 <= uses <= most for uses in cards)
            assert all(gear[kind] == sorted(gear[kind]) for gear in p.gear)
            assert 0 <= p.gear_left[kind] <= p.settings.gear_copies - len(cards)


@pytest.mark.rules("OP-SET-07", "OP-ELIM-03", "OP-ELIM-05", "OP-GW-07", "OP-ROPE-08", "OP-ROPE-11")
@settings(max_examples=30)
@given(seats, seeds)
def test_only_those_who_can_are_asked(players: int, seed: int) -> None:
    moves = walk(players, seed)
    for _ in moves:
        p = ours(moves)
        if not dealt(moves):
            continue
        counts = Counter(CHARACTERS[code].department for code in p.characters)
        assert max(counts.values()) - min(counts.get(code, 0) for code in range(3)) <= 1
        assert len(set(p.characters)) == players
        assert p.available(p.captain)
        assert sum(1 for player in range(players) if p.available(player)) >= 2
        assert all(p.available(player) for player in p.team)
        assert p.lone == NOBODY or p.available(p.lone)
        assert p.lone not in p.team
        votes = point(p) in ("D08", "D46")
        for player in p.asked:
            assert p.living[player]
            assert votes or not p.tied[player]
        for player in range(players):
            if not p.living[player]:
                assert not p.hands[player]
                assert not any(p.gear[player])


@pytest.mark.rules("OP-POOL-03", "OP-POOL-05")
@settings(max_examples=30)
@given(seats, seeds)
def test_humans_hand_in_no_sabotage_but_from_a_hand_of_it(players: int, seed: int) -> None:
    moves = walk(players, seed)
    for _ in moves:
        p = ours(moves)
        if point(p) not in ("D21", "D37"):
            continue
        for player in p.asked:
            cards = [option.value for option in p.options(player)]
            assert cards == sorted(cards)
            hand = p.hands[player]
            barred = p.settings.sabotage_ban and p.blood[player] != IMITATION
            if barred and not all(IS_SABOTAGE[card] for card in hand):
                assert not any(IS_SABOTAGE[card] for card in cards)
            else:
                assert set(cards) == set(hand)


@pytest.mark.rules("OP-INFO-01", "OP-EOT-01", "OP-EOT-04", "OP-CON-02", "OP-DECK-05")
@settings(max_examples=40)
@given(seats, seeds)
def test_a_referee_who_hears_the_events_sees_the_same_table(players: int, seed: int) -> None:
    moves = walk(players, seed)
    referee = Referee(players)
    heard = 0
    for _ in moves:
        news = moves.match.history(SPECTATOR, heard)
        heard += len(news)
        for event in news:
            referee.watch(event)
        if dealt(moves):
            referee.check(moves.match.view(SPECTATOR))


@pytest.mark.rules("OP-INFO-01", "OP-DECK-03", "OP-POOL-07")
@settings(max_examples=15)
@given(seats, seeds)
def test_where_a_card_lies_in_a_hidden_pile_tells_nobody_anything(players: int, seed: int) -> None:
    """Copies are alike and hidden piles have no order that shows."""
    moves = walk(players, seed)
    chance = SeededChance(seed)
    for _ in moves:
        p = ours(moves)
        if p.turn > 4:
            break
        q = p.clone()
        chance.shuffle(q.discard, "reorder")
        chance.shuffle(q.assimilation_deck, "reorder")
        chance.shuffle(q.pool, "reorder")
        if not any(q.supply_seen):
            chance.shuffle(q.supply, "reorder")
        if not any(q.mission_seen):
            chance.shuffle(q.mission_deck, "reorder")
        for hand in q.hands:
            chance.shuffle(hand, "reorder")
        for viewer in [*range(players), SPECTATOR]:
            assert encode(view(GAME, q, viewer)) == encode(view(GAME, p, viewer))


@settings(max_examples=10)
@given(seats, seeds)
def test_clones_are_equal_and_independent(players: int, seed: int) -> None:
    moves = walk(players, seed)
    for _ in moves:
        p = ours(moves)
        if moves.draw.random() > 0.05:
            continue
        before = fingerprint(GAME, p)
        copy = p.clone()
        assert fingerprint(GAME, copy) == before
        for slot in own_fields():
            mine, other = getattr(p, slot), getattr(copy, slot)
            assert mine == other, slot
            if isinstance(mine, list) and mine:
                assert mine is not other, f"{slot} is shared"
                if isinstance(mine[0], list):
                    assert not any(a is b for a, b in zip(mine, other, strict=True)), slot
        seat = copy.asked[0]
        copy.apply(seat, copy.options(seat)[0])
        assert fingerprint(GAME, p) == before


def own_fields() -> list[str]:
    """The fields of the game's own position; a compiled class does not list its slots."""
    names = set(dir(OutpostPosition)) - set(dir(Position))
    return [name for name in sorted(names) if not callable(getattr(OutpostPosition, name))]


def every_option() -> dict[str, list[Any]]:
    """Every value of every option."""
    values: dict[str, list[Any]] = {}
    for setting in GAME.settings():
        if setting.kind == "switch":
            values[setting.key] = [True, False]
        elif setting.kind == "choice":
            values[setting.key] = list(setting.choices)
        else:
            most = min(setting.maximum, setting.minimum + 9)
            values[setting.key] = list(range(setting.minimum, most + 1))
    return values


@pytest.mark.parametrize("players", range(GAME.fewest, GAME.most + 1))
def test_random_matches_end_with_every_value_of_every_option(players: int) -> None:
    ends: Counter[str] = Counter()
    for key, values in every_option().items():
        for index, value in enumerate(values):
            if key == "early_win_players_max" and value in (1, 2, 3):
                continue
            match = Match(GAME, players, {key: value}, Seeded(players * 100 + index))
            moves = Walk(match, random.Random(index))
            for _ in moves:
                pass
            ends[match.outcome().reason] += 1
    assert set(ends) <= set(GAME.ends)
    assert len(ends) > 1
