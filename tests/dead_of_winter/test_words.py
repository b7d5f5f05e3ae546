"""Everything that is said in a match of Dead of Winter reads well in every language."""

import re

import pytest
from tests.dead_of_winter.walks import NAMES, play, start, table_of

from whiteout.core.event import ABOVE, SPECTATOR
from whiteout.games.dead_of_winter.game import GAME
from whiteout.words import LANGUAGES, Words

LEFT = re.compile(r"[{}$]|None|\bTrue\b|\bFalse\b(?! Bottom)")
"""What no sentence should hold; one card is called False Bottom."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_matches_read_well(lang: str) -> None:
    words = Words(lang, GAME, strict=True)
    for number in range(12):
        match = play(number)
        for viewer in (*range(match.seats), SPECTATOR, ABOVE):
            for facts in match.history(viewer):
                sentence = words.event(facts, NAMES)
                assert sentence
                assert not re.search(r"[{}$]|None|\bTrue\b|\bFalse\b(?! Bottom)", sentence), (
                    sentence
                )
                assert not re.search(r"\b[a-z]+_[a-z_]+\b", sentence), sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_prompt_and_option_met_in_play_reads_well(lang: str) -> None:
    words = Words(lang, GAME, strict=True)
    points: set[str] = set()
    for number in range(12):
        done = play(number)
        match = start(number)
        for move in done.moves:
            p = match.position
            seat = move["seat"]
            choice = match.view(seat)["choice"]
            if choice["point"] not in points or choice["point"] in ("D04", "D46"):
                points.add(choice["point"])
                texts = [words.option(option, NAMES) for option in p.options(seat)]
                texts.append(words.prompt(choice, NAMES))
                assert all(texts)
                assert len(set(texts)) == len(texts), texts
            match.answer(seat, move["choice"], move["answer"])
        assert table_of(match).over
    assert len(points) > 40


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_family_has_words(lang: str) -> None:
    """Every id that a view, an event, a prompt or an option can name."""
    words = Words(lang, GAME, strict=True)
    for option in GAME.alphabet():
        assert words.option(option, NAMES)
    table = GAME.facts
    assert table is not None
    kinds = [fact.kind for fact in table.facts] + list(table.about.values())
    for event in table.events.values():
        kinds += [*event.public_kinds.values(), *event.secret_kinds.values()]
    while kinds:
        kind = kinds.pop()
        kinds += kind.inside().values()
        family = kind.type.partition(":")[2]
        for name in [*getattr(kind, "ids", []), *getattr(kind, "words", [])] if family else []:
            assert words.known(family, name), (family, name)
