"""Perfect recall: tokens that can be read back to everything a seat has seen and answered."""

from __future__ import annotations

import pytest
from tests.adapters.aid import GAMES, SEATS, matches, random_arena, walk

from whiteout.adapters.encoding import encoding
from whiteout.adapters.recall import Recall
from whiteout.core.bot import Eyes
from whiteout.core.event import history_of
from whiteout.core.fields import OffTheLayout


@pytest.mark.parametrize("name", GAMES)
def test_tokens_can_be_read_back_to_the_very_events(name: str) -> None:
    for match in matches(name, 5, seed=6):
        for _ in walk(match):
            pass
        vocabulary = encoding(name, match.seats).vocabulary
        for seat in range(match.seats):
            recall = Recall(Eyes(match.game, match.position, seat), vocabulary)
            events = history_of(match.position.history or [], seat)
            tokens = recall.tokens(100_000)
            assert max(tokens) < vocabulary.size
            assert vocabulary.decode(tokens) == events == recall.facts()


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_has_answered_stands_among_what_it_has_seen(name: str) -> None:
    arena = random_arena(name, 7, steps=60)
    code = arena.rules.code
    said = [
        entry["answer"] for recall in arena.recalls for entry in recall.facts() if "answer" in entry
    ]
    taken = [code.alphabet[action].text for _, action in arena.taken]
    assert sorted(said) == sorted(taken)


@pytest.mark.parametrize("name", GAMES)
def test_a_row_of_fixed_length_keeps_the_latest(name: str) -> None:
    arena = random_arena(name, 8, steps=40)
    recall = arena.recalls[0]
    whole = [token for token in recall.tokens(100_000) if token]
    assert list(recall.tokens(20)) == whole[-20:]
    assert list(recall.tokens(len(whole) + 2)) == [0, 0, *whole]


@pytest.mark.parametrize("value", [0, 255, 256, 70_000, -3, [], [[1], {}], {"event": None}, True])
def test_every_kind_of_fact_survives(value: object) -> None:
    vocabulary = encoding(GAMES[0], SEATS).vocabulary
    assert vocabulary.decode([0, *vocabulary.encode(value)]) == [value]


def test_a_word_of_no_table_is_an_error() -> None:
    with pytest.raises(OffTheLayout, match="'snowman' stands in no table"):
        encoding(GAMES[0], SEATS).vocabulary.encode("snowman")
