"""Channels, silence, claims, clocks: specification 6.25, 7.2 and 8.4."""

from __future__ import annotations

import pytest
from tests.the_thing.scene import Scene

from whiteout.core.clock import DISCUSSION, TURN, WINDOW
from whiteout.core.refusal import NotOffered, WrongSeat
from whiteout.games.the_thing.game import GAME
from whiteout.games.the_thing.rules.asking import clock_of
from whiteout.games.the_thing.tables import CLOCK_OF

MEETING = """
    seats: Red Yellow Green Blue White
    given
      alien Blue
      place Green armory
      place Blue armory
      step encounters
"""


@pytest.mark.rules("TT-CON-11", "TT-CON-13", "TT-TLK-07", "TT-TLK-06")
def test_whoever_is_in_a_check_is_silent() -> None:
    scene = Scene(MEETING)
    p = scene.position
    for seat, rule in ((2, "TT-CON-13"), (3, "TT-CON-13"), (0, "")):
        assert GAME.silenced(p, seat) == rule
        assert GAME.silenced(p, seat, "faction") == rule
    with pytest.raises(WrongSeat, match="TT-CON-13"):
        scene.match.claim(2, {"claim": "trusts", "seat": 0})
    scene.match.claim(0, {"claim": "trusts", "seat": 2})
    scene.do("Green tokens_human", "Blue tokens_human", "Green confirm", "Blue confirm")
    assert GAME.silenced(p, 2) == ""


@pytest.mark.rules(
    "TT-TLK-04", "TT-TLK-05", "TT-TLK-08", "TT-TLK-11", "TT-ELI-04", "TT-ALN-08", "TT-INF-03"
)
def test_the_faction_and_the_dead_have_channels_of_their_own() -> None:
    scene = Scene("""
        seats: Red Yellow Green Blue White
        given
          alien Yellow
          revealed: White
          dead Green
          force 2
          step rec_room
    """)
    p = scene.position
    readers = {
        channel.id: [seat for seat in range(5) if GAME.reads(p, seat, channel.id)]
        for channel in GAME.channels()
    }
    assert readers == {"table": [0, 1, 2, 3, 4], "faction": [4], "dead": [2]}
    assert GAME.silenced(p, 2) == "TT-ELI-04"
    assert GAME.silenced(p, 2, "dead") == ""
    assert GAME.silenced(p, 4) == ""
    assert GAME.why_not_claim(p, 4, "is") == ""
    assert GAME.why_not_claim(p, 4, "trusts") == "TT-TLK-11"
    assert GAME.why_not_claim(p, 2, "is") == "TT-TLK-11"
    view = scene.view("Green")
    assert view["role"] == "human"
    assert not {"hand", "held", "given"} & set(view)
    assert not any("hand" in claim.key and claim.key != "handed_in" for claim in GAME.claims())


@pytest.mark.rules("TT-TLK-10")
def test_claims_are_counted_by_phase() -> None:
    scene = Scene("""
        seats: Red Yellow Green Blue
        option claims_per_phase = 2
        given
          step rec_room
    """)
    for _ in range(2):
        scene.match.claim(0, {"claim": "trusts", "seat": 1})
    with pytest.raises(NotOffered, match="TT-TLK-10"):
        scene.match.claim(0, {"claim": "trusts", "seat": 1})
    scene.match.claim(1, {"claim": "suspects", "seat": 0})


@pytest.mark.rules("TT-CLK-01", "TT-CLK-02", "TT-CLK-03", "TT-CLK-08")
def test_every_decision_has_its_clock() -> None:
    assert {clock.kind for clock in CLOCK_OF.values()} == {TURN, "answer", WINDOW, DISCUSSION}
    windows = [point for point, clock in CLOCK_OF.items() if clock.kind == WINDOW]
    assert windows == ["D15", "D17", "D18", "D20", "D21", "D32", "D37", "D38", "D39"]
    hidden, coop = (
        Scene(MEETING).position,
        Scene("""
        seats: Red
        given
          step moves
    """).position,
    )
    assert clock_of(hidden, "D21", 0).length(30) == 10
    assert clock_of(hidden, "D21", 0).length(0) == 0
    assert clock_of(hidden, "D21", 0).length(15) == 5
    assert clock_of(coop, "D21", 0).kind == "answer"
    assert clock_of(coop, "D21", 0).length(30) == 30
    assert clock_of(hidden, "D08", 1).span == clock_of(hidden, "D10", 1).span
    assert clock_of(hidden, "D33", 0).span == clock_of(hidden, "D34", 1).span


@pytest.mark.rules("TT-CLK-04", "TT-CLK-06", "TT-CLK-07", "TT-GEN-09")
def test_nobody_sees_who_has_answered_a_window() -> None:
    scene = Scene(MEETING)
    before = scene.view("Red")
    scene.do("Green tokens_human")
    assert scene.view("Red") == before
    assert scene.news("Red") == []
    assert scene.view("Green")["answered"] == "tokens_human"
    assert scene.view("spectator")["choice"]["waiting"] == [2, 3]


@pytest.mark.rules("TT-CLK-05", "TT-BON-07", "TT-GEN-16", "TT-GEN-15", "TT-GEN-08")
def test_an_absent_seat_gets_answers_that_do_nothing() -> None:
    scene = Scene(MEETING)
    scene.do("Green times out", "Blue times out", "Green times out", "Blue times out")
    assert scene.position.role[2] == 0
    moves = Scene("""
        seats: Red Yellow Green Blue
        given
          hand Yellow: sabotage repair
          step moves
    """)
    moves.do("Yellow times out", "Yellow times out")
    assert moves.view("spectator")["characters"][1]["place"] == "armory"
    assert moves.position.pile[-1] == 1
