"""What holds at every moment of every match: nothing is made or lost, and matches end."""

import random
from collections import Counter

import pytest
from tests.dead_of_winter.walks import play, start, step, table_of

from whiteout.games.dead_of_winter.position import WinterPosition
from whiteout.games.dead_of_winter.rules.looking import TakeRescued
from whiteout.games.dead_of_winter.rules.setup import cards_of
from whiteout.games.dead_of_winter.tables import ENTRANCES, KIND, PEOPLE, SPACES


def all_cards(p: WinterPosition) -> Counter[int]:
    """Every item card, wherever it lies."""
    places = [*p.hands, *p.decks, *p.given, *p.given_open, *p.lost_hands, *p.boxed]
    places += [p.waste, p.removed_cards, p.objective_cards, p.drawn]
    places += [[item & KIND for item in items] for items in p.items]
    if isinstance(p.choice, TakeRescued):
        places.append(list(p.choice.cards))
    if p.played >= 0:
        places.append([p.played])
    return Counter(card for place in places for card in place)


@pytest.mark.parametrize("number", range(24))
@pytest.mark.rules("DW-GEN-08", "DW-GEN-10", "DW-GEN-14", "DW-ZOM-03", "DW-SRV-06", "DW-SRCH-07")
def test_nothing_is_made_or_lost(number: int) -> None:
    match = start(number)
    draw = random.Random(number)
    whole = Counter(card for deck in range(len(SPACES)) for card in cards_of(deck))
    while not match.position.over:
        p = table_of(match)
        assert all_cards(p) == whole
        assert 0 <= p.morale <= 10
        assert all(p.free_in(entrance) >= 0 for entrance in range(ENTRANCES))
        assert all(p.zombies[e] >= 0 and p.barricades[e] >= 0 for e in range(ENTRANCES))
        assert all((p.place[s] >= 0) == (p.owner[s] >= 0) for s in range(PEOPLE))
        for seat in p.players() if p.round else []:
            for viewer in range(p.seats):
                assert not Counter(p.known[viewer][seat]) - Counter(p.hands[seat])
        step(match, draw)


@pytest.mark.rules("DW-DEC-10", "DW-END-01", "DW-END-12")
def test_matches_of_all_tables_end() -> None:
    reasons = Counter(table_of(play(number)).end_reason for number in range(40))
    assert set(reasons) >= {"morale", "stoves"}
