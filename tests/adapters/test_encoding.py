"""Views as numbers: complete, bounded, the same everywhere, and no leak."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys

import numpy as np
import pytest
from tests.adapters.aid import GAMES, SEATS, matches, random_arena, walk
from tests.kit.frost.game import Frost

from whiteout.adapters.encoding import Encoding, encoding
from whiteout.core.chance import SeededChance
from whiteout.core.fields import OffTheLayout, One, Which
from whiteout.core.refusal import BadSetting
from whiteout.core.view import FRAME, view
from whiteout.games.registry import find_game

NOT_NUMBERS = ("options", "asides")


def shape(code: Encoding) -> str:
    """Everything that must not change from one process to the next."""
    texts = [option.text for option in code.alphabet]
    return json.dumps([code.layout.rows(), texts, code.vocabulary.words])


@pytest.mark.parametrize("name", GAMES)
def test_the_layout_names_every_field_a_view_may_have(name: str) -> None:
    game = find_game(name)
    rows = game.layout(SEATS).rows()
    named, left_out = set(), set()
    for _, size, path, _ in rows:
        bare = re.sub(r"\[\d+\]", "", path)
        parts = bare.split(".")
        named |= {".".join(parts[: end + 1]) for end in range(len(parts))}
        if size == 0:
            left_out.add(bare)
    for path in [*FRAME, *game.information()]:
        inside = any(path == out or path.startswith(f"{out}.") for out in left_out)
        assert path in named or inside, f"{name}: {path} is not in the layout"


@pytest.mark.parametrize("name", GAMES)
def test_the_rows_of_a_layout_follow_one_another_without_a_gap(name: str) -> None:
    game = find_game(name)
    for seats in range(game.fewest, game.most + 1):
        layout = game.layout(seats)
        end = 0
        for start, size, path, meaning in layout.rows():
            assert start == end, path
            assert meaning, path
            end = start + size
        assert end == layout.size


@pytest.mark.parametrize("name", GAMES)
def test_every_option_ever_offered_has_a_number_of_its_own(name: str) -> None:
    game = find_game(name)
    texts = [option.text for option in game.alphabet()]
    assert len(set(texts)) == len(texts)
    known = {option.text: option for option in game.alphabet()}
    for match in matches(name, 6):
        for _ in walk(match):
            p = match.position
            for seat in p.asked:
                for option in p.options(seat):
                    assert known[option.text] is option


@pytest.mark.parametrize("name", GAMES)
def test_numbers_are_bounded_and_tell_different_views_apart(name: str) -> None:
    """But for fields that are left out on purpose, and numbers beyond what a layout tells apart."""
    seen: dict[tuple[int, bytes], str] = {}
    told_apart = 0
    for match in matches(name, 4, seed=2):
        code = Encoding(match.game, match.seats)
        for seat in walk(match):
            facts = match.view(seat)
            row = code.observation(facts)
            assert row.dtype == np.float32
            assert row.shape == (code.size,)
            assert np.abs(row).max() <= 1.0
            for key in NOT_NUMBERS:
                facts.pop(key, None)
            for key in ("id", "rule"):
                del facts["choice"][key]
            text = json.dumps(facts, sort_keys=True)
            if seen.setdefault((match.seats, row.tobytes()), text) != text:
                raise AssertionError(f"{text}\nand\n{seen[match.seats, row.tobytes()]}")
            told_apart += 1
    assert told_apart > 100


@pytest.mark.parametrize("name", GAMES)
def test_the_same_numbers_whatever_a_seat_cannot_know(name: str) -> None:
    """With everything hidden drawn anew, observation and mask stay the same to the bit."""
    compared = 0
    for match in matches(name, 2, seed=3):
        code = Encoding(match.game, match.seats)
        chance = SeededChance(4)
        for seat in walk(match):
            p = match.position
            sample = match.game.determinize(p, seat, chance)
            for position in (p, sample):
                facts = view(match.game, position, seat)
                legal = [code.index[text] for text in facts.get("options", [])]
                row = (code.observation(facts).tobytes(), code.mask(legal).tobytes())
                if position is p:
                    truth = row
            assert row == truth
            compared += 1
    assert compared > 50


@pytest.mark.parametrize("name", GAMES)
def test_the_layout_is_the_same_in_every_process(name: str) -> None:
    script = (
        "from tests.adapters.test_encoding import shape\n"
        "from whiteout.adapters.encoding import encoding\n"
        f"print(shape(encoding({name!r}, {SEATS})))"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "77", "PYTHONPATH": os.pathsep.join(sys.path)}
    run = [sys.executable, "-c", script]
    other = subprocess.run(run, check=True, capture_output=True, text=True, env=environment)
    assert other.stdout.strip() == shape(encoding(name, SEATS))


@pytest.mark.parametrize("name", GAMES)
def test_the_mask_names_what_the_seat_may_do(name: str) -> None:
    arena = random_arena(name, 5, steps=7)
    code = arena.rules.code
    found = arena.observe(arena.turn)
    legal = [code.alphabet[action].text for action in np.flatnonzero(found["action_mask"])]
    assert set(arena.view(arena.turn)["options"]) <= set(legal)
    other = (arena.turn + 1) % SEATS
    if other not in arena.position.asked:
        assert not arena.observe(other)["action_mask"].any()


def test_a_word_that_a_layout_does_not_know_is_an_error() -> None:
    with pytest.raises(OffTheLayout, match="'ice' is none of snow, fog"):
        One(["snow", "fog"]).write("ice", encoding(GAMES[0], SEATS).layout.write({}), 0)
    with pytest.raises(OffTheLayout, match="9 is not below 3"):
        Which(3).write(9, encoding(GAMES[0], SEATS).layout.write({}), 0)


def test_a_game_that_is_not_made_for_learners_is_refused() -> None:
    game = Frost()
    assert Encoding(game, 3).actions == 30
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Frost, "alphabet", lambda self: [])
        with pytest.raises(BadSetting, match="frost has no alphabet"):
            Encoding(game, 3)
