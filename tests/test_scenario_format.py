"""The scenario format: what a file may say, and how a broken one is refused.

In the texts below, `# here` marks the line that the refusal must name. The `given` lines of Stay
Away! are tested in stay_away/test_arrange.py.
"""

from __future__ import annotations

from textwrap import dedent

import pytest
from tests.stay_away.files import assert_refused, play

from whiteout.core import scenario
from whiteout.core.event import SPECTATOR

HEADER = """\
scenario: A test
game: stay_away
seats: A B C D E
"""

TURN = """\
scenario: A plain turn
game: stay_away
seats: A B C D
given
  hand A: axe whiskey suspicious suspicious
  hand B: flamethrower resolute missed no_thanks
  hand D: the_thing ...
  deck: seduction im_comfortable
  active A
"""


# -- the file ------------------------------------------------------------------------------------


def test_comments_and_blank_lines_say_nothing() -> None:
    read = scenario.parse(
        dedent(
            """
            # A comment of its own.
            scenario: A title   # and one behind a line
            game: stay_away
            seats: A B C D
            rules: SA-FLOW-01 SA-FLOW-02
            rules: SA-FLOW-03
            seed: 7
            option turn_limit = 9

            given   # what lies on the table
              # nothing in particular

              active B
            """
        )
    )
    assert read.title == "A title"
    assert read.game == "stay_away"
    assert read.names == ["A", "B", "C", "D"]
    assert read.rules == ["SA-FLOW-01", "SA-FLOW-02", "SA-FLOW-03"]
    assert read.seed == 7
    assert read.options == {"turn_limit": "9"}
    assert [(line.number, line.text()) for line in read.given] == [(14, "active B")]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("game: stay_away\nseat: A B C D  # here\n", "'seat: A B C D' is no header"),
        ("game: stay away  # here\nseats: A B C D\n", "is no header"),
        ("game: stay_away\nseats:  # here\n", "is no header"),
        ("game: stay_away\nseats: A B C D\nseed: six  # here\n", "is no header"),
        ("game: stay_away\nseats: A B C D\noption turn_limit 9  # here\n", "is no header"),
        ("A discard axe  # here\n", "is no header"),
        ("game: stay_away\nseats: A B C D\ngame: frost  # here\n", "game: stands in line 1 too"),
        (
            "game: stay_away\nseats: A B C D\noption promos = on\noption promos = off  # here\n",
            "option promos stands in line 3 too",
        ),
        ("seats: A B C D  # here\n", "the header has no game:"),
        ("game: stay_away  # here\n", "the header has no seats:"),
        ("# here: an empty file\n", "the header has no game:"),
        ("game: stay_away\nseats: A B C B  # here\n", "two seats are called B"),
        ("game: stay_away\nseats: A B C above  # here\n", "'above' cannot name a seat"),
        ("game: stay_away\nseats: A B C 4  # here\n", "'4' cannot name a seat"),
        ("game: stay_away\nseats: A B C D.E  # here\n", "'D.E' cannot name a seat"),
        ("game: stay_away\nseats: A B C axe  # here\n", "'axe' cannot name a seat"),
        ("game: stay_away\nseats: A B human D  # here\n", "'human' cannot name a seat"),
        (HEADER + "given\nwhen\ngiven  # here\n", "given stands once, before all when and then"),
        (HEADER + "given\ngiven  # here\n", "given stands once, before all when and then"),
    ],
)
def test_broken_headers(text: str, reason: str) -> None:
    assert_refused(text, reason)


@pytest.mark.parametrize(
    ("text", "reason", "expected"),
    [
        ("game: stay_away\nseats: A B C  # here\n", "cannot be played by 3", "4 to 12 seats"),
        (HEADER + "option turns = 3  # here\n", "there is no option 'turns'", "turn_limit"),
        (HEADER + "option promos = yes  # here\n", "promos cannot be 'yes'", "on or off"),
        (HEADER + "option first_player = 5  # here\n", "first_player cannot be 5", "below 5"),
        (
            HEADER
            + "option promos = on\noption custom_deck = axe=2  # here\noption revenge = on\n",
            "custom_deck must hold exactly one the_thing",
            "the_thing=1",
        ),
    ],
)
def test_settings_that_cannot_be_had(text: str, reason: str, expected: str) -> None:
    assert_refused(text, reason, expected)


def test_options_and_seed_are_those_of_the_match() -> None:
    text = HEADER + "option promos = on\nseed: {}\ngiven\n  active C\n"
    player = play(text.format(3))
    assert player.match.options == {"promos": "on"}
    cards = player.match.view(-2)["deck"]["cards"]
    assert cards == play(text.format(3)).match.view(-2)["deck"]["cards"]
    assert cards != play(text.format(4)).match.view(-2)["deck"]["cards"]


# -- given ---------------------------------------------------------------------------------------


def test_a_new_match_is_set_up_by_its_game() -> None:
    player = play(HEADER + "seed: 5\noption first_player = 3\ngiven\n  new match\n")
    (dealt,) = [e for e in player.match.history(SPECTATOR) if e["event"] == "dealt"]
    assert (dealt["first"], dealt["deck"]) == (3, 21)


def test_a_new_match_takes_no_other_lines() -> None:
    assert_refused(HEADER + "given\n  active A\n  new match  # here\n", "set up by its game")


# -- when ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "reason", "expected"),
    [
        ("when\n  F discard axe  # here\n", "there is no seat 'F'", "A or B or C or D"),
        ("when\n  A  # here\n", "nothing is done", "a seat and its answer"),
        ("when\n  A discard missed  # here\n", "'discard missed' is not offered", "discard axe"),
        ("when\n  A play axe  # here\n", "not offered to seat 0 (SA-PLAY-03)", "play whiskey"),
        ("when\n  B discard missed  # here\n", "seat 1 is not asked", "seat 0"),
        ("when\n  spectator discard axe  # here\n", "there is no seat -1", "from 0 to 3"),
        ("when\n  A discard axe\n  A discard whiskey  # here\n", "is not offered", "offer whiskey"),
        ("when\n  A aside declare_victory  # here\n", "(SA-END-08)", "leave"),
        ("when\n  A claims nothing  # here\n", "no such claim", "is or holds"),
        ("when\n  A claims is B  # here\n", "no such claim", "is or holds"),
        ("when\n  A claims is B mayor  # here\n", "claim is: role 'mayor'", "human or infected"),
        ("when\n  A claims trusts F  # here\n", "claim trusts: seat 'F'", "from 0 to 3"),
    ],
)
def test_what_cannot_be_done(lines: str, reason: str, expected: str) -> None:
    assert_refused(TURN + lines, reason, expected)


def test_several_sections() -> None:
    """When and then may alternate; events count from the last `when` on, and before the first
    from the beginning."""
    play(
        TURN
        + """\
then
  spectator saw turn_began player=A
  A saw drew card=seduction
when
  A discard axe
then
  spectator saw discarded player=A
  spectator did not see turn_began
when
  A offer whiskey
when
  B give missed
then
  spectator saw exchanged player=A partner=B
  spectator saw turn_began player=B
  spectator did not see offered
  spectator did not see discarded
"""
    )


def test_asides_and_claims_are_lines_of_when() -> None:
    play(
        TURN
        + """\
when
  C claims is A the_thing
  C aside leave
then
  spectator saw claimed speaker=C claim=is seat=A role=the_thing
  spectator saw eliminated player=C cause=left
"""
    )


# -- then ----------------------------------------------------------------------------------------

HOLDS = [
    "view A hand = axe suspicious suspicious whiskey seduction",
    "view A choice.about.card is absent",
    "view B hand has 4",
    "view A hand has 2 of suspicious",
    "view A hand has 0 of missed",
    "view spectator played =",
    "view spectator active = A",
    "view spectator over = false",
    "view spectator deck.back = stay_away",
    "view spectator choice.point = D-02",
    "view spectator choice.waiting = A",
    "view B players.A.hand is absent",
    "view above players.3.role = the_thing",
    "choice D-02 A",
    "A saw drew player=A card=seduction cause=turn",
    "B did not see drew card=seduction",
    "spectator saw in order: turn_began turn=1 | drew passed_over=0",
    "A is offered: discard axe | aside leave",
    (
        "A is offered exactly: discard axe | discard whiskey | play whiskey | discard suspicious"
        " | play suspicious | discard seduction | play seduction"
    ),
    "A is not offered: play axe | aside declare_victory",
    "B is offered exactly:",
    "A is refused play axe (SA-PLAY-03)",
    "A is refused play axe",
    "A is refused aside declare_victory (SA-END-08)",
    "A is refused claims is B mayor",
    "B is refused discard missed",
]


@pytest.mark.parametrize("line", HOLDS)
def test_what_holds(line: str) -> None:
    play(TURN + f"then\n  {line}\n")


FAILS = [
    ("view A hand = axe suspicious whiskey suspicious seduction", "hand is ["),
    ("view A hand = axe", "hand is ["),
    ("view A hand has 4", "hand is ["),
    ("view A hand has 1 of suspicious", "hand is ["),
    ("view spectator active = B", "active is 0"),
    ("view spectator active = A B", "active is 0"),
    ("view spectator deck.back = panic", 'deck.back is "stay_away"'),
    ("view spectator hand = axe", "the view has no hand"),
    ("view spectator players.9.seat = 9", "the view has no players.9.seat"),
    ("view A hand is absent", "hand is ["),
    ("view F hand is absent", "there is no seat 'F'"),
    ("choice D-10 A", "the open choice is D-02 A"),
    ("choice D-02 B", "the open choice is D-02 A"),
    ("choice none", "the open choice is D-02 A"),
    ("ended turn_limit", "the match has not ended"),
    ("A saw drew card=axe", "seen: "),
    ("B saw drew card=seduction", "seen: "),
    ("spectator saw discarded", "seen: "),
    ("A did not see drew", "seen: "),
    ("spectator saw in order: drew | turn_began", "no 'turn_began' in its place"),
    ("spectator saw in order: turn_began | drew | drew", "no 'drew' in its place"),
    ("A is offered: play axe", "offered: "),
    ("A is offered exactly: discard axe", "offered: "),
    ("A is offered exactly:", "offered: "),
    ("A is not offered: discard axe", "offered: "),
    ("A is not offered: play axe | aside leave", "offered: "),
    ("A is refused discard axe", "it was not refused"),
    ("A is refused play axe (SA-PLAY-05)", "refused by SA-PLAY-03"),
    ("B is refused discard missed (SA-HAND-03)", "refused by SA-DEC-01"),
]


@pytest.mark.parametrize(("line", "reason"), FAILS)
def test_what_does_not_hold(line: str, reason: str) -> None:
    """The refusal repeats the line as what was expected."""
    above = "then\n  choice D-02 A\n  view spectator turn = 1\n"
    expected = "" if "seat 'F'" in reason else line
    assert_refused(TURN + above + f"  {line}  # here\n", reason, expected)


SENSELESS = [
    ("A holds axe", "cannot be checked"),
    ("view A", "cannot be checked"),
    ("view A hand axe", "cannot be checked"),
    ("view A hand is present", "cannot be checked"),
    ("view A hand has many", "cannot be checked"),
    ("view A hand has 2 of", "cannot be checked"),
    ("view spectator active has 1", "cannot be checked"),
    ("A is happy", "cannot be checked"),
    ("A is refused", "cannot be checked"),
    ("A is offered:", "cannot be checked"),
    ("A is not offered:", "cannot be checked"),
    ("A is offered exactly", "cannot be checked"),
    ("A saw dealing", "there is no event 'dealing'"),
    ("A did not see dealing", "there is no event 'dealing'"),
    ("A did not see drew face=axe", "drew has no field 'face=axe'"),
    ("A did not see drew card", "drew has no field 'card'"),
    ("A saw in order: drew | | drew", "an event is missing"),
    ("view B players.A.cardz is absent", "no view has a field players.cardz"),
    ("view B disacrd_pile is absent", "no view has a field disacrd_pile"),
]


@pytest.mark.parametrize(("line", "reason"), SENSELESS)
def test_what_could_never_fail_or_hold(line: str, reason: str) -> None:
    assert_refused(TURN + f"then\n  {line}  # here\n", reason)


def test_the_end() -> None:
    burned = TURN.replace("hand A: axe", "hand A: flamethrower").replace("active A", "thing D")
    burned += "when\n  A play flamethrower\n  A target D\n  D decline\nthen\n"
    play(burned + "  ended thing_eliminated A B C\n  choice none\n  A is refused offer whiskey\n")
    assert_refused(
        burned + "  ended thing_eliminated A B  # here\n", "it ended with thing_eliminated A B C"
    )


def test_the_first_line_that_does_not_hold_is_named() -> None:
    text = TURN + "then\n  choice D-02 A\n  choice D-03 A  # here\nwhen\n  A nonsense\n"
    assert_refused(text, "the open choice is D-02 A")


def test_texts_of_several_words() -> None:
    deck = TURN.replace("deck: seduction", "deck: round_and_round")
    chosen = deck + "when\n  A pass_on axe\nthen\n"
    play(chosen + '  view A chosen = pass_on axe\n  view A chosen = "pass_on axe"\n')
    assert_refused(chosen + "  view A chosen = pass_on whiskey  # here\n", 'is "pass_on axe"')


def test_a_list_of_one_in_an_event() -> None:
    shown = TURN.replace("hand A: axe", "hand A: suspicious") + "when\n  A play suspicious\n"
    shown += "  A target B\nthen\n  spectator saw glimpsed player=A target=B\n"
    play(shown)
    between = TURN.replace("seats: A B C D", "seats: A B C D E F G")
    between = between.replace("deck: seduction", "deck: between_us").replace("hand D", "hand G")
    play(between + "when\n  A target B\nthen\n  spectator saw showed_hand player=A to=B,\n")
    assert_refused(
        between + "when\n  A target B\nthen\n  spectator saw showed_hand to=B  # here\n", "seen: "
    )
