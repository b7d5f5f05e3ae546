"""Matches: the one way to change one, and every way it says no. A refusal changes nothing."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

from whiteout.core import refusal as refusals
from whiteout.core import scenario
from whiteout.core.event import ABOVE, SPECTATOR
from whiteout.core.match import LONGEST_ANSWER, Fair, Match, Seeded
from whiteout.core.record import record_of
from whiteout.core.refusal import (
    BadSetting,
    Malformed,
    MatchOver,
    NotOffered,
    Refusal,
    StaleChoice,
    WrongSeat,
)
from whiteout.core.view import encode
from whiteout.games.registry import find_game

GAME = find_game("stay_away")
SOURCES = [Seeded(7), Fair(bytes(range(32)), b"salt", ["a", "b", "c", "d"])]


def arranged(*lines: str) -> Match:
    """A match of A, B, C and D in which A is to act, at the choice that the lines describe."""
    given = "\n".join(["game: stay_away", "seats: A B C D", "given", "active A", *lines])
    return scenario.run(given, GAME).match


def at_step_2() -> Match:
    """A is The Thing and must play or discard."""
    return arranged("step act", "hand A: the_thing infected axe no_thanks flamethrower")


def everything(match: Match) -> list[str]:
    """All there is of a match: what anybody sees, what lies below, what chance holds in store."""
    p = match.position
    viewers = [*range(match.seats), SPECTATOR, ABOVE]
    found = [encode(match.view(viewer)) for viewer in viewers]
    found += [encode({"seen": match.history(viewer)}) for viewer in viewers]
    found += [encode({"moves": match.moves}), encode(record_of(match).header)]
    found += [repr(p.stack), repr(p.choice), repr((p.number, p.asked, p.answers, p.over, p.paused))]
    ahead = p.chance.clone()
    found += [str(ahead.word(purpose)) for purpose in ("deck", "suspicious", "reshuffle") * 3]
    return found


def refused(match: Match, deed: Callable[[], object], kind: type[Refusal]) -> Refusal:
    """The refusal of exactly this kind that the deed meets; the match is the same to the bit."""
    before = everything(match)
    with pytest.raises(Refusal) as caught:
        deed()
    assert type(caught.value) is kind
    assert everything(match) == before
    return caught.value


def answer(match: Match, text: object) -> Callable[[], None]:
    """An answer of the seat that is asked, to the choice that is open."""
    return lambda: match.answer(match.position.asked[0], match.position.number, text)


@pytest.fixture
def match() -> Match:
    return at_step_2()


# -- the checklist of an answer --------------------------------------------------------------------


def test_a_legal_answer_is_appended_and_applied(match: Match) -> None:
    before = everything(match)
    match.answer(0, 1, "discard axe")
    assert match.moves == [{"choice": 1, "seat": 0, "answer": "discard axe"}]
    assert everything(match) != before
    assert match.position.number == 2


@pytest.mark.parametrize("source", SOURCES, ids=["seeded", "fair"])
def test_a_refusal_draws_nothing_from_chance(source: Seeded | Fair) -> None:
    match = Match(GAME, 4, {}, source)
    refused(match, answer(match, "no such thing"), NotOffered)


@pytest.mark.rules("SA-DEC-01")
@pytest.mark.parametrize("seat", [4, 12, -1, -2, 2**70, True, False, None, "0", 0.0, [0]])
def test_there_is_no_such_seat(match: Match, seat: object) -> None:
    found = refused(match, lambda: match.answer(seat, 1, "discard axe"), WrongSeat)
    assert found.wrong == f"there is no seat {seat!r}"
    assert found.expected == "a seat from 0 to 3"
    refused(match, lambda: match.aside(seat, "leave"), WrongSeat)
    refused(match, lambda: match.claim(seat, {"claim": "trusts", "seat": 0}), WrongSeat)


@pytest.mark.rules("SA-DEC-01")
def test_only_the_seat_that_is_asked_may_answer(match: Match) -> None:
    found = refused(match, lambda: match.answer(1, 1, "discard axe"), WrongSeat)
    assert found.wrong == "seat 1 is not asked"
    assert found.expected == "an answer of seat 0"


@pytest.mark.rules("SA-PAN-12", "SA-FLOW-11")
def test_a_choice_of_all_takes_one_answer_of_each() -> None:
    match = arranged("deck: round_and_round")
    assert match.view(SPECTATOR)["choice"]["waiting"] == [0, 1, 2, 3]
    answer(match, match.view(0)["options"][0])()
    again = match.view(1)["options"][0]
    found = refused(match, lambda: match.answer(0, 1, again), WrongSeat)
    assert found.expected == "an answer of seat 1 or 2 or 3"


@pytest.mark.parametrize("choice", [0, 2, -1, 2**70])
def test_the_choice_is_not_open(match: Match, choice: int) -> None:
    found = refused(match, lambda: match.answer(0, choice, "discard axe"), StaleChoice)
    assert found.wrong == f"choice {choice} is not open"
    assert found.expected == "choice 1"


@pytest.mark.parametrize("choice", [True, None, "1", 1.0, [1], {}])
def test_the_choice_is_no_number(match: Match, choice: object) -> None:
    found = refused(match, lambda: match.answer(0, choice, "discard axe"), Malformed)
    assert found.wrong == f"{choice!r} is not the number of a choice"
    assert found.expected == "choice 1"


def test_a_double_click_does_not_act_twice(match: Match) -> None:
    match.answer(0, 1, "discard axe")
    found = refused(match, lambda: match.answer(0, 1, "discard axe"), StaleChoice)
    assert found.expected == "choice 2"


@pytest.mark.parametrize("text", [None, 5, True, b"discard axe", ["discard", "axe"], {}, "x" * 201])
def test_the_answer_is_no_short_text(match: Match, text: object) -> None:
    found = refused(match, answer(match, text), Malformed)
    assert found.wrong == "the answer is not a short text"
    assert found.expected == "the text of an option"
    refused(match, lambda: match.aside(0, text), Malformed)


def test_the_longest_answer_is_looked_at(match: Match) -> None:
    refused(match, answer(match, "x" * LONGEST_ANSWER), NotOffered)


@pytest.mark.parametrize(
    "text", ["", " ", "discard", "discard  axe", "Discard axe", "discard axe ", "discard 4", "\0"]
)
def test_an_answer_that_is_not_offered_is_told_what_is(match: Match, text: str) -> None:
    found = refused(match, answer(match, text), NotOffered)
    assert found.wrong == f"{text!r} is not offered to seat 0"
    assert found.expected.split(" or ") == match.view(0)["options"]


def test_a_refusal_tells_a_seat_only_its_own_options(match: Match) -> None:
    """What a bystander hears of an answer does not depend on the hand of the one asked."""
    other = arranged("step act", "hand A: the_thing infected axe resolute whiskey")
    assert other.view(0)["options"] != match.view(0)["options"]
    one = refused(match, lambda: match.answer(2, 1, "discard no_thanks"), WrongSeat)
    two = refused(other, lambda: other.answer(2, 1, "discard no_thanks"), WrongSeat)
    assert str(one) == str(two)


# -- the rule behind a refusal ---------------------------------------------------------------------

ACT = "step act"
EXCHANGE = "step exchange"
THING_B = "hand B: the_thing suspicious suspicious whiskey"

RULES: dict[str, tuple[list[str], str, str]] = {
    "The Thing stays": (
        [ACT, "hand A: the_thing resolute axe no_thanks flamethrower"],
        "discard the_thing",
        "SA-HAND-03",
    ),
    "The Thing is not given": (
        [EXCHANGE, "hand A: the_thing axe no_thanks flamethrower"],
        "offer the_thing",
        "SA-HAND-03",
    ),
    "the last Infected! is not discarded": (
        [ACT, "hand A: infected resolute axe no_thanks flamethrower", THING_B, "infected A"],
        "discard infected",
        "SA-HAND-04",
    ),
    "the last Infected! is not given, not even to The Thing": (
        [EXCHANGE, "hand A: infected axe no_thanks flamethrower", THING_B, "infected A"],
        "offer infected",
        "SA-HAND-04",
    ),
    "too many Infected! to discard anything else": (
        [ACT, "hand A: infected infected infected infected axe", THING_B],
        "discard axe",
        "SA-HAND-08",
    ),
    "too many Infected! to play": (
        [ACT, "hand A: infected infected infected infected resolute", THING_B],
        "play resolute",
        "SA-HAND-08",
    ),
    "contagion is not played": (
        [ACT, "hand A: infected resolute axe no_thanks flamethrower", THING_B],
        "play infected",
        "SA-PLAY-02",
    ),
    "defense is no action": (
        [ACT, "hand A: infected resolute axe no_thanks flamethrower", THING_B],
        "play no_thanks",
        "SA-PLAY-02",
    ),
    "an action is no exchange": (
        [EXCHANGE, "hand A: resolute axe no_thanks flamethrower", THING_B],
        "play flamethrower",
        "SA-PLAY-01",
    ),
    "nothing in reach of the Axe": (
        [ACT, "hand A: infected resolute axe no_thanks flamethrower", THING_B],
        "play axe",
        "SA-PLAY-03",
    ),
    "Humans give no Infected!": (
        [EXCHANGE, "hand A: infected axe no_thanks flamethrower", THING_B],
        "offer infected",
        "SA-INF-03",
    ),
}


@pytest.mark.rules(
    "SA-HAND-03",
    "SA-HAND-04",
    "SA-HAND-08",
    "SA-PLAY-01",
    "SA-PLAY-02",
    "SA-PLAY-03",
    "SA-INF-03",
)
@pytest.mark.parametrize("name", RULES)
def test_a_refusal_names_the_rule(name: str) -> None:
    lines, words, rule = RULES[name]
    match = arranged(*lines)
    found = refused(match, answer(match, words), NotOffered)
    assert found.rule == rule
    assert f"({rule}); expected: " in str(found)


@pytest.mark.rules("SA-PLAY-05")
def test_a_target_out_of_reach_names_the_rule(match: Match) -> None:
    match.answer(0, 1, "play flamethrower")
    found = refused(match, answer(match, "target 2"), NotOffered)
    assert (found.rule, found.expected) == ("SA-PLAY-05", "target 1 or target 3")


@pytest.mark.rules("SA-RESP-02")
def test_a_defense_that_does_not_fit_names_the_rule() -> None:
    match = arranged(
        ACT,
        "hand A: the_thing resolute axe suspicious flamethrower",
        "hand B: no_thanks missed whiskey resolute",
    )
    match.answer(0, 1, "play flamethrower")
    match.answer(0, 2, "target 1")
    found = refused(match, answer(match, "respond no_thanks"), NotOffered)
    assert (found.rule, found.expected) == ("SA-RESP-02", "decline")


# -- asides ----------------------------------------------------------------------------------------


@pytest.mark.rules("SA-END-05", "SA-END-08", "SA-DEC-04")
def test_only_the_thing_may_declare_and_only_at_a_stable_point(match: Match) -> None:
    found = refused(match, lambda: match.aside(1, "declare_victory"), NotOffered)
    assert (found.rule, found.expected) == ("SA-END-08", "leave")
    match.answer(0, 1, "play flamethrower")
    found = refused(match, lambda: match.aside(0, "declare_victory"), NotOffered)
    assert (found.rule, found.expected) == ("SA-END-05", "leave or request_declaration")


@pytest.mark.rules("SA-ELIM-05", "SA-ELIM-07")
def test_the_eliminated_do_nothing_any_more(match: Match) -> None:
    match.aside(2, "leave")
    found = refused(match, lambda: match.aside(2, "leave"), NotOffered)
    assert (found.rule, found.expected) == ("SA-ELIM-05", "nothing at this moment")
    refused(match, lambda: match.answer(2, match.position.number, "discard axe"), WrongSeat)


def test_an_option_is_no_aside_and_an_aside_no_option(match: Match) -> None:
    refused(match, lambda: match.aside(0, "discard axe"), NotOffered)
    refused(match, answer(match, "leave"), NotOffered)


# -- claims ----------------------------------------------------------------------------------------

CLAIMS: list[tuple[object, str, str]] = [
    (None, "no such claim: None", "claim: is or holds"),
    ("I am human", "no such claim", "claim: is"),
    ([], "no such claim", "claim: is"),
    ({}, "no such claim", "claim: is"),
    ({"claim": "swears"}, "no such claim", "or suspects"),
    ({"claim": ["is"]}, "no such claim", "or suspects"),
    ({"claim": None}, "no such claim", "or suspects"),
    ({"claim": "is", "seat": 1}, "claim is with ['claim', 'seat']", "claim and seat, role"),
    ({"claim": "trusts", "seat": 1, "card": "axe"}, "claim trusts with", "claim and seat"),
    ({"claim": "trusts", "seat": 1, 5: 5}, "claim trusts with", "claim and seat"),
    ({"claim": "trusts", "seat": 4}, "claim trusts: seat 4", "a seat from 0 to 3"),
    ({"claim": "trusts", "seat": -1}, "claim trusts: seat -1", "a seat from 0 to 3"),
    ({"claim": "trusts", "seat": True}, "claim trusts: seat True", "a seat from 0 to 3"),
    ({"claim": "trusts", "seat": "1"}, "claim trusts: seat '1'", "a seat from 0 to 3"),
    ({"claim": "is", "seat": 1, "role": "wolf"}, "claim is: role 'wolf'", "human or infected"),
    ({"claim": "is", "seat": 1, "role": 0}, "claim is: role 0", "human or infected"),
    ({"claim": "holds", "card": "gun"}, "claim holds: card 'gun'", "flamethrower or"),
    ({"claim": "holds", "card": ["axe"]}, "claim holds: card ['axe']", "flamethrower or"),
]


@pytest.mark.parametrize("case", CLAIMS, ids=lambda case: str(case[0])[:40])
def test_a_claim_must_have_the_form_of_one(match: Match, case: tuple[object, str, str]) -> None:
    facts, wrong, expected = case
    found = refused(match, lambda: match.claim(1, facts), Malformed)
    assert found.wrong.startswith(wrong)
    assert expected in found.expected


@pytest.mark.rules("SA-INFO-01", "SA-HAND-02")
def test_a_claim_may_be_a_lie_and_changes_nothing_but_the_talk(match: Match) -> None:
    views = [encode(match.view(viewer)) for viewer in (0, 1, 2, 3, SPECTATOR, ABOVE)]
    claim = {"claim": "is", "seat": 0, "role": "human"}
    match.claim(0, claim)
    assert views == [encode(match.view(viewer)) for viewer in (0, 1, 2, 3, SPECTATOR, ABOVE)]
    assert match.moves == [{"speaker": 0, **claim}]
    for viewer in (0, 1, SPECTATOR, ABOVE):
        assert match.history(viewer)[-1] == {"event": "claimed", "speaker": 0, **claim}


# -- before the start and after the end ------------------------------------------------------------


@pytest.mark.rules("SA-END-07", "SA-FLOW-12")
def test_a_match_that_is_over_takes_nothing_more(match: Match) -> None:
    match.aside(0, "declare_victory")
    assert match.outcome().reason == "declared_falsely"
    deeds: list[Callable[[], None]] = [
        lambda: match.answer(0, 1, "discard axe"),
        lambda: match.aside(1, "leave"),
        lambda: match.claim(1, {"claim": "trusts", "seat": 0}),
    ]
    for deed in deeds:
        found = refused(match, deed, MatchOver)
        assert (found.wrong, found.expected) == ("the match is over", "a new match")


def test_a_match_that_runs_has_no_outcome(match: Match) -> None:
    found = refused(match, match.outcome, StaleChoice)
    assert (found.wrong, found.expected) == ("the match is still running", "its end")


@pytest.mark.parametrize("seats", [-1, 0, 3, 13])
def test_a_number_of_seats_the_game_is_not_made_for(seats: int) -> None:
    with pytest.raises(BadSetting) as caught:
        Match(GAME, seats, {}, Seeded(1))
    assert caught.value.wrong == f"stay_away cannot be played by {seats}"
    assert caught.value.expected == "4 to 12 seats"


@pytest.mark.parametrize("names", [["A"], ["A", "B", "C", "D", "E"], []])
def test_a_name_for_every_seat(names: list[str]) -> None:
    with pytest.raises(BadSetting) as caught:
        Match(GAME, 4, {}, Seeded(1), names)
    assert caught.value.wrong == f"{len(names)} names for 4 seats"
    assert caught.value.expected == "a name for every seat"


SETTINGS: list[tuple[dict[str, Any], str, str]] = [
    ({"speed": 3}, "there is no option 'speed'", "turn_limit"),
    ({"turn_limit": -1}, "option turn_limit cannot be -1", "a whole number from 0"),
    ({"turn_limit": "many"}, "option turn_limit cannot be 'many'", "a whole number"),
    ({"turn_limit": True}, "option turn_limit cannot be True", "a whole number"),
    ({"promos": "maybe"}, "option promos cannot be 'maybe'", "on or off"),
    ({"missed_offer": "old"}, "option missed_offer cannot be 'old'", "fresh or locked"),
    ({"first_player": 4}, "option first_player cannot be 4", "a seat below 4"),
    ({"first_player": "me"}, "option first_player cannot be 'me'", "random or a seat"),
    ({"custom_deck": "axe"}, "option custom_deck cannot be 'axe'", "card up to 99: CARD=2,CARD=8"),
    (
        {"custom_deck": "axe=²"},
        "option custom_deck cannot be 'axe=²'",
        "card up to 99: CARD=2,CARD=8",
    ),
    ({"custom_deck": {"axe": 100}}, "option custom_deck cannot be", "up to 99"),
    ({"custom_deck": "axe=9"}, "custom_deck must hold exactly one the_thing", "the_thing=1"),
]


@pytest.mark.parametrize("case", SETTINGS, ids=lambda case: str(case[0]))
def test_an_option_that_cannot_be_had(case: tuple[dict[str, Any], str, str]) -> None:
    options, wrong, expected = case
    with pytest.raises(BadSetting) as caught:
        Match(GAME, 4, options, Seeded(1))
    assert caught.value.wrong == wrong or caught.value.wrong.startswith(wrong + " ")
    assert expected in caught.value.expected


# -- refusals themselves ---------------------------------------------------------------------------

KINDS = [
    kind for kind in vars(refusals).values() if isinstance(kind, type) and issubclass(kind, Refusal)
]


def test_every_kind_of_refusal_has_a_code_of_its_own() -> None:
    assert len(KINDS) == 9
    assert len({kind("wrong", "right").code for kind in KINDS}) == len(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_a_refusal_says_what_was_wrong_and_what_would_be_right(kind: type[Refusal]) -> None:
    found = kind("the door is barred", "a way around", "SA-OBS-10")
    assert str(found) == "the door is barred (SA-OBS-10); expected: a way around"
    assert str(kind("it is late", "a new day")) == "it is late; expected: a new day"
    copy = pickle.loads(pickle.dumps(found))
    assert type(copy) is kind
    assert (copy.wrong, copy.expected, copy.rule) == (found.wrong, found.expected, found.rule)
