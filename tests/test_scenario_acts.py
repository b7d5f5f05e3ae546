"""What a scenario may do beside answering: leave, time out, stop at a stable point; and what it may
check: how often, drafts, choices that were taken by themselves.

In the texts below, `# here` marks the line that the refusal must name.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.kit.frost.game import Frost
from tests.kit.frost.position import FrostPosition
from tests.stay_away.files import assert_refused, play

from whiteout.core import scenario
from whiteout.core.chance import Chance
from whiteout.core.draft import DraftChoice
from whiteout.core.given import Given
from whiteout.core.option import BACK, Option
from whiteout.core.position import Position
from whiteout.core.refusal import BrokenScenario

TURN = """\
game: stay_away
seats: A B C D
given
  hand A: axe whiskey suspicious suspicious
  hand B: flamethrower resolute missed no_thanks
  hand D: the_thing ...
  deck: seduction im_comfortable
  active A
"""
EXCHANGE = "when\n  A discard axe\n  A offer whiskey\n"
STOPPED = "  A discard axe\n  A offer whiskey\n  B give missed until stable\n"


# -- leaving, timing out ---------------------------------------------------------------------------


def test_leaving() -> None:
    play(TURN + "when\n  C leaves\nthen\n  spectator saw eliminated player=C cause=left\n")
    assert_refused(
        TURN + "when\n  C leaves\n  C leaves  # here\n", "'leave' is not offered to seat 2"
    )
    play(TURN + "when\n  C leaves\nthen\n  C is refused leaves\n")


def test_timing_out_gives_the_automatic_answer() -> None:
    """A discards, offers and gives by chance, and declines (SA-DEC-02)."""
    text = TURN + "when\n  A times out\n  A times out\n  B times out\n"
    played = play(text + "then\n  choice D-02 B\n")
    verbs = [move["answer"].split()[0] for move in played.match.moves]
    assert verbs == ["discard", "offer", "give"]
    assert play(text).match.moves == played.match.moves


def test_whoever_is_not_asked_cannot_time_out() -> None:
    assert_refused(TURN + "when\n  B times out  # here\n", "seat 1 is not asked", "seat 0")
    play(TURN + "then\n  B is refused times out\n")


# -- stable points ---------------------------------------------------------------------------------


def test_a_stop_at_every_stable_point_of_a_turn() -> None:
    play(
        TURN
        + EXCHANGE
        + """\
  B give missed until stable
then
  stable
  choice none
  view spectator step = end
  D is offered: aside declare_victory
  A is offered exactly:
  spectator did not see turn_began
when
  until stable
then
  view spectator step = start
  spectator saw 1 times turn_began player=B
  spectator did not see drew
when
  go on
then
  choice D-02 B
  stable
  spectator saw 1 times drew player=B
"""
    )


def test_an_aside_at_a_stop() -> None:
    play(
        TURN
        + EXCHANGE
        + "  B give missed until stable\n  D aside declare_victory\n"
        + "then\n  ended declared_falsely A B C\n"
    )


def test_given_can_stop_before_the_draw() -> None:
    text = TURN + "  until stable\nthen\n  choice none\n  view spectator step = start\n"
    play(text + "  view A hand has 4\nwhen\n  go on\nthen\n  view A hand has 5\n  choice D-02 A\n")


def test_a_choice_can_be_a_stable_point() -> None:
    play(TURN + "when\n  A discard axe until stable\nthen\n  choice D-10 A\n  stable\n")
    play(TURN + EXCHANGE + "then\n  choice D-11 B\n  not stable\n")


@pytest.mark.parametrize(
    ("lines", "reason", "expected"),
    [
        ("  go on  # here\n", "the choice D-02 of A is open", "an answer"),
        ("  until stable  # here\n", "the choice D-02 of A is open", "until stable"),
        (
            "  A discard axe\n  A offer whiskey until stable  # here\n",
            "the choice D-11 of B is open before a stable point",
            "an answer",
        ),
        (
            STOPPED + "  B discard no_thanks  # here\n",
            "the match stands at a stable point",
            "go on",
        ),
        (
            STOPPED + "  B times out  # here\n",
            "the match stands at a stable point",
            "go on",
        ),
    ],
)
def test_stops_that_cannot_be(lines: str, reason: str, expected: str) -> None:
    assert_refused(TURN + "when\n" + lines, reason, expected)


def test_what_is_not_so_of_stable_points() -> None:
    assert_refused(TURN + "then\n  not stable  # here\n", "the match is stable")
    assert_refused(TURN + EXCHANGE + "then\n  stable  # here\n", "the match is not stable")


# -- how often -------------------------------------------------------------------------------------


def test_an_event_seen_so_many_times() -> None:
    done = TURN + "when\n  A discard axe\n  A offer whiskey\n  B give missed\nthen\n"
    play(done + "  spectator saw 1 times discarded player=A\n  spectator saw 0 times eliminated\n")
    play(done + "  A saw 1 time exchanged gave=whiskey\n  spectator saw 1 times turn_began\n")
    assert_refused(done + "  spectator saw 2 times discarded  # here\n", "1 times; seen: ")
    assert_refused(done + "  spectator saw 0 times discarded  # here\n", "1 times; seen: ")
    assert_refused(done + "  spectator saw many times discarded  # here\n", "cannot be checked")
    assert_refused(done + "  spectator saw 1 times drawn  # here\n", "there is no event 'drawn'")


# -- drafts, and choices taken by themselves -------------------------------------------------------

THROW = Option("throw")
HOLD = Option("hold")
AT = [Option("at", ("player",), (seat,), seat) for seat in range(5)]


class Throw(DraftChoice[FrostPosition]):
    """D-09: throw a snowball at somebody, or hold it. Whoever has been hit holds it."""

    POINT = "D-09"
    RULE = "FR-09"

    def run(self, p: FrostPosition) -> None:
        if self.seat == p.seats:
            p.finish()
        elif self.seat in p.standing:
            super().run(p)
        else:
            p.force("D-09", self.seat, HOLD)
            p.then(Throw(self.seat + 1))

    def parts(self, p: FrostPosition, seat: int, draft: list[Option]) -> list[Option]:
        return [AT[other] for other in p.standing if other != seat] if draft else [THROW, HOLD]

    def is_complete(self, p: FrostPosition, seat: int, draft: list[Option]) -> bool:
        return draft[-1:] == [HOLD] or len(draft) == 2

    def resolve_draft(self, p: FrostPosition, seat: int, draft: list[Option]) -> None:
        if draft[0] == THROW:
            p.standing.remove(draft[1].value)
        p.then(Throw(seat + 1))


class Snowball(Frost):
    """Frost with a draft, for the tests of this file."""

    def arrange(self, given: Given, options: dict[str, Any], chance: Chance) -> FrostPosition:
        p = FrostPosition(len(given.names), chance)
        p.history = []
        p.then(Throw(0))
        p.advance()
        return p

    def alphabet(self) -> list[Option]:
        return [THROW, HOLD, BACK, *AT]

    def default(self, p: Position, seat: int, chance: Chance) -> Option:
        return AT[(seat + 1) % p.seats] if p.draft(seat) else THROW


def snow(lines: str) -> None:
    """Play these lines among three."""
    scenario.run("game: frost\nseats: A B C\ngiven\n  snow\n" + lines, Snowball())


def test_a_draft_is_seen_and_taken_back() -> None:
    snow(
        "when\n  A throw\nthen\n  view A draft = throw\n  view B draft is absent\n"
        "  A is offered exactly: at B | at C | back\n  A is refused hold\n"
        "when\n  A back\nthen\n  view A draft is absent\n  choice D-09 A\n"
        "when\n  A hold\nthen\n  choice D-09 B\n"
    )


def test_a_draft_of_several_words() -> None:
    text = "when\n  A throw\nthen\n  view A draft = throw | at B  # here\n"
    with pytest.raises(BrokenScenario, match=r'line 8: draft is \["throw"\]'):
        snow(text)


def test_a_time_out_completes_a_draft() -> None:
    snow("when\n  A times out\nthen\n  view above standing = A C\n")
    snow("when\n  A throw\n  A times out\nthen\n  view above standing = A C\n")


def test_a_choice_that_was_taken_by_itself_is_named() -> None:
    text = "when\n  A throw\n  A at B\nthen\n  choice D-09 C\nwhen\n  B hold\n"
    taken = "the choice D-09 of B had one option and was taken by itself: hold"
    with pytest.raises(BrokenScenario, match=f"line 11: seat 1 is not asked; {taken}"):
        snow(text)
    with pytest.raises(BrokenScenario) as refused:
        snow("when\n  A hold\n  C hold\n")
    assert "by itself" not in refused.value.wrong
    with pytest.raises(BrokenScenario) as refused:
        snow("when\n  A throw\n  A at B\n  C throw\n  B hold\n")
    assert "by itself" not in refused.value.wrong, "it was taken before another answer"
