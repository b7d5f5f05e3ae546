"""Specification §10: how a game ends and who wins, where a scenario file cannot say it."""

from __future__ import annotations

from itertools import product

import pytest
from tests.stay_away.stage import Stage, at_decision, played_at_random

from whiteout.core.match import Match, Seeded
from whiteout.core.refusal import MatchOver, Refusal
from whiteout.games.stay_away.game import GAME
from whiteout.games.stay_away.position import (
    HUMAN,
    INFECTED_ROLE,
    THING_ROLE,
    StayAwayPosition,
)
from whiteout.games.stay_away.rules.ending import SIDE_OF_END

# Everybody is one of: human alive or dead, infected alive or dead. A is The Thing.
FATES = ["human", "human dead", "infected", "infected dead"]
NAMES = "BCDE"


def fated(fates: tuple[str, ...], last: str, revenge: str = "off") -> Stage:
    """Five players, A of them The Thing; whoever `last` names was the last Human to disappear."""
    lines = []
    order = sorted(NAMES, key=lambda name: name == last)
    for name in order:
        fate = fates[NAMES.index(name)]
        if fate.startswith("infected"):
            lines.append(f"infected {name}")
        if fate.endswith("dead"):
            lines.append(f"eliminated {name}")
    text = "\n".join(lines)
    return Stage(
        f"""seats: A B C D E
option revenge = {revenge}
given
hand A: the_thing axe whiskey seduction resolute
{text}
active A
step act"""
    )


def winners_of_a_declaration(fates: tuple[str, ...], last: str) -> tuple[str, list[str]]:
    """The table of §10, read row by row."""
    humans = [name for name, fate in zip(NAMES, fates, strict=True) if fate == "human"]
    infected = [name for name, fate in zip(NAMES, fates, strict=True) if fate == "infected"]
    if humans:
        return "declared_falsely", humans
    if fates == ("infected",) * 4:
        return "declared_everybody_infected", ["A"]
    if fates[NAMES.index(last)] == "human dead":
        return "declared_last_human_eliminated", ["A", *infected]
    return "declared_last_human_infected", ["A", *(name for name in infected if name != last)]


@pytest.mark.rules("SA-END-02", "SA-END-03", "SA-END-04", "SA-END-06", "SA-END-07", "SA-INF-09")
@pytest.mark.parametrize("last", NAMES)
def test_winners_of_every_declaration(last: str) -> None:
    """All 256 fates of four players, and each of them as the last Human to disappear."""
    tried = 0
    for fates in product(FATES, repeat=4):
        if all(fate.endswith("dead") for fate in fates):
            continue  # The Thing alone has already won
        stage = fated(fates, last).do("A aside declare_victory")
        reason, winners = winners_of_a_declaration(fates, last)
        stage.check(f"ended {reason} {' '.join(winners)}")
        tried += 1
    assert tried == 256 - 16


@pytest.mark.rules("SA-END-01", "SA-END-10", "SA-END-11")
@pytest.mark.parametrize("revenge", ["off", "on"])
def test_winners_when_the_thing_is_eliminated(revenge: str) -> None:
    """Whoever lives; with `revenge` it goes on while both Humans and Infected are alive."""
    for fates in product(FATES, repeat=4):
        if all(fate.endswith("dead") for fate in fates):
            continue
        stage = fated(fates, "E", revenge).do("A aside leave")
        humans = [name for name, fate in zip(NAMES, fates, strict=True) if fate == "human"]
        if revenge == "on" and humans and "infected" in fates:
            assert not stage.position.over
        elif humans:
            stage.check(f"ended thing_eliminated {' '.join(humans)}")
        else:
            stage.check("ended thing_eliminated_no_human")


@pytest.mark.rules("SA-END-05", "SA-END-13", "D-01", "D-20")
def test_drivers_give_the_thing_the_word_at_every_stable_point_first() -> None:
    """Where answers are fetched one by one: start, D-02, first D-10 and end of every turn."""
    stage = Stage(
        """
        seats: A B C D
        given
          hand A: the_thing axe whiskey resolute
          hand B: suspicious suspicious resolute seduction
          hand C: change_places change_places seduction suspicious
          deck: flamethrower flamethrower
          active B
          step exchange
        """
    )
    p = stage.position
    p.pauses = True
    stable: list[tuple[str, str]] = []

    def note() -> None:
        if p.stable:
            point = p.choice.point(p) if p.choice else ""
            stable.append((p.step, point))
            assert GAME.aside_seats(p) == [0]
            assert "declare_victory" in stage.asides("A")
        else:
            assert GAME.aside_seats(p) == []
            assert "declare_victory" not in stage.asides("A")

    def go_on() -> None:
        assert p.paused
        assert p.choice is None
        p.advance()
        note()

    note()
    stage.do("B offer resolute")
    note()
    stage.do("C give seduction")
    note()
    go_on()
    go_on()
    stage.do("C discard flamethrower")
    note()
    assert stable == [
        ("exchange", "D-10"),
        ("end", ""),
        ("start", ""),
        ("act", "D-02"),
        ("exchange", "D-10"),
    ]
    assert stage.news("spectator") == [{"event": "discarded", "player": 2}]


@pytest.mark.rules("SA-END-05", "SA-END-13", "SA-ELIM-07")
def test_pauses_stay_when_a_bystander_leaves_and_end_with_the_active_player() -> None:
    stage = at_decision("D-10")
    stage.position.pauses = True
    stage.do("A offer axe", "B give missed")
    assert (stage.position.paused, stage.position.step) == (True, "end")
    stage.do("E aside leave")
    assert (stage.position.paused, stage.position.step) == (True, "end")
    stage.position.advance()
    assert (stage.position.paused, stage.position.step, stage.position.active) == (True, "start", 1)
    stage.do("B aside leave")
    assert (stage.position.paused, stage.position.step, stage.position.active) == (True, "end", 1)
    stage.position.advance()
    assert (stage.position.step, stage.position.active) == ("start", 2)


@pytest.mark.rules("SA-END-13", "SA-END-05")
def test_a_refused_declaration_is_unseen() -> None:
    stage = at_decision("D-08")
    seen = stage.everything()
    with pytest.raises(Refusal) as refused:
        stage.match.aside(8, "declare_victory")
    assert refused.value.rule == "SA-END-05"
    assert refused.value.expected == "leave or request_declaration"
    with pytest.raises(Refusal) as refused:
        stage.match.aside(3, "declare_victory")
    assert refused.value.rule == "SA-END-08"
    assert refused.value.expected == "leave"
    assert stage.everything() == seen
    assert len(stage.match.moves) == 2


@pytest.mark.rules("SA-END-13")
def test_a_request_is_carried_out_at_a_pause_too() -> None:
    stage = at_decision("D-11").do("I aside request_declaration")
    stage.position.pauses = True
    stage.do("B give missed")
    outcome = stage.match.outcome()
    assert outcome.facts() == {
        "reason": "declared_falsely",
        "side": "humans",
        "winners": [0, 1, 2, 3, 4, 5, 6, 7, 9],
    }
    assert stage.position.step == "end"
    assert not stage.position.stable


@pytest.mark.rules("SA-END-11", "SA-FLOW-12")
def test_nothing_can_be_done_after_the_end() -> None:
    stage = at_decision("D-02").do("I aside declare_victory")
    p = stage.position
    assert (p.over, p.choice, p.asked, p.stack) == (True, None, [], [])
    with pytest.raises(MatchOver):
        stage.match.answer(0, p.number, "discard axe")
    with pytest.raises(MatchOver):
        stage.match.aside(0, "leave")
    with pytest.raises(MatchOver):
        stage.match.claim(0, {"claim": "trusts", "seat": 1})
    p.advance()
    assert p.over


@pytest.mark.rules("SA-END-11")
def test_every_end_belongs_to_a_side() -> None:
    assert list(SIDE_OF_END) == GAME.ends
    assert set(SIDE_OF_END.values()) <= set(GAME.allegiances)
    assert SIDE_OF_END == {
        "thing_eliminated": "humans",
        "thing_eliminated_no_human": "nobody",
        "declared_last_human_eliminated": "the_thing",
        "declared_last_human_infected": "the_thing",
        "declared_everybody_infected": "the_thing",
        "declared_falsely": "humans",
        "thing_last_alive": "the_thing",
        "turn_limit": "nobody",
        "revenge_humans": "humans",
        "revenge_infected": "infected",
        "thing_never_came": "humans",
    }


@pytest.mark.rules("SA-INF-09", "SA-END-11")
def test_sides_in_reports() -> None:
    stage = at_decision("D-02")
    p = stage.position
    p.roles[3] = INFECTED_ROLE
    sides = [GAME.allegiance(p, seat) for seat in range(10)]
    assert sides == ["humans"] * 3 + ["the_thing"] + ["humans"] * 4 + ["the_thing", "humans"]


@pytest.mark.rules("SA-END-12")
@pytest.mark.parametrize("limit", [1, 2, 7])
def test_turn_limit_counts_whole_turns(limit: int) -> None:
    *_, (match, p) = played_at_random(8, 1, {"turn_limit": limit})
    assert p.over
    assert (p.turn, p.end_reason, p.winners) == (limit, "turn_limit", [])
    began = [event for event in match.history(-1) if event["event"] == "turn_began"]
    assert len(began) == limit


@pytest.mark.rules("SA-END-01", "SA-END-02", "SA-END-09", "SA-END-10", "SA-FLOW-12")
@pytest.mark.parametrize("revenge", ["off", "on"])
def test_no_match_goes_on_after_its_end(revenge: str) -> None:
    """Whole matches: as long as one runs, none of the end conditions holds."""
    ends = set()
    for seed in range(40):
        options = {"turn_limit": 120, "revenge": revenge}
        for _, p in played_at_random(4 + seed % 4, seed, options):
            if not p.over:
                check_running(p, revenge == "on")
        ends.add(p.end_reason)
    assert "thing_eliminated" in ends
    assert ("revenge_humans" in ends) == (revenge == "on")


def check_running(p: StayAwayPosition, revenge: bool) -> None:
    roles = {p.roles[seat] for seat in range(p.seats) if p.alive[seat]}
    assert p.living == sum(p.alive) > 1
    assert THING_ROLE in roles or (revenge and roles == {HUMAN, INFECTED_ROLE})
    assert (p.end_reason, p.winners) == ("", [])


@pytest.mark.rules("SA-END-08", "SA-END-13")
def test_before_the_thing_has_come_nobody_has_the_word() -> None:
    """With `thing_in_deck`: no declaration, no request, no seat asked at stable points."""
    match = Match(GAME, 5, {"thing_in_deck": "on", "seating": "given"}, Seeded(2))
    p = match.position
    assert isinstance(p, StayAwayPosition)
    assert p.thing == -1
    assert set(p.roles) == {HUMAN}
    assert p.stable
    assert GAME.aside_seats(p) == []
    for seat in range(5):
        assert [option.text for option in GAME.asides(p, seat)] == ["leave"]
