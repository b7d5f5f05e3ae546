"""The text of a position of Stay Away!: at every stable point of a match it arranges the same
position again, and that has the same text."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any

import pytest
from tests.kit.position_text import check, names, walk
from tests.stay_away.files import play
from tests.stay_away.stage import Stage

from whiteout.core.scenario import lines_of
from whiteout.games.stay_away.game import GAME
from whiteout.games.stay_away.position import StayAwayPosition

MATCHES: list[tuple[int, dict[str, Any], int]] = [
    (4, {}, 1),
    (6, {}, 2),
    (9, {"after_move": "seat", "freed_exchanges": "off"}, 3),
    (12, {"quarantine_mode": "open_cards", "revenge": "on"}, 4),
    (5, {"thing_in_deck": "on", "infected_cap": "none", "superinfection": "on"}, 5),
]


@pytest.mark.parametrize("bot", ["random", "paranoid"])
@pytest.mark.parametrize(("seats", "options", "seed"), MATCHES)
def test_every_stable_point_has_a_text(
    seats: int, options: dict[str, Any], seed: int, bot: str
) -> None:
    found: Counter[str] = Counter()
    for p in islice(walk(GAME, seats, options, seed, bot), 160):
        assert isinstance(p, StayAwayPosition)
        has_text = check(GAME, p, options)
        found[p.choice.point(p) if p.choice is not None else "pause"] += has_text
        assert has_text or not p.stable or p.request, "a stable point"
    assert found["D-02"] > 5
    assert found["D-10"] > 5
    assert found["D-11"] > 5
    assert found["pause"] > 10


FIVE = "game: stay_away\nseats: A B C D E\n"


def test_a_text_to_the_last_card() -> None:
    lines = [
        "chairs: A C B D E",
        "direction counterclockwise",
        "door A C",
        "quarantine D 2",
        "thing B",
        "eliminated C",
        "infected D E",
        "last human eliminated",
        "hand A: axe missed whiskey scary analysis",
        "hand B: the_thing infected suspicious no_thanks",
        "hand D: infected resolute seduction flamethrower",
        "hand E: infected suspicious flamethrower im_comfortable",
        "deck only: no_barbecue suspicious",
        "active A",
        "turn 7",
        "step act",
    ]
    p = Stage("seats: A B C D E\ngiven\n" + "\n".join(lines)).position
    found = lines_of(GAME, p, names(5), {})
    assert found is not None
    assert [line for line in found if not line.startswith("discard:")] == lines


def test_how_the_turn_began() -> None:
    """A Quarantine laid this turn does not count it; one that was lifted may still bar the
    exchange (SA-OBS-06, SA-OBS-07)."""
    given = "given\n  quarantine A 3\n  thing B\n  step exchange\n"
    play(FIVE + given + "then\n  view spectator players.A.quarantine = 2\n")
    play(FIVE + given + "  began free\nthen\n  view spectator players.A.quarantine = 3\n")
    held = FIVE + "option freed_exchanges = off\ngiven\n  thing B\n  step exchange\n"
    play(held + "then\n  choice D-10 A\n")
    freed = "  began quarantined\nthen\n  spectator saw exchange_off reason=active_quarantined\n"
    play(held + freed)


def test_in_whose_chair_the_turn_began() -> None:
    given = "option after_move = seat\ngiven\n  thing B\n  chairs: C B A D E\n  step end\n"
    play(FIVE + given + "then\n  spectator saw turn_began player=D\n")
    play(FIVE + given + "  began at C\nthen\n  spectator saw turn_began player=B\n")


def test_a_loaded_reshuffle() -> None:
    given = "given\n  thing B\n  deck only:\n  discard: scary no_thanks\n"
    play(
        FIVE
        + given
        + "  reshuffle: no_thanks scary\nthen\n  A saw drew card=no_thanks\n"
        + "  view above deck.cards.0 = scary\n"
    )
